"""A running game as JSON, and back.

Cards are written as labels (`bang/QH`; the second of two twins has a prime),
steps by their names, characters by their slugs, so that a snapshot outlives the
order in which content is registered.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, fields
from hashlib import blake2b
from typing import Any, NamedTuple

from .cards import CARD_BY_LABEL, CHARACTERS, EVENTS, LABELS, cards_in
from .errors import SnapshotError
from .game import STEPS, Decision, Game, Step
from .machine import Machine, Steps
from .settings import Settings, options_of, settings_from
from .table import FIELDS, NOBODY

FORMAT = "sixgun snapshot 1"
#: Raised with every change of the rules that lets the same choices end differently.
RULES_VERSION = 1

#: Fields that are derived, or belong to whoever holds the game.
NOT_WRITTEN = frozenset({"facts", "ears", "mark", "step", "seats"})
#: Fields that are not part of the state (S2).
NOT_STATE = frozenset({"serial", "patient", "history"})
_CARD_LISTS = frozenset({"deck", "discard", "spread"})
_CARD_TUPLES = frozenset({"fresh", "laid"})
_CARD_LISTS_BY_SEAT = frozenset({"hands", "gear"})


# ---------------------------------------------------------------- writing


class Script(NamedTuple):
    """How the games of one title are written down, made again and checked."""

    rules: int  # the version of its rules
    fields: Iterable[str]  # those that are written
    steps: Steps
    write: Callable[[str, Any], Any]
    read: Callable[[str, Any], Any]
    settings: Callable[[dict[str, Any]], Any]  # from what `asdict` made of them
    fresh: Callable[[dict[str, Any], bytes, bool], Any]  # settings, seed, listen → a game
    bare: Callable[[Any, bytes], Any]  # settings, seed → an empty table
    check: Callable[[Any], None]  # a ValueError if this is no possible game


#: By the title of the game. A game that is not the big one puts its own here.
SCRIPTS: dict[str, Script] = {}


def script_of(title: str) -> Script:
    if title not in SCRIPTS:
        known = ", ".join(repr(name) for name in SCRIPTS if name) or "none besides the big one"
        raise SnapshotError(f"the game {title[:60]!r} is not known here; loaded are: {known}")
    return SCRIPTS[title]


def to_dict(game: Machine) -> dict[str, Any]:
    """Everything about a game as plain data."""
    script = SCRIPTS[game.title]
    data: dict[str, Any] = {"format": FORMAT, "rules": script.rules}
    if game.title:
        data["game"] = game.title
    for name in script.fields:
        value = getattr(game, name)
        write = _MACHINE_WRITERS.get(name)
        data[name] = write(value) if write else script.write(name, value)
    return data


def to_json(game: Machine) -> str:
    """A running game as one line of JSON, which `from_json` reads back."""
    return json.dumps(to_dict(game), separators=(",", ":"), sort_keys=True)


def state_hash(game: Machine) -> str:
    """A short hash of the state; numbers of decisions and patience do not count."""
    data = to_dict(game)
    for name in NOT_STATE:
        del data[name]
    if data["decision"]:
        del data["decision"]["serial"]
    text = json.dumps(data, separators=(",", ":"), sort_keys=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _written(name: str, value: Any) -> Any:
    if name == "duty":
        return LABELS[value] if value >= 0 else ""
    if name in _CARD_LISTS or name in _CARD_TUPLES:
        return [LABELS[card] for card in value]
    if name in _CARD_LISTS_BY_SEAT:
        return [[LABELS[card] for card in cards] for cards in value]
    write = _WRITERS.get(name)
    return write(value) if write else value


def _write_known(known: list[int]) -> dict[str, int]:
    return {LABELS[card]: mask for card, mask in enumerate(known) if mask}


def _write_step(step: Step) -> list[Any]:
    return [step[0].__name__, [_write_argument(argument) for argument in step[1]]]


def _write_argument(argument: Any) -> Any:
    if callable(argument):
        return {"step": argument.__name__}
    if isinstance(argument, tuple):
        return [_write_argument(part) for part in argument]
    return argument


def _write_decision(decision: Decision | None) -> dict[str, Any] | None:
    if decision is None:
        return None
    return {
        "serial": decision.serial,
        "seat": decision.seat,
        "kind": decision.kind,
        "options": decision.options,
        "answer": decision.answer.__name__,
        "args": _write_argument(decision.args),
        "asking": _write_step(decision.asking),
    }


def flat_history(history: Any) -> list[Any]:
    """The history of a game, oldest entry first."""
    entries = []
    while history:
        history, entry = history
        entries.append(entry)
    return entries[::-1]


_WRITERS: dict[str, Callable[[Any], Any]] = {
    "characters": lambda rules: [rule.slug if rule else None for rule in rules],
    "event": lambda rule: rule.slug if rule else None,
    "known": _write_known,
}
#: What every game has is written in one way.
_MACHINE_WRITERS: dict[str, Callable[[Any], Any]] = {
    "settings": asdict,
    "seed": bytes.hex,
    "stack": lambda stack: [_write_step(step) for step in stack],
    "decision": _write_decision,
    "history": lambda history: None if history is None else flat_history(history),
}


# ---------------------------------------------------------------- reading


def from_json(text: str, *, any_rules: bool = False) -> Any:
    """The game of a snapshot; what is wrong with a bad one is said.

    `any_rules`: go on with these rules, whichever led to the position.
    """
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise SnapshotError(f"this is not a snapshot: {error}") from error
    return from_dict(data, any_rules=any_rules)


def from_dict(data: Any, *, any_rules: bool = False) -> Any:
    """A game of the title that the snapshot names; without one it is a `Game`."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SnapshotError(f"this is not a snapshot: it does not say {FORMAT!r}")
    script = script_of(str(data.get("game", "")))
    if data.get("rules") != script.rules and not any_rules:
        raise SnapshotError(
            f"this snapshot needs version {data.get('rules')} of the rules, here is {script.rules}"
        )
    try:
        game = script.bare(script.settings(data["settings"]), bytes.fromhex(data["seed"]))
        for name in script.fields:
            if name not in ("settings", "seed"):
                read = _MACHINE_READERS.get(name)
                value = data[name]
                setattr(game, name, read(value, script.steps) if read else script.read(name, value))
        script.check(game)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise SnapshotError(f"this snapshot is damaged: {error!r}") from error
    return game


#: Fields with an entry for each seat, and the type of the entries.
_BY_SEAT: dict[str, type] = {
    "roles": str,
    "life": int,
    "max_life": int,
    "alive": bool,
    "passive": bool,
    "hands": list,
    "gear": list,
    "copied": str,
    "spares": str,
    "spares_seen": bool,
    "picks": str,
    "dealt": tuple,
}


def _check(game: Game) -> None:
    """Is every card in one place, and has every seat what a seat has?"""
    for name, kind in _BY_SEAT.items():
        entries = getattr(game, name)
        if len(entries) != game.seats or any(type(entry) is not kind for entry in entries):
            raise ValueError(f"{name} is not what {game.seats} seats have")
    if len(game.characters) != game.seats:
        raise ValueError("not every seat has a character")
    there = sorted(card for zone in game.zones() for card in zone)
    deck = cards_in(game.settings.sets, simplified=game.settings.simplified)
    if there != sorted(deck):
        raise ValueError("a card is lost or doubled")


def _read_settings(data: dict[str, Any]) -> Settings:
    values = {field.name: data[field.name] for field in fields(Settings)}
    return settings_from(**options_of(values))


def _read(name: str, value: Any) -> Any:
    if name == "duty":
        return CARD_BY_LABEL[value] if value else NOBODY
    if name in _CARD_TUPLES:
        return tuple([CARD_BY_LABEL[label] for label in value])
    if name in _CARD_LISTS:
        return [CARD_BY_LABEL[label] for label in value]
    if name in _CARD_LISTS_BY_SEAT:
        return [[CARD_BY_LABEL[label] for label in labels] for labels in value]
    read = _READERS.get(name)
    return read(value) if read else value


def tuples(value: Any) -> Any:
    """JSON knows lists only."""
    return tuple([tuples(part) for part in value]) if isinstance(value, list) else value


def _read_known(masks: dict[str, int]) -> list[int]:
    known = [0] * len(LABELS)
    for label, mask in masks.items():
        known[CARD_BY_LABEL[label]] = mask
    return known


def _read_argument(argument: Any, steps: Steps) -> Any:
    if isinstance(argument, dict):
        return steps[argument["step"]]
    if isinstance(argument, list):
        return tuple([_read_argument(part, steps) for part in argument])
    return argument


def _read_step(step: list[Any], steps: Steps) -> Step:
    return steps[step[0]], _read_argument(step[1], steps)


def _read_decision(data: dict[str, Any] | None, steps: Steps) -> Decision | None:
    if data is None:
        return None
    return Decision(
        data["serial"],
        data["seat"],
        data["kind"],
        tuples(data["options"]),
        steps[data["answer"]],
        _read_argument(data["args"], steps),
        _read_step(data["asking"], steps),
    )


def _read_history(entries: list[Any] | None, steps: Steps) -> Any:
    if entries is None:
        return None
    history: Any = ()
    for entry in entries:
        history = (history, tuples(entry))
    return history


_READERS: dict[str, Callable[[Any], Any]] = {
    "characters": lambda slugs: [CHARACTERS[slug] if slug else None for slug in slugs],
    "dealt": lambda dealt: [tuple(two) for two in dealt],
    "known": _read_known,
    "event": lambda slug: EVENTS[slug] if slug else None,
    "suits": tuple,
    "used": tuple,
    "due": tuple,
    "past_events": tuple,
    "graves": tuple,
    "shown_roles": tuple,
    "fallen": tuples,
}
_MACHINE_READERS: dict[str, Callable[[Any, Steps], Any]] = {
    "winners": lambda seats, steps: tuple(seats),
    "stack": lambda stack, steps: [_read_step(step, steps) for step in stack],
    "decision": _read_decision,
    "history": _read_history,
}


def _fresh(settings: dict[str, Any], seed: bytes, listen: bool) -> Game:
    return Game(seed=seed, listen=listen, **options_of(settings))


SCRIPTS[Game.title] = Script(
    rules=RULES_VERSION,
    fields=[name for name in FIELDS if name not in NOT_WRITTEN],
    steps=STEPS,
    write=_written,
    read=_read,
    settings=_read_settings,
    fresh=_fresh,
    bare=Game.bare,
    check=_check,
)
