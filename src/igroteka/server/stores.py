"""Which store an address means."""

from igroteka.core.errors import BadSetting
from igroteka.server.sqlite import SqliteStore
from igroteka.server.store import Store


def make_store(url: str) -> Store:
    """`sqlite:///path/to/file` (or a plain path) or `postgresql://user@host/name`."""
    scheme, colon, rest = url.partition("://")
    if scheme in ("postgresql", "postgres"):
        try:
            from igroteka.server.postgres import PostgresStore  # noqa: PLC0415 - an optional extra
        except ImportError as error:
            raise BadSetting("no-postgres") from error
        return PostgresStore(url)
    if colon and scheme != "sqlite":
        raise BadSetting("bad-store", store=url)
    return SqliteStore(rest.removeprefix("/") if colon else url)
