"""What Hunt and Survival cards can do: effects, the words a card is declared with, and the verbs they ask with."""

from typing import Any, Final

from igroteka.core.agenda import Frame, Verb, VerbBook
from igroteka.core.decision import Decision
from igroteka.games.not_alone.options import (
    CARD,
    CREATURE_TOKEN,
    LOSE_WILL,
    PAIR,
    PUT_AWAY_TWO,
    SEAT,
    TARGET_TOKEN,
)
from igroteka.games.not_alone.powers import POWERS, drop_survival, use_power
from igroteka.games.not_alone.state import (
    ALL_PLACES,
    ARTEFACT,
    COUNT,
    CREATURE,
    DISCARDS_HIDDEN,
    NEIGHBOURS,
    PAIRS,
    PLACE_OF,
    PLACES_IN,
    SEAT_OF,
    TARGET_CATCHES,
    NotAlone,
    card_thing,
    place_thing,
)

# --- verbs that ask ----------------------------------------------------------------------------------------------


class Mark(Verb[NotAlone]):
    """Put the Target token on one Place, or between two adjacent ones (value 1) (NA-028).

    A second card with the symbol works where the token lies (NA-029); one that needs two Places takes it up again.
    """

    def run(self, state: NotAlone, frame: Frame) -> None:
        if frame.step == 1 or COUNT[state.target] > frame.value:
            state.done()
            return
        frame.step = 1
        state.ask(CREATURE, "target-pair" if frame.value else "target", frame, frame.card)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        if frame.value:
            return list(range(PAIR, PAIR + len(PAIRS)))
        return PLACES_IN[ALL_PLACES][:]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.target = PAIRS[option - PAIR] if frame.value else 1 << option
        tell_token(state, "target", state.target)


def tell_token(state: NotAlone, token: str, places: int) -> None:
    if state.events is not None:
        told: list[str] = [place_thing(place) for place in PLACES_IN[places]]
        state.emit("token", {"token": f"token:{token}", "places": told})


class NameHunted(Verb[NotAlone]):
    """The Creature names a Hunted with at least so many Places in hand."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least

    def candidates(self, state: NotAlone) -> list[int]:
        return [seat for seat in range(1, state.seats) if COUNT[state.hand[seat]] >= self.least]

    def run(self, state: NotAlone, frame: Frame) -> None:
        candidates = self.candidates(state)
        if len(candidates) > 1:
            state.ask(CREATURE, "name", frame, frame.card)
        else:
            state.done()
            if candidates:
                self.act(state, frame, candidates[0])

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return [SEAT + seat for seat in self.candidates(state)]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        self.act(state, frame, option - SEAT)

    def act(self, state: NotAlone, frame: Frame, named: int) -> None:
        if state.events is not None:
            state.emit("name", {"seat": f"seat:{named}", "card": card_thing(frame.card)})


class Anticipate(NameHunted):
    """If this Hunted is caught, Assimilation moves one more space."""

    def act(self, state: NotAlone, frame: Frame, named: int) -> None:
        super().act(state, frame, named)
        state.named = named


class Strip(NameHunted):
    """This Hunted discards Places down to two."""

    def act(self, state: NotAlone, frame: Frame, named: int) -> None:
        super().act(state, frame, named)
        state.push(PUT_AWAY, named, frame.card, COUNT[state.hand[named]] - 2)


class Frighten(NameHunted):
    """This Hunted shows the Creature all Places in hand but two."""

    def act(self, state: NotAlone, frame: Frame, named: int) -> None:
        super().act(state, frame, named)
        state.push(KEEP_HIDDEN, named, frame.card)


class KeepHidden(Verb[NotAlone]):
    """Choose the two Places that stay hidden; the Creature alone sees the others."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        seat = frame.seat
        if COUNT[state.pledged[seat]] < 2:
            state.ask(seat, "keep-hidden", frame, frame.card)
            return
        state.done()
        shown = state.exposed[seat] = state.hand[seat]
        state.hand[seat] |= state.pledged[seat]
        state.pledged[seat] = 0
        if state.events is not None:
            told: list[str] = [place_thing(place) for place in PLACES_IN[shown]]
            state.emit("show", {"seat": f"seat:{seat}", "places": told}, "places", 1 << CREATURE | 1 << seat)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return PLACES_IN[state.hand[frame.seat]][:]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        pledge(state, seat, option)


def pledge(state: NotAlone, seat: int, place: int) -> None:
    """Set a Place of the hand aside in secret."""
    state.hand[seat] &= ~(1 << place)
    state.pledged[seat] |= 1 << place


class PutAway(Verb[NotAlone]):
    """Discard `value` Places of own choice from hand, or as many as there are."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        held = state.hand[frame.seat]
        if COUNT[held] > frame.value > 0:
            state.ask(frame.seat, "put-away", frame, frame.card)
            return
        state.done()
        if frame.value:
            state.put_away(frame.seat, held)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return PLACES_IN[state.hand[frame.seat]][:]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        frame.value -= 1
        state.put_away(seat, 1 << option)


class AllPutAway(Verb[NotAlone]):
    """Every Hunted discards one Place, chosen in secret and turned over together."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            for seat in range(1, state.seats):
                if COUNT[state.hand[seat]] == 1:
                    pledge(state, seat, PLACES_IN[state.hand[seat]][0])
                elif state.hand[seat]:
                    state.ask(seat, "put-away", frame, frame.card)
            return
        state.done()
        for seat in range(1, state.seats):
            places = state.pledged[seat]
            state.pledged[seat] = 0
            state.put_away(seat, places)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return PLACES_IN[state.hand[decision.seat()]][:]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        pledge(state, seat, option)


class Scream(Verb[NotAlone]):
    """Discard two Places from hand or lose a Will; with fewer than two, lose the Will."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        if COUNT[state.hand[frame.seat]] >= 2:
            state.ask(frame.seat, "scream", frame)
        else:
            self.chosen(state, frame, frame.seat, LOSE_WILL)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return [LOSE_WILL, PUT_AWAY_TWO]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        if option == LOSE_WILL:
            state.lose_will(seat, 1)
        else:
            state.push(PUT_AWAY, seat, -1, 2)


class DropSurvival(Verb[NotAlone]):
    """Discard a Survival card of own choice, if there is one."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        held = state.survival[frame.seat]
        if len(held) > 1:
            state.ask(frame.seat, "drop-survival", frame)
        else:
            state.done()
            if held:
                drop_survival(state, frame.seat, held.pop())

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return [CARD + card for card in sorted(state.survival[frame.seat])]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        state.survival[seat].remove(option - CARD)
        drop_survival(state, seat, option - CARD)


class Silence(Verb[NotAlone]):
    """One named Place is inactive this turn."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.ask(CREATURE, "silence", frame, frame.card)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return PLACES_IN[ALL_PLACES][:]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        state.silenced |= 1 << option
        if state.events is not None:
            state.emit("silence", {"place": place_thing(option)})


class Lure(Verb[NotAlone]):
    """Shift one Hunted from a revealed Place to an adjacent one: whom, from where, to where."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        offered = self.ways(state, frame)
        if len(offered) > 1:
            kind = ("lure", "lure-from", "lure-to")[len(frame.picks)]
            state.ask(CREATURE, kind, frame, frame.card)
        else:
            self.chosen(state, frame, CREATURE, offered[0])

    def ways(self, state: NotAlone, frame: Frame) -> list[int]:
        if not frame.picks:
            return [SEAT + seat for seat in range(1, state.seats)]
        if len(frame.picks) == 1:
            return [visit[PLACE_OF] for visit in state.visits if visit[SEAT_OF] == frame.picks[0]]
        return PLACES_IN[NEIGHBOURS[frame.picks[1]]][:]

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return self.ways(state, frame)

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        if len(frame.picks) < 2:
            frame.pick(option if frame.picks else option - SEAT)
            return
        state.done()
        for visit in state.visits:
            if visit[SEAT_OF] == frame.picks[0] and visit[PLACE_OF] == frame.picks[1]:
                visit[PLACE_OF] = option
                break
        if state.events is not None:
            places = {"from": place_thing(frame.picks[1]), "to": place_thing(option)}
            state.emit("lure", {"seat": f"seat:{frame.picks[0]}", **places})


class Exchange(Verb[NotAlone]):
    """Exchange the Place played face down with one of the own discard; everybody sees the discard change."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        seat = frame.seat
        if frame.step == 0:
            frame.step = 1
            if COUNT[state.played[seat]] > 1:
                state.ask(seat, "exchange-out", frame, frame.card)
            else:
                self.lift(state, seat, state.played[seat])
        elif COUNT[state.discard[seat]] > 1:
            state.ask(seat, "exchange-in", frame, frame.card)
        else:
            self.swap(state, seat, state.discard[seat])

    def lift(self, state: NotAlone, seat: int, place: int) -> None:
        state.played[seat] &= ~place
        state.traced[seat] &= ~place
        state.pledged[seat] |= place

    def swap(self, state: NotAlone, seat: int, place: int) -> None:
        state.done()
        state.discard[seat] = state.discard[seat] & ~place | state.pledged[seat]
        state.played[seat] |= place
        if not state.effects & DISCARDS_HIDDEN:
            state.traced[seat] |= place
        if state.events is not None:
            state.tell_places("exchange", seat, state.pledged[seat])
        state.pledged[seat] = 0

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        if decision.kind == "exchange-out":
            return PLACES_IN[state.played[frame.seat]][:]
        offered = PLACES_IN[exchangeable(state, frame.seat)]
        return offered[:] or PLACES_IN[state.discard[frame.seat]][:]  # only in a world imagined behind a smokescreen

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        if state.pledged[seat]:
            self.swap(state, seat, 1 << option)
        else:
            self.lift(state, seat, 1 << option)


def exchangeable(state: NotAlone, seat: int) -> int:
    """Places of the own discard that may be played this turn."""
    return state.discard[seat] & ~state.barred()


class ShiftToken(Verb[NotAlone]):
    """Shift a token to an adjacent Place; one that covers two Places ends on one. Value: 1 for the Artemia token."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if frame.value == 0:
                both = state.creature and state.target and state.effects & TARGET_CATCHES
                if both:
                    state.ask(frame.seat, "which-token", frame, frame.card)
                    return
                frame.value = 2 if state.creature == 0 else 0
        else:
            state.ask(frame.seat, "shift", frame, frame.card)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        if decision.kind == "which-token":
            return [CREATURE_TOKEN, TARGET_TOKEN]
        covered = self.covered(state, frame)
        around = 0
        for place in PLACES_IN[covered]:
            around |= NEIGHBOURS[place]
        return PLACES_IN[around & ~covered][:]

    def covered(self, state: NotAlone, frame: Frame) -> int:
        return (state.creature, state.artemia, state.target)[frame.value]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        if option >= CREATURE_TOKEN:
            frame.value = 2 if option == TARGET_TOKEN else 0
            return
        state.done()
        if frame.value == 0:
            state.creature = 1 << option
        elif frame.value == 1:
            state.artemia = 1 << option
        else:
            state.target = 1 << option
        tell_token(state, ("creature", "artemia", "target")[frame.value], 1 << option)


class CopyNeighbour(Verb[NotAlone]):
    """Use the power of an adjacent Place instead of the own one, never that of the Artefact (NA-101)."""

    def ways(self, state: NotAlone, frame: Frame) -> list[int]:
        return neighbours_to_copy(state, frame.card)

    def run(self, state: NotAlone, frame: Frame) -> None:
        ways = self.ways(state, frame)
        if len(ways) > 1:
            state.ask(frame.seat, "copy", frame)
        else:
            self.chosen(state, frame, frame.seat, ways[0])

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return self.ways(state, frame)

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        use_power(state, seat, frame.card, option)


def neighbours_to_copy(state: NotAlone, visit: int) -> list[int]:
    seat = state.visits[visit][SEAT_OF]
    around = NEIGHBOURS[state.visits[visit][PLACE_OF]] & ~(1 << ARTEFACT)
    return [place for place in PLACES_IN[around] if POWERS[place].usable(state, seat)]


class KeepPlayed(Verb[NotAlone]):
    """Two Places were played: choose the one that returns to the hand."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        if COUNT[state.played[frame.seat]] > 1:
            state.ask(frame.seat, "double-back", frame, frame.card)
        else:
            state.done()
            state.return_played(frame.seat, state.played[frame.seat])

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return PLACES_IN[state.played[frame.seat]][:]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        state.return_played(seat, 1 << option)


MARK: Final = Mark()
PUT_AWAY: Final = PutAway()
KEEP_HIDDEN: Final = KeepHidden()
SCREAM: Final = Scream()
DROP_SURVIVAL: Final = DropSurvival()
ANTICIPATE: Final = Anticipate(0)
STRIP: Final = Strip(3)
FRIGHTEN: Final = Frighten(3)
ALL_PUT_AWAY: Final = AllPutAway()
SILENCE: Final = Silence()
LURE: Final = Lure()
EXCHANGE: Final = Exchange()
SHIFT_TOKEN: Final = ShiftToken()
COPY_NEIGHBOUR: Final = CopyNeighbour()
KEEP_PLAYED: Final = KeepPlayed()


def register(verbs: VerbBook) -> None:
    """Name the verbs of cards, so that an agenda can be written down."""
    steps: dict[str, Verb[Any]] = {
        "mark": MARK, "put-away": PUT_AWAY, "keep-hidden": KEEP_HIDDEN, "scream": SCREAM,
        "drop-survival": DROP_SURVIVAL, "anticipate": ANTICIPATE, "strip": STRIP, "frighten": FRIGHTEN,
        "all-put-away": ALL_PUT_AWAY, "silence": SILENCE, "lure": LURE, "exchange": EXCHANGE,
        "shift-token": SHIFT_TOKEN, "copy-neighbour": COPY_NEIGHBOUR, "keep-played": KEEP_PLAYED,
    }  # fmt: skip
    for name, verb in steps.items():
        verbs.add(name, verb)
