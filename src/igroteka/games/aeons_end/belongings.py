"""What players have: life, charges, cards that are picked, drawn and destroyed, breaches that are focused."""

from typing import Final

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.effects import FULL, UNASKED, Effect, ask
from igroteka.games.aeons_end.facts import CORRUPTION, FOCUS_COST, GEM, MAGES, OPENED, SPELL
from igroteka.games.aeons_end.options import BREACH, CARD, PASS, SEAT, SPENT
from igroteka.games.aeons_end.state import NEMESIS, AeonsEnd


class GainLife(Effect):
    """The player gains life (AE-078)."""

    topic = "life"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.gain_life(frame.seat, self.amount)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if not state.exhausted[seat] and state.life[seat] < state.life_cap else 0

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.amount


class GainCharges(Effect):
    """The player gains charges (AE-151)."""

    topic = "charge"

    def __init__(self, amount: int = 1) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.gain_charges(frame.seat, self.amount)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if state.charges[seat] < MAGES[state.mage[seat]].charges else 0

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.amount


class LoseCharges(Effect):
    """The player loses charges; `worth` is added to the damage of the spell."""

    def __init__(self, amount: int, worth: int = 0) -> None:
        super().__init__()
        self.amount = amount
        self.worth = worth

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.lose_charges(frame.seat, self.amount)
        add_value(state, frame, self.worth)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if state.charges[seat] >= min(self.amount, 20) else 0


class AllCharges(Effect):
    """The player loses all charges."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.lose_charges(frame.seat, 99)


def add_value(state: AeonsEnd, frame: Frame, worth: int) -> None:
    """Finish this frame and add to what the sequence below it has gathered."""
    state.done()
    below = len(state.agenda) - 1
    if worth and below >= 0:
        state.agenda[below].value += worth


class Draw(Effect):
    """The player draws cards."""

    topic = "draw"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.draw(frame.seat, self.count)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if state.deck[seat] or state.discard[seat] else 1

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.count


# What happens to picked cards.
DISCARD: Final = 0
DESTROY: Final = 1
RETURN: Final = 2  # from the discard pile to the hand
ON_DECK: Final = 3  # from the hand onto the deck
_PICK_NAMES: Final = ("discard", "destroy", "return", "on-deck")
ANY_CARD: Final = 0xFF
NO_CORRUPTION: Final = ANY_CARD & ~(1 << CORRUPTION)
GEMS: Final = 1 << GEM
SPELLS: Final = 1 << SPELL


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

    def fits(self, state: AeonsEnd, card: int) -> bool:
        return self.kinds >> state.kind(card) & 1 == 1 and self.cost_from <= state.cost(card) <= self.cost_to

    def held(self, state: AeonsEnd, seat: int) -> list[int]:
        """The cards of the hand that may be picked."""
        if not self.hand:
            return []
        found = [card for card in state.hand[seat] if self.fits(state, card)]
        if self.dearest and found:
            most = max([state.cost(card) for card in found])
            found = [card for card in found if state.cost(card) == most]
        return found

    def spent(self, state: AeonsEnd, seat: int) -> list[int]:
        """The cards of the discard pile that may be picked; one that lies face down may not."""
        if not self.pile:
            return []
        return [card for card in state.discard[seat] if state.known[card] & 1 and self.fits(state, card)]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        offered = self.options(state, frame, UNASKED)
        if frame.value < 0 or frame.step == self.count or not offered or offered == [PASS]:
            self.finish(state, frame)
        elif len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            ask(state, frame.seat, _PICK_NAMES[self.action], frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        offered = [PASS] if frame.step >= self.least else []
        for card in self.held(state, frame.seat):
            option = CARD + state.design[card]
            if option not in offered:
                offered.append(option)
        for card in self.spent(state, frame.seat):
            option = SPENT + state.design[card]
            if option not in offered:
                offered.append(option)
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

    def act(self, state: AeonsEnd, seat: int, card: int) -> None:
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

    def number(self, state: AeonsEnd, frame: Frame) -> int:
        return self.count - frame.step

    def finish(self, state: AeonsEnd, frame: Frame) -> None:
        worth = 0
        for part in frame.picks:
            worth += part
        add_value(state, frame, worth)
        if self.then is not None and frame.step > 0:
            state.push(self.then, frame.seat, frame.card)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        there = len(self.held(state, seat)) + len(self.spent(state, seat))
        return FULL if there >= self.least else there

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.count


def destroy(state: AeonsEnd, card: int) -> None:
    """A card leaves the game; a corruption goes back instead (AE-055), or on to some player when that is harder."""
    if state.kind(card) != CORRUPTION:
        state.destroy(card)
        return
    if state.events is not None:
        state.tell("uncorrupted", -1, card)
    if state.harder:
        state.limbo.append(card)
        state.push(PASS_ON, NEMESIS, card)
    else:
        state.corruptions.insert(0, card)


class PassOn(Effect):
    """A destroyed corruption is put into any player's discard pile (AE-061)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if state.seats == 1:
            self.chosen(state, frame, 0, SEAT)
        else:
            ask(state, NEMESIS, "who-corruption", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [SEAT + seat for seat in range(state.seats)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        state.limbo.remove(frame.card)
        state.to_discard(option - SEAT, frame.card)
        if state.events is not None:
            state.tell("passed-on", option - SEAT, frame.card)


class DestroyThis(Effect):
    """The card itself, played, cast or resolved, leaves the game."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        if lift(state, frame.card) >= 0:
            destroy(state, frame.card)


def lift(state: AeonsEnd, card: int) -> int:
    """Take a card that has just done something from where it lies; whose it is, or -1 if it lies nowhere."""
    for seat in range(state.seats):
        for zone in (state.played[seat], state.discard[seat]):
            if card in zone:
                zone.remove(card)
                return seat
    for place in range(len(state.slots)):
        if card in state.slots[place]:
            return state.unprep(place, card)
    if card in state.limbo:
        state.limbo.remove(card)
        return state.active
    return -1


class FocusBreach(Effect):
    """The player focuses a breach of theirs, of their choice."""

    topic = "focus"

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        places = self.options(state, frame, UNASKED)
        if not places:
            state.done()
        elif len(places) == 1:
            self.chosen(state, frame, frame.seat, places[0])
        else:
            ask(state, frame.seat, "focus", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [BREACH + place for place in closed(state, frame.seat)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        state.focus(option - BREACH)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if closed(state, seat) else 0


class FocusAnyBreach(FocusBreach):
    """The player focuses one breach of anybody."""

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        places: list[int] = []
        for seat in range(state.seats):
            places += closed(state, seat)
        return [BREACH + place for place in places]

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if any(0 <= stage < OPENED for stage in state.breach) else 0


class FocusCheapest(FocusBreach):
    """The player focuses their closed breach with the lowest focus cost; there is no choice."""

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        places = closed(state, frame.seat)
        if not places:
            return []
        return [BREACH + min(places, key=focus_cost)]


def focus_cost(place: int) -> int:
    return FOCUS_COST[place % 4]


def closed(state: AeonsEnd, seat: int) -> list[int]:
    """The closed breaches of a player, as places."""
    return [place for place in range(seat * 4, seat * 4 + 4) if 0 <= state.breach[place] < OPENED]


PASS_ON: Final = PassOn()
