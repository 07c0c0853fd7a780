"""The turn order deck: its cards are revealed, sorted, shuffled back and arranged."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.core.knowledge import EVERYONE
from igroteka.games.aeons_end.cards.facts import ANY_PLAYER, TOKENS, TRAITS
from igroteka.games.aeons_end.effects.damage import suffer
from igroteka.games.aeons_end.effects.effect import FULL, Effect
from igroteka.games.aeons_end.options import CARD, PASS, YES
from igroteka.games.aeons_end.state import AeonsEnd


def top_turn(state: AeonsEnd) -> i64:
    """The top card of the turn order deck, the discards shuffled into a new one if it is empty (AE-088)."""
    if not state.turn_deck:
        state.turn_deck = state.turn_discard
        state.turn_discard = []
        state.shuffle(state.turn_deck)
        if state.events is not None:
            state.tell("new-round", -1)
    return state.turn_deck[-1]


def is_player_turn(state: AeonsEnd, card: i64) -> bool:
    """A player turn order card; the "any player" card is one too (AE-085)."""
    design = state.design[card]
    return TOKENS[design] > 0 or TRAITS[design] & ANY_PLAYER != 0


def reveal_top(state: AeonsEnd, seat: i64) -> i64:
    """A player reveals the top turn order card and leaves it there."""
    card = top_turn(state)
    state.see(card)
    if state.events is not None:
        state.tell("reveal-turn", seat, card)
    return card


class RevealTurn(Effect):
    """Reveal the top turn order card and leave it there: damage by what it shows."""

    def __init__(self, player: int, nemesis: int) -> None:
        super().__init__()
        self.player = player
        self.nemesis = nemesis

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        card = reveal_top(state, frame.seat)
        state.agenda[len(state.agenda) - 1].value += self.player if is_player_turn(state, card) else self.nemesis


class SortTurn(Effect):
    """Reveal the top turn order card; it may go to the bottom; a player card gives 1 aether."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        card = reveal_top(state, frame.seat)
        if len(state.turn_deck) > 1:
            state.ask(frame.seat, "bottom", frame, card)
        else:  # a single card lies on top and at the bottom
            self.chosen(state, frame, frame.seat, PASS)

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
        state.decide(1 << frame.seat, "turn-card", frame, frame.card)

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

    def degree(self, state: AeonsEnd, seat: i64, card: i64) -> i64:
        return FULL if any(TOKENS[state.design[turn]] > 0 for turn in state.turn_discard) else 0


class Hurt(Effect):
    """1 damage to the player whose turn order card was shuffled in."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        suffer(state, frame.seat, 1)


HURT: Final = Hurt()


class ArrangeTurns(Effect):
    """Reveal the whole turn order deck and put it back in any order, named from the top.

    Everybody knows where a named card will lie.
    """

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            for card in state.turn_deck:
                state.reveal(card)
        if state.turn_deck:
            state.decide(1 << frame.seat, "arrange", frame, frame.card)
        else:
            self.put_back(state, frame)

    def options(self, state: AeonsEnd, frame: Frame, decision: Decision) -> list[int]:
        return [CARD + design for design in sorted({state.design[card] for card in state.turn_deck})]

    def chosen(self, state: AeonsEnd, frame: Frame, seat: int, option: int) -> None:
        card = state.with_design(state.turn_deck, option - CARD)
        state.learn_place(card, EVERYONE)
        state.turn_deck.remove(card)
        state.resolving.append(card)
        frame.pick(card)

    def put_back(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        for card in reversed(frame.picks):
            state.resolving.remove(card)
            state.turn_deck.append(card)
        if state.events is not None:
            state.emit("arranged", {"cards": [state.thing(card) for card in frame.picks]})


class ShuffleNemesisTurns(Effect):
    """All nemesis turn order cards of the discard pile are shuffled into the turn order deck."""

    def run(self, state: AeonsEnd, frame: Frame) -> None:
        state.done()
        for card in [card for card in state.turn_discard if not is_player_turn(state, card)]:
            state.turn_discard.remove(card)
            state.turn_deck.append(card)
            if state.events is not None:
                state.tell("turn-back", -1, card)
        state.shuffle(state.turn_deck)


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
