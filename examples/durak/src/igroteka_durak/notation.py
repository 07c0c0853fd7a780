"""Durak positions as a few words: `hand0: 6h 7c; hand1: ah@all; deck: 9d ks; attacks: 8c; trump: s`.

Cards are rank and suit: 6 7 8 9 10 j q k a of c d h s. A deck is named from the top, its last card is the open trump;
without a deck `trump` names the suit. `@all` marks a card of a hand that all have seen. `passed` counts the places
from the attacker on that have no more to throw in. Cards that are not named lie in the discard pile.
"""

from typing import Any

from igroteka.core.errors import BadPosition
from igroteka.core.game import Game, spelled
from igroteka.core.knowledge import EVERYONE
from igroteka.core.notation import check_keys, listed, mark_seats, number, read_mark
from igroteka.core.rng import seeded
from igroteka_durak.rules import begin
from igroteka_durak.state import LAST_BOUT, NAMES, SUIT, SUITS, Durak


def build(game: Game[Durak], words: dict[str, Any]) -> Durak:
    """A position from words, run to its first decision."""
    seats = sum(f"hand{seat}" in words for seat in range(max(game.seats)))
    hands = [f"hand{seat}" for seat in range(seats)]
    rows = ["deck", "attacks", "defences", "discard"]
    numbers = ["attacker", "defender", "taking", "passed", "bout"]
    check_keys(words, [*hands, *rows, *numbers, "trump", "transfer"])
    settings = {"transfer": " ".join(listed(words["transfer"]))} if "transfer" in words else {}
    state = game.blank(game.check(settings, seats), seats, seeded(0))
    left = list(range(1, len(NAMES)))
    for seat, hand in enumerate(hands):
        state.hand[seat] = sorted(_cards(state, words[hand], left, 1 << seat))
    state.deck = _cards(state, words.get("deck", []), left, 0)[::-1]
    state.attacks = _cards(state, words.get("attacks", []), left, EVERYONE)
    state.defences = _cards(state, words.get("defences", []), left, EVERYONE)
    state.discard = _cards(state, words.get("discard", []), left, EVERYONE) + left
    for card in left + state.deck[:1]:
        state.known[card] = EVERYONE
    state.trump = _trump(state, words)
    state.attacker = number(words, "attacker", 0, 0, seats - 1)
    state.defender = number(words, "defender", state.next_after(state.attacker), 0, seats - 1)
    state.taking = number(words, "taking", 0, 0, 1)
    state.bout = number(words, "bout", 1, 1, LAST_BOUT)
    if not state.attacks and (state.attacker == state.defender or not state.hand[state.attacker]):
        raise BadPosition("bad-position-value", word="attacker", value=str(state.attacker))
    if len(state.defences) > len(state.attacks):
        raise BadPosition("bad-position-value", word="defences", value=" ".join(listed(words["defences"])))
    begin(state, number(words, "passed", 0, 0, seats))
    return state


def _cards(state: Durak, words: Any, left: list[int], usual: int) -> list[int]:
    """Cards by name, and who knows them: usually the seats of this mask."""
    cards: list[int] = []
    for word in listed(words):
        name, known = read_mark(word, usual)
        if name not in NAMES[1:]:
            raise BadPosition("unknown-card", card=name)
        card = NAMES.index(name)
        if card not in left:
            raise BadPosition("no-more-copies", card=name)
        left.remove(card)
        cards.append(card)
        state.known[card] = known
    return cards


def _trump(state: Durak, words: dict[str, Any]) -> int:
    suit = " ".join(listed(words.get("trump", SUITS[SUIT[state.deck[0]]] if state.deck else "")))
    if suit not in SUITS or (state.deck and SUITS.index(suit) != SUIT[state.deck[0]]):
        raise BadPosition("bad-position-value", word="trump", value=suit)
    return SUITS.index(suit)


def describe(state: Durak) -> dict[str, list[str]]:
    """The words of a position; `build` is the inverse, in the middle of a bout too."""
    words: dict[str, list[str]] = {}
    for seat, hand in enumerate(state.hand):
        words[f"hand{seat}"] = [NAMES[card] + mark_seats(state.known[card], 1 << seat) for card in hand]
    rows = {"deck": state.deck[::-1], "attacks": state.attacks, "defences": state.defences, "discard": state.discard}
    words |= {row: [NAMES[card] for card in cards] for row, cards in rows.items()}
    words["trump"] = [SUITS[state.trump]]
    passed = state.agenda[0].step
    numbers = {"attacker": state.attacker, "defender": state.defender, "taking": state.taking}
    words |= {name: [str(value)] for name, value in {**numbers, "passed": passed, "bout": state.bout}.items()}
    return {**words, "transfer": [spelled(state.settings["transfer"])]}
