"""What mages have besides cards: life, charges, and the ability their charges pay for."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.cards.facts import ANY_MAIN, MAGES, OWN_MAIN, SPELL
from igroteka.games.aeons_end.effects.effect import FULL, Effect, add_value
from igroteka.games.aeons_end.effects.hands import different
from igroteka.games.aeons_end.options import PASS, SPENT
from igroteka.games.aeons_end.state import AeonsEnd

# --- life and charges -------------------------------------------------------------------------------------------


class GainLife(Effect):
    """The player gains life (AE-078)."""

    topic = "life"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.gain_life(frame.seat, self.amount)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if not state.exhausted[seat] and state.life[seat] < state.life_cap else 0

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.amount


class GainCharges(Effect):
    """The player gains charges (AE-151)."""

    topic = "charge"

    def __init__(self, amount: int = 1) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.gain_charges(frame.seat, self.amount)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if state.charges[seat] < MAGES[state.mage[seat]].charges else 0

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.amount


class LoseCharges(Effect):
    """The player loses charges; `worth` is added to the damage of the spell."""

    def __init__(self, amount: int, worth: int = 0) -> None:
        super().__init__()
        self.amount = amount
        self.worth = worth

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.lose_charges(frame.seat, self.amount)
        add_value(state, self.worth)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if state.charges[seat] >= min(self.amount, 20) else 0


class AllCharges(Effect):
    """The player loses all charges."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.lose_charges(frame.seat, 99)


class IfCharged(Effect):
    """One thing if some player has 4 or more charges (and then for one of those), another if nobody has."""

    def __init__(self, charged: Effect, otherwise: Effect) -> None:
        super().__init__()
        self.charged = charged
        self.otherwise = otherwise

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.charged, self.otherwise]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        some = any(charges >= 4 for charges in state.charges)
        state.push(self.charged if some else self.otherwise, frame.seat, frame.card)


# --- abilities --------------------------------------------------------------------------------------------------


def ability_ready(state: AeonsEnd, seat: i64, mine: bool) -> bool:
    """Whether an ability may be used now, in one's own main phase or in that of another player."""
    mage = MAGES[state.mage[seat]]
    if state.charges[seat] < mage.charges:
        return False
    if mage.when != ANY_MAIN and not (mine and mage.when == OWN_MAIN):
        return False
    ability = mage.ability
    assert isinstance(ability, Effect)
    return ability.degree(state, seat, -1) > 0 or mage.when == ANY_MAIN


class UseAbility(Effect):
    """Use a mage's ability; afterwards all its charges are discarded (AE-027)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if state.events is not None:
                mage = state.mage_of(frame.seat)
                state.emit("ability", {"seat": f"seat:{frame.seat}", "mage": f"mage:{mage.name}"})
            state.push(state.mage_of(frame.seat).ability, frame.seat)
        else:
            state.done()
            state.lose_charges(frame.seat, 99)


USE_ABILITY: Final = UseAbility()


class Gate(Effect):
    """The active player may take up to three spells from the discard pile and may prep two to each opened breach."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.double = 1
        offered = self.spells(state)
        if frame.step == 3 or not offered:
            state.done()
        else:
            state.ask(state.active, "return", frame, frame.card, [PASS, *offered])

    def number(self, state: AeonsEnd, frame: Frame) -> i64:
        return 3 - frame.step

    def spells(self, state: AeonsEnd) -> list[int]:
        pile = state.discard[state.active]
        return different(SPENT, [state.design[card] for card in pile if state.kind(card) == SPELL])

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [PASS, *self.spells(state)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            frame.step = 3
            return
        frame.step += 1
        card = state.with_design(state.discard[seat], option - SPENT)
        state.discard[seat].remove(card)
        state.hand[seat].append(card)
        if state.events is not None:
            state.tell("return", seat, card)


class Shield(Effect):
    """All damage to players and Gravehold is prevented this turn."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.shield = 1


class Ward(Effect):
    """The nemesis card just drawn is discarded without effect; the nemesis draw phase does it."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
