"""What belongs to one nemesis: fury and strikes, husks and swarms, corruptions, devouring."""

from typing import Final

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.effects import FULL, Amount, Effect, ask
from igroteka.games.aeons_end.facts import COST, EFFECT, KIND, TIER
from igroteka.games.aeons_end.fortune import is_player_turn
from igroteka.games.aeons_end.menace import shuffle_in
from igroteka.games.aeons_end.options import GAIN
from igroteka.games.aeons_end.state import NEMESIS, AeonsEnd


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
            state.limbo.remove(card)
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
        state.limbo.append(card)
        if state.events is not None:
            state.tell("strike", -1, card)
        effect = EFFECT[state.design[card]]
        assert effect is not None
        state.push(effect, NEMESIS, card)


class IfBothNemesisTurns(Effect):
    """Something more if both nemesis turn order cards lie in the turn order discard pile."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        if sum([1 for card in state.turn_discard if not is_player_turn(state, card)]) >= 2:
            state.push(self.effect, frame.seat, frame.card)


class Husks(Effect):
    """Place husks."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.add_husks(self.count)


class HusksPerTurnCard(Effect):
    """A husk for each card in the turn order discard pile."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.add_husks(len(state.turn_discard))


class HalfTheHusks(Effect):
    """Half of the husks, rounded up, are discarded; Gravehold suffers 2 for each."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        gone = (state.husks + 1) // 2
        state.lose_husks(gone)
        state.hit_city(2 * gone)


class LoseHusk(Effect):
    """A husk is discarded."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.lose_husks(1)


class Swarm(Effect):
    """Look up the number of husks once and resolve that row of the track; from thirteen on the players lose."""

    def __init__(self, rows: list[tuple[int, Effect]]) -> None:
        super().__init__()
        self.rows = rows

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [effect for _, effect in self.rows]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        if state.events is not None:
            state.tell("swarm", -1, -1, state.husks)
        for most, effect in self.rows:
            if state.husks <= most:
                state.push(effect, NEMESIS, frame.card)
                return
        state.end(False)


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
        state.limbo.remove(frame.card)
        if life > 0:
            state.enter(frame.card, life)
        else:
            state.foe_discard.append(frame.card)


class Corrupt(Effect):
    """The player gains corruptions onto the deck, face down; or into the hand, seen (AE-060)."""

    topic = "corruption"

    def __init__(self, count: int = 1, into_hand: bool = False) -> None:
        super().__init__()
        self.count = count
        self.into_hand = into_hand

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        for _ in range(self.count):
            if not self.into_hand:
                state.corrupt(frame.seat)
                continue
            card = state.take_corruption(frame.seat)
            if card >= 0:
                state.see(card)
                state.hand[frame.seat].append(card)

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.count


class ShuffleIn(Effect):
    """The player shuffles the discard pile into the deck."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        shuffle_in(state, frame.seat)


class DiscardAll(Effect):
    """The player discards all cards of one name from hand."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.wanted = name

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        for card in state.hand[frame.seat][:]:
            if state.name(card) == self.wanted:
                state.hand[frame.seat].remove(card)
                state.to_discard(frame.seat, card)
                if state.events is not None:
                    state.tell("discard", frame.seat, card)


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
            state.tell("foe-heal", -1, -1, gained)


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


CHEAPEST: Final = 0
DEAREST: Final = 1
SECOND_DEAREST: Final = 2
ANY_PILE: Final = 3


class Devour(Effect):
    """Cards of one supply pile go onto the devoured pile; Gravehold suffers 2 for each that is missing.

    It never begins with an empty pile; which pile, where several fit, the players decide (AE-189).
    """

    def __init__(self, count: int | Amount, kinds: int, which: int) -> None:
        super().__init__()
        self.count = Amount(count) if isinstance(count, int) else count
        self.kinds = kinds
        self.which = which

    def numbers(self, state: AeonsEnd) -> list[int]:
        """The piles that fit."""
        found: list[int] = []
        costs: list[int] = []
        for number in range(len(state.piles)):
            if state.piles[number] and self.kinds >> KIND[state.pile_design[number]] & 1:
                found.append(number)
                costs.append(COST[state.pile_design[number]])
        if not found or self.which == ANY_PILE:
            return found
        costs.sort()
        rank = 0 if self.which == CHEAPEST else len(costs) - self.which
        wanted = costs[max(0, rank)]
        return [number for number in found if COST[state.pile_design[number]] == wanted]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        numbers = self.numbers(state)
        if not numbers:
            state.done()
        elif len(numbers) == 1:
            self.chosen(state, frame, frame.seat, GAIN + state.pile_design[numbers[0]])
        else:
            ask(state, NEMESIS, "devour", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [GAIN + state.pile_design[number] for number in self.numbers(state)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        self.devour(state, option - GAIN, self.count.of(state, frame.seat, frame.card))

    def devour(self, state: AeonsEnd, design: int, count: int) -> None:
        pile = state.piles[state.pile_design.index(design)]
        taken = min(count, len(pile))
        for _ in range(taken):
            card = pile.pop()
            state.devoured.append(card)
            if state.events is not None:
                state.tell("devour", -1, card)
        if not pile:
            state.check_supply()
        state.hit_city(2 * (count - taken))

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if self.numbers(state) else 0

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.count.of(state, seat, card)


class DevourBySeats(Devour):
    """So many cards with one or two players, one less with more."""

    def __init__(self, few: int, many: int, kinds: int, which: int) -> None:
        super().__init__(few, kinds, which)
        self.many = many

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        self.devour(state, option - GAIN, self.count.base if state.seats <= 2 else self.many)

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.count.base if state.seats <= 2 else self.many


class FirstBites(Devour):
    """Setup: a gem of each gem pile is devoured, the dearest first."""

    def numbers(self, state: AeonsEnd) -> list[int]:
        gems = [number for number in range(len(state.piles)) if KIND[state.pile_design[number]] == 0]
        left = [n for n in gems if len(state.piles[n]) == 7]
        most = max([COST[state.pile_design[number]] for number in left], default=-1)
        return [number for number in left if COST[state.pile_design[number]] == most]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        self.devour(state, option - GAIN, 1)


class WhenHarder(Effect):
    """Something that belongs to the increased difficulty only (AE-218)."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        if state.harder:
            state.push(self.effect, frame.seat, frame.card)
