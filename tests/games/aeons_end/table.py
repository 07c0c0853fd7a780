"""An Aeon's End position to play by names, for tests that read like a story."""

from typing import Any

from igroteka.core.decision import Decision
from igroteka.games.aeons_end import GAME
from igroteka.games.aeons_end import options as opt
from igroteka.games.aeons_end.cards.facts import NAMES, NUMBER, OPENED
from igroteka.games.aeons_end.state import AeonsEnd

QUIET = "jade jade jade"  # some cards that do nothing by themselves
DEFAULTS: dict[str, Any] = {"mages": "kadir mist", "market": "deck_destruction", "foe_deck": "topple"}


class Table:
    """Wraps a position: every call answers the first open decision."""

    def __init__(self, **words: Any) -> None:
        self.state: AeonsEnd = GAME.position(**{**DEFAULTS, **words})
        self.replaced = len(self.state.destroyed)  # cards of the setup that the position does not name

    @property
    def asked(self) -> Decision:
        return self.state.decisions[0]

    @property
    def kind(self) -> str:
        return self.asked.kind

    def answer(self, option: int, seat: int | None = None) -> "Table":
        who = self.asked.seat() if seat is None else seat
        decision = self.state.decision_for(who)
        assert decision is not None and option in decision.options, f"{option} of {self.told()}"
        self.state.apply(who, option)
        return self

    def told(self) -> list[str]:
        """What is offered now, in short."""
        seat = self.asked.seat()
        return [f"{self.kind}:{self.state.choice(option, seat).dump()}" for option in self.asked.options]

    # --- answers ---------------------------------------------------------------------------------------------------

    def play(self, name: str) -> "Table":
        return self.answer(opt.PLAY + NUMBER[name])

    def gain(self, name: str) -> "Table":
        return self.answer(opt.GAIN + NUMBER[name])

    def prep(self, name: str, number: int = 0, seat: int = 0) -> "Table":
        self.answer(opt.PREP + NUMBER[name])
        return self.answer(opt.BREACH + seat * 4 + number - 1) if self.kind == "where" else self

    def dispel(self, name: str) -> "Table":
        return self.answer(opt.DISPEL + NUMBER[name])

    def card(self, name: str) -> "Table":
        return self.answer(opt.CARD + NUMBER[name])

    def spent(self, name: str) -> "Table":
        return self.answer(opt.SPENT + NUMBER[name])

    def spell(self, name: str) -> "Table":
        """The first prepped spell of this name that is offered."""
        for option in self.asked.options:
            place, layer = divmod(option - opt.SPELL_AT, 2)
            if opt.SPELL_AT <= option < opt.BREACH and self.state.name(self.state.slots[place][layer]) == name:
                return self.answer(option)
        raise AssertionError(self.told())

    cast = spell

    def use(self, number: int, layer: int = 0) -> "Table":
        return self.answer(opt.WHILE + (number - 1) * 2 + layer)

    def focus(self, number: int) -> "Table":
        return self.answer(opt.FOCUS + number - 1)

    def open(self, number: int) -> "Table":
        return self.answer(opt.OPEN + number - 1)

    def breach(self, number: int, seat: int = 0) -> "Table":
        return self.answer(opt.BREACH + seat * 4 + number - 1)

    def who(self, seat: int) -> "Table":
        return self.answer(opt.SEAT + seat)

    def charge(self) -> "Table":
        return self.answer(opt.CHARGE)

    def gems(self) -> "Table":
        return self.answer(opt.ALL_GEMS)

    def ability(self, seat: int = 0) -> "Table":
        return self.answer(opt.ABILITY + seat, seat)

    def foe(self) -> "Table":
        return self.answer(opt.FOE)

    def husk(self) -> "Table":
        return self.answer(opt.HUSK)

    def devoured(self) -> "Table":
        return self.answer(opt.DEVOURED)

    def first(self) -> "Table":
        return self.answer(opt.FIRST)

    def second(self) -> "Table":
        return self.answer(opt.SECOND)

    def yes(self) -> "Table":
        return self.answer(opt.YES)

    def no(self) -> "Table":
        return self.answer(opt.PASS)

    end = no

    # --- what lies where -------------------------------------------------------------------------------------------

    def offers(self, option: int) -> bool:
        return option in self.asked.options

    def can_gain(self, name: str) -> bool:
        return self.offers(opt.GAIN + NUMBER[name])

    def can_play(self, name: str) -> bool:
        return self.offers(opt.PLAY + NUMBER[name])

    def can_prep(self, name: str) -> bool:
        return self.offers(opt.PREP + NUMBER[name])

    def can_dispel(self, name: str) -> bool:
        return self.offers(opt.DISPEL + NUMBER[name])

    @property
    def seats_offered(self) -> list[int]:
        return [option - opt.SEAT for option in self.asked.options if opt.SEAT <= option < opt.FOCUS]

    @property
    def cards_offered(self) -> list[str]:
        return sorted(NAMES[option - opt.CARD] for option in self.asked.options if opt.CARD <= option < opt.SPENT)

    def names(self, cards: list[int]) -> list[str]:
        return [self.state.name(card) for card in cards]

    def hand(self, seat: int = 0) -> list[str]:
        return sorted(self.names(self.state.hand[seat]))

    def deck(self, seat: int = 0) -> list[str]:
        """From the top."""
        return self.names(self.state.deck[seat])[::-1]

    def pile(self, seat: int = 0) -> list[str]:
        """The discard pile from the bottom."""
        return self.names(self.state.discard[seat])

    def prepped(self, seat: int = 0) -> list[list[str]]:
        return [self.names(self.state.slots[seat * 4 + number]) for number in range(4)]

    def breaches(self, seat: int = 0) -> list[str]:
        return [
            "none" if stage < 0 else "open" if stage == OPENED else str(stage)
            for stage in self.state.breach[seat * 4 : seat * 4 + 4]
        ]

    @property
    def in_play(self) -> dict[str, int]:
        return dict(zip(self.names(self.state.foe_play), self.state.tokens, strict=True))

    @property
    def foe_pile(self) -> list[str]:
        return self.names(self.state.foe_discard)

    @property
    def destroyed(self) -> list[str]:
        """What has been destroyed in play."""
        return self.names(self.state.destroyed[self.replaced :])

    def left(self, name: str) -> int:
        return len(self.state.piles[self.state.pile_design.index(NUMBER[name])])


def drawn(card: str, **words: object) -> Table:
    """The nemesis draws this card, and then player 1 has the turn."""
    return Table(**{"turn": "nemesis", "foe_deck": f"{card} topple", "turn_deck": "turn_1", "fury": 0, **words})


def acts(card: str, **words: object) -> Table:
    """This card acts in the nemesis main phase; a harmless minion is drawn."""
    given = {
        "turn": "nemesis",
        "play": card,
        "foe_deck": "haze_spewer topple",
        "turn_deck": "turn_1",
        "fury": 0,
        **words,
    }
    return Table(**given)
