"""The tables of the store. `migrations/` makes them; a test compares the two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


class YesNo(Boolean):
    """Yes or no. Anything else stays what it is, so that it is found out where it is read."""

    cache_ok = True

    def result_processor(self, dialect: sa.Dialect, coltype: object) -> Callable[[Any], Any]:
        return lambda value: bool(value) if value in (0, 1) else value


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _whole(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False)


def _date(name: str) -> Column[float]:
    return Column(name, Float, nullable=False)


# ------------------------------------------------------------------ people

people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),  # random, 128 bits in hexadecimal
    _text("name"),
    _date("made"),
    _date("seen"),
    Column("forgotten", YesNo, nullable=False, server_default=sa.false()),
    Column("avatar", Text, nullable=False, server_default=""),  # the picture that was chosen
    Column("shows", Text, nullable=False, server_default="in"),  # to friends: nothing, in, table
    Column("listed", YesNo, nullable=False, server_default=sa.false()),  # among the best, if so
)

keys = Table(
    "keys",
    METADATA,
    Column("hash", Text, primary_key=True),  # of the key, which only the person has
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    _date("made"),
    _date("seen"),
)

links = Table(
    "links",
    METADATA,
    Column("hash", Text, primary_key=True),  # of the secret in the link
    _text("kind"),  # recovery: a new key for a person; seat: a seat at a table
    Column("person", Text, index=True),
    Column("table_id", Text),
    _date("made"),
    _date("until"),
    Column("used", Float),
)

blocks = Table(
    "blocks",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("blocked", Text, primary_key=True, index=True),
)

#: Whom somebody wants to keep; two who keep each other are friends.
friends = Table(
    "friends",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True, index=True),
    _text("alias"),  # what the person calls the other one; "": as he calls himself
    _date("at"),
)

circles = Table(
    "circles",
    METADATA,
    Column("id", Text, primary_key=True),  # random, 128 bits in hexadecimal
    _text("name"),
    Column("code", Text, nullable=False, index=True),  # of its link; "": it has none
    _date("made"),
)

members = Table(
    "members",
    METADATA,
    Column("circle", Text, ForeignKey("circles.id"), primary_key=True),
    Column("person", Text, primary_key=True, index=True),
    _text("rank"),  # owner, helper or member
    _text("name"),  # in this circle
    _date("joined"),
)

complaints = Table(
    "complaints",
    METADATA,
    Column("id", Integer, primary_key=True),
    _date("at"),
    _text("person"),
    _text("against"),
    Column("table_id", Text),
    _text("text"),
    _text("heard"),  # what was said, as a JSON list of lines
)

bans = Table(
    "bans",
    METADATA,
    Column("person", Text, primary_key=True),
    _date("at"),
    Column("until", Float),  # null: for good
    _text("reason"),
)

address_bans = Table(
    "address_bans",
    METADATA,
    Column("sign", Text, primary_key=True),  # of an address, which is written down nowhere
    _date("at"),
    Column("until", Float),  # null: for good
    _text("reason"),
)

#: Who was let into a closed house, and by which way: one row for each way.
admissions = Table(
    "admissions",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("way", Text, primary_key=True),  # password, invitation or account
    Column("source", Text, nullable=False, index=True),  # an invitation's id, an account's sign
    _date("at"),
    Column("ended", Float),  # null: it is good
)

invitations = Table(
    "invitations",
    METADATA,
    Column("id", Text, primary_key=True),  # by which whoever runs the house speaks of it
    Column("hash", Text, nullable=False, index=True),  # of the secret in the link
    _text("note"),  # for whom it is
    _date("made"),
    _date("until"),
    _whole("uses"),  # so many people may come by it
    _whole("used"),
    Column("ended", Float),  # null: nobody has revoked it
)

# ------------------------------------------------------------------ tables and games

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    _date("opened"),
    _date("changed"),
    _text("options"),  # JSON
    _text("state"),  # JSON: chairs, owner, clocks; emptied when the table is closed
    _text("status"),
    Column("closed", Float, index=True),
    _text("reason"),
)

games = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    _whole("number"),
    _whole("rules"),
    _text("settings"),  # JSON
    Column("position", Text),  # the snapshot it begins from, if not from its seed
    _text("seed"),
    _text("secret"),
    _text("numbers"),  # JSON: what each seat added to the deal
    _text("commitment"),
    _date("begun"),
    Column("ended", Float),
    _text("over"),
    _text("reason"),
    Column("counted", YesNo, nullable=False, server_default=sa.true()),
    Column("record", Text),
    Column("position_at", Integer, nullable=False, server_default=sa.text("0")),
    Column("sealed", Text, nullable=False, server_default=""),  # by a tournament
    Column("hurried", Integer),  # since this turn bots had hardly any time; null: they had
    Column("circle", Text, nullable=False, server_default="", index=True),  # whose table it was
    Index("ix_games_table_id_number", "table_id", "number", unique=True),
)

#: Everything that was done in a game. Its rows lie in the order of the game, in one tree.
moves = Table(
    "moves",
    METADATA,
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    _whole("seat"),
    _text("kind"),
    _text("text"),
    _whole("spent"),  # milliseconds
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    _whole("number"),  # of the last move that is in it
    _whole("rules"),
    _text("data"),
)

seatings = Table(
    "seatings",
    METADATA,
    Column("game_id", Text, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, index=True),
    _text("name"),
    _text("bot"),
    _text("role"),
    _text("character"),
    Column("won", YesNo, nullable=False),
    Column("by_bot", YesNo, nullable=False),  # a bot played it to the end
)

#: How well people play, by role; "": in all of them.
ratings = Table(
    "ratings",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("role", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    _whole("games"),
)

lines = Table(
    "lines",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    _text("room"),
    Column("person", Text, index=True),
    _text("who"),
    _text("name"),
    _whole("seat"),
    _text("text"),
    _text("phrase"),
    _date("at"),
)

house = Table(
    "house",
    METADATA,
    Column("key", Text, primary_key=True),
    _text("value"),
)

#: What whoever runs the house did, and what came of it.
audit = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True),
    _date("at"),
    _text("by"),  # a page or a command
    _text("act"),
    _text("arguments"),  # JSON
    _text("result"),  # JSON: a sentence, by its key and arguments
)
