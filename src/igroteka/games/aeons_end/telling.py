"""Options and refusals of Aeon's End in words: what a choice means, and why something may not be done."""

from typing import Final

from igroteka.core.decision import Arg, Choice, Refusal
from igroteka.games.aeons_end.actions import focus_price, met, open_price, prep_places, spendable
from igroteka.games.aeons_end.facts import (
    CHARGE_COST,
    COST,
    GEM,
    GONE,
    KIND,
    MAGES,
    MATS,
    NAMES,
    OPENED,
    PLAIN,
    RELIC,
    SPELL,
    TO_DISCARD,
    TRAITS,
)
from igroteka.games.aeons_end.options import (
    ABILITY,
    ACTIONS,
    ALL_GEMS,
    BREACH,
    CARD,
    CHARGE,
    DISPEL,
    FIRST,
    FOCUS,
    FOE,
    GAIN,
    HUSK,
    OPEN,
    PASS,
    PLAY,
    PREP,
    SEAT,
    SECOND,
    SPELL_AT,
    SPENT,
    WHILE,
    YES,
)
from igroteka.games.aeons_end.state import AeonsEnd

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
    "together-discard": ("AE-189", "asked-player"),
    "together-on-deck": ("AE-189", "asked-player"),
}
# Questions whose "no" is said in a way of its own; all others say that there is no more to do.
OWN_NO: Final = (
    "main", "cast", "interrupt", "ability", "order", "spread", "top", "top-destroy", "may-reveal", "may-draw",
    "may-suffer", "may-charge", "may-pile", "may-burn", "may-return", "onto-deck", "bottom",
)  # fmt: skip
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


# --- choices ----------------------------------------------------------------------------------------------------


def choice(state: AeonsEnd, option: int, seat: int) -> Choice:
    """An option of this seat's question, with the costs and lives a person wants to know."""
    decision = state.decision_for(seat)
    kind = "" if decision is None else decision.kind
    asked = state.agenda[decision.frame].seat if decision is not None else seat
    if option == PASS:
        return Choice(f"no-{kind}" if kind in OWN_NO else "done")
    if option == YES:
        return Choice(f"yes-{kind}")
    if option in (FIRST, SECOND):
        name = state.name(decision.card) if decision is not None else ""
        return Choice(f"or-{name}-{1 if option == FIRST else 2}")
    if option >= CARD:
        return card_choice(state, option, kind, asked)
    if option >= BREACH:
        place = option - BREACH
        return Choice("breach", breach=f"breach:{place % 4 + 1}", seat=f"seat:{place // 4}")
    if option >= SPELL_AT:
        place = (option - SPELL_AT) // 2
        card = state.thing(state.slots[place][(option - SPELL_AT) % 2])
        told = "cast" if kind == "cast" else "spell"
        return Choice(told, card=card, breach=f"breach:{place % 4 + 1}", seat=f"seat:{place // 4}")
    return simple_choice(state, option, kind, asked)


def simple_choice(state: AeonsEnd, option: int, kind: str, seat: int) -> Choice:
    if option >= WHILE:
        place = seat * 4 + (option - WHILE) // 2
        return Choice("while", card=state.thing(state.slots[place][(option - WHILE) % 2]))
    if option >= ABILITY:
        other = option - ABILITY
        return Choice("ability", seat=f"seat:{other}", mage=f"mage:{MAGES[state.mage[other]].name}")
    if option >= FOCUS:
        number = option - (OPEN if option >= OPEN else FOCUS)
        price = (open_price if option >= OPEN else focus_price)(state, seat * 4 + number)
        return Choice("open" if option >= OPEN else "focus", breach=f"breach:{number + 1}", cost=price)
    if option >= SEAT:
        other = option - SEAT
        told: dict[str, Arg] = {"seat": f"seat:{other}", "mage": f"mage:{MAGES[state.mage[other]].name}"}
        if kind == "who-turn":
            return Choice("turn-of", **told)
        return Choice("player", life=state.life[other], charges=state.charges[other], **told)
    if option == ALL_GEMS:
        plain = sum(1 for card in state.hand[seat] if TRAITS[state.design[card]] & PLAIN)
        return Choice("all-gems", amount=plain)
    if option == CHARGE:
        return Choice("charge", cost=CHARGE_COST)
    if option == FOE:
        return Choice("target-foe", nemesis=f"nemesis:{MATS[state.mat].name}", life=state.foe)
    if option == HUSK:
        return Choice("target-husk", amount=state.husks)
    card = state.devoured[-1]
    return Choice("gain-devoured", card=state.thing(card), cost=state.cost(card))


def card_choice(state: AeonsEnd, option: int, kind: str, seat: int) -> Choice:
    """An option that names a design: `seat` is the player the question is about."""
    if option >= DISPEL:
        card = state.with_design(state.foe_play, option - DISPEL)
        return Choice("dispel", card=state.thing(card))
    if option >= PREP:
        return Choice("prep", card=state.thing(state.in_hand(seat, option - PREP)))
    if option >= GAIN:
        design = option - GAIN
        told = "devour" if kind == "devour" else "gain" if kind == "main" else "take"
        return Choice(told, card=f"card:{NAMES[design]}", cost=COST[design])
    if option >= PLAY:
        return Choice("play", card=state.thing(state.in_hand(seat, option - PLAY)))
    if option >= SPENT:
        return Choice("from-discard", card=f"card:{NAMES[option - SPENT]}")
    design = option - CARD
    if kind in ("target", "split"):
        card = state.with_design(state.foe_play, design)
        return Choice("target-minion", card=state.thing(card), life=state.tokens[state.foe_play.index(card)])
    held = state.in_hand(seat, design) if seat >= 0 else -1
    return Choice(kind, card=state.thing(held) if held >= 0 else f"card:{NAMES[design]}")


# --- refusals ---------------------------------------------------------------------------------------------------

REFUSALS: Final = (
    "over", "not-asked", "not-offered", "not-in-hand", "spell-is-prepped", "gem-is-played", "corruption-waits",
    "no-such-pile", "empty-pile", "aether", "charges-full", "charges-missing", "other-timing", "breach-gone",
    "breach-open", "no-breach", "condition", "no-condition", "while", "must-cast", "lowest-exhausted",
)  # fmt: skip


def why_not(state: AeonsEnd, seat: int, option: int) -> Refusal:
    """The rule that stands in the way, as a person at the table would say it."""
    decision = state.decision_for(seat)
    if state.outcome is not None:
        return Refusal("AE-210", "over")
    if decision is None:
        return Refusal("AE-123", "not-asked")
    if decision.kind == "main" and 0 < option < ACTIONS:
        return why_not_main(state, seat, option)
    if decision.kind == "cast" and option == PASS:
        return Refusal("AE-128", "must-cast")
    if decision.kind == "who-suffer" and SEAT <= option < SEAT + state.seats and state.exhausted[option - SEAT]:
        return Refusal("AE-202", "lowest-exhausted", seat=f"seat:{option - SEAT}")
    rule, key = RULES[decision.kind]
    return Refusal(rule, key)


def why_not_main(state: AeonsEnd, seat: int, option: int) -> Refusal:
    if option >= DISPEL:
        return why_no_dispel(state, seat, option - DISPEL)
    if option >= PREP:
        return why_no_prep(state, seat, option - PREP)
    if option >= GAIN:
        return why_no_gain(state, option - GAIN)
    if option >= PLAY:
        return why_no_play(state, seat, option - PLAY)
    if option >= WHILE and option < SPELL_AT:
        return Refusal("AE-166", "while")
    if ABILITY <= option < WHILE:
        mage = MAGES[state.mage[seat]]
        if not state.ready(seat):
            return Refusal("AE-025", "charges-missing", amount=mage.charges - state.charges[seat])
        return Refusal("AE-024", "other-timing", mage=f"mage:{mage.name}")
    if FOCUS <= option < ABILITY:
        return why_no_breach(state, seat, option)
    if option == CHARGE:
        if state.aether < CHARGE_COST:
            return Refusal("AE-149", "aether", cost=CHARGE_COST, amount=state.aether)
        return Refusal("AE-151", "charges-full")
    return Refusal("AE-124", "not-offered")


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
    keys += [f"-setting-{name}" for name in SETTINGS]
    return [f"aeons_end{key}" for key in keys]


SETTINGS: Final = ("nemesis", "difficulty", "mages", "market", "promos", "solo_cards", "solo_life")
