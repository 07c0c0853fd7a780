"""What each seat of Not Alone sees, and what questions and options mean."""

from igroteka.core.decision import Arg, Choice, Decision
from igroteka.core.knowledge import SPECTATOR, Pool, RestrictedPool, visible
from igroteka.core.rng import Rng
from igroteka.core.state import View
from igroteka.games.not_alone.cards.facts import (
    CARDS,
    DISCARDS_HIDDEN,
    EFFECT_NAMES,
    EXPLORATION,
    HUNTING,
    card_thing,
)
from igroteka.games.not_alone.cards.places import COUNT, PAIRS, PLACES_IN, place_thing, place_things
from igroteka.games.not_alone.evaluate import liking
from igroteka.games.not_alone.forecast import forecast
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
from igroteka.games.not_alone.rules.exploration import to_play
from igroteka.games.not_alone.rules.windows import has_passed
from igroteka.games.not_alone.state import (
    CARD_OF,
    CREATURE,
    PLACE_OF,
    SEAT_OF,
    SLOTS,
    STAGE_OF,
    USED,
    NotAlone,
    slot,
)


def table(state: NotAlone) -> View:
    """The planet, the tokens, both counters and what lies open."""
    return {
        "turn": state.turn,
        "phase": state.phase,
        "rescue": state.rescue,
        "assimilation": state.assimilation,
        "artemia_space": state.artemia_space(),
        "marker": state.marker == 1,
        "tokens": {
            "creature": place_things(state.creature),
            "target": place_things(state.target),
            "artemia": place_things(state.artemia),
        },
        "inactive": place_things(state.inactive()),
        "barred": place_things(state.barred()),
        "effects": [name for bit, name in enumerate(EFFECT_NAMES) if state.effects >> bit & 1],
        "named": None if state.named < 0 else f"seat:{state.named}",
        "spent_powers": place_things(state.spent_powers),
        "reserve": [[place_thing(place), state.reserve[place]] for place in range(6, 11)],
        "hunt": {
            **hunt_seen(state, SPECTATOR),
            "count": len(state.hunt_hand),
            "plays": state.plays,
            "deck": len(state.hunt_deck),
            "spent": [card_thing(card) for card in state.hunt_spent],
            "discard": [card_thing(card) for card in state.hunt_discard],
        },
        "survival": {
            "deck": len(state.survival_deck),
            "discard": [card_thing(card) for card in state.survival_discard],
            "looked": cards_seen(state, state.looked, SPECTATOR),
        },
        "hunted": [
            {**hunted_seen(state, seat), **hidden_seen(state, seat, SPECTATOR)} for seat in range(1, state.seats)
        ],
        "visits": [
            {
                "seat": visit[SEAT_OF],
                "card": place_thing(visit[CARD_OF]),
                "place": place_thing(visit[PLACE_OF]),
                "used": visit[STAGE_OF] & USED == USED,
            }
            for visit in state.visits
        ],
        "settled": [seat for seat in range(state.seats) if has_passed(state, seat)],
    }


def own(state: NotAlone, seat: int) -> View:
    """A seat sees its own cards and what it was shown; behind a smokescreen the Hunted see the discards.

    Whoever is asked is told what the Places may bring.
    """
    part: View = {}
    if seat == CREATURE:
        part["hunt"] = hunt_seen(state, seat)
    looked = cards_seen(state, state.looked, seat)
    if looked:
        part["survival"] = {"looked": looked}
    hunted: View = {}
    for other in range(1, state.seats):
        seen = hidden_seen(state, other, seat)
        if seen != hidden_seen(state, other, SPECTATOR):
            hunted[str(other - 1)] = seen
    if hunted:
        part["hunted"] = hunted
    decision = state.decision_for(seat)
    told = {} if decision is None else forecast(state, seat, decision)
    if told:
        part["forecast"] = told
    return part


def hunt_seen(state: NotAlone, eye: int) -> View:
    """Of the Hunt cards, the hand and what was put under the deck, as far as somebody knows them."""
    return {
        "hand": cards_seen(state, state.hunt_hand, eye),
        "bottom": cards_seen(state, state.hunt_deck, eye),
    }


def cards_seen(state: NotAlone, cards: list[int], eye: int) -> list[str]:
    return [card_thing(card) for card in visible(cards, state.known, eye)]


def hunted_seen(state: NotAlone, seat: int) -> View:
    """What is open of a Hunted."""
    return {
        "seat": seat,
        "will": state.will[seat],
        "shown": COUNT[state.known_places(seat, state.hand[seat], CREATURE)],
        "owned": place_things(state.owned(seat)),
        "survival_count": len(state.survival[seat]),
        "double": place_thing(state.double[seat]) if state.double[seat] else None,
        "double_next": place_thing(state.double_next[seat]) if state.double_next[seat] else None,
        "dodging": state.dodging >> seat & 1 == 1,
        "shielded": state.shielded >> seat & 1 == 1,
    }


def hidden_seen(state: NotAlone, seat: int, eye: int) -> View:
    """What somebody knows of the cards of a Hunted, and of the others how many there are."""
    hand = state.known_places(seat, state.hand[seat], eye)
    played = state.known_places(seat, state.played[seat], eye)
    discard = state.known_places(seat, state.discard[seat], eye)
    return {
        "hand": place_things(hand),
        "hidden": COUNT[state.hand[seat]] - COUNT[hand],
        "played": place_things(played),
        "face_down": COUNT[state.played[seat]] - COUNT[played],
        "discard": place_things(discard),
        "discard_hidden": COUNT[state.discard[seat]] - COUNT[discard],
        "survival": cards_seen(state, state.survival[seat], eye),
    }


# --- what is hidden ----------------------------------------------------------------------------------------------


class PlacesOf(RestrictedPool):
    """The Places of one Hunted: which of them lie face down, which are in hand, which in a hidden discard.

    Those worth more to the Hunted are the likelier to lie face down, none that is barred; behind a smokescreen, where
    what a Place is worth is not to be seen, all the others are equally likely.
    """

    def __init__(self, state: NotAlone, seat: int, hidden: bool) -> None:
        zones = [facts(seat, state.played[seat]), facts(seat, state.hand[seat])]
        if hidden:
            zones.append(facts(seat, state.discard[seat]))
        super().__init__(zones, as_sets=True, facts=(slot(seat), SLOTS))
        self.state = state
        self.seat = seat
        self.hidden = hidden
        self.weights: list[float] = []  # by Place: how likely it is to lie face down

    def pick(self, zone: int, left: list[int], rng: Rng) -> int:
        if zone > 0:
            return len(left) - 1
        if not self.weights:
            self.weigh(left)
        first = slot(self.seat)
        total = 0.0
        for fact in left:
            total += self.weights[fact - first]
        ticket = rng.unit() * total
        index = len(left) - 1
        while index > 0 and ticket >= self.weights[left[index] - first]:
            ticket -= self.weights[left[index] - first]
            index -= 1
        return index

    def weigh(self, left: list[int]) -> None:
        barred = self.state.barred()
        self.weights = [0.0] * 11
        for fact in left:
            place = fact - slot(self.seat)
            if not barred >> place & 1:
                self.weights[place] = 1.0 if self.hidden else liking(self.state, self.seat, place)


def facts(seat: int, places: int) -> list[int]:
    first = slot(seat)
    return [first + place for place in PLACES_IN[places]]


def places_in(seat: int, zone: list[int]) -> int:
    """The inverse of `facts`."""
    first = slot(seat)
    mask = 0
    for fact in zone:
        mask |= 1 << fact - first
    return mask


def pools(state: NotAlone) -> list[Pool]:
    """Both decks with the hands dealt from them; for each Hunted, Places that may be here or there.

    When nothing lies face down and the discards are open, everybody can tell what a hand holds.
    """
    found = [
        Pool([state.hunt_hand, state.hunt_deck], facts=(0, CARDS)),
        Pool([*state.survival, state.survival_deck, state.looked], facts=(0, CARDS)),
    ]
    hidden = state.effects & DISCARDS_HIDDEN != 0
    for seat in range(1, state.seats):
        if hidden or state.phase == HUNTING or (state.phase == EXPLORATION and state.played[seat] != 0):
            found.append(PlacesOf(state, seat, hidden))
    return found


def put_back(state: NotAlone, pools: list[Pool]) -> None:
    """The Places of a Hunted are masks in the state."""
    for pool in pools:
        if isinstance(pool, PlacesOf):
            state.played[pool.seat] = places_in(pool.seat, pool.zones[0])
            state.hand[pool.seat] = places_in(pool.seat, pool.zones[1])
            if pool.hidden:
                state.discard[pool.seat] = places_in(pool.seat, pool.zones[2])


def guess(state: NotAlone, seat: int, rng: Rng) -> None:
    """What another Hunted has chosen from the hand in secret may be any of it."""
    for other in range(1, state.seats):
        count = COUNT[state.pledged[other]]
        if count > 0 and not state.known[slot(other)] >> seat & 1:
            places = PLACES_IN[state.hand[other]][:]
            rng.shuffle(places)
            state.pledged[other] = 0
            for place in places[:count]:
                state.pledged[other] |= 1 << place


# --- questions and options ---------------------------------------------------------------------------------------


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
        return Choice("target-pair", places=place_things(PAIRS[option - PAIR]))
    if option < CARD:
        return Choice(SEAT_CHOICES.get(kind, "name"), seat=f"seat:{option - SEAT}")
    if option < RESIST_1:
        return Choice(CARD_CHOICES.get(kind, "card"), card=card_thing(option - CARD))
    if ARTEMIA < option < ARTEMIA_PAIR:
        return Choice("artemia", place=place_thing(option - ARTEMIA))
    if ARTEMIA_PAIR <= option < ALL_BACK:
        return Choice("artemia-pair", places=place_things(PAIRS[option - ARTEMIA_PAIR]))
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
