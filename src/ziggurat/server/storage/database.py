"""Database engines: SQLite in a file, or PostgreSQL by its URL."""

from __future__ import annotations

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
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Readers do not wait for the writer, and a commit is on the disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Run all missing migrations up to a revision."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, revision)


def upgrade(connection: Connection, revision: str) -> None:
    alembic.command.upgrade(config(connection), revision)


def config(connection: Connection) -> Config:
    configuration = Config()
    configuration.set_main_option("script_location", str(MIGRATIONS))
    configuration.attributes["connection"] = connection
    return configuration
