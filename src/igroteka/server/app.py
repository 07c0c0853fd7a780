"""The routes, and the server that runs them."""

import asyncio
import gc
import hmac
import json
import re
import socket
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from importlib import resources
from typing import Any, TypeAlias, TypeVar

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route
from websockets.http11 import Request as Handshake

from igroteka import __version__, games
from igroteka.core.errors import BadSetting, GameError
from igroteka.server import messages, wire
from igroteka.server.codes import Codes
from igroteka.server.config import Config
from igroteka.server.connection import Connection
from igroteka.server.files import Compressor, accepted, file_at, possible
from igroteka.server.hosts import Hosts, local_address
from igroteka.server.leases import Elsewhere, Lease
from igroteka.server.limits import Buckets
from igroteka.server.lobby import Lobby
from igroteka.server.metrics import LOG, log_to_stderr
from igroteka.server.openapi import document
from igroteka.server.people import everything_about
from igroteka.server.preview import page_of
from igroteka.server.protocols import GOING_AWAY, BoundedSocket, Bounds, bounded
from igroteka.server.puzzles import listed_puzzles
from igroteka.server.record import finished
from igroteka.server.recorder import recording_of
from igroteka.server.reports import REPORT, reports
from igroteka.server.rest import about_game, listed, names_given, other_line, replayed
from igroteka.server.reviews import Reviews
from igroteka.server.siblings import Sibling
from igroteka.server.store import Store, StoreFailed
from igroteka.server.stores import make_store
from igroteka.server.table import Table
from igroteka.text import LANGUAGES, source

STATUS = {
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-code": 404,
    "push-off": 404,
    "not-operator": 403,
    "table-closed": 403,
    "no-secret": 401,
    "bad-origin": 403,
    "bad-host": 421,
    "not-over": 409,
    "too-many-requests": 429,
    "room-full": 503,
    "store-away": 503,
    "table-set-aside": 409,
    "table-needs-version": 409,
    "move-needs-version": 409,
    "body-too-large": 413,
}
SAFE = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
REPLAY_STEPS = 200
MOST_OPTIONS = 1_000_000  # more than any game has
WAIT, WAITS = 0.2, 30  # seconds and times a socket waits for a table that another process has
SOCKET = re.compile("/api/tables/([^/]+)/socket")

T = TypeVar("T")

Serve: TypeAlias = Callable[[Request], Awaitable[Response]]


class Routes:
    """What can be asked over HTTP, and the sockets."""

    def __init__(self, config: Config, store: Store, sibling: Sibling | None = None) -> None:
        self.config = config
        self.bounds = Bounds(config)
        self.lobby = Lobby(config, store, sibling)
        self.services = self.lobby.services
        self.lease = Lease(self.services, self._handed_over, self._lease_lost)
        self.socket_protocol: Callable[[], BoundedSocket] | None = None  # for sockets that are handed over
        self.reviews = Reviews(self.services)
        self.hosts = Hosts(config)
        self.compressor = Compressor()
        buckets = self.services.buckets
        self.requests = buckets("requests", config.requests_burst, config.requests_per_second)
        self.files = buckets("files", config.files_burst, config.files_per_second)
        self.openings = buckets("tables", config.tables_per_minute, config.tables_per_minute / 60)
        self.personal = buckets("personal", 10, 10 / 60)
        self.codes = Codes(self.services)
        self.connections: set[Connection] = set()
        self.by_client: Counter[str] = Counter()

    # --- who asks ------------------------------------------------------------------------------------------------

    def client(self, connection: HTTPConnection) -> str:
        peer = connection.client.host if connection.client is not None else ""
        return self._client(connection.headers.get("x-forwarded-for"), peer)

    def _client(self, forwarded: str | None, peer: str) -> str:
        if self.config.proxied and forwarded:
            return forwarded.rpartition(",")[2].strip()
        return peer

    def own_origin(self, connection: HTTPConnection) -> bool:
        return self._own_origin(connection.headers.get("origin"), connection.headers.get("host"))

    def _own_origin(self, origin: str | None, host: str | None) -> bool:
        """Whether a page that asks is one of ours; programs send no origin."""
        if origin is None or origin in self.config.origins:
            return True
        return origin.partition("://")[2] == host

    def secret(self, request: Request) -> str:
        """The secret a request comes with."""
        kind, _, secret = request.headers.get("authorization", "").partition(" ")
        try:
            if kind.lower() == "bearer":
                return msgspec.convert(secret, wire.Secret)
        except msgspec.ValidationError:
            pass
        raise GameError("no-secret")

    def person(self, request: Request) -> str:
        """The person a request comes from, by its secret."""
        return wire.person_of(self.secret(request))

    async def table(self, request: HTTPConnection) -> Table:
        """The table asked about, to be looked at."""
        found = await self.lobby.look(request.path_params["table"])
        if found is None:
            raise GameError("no-such-table")
        return found

    # --- tables --------------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        known = [about_game(name) for name in games.names()]
        return answer(messages.Games(known, list(wire.EMOTES), __version__, self.local_address(request)))

    def local_address(self, request: Request) -> str:
        """Where friends in the same network find the page of somebody who opened it by a name of this computer."""
        own = local_address(self.config.host)
        name, _, port = (request.headers.get("host") or "").partition(":")
        return f"http://{own}:{port or 80}" if own and name in ("localhost", "127.0.0.1") else ""

    async def puzzles(self, request: Request) -> Response:
        return answer(listed_puzzles(self.services.now()))

    async def tables(self, request: Request) -> Response:
        person = self.person(request) if request.query_params.get("mine", "0") == "1" else None
        rows = await self.lobby.listed(person)
        shown = [listed(row, person) for row in rows]
        shown = [row for row in shown if row.seat is not None]  # of one's own, not those one has left
        shown.sort(key=lambda row: ("playing", "open", "over").index(row.status))
        return answer(messages.Tables(shown))

    async def by_code(self, request: Request) -> Response:
        """The table of a code."""
        return answer(messages.Code(await self.lobby.by_code(request.path_params["code"])))

    async def open(self, request: Request) -> Response:
        person = self.person(request)
        if not self.openings.take(self.client(request)):
            raise GameError("too-many-requests")
        table = await self.lobby.open_table(person, await self._body(request, wire.NewTable))
        return answer(table.about(), 201)

    async def _body(self, request: Request, kind: type[T]) -> T:
        """What a request says, of this shape."""
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > self.config.body_bytes:
                raise GameError("body-too-large")
        try:
            return wire.decode_body(body, kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadSetting("bad-body", reason=str(error)) from error

    async def one(self, request: Request) -> Response:
        table = await self.table(request)
        return answer(table.about())

    async def seen_table(self, request: Request) -> Table:
        """A table of which somebody wants to see more than who sits there."""
        table = await self.table(request)
        if table.record.shut_out(self.person(request) if "authorization" in request.headers else ""):
            raise GameError("table-closed")
        return table

    async def replay(self, request: Request) -> Response:
        """Positions of a finished match through the eyes of any seat."""
        table = await self.seen_table(request)
        match = finished(table.record)
        eyes = request.query_params.get("eyes", "none")
        seat = None if eyes == "none" else number(eyes, match.seats - 1)
        first = number(request.query_params.get("from", "0"), len(match.moves))
        count = number(request.query_params.get("count", "100"), REPLAY_STEPS)
        await self._read_past(table)
        steps = await asyncio.to_thread(replayed, match, seat, first, count)
        return answer(messages.Replay(table.about(), len(match.moves), seat, first, steps))

    async def line(self, request: Request) -> Response:
        """How a finished match could have gone on after another answer, through the eyes of any seat."""
        table = await self.seen_table(request)
        match = finished(table.record)
        if table.record.timed or match.first or not match.moves:
            raise GameError("no-hint")
        asked = request.query_params
        seat = None if asked.get("eyes", "none") == "none" else number(asked["eyes"], match.seats - 1)
        move = max(1, number(asked.get("move", "1"), len(match.moves)))
        line = await asyncio.to_thread(other_line, match, move, number(asked.get("option", "0"), MOST_OPTIONS))
        steps = await asyncio.to_thread(replayed, line, seat, move - 1, REPLAY_STEPS)
        return answer(messages.Replay(table.about(), len(line.moves), seat, move - 1, steps))

    async def _read_past(self, table: Table) -> None:
        """What was seen of the moves another version played."""
        match = table.record.match
        if match is not None and match.first and match.past is None:
            match.past = await recording_of(self.lobby.store, table.id)

    async def review(self, request: Request) -> Response:
        """A finished match judged decision by decision: the winning chances, and where they turned."""
        table = await self.seen_table(request)
        match = finished(table.record)
        if table.record.timed:
            raise GameError("no-hint")
        if match.first:
            raise GameError("table-needs-version", version=match.version, game=match.game.name)
        found = await self.reviews.find(table.id, match, self.client(request))
        return answer(found, 202 if isinstance(found, messages.ReviewProgress) else 200)

    async def export(self, request: Request) -> Response:
        """A finished match as a file."""
        table = await self.seen_table(request)
        record, match = table.record, finished(table.record)
        await self._read_past(table)
        room = {
            "table": table.id,
            "commitment": record.commitment,
            "seed": record.setup.seed,
            "nonces": record.nonces(),
            "names": [seat.name or seat.bot for seat in record.seats],
            "result": msgspec.to_builtins(record.result),
            "started": record.started,
            "ended": record.time,
        }
        text = match.text()
        data = json.dumps({"room": room}, ensure_ascii=False, indent=2)
        return Response(
            text.rstrip()[:-2].rstrip() + ",\n" + data[2:] + "\n",
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{record.game.name}-{table.id}.json"'},
        )

    # --- people --------------------------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        """All that is kept about somebody."""
        person = self.person(request)
        self._take_personal(request)
        return answer(await everything_about(self.services, person))

    async def forget_me(self, request: Request) -> Response:
        """Keep nothing about somebody any more."""
        person = self.person(request)
        self._take_personal(request)
        return answer(messages.Forgotten(await self.lobby.forget(person)))

    def _take_personal(self, request: Request) -> None:
        """Such a request looks at many tables."""
        if not self.personal.take(self.client(request)):
            raise GameError("too-many-requests")

    async def code(self, request: Request) -> Response:
        """A code for another device of the same person."""
        secret, wish = self.secret(request), await self._body(request, wire.NewCode)
        return answer(await self.codes.make(secret, wish.name, self.client(request)), 201)

    async def device(self, request: Request) -> Response:
        """Who has made a code, for the device that has it now."""
        used = await self._body(request, wire.UsedCode)
        return answer(await self.codes.use(used.code, self.client(request)))

    async def push(self, request: Request) -> Response:
        """With which key browsers subscribe to push messages."""
        return answer(messages.PushOffer(self.lobby.push.key))

    async def add_push(self, request: Request) -> Response:
        """A browser of somebody's is told of their turns from now on."""
        person, wish = self.person(request), await self._body(request, wire.NewPush)
        return answer(messages.PushKept(await self.lobby.push.add(person, wish, self.client(request))), 201)

    async def remove_push(self, request: Request) -> Response:
        """And from now on it is not."""
        await self.lobby.push.remove(self.person(request), request.path_params["device"])
        return answer(messages.PushOffer(self.lobby.push.key))

    async def reports(self, request: Request) -> Response:
        """What people reported, for whoever runs the server."""
        self._need_operator(request)
        return answer(messages.Reports(await reports(self.lobby.store)))

    async def drop_report(self, request: Request) -> Response:
        """The operator has dealt with a report."""
        self._need_operator(request)
        if not await self.lobby.store.drop(REPORT, request.path_params["report"]):
            raise GameError("no-such-page")
        return answer(messages.Reports(await reports(self.lobby.store)))

    def _need_operator(self, request: Request) -> None:
        operator = self.config.operator
        if not operator or not hmac.compare_digest(self.secret(request), operator):
            raise GameError("not-operator")

    # --- sockets -------------------------------------------------------------------------------------------------

    def admit(self, socket: BoundedSocket, request: Handshake) -> Connection | None:
        """A socket at a table; None: refused."""
        asked = SOCKET.fullmatch(request.path.partition("?")[0])
        origin, host = header(request, "origin"), header(request, "host")
        client = self._client(header(request, "x-forwarded-for"), socket.peer)
        full = len(self.connections) >= self.config.max_sockets
        full = full or self.by_client[client] >= self.config.sockets_per_client or not self.requests.take(client)
        if asked is None or full or not self._own_origin(origin, host) or not self.hosts.knows(host):
            return None
        connection = Connection(self.services, socket, client, self._socket_gone)
        self.connections.add(connection)
        self.by_client[client] += 1
        if self.lobby.opened:
            connection.begin(lambda: self._owned(asked[1], socket))
        else:
            asyncio.get_running_loop().call_soon(connection.close, GOING_AWAY)
        return connection

    async def _owned(self, table: str, socket: BoundedSocket) -> Table | None:
        """A table that this process has. If another one has it, that gets the socket, and this is None; if it cannot
        take it, we wait until it is dead or gives the table up."""
        for _ in range(WAITS):
            try:
                found = await self.lobby.find(table)
                if found is None:
                    raise GameError("no-such-table")
                return found
            except Elsewhere as error:
                if socket.let_go(partial(self.lease.hand_over, error.owner)):
                    return None
                self.lobby.elsewhere.want(table)
            await asyncio.sleep(WAIT)
        raise StoreFailed("the table is elsewhere")

    def _handed_over(self, line: socket.socket, handshake: bytes) -> None:
        """Another process of this machine has a socket for a table of ours."""
        self.services.task(self._receive(line, handshake))

    async def _receive(self, line: socket.socket, handshake: bytes) -> None:
        assert self.socket_protocol is not None
        _, made = await asyncio.get_running_loop().connect_accepted_socket(self.socket_protocol, line)
        self.bounds.came(made.peer)
        made.data_received(handshake)

    def _lease_lost(self) -> None:
        """Others may have claimed our tables: everybody comes again, wherever they are now."""
        for connection in list(self.connections):
            connection.close(GOING_AWAY)
        self.lobby.forget_tables()

    def _socket_gone(self, connection: Connection) -> None:
        client = connection.client
        self.connections.discard(connection)
        self.by_client[client] -= 1
        if not self.by_client[client]:
            del self.by_client[client]

    # --- operation -----------------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        return answer(messages.Health(True, __version__))

    async def ready(self, request: Request) -> Response:
        return answer(messages.Ready(self.lobby.ready), 200 if self.lobby.ready else 503)

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(self.services.metrics.text())

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

    async def words(self, request: Request) -> Response:
        """The words a game from elsewhere brings."""
        game, language = request.path_params["game"], request.path_params["language"]
        if game in games.NAMES or game not in games.names() or language not in LANGUAGES:
            raise GameError("no-such-page")
        words = source(game, language) + names_given(game, language)
        return PlainTextResponse(words, headers={"cache-control": "no-cache"})

    async def page(self, request: Request) -> Response:
        """The built client; addresses inside it are its own business. Without one, a page that says what this is."""
        asked = request.path_params.get("path", "")
        takes = accepted(request)
        found = file_at(asked, takes)
        if found is None and ("." in asked.rpartition("/")[2] or asked.startswith(("api/", "text/"))):
            raise GameError("no-such-page")
        if found is None and asked.startswith("t/"):
            found = await self._shared_table(asked.removeprefix("t/"), request)
        found = found or file_at("index.html", takes)
        if found is not None:
            return found
        return HTMLResponse((resources.files(__package__) / "page.html").read_text(encoding="utf-8"))

    async def _shared_table(self, table: str, request: Request) -> Response | None:
        """The page of a table that there is, with a preview of it in its head."""
        try:
            found = await self.lobby.look(table)
        except GameError:
            return None
        text = None if found is None else page_of(found.record, request)
        return None if text is None else HTMLResponse(text, headers={"cache-control": "no-cache"})

    # --- life ----------------------------------------------------------------------------------------------------

    async def say_bye(self) -> None:
        """Tell clients to come back in a moment."""
        self.lobby.opened = False
        for connection in list(self.connections):
            connection.send(messages.encode(messages.Bye("restart")))
            connection.close(GOING_AWAY)
        for _ in range(40):
            if not self.connections:
                break
            await asyncio.sleep(0.05)

    def app(self) -> Starlette:
        def get(path: str, serve: Serve) -> Route:
            return Route(path, self._guarded(serve, self.requests), methods=["GET"])

        def file(path: str, serve: Serve) -> Route:
            return Route(path, self._guarded(serve, self.files), methods=["GET"])

        routes = [
            get("/api/games", self.games),
            get("/api/puzzles", self.puzzles),
            get("/api/tables", self.tables),
            Route("/api/tables", self._guarded(self.open, self.requests), methods=["POST"]),
            get("/api/codes/{code}", self.by_code),
            get("/api/tables/{table}", self.one),
            get("/api/tables/{table}/replay", self.replay),
            get("/api/tables/{table}/review", self.review),
            get("/api/tables/{table}/line", self.line),
            get("/api/tables/{table}/export", self.export),
            get("/api/me", self.me),
            Route("/api/me", self._guarded(self.forget_me, self.requests), methods=["DELETE"]),
            Route("/api/me/code", self._guarded(self.code, self.requests), methods=["POST"]),
            Route("/api/me/device", self._guarded(self.device, self.requests), methods=["POST"]),
            get("/api/push", self.push),
            Route("/api/me/push", self._guarded(self.add_push, self.requests), methods=["POST"]),
            Route("/api/me/push/{device}", self._guarded(self.remove_push, self.requests), methods=["DELETE"]),
            get("/api/reports", self.reports),
            Route("/api/reports/{report}", self._guarded(self.drop_report, self.requests), methods=["DELETE"]),
            get("/api/health", self.health),
            get("/api/ready", self.ready),
            get("/api/openapi.json", self.openapi),
            get("/metrics", self.metrics),
            file("/api/words/{game}/{language}", self.words),
            file("/text/{language}.ftl", self.text),
            file("/text/{language}/{file}.ftl", self.text),
            file("/", self.page),
            file("/{path:path}", self.page),
        ]
        return Starlette(routes=routes)

    def _guarded(self, serve: Serve, budget: Buckets) -> Serve:
        """Limits, hosts, origins and errors around a route."""

        async def guarded(request: Request) -> Response:
            try:
                if not self.hosts.knows(request.headers.get("host")):
                    raise GameError("bad-host")
                if not self.own_origin(request):
                    raise GameError("bad-origin")
                if not budget.take(self.client(request)):
                    raise GameError("too-many-requests")
                if not possible(request.url.path):
                    raise GameError("no-such-page")
                response = await serve(request)
                await self.compressor.compress(response, accepted(request))
            except ClientDisconnect:
                response = Response(status_code=400)  # nobody reads it
            except GameError as error:
                self.services.metrics.refused += 1
                status = STATUS.get(error.key, 400)
                response = answer(messages.Refused(error.key, error.details), status)
            return response

        return guarded


def answer(data: Any, status: int = 200) -> Response:
    text = messages.encode(data)
    return Response(text, status, media_type="application/json", headers={"cache-control": "no-store"})


def header(request: Handshake, name: str) -> str | None:
    """A header of a handshake; None if it is not there."""
    found = request.headers.get_all(name)
    return ",".join(found) if found else None


def number(text: str, most: int) -> int:
    """A whole number from 0 to `most` in a query."""
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > most:
        raise BadSetting("bad-number", value=text, most=most)
    return int(text)


class GameServer(uvicorn.Server):
    """A server that opens its lobby first, and says good-bye before it hangs up."""

    def __init__(self, config: uvicorn.Config, routes: Routes, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.routes = routes
        self.opened = opened
        self.failed: GameError | None = None

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.routes.lobby.open()
            await self.routes.lease.open()
        except GameError as error:
            self.failed = error
            return
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.routes.services.keep("keep-alive", self.routes.bounds.keep_alive)
        LOG.info("ready")
        self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Here and not after `serve`: uvicorn raises the signal that ends it again, and nothing runs after that."""
        self.routes.lease.close()
        await self.routes.say_bye()
        await super().shutdown(sockets)
        await self.routes.lobby.close()
        LOG.info("closed")


def socket_at(config: Config, together: bool = False) -> socket.socket:
    """Where people come; `together`: other processes listen there too, and the system spreads who comes over them."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    place = socket.socket(family, socket.SOCK_STREAM)
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if together:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        place.bind((config.host, config.port))
    except OSError:
        place.close()
        raise
    return place


def address_of(place: socket.socket) -> str:
    host, port = place.getsockname()[:2]
    return f"http://[{host}]:{port}" if place.family == socket.AF_INET6 else f"http://{host}:{port}"


def serve(config: Config, place: socket.socket, opened: Callable[[], None], sibling: Sibling | None = None) -> None:
    """Run until told to stop; `opened` is called when people can come. `sibling`: other processes serve there too."""
    log_to_stderr(config.log_level)
    routes = Routes(config, make_store(config.store_url(), config.nats), sibling)
    http, socket_protocol = bounded(routes.bounds, routes.admit)
    settings = uvicorn.Config(
        routes.app(),
        http=http,
        ws=socket_protocol,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        headers=list(SAFE.items()),  # every answer has them, those of uvicorn itself too
        proxy_headers=False,  # we look at X-Forwarded-For ourselves, where a proxy is in front
        timeout_graceful_shutdown=5,
        backlog=2048,
    )
    gc.freeze()  # what is loaded now stays; tables are long-lived, so the collector need not look at them often
    gc.set_threshold(20_000, 50, 100)
    sys.setswitchinterval(0.001)  # the store's thread should not wait long for its turn
    server = GameServer(settings, routes, opened)
    routes.socket_protocol = lambda: socket_protocol(settings, server.server_state)
    server.run([place])
    if server.failed is not None:
        raise server.failed
