"""`deploy/requirements.lock`: of what `requirements.lock` pins, what a house needs."""

from __future__ import annotations

from pathlib import Path

from ..locks import LOCK, needed_by_house, pins_in
from ..places import ROOT

FILE = ROOT / "deploy" / "requirements.lock"
HEAD = """\
# Made by ./sixgun generate of requirements.lock: what a house needs, without what only checks need.
#    pip install --require-hashes -r deploy/requirements.lock
"""


def made() -> dict[Path, str]:
    pins = needed_by_house(pins_in(LOCK.read_text(encoding="utf-8")))
    return {FILE: HEAD + "".join(f"{pin.text}\n" for pin in pins)}
