"""What every game shares.

errors     the ways a request can be wrong, each with a key the reader's language puts into words
rng        chance: a small fast generator for simulations, a sealed one for real matches
decision   what is asked, what may be answered, and why something may not
knowledge  which seat knows what, and one way to deal anew what it does not know
event      what happened, told only to those who may know
agenda     verbs and frames: unfinished effects, kept as plain data
state      the contract of a position
live       games against the clock: what there is to react to, and the referee
notation   positions as a few words, and back
game       the contract of a rulebook: its settings, and the rooms of its package
match      a match is setup + seed + moves
playthrough  a whole game as readable text, for golden files
"""
