"""What each seat of Durak sees, what is hidden from it, and what questions and options mean."""

from igroteka.core.decision import Arg, Choice, Decision
from igroteka.core.knowledge import SPECTATOR, Pool, visible
from igroteka.core.state import View
from igroteka_durak.options import PASS, TAKE, TRANSFER
from igroteka_durak.state import SUITS, Durak


def table(state: Durak) -> View:
    """The table, the discard pile and the trump under the deck are open to all (DU-004, DU-018)."""
    pairs = [state.attacks[n : n + 1] + state.defences[n : n + 1] for n in range(len(state.attacks))]
    return {
        "bout": state.bout,
        "trump": [f"suit:{SUITS[state.trump]}"],
        "bottom": [state.thing(card) for card in state.deck[:1]],
        "deck": len(state.deck),
        "table": [[state.thing(card) for card in pair] for pair in pairs],
        "players": [{"role": roles(state, seat), **hand_seen(state, seat, SPECTATOR)} for seat in range(state.seats)],
        "discard": [state.thing(card) for card in sorted(state.discard)],
    }


def own(state: Durak, seat: int) -> View:
    """A seat sees its own hand."""
    return {"players": {str(seat): hand_seen(state, seat, seat)}}


def roles(state: Durak, seat: int) -> list[str]:
    """What a player does in this bout."""
    if seat == state.defender:
        return ["role:taking" if state.taking else "role:defender"]
    if seat == state.attacker:
        return ["role:attacker"]
    return [] if state.hand[seat] or state.deck else ["role:out"]


def hand_seen(state: Durak, seat: int, eye: int) -> View:
    """Of a hand the cards this eye knows: all have seen what was taken up from the table (DU-019)."""
    held = visible(state.hand[seat], state.known, eye)
    return {"hand": [state.thing(card) for card in held], "hidden": len(state.hand[seat]) - len(held)}


def pools(state: Durak) -> list[Pool]:
    """A card nobody has seen may be in any hand or in the deck."""
    return [Pool([*state.hand, state.deck], as_sets=True)]


def put_back(state: Durak, pools: list[Pool]) -> None:
    """Hands are kept sorted."""
    for hand in state.hand:
        hand.sort()


def question(state: Durak, decision: Decision) -> dict[str, Arg]:
    if decision.kind == "defend":
        return {"card": state.thing(decision.card)}
    return {"seat": f"seat:{state.defender}"}


def choice(state: Durak, option: int, seat: int) -> Choice:
    """An option in words."""
    if option == PASS:
        return Choice("pass")
    if option == TAKE:
        return Choice("take", cards=[state.thing(card) for card in state.attacks + state.defences])
    if option > TRANSFER:
        return Choice("transfer", card=state.thing(option - TRANSFER), seat=f"seat:{state.next_after(seat)}")
    if seat == state.defender:
        attack = state.attacks[len(state.defences)]
        return Choice("beat", card=state.thing(option), attack=state.thing(attack))
    return Choice("throw" if state.attacks else "attack", card=state.thing(option))
