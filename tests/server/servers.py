"""PostgreSQL and Redis for tests: real servers on this machine, started here and ended here."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from server.running import PATIENCE, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

REQUIRED = "ZIGGURAT_SERVERS"  # set to `required`, a missing server is a failure


def missing(what: str) -> None:
    """Say loudly that something is not tested."""
    message = f"{what} is not installed, so nothing is proved with it: apt-get install {what}"
    if os.environ.get(REQUIRED) == "required":
        pytest.fail(message)
    pytest.skip(message)


def postgres_binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The URL of an empty database."""
    with Postgres(folder) as url:
        yield url


class Postgres:
    """A server with a database, empty at first; it may be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        binaries = postgres_binaries()
        if binaries is None:
            missing("postgresql")
            raise AssertionError("the test was skipped or has failed")
        self.binaries = binaries
        # PostgreSQL refuses to run as root, so it runs as its own user.
        self.user = pwd.getpwnam("postgres").pw_uid if os.getuid() == 0 else None
        self.data = folder / "data"
        self.data.mkdir()
        if self.user is not None:
            open_way(folder)
            os.chown(self.data, self.user, -1)
        self.port = free_port()
        subprocess.run(  # noqa: S603 - our own server
            [binaries / "initdb", "-D", self.data, "-U", "ziggurat", "-A", "trust", "--no-sync"],
            check=True,
            user=self.user,
            stdout=subprocess.DEVNULL,
            cwd="/",
        )

    @property
    def url(self) -> str:
        return f"postgresql://ziggurat@127.0.0.1:{self.port}/postgres"

    def __enter__(self) -> str:
        port, quiet = str(self.port), subprocess.DEVNULL
        server: list[str | Path] = [self.binaries / "postgres", "-D", self.data, "-p", port]
        server += ["-h", "127.0.0.1", "-k", self.data]
        self.process = subprocess.Popen(  # noqa: S603 - our own server
            server, user=self.user, stdout=quiet, stderr=quiet, cwd="/"
        )
        wait_for(str(self.binaries / "pg_isready"), "-h", "127.0.0.1", "-p", port)
        return self.url

    def __exit__(self, *_: object) -> None:
        end(self.process, signal.SIGINT)


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database: a file, or a PostgreSQL of its own."""
    if kind == "sqlite":
        yield str(folder / "ziggurat.db")
    else:
        with postgres(folder) as url:
            yield url


def open_way(folder: Path) -> None:
    """Let another user reach a folder for temporary files, and see nothing on the way."""
    for path in (folder, *folder.parents):
        if path == Path(tempfile.gettempdir()):
            return
        path.chmod(0o711)


@contextmanager
def redis(folder: Path, port: int) -> Iterator[str]:
    """The URL of an empty Redis."""
    server = shutil.which("redis-server")
    if server is None:
        missing("redis-server")
        return
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    with subprocess.Popen([server, *options], stdout=subprocess.DEVNULL) as process:  # noqa: S603 - as above
        try:
            wait_for("redis-cli", "-p", str(port), "ping")
            yield f"redis://127.0.0.1:{port}"
        finally:
            end(process, signal.SIGTERM)


def end(process: subprocess.Popen[bytes], by: signal.Signals) -> None:
    process.send_signal(by)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()


def wait_for(*question: str) -> None:
    """Ask a server until it answers well."""
    quiet = subprocess.DEVNULL
    deadline = time.monotonic() + PATIENCE
    while subprocess.run(question, check=False, stdout=quiet, stderr=quiet).returncode:  # noqa: S603 - as above
        assert time.monotonic() < deadline, "a server does not start"
        time.sleep(0.05)
