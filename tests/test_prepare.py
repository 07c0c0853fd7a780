"""How a checkout gets ready: what is installed, what is compiled, and a room that moves to the compiled engine."""

import sys
import threading
import time
import tomllib
import urllib.request
from pathlib import Path

import pytest
from tools import prepare, web

from igroteka.client import new_secret, rest
from tests.server.room import free_port

ROOT = Path(__file__).parents[1]


def test_playing_installs_no_test_tools() -> None:
    wanted = prepare.requirements("server")
    assert any(name.startswith("starlette") for name in wanted)
    assert not any(name.startswith(("pytest", "mypy[", "matplotlib", "playwright")) for name in wanted)


def test_an_extra_that_names_others_brings_them_once() -> None:
    wanted = prepare.requirements("dev")
    assert len(wanted) == len(set(wanted))
    assert any(name.startswith("asyncpg") for name in wanted) and any(name.startswith("joblib") for name in wanted)


def test_every_library_has_one_exact_version_in_the_constraints() -> None:
    pinned = {}
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            name, equals, version = line.partition("==")
            assert equals and version, line
            assert name.lower() not in pinned, line
            pinned[name.lower().replace("_", "-")] = version
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"].values()
    for wanted in [*project["dependencies"], *(wanted for extra in extras for wanted in extra)]:
        name = wanted.split(";")[0].split(">")[0].split("=")[0].split("[")[0].strip().lower().replace("_", "-")
        assert name == "igroteka" or name in pinned, wanted


def test_a_step_that_fails_shows_what_it_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "LOGS", tmp_path)
    with pytest.raises(prepare.Failed, match="no such library"):
        prepare.step("pip", sys.executable, "-c", "import sys; sys.exit('no such library')")


def test_a_failure_beside_other_tasks_is_not_lost() -> None:
    ended = []

    def fails() -> None:
        raise prepare.Failed("no")

    with pytest.raises(prepare.Failed):
        prepare.at_once(fails, lambda: ended.append(True))
    assert ended == [True]


def test_an_edited_source_makes_the_compiled_engine_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "src" / "igroteka"
    (package / "core").mkdir(parents=True)
    (package / "core" / "rng.py").write_text("WORD = 1\n")
    (package / "__init__.py").write_text((ROOT / "src" / "igroteka" / "__init__.py").read_text())
    monkeypatch.setattr(prepare, "PACKAGE", package)
    assert not prepare.is_compiled()
    stamp = prepare.runpy.run_path(str(package / "__init__.py"))["stamp"]
    (package / "compiled.txt").write_text(stamp(package, prepare.engine_files("all")))
    assert not prepare.is_compiled(), "a stamp without the library is none"
    (package.parent / "igroteka__mypyc.so").touch()
    assert prepare.is_compiled()
    (package / "core" / "rng.py").write_text("WORD = 2\n")
    assert not prepare.is_compiled()


def test_the_digest_of_the_client_follows_its_sources_and_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (
        "web/src",
        "web/node_modules/x",
        "web/src/generated/deep",
        "src/igroteka/text/en",
        "src/igroteka/web",
    ):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "web/src/main.ts").write_text("1")
    (tmp_path / "src/igroteka/text/en/common.ftl").write_text("a = b")
    monkeypatch.setattr(web, "ROOT", tmp_path)
    monkeypatch.setattr(web, "WEB", tmp_path / "web")
    monkeypatch.setattr(web, "BUILT", tmp_path / "src/igroteka/web/built.txt")
    assert not web.is_built()
    web.BUILT.write_text(web.digest() + "\n")
    assert web.is_built()
    (tmp_path / "web/node_modules/x/a.js").write_text("not ours")
    (tmp_path / "web/src/generated/a.json").write_text("{}")
    (tmp_path / "web/src/generated/deep/a.json").write_text("{}")
    assert web.is_built()
    (tmp_path / "src/igroteka/text/en/common.ftl").write_text("a = c")
    assert not web.is_built()


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url + "/api/ready", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def wait_for(url: str) -> None:
    deadline = time.monotonic() + 120
    while not answers(url):
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_room_moves_to_another_process_and_keeps_its_tables(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    serve = [sys.executable, "-m", "igroteka.cli", "serve", "--port", str(port)]
    room = prepare.Room([*serve, "--store", str(tmp_path / "room.sqlite")])
    codes: list[int] = []
    room.open()
    waiting = threading.Thread(target=lambda: codes.append(room.wait()))
    waiting.start()
    try:
        wait_for(url)
        first = room.process
        secret = new_secret()
        seats = [{"kind": "me", "name": "Me"}, {"kind": "bot", "bot": "greedy"}]
        table = rest(url, "/api/tables", secret, {"game": "mindbug", "seats": seats, "start": True})
        room.move()
        assert room.process is not first and first is not None and first.returncode is not None
        wait_for(url)
        assert rest(url, f"/api/tables/{table['id']}", secret)["status"] == "playing"
        assert waiting.is_alive(), "the room was not closed, only moved"
    finally:
        room.stop()
        waiting.join(60)
    assert codes == [0]
