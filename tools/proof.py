"""Proves an installed package, from outside any checkout: `PYTHON proof.py [--compiled] [--no-server] [--room URL]`.

It is run by the Python of an environment into which only the package was installed. It looks at the version, counts a
simulation, plays in the terminal, opens the room, fetches the page and its script, and plays a match against a bot to
its end over HTTP and a socket. With --no-server, the package came without extras: the room must refuse in a sentence.
With --room, only a room that is open already is looked at and played in.
"""

import argparse
import asyncio
import json
import os
import pty
import re
import select
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

IGROTEKA = str(Path(sys.executable).parent / "igroteka")
PATIENCE = 120.0


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--compiled", action="store_true", help="the engine has to be compiled")
    parser.add_argument("--no-server", action="store_true", help="the extra `server` is not installed")
    parser.add_argument("--room", help="the address of a room that is open already")
    asked = parser.parse_args()
    if asked.room:
        page(asked.room)
        match(asked.room)
        return
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for name in ("HOME", "XDG_DATA_HOME"):
            os.environ[name] = folder
        os.environ["LANG"] = "C.UTF-8"
        os.environ.pop("PYTHONPATH", None)
        version(asked.compiled)
        simulation(asked.compiled)
        terminal()
        if asked.no_server:
            refusal()
        else:
            room(folder)


def done(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([IGROTEKA, *words], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)


def version(compiled: bool) -> None:
    said = done("--version").stdout
    expect("engine compiled" if compiled else "engine interpreted", said)
    expect("web client built", said)
    import igroteka  # noqa: PLC0415

    here = Path(str(igroteka.__file__))
    assert Path(sys.prefix) in here.parents, f"{here} is not the installed package"
    print(f"  {said.strip()}")


def simulation(compiled: bool) -> None:
    for game in ("mindbug", "not_alone", "gobbit", "battlecrest", "aeons_end"):
        games = "2" if game in ("gobbit", "aeons_end") else "10"
        result = done("simulate", game, "--games", games, "--json")
        assert result.returncode == 0, result.stderr
        assert json.loads(result.stdout)["compiled"] is compiled
    for language in ("en", "uk", "ru"):
        assert done("games", "--lang", language).returncode == 0
    assert done("pack", "list").returncode == 0
    print("  all games were simulated")


def terminal() -> None:
    """Three answers in the terminal, then leave; the match is saved."""
    pid, end = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm", COLUMNS="100", LINES="50")
        os.execv(IGROTEKA, [IGROTEKA, "play", "mindbug", "--bot", "random", "--lang", "en", "--save", "match.json"])
    try:
        for line in (b"1\n", b"1\n", b"1\n", b"q\n"):
            until(end, "> ")
            os.write(end, line)
        until(end, "Saved in")
    finally:
        os.close(end)
        os.waitpid(pid, 0)
    expect("whole", done("verify", "match.json").stdout)
    print("  a match was begun in the terminal, saved and verified")


def until(end: int, mark: str) -> None:
    text = ""
    deadline = time.monotonic() + PATIENCE
    while mark not in text:
        ready, _, _ = select.select([end], [], [], max(0.0, deadline - time.monotonic()))
        assert ready, f"{mark!r} was not shown:\n{text}"
        text += os.read(end, 65536).decode("utf-8", "replace")


def refusal() -> None:
    said = done("serve")
    assert said.returncode == 2 and "igroteka[server]" in said.stderr and "Traceback" not in said.stderr, said.stderr
    print(f"  without the extra: {said.stderr.strip()}")


def room(folder: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    store = str(Path(folder) / "room.sqlite")
    environment = {**os.environ, "IGROTEKA_BOT_PACE": "0"}
    server = subprocess.Popen([IGROTEKA, "serve", "--port", str(port), "--store", store], env=environment)
    try:
        url = f"http://127.0.0.1:{port}"
        page(url, server)
        match(url)
    finally:
        server.terminate()
        assert server.wait(PATIENCE) in (0, -15), "the room did not close gently"


def page(url: str, server: "subprocess.Popen[bytes] | None" = None) -> None:
    """The client's page and the script it names."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            text = fetched(url + "/")
            break
        except OSError:
            assert (server is None or server.poll() is None) and time.monotonic() < deadline, "the room did not open"
            time.sleep(0.2)
    found = re.search(r'src="(/[^"]+\.js)"', text)
    assert found, f"the page names no script:\n{text[:500]}"
    assert len(fetched(url + found[1])) > 10_000
    expect("mindbug", fetched(url + "/text/uk/mindbug.ftl"))
    print("  the room serves the client's page, its script and its texts")


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        return str(answer.read().decode("utf-8"))


def match(url: str) -> None:
    from igroteka.client import new_secret, play, rest  # noqa: PLC0415 - needs the extra `server`

    secret = new_secret()
    seats = [{"kind": "me", "name": "Proof"}, {"kind": "bot", "bot": "greedy"}]
    table = rest(url, "/api/tables", secret, {"game": "mindbug", "seats": seats, "start": True})
    over = asyncio.run(asyncio.wait_for(play(url, table["id"], secret), PATIENCE))
    assert over["status"] == "over" and over["result"], over
    print(f"  a match against a bot was played to its end: {json.dumps(over['result'])[:80]}")


def expect(part: str, text: str) -> None:
    assert part in text, f"{part!r} is not in {text!r}"


if __name__ == "__main__":
    main()
