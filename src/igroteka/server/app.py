"""The routes of the room, and the server that runs them."""

import asyncio
import gc
import json
import socket
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from igroteka import __version__, games
from igroteka.core.errors import BadSetting, GameError
from igroteka.server import wire
from igroteka.server.bots import offered, reviewed
from igroteka.server.config import Config
from igroteka.server.entries import clock_told, decode_setup
from igroteka.server.hall import Hall
from igroteka.server.limits import Buckets
from igroteka.server.metrics import LOG, log_to_stderr
from igroteka.server.openapi import document
from igroteka.server.socket import GOING_AWAY, NO_TABLE, REFUSED, Connection
from igroteka.server.store import Listed, Store, Summary, make_store
from igroteka.server.table import Table
from igroteka.text import LANGUAGES

STATUS = {
    "no-such-table": 404,
    "no-such-page": 404,
    "no-secret": 401,
    "bad-origin": 403,
    "not-over": 409,
    "too-many-requests": 429,
    "room-full": 503,
    "body-too-large": 413,
}
SAFE = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
WEB = Path(str(resources.files("igroteka"))) / "web"
REPLAY_STEPS = 200

decode_summary = msgspec.json.Decoder(Summary).decode


class Room:
    """The routes over one hall."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.hall = Hall(config, store)
        self.requests = Buckets(config.requests_burst, config.requests_per_second)
        self.openings = Buckets(config.tables_per_minute, config.tables_per_minute / 60)
        self.connections: set[Connection] = set()
        self.by_client: Counter[str] = Counter()

    # --- who asks ------------------------------------------------------------------------------------------------

    def client(self, connection: HTTPConnection) -> str:
        forwarded = connection.headers.get("x-forwarded-for")
        if self.config.proxied and forwarded:
            return forwarded.rpartition(",")[2].strip()
        return connection.client.host if connection.client is not None else ""

    def own_origin(self, connection: HTTPConnection) -> bool:
        """Whether a page that asks is one of ours; programs send no origin."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.config.origins:
            return True
        return origin.partition("://")[2] == connection.headers.get("host")

    def person(self, request: Request) -> str:
        """The person a request comes from, by its secret."""
        kind, _, secret = request.headers.get("authorization", "").partition(" ")
        try:
            if kind.lower() == "bearer":
                return self.hall.person(msgspec.convert(secret, wire.Secret))
        except msgspec.ValidationError:
            pass
        raise GameError("no-secret")

    async def table(self, request: HTTPConnection) -> Table:
        found = await self.hall.find(request.path_params["table"])
        if found is None:
            raise GameError("no-such-table")
        return found

    # --- tables --------------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return answer(
            {"games": [about_game(name) for name in games.NAMES], "emotes": wire.EMOTES, "version": __version__}
        )

    async def tables(self, request: Request) -> Response:
        person = self.person(request) if request.query_params.get("mine", "0") == "1" else None
        rows = await self.hall.listed(person)
        shown = [listed(row, person) for row in rows]
        shown.sort(key=lambda row: ("playing", "open", "over").index(row["status"]))
        return answer({"tables": shown})

    async def open(self, request: Request) -> Response:
        person = self.person(request)
        if not self.openings.take(self.client(request)):
            raise GameError("too-many-requests")
        try:
            wish = wire.decode_new_table(await self._body(request))
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadSetting("bad-body", reason=str(error)) from error
        table = await self.hall.open_table(person, wish)
        return answer(table.about(), 201)

    async def _body(self, request: Request) -> bytes:
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > self.config.body_bytes:
                raise GameError("body-too-large")
        return body

    async def one(self, request: Request) -> Response:
        table = await self.table(request)
        return answer(table.about())

    async def replay(self, request: Request) -> Response:
        """Positions of a finished match through the eyes of any seat."""
        table = await self.table(request)
        record = table.record
        if record.result is None or record.match is None:
            raise GameError("not-over")
        seats = len(record.seats)
        eyes = request.query_params.get("eyes", "none")
        seat = None if eyes == "none" else number(eyes, seats - 1)
        moves = record.match.moves
        first = number(request.query_params.get("from", "0"), len(moves))
        count = number(request.query_params.get("count", "100"), REPLAY_STEPS)
        steps = await asyncio.to_thread(replayed, record.match, seat, first, count)
        return answer({"table": table.about(), "moves": len(moves), "eyes": seat, "from": first, "steps": steps})

    async def review(self, request: Request) -> Response:
        """A finished match judged decision by decision, once: the winning chances, and where they turned."""
        table = await self.table(request)
        record = table.record
        if record.result is None or record.match is None:
            raise GameError("not-over")
        if record.timed:
            raise GameError("no-hint")
        if table.review is None:
            self.hall.take_hint(self.client(request))
            match = record.match
            table.review = await self.hall.pool.run(
                reviewed, record.game.name, match.settings, match.seats, match.seed, match.moves
            )
        return answer(table.review)

    async def export(self, request: Request) -> Response:
        """A finished match as a file."""
        table = await self.table(request)
        record = table.record
        if record.result is None or record.match is None:
            raise GameError("not-over")
        room = {
            "table": table.id,
            "commitment": record.commitment,
            "names": [seat.name or seat.bot for seat in record.seats],
            "result": record.result,
            "started": record.started,
            "ended": record.time,
        }
        text = record.match.text()
        data = json.dumps({"room": room}, ensure_ascii=False, indent=2)
        return Response(
            text.rstrip()[:-2].rstrip() + ",\n" + data[2:] + "\n",
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{record.game.name}-{table.id}.json"'},
        )

    # --- sockets -------------------------------------------------------------------------------------------------

    async def socket(self, websocket: WebSocket) -> None:
        client = self.client(websocket)
        full = len(self.connections) >= self.config.max_sockets
        full = full or self.by_client[client] >= self.config.sockets_per_client or not self.requests.take(client)
        if full or not self.own_origin(websocket):
            await websocket.close(REFUSED)
            return
        table = await self.hall.find(websocket.path_params["table"]) if self.hall.ready else None
        await websocket.accept()
        if table is None:
            await websocket.close(NO_TABLE if self.hall.ready else GOING_AWAY)
            return
        connection = Connection(self.hall, websocket)
        self.connections.add(connection)
        self.by_client[client] += 1
        try:
            await connection.serve(table)
        finally:
            self.connections.discard(connection)
            self.by_client[client] -= 1
            if not self.by_client[client]:
                del self.by_client[client]

    # --- operation -----------------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        return answer({"ok": True, "version": __version__})

    async def ready(self, request: Request) -> Response:
        return answer({"ready": self.hall.ready}, 200 if self.hall.ready else 503)

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(self.hall.metrics.text(self.hall.gauges()))

    async def openapi(self, request: Request) -> Response:
        return answer(document())

    async def text(self, request: Request) -> Response:
        """The words of a language, all or of one file."""
        language, file = request.path_params["language"], request.path_params.get("file")
        folder = resources.files("igroteka.text") / language
        if language in LANGUAGES:
            names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
            wanted = names if file is None else [name for name in names if name == f"{file}.ftl"]
            if wanted:
                words = "\n".join((folder / name).read_text(encoding="utf-8") for name in wanted)
                words += "".join(names_given(name.removesuffix(".ftl"), language) for name in wanted)
                return PlainTextResponse(words, headers={"cache-control": "no-cache"})
        raise GameError("no-such-page")

    async def page(self, request: Request) -> Response:
        """The built client; addresses inside it are its own business. Without one, a page that says what this is."""
        asked = request.path_params.get("path", "")
        path = (WEB / asked).resolve()
        if WEB.resolve() in path.parents and path.is_file():
            cached = "public, max-age=31536000, immutable" if "assets" in path.parts else "no-cache"
            return FileResponse(path, headers={"cache-control": cached})
        if "." in path.name or asked.startswith(("api/", "text/")):
            raise GameError("no-such-page")
        index = WEB / "index.html"
        if index.is_file():
            return FileResponse(index, headers={"cache-control": "no-cache"})
        return HTMLResponse((resources.files(__package__) / "page.html").read_text(encoding="utf-8"))

    # --- life ----------------------------------------------------------------------------------------------------

    async def say_bye(self) -> None:
        """Tell clients to come back in a moment."""
        self.hall.ready = False
        for connection in list(self.connections):
            connection.send(wire.encode({"type": "bye", "reason": "restart"}))
            connection.close(GOING_AWAY)
        for _ in range(40):
            if not self.connections:
                break
            await asyncio.sleep(0.05)

    def app(self) -> Starlette:
        def get(path: str, serve: Callable[[Request], Awaitable[Response]]) -> Route:
            return Route(path, self._guarded(serve), methods=["GET"])

        routes = [
            get("/api/games", self.games),
            get("/api/tables", self.tables),
            Route("/api/tables", self._guarded(self.open), methods=["POST"]),
            get("/api/tables/{table}", self.one),
            get("/api/tables/{table}/replay", self.replay),
            get("/api/tables/{table}/review", self.review),
            get("/api/tables/{table}/export", self.export),
            WebSocketRoute("/api/tables/{table}/socket", self.socket),
            get("/api/health", self.health),
            get("/api/ready", self.ready),
            get("/api/openapi.json", self.openapi),
            get("/metrics", self.metrics),
            get("/text/{language}.ftl", self.text),
            get("/text/{language}/{file}.ftl", self.text),
            get("/", self.page),
            get("/{path:path}", self.page),
        ]
        return Starlette(routes=routes, middleware=[Middleware(GZipMiddleware, minimum_size=1024)])

    def _guarded(self, serve: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """Limits, origins and errors around a route."""

        async def guarded(request: Request) -> Response:
            try:
                if not self.own_origin(request):
                    raise GameError("bad-origin")
                if not self.requests.take(self.client(request)):
                    raise GameError("too-many-requests")
                response = await serve(request)
            except GameError as error:
                self.hall.metrics.refused += 1
                status = STATUS.get(error.key, 400)
                response = answer({"error": error.key, "args": error.details}, status)
            response.headers.update(SAFE)
            return response

        return guarded


def answer(data: Any, status: int = 200) -> Response:
    return Response(wire.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"})


def number(text: str, most: int) -> int:
    """A whole number from 0 to `most` in a query."""
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > most:
        raise BadSetting("bad-number", value=text, most=most)
    return int(text)


def listed(row: Listed, person: str | None) -> dict[str, Any]:
    """A table in a list; in one's own list, with one's seat."""
    setup, summary = decode_setup(row.setup), decode_summary(row.about)
    shown: dict[str, Any] = {
        "id": setup.id,
        "game": setup.game,
        "settings": setup.settings,
        "public": setup.public,
        "status": row.status,
        "clock": clock_told(setup.clock),
        "seats": [
            {
                "kind": "person" if place.person else "bot" if place.bot else "open",
                "name": place.name,
                "bot": place.bot or None,
            }
            for place in summary.seats
        ],
        "asked": summary.asked,
        "created": setup.created,
        "time": row.time,
    }
    if person is not None:
        shown["seat"] = next((n for n, place in enumerate(summary.seats) if place.person == person), None)
    return shown


def about_game(name: str) -> dict[str, Any]:
    """What a client needs to build the form that opens a table."""
    game = games.find(name)
    return {
        "game": name,
        "seats": game.seats,
        "settings": [
            {"name": s.name, "default": s.default, "choices": s.choices, "many": s.many} for s in game.settings
        ],
        "bots": offered(game),
        "teams": {str(seats): game.teams(game.check({}, seats), seats) for seats in game.seats},
        "timed": game.referee(game.seats[0]) is not None,
    }


def replayed(match: Any, seat: int | None, first: int, count: int) -> list[dict[str, Any]]:
    """Positions `first` to `first + count` with what led to each."""
    steps: list[dict[str, Any]] = []
    state = match.at(0)
    for at in range(min(len(match.moves), first + count) + 1):
        step: dict[str, Any] = {"move": at}
        if at:
            mover, option, when = match.moves[at - 1]
            step |= {"seat": mover, "option": option, "choice": state.choice(option, mover).dump()}
            state.events = []
            state.apply(mover, option, when)
            step["events"] = [event.seen_by(seat) for event in state.events]
        if at >= first:
            steps.append({**step, "view": state.view(seat)})
    return steps


def names_given(game: str, language: str) -> str:
    """The names a game's own data give its things, as messages: "crest:akhena.sky" is <game>-crest-akhena-sky."""
    if game not in games.NAMES:
        return ""
    return "".join(
        f"\n{game}-{thing.replace(':', '-').replace('.', '-')} = {{ {json.dumps(name, ensure_ascii=False)} }}"
        for thing, name in games.find(game).names(language).items()
    )


class RoomServer(uvicorn.Server):
    """A server that opens its hall first, and says good-bye before it hangs up."""

    def __init__(self, config: uvicorn.Config, room: Room, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.room = room
        self.opened = opened
        self.failed: GameError | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.room.hall.open()
        except GameError as error:
            self.failed = error
            return
        try:
            await super().serve(sockets)
        finally:
            await self.room.hall.close()
            LOG.info("closed")

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        LOG.info("ready")
        self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.room.say_bye()
        await super().shutdown(sockets)


def serve(config: Config, opened: Callable[[str], None]) -> None:
    """Run until told to stop; `opened` hears the address when people can come."""
    log_to_stderr(config.log_level)
    room = Room(config, make_store(config.store_url()))
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    door = socket.create_server((config.host, config.port), family=family, backlog=2048)
    settings = uvicorn.Config(
        room.app(),
        ws="websockets-sansio",
        ws_max_size=config.message_bytes,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,  # views are small, a compressor per socket is not
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    gc.freeze()  # what is loaded now stays; tables are long-lived, so the collector need not look at them often
    gc.set_threshold(20_000, 50, 100)
    sys.setswitchinterval(0.001)  # the store's thread should not wait long for its turn
    host = f"[{config.host}]" if family == socket.AF_INET6 else config.host
    server = RoomServer(settings, room, lambda: opened(f"http://{host}:{door.getsockname()[1]}"))
    server.run([door])
    if server.failed is not None:
        raise server.failed
