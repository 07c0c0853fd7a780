"""What cards do to creatures: the one who performs an effect chooses them (MB-017)."""

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.core.knowledge import holds
from igroteka.games.mindbug.cards.faces import KEYWORD_NAMES
from igroteka.games.mindbug.effects.combat import ATTACK_STEPS
from igroteka.games.mindbug.effects.effect import Effect, Then
from igroteka.games.mindbug.effects.targets import Target, any_creature, enemy, one
from igroteka.games.mindbug.options import KEYWORD, PASS
from igroteka.games.mindbug.state import Mindbug


class OnCreatures(Effect):
    """An effect on chosen creatures: the one who performs it chooses (MB-017); as many as possible (MB-015).

    The frame's value, where there is one, takes the place of the target's number.
    """

    asks = "target"

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def possible(self, state: Mindbug, seat: i64, card: i64) -> bool:
        return len(self.found(state, seat, card)) > 0

    def run(self, state: Mindbug, frame: Frame) -> None:
        room = (frame.value or self.target.most) - len(frame.picks)
        candidates = [] if room == 0 or frame.step == 1 else self.candidates(state, frame)
        if not self.target.optional and len(candidates) <= room:
            self.finish(state, frame, frame.picks + candidates if frame.picks else candidates)
        elif not candidates:
            self.finish(state, frame, frame.picks)
        else:
            state.ask(frame.seat, self.asks, frame, frame.card, self.listed(candidates))

    def found(self, state: Mindbug, seat: i64, card: i64) -> list[int]:
        """All creatures the effect can reach."""
        return self.target.kind.find(state, seat, card)

    def candidates(self, state: Mindbug, frame: Frame) -> list[int]:
        """Creatures that may be chosen and are not yet."""
        found = self.found(state, frame.seat, frame.card)
        return [card for card in found if not holds(frame.picks, card)] if frame.picks else found

    def listed(self, candidates: list[int]) -> list[int]:
        return [PASS] + candidates if self.target.optional else candidates  # noqa: RUF005 - a spread is slower

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        return self.listed(self.candidates(state, frame))

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            frame.step = 1
        else:
            frame.pick(option)

    def finish(self, state: Mindbug, frame: Frame, cards: list[int]) -> None:
        state.done()
        self.act(state, frame, cards)

    def act(self, state: Mindbug, frame: Frame, cards: list[int]) -> None:
        """Do it to the chosen creatures, all at once."""


class Defeat(OnCreatures):
    """Defeat the chosen creatures; a Tough one that is not exhausted is exhausted instead (MB-077)."""

    asks = "defeat"

    def act(self, state: Mindbug, frame: Frame, cards: list[int]) -> None:
        state.defeat(cards)


class DefeatPair(Defeat):
    """Defeat two creatures of equal power, wherever there are such two."""

    def candidates(self, state: Mindbug, frame: Frame) -> list[int]:
        able = self.found(state, frame.seat, frame.card)
        powers = [state.power(card, state.controller(card)) for card in able]
        if frame.picks:
            wanted = powers[able.index(frame.picks[0])]
            return [card for i, card in enumerate(able) if powers[i] == wanted and card not in frame.picks]
        return [card for i, card in enumerate(able) if powers.count(powers[i]) > 1]


class DefeatItself(Effect):
    """This creature is defeated."""

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        state.defeat([frame.card])


class DefeatNamed(Effect):
    """The controller names a keyword; every enemy creature that has it is defeated."""

    def run(self, state: Mindbug, frame: Frame) -> None:
        if enemy().find(state, frame.seat, frame.card):
            state.ask(frame.seat, "keyword", frame, frame.card)
        else:
            state.done()

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        return [KEYWORD + bit for bit in range(len(KEYWORD_NAMES))]

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        bit = option - KEYWORD
        state.done()
        if state.events is not None:
            state.emit("keyword", {"seat": f"seat:{seat}", "keyword": f"keyword:{KEYWORD_NAMES[bit]}"})
        found = enemy().find(state, frame.seat, frame.card)
        state.defeat([card for card in found if state.keywords(card, state.controller(card)) >> bit & 1])


class TakeControl(OnCreatures):
    """Move the chosen creatures into the own play area (MB-102)."""

    asks = "control"

    def act(self, state: Mindbug, frame: Frame, cards: list[int]) -> None:
        for card in cards:
            state.take_control(card, frame.seat)


class ReturnToHand(OnCreatures):
    """The chosen creatures go back to the hands of those who control them (MB-087)."""

    def act(self, state: Mindbug, frame: Frame, cards: list[int]) -> None:
        for card in cards:
            state.return_to_hand(card)


class ForceAttack(OnCreatures):
    """The opponent must attack with an enemy creature of the controller's choice, one that may attack.

    It is one attack on somebody else's turn: Frenzy gives no second one (MB-067).
    """

    asks = "force"

    def __init__(self) -> None:
        super().__init__(one(enemy()))

    def found(self, state: Mindbug, seat: i64, card: i64) -> list[int]:
        able = super().found(state, seat, card)
        return [other for other in able if state.may_attack(other, state.controller(other))]

    def act(self, state: Mindbug, frame: Frame, cards: list[int]) -> None:
        for card in cards:
            state.push(ATTACK_STEPS, state.controller(card), card, 1)


class Shield(Effect):
    """This creature cannot be defeated until the turn ends."""

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        if state.controller(frame.card) >= 0 and frame.card not in state.shielded:
            state.shielded.append(frame.card)
            if state.events is not None:
                state.emit("shield", {"card": state.thing(frame.card)})


class Evolve(Effect):
    """This creature evolves to its next stage (MB-110)."""

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        state.evolve(frame.card)


# The words cards are declared with.


def defeat(target: Target) -> OnCreatures:
    return Defeat(target)


def take_control(target: Target) -> OnCreatures:
    return TakeControl(target)


def return_to_hand(target: Target) -> OnCreatures:
    return ReturnToHand(target)


def and_evolve(effect: Effect) -> Effect:
    """Do this, then evolve."""
    return Then(effect, Evolve())


def defeat_equals() -> Effect:
    return DefeatPair(Target(any_creature(), 2, False))
