"""The gate: what was compiled does what its sources do, to the byte.

Games of all sizes and boxes by bots of all sorts, duels, things that people wrote for themselves
and never compiled, the rulebook; then tests of the engine that look at it from outside, run on the
build. `./sixgun test` runs the sources everywhere else.
"""

from __future__ import annotations

import os

import pytest

from tests.builds.builds import build, said_by_both, start

#: Tests that the build passes too, and why some of them are left out: they put something else in
#: the place of a function, or look at the source of a class, and what is compiled has neither.
ON_THE_BUILD = (
    "tests/engine/test_counts.py",
    "tests/engine/test_laws.py",
    "tests/engine/test_leave.py",
    "tests/engine/test_notation.py",
    "tests/engine/test_older_rules.py",
    "tests/engine/test_playthroughs.py",
    "tests/engine/test_repr.py",
    "tests/engine/test_settings.py",
    "tests/engine/test_snapshot.py",
    "tests/engine/test_view.py",
    "tests/duel/test_laws.py",
    "tests/duel/test_secrecy.py",
    "tests/bots/test_contract.py",
    "tests/bots/test_legend.py",
    "tests/bots/test_memory.py",
    "tests/bots/test_runner.py",
    "tests/secrecy/test_leaks.py",
)
LEFT_OUT = (
    "is_found",  # tests/secrecy: faults planted in functions
    "is_classified",  # reads `__slots__`
    "reads_nothing_that_is_hidden",  # looks through something that only pretends to be a game
)


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    build()


def test_the_build_is_what_runs() -> None:
    code = "import sixgun, sixgun.engine.turn as t; print(sixgun.builds.BUILD[:8], t.__file__[-3:])"
    pure, compiled = (start_code(code, compiled=choice) for choice in (False, True))
    assert (pure, compiled) == ("pure .py", "compiled .so")


def start_code(code: str, *, compiled: bool) -> str:
    text, _ = start(["timeit", "-n1", "-r1", code], compiled=compiled).communicate()
    return text.splitlines()[0]


def test_games_and_duels_go_alike() -> None:
    pure, compiled = said_by_both(["tests.builds.deeds", "0", "1"])
    assert (pure[0], compiled[0]) == ("build pure", "build compiled")
    assert len(pure) == 2201
    different = [one for one, other in zip(pure[1:], compiled[1:], strict=True) if one != other]
    assert different == []


def test_what_people_wrote_for_themselves_goes_on_both() -> None:
    pure, compiled = said_by_both(["tests.builds.own"])
    assert pure == compiled
    assert len(pure) > 1000


def test_the_rulebook_holds_on_both() -> None:
    pure, compiled = said_by_both(["sixgun.cli", "rulebook", "-v"])
    assert pure == compiled
    assert len(pure) > 1000


def test_tests_of_the_engine_pass_on_the_build() -> None:
    left_out = ["-k", " and ".join(f"not {name}" for name in LEFT_OUT)]
    command = ["pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *left_out, *ON_THE_BUILD]
    workers = {name: "" for name in os.environ if name.startswith("PYTEST_")}
    running = start(command, compiled=True, **workers)
    text, _ = running.communicate()
    assert running.returncode == 0, text[-6000:]
