"""How an attack goes, and how effects that have triggered wait for each other."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb
from igroteka.core.decision import Decision
from igroteka.core.knowledge import holds
from igroteka.games.mindbug.cards.faces import ATTACK, FORCES_HUNTERS, FRENZY, HUNTER, POISONOUS, REVERSES_FIGHTS
from igroteka.games.mindbug.options import LATER, PASS
from igroteka.games.mindbug.state import Mindbug


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
        for effect in state.pending:
            if effect.card not in offered:
                offered.append(effect.card)
            elif LATER + effect.card not in offered:
                offered.append(LATER + effect.card)
        return offered

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        card = option if option < LATER else option - LATER
        places = [place for place in range(len(state.pending)) if state.pending[place].card == card]
        self.start(state, places[0] if option < LATER else places[1])

    def start(self, state: Mindbug, place: i64) -> None:
        effect = state.pending.pop(place)
        if state.events is not None:
            state.emit("trigger", {"seat": f"seat:{effect.seat}", "card": state.thing(effect.card)})
        state.agenda.append(effect)


def resolve(state: Mindbug) -> None:
    """Let what has triggered happen before anything else goes on."""
    if state.pending:
        state.push(RESOLVE, state.active)


# The steps of an attack.
DECLARE: Final = 0
HUNT: Final = 1
AFTER: Final = 2
BLOCK: Final = 3  # the first defender is asked; BLOCK + 1: the second


_NOBODY: Final[list[int]] = [PASS]


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
        elif frame.step == AFTER:
            self.again(state, frame)
        else:
            self.ask_block(state, frame)

    def hunt(self, state: Mindbug, frame: Frame) -> None:
        """Hunter: the attacker may choose who must block (MB-068), or not (MB-070)."""
        frame.step = BLOCK
        options = self.hunt_options(state, frame) if state.keywords(frame.card, frame.seat) & HUNTER else _NOBODY
        if len(options) > 1:
            state.ask(frame.seat, "hunt", frame, frame.card, options)
        elif options[0] != PASS:
            self.clash(state, frame, options[0])
        else:
            self.ask_block(state, frame)

    def hunt_options(self, state: Mindbug, frame: Frame) -> list[int]:
        """Any enemy creature, even one unable to block (MB-069); some must be hunted where they can be."""
        if state.ongoing & FORCES_HUNTERS:
            forced = state.quarry(frame.seat)
            if forced:
                return forced
        offered = [PASS]
        for enemy in state.enemies(frame.seat):
            offered += state.board[enemy]
        return offered

    def ask_block(self, state: Mindbug, frame: Frame) -> None:
        """The defender may block with one creature, or lose a life (MB-057, MB-058).

        Of two defenders the attacker's left neighbour decides first; if nobody blocks, their team loses the life.
        """
        defenders = state.enemies(frame.seat)
        while frame.step - BLOCK < len(defenders):
            defender = defenders[frame.step - BLOCK]
            blockers = state.blockers(frame.card, frame.seat, defender)
            if blockers:
                state.ask(defender, "block", frame, frame.card, _NOBODY + blockers)
                return
            frame.step += 1
        self.hit(state, frame)

    def options(self, state: Mindbug, frame: Frame, decision: Decision) -> list[int]:
        if frame.step == AFTER:
            return [PASS, frame.card]
        if decision.seats != 1 << frame.seat:
            defender = state.enemies(frame.seat)[frame.step - BLOCK]
            return [PASS, *state.blockers(frame.card, frame.seat, defender)]
        return self.hunt_options(state, frame)

    def chosen(self, state: Mindbug, frame: Frame, seat: int, option: int) -> None:
        if frame.step == AFTER:
            if option == PASS:
                state.done()
            else:
                frame.step = DECLARE
        elif option != PASS:
            self.clash(state, frame, option)
        elif seat != frame.seat:
            frame.step += 1
            self.ask_block(state, frame)

    def clash(self, state: Mindbug, frame: Frame, blocker: i64) -> None:
        """The attack is blocked: no life is lost (MB-059), the two creatures fight."""
        frame.step = AFTER
        if state.events is not None:
            state.emit("block", {"card": state.thing(blocker), "attacker": state.thing(frame.card)})
        fight(state, frame.card, frame.seat, blocker)

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


def fight(state: Mindbug, attacker: i64, seat: i64, blocker: i64) -> None:
    """The weaker creature is defeated, both if equal (MB-060, MB-061); poison always defeats (MB-072, MB-073)."""
    side = state.controller(blocker)
    attack = state.power(attacker, seat)
    block = state.power(blocker, side)
    if state.ongoing & REVERSES_FIGHTS and (
        (state.shows[attacker].reach | state.shows[blocker].reach) & REVERSES_FIGHTS
    ):
        attack, block = block, attack
    attacker_falls = attack <= block or bool(state.keywords(blocker, side) & POISONOUS)
    blocker_falls = block <= attack or bool(state.keywords(attacker, seat) & POISONOUS)
    if attacker_falls and blocker_falls:
        state.defeat([attacker, blocker])
    elif attacker_falls:
        state.strike_down(attacker, seat)
    else:
        state.strike_down(blocker, side)
    resolve(state)


RESOLVE: Final = Resolve()
ATTACK_STEPS: Final = Attack()
