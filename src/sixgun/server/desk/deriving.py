"""Acts come from the log: each says which events it becomes.

An act that is an event as it stands has the fields of that kind of event (`@event`), so that both
are written once. Every other act declares what is asked, and says what the server adds to make
events of it (`@becomes`): numbers, hashes, lots, what is computed. Who and when is in every event.
"""

from __future__ import annotations

from collections.abc import Callable
from types import GenericAlias
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, TypeVar

from msgspec import NODEFAULT, Meta, Struct, defstruct, structs

from ...tournament.log.fields import FieldShape
from ...tournament.log.kinds import KINDS, NEVER_SENT

Text: TypeAlias = Annotated[str, Meta(max_length=2000)]
Reason: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]
Short: TypeAlias = Annotated[str, Meta(max_length=200)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Number: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{8}$")]
Hall: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]


class Act(Struct, forbid_unknown_fields=True, tag_field="t"):
    """Something that somebody does."""


class Events(NamedTuple):
    """What becomes of an act."""

    kinds: tuple[str, ...]
    added: tuple[str, ...] = ()  # fields of the events that nobody can send


A = TypeVar("A", bound=Act)
#: Every act, and its events.
BECOMES: dict[type[Act], Events] = {}
#: Acts that are an event as they stand, and its kind.
PLAIN: dict[type[Act], str] = {}


def event(kind: str, **defaults: str | int | bool) -> Callable[[type[A]], type[A]]:
    """The act is an event of this kind: it has its fields, with these defaults, and then its own.

    A field that the act declares itself takes the place of the one of the event.
    """

    def derived(declared: type[A]) -> type[A]:
        own = {each.name: each for each in structs.fields(declared)}
        fields: list[Any] = [
            _own_field(own.pop(name))
            if name in own
            else (name, _type(check.shape), defaults.get(name, NODEFAULT))
            for name, check in KINDS[kind].items()
        ]
        fields += [_own_field(each) for each in own.values()]
        made: Any = defstruct(
            declared.__name__,
            fields,
            bases=declared.__bases__,
            namespace={"__doc__": declared.__doc__},
            module=declared.__module__,
            tag=declared.__struct_config__.tag,
        )
        PLAIN[made] = kind
        return becomes(kind)(made)

    return derived


def becomes(*kinds: str, adds: tuple[str, ...] = ()) -> Callable[[type[A]], type[A]]:
    """The act becomes events of these kinds; these of their fields are not asked but added."""

    def declared(act: type[A]) -> type[A]:
        asked = act.__struct_fields__
        for kind in kinds:
            missing = [name for name in KINDS[kind] if name not in (*asked, *adds)]
            assert not missing, f"{act.__name__}: who says {', '.join(missing)} of {kind}?"
            assert kind not in NEVER_SENT, f"{act.__name__}: nobody sends {kind}"
        BECOMES[act] = Events(kinds, adds)
        return act

    return declared


def _own_field(field: structs.FieldInfo) -> tuple[str, Any, Any]:
    return field.name, field.type, field.default


def _type(shape: FieldShape) -> Any:
    """The type of a field in a message."""
    if shape.choices:
        return Literal[shape.choices]
    if shape.type is bool:
        return bool
    if shape.type is int:
        return Annotated[int, Meta(ge=shape.least, le=shape.most)]
    length: dict[str, Any] = {"min_length": shape.least, "max_length": shape.most}
    if shape.type is list and shape.item is not None:
        return Annotated[GenericAlias(tuple, (_type(shape.item), ...)), Meta(**length)]
    assert shape.type is str, f"no message is made of {shape}"
    return Annotated[str, Meta(**length, pattern=shape.pattern or None)]
