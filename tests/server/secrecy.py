"""Hidden information, checked at the socket: what each connection was ever sent, against what its seat may know."""

import asyncio
import contextlib
import json
import random
import re
import time
from typing import Any

from igroteka import games
from igroteka.client import JSON, new_secret
from igroteka.core.event import SPECTATOR
from igroteka.core.match import Match
from igroteka.core.state import State
from tests.server.room import Person, Server

TIMED_SECONDS = 8.0
THING = re.compile(r'"[a-z_]+:[a-z0-9_]+:(\d+)"')


async def recorded(server: Server, game: str, settings: JSON, seats: int, rng: random.Random) -> list[Person]:
    """A random game of people only, some of them reconnecting; every seat's stream and a spectator's."""
    secret = new_secret()
    table = server.open(secret, "me", *["open"] * (seats - 1), game=game, settings=settings)["id"]
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server, table, secret))]
        for seat in range(1, seats):
            people.append(await stack.enter_async_context(Person(server, table)))
            await people[seat].do("sit", seat=seat, name=f"P{seat}")
        eye = await stack.enter_async_context(Person(server, table, ""))
        await people[0].do("start")
        until = time.monotonic() + TIMED_SECONDS
        while people[0].table["status"] != "over":
            if eye.moment is not None and time.monotonic() > until:  # a whole game in real time takes minutes
                for person in people:
                    await person.ask("concede")
                await people[0].until(lambda: people[0].table["status"] == "over")
                break
            asked = [person for person in people if person.my_decision() is not None]
            if asked:
                await something(rng.choice(asked), rng)
            last = max(person.n or 0 for person in people)
            for person in [*people, eye]:
                await person.until(lambda p=person, n=last: (p.n or 0) >= n)
        return [*people, eye]


async def something(person: Person, rng: random.Random) -> None:
    """A move; now and then another question, a wrong move or a new connection first."""
    decision = person.my_decision()
    assert decision is not None
    whim = rng.random()
    if whim < 0.05:
        await person.ask("why", option=rng.randrange(300))
    elif whim < 0.1:
        await person.ask("move", n=person.n, option=rng.randrange(300))
        return
    elif whim < 0.12:
        await person.ask("hint")
    elif whim < 0.2 and person._socket is not None:
        await person._socket.close()
    await person.ask("move", n=person.n, option=rng.choice(decision["options"])["option"])


def check(export: JSON, people: list[Person]) -> int:
    """No stream names a card before its seat could know it; the number of names checked."""
    match = Match(games.find(export["game"]), export["settings"], export["seats"], export["seed"])
    ever = [known_by(match.state)]  # after each move: by card, the seats that have known it by then
    for move in export["moves"]:
        match.play(*move)
        ever.append([old | new for old, new in zip(ever[-1], known_by(match.state), strict=True)])
    checked = 0
    for person in people:
        bit = 1 << (SPECTATOR if person.seat is None else person.seat)
        moves = 0
        for message in person.heard:
            if message["type"] in ("welcome", "update") and message.get("view"):
                moves = message["view"]["moves"]
            if message["type"] == "welcome" and message["table"]["status"] == "over":
                continue
            text = json.dumps(message)
            assert export["seed"] not in text or message["table"]["status"] == "over"
            assert not any(other.secret and other.secret in text for other in people)
            for card in map(int, THING.findall(text)):
                if card < len(ever[moves]):
                    assert ever[moves][card] & bit, f"seat {person.seat} was told of card {card} at move {moves}"
                    checked += 1
    return checked


def known_by(state: State) -> list[int]:
    known: list[int] = getattr(state, "known", [])
    return known[:]


def play_and_check(server: Server, game: str, settings: JSON, seats: int, seed: int) -> int:
    """One recorded random game."""
    people: list[Person] = asyncio.run(recorded(server, game, settings, seats, random.Random(seed)))
    export: Any = server.get(f"/api/tables/{people[0].table['id']}/export")
    return check(export, people)
