"""Games of bots written down as data: a row per game, or a row per decision; and as match files.

While games are played, what is finished lies in `FILE.part`, a line per game, so that an interrupted run can go on
(`resume`). At the end it becomes FILE: Parquet, CSV or JSON lines, by its ending. Games pass through one by one and
are not kept in memory, however many there are.
"""

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

from igroteka import games as rulebooks
from igroteka.bots.bot import Observation
from igroteka.bots.guard import Guard
from igroteka.bots.registry import load_bot
from igroteka.bots.table import tell
from igroteka.core.errors import BadFile, BadSetting
from igroteka.core.match import Match
from igroteka.core.observe import zeros
from igroteka.core.rng import Rng
from igroteka.core.state import State

KINDS: Final = (".parquet", ".csv", ".jsonl")
COLUMNS: Final = {
    "game": "the number of the game in this run, from 0",
    "seed": "the seed of its deal, as text: it has up to 64 bits",
    "bots": "the bots by seat, parted by commas",
    "outcome": "the share of each seat, parted by spaces: 1 won, 0 lost, between for a shared result",
    "winners": "the seats that won outright, parted by spaces; empty for a draw and where all lost together",
    "draw": "1 if nobody won outright and not everybody lost",
    "decisions": "how many answers were given",
    "options": "how many options a decision had on average",
    "faults": "how often a guard had to answer for a bot",
}
"""The columns of a row per game."""

MOVE_COLUMNS: Final = {
    "game": "the number of the game in this run, from 0",
    "move": "the number of the answer in its game, from 0",
    "seat": "who answered",
    "kind": "what was asked",
    "options": "what was offered, parted by spaces",
    "option": "what was answered",
    "share": "what this seat had of the game in the end",
    "observation": "what the seat knew (docs/develop/environments.md): a byte an entry, in hexadecimal digits",
}
"""The columns of a row per decision."""

ROW_GROUP: Final = 8192  # rows that are held at once while Parquet is written


class Wish:
    """Where data goes, and which."""

    def __init__(
        self, out: Path | None = None, moves: bool = False, save: Path | None = None, resume: bool = False
    ) -> None:
        if out is not None and out.suffix not in KINDS:
            raise BadSetting("bad-data-file", file=str(out), known=", ".join(KINDS))
        if (moves or resume) and out is None:
            raise BadSetting("no-data-file")
        if out is not None and out.suffix == ".parquet":
            _pyarrow()
        self.out = out
        self.moves = moves
        self.save = save
        self.resume = resume

    @property
    def anything(self) -> bool:
        return self.out is not None or self.save is not None


class Job:
    """One game to be played: who plays, from which seed, with which generators."""

    def __init__(
        self,
        game: str,
        settings: dict[str, Any],
        lineup: Sequence[str],
        number: int,
        seed: int,
        generators: Callable[[], tuple[Rng, Rng]],
    ) -> None:
        self.game = game
        self.settings = settings
        self.lineup = list(lineup)
        self.number = number
        self.seed = seed
        self.generators = generators


def play_recorded(job: Job, moves: bool, save: Path | None) -> dict[str, Any]:
    """Play a game; its row, what came of it, and with `moves` its decisions. The match file is written at once."""
    game = rulebooks.find(job.game)
    seats = len(job.lineup)
    dealt, chance = job.generators()
    state: State = game.deal(job.settings, seats, dealt)
    match = None if save is None else Match(game, job.settings, seats, job.seed, state.dump())
    layout = game.layout(job.settings, seats) if moves else None
    players = [Guard(load_bot(bot)) for bot in job.lineup]
    seen = [Observation(state, seat, chance.fork()) for seat in range(seats)]
    followers = [observation for observation in seen if players[observation.seat].follows()]
    rows: list[dict[str, Any]] = []
    offered = 0
    while state.outcome is None:
        decision = state.decisions[0]
        seat = int(decision.seat())
        option = players[seat].choose(seen[seat])
        offered += len(decision.options)
        if layout is not None:
            out = zeros(layout.size())
            game.encode(state, seat, layout, out)
            asked: dict[str, Any] = {
                "game": job.number,
                "move": int(state.moves),
                "seat": seat,
                "kind": decision.kind,
            }
            asked |= {"options": " ".join(map(str, decision.options)), "option": option, "share": 0.0}
            rows.append(asked | {"observation": out.getvalue().hex()})
        at = seen[seat].at
        state.apply(seat, option, at)
        if match is not None:
            match.play(seat, option, at)
        tell(followers, decision, seat, option)
    for made in rows:
        made["share"] = state.outcome[made["seat"]]
    if match is not None and save is not None:
        match.save(save / f"{job.game}-{job.number:06}.json", recorded=False)
    best = max(state.outcome)
    row = {
        "game": job.number,
        "seed": str(job.seed),
        "bots": ",".join(job.lineup),
        "outcome": " ".join(f"{share:g}" for share in state.outcome),
        "winners": " ".join(str(seat) for seat, share in enumerate(state.outcome) if share == 1.0),
        "draw": int(0.0 < best < 1.0),
        "decisions": int(state.moves),
        "options": round(offered / max(1, int(state.moves)), 3),
        "faults": sum(player.faults for player in players),
    }
    margins = [game.margin(state, seat) for seat in range(seats)]
    return {"row": row, "shares": list(state.outcome), "margins": margins, "moves": rows}


class Part:
    """The file of a run that is not finished: first what was asked, then a line for each finished game."""

    def __init__(self, wish: Wish, asked: dict[str, Any]) -> None:
        self.wish = wish
        self.path = None if wish.out is None else wish.out.with_name(wish.out.name + ".part")
        self.asked = json.loads(json.dumps(asked))
        self.done = 0
        if self.path is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if wish.resume and self.path.exists() and self.path.stat().st_size:
            self.done = self._count()
        else:
            self.path.write_text(json.dumps(self.asked) + "\n", encoding="utf-8")

    def _count(self) -> int:
        """How many games are whole; a torn last line is cut off, and its game is played again."""
        assert self.path is not None
        with self.path.open("r+b") as file:
            first = file.readline()
            if not first.endswith(b"\n") or json.loads(first) != self.asked:
                raise BadFile("other-run", path=str(self.path))
            whole = file.tell()
            found = 0
            for line in file:
                if line.endswith(b"\n"):
                    found += 1
                    whole += len(line)
            file.truncate(whole)
        return found

    def run(self, played: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """What was done before, then what is played now, written down as it comes; then the file of data."""
        if self.path is None:
            yield from played
            return
        yield from islice(self._games(), self.done)
        with self.path.open("a", encoding="utf-8") as file:
            for game in played:
                file.write(json.dumps(game) + "\n")
                file.flush()
                yield game
        assert self.wish.out is not None
        write_rows(self.wish.out, self._rows(), list(MOVE_COLUMNS if self.wish.moves else COLUMNS))
        self.path.unlink()

    def _games(self) -> Iterator[dict[str, Any]]:
        assert self.path is not None
        with self.path.open(encoding="utf-8") as file:
            next(file)  # what was asked
            for line in file:
                yield json.loads(line)

    def _rows(self) -> Iterator[dict[str, Any]]:
        for game in self._games():
            if self.wish.moves:
                yield from game["moves"]
            else:
                yield game["row"]


def write_rows(path: Path, rows: Iterable[dict[str, Any]], columns: list[str]) -> None:
    """A file of data, by its ending; the rows are taken as they come."""
    if path.suffix == ".parquet":
        _write_parquet(path, iter(rows), columns)
        return
    with path.open("w", encoding="utf-8", newline="") as file:
        if path.suffix == ".jsonl":
            file.writelines(json.dumps(row) + "\n" for row in rows)
        else:
            writer = csv.DictWriter(file, columns, lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)


def _write_parquet(path: Path, rows: Iterator[dict[str, Any]], columns: list[str]) -> None:
    """Row group by row group; the first one says of which types the columns are."""
    arrow = _pyarrow()
    group = list(islice(rows, ROW_GROUP))
    schema = arrow.table({column: [row[column] for row in group] for column in columns}).schema
    with import_module("pyarrow.parquet").ParquetWriter(str(path), schema) as writer:
        while group:
            writer.write_table(arrow.Table.from_pylist(group, schema=schema))
            group = list(islice(rows, ROW_GROUP))


def _pyarrow() -> Any:
    try:
        return import_module("pyarrow")
    except ImportError as error:
        raise BadSetting("no-package", package="pyarrow") from error
