"""`ziggurat help COMMAND`, the same as `ziggurat COMMAND --help`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.terminal.arguments import parser

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    found = parser()
    for word in asked.words:
        if word not in found.subcommands():
            found.refuse_command(word)
        found = found.subcommands()[word]
    found.print_help()
    return 0
