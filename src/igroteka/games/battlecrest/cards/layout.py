"""The square of 36 cells: names, distances, and what a battlefield's layout of locations makes of it."""

from typing import Final

SIZE: Final = 6
CELLS: Final = 36
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
EDGE_NAMES: Final = ("north", "east", "south", "west")


def cell_name(cell: int) -> str:
    """Column letter and row number, rows from the top.

    >>> cell_name(0), cell_name(35)
    ('a1', 'f6')
    """
    return "abcdef"[cell % SIZE] + str(cell // SIZE + 1)


def cell_of(name: str) -> int:
    """The inverse of `cell_name`; -1 for a word that names no cell.

    >>> cell_of("c2"), cell_of("g1")
    (8, -1)
    """
    if len(name) != 2 or name[0] not in "abcdef" or name[1] not in "123456":
        return -1
    return (int(name[1]) - 1) * SIZE + "abcdef".index(name[0])


def steps_between(a: int, b: int) -> int:
    """Orthogonal steps: row difference plus column difference (BC-045)."""
    return abs(a // SIZE - b // SIZE) + abs(a % SIZE - b % SIZE)


def beside(cell: int, edge: int) -> int:
    """The cell across this edge, or -1 beyond the square (BC-043)."""
    if edge == NORTH:
        return cell - SIZE if cell >= SIZE else -1
    if edge == SOUTH:
        return cell + SIZE if cell < CELLS - SIZE else -1
    if edge == EAST:
        return cell + 1 if cell % SIZE < SIZE - 1 else -1
    return cell - 1 if cell % SIZE > 0 else -1


DISTANCE: Final[list[int]] = [steps_between(a, b) for a in range(CELLS) for b in range(CELLS)]
# 1 for adjacent cells, by side or corner (BC-021, BC-046).
ADJACENT: Final[list[int]] = [
    1 if a != b and abs(a // SIZE - b // SIZE) <= 1 and abs(a % SIZE - b % SIZE) <= 1 else 0
    for a in range(CELLS)
    for b in range(CELLS)
]
# How many steps a cell is from the four in the middle.
TO_MIDDLE: Final[list[int]] = [
    min(steps_between(cell, middle) for middle in (14, 15, 20, 21)) for cell in range(CELLS)
]
AROUND: Final[list[list[int]]] = [[b for b in range(CELLS) if ADJACENT[a * CELLS + b]] for a in range(CELLS)]


class Layout:
    """Which cells hold locations, heroes and companions at the start, and what follows for movement.

    A slot is the place of a location, numbered in reading order; `rows` marks locations (L), start cells of heroes
    (H) and of companions (M), and free cells.
    """

    def __init__(self, rows: list[str]) -> None:
        text = "".join(rows)
        self.rows = rows
        self.slots = [cell for cell in range(CELLS) if text[cell] == "L"]
        self.heroes = [cell for cell in range(CELLS) if text[cell] == "H"]
        self.slot_at = [-1] * CELLS
        for slot, cell in enumerate(self.slots):
            self.slot_at[cell] = slot
        self.companions = [next((cell for cell in AROUND[hero] if text[cell] == "M"), -1) for hero in self.heroes]
        # BC-081: only cells adjacent to a location can be entered, and locations themselves cannot (BC-083).
        self.open = [
            self.slot_at[cell] < 0 and any(self.slot_at[near] >= 0 for near in AROUND[cell]) for cell in range(CELLS)
        ]
        self.steps: list[list[int]] = []  # by cell: open cells one orthogonal step away
        self.touched: list[list[int]] = []  # by cell: slot * 4 + the edge of that location it touches
        self.near = [  # by cell: the slots of adjacent locations, by side or corner
            [self.slot_at[near] for near in AROUND[cell] if self.slot_at[near] >= 0] for cell in range(CELLS)
        ]
        for cell in range(CELLS):
            near = [beside(cell, edge) for edge in range(4)]
            self.steps.append([other for other in near if other >= 0 and self.open[other]])
            self.touched.append(
                [
                    self.slot_at[other] * 4 + (edge + 2) % 4
                    for edge, other in enumerate(near)
                    if other >= 0 and self.slot_at[other] >= 0
                ]
            )
        # By slot and edge: the cell at that edge of the location, or -1 where no warrior can stand.
        self.edge_cell = [-1] * (4 * len(self.slots))
        for slot, cell in enumerate(self.slots):
            for edge in range(4):
                other = beside(cell, edge)
                if other >= 0 and self.open[other]:
                    self.edge_cell[slot * 4 + edge] = other
