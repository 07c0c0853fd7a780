"""Battlecrest positions as a few words.

    heroes: akhena mutiny; cells: c3 d3; companions: - e3; locations: hollow_oak* crooked_well; wounds: 0 2;
    hurt: 2; spent1: staff canopy; other1: shield; turn: 1; done: move

Heroes are numbered from 1 in turn order; `companions` has one word for each hero, `-` where there is none in play;
`locations` go in reading order, a star marks the other face; `wounds` are all a hero has taken; `hurt` lists the
heroes whose companion is wounded; `spentN` and `otherN` list the activated cards of hero N and those on their other
face; `done` the actions of this turn.
"""

from typing import Any, Final

from igroteka.core.errors import BadPosition
from igroteka.core.notation import write_words
from igroteka.games.battlecrest.field import cell_name, cell_of
from igroteka.games.battlecrest.rules import TURN, put
from igroteka.games.battlecrest.state import DID_ACTIVATE, DID_MOVE, DID_PRIME, DID_REFOCUS, Battlecrest

_DONE: Final = {"activate": DID_ACTIVATE, "prime": DID_PRIME, "refocus": DID_REFOCUS, "move": DID_MOVE}
_KEYS: Final = (
    "heroes", "battlefield", "seats", "cells", "companions", "locations", "wounds", "hurt", "turn", "done", "round",
    "quiet", *(f"{word}{n}" for word in ("spent", "other") for n in range(1, 5)), "sheets",
)  # fmt: skip


def setting_words(words: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """Settings and seats a position is for."""
    for key in words:
        if key not in _KEYS:
            raise BadPosition("unknown-position-word", word=key, known=", ".join(_KEYS))
    heroes = _listed(words.get("heroes", ["akhena", "mutiny"]))
    if len(heroes) not in (2, 4):
        raise BadPosition("bad-position-value", word="heroes", value=" ".join(heroes))
    settings: dict[str, Any] = {f"hero{n}": hero for n, hero in enumerate(heroes, 1)}
    field = _listed(words.get("battlefield", []))
    if field:
        settings["battlefield"] = field[0]
    return settings, _number(words, "seats", len(heroes), 2, 4)


def build(state: Battlecrest, words: dict[str, Any]) -> None:
    """Fill a blank state from words and run it to the first decision."""
    heroes = state.plan.heroes
    if (heroes == 2) != (state.seats == 2):
        raise BadPosition("bad-position-value", word="seats", value=str(state.seats))
    _lay_locations(state, _listed(words.get("locations", [])))
    _place(state, _listed(words.get("cells", [])), 0, "cells")
    _place(state, _listed(words.get("companions", ["-"] * heroes)), heroes, "companions")
    for hero, word in enumerate(_listed(words.get("wounds", []))):
        if hero >= heroes or not word.isdigit() or int(word) >= 100:
            raise BadPosition("bad-position-value", word="wounds", value=word)
        state.wound(hero, int(word))
    for word in _listed(words.get("hurt", [])):
        state.hurt[heroes + _hero(state, word, "hurt")] = 1
    for word in _listed(words.get("sheets", [])):
        state.sheet[_hero(state, word, "sheets")] = 1
    for hero in range(heroes):
        for card in _cards(state, hero, words.get(f"spent{hero + 1}", [])):
            state.ready[card] = 0
        for card in _cards(state, hero, words.get(f"other{hero + 1}", [])):
            state.side[card] = 1
    state.active = state.first = _hero(state, _listed(words.get("turn", "1"))[0], "turn")
    for word in _listed(words.get("done", [])):
        if word not in _DONE:
            raise BadPosition("bad-position-value", word="done", value=word)
        state.used |= _DONE[word]
    state.turn = _number(words, "round", 1, 1, 999)
    state.quiet = _number(words, "quiet", 0, 0, 999)
    if state.outcome is None:
        state.push(TURN, state.plan.controller[state.active])
        state.advance()


def _listed(words: Any) -> list[str]:
    """Words given as a list or as one text."""
    listed = words.split() if isinstance(words, str) else words if isinstance(words, list | tuple) else [words]
    return [str(word) for word in listed]


def _number(words: dict[str, Any], key: str, default: int, least: int, most: int) -> int:
    value = _listed(words.get(key, default))
    if len(value) != 1 or not value[0].isdigit() or not least <= int(value[0]) <= most:
        raise BadPosition("bad-position-value", word=key, value=" ".join(value))
    return int(value[0])


def _hero(state: Battlecrest, word: str, key: str) -> int:
    if not word.isdigit() or not 1 <= int(word) <= state.plan.heroes:
        raise BadPosition("bad-position-value", word=key, value=word)
    return int(word) - 1


def _lay_locations(state: Battlecrest, words: list[str]) -> None:
    """The named locations in reading order; those not named follow in printed order."""
    known = [location.ident for location in state.plan.land.pack.locations]
    order: list[int] = []
    for slot, word in enumerate(words):
        name = word.rstrip("*")
        if name not in known or known.index(name) in order:
            raise BadPosition("bad-position-value", word="locations", value=word)
        order.append(known.index(name))
        state.turned[slot] = 1 if word.endswith("*") else 0
    state.where = tuple(order + [number for number in range(len(known)) if number not in order])


def _place(state: Battlecrest, words: list[str], first: int, key: str) -> None:
    heroes = state.plan.heroes
    if len(words) != heroes:
        raise BadPosition("bad-position-value", word=key, value=" ".join(words))
    for hero, word in enumerate(words):
        cell = cell_of(word)
        if first and word == "-":
            continue
        has_card = first == 0 or state.plan.kinds[hero].has_companion
        if cell < 0 or not state.plan.layout.open[cell] or state.who[cell] >= 0 or not has_card:
            raise BadPosition("bad-position-value", word=key, value=word)
        put(state, first + hero, cell)


def _cards(state: Battlecrest, hero: int, words: Any) -> list[int]:
    known = [action.ident for action in state.plan.kinds[hero].pack.actions]
    found: list[int] = []
    for word in _listed(words):
        if word not in known:
            raise BadPosition("unknown-card", card=word)
        found.append(state.plan.first_card[hero] + known.index(word))
    return found


def describe(state: Battlecrest) -> str:
    """The words of a position before an action; `build` is the inverse."""
    plan = state.plan
    heroes = range(plan.heroes)
    locations = [plan.land.pack.locations[number].ident for number in state.where]
    words: dict[str, list[str]] = {
        "heroes": [kind.pack.ident for kind in plan.kinds],
        "battlefield": [plan.land.pack.ident],
        "seats": [str(state.seats)],
        "cells": [cell_name(state.cell[hero]) for hero in heroes],
        "companions": [_cell_word(state.cell[hero + plan.heroes]) for hero in heroes],
        "locations": [name + "*" * turned for name, turned in zip(locations, state.turned, strict=True)],
        "wounds": [str(_wounds(state, hero)) for hero in heroes],
        "hurt": [str(hero + 1) for hero in heroes if state.hurt[hero + plan.heroes]],
        "sheets": [str(hero + 1) for hero in heroes if state.sheet[hero]],
    }
    for hero in heroes:
        names = [action.ident for action in plan.kinds[hero].pack.actions]
        cards = list(zip(names, state.cards(hero), strict=True))
        words[f"spent{hero + 1}"] = [name for name, card in cards if not state.ready[card]]
        words[f"other{hero + 1}"] = [name for name, card in cards if state.side[card]]
    words["turn"] = [str(state.active + 1)]
    words["done"] = [name for name, bit in _DONE.items() if state.used & bit]
    words["round"] = [str(state.turn)]
    words["quiet"] = [str(state.quiet)]
    return write_words(words)


def _cell_word(cell: int) -> str:
    return "-" if cell < 0 else cell_name(cell)


def _wounds(state: Battlecrest, hero: int) -> int:
    kind = state.plan.kinds[hero]
    return kind.flip - kind.start + kind.skull - kind.restart - state.wounds_left(hero)
