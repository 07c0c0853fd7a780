"""Promo cards: fifteen for the supply, eleven basic nemesis cards. Used only when the table asks for them."""

from igroteka.games.aeons_end.cards.declare import attack, basic, gem, minion, power, relic, spell
from igroteka.games.aeons_end.cards.facts import PREPS_ANYWHERE, PREPS_WIDE
from igroteka.games.aeons_end.effects.abilities import GainCharges, IfCharged, LoseCharges
from igroteka.games.aeons_end.effects.aether import Aether, PayAether, RepeatAether
from igroteka.games.aeons_end.effects.damage import CitySuffers, Deal, Suffer, Unleash
from igroteka.games.aeons_end.effects.decks import DestroyTop, Draw, LookAtTop
from igroteka.games.aeons_end.effects.effect import Do, Either, May, Paid, TierTwo
from igroteka.games.aeons_end.effects.hands import (
    DESTROY,
    DISCARD,
    GEMS,
    ON_DECK,
    SPELLS,
    DestroyThis,
    Pick,
    ReturnThis,
)
from igroteka.games.aeons_end.effects.market import DestroyFromPile
from igroteka.games.aeons_end.effects.spells import ALLY, SPLIT, CastPrepped, DealSplit, FromHighBreach, LosePrepped
from igroteka.games.aeons_end.effects.targets import (
    FEWEST_OPENED,
    LOWEST_LIFE,
    MOST_CHARGES,
    AllPlayers,
    AnyAlly,
    AnyPlayer,
    ThePlayer,
    Together,
)
from igroteka.games.aeons_end.effects.turn_order import ReturnTurn

gem("echo_stone", 4, Do(Aether(2), RepeatAether(1, only_second=False)), aether=2, promo=True)
gem("fractured_quartz", 4, Do(Aether(2), May(Paid(DestroyFromPile(2), Aether(1)), "may-pile")), aether=2, promo=True)
gem("coruscating_sapal", 4, Do(Aether(2), May(Paid(LoseCharges(1), Aether(2)), "may-charge")), aether=2, promo=True)

relic(
    "rock_launcher", 3,
    Do(Either(Pick(DISCARD, 1, worth_cost=True), Pick(DESTROY, 1, worth_cost=True)), Deal(0)), promo=True,
)  # fmt: skip
relic("abacus_of_ignition", 4, Do(CastPrepped(ALLY, may=True), AnyAlly(Draw(1))), promo=True)
relic("humming_shell", 7, Either(Pick(DESTROY, 2, least=0, pile=True), GainCharges(2)), promo=True)
relic("chronophage_coil", 8, Do(DestroyThis(), ReturnTurn()), promo=True)

spell("fleeting_vision", 3, Do(Deal(2), AllPlayers(LookAtTop(2, DISCARD, may=True))), promo=True)
spell("force_catalyst", 4, Deal(3), while_prepped=Paid(PayAether(3), CastPrepped()), promo=True)
spell("thieving_spirit", 5, Do(Deal(4), Aether(1)), promo=True)
spell("splinter_missile", 5, Do(AnyAlly(Pick(DISCARD, 1, least=0, worth=SPLIT)), DealSplit(4)), promo=True)
spell("drown_in_flames", 6, Do(Deal(4), May(Paid(LoseCharges(2), Deal(4)), "may-charge")), promo=True)
spell(
    "illuminating_flame", 6,
    Do(Deal(5), May(FromHighBreach(Do(DestroyThis(), GainCharges(3))), "may-burn")), promo=True,
)  # fmt: skip
spell("chronal_arc", 7, Do(Deal(4), May(ReturnThis(), "may-return")), traits=PREPS_WIDE, promo=True)
spell("parasitic_force", 8, Do(Deal(6), Pick(DESTROY, 2, least=0, pile=True)), traits=PREPS_ANYWHERE, promo=True)

basic(
    [
        attack("decimate", 1, Either(Do(Unleash(2), AnyPlayer(GainCharges(2))), CitySuffers(4))),
        attack(
            "menace", 1,
            Do(
                Together(Either(Pick(DISCARD, 1, kinds=SPELLS), LosePrepped()), 2),
                Together(Pick(ON_DECK, 1, kinds=GEMS), 2),
            ),
        ),
        minion("glyph_enigma", 1, 7, CitySuffers(TierTwo(1))),
        power(
            "spirit_cage", 1, 3, Do(Unleash(2), AnyPlayer(Pick(DISCARD, 1, kinds=SPELLS))),
            to_discard=Pick(DISCARD, 1, cost_from=5),
        ),
    ],
    1,
    promo=True,
)  # fmt: skip
basic(
    [
        power(
            "gravity_splinter", 2, 2, Do(Unleash(2), ThePlayer(FEWEST_OPENED, Suffer(3))), to_discard=PayAether(7)
        ),
        power("baneful_crux", 2, 2, Do(Unleash(2), CitySuffers(3)), to_discard=Pick(DISCARD, 2, cost_from=4)),
        attack(
            "negate", 2,
            Either(
                Do(Unleash(2), AnyPlayer(Pick(DESTROY, 1, dearest=True))),
                Do(Unleash(2), CitySuffers(3)),
            ),
        ),
        power(
            "reckoning", 2, 2,
            IfCharged(Do(ThePlayer(MOST_CHARGES, Suffer(3)), Together(Pick(DISCARD, 1), 4)), CitySuffers(6)),
        ),
    ],
    2,
    promo=True,
)  # fmt: skip
basic(
    [
        minion("gallowskulk", 3, 10, ThePlayer(LOWEST_LIFE, Suffer(3))),
        attack("unmake", 3, Do(Unleash(2), AnyPlayer(Do(DestroyTop(3, shuffled=False), Suffer(3))))),
        power("world_purge", 3, 2, Either(Unleash(3), CitySuffers(7)), to_discard=PayAether(9)),
    ],
    3,
    promo=True,
)
