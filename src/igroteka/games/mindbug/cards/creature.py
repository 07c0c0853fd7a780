"""What a Mindbug card is declared as."""

from igroteka.games.mindbug.cards.faces import Lasting
from igroteka.games.mindbug.effects.effect import Effect


class Creature:
    """A face: a name, a power, keywords, and what it does. Numbered and copied as the set says.

    `evolves` names the next stage; a face without copies is such a later stage.
    """

    def __init__(
        self,
        name: str,
        power: int,
        keywords: int = 0,
        copies: int = 1,
        play: Effect | None = None,
        attack: Effect | None = None,
        defeated: Effect | None = None,
        action: Effect | None = None,
        buried: Effect | None = None,
        always: Lasting | None = None,
        in_discard: Lasting | None = None,
        stage: int = 0,
        evolves: str = "",
    ) -> None:
        self.name = name
        self.power = power
        self.keywords = keywords
        self.copies = copies
        self.triggers = [play, attack, defeated, action, buried]
        self.always = always
        self.in_discard = in_discard
        self.stage = stage
        self.evolves = evolves

    @property
    def plain(self) -> bool:
        """A creature without an ability."""
        return not any(self.triggers) and self.always is None and self.in_discard is None
