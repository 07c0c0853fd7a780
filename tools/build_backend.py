"""What pip and build call: setuptools, and in front of it the browser client, which goes into the package.

The client is built where its sources have changed since it was built last. A source archive carries it built, so
whoever installs from one needs no Node. Where it cannot be built, an installation goes on without it, and
`igroteka doctor` says so; an archive for others is refused (IGROTEKA_WEB=need refuses every build without a client,
IGROTEKA_WEB=no leaves the client as it is).
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

sys.path.insert(0, str(Path(__file__).parent))
import web

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def build_wheel(folder: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    _client(os.environ.get("IGROTEKA_WEB") == "need")
    return build_meta.build_wheel(folder, config_settings, metadata_directory)


def build_editable(folder: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """A checkout builds its client with `make web`: nothing is copied here."""
    return build_meta.build_editable(folder, config_settings, metadata_directory)


def build_sdist(folder: str, config_settings: Settings = None) -> str:
    _client(needed=True)
    return build_meta.build_sdist(folder, config_settings)


def _node() -> list[str]:
    """Node as a wheel, where the client has to be built and the system has none."""
    return [web.WHEEL] if _wanted() and web.system_node() is None else []


def _wanted() -> bool:
    return os.environ.get("IGROTEKA_WEB") != "no" and not web.is_built()


def _client(needed: bool) -> None:
    if _wanted() and web.main(["build"]) and needed:
        raise SystemExit("The web client could not be built, and this package is to contain it.")
