"""The REST part of the protocol for machines."""

from typing import Any

import msgspec

from igroteka import __version__
from igroteka.server import messages
from igroteka.server.wire import SECRET, NewCode, NewPush, NewTable, UsedCode

ANYTHING = {"type": "object"}


def document() -> dict[str, Any]:
    """An OpenAPI description; the words are in docs/protocol.md."""
    (new_table, new_code, used_code, new_push, *_), components = msgspec.json.schema_components(
        [NewTable, NewCode, UsedCode, NewPush, *messages.REST], ref_template="#/components/schemas/{name}"
    )
    report = {"name": "report", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
    device = {**report, "name": "device"}
    table = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}

    def get(summary: str, shown: Any, *parameters: dict[str, Any], errors: tuple[int, ...] = ()) -> Any:
        return {
            "get": {"summary": summary, "parameters": list(parameters), "responses": responses(200, shown, errors)}
        }

    def post(summary: str, body: Any, good: int, shown: type, *errors: int) -> Any:
        asked = {"required": True, "content": {"application/json": {"schema": body}}}
        return {"summary": summary, "requestBody": asked, "responses": responses(good, shown, (400, 413, *errors))}

    def delete(summary: str, shown: type, *parameters: dict[str, Any], errors: tuple[int, ...]) -> Any:
        return {"summary": summary, "parameters": list(parameters), "responses": responses(200, shown, errors)}

    mine: dict[str, Any] = {"security": [{"secret": []}]}
    opening = {**mine, **post("Open a table", new_table, 201, messages.TableInfo, 401, 404, 409, 503)}
    reviewing = get("A finished match judged by a bot", messages.Review, table, errors=(400, 401, 404, 409))
    reviewing["get"]["responses"]["202"] = {
        "description": "Being worked out: ask again",
        "content": content(messages.ReviewProgress),
    }
    whole = {"type": "integer", "minimum": 0}
    paths: dict[str, Any] = {
        "/api/games": get("The games and their settings", messages.Games),
        "/api/puzzles": get("The puzzles, and which one is of the day", messages.Puzzles),
        "/api/tables": {
            **get(
                "Public tables, or with mine=1 one's own",
                messages.Tables,
                query("mine", {"enum": ["0", "1"]}),
                errors=(401,),
            ),
            "post": opening,
        },
        "/api/codes/{code}": get("The table of a code", messages.Code, {**table, "name": "code"}, errors=(404,)),
        "/api/tables/{table}": get("One table", messages.TableInfo, table, errors=(404, 409)),
        "/api/tables/{table}/replay": get(
            "Positions of a finished match",
            messages.Replay,
            table,
            query("eyes", {"type": "string"}),
            query("from", whole),
            query("count", whole),
            errors=(400, 401, 404, 409),
        ),
        "/api/tables/{table}/review": reviewing,
        "/api/tables/{table}/line": get(
            "How a finished match could have gone on after another answer",
            messages.Replay,
            table,
            query("move", whole),
            query("option", whole),
            query("eyes", {"type": "string"}),
            errors=(400, 401, 404, 409),
        ),
        "/api/tables/{table}/export": get("A finished match as a file", None, table, errors=(401, 404, 409)),
        "/api/me": {
            **get("All that is kept about somebody", messages.Me, errors=(401,)),
            "delete": {**mine, **delete("Forget somebody", messages.Forgotten, errors=(401,))},
        },
        "/api/me/code": {
            "post": {**mine, **post("A code for another device", new_code, 201, messages.DeviceCode, 401)}
        },
        "/api/me/device": {"post": post("Become who has made a code", used_code, 200, messages.Identity, 404)},
        "/api/push": get("The key with which browsers subscribe to push messages", messages.PushOffer),
        "/api/me/push": {
            "post": {**mine, **post("Tell a browser of my turns", new_push, 201, messages.PushKept, 401, 404)}
        },
        "/api/me/push/{device}": {
            "delete": {**mine, **delete("Tell it no more", messages.PushOffer, device, errors=(401, 404))}
        },
        "/api/reports": get("What people reported, for the operator", messages.Reports, errors=(401,)),
        "/api/reports/{report}": {
            "delete": delete("A report is dealt with", messages.Reports, report, errors=(401, 404))
        },
        "/api/health": get("Whether the process runs", messages.Health),
        "/api/ready": get("Whether it takes requests", messages.Ready, errors=(503,)),
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Igroteka", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer", "description": f"matches {SECRET}"}},
        },
    }


def query(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "schema": schema}


def responses(good: int, shown: type | None, errors: tuple[int, ...]) -> dict[str, Any]:
    """A good answer, the errors named, and what any request may meet."""
    made = {str(good): {"description": "Done", "content": content(shown)}}
    for status in sorted({*errors, 403, 429, 503}):
        made[str(status)] = {"description": "Refused", "content": content(messages.Refused)}
    return made


def content(shown: type | None) -> dict[str, Any]:
    """A structure of messages.py as JSON; None: an object of no fixed shape."""
    schema = ANYTHING if shown is None else {"$ref": f"#/components/schemas/{shown.__name__}"}
    return {"application/json": {"schema": schema}}
