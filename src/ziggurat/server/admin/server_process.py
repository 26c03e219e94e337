"""A server in a process of its own, on a database that is empty before and after."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import uvloop
from sqlalchemy import inspect, text

from ziggurat.client import Client
from ziggurat.server.admin.errors import AdminCode, AdminError
from ziggurat.server.storage.database import engine_for
from ziggurat.server.storage.schema import METADATA

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sqlalchemy import Connection

T = TypeVar("T")
STARTING: Final = 60.0  # seconds
TICKS: Final = os.sysconf("SC_CLK_TCK")  # of processor time, in a second


class ServerBuild(NamedTuple):
    """What is measured: this build, or another one."""

    name: str
    python: list[str]
    environment: dict[str, str]


class ServerProcess:
    def __init__(
        self, build: ServerBuild, database: str, cores: set[int], options: Sequence[str] = ()
    ) -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port: Final[int] = listener.getsockname()[1]
        command = [*build.python, "-m", "ziggurat", "serve", "--limit", "1e9"]
        command += ["--port", str(self.port), "--database", database, *options]
        self.process: Final = subprocess.Popen(  # noqa: S603 - our own server
            command, env=build.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.sched_setaffinity(self.process.pid, cores)
        self._wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _wait(self) -> None:
        deadline = time.monotonic() + STARTING
        while True:
            try:
                Client(self.url).tables()
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise
                time.sleep(0.1)
            else:
                return

    def processes(self) -> list[int]:
        """The server, and its workers if there are several; not the bots, which they start."""
        main = self.process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        workers = [int(child) for child in children if "spawn_main" in command_of(int(child))]
        return [main, *workers]

    def memory(self) -> float:
        """Resident kilobytes."""
        found = 0.0
        for process in self.processes():
            lines = Path(f"/proc/{process}/status").read_text().splitlines()
            found += next(float(line.split()[1]) for line in lines if line.startswith("VmRSS:"))
        return found

    def seconds(self) -> float:
        """Processor time used, by the processes themselves and by the system for them."""
        used = 0
        for process in self.processes():
            fields = Path(f"/proc/{process}/stat").read_text().rsplit(") ", 1)[1].split()
            used += int(fields[11]) + int(fields[12])
        return used / TICKS

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(STARTING)
        except subprocess.TimeoutExpired:
            self.process.kill()


def command_of(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_text()


@contextmanager
def serving(
    build: ServerBuild, database: str, cores: set[int], options: Sequence[str] = ()
) -> Iterator[ServerProcess]:
    server = ServerProcess(build, database, cores, options)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def empty_database(url: str) -> Iterator[str]:
    """A temporary file, or a database that must be empty and is emptied afterwards."""
    if not url:
        with tempfile.TemporaryDirectory(prefix="ziggurat-bench-") as folder:
            yield str(Path(folder) / "bench.db")
        return
    if uvloop.run(in_database(url, tables_of)):
        raise AdminError(AdminCode.DATABASE_NOT_EMPTY)
    try:
        yield url
    finally:
        uvloop.run(in_database(url, drop_all))


async def in_database(url: str, work: Callable[[Connection], T]) -> T:
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def tables_of(connection: Connection) -> list[str]:
    return inspect(connection).get_table_names()


def drop_all(connection: Connection) -> None:
    METADATA.drop_all(connection)
    connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
