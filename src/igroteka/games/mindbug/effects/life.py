"""What cards do to life."""

from igroteka.core.agenda import Frame
from igroteka.games.mindbug.effects.effect import Effect
from igroteka.games.mindbug.state import Mindbug


class GainLife(Effect):
    """Gain life (MB-033)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        state.change_life(frame.seat, self.amount)


class OpponentLosesLife(Effect):
    """The opponent loses life; opponents of one team share theirs."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        state.change_life(state.enemies(frame.seat)[0], -self.amount)


class OpponentFallsTo(Effect):
    """The opponent's life drops to this number; one who has no more than that loses nothing."""

    def __init__(self, life: int) -> None:
        super().__init__()
        self.life = life

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        rival = state.enemies(frame.seat)[0]
        state.change_life(rival, min(0, self.life - state.life[rival & 1]))


class MatchLife(Effect):
    """The controller's life becomes equal to the opponent's, up or down; going down so is no loss of life."""

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        rival = state.enemies(frame.seat)[0]
        state.shift_life(frame.seat, state.life[rival & 1] - state.life[frame.seat & 1])
