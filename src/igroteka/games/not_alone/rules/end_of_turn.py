"""Phase 4, the end of the turn."""

from typing import Final

from igroteka.core.agenda import Frame, Verb
from igroteka.games.not_alone.cards.facts import DISCARDS_HIDDEN, RESCUE_HELD
from igroteka.games.not_alone.rules.windows import WINDOW
from igroteka.games.not_alone.state import CREATURE, NotAlone


class EndOfTurn(Verb[NotAlone]):
    """Cards; then Places to the discards, tokens back, Hunt cards drawn, Rescue +1 (NA-082 to NA-086)."""

    def run(self, state: NotAlone, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            state.push(WINDOW, CREATURE)
            return
        state.done()
        held = state.effects & RESCUE_HELD
        hidden = state.effects & DISCARDS_HIDDEN
        state.clear_effects()
        for seat in range(1, state.seats):
            state.discard[seat] |= state.played[seat]  # everybody has seen these (NA-062)
            state.played[seat] = 0
            if hidden:
                state.to_discard(seat, state.discard[seat])  # the smokescreen lifts
        state.visits = []
        state.hunt_discard.extend(state.hunt_spent)
        state.hunt_spent = []
        state.refill_hunt()
        if held:
            if state.events is not None:
                state.emit("rescue-held", {})
        else:
            state.approach("end-of-turn")


END_STEPS: Final = EndOfTurn()
