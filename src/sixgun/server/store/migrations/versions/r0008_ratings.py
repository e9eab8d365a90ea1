"""How well people play, for those who want to know."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    Text,
)

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("people", Column("listed", Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        Column("person", Text, nullable=False),
        Column("role", Text, nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        PrimaryKeyConstraint("person", "role", name="pk_ratings"),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person"),
    )
