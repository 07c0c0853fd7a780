"""How much memory the tables of a server take late in the game: `python -m tools.memory [TABLES]`."""

import gc
import sys
import tempfile
import tracemalloc

from tests.server.played import folded, played_log

from igroteka.server.config import Config
from igroteka.server.lobby import Lobby
from igroteka.server.sqlite import SqliteStore
from igroteka.server.table import Table

GAMES = (("mindbug", 2), ("not_alone", 7), ("aeons_end", 4), ("battlecrest", 4))


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    with tempfile.TemporaryDirectory() as folder:
        lobby = Lobby(Config(), SqliteStore(f"{folder}/room.sqlite"))
        for game, seats in GAMES:
            logs = [played_log(game, seats, seed) for seed in range(count)]
            folded(*logs[0])
            gc.collect()
            tracemalloc.start()
            tables = [
                Table(lobby.services, lobby.elsewhere, folded(*log), lobby.open_rematch, lobby.recorder.add)
                for log in logs
            ]
            gc.collect()
            used = tracemalloc.get_traced_memory()[0] / count
            tracemalloc.stop()
            entries = sum(table.record.n for table in tables) / count
            print(f"{game} {seats}: {entries:.0f} entries, {used / 1000:.0f} kB a table", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
