"""What Mindbug cards can do, by theme.

combat     how an attack goes, and how effects that have triggered wait for each other
effect     what an effect is, and effects made of effects
targets    whom an effect means
creatures  effects on creatures
life       effects on life
opponents  effects on one opponent
piles      effects on hands, draw piles and discard piles
boosts     effects on boost cards
lasting    permanent abilities
"""
