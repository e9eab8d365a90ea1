"""Chunks on a real Ray cluster of two nodes; whoever speaks to it is a process of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import sixgun
from sixgun.bots.simulation import Plan, play_games
from tests.executors.clients import COMMANDS, SEED, found_by, plain, started, stopped_while_endless
from tests.ray_cluster import ray_cluster
from tests.skipping import skip

if find_spec("ray") is None or find_spec("grpc") is None:
    skip("Ray is not installed, which requirements-ray.lock pins")

GAMES = 20_000 if os.environ.get("SIXGUN_LONG") else 2_000


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with ray_cluster() as address:
        yield address


def test_a_cluster_that_is_not_the_same_is_told_apart(address: str) -> None:
    here = sixgun.__version__
    other_python, twice, version, sources, lost, squares = found_by("differences", address)
    assert other_python.startswith(f"the cluster at {address} runs Python 3.")
    assert "and this is Python 3.4.5 with Ray 1.0.0" in other_python
    assert "this program is part of a Ray cluster already" in twice
    assert f"has Sixgun {here} on " in version
    assert "needs the Sixgun that is here, version 9.9.9" in version
    assert "has other sources of the same version on " in sources
    assert lost.startswith("chunk 0 was begun 4 times, and each time the process that played it")
    assert squares == "[0, 1, 4]"


def test_ctrl_c_leaves_nobody_at_work_on_the_cluster(address: str, tmp_path: Path) -> None:
    stopped = stopped_while_endless(address, tmp_path, signal.SIGINT)
    assert stopped == ('"interrupted"\n', "")


def test_a_command_plays_the_same_games_there(address: str) -> None:
    arguments = ("simulate", "--games", 500, "--players", "4-7", "--seed", "x", "--json")
    printed = []
    for where in (("--on", address), ("--jobs", 1)):
        with started("command", *arguments, *where) as program:
            out, complained = program.communicate()
        assert (program.returncode, complained) == (0, "")
        _, brace, rest = out.partition("{")
        printed.append([line for line in (brace + rest).splitlines() if "cpu_second" not in line])
    assert printed[0] == printed[1]
    assert '  "finished": 500,' in printed[0]


@pytest.mark.long
def test_every_command_says_and_writes_the_same_there(address: str, tmp_path: Path) -> None:
    same = found_by("commands", address, tmp_path)
    assert same == dict.fromkeys(COMMANDS, True)


def test_a_worker_and_a_node_are_killed_and_nothing_is_missing(
    address: str, tmp_path: Path
) -> None:
    """The last of these tests: afterwards the cluster has one node."""
    os.mkfifo(tmp_path / "meeting")
    found = found_by("damaged", address, tmp_path, GAMES)
    fallen = [len((tmp_path / f"begun-{number}").read_text().split()) for number in (500, 1000)]
    assert fallen[0] == 2  # the chunk that fell, and the same chunk again
    assert fallen[1] == 1  # of the chunk that fell with its node; there was no second one to fall
    assert found == plain(play_games(Plan(seed=SEED), range(GAMES)))
