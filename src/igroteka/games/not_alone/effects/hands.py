"""What cards do to the Places in hands and discards."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.not_alone.cards.facts import DISCARDS_HIDDEN, NO_HUNT, Effect
from igroteka.games.not_alone.cards.places import COUNT, PLACES_IN
from igroteka.games.not_alone.effects.effect import ForTurn
from igroteka.games.not_alone.effects.naming import NameHunted
from igroteka.games.not_alone.effects.tokens import OnArtemia
from igroteka.games.not_alone.options import CARD, LOSE_WILL, PUT_AWAY_TWO
from igroteka.games.not_alone.state import CREATURE, NotAlone, slot

# --- Hunt cards --------------------------------------------------------------------------------------------------


class Despair(OnArtemia):
    """No Survival cards this turn; Places already laid down are taken back and chosen again."""

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        super().begin(state, seat, card)
        for hunted in range(1, state.seats):
            state.to_hand(hunted, state.played[hunted])
            state.played[hunted] = 0


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


class Strip(NameHunted):
    """The named Hunted discards Places down to two."""

    def act(self, state: NotAlone, frame: Frame, named: i64) -> None:
        state.push(PUT_AWAY, named, frame.card, COUNT[state.hand[named]] - 2)


class Frighten(NameHunted):
    """The named Hunted shows the Creature all Places in hand but two."""

    def act(self, state: NotAlone, frame: Frame, named: i64) -> None:
        state.push(KEEP_HIDDEN, named, frame.card)


class KeepHidden(Verb[NotAlone]):
    """Choose the two Places that stay hidden; the Creature alone sees the others."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        seat = frame.seat
        if COUNT[state.pledged[seat]] < 2:
            state.ask(seat, "keep-hidden", frame, frame.card)
            return
        state.done()
        shown = state.hand[seat] & ~state.pledged[seat]
        state.shown |= 1 << seat
        state.pledged[seat] = 0
        for place in PLACES_IN[shown]:
            state.learn(slot(seat, place), 1 << CREATURE)
        if state.events is not None:
            state.emit("show", {"seat": f"seat:{seat}", "places": state.place_facts(seat, shown)})

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return PLACES_IN[state.hand[frame.seat] & ~state.pledged[frame.seat]][:]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.pledged[seat] |= 1 << option


class AllPutAway(Verb[NotAlone]):
    """Every Hunted discards one Place, chosen in secret and turned over together."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            for seat in range(1, state.seats):
                if COUNT[state.hand[seat]] == 1:
                    state.pledged[seat] = state.hand[seat]
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
        state.pledged[seat] = 1 << option


# --- what the Target token does ----------------------------------------------------------------------------------


class Scream(Verb[NotAlone]):
    """Discard two Places from hand or lose a Will; with fewer than two, lose the Will."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.decide(1 << frame.seat, "scream", frame)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return [LOSE_WILL, PUT_AWAY_TWO] if COUNT[state.hand[frame.seat]] >= 2 else [LOSE_WILL]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        if option == LOSE_WILL:
            state.lose_will(seat, 1)
        else:
            state.push(PUT_AWAY, seat, -1, 2)


class DropSurvival(Verb[NotAlone]):
    """Discard a Survival card of own choice, if there is one."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        state.decide(1 << frame.seat, "drop-survival", frame)

    def options(self, state: NotAlone, frame: Frame, decision: Decision) -> list[int]:
        return [CARD + card for card in sorted(state.survival[frame.seat])]

    def chosen(self, state: NotAlone, frame: Frame, seat: int, option: int) -> None:
        state.done()
        state.survival[seat].remove(option - CARD)
        state.drop_survival(option - CARD, seat)


# --- Survival cards ----------------------------------------------------------------------------------------------


class Sacrifice(Effect):
    """Discard a Place from hand; no Hunt card may be played this turn."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        """Only while the Creature may still play; a Hunted who began to lay down two Places keeps one to go on."""
        begun = state.double[seat] != 0 and COUNT[state.played[seat]] == 1
        enough = COUNT[state.hand[seat] & ~state.barred()] > 1 if begun else state.hand[seat] != 0
        return state.plays > 0 and enough

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        state.effects |= NO_HUNT
        if COUNT[state.hand[seat]] == 1:
            state.put_away(seat, state.hand[seat])
        else:
            state.owed[seat] = -1


class TakeTwoBack(Effect):
    """Take two Places back from the own discard, or as many as there are."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return state.discard[seat] != 0

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        owe_places(state, seat, 2)


def owe_places(state: NotAlone, seat: i64, count: i64) -> None:
    """So many Places come back; where there is nothing to choose they do at once."""
    if COUNT[state.discard[seat]] <= count:
        state.take_back(seat, state.discard[seat])
    else:
        state.owed[seat] = count


class HideDiscards(ForTurn):
    """The Creature and spectators do not see the discards until the end of the turn."""

    def __init__(self) -> None:
        super().__init__(DISCARDS_HIDDEN)

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        super().begin(state, seat, card)
        for hunted in range(1, state.seats):
            for place in PLACES_IN[state.discard[hunted]]:
                state.forget(slot(hunted, place), state.all_hunted())


PUT_AWAY: Final = PutAway()
STRIP: Final = Strip(3)
FRIGHTEN: Final = Frighten(3)
KEEP_HIDDEN: Final = KeepHidden()
ALL_PUT_AWAY: Final = AllPutAway()
SCREAM: Final = Scream()
DROP_SURVIVAL: Final = DropSurvival()
