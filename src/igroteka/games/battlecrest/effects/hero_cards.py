"""Healing, and what happens to a hero's own cards: made ready, turned over."""

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.games.battlecrest.effects.effect import Effect, card_options
from igroteka.games.battlecrest.effects.locations import flip
from igroteka.games.battlecrest.options import READY
from igroteka.games.battlecrest.state import Battlecrest


class Heal(Effect):
    """Move the hero's health card back, on the face that is up; ghosts have none (BC-145)."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value

    def usable(self, state: Battlecrest, warrior: i64, slot: i64) -> bool:
        hero = state.hero_of(warrior)
        return not state.ghost[hero] and state.track[hero] > self.floor(state, hero)

    def floor(self, state: Battlecrest, hero: i64) -> i64:
        kind = state.plan.kinds[hero]
        return kind.restart if state.hurt[hero] else kind.start

    def run(self, state: Battlecrest, frame: Frame) -> None:
        hero = state.hero_of(frame.card)
        state.done()
        state.track[hero] = max(self.floor(state, hero), state.track[hero] - self.value)
        if state.events is not None:
            state.emit("heal", {"warrior": state.thing(hero)})


class MakeReady(Effect):
    """Make activated cards of the hero ready without turning them over."""

    def __init__(self, value: int) -> None:
        super().__init__()
        self.value = value

    def usable(self, state: Battlecrest, warrior: i64, slot: i64) -> bool:
        return bool(card_options(state, state.hero_of(warrior), READY, False))

    def run(self, state: Battlecrest, frame: Frame) -> None:
        if frame.step == self.value or not self.usable(state, frame.card, -1):
            state.done()
        else:
            state.ask(frame.seat, "ready", frame, frame.card)

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        return card_options(state, state.hero_of(frame.card), READY, False)

    def answered(self, state: Battlecrest, frame: Frame, option: i64) -> None:
        frame.step += 1
        card = state.plan.first_card[state.hero_of(frame.card)] + option - READY
        state.ready[card] = 1
        if state.events is not None:
            state.emit("readied", {"card": state.card_thing(card)})


class FlipCard(Effect):
    """The flip symbol: turn this very card over at once (BC-022). Which card it is, the pack says."""

    def __init__(self, action: int, location: bool) -> None:
        super().__init__()
        self.action = action  # the design of the action card, -1 on others
        self.location = location

    def usable(self, state: Battlecrest, warrior: i64, slot: i64) -> bool:
        return self.action >= 0 or self.location or len(state.kind(warrior).powers) > 1

    def run(self, state: Battlecrest, frame: Frame) -> None:
        slot = frame.picks[0] if frame.picks else -1
        hero = state.hero_of(frame.card)
        state.done()
        if self.location:
            flip(state, [slot])
        elif self.action < 0:
            state.sheet[hero] ^= 1
        else:
            card = state.plan.first_card[hero] + self.action - state.plan.kinds[hero].designs[0]
            state.side[card] ^= 1
            if state.events is not None:
                state.emit("turned", {"card": state.card_thing(card)})
