"""Pictures of people, and games that bots finished in a hurry."""

from alembic import op
from sqlalchemy import Column, Integer, Text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", Column("avatar", Text, nullable=False, server_default=""))
    op.add_column("games", Column("hurried", Integer))
