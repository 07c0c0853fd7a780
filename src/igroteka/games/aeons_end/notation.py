"""Aeon's End positions as a few words: `mages: kadir mist; hand0: jade spark; play: banesire:6; turn: 0`.

Words with a seat number (hand0, deck1, ...) are about that player. Decks are named from the top, other piles from the
bottom, nemesis cards in play oldest first. What is not named is as after setup; cards of a named zone that are not
named anywhere are destroyed, and where more copies are named than there are, `extra` ones are made.

A name alone is the first copy that is left, `crystal~5` the fifth. Behind it `@` says that nobody knows which card it
is and `@all` that everybody does, `?` that nobody knows where in its pile it lies and `!` that everybody does, each
where that is not usual there. `left*` is a breach that was focused this turn; of prepped spells, `spark:2*` in breach
II was prepped this turn, `spark:2^` has used its effect, `spark:2<1` was prepped by player 1. `mages: random kadir`
was drawn by chance. An effect that is under way follows as fields; `paused` says that `build` need not go on.
"""

from bisect import bisect_left
from typing import Any, Final

from igroteka.core.agenda import Verb
from igroteka.core.decision import seats_in
from igroteka.core.errors import BadPosition
from igroteka.core.game import Game, spelled
from igroteka.core.knowledge import EVERYONE
from igroteka.core.notation import check_keys, listed, mark_seats, number, read_mark
from igroteka.core.rng import seeded
from igroteka.games.aeons_end.cards.facts import (
    KIND,
    MAGE_NAMES,
    MAGES,
    MAT_NAMES,
    MATS,
    MAX_HUSKS,
    NAMES,
    NUMBER,
    PILE_SIZE,
    TIER,
    TOKENS,
    TURNED,
)
from igroteka.games.aeons_end.rules.main_phase import MAIN_PHASE
from igroteka.games.aeons_end.rules.nemesis_turn import NEMESIS_TURN
from igroteka.games.aeons_end.rules.player_turn import CASTING_PHASE, DRAW_PHASE, PLAYER_TURN
from igroteka.games.aeons_end.rules.rounds import DRAW_TURN, DRAWN, ENDED, ROUND, WHO
from igroteka.games.aeons_end.setup import RANDOM, Drawn, Maker, basics_of, blank, lay_out, read_mages, read_market
from igroteka.games.aeons_end.state import (
    BETWEEN,
    CASTING,
    DRAWING,
    FOE_DRAW,
    FOE_MAIN,
    MAIN,
    NEMESIS,
    START,
    AeonsEnd,
)

_SETTINGS: Final = ("nemesis", "difficulty", "mages", "market", "promos", "solo_cards", "solo_life")
_BY_SEAT: Final = ("hand", "deck", "discard", "played", "breaches", "prepped", "life", "charges")
_NUMBERS: Final = {  # usually 0, and at most
    "aether": 99, "gem_aether": 99, "spell_aether": 99, "discount": 99, "hurt": MAX_HUSKS, "double": 1, "shield": 1,
    "cast_from": 15,
}  # fmt: skip
_KEYS: Final = (
    *_SETTINGS, *_NUMBERS, "seats", "basics", "extra", "supply", "gravehold", "foe", "fury", "husks", "waived",
    "plays", "turn", "phase", "active", "paused", "play", "foe_deck", "box", "foe_discard", "turn_deck",
    "turn_discard", "strikes", "corruptions", "devoured", "resolving", "destroyed",
)  # fmt: skip
_FROM_TOP: Final = ("deck", "foe_deck", "turn_deck", "strikes", "corruptions")
_UNKNOWN: Final = ("foe_deck", "box", "corruptions")  # zones whose cards nobody has seen
_UNPLACED: Final = ("turn_deck", "strikes")  # zones whose order nobody knows
_PHASES: Final = {"start": START, "cast": CASTING, "main": MAIN, "draw": DRAWING}
_FOE_PHASES: Final = {"main": FOE_MAIN, "draw": FOE_DRAW}
_BETWEEN: Final = {"draw": DRAW_TURN, "drawn": DRAWN, "any": WHO}
_STEPS: Final[dict[int, Verb[Any]]] = {CASTING: CASTING_PHASE, MAIN: MAIN_PHASE, DRAWING: DRAW_PHASE}
_STAGES: Final = {stage: word for word, stage in TURNED.items()}


def build(game: Game[AeonsEnd], words: dict[str, Any]) -> AeonsEnd:
    """A position from words, run to its first decision.

    >>> from igroteka.games import find
    >>> find("aeons_end").position("mages: kadir mist; hand0: jade jade; turn: 0").decisions[0].kind
    'main'
    """
    seats = _seats(words)
    drawn = Drawn()
    settings: dict[str, Any] = {key: _setting(key, words[key], seats, drawn) for key in _SETTINGS if key in words}
    state = blank(game, game.check(settings, seats), seats, seeded(0))
    check_keys(words, [*_KEYS, *[f"{key}{seat}" for key in _BY_SEAT for seat in range(seats)]])
    drawn.basics = _basics(words, state)
    lay_out(state, drawn)
    _lay_cards(state, words)
    for seat in range(seats):
        _set_player(state, seat, words)
    _set_table(state, words)
    _begin(state, words)
    return state


# --- settings ---------------------------------------------------------------------------------------------------


def _names(words: Any) -> list[str]:
    """Names parted by spaces or commas."""
    return [name for word in listed(words) for name in word.split(",") if name]


def _seats(words: dict[str, Any]) -> int:
    """How many mages there are: as said, as many as are named, or two."""
    mages = [name for name in _names(words.get("mages", [])) if name != RANDOM]
    return number(words, "seats", len(mages) or 2, 1, 4)


def _setting(key: str, given: Any, seats: int, drawn: Drawn) -> Any:
    """A setting as it was agreed on; what chance made of a random one is noted."""
    if key not in ("nemesis", "mages", "market"):
        return given if isinstance(given, int) else " ".join(listed(given))
    names = _names(given)
    if names[:1] == [RANDOM]:
        told = names[1:]
        if key == "nemesis" and told:
            drawn.mat = _index(MAT_NAMES, " ".join(told), key)
        elif key == "mages" and told:
            drawn.mages = [MAGE_NAMES.index(name) for name in read_mages(told, seats)]
        elif told:
            drawn.market = [_design(name) for name in told]
            read_market(told)
        return RANDOM
    return " ".join(names) if key == "nemesis" else ",".join(names)


def _index(names: list[str], name: str, key: str) -> int:
    """Which of these names it is."""
    if name not in names:
        raise BadPosition("bad-position-value", word=key, value=name)
    return names.index(name)


def _design(name: str) -> int:
    """The design of a card by its name."""
    if name not in NUMBER:
        raise BadPosition("unknown-card", card=name)
    return NUMBER[name]


def _basics(words: dict[str, Any], state: AeonsEnd) -> list[int]:
    """The basic nemesis cards in the order they were drawn, if that is said."""
    designs = [_design(name) for name in _names(words.get("basics", []))]
    every = [design for tier in (1, 2, 3) for design in basics_of(tier, state.settings["promos"])]
    if designs and sorted(designs) != sorted(every):
        raise BadPosition("bad-position-value", word="basics", value=" ".join(NAMES[design] for design in designs))
    return designs


# --- cards ------------------------------------------------------------------------------------------------------


class Cards:
    """The cards that wait to be named, in the order of their numbers."""

    def __init__(self, state: AeonsEnd) -> None:
        self.state = state
        self.maker = Maker(state)
        self.left: list[int] = []
        self.numbered: set[int] = set()  # copies that are named by their number: no name alone means them

    def wait(self, cards: list[int]) -> None:
        """These cards wait to be named."""
        self.left = sorted(self.left + cards)

    def copy(self, name: str) -> int:
        """The card that `crystal~5` names; -1 for a name alone."""
        plain, tilde, copy = name.partition("~")
        design = _design(plain)
        if not tilde:
            return -1
        cards = [card for card, made in enumerate(self.maker.designs) if made == design]
        if not copy.isdigit() or not 1 <= int(copy) <= len(cards):
            raise BadPosition("no-more-copies", card=name)
        return cards[int(copy) - 1]

    def take(self, name: str) -> int:
        """The card a name means, which waits no longer; a new one where none is left."""
        card = self.copy(name)
        if card >= 0 and card not in self.left:
            raise BadPosition("no-more-copies", card=name)
        if card < 0:
            design = NUMBER[name]
            for waiting in self.left:
                if self.maker.designs[waiting] == design and waiting not in self.numbered:
                    card = waiting
                    break
            else:
                return self.maker.card(design)
        self.left.remove(card)
        return card

    def lay(self, word: str, zone: str) -> int:
        """The card a word of this zone names, with what is known of it."""
        name, known, placed = _marks(word, zone)
        card = self.take(name)
        self.state.known[card] = known
        self.state.placed[card] = placed
        return card


def _marks(word: str, zone: str) -> tuple[str, int, int]:
    """A name, who knows the card, and who knows where it lies."""
    placed = 0 if zone in _UNPLACED else EVERYONE
    if word[-1:] in ("?", "!"):
        placed = 0 if word[-1] == "?" else EVERYONE
        word = word[:-1]
    name, known = read_mark(word, 0 if zone in _UNKNOWN else EVERYONE)
    return name, known, placed


def _zones(state: AeonsEnd, box: list[int]) -> dict[str, list[int]]:
    """The piles of cards by their keys, in the order they are read; the box is no list of the state's own."""
    zones: dict[str, list[int]] = {}
    for seat in range(state.seats):
        zones[f"hand{seat}"] = state.hand[seat]
        zones[f"deck{seat}"] = state.deck[seat]
        zones[f"discard{seat}"] = state.discard[seat]
        zones[f"played{seat}"] = state.played[seat]
    zones["foe_deck"] = state.foe_deck
    zones["box"] = box
    zones["foe_discard"] = state.foe_discard
    zones["turn_deck"] = state.turn_deck
    zones["turn_discard"] = state.turn_discard
    zones["strikes"] = state.strikes
    zones["corruptions"] = state.corruptions
    zones["devoured"] = state.devoured
    zones["resolving"] = state.resolving
    zones["destroyed"] = state.destroyed
    return zones


def _lay_cards(state: AeonsEnd, words: dict[str, Any]) -> None:
    """Put the named cards where they are named; what is left over has been destroyed."""
    cards = Cards(state)
    cards.wait([cards.maker.card(_design(name)) for name in _names(words.get("extra", []))])
    box = list(state.basics)
    zones = _zones(state, box)
    named = {key: listed(words[key]) for key in zones if key in words}
    if "foe_deck" in named:
        named.setdefault("box", [])
    if "turn_deck" in named or "turn_discard" in named:
        named = {"turn_deck": [], "turn_discard": [], **named}
    for key in named:
        cards.wait(zones[key])
        zones[key].clear()
    _take_from_supply(state, words, cards)
    prepped = [listed(words.get(f"prepped{seat}", [])) for seat in range(state.seats)]
    play = listed(words.get("play", []))
    for part in [*named.values(), *prepped, play]:
        cards.numbered |= {cards.copy(_marks(word.partition(":")[0], "")[0]) for word in part}
    for key, zone in zones.items():
        if key in named:
            kind = key.rstrip("0123")
            zone += [cards.lay(word, kind) for word in named[key]]
            if kind in _FROM_TOP:
                zone.reverse()
    for seat, part in enumerate(prepped):
        for word in part:
            _prep(state, seat, word, cards)
    for word in play:
        name, _, tokens = word.partition(":")
        state.foe_play.append(cards.lay(name, "play"))
        state.tokens.append(int(tokens) if tokens.isdigit() else TOKENS[cards.maker.designs[state.foe_play[-1]]])
    cards.maker.finish()
    state.basics = tuple(box)
    for card in state.foe_deck + box:
        if not TIER[state.design[card]]:
            raise BadPosition("bad-position-value", word="foe_deck", value=state.name(card))
    for card in cards.left:
        state.known[card] = state.placed[card] = EVERYONE
        state.destroyed.append(card)


def _take_from_supply(state: AeonsEnd, words: dict[str, Any], cards: Cards) -> None:
    """Supply piles that are not full: `jade:5`. Their other cards wait to be named."""
    for word in listed(words.get("supply", [])):
        name, _, left = word.partition(":")
        if name not in NUMBER or NUMBER[name] not in state.pile_design or not left.isdigit():
            raise BadPosition("bad-position-value", word="supply", value=word)
        pile = state.piles[state.pile_design.index(NUMBER[name])]
        cards.wait(pile[int(left) :])
        del pile[int(left) :]


def _prep(state: AeonsEnd, seat: int, word: str, cards: Cards) -> None:
    """A prepped spell, `spark:2`, and what has happened to it this turn."""
    name, _, behind = word.partition(":")
    marks, _, guest = behind.partition("<")
    if marks[:1] not in ("1", "2", "3", "4") or marks[1:].strip("*^") or guest not in ("", "0", "1", "2", "3"):
        raise BadPosition("bad-position-value", word=f"prepped{seat}", value=word)
    card = cards.lay(name, "prepped")
    state.slots[seat * 4 + int(marks[0]) - 1].append(card)
    if "*" in marks:
        state.fresh = sorted([*state.fresh, card])
    if "^" in marks:
        state.used = sorted([*state.used, card])
    if guest:
        state.guests = sorted([*state.guests, card * 8 + int(guest)])


# --- everything else --------------------------------------------------------------------------------------------


def _set_player(state: AeonsEnd, seat: int, words: dict[str, Any]) -> None:
    key = f"breaches{seat}"
    stages = listed(words.get(key, [_STAGES[stage] for stage in state.breach[seat * 4 : seat * 4 + 4]]))
    if len(stages) != 4 or any(stage.rstrip("*") not in TURNED for stage in stages):
        raise BadPosition("bad-position-value", word=key, value=" ".join(stages))
    for place, stage in enumerate(stages, start=seat * 4):
        state.breach[place] = TURNED[stage.rstrip("*")]
        if stage.endswith("*"):
            state.focused |= 1 << place
    state.life[seat] = number(words, f"life{seat}", state.life_cap, 0, state.life_cap)
    state.charges[seat] = number(words, f"charges{seat}", 0, 0, MAGES[state.mage[seat]].charges)
    state.exhausted[seat] = int(state.life[seat] == 0)


def _set_table(state: AeonsEnd, words: dict[str, Any]) -> None:
    name = MAT_NAMES[state.mat]
    least = 1 - _paused(words)  # what is not at an end yet has some life
    state.city = number(words, "gravehold", state.city_cap, least, state.city_cap)
    state.foe = number(words, "foe", state.foe_cap, least, state.foe_cap)
    state.fury = number(words, "fury", 1 if name == "rageborne" else 0, 0, 99)
    state.husks = number(words, "husks", 2 if name == "carapace_queen" else 0, 0, MAX_HUSKS)
    for key, most in _NUMBERS.items():
        setattr(state, key, number(words, key, 0, 0, most))
    state.plays = [_design(name) for name in _names(words.get("plays", []))]
    for seat in listed(words.get("waived", [])):
        state.waived |= 1 << _side(state, seat, "waived")


def _paused(words: dict[str, Any]) -> int:
    return number(words, "paused", 0, 0, 1)


def _side(state: AeonsEnd, word: str, key: str) -> int:
    """A seat, or the nemesis."""
    return _index(["nemesis", "0", "1", "2", "3"][: state.seats + 1], word, key) - 1


def _begin(state: AeonsEnd, words: dict[str, Any]) -> None:
    """The next turn order card is drawn, or the turn of a player (in some phase) or of the nemesis has begun."""
    turn = " ".join(listed(words.get("turn", "0")))
    phase = " ".join(listed(words.get("phase", "main")))
    phases = _FOE_PHASES if turn == "nemesis" else _PHASES
    if phase not in phases:
        raise BadPosition("bad-position-value", word="phase", value=phase)
    if turn in _BETWEEN:
        active = " ".join(listed(words.get("active", "nemesis")))
        state.active = _side(state, active, "active")
        state.phase = BETWEEN
        step = _BETWEEN[turn]
    else:
        state.active = _side(state, turn, "turn")
        state.phase = phases[phase]
        step = ENDED
    if _paused(words):
        return
    frame = state.push(ROUND, NEMESIS)
    frame.step = step
    if step in (DRAWN, WHO):
        if not state.turn_discard:
            raise BadPosition("bad-position-value", word="turn", value=turn)
        frame.card = state.turn_discard[-1]
    elif step == ENDED and state.active == NEMESIS:
        state.phase = FOE_MAIN
        state.push(NEMESIS_TURN, NEMESIS)
    elif step == ENDED:
        state.push(PLAYER_TURN, state.active)
        if state.phase in _STEPS:
            state.push(_STEPS[state.phase], state.active)
    state.advance()


# --- back into words --------------------------------------------------------------------------------------------


def describe(state: AeonsEnd) -> dict[str, list[str]]:
    """The words of a position; `build` is the inverse between turns and in the phases of a player's turn."""
    words = _settings_said(state)
    base = build(state.game, {**words, "paused": 1})
    own = MATS[state.mat].cards
    size = len(base.design)  # how many cards have been made at setup
    drawn = [d for d in state.design[:size] if TIER[d] and d not in own[TIER[d]]]
    words["basics"] = [NAMES[design] for design in drawn]
    words |= _cards_said(state, base)
    for seat in range(state.seats):
        stages = enumerate(state.breach[seat * 4 : seat * 4 + 4], start=seat * 4)
        words[f"breaches{seat}"] = [_STAGES[stage] + "*" * (state.focused >> place & 1) for place, stage in stages]
        words[f"life{seat}"] = [str(state.life[seat])]
        words[f"charges{seat}"] = [str(state.charges[seat])]
    numbers = {"gravehold": state.city, "foe": state.foe, "fury": state.fury, "husks": state.husks}
    words |= {key: [str(value)] for key, value in numbers.items()}
    for key in _NUMBERS:
        if getattr(state, key):
            words[key] = [str(getattr(state, key))]
    if state.waived:
        words["waived"] = [str(seat) for seat in seats_in(state.waived)]
    if state.plays:
        words["plays"] = [NAMES[design] for design in state.plays]
    return words | _moment_said(state)


def _settings_said(state: AeonsEnd) -> dict[str, list[str]]:
    """The settings that are not as usual; with a random one what it became."""
    words: dict[str, list[str]] = {}
    became = {
        "nemesis": [MAT_NAMES[state.mat]],
        "mages": [MAGE_NAMES[mage] for mage in state.mage],
        "market": [NAMES[design] for design in state.pile_design],
    }
    for setting in state.game.settings:
        value = state.settings[setting.name]
        if setting.name in became:
            words[setting.name] = list(value) if isinstance(value, list) else [value]
            if value == RANDOM:
                words[setting.name] += became[setting.name]
        elif value != setting.default:
            words[setting.name] = [spelled(value)]
    return words


def _cards_said(state: AeonsEnd, base: AeonsEnd) -> dict[str, list[str]]:
    """Where all cards lie, but for zones that are empty as after setup."""
    words: dict[str, list[str]] = {}
    zones = _zones(state, list(state.basics))
    laid = {key: zone[::-1] if key.rstrip("0123") in _FROM_TOP else zone for key, zone in zones.items()}
    order = [card for zone in laid.values() for card in zone]
    order += [card for slot in state.slots for card in slot] + state.foe_play
    names = _said_names(state, order)
    for key, zone in laid.items():
        words[key] = [names[card] + _known_said(state, card, key.rstrip("0123")) for card in zone]
    for seat in range(state.seats):
        words[f"prepped{seat}"] = [
            f"{names[card]}{_known_said(state, card, 'prepped')}:{place % 4 + 1}{_spell_said(state, card)}"
            for place in range(seat * 4, seat * 4 + 4)
            for card in state.slots[place]
        ]
    words["play"] = [
        f"{names[card]}{_known_said(state, card, 'play')}:{tokens}"
        for card, tokens in zip(state.foe_play, state.tokens, strict=True)
    ]
    words["supply"] = [
        f"{NAMES[design]}:{len(pile)}"
        for design, pile in zip(state.pile_design, state.piles, strict=True)
        if len(pile) < PILE_SIZE[KIND[design]]
    ]
    words["extra"] = [NAMES[design] for design in state.design[len(base.design) :]]
    begun = _zones(base, list(base.basics))
    return {key: said for key, said in words.items() if said or begun.get(key)}


def _said_names(state: AeonsEnd, order: list[int]) -> dict[int, str]:
    """The names of cards, named in this order: with a number where a name alone would mean another copy."""
    copies: dict[int, list[int]] = {}
    for card in order:
        copies.setdefault(state.design[card], []).append(card)
    names: dict[int, str] = {}
    for design, cards in copies.items():
        every = [card for card, made in enumerate(state.design) if made == design]
        plain = _rising(cards)
        for card in cards:
            names[card] = NAMES[design] if card in plain else f"{NAMES[design]}~{every.index(card) + 1}"
    return names


def _rising(cards: list[int]) -> set[int]:
    """A longest part of a list that rises from each to the next."""
    chains: list[list[int]] = []  # by length: the rising part of this length that ends lowest
    for card in cards:
        place = bisect_left([chain[-1] for chain in chains], card)
        chains[place : place + 1] = [[*(chains[place - 1] if place else []), card]]
    return set(chains[-1]) if chains else set()


def _known_said(state: AeonsEnd, card: int, zone: str) -> str:
    place = ""
    if bool(state.placed[card]) == (zone in _UNPLACED):
        place = "!" if state.placed[card] else "?"
    return mark_seats(state.known[card], 0 if zone in _UNKNOWN else EVERYONE) + place


def _spell_said(state: AeonsEnd, card: int) -> str:
    """What has happened to a prepped spell this turn, and who prepped it."""
    said = ("*" if card in state.fresh else "") + ("^" if card in state.used else "")
    return said + "".join([f"<{guest % 8}" for guest in state.guests if guest // 8 == card])


def _moment_said(state: AeonsEnd) -> dict[str, list[str]]:
    """Whose turn it is, in which phase, and whether an effect is under way."""
    active = "nemesis" if state.active == NEMESIS else str(state.active)
    verbs = [frame.verb for frame in state.agenda]
    over = state.outcome is not None
    if state.phase == BETWEEN:
        asked = verbs == [ROUND] and not over
        turn = [word for word, step in _BETWEEN.items() if asked and step == state.agenda[0].step] or ["draw"]
        words = {"turn": turn, "active": [active]}
    else:
        phases = _FOE_PHASES if state.active == NEMESIS else _PHASES
        words = {"turn": [active], "phase": [word for word, phase in phases.items() if phase == state.phase]}
        asked = state.phase in _STEPS and verbs == [ROUND, PLAYER_TURN, _STEPS[state.phase]] and not over
    if not asked:
        words["paused"] = ["1"]
    return words
