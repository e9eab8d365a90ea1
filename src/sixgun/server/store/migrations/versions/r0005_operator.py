"""What an operator did, and addresses that nobody may come from."""

from alembic import op
from sqlalchemy import Column, Float, Integer, PrimaryKeyConstraint, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "audit",
        Column("id", Integer, nullable=False),
        Column("at", Float, nullable=False),
        Column("by", Text, nullable=False),
        Column("act", Text, nullable=False),
        Column("arguments", Text, nullable=False),
        Column("result", Text, nullable=False),
        PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_table(
        "address_bans",
        Column("sign", Text, nullable=False),
        Column("at", Float, nullable=False),
        Column("until", Float),
        Column("reason", Text, nullable=False),
        PrimaryKeyConstraint("sign", name="pk_address_bans"),
    )
