"""Arguments of the commands that measure and train: arena, stats, bench, train."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.terminal.arguments.shared import (
    GAME,
    above_zero,
    add_game,
    add_json,
    add_language,
    add_options,
    add_players,
    add_thinking,
    text,
    whole,
)

if TYPE_CHECKING:
    from ziggurat.terminal.arguments.shared import Commands


def add_arena(commands: Commands) -> None:
    command = commands.add_parser(
        "arena",
        help="let bots play many games and count who wins",
        description="Let bots play many games and count who wins. Each deal is played once for\n"
        "every way to seat the bots, so nobody is favoured. Ctrl-C keeps the results.",
        epilog="""\
examples:
  ziggurat arena babel architect mason --games 200
  ziggurat arena seven_wonders king mason --players 4 --jobs 4
  ziggurat arena babylon king architect --resume results.jsonl
  ziggurat arena babel mason random --games 10000 --records babel.ndjson""",
    )
    add_game(command)
    command.add_argument(
        "bots", nargs="+", metavar="BOT", help="the bots; the last one fills the free seats"
    )
    command.add_argument(
        "--games",
        type=whole("--games", 1, 1_000_000),
        default=100,
        metavar="N",
        help="number of games (default: 100)",
    )
    add_players(command)
    add_thinking(command)
    command.add_argument(
        "--records",
        type=Path,
        metavar="PATH",
        help="save every game there: in a folder, or as a line of a file (.ndjson)",
    )
    command.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help="keep the results in this file, and continue from it if it exists",
    )
    command.add_argument(
        "--seed",
        type=text("--seed"),
        default="arena",
        metavar="TEXT",
        help="the same seed gives the same games (default: arena)",
    )
    add_options(command)
    add_json(command)
    add_language(command)


def add_stats(commands: Commands) -> None:
    command = commands.add_parser(
        "stats",
        help="show what wins in saved games",
        description="Count what wins in saved games: by player, seat, wonder, opening, card and\n"
        "strength, with 95 % intervals.",
        epilog="""\
examples:
  ziggurat stats games.ndjson
  ziggurat stats games.ndjson --players 4 --lang fr
  ziggurat stats evening.json other.json --json""",
    )
    command.add_argument(
        "files", type=Path, nargs="+", help="saved games, or data sets of the arena (.ndjson)"
    )
    command.add_argument(
        "--players",
        type=whole("--players"),
        metavar="N",
        help="only games with this number of players (default: all)",
    )
    add_json(command)
    add_language(command)


def add_bench(commands: Commands) -> None:
    command = commands.add_parser(
        "bench",
        help="measure the speed of the engines or of the server",
        description="Measure random games, copies, imagined worlds, views, search rounds and the\n"
        "king's choices, per second of one processor. With --against, another build takes\n"
        "turns with this one. `bench server` measures a server under load instead: its\n"
        "processor time for a choice, and how long players wait for the answer.",
        epilog="""\
examples:
  ziggurat bench
  ziggurat bench seven_wonders --players 5 --option modules=both
  ziggurat bench babel --against .venv-compiled --rounds 15
  ziggurat bench server --load all --tables 200 --seconds 10
  ziggurat bench server --sleeping 100000""",
    )
    command.add_argument("game", nargs="?", help=f"{GAME}, or server (default: all games)")
    command.add_argument(
        "--players",
        type=whole("--players"),
        metavar="N",
        help="number of players (default: 3, 5 and 7 where the game allows it)",
    )
    add_options(command)
    command.add_argument(
        "--against",
        default="",
        metavar="BUILD",
        help="another build: its environment, its Python, or a folder that contains ziggurat",
    )
    command.add_argument(
        "--rounds",
        type=whole("--rounds"),
        default=7,
        metavar="N",
        help="rounds of a quarter of a second for each measure (default: 7)",
    )
    add_json(command)
    server = command.add_argument_group("options of `bench server`")
    server.add_argument(
        "--load",
        default="mix",
        metavar="GAME",
        help="what is played: a game, mix, or all, one after the other, paced and flat out"
        " (default: mix)",
    )
    server.add_argument(
        "--runs",
        type=whole("--runs"),
        default=3,
        metavar="N",
        help="how often to measure, each time with a new server (default: 3)",
    )
    server.add_argument(
        "--tables",
        type=whole("--tables", 2, 100_000),
        default=1000,
        metavar="N",
        help="number of tables (default: 1000)",
    )
    server.add_argument(
        "--seconds",
        type=above_zero("--seconds"),
        default=20.0,
        metavar="X",
        help="how long they play (default: 20)",
    )
    server.add_argument("--flat-out", action="store_true", help="do not pause between choices")
    server.add_argument(
        "--sleeping",
        type=whole("--sleeping", 1, 1_000_000),
        metavar="N",
        help="measure instead what so many tables cost that nobody looks at, and opening one again",
    )
    server.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="an empty PostgreSQL database (default: a temporary SQLite file)",
    )
    server.add_argument(
        "--redis", default="", metavar="URL", help="connects several workers (default: none)"
    )
    server.add_argument(
        "--workers",
        type=whole("--workers", 1, 256),
        default=1,
        metavar="N",
        help="server processes; more than one needs --redis (default: 1)",
    )


def add_train(commands: Commands) -> None:
    command = commands.add_parser(
        "train",
        help="train the network of a bot",
        description="Train the network of a bot: let fast bots play, learn from their games, and\n"
        "duel the strongest level. Interrupt and repeat the command to continue.",
        epilog="""\
examples:
  ziggurat train babel --jobs 16
  ziggurat train seven_wonders --jobs 16 --rounds 6 --units 128 16 --trust 1
  ziggurat train babel --folder small --games 2000 --units 32 16 --duel 40""",
    )
    command.add_argument("game", help="a game with a trained bot: babel, babylon, seven_wonders")
    command.add_argument(
        "--folder",
        type=Path,
        metavar="DIR",
        help="keep games, network and report there (default: training-GAME)",
    )
    for name, number, most, text_of in (
        ("--rounds", 1, 100, "the network plays later rounds itself (default: 1)"),
        ("--games", 40_000, 10_000_000, "games in a round (default: 40000)"),
        ("--epochs", 4, 1000, "how often to learn from every position (default: 4)"),
    ):
        command.add_argument(
            name, type=whole(name, 1, most), default=number, metavar="N", help=text_of
        )
    command.add_argument(
        "--units",
        type=whole("--units", 1, 1024),
        nargs=2,
        default=[64, 32],
        metavar="N",
        help="units of the two hidden layers (default: 64 32)",
    )
    command.add_argument(
        "--trust",
        type=above_zero("--trust"),
        default=0.8,
        metavar="X",
        help="learn from results only: 1; less: also from later positions (default: 0.8)",
    )
    command.add_argument(
        "--duel",
        type=whole("--duel", 0, 1_000_000),
        default=400,
        metavar="N",
        help="games against the strongest level (default: 400)",
    )
    add_thinking(command)
    command.add_argument(
        "--seed",
        type=text("--seed"),
        default="gen",
        metavar="TEXT",
        help="the same seed gives the same games (default: gen)",
    )
    add_language(command)
