"""Aether, and gems and relics as they are played."""

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.cards.facts import EFFECT, GEM
from igroteka.games.aeons_end.effects.corruption import destroy
from igroteka.games.aeons_end.effects.effect import FULL, Effect
from igroteka.games.aeons_end.effects.hands import different, lift
from igroteka.games.aeons_end.options import CARD
from igroteka.games.aeons_end.state import AeonsEnd


class Aether(Effect):
    """The active player gains aether, kept until the end of the turn (AE-143, AE-144)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.aether += self.amount


class GemAether(Aether):
    """Aether for gaining gems only."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.gem_aether += self.amount


class SpellAether(Aether):
    """Aether for gaining spells only."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.spell_aether += self.amount


class RepeatAether(Aether):
    """Aether if this design has been played before this turn: at its second play only, or at every later one."""

    def __init__(self, amount: int, only_second: bool) -> None:
        super().__init__(amount)
        self.only_second = only_second

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        times = state.plays.count(state.design[frame.card])
        if times == 2 or (times > 2 and not self.only_second):
            state.aether += self.amount


class FirstPlay(Effect):
    """Something that happens at the first play of this design in a turn."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        if state.plays.count(state.design[frame.card]) == 1:
            state.push(self.effect, frame.seat, frame.card)


class PayAether(Effect):
    """Pay ordinary aether."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.aether -= self.amount

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if state.aether >= self.amount else 0


class Discount(Effect):
    """The next focus or opening this turn costs less."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.discount += self.amount


def play_card(state: AeonsEnd, seat: i64, card: i64) -> None:
    """A gem or relic goes to the play area and does what it says (AE-141, AE-146)."""
    state.hand[seat].remove(card)
    state.played[seat].append(card)
    resolve_play(state, seat, card)


def resolve_play(state: AeonsEnd, seat: i64, card: i64) -> None:
    state.plays.append(state.design[card])
    if state.events is not None:
        state.tell("play", seat, card)
    effect = EFFECT[state.design[card]]
    assert effect is not None
    state.push(effect, seat, card)


class PlayGemTwice(Effect):
    """Play a gem from hand two times, then destroy it."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 0:
            state.decide(1 << frame.seat, "twice", frame, frame.card)
        elif frame.step == 1:
            frame.step = 2
            resolve_play(state, frame.seat, frame.picks[0])
        else:
            state.done()
            if lift(state, frame.picks[0]) >= 0:
                destroy(state, frame.picks[0])

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return gems_of(state, state.hand[frame.seat])

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        card = state.in_hand(seat, option - CARD)
        frame.step = 1
        frame.pick(card)
        play_card(state, seat, card)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if any(state.kind(held) == GEM for held in state.hand[seat]) else 0


class ReturnPlayedGem(Effect):
    """Return a gem played this turn to hand; it can be played again."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.decide(1 << frame.seat, "take-back", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return gems_of(state, state.played[frame.seat])

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        card = state.with_design(state.played[seat], option - CARD)
        state.played[seat].remove(card)
        state.hand[seat].append(card)
        if state.events is not None:
            state.tell("return", seat, card)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if any(state.kind(played) == GEM for played in state.played[seat]) else 0


def gems_of(state: AeonsEnd, cards: list[int]) -> list[int]:
    """An option for each different gem among these cards."""
    return different(CARD, [state.design[card] for card in cards if state.kind(card) == GEM])
