"""Aeon's End positions as a few words: `mages: kadir mist; hand0: jade spark; play: banesire:6; turn: 0`.

Words with a seat number (hand0, deck1, ...) are about that player. Decks are named from the top, discard piles from
the bottom, nemesis cards in play oldest first. What is not named is as after setup; a hand, deck, breach row or
nemesis deck that is named replaces the one set up.
"""

from typing import Any, Final

from igroteka.core.errors import BadPosition
from igroteka.core.notation import write_words
from igroteka.games.aeons_end.actions import MAIN_PHASE
from igroteka.games.aeons_end.facts import MAGES, MATS, MAX_HUSKS, NAMES, NUMBER, TOKENS, TURNED
from igroteka.games.aeons_end.rules import CASTING_PHASE, ENDED, NEMESIS_TURN, PLAYER_TURN, ROUND
from igroteka.games.aeons_end.setup import Maker, lay_out
from igroteka.games.aeons_end.state import BOTH, CASTING, FACE, FOE_MAIN, MAIN, NEMESIS, START, AeonsEnd

_BY_SEAT: Final = (
    "hand", "deck", "discard", "played", "breaches", "prepped", "life", "charges", "exhausted",
)  # fmt: skip
_KEYS: Final = (
    "seats", "gravehold", "foe", "fury", "husks", "play", "foe_deck", "foe_discard", "turn_deck", "turn_discard",
    "turn", "phase", "aether", "corruptions", "strikes", "supply", "devoured",
)  # fmt: skip
_PHASES: Final = {"start": START, "cast": CASTING, "main": MAIN}


def seats_of(words: dict[str, Any], settings: dict[str, Any]) -> int:
    """How many mages there are: as said, as many as are named, or two."""
    if "seats" in words:
        return _number(words, "seats", 2, 1, 4)
    mages = settings.get("mages", "random")
    if mages == "random":
        return 2
    return len(mages.replace(",", " ").split()) if isinstance(mages, str) else len(mages)


def build(state: AeonsEnd, words: dict[str, Any]) -> None:
    """Fill a blank state from words and run it to the first decision."""
    known = [*_KEYS, *[f"{key}{seat}" for key in _BY_SEAT for seat in range(state.seats)]]
    for key in words:
        if key not in known:
            raise BadPosition("unknown-position-word", word=key, known=", ".join(known))
    lay_out(state)
    maker = Maker(state)
    for seat in range(state.seats):
        _player(state, seat, words, maker)
    _enemy(state, words, maker)
    _turns(state, words, maker)
    maker.finish()
    _begin(state, words)


def _player(state: AeonsEnd, seat: int, words: dict[str, Any], maker: Maker) -> None:
    zones = {"hand": state.hand, "deck": state.deck, "discard": state.discard, "played": state.played}
    for key, zone in zones.items():
        if f"{key}{seat}" in words:
            named = _cards(words[f"{key}{seat}"], maker)
            state.destroyed += zone[seat]
            zone[seat] = named[::-1] if key == "deck" else named
    if f"breaches{seat}" in words:
        stages = _listed(words[f"breaches{seat}"])
        if len(stages) != 4 or any(stage not in TURNED for stage in stages):
            raise BadPosition("bad-position-value", word=f"breaches{seat}", value=" ".join(stages))
        state.breach[seat * 4 : seat * 4 + 4] = [TURNED[stage] for stage in stages]
    for word in _listed(words.get(f"prepped{seat}", [])):
        name, _, number = word.partition(":")
        if number not in ("1", "2", "3", "4"):
            raise BadPosition("bad-position-value", word=f"prepped{seat}", value=word)
        state.slots[seat * 4 + int(number) - 1] += _cards([name], maker)
    state.life[seat] = _number(words, f"life{seat}", state.life_cap, 0, state.life_cap)
    state.charges[seat] = _number(words, f"charges{seat}", 0, 0, MAGES[state.mage[seat]].charges)
    state.exhausted[seat] = int(state.life[seat] == 0)


def _enemy(state: AeonsEnd, words: dict[str, Any], maker: Maker) -> None:
    state.city = _number(words, "gravehold", state.city_cap, 1, state.city_cap)
    state.foe = _number(words, "foe", state.foe_cap, 1, state.foe_cap)
    state.fury = _number(words, "fury", 1 if MATS[state.mat].name == "rageborne" else 0, 0, 99)
    state.husks = _number(words, "husks", 2 if MATS[state.mat].name == "carapace_queen" else 0, 0, MAX_HUSKS)
    for word in _listed(words.get("play", [])):
        name, _, tokens = word.partition(":")
        state.foe_play += _cards([name], maker)
        state.tokens.append(int(tokens) if tokens else TOKENS[NUMBER[name]])
    if "foe_deck" in words:
        state.destroyed += state.foe_deck + list(state.basics)
        state.basics = ()
        state.foe_deck = _cards(words["foe_deck"], maker, 0)[::-1]
        for card in state.destroyed:
            state.known[card] = BOTH
    state.foe_discard = _cards(words.get("foe_discard", []), maker)
    for key, pile in (("corruptions", state.corruptions), ("strikes", state.strikes)):
        if key in words:
            for card in pile:
                state.known[card] = BOTH
            state.destroyed += pile
            pile[:] = _cards(words[key], maker, 0 if key == "corruptions" else FACE)[::-1]
    for word in _listed(words.get("supply", [])):
        name, _, left = word.partition(":")
        if name not in NUMBER or NUMBER[name] not in state.pile_design or not left.isdigit():
            raise BadPosition("bad-position-value", word="supply", value=word)
        pile = state.piles[state.pile_design.index(NUMBER[name])]
        state.destroyed += pile[int(left) :]
        del pile[int(left) :]
    state.devoured = _cards(words.get("devoured", []), maker)


def _turns(state: AeonsEnd, words: dict[str, Any], maker: Maker) -> None:
    if "turn_deck" in words or "turn_discard" in words:
        for card in state.turn_deck:
            state.known[card] = BOTH
        state.destroyed += state.turn_deck
        state.turn_deck = _cards(words.get("turn_deck", []), maker, FACE)[::-1]
        state.turn_discard = _cards(words.get("turn_discard", []), maker)


def _begin(state: AeonsEnd, words: dict[str, Any]) -> None:
    """The next turn order card is drawn, or the turn of a player (in some phase) or of the nemesis has begun."""
    round_ = state.push(ROUND, NEMESIS)
    turn = " ".join(_listed(words.get("turn", "0")))
    if turn == "nemesis":
        round_.step = ENDED
        state.phase = FOE_MAIN
        state.push(NEMESIS_TURN, NEMESIS)
    elif turn.isdigit() and int(turn) < state.seats:
        round_.step = ENDED
        _begin_player(state, int(turn), words)
    elif turn != "draw":
        raise BadPosition("bad-position-value", word="turn", value=turn)
    state.advance()


def _begin_player(state: AeonsEnd, seat: int, words: dict[str, Any]) -> None:
    phase = " ".join(_listed(words.get("phase", "main")))
    if phase not in _PHASES:
        raise BadPosition("bad-position-value", word="phase", value=phase)
    state.active = seat
    state.phase = _PHASES[phase]
    state.aether = _number(words, "aether", 0, 0, 99)
    state.push(PLAYER_TURN, seat)
    if state.phase == CASTING:
        state.push(CASTING_PHASE, seat)
    elif state.phase == MAIN:
        state.push(MAIN_PHASE, seat)


def _listed(words: Any) -> list[str]:
    """Words given as a list, a number or one text."""
    listed = words.split() if isinstance(words, str) else words if isinstance(words, list) else [words]
    return [str(word) for word in listed]


def _cards(words: Any, maker: Maker, known: int = BOTH) -> list[int]:
    names = _listed(words)
    for name in names:
        if name not in NUMBER:
            raise BadPosition("unknown-card", card=name)
    return maker.named(names, known)


def _number(words: dict[str, Any], key: str, default: int, least: int, most: int) -> int:
    value = "".join(_listed(words.get(key, default)))
    if not value.isdigit() or not least <= int(value) <= most:
        raise BadPosition("bad-position-value", word=key, value=value)
    return int(value)


def describe(state: AeonsEnd) -> str:
    """The words of a position at the start of a turn; `build` is the inverse."""
    settings = state.settings
    words: dict[str, list[str]] = {
        "nemesis": [MATS[state.mat].name],
        "difficulty": [settings["difficulty"]],
        "mages": [MAGES[number].name for number in state.mage],
        "market": [NAMES[design] for design in state.pile_design],
        "gravehold": [str(state.city)],
        "foe": [str(state.foe)],
        "fury": [str(state.fury)],
        "husks": [str(state.husks)],
        "aether": [str(state.aether)],
        "turn": [str(state.active)],
    }
    stages = {stage: word for word, stage in TURNED.items()}
    for seat in range(state.seats):
        words[f"hand{seat}"] = [state.name(card) for card in state.hand[seat]]
        words[f"deck{seat}"] = [state.name(card) for card in reversed(state.deck[seat])]
        words[f"discard{seat}"] = [state.name(card) for card in state.discard[seat]]
        words[f"breaches{seat}"] = [stages[stage] for stage in state.breach[seat * 4 : seat * 4 + 4]]
        words[f"prepped{seat}"] = [
            f"{state.name(card)}:{number + 1}" for number in range(4) for card in state.slots[seat * 4 + number]
        ]
        words[f"life{seat}"] = [str(state.life[seat])]
        words[f"charges{seat}"] = [str(state.charges[seat])]
    words["play"] = [
        f"{state.name(card)}:{tokens}" for card, tokens in zip(state.foe_play, state.tokens, strict=True)
    ]
    words["foe_deck"] = [state.name(card) for card in reversed(state.foe_deck)]
    words["turn_deck"] = [state.name(card) for card in reversed(state.turn_deck)]
    words["turn_discard"] = [state.name(card) for card in state.turn_discard]
    return write_words(words)
