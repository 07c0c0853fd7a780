"""What Mindbug cards can do to creatures and to life: the verbs cards are declared with, and how they combine.

Verbs about hands and discard piles are in piles.py, those about boost cards in boosts.py.
"""

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.core.knowledge import holds
from igroteka.games.mindbug.combat import ATTACK_STEPS
from igroteka.games.mindbug.faces import KEYWORD_NAMES, PLAY
from igroteka.games.mindbug.options import KEYWORD, MODE, PASS, SEAT, YES
from igroteka.games.mindbug.state import Mindbug
from igroteka.games.mindbug.targets import Target, any_creature, enemy, one


class Effect(Verb[Mindbug]):
    """Something a creature does when it triggers; the frame holds its card and its controller."""

    def possible(self, state: Mindbug, seat: int, card: int) -> bool:
        """Whether it would do anything at all; an Action that would not may not be used (MB-091)."""
        return True


# --- effects made of effects ----------------------------------------------------------------------------------------


class Then(Effect):
    """One thing after another, each as far as it can be done (MB-015)."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def parts(self) -> list[Verb[Mindbug]]:
        return [self.first, self.second]

    def possible(self, state: Mindbug, seat: int, card: int) -> bool:
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

    def possible(self, state: Mindbug, seat: int, card: int) -> bool:
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

    def possible(self, state: Mindbug, seat: int, card: int) -> bool:
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


# --- effects on creatures -------------------------------------------------------------------------------------------


class OnCreatures(Effect):
    """An effect on chosen creatures: the one who performs it chooses (MB-017); as many as possible (MB-015).

    The frame's value, where there is one, takes the place of the target's number.
    """

    asks = "target"

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def possible(self, state: Mindbug, seat: int, card: int) -> bool:
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

    def found(self, state: Mindbug, seat: int, card: int) -> list[int]:
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

    def found(self, state: Mindbug, seat: int, card: int) -> list[int]:
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


# --- effects on life ------------------------------------------------------------------------------------------------


class GainLife(Effect):
    """Gain life (MB-033)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        state.change_life(frame.seat, self.amount)


class OpponentLosesLife(Effect):
    """The opponent loses life; opponents of one team share theirs."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        state.change_life(state.enemies(frame.seat)[0], -self.amount)


class OpponentFallsTo(Effect):
    """The opponent's life drops to this number; one who has no more than that loses nothing."""

    def __init__(self, life: int) -> None:
        super().__init__()
        self.life = life

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        rival = state.enemies(frame.seat)[0]
        state.change_life(rival, min(0, self.life - state.life[rival & 1]))


class MatchLife(Effect):
    """The controller's life becomes equal to the opponent's, up or down; going down so is no loss of life."""

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        rival = state.enemies(frame.seat)[0]
        state.shift_life(frame.seat, state.life[rival & 1] - state.life[frame.seat & 1])


# --- effects on one opponent ----------------------------------------------------------------------------------------


class OnRival(Effect):
    """An effect on one opponent. Of two opponents the controller chooses one whom it touches; the frame's value is
    then the chosen seat and one."""

    def touches(self, state: Mindbug, rival: int) -> bool:
        """Whether it would do anything to this opponent, by public facts."""
        return True

    def possible(self, state: Mindbug, seat: int, card: int) -> bool:
        return any(self.touches(state, rival) for rival in state.enemies(seat))

    def rival(self, state: Mindbug, frame: Frame) -> int:
        return 1 - frame.seat if state.seats == 2 else frame.value - 1

    def run(self, state: Mindbug, frame: Frame) -> None:
        if state.seats == 2 or frame.value > 0:
            self.act(state, frame, self.rival(state, frame))
            return
        rivals = self.rivals(state, frame)
        if not rivals:
            state.done()
        elif len(rivals) == 1:
            frame.value = rivals[0] + 1
        else:
            state.ask(frame.seat, "rival", frame, frame.card)

    def rivals(self, state: Mindbug, frame: Frame) -> list[int]:
        return [rival for rival in state.enemies(frame.seat) if self.touches(state, rival)]

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        if decision.kind == "rival":
            return [SEAT + rival for rival in self.rivals(state, frame)]
        return self.offers(state, frame, self.rival(state, frame))

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        if state.seats > 2 and frame.value == 0:
            frame.value = option - SEAT + 1
        else:
            self.picked(state, frame, self.rival(state, frame), option)

    def act(self, state: Mindbug, frame: Frame, rival: int) -> None:
        """Do it, or a part of it, or ask."""

    def offers(self, state: Mindbug, frame: Frame, rival: int) -> list[int]:
        """The options of a further question."""
        return []

    def picked(self, state: Mindbug, frame: Frame, rival: int, option: int) -> None:
        """Go on after its answer."""


class EachRival(Effect):
    """An effect on one opponent after the other."""

    def __init__(self, effect: OnRival) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Verb[Mindbug]]:
        return [self.effect]

    def run(self, state: Mindbug, frame: Frame) -> None:
        rivals = state.enemies(frame.seat)
        if frame.step == len(rivals):
            state.done()
        else:
            rival = rivals[frame.step]
            frame.step += 1
            state.push(self.effect, frame.seat, frame.card, rival + 1)


class OpponentPaysForMindbugs(OnRival):
    """The opponent loses a life for each Mindbug they have not used."""

    def touches(self, state: Mindbug, rival: int) -> bool:
        return state.mindbugs[rival] > 0

    def act(self, state: Mindbug, frame: Frame, rival: int) -> None:
        state.done()
        state.change_life(rival, -state.mindbugs[rival])


class GiveAway(OnRival):
    """The opponent gains control of this creature (MB-102)."""

    def act(self, state: Mindbug, frame: Frame, rival: int) -> None:
        state.done()
        state.take_control(frame.card, rival)


# --- the words cards are declared with ------------------------------------------------------------------------------


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
