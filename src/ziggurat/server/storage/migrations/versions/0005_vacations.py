"""Vacations, and tables that are closed when nobody comes back."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

DAY = 86_400.0
LASTS = {"gathering": 7 * DAY, "playing": 60 * DAY}


def upgrade() -> None:
    op.add_column("players", sa.Column("vacation", sa.Float))
    rooms = sa.table("rooms", sa.column("state"), sa.column("due"))
    for state, lasts in LASTS.items():
        waiting = sa.update(rooms).where(rooms.c.state == state, rooms.c.due.is_(None))
        op.execute(waiting.values(due=time.time() + lasts))
