"""Gobb'it positions as a few words: `pile0: red_fly blue_snake; pile1: blue_chameleon; deck0: 5; deck1: 5; turn: 0`.

Piles and the discard are named from the bottom, so that the last card is the top one; decks from the top. A number
stands for so many cards nobody has seen. `blue_snake/colour_off` asks for the copy with that back; `@all` behind a
face-down card says that everybody has seen it. A star after a pile's last card marks one opened out of turn. What is
named nowhere is in the box. `striking` is the seat whose gorilla may strike, `solo` the only one that can still open
cards. `opened` counts cards; `began`, `ruled` and `since` (one for each seat) are times in milliseconds.
"""

from typing import Any

from igroteka.core.errors import BadPosition
from igroteka.core.game import Game, spelled
from igroteka.core.knowledge import EVERYONE
from igroteka.core.live import NEVER
from igroteka.core.notation import check_keys, listed, mark_seats, number, read_mark
from igroteka.core.rng import seeded
from igroteka.games.gobbit.cards import ANIMAL, BACK, CONDITION_NAMES, GORILLA, NAMES
from igroteka.games.gobbit.rules import begin
from igroteka.games.gobbit.setup import blank, cards_in, leave_out
from igroteka.games.gobbit.state import MOST_SEATS, Gobbit

_WORDS = ("turn", "opener", "striking", "solo", "discard", "opened", "began", "ruled", "since")


def build(game: Game[Gobbit], words: dict[str, Any]) -> Gobbit:
    """A position from words, run to its first decision.

    >>> from igroteka.games import find
    >>> state = find("gobbit").position("pile0: blue_snake; pile1: blue_chameleon; deck0: 3; deck1: 3")
    >>> state.eats(0, 1, 0)
    True
    """
    seats = seats_named(words)
    names = [setting.name for setting in game.settings]
    check_keys(words, ["seats", *names, *_WORDS, *[f"{zone}{s}" for zone in ("deck", "pile") for s in range(seats)]])
    chosen = {name: words[name] for name in names if name in words}
    chosen = {name: value[0] if isinstance(value, list) else value for name, value in chosen.items()}
    state = blank(game, game.check(chosen, seats), seats, seeded(0))
    lay_out(state, words)
    last = seats - 1
    state.give_turn(number(words, "turn", 0, 0, last))
    state.opener = number(words, "opener", (state.turn - 1) % seats, 0, last)
    state.gorilla = number(words, "striking", -1, 0, last)
    state.solo = number(words, "solo", -1, 0, last)
    state.opened = number(words, "opened", 0, 0, NEVER)
    state.began = number(words, "began", 0, 0, NEVER)
    state.ruled = number(words, "ruled", 0, 0, NEVER)
    if "since" in words:
        state.since = _times(listed(words["since"]), seats)
    begin(state)
    return state


def seats_named(words: dict[str, Any]) -> int:
    """How many sit at the table: as said, or as many as are named."""
    named = [int(key[4:]) for key in words if key[:4] in ("deck", "pile") and key[4:].isdigit()]
    return number(words, "seats", max([1, *named]) + 1, 2, MOST_SEATS)


def lay_out(state: Gobbit, words: dict[str, Any]) -> None:
    """Put the cards where the words say; named cards first, so that numbers take what nobody asks for."""
    left = cards_in(state)
    for seat in range(state.seats):
        named = listed(words.get(f"pile{seat}", []))
        state.pile[seat] = _named(state, [word.rstrip("*") for word in named], left, EVERYONE)
        if named and named[-1].endswith("*"):
            state.stray |= 1 << seat
    for seat in range(state.seats):
        state.deck[seat] = _named(state, listed(words.get(f"deck{seat}", [])), left, 0)[::-1]
    state.discard = _named(state, listed(words.get("discard", [])), left, 0)
    for seat in range(state.seats):
        state.deck[seat] = _counted(listed(words.get(f"deck{seat}", [])), left) + state.deck[seat]
    state.discard = _counted(listed(words.get("discard", [])), left) + state.discard
    leave_out(state, [card for zone in (*state.deck, *state.pile, state.discard) for card in zone])


def _named(state: Gobbit, words: list[str], left: list[int], usual: int) -> list[int]:
    """The cards that are named, and who has seen them: usually the seats of this mask."""
    cards: list[int] = []
    for word in words:
        if not word.isdigit():
            name, known = read_mark(word, usual)
            cards.append(_take(name, left))
            state.known[cards[-1]] = known
    return cards


def _counted(words: list[str], left: list[int]) -> list[int]:
    """So many cards that are named nowhere, gorillas last."""
    found: list[int] = []
    for word in words:
        if word.isdigit():
            if int(word) > len(left):
                raise BadPosition("no-more-copies", card=word)
            for _ in range(int(word)):
                tame = [card for card in left if ANIMAL[card] != GORILLA] or left
                found.append(tame[0])
                left.remove(tame[0])
    return found


def _take(word: str, left: list[int]) -> int:
    """The next unused copy of a card, with the back asked for."""
    name, _, back = word.partition("/")
    if name not in NAMES or (back and back not in CONDITION_NAMES):
        raise BadPosition("unknown-card", card=word)
    for card in left:
        if NAMES[card] == name and (not back or CONDITION_NAMES[BACK[card]] == back):
            left.remove(card)
            return card
    raise BadPosition("no-more-copies", card=word)


def _times(words: list[str], seats: int) -> list[int]:
    if len(words) != seats or not all(word.isdigit() for word in words):
        raise BadPosition("bad-position-value", word="since", value=" ".join(words))
    return [int(word) for word in words]


def describe(state: Gobbit) -> dict[str, list[str]]:
    """The words of a position; `build` is the inverse between two moments."""
    words: dict[str, list[str]] = {"seats": [str(state.seats)]}
    for name, value in state.settings.items():
        words[name] = [spelled(value)]
    for seat in range(state.seats):
        words[f"pile{seat}"] = [_spelled(state, card, EVERYONE) for card in state.pile[seat]]
        if state.stray >> seat & 1:
            words[f"pile{seat}"][-1] += "*"
        words[f"deck{seat}"] = [_spelled(state, card, 0) for card in reversed(state.deck[seat])]
    words["discard"] = [_spelled(state, card, 0) for card in state.discard]
    words["turn"] = [str(state.due)]
    words["opener"] = [str(state.opener)]
    told = {"striking": state.gorilla, "solo": state.solo}
    words |= {key: [str(value)] for key, value in told.items() if value >= 0}
    told = {"opened": state.opened, "began": state.began, "ruled": state.ruled}
    words |= {key: [str(value)] for key, value in told.items() if value > 0}
    if any(state.since):
        words["since"] = [str(time) for time in state.since]
    return words


def _spelled(state: Gobbit, card: int, usual: int) -> str:
    return f"{NAMES[card]}/{CONDITION_NAMES[BACK[card]]}{mark_seats(state.known[card], usual)}"
