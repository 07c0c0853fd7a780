"""What the options of Aeon's End mean: every number has one meaning, whatever the question.

Cards are named by their design, breaches and prepped spells by their place, players by their seat.
"""

from typing import Final

from igroteka.games.aeons_end.cards.facts import KIND, MAGE_NAMES, MINION, NUMBER, SPELL
from igroteka.games.aeons_end.state import AeonsEnd

_ROOM: Final = 150  # room for every design of the box

PASS: Final = 0  # no, none, done, end the phase
YES: Final = 1
FIRST: Final = 2  # the first side of an OR
SECOND: Final = 3  # the second side
ALL_GEMS: Final = 4  # play every gem that asks nothing
CHARGE: Final = 5  # pay for a charge
FOE: Final = 6  # the nemesis itself
HUSK: Final = 7  # a husk, or the husks
DEVOURED: Final = 8  # the top card of the devoured pile
SEAT: Final = 10  # + seat: this player
FOCUS: Final = 14  # + breach 0-3: pay to focus one's own breach
OPEN: Final = 18  # + breach 0-3: pay to open one's own breach
ABILITY: Final = 22  # + seat: the ability of this player's mage
WHILE: Final = 26  # + breach * 2 + layer: the "while prepped" effect of one's own spell
SPELL_AT: Final = 34  # + seat * 8 + breach * 2 + layer: this prepped spell
BREACH: Final = 66  # + seat * 4 + breach: this breach
CARD: Final = 90  # + design: a card in a hand, in play, in the turn order or on offer
SPENT: Final = CARD + _ROOM  # + design: a card in one's own discard pile
PLAY: Final = SPENT + _ROOM  # + design: play this gem or relic
GAIN: Final = PLAY + _ROOM  # + design: this supply pile
PREP: Final = GAIN + _ROOM  # + design: prep this spell
DISPEL: Final = PREP + _ROOM  # + design: meet the TO DISCARD condition of this power
OPTIONS: Final = DISPEL + _ROOM


def meant(state: AeonsEnd, seat: int, thing: str) -> list[int]:
    """What a seat may mean that touches a thing; what suits its own main phase comes first.

    A card (`card:jade:41`) in hand is touched to play or prep it, a supply pile (`pile:jade`) to gain from it, a
    breach to focus or open it, a prepped spell for its effect, a mage for the ability, a power to meet its condition;
    and each to be chosen.
    """
    kind, _, name = thing.partition(":")
    name, _, number = name.partition(":")
    if kind == "pile" and name in NUMBER:
        return [GAIN + NUMBER[name]]
    if kind == "card" and number.isdigit() and int(number) < len(state.design):
        return _by_place(state, seat, int(number))
    if kind == "breach" and name in ("1", "2", "3", "4"):
        return _breach(state, seat, int(name) - 1, int(number) if number.isdigit() else seat)
    if kind == "nemesis":
        return [FOE]
    player = -1
    if kind == "seat" and name.isdigit():
        player = int(name)
    elif kind == "mage" and name in MAGE_NAMES and MAGE_NAMES.index(name) in state.mage:
        player = state.mage.index(MAGE_NAMES.index(name))
    return [ABILITY + player, SEAT + player] if 0 <= player < state.seats else []


def _by_place(state: AeonsEnd, seat: int, card: int) -> list[int]:
    """A card by where it lies."""
    design = state.design[card]
    for holder in range(state.seats):
        if card in state.hand[holder]:
            return _in_hand(state, seat, holder, design)
        if card in state.played[holder]:
            return _chosen(state, seat, design, ("order", "take-back"))
        if card in state.discard[holder]:
            return [SPENT + design] if holder == seat else _chosen(state, seat, design, ())
    for place, spells in enumerate(state.slots):
        if card in spells:
            spot = place * 2 + spells.index(card)
            return [WHILE + spot - seat * 8, SPELL_AT + spot] if place // 4 == seat else [SPELL_AT + spot]
    if card in state.foe_play:
        return [CARD + design] if KIND[design] == MINION else [DISPEL + design]
    if card in state.turn_discard or card in state.turn_deck:
        return _chosen(state, seat, design, ("turn-card",) if card in state.turn_discard else ("arrange",))
    if card in state.resolving:
        return _chosen(state, seat, design, ("top", "top-destroy"))
    return [DEVOURED] if state.devoured and state.devoured[-1] == card else []


def _in_hand(state: AeonsEnd, seat: int, holder: int, design: int) -> list[int]:
    """One's own card is played or prepped; a card of the hand that a question is about may be chosen."""
    use = PREP + design if KIND[design] == SPELL else PLAY + design
    if holder != seat:
        return _chosen(state, seat, design, ())
    return [use, CARD + design] if holder == _about(state, seat) else [use]


def _chosen(state: AeonsEnd, seat: int, design: int, kinds: tuple[str, ...]) -> list[int]:
    """A card that is chosen at questions of these kinds; in a main phase it is touched in vain."""
    decision = state.decision_for(seat)
    return [CARD + design] if decision is not None and (decision.kind == "main" or decision.kind in kinds) else []


def _about(state: AeonsEnd, seat: int) -> int:
    """The player the question to a seat is about; NEMESIS for all of them."""
    decision = state.decision_for(seat)
    return seat if decision is None else int(state.agenda[decision.frame].seat)


def _breach(state: AeonsEnd, seat: int, number: int, owner: int) -> list[int]:
    """A breach, or a spell that is prepped in it."""
    if owner >= state.seats:
        return []
    place = owner * 4 + number
    chosen = [BREACH + place, SPELL_AT + place * 2, SPELL_AT + place * 2 + 1]
    return [FOCUS + number, OPEN + number, *chosen] if owner == seat else chosen
