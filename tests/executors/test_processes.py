"""Chunks in several processes: in order, played again when lost, and nobody is left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from sixgun.executors import ChunkLost, opened
from sixgun.executors.processes import Processes
from tests.executors import deeds
from tests.executors.clients import started, stopped_while_endless


@pytest.fixture
def two() -> Iterator[Processes]:
    with Processes(2, pytest.fail) as executor:
        yield executor


def test_results_come_in_the_order_of_the_chunks(two: Processes, tmp_path: Path) -> None:
    """The first chunk ends after the second one."""
    os.mkfifo(tmp_path / "second")
    work = partial(deeds.wait_for_the_second, tmp_path)
    assert list(two.results(work, range(6))) == [0, 1, 4, 9, 16, 25]
    assert list(two.results(deeds.square, range(3))) == [0, 1, 4]  # by the same processes


def test_a_chunk_that_was_lost_with_its_worker_is_done_again(
    two: Processes, tmp_path: Path
) -> None:
    found = list(two.results(partial(deeds.fall_once, tmp_path, 7), range(20)))
    assert found == [number * number for number in range(20)]
    begun = {number: (tmp_path / f"begun-{number}").read_text().split() for number in range(20)}
    assert {number for number, pids in begun.items() if len(pids) > 1} == {7}
    assert len(set(begun[7])) == 2
    assert list(two.results(deeds.square, range(3))) == [0, 1, 4]


def test_a_chunk_that_nobody_survives_is_an_error(two: Processes, tmp_path: Path) -> None:
    with pytest.raises(ChunkLost, match="chunk 2 was begun 4 times"):
        list(two.results(partial(deeds.fall_always, tmp_path, 2), range(5)))
    assert len((tmp_path / "begun-2").read_text().split()) == 4


def test_a_worker_that_ends_between_two_runs_is_replaced(two: Processes, tmp_path: Path) -> None:
    list(two.results(partial(deeds.fall_once, tmp_path, -1), range(20)))
    pids = {int(pid) for file in tmp_path.iterdir() for pid in file.read_text().split()}
    assert os.getpid() not in pids
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    assert list(two.results(deeds.square, range(4))) == [0, 1, 4, 9]


def test_an_error_of_the_work_is_raised_here_and_says_where_it_happened(two: Processes) -> None:
    with pytest.raises(ValueError, match="three is not a number of mine") as caught:
        list(two.results(deeds.fail, range(5)))
    assert "in fail\n    raise ValueError" in caught.value.__notes__[0]
    with pytest.raises(RuntimeError, match="Stubborn: never 0"):
        list(two.results(deeds.fail_stubbornly, range(5)))


def test_what_bots_print_and_read_does_no_harm(capfd: pytest.CaptureFixture[str]) -> None:
    with Processes(2, pytest.fail) as executor:
        assert list(executor.results(deeds.talk, range(4))) == [0, 1, 2, 3]
    printed = capfd.readouterr()
    assert printed.out == ""
    assert "and writes past Python" in printed.err


def test_what_is_not_wanted_any_more_is_given_up(two: Processes, tmp_path: Path) -> None:
    """Chunks that never end do not keep anybody waiting."""
    os.mkfifo(tmp_path / "alive")
    results = two.results(partial(deeds.wait_for_nothing, tmp_path), range(4))
    assert next(results) == 0
    with (tmp_path / "alive").open("rb") as alive:
        results.close()
        assert alive.read() == b""
    assert list(two.results(deeds.square, range(3))) == [0, 1, 4]


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_nobody_goes_on_for_a_program_that_has_ended(tmp_path: Path, sign: signal.Signals) -> None:
    said, complained = stopped_while_endless("processes", tmp_path, sign)
    assert said == ('"interrupted"\n' if sign == signal.SIGINT else "")
    assert complained == ""


def test_where_no_process_can_be_started_this_one_does_everything(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "no python"))
    notes: list[str] = []
    with Processes(4, notes.append) as executor:
        assert list(executor.results(deeds.square, range(5))) == [0, 1, 4, 9, 16]
        assert list(executor.results(deeds.square, range(2))) == [0, 1]
    (note,) = notes
    assert "no more processes can be started here" in note
    assert note.endswith("this one does everything")


def test_where_one_more_process_cannot_be_started_the_others_do_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    notes: list[str] = []
    begin = subprocess.Popen

    def begin_three(*arguments: object, **options: object) -> object:
        if len(begun := list(tmp_path.iterdir())) == 3:
            raise BlockingIOError(11, "Resource temporarily unavailable")
        (tmp_path / str(len(begun))).touch()
        return begin(*arguments, **options)

    monkeypatch.setattr(subprocess, "Popen", begin_three)
    with Processes(8, notes.append) as executor:
        assert list(executor.results(deeds.square, range(40))) == [n * n for n in range(40)]
    (note,) = notes
    assert note.endswith("3 must do")


def test_a_program_is_warned_where_no_process_can_be_started(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "no python"))
    with pytest.warns(RuntimeWarning, match="no more processes"), opened(jobs=2) as executor:
        assert list(executor.results(deeds.square, range(3))) == [0, 1, 4]


# ------------------------------------------------------------- whole programs

GAMES = ("simulate", "--games", "24", "--players", "4-7", "--seed", "x", "--json")


def counted(printed: str) -> list[str]:
    return [line for line in printed.splitlines() if "cpu_second" not in line]


def sixgun_says(*arguments: str, **environment: str) -> tuple[list[str], str]:
    done = subprocess.run(
        [sys.executable, "-m", "sixgun.cli", *arguments],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return counted(done.stdout), done.stderr


def test_without_semaphores_there_are_several_processes_all_the_same(tmp_path: Path) -> None:
    """Some systems have none, and Python's own pools fail there."""
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['_multiprocessing'] = None")
    bare = {"PYTHONPATH": str(tmp_path)}
    pool = "from multiprocessing import get_context; get_context('spawn').Pool(2)"
    failed = subprocess.run(
        [sys.executable, "-c", pool], env=os.environ | bare, check=False, capture_output=True
    )
    assert b"_multiprocessing" in failed.stderr
    found = sixgun_says(*GAMES, "--jobs", "2", **bare)
    assert found == sixgun_says(*GAMES, "--jobs", "1")
    assert found[1] == ""


def test_where_processes_are_forbidden_a_line_says_that_there_is_one(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import subprocess\n"
        "def forbidden(*_, **__):\n"
        "    raise PermissionError(1, 'Operation not permitted')\n"
        "subprocess.Popen = forbidden\n"
    )
    found, complained = sixgun_says(*GAMES, "--jobs", "2", PYTHONPATH=str(tmp_path))
    assert found == sixgun_says(*GAMES, "--jobs", "1")[0]
    assert complained == (
        "sixgun: no more processes can be started here ([Errno 1] Operation not permitted); "
        "this one does everything\n"
    )


SCRIPT = """
import sixgun
found = sixgun.simulate(40, seed=1, jobs=2)
print(found.tally.finished, found.plan.seed)
"""


def test_a_script_needs_no_guard_and_no_file() -> None:
    """Workers do not run what began them once more, as those of Python's own pools do."""
    done = subprocess.run(
        [sys.executable, "-"], input=SCRIPT, capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == ("40 1\n", "")


def test_an_interrupted_command_tells_what_was_done_in_the_order_of_the_games() -> None:
    arguments = ("simulate", "--seed", "x", "--json", "--games")
    with started("command", *arguments, 10_000_000, "--jobs", 2) as program:
        assert program.stdout is not None
        assert program.stdout.readline()
        program.send_signal(signal.SIGINT)
        printed, complained = program.communicate()
    assert (program.returncode, complained) == (130, "")
    first = json.loads("{" + printed.partition("{")[2])
    assert first["interrupted"]
    again = json.loads("\n".join(sixgun_says(*arguments, str(first["games"]))[0]))
    assert again["wins"] == first["wins"]
