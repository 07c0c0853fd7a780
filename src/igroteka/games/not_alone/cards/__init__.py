"""The cards of Not Alone.

places    the ten Places: names, neighbours, sets of them as bit masks
facts     what every rule reads about Hunt and Survival cards; what is in force for a turn
hunt      the 20 Hunt cards
survival  the 15 Survival cards
decks     both together, written into the lists of facts
"""
