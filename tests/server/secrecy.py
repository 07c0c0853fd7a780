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
from igroteka.core.event import Event
from igroteka.core.knowledge import SPECTATOR
from igroteka.core.match import Match
from igroteka.core.rng import seeded
from tests.server.room import Person, Server

TIMED_SECONDS = 8.0
THING = re.compile(r'"([a-z_]+:[a-z0-9_]+:\d+)"')


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
        await person.ask("why", thing=rng.choice(THING.findall(json.dumps(person.view)) or ["seat:0"]))
    elif whim < 0.1:
        await person.ask("move", n=person.n, option=rng.randrange(300))
        return
    elif whim < 0.14 and person.moment is None:
        await person.ask("preview", n=person.n, option=rng.choice(decision["options"])["option"])
    elif whim < 0.16:
        await person.ask("hint")
    elif whim < 0.2 and person._socket is not None:
        await person._socket.close()
    await person.ask("move", n=person.n, option=rng.choice(decision["options"])["option"])


class Truth:
    """The match rebuilt from its export: what every seat could know after each move."""

    def __init__(self, export: JSON) -> None:
        match = Match(games.find(export["game"]), export["settings"], export["seats"], export["seed"])
        self.seed = export["seed"]
        self.states = [match.state.copy()]
        self.events: list[list[Event]] = [[]]  # by move
        self.ever = [match.state.known[:]]  # by move, by card: the seats that have known it by then
        for move in export["moves"]:
            self.events.append(match.play(*move))
            self.states.append(match.state.copy())
            seen = zip(self.ever[-1], match.state.known, strict=True)
            self.ever.append([old | new for old, new in seen])

    def check_view(self, view: JSON, eye: int) -> None:
        """A view that was sent tells no more than one imagined from what its seat knows."""
        state = self.states[view["moves"]]
        imagined = state.imagine(eye, seeded(view["moves"])).view(view["seat"])
        if view["outcome"] is not None and state.outcome is None:  # ended at the table: nothing is asked any more
            imagined["decisions"], imagined["outcome"] = [], view["outcome"]
        assert json.loads(json.dumps(imagined)) == view

    def check_events(self, update: JSON, moves: int, eye: int) -> None:
        """Of a secret part of an event the others were sent nothing."""
        told = update.get("events", [])
        true = [event for move in self.events[: moves + 1] for event in move][-len(told) :] if told else []
        for event, sent in zip(true, told, strict=True):
            assert sent["kind"] == event.kind
            for name, mask in event.masks.items():
                assert mask >> eye & 1 or sent[name] is None

    def check_cards(self, text: str, moves: int, eye: int) -> int:
        """No card is named before its seat could know it."""
        numbers = [int(thing.rpartition(":")[2]) for thing in THING.findall(text)]
        named = [card for card in numbers if card < len(self.ever[moves])]
        for card in named:
            assert self.ever[moves][card] >> eye & 1, f"seat {eye} was told of card {card} at move {moves}"
        return len(named)


def check(export: JSON, people: list[Person]) -> int:
    """Everything each connection was sent; the number of views and names of cards looked at."""
    truth = Truth(export)
    checked = 0
    for person in people:
        eye = SPECTATOR if person.seat is None else person.seat
        moves = 0
        for message in person.heard:
            view = message.get("view")
            if view:
                moves = view["moves"]
                truth.check_view(view, eye)
                checked += 1
            if message["type"] == "update":
                truth.check_events(message, moves, eye)
            text = json.dumps(message)
            over = message.get("table", {}).get("status") == "over"
            assert over or truth.seed not in text
            assert not any(other.secret and other.secret in text for other in people)
            if "why" not in message:  # that names the option asked about, and is answered from an imagined world
                checked += truth.check_cards(text, moves, eye)
    return checked


def play_and_check(server: Server, game: str, settings: JSON, seats: int, seed: int) -> int:
    """One recorded random game."""
    people: list[Person] = asyncio.run(recorded(server, game, settings, seats, random.Random(seed)))
    export: Any = server.get(f"/api/tables/{people[0].table['id']}/export")
    return check(export, people)
