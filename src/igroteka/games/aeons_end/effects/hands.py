"""Cards that are picked from a hand or a discard pile, and cards that take themselves away."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.core.knowledge import holds
from igroteka.games.aeons_end.cards.facts import CORRUPTION, GEM, RELIC, SPELL
from igroteka.games.aeons_end.effects.breaches import unprep
from igroteka.games.aeons_end.effects.corruption import destroy
from igroteka.games.aeons_end.effects.effect import Effect, add_value, deciders, share
from igroteka.games.aeons_end.options import CARD, PASS, SPENT
from igroteka.games.aeons_end.state import AeonsEnd

# What happens to picked cards.
DISCARD: Final = 0
DESTROY: Final = 1
RETURN: Final = 2  # from the discard pile to the hand
ON_DECK: Final = 3  # from the hand onto the deck
_PICK_NAMES: Final[list[str]] = ["discard", "destroy", "return", "on-deck"]

# Kinds of cards, as masks.
GEMS: Final = 1 << GEM
RELICS: Final = 1 << RELIC
SPELLS: Final = 1 << SPELL
SUPPLY: Final = GEMS | RELICS | SPELLS
ANY_CARD: Final = 0xFF
NO_CORRUPTION: Final = ANY_CARD & ~(1 << CORRUPTION)


def different(first: i64, designs: list[int]) -> list[int]:
    """An option for each different design, in the order they first come."""
    offered: list[int] = []
    for design in designs:
        if not holds(offered, first + design):
            offered.append(first + design)
    return offered


class Pick(Effect):
    """The player picks cards of the hand (or discard pile) one by one, and something is done to each.

    `least` below `count` makes it "up to"; `worth` per card, or its cost, is added to the damage of the spell; `then`
    follows if anything was picked.
    """

    topic = "discard"

    def __init__(
        self,
        action: int,
        count: int,
        least: int = -1,
        kinds: int = ANY_CARD,
        cost_from: int = 0,
        cost_to: int = 99,
        hand: bool = True,
        pile: bool = False,
        dearest: bool = False,
        worth: int = 0,
        worth_cost: bool = False,
        then: Effect | None = None,
    ) -> None:
        super().__init__()
        self.action = action
        self.count = count
        self.least = count if least < 0 else least
        self.kinds = kinds
        self.cost_from = cost_from
        self.cost_to = cost_to
        self.hand = hand
        self.pile = pile
        self.dearest = dearest
        self.worth = worth
        self.worth_cost = worth_cost
        self.then = then
        self.topic = _PICK_NAMES[action]

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [] if self.then is None else [self.then]

    def fits(self, state: AeonsEnd, card: i64) -> bool:
        return self.kinds >> state.kind(card) & 1 == 1 and self.cost_from <= state.cost(card) <= self.cost_to

    def held(self, state: AeonsEnd, seat: i64) -> list[int]:
        """The cards of the hand that may be picked."""
        if not self.hand:
            return []
        found = [card for card in state.hand[seat] if self.fits(state, card)]
        if self.dearest and found:
            most = max([state.cost(card) for card in found])
            found = [card for card in found if state.cost(card) == most]
        return found

    def spent(self, state: AeonsEnd, seat: i64) -> list[int]:
        """The cards of the discard pile that may be picked; one that lies face down may not."""
        if not self.pile:
            return []
        return [card for card in state.discard[seat] if state.known[card] and self.fits(state, card)]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.value < 0 or frame.step == self.count:
            self.finish(state, frame)
            return
        offered = self.offered(state, frame)
        if not offered or (len(offered) == 1 and offered[0] == PASS):
            self.finish(state, frame)
        else:
            state.decide(deciders(state, frame.seat), self.topic, frame, frame.card, offered)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return self.offered(state, frame)

    def offered(self, state: AeonsEnd, frame: Frame) -> list[int]:
        offered = [PASS] if frame.step >= self.least else []
        offered += different(CARD, [state.design[card] for card in self.held(state, frame.seat)])
        if self.pile:
            offered += different(SPENT, [state.design[card] for card in self.spent(state, frame.seat)])
        return offered

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            frame.value = -1
            return
        frame.step += 1
        if option >= SPENT:
            card = state.with_design(self.spent(state, seat), option - SPENT)
            state.discard[seat].remove(card)
        else:
            card = state.in_hand(seat, option - CARD)
            state.hand[seat].remove(card)
        frame.pick(self.worth + (state.cost(card) if self.worth_cost else 0))
        self.act(state, seat, card)

    def act(self, state: AeonsEnd, seat: i64, card: i64) -> None:
        if self.action == DESTROY:
            destroy(state, card)
            return
        if state.events is not None:
            state.tell(_PICK_NAMES[self.action], seat, card)
        if self.action == DISCARD:
            state.to_discard(seat, card)
        elif self.action == RETURN:
            state.hand[seat].append(card)
        else:
            state.deck[seat].append(card)

    def number(self, state: AeonsEnd, frame: Frame) -> i64:
        return self.count - frame.step

    def finish(self, state: AeonsEnd, frame: Frame) -> None:
        worth = 0
        for part in frame.picks:
            worth += part
        add_value(state, worth)
        if self.then is not None and frame.step > 0:
            state.push(self.then, frame.seat, frame.card)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        there = len(self.held(state, seat)) + len(self.spent(state, seat))
        return share(there, max(1, self.least))  # with nothing to pick, "up to" does nothing either

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.count


class DiscardAll(Effect):
    """The player discards all cards of one name from hand."""

    topic = "crystals"

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


class DestroyThis(Effect):
    """The card itself, played, cast or resolved, leaves the game."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        if lift(state, frame.card) >= 0:
            destroy(state, frame.card)


class ReturnThis(Effect):
    """The card itself goes to its owner's hand."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        owner = lift(state, frame.card)
        if owner >= 0:
            state.hand[owner].append(frame.card)
            if state.events is not None:
                state.tell("return", owner, frame.card)


def lift(state: AeonsEnd, card: i64) -> i64:
    """Take a card that has just done something from where it lies; whose it is, or -1 if it lies nowhere."""
    for seat in range(state.seats):
        for zone in (state.played[seat], state.discard[seat]):
            if card in zone:
                zone.remove(card)
                return seat
    for place in range(len(state.slots)):
        if card in state.slots[place]:
            return unprep(state, place, card)
    if card in state.resolving:
        state.resolving.remove(card)
        return state.active
    return -1
