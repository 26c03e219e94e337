"""Arguments of the commands for hosts: serve, admin, verify."""

from __future__ import annotations

from argparse import SUPPRESS
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ziggurat.terminal.arguments.shared import (
    above_zero,
    add_components,
    add_json,
    add_language,
    whole,
)

if TYPE_CHECKING:
    from ziggurat.terminal.arguments.parser import Parser
    from ziggurat.terminal.arguments.shared import Commands

LAST_PORT: Final = 65_535
ACCOUNT: Final = "the name of an account"
PLAYER: Final = "the name of an account, or the id of a player as `admin list players` prints it"


def add_serve(commands: Commands) -> None:
    command = commands.add_parser(
        "serve",
        help="host tables for people and bots, in the browser",
        description="Host tables for people and bots. Play in the browser at the address shown.\n"
        "Ctrl-C stops the server; no game is lost.",
        epilog="""\
examples:
  ziggurat serve --open                     on this machine, and open the page
  ziggurat serve --host 0.0.0.0 --port 80   for others as well
  ziggurat serve --database postgresql://ziggurat@localhost/ziggurat \\
      --redis redis://localhost --workers 4

Hosting on the internet: ziggurat guide host""",
    )
    command.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="the address to listen on; 0.0.0.0 lets other machines in (default: 127.0.0.1)",
    )
    command.add_argument(
        "--port",
        type=whole("--port", 1, LAST_PORT),
        default=8000,
        metavar="N",
        help="the port to listen on (default: 8000)",
    )
    add_database(command)
    command.add_argument(
        "--redis", default="", metavar="URL", help="connects several workers (default: none)"
    )
    command.add_argument(
        "--workers",
        type=whole("--workers", 1, 256),
        default=1,
        metavar="N",
        help="server processes; more than one needs --redis (default: 1)",
    )
    command.add_argument(
        "--secure", action="store_true", help="send cookies over HTTPS only; for public servers"
    )
    command.add_argument(
        "--limit",
        type=above_zero("--limit"),
        default=30.0,
        metavar="N",
        help="new players, tables and logins per address and minute (default: 30)",
    )
    command.add_argument("--open", action="store_true", help="open the page in your browser")
    add_components(command)
    add_language(command)


def add_database(command: Parser, default: str = "ziggurat.db") -> None:
    command.add_argument(
        "--database",
        default=default,
        metavar="FILE|URL",
        help="an SQLite file, or the URL of a PostgreSQL database (default: ziggurat.db)",
    )


def add_verify(commands: Commands) -> None:
    command = commands.add_parser(
        "verify",
        help="check that the cards of a game were dealt fairly",
        description="Check that a game downloaded from a server was dealt as the server had\n"
        "committed to before it began, and that every choice follows the rules.",
        epilog="""\
examples:
  ziggurat verify game.record.json
  ziggurat verify game.record.json --commitment 9f86d081…""",
    )
    command.add_argument("file", type=Path, help="a record downloaded from a server")
    command.add_argument(
        "--commitment",
        default="",
        metavar="TEXT",
        help="what the server showed before the game (default: the one in the record)",
    )
    add_language(command)


def add_admin(commands: Commands) -> None:
    command = commands.add_parser(
        "admin",
        help="manage the database of a server",
        description="Manage the database of a server. The server may be running.",
        epilog="""\
examples:
  ziggurat admin list tables
  ziggurat admin --database /var/lib/ziggurat/ziggurat.db backup copy.db
  ziggurat admin ban Troll""",
    )
    add_database(command)
    add_components(command)
    add_language(command)
    tasks = command.add_subparsers(
        title="tasks", dest="task", metavar="TASK", required=True, parser_class=type(command)
    )
    add_list(tasks)
    add_task(tasks, "close", "end the game at a table").add_argument(
        "room", help="the table: the last part of its address"
    )
    hand_over = add_task(tasks, "hand-over", "let a bot play for an absent player")
    hand_over.add_argument("room", help="the table: the last part of its address")
    hand_over.add_argument("seat", type=whole("SEAT"), help="the number of the seat, from 1")
    add_notify(tasks)
    ban = "ban a player: log them out; bots take over their seats"
    add_task(tasks, "ban", ban).add_argument("name", help=PLAYER)
    add_task(tasks, "unban", "let a banned player log in again").add_argument("name", help=PLAYER)
    mute = "mute a player and their bots in the chat, at all tables"
    add_task(tasks, "mute", mute).add_argument("name", help=PLAYER)
    add_task(tasks, "unmute", "let a muted player chat again").add_argument("name", help=PLAYER)
    appoint = "let an account moderate on the page: reports, bans, tables"
    add_task(tasks, "appoint", appoint).add_argument("name", help=ACCOUNT)
    add_task(tasks, "dismiss", "end an account's right to moderate").add_argument(
        "name", help=ACCOUNT
    )
    password = "give an account a new, random password, and log it out everywhere"  # noqa: S105 - help
    add_task(tasks, "reset-password", password).add_argument("name", help=ACCOUNT)
    backup = add_task(tasks, "backup", "copy an SQLite database, even while the server runs")
    backup.add_argument("file", type=Path, help="the copy; it must not exist yet")
    dump = add_task(tasks, "dump", "write all finished public games to a data set, without names")
    dump.add_argument(
        "file", type=Path, help="the data set (.ndjson or .parquet); an older one is replaced"
    )
    add_task(tasks, "migrate", "create the tables of the database, or bring them up to date")
    add_task(tasks, "replay", "play all games again with the installed rules, report differences")


def add_list(tasks: Commands) -> None:
    listing = add_task(tasks, "list", "list active tables, or players")
    listing.add_argument(
        "what",
        nargs="?",
        choices=("tables", "players", "banned", "muted", "admins"),
        default="tables",
        help="tables, players, banned, muted or admins (default: tables)",
    )
    add_json(listing)


def add_notify(tasks: Commands) -> None:
    summary = "configure notifications, show the configuration, or send a test message"
    notify = add_task(tasks, "notify", summary)
    notify.add_argument(
        "--url", metavar="URL", help="the address of the page, for links in messages"
    )
    notify.add_argument(
        "--smtp", type=host_and_port, metavar="HOST:PORT", help="the mail server of this host"
    )
    notify.add_argument("--sender", metavar="ADDRESS", help="the address that mail comes from")
    notify.add_argument(
        "--encryption",
        choices=("starttls", "tls", "none"),
        help="how the mail server is reached (default: starttls)",
    )
    notify.add_argument(
        "--user",
        metavar="NAME",
        help="the account at the mail server; its password is asked for, or read from"
        " ZIGGURAT_SMTP_PASSWORD",
    )
    notify.add_argument(
        "--contact", metavar="URL", help="contact address for push services: mailto:… or https://…"
    )
    notify.add_argument(
        "--delay",
        type=float,
        metavar="X",
        help="seconds before an absent player is notified (default: 30)",
    )
    notify.add_argument(
        "--private",
        choices=("yes", "no"),
        help="whether webhooks may lead into your own network (default: no)",
    )
    notify.add_argument(
        "--test", metavar="NAME", help="send a test message to an account or an e-mail address"
    )


def host_and_port(words: str) -> tuple[str, int]:
    host, _, port = words.rpartition(":")
    if not host:
        host, port = words, "587"
    return host, whole("--smtp", 1, LAST_PORT)(port)


def add_task(tasks: Commands, name: str, summary: str) -> Parser:
    description = f"{summary[0].upper()}{summary[1:]}."
    task = tasks.add_parser(name, help=summary, description=description, epilog=TASK_EXAMPLES[name])
    add_database(task, SUPPRESS)  # may also stand before the task
    add_language(task)
    return task


TASK_EXAMPLES: Final = {
    "list": "examples:\n  ziggurat admin list\n  ziggurat admin list players --json",
    "close": "example:\n  ziggurat admin close 6b1c36c71b174733a3",
    "hand-over": "example:\n  ziggurat admin hand-over 6b1c36c71b174733a3 2",
    "notify": """\
examples:
  ziggurat admin notify
  ziggurat admin notify --url https://games.example --smtp mail.example:587 \\
      --sender ziggurat@example --user ziggurat
  ziggurat admin notify --test Ada
  ziggurat admin notify --test ada@example""",
    "dump": "example:\n  ziggurat admin dump public.ndjson",
    "ban": "example:\n  ziggurat admin ban Troll",
    "unban": "example:\n  ziggurat admin unban Troll",
    "mute": "example:\n  ziggurat admin mute Troll",
    "unmute": "example:\n  ziggurat admin unmute Troll",
    "appoint": "example:\n  ziggurat admin appoint Ada",
    "dismiss": "example:\n  ziggurat admin dismiss Ada",
    "reset-password": "example:\n  ziggurat admin reset-password Ada",
    "backup": "example:\n  ziggurat admin backup copy.db",
    "migrate": "example:\n  ziggurat admin --database new.db migrate",
    "replay": "example:\n  ziggurat admin --database copy.db replay",
}
