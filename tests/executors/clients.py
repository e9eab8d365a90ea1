"""Programs that have chunks done, each in a process of its own: `python -m … NAME ARGUMENTS`.

What they find out they print as JSON, and nothing else to anybody.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from click.testing import CliRunner

import sixgun
from sixgun.bots.simulation import Plan, Tally
from sixgun.cli import main
from sixgun.executors import ExecutorError, cut, opened
from tests.executors import deeds
from tests.source import ROOT

#: The games of a chunk, and the seed of all.
CHUNK, SEED = 100, "far away"


def plain(tally: Tally) -> dict[str, Any]:
    """A tally as JSON has it, less the time it took."""
    return json.loads(json.dumps(vars(tally) | {"cpu_seconds": None}))


# ------------------------------------------------------------- the programs


def damaged(address: str, folder: str, games: str) -> dict[str, Any]:
    """Play games on a cluster that loses a worker and a node on the way."""
    total = Tally()
    work = partial(deeds.play_and_fall, Path(folder), Plan(seed=SEED))
    with opened(address) as executor:
        for tally in executor.results(work, cut(range(int(games)), CHUNK)):
            total.add(tally)
    return plain(total)


def differences(address: str) -> list[str]:
    """What is said of a cluster that differs from what is here, in one way after another."""
    from ray._private import utils

    from sixgun.executors import cluster

    found = []

    @contextmanager
    def refused() -> Iterator[None]:
        try:
            yield
        except ExecutorError as error:
            found.append(str(error))

    here = utils.compute_version_info
    utils.compute_version_info = lambda: ("1.0.0", "3.4.5")
    with refused():
        opened(address)
    utils.compute_version_info = here
    with opened(address) as executor:
        ask = partial(executor.results, deeds.square, range(3))
        with refused():
            opened(address)
        version, sixgun.__version__ = sixgun.__version__, "9.9.9"
        with refused():
            list(ask())
        sixgun.__version__ = version
        true, cluster.fingerprint = cluster.fingerprint, lambda: "of other sources"
        with refused():
            list(ask())
        cluster.fingerprint = true
        with refused():
            list(executor.results(deeds.fall, range(1)))
        found.append(str(list(ask())))
    return found


def endless(place: str, folder: str) -> str:
    """Have chunks done that never end; the first does, and is told."""
    work = partial(deeds.wait_for_nothing, Path(folder))
    try:
        with opened(place, jobs=2) as executor:
            for result in executor.results(work, range(4)):
                print(result, flush=True)
    except KeyboardInterrupt:
        return "interrupted"
    return "at its end"


def command(*arguments: str) -> None:
    """A command of `sixgun` that tells on standard output when a chunk has been taken."""
    from sixgun.cli import parallel

    class Told:
        @staticmethod
        def update(counted: int) -> None:
            print(counted, flush=True)

    @contextmanager
    def progress(label: str, length: int) -> Iterator[type[Told]]:
        yield Told

    parallel.progress = progress
    main(arguments)


#: Everything that can be done on a cluster, in small.
COMMANDS = {
    "simulate": ("simulate", "--games", "30", "--coverage", "--json"),
    "duels": ("simulate", "--game", "duel", "--games", "30", "--json"),
    "duel": ("bots", "duel", "drifter", "random", "--games", "1500", "--sequential"),
    "ladder": ("bots", "ladder", "tenderfoot-among-random-5", "--games", "60", "--folder", "FILE"),
    "train": ("bots", "train", "FILE", "--games", "6"),
    "manners": ("bots", "manners", "drifter", "--games", "20"),
    "probe": ("bots", "probe", "drifter", "--probes", "40"),
    "judge": ("judge", "--games", "20", "--duels", "20"),
    "secrecy": ("secrecy", "--positions", "40"),
    "tournaments": ("tournament", "simulate", "--count", "30", "--out", "FILE"),
}


def commands(address: str, folder: str) -> dict[str, bool]:
    """Is what a command says and writes the same wherever its chunks are done?"""
    same = {}
    for name, words in COMMANDS.items():
        found = []
        for place, where in (("there", ("--on", address)), ("here", ("--jobs", "1"))):
            file = Path(folder) / place / name
            file.parent.mkdir(exist_ok=True)
            seed = () if name == "ladder" else ("--seed", SEED)
            told = [str(file) if word == "FILE" else word for word in words]
            done = CliRunner().invoke(main, [*told, *seed, *where])
            said = done.output.replace(str(file), "").splitlines()
            timeless = [line for line in said if "cpu_second" not in line]
            found.append((done.exit_code, timeless, written(file)))
        same[name] = found[0] == found[1] and found[0][0] == 0
    return same


def written(place: Path) -> dict[str, bytes]:
    files = place.rglob("*") if place.is_dir() else [place]
    return {file.name: file.read_bytes() for file in files if file.is_file()}


# ------------------------------------------------------------ the other side


def started(name: str, *arguments: object, **more: Any) -> subprocess.Popen[str]:
    """One of these programs, with warnings as errors as in all tests."""
    command = [sys.executable, "-P", "-m", "tests.executors.clients", name, *map(str, arguments)]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "error"}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen(command, cwd=ROOT, env=environment, **{**pipes, **more})


def found_by(name: str, *arguments: object) -> Any:
    """What one of these programs finds out; it complains of nothing."""
    with started(name, *arguments) as program:
        printed, complained = program.communicate()
    assert (program.returncode, complained) == (0, "")
    return json.loads(printed)


def stopped_while_endless(place: str, folder: Path, sign: signal.Signals) -> tuple[str, str]:
    """Have endless chunks done and send the program a signal; what it said then, and complained.

    This waits until nobody does any of them any more.
    """
    os.mkfifo(folder / "alive")
    with started("endless", place, folder, start_new_session=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "0\n"
        with (folder / "alive").open("rb") as alive:  # as soon as there is somebody
            os.killpg(program.pid, sign)  # as a terminal does, to the program and all around it
            assert alive.read() == b""  # once there is nobody
        return program.communicate()


if __name__ == "__main__":
    outcome = globals()[sys.argv[1]](*sys.argv[2:])
    if outcome is not None:
        print(json.dumps(outcome))
