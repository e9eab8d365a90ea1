"""Snapshots and records that were damaged: refused when they are loaded, or as good as new.

A seeded mutator puts into every place what may stand on a damaged disk, or in a file that somebody
has edited: other types, numbers that are too large, lone surrogates, deep nesting. Loaders raise
their own errors and no others, and what they let pass can be played to its end.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import sixgun
from sixgun.engine.errors import DealError, RecordError, SixgunError, SnapshotError
from sixgun.engine.game import Game
from sixgun.engine.record import RunningHash, deal_of, load_record, proved_deal, record_of
from sixgun.engine.snapshot import from_json, to_json

#: So many damages to the snapshots and records of so many games.
GAMES, DAMAGES = 12, 30
MISSING = object()
SURROGATE = "\ud800"
Path = tuple[str | int, ...]


def deep(levels: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(levels):
        value = [value]
    return value


#: What a value becomes; the last ones depend on what it was.
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 99, 2**31, 10**30, -(10**9), 1.5, float("nan"), 1e300),
    *("", "x", SURROGATE, "bang/QH", [], {}, [[]], {"step": "die"}, {"step": "nobody's"}),
    *(deep(200), MISSING),
)


def spoilt(value: Any, dice: random.Random) -> Any:
    choices = list(VALUES)
    if isinstance(value, int):
        choices += [value + 1, value - 1]
    if isinstance(value, str | list):
        choices += [value[::-1], value[:-1], value + value]
    return dice.choice(choices)


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    yield path
    parts: Any = value.items() if isinstance(value, dict) else ()
    if isinstance(value, list):
        parts = enumerate(value[:12])
    for key, part in parts:
        yield from places(part, (*path, key))


def damaged(data: Any, dice: random.Random) -> Any:
    """The same with one thing spoilt; half of the time something near the top."""
    everywhere = [path for path in places(data) if path]
    top = [path for path in everywhere if len(path) < 3 and path[0] != "history"]
    path = dice.choice(everywhere if dice.random() < 0.5 else top)
    made = at = json.loads(json.dumps(data))
    for key in path[:-1]:
        at = at[key]
    value = spoilt(at[path[-1]], dice)
    if value is MISSING:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return made


def some_game(dice: random.Random) -> Any:
    """A game or a duel somewhere in its middle."""
    seed = dice.randrange(10**6)
    game: Any = sixgun.Duel(seed)
    if dice.random() < 0.6:
        game = Game(dice.randrange(3, 9), seed, sets="all", patient=bool(dice.randrange(2)))
    for _ in range(dice.randrange(120)):
        if game.over:
            break
        game.choose(dice.choice(game.options))
    return game


def play_out(game: Any, dice: random.Random, most: int = 60) -> None:
    """Whatever can be done with a game; it may raise nothing."""
    for _ in range(most):
        for seat in (None, *range(game.seats)):
            game.view(seat)
        to_json(game).encode()
        if game.over:
            break
        game.choose(dice.choice(game.options))
    if game.history is not None:
        load_record(record_of(game))


def damage_snapshots(games: int, damages: int, seed: int) -> tuple[int, int]:
    """How many were refused, and how many could be played."""
    dice, refused, played = random.Random(seed), 0, 0
    for _ in range(games):
        game = some_game(dice)
        if dice.random() < 0.5:
            game.history = None  # nothing proves it: the harder half
        data = json.loads(to_json(game))
        for _ in range(damages):
            text = json.dumps(damaged(data, dice))
            try:
                loaded = from_json(text)
            except SnapshotError:
                refused += 1
            else:
                play_out(loaded, dice)
                played += 1
    return refused, played


def test_a_damaged_snapshot_is_refused_when_it_is_loaded_and_not_later() -> None:
    refused, played = damage_snapshots(GAMES, DAMAGES, 1)
    assert refused > 5 * played > 0


@pytest.mark.long
def test_many_damaged_snapshots() -> None:
    damage_snapshots(400, 60, random.randrange(2**32))


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 5_000,
        f'{{"rules": {"9" * 5_000}}}',
        '"\\ud800"',
        "1e999",
    ],
    ids=["nested lists", "nested objects", "digits", "a long number", "a surrogate", "infinity"],
)
def test_what_json_itself_stumbles_over_is_no_snapshot(text: str) -> None:
    with pytest.raises(SnapshotError):
        from_json(text)
    with pytest.raises(RecordError):
        load_record(f"sixgun record 1\nrules 3\nsnapshot {text}\n")


def test_a_snapshot_is_what_its_choices_lead_to() -> None:
    """A card more in a hand is no damage that a rule would notice."""
    game = Game(5, 3)
    for _ in range(30):
        game.choose(game.options[0])
    data = json.loads(to_json(game))
    data["hands"][0].append(data["deck"].pop(0))
    with pytest.raises(SnapshotError, match="another position"):
        from_json(json.dumps(data))
    assert from_json(json.dumps(data), proved=False).hands[0] != game.hands[0]


# ------------------------------------------------------------------ records


def rehashed(lines: list[str]) -> str:
    """The lines with the hashes that belong to them: what was changed is not found by these."""
    running, made = RunningHash(), []
    for number, line in enumerate(lines):
        if line.startswith("-- "):
            *words, _, state = line.split(" ")
            lines[number] = " ".join([*words, running.now(), state])
        running.add(lines[number])
        made.append(f"{lines[number]}\n")
    return "".join(made)


STRANGE = (
    "",
    " ",
    "P1:",
    "P1: ",
    f"P1: {SURROGATE}",
    "P1: leave",
    "high noon now",
    "\x00",
    "x" * 9_000,
)
STRANGE += (
    "settings " + "[" * 100_000,
    "settings {}",
    "seed 00",
    "seed zz",
    f"rules {'9' * 5_000}",
)
STRANGE += (
    'deal {"numbers":{"' + "9" * 5_000 + '":"0"}}',
    "deal []",
    "game duel",
    "display P1 = x",
)
STRANGE += (
    f"-- turn {'9' * 5_000} 0123456789abcdef 0123456789abcdef",
    "-- end 1 law",
    "snapshot {}",
)


def damaged_record(text: str, dice: random.Random) -> str:
    lines = text.splitlines()
    place = dice.randrange(len(lines))
    kind = dice.randrange(5)
    if kind == 0:
        del lines[place]
    elif kind == 1:
        lines[place] = dice.choice(STRANGE)
    elif kind == 2:
        lines.insert(place, dice.choice(STRANGE))
    elif kind == 3:
        other = dice.randrange(len(lines))
        lines[place], lines[other] = lines[other], lines[place]
    elif lines[place]:
        at = dice.randrange(len(lines[place]))
        letter = chr(dice.choice((0, 0x41, 0x7B, 0xD800, 0x1F40D)))
        lines[place] = lines[place][:at] + letter + lines[place][at + 1 :]
    try:
        return rehashed(lines) if dice.random() < 0.7 else "\n".join(lines) + "\n"
    except (UnicodeEncodeError, ValueError):
        return "\n".join(lines) + "\n"


def damage_records(games: int, damages: int, seed: int) -> int:
    dice, refused = random.Random(seed), 0
    for _ in range(games):
        text = record_of(some_game(dice))
        for _ in range(damages):
            spoilt = damaged_record(text, dice)
            for read in (load_record, deal_of, proved_deal):
                try:
                    read(spoilt)
                except (RecordError, DealError):
                    refused += read is load_record
    return refused


def test_a_damaged_record_is_a_record_error_and_no_other() -> None:
    assert damage_records(6, 25, 2) > 75


@pytest.mark.long
def test_many_damaged_records() -> None:
    damage_records(150, 60, random.randrange(2**32))


def test_errors_of_loaders_are_ours() -> None:
    for error in (SnapshotError, RecordError, DealError):
        assert issubclass(error, SixgunError)
