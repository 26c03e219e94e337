"""Room for languages whose code has more than two letters.

The column is replaced, not altered: SQLite would have to make the table again, which other tables
refer to.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    wider = sa.Column("wider", sa.String(8), nullable=False, server_default="en")
    op.add_column("players", wider)
    op.execute("UPDATE players SET wider = language")
    op.drop_column("players", "language")
    op.execute("ALTER TABLE players RENAME COLUMN wider TO language")
