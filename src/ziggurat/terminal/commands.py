"""What the commands do."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ziggurat.ai.arena import Arena
from ziggurat.ai.bot import Place
from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.council import advisers, consult
from ziggurat.ai.match import play_match, seed_for
from ziggurat.core.record import BadRecord
from ziggurat.core.session import Session
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal import texts
from ziggurat.terminal.arena import Diary, as_data, hold, standings_table
from ziggurat.terminal.asked import (
    asker,
    bot_called,
    default_seats,
    maker_called,
    player_names,
    players_called,
    seats_of,
    session_at,
    settings_of,
)
from ziggurat.terminal.bench import figures_table, measure
from ziggurat.terminal.browser import is_free, open_page
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.files import kind_called, load_record, load_session, make_folder, save_record
from ziggurat.terminal.hint import as_data as thoughts_as_data
from ziggurat.terminal.hint import hint_table
from ziggurat.terminal.measures import extras_table
from ziggurat.terminal.play import TerminalTable
from ziggurat.terminal.replay import Replay, viewpoint
from ziggurat.terminal.rules import gaps, rule_table
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.watch import numbered, show_game

if TYPE_CHECKING:
    from argparse import Namespace


def games(_: Namespace) -> int:
    table = Table(show_lines=True)
    for heading in ("game", "players", "what it is", "options (default first)", "bots"):
        table.add_column(heading)
    for kind in GAMES.values():
        options = [
            f"{option.name} = {' | '.join(map(str, option.settings))}" for option in kind.options
        ]
        first, last = kind.players[0], kind.players[-1]
        table.add_row(
            kind.name,
            str(first) if first == last else f"{first} to {last}",
            kind.summary.en,
            "\n".join(options),
            ", ".join(bots_of(kind.name)),
        )
    Console().print(table)
    return 0


def play(asked: Namespace) -> int:
    if asked.load:
        session = load_session(asked.load)
        if asked.game not in {"babel", session.kind.name}:
            raise Complaint(f"{asked.load} is a game of {session.kind.name}, not {asked.game}")
    else:
        kind = kind_called(asked.game)
        seed = asked.seed or secrets.token_hex(16)
        session = Session(kind, seed, seats_of(asked, kind), settings_of(asked, kind))
    seats = (asked.seats or "").split(",") if asked.seats else default_seats(session)
    if len(seats) != session.game.seats:
        raise Complaint(f"{session.game.seats} seats are to be filled, not {len(seats)}")
    bots = [bot_called(session.kind, name, seat) for seat, name in enumerate(seats)]
    speech = Speech(session.kind, asked.lang, player_names(seats, asked))
    console = Console()
    console.print(speech.ui(texts.SEED, seed=session.seed), style="dim", highlight=False)
    TerminalTable(session, bots, speech, console).run()
    return 0


def watch(asked: Namespace) -> int:
    kind = kind_called(asked.game)
    names = asked.bots.split(",")
    if len(names) == 1:
        names *= seats_of(asked, kind)
    makers = [maker_called(kind, name) for name in names]
    seed = asked.seed or secrets.token_hex(16)
    bots = [make(seed_for(seed, seat)) for seat, make in enumerate(makers)]
    session = play_match(kind, bots, seed, settings_of(asked, kind))
    if asked.record:
        save_record(session.record, asked.record)
    speech = Speech(kind, asked.lang, numbered([name.capitalize() for name in names]))
    show_game(session, speech, Console())
    return 0


def arena(asked: Namespace) -> int:
    kind = kind_called(asked.game)
    for name in asked.bots:
        maker_called(kind, name)
    settings = kind.complete(settings_of(asked, kind))
    held = Arena(
        kind.name, tuple(asked.bots), seats_of(asked, kind), settings, asked.seed, asked.effort
    )
    diary = Diary(held, asked.resume)
    if asked.records:
        make_folder(asked.records)
    hold(held, asked.games, asked.jobs, diary, asked.records, Console(stderr=True))
    if asked.json:
        print(json.dumps(as_data(held, diary.results), indent=1))
    else:
        Console().print(standings_table(held, diary.results))
    return 0


def replay(asked: Namespace) -> int:
    session = load_session(asked.file)
    names = players_called(session.game.seats, asked.lang)
    speech = Speech(session.kind, asked.lang, names)
    console = Console()
    shown = Replay(session, viewpoint(session, asked.seat), speech, console)
    if asked.at is not None:
        shown.show(asked.at)
    elif asked.step:
        shown.step()
    else:
        shown.tell()
    console.print(f"[green]verified:[/] {len(session.choices)} choices of {session.kind.name}")
    return 0


def hint(asked: Namespace) -> int:
    session = session_at(asked.file, asked.at)
    kind, game = session.kind, session.game
    seat = asker(game, asked.seat)
    names = advisers(kind.name)
    bot = asked.bot or (names[-1] if names else "")
    if bot not in names:
        raise Complaint(f"{kind.name} is explained by {', '.join(names) or 'nobody'}, not {bot!r}")
    place = Place(game, seat, asked.effort)
    thoughts = consult(kind, bot, place, len(session.choices), asked.jobs)
    speech = Speech(kind, asked.lang, players_called(game.seats, asked.lang))
    if asked.json:
        data = {"game": kind.name, "seat": seat, "bot": bot}
        print(json.dumps({**data, "thoughts": thoughts_as_data(thoughts, speech)}, indent=1))
    else:
        Console().print(hint_table(thoughts, seat, speech))
    return 0


def rules(asked: Namespace) -> int:
    if not asked.check:
        Console().print(rule_table(asked.game, asked.lang))
        return 0
    found = gaps()
    for gap in found:
        print(gap)
    print(f"{len(found)} gaps" if found else "every rule is named by a test")
    return 1 if found else 0


def verify(asked: Namespace) -> int:
    from ziggurat.server.room.fair import Unfair, prove  # noqa: PLC0415 - other commands start faster

    load_record(asked.file)
    try:
        session = prove(asked.file.read_text(encoding="utf-8"), asked.commitment)
    except (Unfair, BadRecord) as error:
        print(f"NOT VERIFIED: {error}")
        return 1
    print(f"verified: a fair deal, and {len(session.choices)} choices that follow the rules")
    return 0


def serve(asked: Namespace) -> int:
    from ziggurat.server.http.serve import serve as run  # noqa: PLC0415 - other commands start faster
    from ziggurat.server.settings import Settings  # noqa: PLC0415 - as above

    if asked.workers > 1 and not asked.redis:
        raise Complaint("several workers need --redis to tell one another what happens")
    settings = Settings(
        database=asked.database, redis=asked.redis, secure=asked.secure, limit=asked.limit
    )
    if not is_free(asked.host, asked.port):
        raise Complaint(f"port {asked.port} is taken on {asked.host}: choose another with --port")
    if asked.open:
        address = f"http://{asked.host}:{asked.port}/"
        print(f"Ziggurat is open at {address} (Ctrl+C closes it)", flush=True)
        open_page(asked.host, asked.port)
    run(settings, asked.host, asked.port, asked.workers)
    return 0


def admin(asked: Namespace) -> int:
    from ziggurat.server.admin import commands  # noqa: PLC0415 - other commands start faster
    from ziggurat.server.admin.backup import back_up  # noqa: PLC0415 - as above
    from ziggurat.server.admin.replay import replay  # noqa: PLC0415 - as above
    from ziggurat.server.room.protocol import RequestError  # noqa: PLC0415 - as above

    work = {
        "close": lambda engine: commands.close_table(engine, asked.room),
        "ban": lambda engine: commands.ban(engine, asked.name),
        "backup": lambda engine: back_up(engine, asked.file),
        "migrate": commands.migrate_database,
        "replay": replay,
    }
    try:
        said = commands.run(asked.database, work[asked.task])
    except RequestError as error:
        raise Complaint(error.text) from error
    print("\n".join(said))
    return 1 if asked.task == "replay" and len(said) > 1 else 0


def bench(asked: Namespace) -> int:
    if asked.game == "server":
        return bench_server(asked)
    kinds = [kind_called(asked.game)] if asked.game else list(GAMES.values())
    with Progress(console=Console(stderr=True), transient=True) as progress:
        rows = [measure(kind, seats_of(asked, kind), progress) for kind in kinds]
    if asked.json:
        print(json.dumps(rows, indent=1))
    else:
        Console().print(figures_table(rows))
        besides = [(row["game"], extra) for row in rows for extra in row["extras"]]
        if besides:
            Console().print(extras_table(besides))
    return 0


def bench_server(asked: Namespace) -> int:
    from ziggurat.server.admin import bench as server  # noqa: PLC0415 - other commands start faster
    from ziggurat.server.room.protocol import RequestError  # noqa: PLC0415 - as above

    wanted = server.Scenario(asked.tables, asked.seconds, asked.database, asked.flat_out)
    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            figures = server.measure(wanted, progress)
    except RequestError as error:
        raise Complaint(error.text) from error
    if asked.json:
        print(json.dumps(figures, indent=1))
    else:
        for name, value in figures.items():
            print(f"{name:20} {value!s:>12}")
    return 0
