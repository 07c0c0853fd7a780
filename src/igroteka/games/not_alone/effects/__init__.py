"""What Places and cards of Not Alone can do, by theme.

effect      effects that need no word of their own
places      the powers of the ten Places
copying     powers of other Places than the own one
hands       Places in hands and discards
exchange    Places that were laid down
tokens      the tokens of the Creature, and who is safe from them
naming      naming a Hunted or a Place
counters    Will, the transmitter and Rescue
hunt_cards  cards about Hunt cards
"""
