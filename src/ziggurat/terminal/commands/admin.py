"""`ziggurat admin`: look after the database of a server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ziggurat.server.admin import commands, players
from ziggurat.server.admin.backup import back_up
from ziggurat.server.admin.replay import replay
from ziggurat.server.room.protocol import RequestError
from ziggurat.terminal.complaint import Failure
from ziggurat.terminal.database import check_file, database_errors
from ziggurat.terminal.screen import Screen, new_table

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Awaitable, Callable

    from sqlalchemy.ext.asyncio import AsyncEngine


def run(asked: Namespace) -> int:
    check_file(asked.database, must_exist=asked.task != "migrate")
    try:
        with database_errors(asked.database):
            if asked.task == "list":
                return show_list(asked)
            said = commands.run(asked.database, work_for(asked))
    except RequestError as error:
        raise Failure(f"{error.text[0].upper()}{error.text[1:]}.") from error
    print("\n".join(said))
    return 1 if asked.task == "replay" and len(said) > 1 else 0


def work_for(asked: Namespace) -> Callable[[AsyncEngine], Awaitable[list[str]]]:
    tasks: dict[str, Callable[[AsyncEngine], Awaitable[list[str]]]] = {
        "close": lambda engine: commands.close_table(engine, asked.room),
        "ban": lambda engine: commands.ban(engine, asked.name),
        "unban": lambda engine: players.unban(engine, asked.name),
        "reset-password": lambda engine: players.reset_password(engine, asked.name),
        "backup": lambda engine: back_up(engine, asked.file),
        "migrate": commands.migrate_database,
        "replay": replay,
    }
    return tasks[asked.task]


def show_list(asked: Namespace) -> int:
    rows = commands.run(asked.database, lambda engine: players.listed(engine, asked.what))
    if asked.json:
        print(json.dumps(rows, indent=1, ensure_ascii=False))
        return 0
    screen = Screen("en")
    if not rows:
        screen.say(f"no {'banned players' if asked.what == 'banned' else asked.what}")
        return 0
    table = new_table()
    for heading in rows[0]:
        table.add_column(heading)
    for row in rows:
        table.add_row(*[str(value) for value in row.values()])
    screen.show(table)
    return 0
