"""Games of tournaments, which are sealed until the standings are published."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", Column("sealed", Text, nullable=False, server_default=""))
