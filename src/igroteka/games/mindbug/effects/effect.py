"""What an effect is, and effects made of effects."""

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.mindbug.cards.faces import PLAY
from igroteka.games.mindbug.options import MODE, PASS, YES
from igroteka.games.mindbug.state import Mindbug


class Effect(Verb[Mindbug]):
    """Something a creature does when it triggers; the frame holds its card and its controller."""

    def possible(self, state: Mindbug, seat: i64, card: i64) -> bool:
        """Whether it would do anything at all; an Action that would not may not be used (MB-091)."""
        return True


class Then(Effect):
    """One thing after another, each as far as it can be done (MB-015)."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def parts(self) -> list[Verb[Mindbug]]:
        return [self.first, self.second]

    def possible(self, state: Mindbug, seat: i64, card: i64) -> bool:
        return self.first.possible(state, seat, card) or self.second.possible(state, seat, card)

    def run(self, state: Mindbug, frame: Frame) -> None:
        frame.step += 1
        if frame.step == 1:
            state.push(self.first, frame.seat, frame.card)
        else:
            state.done()
            state.push(self.second, frame.seat, frame.card)


class Either(Effect):
    """One of two effects, as the controller chooses; one that would do nothing cannot be chosen."""

    def __init__(self, name: str, first: Effect, other_name: str, second: Effect) -> None:
        super().__init__()
        self.modes = [name, other_name]  # `<game>-choice-mode-<name>` puts them into words
        self.effects = [first, second]

    def parts(self) -> list[Verb[Mindbug]]:
        return [self.effects[0], self.effects[1]]

    def possible(self, state: Mindbug, seat: i64, card: i64) -> bool:
        return any(effect.possible(state, seat, card) for effect in self.effects)

    def run(self, state: Mindbug, frame: Frame) -> None:
        able = self.options_now(state, frame)
        if not able:
            state.done()
        elif len(able) == 1:
            self.chosen(state, frame, frame.seat, able[0])
        else:
            state.ask(frame.seat, "mode", frame, frame.card, able)

    def options_now(self, state: Mindbug, frame: Frame) -> list[int]:
        return [MODE + n for n in range(2) if self.effects[n].possible(state, frame.seat, frame.card)]

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        return self.options_now(state, frame)

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        state.done()
        state.push(self.effects[option - MODE], frame.seat, frame.card)


class PayLife(Effect):
    """The controller may lose life; if so, the effect happens. It is not asked where nothing could come of it."""

    def __init__(self, amount: int, effect: Effect) -> None:
        super().__init__()
        self.amount = amount
        self.effect = effect

    def parts(self) -> list[Verb[Mindbug]]:
        return [self.effect]

    def run(self, state: Mindbug, frame: Frame) -> None:
        if self.effect.possible(state, frame.seat, frame.card):
            state.ask(frame.seat, "pay", frame, frame.card)
        else:
            state.done()

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        return [PASS, YES]

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        state.done()
        if option == YES:
            state.change_life(frame.seat, -self.amount)
            state.push(self.effect, frame.seat, frame.card)


class WithFewerCreatures(Effect):
    """Something that happens only if the controller has fewer creatures than an opponent."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Verb[Mindbug]]:
        return [self.effect]

    def possible(self, state: Mindbug, seat: i64, card: i64) -> bool:
        own = len(state.board[seat])
        fewer = any(own < len(state.board[rival]) for rival in state.enemies(seat))
        return fewer and self.effect.possible(state, seat, card)

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        if self.possible(state, frame.seat, frame.card):
            state.push(self.effect, frame.seat, frame.card)


class CopyPlay(Effect):
    """The controller may copy the Play effect of another creature, as if it were this one's."""

    def copyable(self, state: Mindbug, frame: Frame) -> list[int]:
        found: list[int] = []
        for side in range(state.seats):
            for card in state.board[side]:
                effect = state.shows[card].effects[PLAY]
                if card != frame.card and effect is not None and not isinstance(effect, CopyPlay):
                    found.append(card)
        return found

    def run(self, state: Mindbug, frame: Frame) -> None:
        if self.copyable(state, frame):
            state.ask(frame.seat, "copy", frame, frame.card)
        else:
            state.done()

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        return [PASS, *self.copyable(state, frame)]

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        state.done()
        if option != PASS:
            effect = state.shows[option].effects[PLAY]
            assert effect is not None
            if state.events is not None:
                state.emit("copy", {"card": state.thing(frame.card), "source": state.thing(option)})
            state.push(effect, frame.seat, frame.card)
