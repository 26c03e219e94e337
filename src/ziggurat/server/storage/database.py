"""Database engines: SQLite in a file, or PostgreSQL by its URL."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import alembic.command
from alembic.config import Config
from sqlalchemy import event, make_url
from sqlalchemy.ext.asyncio import create_async_engine

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.ext.asyncio import AsyncEngine
    from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS: Final = Path(__file__).parent / "migrations"
PRIVATE: Final = 0o600  # a database holds the seeds of running games
DRIVERS: Final = {"postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}


def engine_for(address: str) -> AsyncEngine:
    """An engine for a file name or a URL; its errors never quote values, which may be hidden."""
    url = make_url(address if "://" in address else f"sqlite:///{address}")
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(
        url, connect_args={"timeout": 30}, max_overflow=0, hide_parameters=True
    )
    event.listen(engine.sync_engine, "connect", configure)
    return engine


def configure(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Readers do not wait for the writer, and a commit is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def prepare(address: str) -> None:
    """Create the tables of a database, or bring them up to date."""

    async def migrated() -> None:
        engine = engine_for(address)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    asyncio.run(migrated())


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Run all missing migrations up to a revision."""
    file = engine.url.database
    if engine.dialect.name == "sqlite" and file and file != ":memory:":
        make_private(Path(file))
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, revision)


def make_private(file: Path) -> None:
    """Let nobody else read a file, which is created if it is missing.

    SQLite gives its write-ahead log the mode of the database.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    if file.stat().st_uid == os.geteuid():
        file.chmod(PRIVATE)


def upgrade(connection: Connection, revision: str) -> None:
    alembic.command.upgrade(config(connection), revision)


def config(connection: Connection) -> Config:
    configuration = Config()
    configuration.set_main_option("script_location", str(MIGRATIONS))
    configuration.attributes["connection"] = connection
    return configuration
