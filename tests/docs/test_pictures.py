"""Pictures stay small: whoever clones the repository fetches all of them."""

import subprocess
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

KINDS = (".png", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".mp4", ".webm")
ALL = 4_000_000
FILM = 1_500_000


def pictures() -> list[Path]:
    """Every picture that is kept."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no checkout")
    named = [ROOT / name for name in listed.stdout.split("\0") if name.lower().endswith(KINDS)]
    return [file for file in named if file.exists()]


def test_all_pictures_together_are_small() -> None:
    sizes = {file.name: file.stat().st_size for file in pictures()}
    assert sum(sizes.values()) < ALL, sorted(sizes.items(), key=lambda item: -item[1])[:5]


def test_the_readme_opens_with_a_short_film() -> None:
    film = ROOT / "docs" / "film.webp"
    assert film.stat().st_size < FILM
    assert b"ANIM" in film.read_bytes()[:64], "the film does not move"
    opening = (ROOT / "README.md").read_text(encoding="utf-8").split("\n\n")[1]
    assert "docs/film.webp" in opening
