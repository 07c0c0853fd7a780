"""A table as the fold of its log: who sits where, the match, the offers, the result. No I/O and no clock of its own.

`apply` does what an entry says; whether it may be done was checked before it was written (requests.py). Replaying the
log gives the same table again, on any machine.
"""

import zlib
from collections.abc import Callable
from typing import Any

from igroteka import games
from igroteka.core.decision import Decision, seats_in
from igroteka.core.errors import GameError
from igroteka.core.event import Event
from igroteka.core.lesson import Answer, Guide, Lesson, begin
from igroteka.core.match import Match
from igroteka.core.state import View, merge
from igroteka.server import entries
from igroteka.server.clock import Clock
from igroteka.server.entries import AnyEntry, Setup
from igroteka.server.guidance import lesson_info
from igroteka.server.history import Answers, AppliedEntry, History, shared_move
from igroteka.server.messages import LessonInfo, Offer, PuzzleInfo, Result, SeatKind, Status
from igroteka.server.shuffle import commitment, mixed

STAND_IN = "baseline"  # the game's own player
TIMED_STAND_IN = "adult"  # in games against the clock
SPECTATORS = ""  # among those who are not heard
NONCES_WAIT = 3_000  # milliseconds a table that begins by itself waits for nonces


class Seat:
    """A place at the table: a person (by the hash of the secret), a bot, both (the bot stands in), or nobody."""

    def __init__(self, person: str, name: str, bot: str) -> None:
        self.person = person
        self.name = name
        self.bot = bot
        self.once = False  # the bot stands in for one decision only

    @property
    def kind(self) -> SeatKind:
        return "person" if self.person else "bot" if self.bot else "open"


class Record:
    """One table. `n` is the number of the last entry."""

    def __init__(self, setup: Setup, packs: dict[str, str] | None = None) -> None:
        self.setup = setup
        self.packs = packs or {}  # that the table was opened with, by content
        self.game = games.find(setup.game).made_with(self.packs)
        self.seats = [Seat(place.person, place.name, place.bot) for place in setup.seats]
        self.clock = Clock(setup.clock, len(self.seats))
        self.timed = self.game.referee(len(self.seats)) is not None
        self.stand_in = TIMED_STAND_IN if self.timed else STAND_IN
        self.teams = self.game.teams(setup.settings, len(self.seats))
        self.n = 0
        self.time = setup.created
        self.started = 0
        self.match: Match | None = None
        self.secret_moves: list[int] = []  # the numbers of the moves that nobody else saw at once
        self.asked = [0] * len(self.seats)  # by seat: the number at which its open question was opened
        self.asked_at = [0] * len(self.seats)  # and the time
        self._open: list[Decision | None] = [None] * len(self.seats)  # by seat: the question that was open last
        self.offer: Offer | None = None
        self.grace = 0  # of an offer to replace somebody: how long they may still answer once the others agree
        self.draw_offered = False  # since the last move
        self.result: Result | None = None
        self.agreed = False  # on a rematch
        self.rematch = ""
        self.closed = setup.closed  # to spectators
        self.removed: set[str] = set()  # people the opener wants no more in a seat
        self.muted: dict[str, set[str]] = {}  # by person: whom they do not hear (SPECTATORS: all without a seat)
        self.silenced: set[str] = set()  # likewise: whom nobody hears
        self._nonces: dict[str, str] = {}  # by person
        self.answers = Answers()
        self.verdicts: dict[tuple[str, str], str] = {}  # by person and key of a request: what a referee said to it
        self.by_strangers = 0  # entries of people without a seat
        self.log = History()
        self.guide = None if setup.lesson is None else Guide(Lesson(setup.lesson), self.timed)
        self.basis: Any = None  # the snapshot it goes on from, where not from its first entry (snapshots.py)
        self.freed = 0  # how many moves the guided part of a lesson had

    @property
    def guided(self) -> bool:
        """Whether a lesson decides what can be done now."""
        return self.guide is not None and self.guide.guiding

    @property
    def status(self) -> Status:
        return "open" if self.match is None else "playing" if self.result is None else "over"

    @property
    def commitment(self) -> str:
        return commitment(self.setup.seed)

    def nonce_of(self, person: str) -> str | None:
        return self._nonces.get(person)

    def nonces(self) -> list[str | None]:
        """By seat: what its person added to the shuffle."""
        return [self._nonces.get(seat.person) if seat.person else None for seat in self.seats]

    @property
    def starting(self) -> bool:
        """Whether the game begins by itself."""
        return self.setup.begins and self.match is None and all(seat.kind != "open" for seat in self.seats)

    def nonces_missing(self) -> bool:
        return any(seat.person and seat.person not in self._nonces for seat in self.seats)

    def seat_of(self, person: str) -> int | None:
        if person:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def shut_out(self, person: str) -> bool:
        """Whether somebody may not watch: those without a seat at a closed table, once the game has begun."""
        watches = self.match is not None and self.seat_of(person) is None and person != self.setup.host
        return self.closed and watches

    def speaker(self, seat: int | None) -> str:
        """Whom to mute, to hear a seat (None: the spectators) no more."""
        return SPECTATORS if seat is None else self.seats[seat].person or f"seat {seat}"

    def unheard(self, people: set[str]) -> list[int | None]:
        """The seats of such people."""
        found: list[int | None] = [n for n, seat in enumerate(self.seats) if seat.person and seat.person in people]
        return [*found, None] if SPECTATORS in people else found

    def people(self) -> list[int]:
        """The seats people play themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.person and not seat.bot]

    def bots_to_move(self) -> list[int]:
        """The seats whose bot has to answer now: where people may answer too, they do."""
        if self.match is None or self.result is not None or self.timed or self.guided or self._next_of_line():
            return []
        due: list[int] = []
        for decision in self.match.state.decisions:
            seats = seats_in(decision.seats)
            if decision.waits and all(self.seats[seat].bot for seat in seats):
                due.append(seats[0])
        return due

    def asked_people(self) -> list[int]:
        """The seats of people who have something to decide."""
        if self.match is None or self.result is not None:
            return []
        return [seat for seat in self.people() if self.waited_for(seat)]

    def waited_for(self, seat: int) -> bool:
        """Whether the table waits for this seat; an offer it may take or leave is nothing to wait for."""
        decision = None if self.match is None else self.match.state.decision_for(seat)
        return decision is not None and decision.waits

    def due(self) -> int | None:
        """When the server has to do something by itself."""
        if self.bots_to_move() or (self.agreed and not self.rematch):
            return self.time
        if self.offer is not None and self.offer.until:
            return self.offer.until
        if self.starting:
            return self.setup.created + NONCES_WAIT
        out = self.clock.first_out()
        return None if out is None else self.time + out[1]

    # --- what may be asked for -----------------------------------------------------------------------------------

    def need(self, *status: str) -> None:
        if self.status not in status:
            raise {
                "open": GameError("table-open"),
                "playing": GameError("table-playing"),
                "over": GameError("table-over"),
            }[self.status]

    def need_seat(self, person: str) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise GameError("not-seated")
        return seat

    def need_place(self, seat: int) -> Seat:
        if seat >= len(self.seats):
            raise GameError("no-such-seat", seat=seat + 1, seats=len(self.seats))
        return self.seats[seat]

    @property
    def hints(self) -> bool:
        """Whether hints may be asked for: against bots always, between people where the table says so."""
        alone = sum(bool(seat.person) for seat in self.seats) < 2 and all(seat.kind != "open" for seat in self.seats)
        return self.setup.hints or alone

    def bots_compete(self) -> bool:
        return any(not seat.person for seat in self.seats)

    def stand_in_plays(self, but: int) -> bool:
        """Whether a bot plays for another person, who cannot agree to anything meanwhile."""
        return any(seat.person and seat.bot for number, seat in enumerate(self.seats) if number != but)

    # --- what happens --------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> AppliedEntry:
        """The next entry of the log."""
        self.n += 1
        self.time = entry.time
        self.clock.run(entry.ran)
        applied = AppliedEntry(self.n, entry)
        if entry.key:
            self.answers.add(entry.person, entry.key, self.n)
            self.by_strangers += self.seat_of(entry.person) is None
        _DO[type(entry)](self, entry, applied)
        self.log.append(applied)
        self._ask(applied)
        return applied

    def _sit(self, entry: entries.Sit, applied: AppliedEntry) -> None:
        for number, seat in enumerate(self.seats):
            if seat.person == entry.person:
                self.seats[number] = Seat("", "", "")
        self.seats[entry.seat] = Seat(entry.person, entry.name, "")
        self._add_nonce(entry.person, entry.nonce)
        applied.table_changed = True

    def _nonce(self, entry: entries.Nonce, applied: AppliedEntry) -> None:
        self._add_nonce(entry.person, entry.nonce)

    def _add_nonce(self, person: str, nonce: str) -> None:
        """The first that somebody gives counts."""
        if nonce:
            self._nonces.setdefault(person, nonce)

    def _invite(self, entry: entries.Invite, applied: AppliedEntry) -> None:
        self.seats[entry.seat] = Seat(entry.guest, entry.name, "")
        applied.table_changed = True

    def _stand(self, entry: entries.Stand, applied: AppliedEntry) -> None:
        self.seats[entry.seat] = Seat("", "", "")
        applied.table_changed = True

    def _remove(self, entry: entries.Remove, applied: AppliedEntry) -> None:
        self.removed.add(self.seats[entry.seat].person)
        self.seats[entry.seat] = Seat("", "", "")
        applied.table_changed = True

    def _bot(self, entry: entries.Bot, applied: AppliedEntry) -> None:
        """Before the game the seat becomes the bot's; during it the bot stands in for the person."""
        if self.match is None:
            self.seats[entry.seat] = Seat("", "", entry.bot or "")
        else:
            self.seats[entry.seat].bot = entry.bot or ""
            self.seats[entry.seat].once = False
            self._stood_in(entry.seat, applied)
        applied.table_changed = True

    def _back(self, entry: entries.Back, applied: AppliedEntry) -> None:
        self.seats[entry.seat].bot = ""
        applied.table_changed = True

    def _start(self, entry: entries.Start, applied: AppliedEntry) -> None:
        self._add_nonce(entry.person, entry.nonce)
        if self.guide is None:
            seed = mixed(self.setup.seed, self.nonces())
            self.match = Match(self.game, self.setup.settings, len(self.seats), seed, self.setup.start)
        else:
            self._set_up(self.guide, applied)
        self.started = entry.time
        applied.table_changed = applied.position_changed = True
        self._judge(applied)

    def _move(self, entry: entries.Move, applied: AppliedEntry) -> None:
        assert self.match is not None
        self.clock.answered(entry.seat)
        if self.guide is not None:
            self.guide.played(self.match.state, entry.seat, entry.option)
            applied.table_changed = True
        astray = self._goes_astray(entry)
        applied.events = self._play(entry.seat, entry.option, entry.at)
        applied.position_changed = True
        self.draw_offered = False
        seat = self.seats[entry.seat]
        if seat.once:
            seat.bot, seat.once = "", False
            applied.table_changed = True
        if self.offer is not None and self.offer.of in (None, entry.seat):  # moving on says no
            self.offer = None
            applied.table_changed = True
        self._follow_guide(applied)
        self._judge(applied)
        if astray and self.result is None:
            self._unsolved(applied)

    def _moves(self, entry: entries.Moves, applied: AppliedEntry) -> None:
        """A moment of a timed game, with the requests that were answered in it."""
        for seat, option, at in entry.moves:
            applied.events += self._play(seat, option, at)
        for seat, key, n, verdict in entry.answers:
            person = self.seats[seat].person
            self.answers.add(person, key, n)
            self.verdicts[person, key] = verdict
        applied.position_changed = True
        self.draw_offered = False
        self._judge(applied)

    def _play(self, seat: int, option: int, at: int) -> list[Event]:
        assert self.match is not None
        decision = self.match.state.decision_for(seat)
        if decision is not None and decision.kind in self.game.secret:
            self.secret_moves.append(len(self.match.moves))
        events = self.match.play(seat, option, at)
        moves = self.match.moves
        moves[-1] = shared_move(moves[-1])
        return events

    def _say(self, entry: AnyEntry, applied: AppliedEntry) -> None:
        """Chat changes nothing."""

    def _mute(self, entry: entries.Mute, applied: AppliedEntry) -> None:
        unheard = self.silenced if entry.all else self.muted.setdefault(entry.person, set())
        (unheard.add if entry.on else unheard.discard)(self.speaker(entry.seat))
        applied.table_changed = entry.all

    def _spectators(self, entry: entries.Spectators, applied: AppliedEntry) -> None:
        self.closed = not entry.on
        applied.table_changed = True

    def _offer(self, entry: entries.Offer, applied: AppliedEntry) -> None:
        wait = [seat for seat in self.people() if seat != entry.seat]
        if entry.what == "undo" and (self._was_free(entry.seat) if entry.free is None else entry.free):
            wait = []
        self.draw_offered = self.draw_offered or entry.what == "draw"
        self.grace = entry.grace
        wait = [seat for seat in wait if seat != entry.of]
        self.offer = Offer(entry.what, entry.seat, [entry.seat], wait, entry.of)
        applied.table_changed = True
        self._settle_offer(applied)

    def _reply(self, entry: entries.Reply, applied: AppliedEntry) -> None:
        assert self.offer is not None
        applied.table_changed = True
        if not entry.yes:
            self.offer = None
            return
        self.offer.wait.remove(entry.seat)
        self.offer.yes.append(entry.seat)
        self._settle_offer(applied)

    def _settle_offer(self, applied: AppliedEntry) -> None:
        """When nobody is waited for any more, what was offered happens."""
        offer = self.offer
        if offer is None:
            return
        people = self.people()
        offer.wait = [seat for seat in offer.wait if seat in people]
        if offer.wait:
            return
        self.offer = None
        if offer.what == "undo":
            self._undo(offer.seat, applied)
        elif offer.what == "draw":
            self._finish("draw", [0.5] * len(self.seats), None, applied)
        elif offer.what == "replace":
            offer.until = self.time + self.grace
            self.offer = offer
        else:
            self.agreed = True

    def _stood_in(self, seat: int, applied: AppliedEntry) -> None:
        """A bot plays for somebody from now on; it agrees to nothing in their name."""
        if self.setup.form == 1:
            self._settle_offer(applied)
        elif self.offer is not None and seat in (self.offer.seat, self.offer.of, *self.offer.wait):
            self.offer = None

    def _flag(self, entry: entries.Flag, applied: AppliedEntry) -> None:
        """Out of time: the team loses, or a bot makes this move (the rest of them on a clock for the whole game)."""
        applied.table_changed = True
        if self.setup.clock.out == "lose":
            self._give_up(entry.seat, "time", applied)
        else:
            self.seats[entry.seat].bot = self.stand_in
            self.seats[entry.seat].once = self.clock.per_move > 0

    def _concede(self, entry: entries.Concede, applied: AppliedEntry) -> None:
        applied.table_changed = True
        self._give_up(entry.seat, "left" if entry.claimed else "concede", applied)

    def _rematch(self, entry: entries.Rematch, applied: AppliedEntry) -> None:
        self.rematch = entry.table
        applied.table_changed = True

    def _give_up(self, seat: int, reason: str, applied: AppliedEntry) -> None:
        """A team without people has lost; with other people, or more than two teams, a bot plays on."""
        team = self.teams[seat]
        others = [other for other in self.people() if self.teams[other] == team and other != seat]
        if others or len(set(self.teams)) > 2:
            self.seats[seat].bot, self.seats[seat].once = self.stand_in, False
            self._stood_in(seat, applied)
            if self.people():
                return
        share = 1.0 / max(1, len(set(self.teams)) - 1)
        self._finish(reason, [share * (other != team) for other in self.teams], seat, applied)

    def _judge(self, applied: AppliedEntry) -> None:
        assert self.match is not None
        puzzle = self.setup.puzzle
        if self.match.state.outcome is not None and not self.guided:
            self._finish("rules", list(self.match.state.outcome), None, applied)
        elif puzzle is not None and len(self.match.moves) >= puzzle.decisions:
            self._unsolved(applied)

    def _unsolved(self, applied: AppliedEntry) -> None:
        assert self.setup.puzzle is not None
        seat = self.setup.puzzle.seat
        self._finish("unsolved", [float(team != self.teams[seat]) for team in self.teams], seat, applied)

    def _finish(self, reason: str, outcome: list[float], seat: int | None, applied: AppliedEntry) -> None:
        self.result = Result(reason, outcome, seat)
        self.offer = None
        applied.table_changed = applied.position_changed = True

    # --- lessons -------------------------------------------------------------------------------------------------

    def _lesson(self, entry: entries.Lesson, applied: AppliedEntry) -> None:
        assert self.guide is not None
        applied.table_changed = True
        {"on": self.guide.go_on, "skip": self.guide.skip, "leave": self.guide.leave}[entry.what]()
        self._follow_guide(applied)
        self._judge(applied)

    def _follow_guide(self, applied: AppliedEntry) -> None:
        """Set up the board the lesson wants next; note when the person is on their own."""
        if self.guide is None or self.match is None:
            return
        if self.guide.new_board:
            self._set_up(self.guide, applied)
        if self.guided:
            self.freed = len(self.match.moves)

    def _set_up(self, guide: Guide, applied: AppliedEntry) -> None:
        """A prepared position, with the person in the seat the lesson gives them."""
        state = begin(self.game, guide)
        self.match = Match(self.game, state.settings, state.seats, self.setup.seed, state.dump())
        self.secret_moves.clear()
        seat = next(number for number, seat in enumerate(self.seats) if seat.person)
        seats, learner = self.seats, guide.learner
        seats[seat], seats[learner] = seats[learner], seats[seat]
        self.freed = 0
        applied.table_changed = applied.position_changed = True

    def scripted(self) -> Answer | None:
        """What the lesson, or the defender of a puzzle, answers next."""
        if self.status != "playing":
            return None
        if self.guide is not None:
            return self.guide.scripted()
        answer = self._next_of_line()
        return None if answer is None or self.seats[answer.seat].person else answer

    def _next_of_line(self) -> Answer | None:
        """The next answer of the proof of a puzzle."""
        if self.setup.puzzle is None or self.match is None or len(self.match.moves) >= len(self.setup.puzzle.line):
            return None
        return Answer(self.setup.puzzle.line[len(self.match.moves)], self.setup.puzzle.seat)

    def _goes_astray(self, entry: entries.Move) -> bool:
        """Whether an answer leaves the proof of a puzzle: another one would have won, this one does not."""
        right = self._next_of_line()
        return right is not None and self.match is not None and entry.option not in right.options(self.match.state)

    def lesson_info(self) -> LessonInfo | None:
        """Where the lesson is, for those who show it."""
        if self.guide is None or self.match is None:
            return None
        return lesson_info(self.guide, self.match.state)

    def puzzle_info(self) -> PuzzleInfo | None:
        """The puzzle, where the table is one. It is solved by winning as the rules say, within its decisions."""
        task, result = self.setup.puzzle, self.result
        if task is None:
            return None
        solved = None if result is None else result.reason == "rules" and result.outcome[task.seat] == 1.0
        return PuzzleInfo(task.id, task.grade, task.seat, task.decisions, solved)

    # --- undo ----------------------------------------------------------------------------------------------------

    def undo_is_free(self, seat: int) -> bool:
        """Whether only this seat has answered since its last move, and nobody was told anything new."""
        assert self.match is not None
        last = self.match.last_of(seat)
        return last is not None and last == len(self.match.moves) - 1 and self.match.told_nothing_since(last)

    def _was_free(self, seat: int) -> bool:
        """The same by the rule of release 0.1, whose logs do not say it: no card became known and no chance was used
        by the last move; never in a game that hides nothing."""
        assert self.match is not None
        last, state = len(self.match.moves) - 1, self.match.state
        if not state.known or self.match.last_of(seat) != last:
            return False
        before = self.match.at(last)
        cards = [card for zone in state.zones().values() for card in zone if card < len(state.known)]
        return (
            before.rng.dump() == state.rng.dump()
            and before.placed == state.placed
            and all(before.known[card] == state.known[card] for card in cards)
        )

    def _undo(self, seat: int, applied: AppliedEntry) -> None:
        assert self.match is not None
        last = self.match.last_of(seat)
        assert last is not None
        applied.undone = len(self.match.moves) - last
        self.match.undo(applied.undone)
        self.secret_moves = [number for number in self.secret_moves if number < last]
        applied.position_changed = True

    def answers_seen(self, seat: int) -> list[tuple[int, int]]:
        """Every answer of the match (seat, option) that this seat saw when it was given."""
        assert self.match is not None
        secret = set(self.secret_moves)
        return [
            (mover, option)
            for number, (mover, option, _) in enumerate(self.match.moves)
            if mover == seat or number not in secret
        ]

    # --- who is asked --------------------------------------------------------------------------------------------

    def _ask(self, applied: AppliedEntry) -> None:
        """Note which seats are asked something new, and whose clocks run."""
        running: list[int] = []
        fresh: list[int] = []
        if self.match is not None and self.result is None:
            for number in range(len(self.seats)):
                decision = self.match.state.decision_for(number)
                if decision is None:
                    self._open[number] = None
                    continue
                if decision is not self._open[number]:
                    self._open[number] = decision
                    self.asked[number] = self.n
                    self.asked_at[number] = self.time
                    fresh.append(number)
                if decision.waits and self.seats[number].person and not self.seats[number].bot:
                    running.append(number)
        self.clock.ask(running, fresh)
        if self.offer is not None and self.offer.of is not None and not self.waited_for(self.offer.of):
            self.offer = None  # nobody is kept waiting any more
            applied.table_changed = True

    def go_on_asking(self) -> None:
        """The questions of the position are those that were open already."""
        assert self.match is not None
        self._open = [self.match.state.decision_for(seat) for seat in range(len(self.seats))]

    def check(self) -> int:
        """A number that follows from what is asked and from chance: where two versions play otherwise, it differs."""
        assert self.match is not None
        state = self.match.state
        asked = [(decision.seats, decision.kind, decision.options) for decision in state.decisions]
        return zlib.crc32(repr((asked, state.news(), state.outcome)).encode()) or 1

    # --- what is told --------------------------------------------------------------------------------------------

    def shared(self) -> View | None:
        """The position as everybody may see it; a match that was ended at the table asks nothing more."""
        if self.match is None:
            return None
        view = self.match.state.shared()
        if self.result is not None:
            view["decisions"] = []
            view["outcome"] = self.result.outcome
        return view

    def own(self, seat: int) -> View:
        """What a seat sees of it besides."""
        assert self.match is not None
        own = self.match.state.own(seat)
        if self.result is not None:
            own.pop("decisions", None)
        return own

    def view(self, seat: int | None) -> View | None:
        """The position as a seat may see it, in one piece."""
        view = self.shared()
        if view is not None and seat is not None:
            merge(view, self.own(seat))
        return view


def finished(record: Record) -> Match:
    """The match of a table that is over; before that, neither its moves nor its seed are shown."""
    if record.result is None or record.match is None:
        raise GameError("not-over")
    return record.match


_DO: dict[type, Callable[[Record, Any, AppliedEntry], None]] = {
    entries.Sit: Record._sit,
    entries.Stand: Record._stand,
    entries.Remove: Record._remove,
    entries.Invite: Record._invite,
    entries.Bot: Record._bot,
    entries.Back: Record._back,
    entries.Nonce: Record._nonce,
    entries.Start: Record._start,
    entries.Move: Record._move,
    entries.Moves: Record._moves,
    entries.Say: Record._say,
    entries.Emote: Record._say,
    entries.Mute: Record._mute,
    entries.Spectators: Record._spectators,
    entries.Offer: Record._offer,
    entries.Reply: Record._reply,
    entries.Flag: Record._flag,
    entries.Concede: Record._concede,
    entries.Rematch: Record._rematch,
    entries.Lesson: Record._lesson,
}
