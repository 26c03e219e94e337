"""`ziggurat serve`: tables for people and bots, in the browser."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ziggurat.core.error import Message
from ziggurat.server.http.serve import serve
from ziggurat.server.settings import Settings
from ziggurat.server.storage.database import prepare
from ziggurat.terminal.browser import announce, check_address
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.database import check_file, database_errors, shown
from ziggurat.terminal.texts.errors import CommandCode
from ziggurat.terminal.texts.server import NO_REDIS_YET

if TYPE_CHECKING:
    from argparse import Namespace

    from ziggurat.core.text import Language


def run(asked: Namespace) -> int:
    if asked.workers > 1 and not asked.redis:
        raise Complaint(CommandCode.WORKERS_NEED_REDIS)
    check_redis(asked.redis, asked.lang)
    check_file(asked.database, must_exist=False)
    check_address(asked.host, asked.port)
    settings = Settings(
        database=asked.database, redis=asked.redis, secure=asked.secure, limit=asked.limit
    )
    with database_errors(asked.database):
        prepare(settings.database)
    announce(asked)
    serve(settings, asked.host, asked.port, asked.workers)
    return 0


def check_redis(url: str, language: Language) -> None:
    """Warn if Redis is away: workers notify each other once it answers.  Raises Complaint."""
    if not url:
        return
    import redis  # noqa: PLC0415 - one worker does without it

    try:
        client = redis.Redis.from_url(url, socket_connect_timeout=5)
    except ValueError as error:
        raise Complaint(CommandCode.BAD_REDIS, url=shown(url)) from error
    try:
        client.ping()
    except redis.RedisError as error:
        warning = Message(NO_REDIS_YET, url=shown(url), detail=error)
        print(f"ziggurat: {warning.in_language(language)}", file=sys.stderr)
    finally:
        client.close()
