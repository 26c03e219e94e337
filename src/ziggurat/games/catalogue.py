"""The list of games.  A game that stands here is held to the laws."""

from typing import Final

from ziggurat.core.kind import Kind
from ziggurat.games import babel, babylon, seven_wonders

GAMES: Final[dict[str, Kind]] = {
    kind.name: kind for kind in (babel.KIND, babylon.KIND, seven_wonders.KIND)
}
