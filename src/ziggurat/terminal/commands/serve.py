"""`ziggurat serve`: tables for people and bots, in the browser."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import redis

from ziggurat.server.http.serve import prepare, serve
from ziggurat.server.settings import Settings
from ziggurat.terminal.browser import announce, check_address
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.database import check_file, database_errors, shown

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    if asked.workers > 1 and not asked.redis:
        raise Complaint("Several workers need --redis, through which they notify each other.")
    check_redis(asked.redis)
    check_file(asked.database, must_exist=False)
    check_address(asked.host, asked.port)
    settings = Settings(
        database=asked.database, redis=asked.redis, secure=asked.secure, limit=asked.limit
    )
    with database_errors(asked.database):
        prepare(settings)
    announce(asked.host, asked.port, open_page=asked.open)
    serve(settings, asked.host, asked.port, asked.workers)
    return 0


def check_redis(url: str) -> None:
    """Warn if Redis is away: workers notify each other once it answers.  Raises Complaint."""
    if not url:
        return
    try:
        client = redis.Redis.from_url(url, socket_connect_timeout=5)
    except ValueError as error:
        raise Complaint(f"--redis {url!r} is not a URL like redis://localhost.") from error
    try:
        client.ping()
    except redis.RedisError as error:
        print(f"ziggurat: Cannot reach Redis at {shown(url)} yet: {error}", file=sys.stderr)
    finally:
        client.close()
