"""Cards about Hunt cards: more of them, one again, some of them out of the Creature's hand."""

from mypy_extensions import i64

from igroteka.games.not_alone.cards.facts import CARD_EFFECT, Effect, card_thing
from igroteka.games.not_alone.state import NotAlone


class TwoHuntCards(Effect):
    """Next turn the Creature may play two Hunt cards."""

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        state.plays_next = 2


class CopyHuntCard(Effect):
    """The card on top of the Hunt discard, once more."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        top = state.hunt_discard[-1]  # its phase is 0, and not asked for, while there is nothing to copy
        return CARD_EFFECT[top].allowed(state, seat)

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        top = state.hunt_discard[-1]
        if state.events is not None:
            state.emit("flashback", {"card": card_thing(top)})
        CARD_EFFECT[top].begin(state, seat, top)


class BuryHuntCards(Effect):
    """Two random cards of the Creature's hand go under the Hunt deck; the Creature alone knows which."""

    def allowed(self, state: NotAlone, seat: i64) -> bool:
        return len(state.hunt_hand) > 0

    def begin(self, state: NotAlone, seat: i64, card: i64) -> None:
        for _ in range(min(2, len(state.hunt_hand))):
            buried = state.hunt_hand.pop(state.rng.below(len(state.hunt_hand)))
            state.hunt_deck.insert(0, buried)
            if state.events is not None:
                state.emit("bury", {"card": card_thing(buried)})
