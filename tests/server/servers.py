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
    binaries = postgres_binaries()
    if binaries is None:
        missing("postgresql")
        return
    # PostgreSQL refuses to run as root, so it runs as its own user.
    user = pwd.getpwnam("postgres").pw_uid if os.getuid() == 0 else None
    data = folder / "data"
    data.mkdir()
    if user is not None:
        open_way(folder)
        os.chown(data, user, -1)
    port = free_port()
    quiet = subprocess.DEVNULL
    subprocess.run(  # noqa: S603 - our own server
        [binaries / "initdb", "-D", data, "-U", "ziggurat", "-A", "trust", "--no-sync"],
        check=True,
        user=user,
        stdout=quiet,
        cwd="/",
    )
    server: list[str | Path] = [
        binaries / "postgres",
        "-D",
        data,
        "-p",
        str(port),
        "-h",
        "127.0.0.1",
        "-k",
        data,
    ]
    with subprocess.Popen(  # noqa: S603 - our own server
        server, user=user, stdout=quiet, stderr=quiet, cwd="/"
    ) as process:
        try:
            wait_for(str(binaries / "pg_isready"), "-h", "127.0.0.1", "-p", str(port))
            yield f"postgresql://ziggurat@127.0.0.1:{port}/postgres"
        finally:
            end(process, signal.SIGINT)


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
