"""There is one machine: both games run on it, and no room has a second one."""

from __future__ import annotations

import ast

import pytest

import sixgun
from sixgun.duel import Duel
from sixgun.duel.duel import STEPS as STEPS_OF_THE_DUEL
from sixgun.duel.table import FIELDS, DuelTable
from sixgun.engine.game import STEPS, Game
from sixgun.engine.machine import Machine
from tests.source import modules, room

#: What the machine does, in one place only.
MACHINERY = ("then", "ask", "run", "choose", "ask_again", "put_again", "answer_forced", "remember")
SHARED = (*MACHINERY, "tell", "random_below", "shuffled", "decision_of", "texts", "__eq__")


def test_both_games_are_machines() -> None:
    assert issubclass(Game, Machine)
    assert issubclass(Duel, Machine)


@pytest.mark.parametrize("name", SHARED)
def test_both_games_use_the_methods_of_the_machine(name: str) -> None:
    assert getattr(Game, name) is getattr(Machine, name)
    assert getattr(Duel, name) is getattr(Machine, name)


@pytest.mark.parametrize("name", MACHINERY)
def test_no_other_module_of_play_defines_them(name: str) -> None:
    found = [
        path
        for path, tree in modules().items()
        if room(path) in ("engine", "content", "duel")
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for method in node.body
        if isinstance(method, ast.FunctionDef) and method.name == name
        # A recorder hands choices on, a bot chooses from a view, a type says what both games do.
        if node.name not in ("Recorder", "AnyGame") and not path.startswith("duel/bots/")
    ]
    assert found == ["engine/machine.py"]


def test_text_forms_are_shared() -> None:
    """Notation, records, snapshots and hashes are the engine's; the duel has none of its own."""
    shared = {"option_text", "read_choice", "fitting", "to_json", "from_json", "state_hash"}
    shared |= {"Recorder", "record_of", "load_record", "replay", "redacted", "Decision", "Report"}
    for path, tree in modules().items():
        if room(path) == "duel":
            made = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.ClassDef)]
            assert not {node.name for node in made} & shared, path


def test_steps_are_kept_apart() -> None:
    duel, big = STEPS_OF_THE_DUEL.values(), STEPS.values()
    assert all(function.__module__.startswith("sixgun.duel") for function in duel)
    assert not any(function.__module__.startswith("sixgun.duel") for function in big)


def test_every_field_of_a_duel_is_classified() -> None:
    assert set(FIELDS) == {*Machine.__slots__, *DuelTable.__slots__}
    assert set(FIELDS.values()) == {"public", "owner", "hidden", "top", "machine"}


def test_a_duel_and_a_game_are_never_equal() -> None:
    assert Duel(seed=1) != sixgun.Game(seed=1)


def test_a_snapshot_of_an_unknown_game_says_which_there_are() -> None:
    text = sixgun.save(Duel(seed=1)).replace('"game":"duel"', '"game":"poker"')
    with pytest.raises(sixgun.SnapshotError, match=r"'poker' is not known here.*'duel'"):
        sixgun.load(text)


def test_a_damaged_snapshot_of_a_duel_is_refused() -> None:
    text = sixgun.save(Duel(seed=1))
    for broken in (
        text.replace('"colt/LD"', '"colt/OD"', 1),
        text.replace('"gear":[[],[],[],[]]', '"gear":[[],[],[]]'),
        text.replace('"later":[]', '"later":[["nobody",[]]]'),
    ):
        assert broken != text
        with pytest.raises(sixgun.SnapshotError, match="damaged"):
            sixgun.load(broken)


def test_a_changed_record_of_a_duel_is_found() -> None:
    duel = Duel(seed=2, names=["Ann", "Bob"])
    for _ in range(12):
        duel.choose(duel.options[0])
    record = sixgun.record_of(duel)
    lines = record.splitlines(keepends=True)
    place = next(i for i, line in enumerate(lines) if line.startswith("Ann: "))
    with pytest.raises(sixgun.RecordError):
        sixgun.load_record("".join([*lines[:place], *lines[place + 1 :]]))


def test_repr_can_be_read_back() -> None:
    duel = Duel(seed=3)
    assert eval(repr(duel), {"sixgun": sixgun}) == duel
