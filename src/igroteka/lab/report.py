"""What many games say about a game (`igroteka lab report mindbug`): a page with plots, and the numbers as JSON."""

import html
import json
from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from igroteka import games as rulebooks
from igroteka.bots.bot import Bot, Observation
from igroteka.bots.guard import Guard
from igroteka.bots.registry import load_bot
from igroteka.bots.table import play_out
from igroteka.core.errors import BadSetting
from igroteka.core.game import Game
from igroteka.core.rng import derive, seeded
from igroteka.core.state import State
from igroteka.lab.engines import spread
from igroteka.lab.ratings import wilson

if TYPE_CHECKING:
    from igroteka.text import Words  # the reader's words are given by who asks for the page

# What a seat did with which thing, by game: the kind of event and the argument that names the thing.
DEEDS: Final[dict[str, dict[str, str]]] = {
    "mindbug": {"draw": "card", "play": "card", "mindbug": "card"},
    "not_alone": {"card": "card", "power": "place", "caught": "place"},
    "aeons_end": {"gain": "card", "cast": "card"},
    "battlecrest": {"activate": "card"},
}
# What a seat can do often: the page says how often whoever did it most won.
RIVALRIES: Final[dict[str, tuple[str, ...]]] = {
    "gobbit": ("eaten", "robbed", "saved", "scattered", "mistake"),
}
LENGTHS: Final = 24  # columns of the plot of lengths
FEW: Final = 5  # a thing seen in fewer games is left out


def report(
    game: Game[Any],
    given: dict[str, Any],
    seats: int,
    bot: str,
    count: int,
    seed: int,
    engine: str = "local",
    workers: int = 0,
    progress: Callable[[int], None] | None = None,
    address: str = "",
) -> dict[str, Any]:
    """Let one bot play on all seats, and count."""
    if count < 1:
        raise BadSetting("game-count", games=count)
    load_bot(bot)
    tables = [game.check(table, seats) for table in tables_of(game, given, seats)]
    jobs = [(game.name, tables[n % len(tables)], seats, bot, derive(seed, "report", n)) for n in range(count)]
    played: list[dict[str, Any]] = []
    for one in spread(play, jobs, engine, workers, address):
        played.append(one)
        if progress is not None:
            progress(len(played))
    return {"game": game.name, "given": given, "seats": seats, "bot": bot, "seed": seed, **summed(played, seats)}


def tables_of(game: Game[Any], given: dict[str, Any], seats: int) -> list[dict[str, Any]]:
    """The settings to play in turn: where heroes or a nemesis are to be compared and none was named, all of them."""
    settings = {setting.name: setting for setting in game.settings}
    if "hero1" in settings and not any(name.startswith("hero") for name in given) and seats == 2:
        pairs = permutations(settings["hero1"].choices, 2)
        return [{**given, "hero1": first, "hero2": second} for first, second in pairs]
    if "nemesis" in settings and "nemesis" not in given:
        return [{**given, "nemesis": "random"}]
    return [given]


def play(name: str, settings: dict[str, Any], seats: int, bot: str, seed: int) -> dict[str, Any]:
    """One game: who had what share of it, how long it was, and what each seat did."""
    game = rulebooks.find(name)
    state: State = game.deal(settings, seats, seeded(seed))
    facts = begun_with(state)
    state.events = []
    offered = _Offered()
    players = [Guard(_Counting(load_bot(bot), offered)) for _ in range(seats)]
    made = play_out(state, players, seeded(derive(seed, "bots")))
    assert state.outcome is not None
    deeds = DEEDS.get(name, {})
    for event in state.events:
        if event.kind in deeds:
            actor = str(event.args.get("seat", event.args.get("warrior", "")))
            thing = event.args.get(deeds[event.kind])
            if isinstance(thing, str):
                kind = thing.partition(":")[0] if event.kind == "card" else event.kind  # hunt and survival, apart
                facts.add((kind, _plain(thing), _seat_of(state, actor)))
    found = sorted(facts | done_most(state))
    return {"shares": list(state.outcome), "decisions": made, "offered": offered.total / max(1, made), "facts": found}


def done_most(state: State) -> set[tuple[str, str, int]]:
    """Who did something more often than everybody else."""
    found: set[tuple[str, str, int]] = set()
    for kind in RIVALRIES.get(state.game.name, ()):
        often = Counter(str(event.args["seat"]) for event in state.events or () if event.kind == kind).most_common(2)
        if often and (len(often) == 1 or often[0][1] > often[1][1]):
            found.add(("most", f"deed:{kind}", _seat_of(state, often[0][0])))
    return found


class _Offered:
    """How many options were offered in all."""

    def __init__(self) -> None:
        self.total = 0


class _Counting(Bot):
    """Plays like another bot and counts what it was offered."""

    def __init__(self, bot: Bot, offered: _Offered) -> None:
        self.bot = bot
        self.offered = offered

    def follows(self) -> bool:
        return self.bot.follows()

    def choose(self, observation: Observation) -> int:
        self.offered.total += len(observation.options)
        return self.bot.choose(observation)


def begun_with(state: State) -> set[tuple[str, str, int]]:
    """What a table begins with that could decide it: roles, mages and nemesis, heroes and whom they meet."""
    table = state.view(None)["table"]
    found: set[tuple[str, str, int]] = set()
    for seat, player in enumerate(table.get("players", [])):
        if "mage" in player:
            found.add(("mage", player["thing"], seat))
    if "hunted" in table:  # the Hunted win together: one of them stands for all
        found |= {("role", "role:creature", 0), ("role", "role:hunted", 1)}
    if isinstance(table.get("nemesis"), dict):
        found.add(("nemesis", table["nemesis"]["thing"], 0))
    heroes = table.get("heroes", [])
    for hero in heroes:
        found.add(("hero", _plain(hero["thing"]), hero["seat"]))
        for other in heroes:
            if len(heroes) == 2 and other is not hero:
                found.add(("pairing", f"{_plain(hero['thing'])}/{_plain(other['thing'])}", hero["seat"]))
    return found


def _plain(thing: str) -> str:
    """A thing without its number."""
    return ":".join(thing.split(":")[:2])


def _seat_of(state: State, actor: str) -> int:
    """The seat an event names, or that of the warrior it names; the first seat where it names nobody."""
    kind, _, rest = actor.partition(":")
    if kind == "seat":
        return int(rest)
    if kind in ("hero", "companion"):
        warrior = int(rest.rpartition(":")[2])
        heroes = state.view(None)["table"]["heroes"]
        return int(heroes[warrior % len(heroes)]["seat"])
    return 0


# --- counting ------------------------------------------------------------------------------------------------------


def summed(played: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    """The numbers of the page."""
    won: dict[tuple[str, str], float] = defaultdict(float)
    seen: Counter[tuple[str, str]] = Counter()
    for one in played:
        for kind, thing, seat in one["facts"]:
            won[kind, thing] += one["shares"][seat]
            seen[kind, thing] += 1
    parts: dict[str, list[dict[str, Any]]] = {}
    for (kind, thing), count in seen.items():
        if count >= FEW:
            parts.setdefault(kind, []).append({"thing": thing, **_rate(won[kind, thing], count)})
    for rows in parts.values():
        rows.sort(key=lambda row: (-row["rate"], row["thing"]))
    lengths = [one["decisions"] for one in played]
    draws = sum(0.0 < max(one["shares"]) < 1.0 for one in played)
    by_seat = [
        {"thing": f"seat:{seat}", **_rate(sum(one["shares"][seat] for one in played), len(played))}
        for seat in range(seats)
    ]
    return {
        "games": len(played),
        "draws": draws,
        "decisions": {"mean": round(sum(lengths) / len(lengths), 2), "least": min(lengths), "most": max(lengths)},
        "branching": round(sum(one["offered"] for one in played) / len(played), 2),
        "lengths": _columns(lengths),
        "seats_won": by_seat,
        "parts": parts,
    }


def _rate(won: float, count: int) -> dict[str, Any]:
    low, high = wilson(won, count)
    return {"games": count, "rate": round(won / count, 4), "low": round(low, 4), "high": round(high, 4)}


def _columns(lengths: list[int]) -> list[list[int]]:
    """How many games had so many decisions: the first number of each column, and the games in it."""
    least, most = min(lengths), max(lengths)
    width = max(1, -(-(most - least + 1) // LENGTHS))
    counts = Counter((length - least) // width for length in lengths)
    return [[least + column * width, counts[column]] for column in range(max(counts) + 1)]


# --- the page ------------------------------------------------------------------------------------------------------

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fff; --soft: #5b6b7b; --bar: #3b76b8; --line: #c9d3dd }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4eaf0; --paper: #14191f; --soft: #9fb0c0; --bar: #6ea8e8; --line: #3a4653 }
}
@media print {
  :root { --ink: #000; --paper: #fff; --soft: #444; --bar: #666; --line: #bbb }
  h2 { break-after: avoid }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 54rem; padding: 0 1rem }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.2rem }
p, figcaption { color: var(--soft) } code { color: var(--ink); overflow-wrap: anywhere }
svg { width: 100%; height: auto; display: block }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif } svg .soft { fill: var(--soft) }
.bar { fill: var(--bar) } .reach { stroke: var(--ink); stroke-width: 1.5 } .half { stroke: var(--line) }
"""
ROW: Final = 20
LEFT, WIDE, RIGHT = 250, 380, 130


def page(found: dict[str, Any], words: "Words", command: str) -> str:
    """The whole page: it needs nothing but itself."""
    game = found["game"]
    title = words.say("report-title", game=words.say(game))
    facts = words.say(
        "report-facts",
        games=found["games"],
        bot=found["bot"],
        mean=found["decisions"]["mean"],
        least=found["decisions"]["least"],
        most=found["decisions"]["most"],
        branching=found["branching"],
        draws=found["draws"],
    )
    sections = [_section(words.say("report-seats"), bars(game, found["seats_won"], words))]
    sections.append(_section(words.say("report-lengths"), columns(found["lengths"])))
    for kind, rows in sorted(found["parts"].items()):
        sections.append(_section(words.say(f"report-{kind}"), bars(game, rows, words)))
    made = f"{html.escape(words.say('report-made'))} <code>{html.escape(command)}</code>"
    return (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{html.escape(title)}</title>'
        f"<style>{STYLE}</style><h1>{html.escape(title)}</h1><p>{html.escape(facts)}</p><p>{made}</p>"
        f"<p>{html.escape(words.say('report-interval'))}</p>{''.join(sections)}</html>\n"
    )


def _section(title: str, plot: str) -> str:
    return f"<section><h2>{html.escape(title)}</h2>{plot}</section>"


def named(game: str, thing: str, words: "Words") -> str:
    """A thing, or two that met; a role, or what somebody did."""
    kind, _, name = thing.partition(":")
    if kind in ("role", "deed"):
        return words.say(f"report-{kind}-{name}")
    return " – ".join(words.thing(game, part) for part in thing.split("/"))


def bars(game: str, rows: list[dict[str, Any]], words: "Words") -> str:
    """A bar for each win rate, its interval as a line across the end, and the number of games."""
    height = ROW * len(rows) + 22
    shapes = [f'<line class="half" x1="{LEFT + WIDE / 2}" x2="{LEFT + WIDE / 2}" y1="0" y2="{height - 20}"/>']
    for number, row in enumerate(rows):
        y = ROW * number
        name = html.escape(named(game, row["thing"], words))
        rate, low, high = (LEFT + WIDE * row[key] for key in ("rate", "low", "high"))
        shapes.append(f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{name}</text>')
        shapes.append(f'<rect class="bar" x="{LEFT}" y="{y + 4}" width="{rate - LEFT:.1f}" height="12"/>')
        shapes.append(f'<line class="reach" x1="{low:.1f}" x2="{high:.1f}" y1="{y + 10}" y2="{y + 10}"/>')
        shown = f"{row['rate']:.1%} · {row['games']}"
        shapes.append(f'<text class="soft" x="{LEFT + WIDE + 10}" y="{y + 14}">{shown}</text>')
    for share in (0, 50, 100):
        x = LEFT + WIDE * share / 100
        shapes.append(f'<text class="soft" x="{x}" y="{height - 4}" text-anchor="middle">{share} %</text>')
    return f'<svg role="img" viewBox="0 0 {LEFT + WIDE + RIGHT} {height}">{"".join(shapes)}</svg>'


def columns(counts: list[list[int]]) -> str:
    """How many games were how long."""
    tallest = max(count for _, count in counts)
    width = (LEFT + WIDE + RIGHT) / len(counts)
    shapes = []
    for number, (begin, count) in enumerate(counts):
        tall = 120 * count / tallest
        x = number * width
        shapes.append(
            f'<rect class="bar" x="{x:.1f}" y="{120 - tall:.1f}" width="{width - 2:.1f}" height="{tall:.1f}"/>'
        )
        if number % 4 == 0:
            shapes.append(f'<text class="soft" x="{x:.1f}" y="136">{begin}</text>')
    return f'<svg role="img" viewBox="0 0 {LEFT + WIDE + RIGHT} 140">{"".join(shapes)}</svg>'


def write(path: Path, found: dict[str, Any], words: "Words", command: str) -> None:
    """The page, and beside it the numbers with the command that made them."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page(found, words, command), encoding="utf-8")
    numbers = json.dumps({**found, "command": command}, indent=1, ensure_ascii=False)
    path.with_suffix(".json").write_text(numbers + "\n", encoding="utf-8")
