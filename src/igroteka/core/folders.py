"""Where what is kept for somebody lies on this machine: saved matches, packs of their own, the store of a room."""

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The folder of whoever runs this; of a service under systemd, the one its unit gives it.

    A user without a home keeps things where they stand.
    """
    given = os.environ.get("STATE_DIRECTORY", "").partition(":")[0]
    try:
        return Path(given or platformdirs.user_data_dir("igroteka", appauthor=False))
    except RuntimeError:
        return Path("igroteka")
