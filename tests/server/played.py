"""Tables played at random, without a server: their logs as the store would have them."""

import random
import secrets
from collections.abc import Callable

from igroteka import games
from igroteka.server import entries
from igroteka.server.entries import FORM, AnyEntry, Clocks, Move, Place, Setup, Start, decode_entry, decode_setup
from igroteka.server.history import AppliedEntry
from igroteka.server.record import Record


def played_log(game: str, seats: int, seed: int) -> tuple[bytes, list[bytes]]:
    """A table of people up to its last move but one: its setup and its log."""
    rng = random.Random(seed)
    people = [secrets.token_hex(16) for _ in range(seats)]
    setup = Setup(
        id=secrets.token_urlsafe(12),
        game=game,
        settings=games.find(game).check({}, seats),
        seats=[Place(person, f"Seat {number}") for number, person in enumerate(people)],
        public=False,
        clock=Clocks(),
        host=people[0],
        seed=f"{seed:064x}",
        created=1_700_000_000_000,
        form=FORM,
    )
    record, log = Record(setup), []

    def put(entry: AnyEntry) -> None:
        entry.time = record.time + rng.randrange(500, 9000)
        record.apply(entry)
        if isinstance(entry, Move):
            entry.check = record.check()
        log.append(entries.encode(entry))

    put(Start(person=people[0], key="start"))
    while record.result is None:
        assert record.match is not None
        decision = rng.choice(record.match.state.decisions)
        seat, option = decision.seat(), rng.choice(decision.options)
        put(Move(person=people[seat], key=f"m{secrets.token_hex(6)}", seat=seat, option=option))
    return entries.encode(setup), log[:-1]


def folded(setup: bytes, log: list[bytes], seen: Callable[[AppliedEntry], None] = lambda _: None) -> Record:
    """The table of a log; `seen` is called with what every entry led to."""
    record = Record(decode_setup(setup))
    for data in log:
        seen(record.apply(decode_entry(data)))
    return record
