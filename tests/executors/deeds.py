"""What workers are asked to do in these tests: work that goes wrong in every way there is."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

from sixgun.bots.simulation import Plan, Tally, play_games


def square(number: int) -> int:
    return number * number


def wait_for_the_second(folder: Path, number: int) -> int:
    """The first chunk ends only after the second one has said something."""
    if number == 0:
        (folder / "second").read_bytes()
    elif number == 1:
        (folder / "second").write_bytes(b"done")
    return square(number)


def begun(folder: Path, number: int) -> int:
    """Note that a chunk was begun; how often it was."""
    with (folder / f"begun-{number}").open("a") as file:
        file.write(f"{os.getpid()}\n")
    return len((folder / f"begun-{number}").read_text().splitlines())


def fall_once(folder: Path, falling: int, number: int) -> int:
    """The process that is the first to do this chunk is killed in the middle of it."""
    if begun(folder, number) == 1 and number == falling:
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def fall_always(folder: Path, falling: int, number: int) -> int:
    begun(folder, number)
    if number == falling:
        os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def fall(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


class Stubborn(Exception):
    """An error that cannot be pickled."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.lock = threading.Lock()


def fail(number: int) -> int:
    if number == 3:
        raise ValueError("three is not a number of mine")
    return number


def fail_stubbornly(number: int) -> int:
    raise Stubborn(f"never {number}")


def talk(number: int) -> int:
    """What a bot prints goes where it does no harm; what it reads is nothing."""
    print("a bot has something to say", flush=True)
    os.write(1, b"and writes past Python\n")
    return len(os.read(0, 10)) + number


def wait_for_nothing(folder: Path, number: int) -> int:
    """Every chunk but the first never ends; while somebody does one, `alive` has a writer."""
    if number == 0:
        return 0
    with (folder / "alive").open("wb"):
        begun(folder, number)
        threading.Event().wait()
    return number


def play_and_fall(folder: Path, plan: Plan, numbers: range) -> Tally:
    """Play games; on the way once a worker is killed, and once the second node of a cluster."""
    if numbers.start == 500 and begun(folder, 500) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    if numbers.start >= 1000 and _on_second_node() and begun(folder, 1000) == 1:
        (folder / "meeting").write_bytes(b"!")
        os.kill(os.getppid(), signal.SIGKILL)  # as if the machine failed, with all that is on it
        os.kill(os.getpid(), signal.SIGKILL)
    if numbers.start >= 1000 and not _on_second_node() and begun(folder, 1001) == 1:
        (folder / "meeting").read_bytes()  # the head leaves a chunk to the second node
    return play_games(plan, numbers)


def _on_second_node() -> bool:
    """The process above a worker is that of its node, which says if it is the head."""
    return b"--head" not in Path(f"/proc/{os.getppid()}/cmdline").read_bytes().split(b"\0")
