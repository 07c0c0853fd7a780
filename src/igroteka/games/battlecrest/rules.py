"""How a game of Battlecrest goes: placing warriors, turns and the four actions."""

from typing import Any, Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame, Verb, VerbBook
from igroteka.core.decision import Decision
from igroteka.games.battlecrest.cards.format import MOVE, PRIMED, REFOCUSED
from igroteka.games.battlecrest.cards.layout import AROUND
from igroteka.games.battlecrest.effects.effect import Abilities, after
from igroteka.games.battlecrest.effects.locations import HAZARDS, use_bonus
from igroteka.games.battlecrest.effects.movement import SHOVE, WALK, can_step
from igroteka.games.battlecrest.options import (
    ACTIVATE,
    CELL,
    FRONT,
    MOVE_COMPANION,
    MOVE_HERO,
    PASS,
    PRIME,
    REFOCUS,
)
from igroteka.games.battlecrest.state import (
    DID_ACTIVATE,
    DID_MOVE,
    DID_PRIME,
    DID_REFOCUS,
    MOST_ROUNDS,
    QUIET_ROUNDS,
    Battlecrest,
)


def high_side(state: Battlecrest) -> i64:
    """Which of the two hero cells lies beside the location with the higher number (BC-035)."""
    best = [0, 0]
    for side in (0, 1):
        for touch in state.plan.layout.touched[state.plan.layout.heroes[side]]:
            best[side] = max(best[side], state.plan.battlefield.numbers[state.where[touch >> 2]])
    return 0 if best[0] > best[1] else 1


def put(state: Battlecrest, warrior: i64, cell: i64) -> None:
    """A warrior stands in a cell from now on."""
    state.cell[warrior] = cell
    state.who[cell] = warrior


class Place(Verb[Battlecrest]):
    """Place the warriors: the first player's side beside the highest location (BC-035 to BC-037).

    In a team the ally stands on the companion's cell, and companions on a free cell next to their heroes
    (BC-135 to BC-138). The frame's step is the team being placed (0, 1), its picks are the heroes of that team once
    they stand, the one in front first.
    """

    def run(self, state: Battlecrest, frame: Frame) -> None:
        if frame.step == 2:
            state.done()
        elif state.plan.heroes == 2:
            self.place_duel(state)
            state.done()
        elif frame.step == 0 and not frame.picks:
            self.place_team(state, frame, state.first, (state.first + 2) % 4)
        elif frame.step == 1 and not frame.picks:
            team = [hero for hero in range(4) if (hero ^ state.first) & 1]
            seats = 1 << state.plan.controller[team[0]] | 1 << state.plan.controller[team[1]]
            state.ask_any(seats, "front", frame)
        else:
            self.place_companions(state, frame)

    def place_duel(self, state: Battlecrest) -> None:
        layout = state.plan.layout
        high = high_side(state)
        for turn in (0, 1):
            hero = (state.first + turn) % 2
            side = high ^ turn
            put(state, hero, layout.heroes[side])
            if state.plan.kinds[hero].has_companion:
                put(state, hero + 2, layout.companions[side])

    def place_team(self, state: Battlecrest, frame: Frame, front: i64, back: i64) -> None:
        side = high_side(state) ^ frame.step
        put(state, front, state.plan.layout.heroes[side])
        put(state, back, state.plan.layout.companions[side])
        frame.pick(front)
        frame.pick(back)

    def place_companions(self, state: Battlecrest, frame: Frame) -> None:
        for hero in frame.picks:
            if state.plan.kinds[hero].has_companion and state.cell[hero + 4] < 0:
                state.ask(state.plan.controller[hero], "place", frame, hero + 4)
                return
        frame.forget()
        frame.step += 1

    def options(self, state: Battlecrest, frame: Frame, decision: Decision) -> list[int]:
        if decision.kind == "front":
            return [FRONT + hero for hero in range(4) if (hero ^ state.first) & 1]
        layout = state.plan.layout
        kept = layout.heroes + layout.companions  # for heroes, also those still to come
        around = AROUND[state.cell[decision.card - 4]]
        return [CELL + c for c in around if layout.open[c] and state.who[c] < 0 and c not in kept]

    def chosen(self, state: Battlecrest, frame: Frame, seat: int, option: int) -> None:
        if option >= FRONT:
            self.place_team(state, frame, option - FRONT, (option - FRONT + 2) % 4)
            return
        for hero in frame.picks:
            if state.plan.kinds[hero].has_companion and state.cell[hero + 4] < 0:
                put(state, hero + 4, option - CELL)
                return


def place_the_rest(state: Battlecrest) -> None:
    """Go on placing from who stands already: nobody, the first team, or in a team game everybody but companions."""
    frame = state.push(PLACE, state.plan.controller[state.first])
    others = [hero for hero in range(state.plan.heroes) if (hero ^ state.first) & 1]
    if state.cell[others[0]] >= 0:
        frame.step = 1
        if state.cell[others[0]] not in state.plan.layout.heroes:
            others.reverse()
        for hero in others:
            frame.pick(hero)
    elif state.cell[state.first] >= 0:
        frame.pick(state.first)
        frame.pick((state.first + 2) % 4)


class Turn(Verb[Battlecrest]):
    """Two different actions in any order (BC-050); where there are none, what is possible (BC-059)."""

    def run(self, state: Battlecrest, frame: Frame) -> None:
        if state.turn == 0:
            self.begin(state, frame)
        offered = actions(state, state.active) if state.actions_left() else []
        if offered:
            state.ask(frame.seat, "action", frame, state.active, offered)
        else:
            self.end(state, frame)

    def begin(self, state: Battlecrest, frame: Frame) -> None:
        state.turn += 1
        state.quiet += 1
        state.used = 0
        state.stars = 0
        frame.seat = state.plan.controller[state.active]
        if state.events is not None:
            state.emit("turn", {"seat": f"seat:{frame.seat}", "warrior": state.thing(state.active)})

    def end(self, state: Battlecrest, frame: Frame) -> None:
        """Turns go round team by team (BC-049, BC-140); the house rule stops an endless game (docs/decisions)."""
        heroes = state.plan.heroes
        if state.stops and (state.quiet >= QUIET_ROUNDS * heroes or state.turn >= MOST_ROUNDS * heroes):
            stop(state)
            return
        state.active = (state.active + 1) % heroes
        self.begin(state, frame)

    def options(self, state: Battlecrest, frame: Frame, decision: Decision) -> list[int]:
        return actions(state, state.active)

    def chosen(self, state: Battlecrest, frame: Frame, seat: int, option: int) -> None:
        hero = state.active
        first = state.plan.first_card[hero]
        if option >= MOVE_HERO:
            state.used |= DID_MOVE
            warrior = hero if option == MOVE_HERO else hero + state.plan.heroes
            state.push(MOVING, seat, warrior, 1 << warrior)
            move(state, seat, warrior)
        elif option == REFOCUS:
            refocus(state, hero)
        elif option >= PRIME:
            prime(state, first + option - PRIME)
        else:
            activate(state, first + option - ACTIVATE)


def stop(state: Battlecrest) -> None:
    """House rule: the side with fewer wounds wins, of equals the one nearer the middle; else it is a draw."""
    team = state.leading_team()
    if state.events is not None:
        state.emit("draw" if team < 0 else "stopped", {})
    if team < 0:
        state.finish(tuple([0.5] * state.seats))
    else:
        state.win(team)


def actions(state: Battlecrest, hero: i64) -> list[int]:
    """What the hero's player may do now: actions not yet done this turn that would change something (BC-051)."""
    offered: list[int] = []
    first: i64 = state.plan.first_card[hero]
    count: i64 = state.plan.first_card[hero + 1] - first
    activated = False
    for place in range(count):
        if not state.ready[first + place]:
            activated = True
        elif not state.used & DID_ACTIVATE and works(state, hero, first + place):
            offered.append(ACTIVATE + place)
    if not state.used & DID_PRIME:
        for place in range(count):
            if state.ready[first + place]:
                offered.append(PRIME + place)
    if activated and not state.used & DID_REFOCUS:
        offered.append(REFOCUS)
    if not state.used & DID_MOVE:
        if can_move(state, hero):
            offered.append(MOVE_HERO)
        if can_move(state, hero + state.plan.heroes):
            offered.append(MOVE_COMPANION)
    return offered


def works(state: Battlecrest, hero: i64, card: i64) -> bool:
    """Whether a ready card has an ability that can be used now: not all may be ignored (BC-063).

    Its own crest counts already (BC-150), so it is turned for the look.
    """
    verb = state.plan.tables.abilities[state.face(card)]
    assert isinstance(verb, Abilities)
    state.ready[card] = 0
    usable = verb.usable(state, hero)
    state.ready[card] = 1
    return usable


def can_move(state: Battlecrest, warrior: i64) -> bool:
    """Whether the Move action could move this warrior."""
    return state.cell[warrior] >= 0 and can_step(state, warrior, state.move_value(warrior), False)


def activate(state: Battlecrest, card: i64) -> None:
    """Turn a ready card and use its abilities (BC-019, BC-052)."""
    hero = state.plan.owner[card]
    state.used |= DID_ACTIVATE
    if state.events is not None:
        state.emit("activate", {"warrior": state.thing(hero), "card": state.card_thing(card)})
    state.ready[card] = 0
    state.push(state.plan.tables.abilities[state.face(card)], state.seat_of(hero), hero)


def prime(state: Battlecrest, card: i64) -> None:
    """Turn a ready card for its crest alone (BC-053)."""
    hero = state.plan.owner[card]
    state.used |= DID_PRIME
    if state.events is not None:
        state.emit("prime", {"warrior": state.thing(hero), "card": state.card_thing(card)})
    state.ready[card] = 0
    after(state, hero, PRIMED)


def refocus(state: Battlecrest, hero: i64) -> None:
    """Turn over every activated card and make it ready (BC-054)."""
    state.used |= DID_REFOCUS
    for card in state.cards(hero):
        if not state.ready[card]:
            state.ready[card] = 1
            state.side[card] ^= 1
    if state.events is not None:
        state.emit("refocus", {"warrior": state.thing(hero)})
    after(state, hero, REFOCUSED)


def move(state: Battlecrest, seat: i64, warrior: i64) -> None:
    """Move one warrior up to its value; a bonus of the cell it starts from is used up now (BC-055, BC-128)."""
    state.push(WALK, seat, warrior, state.move_value(warrior))
    use_bonus(state, warrior, 1 << MOVE)


class Moving(Verb[Battlecrest]):
    """The Move action: one or more of the hero's warriors, one after the other (BC-055). The value: who has moved."""

    def run(self, state: Battlecrest, frame: Frame) -> None:
        state.decide(1 << frame.seat, "move-more", frame, frame.card, self.offered(state, frame))

    def options(self, state: Battlecrest, frame: Frame, decision: Decision) -> list[int]:
        return self.offered(state, frame)

    def offered(self, state: Battlecrest, frame: Frame) -> list[int]:
        """To end the action, or to move a warrior who has not moved yet."""
        hero = state.hero_of(frame.card)
        companion = hero + state.plan.heroes
        offered = [PASS]
        if not frame.value >> hero & 1 and can_move(state, hero):
            offered.append(MOVE_HERO)
        if not frame.value >> companion & 1 and can_move(state, companion):
            offered.append(MOVE_COMPANION)
        return offered

    def chosen(self, state: Battlecrest, frame: Frame, seat: int, option: int) -> None:
        if option == PASS:
            state.done()
            return
        hero = state.hero_of(frame.card)
        warrior = hero if option == MOVE_HERO else hero + state.plan.heroes
        frame.value |= 1 << warrior
        move(state, seat, warrior)


TURN: Final = Turn()
PLACE: Final = Place()
MOVING: Final = Moving()


def register(verbs: VerbBook) -> None:
    """Name the steps of the rules, so that an agenda can be written down."""
    steps: dict[str, Verb[Any]] = {
        "turn": TURN, "place": PLACE, "moving": MOVING, "walk": WALK, "shove": SHOVE, "hazards": HAZARDS,
    }  # fmt: skip
    for name, verb in steps.items():
        verbs.add(name, verb)
