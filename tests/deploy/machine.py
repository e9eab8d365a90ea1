"""A folder that stands for a machine: the handbook's commands run there, and its services.

What only root can do is left out (users and owners), and what systemd would do is done here, by
the lines of the units: their environment and their commands.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.source import ROOT

HANDBOOK = ROOT / "docs" / "running.md"
BLOCK = re.compile(r"^```sh (\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
#: What is said when a house lets people in.
OPEN = "It is kept in"
#: Without users there are no owners, and nobody to become.
PROGRAMS = {
    "useradd": "exit 0",
    "runuser": 'shift 3; exec "$@"',
    "install": 'while [ "$1" = -d ] || [ "$1" = -o ] || [ "$1" = -g ]; do case "$1" in '
    '-d) made=-d; shift;; *) shift 2;; esac; done; exec /usr/bin/install $made "$@"',
}
#: A house of a test: at any port, and nobody is replaced by a bot however slow the machine is.
CALM = "\nSIXGUN_PORT=0\nSIXGUN_BUILD_PAGES=0\nSIXGUN_AWAY_SECONDS=86400\n"


def blocks() -> dict[str, str]:
    """The commands of the handbook, by the word behind the language of their block."""
    found = BLOCK.findall(HANDBOOK.read_text(encoding="utf-8"))
    assert len({name for name, _ in found}) == len(found)
    return dict(found)


class Machine:
    """A root folder, and the service that runs there."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.said = ""
        self.address = ""
        self._house: subprocess.Popen[str] | None = None
        for name in ("opt/sixgun", "var/lib", "var/backups", "etc/systemd/system", "bin"):
            (root / name).mkdir(parents=True)
        for name, body in PROGRAMS.items():
            self._program(root / "bin" / name, body)

    def has_version(self, version: str) -> None:
        """A version is installed: here, the program of this checkout."""
        folder = self.root / "opt" / "sixgun" / version / "bin"
        folder.mkdir(parents=True)
        command = shlex.join([sys.executable, "-P", "-m", "sixgun.cli"])
        self._program(folder / "sixgun", f'exec {command} "$@"')

    @staticmethod
    def _program(file: Path, body: str) -> None:
        file.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        file.chmod(0o755)

    def here(self, text: str) -> str:
        """With paths of the machine as paths below the folder."""
        return re.sub(r"(?<![\w./])/(opt|var|etc)/", rf"{self.root}/\1/", text)

    def calm(self) -> None:
        with (self.root / "etc/sixgun.env").open("a", encoding="utf-8") as file:
            file.write(CALM)

    def walk(self, name: str) -> str:
        """Do what a block of the handbook says; what was said."""
        self.said = ""
        lines: list[str] = []
        for line in blocks()[name].splitlines():
            if line.startswith(("systemctl ", "curl ")):
                self._shell(lines)
                lines = []
                self._system(shlex.split(line))
            else:
                lines.append(line)
        self._shell(lines)
        return self.said

    def _shell(self, lines: list[str]) -> None:
        if lines:
            self._run(["/bin/sh", "-ec", self.here("\n".join(lines))], {})

    def _run(self, command: list[str], more: dict[str, str]) -> None:
        path = f"{self.root / 'bin'}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, **more, "PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        self.said += done.stdout
        assert done.returncode == 0, f"{command}: {done.stderr}"

    # ------------------------------------------------------------ services

    def _system(self, words: list[str]) -> None:
        match words:
            case ["systemctl", "daemon-reload"]:
                pass
            case ["systemctl", "enable", "--now", *units]:
                for unit in units:
                    self._start(unit)
            case ["systemctl", "start", unit]:
                self._start(unit)
            case ["systemctl", "stop", "sixgun.service"]:
                self.stop()
            case ["curl", *_, url]:
                with urllib.request.urlopen(
                    url.replace("http://127.0.0.1:8080", self.address)
                ) as it:
                    self.said += it.read().decode()
            case _:
                raise AssertionError(f"nobody here knows what this does: {words}")

    def _start(self, unit: str) -> None:
        text = self.here((self.root / "etc/systemd/system" / unit).read_text(encoding="utf-8"))
        lines = [line.partition("=") for line in text.splitlines() if "=" in line]
        environment = dict(
            value.split("=", 1) for name, _, value in lines if name == "Environment"
        ) | self._environment_file([value for name, _, value in lines if name == "EnvironmentFile"])
        commands = [_unquoted(value) for name, _, value in lines if name == "ExecStart"]
        if unit == "sixgun.service":
            self._open(commands[0], environment)
            return
        for command in commands:
            self._run(command, environment)

    def _environment_file(self, files: list[str]) -> dict[str, str]:
        text = "\n".join(Path(file.lstrip("-")).read_text(encoding="utf-8") for file in files)
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        return dict(line.split("=", 1) for line in lines)

    def _open(self, command: list[str], environment: dict[str, str]) -> None:
        assert self._house is None
        log = (self.root / "house.log").open("a", encoding="utf-8")
        with log:
            self._house = subprocess.Popen(
                command,
                env={**os.environ, **environment},
                stdout=subprocess.PIPE,
                stderr=log,
                stdin=subprocess.DEVNULL,
                text=True,
            )
        assert self._house.stdout is not None
        told = ""
        for line in self._house.stdout:
            told += line
            if OPEN in line:
                break
        else:
            raise AssertionError(told + (self.root / "house.log").read_text(encoding="utf-8"))
        (self.address,) = re.findall(r"The house is at (\S+)", told)

    def stop(self) -> None:
        """Told to end, the house ends in peace."""
        house, self._house = self._house, None
        if house is not None:
            house.terminate()
            house.communicate()
            assert house.returncode == 0


def _unquoted(line: str) -> list[str]:
    """The words of a command of a unit, as systemd reads them."""
    return [word.replace("$$", "$").replace("%%", "%") for word in shlex.split(line)]
