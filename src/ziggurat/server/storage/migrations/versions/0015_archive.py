"""Finished public games can be searched.  All of them are read and counted again for it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "archive",
        sa.Column("term", sa.String(160), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("term", "ended", "room", name="pk_archive"),
    )
    op.execute("DELETE FROM tallies")
    op.execute("DELETE FROM counted")
