"""What a table tells: updates to everybody who is connected, and a welcome to who comes.

What all seats see is built and encoded once for each update; a seat's message is that and its own part.
"""

from typing import get_args

from msgspec import UNSET, UnsetType

from igroteka.core import preview as core
from igroteka.core.event import Event
from igroteka.server import entries
from igroteka.server.entries import AnyEntry, clock_shown
from igroteka.server.history import AppliedEntry
from igroteka.server.journal import Journal
from igroteka.server.messages import (
    Clock,
    Entry,
    GameEvent,
    Option,
    Own,
    Preview,
    Reply,
    SeatInfo,
    TableInfo,
    Update,
    View,
    Welcome,
    as_encoded,
    as_part,
    encode,
    encoded_once,
)
from igroteka.server.patches import SharedPosition
from igroteka.server.presence import Listener, TablePresence
from igroteka.server.protocols import frame
from igroteka.server.realtime import Realtime
from igroteka.server.record import SPECTATORS
from igroteka.server.services import Services

CHAT = (entries.Say, entries.Emote)
NOT_FOR_ALL = (*CHAT, entries.Mute)
CHAT_LINES = 100  # of old chat for somebody who comes new
TOLD = {  # by kind of an entry: its members that leave the server
    kind: [name for name in kind.__struct_fields__ if name in Entry.__struct_fields__] for kind in get_args(AnyEntry)
}


class Broadcast:
    """The messages of one table."""

    def __init__(
        self, services: Services, journal: Journal, presence: TablePresence, realtime: Realtime | None
    ) -> None:
        self.services = services
        self.journal = journal
        self.presence = presence
        self.realtime = realtime
        self._position = SharedPosition()  # that everybody who is connected has

    # --- to everybody --------------------------------------------------------------------------------------------

    def tell(self, applied: AppliedEntry) -> None:
        """Send an entry to everybody it is for; the message of a seat, or of all spectators, is made once."""
        if not self.presence.listeners:
            self._position.forget()
            return
        record = self.journal.record
        update = self._update(applied)
        if applied.position_changed:
            self._add_position(update)
            self._add_moment(update)
        if applied.table_changed:
            update.table = encoded_once(self.table())
        if applied.position_changed or applied.table_changed:
            update.clock = self.clock()
        alike = not any(event.masks for event in applied.events)
        if applied.events and alike:
            update.events = encoded_once(events_told(applied.events, None))
        not_for_all = isinstance(applied.entry, NOT_FOR_ALL)
        made: dict[int | None, bytes] = {}
        for listener in self.presence.listeners:
            seat = record.seat_of(listener.person)
            if not_for_all and not self._is_for(applied.entry, listener.person, seat):
                continue
            message = made.get(seat)
            if message is None:
                if not alike:
                    update.events = events_told(applied.events, seat)
                if applied.position_changed:
                    update.own = UNSET if seat is None else as_part(record.own(seat), Own)
                if applied.table_changed:
                    update.seat = seat
                message = made[seat] = frame(encode(update))
            if self.realtime is not None and applied.position_changed:
                listener.later(message, self.realtime.delay(seat))
            else:
                listener.pass_on(message)

    def _update(self, applied: AppliedEntry) -> Update:
        """What is the same for everybody."""
        return Update(applied.n, entry_told(applied.entry), undone=applied.undone or UNSET)

    def _add_position(self, update: Update) -> None:
        """The position as everybody sees it; of a large one what changed, where everybody has the last."""
        shared = self.journal.record.shared()
        assert shared is not None
        patch = self._position.patch(shared)
        if patch is None:
            update.shared = as_encoded(self._position.whole(shared), View)
        else:
            update.patch = encoded_once(patch)

    def _add_moment(self, message: Update | Welcome) -> None:
        """What messages of a timed game carry besides."""
        if self.realtime is not None and not self.journal.record.guided:
            message.moment = self.realtime.referee.moment
            message.at = self.realtime.now()
            message.race = self.realtime.race

    def _is_for(self, entry: AnyEntry, person: str, seat: int | None) -> bool:
        """Chat is not for those who muted its speaker, and not for players while spectators talk about their game;
        nor are lines for anybody whose speaker had them deleted."""
        record = self.journal.record
        if isinstance(entry, entries.Mute):
            return entry.all or entry.person == person
        if isinstance(entry, CHAT):
            if entry.seat is None and seat is not None and record.result is None:
                return False
            muted = record.muted.get(person, ())
            speaker = SPECTATORS if entry.seat is None else entry.person
            return speaker not in muted and (isinstance(entry, entries.Emote) or bool(entry.text))
        return True

    def forget_position(self) -> None:
        """Not everybody has the last position that was told."""
        self._position.forget()

    # --- to one --------------------------------------------------------------------------------------------------

    def welcome(self, listener: Listener, since: int | None) -> Welcome:
        """All that somebody who connects has to know; with `since`, what was missed."""
        record = self.journal.record
        seat = record.seat_of(listener.person)
        resumes = since is not None and since <= record.n
        log = record.log.after(since if since is not None and resumes else 0)
        told = [applied for applied in log if self._is_for(applied.entry, listener.person, seat)]
        if resumes:
            missed = told
        else:
            chat = [applied for applied in told if isinstance(applied.entry, CHAT)]
            moves = [applied for applied in told if applied.events or applied.undone]
            missed = sorted(moves + chat[-CHAT_LINES:], key=lambda applied: applied.n)
        shared, own = self.position(seat)
        welcome = Welcome(
            n=record.n,
            seat=seat,
            host=listener.person == record.setup.host,
            table=self.table(),
            shared=shared,
            own=own,
            clock=self.clock(),
            updates=[self._missed(applied, seat) for applied in missed],
            time=self.services.now(),
            muted=record.unheard(record.muted.get(listener.person, set())),
        )
        if shared is not None:
            self._add_moment(welcome)
        return welcome

    def _missed(self, applied: AppliedEntry, seat: int | None) -> Update:
        """An old update, without the position."""
        update = self._update(applied)
        if applied.events:
            update.events = events_told(applied.events, seat)
        return update

    def position(self, seat: int | None) -> tuple[View | None, Own | UnsetType]:
        """The position as it is now: what everybody sees, and what a seat sees besides."""
        shared = self.journal.record.shared()
        if shared is None:
            return None, UNSET
        return as_part(shared, View), UNSET if seat is None else as_part(self.journal.record.own(seat), Own)

    # --- parts ---------------------------------------------------------------------------------------------------

    def table(self) -> TableInfo:
        """The table as everybody may see it."""
        record, setup = self.journal.record, self.journal.record.setup
        return TableInfo(
            id=setup.id,
            game=setup.game,
            settings=setup.settings,
            public=setup.public,
            status=record.status,
            clock=clock_shown(setup.clock),
            commitment=record.commitment,
            nonces=None if record.match is None else record.nonces(),
            starting=record.starting,
            created=setup.created,
            seats=[
                SeatInfo(
                    kind=seat.kind,
                    name=seat.name,
                    bot=seat.bot or None,
                    online=there.online,
                    away=there.away,
                    line=there.line,
                    late=there.late,
                    silenced=bool(seat.person) and seat.person in record.silenced,
                )
                for seat, there in zip(record.seats, self.presence.seats(), strict=True)
            ],
            watching=self.presence.watching(),
            closed=record.closed,
            silenced=SPECTATORS in record.silenced,
            seed=None if record.result is None else setup.seed,
            offer=record.offer,
            result=record.result,
            rematch=record.rematch or None,
            asked=record.asked_people(),
            lesson=record.lesson_info(),
            puzzle=record.puzzle_info(),
            code=setup.code,
            hints=record.hints,
            patience=int(self.services.config.away * 1000),
            paused=self.presence.paused,
            resumes=self.presence.resumes,
        )

    def clock(self) -> Clock:
        """The time left per seat, as of now."""
        clock, now = self.journal.record.clock, self.services.now()
        if not clock.counts:
            return Clock(now, None, [])
        ran = self.services.ran(self.journal.record.time, now) if clock.running else 0
        left = [max(0, left - ran * (seat in clock.running)) for seat, left in enumerate(clock.left)]
        return Clock(now, left, clock.running)


def entry_told(entry: AnyEntry) -> Entry:
    """An entry as everybody may hear of it."""
    kind = type(entry)
    return Entry(kind.__name__.lower(), **{name: getattr(entry, name) for name in TOLD[kind]})


def events_told(events: list[Event], seat: int | None) -> list[GameEvent]:
    """Events as a seat (None: a spectator) hears of them."""
    return [as_part(event.seen_by(seat), GameEvent) for event in events]


def preview_told(found: core.Preview, seat: int) -> Preview:
    """What an option is sure to lead to, as the seat that asks is told."""
    replies = [
        Reply(
            seat=reply.seat,
            choice=as_part({"option": reply.option, **reply.choice.dump()}, Option),
            events=events_told(reply.preview.events, seat),
            certain=reply.preview.certain,
        )
        for reply in found.replies
    ]
    return Preview(events=events_told(found.events, seat), certain=found.certain, replies=replies)
