"""What every game shares.

errors     the ways a request can be wrong, each with a key the reader's language puts into words
rng        chance: a small fast generator for simulations, a sealed one for real matches
decision   what is asked, what may be answered, and why something may not
event      what happened, told only to those who may know
agenda     verbs and frames: unfinished effects, kept as plain data
state      the contract of a position
game       the contract of a rulebook, and its settings
knowledge  which seat knows which card, and one sampler for all games
reflex     what there is to react to, in games against the clock
notation   positions and moves as a few words
match      a match is setup + seed + moves
playthrough  a whole game as readable text, for golden files
"""
