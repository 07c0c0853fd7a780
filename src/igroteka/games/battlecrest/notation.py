"""Battlecrest positions as a few words.

    heroes: akhena mutiny; cells: c3 d3; companions: - e3; locations: hollow_oak* crooked_well; wounds: 0 2;
    hurt: 2; spent1: staff canopy; other1: shield; turn: 1; done: activate; stars: hero hollow_oak

Heroes are numbered from 1 in turn order. `cells` and `companions` have one word for each hero: a cell, `-` for nobody
in play, `c3>` for a warrior on its way, who stands nowhere yet. `locations` go in reading order, a star marks the
other face; those not named follow in printed order. `wounds` are all a hero has taken; `hurt` lists the heroes whose
companion is wounded, `sheets` those whose hero card shows its other face; `spentN` and `otherN` list the activated
cards of hero N and those on their other face. `turn` is the hero whose turn it is, `first` the one who began; `done`
are the actions of this turn, `stars` the star abilities used in it, with a star those of other faces; `round` counts
turns (0: warriors are being placed), `quiet` those begun since the last wound; `quiet_end: off` leaves out the house
rule for quiet games. What is not named is as at the start.
"""

from typing import Any, Final

from igroteka.core.errors import BadPosition
from igroteka.core.game import Game
from igroteka.core.notation import EMPTY, check_keys, listed, number
from igroteka.core.rng import seeded
from igroteka.games.battlecrest.cards.layout import cell_name, cell_of
from igroteka.games.battlecrest.options import STAR_COMPANION, STAR_HERO, STAR_PLACE, star_bit
from igroteka.games.battlecrest.rules import TURN, place_the_rest
from igroteka.games.battlecrest.setup import blank
from igroteka.games.battlecrest.state import ACTION_BITS, Battlecrest

_KEYS: Final = [
    "heroes", "battlefield", "seats", "cells", "companions", "locations", "wounds", "hurt", "sheets",
    *[f"{word}{n}" for n in range(1, 5) for word in ("spent", "other")],
    "turn", "first", "done", "stars", "round", "quiet", "quiet_end",
]  # fmt: skip
_ON_ITS_WAY: Final = ">"


# --- from words ----------------------------------------------------------------------------------------------------


def build(game: Game[Battlecrest], words: dict[str, Any]) -> Battlecrest:
    """A position from words, run to its first decision.

    >>> from igroteka.games import find
    >>> find("battlecrest").position("heroes: akhena mutiny; cells: c3 d3; companions: - e6").decisions[0].kind
    'action'
    """
    check_keys(words, _KEYS)
    state = _empty_table(game, words)
    _lay_locations(state, listed(words.get("locations", [])))
    _place(state, words, "cells", 0)
    _place(state, words, "companions", state.plan.heroes)
    _wound(state, words)
    _turn_cards(state, words)
    _set_turn(state, words)
    if state.outcome is None:
        state.push(TURN, state.plan.controller[state.active])
        if state.turn == 0:
            place_the_rest(state)
        state.advance()
    return state


def _wrong(word: str, value: str) -> BadPosition:
    return BadPosition("bad-position-value", word=word, value=value)


def _empty_table(game: Game[Battlecrest], words: dict[str, Any]) -> Battlecrest:
    """The table for these heroes, battlefield and seats."""
    heroes = listed(words.get("heroes", []))
    settings: dict[str, Any] = {f"hero{n}": hero for n, hero in enumerate(heroes, 1)}
    field = listed(words.get("battlefield", []))
    if field:
        settings["battlefield"] = field[0]
    house_rule = " ".join(listed(words.get("quiet_end", "on")))
    if house_rule not in ("on", "off"):
        raise _wrong("quiet_end", house_rule)
    settings["quiet_end"] = house_rule == "on"
    if len(heroes) not in (0, 2, 4):
        raise _wrong("heroes", " ".join(heroes))
    seats = number(words, "seats", len(heroes) or 2, 2, 4)
    if heroes and len(heroes) != (2 if seats == 2 else 4):
        raise _wrong("seats", str(seats))
    return blank(game, game.check(settings, seats), seats, seeded(0))


def _lay_locations(state: Battlecrest, words: list[str]) -> None:
    known = [location.ident for location in state.plan.battlefield.pack.locations]
    order: list[int] = []
    for slot, word in enumerate(words):
        name = word.rstrip("*")
        if name not in known or known.index(name) in order:
            raise _wrong("locations", word)
        order.append(known.index(name))
        state.turned[slot] = 1 if word.endswith("*") else 0
    state.where = tuple(order + [place for place in range(len(known)) if place not in order])


def _place(state: Battlecrest, words: dict[str, Any], key: str, first: int) -> None:
    """One warrior of each hero; the warriors are numbered from `first`."""
    given = listed(words.get(key, []))
    if given and len(given) != state.plan.heroes:
        raise _wrong(key, " ".join(given))
    for hero, word in enumerate(given):
        if word == EMPTY:
            continue
        cell = cell_of(word.rstrip(_ON_ITS_WAY))
        stands = not word.endswith(_ON_ITS_WAY)
        exists = first == 0 or state.plan.kinds[hero].has_companion
        if cell < 0 or not exists or not state.plan.layout.open[cell] or (stands and state.who[cell] >= 0):
            raise _wrong(key, word)
        state.cell[first + hero] = cell
        if stands:
            state.who[cell] = first + hero


def _wound(state: Battlecrest, words: dict[str, Any]) -> None:
    heroes = state.plan.heroes
    for hero, word in enumerate(listed(words.get("wounds", []))):
        if hero >= heroes or not word.isdecimal() or int(word) >= 100 or (word != "0" and state.cell[hero] < 0):
            raise _wrong("wounds", word)
        state.wound(hero, int(word))
    for word in listed(words.get("hurt", [])):
        state.hurt[heroes + _hero(state, word, "hurt")] = 1


def _turn_cards(state: Battlecrest, words: dict[str, Any]) -> None:
    for word in listed(words.get("sheets", [])):
        state.sheet[_hero(state, word, "sheets")] = 1
    for hero in range(state.plan.heroes):
        for card in _cards(state, hero, words.get(f"spent{hero + 1}", [])):
            state.ready[card] = 0
        for card in _cards(state, hero, words.get(f"other{hero + 1}", [])):
            state.side[card] = 1


def _set_turn(state: Battlecrest, words: dict[str, Any]) -> None:
    """Whose turn it is and what was done in it."""
    state.active = state.first = _hero(state, " ".join(listed(words.get("turn", "1"))), "turn")
    if "first" in words:
        state.first = _hero(state, " ".join(listed(words["first"])), "first")
    for word in listed(words.get("done", [])):
        if word not in ACTION_BITS:
            raise _wrong("done", word)
        state.used |= ACTION_BITS[word]
    stars = _star_bits(state)
    for word in listed(words.get("stars", [])):
        if word not in stars:
            raise _wrong("stars", word)
        state.stars |= stars[word]
    placed = [hero for hero in range(state.plan.heroes) if state.cell[hero] >= 0]
    state.turn = number(words, "round", 1 if placed else 0, 0, 999)
    state.quiet = number(words, "quiet", min(state.turn, 1), 0, 999)
    if placed not in _may_stand(state):
        raise _wrong("cells", " ".join(listed(words.get("cells", []))))


def _may_stand(state: Battlecrest) -> list[list[int]]:
    """The heroes on the field: all, or while they are placed nobody, the first team, or in a team game all."""
    everybody = list(range(state.plan.heroes))
    if state.turn > 0:
        return [everybody]
    if state.plan.heroes == 2:
        return [[]]
    return [[], [hero for hero in everybody if (hero ^ state.first) & 1 == 0], everybody]


def _star_bits(state: Battlecrest) -> dict[str, int]:
    """The words of star abilities and their bits; a star marks the ability of the other face."""
    locations = state.plan.battlefield.pack.locations
    options = {locations[place].ident: STAR_PLACE + slot for slot, place in enumerate(state.where)}
    options |= {"hero": STAR_HERO, "companion": STAR_COMPANION}
    return {word + "*" * face: 1 << star_bit(option, face) for word, option in options.items() for face in (0, 1)}


def _hero(state: Battlecrest, word: str, key: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= state.plan.heroes:
        raise _wrong(key, word)
    return int(word) - 1


def _cards(state: Battlecrest, hero: int, words: Any) -> list[int]:
    known = [action.ident for action in state.plan.kinds[hero].pack.actions]
    found: list[int] = []
    for word in listed(words):
        if word not in known:
            raise BadPosition("unknown-card", card=word)
        found.append(state.plan.first_card[hero] + known.index(word))
    return found


# --- and back ------------------------------------------------------------------------------------------------------


def describe(state: Battlecrest) -> dict[str, list[str]]:
    """The words of a position; `build` is the inverse before each action and while warriors are placed."""
    plan = state.plan
    heroes = range(plan.heroes)
    locations = [plan.battlefield.pack.locations[place].ident for place in state.where]
    words: dict[str, list[str]] = {
        "heroes": [kind.pack.ident for kind in plan.kinds],
        "battlefield": [plan.battlefield.pack.ident],
        "seats": [str(state.seats)],
        "cells": [_cell_word(state, hero) for hero in heroes],
        "companions": [_cell_word(state, hero + plan.heroes) for hero in heroes],
        "locations": [name + "*" * turned for name, turned in zip(locations, state.turned, strict=True)],
        "wounds": [str(kind.health() - state.wounds_left(hero)) for hero, kind in enumerate(plan.kinds)],
        "hurt": [str(hero + 1) for hero in heroes if state.hurt[hero + plan.heroes]],
        "sheets": [str(hero + 1) for hero in heroes if state.sheet[hero]],
    }
    for hero in heroes:
        names = [action.ident for action in plan.kinds[hero].pack.actions]
        cards = list(zip(names, state.cards(hero), strict=True))
        words[f"spent{hero + 1}"] = [name for name, card in cards if not state.ready[card]]
        words[f"other{hero + 1}"] = [name for name, card in cards if state.side[card]]
    words["turn"] = [str(state.active + 1)]
    words["first"] = [str(state.first + 1)]
    words["done"] = [name for name, bit in ACTION_BITS.items() if state.used & bit]
    words["stars"] = [name for name, bit in _star_bits(state).items() if state.stars & bit]
    words["round"] = [str(state.turn)]
    words["quiet"] = [str(state.quiet)]
    words["quiet_end"] = ["on" if state.stops else "off"]
    return words


def _cell_word(state: Battlecrest, warrior: int) -> str:
    cell = state.cell[warrior]
    if cell < 0:
        return EMPTY
    return cell_name(cell) + ("" if state.who[cell] == warrior else _ON_ITS_WAY)
