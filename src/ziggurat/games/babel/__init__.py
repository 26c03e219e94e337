"""Babel: a game of power for two.

>>> from ziggurat.games import babel
>>> game = babel.new(seed=7)
>>> seat = game.to_act()[0]
>>> game.play(seat, game.options(seat)[0])
"""

from ziggurat.games.babel.kind import KIND, new, parse
from ziggurat.games.babel.refusals import BabelRefusal
from ziggurat.games.babel.table import Babel

__all__ = ["KIND", "Babel", "BabelRefusal", "new", "parse"]
