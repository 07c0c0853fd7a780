"""`make rules`: how many rules of each game are cited by a test, and which are not."""

import ast
import sys
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[1]
CATALOGUES = ROOT / "docs" / "rules"
EXEMPT = ROOT / "tests" / "rules_exempt.yaml"


def cited() -> set[str]:
    """Every rule id given to @rule on a test."""
    found: set[str] = set()
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                        found |= {arg.value for arg in mark.args if isinstance(arg, ast.Constant)}
    return found


def catalogues() -> dict[str, list[str]]:
    """The rule ids of each game."""
    return {
        file.stem: [entry["id"] for entry in yaml.safe_load(file.read_text(encoding="utf-8"))]
        for file in sorted(CATALOGUES.glob("*.yaml"))
        if not file.stem.startswith("glossary")
    }


def exempt() -> dict[str, str]:
    """Rules that no test could ever show, each with its reason."""
    reasons: dict[str, str] = yaml.safe_load(EXEMPT.read_text(encoding="utf-8")) or {}
    return reasons


def main() -> int:
    covered = cited() | set(exempt())
    games = catalogues()
    for name, ids in games.items():
        missing = [rule for rule in ids if rule not in covered]
        print(f"{name} {len(ids) - len(missing)}/{len(ids)}")
        if missing:
            print("  missing: " + " ".join(missing))
    unknown = covered - {rule for ids in games.values() for rule in ids}
    if unknown:
        print("cited but in no catalogue: " + " ".join(sorted(unknown)))
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main())
