"""Attacks in three steps, and wounds nobody can defend against."""

from typing import Final

from mypy_extensions import i64

from igroteka.core.agenda import Frame
from igroteka.core.decision import Decision
from igroteka.core.event import EventArg
from igroteka.games.battlecrest.cards.format import ATTACK, DEFENCE, LONG, LONG_RANGE, WOUNDING
from igroteka.games.battlecrest.effects.effect import Ranged, after, card_options
from igroteka.games.battlecrest.effects.locations import suffer, use_bonus
from igroteka.games.battlecrest.options import CELL, DEFEND, PASS, SKIP
from igroteka.games.battlecrest.state import Battlecrest

# The steps of an attack; _WOUNDED is added once it has wounded anybody, _NEXT for each target dealt with.
_CHOOSE: Final = 0
_DEFENCE: Final = 1
_WOUNDS: Final = 2
_WOUNDED: Final = 4
_NEXT: Final = 8
# A target and the value it is attacked with are one pick, from 100 on; the slot of a location may come before them.
_TARGET: Final = 100


class Attack(Ranged):
    """Three steps (BC-086): choose the targets, then defence and wounds of each in that order (BC-074, BC-076)."""

    def __init__(self, value: int, crest: int, kind: int, reach: int, targets: int) -> None:
        super().__init__(value, crest, kind, reach)
        self.targets = targets

    def usable(self, state: Battlecrest, warrior: i64, slot: i64) -> bool:
        return bool(self.enemies(state, warrior, True))

    def candidates(self, state: Battlecrest, warrior: i64, chosen: list[int]) -> list[int]:
        """Enemies in range, each once (BC-064, BC-075); a location's long range is for the first only (BC-077)."""
        return [other for other in self.enemies(state, warrior, not chosen) if other not in chosen]

    def aims(self, frame: Frame) -> list[int]:
        """The picks that are targets."""
        return [pick for pick in frame.picks if pick >= _TARGET]

    def hit(self, frame: Frame) -> list[int]:
        """The targets chosen."""
        return [pick % _TARGET for pick in self.aims(frame)]

    def target(self, frame: Frame) -> i64:
        """The target that is dealt with now."""
        return self.hit(frame)[frame.step // _NEXT]

    def run(self, state: Battlecrest, frame: Frame) -> None:
        step = frame.step & 3
        if state.cell[frame.card] < 0:
            state.done()
        elif step == _CHOOSE:
            state.decide(1 << frame.seat, "attack", frame, frame.card, self.offered(state, frame))
        elif frame.step // _NEXT == len(self.aims(frame)):
            self.over(state, frame)
        elif state.cell[self.target(frame)] < 0:
            self.next_target(frame)  # this one is gone before it could be hit
        elif step == _DEFENCE:
            frame.value = self.aims(frame)[frame.step // _NEXT] // _TARGET - 1
            self.defence(state, frame)
        else:
            self.wounds(state, frame)

    def next_target(self, frame: Frame) -> None:
        frame.step = (frame.step & ~3) + _NEXT + _DEFENCE

    def offered(self, state: Battlecrest, frame: Frame) -> list[int]:
        """The targets left; after the first to stop, before it perhaps to ignore the ability (BC-074, BC-087)."""
        chosen = self.hit(frame)
        offered = [PASS] if chosen else []
        for other in self.candidates(state, frame.card, chosen):
            offered.append(CELL + state.cell[other])
        if not chosen and frame.value:
            offered.append(SKIP)
        return offered

    def options(self, state: Battlecrest, frame: Frame, decision: Decision) -> list[int]:
        if frame.step & 3 == _DEFENCE:
            return [PASS, *card_options(state, self.target(frame), DEFEND, True)]
        return self.offered(state, frame)

    def chosen(self, state: Battlecrest, frame: Frame, seat: int, option: int) -> None:
        if frame.step & 3 == _DEFENCE:
            if option == PASS:
                frame.step += 1
            else:
                self.defend(state, frame, state.plan.first_card[self.target(frame)] + option - DEFEND)
        elif option == SKIP:
            self.ignore(state)
        elif option == PASS:
            self.strike(state, frame)
        else:
            self.aim(state, frame, state.who[option - CELL])

    def aim(self, state: Battlecrest, frame: Frame, target: i64) -> None:
        """Step 1: choose a target and fix the value it is attacked with (BC-087); the last one ends the step."""
        warrior = frame.card
        chosen = self.hit(frame)
        value = self.total(state, warrior) + state.lasting(warrior, ATTACK, target)
        if not chosen:
            value += state.bonus(warrior, ATTACK)
        frame.pick(_TARGET * (value + 1) + target)
        if state.events is not None:
            args: dict[str, EventArg] = {"warrior": state.thing(warrior), "target": state.thing(target)}
            args["value"] = value
            state.emit("attack", args)
        chosen.append(target)
        if len(chosen) == self.targets or not self.candidates(state, warrior, chosen):
            self.strike(state, frame)

    def strike(self, state: Battlecrest, frame: Frame) -> None:
        """All targets are chosen: flip the locations that raised the first attack, and go on (BC-121)."""
        frame.step = _DEFENCE
        use_bonus(state, frame.card, 1 << ATTACK | (1 << LONG_RANGE if self.kind == LONG else 0))

    def defence(self, state: Battlecrest, frame: Frame) -> None:
        """Step 2: a hero may activate one ready card (BC-088); a companion always defends (BC-091)."""
        target = self.target(frame)
        if target < state.plan.heroes:
            if state.any_ready(target):
                state.ask(state.seat_of(target), "defend", frame, target)
            else:
                frame.step += 1  # no ready card, no defence, no bonus (BC-148)
        else:
            frame.value -= companion_defence(state, target) + state.bonus(target, DEFENCE)
            frame.step += 1
            use_bonus(state, target, 1 << DEFENCE)

    def defend(self, state: Battlecrest, frame: Frame, card: i64) -> None:
        """The card's defence, its crest bonus and the locations' bonuses (BC-089, BC-090)."""
        target = self.target(frame)
        state.ready[card] = 0
        defence = defence_of(state, card) + state.bonus(target, DEFENCE)
        frame.value -= defence
        frame.step += 1
        if state.events is not None:
            state.emit("defend", {"warrior": state.thing(target), "card": state.card_thing(card), "value": defence})
        use_bonus(state, target, 1 << DEFENCE)

    def wounds(self, state: Battlecrest, frame: Frame) -> None:
        """Step 3: attack minus defence, none if 0 or less (BC-092, BC-093)."""
        target = self.target(frame)
        self.next_target(frame)
        if frame.value > 0 and (target >= state.plan.heroes or not state.ghost[target]):
            frame.step |= _WOUNDED
            state.wound(target, frame.value)
        elif state.events is not None:
            state.emit("no-wound", {"warrior": state.thing(target)})

    def over(self, state: Battlecrest, frame: Frame) -> None:
        """The attack is over; some abilities follow one that wounded."""
        state.done()
        if frame.step & _WOUNDED:
            after(state, state.hero_of(frame.card), WOUNDING)


def defence_of(state: Battlecrest, card: i64) -> i64:
    """What an activated card defends with, without locations."""
    hero = state.plan.owner[card]
    face = state.face(card)
    tables = state.plan.tables
    return tables.defence[face] + state.primed(hero, tables.defence_crest[face]) + state.lasting(hero, DEFENCE)


def companion_defence(state: Battlecrest, companion: i64) -> i64:
    """What a companion defends with, without locations: as printed, with its hero's crests (BC-091, BC-118)."""
    kind = state.kind(companion)
    hurt = state.hurt[companion]
    crests = state.primed(state.hero_of(companion), kind.defence_crest[hurt])
    return kind.defence[hurt] + crests + state.lasting(companion, DEFENCE)


class Wound(Ranged):
    """Wound one enemy in range as a hazard would: no attack, no defence (BC-105)."""

    def usable(self, state: Battlecrest, warrior: i64, slot: i64) -> bool:
        return bool(self.enemies(state, warrior, False))

    def run(self, state: Battlecrest, frame: Frame) -> None:
        state.ask(frame.seat, "wound", frame, frame.card)

    def answers(self, state: Battlecrest, frame: Frame) -> list[int]:
        return [CELL + state.cell[other] for other in self.enemies(state, frame.card, False)]

    def answered(self, state: Battlecrest, frame: Frame, option: i64) -> None:
        state.done()
        suffer(state, state.who[option - CELL], self.value)
