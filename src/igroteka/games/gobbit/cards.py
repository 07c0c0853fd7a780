"""The cards of Gobb'it: an animal and its colours on the front, an expert condition on the back.

Cards are numbered 0..47, the same in every game. Facts lie in flat lists by card.
"""

from typing import Final

CHAMELEON: Final = 0
FLY: Final = 1
SNAKE: Final = 2
GORILLA: Final = 3
ANIMAL_NAMES: Final = ("chameleon", "fly", "snake", "gorilla")

RED: Final = 1
BLUE: Final = 2
YELLOW: Final = 4
ALL_COLOURS: Final = 7
COLOUR_NAMES: Final = ("red", "blue", "yellow")

NO_CONDITION: Final = 0
FLIES_EXPLODE: Final = 1
COLOUR_OFF: Final = 2
REVERSE_CHAIN: Final = 3
SNAKES_EAT_FLIES: Final = 4
DIFFERENT_COLOURS: Final = 5
ALL_GHOSTS: Final = 6
CONDITION_NAMES: Final = (
    "none", "flies_explode", "colour_off", "reverse_chain", "snakes_eat_flies", "different_colours", "all_ghosts",
)  # fmt: skip

CARDS: Final = 48

NAMES: Final[list[str]] = []
ANIMAL: Final[list[int]] = []
COLOURS: Final[list[int]] = []
BACK: Final[list[int]] = []
KIND: Final[list[int]] = []  # equal for two cards that make a pair; a gorilla makes none
EATS: Final[list[bool]] = []  # by condition, predator, prey: the food chain as it stands then


def _print(animal: int, colours: int, *backs: int) -> None:
    """Add one card for each back."""
    painted = [name for bit, name in enumerate(COLOUR_NAMES) if colours >> bit & 1]
    for back in backs:
        KIND.append(-1 - len(NAMES) if animal == GORILLA else animal * 8 + colours)
        NAMES.append("_".join([*painted, ANIMAL_NAMES[animal]]))
        ANIMAL.append(animal)
        COLOURS.append(colours)
        BACK.append(back)


for _colour in (RED, BLUE, YELLOW):
    _print(CHAMELEON, _colour, 1, 2, 3, 4, 5, 6)
_print(SNAKE, RED, FLIES_EXPLODE, COLOUR_OFF, DIFFERENT_COLOURS, REVERSE_CHAIN)
_print(SNAKE, BLUE, REVERSE_CHAIN, SNAKES_EAT_FLIES, ALL_GHOSTS, FLIES_EXPLODE)
_print(SNAKE, YELLOW, SNAKES_EAT_FLIES, ALL_GHOSTS, COLOUR_OFF, DIFFERENT_COLOURS)
_print(FLY, RED, REVERSE_CHAIN, SNAKES_EAT_FLIES)
_print(FLY, BLUE, ALL_GHOSTS, FLIES_EXPLODE)
_print(FLY, YELLOW, COLOUR_OFF, DIFFERENT_COLOURS)
_print(FLY, RED | BLUE, SNAKES_EAT_FLIES, DIFFERENT_COLOURS, REVERSE_CHAIN)
_print(FLY, BLUE | YELLOW, ALL_GHOSTS, FLIES_EXPLODE, REVERSE_CHAIN)
_print(FLY, RED | YELLOW, FLIES_EXPLODE, COLOUR_OFF, DIFFERENT_COLOURS)
_print(GORILLA, 0, ALL_GHOSTS, COLOUR_OFF, SNAKES_EAT_FLIES)


def chain(predator: int, prey: int) -> bool:
    """Snakes eat chameleons and chameleons eat flies; nothing else eats anything (GB-010 to GB-015)."""
    return (predator == SNAKE and prey == CHAMELEON) or (predator == CHAMELEON and prey == FLY)


def eats(condition: int, predator: int, prey: int) -> bool:
    """Whether one card eats another while a condition is in force (GB-013, GB-016, GB-091 to GB-096)."""
    hunter = ANIMAL[predator]
    hunted = ANIMAL[prey]
    shared = COLOURS[predator] & COLOURS[prey] != 0
    if condition == FLIES_EXPLODE and hunted == FLY:
        return False
    if condition == COLOUR_OFF:
        return chain(hunter, hunted)
    if condition == DIFFERENT_COLOURS:
        return chain(hunter, hunted) and not shared
    if condition == REVERSE_CHAIN:
        return chain(hunted, hunter) and shared
    if condition == SNAKES_EAT_FLIES and hunter == SNAKE and hunted == FLY:
        return shared
    return chain(hunter, hunted) and shared


for _condition in range(len(CONDITION_NAMES)):
    for _predator in range(CARDS):
        for _prey in range(CARDS):
            EATS.append(eats(_condition, _predator, _prey))


def in_first_game(card: int) -> bool:
    """The learning deck: chameleons and one-coloured flies (GB-029)."""
    return ANIMAL[card] == CHAMELEON or (ANIMAL[card] == FLY and COLOURS[card] in (RED, BLUE, YELLOW))
