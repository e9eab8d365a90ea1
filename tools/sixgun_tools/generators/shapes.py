"""What the messages of the protocol are made of, for what is written from them.

The TypeScript types of the pages and the tables of `docs/protocol.md` are both made here, so
that whoever changes `protocol` changes one file.
"""

from __future__ import annotations

import inspect
import re
from functools import cache
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.inspect import StructType, Type, type_info

from sixgun.server import protocol
from sixgun.server.protocol import duels as _duels
from sixgun.server.protocol import friends as _friends
from sixgun.server.protocol import messages as _messages
from sixgun.server.protocol import parts as _parts
from sixgun.server.protocol import replays as _replays
from sixgun.server.protocol import requests as _requests

_NOTE = re.compile(r"    (\w+): .*?  # (.+)")
_REMARK = re.compile(r"^#: (.+)\n(\w+)\b", re.MULTILINE)


class Part(NamedTuple):
    """One field of a message, with the comment that stands beside it in the source."""

    name: str
    type: Type
    note: str
    required: bool
    default: Any  # as plain JSON; None if the field is required


class Shape(NamedTuple):
    """A message, or something that messages are made of."""

    cls: type[Struct]
    name: str
    about: str
    tag: str  # "" for what is no message of its own
    parts: tuple[Part, ...]
    is_array: bool
    omits: bool  # fields at their defaults are left out

    @property
    def defaults(self) -> dict[str, Any]:
        """The fields that may be left out, each with its default."""
        return {part.name: part.default for part in self.parts if not part.required}


@cache
def shapes() -> dict[str, Shape]:
    """Everything that the protocol defines, by name, in its order."""
    return {
        name: shape(cls)
        for room in ROOMS
        for name, cls in vars(room).items()
        if _is_shape(cls) and cls.__module__ == room.__name__
    }


def requests() -> list[Shape]:
    """What clients send."""
    return [shapes()[cls.__name__] for cls in get_args(protocol.AnyRequest)]


def messages() -> list[Shape]:
    """What the house sends."""
    return [shapes()[cls.__name__] for cls in get_args(protocol.AnyMessage)]


def shape(cls: type[Struct]) -> Shape:
    info, config = type_info(cls), cls.__struct_config__
    assert isinstance(info, StructType)
    notes = _notes(cls)
    parts = [
        Part(field.name, field.type, notes.get(field.name, ""), field.required, _default(field))
        for field in info.fields
    ]
    tag, about = str(info.tag or ""), inspect.getdoc(cls) or ""
    omits = config.omit_defaults
    return Shape(cls, cls.__name__, about, tag, tuple(parts), info.array_like, omits)


def remarks() -> dict[str, str]:
    """The comments above the constants and aliases of the protocol."""
    sources = [inspect.getsource(room) for room in (protocol, *ROOMS)]
    return {name: text for source in sources for text, name in _REMARK.findall(source)}


def _is_shape(thing: object) -> bool:
    if not isinstance(thing, type) or not issubclass(thing, Struct):
        return False
    return thing not in BASES


#: Where the messages are defined, in the order of reading.
ROOMS = (_parts, _duels, _friends, _requests, _messages, _replays)
#: What only lends its settings to others.
BASES = (protocol.Request, protocol.Message)


def _default(field: msgspec.inspect.Field) -> Any:
    if field.required:
        return None
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    return msgspec.json.decode(msgspec.json.encode(value))


def _notes(cls: type[Struct]) -> dict[str, str]:
    """The comments beside the fields of a class."""
    found = [_NOTE.match(line) for line in inspect.getsource(cls).splitlines()]
    return {match[1]: match[2] for match in found if match}
