"""What Mindbug cards can do: verbs, lasting abilities, and the words a card is declared with."""

from typing import Final

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.core.knowledge import holds
from igroteka.games.mindbug.state import (
    BARS_BLOCKS,
    CHANGES_POWER,
    COPIES_KEYWORDS,
    GRANTS_KEYWORDS,
    SILENCES_PLAY,
    TOUGH,
    TWIN,
    Lasting,
    Mindbug,
)

PASS: Final = 0  # no, none, done
CARD: Final = 0  # a card is its own option: cards are numbered from 1
YES: Final = 141  # use a Mindbug

_NO_LIMIT: Final = 99


# --- whom an effect means --------------------------------------------------------------------------------------


class Creatures:
    """A kind of creature, seen from the controller of an effect (MB-096, MB-097)."""

    def __init__(self, allied: bool, enemy: bool, at_least: int, at_most: int) -> None:
        self.allied = allied
        self.enemy = enemy
        self.at_least = at_least
        self.at_most = at_most

    def find(self, state: Mindbug, seat: int) -> list[int]:
        """All such creatures in play, by current power."""
        found: list[int] = []
        for side in range(state.seats):
            if self.allied if side == seat else self.enemy:
                for card in state.board[side]:
                    power = state.power(card, side)
                    if self.at_least <= power <= self.at_most:
                        found.append(card)
        return found


def enemy(power_at_least: int = 0, power_at_most: int = _NO_LIMIT) -> Creatures:
    return Creatures(False, True, power_at_least, power_at_most)


def any_creature(power_at_least: int = 0, power_at_most: int = _NO_LIMIT) -> Creatures:
    return Creatures(True, True, power_at_least, power_at_most)


class Target:
    """How many of a kind: `one`, `up_to(n)`, or `every` one of them without a choice."""

    def __init__(self, kind: Creatures, most: int, optional: bool) -> None:
        self.kind = kind
        self.most = most
        self.optional = optional


def one(kind: Creatures) -> Target:
    return Target(kind, 1, False)


def up_to(count: int, kind: Creatures) -> Target:
    return Target(kind, count, True)


def every(kind: Creatures) -> Target:
    return Target(kind, _NO_LIMIT, False)


# --- verbs -----------------------------------------------------------------------------------------------------


class Effect(Verb[Mindbug]):
    """Something a creature does when it triggers; the frame holds its card and its controller."""


class OnCreatures(Effect):
    """An effect on chosen creatures: the one who performs it chooses (MB-017); as many as possible (MB-015)."""

    asks = "target"

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def run(self, state: Mindbug, frame: Frame) -> None:
        room = self.target.most - len(frame.picks)
        candidates = [] if room == 0 or frame.step == 1 else self.candidates(state, frame)
        if not self.target.optional and len(candidates) <= room:
            self.finish(state, frame, frame.picks + candidates if frame.picks else candidates)
        elif not candidates:
            self.finish(state, frame, frame.picks)
        else:
            state.ask(frame.seat, self.asks, frame, frame.card, self.listed(candidates))

    def candidates(self, state: Mindbug, frame: Frame) -> list[int]:
        """Creatures that may be chosen and are not yet."""
        found = self.target.kind.find(state, frame.seat)
        return [card for card in found if not holds(frame.picks, card)] if frame.picks else found

    def listed(self, candidates: list[int]) -> list[int]:
        return [PASS] + candidates if self.target.optional else candidates  # noqa: RUF005 - a spread is slower

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        return self.listed(self.candidates(state, frame))

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            frame.step = 1
        else:
            frame.pick(option - CARD)

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


class TakeControl(OnCreatures):
    """Move the chosen creatures into the own play area (MB-102)."""

    asks = "control"

    def act(self, state: Mindbug, frame: Frame, cards: list[int]) -> None:
        for card in cards:
            state.take_control(card, frame.seat)


class GainLife(Effect):
    """Gain life (MB-033)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        state.change_life(frame.seat, self.amount)


class OpponentLosesLife(Effect):
    """The opponent loses life."""

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
    """The controller's life becomes equal to the opponent's, up or down."""

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        rival = state.enemies(frame.seat)[0]
        state.change_life(frame.seat, state.life[rival & 1] - state.life[frame.seat & 1])


class OpponentDiscards(Effect):
    """The opponent discards cards of their own choice (MB-019), all they have if they have no more (MB-100)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: Mindbug, frame: Frame) -> None:
        rival = state.enemies(frame.seat)[0]
        hand = state.hand[rival]
        left = self.count - frame.step
        if len(hand) <= left:
            for card in hand[:]:
                state.discard_card(card, rival)
            left = 0
        if left == 0:
            state.done()
            state.refill(rival)
        else:
            state.ask(rival, "discard", frame, frame.card)

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        return hand_options(state, state.enemies(frame.seat)[0])[:]

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        state.discard_card(option - CARD, seat)
        frame.step += 1


class Steal(Effect):
    """Take random cards out of the opponent's hand (MB-101)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        rival = state.enemies(frame.seat)[0]
        for _ in range(self.count):
            hand = state.hand[rival]
            if not hand:
                break
            card = best_known_copy(state, rival, hand[state.rng.below(len(hand))])
            hand.remove(card)
            state.take(card, frame.seat)
            state.known[card] |= 1 << frame.seat | 1 << rival
            if state.events is not None:
                told = {"seat": f"seat:{frame.seat}", "rival": f"seat:{rival}", "card": state.thing(card)}
                state.emit("steal", {**told}, "card", 1 << frame.seat | 1 << rival)
        state.refill(rival)


class PlayFromDiscard(Effect):
    """Play a card of the controller's choice out of a discard pile; no Mindbug can be used on it (MB-050)."""

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own

    def pile(self, state: Mindbug, frame: Frame) -> list[int]:
        return state.discard[frame.seat if self.own else state.enemies(frame.seat)[0]]

    def run(self, state: Mindbug, frame: Frame) -> None:
        pile = self.pile(state, frame)
        if not pile:
            state.done()
        elif len(pile) == 1:
            self.chosen(state, frame, frame.seat, CARD + pile[0])
        else:
            state.ask(frame.seat, "revive", frame, frame.card)

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        return [CARD + card for card in self.pile(state, frame)]

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        card = option - CARD
        self.pile(state, frame).remove(card)
        state.done()
        state.enter(card, frame.seat)


class TakeBackDiscard(Effect):
    """Move the whole own discard pile to the hand, which has no upper limit (MB-038)."""

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        pile = state.discard[frame.seat]
        if state.events is not None and pile:
            state.emit("take-back", {"seat": f"seat:{frame.seat}", "cards": [state.thing(c) for c in pile]})
        for card in pile:
            state.take(card, frame.seat)
        pile.clear()


class WithFewerCreatures(Effect):
    """Something that happens only if the controller has fewer creatures than the opponent."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Verb[Mindbug]]:
        return [self.effect]

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        if len(state.board[frame.seat]) < len(state.board[state.enemies(frame.seat)[0]]):
            state.push(self.effect, frame.seat, frame.card)


def hand_options(state: Mindbug, seat: int) -> list[int]:
    """The cards of a hand as options; perhaps the hand itself, so copy it before you keep it.

    Of two equal cards one is offered, the one others know most about: which of them leaves a hand is nothing that
    anybody could see.
    """
    hand = state.hand[seat]  # sorted, so that equal cards are neighbours
    before = 0
    for card in hand:
        if TWIN[card] == before and before:
            return [card for card in hand if best_known_copy(state, seat, card) == card]
        before = card
    return hand


def best_known_copy(state: Mindbug, seat: int, card: int) -> int:
    """This card of a hand, or an equal one there that more seats know."""
    twin = TWIN[card]
    return better_known(state, twin, card) if twin >= 0 and holds(state.hand[seat], twin) else card


def better_known(state: Mindbug, one_copy: int, other_copy: int) -> int:
    """The copy that more seats know; the lower of two as well known."""
    more = state.known[one_copy].bit_count() - state.known[other_copy].bit_count()
    if more == 0:
        return min(one_copy, other_copy)
    return one_copy if more > 0 else other_copy


# --- lasting abilities -------------------------------------------------------------------------------------------


class PowerAura(Lasting):
    """Power for itself or for the controller's other creatures, perhaps only during the controller's turn."""

    def __init__(self, amount: int, others: bool, own_turn: bool) -> None:
        super().__init__(CHANGES_POWER)
        self.amount = amount
        self.others = others
        self.own_turn = own_turn

    def power(self, state: Mindbug, source: int, card: int, seat: int) -> int:
        if (source == card) == self.others or (self.own_turn and state.active != seat):
            return 0
        return self.amount


class KeywordAura(Lasting):
    """The controller's other creatures up to some power have these keywords."""

    def __init__(self, keywords: int, power_at_most: int) -> None:
        super().__init__(GRANTS_KEYWORDS)
        self.granted = keywords
        self.power_at_most = power_at_most

    def keywords(self, state: Mindbug, source: int, card: int, seat: int) -> int:
        if source == card or state.power(card, seat) > self.power_at_most:
            return 0
        return self.granted


class WhileAlone(Lasting):
    """Power and keywords for itself while its controller has no other creature."""

    def __init__(self, power: int, keywords: int) -> None:
        super().__init__(CHANGES_POWER | GRANTS_KEYWORDS)
        self.bonus = power
        self.granted = keywords

    def power(self, state: Mindbug, source: int, card: int, seat: int) -> int:
        return self.bonus if source == card and len(state.board[seat]) == 1 else 0

    def keywords(self, state: Mindbug, source: int, card: int, seat: int) -> int:
        return self.granted if source == card and len(state.board[seat]) == 1 else 0


class CopiesKeywords(Lasting):
    """Has each keyword, except Tough, that some enemy creature has by itself or by grant."""

    def __init__(self) -> None:
        super().__init__(COPIES_KEYWORDS)

    def keywords(self, state: Mindbug, source: int, card: int, seat: int) -> int:
        copied = 0
        if source == card:
            for enemy_seat in state.enemies(seat):
                for other in state.board[enemy_seat]:
                    copied |= state.own_keywords(other, enemy_seat)
        return copied & ~TOUGH


class WeakCannotBlock(Lasting):
    """Enemy creatures up to some power may not block: this creature only, or any attack."""

    def __init__(self, power_at_most: int, only_itself: bool) -> None:
        super().__init__(BARS_BLOCKS)
        self.power_at_most = power_at_most
        self.only_itself = only_itself

    def bars_block(self, state: Mindbug, source: int, side: int, card: int, seat: int, attacker: int) -> bool:
        if side & 1 == seat & 1 or (self.only_itself and attacker != source):
            return False
        return state.power(card, seat) <= self.power_at_most


class SilencesPlay(Lasting):
    """Play effects of the opponent do not trigger."""

    def __init__(self) -> None:
        super().__init__(SILENCES_PLAY)


# --- the words cards are declared with ------------------------------------------------------------------------------


def defeat(target: Target) -> Effect:
    return Defeat(target)


def take_control(target: Target) -> Effect:
    return TakeControl(target)


def power(amount: int, own_turn: bool = False) -> Lasting:
    return PowerAura(amount, False, own_turn)


def others_power(amount: int, own_turn: bool = False) -> Lasting:
    return PowerAura(amount, True, own_turn)


class Creature:
    """A face: a name, a power, keywords, and what it does. Numbered and copied as the set says."""

    def __init__(
        self,
        name: str,
        power: int,
        keywords: int = 0,
        copies: int = 1,
        play: Effect | None = None,
        attack: Effect | None = None,
        defeated: Effect | None = None,
        always: Lasting | None = None,
    ) -> None:
        self.name = name
        self.power = power
        self.keywords = keywords
        self.copies = copies
        self.play = play
        self.attack = attack
        self.defeated = defeated
        self.always = always

    @property
    def plain(self) -> bool:
        """A creature without an ability."""
        return not (self.play or self.attack or self.defeated or self.always)
