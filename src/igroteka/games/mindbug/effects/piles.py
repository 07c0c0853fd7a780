"""What Mindbug cards can do to cards in hands, draw piles and discard piles."""

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.core.knowledge import EVERYONE, holds
from igroteka.games.mindbug.cards.faces import TWIN
from igroteka.games.mindbug.effects.creatures import OnCreatures
from igroteka.games.mindbug.effects.effect import Effect
from igroteka.games.mindbug.effects.opponents import OnRival
from igroteka.games.mindbug.options import PASS, SEAT
from igroteka.games.mindbug.state import Mindbug


def hand_options(state: Mindbug, seat: i64) -> list[int]:
    """The cards of a hand as options (perhaps the hand itself: copy it before you keep it).

    Of two equal cards one is offered, the one others know most about: which of them leaves a hand is nothing that
    anybody could see.
    """
    hand = state.hand[seat]  # sorted, so that equal cards are neighbours
    place: i64 = 0
    size: i64 = len(hand)
    before: i64 = 0
    while place < size:
        card: i64 = hand[place]
        if card == before + 1 and TWIN[card] == before:
            return one_of_each(state, hand)
        before = card
        place += 1
    return hand


def one_of_each(state: Mindbug, hand: list[int]) -> list[int]:
    """The cards of a hand, of two equal ones the better known."""
    offered = hand[:]
    place = 1
    while place < len(offered):
        card = offered[place]
        before = offered[place - 1]
        if card == before + 1 and TWIN[card] == before:
            offered[place - 1] = better_known(state, before, card)
            offered.pop(place)
        else:
            place += 1
    return offered


def random_card(state: Mindbug, seat: i64) -> i64:
    """A card of a hand that is not empty, or an equal one there that more seats know."""
    hand = state.hand[seat]
    return best_known_copy(state, seat, hand[state.rng.below(len(hand))])


def best_known_copy(state: Mindbug, seat: i64, card: i64) -> i64:
    """This card of a hand, or an equal one there that more seats know."""
    twin = TWIN[card]
    return better_known(state, twin, card) if twin >= 0 and holds(state.hand[seat], twin) else card


def better_known(state: Mindbug, one_copy: i64, other_copy: i64) -> i64:
    """The copy that more seats know; the lower of two as well known."""
    more = knowers(state, one_copy) - knowers(state, other_copy)
    if more == 0:
        return min(one_copy, other_copy)
    return one_copy if more > 0 else other_copy


def knowers(state: Mindbug, card: i64) -> i64:
    """How many seats know a card; one more when spectators do."""
    mask = state.known[card]
    return state.seats + 1 if mask == EVERYONE else mask.bit_count()


# --- hands ----------------------------------------------------------------------------------------------------------


class OnHand(OnRival):
    """An effect on the hand of an opponent."""

    def touches(self, state: Mindbug, rival: i64) -> bool:
        return len(state.hand[rival]) > 0


class OpponentDiscards(OnHand):
    """The opponent discards cards of their own choice (MB-019), all they have if they have no more (MB-100)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def number(self, state: Mindbug, rival: i64) -> i64:
        return self.count

    def act(self, state: Mindbug, frame: Frame, rival: i64) -> None:
        hand = state.hand[rival]
        left = self.number(state, rival) - frame.step
        if len(hand) <= left:
            for card in hand[:]:
                state.discard_card(card, rival)
            left = 0
        if left == 0:
            state.done()
            state.refill(rival)
        else:
            state.ask(rival, "discard", frame, frame.card)

    def offers(self, state: Mindbug, frame: Frame, rival: i64) -> list[int]:
        return hand_options(state, rival)[:]

    def picked(self, state: Mindbug, frame: Frame, rival: i64, option: i64) -> None:
        state.discard_card(option, rival)
        frame.step += 1


class OpponentDiscardsForCreatures(OpponentDiscards):
    """The opponent discards as many cards as they have creatures."""

    def __init__(self) -> None:
        super().__init__(0)

    def touches(self, state: Mindbug, rival: i64) -> bool:
        return len(state.hand[rival]) > 0 and len(state.board[rival]) > 0

    def number(self, state: Mindbug, rival: i64) -> i64:
        return len(state.board[rival])


class Steal(OnHand):
    """Take random cards out of the opponent's hand (MB-101)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def act(self, state: Mindbug, frame: Frame, rival: i64) -> None:
        state.done()
        hand = state.hand[rival]
        for _ in range(min(self.count, len(hand))):
            card = random_card(state, rival)
            hand.remove(card)
            state.take(card, frame.seat)
            state.learn(card, 1 << frame.seat)
            if state.events is not None:
                state.emit(
                    "steal", {"seat": f"seat:{frame.seat}", "rival": f"seat:{rival}", "card": state.thing(card)}
                )
        state.refill(rival)


class RevealToPile(OnHand):
    """A random card of the opponent's hand is revealed; the controller decides whose discard pile it goes to."""

    def act(self, state: Mindbug, frame: Frame, rival: i64) -> None:
        if not state.hand[rival]:
            state.done()
            return
        card = random_card(state, rival)
        state.reveal(card)
        frame.pick(card)
        if state.events is not None:
            state.emit("show", {"seat": f"seat:{rival}", "card": state.thing(card)})
        state.ask(frame.seat, "pile", frame, card)

    def offers(self, state: Mindbug, frame: Frame, rival: i64) -> list[int]:
        return [SEAT + seat for seat in range(state.seats)]

    def picked(self, state: Mindbug, frame: Frame, rival: i64, option: i64) -> None:
        card = frame.picks[0]
        state.done()
        state.hand[rival].remove(card)
        if state.events is not None:
            state.emit("to-pile", {"seat": f"seat:{option - SEAT}", "card": state.thing(card)})
        state.bury(card, option - SEAT)
        state.refill(rival)


class DiscardAtRandom(Effect):
    """The controller discards a random card."""

    def run(self, state: Mindbug, frame: Frame) -> None:
        state.done()
        if state.hand[frame.seat]:
            state.discard_card(random_card(state, frame.seat), frame.seat)
            state.refill(frame.seat)


class DiscardFor(Effect):
    """The controller may discard cards of their own choice; the effect then reaches one creature for each."""

    def __init__(self, most: int, effect: OnCreatures) -> None:
        super().__init__()
        self.most = most
        self.effect = effect

    def parts(self) -> list[Verb[Mindbug]]:
        return [self.effect]

    def run(self, state: Mindbug, frame: Frame) -> None:
        if frame.step < self.most and state.hand[frame.seat]:
            state.ask(frame.seat, "may-discard", frame, frame.card)
        else:
            self.finish(state, frame)

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        return [PASS, *hand_options(state, frame.seat)]

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            self.finish(state, frame)
        else:
            state.discard_card(option, seat)
            frame.step += 1

    def finish(self, state: Mindbug, frame: Frame) -> None:
        """What was discarded is refilled before the effect goes on (MB-036)."""
        state.done()
        state.refill(frame.seat)
        if frame.step > 0:
            state.push(self.effect, frame.seat, frame.card, frame.step)


class Scrap(OnRival):
    """The opponent's draw pile, and perhaps the whole hand, go to their discard pile."""

    def __init__(self, hand: bool) -> None:
        super().__init__()
        self.hand = hand

    def touches(self, state: Mindbug, rival: i64) -> bool:
        return len(state.deck[rival]) > 0 or (self.hand and len(state.hand[rival]) > 0)

    def act(self, state: Mindbug, frame: Frame, rival: i64) -> None:
        state.done()
        cards = state.deck[rival][::-1]
        state.deck[rival].clear()
        if self.hand:
            cards = state.hand[rival] + cards
            state.hand[rival].clear()
        for card in cards:
            state.reveal(card)
        if state.events is not None and cards:
            state.emit("scrap", {"seat": f"seat:{rival}", "cards": [state.thing(card) for card in cards]})
        for card in cards:
            state.bury(card, rival)


# --- discard piles --------------------------------------------------------------------------------------------------


class OnPile(OnRival):
    """An effect on cards of a discard pile, the own one or an opponent's."""

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own

    def touches(self, state: Mindbug, rival: i64) -> bool:
        return len(state.discard[rival]) > 0

    def possible(self, state: Mindbug, seat: i64, card: i64) -> bool:
        return len(state.discard[seat]) > 0 if self.own else super().possible(state, seat, card)

    def rival(self, state: Mindbug, frame: Frame) -> i64:
        """Whose pile it is."""
        return frame.seat if self.own else super().rival(state, frame)

    def run(self, state: Mindbug, frame: Frame) -> None:
        if self.own:
            self.act(state, frame, frame.seat)
        else:
            super().run(state, frame)

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        if self.own:
            self.picked(state, frame, seat, option)
        else:
            super().chosen(state, frame, seat, option)

    def offers(self, state: Mindbug, frame: Frame, rival: i64) -> list[int]:
        return state.discard[rival][:]


class PlayFromDiscard(OnPile):
    """Play a card of the controller's choice out of a discard pile; no Mindbug can be used on it (MB-050)."""

    def act(self, state: Mindbug, frame: Frame, rival: i64) -> None:
        pile = state.discard[rival]
        if not pile:
            state.done()
        elif len(pile) == 1:
            self.picked(state, frame, rival, pile[0])
        else:
            state.ask(frame.seat, "revive", frame, frame.card)

    def picked(self, state: Mindbug, frame: Frame, rival: i64, option: i64) -> None:
        state.done()
        state.dig_up(option, rival)
        state.enter(option, frame.seat)


class TakeFromDiscard(OnPile):
    """Take cards of the controller's choice out of a discard pile into the own hand."""

    def __init__(self, count: int, own: bool) -> None:
        super().__init__(own)
        self.count = count

    def act(self, state: Mindbug, frame: Frame, rival: i64) -> None:
        pile = state.discard[rival]
        left = self.count - frame.step
        if len(pile) <= left:
            for card in pile[:]:
                self.take(state, frame, rival, card)
            left = 0
        if left == 0:
            state.done()
        else:
            state.ask(frame.seat, "salvage", frame, frame.card)

    def picked(self, state: Mindbug, frame: Frame, rival: i64, option: i64) -> None:
        self.take(state, frame, rival, option)
        frame.step += 1

    def take(self, state: Mindbug, frame: Frame, rival: i64, card: i64) -> None:
        state.dig_up(card, rival)
        state.take(card, frame.seat)
        if state.events is not None:
            state.emit("take-back", {"seat": f"seat:{frame.seat}", "cards": [state.thing(card)]})


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
        if state.haunting:
            state.refresh_piles()
