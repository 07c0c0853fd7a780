"""The Target, Artemia and Creature tokens: Hunt cards that place them, Survival cards that shift or evade them."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.not_alone.cards.facts import ARTEMIA_ALLOWED, ARTEMIA_WIDE, TARGET_BARS, TARGET_CATCHES, Effect
from igroteka.games.not_alone.cards.places import ALL_PLACES, COUNT, NEIGHBOURS, PAIRS, PLACES_IN, place_things
from igroteka.games.not_alone.effects.effect import ForTurn
from igroteka.games.not_alone.options import CREATURE_TOKEN, PAIR, TARGET_TOKEN
from igroteka.games.not_alone.state import CREATURE, PLACE_OF, SEAT_OF, NotAlone


def tell_token(state: NotAlone, token: str, places: i64, seat: i64 = CREATURE) -> None:
    """The Creature has placed a token, or a Hunted has shifted one."""
    if state.events is not None:
        kind = "token" if seat == CREATURE else "shift"
        state.emit(kind, {"seat": f"seat:{seat}", "token": f"token:{token}", "places": place_things(places)})


# --- Hunt cards --------------------------------------------------------------------------------------------------


class OnTarget(ForTurn):
    """The Target token marks where it holds: one Place, or two adjacent ones (NA-028)."""

    def __init__(self, bits: int, wide: bool = False) -> None:
        super().__init__(bits)
        self.wide = wide

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        """Places can be barred only while nobody has played one."""
        return not self.bits & TARGET_BARS or not any(state.played)

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        super().begin(state, seat, card)
        state.push(MARK, CREATURE, card, 1 if self.wide else 0)


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


class OnArtemia(ForTurn):
    """A card with the Artemia symbol: the token may be placed, even anew if it has to cover two Places (NA-030)."""

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        super().begin(state, seat, card)
        state.effects |= ARTEMIA_ALLOWED
        if self.bits & ARTEMIA_WIDE:
            state.artemia = 0


# --- Survival cards ----------------------------------------------------------------------------------------------


class Dodge(Effect):
    """The Creature token does not touch you this turn."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return any(visit[SEAT_OF] == seat and state.caught_at(seat, visit[PLACE_OF]) for visit in state.visits)

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        state.dodging |= 1 << seat


class Shield(Effect):
    """The Artemia token does not touch you this turn."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return any(visit[SEAT_OF] == seat and state.drained_at(seat, visit[PLACE_OF]) for visit in state.visits)

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        state.shielded |= 1 << seat


class MoveToken(Effect):
    """Shift the Creature token or the Artemia token to an adjacent Place."""

    def __init__(self, artemia: bool) -> None:
        self.artemia = artemia

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return (state.artemia if self.artemia else state.creature_places()) != 0

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        state.push(SHIFT_TOKEN, seat, card, ARTEMIA_SHIFTS if self.artemia else CREATURE_SHIFTS)


# Which token is shifted.
CREATURE_SHIFTS: Final = 0
ARTEMIA_SHIFTS: Final = 1
TARGET_SHIFTS: Final = 2
_TOKENS: Final[list[str]] = ["creature", "artemia", "target"]


class ShiftToken(Verb[NotAlone]):
    """Shift a token to an adjacent Place; one that covers two Places ends on one. The value says which token."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if frame.value == CREATURE_SHIFTS:
                if state.creature and state.target and state.effects & TARGET_CATCHES:
                    state.ask(frame.seat, "which-token", frame, frame.card)
                    return
                frame.value = TARGET_SHIFTS if state.creature == 0 else CREATURE_SHIFTS
        else:
            state.ask(frame.seat, "shift", frame, frame.card)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        if decision.kind == "which-token":
            return [CREATURE_TOKEN, TARGET_TOKEN]
        covered = (state.creature, state.artemia, state.target)[frame.value]
        around = 0
        for place in PLACES_IN[covered]:
            around |= NEIGHBOURS[place]
        return PLACES_IN[around & ~covered][:]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        if option >= CREATURE_TOKEN:
            frame.value = TARGET_SHIFTS if option == TARGET_TOKEN else CREATURE_SHIFTS
            return
        state.done()
        if frame.value == CREATURE_SHIFTS:
            state.creature = 1 << option
        elif frame.value == ARTEMIA_SHIFTS:
            state.artemia = 1 << option
        else:
            state.target = 1 << option
        tell_token(state, _TOKENS[frame.value], 1 << option, seat)


MARK: Final = Mark()
SHIFT_TOKEN: Final = ShiftToken()
