"""One configuration: flags over environment (IGROTEKA_*) over file (TOML) over defaults."""

import difflib
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from igroteka.core.errors import BadSetting
from igroteka.core.folders import data_folder

Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Count = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[float, msgspec.Meta(gt=0)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]

PUSH_SERVICES = (  # of Chromium, Firefox, Safari and Edge
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
LISTS = ("origins", "hosts", "push_services")  # separated by commas in the environment

# Variables of ours that are no settings of the room: they say where its file is, and how the engine is made and run.
OTHERS = ("CONFIG", "COMPILE", "INTERPRETED", "WEB", "DEBUG")


class Config(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything an operator can choose."""

    host: str = "127.0.0.1"
    port: Port = 8000
    workers: Count = 1  # processes that serve tables; more than one need a store they share: PostgreSQL
    store: str = ""  # sqlite:///file or postgresql://...; empty: a file in the user's data folder
    nats: str = ""  # nats://host:4222, by which machines hear of each other, and workers elsewhere are reached
    origins: list[str] = []  # other origins whose pages may connect; the server's own always may
    hosts: list[str] = []  # names under which people reach the server, besides its numbers and own names; "*": any
    proxied: bool = False  # believe X-Forwarded-For and X-Forwarded-Proto of the proxy in front
    bot_workers: Count = max(1, (os.cpu_count() or 2) - 1)
    bot_limit: Amount = 30.0  # seconds a bot may think, from when it is its turn
    bot_pace: Seconds = 0.35  # the least seconds to a bot's answer, so that people can follow; 0: no waiting
    unattended_tables: Count = 100  # where bots think at the same time though nobody is there
    lesson_pace: Seconds = 0.9  # seconds between two scripted answers of a lesson
    countdown: Seconds = 3.0  # seconds before a game against the clock begins or goes on
    max_tables: Count = 20_000  # in memory
    max_sockets: Count = 10_000
    sockets_per_client: Count = 64
    connections_per_client: Count = 256  # of all kinds, where there is no proxy in front
    message_bytes: Count = 4096
    body_bytes: Count = 16_384
    messages_per_second: Amount = 20.0
    messages_burst: Amount = 60.0
    requests_per_second: Amount = 10.0
    requests_burst: Amount = 100.0
    files_per_second: Amount = 100.0  # of the page and its texts
    files_burst: Amount = 1000.0
    tables_per_minute: Amount = 20.0
    hints_per_minute: Amount = 20.0
    words_per_second: Amount = 1.0  # chat and emotes of one person
    words_burst: Amount = 10.0
    idle: Seconds = 600.0  # seconds after which a table without connections leaves the memory
    away: Seconds = 60.0  # seconds after which a bot may take the seat of somebody who is gone
    stall: Seconds = 120.0  # seconds after which others may ask for a stand-in for somebody who lets them wait
    expire: Seconds = 3600.0  # seconds until a public table that has not begun, and nobody is at, leaves the list
    open_days: Seconds = 7.0  # days after which a table that has not begun is deleted; 0: never
    retention_days: Seconds = 0.0  # days after which a table at which nothing has happened is deleted; 0: never
    operator: Annotated[str, msgspec.Meta(pattern="^([A-Za-z0-9_-]{22,128})?$")] = ""  # who has it may read reports
    push_subject: str = ""  # mailto:you@example.org, for push services; empty: the room sends no push messages
    push_key: Annotated[str, msgspec.Meta(pattern="^([A-Za-z0-9_-]{43})?$")] = (
        ""  # private; empty: made once and kept
    )
    push_services: list[str] = msgspec.field(default_factory=lambda: list(PUSH_SERVICES))  # nothing is sent elsewhere
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    def store_url(self) -> str:
        return self.store or str(data_folder() / "room.sqlite")


def read_config(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None) -> Config:
    """The configuration, or BadSetting that says what is wrong with which part of it."""
    named = environment.get("IGROTEKA_CONFIG")
    path = file or (Path(named) if named else None)
    values: dict[str, Any] = {}
    if path is not None:
        try:
            values.update(tomllib.loads(path.read_text(encoding="utf-8")))
        except FileNotFoundError as error:
            raise BadSetting("no-file", path=str(path)) from error
        except (OSError, ValueError) as error:
            raise BadSetting("bad-config", reason=f"{path}: {error}") from error
    _refuse_unknown(environment)
    for field in Config.__struct_fields__:
        text = environment.get(f"IGROTEKA_{field.upper()}")
        if text is not None:
            values[field] = text.split(",") if field in LISTS else text
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        return msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as error:
        raise _refused(str(error)) from error


_BOUND = re.compile(r"Expected `\w+` (<=|>=) (\S+) - at `\$\.(\w+)`")
_KIND = re.compile(r"Expected `(int|float|bool)`.* - at `\$\.(\w+)`")


def _refused(reason: str) -> BadSetting:
    """A value that cannot be used, in the reader's words where the library's can be understood."""
    if found := _BOUND.match(reason):
        bound = found[2].removesuffix(".0")
        if found[1] == "<=":
            return BadSetting("setting-too-large", name=found[3], bound=bound)
        return BadSetting("setting-too-small", name=found[3], bound=bound)
    if found := _KIND.match(reason):
        if found[1] == "bool":
            return BadSetting("setting-no-yes", name=found[2])
        return BadSetting("setting-no-number", name=found[2])
    return BadSetting("bad-config", reason=reason)


def _refuse_unknown(environment: Mapping[str, str]) -> None:
    """A name that only looks like a setting would be silently without effect."""
    known = [f"IGROTEKA_{name.upper()}" for name in (*Config.__struct_fields__, *OTHERS)]
    for name in environment:
        if name.startswith("IGROTEKA_") and name not in known:
            close = difflib.get_close_matches(name, known, 1, 0) or known
            raise BadSetting("unknown-variable", name=name, close=close[0])
