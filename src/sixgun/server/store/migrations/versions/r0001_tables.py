"""Tables, seats and the durable log of their games."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import Column, Float, Integer, Text

revision = "0001"
down_revision = None


def upgrade() -> None:
    make_people()
    make_tables()
    make_games()
    make_log()
    op.create_table(
        "house",
        Column("key", Text, nullable=False),
        Column("value", Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_house"),
    )


def make_people() -> None:
    op.create_table(
        "people",
        Column("id", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("made", Float, nullable=False),
        Column("seen", Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "keys",
        Column("hash", Text, nullable=False),
        Column("person", Text, nullable=False),
        Column("made", Float, nullable=False),
        Column("seen", Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_keys_person"),
    )
    op.create_index("ix_keys_person", "keys", ["person"])


def make_tables() -> None:
    op.create_table(
        "tables",
        Column("id", Text, nullable=False),
        Column("opened", Float, nullable=False),
        Column("changed", Float, nullable=False),
        Column("options", Text, nullable=False),
        Column("state", Text, nullable=False),
        Column("status", Text, nullable=False),
        Column("closed", Float),
        Column("reason", Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_closed", "tables", ["closed"])


def make_games() -> None:
    op.create_table(
        "games",
        Column("id", Text, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("settings", Text, nullable=False),
        Column("position", Text),
        Column("seed", Text, nullable=False),
        Column("secret", Text, nullable=False),
        Column("numbers", Text, nullable=False),
        Column("commitment", Text, nullable=False),
        Column("begun", Float, nullable=False),
        Column("ended", Float),
        Column("over", Text, nullable=False),
        Column("reason", Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_games_table_id"),
    )
    op.create_index("ix_games_table_id_number", "games", ["table_id", "number"], unique=True)


def make_log() -> None:
    op.create_table(
        "moves",
        Column("game_id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("kind", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("spent", Integer, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_moves"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_moves_game_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        Column("game_id", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("data", Text, nullable=False),
        sa.PrimaryKeyConstraint("game_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_snapshots_game_id"),
    )
