"""How the table of each game looks in a terminal, drawn from what a seat may know."""

from rich.console import RenderableType
from rich.pretty import Pretty

from ziggurat.core.game import Game
from ziggurat.core.seats import Seat
from ziggurat.games.babble import Babble
from ziggurat.games.babel import Babel
from ziggurat.games.babylon import Babylon
from ziggurat.games.seven_wonders import SevenWonders
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.tables.babble import draw_babble
from ziggurat.terminal.tables.babel import draw_babel
from ziggurat.terminal.tables.babylon import draw_babylon
from ziggurat.terminal.tables.seven_wonders import draw_seven_wonders


def draw_table(game: Game, seat: Seat, speech: Speech) -> RenderableType:
    """The table from one seat; a game that has no drawing yet is shown as plain data."""
    if isinstance(game, Babel):
        return draw_babel(game.view(seat), seat, speech)
    if isinstance(game, Babylon):
        return draw_babylon(game.view(seat), seat, speech)
    if isinstance(game, Babble):
        return draw_babble(game.view(seat), seat, speech)
    if isinstance(game, SevenWonders):
        return draw_seven_wonders(game.view(seat), seat, speech)
    return Pretty(game.view(seat))
