"""Bots with owners and scopes, friends, reports, administrators."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("players", sa.Column("owner", sa.String(32)))
    op.create_index("ix_players_owner", "players", ["owner"])
    op.add_column("players", sa.Column("admin", sa.Boolean))
    op.add_column("sessions", sa.Column("scopes", sa.String(80)))
    op.create_table(
        "tickets",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(12), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_tickets"),
    )
    op.create_index("ix_tickets_player", "tickets", ["player"])
    op.create_index("ix_tickets_until", "tickets", ["until"])
    create_relations()
    create_reports()


def create_relations() -> None:
    op.create_table(
        "relations",
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "other", "kind", name="pk_relations"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_relations_player"),
        sa.ForeignKeyConstraint(["other"], ["players.id"], name="fk_relations_other"),
    )
    op.create_index("ix_relations_other", "relations", ["other"])


def create_reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["by"], ["players.id"], name="fk_reports_by"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_reports_player"),
    )
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_index("ix_reports_player", "reports", ["player"])
    op.create_index("ix_reports_closed", "reports", ["closed", "at"])
