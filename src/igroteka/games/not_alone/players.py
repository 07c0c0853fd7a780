"""The baseline players of Not Alone: both sides mix, weighing what everybody can see.

The Creature asks of every Hunted which Places they can still have played (what they own and have not discarded) and
how much each is worth to them, and strikes where most is to be gained, though not always at the very best. The Hunted
choose among the Places in hand by the same worths, flattened, so that no single guess pays. Both know that the other
does this.
"""

import math
from typing import Final

from igroteka.core.decision import Decision
from igroteka.core.knowledge import SPECTATOR
from igroteka.core.rng import Rng
from igroteka.games.not_alone.cards.facts import CARD_NAMES, END_OF_TURN, RECKONING
from igroteka.games.not_alone.cards.places import (
    ARTEFACT,
    BEACH,
    COUNT,
    LAIR,
    NEIGHBOURS,
    PAIRS,
    PLACES_IN,
    RIVER,
    ROVER,
    SHELTER,
    SOURCE,
    WRECK,
)
from igroteka.games.not_alone.effects.places import POWERS
from igroteka.games.not_alone.evaluate import liking, worth
from igroteka.games.not_alone.options import (
    ALL_BACK,
    ARTEMIA,
    ARTEMIA_PAIR,
    CARD,
    CREATURE_TOKEN,
    DRAW,
    GIVE_UP,
    LOSE_WILL,
    PAIR,
    PASS,
    PUT_AWAY_TWO,
    QUIET,
    RESIST_1,
    RESIST_2,
    SEAT,
    USE,
)
from igroteka.games.not_alone.rules.exploration import to_play
from igroteka.games.not_alone.rules.reckoning import free
from igroteka.games.not_alone.state import CREATURE, MAX_WILL, PLACE_OF, SEAT_OF, NotAlone

SHARPNESS: Final = 3.0  # how much the Creature prefers the better of two strikes


def sensible(decision: Decision) -> list[int]:
    """The options without those a bot need not think about.

    Not to be asked again is for people. The Creature token comes to lie somewhere, whatever else is done: before it
    does, the Artemia token can wait, and nobody is done.
    """
    options = decision.options
    if decision.kind == "hunt" and BEACH in options:
        return [option for option in options if 1 <= option <= 10 or CARD <= option < RESIST_1]
    return [option for option in options if option != QUIET]


def contested(decision: Decision) -> list[int]:
    """Where the Hunted hide and where the Creature strikes: the Places laid, and those of its tokens."""
    if decision.kind == "explore":
        return [option for option in decision.options if 1 <= option <= 10]
    if decision.kind == "hunt":
        return [option for option in decision.options if 1 <= option <= 10 or ARTEMIA < option < ALL_BACK]
    return []


def laid(world: NotAlone, seat: int, eye: int) -> list[int]:
    """The Places, as a mask, that a Hunted may have laid face down, as far as somebody can tell."""
    played = world.played[seat]
    if seat in (CREATURE, eye) or played == 0 or world.pledged[seat] or world.known_places(seat, played, eye):
        return []
    pool = (world.hand[seat] | played) & ~world.barred()
    pool &= ~world.known_places(seat, world.hand[seat], eye)
    places = PLACES_IN[pool]
    if COUNT[played] == 1:
        return [1 << place for place in places]
    return [1 << one | 1 << two for one in places for two in places if one < two]


def lay(world: NotAlone, seat: int, places: int) -> None:
    """Let a Hunted have laid these Places of hand and table."""
    pool = world.hand[seat] | world.played[seat]
    world.played[seat] = places
    world.hand[seat] = pool & ~places


# --- where the Hunted can be -------------------------------------------------------------------------------------


def chances(world: NotAlone, seat: int) -> list[float]:
    """How likely a Hunted has played each Place, as far as the Creature can tell before the reveal."""
    played = world.played[seat]
    pool = world.known_places(seat, played, SPECTATOR)  # what was exchanged openly
    if pool == 0:
        pool = (world.hand[seat] | played) & ~world.barred()
        pool &= ~world.known_places(seat, world.hand[seat], CREATURE)
    laid = max(1, COUNT[played])
    found = [0.0] * 11
    total = 0.0
    for place in PLACES_IN[pool]:
        found[place] = liking(world, seat, place)
        total += found[place]
    for place in PLACES_IN[pool]:
        found[place] = min(1.0, laid * found[place] / total)
    return found


def prizes(world: NotAlone) -> list[float]:
    """What the Creature token would gain at each Place: a capture at all, Will lost, powers denied."""
    missed = [1.0] * 11
    gain = [0.0] * 11
    for seat in range(1, world.seats):
        likely = chances(world, seat)
        for place in range(1, 11):
            chance = likely[place]
            if chance == 0.0:
                continue
            missed[place] *= 1.0 - chance
            loss = 2 if place == LAIR else 1
            gain[place] += chance * (0.25 * loss + (0.6 if world.will[seat] <= loss else 0.0))
            gain[place] += 0.15 * chance * worth(world, seat, place)
    return [gain[place] + 1.0 - missed[place] for place in range(11)]


def mix(options: list[int], scores: list[float], sharpness: float, rng: Rng) -> int:
    """One of the options, the better the likelier; one worth nothing only where all are."""
    best = max(scores)
    if best <= 0.0:
        return any_of(options, rng)
    weights = [math.exp(sharpness * (score / best - 1.0)) if score > 0.0 else 0.0 for score in scores]
    left = rng.unit() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left <= 0.0:
            return option
    return options[-1]


# --- the Creature ------------------------------------------------------------------------------------------------

_HUNT_WORTH: Final[dict[str, float]] = {
    "despair": 0.6, "force_field": 0.55, "anticipation": 0.9, "ascendancy": 0.8, "fierceness": 0.9,
    "forbidden_zone": 0.75, "interference": 0.5, "persecution": 0.5, "mutation": 0.85, "phobia": 0.8, "virus": 0.95,
    "clone": 1.3, "mirage": 0.7, "scream": 0.6, "toxin": 0.6, "cataclysm": 0.45, "detour": 0.9, "stasis": 1.1,
    "tracking": 0.7, "flashback": 0.8,
}  # fmt: skip


def creature(world: NotAlone, kind: str, options: list[int], rng: Rng) -> int:
    """What the Creature answers."""
    if kind == "hunt":
        return hunt(world, options, rng)
    if kind in ("window", "door"):
        return best_hunt_card(world, options)
    if kind == "silence":
        scores = standing(world)
        return mix(options, [scores[option] for option in options], SHARPNESS, rng)
    if kind == "target":
        scores = prizes(world)
        offered = [option for option in options if not world.creature >> option & 1] or options
        return mix(offered, [scores[option] for option in offered], SHARPNESS, rng)
    if kind == "target-pair":
        scores = prizes(world)
        return mix(options, [pair_worth(scores, PAIRS[option - PAIR]) for option in options], SHARPNESS, rng)
    if kind == "name":
        return mix(options, [1.0 / (1 + COUNT[world.hand[option - SEAT]]) for option in options], SHARPNESS, rng)
    if kind == "lure":
        near = [option for option in options if lure_gain(world, option - SEAT) > 0]
        return any_of(near or options, rng)
    if kind == "lure-to":
        onto = [option for option in options if world.creature_places() >> option & 1]
        return any_of(onto or options, rng)
    return any_of(options, rng)


def hunt(world: NotAlone, options: list[int], rng: Rng) -> int:
    """First the card, if one is worth it, then the tokens."""
    card = best_hunt_card(world, options)
    if card != PASS:
        return card
    scores = prizes(world)
    places = [option for option in options if 1 <= option <= 10]
    if places:
        return mix(places, [scores[place] for place in places], SHARPNESS, rng)
    singles = [option for option in options if ARTEMIA < option < ARTEMIA_PAIR]
    if singles:
        spared = [option for option in singles if not world.creature_places() >> option - ARTEMIA & 1] or singles
        return mix(spared, [scores[option - ARTEMIA] for option in spared], SHARPNESS, rng)
    pairs = [option for option in options if ARTEMIA_PAIR <= option < ALL_BACK]
    if pairs:
        values = [pair_worth(scores, PAIRS[option - ARTEMIA_PAIR] & ~world.creature) for option in pairs]
        return mix(pairs, values, SHARPNESS, rng)
    return PASS


def pair_worth(scores: list[float], places: int) -> float:
    return sum(scores[place] for place in PLACES_IN[places])


def best_hunt_card(world: NotAlone, options: list[int]) -> int:
    """The best card that may be played now, unless a better one waits in hand for a later phase."""
    best = PASS
    value = 0.0
    for held in world.hunt_hand:
        worth_of = card_worth(world, held)
        if worth_of > value:
            value = worth_of
            best = CARD + held
    if best in options or world.plays < 2:
        return best if best in options else PASS
    playable = [option for option in options if CARD <= option < RESIST_1]
    return playable[0] if playable else PASS


def card_worth(world: NotAlone, card: int) -> float:
    """How much a Hunt card is worth; one for a later phase counts less, for its moment may not come."""
    name = CARD_NAMES[card]
    value = _HUNT_WORTH[name]
    if name == "detour":
        if world.phase == END_OF_TURN:
            return 0.0
        if world.phase == RECKONING:
            return 1.2 if any(lure_gain(world, seat) > 0 for seat in range(1, world.seats)) else 0.0
        return 0.65
    if name == "cataclysm":
        return 0.4 if world.phase <= RECKONING else 0.0
    if name == "flashback":
        return card_worth(world, world.hunt_discard[-1]) if world.hunt_discard else 0.0
    return value


def lure_gain(world: NotAlone, seat: int) -> int:
    """1 when this Hunted stands free beside the Creature token."""
    for visit in world.visits:
        safe = visit[SEAT_OF] == seat and not world.caught_at(seat, visit[PLACE_OF])
        if safe and NEIGHBOURS[visit[PLACE_OF]] & world.creature_places():
            return 1
    return 0


def standing(world: NotAlone) -> list[float]:
    """The worth of the Places the Hunted are about to use."""
    scores = [0.0] * 11
    for visit in world.visits:
        if free(world, visit):
            scores[visit[PLACE_OF]] += worth(world, visit[SEAT_OF], visit[PLACE_OF])
    return scores


# --- the Hunted --------------------------------------------------------------------------------------------------


def hunted(world: NotAlone, seat: int, kind: str, options: list[int], rng: Rng) -> int:
    """What a Hunted answers."""
    if kind == "explore":
        return explore(world, seat, options, rng)
    if kind in ("window", "door"):
        return survival_card(world, seat, options)
    if kind == "use":
        return use(world, seat, options, rng)
    if kind == "rover":
        return mix(options, [worth(world, seat, place) for place in options], 6.0, rng)
    if kind in ("take-back", "one-back", "double-back", "exchange-in"):
        return mix(options, [worth(world, seat, place) for place in options], 2.0, rng)
    if kind in ("put-away", "sacrifice"):
        return mix(options, [2.5 - worth(world, seat, place) for place in options], 2.0, rng)
    if kind == "keep":
        return keep(world, seat, options, rng)
    if kind == "lair":
        signals = [option for option in options if option == WRECK or (option == BEACH and world.marker)]
        return signals[0] if signals else options[-1]
    if kind == "copy":
        return mix(options, [worth(world, seat, place) for place in options], 4.0, rng)
    if kind == "source":
        return heal_or_draw(world, seat, options)
    if kind == "scream":
        return PUT_AWAY_TWO if world.will[seat] == 1 or COUNT[world.hand[seat]] > 4 else LOSE_WILL
    if kind == "which-token":
        return CREATURE_TOKEN
    if kind == "shift":
        return shift(world, options, rng)
    return any_of(options, rng)


def explore(world: NotAlone, seat: int, options: list[int], rng: Rng) -> int:
    """Get Places back when too few are left to choose from; else lay one, mixing."""
    card = survival_card(world, seat, options)
    if card != PASS:
        return card
    places = [option for option in options if 1 <= option <= 10]
    spare = len(places) - to_play(world, seat)
    if spare < 1 or (spare < 2 and world.will[seat] == MAX_WILL):
        if world.will[seat] > 2 and RESIST_2 in options and spare < 0:
            return RESIST_2
        if world.will[seat] > 1 and RESIST_1 in options:
            return RESIST_1
        if (spare < 0 or not places) and GIVE_UP in options:
            return GIVE_UP
    if not places:
        return options[0]
    weights = [liking(world, seat, place) for place in places]
    left = rng.unit() * sum(weights)
    for place, weight in zip(places, weights, strict=True):
        left -= weight
        if left <= 0.0:
            return place
    return places[-1]


def keep(world: NotAlone, seat: int, options: list[int], rng: Rng) -> int:
    """Of two Places the one that is free, and the better one."""
    tokens = world.creature_places() | world.artemia | world.target
    scores = [worth(world, seat, place) * (0.05 if tokens >> place & 1 else 1.0) for place in options]
    return mix(options, scores, 8.0, rng)


def use(world: NotAlone, seat: int, options: list[int], rng: Rng) -> int:
    """The power where it is worth more than a card back."""
    place = world.visits[world.current][PLACE_OF]
    card = survival_card(world, seat, options)
    if card != PASS:
        return card
    back = [option for option in options if 1 <= option <= 10]
    if USE in options:
        held = COUNT[world.hand[seat]]
        weak = place in (RIVER, SOURCE, ROVER, ARTEFACT, SHELTER)
        if not (weak and back and held < 2):
            return USE
    if back:
        return mix(back, [worth(world, seat, option) for option in back], 2.0, rng)
    return PASS


def survival_card(world: NotAlone, seat: int, options: list[int]) -> int:
    """A Survival card whose moment has come, or none."""
    for option in options:
        if CARD <= option < RESIST_1 and timely(world, seat, CARD_NAMES[option - CARD]):
            return option
    return PASS


def timely(world: NotAlone, seat: int, name: str) -> bool:
    """Whether playing this card now is worth it."""
    held = COUNT[world.hand[seat]]
    if name == "adrenaline":
        return world.will[seat] == 1
    if name in ("sixth_sense", "smokescreen", "double_back"):
        return held <= 3
    if name == "sacrifice":
        return held >= 4
    if name in ("ingenuity", "strike_back", "amplifier", "dodge", "detector"):
        return True
    if name == "vortex":
        return world.played[seat] & (world.creature_places() | world.artemia) != 0
    if name == "wrong_track":
        return any(world.caught_at(visit[SEAT_OF], visit[PLACE_OF]) for visit in world.visits)
    if name == "hologram":
        return any(visit[SEAT_OF] == seat and world.drained_at(seat, visit[PLACE_OF]) for visit in world.visits)
    place = world.visits[world.current][PLACE_OF]  # drone and gate, instead of a power that is not worth much
    if name == "drone":
        return place in (LAIR, RIVER, SOURCE) and held > 2
    return NEIGHBOURS[place] >> WRECK & 1 == 1 and POWERS[WRECK].usable(world, seat)


def heal_or_draw(world: NotAlone, seat: int, options: list[int]) -> int:
    """Heal who is near the end, oneself first; else draw."""
    order: list[int] = [seat, *range(1, world.seats)]
    for hurt in order:
        if SEAT + hurt in options and world.will[hurt] == 1:
            return SEAT + hurt
    return DRAW if DRAW in options else options[0]


def shift(world: NotAlone, options: list[int], rng: Rng) -> int:
    """Where the fewest Hunted are."""
    visitors = [0] * 11
    for visit in world.visits:
        visitors[visit[PLACE_OF]] += 1
    least = min(visitors[option] for option in options)
    return any_of([option for option in options if visitors[option] == least], rng)


def any_of(options: list[int], rng: Rng) -> int:
    return options[rng.below(len(options))]


def suggest(world: NotAlone, seat: int, rng: Rng) -> int | None:
    """A sensible answer to the question this seat is asked."""
    decision = world.decision_for(seat)
    if decision is None:
        return None
    if seat == CREATURE:
        return creature(world, decision.kind, decision.options, rng)
    return hunted(world, seat, decision.kind, decision.options, rng)
