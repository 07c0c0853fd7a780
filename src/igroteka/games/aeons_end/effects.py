"""What happens in Aeon's End, as verbs: sequences, choices, damage, exhaustion, and cards that are picked.

A frame's seat is the player the effect is about, or NEMESIS when it is about all of them: then the players decide
together (AE-189). Its value travels down a sequence: the damage a cast spell has gathered so far.
"""

from typing import Final

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.facts import (
    CORRUPTION,
    CORRUPTS,
    FOCUS_COST,
    GEM,
    GONE,
    KIND,
    MAGES,
    OPENED,
    SPELL,
    TIER,
    TRAITS,
)
from igroteka.games.aeons_end.options import BREACH, CARD, FIRST, FOE, HUSK, PASS, SEAT, SECOND, SPENT, YES
from igroteka.games.aeons_end.state import NEMESIS, AeonsEnd

FULL: Final = 100  # an effect that can be carried out completely


class Effect(Verb[AeonsEnd]):
    """Something a card does. `topic` names it where the players choose for whom it happens."""

    topic = "suffer"

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        """How completely it can be carried out (for this player), 0 to FULL."""
        return FULL

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        """How much of it there is: damage, cards, charges."""
        return 0

    def number(self, state: AeonsEnd, frame: Frame) -> int:
        """The number to tell with its question."""
        return self.size(state, max(0, frame.seat), frame.card)


def ask(state: AeonsEnd, seat: int, kind: str, frame: Frame, card: int = -1) -> None:
    """Ask this player, or all of them together."""
    state.ask_any(state.everyone() if seat == NEMESIS else 1 << seat, kind, frame, card)


# --- amounts ----------------------------------------------------------------------------------------------------


class Amount:
    """A number that may depend on the position."""

    def __init__(self, base: int) -> None:
        self.base = base

    def of(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.base


class FuryAmount(Amount):
    """So many for each fury token, and some more."""

    def of(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.base + state.fury


class EmptyPiles(Amount):
    """So many for each empty supply pile."""

    def of(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.base * state.empty_piles()


class OwnPrepped(Amount):
    """So many for each prepped spell of the player."""

    def of(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.base * state.prepped(seat)


class LifeOfThis(Amount):
    """The current life of the minion itself."""

    def of(self, state: AeonsEnd, seat: int, card: int) -> int:
        return state.tokens[state.foe_play.index(card)] if card in state.foe_play else 0


class TierTwo(Amount):
    """So many, and two more once a nemesis card of tier 2 or 3 has been drawn."""

    def of(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.base + (2 if nemesis_tier(state) >= 2 else 0)


def nemesis_tier(state: AeonsEnd) -> int:
    """The highest tier the nemesis has drawn from, 1 at the start."""
    return max([1] + [TIER[state.design[card]] for card in state.foe_play + state.foe_discard + state.limbo])


# --- sequences and choices --------------------------------------------------------------------------------------


class Do(Effect):
    """Several effects in the printed order (AE-183)."""

    def __init__(self, *effects: Effect) -> None:
        super().__init__()
        self.effects = list(effects)
        self.topic = effects[0].topic

    def parts(self) -> list[Verb[AeonsEnd]]:
        return list(self.effects)

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == len(self.effects):
            state.done()
            return
        effect = self.effects[frame.step]
        frame.step += 1
        state.push(effect, frame.seat, frame.card, frame.value)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return min([effect.degree(state, seat, card) for effect in self.effects])

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.effects[0].size(state, seat, card)


class Nothing(Effect):
    """No effect."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()


class Either(Effect):
    """OR: one of two, and only one that can be carried out completely, or else most completely (AE-142, AE-207)."""

    def __init__(self, first: Effect, second: Effect) -> None:
        super().__init__()
        self.first = first
        self.second = second
        self.topic = first.topic

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.first, self.second]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        offered = self.options(state, frame, Decision(0, "", 0, -1))
        if len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            ask(state, frame.seat, "or", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        first = self.first.degree(state, frame.seat, frame.card)
        second = self.second.degree(state, frame.seat, frame.card)
        if first == second:
            return [FIRST, SECOND]
        return [FIRST] if first > second else [SECOND]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        effect = self.first if option == FIRST else self.second
        state.push(effect, frame.seat, frame.card, frame.value)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return max(self.first.degree(state, seat, card), self.second.degree(state, seat, card))


class May(Effect):
    """An effect that is optional: the player says yes or no."""

    def __init__(self, effect: Effect, asks: str) -> None:
        super().__init__()
        self.effect = effect
        self.asks = asks
        self.topic = effect.topic

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if self.effect.degree(state, frame.seat, frame.card) == 0:
            state.done()
        else:
            ask(state, frame.seat, self.asks, frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [PASS, YES]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        if option == YES:
            state.push(self.effect, frame.seat, frame.card, frame.value)


class Repeat(Effect):
    """The same effect several times, each one wholly."""

    def __init__(self, times: int, effect: Effect) -> None:
        super().__init__()
        self.times = times
        self.effect = effect

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == self.times:
            state.done()
        else:
            frame.step += 1
            state.push(self.effect, frame.seat, frame.card)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.effect.degree(state, seat, card)


# --- which player -----------------------------------------------------------------------------------------------


class SomePlayer(Effect):
    """An effect for one player, chosen by the one whose card it is or by all together.

    One who can carry it out most completely has to be chosen (AE-192); with nobody who can do any of it, nothing
    happens.
    """

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect
        self.topic = effect.topic

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def candidates(self, state: AeonsEnd, frame: Frame) -> list[int]:
        return list(range(state.seats))

    def able(self, state: AeonsEnd, frame: Frame) -> list[int]:
        """Those among the candidates who can do the most of it."""
        best = 1
        found: list[int] = []
        for seat in self.candidates(state, frame):
            degree = self.effect.degree(state, seat, frame.card)
            if degree > best:
                best = degree
                found = []
            if degree == best:
                found.append(seat)
        return found

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        able = self.able(state, frame)
        if not able:
            state.done()
        elif len(able) == 1:
            self.chosen(state, frame, frame.seat, SEAT + able[0])
        else:
            ask(state, frame.seat, f"who-{self.effect.topic}", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [SEAT + seat for seat in self.able(state, frame)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        self.start(state, frame, option - SEAT)

    def start(self, state: AeonsEnd, frame: Frame, seat: int) -> None:
        state.push(self.effect, seat, frame.card)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        best = 0
        for other in range(state.seats):
            best = max(best, self.effect.degree(state, other, card))
        return best

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.effect.size(state, seat, card)


class AnyPlayer(SomePlayer):
    """Any player, the chooser included."""


class AnyAlly(SomePlayer):
    """Any other player."""

    def candidates(self, state: AeonsEnd, frame: Frame) -> list[int]:
        return state.allies(frame.seat)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        best = 0
        for other in state.allies(seat):
            best = max(best, self.effect.degree(state, other, card))
        return best


LOWEST_LIFE: Final = 0
MOST_LIFE: Final = 1
MOST_PREPPED: Final = 2
MOST_OPENED: Final = 3
MOST_CHARGES: Final = 4
MOST_CRYSTALS: Final = 5
FEWEST_OPENED: Final = 6


class ThePlayer(SomePlayer):
    """The player with the least or most of something; ties are for the players to decide (AE-190, AE-191)."""

    def __init__(self, what: int, effect: Effect) -> None:
        super().__init__(effect)
        self.what = what

    def candidates(self, state: AeonsEnd, frame: Frame) -> list[int]:
        best = -1000
        found: list[int] = []
        for seat in range(state.seats):
            if self.what == LOWEST_LIFE and state.exhausted[seat] and state.seats > 1:
                continue  # exhausted players are passed over (AE-202); a lone mage cannot be (AE-232)
            measured = self.measure(state, seat)
            if measured > best:
                best = measured
                found = []
            if measured == best:
                found.append(seat)
        return found

    def able(self, state: AeonsEnd, frame: Frame) -> list[int]:
        return self.candidates(state, frame)

    def number(self, state: AeonsEnd, frame: Frame) -> int:
        return self.effect.size(state, self.candidates(state, frame)[0], frame.card)

    def measure(self, state: AeonsEnd, seat: int) -> int:
        if self.what == LOWEST_LIFE:
            return -state.life[seat]
        if self.what == MOST_LIFE:
            return state.life[seat]
        if self.what == MOST_PREPPED:
            return state.prepped(seat)
        if self.what == MOST_OPENED:
            return state.opened(seat)
        if self.what == FEWEST_OPENED:
            return -state.opened(seat)
        if self.what == MOST_CHARGES:
            return state.charges[seat]
        return sum([1 for card in state.hand[seat] if state.name(card) == "crystal"])


class AllPlayers(Effect):
    """Every player in turn, from the one who does it."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Verb[AeonsEnd]]:
        return [self.effect]

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == state.seats:
            state.done()
            return
        seat = (frame.seat + frame.step) % state.seats
        frame.step += 1
        state.push(self.effect, seat, frame.card)


# --- damage to players ------------------------------------------------------------------------------------------


def suffer(state: AeonsEnd, seat: int, amount: int) -> None:
    """A player suffers damage: exhausted ones pass it on to Gravehold, doubled (AE-203); at 0 life they become so."""
    if amount <= 0:
        return
    if state.shield:
        if state.events is not None:
            state.tell("prevented", seat, -1, amount)
        return
    if state.exhausted[seat]:
        state.hit_city(2 * amount)
        return
    if state.events is not None:
        state.tell("suffer", seat, -1, amount)
    if amount < state.life[seat]:
        state.life[seat] -= amount
        return
    excess = amount - state.life[seat]
    state.life[seat] = 0
    state.exhausted[seat] = 1
    if state.events is not None:
        state.tell("exhausted", seat)
    if state.seats > 1 and all(state.exhausted):  # a lone mage plays on (AE-231)
        state.end(False)
    else:
        state.push(EXHAUSTION, seat, -1, excess)


class Exhaustion(Effect):
    """Unleash twice, destroy a breach, lose all charges; then the excess hits Gravehold doubled (AE-196 to AE-204)."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step < 2:
            frame.step += 1
            unleash(state)
        elif frame.step == 2:
            frame.step = 3
            places = self.options(state, frame, Decision(0, "", 0, -1))
            if len(places) == 1:
                self.chosen(state, frame, frame.seat, places[0])
            elif places:
                state.ask(frame.seat, "lose-breach", frame)
        else:
            state.done()
            state.lose_charges(frame.seat, 99)
            state.hit_city(2 * frame.value)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        first = frame.seat * 4
        return [BREACH + place for place in range(first, first + 4) if state.breach[place] != GONE]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        """A destroyed breach never comes back; the others stay in place (AE-197, AE-198)."""
        place = option - BREACH
        for card in state.slots[place][:]:
            state.lose_spell(place, card)
        wide = state.wide_at(place)
        if wide >= 0:
            state.lose_spell(place - 1, wide)
        state.breach[place] = GONE
        if state.events is not None:
            state.emit("breach-lost", {"seat": f"seat:{frame.seat}", "breach": f"breach:{place % 4 + 1}"})


class Suffer(Effect):
    """The player suffers damage."""

    topic = "suffer"

    def __init__(self, amount: int | Amount) -> None:
        super().__init__()
        self.amount = Amount(amount) if isinstance(amount, int) else amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        suffer(state, frame.seat, self.amount.of(state, frame.seat, frame.card))

    def size(self, state: AeonsEnd, seat: int, card: int) -> int:
        return self.amount.of(state, seat, card)


class PaySuffer(Suffer):
    """Damage the player may take for something; where damage is prevented it cannot be taken."""

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return 0 if state.shield else FULL


class CitySuffers(Effect):
    """Gravehold suffers damage."""

    def __init__(self, amount: int | Amount) -> None:
        super().__init__()
        self.amount = Amount(amount) if isinstance(amount, int) else amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.hit_city(self.amount.of(state, frame.seat, frame.card))


class CityGains(Effect):
    """Gravehold gains life."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.heal_city(self.amount)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if state.city < state.city_cap else 0


def unleash(state: AeonsEnd) -> None:
    """Resolve the Unleash effect of the nemesis mat (AE-048)."""
    mat = state.nemesis()
    if state.events is not None:
        state.tell("unleash", -1)
    harder = mat.harder_unleash
    state.push(harder if state.harder and harder is not None else mat.unleash, NEMESIS)


class Unleash(Effect):
    """Unleash, so many times, each one wholly."""

    def __init__(self, times: int = 1) -> None:
        super().__init__()
        self.times = times

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == self.times:
            state.done()
        else:
            frame.step += 1
            unleash(state)


# --- life, charges, cards ---------------------------------------------------------------------------------------


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
        offered = self.options(state, frame, Decision(0, "", 0, -1))
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


# --- breaches ---------------------------------------------------------------------------------------------------


class FocusBreach(Effect):
    """The player focuses a breach of theirs, of their choice."""

    topic = "focus"

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        places = self.options(state, frame, Decision(0, "", 0, -1))
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


# --- damage to the nemesis --------------------------------------------------------------------------------------


class Deal(Effect):
    """Deal damage to one target: the nemesis, a minion, or a husk (AE-131).

    The frame's value (what a cast has gathered, breach bonus included) is added (AE-132).
    """

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def extra(self, state: AeonsEnd, frame: Frame) -> int:
        return 0

    def total(self, state: AeonsEnd, frame: Frame) -> int:
        return self.amount + frame.value + self.extra(state, frame)

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 2:
            self.spread(state, frame)
            return
        if self.total(state, frame) <= 0:
            state.done()
            return
        offered = self.options(state, frame, Decision(0, "", 0, -1))
        if len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            state.ask(frame.seat, "target", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        if frame.step == 1:
            return [PASS, YES]
        offered = [FOE]
        for card in state.minions():
            offered.append(CARD + state.design[card])
        if state.husks > 0:
            offered.append(HUSK)
        return offered

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        amount = self.total(state, frame)
        if option == HUSK and state.husks > 1 and amount > 1 and not state.shield:
            frame.step = 1
            state.ask(frame.seat, "spread", frame, frame.card)
        elif frame.step == 1 and option == YES:
            frame.step = 2  # first the 1 damage that buys it, then the husks
            suffer(state, frame.seat, 1)
        else:
            state.done()
            if frame.step == 1 or option == HUSK:
                state.hit_husks(amount, False)
            elif option == FOE:
                state.hit_foe(amount)
            else:
                strike_minion(state, frame.seat, state.with_design(state.foe_play, option - CARD), amount)

    def spread(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.hit_husks(self.total(state, frame), True)

    def number(self, state: AeonsEnd, frame: Frame) -> int:
        return self.total(state, frame)


def strike_minion(state: AeonsEnd, seat: int, card: int, amount: int) -> None:
    """A player damages a minion; some of them give something back for damage that got through."""
    through = state.hit_minion(card, amount)
    if through and TRAITS[state.design[card]] & CORRUPTS:
        state.corrupt(seat)


EXHAUSTION: Final = Exhaustion()
PASS_ON: Final = PassOn()


def is_kind(state: AeonsEnd, card: int, kind: int) -> bool:
    return KIND[state.design[card]] == kind
