"""The files of the built client, compressed when they were built; other long answers are compressed in a thread."""

import asyncio
import gzip
import hashlib
import mimetypes
from collections import OrderedDict
from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response

WEB = Path(str(resources.files("igroteka"))) / "web"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))  # the better first
SHORT = 1024  # bytes that are not worth compressing
QUICK = 16_384  # bytes that are compressed at once
KEPT = 32  # compressed answers, for those that are asked for again: texts, mostly
LONGEST_PATH = 512


def possible(path: str) -> bool:
    """Whether a path can name anything at all: not too long, and nothing in it that no name has."""
    return len(path) <= LONGEST_PATH and path.isprintable()


def accepted(request: Request) -> set[str]:
    """The encodings a client takes."""
    found: set[str] = set()
    for part in ",".join(request.headers.getlist("accept-encoding")).split(","):
        name, _, quality = part.strip().partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip().lower())
    return found


def file_at(asked: str, takes: set[str]) -> Response | None:
    """A file of the client, in the best form its reader takes; None if there is none."""
    path = (WEB / asked).resolve()
    if WEB.resolve() not in path.parents or path.suffix in (".br", ".gz") or not path.is_file():
        return None
    headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
    if "assets" in path.parts:
        headers["cache-control"] = "public, max-age=31536000, immutable"
    kind = mimetypes.guess_type(path.name)[0]
    for encoding, ending in ENCODINGS:
        packed = path.with_name(path.name + ending)
        if encoding in takes and packed.is_file():
            return FileResponse(packed, media_type=kind, headers={**headers, "content-encoding": encoding})
    return FileResponse(path, media_type=kind, headers=headers)


class Compressor:
    """Compresses long answers; those asked for again and again only once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()  # by digest

    async def compress(self, response: Response, takes: set[str]) -> None:
        """Make a long answer shorter, if its reader takes that; a long time is spent in a thread."""
        body = bytes(getattr(response, "body", b""))
        if len(body) < SHORT or "gzip" not in takes or "content-encoding" in response.headers:
            return
        packed = gzip.compress(body, 5, mtime=0) if len(body) < QUICK else await self._long(body)
        response.body = packed
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(packed))
        response.headers["vary"] = "accept-encoding"

    async def _long(self, body: bytes) -> bytes:
        name = hashlib.blake2b(body, digest_size=16).digest()
        packed = self._kept.pop(name, None)
        if packed is None:
            packed = await asyncio.to_thread(gzip.compress, body, 5, mtime=0)
        self._kept[name] = packed
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return packed
