"""Daily deals."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_deals"),
    )
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("won", sa.Boolean),
        sa.Column("moves", sa.Integer),
        sa.Column("gave_up", sa.Boolean),
        sa.Column("ended", sa.Float),
        sa.PrimaryKeyConstraint("day", "game", "player", name="pk_dailies"),
    )
    op.create_index("ix_dailies_room", "dailies", ["room"])
