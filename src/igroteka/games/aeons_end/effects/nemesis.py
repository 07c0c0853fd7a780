"""What the nemesis does: fury and strikes, its life and deck, and cards that come into play."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.games.aeons_end.cards.facts import EFFECT, IMMEDIATELY, MINION, TIER, TOKENS
from igroteka.games.aeons_end.effects.effect import FULL, Effect
from igroteka.games.aeons_end.state import NEMESIS, AeonsEnd

# --- fury and strikes -------------------------------------------------------------------------------------------


class GainFury(Effect):
    """Fury tokens for Rageborne (AE-180)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.fury += 1
        if state.events is not None:
            state.tell("fury", -1, -1, state.fury)


class Strike(Effect):
    """Draw a strike and resolve it, shuffle it back, lose 3 fury, or only 1 when that is harder."""

    def __init__(self, times: int = 1, fury_from: int = 0) -> None:
        super().__init__()
        self.times = times
        self.fury_from = fury_from

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.value == 1:
            frame.value = 0
            card = frame.picks[len(frame.picks) - 1]
            state.resolving.remove(card)
            state.strikes.append(card)
            state.shuffle(state.strikes)
            state.fury = max(0, state.fury - (1 if state.harder else 3))
        if frame.step == self.times or (frame.step == 0 and state.fury < self.fury_from):
            state.done()
            return
        frame.step += 1
        frame.value = 1
        card = state.strikes.pop()
        frame.pick(card)
        state.see(card)
        state.resolving.append(card)
        if state.events is not None:
            state.tell("strike", -1, card)
        effect = EFFECT[state.design[card]]
        assert effect is not None
        state.push(effect, NEMESIS, card)


# --- life and deck ----------------------------------------------------------------------------------------------


class FoeGains(Effect):
    """The nemesis gains life, up to its start value (AE-093)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        gained = min(self.amount, state.foe_cap - state.foe)
        state.foe += gained
        if state.events is not None:
            state.emit("foe-heal", {"amount": gained, "life": state.foe})


class DiscardFromFoeDeck(Effect):
    """The top cards of the nemesis deck are discarded; Gravehold suffers 4 for each of tier 3."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        damage = 0
        for _ in range(min(self.count, len(state.foe_deck))):
            card = state.foe_deck.pop()
            state.see(card)
            state.foe_discard.append(card)
            damage += 4 if TIER[state.design[card]] == 3 else 0
            if state.events is not None:
                state.tell("foe-discard", -1, card)
        state.hit_city(damage)


# --- coming into play -------------------------------------------------------------------------------------------


def enter_play(state: AeonsEnd, card: i64, tokens: i64) -> None:
    """A nemesis card comes into play as the newest."""
    state.foe_play.append(card)
    state.tokens.append(tokens)
    if state.events is not None:
        kind = "minion" if state.kind(card) == MINION else "power"
        state.emit("enter", {"card": state.thing(card), "type": kind, "amount": tokens})


class Enter(Effect):
    """First what the card says after IMMEDIATELY, then it comes into play with its tokens (AE-184, AE-185)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        first = IMMEDIATELY[state.design[frame.card]]
        if frame.step == 0 and first is not None:
            frame.step = 1
            state.push(first, NEMESIS, frame.card)
            return
        state.done()
        if frame.card in state.resolving:
            state.resolving.remove(frame.card)
            enter_play(state, frame.card, TOKENS[state.design[frame.card]])


ENTER: Final = Enter()


class LifeBecomes(Effect):
    """The minion comes into play with a life that depends on the table."""

    def __init__(self, base: int, per_husk: int = 0, per_empty: int = 0) -> None:
        super().__init__()
        self.base = base
        self.per_husk = per_husk
        self.per_empty = per_empty

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        life = self.base + self.per_husk * state.husks + self.per_empty * state.empty_piles()
        state.resolving.remove(frame.card)
        if life > 0:
            enter_play(state, frame.card, life)
        else:
            state.foe_discard.append(frame.card)


class Revive(Effect):
    """The minion most recently discarded comes back into play, fresh and as the newest card."""

    def minion(self, state: AeonsEnd) -> i64:
        for card in reversed(state.foe_discard):
            if state.kind(card) == MINION:
                return card
        return -1

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        card = self.minion(state)
        if card >= 0:
            state.foe_discard.remove(card)
            state.resolving.append(card)
            state.push(ENTER, NEMESIS, card)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if self.minion(state) >= 0 else 0
