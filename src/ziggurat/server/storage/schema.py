"""The tables of the database.  `entries` is the truth; `rooms` and `seats` are an index to it.

A change here needs a migration; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
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
    Column("owner", String(32), index=True),  # of a bot account; null: nobody
    Column("admin", Boolean),  # whether the operator lets the account moderate; null: no
    Column("vacation", Float),  # when the current or last vacation ends
    Column("notify", Text),  # when the player wants to be notified, as JSON
    Column("banned", Boolean, nullable=False),
    Column("muted", Boolean),  # whether the operator has taken the chat away; null: no
    Column("since", Float, nullable=False),
)

# A session of a person, or the token of a bot account; only its hash is stored.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("until", Float, nullable=False),
    Column("since", Float),  # unknown in sessions of earlier versions
    Column("seen", Float),  # when it was last used, to the hour
    Column("device", String(80)),  # or what the owner of a bot calls its token
    Column("scopes", String(80)),  # what the token of a bot allows; null: everything
)

# Passkeys of accounts.
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the credential's own id
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("credential", Text, nullable=False),  # its id in base64url; up to 1,364 letters
    Column("key", Text, nullable=False),  # the public one, in base64url
    Column("signatures", BigInteger, nullable=False),  # made with it; 0: it does not count
    Column("label", String(40), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float),  # when it was last used
)

# What can be used once and for a while: to reset a password, or to answer with a passkey.
TICKETS = Table(
    "tickets",
    METADATA,
    Column("token", String(64), primary_key=True),  # its hash
    Column("purpose", String(12), nullable=False),
    Column("player", String(32), nullable=False, index=True),  # empty: anybody
    Column("until", Float, nullable=False, index=True),
)

# What players think of others.  Two players who call each other friends are friends.
RELATIONS = Table(
    "relations",
    METADATA,
    Column("player", String(32), ForeignKey("players.id"), primary_key=True),
    Column("other", String(32), ForeignKey("players.id"), primary_key=True, index=True),
    Column("kind", String(12), primary_key=True),  # friend, blocked or muted
    Column("since", Float, nullable=False),
)

# Complaints about players, for the administrators.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("player", String(32), ForeignKey("players.id"), nullable=False, index=True),
    Column("room", String(32), nullable=False),  # empty: no table in particular
    Column("reason", String(12), nullable=False),
    Column("text", String(500), nullable=False),
    Column("closed", Boolean, nullable=False),
    Index("ix_reports_closed", "closed", "at"),
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

# Notifications; a row is deleted when the player no longer needs it.
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

# How well players solve puzzles, and how hard puzzles have proved to be.
SOLVERS = Table(
    "solvers",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),  # solved in a row
)

PUZZLES = Table(
    "puzzles",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("name", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("tried", Integer, nullable=False),
)

# The first try of each puzzle.
ATTEMPTS = Table(
    "attempts",
    METADATA,
    Column("player", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

# The secrets that daily deals are made of.
DEALS = Table(
    "deals",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("secret", String(64), nullable=False),
)

# Who plays the deal of a day where, and with which result; null: not yet over.
DAILIES = Table(
    "dailies",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("room", String(32), nullable=False, index=True),
    Column("score", Integer),
    Column("won", Boolean),
    Column("moves", Integer),  # choices of the player
    Column("gave_up", Boolean),
    Column("ended", Float),
)

# What wins in finished public games: how often each thing was there, and its share of victories.
TALLIES = Table(
    "tallies",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("facet", String(12), primary_key=True),
    Column("thing", String(60), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
)

# What finished public games are found by, in the order in which they ended.
ARCHIVE = Table(
    "archive",
    METADATA,
    Column("term", String(160), primary_key=True),
    Column("ended", Float, primary_key=True),
    Column("room", String(32), primary_key=True),
)

# The games that have been counted, and can be found.
COUNTED = Table("counted", METADATA, Column("room", String(32), primary_key=True))
