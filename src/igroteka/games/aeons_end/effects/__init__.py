"""What happens in Aeon's End, by theme.

effect      what an effect is, amounts, sequences, OR and "may"
targets     for which player an effect is
aether      aether, and playing gems and relics
breaches    breaches that are focused and opened, and the spells prepped in them
corruption  corruptions that are gained and destroyed
hands       cards that are picked from a hand or a discard pile
decks       drawing, looking at decks, shuffling them
husks       husks and swarms
damage      damage both ways, exhaustion, Unleash
spells      casting, damage that depends on the breaches, prepped spells that are lost
market      gaining cards of the supply, and supply that is devoured
turn_order  the turn order deck
abilities   life, charges, and what the abilities of mages do
nemesis     fury and strikes, nemesis cards that come into play
"""
