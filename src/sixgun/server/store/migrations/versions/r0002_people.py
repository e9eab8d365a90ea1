"""People who come back, what they said, and what they played."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Boolean, Column, Float, Integer, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", Column("forgotten", Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", Column("counted", Boolean, nullable=False, server_default=sa.true()))
    op.add_column("games", Column("record", Text))
    position_at = Column("position_at", Integer, nullable=False, server_default=sa.text("0"))
    op.add_column("games", position_at)
    make_links()
    make_history()
    make_chat()
    make_order()


def make_links() -> None:
    op.create_table(
        "links",
        Column("hash", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("person", Text),
        Column("table_id", Text),
        Column("made", Float, nullable=False),
        Column("until", Float, nullable=False),
        Column("used", Float),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_index("ix_links_person", "links", ["person"])


def make_history() -> None:
    op.create_table(
        "seatings",
        Column("game_id", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("person", Text),
        Column("name", Text, nullable=False),
        Column("bot", Text, nullable=False),
        Column("role", Text, nullable=False),
        Column("character", Text, nullable=False),
        Column("won", Boolean, nullable=False),
        Column("by_bot", Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seatings"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_seatings_game_id"),
    )
    op.create_index("ix_seatings_person", "seatings", ["person"])


def make_chat() -> None:
    op.create_table(
        "lines",
        Column("table_id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("room", Text, nullable=False),
        Column("person", Text),
        Column("who", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("text", Text, nullable=False),
        Column("phrase", Text, nullable=False),
        Column("at", Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_lines"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lines_table_id"),
    )
    op.create_index("ix_lines_person", "lines", ["person"])


def make_order() -> None:
    """Who does not want to hear whom, who complained, who may not come in."""
    op.create_table(
        "blocks",
        Column("person", Text, nullable=False),
        Column("blocked", Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "complaints",
        Column("id", Integer, nullable=False),
        Column("at", Float, nullable=False),
        Column("person", Text, nullable=False),
        Column("against", Text, nullable=False),
        Column("table_id", Text),
        Column("text", Text, nullable=False),
        Column("heard", Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_complaints"),
    )
    op.create_table(
        "bans",
        Column("person", Text, nullable=False),
        Column("at", Float, nullable=False),
        Column("until", Float),
        Column("reason", Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_bans"),
    )
