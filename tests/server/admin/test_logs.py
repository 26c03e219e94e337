"""Logs contain no secrets, and a log that cannot be written stops nothing."""

import json
import subprocess
import sys
from pathlib import Path

STUMBLE = """
import structlog
from ziggurat.server.logs import configure_logging

def log_in(password):
    raise ValueError("no such name")

configure_logging()
try:
    log_in("hanging gardens")
except ValueError:
    structlog.get_logger().exception("unhandled exception", path="/api/session")
"""


def test_tracebacks_omit_the_values_of_variables() -> None:
    run = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", STUMBLE], capture_output=True, text=True, check=True
    )
    (line,) = run.stderr.splitlines()
    told = json.loads(line)

    assert ("unhandled exception", "/api/session") == (told["event"], told["path"])
    assert "log_in" == told["exception"][0]["frames"][-1]["name"]
    assert "hanging" not in line


ASK = """
import sys
from litestar.testing import TestClient
from ziggurat.server.http.app import create
from ziggurat.server.settings import Settings

app = create(Settings(database=sys.argv[1]))  # without tables
with TestClient(app, raise_server_exceptions=False) as client:
    print([client.get("/health").status_code for _ in range(3)])
"""


def test_a_log_on_a_full_disk_changes_no_answer(tmp_path: Path) -> None:
    """Nobody gets 500 instead of 503 because a line about it cannot be written."""
    with Path("/dev/full").open("w") as full:
        run = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-c", ASK, str(tmp_path / "db")],
            stdout=subprocess.PIPE,
            stderr=full,
            text=True,
            check=False,
        )

    assert "[503, 503, 503]" == run.stdout.strip()
