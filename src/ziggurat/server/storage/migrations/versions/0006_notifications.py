"""Notifications: where to, when, and what is still to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("players", sa.Column("notify", sa.Text))
    op.create_table(
        "host",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_host"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("enabled", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_channels_player"),
        sa.UniqueConstraint("token", name="uq_channels_token"),
    )
    op.create_index("ix_channels_player", "channels", ["player"])
    op.create_table(
        "outbox",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("player", "room", name="pk_outbox"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_table(
        "muted",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("player", "room", name="pk_muted"),
    )
