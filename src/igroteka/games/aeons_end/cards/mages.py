"""The eight mages: their breaches, starting cards and abilities."""

from igroteka.games.aeons_end.cards.declare import mage
from igroteka.games.aeons_end.cards.facts import ANY_MAIN, FOE_DRAWN, OWN_MAIN, TURN_DRAWN, Mage
from igroteka.games.aeons_end.effects.abilities import GainCharges, GainLife, Gate, Shield, Ward
from igroteka.games.aeons_end.effects.decks import Draw
from igroteka.games.aeons_end.effects.effect import Do, Repeat
from igroteka.games.aeons_end.effects.spells import CastPrepped
from igroteka.games.aeons_end.effects.targets import AnyAlly, AnyPlayer
from igroteka.games.aeons_end.effects.turn_order import ArrangeTurns, ReturnTurn

_TWO_CRYSTALS = "crystal crystal spark spark"
_THREE_CRYSTALS = "crystal crystal crystal spark"
_DECK = "crystal crystal crystal spark spark"

mage(
    Mage(
        "adelheim", 5, FOE_DRAWN, Ward(),
        breaches="open left right down", hand=f"amethyst_shard {_TWO_CRYSTALS}",
        deck="crystal crystal crystal crystal crystal",
    )
)  # fmt: skip
mage(
    Mage(
        "brama", 5, OWN_MAIN, AnyPlayer(GainLife(4)),
        breaches="open down right left", hand="buried_light crystal crystal crystal crystal", deck=_DECK,
    )
)  # fmt: skip
mage(
    Mage(
        "jian", 4, OWN_MAIN, CastPrepped(twice=True),
        breaches="open open right down", hand=f"moonstone_shard {_TWO_CRYSTALS}", deck=_DECK,
    )
)  # fmt: skip
mage(
    Mage(
        "kadir", 5, ANY_MAIN, Gate(),
        breaches="open left down left", hand=f"emerald_shard {_THREE_CRYSTALS}", deck=_DECK,
    )
)  # fmt: skip
mage(
    Mage(
        "lash", 5, ANY_MAIN, ReturnTurn(hurts=True),
        breaches="open left right left", hand=f"quartz_shard {_THREE_CRYSTALS}", deck=_DECK,
    )
)  # fmt: skip
mage(
    Mage(
        "mist", 5, OWN_MAIN, AnyAlly(Draw(4)),
        breaches="open left down down", hand=f"garnet_shard {_THREE_CRYSTALS}", deck=_DECK,
    )
)  # fmt: skip
mage(
    Mage(
        "phaedraxa", 5, TURN_DRAWN, Shield(),
        breaches="none open down left", hand=f"tourmaline_shard {_THREE_CRYSTALS}",
        deck="crystal crystal crystal crystal spark",
    )
)  # fmt: skip
mage(
    Mage(
        "xaxos", 5, ANY_MAIN, Do(Repeat(4, AnyAlly(GainCharges(1))), ArrangeTurns()),
        breaches="open right right down", hand="flare crystal crystal crystal crystal",
        deck="crystal crystal crystal crystal spark",
    )
)  # fmt: skip
