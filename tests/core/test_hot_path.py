"""What the compiler makes slow is kept off the hot path (docs/performance.md)."""

import ast
from pathlib import Path

import igroteka

PACKAGE = Path(igroteka.__file__).parent
ENGINE = [file for name in ("core", "games", "bots") for file in sorted((PACKAGE / name).rglob("*.py"))]


def module(file: Path) -> str:
    return ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def of_numbers(node: ast.AST | None) -> bool:
    """Whether this is a tuple written out, of numbers or of such tuples."""
    if not isinstance(node, ast.Tuple) or not node.elts:
        return False
    for item in node.elts:
        signed = item.operand if isinstance(item, ast.UnaryOp) else item
        number = isinstance(signed, ast.Constant) and isinstance(signed.value, int | float)
        if not number and not of_numbers(item) and not (isinstance(item, ast.Tuple) and not item.elts):
            return False
    return True


def constant_tuples(tree: ast.Module) -> set[str]:
    """The names of a module's constant tuples of numbers."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and of_numbers(node.value):
            found.add(node.target.id)
        elif isinstance(node, ast.Assign) and of_numbers(node.value):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def names_here(tree: ast.Module, found: dict[str, set[str]]) -> set[str]:
    """The names that mean a constant tuple in a module: its own, and those it imports."""
    names = constant_tuples(tree)
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            tuples = found.get(node.module or "", set())
            names |= {alias.asname or alias.name for alias in node.names if alias.name in tuples}
    return names


def looks(tree: ast.AST, names: set[str]) -> list[str]:
    """Where one of these names is indexed by something that is not a constant."""
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Subscript) or isinstance(node.slice, ast.Constant | ast.Slice):
            continue
        if isinstance(node.value, ast.Name) and node.value.id in names:
            found.append(f"{node.value.id}, line {node.lineno}")
    return found


def test_no_constant_tuple_of_numbers_is_indexed_by_a_variable() -> None:
    """It would be made anew, boxed, at each look: a list is not."""
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in ENGINE}
    tuples = {module(file): constant_tuples(tree) for file, tree in trees.items()}
    found = [
        f"{module(file)}: {look}" for file, tree in trees.items() for look in looks(tree, names_here(tree, tuples))
    ]
    assert not found, "make these lists: " + "; ".join(found)


def test_the_look_for_constant_tuples_finds_them() -> None:
    tree = ast.parse(
        "COSTS: Final = (0, 2, -3)\nWIDE = ((), (1, 2))\nNAMES = ('a', 'b')\nx = COSTS[place] + COSTS[1]\n"
    )
    assert constant_tuples(tree) == {"COSTS", "WIDE"}
    assert looks(tree, constant_tuples(tree)) == ["COSTS, line 4"]
    other = ast.parse("from table import COSTS as PRICES, NAMES\nx = PRICES[place]\ny = NAMES[place]\n")
    assert looks(other, names_here(other, {"table": {"COSTS", "WIDE"}})) == ["PRICES, line 2"]
