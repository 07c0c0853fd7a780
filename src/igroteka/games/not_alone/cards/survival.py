"""The 15 Survival cards, one declaration each: name, phase, what it does."""

from typing import Final

from igroteka.games.not_alone.cards.facts import Card
from igroteka.games.not_alone.effects.copying import UseNeighbour, UseRover
from igroteka.games.not_alone.effects.counters import Amplify, Charge, Heal
from igroteka.games.not_alone.effects.exchange import ExchangePlayed, ReturnPlayed
from igroteka.games.not_alone.effects.hands import HideDiscards, Sacrifice, TakeTwoBack
from igroteka.games.not_alone.effects.hunt_cards import BuryHuntCards
from igroteka.games.not_alone.effects.tokens import Dodge, MoveToken, Shield

SURVIVAL_CARDS: Final = [
    Card("adrenaline", 1, Heal()),
    Card("ingenuity", 1, Charge()),
    Card("sacrifice", 1, Sacrifice()),
    Card("sixth_sense", 1, TakeTwoBack()),
    Card("smokescreen", 1, HideDiscards()),
    Card("strike_back", 1, BuryHuntCards()),
    Card("vortex", 2, ExchangePlayed()),
    Card("detector", 3, Shield()),
    Card("dodge", 3, Dodge()),
    Card("drone", 3, UseRover()),
    Card("gate", 3, UseNeighbour()),
    Card("hologram", 3, MoveToken(artemia=True)),
    Card("wrong_track", 3, MoveToken(artemia=False)),
    Card("amplifier", 4, Amplify()),
    Card("double_back", 4, ReturnPlayed()),
]
