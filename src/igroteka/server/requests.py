"""What people ask for at a table, as entries of its log, if it may be done now; `GameError` says why not."""

import base64
import hashlib
from collections.abc import Callable
from typing import Any, get_args

from igroteka.core.errors import GameError
from igroteka.server import entries, wire
from igroteka.server.bots import check_bot
from igroteka.server.entries import AnyEntry
from igroteka.server.messages import What
from igroteka.server.presence import Listener, TablePresence
from igroteka.server.record import Record
from igroteka.server.services import Services

STRANGERS = 1000  # entries of people without a seat in the log of one table


class Asker:
    """Somebody who asks for something, and all that is looked at to see whether it may be done."""

    def __init__(self, who: Listener, record: Record, presence: TablePresence, services: Services) -> None:
        self.who = who
        self.person = who.person
        self.record = record
        self.presence = presence
        self.services = services

    def playing_seat(self) -> int:
        """The seat they play, and no bot for them."""
        seat = self.record.need_seat(self.person)
        if self.record.seats[seat].bot:
            raise GameError("stood-in")
        return seat

    def take_word(self) -> None:
        """Bound what goes into the log for nothing: by person where they have a seat, else by address and table."""
        seated = self.record.seat_of(self.person) is not None
        if not seated and self.record.by_strangers >= STRANGERS:
            raise GameError("too-many-messages")
        self.services.take_word(self.person if seated else f"from {self.who.client}")

    def need_host(self) -> None:
        if self.person != self.record.setup.host:
            raise GameError("not-host")


def entry_for(asker: Asker, message: wire.AnyRequest) -> AnyEntry:
    """What the log will say."""
    entry = _ENTRIES[type(message)](asker, message)
    entry.person, entry.key = asker.person, message.id
    return entry


def invited_secret(record: Record, person: str, key: str) -> str:
    """The secret of an invited program; the same request has the same one."""
    made = hashlib.blake2b(f"invite {person} {key}".encode(), key=bytes.fromhex(record.setup.seed), digest_size=24)
    return base64.urlsafe_b64encode(made.digest()).decode()


def _move(asker: Asker, message: wire.Move) -> AnyEntry:
    """Stale: the question was opened after what the client had seen. Illegal: it was not offered."""
    record, seat = asker.record, asker.playing_seat()
    record.need("playing")
    assert record.match is not None
    decision = record.match.state.decision_for(seat)
    if message.n < record.asked[seat]:
        raise GameError("stale")
    if decision is None or message.option not in decision.options:
        raise GameError("illegal-move", seat=seat + 1, option=message.option)
    if record.guide is None or not record.guided:
        return entries.Move(seat=seat, option=message.option)
    if message.option not in record.guide.allowed(record.match.state):
        raise GameError("not-in-lesson")
    return entries.Move(seat=seat, option=message.option, at=record.guide.time())


def _say(asker: Asker, message: wire.Say) -> AnyEntry:
    text = wire.plain(message.text)
    if not text:
        raise GameError("nothing-said")
    return entries.Say(**_speaker(asker), text=text)


def _emote(asker: Asker, message: wire.Emote) -> AnyEntry:
    if message.emote not in wire.EMOTES:
        raise GameError("unknown-emote", emote=message.emote)
    return entries.Emote(**_speaker(asker), emote=message.emote)


def _speaker(asker: Asker) -> dict[str, Any]:
    """Who says it. A spectator under a name that looks like a player's has none."""
    asker.take_word()
    record = asker.record
    seat = record.seat_of(asker.person)
    if record.speaker(seat) in record.silenced:
        raise GameError("silenced")
    if seat is not None:
        return {"seat": seat, "name": record.seats[seat].name}
    taken = {wire.look(other.name) for other in record.seats if other.name}
    return {"seat": None, "name": "" if wire.look(asker.who.name) in taken else asker.who.name}


def _sit(asker: Asker, message: wire.Sit) -> AnyEntry:
    asker.record.need("open")
    if not asker.person:
        raise GameError("no-secret")
    if asker.person in asker.record.removed:
        raise GameError("removed")
    asker.take_word()
    if asker.record.need_place(message.seat).person != asker.person:
        _need_open(asker.record, message.seat)
    return entries.Sit(seat=message.seat, name=wire.name_of_person(message.name), nonce=message.nonce or "")


def _stand(asker: Asker, message: wire.Stand) -> AnyEntry:
    asker.record.need("open")
    return entries.Stand(seat=asker.record.need_seat(asker.person))


def _remove(asker: Asker, message: wire.Remove) -> AnyEntry:
    """The host frees a seat from who keeps it without playing; once the game has begun a stand-in is the way."""
    asker.record.need("open")
    asker.need_host()
    place = asker.record.need_place(message.seat)
    if not place.person or place.person == asker.person:
        raise GameError("nobody-there")
    return entries.Remove(seat=message.seat)


def _bot(asker: Asker, message: wire.Bot) -> AnyEntry:
    """Before the game the host seats bots; during it the host and all seated may let one stand in for somebody gone.

    Who stands in is the game's own player, whichever bot was asked for: nobody weakens an opponent by choosing. Where
    a clock counts in days people are expected to be gone.
    """
    record = asker.record
    place = record.need_place(message.seat)
    bot = None if message.bot is None else check_bot(message.bot, record.game)
    if record.status == "open":
        asker.need_host()
        if place.person and place.person != asker.person:
            raise GameError("seat-taken", seat=message.seat)
    else:
        record.need("playing")
        if asker.person != record.setup.host:
            record.need_seat(asker.person)
        gone = record.setup.clock.kind != "days" and asker.presence.abandoned(message.seat)
        if bot is None or place.kind != "person" or place.bot or not gone:
            raise GameError("not-abandoned", seat=message.seat)
        bot = record.stand_in
    return entries.Bot(seat=message.seat, bot=bot)


def _back(asker: Asker, message: wire.Back) -> AnyEntry:
    record = asker.record
    record.need("playing")
    seat = record.need_seat(asker.person)
    if not record.seats[seat].bot or (record.clock.counts and record.clock.left[seat] <= 0):
        raise GameError("no-way-back")
    return entries.Back(seat=seat)


def _invite(asker: Asker, message: wire.Invite) -> AnyEntry:
    asker.record.need("open")
    asker.need_host()
    _need_open(asker.record, message.seat)
    guest = wire.person_of(invited_secret(asker.record, asker.person, message.id))
    return entries.Invite(seat=message.seat, name=wire.name_of_person(message.name), guest=guest)


def _start(asker: Asker, message: wire.Start) -> AnyEntry:
    record = asker.record
    record.need("open")
    if asker.person != record.setup.host:
        record.need_seat(asker.person)
    if any(seat.kind == "open" for seat in record.seats):
        raise GameError("seats-open")
    return entries.Start(nonce=message.nonce or "")


def _nonce(asker: Asker, message: wire.Nonce) -> AnyEntry:
    asker.record.need("open")
    asker.record.need_seat(asker.person)
    if asker.record.nonce_of(asker.person) is not None:
        raise GameError("nonce-given")
    return entries.Nonce(nonce=message.nonce)


def _mute(asker: Asker, message: wire.Mute) -> AnyEntry:
    if message.seat is not None:
        asker.record.need_place(message.seat)
    if not asker.person:
        raise GameError("no-secret")
    if message.all:
        asker.need_host()
    asker.take_word()
    return entries.Mute(seat=message.seat, on=message.on, all=message.all)


def _spectators(asker: Asker, message: wire.Spectators) -> AnyEntry:
    asker.need_host()
    asker.take_word()
    return entries.Spectators(on=message.on)


def _offer(asker: Asker, message: wire.Offer) -> AnyEntry:
    what, record = _offered(message.what), asker.record
    seat = record.need_seat(asker.person) if what == "rematch" else asker.playing_seat()
    record.need("over" if what == "rematch" else "playing")
    if record.offer is not None and what == record.offer.what == "rematch" and seat in record.offer.wait:
        return entries.Reply(seat=seat, what=what, yes=True)  # both want it: whoever asks second agrees
    if record.offer is not None:
        raise GameError("offer-open")
    if what == "undo":
        assert record.match is not None
        last = record.match.last_of(seat)
        if record.timed or last is None or last < record.freed:
            raise GameError("nothing-to-undo")
        free = record.undo_is_free(seat)
        if not free and record.stand_in_plays(seat):
            raise GameError("stand-in-plays")
        return entries.Offer(seat=seat, what=what, free=free)
    if what == "replace":
        return _replacement(asker, seat, message.of)
    if what == "draw" and record.stand_in_plays(seat):
        raise GameError("stand-in-plays")
    if what == "draw" and (record.draw_offered or record.bots_compete()):
        raise GameError("no-draw")
    if what == "rematch" and (record.agreed or record.guide is not None):
        raise GameError("rematch-agreed")
    return entries.Offer(seat=seat, what=what)


def _replacement(asker: Asker, seat: int, of: int | None) -> AnyEntry:
    """Ask the others to let a stand-in play for somebody who keeps a table without a clock waiting."""
    record, services = asker.record, asker.services
    if of is not None:
        record.need_place(of)
    slow = of is not None and of != seat and of in record.people() and record.waited_for(of)
    if of is None or not slow or record.clock.counts or record.timed:
        raise GameError("not-stalling")
    grace = int(services.config.stall * 1000)
    if services.ran(record.asked_at[of], services.now()) < grace:
        raise GameError("not-stalling")
    return entries.Offer(seat=seat, what="replace", of=of, grace=grace)


def _reply(asker: Asker, message: wire.Reply) -> AnyEntry:
    offer, seat = asker.record.offer, asker.record.need_seat(asker.person)
    if offer is None or offer.what != message.what or seat not in offer.wait:
        raise GameError("no-offer")
    return entries.Reply(seat=seat, what=message.what, yes=message.yes)


def _offered(text: str) -> What:
    for what in get_args(What):
        if text == what:
            found: What = what
            return found
    raise GameError("no-offer")


def _concede(asker: Asker, message: wire.Concede) -> AnyEntry:
    asker.record.need("playing")
    return entries.Concede(seat=asker.record.need_seat(asker.person))


def _claim(asker: Asker, message: wire.Claim) -> AnyEntry:
    """Somebody who is gone loses for their side, if the other side says so; a bot that stands in plays on instead."""
    record = asker.record
    record.need("playing")
    seat = asker.playing_seat()
    record.need_place(message.seat)
    gone = record.setup.clock.kind != "days" and asker.presence.abandoned(message.seat)
    if not gone or message.seat not in record.people() or record.teams[seat] == record.teams[message.seat]:
        raise GameError("not-abandoned", seat=message.seat)
    return entries.Concede(seat=message.seat, claimed=True)


def _lesson(asker: Asker, message: wire.Lesson) -> AnyEntry:
    record = asker.record
    record.need("playing")
    asker.playing_seat()
    if not record.guided:
        raise GameError("not-in-lesson")
    return entries.Lesson(what=message.what)


def _need_open(record: Record, seat: int) -> None:
    if record.need_place(seat).kind != "open":
        raise GameError("seat-taken", seat=seat)


_ENTRIES: dict[type, Callable[[Asker, Any], AnyEntry]] = {
    wire.Move: _move,
    wire.Say: _say,
    wire.Emote: _emote,
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.Remove: _remove,
    wire.Bot: _bot,
    wire.Back: _back,
    wire.Invite: _invite,
    wire.Nonce: _nonce,
    wire.Start: _start,
    wire.Mute: _mute,
    wire.Spectators: _spectators,
    wire.Offer: _offer,
    wire.Reply: _reply,
    wire.Concede: _concede,
    wire.Claim: _claim,
    wire.Lesson: _lesson,
}
