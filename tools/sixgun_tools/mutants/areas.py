"""The areas: which modules are changed, and which tests must see it.

Modules are imported, so that they are found wherever they live.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from sixgun.engine import atoms, imagine, reports, view
from sixgun.server import chess, looking, playing, seating
from sixgun.server.desk import entry
from sixgun.tournament import duelclock, eyes, marogi, prizes, replay, score, standings

#: What has to do with time in the course of a game.
CLOCK_USE = (
    "Play._now",
    "Play._start_clock",
    "Play._deadline",
    "Play.out_of_time",
    "Play._hold",
    "Play._apply_when_due",
    "Play._spent",
    "Play._spend",
    "Play.spend_time",
    "Play.lose_on_time",
    "Play.drop_pending",
    "Play.ask_again",
    "Play.halt",
    "Play.resume",
    "Play._clock",
    "Play._bot_plays",
    "Play._chess_runs",
    "Play._chess_clock",
)


@dataclass(frozen=True)
class Area:
    """Modules, and the tests that guard them: the quickest first."""

    modules: tuple[Path, ...]
    tests: tuple[str, ...]
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # functions, by module


def path_of(module: object) -> Path:
    """The file of a module; a package may have a function of the same name (`view`)."""
    assert isinstance(module, ModuleType), module
    assert module.__file__ is not None
    return Path(module.__file__).resolve()


def _paths(*modules: object) -> tuple[Path, ...]:
    return tuple([path_of(module) for module in modules])


AREAS: dict[str, Area] = {
    "atoms": Area(
        _paths(atoms),
        (
            "tests/engine/test_knowledge.py",
            "tests/engine/test_reports.py",
            "tests/house/test_rulebook.py",
            "tests/engine/test_playthroughs.py",
            "tests/testing/test_secrecy.py",
        ),
    ),
    "secrecy": Area(
        _paths(view, reports, imagine),
        (
            "tests/engine/test_knowledge.py",
            "tests/testing/test_secrecy.py",
            "tests/engine/test_reports.py",
            "tests/engine/test_setup.py",
            "tests/engine/test_playthroughs.py",
        ),
    ),
    "authority": Area(
        _paths(looking, seating, entry, eyes, replay),
        (
            "tests/tournament/test_housing.py",
            "tests/tournament/test_eyes.py",
            "tests/server/test_seats.py",
            "tests/server/test_leaving.py",
            "tests/server/test_lobby.py",
            "tests/server/test_spectators.py",
            "tests/server/desk/test_entry.py",
            "tests/server/test_answers.py",
            "tests/server/test_explaining.py",
        ),
    ),
    "clocks": Area(
        _paths(chess, playing, duelclock),
        (
            "tests/tournament/test_duels.py",
            "tests/server/test_duel_clocks.py",
            "tests/server/test_patient_tables.py",
            "tests/server/test_clocks.py",
        ),
        {"playing": CLOCK_USE},
    ),
    "scoring": Area(
        _paths(score, marogi, prizes, standings),
        ("tests/tournament/test_standings.py", "tests/tournament/test_sheet.py"),
    ),
}
