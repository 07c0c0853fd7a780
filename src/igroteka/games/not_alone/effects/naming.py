"""Hunt cards with which the Creature names a Hunted or a Place."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.not_alone.cards.facts import card_thing
from igroteka.games.not_alone.cards.places import ALL_PLACES, COUNT, NEIGHBOURS, PLACES_IN, place_thing
from igroteka.games.not_alone.effects.effect import Ask
from igroteka.games.not_alone.effects.tokens import OnArtemia
from igroteka.games.not_alone.options import SEAT
from igroteka.games.not_alone.state import CREATURE, PLACE_OF, SEAT_OF, NotAlone


class NameHunted(Verb[NotAlone]):
    """The Creature names a Hunted with at least so many Places in hand."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least

    def candidates(self, state: NotAlone) -> list[int]:
        return [seat for seat in range(1, state.seats) if COUNT[state.hand[seat]] >= self.least]

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.decide(1 << CREATURE, "name", frame, frame.card)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return [SEAT + seat for seat in self.candidates(state)]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        named = option - SEAT
        if state.events is not None:
            card = card_thing(frame.card)
            state.emit("name", {"by": f"seat:{CREATURE}", "seat": f"seat:{named}", "card": card})
        self.act(state, frame, named)

    def act(self, state: NotAlone, frame: Frame, named: i64) -> None:
        """What happens to the one who was named."""


class NameOne(Ask):
    """The Creature names a Hunted; there must be one to name."""

    def __init__(self, verb: NameHunted) -> None:
        super().__init__(verb)
        self.naming = verb

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return len(self.naming.candidates(state)) > 0


class NameOneOnArtemia(OnArtemia):
    """The Creature names a Hunted if it can; the Artemia symbol counts in any case."""

    def __init__(self, verb: NameHunted) -> None:
        super().__init__(0)
        self.naming = verb

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        super().begin(state, seat, card)
        state.push(self.naming, CREATURE, card)


class Anticipate(NameHunted):
    """If this Hunted is caught, Assimilation moves one more space."""

    def act(self, state: NotAlone, frame: Frame, named: i64) -> None:
        state.named = named


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


_LURE_KINDS: Final[list[str]] = ["lure", "lure-from", "lure-to"]  # by the number of answers given


class Lure(Verb[NotAlone]):
    """Shift one Hunted from a revealed Place to an adjacent one: whom, from where, to where."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.decide(1 << CREATURE, _LURE_KINDS[len(frame.picks)], frame, frame.card)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        if not frame.picks:
            return [SEAT + seat for seat in range(1, state.seats)]
        if len(frame.picks) == 1:
            return [visit[PLACE_OF] for visit in state.visits if visit[SEAT_OF] == frame.picks[0]]
        return PLACES_IN[NEIGHBOURS[frame.picks[1]]][:]

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


ANTICIPATE: Final = Anticipate(0)
SILENCE: Final = Silence()
LURE: Final = Lure()
