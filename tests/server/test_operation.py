"""What an operator relies on: settings, health, numbers, logs, stopping, unloading."""

import asyncio
import json
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from igroteka.client import new_secret, play
from igroteka.core.errors import BadSetting
from igroteka.server.config import read_config
from igroteka.server.stores import make_store
from tests.server.room import Person, Server, two_at


def test_flags_win_over_environment_over_file_over_defaults(tmp_path: Path) -> None:
    file = tmp_path / "room.toml"
    file.write_text('port = 1\nhost = "a"\norigins = ["https://x.example"]\nidle = 5.5\n')
    config = read_config({"port": 3, "store": None}, {"IGROTEKA_PORT": "2", "IGROTEKA_HOST": "b"}, file)
    assert (config.port, config.host, config.origins, config.idle) == (3, "b", ["https://x.example"], 5.5)
    assert read_config({}, {"IGROTEKA_CONFIG": str(file), "IGROTEKA_ORIGINS": "p,q"}, None).origins == ["p", "q"]


@pytest.mark.parametrize(
    ("flags", "env", "text", "key"),
    [
        ({"port": "x"}, {}, "", "setting-no-number"),
        ({}, {"IGROTEKA_PROXIED": "maybe"}, "", "setting-no-yes"),
        ({}, {}, "prot = 1", "bad-config"),
        ({}, {}, "port = ", "bad-config"),
    ],
)
def test_a_setting_that_cannot_be_used_is_named(
    tmp_path: Path, flags: dict[str, str], env: dict[str, str], text: str, key: str
) -> None:
    file = tmp_path / "room.toml"
    file.write_text(text)
    with pytest.raises(BadSetting) as caught:
        read_config(flags, env, file)
    assert caught.value.key == key


def test_bad_stores_and_files_are_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="bad-store"):
        make_store("mysql://x")
    bad = [["--config", str(tmp_path / "none.toml")], ["--store", "/proc/none/x.sqlite"], ["--host", "no.such.host."]]
    for arguments in bad:
        command = [sys.executable, "-m", "igroteka.cli", "serve", "--port", "0", "--lang", "en"]
        command += arguments if "--store" in arguments else ["--store", str(tmp_path / "x.sqlite"), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 2 and "Traceback" not in done.stderr, done.stderr


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    store = str(tmp_path / "room.sqlite")
    first = Server(store, tmp_path / "log").start()
    command = [sys.executable, "-m", "igroteka.cli", "serve", "--port", "0", "--lang", "en", "--store", store]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2 and "locked" in done.stderr, done.stderr
    first.stop()


def test_health_and_numbers(server: Server) -> None:
    assert server.get("/api/health")["ok"] and server.get("/api/ready")["ready"]
    secret = new_secret()
    asyncio.run(play(server.url, server.open(secret, "me", "random", start=True)["id"], secret))
    with urllib.request.urlopen(f"{server.url}/metrics") as answer:
        numbers = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines() if line[0] != "#")
    assert float(numbers["igroteka_moves_total"]) > 5
    assert float(numbers['igroteka_move_seconds_bucket{le="+Inf"}']) == float(numbers["igroteka_moves_total"])
    for name in ("tables", "tables_playing", "sockets", "bot_queue"):
        assert f"igroteka_{name}" in numbers


def test_stopping_tells_clients_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log").start()

    async def story() -> None:
        async with two_at(server) as (first, second):
            mover = first if first.my_decision() else second
            await mover.move()
            n, view = mover.n, mover.view
            await asyncio.to_thread(server.stop)
            await first.until(lambda: any(message["type"] == "bye" for message in first.heard))
            await asyncio.to_thread(server.start)
            await mover.until(lambda: mover.heard[-1]["type"] in ("welcome", "presence"))
            assert (mover.n, mover.view) == (n, view)

    asyncio.run(story())
    server.stop()
    text = server.log.read_text()
    assert not server.errors()
    events = [json.loads(line)["event"] for line in text.splitlines() if line.startswith("{")]
    assert events.count("closed") == 2, "writes were finished and the store was closed, both times"


def test_logs_hold_no_secrets(server: Server) -> None:
    async def story() -> str:
        secret = new_secret()
        async with Person(server, server.open(secret, "me", "open")["id"], secret) as me:
            await me.ask("say", text="a very private remark")
            await me._send({"do": "nonsense", "secret": secret})
            await me.until(lambda: me.heard[-1]["type"] == "error")
        return secret

    secret = asyncio.run(story())
    text = server.log.read_text()
    assert secret not in text and "private remark" not in text


def test_an_idle_table_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "room.sqlite"), tmp_path / "log", IGROTEKA_IDLE="0.1").start()

    def in_memory() -> int:
        with urllib.request.urlopen(f"{server.url}/metrics") as answer:
            return int(float(answer.read().decode().partition("\nigroteka_tables ")[2].split()[0]))

    async def story() -> None:
        secret = new_secret()
        table = server.open(secret, "me", "random", start=True)["id"]
        async with Person(server, table, secret) as me:
            await me.move()
            await me.until(lambda: me.my_decision() is not None)
            assert in_memory() == 1
            n, view = me.n, me.view
        for _ in range(60):
            await asyncio.sleep(0.25)
            if not in_memory():
                break
        assert in_memory() == 0
        (row,) = server.get("/api/tables?mine=1", secret)["tables"]
        assert row["status"] == "playing" and row["asked"] == [row["seat"]]
        async with Person(server, table, secret) as again:
            assert (again.n, again.view) == (n, view)

    asyncio.run(story())
    server.stop()
    assert not server.errors()


def test_the_shipped_settings_file_and_the_manual_name_every_setting() -> None:
    root = Path(__file__).parents[2]
    config = read_config({}, {}, root / "deploy" / "igroteka.toml")
    assert config == read_config({}, {}, None), "the file shows the defaults"
    manual = (root / "docs" / "run-a-server.md").read_text()
    assert not [name for name in config.__struct_fields__ if f"`{name}`" not in manual]
