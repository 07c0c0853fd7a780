"""Which store an address means."""

from typing import TYPE_CHECKING

from igroteka.core.errors import BadSetting
from igroteka.server.sqlite import SqliteStore
from igroteka.server.store import Store

if TYPE_CHECKING:
    from igroteka.server.nats import NatsBus


def make_store(url: str, nats: str = "") -> Store:
    """`sqlite:///path/to/file` (or a plain path) or `postgresql://user@host/name`, whose processes may hear of each
    other by NATS (`nats://host:4222`)."""
    scheme, colon, rest = url.partition("://")
    if scheme in ("postgresql", "postgres"):
        try:
            from igroteka.server.postgres import PostgresStore  # noqa: PLC0415 - an optional extra
        except ImportError as error:
            raise BadSetting("no-postgres") from error
        return PostgresStore(url, _bus(nats) if nats else None)
    if colon and scheme != "sqlite":
        raise BadSetting("bad-store", store=url)
    return SqliteStore(rest.removeprefix("/") if colon else url)


def _bus(addresses: str) -> "NatsBus":
    try:
        from igroteka.server.nats import NatsBus  # noqa: PLC0415 - an optional extra
    except ImportError as error:
        raise BadSetting("no-nats") from error
    return NatsBus(addresses)
