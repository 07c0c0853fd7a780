"""How good a Battlecrest position looks: health, companions, defence, and what can be hit."""

import math
from typing import Final

from igroteka.core.score import Score, read_weights
from igroteka.games.battlecrest.cards.format import ATTACK
from igroteka.games.battlecrest.cards.layout import CELLS, DISTANCE
from igroteka.games.battlecrest.state import DID_ACTIVATE, QUIET_ROUNDS, Battlecrest

# The terms, by number: of each hero, for its own side and against the other.
_HEALTH: Final = 0  # the logarithm of the wounds left and a half
_HURT: Final = 1
_COMPANION: Final = 2
_HURT_COMPANION: Final = 3
_ACTION: Final = 4  # each action left in this turn
_HIT: Final = 5  # each point of the hardest attack that can reach somebody
_HARM: Final = 6  # each wound it would make, if it can be carried out this turn
_DEADLY: Final = 7  # if it would kill
_DEFENCE: Final = 8
_ATTACK_BONUS: Final = 9
_TERMS: Final = (
    "health", "hurt", "companion", "hurt-companion", "action", "hit", "harm", "deadly", "defence", "attack-bonus",
)  # fmt: skip
_STOP: Final = 0.9  # how much of the chance is who is ahead, when the game is about to be stopped


def terms() -> list[str]:
    """The names of the terms, by number."""
    return list(_TERMS)


WEIGHTS: Final[list[float]] = read_weights(__package__ or "", terms())


def evaluate(state: Battlecrest, seat: int) -> float:
    """The chance to win; the nearer a stop for want of wounds, the more it is who would win by that."""
    if state.outcome is not None:
        return state.outcome[seat]
    score = Score(WEIGHTS)
    weigh(state, seat, score)
    chance = score.chance()
    quiet = min(state.quiet, state.turn - 1)
    if not state.stops or quiet < state.plan.heroes:
        return chance
    spent = quiet / (QUIET_ROUNDS * state.plan.heroes)
    team = state.leading_team()
    stopped = 0.5 if team < 0 else (1.0 if same_side(state, team, seat) else 0.0)
    return chance + _STOP * spent * spent * (stopped - chance)


def weigh(state: Battlecrest, seat: int, score: Score) -> None:
    """Add the terms of a position, for the side of this seat."""
    for hero in range(state.plan.heroes):
        if not state.ghost[hero]:
            weigh_hero(state, hero, 1.0 if same_side(state, hero, seat) else -1.0, score)


def same_side(state: Battlecrest, hero: int, seat: int) -> bool:
    """Whether a hero is this seat's own or its ally."""
    controller = state.plan.controller
    return controller[hero] == seat or (state.plan.heroes == 4 and controller[hero ^ 2] == seat)


def weigh_hero(state: Battlecrest, hero: int, sign: float, score: Score) -> None:
    """What a hero has: health (the last wounds are dearest), companion, defence, and what it threatens."""
    score.add(_HEALTH, sign * math.log(int(state.wounds_left(hero)) + 0.5))
    if state.hurt[hero]:
        score.add(_HURT, sign)
    companion = hero + state.plan.heroes
    if state.cell[companion] >= 0:
        score.add(_HURT_COMPANION if state.hurt[companion] else _COMPANION, sign)
    score.add(_DEFENCE, sign * best_defence(state, hero))
    if state.cell[hero] >= 0:
        score.add(_ATTACK_BONUS, sign * int(state.bonus(hero, ATTACK)))
        weigh_threat(state, hero, sign, score)
    if state.active == hero:
        score.add(_ACTION, sign * state.actions_left())


def weigh_threat(state: Battlecrest, hero: int, sign: float, score: Score) -> None:
    """What a hero threatens: more if it may strike before the others can answer, most if that would kill."""
    hit, harm, deadly = threat(state, hero)
    score.add(_HIT, sign * hit)
    score.add(_HARM, sign * harm)
    if deadly:
        score.add(_DEADLY, sign)


def threat(state: Battlecrest, hero: int) -> tuple[int, int, bool]:
    """The hardest hit a hero can make, the wounds of it if it may strike this turn, and whether that would kill."""
    soon = state.active == hero and not state.used & DID_ACTIVATE
    hit = 0
    harm = 0
    deadly = False
    for target in range(1 - (hero & 1), state.plan.heroes, 2):
        if not state.ghost[target] and state.cell[target] >= 0:
            strike = hardest_hit(state, hero, target, state.used if soon else 0)
            hit = max(hit, strike)
            if soon and strike > 0:
                strike -= best_defence(state, target)
                harm = max(harm, strike)
                deadly = deadly or strike >= state.wounds_left(target)
    return hit, harm, deadly


def hardest_hit(state: Battlecrest, hero: int, target: int, used: int) -> int:
    """The hardest attack two actions allow, locations apart: move and activate, or refocus and activate."""
    plan = state.plan
    tables = plan.tables
    distance = DISTANCE[state.cell[hero] * CELLS + state.cell[target]]
    both = used == 0
    moved = state.move_value(hero) if both else 0
    hardest = 0
    for card in range(plan.first_card[hero], plan.first_card[hero + 1]):
        ready = state.ready[card]
        if not ready and not both:
            continue
        face = state.face(card) if ready else state.face(card) ^ 1
        reach = tables.hits_reach[face]
        if not reach or distance > (reach + moved if ready else reach):
            continue
        crest = tables.hits_crest[face]
        hit = tables.hits[face]
        if crest >= 0:
            hit += 1 if tables.crest[face] == crest else 0
            if ready:
                hit += state.primed(hero, crest)
            elif state.hurt[hero] and plan.kinds[hero].crest == crest:
                hit += 1  # after a refocus only the health card is primed
        hardest = max(hardest, hit)
    return hardest


def best_defence(state: Battlecrest, hero: int) -> int:
    """The highest defence a ready card would give now."""
    tables = state.plan.tables
    best = 0
    for card in range(state.plan.first_card[hero], state.plan.first_card[hero + 1]):
        if state.ready[card]:
            face = state.face(card)
            crest = tables.defence_crest[face]
            value = tables.defence[face]
            if crest >= 0:
                value += state.primed(hero, crest) + (1 if tables.crest[face] == crest else 0)
            best = max(best, value)
    return best
