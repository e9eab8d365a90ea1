"""What an observation tells, and that it tells nothing that its seat may not know."""

from __future__ import annotations

import inspect
import re
from random import Random
from typing import Any

import pytest

from sixgun.engine.cards import KINDS, LABELS
from sixgun.engine.game import STEPS, Game
from sixgun.engine.imagine import imagine
from sixgun.engine.view import view
from sixgun.rl.layout import (
    DECISIONS,
    SEAT,
    SEAT_SIZE,
    SIZE,
    TABLE,
    TABLE_SIZE,
    seat_slice,
    table_slice,
)
from sixgun.rl.observation import NUMBER_AT, OPPOSITE_AT, Row, encode
from sixgun.rl.past import Past
from sixgun.scenarios import ScenarioTable
from sixgun.secrecy.worlds import other_world
from tests.games import LONG, Plan, play, random_games
from tests.source import ROOT

GAMES = 120 if LONG else 24
CAST = (
    ("Ann", "sheriff", "slab_the_killer"),
    ("Bob", "outlaw", "bart_cassidy"),
    ("Cat", "deputy", "rose_doolan"),
    ("Dan", "renegade", "paul_regret"),
    ("Eve", "outlaw", "willy_the_kid"),
)


def scene(*steps: str, **changes: Any) -> Game:
    """Five players, Ann's turn; `Bob={"hand": [...]}` says what somebody has."""
    players = [
        {"name": name, "role": role, "character": character, **changes.pop(name, {})}
        for name, role, character in CAST
    ]
    table = ScenarioTable(
        {"id": "rl", "title": "rl", "turn": "Ann", "player": players, "steps": [], **changes}
    )
    for line in steps:
        table.take(line)
    return table.game


def told(row: Row, name: str, place: int | None = None) -> dict[str, float]:
    """What is not zero in a part, by its labels, rounded."""
    where = table_slice(name) if place is None else seat_slice(name, place)
    labels = (TABLE if place is None else SEAT)[name].labels
    return {label: round(n, 3) for label, n in zip(labels, row[where], strict=True) if n}


def seen_by(game: Game, seat: int, past: Past | None = None) -> Row:
    return encode(view(game, seat), past or Past(game.seats))


# ------------------------------------------------------------ what it tells


def test_my_own_hand_is_told_card_by_card_and_other_hands_by_their_size() -> None:
    game = scene(Ann={"hand": ["bang/QH", "stagecoach", "stagecoach"]}, Bob={"hand": ["beer"]})
    row = seen_by(game, 0)
    assert set(told(row, "hand")) == {"bang/QH", "stagecoach/9S", "stagecoach/9S'"}
    assert told(row, "known", 0) == {"bang": 0.25, "stagecoach": 0.5}
    assert told(row, "known", 1) == {}
    assert told(row, "hand_size", 1) == {"": round(1 / 12, 3)}


def test_seats_are_told_clockwise_from_the_one_who_looks() -> None:
    game = scene(Ann={"hand": ["bang"], "table": ["barrel"]}, Dan={"life": 1})
    row = seen_by(game, 3)  # Dan
    assert told(row, "life", 0) == {"": 0.2}
    assert told(row, "character", 2) == {"slab_the_killer": 1}
    assert told(row, "gear", 2) == {"barrel": 1}
    assert [told(row, "role", place) for place in range(5)] == [
        {"renegade": 1},
        {},
        {"sheriff": 1},
        {},
        {},
    ]
    assert [bool(told(row, "there", place)) for place in range(8)] == [True] * 5 + [False] * 3


def test_the_roles_of_the_dead_are_told() -> None:
    row = seen_by(scene(Eve={"alive": False}), 0)
    assert told(row, "alive", 4) == {}
    assert told(row, "role", 4) == {"outlaw": 1}


def test_the_open_decision_is_told_with_its_two_sides() -> None:
    game = scene(
        "Ann: play bang on Bob",
        Ann={"hand": ["bang/AS"]},
        Bob={"hand": ["missed", "missed"]},
    )
    row = seen_by(game, 1)
    assert told(row, "decision") == {"shot": 1}
    assert told(row, "number") == {"": 0.25}  # Slab the Killer's takes two
    assert told(row, "asked", 0)
    assert told(row, "opposite", 4)  # Ann
    assert told(row, "card_played") == {"bang": 1}
    assert told(row, "discard_top") == {"bang/AS": 1}
    assert told(seen_by(game, 0), "asked", 1)


def test_closed_discards_are_told_by_their_top_and_their_number() -> None:
    fallen = ["bang/AS", "beer/6H", "beer/7H"]
    rows = [
        seen_by(scene(discard=fallen, options={"closed_discards": closed}), 0)
        for closed in (False, True)
    ]
    assert [set(told(row, "discard")) for row in rows] == [set(fallen), {"bang/AS"}]
    for row in rows:
        assert told(row, "discard_top") == {"bang/AS": 1}
        assert told(row, "discard_size") == {"": 0.025}


def test_the_past_is_told_from_where_one_sits() -> None:
    past = Past(5)
    past.note(0, ("play", "bang/QH", 1))
    past.note(0, ("play", "bang/9D", 1))
    past.note(2, ("play", "tequila/9C", 1))
    row = seen_by(scene(), 3, past)
    assert told(row, "against", 2) == {"place 3": 0.25}
    assert told(row, "helped", 4) == {"place 3": 0.125}
    assert told(row, "against", 0) == {}


def test_only_what_is_aimed_at_others_is_remembered() -> None:
    past = Past(3)
    for option in [
        ("play", "tequila/9C", 0),
        ("play", "barrel/QS", None),
        ("take", None, 1),
        ("choose", None, 1),
    ]:
        past.note(0, option)
    assert past.against == past.helped == [[0] * 3] * 3


def test_numbers_stay_between_nothing_and_one() -> None:
    row = seen_by(scene(Ann={"hand": ["bang"] * 14}), 0)
    assert told(row, "hand_size", 0) == {"": 1}
    assert told(row, "known", 0) == {"bang": 1}


def test_a_spectator_has_no_observation() -> None:
    with pytest.raises(ValueError, match="spectator"):
        encode(view(scene()), Past(5))


# --------------------------------------------------------- what it may tell


@pytest.mark.parametrize("plan", list(random_games(GAMES)), ids=lambda plan: f"game{plan.seed}")
def test_what_a_seat_cannot_know_changes_nothing(plan: Plan) -> None:
    """In games of every sort: an imagined world and one with everything hidden exchanged."""
    rng, past = Random(plan.seed), Past(plan.players)
    for game in play(plan):
        if rng.random() > 0.05:
            continue
        me = rng.randrange(game.seats)
        row = seen_by(game, me, past)
        assert len(row) == SIZE
        assert 0 <= min(row) <= max(row) <= 1
        assert seen_by(other_world(game, me, rng), me, past) == row
        assert seen_by(imagine(view(game, me), rng), me, past) == row


# ----------------------------------------------------------------- the layout


def test_parts_follow_each_other_without_gaps() -> None:
    for parts, size in ((TABLE, TABLE_SIZE), (SEAT, SEAT_SIZE)):
        ends = [part.start + part.size for part in parts.values()]
        assert [part.start for part in parts.values()] == [0, *ends[:-1]]
        assert ends[-1] == size
    assert seat_slice("helped", 7).stop == SIZE


def test_every_kind_of_decision_of_the_glossary_has_its_place() -> None:
    text = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    section = text.partition("## Kinds of decisions")[2].partition("\n## ")[0]
    rows = [
        row for row in section.splitlines() if row.startswith("| `") and "of the duel" not in row
    ]
    found = {word for row in rows for word in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert found == set(DECISIONS)


def test_the_steps_that_name_somebody_are_steps_that_do() -> None:
    for name, at in OPPOSITE_AT.items():
        assert list(inspect.signature(STEPS[name]).parameters)[at + 1] in ("by", "foe", "dead")
    for name, at in NUMBER_AT.items():
        parameter = list(inspect.signature(STEPS[name]).parameters)[at + 1]
        assert parameter in ("needed", "points", "count")


def test_every_card_has_a_label_of_its_own() -> None:
    assert len(set(LABELS)) == len(KINDS) == TABLE["hand"].size
