"""The commands and their arguments; `texts.help` has their help in other languages.

Nothing here imports a game, a bot or the server: `--help` and completion must be quick.
"""

from typing import Final

from ziggurat import __version__
from ziggurat.core.build import ENGINE
from ziggurat.terminal.arguments import bots, listing, playing, puzzles, server
from ziggurat.terminal.arguments.parser import Parser
from ziggurat.terminal.arguments.shared import add_language

DESCRIPTION: Final = "The board games of Babel: play, watch bots, or host tables for friends."
EXAMPLES: Final = """\
examples:
  ziggurat games                          the games
  ziggurat play babel                     play against a bot
  ziggurat play babylon --lang fr         in French
  ziggurat play --continue                the game that you played last
  ziggurat serve --open                   play in the browser
  ziggurat serve --host 0.0.0.0           play with friends in your network

Help for a command: ziggurat COMMAND --help
Invite friends, undo, resume: ziggurat guide
Host a server: ziggurat guide host
Write a bot: ziggurat guide bot
French: --lang fr, or ZIGGURAT_LANG, LC_ALL, LC_MESSAGES or LANG set to fr."""


def parser() -> Parser:
    top = Parser(prog="ziggurat", description=DESCRIPTION, epilog=EXAMPLES)
    top.add_argument(
        "--version",
        action="version",
        version=f"ziggurat {__version__} ({ENGINE})",
        help="show the version",
    )
    add_language(top)
    commands = top.add_subparsers(
        title="commands", metavar="COMMAND", dest="command", parser_class=Parser
    )
    listing.add_games(commands)
    playing.add_play(commands)
    playing.add_watch(commands)
    playing.add_replay(commands)
    playing.add_hint(commands)
    playing.add_review(commands)
    puzzles.add_puzzle(commands)
    puzzles.add_puzzles(commands)
    bots.add_arena(commands)
    bots.add_stats(commands)
    listing.add_rules(commands)
    listing.add_guide(commands)
    server.add_serve(commands)
    server.add_admin(commands)
    server.add_verify(commands)
    bots.add_bench(commands)
    bots.add_train(commands)
    listing.add_completion(commands)
    listing.add_help(commands)
    return top
