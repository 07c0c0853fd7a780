"""What the spells that may be cast now would deal, tried out on copies by the rules themselves."""

from typing import Final

from igroteka.core.decision import Decision
from igroteka.core.preview import played_out
from igroteka.core.state import View
from igroteka.games.aeons_end.effects.effect import Effect
from igroteka.games.aeons_end.effects.spells import spell_card
from igroteka.games.aeons_end.options import BREACH, SPELL_AT
from igroteka.games.aeons_end.state import AeonsEnd

_CASTS: Final = ("cast", "spell")
_AIMS: Final = ("target", "split")


def forecast(state: AeonsEnd, seat: int, decision: Decision) -> View:
    """By spell, the damage it would deal to its target if it were cast now, that of its breach included (AE-132)."""
    damage: dict[str, int] = {}
    if decision.kind in _CASTS:
        for option in decision.options:
            if SPELL_AT <= option < BREACH:
                amount = dealt(state, seat, option)
                if amount > 0:
                    damage[state.thing(spell_card(state, option))] = amount
    return {"damage": damage} if damage else {}


def dealt(state: AeonsEnd, seat: int, option: int) -> int:
    """The damage of this cast; 0 where something is decided, drawn or revealed before it is known."""
    world = state.copy()
    found = played_out(world, seat, seat, option)
    for event in found.events:
        if event.kind == "foe-hit":  # there was no other target
            amount = event.args["amount"]
            assert isinstance(amount, int)
            return amount
    asked = world.decision_for(seat)
    if asked is None or asked.kind not in _AIMS or asked.card != spell_card(state, option):
        return 0
    frame = world.agenda[asked.frame]
    assert isinstance(frame.verb, Effect)
    return frame.verb.number(world, frame)
