"""What the server keeps about people: all of it is shown to them, and forgotten when they want.

A person is the hash of a secret. That, their name and what they said stand in the setups and logs of tables. Whoever
is forgotten has an id there for which nobody has a secret, no name, and lines without words. Their moves stay: the
match is the others' too.
"""

import secrets
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from igroteka.server import entries, messages
from igroteka.server.entries import AnyEntry, Place, decode_entry, decode_setup
from igroteka.server.journal import SNAPSHOT
from igroteka.server.push import devices_of, forget_devices
from igroteka.server.reports import forget_reporter, reports
from igroteka.server.services import Services
from igroteka.server.snapshots import without
from igroteka.server.store import Rewriting, decode_summary, visitor

Do = Callable[[], Awaitable[None]]


async def everything_about(services: Services, person: str) -> messages.Me:
    """All that is kept about somebody."""
    found: list[messages.MyTable] = []
    for table in await services.store.tables_of(person):
        about, loaded = await services.store.about(table), await services.store.load(table)
        if about is None or loaded is None:
            continue
        setup, places = decode_setup(loaded[0]), decode_summary(about).seats
        seat = next((number for number, place in enumerate(places) if place.person == person), None)
        made = [entry for data in loaded[1] if (entry := decode_entry(data)).person == person]
        found.append(
            messages.MyTable(
                table=table,
                game=setup.game,
                created=setup.created,
                host=setup.host == person,
                seat=seat,
                name="" if seat is None else places[seat].name,
                entries=[msgspec.to_builtins(entry) for entry in made],
            )
        )
    mine = [report for report in await reports(services.store) if report.by == person]
    return messages.Me(
        found,
        [messages.MyReport(report.time, report.table, report.seat, report.text) for report in mine],
        await devices_of(services.store, person),
    )


async def forget(services: Services, person: str, at_table: Callable[[str, Do], Awaitable[None]]) -> int:
    """Keep nothing about somebody; at how many tables there was something. `at_table` writes to one while nobody
    else does."""
    tables = await services.store.tables_of(person)
    for table in tables:
        await at_table(table, partial(_forget_at, services, table, person))
    await forget_reporter(services.store, person)
    await forget_devices(services.store, person)
    return len(tables)


async def _forget_at(services: Services, table: str, person: str) -> None:
    store, alias = services.store, secrets.token_hex(16)
    about, loaded = await store.about(table), await store.load(table)
    if about is None or loaded is None:
        return
    snapshot = await store.kept(SNAPSHOT, table)
    old, new = person.encode(), alias.encode()
    setup, summary = decode_setup(loaded[0].replace(old, new)), decode_summary(about.replace(old, new))
    _unname(setup.seats, alias)
    _unname(summary.seats, alias)
    changed = [
        (number, entries.encode(_nameless(decode_entry(data.replace(old, new)), alias)))
        for number, data in enumerate(loaded[1], start=1)
        if old in data
    ]
    kept = None if snapshot is None else without(snapshot[1], person, alias)
    rewriting = Rewriting(entries.encode(setup), entries.encode(summary), changed, kept)
    await store.rewrite(table, rewriting, [person, visitor(person)])


def _unname(places: list[Place], person: str) -> None:
    for place in places:
        if place.person == person:
            place.name = ""


def _nameless(entry: AnyEntry, person: str) -> AnyEntry:
    """An entry without what somebody said and called themselves."""
    if isinstance(entry, entries.Invite):
        entry.name = "" if entry.guest == person else entry.name
    elif entry.person == person:
        if isinstance(entry, entries.Say):
            entry.text = ""
        if isinstance(entry, entries.Say | entries.Emote | entries.Sit):
            entry.name = ""
    return entry
