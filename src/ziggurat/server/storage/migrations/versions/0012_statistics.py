"""What wins in finished public games."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "tallies",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("facet", sa.String(12), nullable=False),
        sa.Column("thing", sa.String(60), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game", "players", "facet", "thing", name="pk_tallies"),
    )
    op.create_table(
        "counted",
        sa.Column("room", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_counted"),
    )
