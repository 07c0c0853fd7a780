"""The ladder of levels: each level against the one below, in every game, in steps that survive an interruption.

What is finished lies in a folder: a file of games for each step, and `ladder.json` with the results. Started again,
it goes on where it was.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from igroteka.bots.levels import LEVELS, level_bot
from igroteka.core.game import Game
from igroteka.lab.arena import arena
from igroteka.lab.dataset import Wish

COLUMNS: Final = ("game", "level", "bot", "below", "games", "won", "interval")


def ladder(
    games: list[Game[Any]],
    count: int,
    seed: int,
    folder: Path,
    engine: str = "local",
    workers: int = 0,
    progress: Callable[[int], None] | None = None,
    address: str = "",
) -> list[dict[str, Any]]:
    """Every step of these games: a row for each, in order."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "ladder.json"
    done: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    rows: list[dict[str, Any]] = []
    for game in games:
        for level in LEVELS[1:]:
            step = f"{game.name}-{level}-{level_bot(game.levels, level)}-{count}-{seed}"
            if step not in done:
                done[step] = _step(game, level, count, seed, folder, engine, workers, address)
                path.write_text(json.dumps(done, indent=1) + "\n", encoding="utf-8")
            rows.append(done[step])
            if progress is not None:
                progress(len(rows))
    return rows


def _step(
    game: Game[Any], level: int, count: int, seed: int, folder: Path, engine: str, workers: int, address: str
) -> dict[str, Any]:
    """One level against the one below."""
    bots = [f"level:{level}", f"level:{level - 1}"]
    wish = Wish(out=folder / f"{game.name}-{level}.jsonl", resume=True)
    found = arena(game, {}, game.seats[0], bots, count, seed, engine, workers, None, wish, address)
    together = max(game.teams(game.check({}, game.seats[0]), game.seats[0])) == 0
    upper = found["bots"][0]
    return {
        "game": game.name,
        "level": level,
        "bot": level_bot(game.levels, level),
        "below": level_bot(game.levels, level - 1),
        "games": upper["games"],
        "won": found["against"][0][1] if together else upper["win_rate"],  # playing together: deals that went better
        "interval": [] if together else upper["interval"],
    }


def table(rows: list[dict[str, Any]]) -> str:
    """The rows as a table of Markdown.

    >>> row = {"game": "mindbug", "level": 2, "bot": "b", "below": "a", "games": 4, "won": 0.75}
    >>> print(table([row | {"interval": [0.3, 0.95]}]))
    | game | level | plays | against | won | 95 % | n |
    |---|---|---|---|---|---|---|
    | mindbug | 2 | `b` | `a` | 75 % | 30 - 95 % | 4 |
    """
    lines = ["| game | level | plays | against | won | 95 % | n |", "|---|---|---|---|---|---|---|"]
    for row in rows:
        sure = f"{row['interval'][0]:.0%} - {row['interval'][1]:.0%}" if row["interval"] else ""
        sure = sure.replace("%", " %").replace(" % -", " -")
        who = f"| {row['game']} | {row['level']} | `{row['bot']}` | `{row['below']}` "
        lines.append(f"{who}| {100 * row['won']:.0f} % | {sure} | {row['games']} |")
    return "\n".join(lines)
