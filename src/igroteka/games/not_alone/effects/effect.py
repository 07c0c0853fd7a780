"""Effects that need no word of their own: something holds for the turn, or a verb goes on."""

from mypy_extensions import i64

from igroteka.core.agenda import Verb
from igroteka.games.not_alone.cards.facts import Effect
from igroteka.games.not_alone.state import NotAlone


class ForTurn(Effect):
    """Something holds until the end of the turn (NA-040)."""

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        state.effects |= self.bits


class Ask(Effect):
    """A verb goes on: who has played the card chooses something."""

    def __init__(self, verb: Verb[NotAlone]) -> None:
        self.verb = verb

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        state.push(self.verb, seat, card)
