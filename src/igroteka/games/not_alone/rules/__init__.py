"""How a game of Not Alone goes.

windows      when Hunt and Survival cards may be played
exploration  phase 1: the Hunted choose Places in secret
hunting      phase 2: the Creature places tokens
reckoning    phase 3: Places are revealed and used, tokens have their effects
end_of_turn  phase 4
turn         the four phases in order

Who is asked depends on public facts alone: how many cards a seat holds, what it has played, what lies on the table.
"""

from typing import Any

from igroteka.core.agenda import Verb, VerbBook
from igroteka.games.not_alone.cards import decks
from igroteka.games.not_alone.cards.places import PLACE_NAMES
from igroteka.games.not_alone.effects.copying import COPY_NEIGHBOUR
from igroteka.games.not_alone.effects.exchange import EXCHANGE, KEEP_PLAYED
from igroteka.games.not_alone.effects.hands import (
    ALL_PUT_AWAY,
    DROP_SURVIVAL,
    FRIGHTEN,
    KEEP_HIDDEN,
    PUT_AWAY,
    SCREAM,
    STRIP,
)
from igroteka.games.not_alone.effects.naming import ANTICIPATE, LURE, SILENCE
from igroteka.games.not_alone.effects.places import POWERS, TAKE_BACK
from igroteka.games.not_alone.effects.tokens import MARK, SHIFT_TOKEN
from igroteka.games.not_alone.rules.end_of_turn import END_STEPS
from igroteka.games.not_alone.rules.exploration import EXPLORATION_STEPS
from igroteka.games.not_alone.rules.hunting import HUNTING_STEPS, KEEP_ONE
from igroteka.games.not_alone.rules.reckoning import RECKONING_STEPS
from igroteka.games.not_alone.rules.turn import TURN
from igroteka.games.not_alone.rules.windows import WINDOW


def register(verbs: VerbBook) -> None:
    """Write the cards down and name all verbs, so that an agenda can be written down."""
    decks.declare()
    steps: dict[str, Verb[Any]] = {
        "turn": TURN, "exploration": EXPLORATION_STEPS, "hunting": HUNTING_STEPS, "reckoning": RECKONING_STEPS,
        "end-of-turn": END_STEPS, "window": WINDOW, "keep-one": KEEP_ONE, "take-back": TAKE_BACK, "mark": MARK,
        "put-away": PUT_AWAY, "keep-hidden": KEEP_HIDDEN, "scream": SCREAM, "drop-survival": DROP_SURVIVAL,
        "anticipate": ANTICIPATE, "strip": STRIP, "frighten": FRIGHTEN, "all-put-away": ALL_PUT_AWAY,
        "silence": SILENCE, "lure": LURE, "exchange": EXCHANGE, "shift-token": SHIFT_TOKEN,
        "copy-neighbour": COPY_NEIGHBOUR, "keep-played": KEEP_PLAYED,
    }  # fmt: skip
    for place in range(1, len(POWERS)):
        steps[PLACE_NAMES[place]] = POWERS[place]
    for name, verb in steps.items():
        verbs.add(name, verb)
