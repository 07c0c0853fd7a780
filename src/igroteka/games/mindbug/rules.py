"""How a turn of Mindbug goes: playing a card, Mindbugs, using an Action. Attacks are in effects/combat.py."""

from typing import Any, Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb, VerbBook
from igroteka.core.decision import Decision
from igroteka.core.knowledge import holds, take_out
from igroteka.games.mindbug.cards import sets
from igroteka.games.mindbug.cards.faces import ACT, BARS_ATTACKS, FORCES_HUNTERS, HUNTER, OFFERS_ACTION
from igroteka.games.mindbug.effects.combat import ATTACK_STEPS, RESOLVE, resolve
from igroteka.games.mindbug.effects.effect import Effect
from igroteka.games.mindbug.effects.piles import hand_options
from igroteka.games.mindbug.options import ACTION, PASS, YES
from igroteka.games.mindbug.state import Mindbug


def begin(state: Mindbug) -> None:
    """Put the turn on the agenda and run to the first decision."""
    state.push(TURN, state.active)
    state.advance()


class Turn(Verb[Mindbug]):
    """One action each turn: play a card, attack (MB-040), use an Action (MB-090); who can do none loses (MB-032)."""

    def run(self, state: Mindbug, frame: Frame) -> None:
        if frame.step == 1:
            self.pass_on(state, frame)
        if state.hand[frame.seat] or can_act(state, frame.seat):
            state.ask(frame.seat, "turn", frame, -1, turn_options(state, frame.seat))
        else:
            self.stuck(state, frame)

    def stuck(self, state: Mindbug, frame: Frame) -> None:
        """Who can do nothing loses (MB-032); in a team, only when the partner cannot act either."""
        partner = (frame.seat + 2) % state.seats
        if partner != frame.seat and (state.hand[partner] or can_act(state, partner)):
            frame.step = 1
            if state.events is not None:
                state.emit("skip", {"seat": f"seat:{frame.seat}"})
            return
        if state.events is not None:
            state.emit("stuck", {"seat": f"seat:{frame.seat}"})
        state.lose(frame.seat)

    def pass_on(self, state: Mindbug, frame: Frame) -> None:
        """Turns alternate (MB-039), but a player whose card was taken goes again at once (MB-049)."""
        if state.extra:
            state.extra = 0
        else:
            state.active = frame.seat = (frame.seat + 1) % state.seats
        if state.shielded:
            state.shielded.clear()
        frame.step = 0
        if state.events is not None:
            state.emit("turn", {"seat": f"seat:{frame.seat}"})

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        return turn_options(state, frame.seat)

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        frame.step = 1
        if option > ACTION:
            act(state, seat, option - ACTION)
        elif holds(state.board[seat], option):
            state.push(ATTACK_STEPS, seat, option)
        else:
            play(state, seat, option)


def turn_options(state: Mindbug, seat: i64) -> list[int]:
    """The cards to play, the creatures to attack with, the Actions to use."""
    if state.ongoing & FORCES_HUNTERS:
        hunters = forced_hunters(state, seat)
        if hunters:
            return hunters
    offered = hand_options(state, seat)
    board = state.board[seat]
    if not state.ongoing & (BARS_ATTACKS | OFFERS_ACTION):
        return offered + board
    offered = offered + [card for card in board if state.may_attack(card, seat)]
    return offered + [ACTION + card for card in board if may_use(state, card, seat)]


def can_act(state: Mindbug, seat: i64) -> bool:
    """Whether this seat has a creature that may attack (MB-056) or an Action that does something (MB-091)."""
    for card in state.board[seat]:
        if state.may_attack(card, seat):
            return True
    return bool(state.ongoing & OFFERS_ACTION) and any(may_use(state, card, seat) for card in state.board[seat])


def action_of(state: Mindbug, card: i64) -> Effect | None:
    """The Action of a creature on the stage it has reached."""
    effect = state.shows[card].effects[ACT]
    assert effect is None or isinstance(effect, Effect)
    return effect


def may_use(state: Mindbug, card: i64, seat: i64) -> bool:
    """Whether a creature has an Action that would do something (MB-090, MB-091)."""
    effect = action_of(state, card)
    return effect is not None and effect.possible(state, seat, card)


def forced_hunters(state: Mindbug, seat: i64) -> list[int]:
    """The creatures one of which has to attack, because an enemy creature must be hunted."""
    if not state.quarry(seat):
        return []
    able: list[int] = []
    for card in state.board[seat]:
        if state.keywords(card, seat) & HUNTER and state.may_attack(card, seat):
            able.append(card)
    return able


def act(state: Mindbug, seat: i64, card: i64) -> None:
    """Spend the turn on the Action of a creature (MB-090)."""
    effect = action_of(state, card)
    assert effect is not None
    if state.events is not None:
        state.emit("act", {"seat": f"seat:{seat}", "card": state.thing(card)})
    state.push(RESOLVE, seat)
    state.push(effect, seat, card)


def play(state: Mindbug, seat: i64, card: i64) -> None:
    """Lay a card on the table (MB-041); refill before anything else happens to it (MB-036)."""
    take_out(state.hand[seat], card)
    state.offered = card
    state.reveal(card)
    if state.events is not None:
        state.emit("play", {"seat": f"seat:{seat}", "card": state.thing(card)})
    state.refill(seat)
    if any_mindbug_left(state, seat):
        state.push(OFFER, seat, card)
    else:
        enter_play(state, card, seat)


def any_mindbug_left(state: Mindbug, seat: i64) -> bool:
    """Whether somebody else could still use a Mindbug."""
    for rival in range(state.seats):  # noqa: SIM110 - a generator would be slower
        if rival != seat and state.mindbugs[rival] > 0:
            return True
    return False


def enter_play(state: Mindbug, card: i64, seat: i64) -> None:
    """The card just played enters play, and what it triggers happens."""
    state.offered = -1
    state.enter(card, seat)
    resolve(state)


_YES_OR_NO: Final[list[int]] = [PASS, YES]


class Offer(Verb[Mindbug]):
    """The opponent may take the played card with a Mindbug (MB-043); taken or not, it then enters play."""

    def run(self, state: Mindbug, frame: Frame) -> None:
        while frame.step < state.seats - 1:
            rival = (frame.seat + 1 + frame.step) % state.seats
            if state.mindbugs[rival] > 0:
                state.ask(rival, "mindbug", frame, frame.card)
                return
            frame.step += 1
        state.done()
        enter_play(state, frame.card, frame.seat)

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        return _YES_OR_NO

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        """A Mindbug is spent for good (MB-047); its user plays the card (MB-046); the player goes again (MB-049)."""
        if option == PASS:
            frame.step += 1
            return
        state.mindbugs[seat] -= 1
        state.extra = 1
        if state.events is not None:
            state.emit("mindbug", {"seat": f"seat:{seat}", "card": state.thing(frame.card)})
        state.done()
        enter_play(state, frame.card, seat)


TURN: Final = Turn()
OFFER: Final = Offer()


def register(verbs: VerbBook) -> None:
    """Name the effects of all cards and the steps of the rules, so that an agenda can be written down."""
    sets.register(verbs)
    steps: dict[str, Verb[Any]] = {"turn": TURN, "offer": OFFER, "resolve": RESOLVE, "attack": ATTACK_STEPS}
    for name, verb in steps.items():
        verbs.add(name, verb)
