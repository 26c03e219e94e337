"""What the names of accounts look like, so that no two look alike."""

import sqlalchemy as sa
from alembic import op

from ziggurat.server.storage.names import skeleton

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("players", sa.Column("skeleton", sa.String(80)))
    op.create_index("ix_players_skeleton", "players", ["skeleton"])
    players = sa.table("players", sa.column("id"), sa.column("account"), sa.column("skeleton"))
    connection = op.get_bind()
    accounts = sa.select(players.c.id, players.c.account).where(players.c.account.is_not(None))
    for row in connection.execute(accounts).all():
        connection.execute(
            sa.update(players).where(players.c.id == row.id).values(skeleton=skeleton(row.account))
        )
