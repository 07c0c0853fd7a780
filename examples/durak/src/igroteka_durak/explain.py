"""Why something may not be done at a table of Durak, and every message the game can show."""

from igroteka.core.decision import Refusal
from igroteka_durak.options import PASS, TAKE, TRANSFER
from igroteka_durak.state import NAMES, RANK, SUITS, Durak


def why_not(state: Durak, seat: int, option: int) -> Refusal:
    """The rule that stands in the way, as a person at the table would say it."""
    decision = state.decision_for(seat)
    if state.outcome is not None:
        return Refusal("DU-026", "over")
    if decision is None:
        return Refusal("DU-013", "not-asked")
    if option == TAKE:
        return Refusal("DU-019", "not-defender")
    if option == PASS:
        return Refusal("DU-009", "must-lead") if decision.kind == "lead" else Refusal("DU-019", "beat-or-take")
    card = option - TRANSFER if option > TRANSFER else option
    if card not in state.hand[seat]:
        return Refusal("DU-009", "not-in-hand")
    if option > TRANSFER:
        return why_no_transfer(state, card, decision.kind)
    if decision.kind == "defend":
        attack = state.attacks[len(state.defences)]
        return Refusal("DU-010", "too-low", card=state.thing(card), attack=state.thing(attack))
    return Refusal("DU-012", "no-such-rank", card=state.thing(card))


def why_no_transfer(state: Durak, card: int, kind: str) -> Refusal:
    """What keeps this card from passing the attack on."""
    if not state.settings["transfer"]:
        return Refusal("DU-029", "no-transfer")
    if kind != "defend":
        return Refusal("DU-029", "not-defender")
    if state.defences:
        return Refusal("DU-029", "late-transfer")
    if RANK[card] != RANK[state.attacks[0]]:
        return Refusal("DU-029", "other-rank", card=state.thing(card), attack=state.thing(state.attacks[0]))
    return Refusal("DU-030", "too-few-cards", seat=f"seat:{state.next_after(state.defender)}")


_SHOWN = {
    "suit": SUITS,
    "role": ("attacker", "defender", "taking", "out"),
    "zone": ("bout", "trump", "bottom", "deck", "table", "discard", "hand", "hidden", "role"),
    "ask": ("lead", "defend", "throw", "add"),
    "choice": ("attack", "beat", "throw", "pass", "take", "transfer"),
    "event": (
        "attack", "beat", "throw", "transfer", "give-up", "take", "beaten", "draw", "draw-trump", "fool", "no-fool",
    ),
    "why": (
        "over", "not-asked", "must-lead", "beat-or-take", "not-in-hand", "no-transfer", "not-defender",
        "late-transfer", "other-rank", "too-few-cards", "too-low", "no-such-rank",
    ),
}  # fmt: skip


def words() -> list[str]:
    """Every message key the game can show."""
    cards = [f"durak-card-{name}{part}" for name in NAMES[1:] for part in ("", ".text")]
    return cards + [f"durak-{kind}-{name}" for kind, names in _SHOWN.items() for name in names]
