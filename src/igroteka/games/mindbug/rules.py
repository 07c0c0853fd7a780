"""How a game of Mindbug goes: setup, turns, playing a card, attacking, and effects that wait."""

from typing import Any, Final

from igroteka.core.agenda import Frame, Verb, VerbBook
from igroteka.core.decision import Decision
from igroteka.core.event import EVERYONE
from igroteka.core.knowledge import holds
from igroteka.games.mindbug.effects import CARD, PASS, YES, hand_options
from igroteka.games.mindbug.state import (
    ATTACK,
    BARS_ATTACKS,
    DECK_SIZE,
    FRENZY,
    HUNTER,
    POISONOUS,
    POWER,
    SET_CARDS,
    TRIGGERS,
    Mindbug,
)


def deal(state: Mindbug) -> None:
    """Shuffle, deal each player ten cards, draw five, and find the first player (MB-024 to MB-030)."""
    cards: list[int] = []
    for name in state.settings["sets"]:
        cards += SET_CARDS[name]
    state.rng.shuffle(cards, state.seats * (DECK_SIZE + 6))  # six reveals each settle any tie
    for seat in range(state.seats):
        state.deck[seat] = cards[seat * DECK_SIZE : (seat + 1) * DECK_SIZE]
    unused = cards[state.seats * DECK_SIZE :]
    for seat in range(state.seats):
        state.refill(seat)
    find_first_player(state, unused)
    state.unused = tuple(unused)
    begin(state)


def find_first_player(state: Mindbug, unused: list[int]) -> None:
    """Each player reveals an unused card; the highest power begins; a tie reveals again (MB-029, MB-030)."""
    contenders = list(range(state.seats))
    shown = 0
    while len(contenders) > 1 and shown + len(contenders) <= len(unused):
        best = 0
        leaders: list[int] = []
        for seat in contenders:
            card = unused[shown]
            shown += 1
            state.known[card] = EVERYONE
            if state.events is not None:
                state.emit("reveal", {"seat": f"seat:{seat}", "card": state.thing(card)})
            power = POWER[state.face[card]]
            if power > best:
                best = power
                leaders = [seat]
            elif power == best:
                leaders.append(seat)
        contenders = leaders
    state.active = contenders[0]


def begin(state: Mindbug) -> None:
    """Put the turn on the agenda and run to the first decision."""
    state.push(TURN, state.active)
    state.advance()


class Turn(Verb[Mindbug]):
    """One action each turn: play a card or attack (MB-040); who can do neither loses (MB-032)."""

    def run(self, state: Mindbug, frame: Frame) -> None:
        if frame.step == 1:
            self.pass_on(state, frame)
        if not state.hand[frame.seat] and not can_attack(state, frame.seat):
            if state.events is not None:
                state.emit("stuck", {"seat": f"seat:{frame.seat}"})
            state.lose(frame.seat)
        else:
            state.ask(frame.seat, "turn", frame)

    def pass_on(self, state: Mindbug, frame: Frame) -> None:
        """Turns alternate (MB-039), but a player whose card was taken goes again at once (MB-049)."""
        if state.extra:
            state.extra = 0
        else:
            state.active = frame.seat = (frame.seat + 1) % state.seats
        frame.step = 0
        if state.events is not None:
            state.emit("turn", {"seat": f"seat:{frame.seat}"})

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        offered = hand_options(state, frame.seat)
        board = state.board[frame.seat]
        if not state.ongoing & BARS_ATTACKS:
            return offered + board
        return offered + [card for card in board if state.may_attack(card, frame.seat)]

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        frame.step = 1
        card = option - CARD
        if holds(state.board[seat], card):
            state.push(ATTACK_STEPS, seat, card)
        else:
            play(state, seat, card)


def can_attack(state: Mindbug, seat: int) -> bool:
    """Whether this seat has a creature that may attack (MB-056)."""
    return any(state.may_attack(card, seat) for card in state.board[seat])


def play(state: Mindbug, seat: int, card: int) -> None:
    """Lay a card on the table (MB-041); refill before anything else happens to it (MB-036)."""
    state.hand[seat].remove(card)
    state.offered = card
    state.known[card] = EVERYONE
    if state.events is not None:
        state.emit("play", {"seat": f"seat:{seat}", "card": state.thing(card)})
    state.refill(seat)
    state.push(OFFER, seat, card)


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
        self.enter(state, frame, frame.seat)

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
        self.enter(state, frame, seat)

    def enter(self, state: Mindbug, frame: Frame, seat: int) -> None:
        state.done()
        state.offered = -1
        state.enter(frame.card, seat)
        resolve(state)


class Resolve(Verb[Mindbug]):
    """Resolve what has triggered, one effect wholly before the next (MB-021), in the active player's order (MB-020).

    What triggers meanwhile joins those that wait.
    """

    def run(self, state: Mindbug, frame: Frame) -> None:
        waiting = len(state.pending)
        if waiting == 0:
            state.done()
        elif waiting == 1:
            self.start(state, 0)
        else:
            state.ask(state.active, "order", frame)

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        offered: list[int] = []
        for trigger in state.pending:
            option = CARD + trigger[2]
            if option not in offered:
                offered.append(option)
        return offered

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        for place in range(len(state.pending)):
            if state.pending[place][2] == option - CARD:
                self.start(state, place)
                return

    def start(self, state: Mindbug, place: int) -> None:
        trigger = state.pending.pop(place)
        effect = TRIGGERS[trigger[1]][trigger[0]]
        assert effect is not None
        if state.events is not None:
            state.emit("trigger", {"seat": f"seat:{trigger[3]}", "card": state.thing(trigger[2])})
        state.push(effect, trigger[3], trigger[2])


def resolve(state: Mindbug) -> None:
    """Let what has triggered happen before anything else goes on."""
    if state.pending:
        state.push(RESOLVE, state.active)


# The steps of an attack.
DECLARE: Final = 0
HUNT: Final = 1
BLOCK: Final = 2
AFTER: Final = 3


class Attack(Verb[Mindbug]):
    """An attack: Attack effects (MB-084), then Hunter or block, then the fight or a lost life.

    The frame's value counts finished attacks: a creature with Frenzy may attack twice (MB-067).
    """

    def run(self, state: Mindbug, frame: Frame) -> None:
        if frame.step == DECLARE:
            frame.step = HUNT
            if state.events is not None:
                state.emit("attack", {"seat": f"seat:{frame.seat}", "card": state.thing(frame.card)})
            state.trigger(ATTACK, frame.card, frame.seat)
            if state.pending:
                resolve(state)
                return
        elif not holds(state.board[frame.seat], frame.card):
            state.done()  # an attacker that left play or changed sides attacks no more (MB-084)
            return
        if frame.step == HUNT:
            self.hunt(state, frame)
        elif frame.step == BLOCK:
            self.ask_block(state, frame)
        else:
            self.again(state, frame)

    def hunt(self, state: Mindbug, frame: Frame) -> None:
        """Hunter: the attacker may choose who must block (MB-068), or not (MB-070)."""
        frame.step = BLOCK
        if state.keywords(frame.card, frame.seat) & HUNTER and state.board[state.enemies(frame.seat)[0]]:
            state.ask(frame.seat, "hunt", frame, frame.card)
        else:
            self.ask_block(state, frame)

    def ask_block(self, state: Mindbug, frame: Frame) -> None:
        """The defender may block with one creature, or lose a life (MB-057, MB-058)."""
        defender = state.enemies(frame.seat)[0]
        blockers = state.blockers(frame.card, frame.seat, defender)
        if blockers:
            state.ask(defender, "block", frame, frame.card, _or_pass(blockers))
        else:
            self.hit(state, frame)

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        if frame.step == AFTER:
            return [PASS, CARD + frame.card]
        if decision.seats != 1 << frame.seat:
            return _or_pass(state.blockers(frame.card, frame.seat, state.enemies(frame.seat)[0]))
        return _or_pass(state.board[state.enemies(frame.seat)[0]])  # prey may be unable to block (MB-069)

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        if frame.step == AFTER:
            if option == PASS:
                state.done()
            else:
                frame.step = DECLARE
        elif option != PASS:
            frame.step = AFTER
            if state.events is not None:
                state.emit("block", {"card": state.thing(option - CARD), "attacker": state.thing(frame.card)})
            fight(state, frame.card, frame.seat, option - CARD)
        elif seat != frame.seat:
            self.hit(state, frame)

    def hit(self, state: Mindbug, frame: Frame) -> None:
        """An attack nobody blocks costs one life, whatever the attacker's power (MB-058)."""
        frame.step = AFTER
        state.change_life(state.enemies(frame.seat)[0], -1)

    def again(self, state: Mindbug, frame: Frame) -> None:
        """Frenzy: a creature still in play may attack once more this turn (MB-067)."""
        frame.value += 1
        if (
            frame.value == 1
            and state.keywords(frame.card, frame.seat) & FRENZY
            and state.may_attack(frame.card, frame.seat)
        ):
            state.ask(frame.seat, "again", frame, frame.card)
        else:
            state.done()


_PASS: Final[list[int]] = [PASS]


def _or_pass(cards: list[int]) -> list[int]:
    """One of these cards, or none."""
    return [PASS] + [CARD + card for card in cards]


def fight(state: Mindbug, attacker: int, seat: int, blocker: int) -> None:
    """The weaker creature is defeated, both if equal (MB-060, MB-061); poison always defeats (MB-072, MB-073)."""
    side = state.controller(blocker)
    attack = state.power(attacker, seat)
    block = state.power(blocker, side)
    fallen: list[int] = []
    if attack <= block or state.keywords(blocker, side) & POISONOUS:
        fallen.append(attacker)
    if block <= attack or state.keywords(attacker, seat) & POISONOUS:
        fallen.append(blocker)
    state.defeat(fallen)
    resolve(state)


TURN: Final = Turn()
OFFER: Final = Offer()
RESOLVE: Final = Resolve()
ATTACK_STEPS: Final = Attack()


def register(verbs: VerbBook) -> None:
    """Name the steps of the rules, so that an agenda can be written down."""
    steps: dict[str, Verb[Any]] = {"turn": TURN, "offer": OFFER, "resolve": RESOLVE, "attack": ATTACK_STEPS}
    for name, verb in steps.items():
        verbs.add(name, verb)
