"""Which module imports which: `python -m tools.imports` draws docs/imports.svg, `--check` says whether it is current.

An arrow goes from the module that imports to the module that is imported. Imports inside functions count; imports for
the type checker alone (`if TYPE_CHECKING:`) and lookups by name (`import_module`, entry points) do not.
"""

import ast
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
SRC: Final = ROOT / "src"
PICTURE: Final = ROOT / "docs" / "imports.svg"

# From those who import to those who are imported; the picture has them in this order, from top to bottom.
LAYERS: Final = ("cli", "terminal", "server", "lab", "envs", "bots", "games", "text", "core")
ROOMS: Final = (
    "game", "live", "players", "notation", "explain", "reasons", "observe", "view", "forecast", "evaluate", "setup",
    "rules", "cards", "effects", "options", "state",
)  # fmt: skip
FACTS: Final = "card facts"  # the modules of the cards room that know no other room: below everything else


class Arrow(NamedTuple):
    """One module imports another, first in this line."""

    importer: str
    imported: str
    line: int

    def __str__(self) -> str:
        return f"{self.importer} imports {self.imported} (line {self.line})"


# --- reading the sources -------------------------------------------------------------------------------------------


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name."""
    found: dict[str, Path] = {}
    for file in sorted((SRC / "igroteka").rglob("*.py")):
        parts = file.relative_to(SRC).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def arrows() -> list[Arrow]:
    """Every pair of modules of which one imports the other, once."""
    known = modules()
    found: dict[tuple[str, str], Arrow] = {}
    for importer, file in known.items():
        for node in _executed(ast.parse(file.read_text(encoding="utf-8"))):
            for imported in _imported(node, known):
                if imported != importer:
                    found.setdefault((importer, imported), Arrow(importer, imported, node.lineno))
    return list(found.values())


def _executed(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """The import statements of a module that are ever run, those inside functions too."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            for other in node.orelse:
                yield from _executed(other)
        else:
            yield from _executed(node)


def _imported(node: ast.Import | ast.ImportFrom, known: dict[str, Path]) -> list[str]:
    """The modules a statement names; `from package import name` is the module `package.name` where there is one."""
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    else:
        assert node.level == 0, "imports are absolute in this package"
        package = node.module or ""
        full = [f"{package}.{alias.name}" for alias in node.names]
        names = [name if name in known else package for name in full]
    return [name for name in names if name in known]


# --- cycles --------------------------------------------------------------------------------------------------------


def cycles(found: Iterable[Arrow]) -> list[list[Arrow]]:
    """The shortest cycle through each knot of modules that import each other; none where imports point one way."""
    onward: dict[str, list[Arrow]] = {}
    for arrow in found:
        onward.setdefault(arrow.importer, []).append(arrow)
    seen: set[str] = set()
    rings: list[list[Arrow]] = []
    for module in sorted(onward):
        ring = _ring(module, onward)
        if ring and not seen & {arrow.importer for arrow in ring}:
            rings.append(ring)
        seen |= {arrow.importer for arrow in ring}
    return sorted(rings, key=len)


def _ring(start: str, onward: dict[str, list[Arrow]]) -> list[Arrow]:
    """The shortest way from a module back to itself, or nothing."""
    came: dict[str, Arrow] = {}
    edge = [start]
    while edge:
        following: list[str] = []
        for module in edge:
            for arrow in onward.get(module, []):
                if arrow.imported in came:
                    continue
                came[arrow.imported] = arrow
                if arrow.imported == start:
                    return _way(start, came)
                following.append(arrow.imported)
        edge = following
    return []


def _way(start: str, came: dict[str, Arrow]) -> list[Arrow]:
    way = [came[start]]
    while way[0].importer != start:
        way.insert(0, came[way[0].importer])
    return way


# --- layers and rooms ----------------------------------------------------------------------------------------------


def layer(module: str) -> str:
    """The part of the package a module belongs to: `core`, `games`, ..., empty for the package itself."""
    return module.split(".")[1] if "." in module else ""


def game_of(module: str) -> str:
    """The game a module belongs to, or nothing."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


def room(module: str) -> str:
    """The room of a game's package in which a module lies; `game` is the package's own `__init__.py`."""
    parts = module.split(".")
    return parts[3] if len(parts) > 3 else "game"


def facts_of_cards(found: Iterable[Arrow]) -> set[str]:
    """The modules of cards rooms that import nothing of the other rooms, by whatever way."""
    inside = [
        arrow for arrow in found if game_of(arrow.importer) and game_of(arrow.importer) == game_of(arrow.imported)
    ]
    facts = {module for module in modules() if game_of(module) and room(module) == "cards"}
    while True:
        above = {arrow.importer for arrow in inside if arrow.importer in facts and arrow.imported not in facts}
        if not above:
            return facts
        facts -= above


# --- the picture ---------------------------------------------------------------------------------------------------

BOX: Final = (104, 30)  # width, height
STEP: Final = 62  # from one box to the next
REACH: Final = 27  # how much farther out an arrow goes for each box it passes
MARGIN: Final = 28
TITLE: Final = 46
STYLE: Final = """
  text { font: 13px system-ui, sans-serif; fill: #1d2733 }
  .title { font-weight: 600 }
  .count { font-size: 11px; text-anchor: middle; paint-order: stroke; stroke: #fff; stroke-width: 4px }
  .name { text-anchor: middle }
  rect.box { fill: #eef3f8; stroke: #52677d }
  path { fill: none; stroke: #52677d; stroke-opacity: .75 }
  path.up { stroke: #b4532a }
"""


def draw() -> str:
    """The picture: the layers of the package, and the rooms of a game, as boxes with arrows between them."""
    between: Counter[tuple[str, str]] = Counter()
    inside: Counter[tuple[str, str]] = Counter()
    found = arrows()
    facts = facts_of_cards(found)
    for importer, imported, _ in found:
        if layer(importer) in LAYERS and layer(imported) in LAYERS and layer(importer) != layer(imported):
            between[layer(importer), layer(imported)] += 1
        if game_of(importer) and game_of(importer) == game_of(imported):
            here, there = (FACTS if module in facts else room(module) for module in (importer, imported))
            if here != there:
                inside[here, there] += 1
    left = panel("Layers: modules that import modules of another layer", LAYERS, between, 0)
    right = panel("Rooms of a game: the same, added up over the games", (*ROOMS, FACTS), inside, 470)
    height = TITLE + STEP * (len(ROOMS) + 1) + MARGIN
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 {height}" width="1080" height="{height}">'
    tip = '<path d="M0 0 8 4 0 8z" style="fill: #52677d; stroke: none"/>'
    size = 'viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse"'
    mark = f'<defs><marker id="tip" {size} orient="auto">{tip}</marker></defs>'
    paper = f'<rect width="1080" height="{height}" fill="#fff"/>'
    note = "Arrows on the right point down, to what is imported. On the left they would point up: none should."
    foot = f'<text x="{MARGIN}" y="{height - 16}">{note}</text>'
    return "\n".join([head, f"<style>{STYLE}</style>", mark, paper, *left, *right, foot, "</svg>", ""])


def panel(title: str, names: tuple[str, ...], counts: Counter[tuple[str, str]], x: int) -> list[str]:
    """Boxes below each other; an arrow bulges the farther the more boxes it passes, so that no two counts meet."""
    lines = [f'<text class="title" x="{x + MARGIN}" y="{MARGIN}">{title}</text>']
    box_x = x + MARGIN + 90
    boxes: list[str] = []
    for place, name in enumerate(names):
        y = TITLE + STEP * place
        boxes.append(f'<rect class="box" x="{box_x}" y="{y}" width="{BOX[0]}" height="{BOX[1]}" rx="5"/>')
        boxes.append(f'<text class="name" x="{box_x + BOX[0] // 2}" y="{y + 20}">{name}</text>')
    curves: list[str] = []
    labels: list[str] = []
    for (importer, imported), count in sorted(counts.items()):
        if importer not in names or imported not in names:
            continue
        first, last = names.index(importer), names.index(imported)
        down = first < last
        side = box_x + BOX[0] if down else box_x
        passed = abs(first - last)
        apart = max(1, 13 - passed) * (1 if down else -1)  # the farther an arrow goes, the farther out it begins
        begin = TITLE + STEP * first + BOX[1] // 2 + apart
        end = TITLE + STEP * last + BOX[1] // 2 - apart
        out = side + (1 if down else -1) * (14 + REACH * passed)
        width = 1 + min(3.0, count / 24)
        kind = "" if down else ' class="up"'
        way = f"M{side} {begin}C{out} {begin} {out} {end} {side} {end}"
        curves.append(f'<path{kind} d="{way}" stroke-width="{width:.1f}" marker-end="url(#tip)"/>')
        middle = side + (out - side) * 3 // 4
        labels.append(f'<text class="count" x="{middle}" y="{(begin + end) // 2 + 4}">{count}</text>')
    return lines + curves + boxes + labels


def main(argv: list[str]) -> int:
    drawn = draw()
    if "--check" in argv:
        current = PICTURE.exists() and PICTURE.read_text(encoding="utf-8") == drawn
        print("docs/imports.svg is current" if current else "docs/imports.svg is old: run python -m tools.imports")
        return 0 if current else 1
    PICTURE.write_text(drawn, encoding="utf-8")
    for ring in cycles(arrows()):
        print("a cycle: " + ", ".join(map(str, ring)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
