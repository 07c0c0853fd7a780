"""Reports of bad behaviour, for whoever runs the server: so many are kept, for so long."""

import hashlib

import msgspec

from igroteka.core.errors import GameError
from igroteka.server import entries, wire
from igroteka.server.messages import Report, encode
from igroteka.server.record import Record
from igroteka.server.services import Services
from igroteka.server.store import Store

REPORT = "report"  # what it is called in the store
MOST = 1000
DAYS = 90
SAID = 10  # lines of chat that go with one
MINUTE, DAY = 60_000, 86_400_000  # milliseconds

_decode = msgspec.json.Decoder(Report).decode


async def keep_report(services: Services, record: Record, person: str, message: wire.Report) -> None:
    """Somebody at a table reports somebody else; once more about the same one takes the place of the first."""
    if person != record.setup.host:
        record.need_seat(person)
    place = None if message.seat is None else record.need_place(message.seat)
    if place is not None and (not place.person or place.person == person):
        raise GameError("nobody-there")
    if not services.reports.take(person):
        raise GameError("too-many-requests")
    accused = "" if place is None else place.person
    said = [
        applied.entry.text
        for applied in record.log
        if isinstance(applied.entry, entries.Say)
        and (applied.entry.seat is None if place is None else applied.entry.person == accused)
    ]
    now = services.now()
    report = Report(
        id=hashlib.blake2b(f"{record.setup.id} {person} {message.seat}".encode(), digest_size=8).hexdigest(),
        time=now,
        table=record.setup.id,
        game=record.setup.game,
        by=person,
        person=accused,
        seat=message.seat,
        name="" if place is None else place.name,
        text=wire.plain(message.text),
        said=said[-SAID:],
    )
    await _keep(services.store, report)
    await services.store.trim(REPORT, (now - DAYS * DAY) // MINUTE, MOST)
    services.metrics.reports += 1


async def reports(store: Store) -> list[Report]:
    """Those that are kept, the latest first."""
    found = [_decode(data) for data in await store.all_kept(REPORT, MOST)]
    return sorted(found, key=lambda report: -report.time)


async def forget_reporter(store: Store, person: str) -> None:
    """What somebody has reported stays; not that it was them."""
    for report in await reports(store):
        if report.by == person:
            report.by = ""
            await _keep(store, report)


async def _keep(store: Store, report: Report) -> None:
    await store.drop(REPORT, report.id)
    await store.keep(REPORT, report.id, report.time // MINUTE, encode(report))
