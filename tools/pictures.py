"""Pictures for people, small: quantised and compressed as WebP."""

import io
from pathlib import Path

from PIL import Image

QUALITY = 72


def save(png: bytes, path: Path, quality: int = QUALITY) -> None:
    """A screenshot as WebP."""
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.open(io.BytesIO(png)).convert("RGB").save(path, "WEBP", quality=quality, method=6)
