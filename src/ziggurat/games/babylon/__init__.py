"""Babylon: the hanging gardens, for two to four.

>>> from ziggurat.games import babylon
>>> game = babylon.new(seed=7, players=3)
>>> seat = game.to_act()[0]
>>> game.play(seat, babylon.parse("remove b2"))
"""

from ziggurat.games.babylon.kind import KIND, new, parse
from ziggurat.games.babylon.preview import preview
from ziggurat.games.babylon.refusals import BabylonRefusal
from ziggurat.games.babylon.table import Babylon

__all__ = ["KIND", "Babylon", "BabylonRefusal", "new", "parse", "preview"]
