"""The types of the protocol for the browser client, from the structures of the server.

python -m tools.wire_types > web/src/lib/wire.ts
"""

import inspect
import sys
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import inspect as shapes

from igroteka.server import messages, wire

HEAD = (
    "// The messages of the protocol. Written by tools/wire_types.py from the structures of the server: do not edit."
)


def name_of(struct: type) -> str:
    """The TypeScript name: what a client asks for begins with "Do", for the server's words are the same."""
    return f"Do{struct.__name__}" if issubclass(struct, wire.Message) else struct.__name__


def structures() -> list[type]:
    """What the server sends, then what it takes, in the order they are written."""
    found: list[type] = []
    for module in (messages, wire):
        for value in vars(module).values():
            known = inspect.isclass(value) and issubclass(value, msgspec.Struct) and value not in found
            if known and value not in (messages.Part, messages.Open, wire.Message, wire.Request):
                found.append(value)
    return found


def written(kind: shapes.Type) -> str:
    """A type as TypeScript writes it."""
    for known, write in WRITTEN.items():
        if isinstance(kind, known):
            return write(kind)
    raise TypeError(f"no TypeScript for {kind}")


def in_list(kind: Any) -> str:
    item = written(kind.item_type)
    return f"({item})[]" if " | " in item else f"{item}[]"


WRITTEN: dict[Any, Callable[[Any], str]] = {
    shapes.AnyType: lambda kind: "unknown",
    shapes.NoneType: lambda kind: "null",
    shapes.BoolType: lambda kind: "boolean",
    shapes.IntType: lambda kind: "number",
    shapes.FloatType: lambda kind: "number",
    shapes.StrType: lambda kind: "string",
    shapes.LiteralType: lambda kind: " | ".join(f'"{value}"' for value in kind.values),
    shapes.ListType: in_list,
    shapes.DictType: lambda kind: f"Record<string, {written(kind.value_type)}>",
    shapes.UnionType: lambda kind: " | ".join(dict.fromkeys(written(part) for part in kind.types)),
    shapes.StructType: lambda kind: name_of(kind.cls),
}


def interface(struct: type) -> str:
    """One structure."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    own_words = struct.__dict__.get("__doc__")
    lines = [f"/** {' '.join(own_words.split())} */"] if own_words else []
    lines.append(f"export interface {name_of(struct)} {{")
    if shape.tag_field:
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    for field in shape.fields:
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {written(field.type)};")
    if issubclass(struct, messages.Open):
        lines.append("  [member: string]: unknown;")
    return "\n".join([*lines, "}"])


def union(name: str, kinds: Any) -> str:
    members = "".join(f"\n  | {name_of(kind)}" for kind in kinds.__args__)
    return f"export type {name} ={members};"


def document() -> str:
    """The whole file."""
    parts = [HEAD, *(interface(struct) for struct in structures())]
    parts += [union("ServerMessage", messages.ServerMessage), union("ClientMessage", wire.AnyMessage)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(document())
