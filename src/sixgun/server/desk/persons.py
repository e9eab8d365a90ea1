"""What the desk shows about persons: how they are called, and players with what befell them."""

from __future__ import annotations

from msgspec import Struct


class PersonView(Struct):
    """What the desk knows about somebody."""

    name: str
    member: str
    contact: str
    surname: str
    given: str
    club: str
    shown: str  # the name, and with it what tells persons of one name apart
    listed: str  # the same for lists, the surname first


class WarningView(Struct):
    """A warning, by the number of its event."""

    event: int
    category: str
    note: str


class GoneView(Struct):
    """Why and when a player left."""

    how: str  # withdrawal, no_show, expulsion
    round: int
    in_game: bool
    category: str


class PlayerView(Struct):
    """A player at the desk."""

    number: str
    gone: GoneView | None
    warnings: tuple[WarningView, ...]
    erased: bool
    total: int | None  # null: no round is drawn
    link: bool  # is there a private link?
    bot: str  # which of the house's bots it is; "": a person
