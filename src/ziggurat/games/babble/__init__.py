"""Babble: build the tower together, although the languages grow apart.

>>> from ziggurat.games import babble
>>> game = babble.new(seed=7, players=3)
>>> seat = game.to_act()[0]
>>> game.play(seat, babble.parse("show build"))
"""

from ziggurat.games.babble.kind import KIND, new, parse
from ziggurat.games.babble.refusals import BabbleRefusal
from ziggurat.games.babble.table import Babble

__all__ = ["KIND", "Babble", "BabbleRefusal", "new", "parse"]
