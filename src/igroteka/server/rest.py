"""What the REST API shows: the games, tables in lists, replays of finished matches."""

import json

from igroteka import games
from igroteka.bots.bot import BaselineBot, Observation
from igroteka.bots.guard import Guard
from igroteka.core.errors import GameError
from igroteka.core.lesson import lesson_of
from igroteka.core.match import Match
from igroteka.core.rng import derive, seeded
from igroteka.core.state import State
from igroteka.server import messages
from igroteka.server.bots import offered
from igroteka.server.broadcast import events_told
from igroteka.server.entries import clock_shown, decode_setup
from igroteka.server.messages import as_part
from igroteka.server.store import Listed, decode_summary

LINE = 12  # answers of another line, at most
TURNS = 2  # of whoever decided otherwise: it ends when the second one begins


def listed(row: Listed, person: str | None) -> messages.ListedTable:
    """A table in a list; in one's own list, with one's seat."""
    setup, summary = decode_setup(row.setup), decode_summary(row.about)
    shown = messages.ListedTable(
        id=setup.id,
        game=setup.game,
        settings=setup.settings,
        public=setup.public,
        status=row.status,
        clock=clock_shown(setup.clock),
        seats=[
            messages.ListedSeat(
                "person" if place.person else "bot" if place.bot else "open", place.name, place.bot or None
            )
            for place in summary.seats
        ],
        asked=summary.asked,
        created=setup.created,
        time=row.time,
        lesson=setup.lesson is not None,
        puzzle=setup.puzzle is not None,
        outcome=summary.outcome,
    )
    if person is not None:
        shown.seat = next((n for n, place in enumerate(summary.seats) if place.person == person), None)
    return shown


def about_game(name: str) -> messages.GameInfo:
    """What a client needs to build the form that opens a table."""
    game = games.find(name)
    lesson = lesson_of(game)
    return messages.GameInfo(
        game=name,
        seats=game.seats,
        settings=[messages.SettingInfo(s.name, s.default, s.choices, s.many, s.catalogue) for s in game.settings],
        bots=offered(game),
        teams={str(seats): game.teams(game.check({}, seats), seats) for seats in game.seats},
        timed=game.referee(game.seats[0]) is not None,
        lesson=0 if lesson is None else lesson.minutes,
    )


def replayed(match: Match, seat: int | None, first: int, count: int) -> list[messages.ReplayStep]:
    """Positions `first` to `first + count` with what led to each; those of another version as they were recorded."""
    last = min(first + count, len(match.moves))
    steps = [recorded(match, seat, at) for at in range(first, min(last, match.first) + 1)] if match.first else []
    state = match.at(match.first)
    if first == 0 and not match.first:
        steps.append(messages.ReplayStep(0, seen(state, seat)))
    for at, (mover, option, when) in enumerate(match.moves[match.first : last], start=match.first + 1):
        choice = state.choice(option, mover).dump()
        state.events = []
        state.apply(mover, option, when)
        if at >= first:
            steps.append(
                messages.ReplayStep(
                    move=at,
                    view=seen(state, seat),
                    seat=mover,
                    option=option,
                    choice=as_part(choice, messages.GameEvent),
                    events=events_told(state.events, seat),
                )
            )
    return steps


def other_line(match: Match, number: int, option: int) -> Match:
    """How a match could have gone on, had its decision `number` (from 1) been answered otherwise.

    The game's own players go on, each from what it knows, until whoever decided has had a turn more.
    """
    chooser = match.moves[number - 1][0]
    line = Match(match.game, match.settings, match.seats, match.seed, match.start)
    for seat, played, at in match.moves[: number - 1]:
        line.play(seat, played, at)
    line.play(chooser, option)
    turns, rng = 0, seeded(derive("line", number))
    while line.state.outcome is None and len(line.moves) < number + LINE:
        seat = int(line.state.decisions[0].seat())
        turns += seat == chooser and line.moves[-1][0] != chooser
        if turns == TURNS:
            break
        line.play(seat, Guard(BaselineBot()).choose(Observation(line.state.imagine(seat, rng), seat, rng)))
    return line


def recorded(match: Match, seat: int | None, at: int) -> messages.ReplayStep:
    """A position that another version played, as it was seen then."""
    if match.past is None or not match.past.has(at):
        raise GameError("move-needs-version", number=at, version=match.version)
    step, view = match.past.step(at), as_part(match.past.view(at, seat), messages.View)
    if "option" not in step:
        return messages.ReplayStep(at, view)
    return messages.ReplayStep(
        move=at,
        view=view,
        seat=step["seat"],
        option=step["option"],
        choice=as_part(step["choice"], messages.GameEvent),
        events=events_told(match.past.events(at), seat),
    )


def seen(state: State, seat: int | None) -> messages.View:
    return as_part(state.view(seat), messages.View)


def names_given(game: str, language: str) -> str:
    """The names a game's own data give its things, as messages: "crest:akhena.sky" is <game>-crest-akhena-sky."""
    if game not in games.names():
        return ""
    return "".join(
        f"\n{game}-{thing.replace(':', '-').replace('.', '-')} = {{ {json.dumps(name, ensure_ascii=False)} }}"
        for thing, name in games.find(game).names(language).items()
    )
