"""Starting cards, turn order cards, and the eight mages with their abilities."""

from igroteka.games.aeons_end.belongings import DESTROY, DISCARD, Draw, GainCharges, GainLife, Pick
from igroteka.games.aeons_end.declare import gem, mage, spell, turn
from igroteka.games.aeons_end.effects import Do, Either, May, Repeat
from igroteka.games.aeons_end.facts import ANY_MAIN, ANY_PLAYER, FOE_DRAWN, OWN_MAIN, PLAIN, TURN_DRAWN, Mage
from igroteka.games.aeons_end.fortune import ArrangeTurns, Gate, ReturnTurn, RevealTurn, Shield, SortTurn, Ward
from igroteka.games.aeons_end.harm import Deal, PaySuffer
from igroteka.games.aeons_end.magic import Aether, CastPrepped, GemAether
from igroteka.games.aeons_end.people import AnyAlly, AnyPlayer

for number in range(4):
    turn(f"turn_{number + 1}", number)
turn("turn_any", -1, traits=ANY_PLAYER)
turn("turn_nemesis", -1)

gem("crystal", 0, Aether(1), traits=PLAIN)
spell("spark", 0, Deal(1))

gem("amethyst_shard", 0, Do(Aether(1), AnyAlly(May(Do(Draw(1), Pick(DISCARD, 1)), "may-draw"))))
spell("buried_light", 0, Do(Deal(1), Aether(1)))
gem("moonstone_shard", 0, Do(Aether(1), GemAether(1)), traits=PLAIN)
gem("emerald_shard", 0, Either(Aether(1), AnyPlayer(GainLife(1))))
gem("quartz_shard", 0, Do(Aether(1), SortTurn()))
gem("garnet_shard", 0, Either(Aether(1), CastPrepped()))
gem("tourmaline_shard", 0, Do(Aether(1), AnyAlly(May(Do(PaySuffer(1), Pick(DESTROY, 1)), "may-suffer"))))
spell("flare", 0, Do(RevealTurn(3, 1), Deal(0)))

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
