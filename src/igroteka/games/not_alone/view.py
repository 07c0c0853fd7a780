"""What each seat of Not Alone may know, and what questions and options mean."""

from igroteka.core.decision import Arg, Choice, Decision
from igroteka.core.knowledge import deal_anew, visible
from igroteka.core.rng import Rng
from igroteka.core.state import View
from igroteka.games.not_alone.baseline import liking
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
    TARGET_TOKEN,
    USE,
)
from igroteka.games.not_alone.rules import to_play
from igroteka.games.not_alone.state import (
    CARD_OF,
    COUNT,
    CREATURE,
    DISCARDS_HIDDEN,
    EFFECT_NAMES,
    PAIRS,
    PLACE_OF,
    PLACES_IN,
    SEAT_OF,
    STAGE_OF,
    USED,
    NotAlone,
    card_thing,
    place_thing,
)


def sees_discards(state: NotAlone, eye: int) -> bool:
    """Discards are open (NA-083), unless the Creature's sight, and that of spectators, is blocked."""
    return not state.effects & DISCARDS_HIDDEN or 0 < eye < state.seats


def table(state: NotAlone, eye: int) -> View:
    """The planet, the tokens, both counters and what lies open; hands to their holders, decks to nobody."""
    hunting = eye == CREATURE
    return {
        "turn": state.turn,
        "phase": state.phase,
        "rescue": state.rescue,
        "assimilation": state.assimilation,
        "artemia_space": state.artemia_space(),
        "marker": state.marker == 1,
        "tokens": {
            "creature": things(state.creature),
            "target": things(state.target),
            "artemia": things(state.artemia),
        },
        "inactive": things(state.inactive()),
        "barred": things(state.barred()),
        "effects": [name for bit, name in enumerate(EFFECT_NAMES) if state.effects >> bit & 1],
        "named": None if state.named < 0 else f"seat:{state.named}",
        "spent_powers": things(state.spent_powers),
        "reserve": [[place_thing(place), state.reserve[place]] for place in range(6, 11)],
        "hunt": {
            "hand": [card_thing(card) for card in sorted(state.hunt_hand)] if hunting else [],
            "count": len(state.hunt_hand),
            "plays": state.plays,
            "deck": len(state.hunt_deck),
            "bottom": [card_thing(card) for card in visible(state.hunt_deck, state.known, eye)],
            "spent": [card_thing(card) for card in state.hunt_spent],
            "discard": [card_thing(card) for card in state.hunt_discard],
        },
        "survival": {
            "deck": len(state.survival_deck),
            "discard": [card_thing(card) for card in state.survival_discard],
            "looked": [card_thing(card) for card in visible(state.looked, state.known, eye)],
        },
        "hunted": [hunted_seen(state, seat, eye) for seat in range(1, state.seats)],
        "visits": [
            {
                "seat": visit[SEAT_OF],
                "card": place_thing(visit[CARD_OF]),
                "place": place_thing(visit[PLACE_OF]),
                "used": visit[STAGE_OF] & USED == USED,
            }
            for visit in state.visits
        ],
        "settled": [seat for seat in range(state.seats) if (state.settled | state.hushed) >> seat & 1],
    }


def hunted_seen(state: NotAlone, seat: int, eye: int) -> View:
    """A Hunted as another sees one: how many cards, and those that lie open or were shown."""
    own = seat == eye
    held = state.hand[seat] | state.pledged[seat]
    seen = held if own else state.exposed[seat] if eye == CREATURE else 0
    played = state.played[seat] if own or state.revealed else state.traced[seat]
    discard = state.discard[seat] if own or sees_discards(state, eye) else 0
    cards = state.survival[seat]
    return {
        "seat": seat,
        "will": state.will[seat],
        "hand": things(seen),
        "hidden": COUNT[held] - COUNT[seen],
        "shown": COUNT[state.exposed[seat]],
        "played": things(played),
        "face_down": COUNT[state.played[seat]] - COUNT[played],
        "discard": things(discard),
        "discard_hidden": COUNT[state.discard[seat]] - COUNT[discard],
        "owned": things(state.owned(seat)),
        "survival": [card_thing(card) for card in sorted(cards)] if own else [],
        "survival_count": len(cards),
        "double": place_thing(state.double[seat]) if state.double[seat] else None,
        "double_next": place_thing(state.double_next[seat]) if state.double_next[seat] else None,
        "dodging": state.dodging >> seat & 1 == 1,
        "shielded": state.shielded >> seat & 1 == 1,
    }


def things(places: int) -> list[str]:
    return [place_thing(place) for place in PLACES_IN[places]]


# --- imagination -------------------------------------------------------------------------------------------------


def redeal(state: NotAlone, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot know: other hands, Places lying face down, both decks."""
    for hunted in range(1, state.seats):
        if hunted != seat:
            redeal_places(state, hunted, seat, rng)
    redeal_cards(state, [state.hunt_hand, state.hunt_deck], seat, rng)
    redeal_cards(state, [*state.survival, state.survival_deck, state.looked], seat, rng)


def redeal_places(state: NotAlone, hunted: int, eye: int, rng: Rng) -> None:
    """What a Hunted holds and has laid down is known together, not which is which: deal it anew among them."""
    hides_discard = not sees_discards(state, eye)
    shown = state.exposed[hunted] if eye == CREATURE else 0
    pool = state.hand[hunted] | state.pledged[hunted]
    if not state.revealed:
        pool |= state.played[hunted]
    if hides_discard:
        pool |= state.discard[hunted]
    left = pool
    if not state.revealed:
        traced = state.traced[hunted]
        could = left & ~(state.barred() | shown | traced)
        count = COUNT[state.played[hunted] & ~traced]
        # what a Place is worth depends on the discards
        laid = draw(could, count, rng) if hides_discard else draw_liked(state, hunted, could, count, rng)
        state.played[hunted] = laid | traced
        left &= ~state.played[hunted]
    if hides_discard:
        state.discard[hunted] = draw(left & ~shown, COUNT[state.discard[hunted]], rng)
        left &= ~state.discard[hunted]
    state.pledged[hunted] = draw(left, COUNT[state.pledged[hunted]], rng)
    if eye != CREATURE:
        state.exposed[hunted] = draw(left, COUNT[state.exposed[hunted]], rng)
    state.hand[hunted] = left & ~state.pledged[hunted]


def draw(pool: int, count: int, rng: Rng) -> int:
    """So many Places of the pool, at random."""
    if count == 0:
        return 0
    places = PLACES_IN[pool][:]
    rng.shuffle(places)
    mask = 0
    for place in places[:count]:
        mask |= 1 << place
    return mask


def draw_liked(state: NotAlone, hunted: int, pool: int, count: int, rng: Rng) -> int:
    """So many Places of the pool, as a Hunted would lay them: those worth more are likelier."""
    mask = 0
    for _ in range(count):
        places = PLACES_IN[pool & ~mask]
        likings = [liking(state, hunted, place) for place in places]
        left = rng.unit() * sum(likings)
        chosen = 0
        while chosen < len(places) - 1 and left >= likings[chosen]:
            left -= likings[chosen]
            chosen += 1
        mask |= 1 << places[chosen]
    return mask


def redeal_cards(state: NotAlone, zones: list[list[int]], eye: int, rng: Rng) -> None:
    """Deal the cards anew; who knows the card of a slot is public, so each slot keeps its mask."""
    masks: list[int] = []
    for zone in zones:
        for card in zone:
            masks.append(state.known[card])
    deal_anew(zones, state.known, eye, rng)
    slot = 0
    known = state.known[:]
    for zone in zones:
        for card in zone:
            known[card] = masks[slot]
            slot += 1
    state.known = known


# --- words -------------------------------------------------------------------------------------------------------


def question(state: NotAlone, decision: Decision) -> dict[str, Arg]:
    seat = decision.seat()
    if decision.kind == "explore":
        return {"count": to_play(state, seat)}
    if decision.kind in ("window", "door"):
        return {"phase": f"phase:{state.phase}"}
    if decision.kind == "use":
        return {"place": place_thing(state.visits[state.current][PLACE_OF])}
    return {} if decision.card < 0 else {"card": card_thing(decision.card)}


def choice(state: NotAlone, option: int, seat: int) -> Choice:
    """An option in words: what it does depends on the question, which thing it touches on the option alone."""
    decision = state.decision_for(seat)
    kind = "" if decision is None else decision.kind
    if option == PASS:
        return Choice({"hunt": "done", "use": "leave", "door": "close"}.get(kind, "no-card"))
    if option <= 10:
        return Choice(PLACE_CHOICES.get(kind, "place"), place=place_thing(option))
    if option < SEAT:
        return Choice("target-pair", places=things(PAIRS[option - PAIR]))
    if option < CARD:
        return Choice(SEAT_CHOICES.get(kind, "name"), seat=f"seat:{option - SEAT}")
    if option < RESIST_1:
        return Choice(CARD_CHOICES.get(kind, "card"), card=card_thing(option - CARD))
    if ARTEMIA < option < ARTEMIA_PAIR:
        return Choice("artemia", place=place_thing(option - ARTEMIA))
    if ARTEMIA_PAIR <= option < ALL_BACK:
        return Choice("artemia-pair", places=things(PAIRS[option - ARTEMIA_PAIR]))
    if option in (RESIST_1, RESIST_2) and state.will[seat] == option - RESIST_1 + 1:
        return Choice("resist-last", will=state.will[seat])
    if option == USE and state.current >= 0:
        return Choice("use", place=place_thing(state.visits[state.current][PLACE_OF]))
    return Choice(PLAIN_CHOICES[option])


PLACE_CHOICES: dict[str, str] = {
    "explore": "lay", "take-back": "take-back", "use": "take-back", "one-back": "take-back", "sacrifice": "put-away",
    "put-away": "put-away", "hunt": "creature", "keep": "keep", "lair": "copy", "copy": "copy", "rover": "gain",
    "target": "target", "silence": "silence", "keep-hidden": "keep-hidden", "lure-from": "lure-from",
    "lure-to": "lure-to", "exchange-out": "exchange-out", "exchange-in": "exchange-in", "shift": "shift",
    "double-back": "take-back", "order": "order",
}  # fmt: skip
SEAT_CHOICES: dict[str, str] = {"source": "heal", "lure": "lure"}
CARD_CHOICES: dict[str, str] = {"shelter": "keep-card", "drop-survival": "drop-card"}
PLAIN_CHOICES: dict[int, str] = {
    RESIST_1: "resist-1", RESIST_2: "resist-2", GIVE_UP: "give-up", USE: "use", QUIET: "quiet", ALL_BACK: "all-back",
    DRAW: "draw", LOSE_WILL: "lose-will", PUT_AWAY_TWO: "put-away-two", CREATURE_TOKEN: "creature-token",
    TARGET_TOKEN: "target-token",
}  # fmt: skip
