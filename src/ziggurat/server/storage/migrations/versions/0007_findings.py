"""What reviews found, move by move."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "findings",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("finding", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "version", "number", name="pk_findings"),
    )
