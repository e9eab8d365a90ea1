"""What is shown before something is done: what an act will change, and an edition that waits."""

from __future__ import annotations

from msgspec import Struct

from ..protocol import Told


class CheckChange(Struct):
    """A line of the checklist that an act would change."""

    rule: str
    before: str  # ok, open, attention, failed
    after: str
    notes: tuple[Told, ...]  # as they would be


class Foretold(Struct):
    """What an act would do; nothing is written."""

    version: int
    lines: tuple[Told, ...]
    checks: tuple[CheckChange, ...]
    was_homologable: bool
    homologable: bool  # as far as it can be known then


class PendingSheet(Struct):
    """A sheet that was corrected since the last edition."""

    round: int
    table: int
    reason: str
    verified: bool


class PendingView(Struct):
    """Something has changed since the last edition, and only referees know it."""

    edition: int  # the number that the next one has
    sheets: tuple[PendingSheet, ...]


class EditionChange(Struct):
    """A line of the standings that the next edition would change."""

    player: str
    place: int
    new_place: int
    score: int
    new_score: int


class PendingEdition(Struct):
    """The next edition beside the published one."""

    version: int
    edition: int
    sheets: tuple[PendingSheet, ...]
    changes: tuple[EditionChange, ...]
    names: dict[str, str]
