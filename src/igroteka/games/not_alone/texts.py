"""Every message key Not Alone can show, without the language."""

from igroteka.games.not_alone.refusals import RULES
from igroteka.games.not_alone.state import CARD_NAMES, EFFECT_NAMES, FIRST_SURVIVAL, PLACE_NAMES
from igroteka.games.not_alone.view import CARD_CHOICES, PLACE_CHOICES, PLAIN_CHOICES, SEAT_CHOICES


def words() -> list[str]:
    keys = ["not_alone", *(f"not_alone-{name}" for name in ("about", "length", "help"))]
    for name in PLACE_NAMES[1:]:
        keys += [f"not_alone-place-{name}", f"not_alone-place-{name}.power"]
    for number, name in enumerate(CARD_NAMES):
        kind = "hunt" if number < FIRST_SURVIVAL else "survival"
        keys += [f"not_alone-{kind}-{name}", f"not_alone-{kind}-{name}.effect"]
    keys += [f"not_alone-token-{name}" for name in ("creature", "target", "artemia")]
    keys += [f"not_alone-phase-{number}" for number in range(1, 5)]
    keys += [f"not_alone-reason-{name}" for name in _REASONS]
    keys += [f"not_alone-effect-{name}" for name in EFFECT_NAMES]
    keys += [f"not_alone-setting-{name}" for name in ("side", "expert")]
    for kind in RULES:
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
    "rescue-held", "marker-on", "marker-off", "draw", "drop", "card", "flashback", "token", "name", "show", "silence",
    "lure", "exchange", "bury", "keep", "reveal", "power", "two-places", "gain", "drained", "caught", "recover",
)  # fmt: skip
_REFUSALS = (
    "over", "not-asked", "one-creature-token", "one-artemia-token", "no-artemia-symbol", "not-in-discard",
    "artefact-copied", "owned-already", "reserve-empty", "barred", "in-discard", "not-in-hand", "too-few-places",
    "before-playing", "acted-already", "nothing-lost", "too-few-discarded", "too-little-will", "card-not-held",
    "no-hunt-cards", "one-hunt-card", "no-survival-cards", "one-survival-card", "nothing-to-copy", "other-phase",
    "rescue-held", "card-no-use", "once-a-turn", "river-or-artefact", "no-survival-drawn", "power-no-use",
)  # fmt: skip
