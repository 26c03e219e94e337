"""`ziggurat admin`: manage the database of a server."""

from __future__ import annotations

import json
import os
import sys
from getpass import getpass
from typing import TYPE_CHECKING, Final

from ziggurat.core.error import Message, UserError
from ziggurat.server.admin import commands, players
from ziggurat.server.admin.backup import back_up
from ziggurat.server.admin.dump import as_lines, dump
from ziggurat.server.admin.notify import NotifyChange, configure, send_test
from ziggurat.server.admin.replay import replay, stored_rooms
from ziggurat.server.admin.texts import REPLAYED
from ziggurat.server.live.store import NoSuchRoom
from ziggurat.terminal.asked import bot_name
from ziggurat.terminal.complaint import Complaint, Failure
from ziggurat.terminal.database import check_file, database_errors, shown
from ziggurat.terminal.progress import Progress
from ziggurat.terminal.screen import Screen, new_table
from ziggurat.terminal.texts import server as texts
from ziggurat.terminal.texts.errors import CommandCode
from ziggurat.terminal.texts.play import BOTS

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from sqlalchemy.ext.asyncio import AsyncEngine

    from ziggurat.server.admin.dump import Format
    from ziggurat.server.room.protocol import Chair

PASSWORD: Final = "ZIGGURAT_SMTP_PASSWORD"  # noqa: S105 - the name of a variable
EMPTY: Final = {
    "tables": texts.NO_TABLES,
    "players": texts.NO_PLAYERS,
    "banned": texts.NO_BANNED,
    "muted": texts.NO_MUTED,
    "admins": texts.NO_ADMINS,
}


def run(asked: Namespace) -> int:
    check_file(asked.database, must_exist=asked.task != "migrate")
    try:
        with database_errors(asked.database):
            if asked.task == "list":
                return show_list(asked)
            if asked.task == "replay":
                return replay_all(asked)
            done = commands.run(asked.database, work_for(asked))
    except Complaint:
        raise
    except NoSuchRoom as error:
        raise Failure(CommandCode.NO_TABLE_CALLED, room=asked.room) from error
    except UserError as error:
        raise Failure(error.code, **error.message.values) from error
    print(done.in_language(asked.lang))
    return 0


def work_for(asked: Namespace) -> Callable[[AsyncEngine], Awaitable[Message]]:
    address = shown(asked.database)
    tasks: dict[str, Callable[[AsyncEngine], Awaitable[Message]]] = {
        "close": lambda engine: commands.close_table(engine, asked.room),
        "hand-over": lambda engine: commands.hand_over(engine, asked.room, asked.seat),
        "ban": lambda engine: commands.ban(engine, asked.name),
        "unban": lambda engine: players.unban(engine, asked.name),
        "mute": lambda engine: players.mute(engine, asked.name, muted=True),
        "unmute": lambda engine: players.mute(engine, asked.name, muted=False),
        "appoint": lambda engine: players.appoint(engine, asked.name, admin=True),
        "dismiss": lambda engine: players.appoint(engine, asked.name, admin=False),
        "reset-password": lambda engine: players.reset_password(engine, asked.name),
        "backup": lambda engine: back_up(engine, asked.file),
        "dump": lambda engine: dump(engine, asked.file, format_of(asked.file)),
        "migrate": lambda engine: commands.migrate_database(engine, address),
    }
    return notify(asked) if asked.task == "notify" else tasks[asked.task]


def format_of(file: Path) -> Format:
    """Lines, or Parquet if the name ends so."""
    if file.suffix != ".parquet":
        return as_lines
    from ziggurat.research.parquet import writing  # noqa: PLC0415 - pyarrow is of the extra research

    return writing


def notify(asked: Namespace) -> Callable[[AsyncEngine], Awaitable[Message]]:
    """Configure notifications; the password of the mail server is never on the command line."""
    if asked.test:
        return lambda engine: send_test(engine, asked.test, asked.lang)
    password = os.environ.get(PASSWORD)
    if asked.user and password is None and sys.stdin.isatty():
        password = getpass(Screen(asked.lang).words(texts.MAIL_PASSWORD))
    change = NotifyChange(
        url=asked.url,
        smtp=asked.smtp,
        sender=asked.sender,
        encryption=asked.encryption,
        user=asked.user,
        password=password,
        contact=asked.contact,
        delay=asked.delay,
        private_webhooks=None if asked.private is None else asked.private == "yes",
    )
    return lambda engine: configure(engine, change)


def replay_all(asked: Namespace) -> int:
    """Play all games again; differences are a failure."""
    rooms = commands.run(asked.database, stored_rooms)
    screen, progress = Screen(asked.lang), Screen(asked.lang, stderr=True)
    with Progress(progress, progress.words(texts.REPLAYING), len(rooms)) as shown_progress:
        found = commands.run(
            asked.database, lambda engine: replay(engine, rooms, shown_progress.advance)
        )
    for difference in found:
        screen.say(difference.in_language(asked.lang))
    screen.say(REPLAYED, rooms=len(rooms), found=len(found))
    return 1 if found else 0


def show_list(asked: Namespace) -> int:
    if asked.json:
        rows = commands.run(asked.database, lambda engine: players.listed(engine, asked.what))
        print(json.dumps(rows, indent=1, ensure_ascii=False))
        return 0
    screen = Screen(asked.lang)

    def named(chair: Chair) -> str:
        is_level = chair.program in BOTS
        return bot_name(chair.program, asked.lang) if is_level else players.sitter(chair)

    rows = commands.run(asked.database, lambda engine: players.listed(engine, asked.what, named))
    if not rows:
        screen.say(EMPTY[asked.what])
        return 0
    table = new_table()
    for heading in rows[0]:
        table.add_column(screen.words(texts.HEADINGS[heading]))
    for row in rows:
        table.add_row(*[in_words(name, value, screen) for name, value in row.items()])
    screen.show(table)
    return 0


def in_words(column: str, value: str, screen: Screen) -> str:
    """A cell; states and kinds of players have names for programs, which are translated."""
    known = texts.VALUES.get(column, {})
    return screen.words(known[value]) if value in known else value
