"""Looking at decks, gaining cards, the turn order, and what some abilities do."""

from typing import Final

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.games.aeons_end.belongings import DESTROY, destroy
from igroteka.games.aeons_end.effects import FULL, UNASKED, Effect
from igroteka.games.aeons_end.facts import ANY_PLAYER, COST, KIND, ONTO_DECK, SPELL, TOKENS, TRAITS
from igroteka.games.aeons_end.harm import suffer
from igroteka.games.aeons_end.options import CARD, GAIN, PASS, SPENT, YES
from igroteka.games.aeons_end.state import BOTH, FACE, AeonsEnd


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
                state.limbo.remove(card)
                state.deck[frame.seat].append(card)

    def reveal(self, state: AeonsEnd, frame: Frame) -> None:
        frame.step = 1
        for _ in range(self.count):
            card = state.top(frame.seat)
            if card < 0:
                break
            state.deck[frame.seat].pop()
            state.see(card)
            state.limbo.append(card)
            frame.pick(card)
            if state.events is not None:
                state.tell("reveal", frame.seat, card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        if frame.step == 0:
            return [PASS, YES]
        return [PASS] + [CARD + d for d in dict.fromkeys([state.design[card] for card in frame.picks])]

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
        state.limbo.remove(card)
        if self.action == DESTROY:
            destroy(state, card)
        else:
            state.to_discard(seat, card)
            if state.events is not None:
                state.tell("discard", seat, card)


TO_PILE: Final = 0
TO_DECK: Final = 1
TO_HAND: Final = 2


def take(state: AeonsEnd, number: int) -> int:
    """The top card of a supply pile; an emptied pile stays empty (AE-113)."""
    card = state.piles[number].pop()
    if not state.piles[number]:
        state.check_supply()
    return card


def gain(state: AeonsEnd, seat: int, card: int, where: int = TO_PILE) -> None:
    """A gained card goes on top of the discard pile at once (AE-148), unless something else is said."""
    if state.events is not None:
        state.tell("gain", seat, card)
    if where == TO_DECK:
        state.deck[seat].append(card)
    elif where == TO_HAND:
        state.hand[seat].append(card)
    elif TRAITS[state.design[card]] & ONTO_DECK and state.outcome is None:
        state.limbo.append(card)
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
        state.limbo.remove(frame.card)
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
        numbers = self.numbers(state)
        if not numbers:
            state.done()
        elif len(numbers) == 1:
            self.chosen(state, frame, frame.seat, GAIN + state.pile_design[numbers[0]])
        else:
            state.ask(frame.seat, "gain", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [GAIN + state.pile_design[number] for number in self.numbers(state)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        card = take(state, state.pile_design.index(option - GAIN))
        if self.half:
            add_later(state, frame, (state.cost(card) + 1) // 2)
        else:
            state.done()
        gain(state, seat, card, self.where)


def add_later(state: AeonsEnd, frame: Frame, amount: int) -> None:
    """Finish this frame and leave a number to the sequence below it."""
    state.done()
    state.agenda[len(state.agenda) - 1].value = amount


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

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        if state.design[card] not in state.pile_design:
            return 0
        number = state.pile_design.index(state.design[card])
        return FULL if len(state.piles[number]) >= self.count else 0


def top_turn(state: AeonsEnd) -> int:
    """The top card of the turn order deck, the discards shuffled into a new one if it is empty (AE-088)."""
    if not state.turn_deck:
        state.turn_deck = state.turn_discard
        state.turn_discard = []
        state.shuffle(state.turn_deck)
        if state.events is not None:
            state.tell("new-round", -1)
    return state.turn_deck[-1]


def is_player_turn(state: AeonsEnd, card: int) -> bool:
    """A player turn order card; the "any player" card is one too (AE-085)."""
    design = state.design[card]
    return TOKENS[design] > 0 or TRAITS[design] & ANY_PLAYER != 0


class RevealTurn(Effect):
    """Reveal the top turn order card and leave it there: damage by what it shows."""

    def __init__(self, player: int, nemesis: int) -> None:
        super().__init__()
        self.player = player
        self.nemesis = nemesis

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        card = top_turn(state)
        state.see(card)
        if state.events is not None:
            state.tell("reveal-turn", frame.seat, card)
        state.agenda[len(state.agenda) - 1].value += self.player if is_player_turn(state, card) else self.nemesis


class SortTurn(Effect):
    """Reveal the top turn order card; it may go to the bottom; a player card gives 1 aether."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        card = top_turn(state)
        state.see(card)
        if state.events is not None:
            state.tell("reveal-turn", frame.seat, card)
        state.ask(frame.seat, "bottom", frame, card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [PASS, YES]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        card = state.turn_deck[-1]
        if option == YES:
            state.turn_deck.pop()
            state.turn_deck.insert(0, card)
            if state.events is not None:
                state.tell("to-bottom", seat, card)
        if is_player_turn(state, card):
            state.aether += 1


class ReturnTurn(Effect):
    """Shuffle a player's turn order card from the discard pile into the deck; perhaps that player suffers 1."""

    def __init__(self, hurts: bool = False) -> None:
        super().__init__()
        self.hurts = hurts

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        offered = self.options(state, frame, UNASKED)
        if not offered:
            state.done()
        elif len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            state.ask(frame.seat, "turn-card", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        designs = [state.design[card] for card in state.turn_discard if TOKENS[state.design[card]] > 0]
        return [CARD + design for design in sorted(set(designs))]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        state.done()
        card = state.with_design(state.turn_discard, option - CARD)
        state.turn_discard.remove(card)
        state.turn_deck.append(card)
        state.shuffle(state.turn_deck)
        if state.events is not None:
            state.tell("turn-back", -1, card)
        if self.hurts:
            owner = 0 if state.seats == 1 else TOKENS[option - CARD] - 1
            state.push(HURT, owner)

    def degree(self, state: AeonsEnd, seat: int, card: int) -> int:
        return FULL if any(TOKENS[state.design[turn]] > 0 for turn in state.turn_discard) else 0


class Hurt(Effect):
    """1 damage to the player whose turn order card was shuffled in."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        suffer(state, frame.seat, 1)


HURT: Final = Hurt()


class ArrangeTurns(Effect):
    """Reveal the whole turn order deck and put it back in any order, named from the top."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            for card in state.turn_deck:
                state.known[card] |= FACE
            state.revealed += 1
        offered = self.options(state, frame, UNASKED)
        if not offered:
            self.restore(state, frame)
        elif len(offered) == 1:
            self.chosen(state, frame, frame.seat, offered[0])
        else:
            state.ask(frame.seat, "arrange", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [CARD + design for design in sorted({state.design[card] for card in state.turn_deck})]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        card = state.with_design(state.turn_deck, option - CARD)
        state.turn_deck.remove(card)
        state.limbo.append(card)
        frame.pick(card)

    def restore(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        for card in reversed(frame.picks):
            state.limbo.remove(card)
            state.known[card] = BOTH
            state.turn_deck.append(card)
        if state.events is not None:
            state.emit("arranged", {"cards": [state.thing(card) for card in frame.picks]})


class Gate(Effect):
    """The active player may take up to three spells from the discard pile and may prep two to each opened breach."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.double = 1
        offered = self.options(state, frame, UNASKED)
        if frame.step == 3 or len(offered) == 1:
            state.done()
        else:
            state.ask(state.active, "return", frame, frame.card)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        designs = [state.design[card] for card in state.discard[state.active] if state.kind(card) == SPELL]
        return [PASS] + [SPENT + design for design in dict.fromkeys(designs)]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            frame.step = 3
            return
        frame.step += 1
        card = state.with_design(state.discard[seat], option - SPENT)
        state.discard[seat].remove(card)
        state.hand[seat].append(card)
        if state.events is not None:
            state.tell("return", seat, card)


class Shield(Effect):
    """All damage to players and Gravehold is prevented this turn."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        state.shield = 1


class Ward(Effect):
    """The nemesis card just drawn is discarded without effect; the nemesis draw phase does it."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
