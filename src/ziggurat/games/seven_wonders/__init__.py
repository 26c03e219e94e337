"""7 Wonders, with the Tower of Babel and the Great Projects.

>>> from ziggurat.games import seven_wonders
>>> game = seven_wonders.new(seed=7, players=3)
>>> for seat in game.to_act():
...     game.play(seat, game.options(seat)[0])
>>> game.turn
2
"""

from ziggurat.games.seven_wonders.base.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.kind import KIND, new, parse
from ziggurat.games.seven_wonders.table import SevenWonders

__all__ = ["KIND", "SevenWonders", "SevenWondersRefusal", "new", "parse"]
