"""Why something may not be done at a table of Aeon's End, and every message the game can show."""

from typing import Final

from igroteka.core.decision import Refusal
from igroteka.games.aeons_end.cards.facts import (
    CHARGE_COST,
    CORRUPTION,
    COST,
    GEM,
    GONE,
    KIND,
    MAGES,
    MATS,
    MINION,
    NAMES,
    OPENED,
    RELIC,
    SPELL,
    TO_DISCARD,
    WHILE_PREPPED,
)
from igroteka.games.aeons_end.effects.breaches import focus_price, open_price, prep_places
from igroteka.games.aeons_end.effects.market import spendable
from igroteka.games.aeons_end.options import (
    ABILITY,
    BREACH,
    CARD,
    CHARGE,
    DEVOURED,
    DISPEL,
    FOCUS,
    FOE,
    GAIN,
    HUSK,
    OPEN,
    OPTIONS,
    PASS,
    PLAY,
    PREP,
    SEAT,
    SPELL_AT,
    SPENT,
    WHILE,
)
from igroteka.games.aeons_end.reasons import REASONS
from igroteka.games.aeons_end.rules.main_phase import met
from igroteka.games.aeons_end.state import AeonsEnd
from igroteka.games.aeons_end.view import OWN_NO

# Every kind of question: the rule that says what may be answered, and the sentence for other answers.
RULES: Final[dict[str, tuple[str, str]]] = {
    "main": ("AE-124", "asked-main"),
    "cast": ("AE-127", "asked-cast"),
    "interrupt": ("AE-024", "asked-yes-no"),
    "ability": ("AE-024", "asked-yes-no"),
    "order": ("AE-169", "asked-order"),
    "corruption": ("AE-057", "asked-card"),
    "target": ("AE-131", "asked-target"),
    "spread": ("AE-049", "asked-yes-no"),
    "split": ("AE-043", "asked-target"),
    "or": ("AE-207", "asked-or"),
    "discard": ("AE-186", "asked-card"),
    "destroy": ("AE-186", "asked-card"),
    "return": ("AE-186", "asked-card"),
    "on-deck": ("AE-186", "asked-card"),
    "focus": ("AE-156", "asked-breach"),
    "lose-breach": ("AE-197", "asked-breach"),
    "where": ("AE-163", "asked-breach"),
    "spell": ("AE-137", "asked-spell"),
    "lose-spell": ("AE-186", "asked-spell"),
    "twice": ("AE-141", "asked-card"),
    "take-back": ("AE-166", "asked-card"),
    "top": ("AE-141", "asked-card"),
    "top-destroy": ("AE-057", "asked-card"),
    "may-reveal": ("AE-141", "asked-yes-no"),
    "may-draw": ("AE-141", "asked-yes-no"),
    "may-suffer": ("AE-141", "asked-yes-no"),
    "may-charge": ("AE-141", "asked-yes-no"),
    "may-pile": ("AE-141", "asked-yes-no"),
    "may-burn": ("AE-141", "asked-yes-no"),
    "may-return": ("AE-141", "asked-yes-no"),
    "onto-deck": ("AE-148", "asked-yes-no"),
    "gain": ("AE-147", "asked-pile"),
    "devour": ("AE-189", "asked-pile"),
    "bottom": ("AE-141", "asked-yes-no"),
    "turn-card": ("AE-141", "asked-card"),
    "arrange": ("AE-141", "asked-card"),
    "who-turn": ("AE-084", "asked-player"),
    "who-suffer": ("AE-189", "asked-player"),
    "who-draw": ("AE-189", "asked-player"),
    "who-charge": ("AE-151", "asked-player"),
    "who-life": ("AE-201", "asked-player"),
    "who-focus": ("AE-189", "asked-player"),
    "who-corruption": ("AE-189", "asked-player"),
    "who-discard": ("AE-192", "asked-player"),
    "who-destroy": ("AE-192", "asked-player"),
    "who-spell": ("AE-192", "asked-player"),
    "who-destroy-top": ("AE-192", "asked-player"),
    "who-crystals": ("AE-189", "asked-player"),
    "who-or": ("AE-192", "asked-player"),
    "pass-on": ("AE-061", "asked-player"),
    "together-discard": ("AE-189", "asked-player"),
    "together-on-deck": ("AE-189", "asked-player"),
    "together-or": ("AE-189", "asked-player"),
}
# Questions that are answered yes or no.
YES_TO: Final = (
    "ability", "spread", "may-reveal", "may-draw", "may-suffer", "may-charge", "may-pile", "may-burn", "may-return",
    "onto-deck", "bottom",
)  # fmt: skip
# What is done to a named card, by question.
CARD_CHOICES: Final = (
    "discard", "destroy", "on-deck", "order", "corruption", "twice", "take-back", "top", "top-destroy", "turn-card",
    "arrange",
)  # fmt: skip
CHOICES: Final = (
    "done", "all-gems", "charge", "target-foe", "target-husk", "target-minion", "gain", "gain-devoured", "take",
    "devour", "player", "focus", "open", "ability", "while", "cast", "spell", "breach", "from-discard", "play",
    "prep", "dispel", "turn-of",
)  # fmt: skip
OR_CARDS: Final = (
    "emerald_shard", "garnet_shard", "flexing_dagger", "unstable_prism", "focusing_orb", "rock_launcher",
    "humming_shell", "awaken", "venomite", "sunder", "scorn", "infest", "lobotomize", "thought_biter", "digest",
    "obliterate", "decimate", "menace", "negate", "world_purge",
)  # fmt: skip

# --- refusals ---------------------------------------------------------------------------------------------------

REFUSALS: Final = (
    "over", "not-asked", "not-offered", "not-in-hand", "spell-is-prepped", "gem-is-played", "corruption-waits",
    "no-such-pile", "empty-pile", "aether", "charges-full", "charges-missing", "other-timing", "breach-gone",
    "breach-open", "no-breach", "condition", "no-condition", "while", "must-cast", "lowest-exhausted", "not-yours",
    "cast-earlier", "no-target", "played-already", "discarded",
)  # fmt: skip


def why_not(state: AeonsEnd, seat: int, option: int) -> Refusal:
    """The rule that stands in the way, as a person at the table would say it."""
    decision = state.decision_for(seat)
    if state.outcome is not None:
        return Refusal("AE-210", "over")
    if decision is None or not decision.waits:
        return Refusal("AE-123", "not-asked")
    if decision.kind == "main" and 0 < option < OPTIONS:
        return why_not_main(state, seat, option)
    if decision.kind == "cast" and option == PASS:
        return Refusal("AE-128", "must-cast")
    if decision.kind == "who-suffer" and SEAT <= option < SEAT + state.seats and state.exhausted[option - SEAT]:
        return Refusal("AE-202", "lowest-exhausted", seat=f"seat:{option - SEAT}")
    rule, key = RULES[decision.kind]
    return Refusal(rule, key)


def why_not_main(state: AeonsEnd, seat: int, option: int) -> Refusal:
    """Why this is no action of the main phase now."""
    if option >= DISPEL:
        return why_no_dispel(state, seat, option - DISPEL)
    if option >= PREP:
        return why_no_prep(state, seat, option - PREP)
    if option >= GAIN:
        return why_no_gain(state, option - GAIN)
    if option >= PLAY:
        return why_no_play(state, seat, option - PLAY)
    if option >= SPENT:
        return Refusal("AE-171", "discarded")
    if option >= CARD:
        return why_no_choice(state, seat, option - CARD)
    if option >= SPELL_AT:
        return why_no_place(state, seat, (option - SPELL_AT) // 8 if option < BREACH else (option - BREACH) // 4)
    if option >= WHILE:
        return why_no_while(state, seat, option - WHILE)
    if option >= ABILITY:
        return why_no_ability(state, seat, option - ABILITY)
    if option >= FOCUS:
        return why_no_breach(state, seat, option)
    if option == CHARGE:
        if state.aether < CHARGE_COST:
            return Refusal("AE-149", "aether", cost=CHARGE_COST, amount=state.aether)
        return Refusal("AE-151", "charges-full")
    if option in (FOE, HUSK):
        return Refusal("AE-131", "no-target")
    if option == DEVOURED and state.devoured:
        design = state.design[state.devoured[-1]]
        return Refusal("AE-147", "aether", cost=COST[design], amount=spendable(state, design))
    return Refusal("AE-124", "not-offered")


def why_no_choice(state: AeonsEnd, seat: int, design: int) -> Refusal:
    """A card that is nothing to play: a minion, a card of another player, one that was played."""
    if design < len(NAMES):
        if KIND[design] == MINION:
            return Refusal("AE-131", "no-target")
        if state.with_design(state.played[seat], design) >= 0:
            return Refusal("AE-146", "played-already", card=f"card:{NAMES[design]}")
        if KIND[design] <= CORRUPTION:
            return Refusal("AE-209", "not-yours")
    return Refusal("AE-124", "not-offered")


def why_no_place(state: AeonsEnd, seat: int, owner: int) -> Refusal:
    """A breach or a prepped spell that offers nothing now."""
    return Refusal("AE-127", "cast-earlier") if owner == seat else Refusal("AE-165", "not-yours")


def why_no_while(state: AeonsEnd, seat: int, spot: int) -> Refusal:
    """A prepped spell without an effect of its own waits to be cast."""
    spells = state.slots[seat * 4 + spot // 2]
    if spot % 2 < len(spells) and WHILE_PREPPED[state.design[spells[spot % 2]]] is None:
        return Refusal("AE-127", "cast-earlier")
    return Refusal("AE-166", "while")


def why_no_ability(state: AeonsEnd, seat: int, owner: int) -> Refusal:
    if owner != seat:
        return Refusal("AE-024", "not-yours")
    mage = MAGES[state.mage[seat]]
    if not state.ready(seat):
        return Refusal("AE-025", "charges-missing", amount=mage.charges - state.charges[seat])
    return Refusal("AE-024", "other-timing", mage=f"mage:{mage.name}")


def why_no_dispel(state: AeonsEnd, seat: int, design: int) -> Refusal:
    if design >= len(NAMES) or state.with_design(state.foe_play, design) < 0:
        return Refusal("AE-069", "not-offered")
    card = f"card:{NAMES[design]}"
    if TO_DISCARD[design] is None:
        return Refusal("AE-069", "no-condition", card=card)
    assert not met(state, seat, design)
    return Refusal("AE-069", "condition", card=card)


def why_no_prep(state: AeonsEnd, seat: int, design: int) -> Refusal:
    if design >= len(NAMES) or state.in_hand(seat, design) < 0:
        return Refusal("AE-163", "not-in-hand")
    if KIND[design] != SPELL:
        return Refusal("AE-042", "gem-is-played", card=f"card:{NAMES[design]}")
    assert not prep_places(state, seat, design)
    return Refusal("AE-164", "no-breach")


def why_no_gain(state: AeonsEnd, design: int) -> Refusal:
    if design >= len(NAMES) or design not in state.pile_design:
        return Refusal("AE-111", "no-such-pile")
    if not state.piles[state.pile_design.index(design)]:
        return Refusal("AE-113", "empty-pile", card=f"card:{NAMES[design]}")
    return Refusal("AE-147", "aether", cost=COST[design], amount=spendable(state, design))


def why_no_play(state: AeonsEnd, seat: int, design: int) -> Refusal:
    if design >= len(NAMES) or state.in_hand(seat, design) < 0:
        return Refusal("AE-141", "not-in-hand")
    if KIND[design] == SPELL:
        return Refusal("AE-040", "spell-is-prepped", card=f"card:{NAMES[design]}")
    assert KIND[design] not in (GEM, RELIC)
    return Refusal("AE-059", "corruption-waits", card=f"card:{NAMES[design]}")


def why_no_breach(state: AeonsEnd, seat: int, option: int) -> Refusal:
    opening = option >= OPEN
    number = option - (OPEN if opening else FOCUS)
    place = seat * 4 + number
    breach = f"breach:{number + 1}"
    if state.breach[place] == GONE:
        return Refusal("AE-198", "breach-gone", breach=breach)
    if state.breach[place] == OPENED:
        return Refusal("AE-031", "breach-open", breach=breach)
    price = open_price(state, place) if opening else focus_price(state, place)
    return Refusal("AE-160" if opening else "AE-156", "aether", cost=price, amount=state.aether)


# --- words ------------------------------------------------------------------------------------------------------

EVENTS: Final = (
    "turn-card", "new-round", "play", "cast", "prep", "gain", "charge", "uncharge", "focused", "opened", "draw",
    "flip", "shuffle", "discard", "destroy", "return", "on-deck", "reveal", "reveal-turn", "to-bottom", "turn-back",
    "arranged", "ability", "while", "heal", "suffer", "prevented", "exhausted", "breach-lost", "city", "heal-city",
    "foe-hit", "foe-heal", "minion-hit", "untouched", "foe-draw", "foe-discard", "foe-empty", "enter", "power",
    "persistent", "unleash", "fury", "strike", "husks", "husks-lost", "swarm", "corrupted", "no-corruption",
    "uncorrupted", "passed-on", "resolve", "devour", "won", "lost",
)  # fmt: skip


def words() -> list[str]:
    """Every message key the game can show."""
    keys = ["", "-about", "-length", "-help"]
    for name in NAMES:
        keys.append(f"-card-{name}")
        if not name.startswith("turn_"):
            keys.append(f"-card-{name}.text")
    for mage in MAGES:
        keys += [f"-mage-{mage.name}", f"-mage-{mage.name}.title", f"-mage-{mage.name}.text"]
    for mat in MATS:
        keys += [f"-nemesis-{mat.name}", f"-nemesis-{mat.name}.text", f"-nemesis-{mat.name}.harder"]
    keys += [f"-breach-{number}" for number in (1, 2, 3, 4)]
    keys.append("-back-corruption")
    for kind in RULES:
        keys.append(f"-ask-{kind}")
    keys += [f"-why-{key}" for key in sorted({key for _, key in RULES.values()})]
    keys += [f"-choice-no-{kind}" for kind in OWN_NO]
    keys += [f"-choice-yes-{kind}" for kind in YES_TO]
    keys += [f"-choice-{kind}" for kind in (*CARD_CHOICES, *CHOICES)]
    keys += [f"-choice-or-{name}-{side}" for name in OR_CARDS for side in (1, 2)]
    keys += [f"-event-{kind}" for kind in EVENTS]
    keys += [f"-why-{kind}" for kind in REFUSALS]
    keys += [f"-because-{about}" for about in REASONS]
    keys += [f"-setting-{name}" for name in SETTINGS]
    return [f"aeons_end{key}" for key in keys]


SETTINGS: Final = ("nemesis", "difficulty", "mages", "market", "promos", "solo_cards", "solo_life")
