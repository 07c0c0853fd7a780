"""Machine instructions per decision of random play, which do not depend on how busy the machine is.

    python -m tools.instructions [GAME ...] [--games 100] [--flame FILE.svg]

Needs valgrind. `--flame` draws where the instructions of the first game go: callgrind counts calls between functions,
not whole stacks, so what a function with several callers does is shared out among them by what each call cost.
"""

import argparse
import re
import subprocess
import sys
from collections import Counter, defaultdict
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from igroteka import COMPILED, games
from igroteka.bots.table import Tally, play_games

COUNTED = "CPyPy_table___play_games"  # only what happens inside is counted
WIDTH = 1200
ROW = 17
# recursion, a method called through a base class, and parts the compiler has split off count as the function itself
ALIAS = re.compile(r"(?<!_)__[A-Za-z]\w*_glue$|\.(lto_priv|part|constprop|isra|cold)\S*$|'\d+$")
NARROWEST = 0.004  # of the whole
DEEPEST = 24


class Profile:
    """What callgrind wrote down: instructions of each function itself, and of each call from one to another."""

    def __init__(self, text: str) -> None:
        self.own: Counter[str] = Counter()
        self.calls: defaultdict[str, Counter[str]] = defaultdict(Counter)
        names: dict[str, str] = {}
        function = called = ""
        in_call = False
        for line in text.splitlines():
            if line.startswith(("fn=", "cfn=")):
                number, _, name = line.partition("=")[2].partition(" ")
                name = names.setdefault(number, ALIAS.sub("", name))
                if line.startswith("fn="):
                    function = name
                else:
                    called = name
            elif line.startswith("calls="):
                in_call = True
            elif line[:1].isdigit() or line[:1] in ("+", "-", "*"):
                cost = int(line.split()[1])
                if in_call:
                    self.calls[function][called] += cost
                else:
                    self.own[function] += cost
                in_call = False

    def total(self) -> int:
        return sum(self.own.values())


def played(name: str, count: int) -> int:
    """Play games at random; the number of decisions."""
    game = games.find(name)
    seats = game.seats[0]
    tally = Tally(seats)
    play_games(game, game.check({}, seats), ["random"] * seats, 1, count, tally)
    return tally.decisions


def profile(name: str, count: int) -> tuple[Profile, int]:
    """Count the instructions of so many games, and their decisions."""
    code = f"from tools.instructions import played; print(played({name!r}, {count}))"
    with TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind.out"
        command = ["valgrind", "--tool=callgrind", f"--toggle-collect={COUNTED}", f"--callgrind-out-file={out}"]
        done = subprocess.run([*command, sys.executable, "-c", code], capture_output=True, text=True, check=True)
        return Profile(out.read_text(encoding="utf-8", errors="replace")), int(done.stdout)


def plain(name: str) -> str:
    """A function by the name it has in the sources: `CPyDef_combat___Attack___run` is `combat.Attack.run`."""
    return re.sub(r"^CPy(Def|Py)_", "", name).replace("___", ".")


def flame(profile: Profile) -> str:
    """A picture of who calls whom: as wide as the instructions spent there, callers above what they call."""
    whole = profile.total()
    boxes: list[str] = []
    deepest = 0

    def draw(name: str, left: float, cost: float, depth: int, above: tuple[str, ...]) -> None:
        nonlocal deepest
        deepest = max(deepest, depth)
        width = cost / whole * WIDTH
        engine = name.startswith("CPy")
        label = plain(name)
        share = f"{label}: {cost / whole:.1%}"
        colour = "#e8a35c" if engine else "#8fb7d4"
        room = int(width / 6.2)
        fitting = [".".join(label.split(".")[-parts:]) for parts in (2, 1)]
        text = escape(next((short for short in fitting if len(short) <= room), ""))
        boxes.append(
            f'<g><title>{escape(share)}</title><rect x="{left:.1f}" y="{depth * ROW}" width="{width:.1f}" '
            f'height="{ROW - 1}" fill="{colour}"/><text x="{left + 2:.1f}" y="{depth * ROW + 12}">{text}</text></g>'
        )
        inside = {called: part for called, part in profile.calls[name].items() if called not in above}
        spent = profile.own[name] + sum(inside.values())
        at = left
        for called, part in sorted(inside.items(), key=lambda item: -item[1]):
            share_of = cost * part / spent if spent else 0.0
            if share_of / whole >= NARROWEST and depth < DEEPEST:
                draw(called, at, share_of, depth + 1, (*above, called))
                at += share_of / whole * WIDTH

    draw(COUNTED, 0.0, float(whole), 0, (COUNTED,))
    height = (deepest + 1) * ROW
    style = 'font-family="monospace" font-size="10"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {style}>'
    return "\n".join([head, *boxes, "</svg>"]) + "\n"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("games", nargs="*", default=games.NAMES)
    parser.add_argument("--games", dest="count", type=int, default=100)
    parser.add_argument("--flame", type=Path)
    wish = parser.parse_args(words)
    if not COMPILED:
        print("the engine is not compiled: nothing to count")
        return 1
    for name in wish.games:
        found, decisions = profile(name, wish.count)
        print(f"{name}: {found.total() / decisions:,.0f} instructions a decision")
        if wish.flame is not None and name == wish.games[0]:
            wish.flame.write_text(flame(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
