"""Reviews of finished matches: each is worked out once, in small parts between the jobs of others, and kept."""

import asyncio

import msgspec

from igroteka.core.errors import GameError
from igroteka.core.match import Match
from igroteka.lab.review import concluded
from igroteka.server import messages
from igroteka.server.metrics import LOG
from igroteka.server.services import Services
from igroteka.server.thinking import REVIEW_ITERATIONS, WholeMatch, judge

REVIEW = "review"  # what it is called in the store
PART = 2  # decisions judged in one job
RUNNING = 50  # reviews worked out at the same time


class Reviews:
    """All reviews of a process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._progress: dict[str, messages.ReviewProgress] = {}  # by table: of those being worked out

    async def find(self, table: str, match: Match, client: str) -> msgspec.Raw | messages.ReviewProgress:
        """The review, or how far it is; the first who asks sets it going."""
        progress = self._progress.get(table)
        if progress is not None:
            return progress
        kept = await self.services.store.kept(REVIEW, table)
        if kept is not None:
            return msgspec.Raw(kept[1])
        if table not in self._progress:
            if len(self._progress) >= RUNNING:
                raise GameError("too-many-hints")
            self.services.take_hint(client)
            self._progress[table] = messages.ReviewProgress(0, len(match.moves))
            self.services.task(self._work(table, match, client))
        return self._progress[table]

    async def _work(self, table: str, match: Match, client: str) -> None:
        packs = match.game.packs(match.settings, match.seats)
        whole = WholeMatch(match.game.name, match.settings, match.seats, match.seed, match.start, match.moves, packs)
        try:
            rows = []
            for first in range(0, len(match.moves), PART):
                rows += await self.services.workers.run(client, judge, whole, first, PART)
                self._progress[table].done = len(rows)
            review = await asyncio.to_thread(concluded, match, REVIEW_ITERATIONS, rows)
            await self.services.store.keep(REVIEW, table, 1, messages.encode(review))
        except Exception as error:
            LOG.warning("review failed", extra={"table": table, "reason": repr(error)})
        finally:
            del self._progress[table]
