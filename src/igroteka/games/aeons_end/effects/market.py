"""The supply: gaining its cards, destroying them, and the cards the Prince of Gluttons devours."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.cards.facts import COST, GEM, KIND, MATS, ONTO_DECK, PILE_SIZE, SPELL, TRAITS
from igroteka.games.aeons_end.effects.corruption import destroy
from igroteka.games.aeons_end.effects.effect import FULL, Amount, Effect, as_amount
from igroteka.games.aeons_end.options import GAIN, PASS, YES
from igroteka.games.aeons_end.state import AeonsEnd

# --- buying and gaining -----------------------------------------------------------------------------------------


def spendable(state: AeonsEnd, design: i64) -> i64:
    """Aether that can pay for a card of this design."""
    if KIND[design] == GEM:
        return state.aether + state.gem_aether
    if KIND[design] == SPELL:
        return state.aether + state.spell_aether
    return state.aether


def pay(state: AeonsEnd, design: i64) -> None:
    """Restricted aether goes first."""
    cost = COST[design]
    if KIND[design] == GEM:
        part = min(cost, state.gem_aether)
        state.gem_aether -= part
        cost -= part
    elif KIND[design] == SPELL:
        part = min(cost, state.spell_aether)
        state.spell_aether -= part
        cost -= part
    state.aether -= cost


def buy(state: AeonsEnd, seat: i64, design: i64) -> None:
    """Pay the cost and take the card from its pile (AE-147)."""
    pay(state, design)
    gain(state, seat, take(state, state.pile_design.index(design)))


def buy_devoured(state: AeonsEnd, seat: i64) -> None:
    """Pay the cost of the top card of the devoured pile and take it."""
    card = state.devoured.pop()
    pay(state, state.design[card])
    gain(state, seat, card)


def take(state: AeonsEnd, number: i64) -> i64:
    """The top card of a supply pile; an emptied pile stays empty (AE-113)."""
    card = state.piles[number].pop()
    if not state.piles[number]:
        check_supply(state)
    return card


def check_supply(state: AeonsEnd) -> None:
    """Against a nemesis that starves them the players lose when every supply pile is empty."""
    if MATS[state.mat].starves and state.empty_piles() == len(state.piles):
        state.end(False)


TO_PILE: Final = 0
TO_DECK: Final = 1
TO_HAND: Final = 2


def gain(state: AeonsEnd, seat: i64, card: i64, where: i64 = TO_PILE) -> None:
    """A gained card goes on top of the discard pile at once (AE-148), unless something else is said."""
    if state.events is not None:
        state.tell("gain", seat, card)
    if where == TO_DECK:
        state.deck[seat].append(card)
    elif where == TO_HAND:
        state.hand[seat].append(card)
    elif TRAITS[state.design[card]] & ONTO_DECK and state.outcome is None:
        state.resolving.append(card)
        state.push(ONTO, seat, card)
    else:
        state.to_discard(seat, card)


class Onto(Effect):
    """Some cards may be put on top of the deck when they are gained."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.ask(frame.seat, "onto-deck", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [PASS, YES]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        state.resolving.remove(frame.card)
        if option == YES:
            state.deck[seat].append(frame.card)
            if state.events is not None:
                state.tell("on-deck", seat, frame.card)
        else:
            state.to_discard(seat, frame.card)


ONTO: Final = Onto()


class GainFree(Effect):
    """The player gains a supply card of some kind and cost without paying; perhaps suffering half its cost."""

    def __init__(
        self, kinds: int, cost_to: int = 99, where: int = TO_PILE, cheapest: bool = False, half: bool = False
    ) -> None:
        super().__init__()
        self.kinds = kinds
        self.cost_to = cost_to
        self.where = where
        self.cheapest = cheapest
        self.half = half

    def numbers(self, state: AeonsEnd) -> list[int]:
        """The piles that fit."""
        found: list[int] = []
        for number in range(len(state.piles)):
            design = state.pile_design[number]
            if state.piles[number] and self.kinds >> KIND[design] & 1 and COST[design] <= self.cost_to:
                found.append(number)
        if self.cheapest and found:
            least = min([COST[state.pile_design[number]] for number in found])
            found = [number for number in found if COST[state.pile_design[number]] == least]
        return found

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.decide(1 << frame.seat, "gain", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [GAIN + state.pile_design[number] for number in self.numbers(state)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        """Half the cost, rounded up, is left to the sequence below: that much is suffered."""
        state.done()
        card = take(state, state.pile_design.index(option - GAIN))
        if self.half:
            state.agenda[len(state.agenda) - 1].value = (state.cost(card) + 1) // 2
        gain(state, seat, card, self.where)


class DestroyFromPile(Effect):
    """Destroy cards of this card's own supply pile."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        number = state.pile_design.index(state.design[frame.card])
        for _ in range(self.count):
            destroy(state, take(state, number))

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        if state.design[card] not in state.pile_design:
            return 0
        number = state.pile_design.index(state.design[card])
        return FULL if len(state.piles[number]) >= self.count else 0


# --- devouring --------------------------------------------------------------------------------------------------

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
        self.count = as_amount(count)
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
        state.decide(state.everyone(), "devour", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [GAIN + state.pile_design[number] for number in self.numbers(state)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        self.devour(state, option - GAIN, self.size(state, frame.seat, frame.card))

    def devour(self, state: AeonsEnd, design: i64, count: i64) -> None:
        pile = state.piles[state.pile_design.index(design)]
        taken = min(count, len(pile))
        for _ in range(taken):
            card = pile.pop()
            state.devoured.append(card)
            if state.events is not None:
                state.tell("devour", -1, card)
        if not pile:
            check_supply(state)
        state.hit_city(2 * (count - taken))

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if self.numbers(state) else 0

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.count.of(state, seat, card)


class DevourBySeats(Devour):
    """So many cards with one or two players, one less with more."""

    def __init__(self, few: int, many: int, kinds: int, which: int) -> None:
        super().__init__(few, kinds, which)
        self.many = many

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.count.base if state.seats <= 2 else self.many


class FirstBites(Devour):
    """Setup: a gem of each gem pile is devoured, the dearest first."""

    def numbers(self, state: AeonsEnd) -> list[int]:
        gems = [number for number in range(len(state.piles)) if KIND[state.pile_design[number]] == GEM]
        left = [number for number in gems if len(state.piles[number]) == PILE_SIZE[GEM]]
        most = max([COST[state.pile_design[number]] for number in left], default=-1)
        return [number for number in left if COST[state.pile_design[number]] == most]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        self.devour(state, option - GAIN, 1)
