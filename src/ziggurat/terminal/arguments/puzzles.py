"""Arguments of the commands about puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ziggurat.terminal.arguments.shared import add_game, add_language, text, whole

if TYPE_CHECKING:
    from ziggurat.terminal.arguments.shared import Commands


def add_puzzle(commands: Commands) -> None:
    command = commands.add_parser(
        "puzzle",
        help="find the best move in a position of a real game",
        description="Find the best move in a position of a real game.\n"
        "The move is judged by what its player knew.",
        epilog="""\
examples:
  ziggurat puzzle babel
  ziggurat puzzle seven_wonders --lang fr""",
    )
    add_game(command, optional=True)
    command.add_argument(
        "--name", type=text("--name"), metavar="NAME", help="which puzzle (default: any)"
    )
    add_language(command)


def add_puzzles(commands: Commands) -> None:
    command = commands.add_parser(
        "puzzles",
        help="find puzzles in games between bots or in saved games",
        description="Find puzzles: positions in which one move is clearly best, and a hasty bot\n"
        "misses it. Interrupt and repeat the command to continue.",
        epilog="""\
examples:
  ziggurat puzzles mine babel --games 50 --jobs 2
  ziggurat puzzles mine babel game.json other.json --out own.jsonl""",
    )
    command.add_argument(
        "task", choices=("mine",), help="what to do: mine (search games for puzzles)"
    )
    add_game(command)
    command.add_argument(
        "files", type=Path, nargs="*", help="saved games (default: games between bots)"
    )
    command.add_argument(
        "--out",
        type=Path,
        default=Path("puzzles.jsonl"),
        metavar="FILE",
        help="where puzzles are kept (default: puzzles.jsonl)",
    )
    command.add_argument(
        "--games",
        type=whole("--games", 1, 1_000_000),
        default=20,
        metavar="N",
        help="games between bots (default: 20)",
    )
    command.add_argument(
        "--jobs",
        type=whole("--jobs", 1, 256),
        default=1,
        metavar="N",
        help="processes to use (default: 1)",
    )
    add_language(command)
