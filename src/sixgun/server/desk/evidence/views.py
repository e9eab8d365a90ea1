"""What is asked and shown about check codes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class CodeChecked(Struct):
    """Does a check code stand in the log? No more is told than where and when."""

    found: bool
    event: int  # 0: nowhere
    at: int  # when it was written; 0: nowhere
    version: int  # how many events there are
    several: bool = False  # it fits several events, and so proves none of them


class KeyView(Struct):
    """A key that signs for somebody in office, or for the house."""

    key: str
    person: str
    device: str
    event: int  # that bound it
    how: str  # it came in: first, vouched, by_itself, unsigned
    counter: int  # how many acts it has signed
    withdrawn: int  # the event that did; 0: it is good


class AskedKey(Struct):
    """A key that waits for the head referee to bind it."""

    key: str
    person: str
    device: str


class SigningView(Struct):
    """Whose keys there are; `founded` stands for the tournament in what is signed."""

    founded: str
    keys: tuple[KeyView, ...]
    asked: tuple[AskedKey, ...]


class OwnSheet(Struct):
    """The sheet of a player's own table, as everybody there has seen it: to be confirmed."""

    round: int
    table: int
    filed: int  # which version of it this is
    players: tuple[str, ...]
    roles: tuple[str, ...]
    prices: tuple[int, ...]
    characters: tuple[str, ...]
    outcome: str
    final_duel: bool
    confirmed: tuple[str, ...]  # who has confirmed it


class NotePrinted(Struct, forbid_unknown_fields=True):
    """A page was printed by the browser, as it showed the tournament after so many events."""

    paper: Annotated[str, Meta(max_length=40)]
    version: Annotated[int, Meta(ge=1)]


class PrintedView(Struct):
    """A paper that went out; `stands`: its check code is still in the log."""

    head: str
    event: int
    paper: str
    at: int
    by: str
    stands: bool


class PrintedList(Struct):
    """All papers that the desk remembers, the latest first."""

    version: int
    printed: tuple[PrintedView, ...]
