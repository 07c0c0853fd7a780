"""What a Place may bring whoever goes there, tried out by the rules on copies: free, drained, caught.

Only what the asked seat knows is tried: its own visit alone, or that of a Hunted who may have the Place.
"""

from typing import Final

from igroteka.core.decision import Decision
from igroteka.core.state import View
from igroteka.games.not_alone.cards.facts import RECKONING
from igroteka.games.not_alone.cards.places import COUNT, place_thing
from igroteka.games.not_alone.effects.hands import PUT_AWAY
from igroteka.games.not_alone.effects.places import POWERS, use_power
from igroteka.games.not_alone.options import ALL_BACK
from igroteka.games.not_alone.rules.hunting import HUNTING_STEPS
from igroteka.games.not_alone.rules.reckoning import catch, drain, free
from igroteka.games.not_alone.state import CREATURE, NotAlone

_SAME_NUMBER: Final = ("take-back", "one-back", "rover")  # whichever Place is taken, as many come to the hand


def forecast(state: NotAlone, seat: int, decision: Decision) -> View:
    """For a Hunted, what each Place to lay or keep may bring; for the Creature, whom its token would hurt how."""
    places = [option for option in decision.options if 1 <= option <= 10]
    told: View = {}
    if decision.kind == "explore":
        told = {place_thing(place): ways(state, seat, place) for place in places}
    elif decision.kind == "keep":
        told = {place_thing(place): end(visited(state, seat, place), seat, place) for place in places}
    elif decision.kind == "hunt" and seat == CREATURE:
        told = {place_thing(place): {"hunted": prey(state, place)} for place in places}
    return {"places": told} if told else {}


def ways(state: NotAlone, seat: int, place: int) -> View:
    """How a visit may end once the Creature has placed its tokens, those it can place as the game stands."""
    told = end(visited(state, seat, place), seat, place)
    if HUNTING_STEPS.may_place_artemia(state):
        world = visited(state, seat, place)
        world.artemia = 1 << place
        told.update(end(world, seat, place))
    world = visited(state, seat, place)
    world.creature = 1 << place
    told.update(end(world, seat, place))
    return told


def end(world: NotAlone, seat: int, place: int) -> View:
    """How the only visit ends, by the tokens that lie: the Creature's counts before Artemia's (NA-068, NA-070)."""
    if world.caught_at(seat, place):
        return {"caught": caught(world, seat)}
    if world.drained_at(seat, place):
        return {"drained": drained(world, seat)}
    return {"free": used(world, seat, place)}


def prey(state: NotAlone, place: int) -> View:
    """By seat, what the Creature token here does to each Hunted who has this Place, wherever it lies."""
    told: View = {}
    for seat in range(1, state.seats):
        if state.owned(seat) >> place & 1:
            world = visited(state, seat, place)
            world.creature = 1 << place
            told[str(seat)] = caught(world, seat)
    return told


def visited(state: NotAlone, seat: int, place: int) -> NotAlone:
    """The Reckoning with this visit alone."""
    world = state.copy()
    world.phase = RECKONING
    world.decisions.clear()
    world.played[seat] = 1 << place
    world.hand[seat] &= ~world.played[seat]
    world.discard[seat] &= ~world.played[seat]
    world.visits = [[seat, place, place, 0]]
    return world


def caught(world: NotAlone, seat: int) -> View:
    """What the Creature token costs (NA-071, NA-072, NA-076)."""
    assimilation = world.assimilation
    world.events = []
    catch(world)
    lost = [event.args for event in world.events if event.kind == "will"]
    told: View = {
        "will": sum(int(str(args["change"])) for args in lost),
        "assimilation": assimilation - world.assimilation,
    }
    if any(args["will"] == 0 for args in lost):
        told["broken"] = True
    if world.outcome is not None:
        told["ends"] = True
    return told


def drained(world: NotAlone, seat: int) -> View:
    """What the Artemia token costs (NA-069)."""
    will = world.will[seat]
    drain(world)
    return {"will": world.will[seat] - will, "places": -1 if world.agenda[-1].verb is PUT_AWAY else 0}


def used(world: NotAlone, seat: int, place: int) -> View:
    """What the power of the Place brings for sure: steps of Rescue, a charge, Places that come to the hand."""
    if not free(world, world.visits[0]) or not POWERS[place].usable(world, seat):
        return {}
    rescue, marker, hand, below = world.rescue, world.marker, COUNT[world.hand[seat]], len(world.agenda)
    world.current = 0
    use_power(world, seat, 0, place)
    while len(world.agenda) > below and world.outcome is None:
        if not world.decisions:
            frame = world.agenda[-1]
            frame.verb.run(world, frame)
        elif not go_on(world, seat):
            break
    told: View = {}
    if rescue != world.rescue:
        told["rescue"] = rescue - world.rescue
    if world.marker > marker:
        told["charged"] = True
    if COUNT[world.hand[seat]] > hand:
        told["places"] = COUNT[world.hand[seat]] - hand
    if world.outcome is not None:
        told["ends"] = True
    return told


def go_on(world: NotAlone, seat: int) -> bool:
    """Answer a question of which every answer brings as much; False where answers differ."""
    decision = world.decisions[0]
    if decision.kind in _SAME_NUMBER:
        option = decision.options[0]
    elif ALL_BACK in decision.options and len(decision.options) == 1:
        option = ALL_BACK
    else:
        return False
    frame = world.agenda[decision.frame]
    world.decisions.clear()
    frame.verb.chosen(world, frame, seat, option)
    return True
