"""The list of games.  A game that stands here is held to the laws."""

from typing import Final

from ziggurat.core.kind import Kind
from ziggurat.games import babble, babel, babylon, seven_wonders
from ziggurat.games.translations import translate_games

KINDS: Final = (babel.KIND, babylon.KIND, babble.KIND, seven_wonders.KIND)
GAMES: Final[dict[str, Kind]] = {kind.name: kind for kind in KINDS}

translate_games(KINDS)
