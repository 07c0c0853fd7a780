"""What the options of Aeon's End mean: every number has one meaning, whatever the question.

Cards are named by their design, breaches and prepped spells by their place, players by their seat.
"""

from typing import Final

DESIGNS: Final = 150  # room for every design of the box

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
SPENT: Final = CARD + DESIGNS  # + design: a card in one's own discard pile
PLAY: Final = SPENT + DESIGNS  # + design: play this gem or relic
GAIN: Final = PLAY + DESIGNS  # + design: this supply pile
PREP: Final = GAIN + DESIGNS  # + design: prep this spell
DISPEL: Final = PREP + DESIGNS  # + design: meet the TO DISCARD condition of this power
ACTIONS: Final = DISPEL + DESIGNS
