"""A table as the fold of its log: who sits where, the match, the offers, the result. No I/O and no clock of its own.

`check_*` methods refuse what may not be done now; `apply` does what a checked entry says. Replaying the log gives
the same table again, on any machine.
"""

import hashlib
from collections.abc import Callable
from typing import Any

from igroteka import games
from igroteka.core.decision import Decision, seats_in
from igroteka.core.errors import GameError
from igroteka.core.event import Event
from igroteka.core.match import Match
from igroteka.core.state import View
from igroteka.server import entries
from igroteka.server.clock import Clock
from igroteka.server.entries import AnyEntry, Setup

STAND_IN = "baseline"
QUICK_STAND_IN = "adult"  # in games where speed counts


class Seat:
    """A place at the table: a person (by the hash of the secret), a bot, both (the bot stands in), or nobody."""

    def __init__(self, person: str, name: str, bot: str) -> None:
        self.person = person
        self.name = name
        self.bot = bot
        self.once = False  # the bot stands in for one decision only

    @property
    def kind(self) -> str:
        return "person" if self.person else "bot" if self.bot else "open"


class Standing:
    """An offer that waits for answers."""

    def __init__(self, what: str, seat: int, wait: list[int]) -> None:
        self.what = what
        self.seat = seat
        self.yes = [seat]
        self.wait = wait


class Happened:
    """One entry with what followed from it, kept so that a resumed connection misses nothing."""

    def __init__(self, n: int, entry: AnyEntry) -> None:
        self.n = n
        self.entry = entry
        self.events: list[Event] = []
        self.undone = 0
        self.moved = False  # the position changed
        self.table = False  # the table's description changed


class Record:
    """One table. `n` is the number of the last entry."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = games.find(setup.game)
        self.seats = [Seat(place.person, place.name, place.bot) for place in setup.seats]
        self.clock = Clock(setup.clock, len(self.seats))
        self.timed = self.game.referee(len(self.seats)) is not None
        self.stand_in = QUICK_STAND_IN if self.timed else STAND_IN
        self.teams = self.game.teams(setup.settings, len(self.seats))
        self.n = 0
        self.time = setup.created
        self.started = 0
        self.match: Match | None = None
        self.quiet: list[bool] = []  # by move: it revealed nothing to anybody
        self.asked = [0] * len(self.seats)  # by seat: the number at which its open question was opened
        self._open: list[Decision | None] = [None] * len(self.seats)  # by seat: the question that was open last
        self.offer: Standing | None = None
        self.draw_offered = False  # since the last move
        self.result: dict[str, Any] | None = None
        self.agreed = False  # on a rematch
        self.rematch = ""
        self.muted: dict[str, set[int]] = {}
        self.answers: dict[tuple[str, str], int] = {}
        self.log: list[Happened] = []

    @property
    def status(self) -> str:
        return "open" if self.match is None else "playing" if self.result is None else "over"

    @property
    def commitment(self) -> str:
        return commitment(self.setup.seed)

    def seat_of(self, person: str) -> int | None:
        if person:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def people(self) -> list[int]:
        """The seats people play themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.person and not seat.bot]

    def bots_to_move(self) -> list[int]:
        """The seats whose bot has to answer now: where people may answer too, they do."""
        if self.match is None or self.result is not None or self.timed:
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
        return [seat for seat in self.people() if self._waited_for(seat)]

    def _waited_for(self, seat: int) -> bool:
        """Whether the table waits for this seat; an offer it may take or leave is nothing to wait for."""
        decision = None if self.match is None else self.match.state.decision_for(seat)
        return decision is not None and decision.waits

    def due(self) -> int | None:
        """When the room has to do something by itself."""
        if self.bots_to_move() or (self.agreed and not self.rematch):
            return self.time
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
            raise GameError("no-such-seat", seat=seat, seats=len(self.seats))
        return self.seats[seat]

    def check_move(self, seat: int, n: int, option: int) -> None:
        """Stale: the question was opened after what the client had seen. Illegal: it was not offered."""
        self.need("playing")
        assert self.match is not None
        decision = self.match.state.decision_for(seat)
        if n < self.asked[seat]:
            raise GameError("stale")
        if decision is None or option not in decision.options:
            raise GameError("illegal-move", seat=seat, option=option)

    def check_offer(self, seat: int, what: str) -> None:
        self.need("over" if what == "rematch" else "playing")
        if self.offer is not None:
            raise GameError("offer-open")
        if what == "undo" and (self.timed or self._undo_to(seat) is None):
            raise GameError("nothing-to-undo")
        if what == "draw" and (self.draw_offered or self._bots_compete()):
            raise GameError("no-draw")
        if what == "rematch" and self.agreed:
            raise GameError("rematch-agreed")

    def check_reply(self, seat: int, what: str) -> None:
        if self.offer is None or self.offer.what != what or seat not in self.offer.wait:
            raise GameError("no-offer")

    def _bots_compete(self) -> bool:
        return any(not seat.person for seat in self.seats)

    # --- what happens --------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> Happened:
        """The next entry of the log."""
        self.n += 1
        self.time = entry.time
        self.clock.run(entry.ran)
        happened = Happened(self.n, entry)
        if entry.key:
            self.answers[entry.person, entry.key] = self.n
        _DO[type(entry)](self, entry, happened)
        self.log.append(happened)
        self._ask(happened)
        return happened

    def _sit(self, entry: entries.Sit, happened: Happened) -> None:
        for number, seat in enumerate(self.seats):
            if seat.person == entry.person:
                self.seats[number] = Seat("", "", "")
        self.seats[entry.seat] = Seat(entry.person, entry.name, "")
        happened.table = True

    def _invite(self, entry: entries.Invite, happened: Happened) -> None:
        self.seats[entry.seat] = Seat(entry.guest, entry.name, "")
        happened.table = True

    def _stand(self, entry: entries.Stand, happened: Happened) -> None:
        self.seats[entry.seat] = Seat("", "", "")
        happened.table = True

    def _bot(self, entry: entries.Bot, happened: Happened) -> None:
        """Before the game the seat becomes the bot's; during it the bot stands in for the person."""
        if self.match is None:
            self.seats[entry.seat] = Seat("", "", entry.bot or "")
        else:
            self.seats[entry.seat].bot = entry.bot or ""
            self.seats[entry.seat].once = False
            self._settle_offer(happened)
        happened.table = True

    def _back(self, entry: entries.Back, happened: Happened) -> None:
        self.seats[entry.seat].bot = ""
        happened.table = True

    def _start(self, entry: entries.Start, happened: Happened) -> None:
        self.match = Match(self.game, self.setup.settings, len(self.seats), self.setup.seed)
        self.started = entry.time
        happened.table = happened.moved = True
        self._judge(happened)

    def _move(self, entry: entries.Move, happened: Happened) -> None:
        assert self.match is not None
        state = self.match.state
        before = _hidden(state)
        self.clock.answered(entry.seat)
        happened.events = self.match.play(entry.seat, entry.option, entry.at)
        self.quiet.append(before is not None and before == _hidden(state))
        happened.moved = True
        self.draw_offered = False
        seat = self.seats[entry.seat]
        if seat.once:
            seat.bot, seat.once = "", False
            happened.table = True
        if self.offer is not None:  # moving on says no
            self.offer = None
            happened.table = True
        self._judge(happened)

    def _moves(self, entry: entries.Moves, happened: Happened) -> None:
        """A moment of a timed game; what was told in it cannot be taken back."""
        assert self.match is not None
        for seat, option, at in entry.moves:
            happened.events += self.match.play(seat, option, at)
            self.quiet.append(False)
        happened.moved = True
        self.draw_offered = False
        self._judge(happened)

    def _say(self, entry: AnyEntry, happened: Happened) -> None:
        """Chat changes nothing."""

    def _mute(self, entry: entries.Mute, happened: Happened) -> None:
        heard = self.muted.setdefault(entry.person, set())
        (heard.add if entry.on else heard.discard)(entry.seat)

    def _offer(self, entry: entries.Offer, happened: Happened) -> None:
        wait = [seat for seat in self.people() if seat != entry.seat]
        if entry.what == "undo" and self._undo_is_free(entry.seat):
            wait = []
        self.draw_offered = self.draw_offered or entry.what == "draw"
        self.offer = Standing(entry.what, entry.seat, wait)
        happened.table = True
        self._settle_offer(happened)

    def _reply(self, entry: entries.Reply, happened: Happened) -> None:
        assert self.offer is not None
        happened.table = True
        if not entry.yes:
            self.offer = None
            return
        self.offer.wait.remove(entry.seat)
        self.offer.yes.append(entry.seat)
        self._settle_offer(happened)

    def _settle_offer(self, happened: Happened) -> None:
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
            self._undo(offer.seat, happened)
        elif offer.what == "draw":
            self._finish("draw", [0.5] * len(self.seats), None, happened)
        else:
            self.agreed = True

    def _flag(self, entry: entries.Flag, happened: Happened) -> None:
        """Out of time: the team loses, or a bot makes this move (the rest of them on a clock for the whole game)."""
        happened.table = True
        if self.setup.clock.out == "lose":
            self._give_up(entry.seat, "time", happened)
        else:
            self.seats[entry.seat].bot = self.stand_in
            self.seats[entry.seat].once = self.clock.per_move > 0

    def _concede(self, entry: entries.Concede, happened: Happened) -> None:
        happened.table = True
        self._give_up(entry.seat, "concede", happened)

    def _rematch(self, entry: entries.Rematch, happened: Happened) -> None:
        self.rematch = entry.table
        happened.table = True

    def _give_up(self, seat: int, reason: str, happened: Happened) -> None:
        """A team without people has lost; with other people, or more than two teams, a bot plays on."""
        team = self.teams[seat]
        others = [other for other in self.people() if self.teams[other] == team and other != seat]
        if others or len(set(self.teams)) > 2:
            self.seats[seat].bot, self.seats[seat].once = self.stand_in, False
            self._settle_offer(happened)
            if self.people():
                return
        share = 1.0 / max(1, len(set(self.teams)) - 1)
        self._finish(reason, [share * (other != team) for other in self.teams], seat, happened)

    def _judge(self, happened: Happened) -> None:
        assert self.match is not None
        if self.match.state.outcome is not None:
            self._finish("rules", list(self.match.state.outcome), None, happened)

    def _finish(self, reason: str, outcome: list[float], seat: int | None, happened: Happened) -> None:
        self.result = {"reason": reason, "outcome": outcome, "seat": seat}
        self.offer = None
        happened.table = happened.moved = True

    # --- undo ----------------------------------------------------------------------------------------------------

    def _undo_to(self, seat: int) -> int | None:
        """The number of moves before this seat's last one."""
        assert self.match is not None
        moves = self.match.moves
        return next((number for number in range(len(moves) - 1, -1, -1) if moves[number][0] == seat), None)

    def _undo_is_free(self, seat: int) -> bool:
        """Only this seat has moved since, and nothing hidden and no chance was revealed."""
        assert self.match is not None
        to = self._undo_to(seat)
        return to is not None and to == len(self.match.moves) - 1 and self.quiet[to]

    def _undo(self, seat: int, happened: Happened) -> None:
        assert self.match is not None
        to = self._undo_to(seat)
        assert to is not None
        happened.undone = len(self.match.moves) - to
        self.match.undo(happened.undone)
        del self.quiet[to:]
        happened.moved = True

    # --- who is asked --------------------------------------------------------------------------------------------

    def _ask(self, happened: Happened) -> None:
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
                    fresh.append(number)
                if decision.waits and self.seats[number].person and not self.seats[number].bot:
                    running.append(number)
        self.clock.ask(running, fresh)

    # --- what is told --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View | None:
        """The position as a seat may see it; a game ended at the table asks nothing more."""
        if self.match is None:
            return None
        view = self.match.state.view(seat)
        if self.result is not None:
            view["decisions"] = []
            view["outcome"] = self.result["outcome"]
        return view


def commitment(seed: str) -> str:
    """What is published before the first card: the SHA-256 of the seed's bytes."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def _hidden(state: Any) -> tuple[list[object], list[int]] | None:
    """Chance and who knows which card; None for a game that does not keep it."""
    known = getattr(state, "known", None)
    return None if known is None else (state.rng.dump(), known[:])


_DO: dict[type, Callable[[Record, Any, Happened], None]] = {
    entries.Sit: Record._sit,
    entries.Stand: Record._stand,
    entries.Invite: Record._invite,
    entries.Bot: Record._bot,
    entries.Back: Record._back,
    entries.Start: Record._start,
    entries.Move: Record._move,
    entries.Moves: Record._moves,
    entries.Say: Record._say,
    entries.Emote: Record._say,
    entries.Mute: Record._mute,
    entries.Offer: Record._offer,
    entries.Reply: Record._reply,
    entries.Flag: Record._flag,
    entries.Concede: Record._concede,
    entries.Rematch: Record._rematch,
}
