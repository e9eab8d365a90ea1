"""Bots by their spec strings: `random`, `marshal:deals=24:noise=0.1`.

A spec is a name and, after colons, options. Other packages add bots of their own by
an entry point of the group `sixgun.bots`:

    [project.entry-points."sixgun.bots"]
    quickdraw = "my_package:QuickDraw"
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine.errors import SixgunError
from .contract import Bot, Seed

if TYPE_CHECKING:  # takes longer to import than all bots together
    from importlib.metadata import EntryPoint

GROUP = "sixgun.bots"

#: The bots of this package, imported when they are asked for.
BUILT_IN: dict[str, str] = {
    "random": "sixgun.bots.random_bot:RandomBot",
    "tenderfoot": "sixgun.bots.simple:Tenderfoot",
    "drifter": "sixgun.bots.simple:Drifter",
    "gunslinger": "sixgun.bots.scorers:Gunslinger",
    "tracker": "sixgun.bots.scorers:Tracker",
    "marshal": "sixgun.bots.marshal:Marshal",
    "legend": "sixgun.bots.legend:Legend",
}


class SpecError(SixgunError, ValueError):
    """A spec does not name a bot; the message says what would."""


class Spec(NamedTuple):
    """A spec that was read: the name of a bot and its options, still as text."""

    name: str
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return ":".join([self.name, *(f"{key}={value}" for key, value in self.options)])


def parse_spec(text: str) -> Spec:
    """Read `name` or `name:option=value:option=value`."""
    name, *parts = [part.strip() for part in text.split(":")]
    if not name:
        raise SpecError(f"{text!r} names no bot; there are: {', '.join(bot_names())}")
    options = []
    for part in parts:
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not (key and equals and value):
            raise SpecError(f"{text!r}: {part!r} is not of the form option=value")
        options.append((key, value))
    return Spec(name, tuple(options))


def make_bot(
    spec: str | Spec, seed: Seed = 0, find: Callable[[str], Callable[..., Any]] | None = None
) -> Bot:
    """The bot that a spec names, with a seed of its own; another game finds its own bots."""
    name, options = parse_spec(spec) if isinstance(spec, str) else spec
    maker = (find or find_bot)(name)
    values = {key: _value(name, maker, key, text) for key, text in options}
    try:
        made = maker(seed=seed, **values)
    except ValueError as error:
        raise SpecError(f"{spec}: {error}") from error
    if not isinstance(made, Bot):
        raise SpecError(f"{name} is a {type(made).__name__}, which is not derived from Bot")
    return made


def entry_points(group: str) -> Iterable[EntryPoint]:
    """What other packages offer."""
    from importlib import metadata

    return metadata.entry_points(group=group)


def bot_names() -> list[str]:
    """The name of every bot there is, those of other packages included."""
    return sorted({*BUILT_IN, *(point.name for point in entry_points(group=GROUP))})


def find_bot(name: str) -> Callable[..., Any]:
    """The class of a bot; a name of this package cannot be taken over by another one."""
    if name in BUILT_IN:
        return _built_in(name)
    for point in entry_points(group=GROUP):
        if point.name == name:
            return _loaded(point)
    raise SpecError(f"there is no bot {name!r}; there are: {', '.join(bot_names())}")


@cache
def _built_in(name: str) -> Callable[..., Any]:
    from importlib.metadata import EntryPoint

    return _loaded(EntryPoint(name, BUILT_IN[name], GROUP))


def _loaded(point: EntryPoint) -> Callable[..., Any]:
    try:
        maker: Callable[..., Any] = point.load()
    except (ImportError, AttributeError) as error:
        raise SpecError(f"the bot {point.name!r} cannot be loaded: {error}") from error
    return maker


def _value(name: str, maker: Callable[..., Any], key: str, text: str) -> Any:
    """The value of an option, of the type that its default has."""
    options = {
        option.name: option.default
        for option in inspect.signature(maker).parameters.values()
        if option.name != "seed" and option.default is not option.empty
    }
    if key not in options:
        known = f"its options are: {', '.join(options)}" if options else "it has no options"
        raise SpecError(f"{name} has no option {key!r}; {known}")
    wanted = type(options[key])
    try:
        return _READERS[wanted](text)
    except (KeyError, ValueError):
        kind = _KINDS.get(wanted, wanted.__name__)
        raise SpecError(f"{name}: {key} is {kind}, not {text!r}") from None


_READERS: dict[type, Callable[[str], Any]] = {
    int: int,
    float: float,
    str: str,
    bool: {"yes": True, "no": False}.__getitem__,
}
_KINDS: dict[type, str] = {int: "a whole number", float: "a number", bool: "yes or no"}
