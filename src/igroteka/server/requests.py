"""What people ask for at a table, as entries of its log, if it may be done now; `GameError` says why not."""

import base64
import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from igroteka.core.errors import GameError
from igroteka.server import entries, wire
from igroteka.server.bots import check_bot
from igroteka.server.entries import AnyEntry

if TYPE_CHECKING:
    from igroteka.server.table import Listener, Table


def entry_for(table: "Table", who: "Listener", message: wire.AnyRequest) -> AnyEntry:
    """What the log will say."""
    entry = _ENTRIES[type(message)](table, who, message)
    entry.person, entry.key = who.person, message.id
    return entry


def playing_seat(table: "Table", who: "Listener") -> int:
    """The seat somebody plays, and no bot for them."""
    seat = table.record.need_seat(who.person)
    if table.record.seats[seat].bot:
        raise GameError("stood-in")
    return seat


def invited_secret(table: "Table", who: "Listener", message: wire.Invite) -> str:
    """The secret of an invited program; the same request has the same one."""
    key = bytes.fromhex(table.record.setup.seed)
    made = hashlib.blake2b(f"invite {who.person} {message.id}".encode(), key=key, digest_size=24)
    return base64.urlsafe_b64encode(made.digest()).decode()


def _move(table: "Table", who: "Listener", message: wire.Move) -> AnyEntry:
    seat = playing_seat(table, who)
    table.record.check_move(seat, message.n, message.option)
    return entries.Move(seat=seat, option=message.option)


def _say(table: "Table", who: "Listener", message: wire.Say) -> AnyEntry:
    text = wire.plain(message.text)
    if not text:
        raise GameError("nothing-said")
    return entries.Say(**_speaker(table, who), text=text)


def _emote(table: "Table", who: "Listener", message: wire.Emote) -> AnyEntry:
    if message.emote not in wire.EMOTES:
        raise GameError("unknown-emote", emote=message.emote)
    return entries.Emote(**_speaker(table, who), emote=message.emote)


def _speaker(table: "Table", who: "Listener") -> dict[str, Any]:
    table.hall.take_word(who.person or f"spectator {id(who)}")
    seat = table.record.seat_of(who.person)
    return {"seat": seat, "name": who.name if seat is None else table.record.seats[seat].name}


def _sit(table: "Table", who: "Listener", message: wire.Sit) -> AnyEntry:
    table.record.need("open")
    if not who.person:
        raise GameError("no-secret")
    if table.record.need_place(message.seat).person != who.person:
        _need_open(table, message.seat)
    return entries.Sit(seat=message.seat, name=wire.name_of_person(message.name))


def _stand(table: "Table", who: "Listener", message: wire.Stand) -> AnyEntry:
    table.record.need("open")
    return entries.Stand(seat=table.record.need_seat(who.person))


def _bot(table: "Table", who: "Listener", message: wire.Bot) -> AnyEntry:
    """Before the game the host seats bots; during it anybody seated may put one where somebody is gone."""
    record = table.record
    place = record.need_place(message.seat)
    bot = None if message.bot is None else check_bot(message.bot, record.game)
    if record.status == "open":
        _need_host(table, who)
        if place.person and place.person != who.person:
            raise GameError("seat-taken", seat=message.seat)
    else:
        record.need("playing")
        record.need_seat(who.person)
        if bot is None or place.kind != "person" or place.bot or not table.abandoned(message.seat):
            raise GameError("not-abandoned", seat=message.seat)
    return entries.Bot(seat=message.seat, bot=bot)


def _back(table: "Table", who: "Listener", message: wire.Back) -> AnyEntry:
    record = table.record
    record.need("playing")
    seat = record.need_seat(who.person)
    if not record.seats[seat].bot or (record.clock.counts and record.clock.left[seat] <= 0):
        raise GameError("no-way-back")
    return entries.Back(seat=seat)


def _invite(table: "Table", who: "Listener", message: wire.Invite) -> AnyEntry:
    table.record.need("open")
    _need_host(table, who)
    _need_open(table, message.seat)
    guest = table.hall.person(invited_secret(table, who, message))
    return entries.Invite(seat=message.seat, name=wire.name_of_person(message.name), guest=guest)


def _start(table: "Table", who: "Listener", message: wire.Start) -> AnyEntry:
    record = table.record
    record.need("open")
    if who.person != record.setup.host:
        record.need_seat(who.person)
    if any(seat.kind == "open" for seat in record.seats):
        raise GameError("seats-open")
    return entries.Start()


def _mute(table: "Table", who: "Listener", message: wire.Mute) -> AnyEntry:
    table.record.need_place(message.seat)
    if not who.person:
        raise GameError("no-secret")
    return entries.Mute(seat=message.seat, on=message.on)


def _offer(table: "Table", who: "Listener", message: wire.Offer) -> AnyEntry:
    if message.what not in wire.OFFERS:
        raise GameError("no-offer")
    again = message.what == "rematch"
    seat = table.record.need_seat(who.person) if again else playing_seat(table, who)
    table.record.check_offer(seat, message.what)
    return entries.Offer(seat=seat, what=message.what)


def _reply(table: "Table", who: "Listener", message: wire.Reply) -> AnyEntry:
    seat = table.record.need_seat(who.person)
    table.record.check_reply(seat, message.what)
    return entries.Reply(seat=seat, what=message.what, yes=message.yes)


def _concede(table: "Table", who: "Listener", message: wire.Concede) -> AnyEntry:
    table.record.need("playing")
    return entries.Concede(seat=table.record.need_seat(who.person))


def _need_host(table: "Table", who: "Listener") -> None:
    if who.person != table.record.setup.host:
        raise GameError("not-host")


def _need_open(table: "Table", seat: int) -> None:
    if table.record.need_place(seat).kind != "open":
        raise GameError("seat-taken", seat=seat)


_ENTRIES: dict[type, Callable[["Table", "Listener", Any], AnyEntry]] = {
    wire.Move: _move,
    wire.Say: _say,
    wire.Emote: _emote,
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.Bot: _bot,
    wire.Back: _back,
    wire.Invite: _invite,
    wire.Start: _start,
    wire.Mute: _mute,
    wire.Offer: _offer,
    wire.Reply: _reply,
    wire.Concede: _concede,
}
