"""What a link to a table looks like where it is shared: its game and who invites, in the reader's language."""

from html import escape

from starlette.requests import Request

from igroteka.server.files import WEB
from igroteka.server.record import Record
from igroteka.text import LANGUAGES, Words

PICTURE = "/app/icon-512.png"


def language_of(request: Request) -> str:
    """The first language a reader asks for that we have."""
    for part in request.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def page_of(record: Record, request: Request) -> str | None:
    """The page with the words of one table in its head; None without a built client."""
    path = WEB / "index.html"
    if not path.is_file():
        return None
    words = Words(language_of(request))
    game = words.say(record.game.name)
    host = next((seat.name for seat in record.seats if seat.person == record.setup.host and seat.name), "")
    open_seats = any(seat.kind == "open" for seat in record.seats)
    title = words.say("preview-invites", name=host, game=game) if host and open_seats else game
    about = f"{record.game.name}-about"
    tags = {"og:title": title, "og:site_name": words.say("web-title"), "og:type": "website"}
    if words.has(about):
        tags["og:description"] = words.say(about)
    tags["og:image"] = f"{request.base_url}".rstrip("/") + PICTURE
    head = "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items())
    return path.read_text(encoding="utf-8").replace("</title>", f"</title>{head}", 1)
