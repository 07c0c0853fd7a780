"""The cards of Aeon's End.

facts     the facts every rule reads, in lists by design
declare   the words cards, mages and nemeses are declared with
market    the supply
promos    promo cards
starters  starting cards and turn order cards
mages     the eight mages
nemeses   basic nemesis cards, and the four nemeses with their own cards
box       all of these together
"""
