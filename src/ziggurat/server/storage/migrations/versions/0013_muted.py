"""Players who may not chat: the operator has muted them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("players", sa.Column("muted", sa.Boolean))
