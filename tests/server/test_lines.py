"""A line is measured where its client cannot choose the answer: late ones gain nothing, honest ones lose nothing."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from igroteka.bots.reaction import LEVELS, reaction
from igroteka.client import JSON, new_secret
from igroteka.games.gobbit.effects.slaps import EAT, judge
from igroteka.games.gobbit.options import DISCARD, OPEN, PILE
from igroteka.server.lines import Line
from tests.games.gobbit.test_network import Network
from tests.server.room import Person, Server

ADULT = LEVELS["adult"]


class Race(Network):
    """Two players who notice alike, on lines that the server measures as it does over a socket.

    `slower` is added to the reactions of the second; `holds` is how late its client answers whatever it is asked.
    """

    def __init__(self, trips: tuple[int, int], jitter: int, seed: int, slower: int = 0, holds: int = 0) -> None:
        self.slower = slower
        self.holds = holds
        self.won = [0, 0]
        self.contested: set[int] = set()
        super().__init__(trips, jitter, seed, tempo="calm")

    def begin(self, now: int) -> None:
        for hand in self.referee.race:
            self.won[hand.seat] += hand.verdict == "won" and hand.option in self.contested
        self.contested = set.intersection(*[set(self.right_hands(seat)) for seat in (0, 1)])
        if now == 0:
            self.measure()
        for seat, when in enumerate(self.referee.begin(self.state, now)):
            seen, moment = when + self.lag(seat), self.referee.moment
            self.later(seen, "show", seat, 0, moment)
            self.later(seen + self.lag(seat) + self.holds * seat, "shown", seat, 0, moment)
            for option in self.right_hands(seat):
                noticed = reaction(ADULT, 1.0, self.rng) + self.slower * seat
                self.later(seen + noticed, "hand", seat, option, moment)
            if self.state.why_not(seat, OPEN) is None:
                self.later(seen + 1500, "hand", seat, OPEN, moment)

    def right_hands(self, seat: int) -> list[int]:
        """What is right to slap now."""
        decision = self.state.decision_for(seat)
        options = decision.options if decision is not None and decision.kind == "react" else []
        return [o for o in options if PILE <= o <= DISCARD and judge(self.state, seat, o) >= EAT]

    def measure(self) -> None:
        """As the system does: each acknowledged message is a sample, smoothed by an eighth."""
        for seat, trip in enumerate(self.trips):
            line, smooth, best = Line(), 0.0, 1e9
            self.referee.lines[seat].trips = []
            for _ in range(30):
                sample = self.lag(seat) + self.lag(seat) + trip % 2
                smooth = smooth + (sample - smooth) / 8 if smooth else sample
                best = min(best, sample)
                line.system_says(smooth, best)
                line.client_answered(sample + self.holds * seat)
                known = line.trip()
                assert known is not None
                self.referee.measured(seat, known)
            assert bool(line.late()) == (self.holds * seat > 200)


def share(trips: tuple[int, int], jitter: int, slower: int = 0, holds: int = 0, games: int = 90) -> float:
    """How many of the contested cards the second player wins."""
    won = [0, 0]
    for seed in range(games):
        race = Race(trips, jitter, seed, slower, holds)
        race.run()
        won = [a + b for a, b in zip(won, race.won, strict=True)]
    assert sum(won) > 900
    return won[1] / sum(won)


@pytest.mark.parametrize(("trips", "jitter"), [((10, 10), 10), ((10, 80), 40), ((10, 200), 30), ((60, 280), 10)])
def test_players_on_unequal_lines_win_alike(trips: tuple[int, int], jitter: int) -> None:
    assert abs(share(trips, jitter) - 0.5) < 0.03


def test_answering_late_gains_nothing() -> None:
    """Half a second was worth a quarter of one: a reaction of 620 ms beat one of 180 ms."""
    honest = share((20, 20), 5, slower=250)
    cheating = share((20, 20), 5, slower=250, holds=500)
    assert honest < 0.15 and cheating < honest + 0.03


def test_the_quickest_of_pings_counts_where_the_system_tells_nothing() -> None:
    line = Line()
    assert line.trip() is None and line.late() == 0
    for trip in (80.0, 40.0, 900.0):
        line.ping_came_back(trip)
        line.client_answered(trip + 400)
    assert line.trip() == 40 and line.late() == 400
    slow = Line()
    slow.ping_came_back(900.0)
    assert slow.trip() == 120, "a client's own word is worth little"


class Holding(Person):
    """A client that answers whatever measures it half a second late."""

    async def _keep_time(self, message: JSON) -> None:
        async def later() -> None:
            await asyncio.sleep(0.5)
            with contextlib.suppress(Exception):
                await Person._keep_time(self, message)

        self._held = asyncio.create_task(later())


def test_over_a_socket_late_answers_are_not_compensated_and_the_table_is_told(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log").start()

    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "open", game="gobbit", settings={"tempo": "calm"})["id"]
        async with Person(server, table, secret) as honest, Holding(server, table) as holding:
            await holding.do("sit", seat=1, name="Holding")
            await honest.do("start")
            seats: list[JSON] = []

            def named() -> bool:
                nonlocal seats
                told = [message["seats"] for message in honest.heard if message["type"] == "presence"]
                seats = told[-1] if told else []
                return bool(seats) and seats[1]["late"] > 300

            await honest.until(named, 20)
            assert seats[0]["late"] == 0 and seats[0]["line"] is not None
            hands: list[JSON] = []
            while not hands:
                decision = holding.my_decision()
                slaps = [o["option"] for o in (decision or {}).get("options", []) if 1 <= o["option"] <= 9]
                if slaps:
                    await asyncio.sleep(0.3)
                    await holding.ask("move", n=holding.n, option=slaps[0])
                now = holding.moment
                await holding.until(lambda now=now: holding.moment != now)
                hands = [hand for update in honest.updates("moves") for hand in update["race"] if hand["seat"] == 1]
            assert max(hand["compensation"] for hand in hands) < 60

    asyncio.run(story())
    server.stop()
    assert not server.errors()
