"""How a game of Gobb'it goes: one moment after another, each with its hands and the next card, to the end."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb, VerbBook
from igroteka.core.decision import Decision
from igroteka.core.knowledge import Fact
from igroteka.games.gobbit.cards import ANIMAL, GORILLA
from igroteka.games.gobbit.effects.calls import ROB, call, first_caller
from igroteka.games.gobbit.effects.mistakes import MERCY, erring_seats, pay_mistakes, tell_ghosts, wronged
from igroteka.games.gobbit.effects.races import discard_stray, resolve_piles
from igroteka.games.gobbit.effects.slaps import last_instant, verdicts
from igroteka.games.gobbit.options import DISCARD, OPEN, PASS, PILE
from igroteka.games.gobbit.state import HANDS, LONGEST, Gobbit


def begin(state: Gobbit) -> None:
    """Put the row of moments on the agenda and run to the first one."""
    for seat in range(state.seats):
        if state.holds(seat):
            state.inside |= 1 << seat
    state.push(MOMENT, 0)
    state.advance()


class Moment(Verb[Gobbit]):
    """Everybody puts hands down, or not; then hands are judged together, and the next card is opened."""

    def run(self, state: Gobbit, frame: Frame) -> None:
        if frame.step == 0:
            self.open_hands(state, frame)
        elif frame.step == 1:
            frame.step = 2
            state.show_hands()
            if state.by:
                resolve(state)
        else:
            frame.step = 0
            next_card(state)

    def open_hands(self, state: Gobbit, frame: Frame) -> None:
        """A new moment: ask everybody who may still slap, ghosts too."""
        if over(state, turn=False):
            return
        pass_over(state)
        state.calling = 1 if state.three_flies() else 0
        if state.ruled < 0:
            state.ruled = state.began
        if state.solo >= 0 and state.able(state.solo + 1) not in (state.solo, -1):
            state.solo = -1  # an attack has given another player a deck (GB-084)
        frame.step = 1
        state.hide_hands()
        for seat in range(state.seats):
            if state.ghosts or state.inside >> seat & 1:
                state.ask(seat, "react", frame, -1, self.hands(state, seat))

    def options(self, state: Gobbit, frame: Frame, decision: Decision) -> list[int]:
        return self.hands(state, decision.seat())

    def hands(self, state: Gobbit, seat: i64) -> list[int]:
        """Any pile on the table, the discard, the own deck: a wrong hand is possible, and a mistake.

        Each thing is slapped once in a moment (GB-109); an empty place is no target (GB-108).
        """
        inside = state.inside >> seat & 1 == 1
        offered = [PASS]
        for owner in range(state.seats):
            if state.pile[owner] and not state.slapped(seat, PILE + owner):
                offered.append(PILE + owner)
        if inside and state.gobbits and state.discard and not state.slapped(seat, DISCARD):
            offered.append(DISCARD)
        if state.deck[seat] and (seat == state.turn or state.hasty):
            offered.append(OPEN)
        return offered

    def chosen(self, state: Gobbit, frame: Frame, seat: int, option: int) -> None:
        """A hand comes down; the seat may put down another (GB-066, GB-067) until it passes or opens."""
        at = state.at if state.at > state.began else state.began
        if option == OPEN:
            state.opening[seat] = at
        elif option != PASS:
            state.by.append(seat)
            state.on.append(option)
            state.when.append(at)
            state.ask(seat, "react", frame, -1, self.hands(state, seat))


def resolve(state: Gobbit) -> None:
    """Judge all hands of the moment on the table as it lay before them (GB-112, GB-115)."""
    found = verdicts(state)
    tell_hands(state)
    if state.calling:
        caller = first_caller(state, found)
        if caller >= 0:
            call(state, caller)
        return
    bare: i64 = 0
    for seat in range(state.seats):
        if not state.pile[seat]:
            bare |= 1 << seat
    erring = erring_seats(state, found)
    saved = resolve_piles(state, found, erring)
    pay_mistakes(state, erring, bare)
    tell_ghosts(state, found)
    if state.solo >= 0 and saved >> state.solo & 1:
        finish(state, state.inside)  # GB-085
        return
    owners = wronged(state, found)
    for owner in reversed(owners):
        state.push(MERCY, owner)


def tell_hands(state: Gobbit) -> None:
    """The hands of the moment, earliest first, are now open to all."""
    if state.events is None:
        return
    last = last_instant(state)
    order = sorted(range(len(state.by)), key=lambda i: (state.when[i], (state.by[i] - state.opener) % state.seats))
    for i in order:
        late = last >= 0 and state.when[i] > last
        option = state.on[i]
        what = "discard:pile" if option == DISCARD else f"seat:{option - PILE}"
        kind = "late" if late else "slap-discard" if option == DISCARD else "slap"
        kind = "cover" if option == PILE + state.by[i] and not late else kind
        pile = Fact(what, HANDS + state.by[i])
        state.emit(kind, {"seat": f"seat:{state.by[i]}", "pile": pile, "time": state.when[i] - state.began})


def next_card(state: Gobbit) -> None:
    """End the moment: stray cards go, players run out of cards, and the next card is opened."""
    for seat in range(state.seats):
        if state.stray >> seat & 1:
            discard_stray(state, seat)
    if over(state, turn=True):
        return
    state.began = end_of(state)
    early = early_openers(state)
    pass_over(state)  # hands may have given a deck to somebody whose turn comes sooner (GB-028, GB-084)
    idle = not state.changed and not early
    opens = state.opening[state.turn] >= 0 or idle  # nobody waits for ever (GB-027, GB-116)
    if opens and state.deck[state.turn]:
        open_card(state, state.turn)
    for seat in early:
        open_early(state, seat)
    state.changed = 0
    if state.by:
        state.by = []
        state.on = []
        state.when = []
    for seat in range(state.seats):
        state.opening[seat] = -1


def pass_over(state: Gobbit) -> None:
    """Whoever has no deck does not open (GB-065); the first who has one does, as the decks are now."""
    able = state.able(state.due)
    if able >= 0:  # else the last card has just been opened, and may still be slapped
        state.turn = able


def end_of(state: Gobbit) -> i64:
    """When the moment ended: as the next card was opened, or with the last hand, or with the answer that ended it."""
    last = last_instant(state)
    if last < 0:
        last = state.began
        for at in state.when:
            last = max(last, at)
    return max(last, int(state.at))


def early_openers(state: Gobbit) -> list[int]:
    """Those who open a card though it is not their turn, first one first."""
    seats: list[int] = []
    if state.hasty:
        for step in range(state.seats):
            seat = (state.opener + step) % state.seats
            if seat != state.turn and state.opening[seat] >= 0 and state.deck[seat]:
                place = len(seats)
                while place > 0 and state.opening[seats[place - 1]] > state.opening[seat]:
                    place -= 1
                seats.insert(place, seat)
    return seats


def open_card(state: Gobbit, seat: i64) -> None:
    """Turn up the next card (GB-023, GB-059); then it is the next player's turn (GB-028)."""
    state.solo = seat if state.able(seat + 1) == seat else -1
    card = state.show(seat)
    state.opener = seat
    state.give_turn((seat + 1) % state.seats)
    if state.gorilla == seat:
        state.gorilla = -1
    if state.events is not None:
        state.emit("open", {"seat": f"seat:{seat}", "card": state.thing(card)})
    if ANIMAL[card] == GORILLA:
        open_gorilla(state, seat)


def open_gorilla(state: Gobbit, seat: i64) -> None:
    """The gorilla may strike at once (GB-055) and is covered again (GB-058); as a last card it loses all (GB-068)."""
    if state.deck[seat]:
        state.gorilla = seat
        state.give_turn(seat)
        return
    if state.events is not None:
        state.emit("last-gorilla", {"seat": f"seat:{seat}"})
    state.throw(seat)


def open_early(state: Gobbit, seat: i64) -> None:
    """A card opened out of turn lies there for one moment, as prey and nothing else (GB-063, GB-064)."""
    card = state.show(seat)
    state.stray |= 1 << seat
    if state.events is not None:
        state.emit("early", {"seat": f"seat:{seat}", "card": state.thing(card)})


def over(state: Gobbit, turn: bool) -> bool:
    """Note who has no cards left (GB-049, GB-125), and end the game when it must (GB-126).

    `turn`: hands are judged and a card is to be opened, so somebody has to be able to (GB-083).
    """
    before = state.inside
    openers: i64 = 0
    holders: i64 = 0
    for seat in range(state.seats):
        if state.deck[seat]:
            openers += 1
            holders += 1
        elif state.pile[seat]:
            holders += 1
        elif before >> seat & 1:
            state.inside &= ~(1 << seat)
            if state.events is not None:
                state.emit("ghost" if state.ghosts else "out", {"seat": f"seat:{seat}"})
    if holders <= 1 or (turn and (openers == 0 or state.opened >= LONGEST)):
        finish(state, before)
        return True
    return False


def finish(state: Gobbit, inside: i64) -> None:
    """The most cards win, equal ones share (GB-007, GB-086, GB-087).

    If the last cards were all lost in one moment, those who still had some share.
    """
    counts = [state.holds(seat) for seat in range(state.seats)]
    best = max(counts)
    winners = [seat for seat in range(state.seats) if counts[seat] == best and (best or inside >> seat & 1)]
    if state.events is not None:
        state.emit("end", {"seats": [f"seat:{seat}" for seat in winners], "count": best})
    state.finish(tuple([1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]))


MOMENT: Final = Moment()


def register(verbs: VerbBook) -> None:
    """Name the verbs of the rules."""
    verbs.add("rules.moment", MOMENT)
    verbs.add("rules.rob", ROB)
    verbs.add("rules.mercy", MERCY)
