"""Bots that misbehave, for tests of the pool; found by `make` in another process."""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any, ClassVar

from sixgun.bots import Bot, make_bot
from sixgun.bots.registry import BUILT_IN


class First(Bot):
    """Takes the first option, and insists on getting no reports."""

    needs: ClassVar[str] = "view"

    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Any:
        assert not reports
        return seen.options[0]


class Picker(Bot):
    """Needs nothing but the options."""

    needs: ClassVar[str] = "options"

    def pick(self, options: Any) -> Any:
        return options[-1]


class Liar(Bot):
    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Any:
        return ["play", "gold", 99]


class Raiser(Bot):
    """Fails in another way if it is asked again after that."""

    failed = False

    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Any:
        assert not self.failed, "a bot that failed is made afresh"
        self.failed = True
        raise ZeroDivisionError


class Unmade(Bot):
    def __init__(self, seed: Any = 0) -> None:
        raise LookupError("no such luck")

    choose = First.choose


class Quitter(Bot):
    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Any:
        sys.exit("I have had enough")


class Talker(First):
    """Prints, and asks people, who are not there."""

    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Any:
        print("howdy", file=sys.stdout, flush=True)
        os.write(1, b"howdy\n")
        assert sys.stdin.read() == ""
        return seen.options[0]


class Thrifty(First):
    """Tells by its answer whether it got the budget it expects."""

    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Any:
        return seen.options[0] if budget.seconds == 1.5 else None


class Elephant(Bot):
    """Remembers, and tells by raising if it heard something twice or not at all."""

    def __init__(self, seed: Any = 0) -> None:
        super().__init__(seed)
        self.heard: Any = ()

    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Any:
        assert reports[: len(self.heard)] == self.heard
        assert [report.key for report in reports].count("game_began") == 1
        self.heard = reports
        return seen.options[0]


class Glutton(First):
    """Wants more memory than there is."""

    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Any:
        eaten = []
        while len(eaten) < 4_096:
            eaten.append(bytearray(2**20))
        return seen.options[0]


class Spinner(First):
    """Never ends."""

    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Any:
        while True:
            pass


class Prisoner(First):
    """Tries to get out, and takes the first option if nothing of it works."""

    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Any:
        ways: list[Callable[[], Any]] = [
            lambda: os.open(__file__, os.O_RDONLY),
            lambda: os.open(os.devnull, os.O_WRONLY),
            lambda: socket.create_connection(("127.0.0.1", 9)),
            socket.socketpair,
            os.pipe,
        ]
        return None if any(_works(way) for way in ways) else seen.options[0]


def _works(way: Callable[[], Any]) -> bool:
    try:
        way()
    except OSError as error:
        return error.errno != errno.EMFILE
    return True


class Ringer(Bot):
    """Rings a doorbell (`ringer:port:name`) with its process id and does what it is told."""

    needs: ClassVar[str] = "view"

    def __init__(self, port: str, name: str) -> None:
        super().__init__()
        self.port, self.name = int(port), name

    def choose(self, seen: Any, reports: Any = (), budget: Any = None) -> Any:
        with socket.create_connection(("127.0.0.1", self.port)) as line:
            line.sendall(f"{self.name} {os.getpid()}\n".encode())
            word = line.recv(100)
        if word == b"die":
            os.kill(os.getpid(), signal.SIGKILL)
        while word == b"spin":
            pass
        return seen.options[0]


ODD: dict[str, Any] = {
    "first": First,
    "picker": Picker,
    "liar": Liar,
    "raiser": Raiser,
    "unmade": Unmade,
    "quitter": Quitter,
    "talker": Talker,
    "thrifty": Thrifty,
    "elephant": Elephant,
    "glutton": Glutton,
    "spinner": Spinner,
    "prisoner": Prisoner,
}


def make(spec: str, seed: bytes) -> Bot:
    name, *options = spec.split(":")
    if name in BUILT_IN:
        return make_bot(spec, seed)
    made: Bot = Ringer(*options) if name == "ringer" else ODD[name](seed)
    return made
