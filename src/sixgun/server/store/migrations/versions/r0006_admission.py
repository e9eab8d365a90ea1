"""Who was let into a closed house, and the invitations to it."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKeyConstraint, Integer, PrimaryKeyConstraint, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "admissions",
        Column("person", Text, nullable=False),
        Column("way", Text, nullable=False),
        Column("source", Text, nullable=False),
        Column("at", Float, nullable=False),
        Column("ended", Float),
        PrimaryKeyConstraint("person", "way", name="pk_admissions"),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_admissions_person"),
    )
    op.create_index("ix_admissions_source", "admissions", ["source"])
    op.create_table(
        "invitations",
        Column("id", Text, nullable=False),
        Column("hash", Text, nullable=False),
        Column("note", Text, nullable=False),
        Column("made", Float, nullable=False),
        Column("until", Float, nullable=False),
        Column("uses", Integer, nullable=False),
        Column("used", Integer, nullable=False),
        Column("ended", Float),
        PrimaryKeyConstraint("id", name="pk_invitations"),
    )
    op.create_index("ix_invitations_hash", "invitations", ["hash"])
