"""A Not Alone position to play by names, for tests that read like a story."""

from typing import Any

from igroteka.core.decision import Decision
from igroteka.core.event import Event
from igroteka.games.not_alone import GAME
from igroteka.games.not_alone import options as o
from igroteka.games.not_alone.cards.facts import CARD_NAMES
from igroteka.games.not_alone.cards.places import PAIRS, PLACE_NAMES, PLACES_IN
from igroteka.games.not_alone.state import NotAlone

WORDS = {
    "pass": o.PASS, "resist 1": o.RESIST_1, "resist 2": o.RESIST_2, "give up": o.GIVE_UP, "use": o.USE,
    "quiet": o.QUIET, "all back": o.ALL_BACK, "draw": o.DRAW, "lose will": o.LOSE_WILL, "two": o.PUT_AWAY_TWO,
    "creature token": o.CREATURE_TOKEN, "target token": o.TARGET_TOKEN,
}  # fmt: skip


def option(word: str) -> int:
    """An answer by name: `lair`, `artemia jungle`, `rover+artefact`, `artemia rover+artefact`, `clone`, `seat 2`."""
    if word in WORDS:
        return WORDS[word]
    if word in CARD_NAMES:
        return o.CARD + CARD_NAMES.index(word)
    if word.startswith("seat "):
        return o.SEAT + int(word.split()[1])
    artemia = word.startswith("artemia ")
    name = word.removeprefix("artemia ")
    if "+" in name:
        both = sum(1 << PLACE_NAMES.index(part) for part in name.split("+"))
        return (o.ARTEMIA_PAIR if artemia else o.PAIR) + PAIRS.index(both)
    return PLACE_NAMES.index(name) + (o.ARTEMIA if artemia else 0)


class Table:
    """Wraps a position. Seat 0 is the Creature, the Hunted are 1, 2, ..."""

    def __init__(self, **words: Any) -> None:
        self.state: NotAlone = GAME.position(**words)
        self.log: list[Event] = []

    def do(self, seat: int, *words: str) -> "Table":
        """Answer this seat's question, and those that follow, by name."""
        for word in words:
            decision = self.asked(seat)
            wanted = option(word)
            assert wanted in decision.options, f"{word} is not offered for {decision.kind}: {self.offers(seat)}"
            self.state.events = []
            self.state.apply(seat, wanted)
            self.log += self.state.events
        return self

    def calm(self) -> "Table":
        """Nobody plays a card at this moment."""
        while self.state.decisions and self.state.decisions[0].kind == "window":
            self.do(self.state.decisions[0].seat(), "pass")
        return self

    def explore(self, *places: str) -> "Table":
        """Each Hunted in turn lays a Place, or two: `"river rover"`."""
        self.calm()
        for seat, laid in enumerate(places, start=1):
            self.do(seat, *laid.split())
        return self

    def hunt(self, *words: str) -> "Table":
        """The Creature does this and finishes; no Hunted answers."""
        self.do(0, *words)
        return self.finish_hunt().calm() if self.phase == 2 else self

    def finish_hunt(self) -> "Table":
        if self.kind(0) == "hunt":
            self.do(0, "pass")
        return self

    def end(self) -> "Table":
        """Nothing more is done in this turn that need not be."""
        turn = self.state.turn
        while self.state.outcome is None and self.state.turn == turn:
            decision = self.state.decisions[0]
            self.state.apply(decision.seat(), decision.options[0])
        return self

    # --- looking -------------------------------------------------------------------------------------------------

    def asked(self, seat: int) -> Decision:
        decision = self.state.decision_for(seat)
        assert decision is not None, f"seat {seat} is not asked; open: {[d.kind for d in self.state.decisions]}"
        return decision

    def kind(self, seat: int) -> str:
        """What the seat is asked, "" for nothing."""
        decision = self.state.decision_for(seat)
        return "" if decision is None else decision.kind

    def offers(self, seat: int) -> list[str]:
        """The options of this seat by their kinds and things."""
        told = [self.state.choice(each, seat) for each in self.asked(seat).options]
        return [" ".join([choice.kind, *(thing.split(":")[1] for thing in choice.things())]) for choice in told]

    def may(self, seat: int, word: str) -> bool:
        return self.state.decision_for(seat) is not None and option(word) in self.asked(seat).options

    def why(self, seat: int, word: str) -> str:
        """The rule that forbids it."""
        refusal = self.state.why_not(seat, option(word))
        assert refusal is not None
        return refusal.rule

    @property
    def phase(self) -> int:
        return self.state.phase

    def hand(self, seat: int) -> str:
        return names(self.state.hand[seat])

    def discard(self, seat: int) -> str:
        return names(self.state.discard[seat])

    def played(self, seat: int) -> str:
        return names(self.state.played[seat])

    def cards(self, seat: int) -> list[str]:
        """The Hunt or Survival cards in hand."""
        held = self.state.survival[seat] if seat else self.state.hunt_hand
        return sorted(CARD_NAMES[card] for card in held)

    def will(self, seat: int) -> int:
        return self.state.will[seat]

    def seen(self, eye: int | None) -> dict[str, Any]:
        table: dict[str, Any] = self.state.view(eye)["table"]
        return table

    def happened(self, kind: str) -> int:
        return sum(event.kind == kind for event in self.log)


def names(places: int) -> str:
    return " ".join(PLACE_NAMES[place] for place in PLACES_IN[places])
