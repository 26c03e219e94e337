"""The tables of the database.  `entries` is the truth; `rooms` and `seats` are an index to it.

A change here needs a migration; a test compares the two.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

ROOMS = Table(
    "rooms",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(12), nullable=False),
    Column("opened", Float, nullable=False),
    Column("summary", Text, nullable=False),  # how it is listed, as JSON
    Column("due", Float),  # when the scheduler must look at it; null: never
    Index("ix_rooms_due", "due"),
    Index("ix_rooms_state", "state", "opened"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), nullable=False, index=True),
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(80), unique=True),  # the name, normalized; null: a guest
    Column("skeleton", String(80), index=True),  # what the name of an account looks like
    Column("password", String(200)),
    Column("language", String(8), nullable=False),
    Column("program", Boolean, nullable=False),
    Column("vacation", Float),  # when the current or last vacation ends
    Column("notify", Text),  # when the player wants to be notified, as JSON
    Column("banned", Boolean, nullable=False),
    Column("since", Float, nullable=False),
)

# A session of a person, or the token of a bot account; only its hash is stored.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("until", Float, nullable=False),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(32), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# Notices to all workers; a number is never reused.
NOTICES = Table(
    "notices",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("room", String(32), nullable=False),
    Column("player", String(32), nullable=False),
    sqlite_autoincrement=True,
)

# What the operator has configured; one row.
HOST = Table(
    "host",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Where players want to be notified.
CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("address", Text, nullable=False),  # as JSON
    Column("enabled", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("failures", Integer, nullable=False),
    Column("since", Float, nullable=False),
)

# Notifications; a row is deleted when the player need not be told any more.
OUTBOX = Table(
    "outbox",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("room", String(32), primary_key=True),
    Column("reason", String(12), nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
    Column("sent", Boolean, nullable=False),
)

# Tables about which a player does not want to be notified.
MUTED = Table(
    "muted",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("room", String(32), primary_key=True),
)

# What a review found about a move; `version` is that of the reviewer, `of` the number of findings.
FINDINGS = Table(
    "findings",
    METADATA,
    Column("room", String(32), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("of", Integer, nullable=False),
    Column("finding", Text, nullable=False),  # as JSON
)
