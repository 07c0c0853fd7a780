"""What an open question may lead to, tried out on copies by the rules themselves: ways to walk, reach, duels."""

from typing import Final

from igroteka.core.agenda import Verb
from igroteka.core.decision import Decision
from igroteka.core.event import Event
from igroteka.core.state import View
from igroteka.games.battlecrest.cards.format import ATTACK
from igroteka.games.battlecrest.cards.layout import CELLS, cell_name, cell_of
from igroteka.games.battlecrest.effects.combat import Attack
from igroteka.games.battlecrest.effects.effect import Abilities, Ranged, in_range
from igroteka.games.battlecrest.effects.movement import March, passes_all, steps_from
from igroteka.games.battlecrest.options import ACTIVATE, CELL, DEFEND, GO, MOVE_COMPANION, MOVE_HERO, PASS, PRIME
from igroteka.games.battlecrest.state import Battlecrest

_WALKS: Final = ("walk", "push")


def forecast(state: Battlecrest, seat: int, decision: Decision) -> View:
    """What whoever is asked may want to weigh; nothing is hidden in this game, so the position itself is tried."""
    kind = decision.kind
    if kind in _WALKS:
        return {"walks": [Ways(state, seat, decision.card, -1).shown()]}
    if kind == "march":
        return {"walks": [Ways(state, seat, decision.card, GO).shown()]}
    if kind in ("action", "move-more"):
        told: View = {"walks": moves(state, seat, decision)}
        if kind == "action":
            told["cards"] = {
                state.card_thing(state.plan.first_card[state.active] + option - ACTIVATE): activation(
                    state, seat, option
                )
                for option in decision.options
                if ACTIVATE <= option < PRIME
            }
        return told
    if kind == "attack":
        return {"duels": duels(state, seat, decision)}
    if kind == "defend":
        return {"duels": [defence(state, decision)]}
    return {}


def tried(state: Battlecrest, seat: int, option: int) -> Battlecrest:
    """The position after an answer, with what happened in it."""
    world = state.copy()
    world.events = []
    world.apply(seat, option)
    return world


# --- ways to walk ------------------------------------------------------------------------------------------------


def moves(state: Battlecrest, seat: int, decision: Decision) -> list[View]:
    """Where each warrior that may be moved could go."""
    found: list[View] = []
    for option in (MOVE_HERO, MOVE_COMPANION):
        if option in decision.options:
            warrior = state.active if option == MOVE_HERO else state.active + state.plan.heroes
            found.append(Ways(state, seat, warrior, option).shown())
    return found


class Way:
    """One way to a cell: the cells entered, the wounds that entering each brings, and the position at its end."""

    def __init__(self, world: Battlecrest, path: list[int], wounds: list[int]) -> None:
        self.world = world
        self.path = path
        self.wounds = wounds


class Ways:
    """The ways a warrior may be walked from here, or once `first` is answered; each step is really taken on a copy.

    For each cell the way with the fewest wounds is kept, and of those the shortest; an enemy is pushed where it hurts
    most.
    """

    def __init__(self, state: Battlecrest, seat: int, warrior: int, first: int) -> None:
        self.state = state
        self.seat = seat
        self.warrior = warrior
        self.name = state.thing(warrior)
        self.first = first
        self.sign = 1 if state.allied(warrior, state.active) else -1
        self.found: dict[int, Way] = {}  # by cell: the best way that may end there
        self.seen: dict[int, list[tuple[int, int]]] = {}  # by cell: wounds and steps of the ways that were followed
        start = Way(state.copy() if first < 0 else tried(state, seat, first), [], [])  # a copy remembers no events
        self.before = consequences(before_steps(start.world.events), self.name)
        self.follow(start)
        if not start.path or self.reach(start):
            self.search(start)

    def search(self, start: Way) -> None:
        """Breadth first: of equal ways the shorter one is found first."""
        line = [start]
        while line:
            way = line.pop(0)
            decision = self.walking(way)
            if decision is None:
                continue
            for option in decision.options:
                if option != PASS:
                    longer = Way(tried(way.world, self.seat, option), way.path[:], way.wounds[:])
                    self.follow(longer)
                    if self.reach(longer):
                        line.append(longer)

    def walking(self, way: Way) -> Decision | None:
        """The question where to step next, while the walk goes on."""
        decision = way.world.decision_for(self.seat)
        if decision is None or decision.kind not in _WALKS or decision.card != self.warrior:
            return None
        return decision

    def follow(self, way: Way) -> None:
        """Add the cells entered by the last answer (steps without a choice go by themselves) and the wounds."""
        companion = self.warrior >= self.state.plan.heroes
        for event in way.world.events or []:
            if event.args.get("warrior") != self.name:
                continue
            if event.kind == "step":
                way.path.append(cell_of(str(event.args["cell"]).partition(":")[2]))
                way.wounds.append(0)
            elif way.wounds and event.kind in (("worse", "death") if companion else ("wound",)):
                way.wounds[-1] += _number(event.args.get("wounds", 1))

    def reach(self, way: Way) -> bool:
        """Note a way; false if one as good is known, or if the warrior does not live to go on."""
        cell = way.path[-1]
        wounds, steps = self.sign * sum(way.wounds), len(way.path)
        ways = self.seen.setdefault(cell, [])
        if any(other <= wounds and shorter <= steps for other, shorter in ways):
            return False
        ways.append((wounds, steps))
        decision = self.walking(way)
        if decision is None or PASS in decision.options:
            best = self.found.get(cell)
            if best is None or wounds < self.sign * sum(best.wounds):
                self.found[cell] = way
        return decision is not None

    def shown(self) -> View:
        told: View = {
            "warrior": self.name,
            "from": cell_name(self.state.cell[self.warrior]),
            "turns": self.before["turns"],
            "hurt": self.before["hurt"],
            "cells": {cell_name(cell): self.way_shown(way) for cell, way in sorted(self.found.items())},
        }
        if self.first >= 0:
            told["option"] = self.first
        return told

    def way_shown(self, way: Way) -> View:
        shown: View = {"path": [cell_name(cell) for cell in way.path]}
        if sum(way.wounds):
            shown["wounds"] = {cell_name(way.path[n]): wounds for n, wounds in enumerate(way.wounds) if wounds}
        if any(event.kind == "death" and event.args["warrior"] == self.name for event in way.world.events or []):
            shown["dies"] = True
        return shown


def before_steps(events: list[Event] | None) -> list[Event]:
    """What happens before the first step: a location whose bonus is used turns over."""
    first: list[Event] = []
    for event in events or []:
        if event.kind == "step":
            break
        first.append(event)
    return first


# --- what a card reaches -----------------------------------------------------------------------------------------


def activation(state: Battlecrest, seat: int, option: int) -> View:
    """The cells an activated card reaches, and the duels it begins with, where it begins with any."""
    card = state.plan.first_card[state.active] + option - ACTIVATE
    world = tried(state, seat, option)
    decision = world.decision_for(seat)
    told: View = {"reach": reach(state, card)}
    if decision is not None and decision.kind == "attack":
        told["duels"] = duels(world, seat, decision)
    elif any(event.kind == "attack" for event in world.events or []):
        told["duels"] = [duel(world, struck_with(state, world, card))]
    return told


def struck_with(before: Battlecrest, world: Battlecrest, card: int) -> Verb[Battlecrest] | None:
    """The attack that has begun by itself, with the only target: the one to be answered, or the card's own."""
    if world.decisions and world.decisions[0].kind == "defend":
        return world.agenda[world.decisions[0].frame].verb
    parts = before.plan.tables.abilities[before.face(card)].parts()
    return parts[0] if parts and isinstance(parts[0], Attack) else None


def reach(state: Battlecrest, card: int) -> list[str]:
    """The cells in range of a card's abilities, from where its hero stands or may march by the abilities before."""
    verb = state.plan.tables.abilities[state.face(card)]
    assert isinstance(verb, Abilities)
    hero = state.plan.owner[card]
    world = state.copy()
    world.ready[card] = 0  # its own crest counts already (BC-150)
    places = [world.cell[hero]]
    found: set[int] = set()
    for effect in verb.effects:
        if isinstance(effect, March):
            places += march_cells(world, hero, effect.far(world, hero))
        elif isinstance(effect, Ranged):
            span = effect.span(world, hero, True)
            found.update(
                cell for cell in range(CELLS) for place in places if in_range(effect.kind, span, place, cell)
            )
    return [cell_name(cell) for cell in sorted(found) if state.plan.layout.open[cell]]


def march_cells(state: Battlecrest, hero: int, far: int) -> list[int]:
    """Cells a hero could march to, as the locations lie now."""
    through = passes_all(state, hero)
    left = {state.cell[hero]: far}
    line = [state.cell[hero]]
    while line:
        here = line.pop(0)
        for near in steps_from(state, hero, here, left[here], through):
            if near not in left:
                left[near] = left[here] - 1
                line.append(near)
    return [cell for cell in left if state.who[cell] < 0]


# --- duels -------------------------------------------------------------------------------------------------------


def duels(state: Battlecrest, seat: int, decision: Decision) -> list[View]:
    """The duel with each target that may be chosen."""
    verb = state.agenda[decision.frame].verb
    targets = [option for option in decision.options if CELL <= option < CELL + CELLS]
    return [duel(tried(state, seat, option), verb) for option in targets]


def duel(world: Battlecrest, verb: Verb[Battlecrest] | None) -> View:
    """An attack just begun: its value, what it turns over and whom that wounds, and how each defence would end it.

    Without answers nobody is asked to defend, and the wounds are those of the blow itself.
    """
    events = world.events or []
    begun = next(event for event in events if event.kind == "attack")
    args = begun.args
    events = events[events.index(begun) :]
    told = attack_shown(world, verb, str(args["warrior"]), str(args["target"]), _number(args["value"]))
    told.update(consequences(events, told["target"]))
    told["answers"] = []
    if world.decisions and world.decisions[0].kind == "defend":
        told["answers"] = answers(world, world.decisions[0])
    return told


def defence(state: Battlecrest, decision: Decision) -> View:
    """The attack that is to be answered now, and how each defence would end it."""
    frame = state.agenda[decision.frame]
    told = attack_shown(state, frame.verb, state.thing(frame.card), state.thing(decision.card), frame.value)
    told.update(consequences([], told["target"]))
    told["answers"] = answers(state, decision)
    return told


def attack_shown(world: Battlecrest, verb: Verb[Battlecrest] | None, attacker: str, target: str, value: int) -> View:
    """Who attacks whom, how hard, and what the number is made of: card, crests, ability; the rest gave locations."""
    told: View = {"attacker": attacker, "target": target, "value": value}
    by, at = _warrior(attacker), _warrior(target)
    if isinstance(verb, Attack) and world.cell[by] >= 0 and world.cell[at] >= 0:
        crests = verb.total(world, by) - verb.value
        ability = world.lasting(by, ATTACK, at)
        places = value - verb.value - crests - ability
        told["sum"] = {"card": verb.value, "crests": crests, "ability": ability, "places": places}
    return told


def answers(state: Battlecrest, decision: Decision) -> list[View]:
    """Each way to defend, and how it ends."""
    found: list[View] = []
    target = state.thing(decision.card)
    for option in decision.options:
        events = tried(state, decision.seat(), option).events or []
        told = consequences(events, target)
        if option >= DEFEND:
            told["card"] = state.card_thing(state.plan.first_card[decision.card] + option - DEFEND)
            told["defence"] = next(event.args["value"] for event in events if event.kind == "defend")
        found.append(told)
    return found


def consequences(events: list[Event], target: str) -> View:
    """The wounds of the blow, the locations that turn over, and by warrior the wounds of hazards that wakes.

    Each hazard that wakes brings one wound (BC-106); what comes after the blow belongs to it no more.
    """
    hazard = ""  # whose wound comes next
    hurt: dict[str, int] = {}
    turns: list[str] = []
    wounds = 0
    for event in events:
        who = str(event.args.get("warrior", ""))
        if event.kind == "flip":
            turns.append(str(event.args["place"]))
        elif event.kind == "hazard":
            hazard = who
        elif event.kind == "no-wound":
            break
        elif event.kind == ("wound" if who.startswith("hero:") else "worse") or _falls(event):
            if hazard != who:
                wounds = _number(event.args.get("wounds", 1))
                break
            hurt[who] = hurt.get(who, 0) + 1
            hazard = ""
    killed = [event.args["warrior"] for event in events if event.kind == "death"]
    return {"wounds": wounds, "turns": turns, "hurt": hurt, "dies": target in killed}


def _falls(event: Event) -> bool:
    """The death of a companion: nothing else tells of its second wound (BC-102)."""
    return event.kind == "death" and str(event.args["warrior"]).startswith("companion:")


def _warrior(thing: str) -> int:
    return int(thing.rpartition(":")[2])


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
