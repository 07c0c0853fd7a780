"""What cards can do, by theme. A pack is compiled into these verbs (cards/compiler.py).

effect      what an ability is: one that asks, several on a card, one with a range
locations   bonuses, flips and hazards
movement    one rule set for the Move action, March and Push
combat      attacks, defence, wounds
hero_cards  healing, and what happens to a hero's own cards
stars       star abilities
"""
