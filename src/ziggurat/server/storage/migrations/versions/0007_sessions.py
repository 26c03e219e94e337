"""When a session began and was last used, and on what."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("since", sa.Float))
    op.add_column("sessions", sa.Column("seen", sa.Float))
    op.add_column("sessions", sa.Column("device", sa.String(80)))
