"""Starting cards and turn order cards."""

from igroteka.games.aeons_end.cards.declare import gem, spell, turn
from igroteka.games.aeons_end.cards.facts import ANY_PLAYER, PLAIN
from igroteka.games.aeons_end.effects.abilities import GainLife
from igroteka.games.aeons_end.effects.aether import Aether, GemAether
from igroteka.games.aeons_end.effects.damage import Deal, PaySuffer
from igroteka.games.aeons_end.effects.decks import Draw, DrawThenDiscard
from igroteka.games.aeons_end.effects.effect import Do, Either, May, Paid
from igroteka.games.aeons_end.effects.hands import DESTROY, DISCARD, Pick
from igroteka.games.aeons_end.effects.spells import CastPrepped
from igroteka.games.aeons_end.effects.targets import AnyAlly, AnyPlayer
from igroteka.games.aeons_end.effects.turn_order import RevealTurn, SortTurn

for number in range(4):
    turn(f"turn_{number + 1}", number)
turn("turn_any", -1, traits=ANY_PLAYER)
turn("turn_nemesis", -1)

gem("crystal", 0, Aether(1), traits=PLAIN)
spell("spark", 0, Deal(1))

gem("amethyst_shard", 0, Do(Aether(1), AnyAlly(May(DrawThenDiscard(Draw(1), Pick(DISCARD, 1)), "may-draw"))))
spell("buried_light", 0, Do(Deal(1), Aether(1)))
gem("moonstone_shard", 0, Do(Aether(1), GemAether(1)), traits=PLAIN)
gem("emerald_shard", 0, Either(Aether(1), AnyPlayer(GainLife(1))))
gem("quartz_shard", 0, Do(Aether(1), SortTurn()))
gem("garnet_shard", 0, Either(Aether(1), CastPrepped()))
gem("tourmaline_shard", 0, Do(Aether(1), AnyAlly(May(Paid(PaySuffer(1), Pick(DESTROY, 1)), "may-suffer"))))
spell("flare", 0, Do(RevealTurn(3, 1), Deal(0)))
