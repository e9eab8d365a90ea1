"""The areas: which modules are changed, and which tests must see it.

Modules are imported, so that they are found wherever they live.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from sixgun.engine import atoms, imagine, reports, view
from sixgun.server.desk import entry
from sixgun.server.tables import answering, chess_clock, playing, seating, showing
from sixgun.tournament.log import eyes, replay
from sixgun.tournament.regulation import duel_clock, marogi, prizes, score, standings

#: What has to do with time in the course of a game.
CLOCK_USE = (
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
)
#: … and in what is shown of it.
CLOCK_SHOWN = (
    "ShownPlay._now",
    "ShownPlay._is_timed",
    "ShownPlay._clock",
    "ShownPlay.bot_plays",
    "ShownPlay._chess_runs",
    "ShownPlay._chess_clock",
)


@dataclass(frozen=True)
class Guarded:
    """A module, and the tests that guard it: the quickest first."""

    module: Path
    tests: tuple[str, ...]
    only: tuple[str, ...] = ()  # these functions; all, if none are named


def guarded(module: object, *tests: str, only: tuple[str, ...] = ()) -> Guarded:
    """A package may have a function of the same name as a module (`view`): that is a mistake."""
    assert isinstance(module, ModuleType), module
    assert module.__file__ is not None
    return Guarded(Path(module.__file__).resolve(), tests, only)


_SECRETS = (
    "tests/engine/test_view.py",
    "tests/engine/test_knowledge.py",
    "tests/engine/test_reports.py",
    "tests/secrecy/test_leaks.py",
    "tests/engine/test_setup.py",
    "tests/engine/test_playthroughs.py",
)
_CLOCKS = (
    "tests/server/tables/duels/test_duel_clocks.py",
    "tests/server/tables/test_patient_tables.py",
    "tests/server/tables/test_clocks.py",
)
_SCORES = (
    "tests/tournament/regulation/test_standings.py",
    "tests/tournament/regulation/test_sheet.py",
)

AREAS: dict[str, tuple[Guarded, ...]] = {
    "atoms": (
        guarded(
            atoms,
            "tests/engine/test_atoms.py",
            "tests/engine/test_knowledge.py",
            "tests/engine/test_reports.py",
            "tests/house/test_rulebook.py",
            "tests/secrecy/test_leaks.py",
        ),
    ),
    "secrecy": (
        guarded(view, *_SECRETS),
        guarded(reports, *_SECRETS),
        guarded(imagine, *_SECRETS),
    ),
    "authority": (
        guarded(eyes, "tests/tournament/log/test_eyes.py"),
        guarded(
            replay, "tests/tournament/log/test_housing.py", "tests/tournament/log/test_leaving.py"
        ),
        guarded(entry, "tests/server/desk/test_entry.py", "tests/server/desk/test_trouble.py"),
        guarded(
            seating,
            "tests/server/tables/test_seats.py",
            "tests/server/tables/test_leaving.py",
            "tests/server/tables/test_lobby.py",
            "tests/server/tables/test_shown_out.py",
            "tests/server/tables/test_clocks.py",
            "tests/server/tables/test_spectators.py",
            "tests/server/tables/duels/test_duels.py",
        ),
        guarded(
            answering,
            "tests/server/tables/test_answering.py",
            "tests/server/tables/test_spectators.py",
            "tests/server/tables/test_explaining.py",
        ),
    ),
    "clocks": (
        guarded(duel_clock, "tests/tournament/regulation/test_duels.py"),
        guarded(chess_clock, *_CLOCKS),
        guarded(playing, *_CLOCKS, only=CLOCK_USE),
        guarded(showing, *_CLOCKS, only=CLOCK_SHOWN),
    ),
    "scoring": (
        guarded(score, *_SCORES),
        guarded(marogi, *_SCORES),
        guarded(prizes, *_SCORES),
        guarded(standings, *_SCORES),
    ),
}
