"""The 27 cards of the supply."""

from igroteka.games.aeons_end.cards.declare import gem, relic, spell
from igroteka.games.aeons_end.cards.facts import ONCE, ONTO_DECK, PLAIN, PREPS_UNFOCUSED
from igroteka.games.aeons_end.effects.abilities import GainCharges, GainLife, LoseCharges
from igroteka.games.aeons_end.effects.aether import (
    Aether,
    Discount,
    FirstPlay,
    PayAether,
    PlayGemTwice,
    RepeatAether,
    ReturnPlayedGem,
    SpellAether,
)
from igroteka.games.aeons_end.effects.breaches import FocusAnyBreach, FocusCheapest
from igroteka.games.aeons_end.effects.damage import CityGains, Deal
from igroteka.games.aeons_end.effects.decks import Draw, LookAtTop
from igroteka.games.aeons_end.effects.effect import Do, Either, May, Paid
from igroteka.games.aeons_end.effects.hands import DESTROY, DISCARD, GEMS, DestroyThis, Pick
from igroteka.games.aeons_end.effects.spells import (
    OWN_FRESH,
    CastPrepped,
    DealIfAllOpened,
    DealPerNeighbour,
    DealPerOpened,
)
from igroteka.games.aeons_end.effects.targets import AllPlayers, AnyAlly, AnyPlayer

gem("jade", 2, Aether(2), aether=2, traits=PLAIN)
gem("sifters_pearl", 3, Do(Aether(2), AllPlayers(LookAtTop(1, DISCARD))), aether=2)
gem("vriswood_amber", 3, Aether(2), aether=2, traits=PLAIN | ONTO_DECK)
gem("diamond_cluster", 4, Do(Aether(2), RepeatAether(2, only_second=True)), aether=2, traits=PLAIN)
gem("searing_ruby", 4, Do(Aether(2), SpellAether(1)), aether=2, traits=PLAIN)
gem("burning_opal", 5, Do(Aether(3), Pick(DISCARD, 1, least=0, then=AnyAlly(Draw(1)))), aether=3)
gem("clouded_sapphire", 6, Do(Aether(3), FirstPlay(AnyAlly(GainCharges(1)))), aether=3)

relic("flexing_dagger", 2, Either(Discount(3), Do(DestroyThis(), Deal(1))))
relic("bottled_vortex", 3, Do(DestroyThis(), Pick(DESTROY, 2, least=0, pile=True), Draw(1)))
relic("unstable_prism", 3, Either(PlayGemTwice(), Aether(2)))
relic("blasting_staff", 4, CastPrepped(OWN_FRESH, may=True, bonus=2))
relic("focusing_orb", 4, Either(FocusAnyBreach(), Do(DestroyThis(), CityGains(3))))
relic("mages_talisman", 5, Do(GainCharges(1), AnyAlly(GainCharges(1))))

spell("phoenix_flame", 3, Do(May(LoseCharges(1, worth=2), "may-charge"), Deal(2)))
spell("spectral_echo", 3, Do(Deal(2), Pick(DESTROY, 1, least=0)))
spell("amplify_vision", 4, Do(DealIfAllOpened(2), FocusCheapest()))
spell("ignite", 4, Do(Deal(2), AnyAlly(GainCharges(1))))
spell("lava_tendril", 4, Deal(3), casting_ends=Deal(1))
spell("dark_fire", 5, Do(Pick(DISCARD, 2, least=0, worth=3), Deal(0)))
spell("essence_theft", 5, Do(Deal(3), Pick(DISCARD, 1, least=0, then=AnyPlayer(GainLife(1)))))
spell("feral_lightning", 5, Deal(3), traits=PREPS_UNFOCUSED)
spell(
    "oblivion_swell", 5, Do(Pick(DISCARD, 1, least=0, kinds=GEMS, worth_cost=True), Deal(2)),
    while_prepped=Aether(1), traits=ONCE,
)  # fmt: skip
spell("chaos_arc", 6, DealPerNeighbour(3))
spell("planar_insight", 6, DealPerOpened(2))
spell("wildfire_whip", 6, Deal(4), while_prepped=Paid(PayAether(2), CastPrepped()))
spell("arcane_nexus", 7, Deal(4), while_prepped=ReturnPlayedGem(), traits=ONCE)
spell("consuming_void", 7, Do(Pick(DESTROY, 2, least=0, worth=3), Deal(0)))
