"""A running game as JSON, and back.

Cards are written as labels (`bang/QH`; the second of two twins has a prime),
steps by their names, characters by their slugs, so that a snapshot outlives the
order in which content is registered.

A snapshot may have been damaged on a disk, or by hand, and is refused when it is loaded, not in the
middle of a game: it must have the shape that a game has, the open decision must be the one that its
asking step asks, what waits must run, and what was chosen must lead to where it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol

from . import setup  # registers the steps before the first turn
from .cards import CARD_BY_LABEL, CHARACTERS, EVENTS, LABELS, cards_in
from .errors import SnapshotError
from .game import STEPS, Decision, Game, Step
from .machine import HASTY, Machine, Steps
from .notation import LEAVE, NOON, LogLine
from .settings import (
    ADDED,
    ROLES,
    ROLES_FOR,
    Settings,
    options_of,
    settings_from,
    written,
)
from .table import FIELDS, NOBODY

__all__ = [
    "FORMAT",
    "NOT_WRITTEN",
    "SCRIPTS",
    "Script",
    "flat_history",
    "from_dict",
    "from_json",
    "line_of",
    "script_of",
    "setup",
    "state_hash",
    "to_dict",
    "to_json",
    "tuples",
]

FORMAT = "sixgun snapshot 1"
#: Of an error so many letters are told.
LONGEST_ERROR = 500
#: Fields that are derived, or belong to whoever holds the game.
NOT_WRITTEN = frozenset({"facts", "ears", "mark", "step", "seats", "rules_version"})
#: Fields that are not part of the state (S2).
NOT_STATE = frozenset({"serial", "patient", "history"})
#: Numbers in a game are small, life is below nothing between a hit and its Beer (R52); some only
#: ever grow.
LEAST, MOST, MOST_COUNTED = -100, 10_000, 2**53
COUNTED = frozenset({"serial", "counter"})
#: So many answers are tried to see whether what waits can be done.
TRIES = 80
_CARD_LISTS = frozenset({"deck", "discard", "spread"})
_CARD_TUPLES = frozenset({"fresh", "laid"})
_CARD_LISTS_BY_SEAT = frozenset({"hands", "gear"})


# ---------------------------------------------------------------- writing


class Fresh(Protocol):
    """Makes a game from its beginning, by the version of the rules that is asked for."""

    def __call__(
        self, settings: dict[str, Any], seed: bytes, rules: int, *, patient: bool, listen: bool
    ) -> Any: ...


class Script(NamedTuple):
    """How the games of one title are written down, made again and checked."""

    rules: int  # the newest version of its rules; the older ones are known, too
    fields: Iterable[str]  # those that are written
    steps: Steps
    write: Callable[[str, Any], Any]
    read: Callable[[str, Any], Any]
    settings: Callable[[dict[str, Any]], Any]  # from what `asdict` made of them
    fresh: Fresh
    bare: Callable[[Any, bytes], Any]  # settings, seed → an empty table
    check: Callable[[Any], None]  # a ValueError if this is no possible game
    lower: Callable[[dict[str, Any]], None] = lambda data: None  # to the shape of its rules
    lift: Callable[[dict[str, Any]], None] = lambda data: None  # from there to today's shape

    def knows(self, rules: object) -> bool:
        """Can games be played by this version of the rules?"""
        return type(rules) is int and 1 <= rules <= self.rules


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
    data: dict[str, Any] = {"format": FORMAT, "rules": game.rules_version}
    if game.title:
        data["game"] = game.title
    for name in script.fields:
        value = getattr(game, name)
        write = _MACHINE_WRITERS.get(name)
        data[name] = write(value) if write else script.write(name, value)
    script.lower(data)
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
    "settings": written,
    "seed": bytes.hex,
    "stack": lambda stack: [_write_step(step) for step in stack],
    "decision": _write_decision,
    "history": lambda history: None if history is None else flat_history(history),
}


# ---------------------------------------------------------------- reading


def from_json(text: str, *, proved: bool = True) -> Any:
    """The game of a snapshot; what is wrong with a bad one is said.

    Unless it need not be `proved`, what was chosen since the deal must lead to where it is.
    """
    try:
        data = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise SnapshotError(f"this is not a snapshot: {error}") from error
    return from_dict(data, proved=proved)


def from_dict(data: Any, *, proved: bool = True) -> Any:
    """A game of the title that the snapshot names; without one it is a `Game`."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SnapshotError(f"this is not a snapshot: it does not say {FORMAT!r}")
    script = script_of(str(data.get("game", "")))
    if not script.knows(data.get("rules")):
        said = str(data.get("rules"))[:60]
        raise SnapshotError(
            f"this snapshot needs version {said} of the rules, here is {script.rules}"
        )
    try:
        game = _game_of(dict(data), script)
        check_playable(game)
        if proved:
            check_history(game, lambda: _replayed(game, script))
    except Exception as error:  # whatever bytes can do to a game, it is one error
        raise SnapshotError(f"this snapshot is damaged: {_brief(error)}") from error
    return game


def _brief(error: Exception) -> str:
    text = repr(error)
    return text if len(text) <= LONGEST_ERROR else f"{text[:LONGEST_ERROR]} …"


def _game_of(data: dict[str, Any], script: Script) -> Any:
    """The game that is written here, if it has the shape of one."""
    script.lift(data)
    settings, seed = script.settings(data["settings"]), bytes.fromhex(data["seed"])
    game, bare = script.bare(settings, seed), script.bare(settings, seed)
    game.rules_version = data["rules"]
    for name in script.fields:
        if name not in ("settings", "seed"):
            read = _MACHINE_READERS.get(name)
            value = data[name]
            setattr(game, name, read(value, script.steps) if read else script.read(name, value))
    check_shape(bare, game, [name for name in script.fields if name != "settings"])
    script.check(game)
    return game


def _replayed(game: Any, script: Script) -> Any:
    """The game that what was chosen leads to."""
    settings, rules = written(game.settings), game.rules_version
    fresh = script.fresh(settings, game.seed, rules, patient=False, listen=False)
    for entry in flat_history(game.history):
        fresh.apply(line_of(entry))
    return fresh


def line_of(entry: tuple[Any, ...]) -> LogLine:
    """An entry of a game's history: `(seat, option)`, `("leave", seat)` or `("noon",)`."""
    if entry[0] == "noon":
        return LogLine(None, NOON)
    return LogLine(entry[1], LEAVE) if entry[0] == "leave" else LogLine(*entry)


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
    _check_words(game)
    there = sorted(card for zone in game.zones() for card in zone)
    deck = cards_in(game.settings.sets, simplified=game.settings.simplified)
    if there != sorted(deck):
        raise ValueError("a card is lost or doubled")


def _check_words(game: Game) -> None:
    """Are roles, characters and events called what there is?"""
    if set(game.roles) - {*ROLES, ""} or game.roles.count("sheriff") > 1:
        raise ValueError(f"the roles are {game.roles}")
    if "sheriff" in ROLES_FOR[game.seats] and not {"sheriff", ""} & set(game.roles):
        raise ValueError("nobody is Sheriff")
    slugs = [*game.copied, *game.spares, *game.picks, *game.laid_aside]
    slugs += [slug for two in game.dealt for slug in two]
    unknown = [slug for slug in slugs if slug and slug not in CHARACTERS]
    unknown += [slug for slug in (*game.events, *game.past_events) if slug not in EVENTS]
    if unknown:
        raise ValueError(f"nobody knows {unknown[0]!r}")


def _read_settings(data: dict[str, Any]) -> Settings:
    known = {**ADDED, **data}
    values = {field.name: known[field.name] for field in fields(Settings)}
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
    "awaited": tuple,
    "waiting": tuples,
    "laid_aside": tuple,
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


# -------------------------------------------------------- is it sound?


class Unsound(ValueError):
    """This is no game that could be played on; the text says why."""


def check_shape(bare: Machine, game: Machine, fields: Iterable[str]) -> None:
    """Are the fields of a game of the types that those of an empty table have?"""
    for name in fields:
        value, like = getattr(game, name), getattr(bare, name)
        if type(like) in (int, bool, str, list, tuple) and type(value) is not type(like):
            raise Unsound(f"{name} is {type(value).__name__}, not {type(like).__name__}")
        if name == "known" and any(type(mask) is not int for mask in value):
            raise Unsound("who knows a card is a mask of seats")
        if name != "history":
            check_numbers(name, value)


def check_numbers(name: str, value: Any) -> None:
    """Is there no number that nothing in a game can be?"""
    if isinstance(value, float):
        raise Unsound(f"{name} has a fraction")
    if isinstance(value, int) and not LEAST <= value <= (MOST_COUNTED if name in COUNTED else MOST):
        raise Unsound(f"{name} has a number out of bounds")
    if isinstance(value, Mapping):
        value = tuple(value.values())
    if isinstance(value, list | tuple):
        for part in value:
            check_numbers(name, part)


def check_playable(game: Any) -> None:
    """Is the open decision the one that is asked here, and can be gone on from there?"""
    if (game.decision is None) != bool(game.over):
        raise Unsound("a game asks somebody, or it is over")
    if game.over:
        if game.stack:
            raise Unsound("something waits though the game is over")
    else:
        _check_decision(game.copy())
        for option in game.options:
            _play_on(game.copy(), option)
    for seat in (None, *range(game.seats)):
        game.view(seat)


def _check_decision(game: Machine) -> None:
    decision = game.decision
    assert decision is not None
    again = game.put_again(decision.asking, decision.serial)
    if again != decision or type(decision.serial) is not int:
        raise Unsound("the open decision is not what is asked here")


def _play_on(game: Machine, option: Any) -> None:
    """Take an option, then whatever a time-out plays, until all that waits now is done."""
    game.ears = game.history = None
    waiting = {id(step) for step in game.stack}
    game.choose(option)
    for _ in range(TRIES):
        if game.decision is None or not any(id(step) in waiting for step in game.stack):
            break
        game.choose(game.decision.default)
    if game.decision is None and not game.over:
        raise Unsound("nobody is asked any more, and nobody has won")


def check_history(game: Any, replayed: Callable[[], Machine]) -> None:
    """Does what was chosen lead to where the game is? Forced answers are not in a history (S2)."""
    if game.history is not None:
        there = game.copy()
        there.patient = HASTY
        there.answer_forced()
        if state_hash(there) != state_hash(replayed()):
            raise Unsound("what was chosen leads to another position")


# --------------------------------------------------- games by older rules


def _lower(data: dict[str, Any]) -> None:
    """Version 1 had `unfinished` and `due`: the hashes in its records count them."""
    if data["rules"] > 1:
        return
    awaited, waiting = data.pop("awaited"), data.pop("waiting")
    del data["laid_aside"]
    data["unfinished"] = awaited[-1] if awaited else NOBODY
    data["due"] = [
        seat
        for seat, _, trigger, _ in waiting
        if trigger == "after_answer" and seat != data["turn"]
    ]


def _lift(data: dict[str, Any]) -> None:
    """A position of version 1: who draws later, and whose wound is not decided yet."""
    if data["rules"] > 1:
        return
    unfinished, due = data.pop("unfinished"), data.pop("due")
    data["awaited"] = [] if unfinished == NOBODY else [unfinished]
    data["laid_aside"] = []
    wounds = [(args[0], "after_hurt", args[1:3]) for args in _undecided_wounds(data)]
    data["waiting"] = [
        [seat, slug, trigger, args]
        for seat, trigger, args in [*((seat, "after_answer", [1]) for seat in due), *wounds]
        for slug in (data["characters"][seat], data["copied"][seat])
        if slug in CHARACTERS and trigger in CHARACTERS[slug].hooks
    ]


def _undecided_wounds(data: dict[str, Any]) -> list[list[Any]]:
    """What the steps of a lethal hit know: who is hit, how hard, and by whom."""
    steps = list(data["stack"])
    if data["decision"]:
        steps.append([data["decision"]["answer"], data["decision"]["args"]])
    return [args for name, args in steps if name in ("save", "saved", "pull_through")]


def _fresh(
    settings: dict[str, Any], seed: bytes, rules: int, *, patient: bool, listen: bool
) -> Game:
    made = settings_from(**options_of(settings))
    return Game.by_rules(rules, made, seed, patient=patient, listen=listen)


SCRIPTS[Game.title] = Script(
    rules=Game.newest_rules,
    fields=[name for name in FIELDS if name not in NOT_WRITTEN],
    steps=STEPS,
    write=_written,
    read=_read,
    settings=_read_settings,
    fresh=_fresh,
    bare=Game.bare,
    check=_check,
    lower=_lower,
    lift=_lift,
)
