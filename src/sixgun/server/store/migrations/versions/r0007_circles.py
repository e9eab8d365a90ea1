"""People one knows, and circles of friends."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKeyConstraint, PrimaryKeyConstraint, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", Column("shows", Text, nullable=False, server_default="in"))
    op.add_column("games", Column("circle", Text, nullable=False, server_default=""))
    op.create_index("ix_games_circle", "games", ["circle"])
    op.create_table(
        "friends",
        Column("person", Text, nullable=False),
        Column("other", Text, nullable=False),
        Column("alias", Text, nullable=False),
        Column("at", Float, nullable=False),
        PrimaryKeyConstraint("person", "other", name="pk_friends"),
    )
    op.create_index("ix_friends_other", "friends", ["other"])
    op.create_table(
        "circles",
        Column("id", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("code", Text, nullable=False),
        Column("made", Float, nullable=False),
        PrimaryKeyConstraint("id", name="pk_circles"),
    )
    op.create_index("ix_circles_code", "circles", ["code"])
    op.create_table(
        "members",
        Column("circle", Text, nullable=False),
        Column("person", Text, nullable=False),
        Column("rank", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("joined", Float, nullable=False),
        PrimaryKeyConstraint("circle", "person", name="pk_members"),
        ForeignKeyConstraint(["circle"], ["circles.id"], name="fk_members_circle"),
    )
    op.create_index("ix_members_person", "members", ["person"])
