"""Players' decks: drawing, looking at the top, destroying from it, and the rare shuffle."""

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.effects.corruption import destroy
from igroteka.games.aeons_end.effects.effect import FULL, Do, Effect, share, together
from igroteka.games.aeons_end.effects.hands import DESTROY, different
from igroteka.games.aeons_end.options import CARD, PASS, YES
from igroteka.games.aeons_end.state import AeonsEnd


class Draw(Effect):
    """The player draws cards."""

    topic = "draw"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.draw(frame.seat, self.count)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if state.deck[seat] or state.discard[seat] else 0

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.count


class DiscardThenDraw(Do):
    """Discard cards of the hand, then draw: what was discarded can be drawn, so an empty deck is no hindrance."""

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        discarded = self.effects[0].degree(state, seat, card)
        return together([discarded, FULL if discarded else self.effects[1].degree(state, seat, card)])


class DrawThenDiscard(Do):
    """Draw, then discard a card of the hand: what was drawn can be discarded, so an empty hand is no hindrance."""

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        drawn = self.effects[0].degree(state, seat, card)
        return together([drawn, FULL if drawn else self.effects[1].degree(state, seat, card)])


class LookAtTop(Effect):
    """Reveal the top cards of the player's deck and discard or destroy some; the others go back as they lay."""

    topic = "reveal"

    def __init__(self, count: int, action: int, may: bool = False) -> None:
        super().__init__()
        self.count = count
        self.action = action
        self.may = may

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 0:
            if not state.deck[frame.seat] and not state.discard[frame.seat]:
                state.done()
            elif self.may:
                state.ask(frame.seat, "may-reveal", frame, frame.card)
            else:
                self.reveal(state, frame)
        elif frame.picks and frame.step == 1:
            state.ask(frame.seat, "top-destroy" if self.action == DESTROY else "top", frame, frame.card)
        else:
            state.done()
            for card in reversed(frame.picks):
                state.resolving.remove(card)
                state.deck[frame.seat].append(card)

    def reveal(self, state: AeonsEnd, frame: Frame) -> None:
        frame.step = 1
        for _ in range(self.count):
            card = state.top(frame.seat)
            if card < 0:
                break
            state.deck[frame.seat].pop()
            state.see(card)
            state.resolving.append(card)
            frame.pick(card)
            if state.events is not None:
                state.tell("reveal", frame.seat, card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        if frame.step == 0:
            return [PASS, YES]
        return [PASS, *different(CARD, [state.design[card] for card in frame.picks])]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if frame.step == 0:
            if option == YES:
                self.reveal(state, frame)
            else:
                state.done()
            return
        if option == PASS:
            frame.step = 2
            return
        card = state.with_design(frame.picks, option - CARD)
        frame.picks.remove(card)
        state.resolving.remove(card)
        if self.action == DESTROY:
            destroy(state, card)
        else:
            state.to_discard(seat, card)
            if state.events is not None:
                state.tell("discard", seat, card)


class DestroyTop(Effect):
    """The player destroys the top cards of the deck, perhaps after shuffling the discard pile into it."""

    topic = "destroy-top"

    def __init__(self, count: int, shuffled: bool) -> None:
        super().__init__()
        self.count = count
        self.shuffled = shuffled

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 0 and self.shuffled:
            shuffle_in(state, frame.seat)
        card = state.top(frame.seat) if frame.step < self.count else -1
        if card < 0:
            state.done()
            return
        frame.step += 1
        state.deck[frame.seat].pop()
        state.see(card)
        destroy(state, card)

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return share(len(state.deck[seat]) + len(state.discard[seat]), self.count)

    def size(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return self.count


class ShuffleIn(Effect):
    """The player shuffles the discard pile into the deck."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        shuffle_in(state, frame.seat)


def shuffle_in(state: AeonsEnd, seat: i64) -> None:
    """A card shuffles a discard pile into a deck, the only way a deck is ever shuffled (AE-002)."""
    state.deck[seat] += state.discard[seat]
    state.discard[seat] = []
    state.shuffle(state.deck[seat])
    if state.events is not None:
        state.tell("shuffle", seat)
