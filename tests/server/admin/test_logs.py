"""Logs contain no secrets."""

import json
import subprocess
import sys

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
