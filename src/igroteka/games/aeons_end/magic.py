"""What gems, relics and spells do: aether, playing twice, casting, and damage that depends on the breaches."""

from typing import Final

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.belongings import destroy, lift
from igroteka.games.aeons_end.effects import FULL, UNASKED, Effect
from igroteka.games.aeons_end.facts import BONUS, EFFECT, GEM, GONE, OPENED, PREPS_WIDE, TRAITS
from igroteka.games.aeons_end.harm import Deal
from igroteka.games.aeons_end.options import CARD, FOE, HUSK, PASS, SPELL_AT
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

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if state.aether >= self.amount else 0


class Discount(Effect):
    """The next focus or opening this turn costs less."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.discount += self.amount


def play_card(state: AeonsEnd, seat: int, card: int) -> None:
    """A gem or relic goes to the play area and does what it says (AE-141, AE-146)."""
    state.hand[seat].remove(card)
    state.played[seat].append(card)
    resolve_play(state, seat, card)


def resolve_play(state: AeonsEnd, seat: int, card: int) -> None:
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
            offered = self.options(state, frame, UNASKED)
            if len(offered) == 1:
                self.chosen(state, frame, frame.seat, offered[0])
            else:
                state.ask(frame.seat, "twice", frame, frame.card)
        elif frame.step == 1:
            frame.step = 2
            resolve_play(state, frame.seat, frame.picks[0])
        else:
            state.done()
            if lift(state, frame.picks[0]) >= 0:
                destroy(state, frame.picks[0])

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        designs = [state.design[card] for card in state.hand[frame.seat] if state.kind(card) == GEM]
        return [CARD + design for design in dict.fromkeys(designs)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        card = state.in_hand(seat, option - CARD)
        frame.step = 1
        frame.pick(card)
        play_card(state, seat, card)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if any(state.kind(held) == GEM for held in state.hand[seat]) else 0


def breach_bonus(state: AeonsEnd, place: int, card: int) -> int:
    """The +1 of the opened breach a spell is cast from, once per cast (AE-132)."""
    bonus = BONUS[place % 4] if state.breach[place] == OPENED else 0
    if TRAITS[state.design[card]] & PREPS_WIDE and state.breach[place + 1] == OPENED:
        bonus = max(bonus, BONUS[place % 4 + 1])
    return bonus


def cast(state: AeonsEnd, caster: int, place: int, card: int, bonus: int = 0, keep: bool = False) -> None:
    """Discard the spell first (AE-130), to the one who prepped it (AE-138); then its text is about the caster."""
    total = bonus + breach_bonus(state, place, card)
    state.cast_from = place
    if state.events is not None:
        state.tell("cast", caster, card)
    if not keep:
        owner = state.unprep(place, card)
        state.to_discard(owner, card)
    effect = EFFECT[state.design[card]]
    assert effect is not None
    state.push(effect, caster, card, total)


def spell_option(place: int, layer: int) -> int:
    return SPELL_AT + place * 2 + layer


ANYBODY: Final = 0
ALLY: Final = 1
OWN_FRESH: Final = 2


class CastPrepped(Effect):
    """Cast a prepped spell: of anybody, of an ally, or one's own prepped this turn; twice for a mirror."""

    def __init__(self, whose: int = ANYBODY, may: bool = False, bonus: int = 0, twice: bool = False) -> None:
        super().__init__()
        self.whose = whose
        self.may = may
        self.bonus = bonus
        self.twice = twice

    def spells(self, state: AeonsEnd, seat: int) -> list[int]:
        """The options, one for each spell that may be cast."""
        found: list[int] = []
        allies = state.allies(seat)
        for place in range(len(state.slots)):
            if not state.slots[place] or (self.whose == ALLY and place // 4 not in allies):
                continue
            for layer in range(len(state.slots[place])):
                card = state.slots[place][layer]
                if self.whose == OWN_FRESH and (card not in state.fresh or state.prepper(place, card) != seat):
                    continue
                found.append(spell_option(place, layer))
        return found

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 1:  # the mirror: once more, and now it is discarded
            state.done()
            place, card = frame.picks[0], frame.picks[1]
            if card in state.slots[place]:
                cast(state, frame.seat, place, card)
            return
        offered = self.spells(state, frame.seat)
        if not offered:
            state.done()
        elif len(offered) == 1 and not self.may:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            state.ask(frame.seat, "spell", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return ([PASS] if self.may else []) + self.spells(state, frame.seat)

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            state.done()
            return
        place = (option - SPELL_AT) // 2
        card = state.slots[place][(option - SPELL_AT) % 2]
        if self.twice:
            frame.step = 1
            frame.pick(place)
            frame.pick(card)
            cast(state, seat, place, card, keep=True)
        else:
            state.done()
            cast(state, seat, place, card, self.bonus)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if self.spells(state, seat) else 0


class DealPerOpened(Deal):
    """Damage plus 1 for each opened breach of the caster."""

    def extra(self, state: AeonsEnd, frame: Frame) -> int:
        return state.opened(frame.seat)


class DealIfAllOpened(Deal):
    """Damage plus 1 if all breaches of the caster are opened; destroyed ones do not count."""

    def extra(self, state: AeonsEnd, frame: Frame) -> int:
        first = frame.seat * 4
        return int(all(stage in (OPENED, GONE) for stage in state.breach[first : first + 4]))


class DealPerNeighbour(Deal):
    """Damage plus 2 for each spell prepped in a breach adjacent to the one it was cast from (AE-034)."""

    def extra(self, state: AeonsEnd, frame: Frame) -> int:
        place = state.cast_from
        count = 0
        if place % 4 > 0:
            count += len(state.slots[place - 1]) + (1 if state.wide_at(place - 1) >= 0 else 0)
        if place % 4 < 3:
            count += len(state.slots[place + 1])
        return 2 * count


SPLIT: Final = 1000  # added to the gathered damage: it may be split


class DealSplit(Deal):
    """Damage that may be split among the nemesis and minions if an ally has paid for that: point by point."""

    def total(self, state: AeonsEnd, frame: Frame) -> int:
        return self.amount + frame.value % SPLIT

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.value < SPLIT:
            super().run(state, frame)
            return
        targets = self.options(state, frame, UNASKED)
        while len(targets) == 1 and len(frame.picks) < self.total(state, frame):
            frame.pick(targets[0])
        if len(frame.picks) < self.total(state, frame):
            state.ask(frame.seat, "split", frame, frame.card)
        else:
            self.land(state, frame)

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if frame.value < SPLIT:
            super().chosen(state, frame, seat, option)
        else:
            frame.pick(option)

    def land(self, state: AeonsEnd, frame: Frame) -> None:
        """What was aimed at one target hits it as one."""
        state.done()
        for option in dict.fromkeys(frame.picks):
            amount = frame.picks.count(option)
            if option == FOE:
                state.hit_foe(amount)
            elif option == HUSK:
                state.hit_husks(amount, True)
            else:
                state.hit_minion(state.with_design(state.foe_play, option - CARD), amount)


class FromHighBreach(Effect):
    """Something only a spell cast from an opened breach III or IV can do."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.push(self.effect, frame.seat, frame.card)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        high = state.cast_from % 4 >= 2 and state.breach[state.cast_from] == OPENED
        return FULL if high else 0


class ReturnThis(Effect):
    """The card itself goes to its owner's hand."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        owner = lift(state, frame.card)
        if owner >= 0:
            state.hand[owner].append(frame.card)
            if state.events is not None:
                state.tell("return", owner, frame.card)


class ReturnPlayedGem(Effect):
    """Return a gem played this turn to hand; it can be played again."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        offered = self.options(state, frame, UNASKED)
        if not offered:
            state.done()
        elif len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            state.ask(frame.seat, "take-back", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        designs = [state.design[card] for card in state.played[frame.seat] if state.kind(card) == GEM]
        return [CARD + design for design in dict.fromkeys(designs)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        card = state.with_design(state.played[seat], option - CARD)
        state.played[seat].remove(card)
        state.hand[seat].append(card)
        if state.events is not None:
            state.tell("return", seat, card)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if any(state.kind(played) == GEM for played in state.played[seat]) else 0
