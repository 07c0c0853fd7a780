"""What cards do to one opponent; of two the controller chooses."""

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.mindbug.effects.effect import Effect
from igroteka.games.mindbug.options import SEAT
from igroteka.games.mindbug.state import Mindbug


class OnRival(Effect):
    """An effect on one opponent. Of two opponents the controller chooses one whom it touches; the frame's value is
    then the chosen seat and one."""

    def touches(self, state: Mindbug, rival: i64) -> bool:
        """Whether it would do anything to this opponent, by public facts."""
        return True

    def possible(self, state: Mindbug, seat: i64, card: i64) -> bool:
        return any(self.touches(state, rival) for rival in state.enemies(seat))

    def rival(self, state: Mindbug, frame: Frame) -> i64:
        return 1 - frame.seat if state.seats == 2 else frame.value - 1

    def run(self, state: Mindbug, frame: Frame) -> None:
        if state.seats == 2 or frame.value > 0:
            self.act(state, frame, self.rival(state, frame))
            return
        rivals = self.rivals(state, frame)
        if not rivals:
            state.done()
        elif len(rivals) == 1:
            frame.value = rivals[0] + 1
        else:
            state.ask(frame.seat, "rival", frame, frame.card)

    def rivals(self, state: Mindbug, frame: Frame) -> list[int]:
        return [rival for rival in state.enemies(frame.seat) if self.touches(state, rival)]

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        if decision.kind == "rival":
            return [SEAT + rival for rival in self.rivals(state, frame)]
        return self.offers(state, frame, self.rival(state, frame))

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        if state.seats > 2 and frame.value == 0:
            frame.value = option - SEAT + 1
        else:
            self.picked(state, frame, self.rival(state, frame), option)

    def act(self, state: Mindbug, frame: Frame, rival: i64) -> None:
        """Do it, or a part of it, or ask."""

    def offers(self, state: Mindbug, frame: Frame, rival: i64) -> list[int]:
        """The options of a further question."""
        return []

    def picked(self, state: Mindbug, frame: Frame, rival: i64, option: i64) -> None:
        """Go on after its answer."""


class EachRival(Effect):
    """An effect on one opponent after the other."""

    def __init__(self, effect: OnRival) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Verb[Mindbug]]:
        return [self.effect]

    def run(self, state: Mindbug, frame: Frame) -> None:
        rivals = state.enemies(frame.seat)
        if frame.step == len(rivals):
            state.done()
        else:
            rival = rivals[frame.step]
            frame.step += 1
            state.push(self.effect, frame.seat, frame.card, rival + 1)


class OpponentPaysForMindbugs(OnRival):
    """The opponent loses a life for each Mindbug they have not used."""

    def touches(self, state: Mindbug, rival: i64) -> bool:
        return state.mindbugs[rival] > 0

    def act(self, state: Mindbug, frame: Frame, rival: i64) -> None:
        state.done()
        state.change_life(rival, -state.mindbugs[rival])


class GiveAway(OnRival):
    """The opponent gains control of this creature (MB-102)."""

    def act(self, state: Mindbug, frame: Frame, rival: i64) -> None:
        state.done()
        state.take_control(frame.card, rival)
