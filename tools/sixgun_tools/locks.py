"""What the lock files pin: the packages of Python, by who needs them, and those of the pages."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from .places import ROOT

LOCK = ROOT / "requirements.lock"
PACKAGE_LOCK = ROOT / "src/sixgun/web/package-lock.json"
#: A package and its version; what follows says for which systems.
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)(?: *; *([^\\]*?))? *\\?$")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
#: Who needs a package is said below it, in one line or in several.
VIA = re.compile(r"^    # (?:via | {2})(\S.*)$")
#: How the project itself is called there; what only its checks need says so.
PROJECT, CHECKS = "sixgun (pyproject.toml)", "sixgun (pyproject.toml:dev)"


class Pin(NamedTuple):
    """A package as a lock file pins it: one of its files has one of the hashes."""

    name: str
    version: str
    marker: str
    hashes: tuple[str, ...]
    via: tuple[str, ...]
    text: str  # all of its lines


def pins_in(text: str) -> list[Pin]:
    """The packages of a lock file."""
    blocks: list[list[str]] = []
    for line in text.splitlines():
        if PIN.match(line):
            blocks.append([line])
        elif line.startswith(" ") and blocks:
            blocks[-1].append(line)
        elif line.strip() and not line.startswith("#"):
            raise ValueError(f"{line!r} is no line of a lock file; right would be name==1.2.3 \\")
    return [_pin(lines) for lines in blocks]


def _pin(lines: list[str]) -> Pin:
    found = PIN.match(lines[0])
    assert found is not None
    name, version, marker = found.groups()
    text = "\n".join(lines)
    via = tuple(said.group(1) for said in map(VIA.match, lines) if said)
    return Pin(name, version, marker or "", tuple(HASH.findall(text)), via, text)


def needed_by_house(pins: list[Pin]) -> list[Pin]:
    """Those without which no house is served; the others are for checks and for building."""
    by_name = {pin.name: pin for pin in pins}
    found: set[str] = set()
    waiting = [pin.name for pin in pins if PROJECT in pin.via]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [pin.name for pin in by_name.values() if name in pin.via]
    return [pin for pin in pins if pin.name in found]


def page_packages() -> dict[str, dict[str, Any]]:
    """The packages of the pages, by the folder that they lie in."""
    packages: dict[str, dict[str, Any]] = json.loads(PACKAGE_LOCK.read_text("utf-8"))["packages"]
    return {folder: each for folder, each in packages.items() if folder}
