"""The help of all commands: the parsers use the English texts, and look the others up here."""

from typing import Final

from ziggurat.terminal.texts.help import admin, bots, general, listing, playing, puzzles, server

HELP: Final = (
    *general.HELP,
    *admin.HELP,
    *bots.HELP,
    *listing.HELP,
    *playing.HELP,
    *puzzles.HELP,
    *server.HELP,
)
