"""Why something may not be done at a table of Not Alone, and every message the game can show."""

from igroteka.core.decision import Refusal
from igroteka.games.not_alone.cards.facts import (
    CARD_NAMES,
    EFFECT_NAMES,
    FIRST_SURVIVAL,
    NO_HUNT,
    NO_SURVIVAL,
    RESCUE_HELD,
    card_thing,
)
from igroteka.games.not_alone.cards.places import (
    ARTEFACT,
    BEACH,
    COUNT,
    PLACE_NAMES,
    RIVER,
    SHELTER,
    WRECK,
    place_thing,
)
from igroteka.games.not_alone.options import ALL_BACK, ARTEMIA, CARD, GIVE_UP, RESIST_1, RESIST_2, USE
from igroteka.games.not_alone.reasons import REASONS
from igroteka.games.not_alone.rules.exploration import to_play
from igroteka.games.not_alone.rules.windows import phase_of
from igroteka.games.not_alone.state import CREATURE, PLACE_OF, NotAlone
from igroteka.games.not_alone.view import CARD_CHOICES, PLACE_CHOICES, PLAIN_CHOICES, SEAT_CHOICES

_RULES: dict[str, str] = {  # what is asked, and the rule that says so
    "explore": "NA-043", "take-back": "NA-049", "sacrifice": "NA-041", "window": "NA-025", "door": "NA-033",
    "hunt": "NA-055", "keep": "NA-099", "order": "NA-099", "use": "NA-065", "lair": "NA-077", "one-back": "NA-041",
    "rover": "NA-023", "shelter": "NA-102", "source": "NA-104", "target": "NA-028", "target-pair": "NA-028",
    "name": "NA-024", "put-away": "NA-069", "keep-hidden": "NA-024", "scream": "NA-067", "drop-survival": "NA-067",
    "silence": "NA-066", "lure": "NA-024", "lure-from": "NA-024", "lure-to": "NA-006", "exchange-out": "NA-032",
    "exchange-in": "NA-032", "which-token": "NA-032", "shift": "NA-006", "copy": "NA-101", "double-back": "NA-032",
}  # fmt: skip


def why_not(state: NotAlone, seat: int, option: int) -> Refusal:
    """The most particular reason there is; where none is, what is being asked."""
    decision = state.decision_for(seat)
    if state.outcome is not None:
        return Refusal("NA-088", "over")
    if decision is None:
        return Refusal("NA-042", "not-asked")
    kind = decision.kind
    if CARD <= option < RESIST_1 and kind in ("explore", "window", "door", "hunt", "use"):
        return why_no_card(state, seat, option - CARD)
    if kind == "explore":
        found = why_no_exploring(state, seat, option)
        if found is not None:
            return found
    if kind == "hunt" and 1 <= option <= 10:
        return Refusal("NA-056", "one-creature-token")
    if kind == "hunt" and ARTEMIA < option < ALL_BACK:
        if state.artemia:
            return Refusal("NA-058", "one-artemia-token")
        return Refusal("NA-058", "no-artemia-symbol")
    if kind == "use" and option == USE:
        return why_no_power(state, seat, state.visits[state.current][PLACE_OF])
    if kind == "use" and 1 <= option <= 10:
        return Refusal("NA-065", "not-in-discard", place=place_thing(option))
    if kind in ("lair", "copy") and option == ARTEFACT:
        return Refusal("NA-101", "artefact-copied")
    if kind == "rover" and 6 <= option <= 10:
        if state.owned(seat) >> option & 1:
            return Refusal("NA-023", "owned-already", place=place_thing(option))
        return Refusal("NA-011", "reserve-empty", place=place_thing(option))
    return Refusal(_RULES[kind], f"asked-{kind}")


def why_no_exploring(state: NotAlone, seat: int, option: int) -> Refusal | None:
    """Why a Place cannot be laid down, or the Hunted cannot resist or give up."""
    if 1 <= option <= 10:
        if state.barred() >> option & 1:
            return Refusal("NA-041", "barred", place=place_thing(option))
        if state.discard[seat] >> option & 1:
            return Refusal("NA-043", "in-discard", place=place_thing(option))
        if not state.hand[seat] >> option & 1:
            return Refusal("NA-043", "not-in-hand", place=place_thing(option))
        return Refusal("NA-106", "too-few-places", count=to_play(state, seat))
    if option in (RESIST_1, RESIST_2, GIVE_UP):
        if state.played[seat]:
            return Refusal("NA-048", "before-playing")
        if state.acted >> seat & 1:
            return Refusal("NA-048", "acted-already")
        if option == GIVE_UP:
            return Refusal("NA-052", "nothing-lost")
        if COUNT[state.discard[seat]] <= (0 if option == RESIST_1 else 2):
            return Refusal("NA-050" if option == RESIST_2 else "NA-049", "too-few-discarded")
        return Refusal("NA-050", "too-little-will")
    return None


def why_no_card(state: NotAlone, seat: int, card: int) -> Refusal:
    """Why a card cannot be played."""
    thing = card_thing(card)
    hunting = seat == CREATURE
    if card not in (state.hunt_hand if hunting else state.survival[seat]):
        return Refusal("NA-025" if hunting else "NA-033", "card-not-held", card=thing)
    if hunting and state.effects & NO_HUNT:
        return Refusal("NA-041", "no-hunt-cards", card=thing)
    if hunting and state.plays == 0:
        return Refusal("NA-027", "one-hunt-card")
    if not hunting and state.effects & NO_SURVIVAL:
        return Refusal("NA-041", "no-survival-cards", card=thing)
    if not hunting and state.answered >> seat & 1:
        return Refusal("NA-035", "one-survival-card")
    phase = phase_of(state, card)
    if phase == 0:
        return Refusal("NA-026", "nothing-to-copy")
    if phase != state.phase:
        return Refusal("NA-025" if hunting else "NA-033", "other-phase", card=thing, phase=f"phase:{phase}")
    if CARD_NAMES[card] == "amplifier" and state.effects & RESCUE_HELD:
        return Refusal("NA-041", "rescue-held")
    return Refusal("NA-024" if card < FIRST_SURVIVAL else "NA-032", "card-no-use", card=thing)


def why_no_power(state: NotAlone, seat: int, place: int) -> Refusal:
    """Why a Place's power cannot be used although the Place is active."""
    thing = place_thing(place)
    if place == BEACH:
        return Refusal("NA-091", "once-a-turn", place=thing)
    if place == WRECK:
        return Refusal("NA-096", "once-a-turn", place=thing)
    if place in (RIVER, ARTEFACT):
        return Refusal("NA-100", "river-or-artefact")
    if place == SHELTER and state.effects & NO_SURVIVAL:
        return Refusal("NA-041", "no-survival-drawn")
    return Refusal("NA-065", "power-no-use", place=thing)


def words() -> list[str]:
    """Every message key the game can show."""
    keys = ["not_alone", *(f"not_alone-{name}" for name in ("about", "length", "help"))]
    for name in PLACE_NAMES[1:]:
        keys += [f"not_alone-place-{name}", f"not_alone-place-{name}.power"]
    for number, name in enumerate(CARD_NAMES):
        kind = "hunt" if number < FIRST_SURVIVAL else "survival"
        keys += [f"not_alone-{kind}-{name}", f"not_alone-{kind}-{name}.effect"]
    keys += [f"not_alone-token-{name}" for name in ("creature", "target", "artemia")]
    keys += [f"not_alone-phase-{number}" for number in range(1, 5)]
    keys += [f"not_alone-reason-{name}" for name in _REASONS]
    keys += [f"not_alone-because-{about}" for about in REASONS]
    keys += [f"not_alone-effect-{name}" for name in EFFECT_NAMES]
    keys += [f"not_alone-setting-{name}" for name in ("side", "expert")]
    for kind in _RULES:
        keys += [f"not_alone-ask-{kind}", f"not_alone-why-asked-{kind}"]
    choices = {*PLACE_CHOICES.values(), *SEAT_CHOICES.values(), *CARD_CHOICES.values(), *PLAIN_CHOICES.values()}
    keys += [f"not_alone-choice-{kind}" for kind in sorted(choices | set(_CHOICES))]
    keys += [f"not_alone-event-{kind}" for kind in _EVENTS]
    keys += [f"not_alone-why-{key}" for key in _REFUSALS]
    return keys


_REASONS = ("give-up", "caught", "anticipation", "broken", "beach", "wreck", "amplifier", "end-of-turn")
_CHOICES = (
    "done", "leave", "close", "no-card", "target-pair", "name", "card", "artemia", "artemia-pair",
    "resist-last",
)  # fmt: skip
_EVENTS = (
    "phase", "lay", "resist", "give-up", "take-back", "put-away", "return-played", "will", "assimilation", "rescue",
    "rescue-held", "marker-on", "marker-off", "draw", "drop", "card", "flashback", "token", "shift", "name", "show",
    "silence", "lure", "exchange", "bury", "keep", "reveal", "power", "two-places", "gain", "drained", "caught",
    "recover",
)  # fmt: skip
_REFUSALS = (
    "over", "not-asked", "one-creature-token", "one-artemia-token", "no-artemia-symbol", "not-in-discard",
    "artefact-copied", "owned-already", "reserve-empty", "barred", "in-discard", "not-in-hand", "too-few-places",
    "before-playing", "acted-already", "nothing-lost", "too-few-discarded", "too-little-will", "card-not-held",
    "no-hunt-cards", "one-hunt-card", "no-survival-cards", "one-survival-card", "nothing-to-copy", "other-phase",
    "rescue-held", "card-no-use", "once-a-turn", "river-or-artefact", "no-survival-drawn", "power-no-use",
)  # fmt: skip
