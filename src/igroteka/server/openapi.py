"""The REST part of the protocol for machines."""

from typing import Any

import msgspec

from igroteka import __version__
from igroteka.server.wire import SECRET, NewTable


def document() -> dict[str, Any]:
    """An OpenAPI description; the words are in docs/protocol.md."""
    (new_table,), components = msgspec.json.schema_components([NewTable], ref_template="#/components/schemas/{name}")
    table = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}

    def get(summary: str, *parameters: dict[str, Any], errors: tuple[int, ...] = (), kind: str = "object") -> Any:
        return {
            "get": {"summary": summary, "parameters": list(parameters), "responses": responses(200, errors, kind)}
        }

    opening = {
        "summary": "Open a table",
        "security": [{"secret": []}],
        "requestBody": {"required": True, "content": {"application/json": {"schema": new_table}}},
        "responses": responses(201, (400, 401, 413, 503)),
    }
    whole = {"type": "integer", "minimum": 0}
    paths: dict[str, Any] = {
        "/api/games": get("The games and their settings"),
        "/api/tables": {
            **get("Public tables, or with mine=1 one's own", query("mine", {"enum": ["0", "1"]}), errors=(401,)),
            "post": opening,
        },
        "/api/tables/{table}": get("One table", table, errors=(404,)),
        "/api/tables/{table}/replay": get(
            "Positions of a finished match",
            table,
            query("eyes", {"type": "string"}),
            query("from", whole),
            query("count", whole),
            errors=(400, 404, 409),
        ),
        "/api/tables/{table}/review": get("A finished match judged by a bot", table, errors=(400, 404, 409)),
        "/api/tables/{table}/export": get("A finished match as a file", table, errors=(404, 409)),
        "/api/health": get("Whether the process runs"),
        "/api/ready": get("Whether it takes requests", errors=(503,)),
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Igroteka", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": {**components, "Error": ERROR},
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer", "description": f"matches {SECRET}"}},
        },
    }


ERROR = {
    "type": "object",
    "required": ["error", "args"],
    "properties": {"error": {"type": "string"}, "args": {"type": "object"}},
}


def query(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "schema": schema}


def responses(good: int, errors: tuple[int, ...], kind: str = "object") -> dict[str, Any]:
    """A good answer, the errors named, and what any request may meet."""
    made: dict[str, Any] = {
        str(good): {"description": "Done", "content": {"application/json": {"schema": {"type": kind}}}}
    }
    for status in (*errors, 403, 429):
        content = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
        made[str(status)] = {"description": "Refused", "content": content}
    return made
