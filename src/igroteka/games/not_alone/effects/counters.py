"""Survival cards about Will, the transmitter and the Rescue counter."""

from mypy_extensions import i64

from igroteka.games.not_alone.cards.facts import RESCUE_HELD, Effect
from igroteka.games.not_alone.state import MAX_WILL, NotAlone


class Heal(Effect):
    """Gain a Will (NA-107)."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return state.will[seat] < MAX_WILL

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        state.gain_will(seat, 1)


class Charge(Effect):
    """Put the Marker counter on the Beach."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return state.marker == 0

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        state.set_marker(1)


class Amplify(Effect):
    """Take the Marker counter off the Beach: Rescue moves one space."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return state.marker == 1 and not state.effects & RESCUE_HELD

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        state.set_marker(0)
        state.approach("amplifier")
