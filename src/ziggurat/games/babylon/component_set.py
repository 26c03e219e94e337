"""What is printed on the tiles of one table: a component set, and its look-up tables."""

from __future__ import annotations

from typing import Final

from ziggurat.core.components import STANDARD, ComponentSet
from ziggurat.games.babylon.components import BLANK, Effect
from ziggurat.games.babylon.garden import turned
from ziggurat.games.babylon.prints import TERRACES, TOWER, Print


class BabylonComponents(ComponentSet):
    """The prints of a box.  Without arguments, the reconstructed ones."""

    def __init__(
        self,
        key: str = STANDARD,
        terraces: tuple[Print, ...] = TERRACES,
        tower: tuple[Effect, ...] = TOWER,
    ) -> None:
        super().__init__(key)
        self.is_reconstructed: Final = key == STANDARD
        self.terraces: Final = terraces  # by tile
        self.effects: Final = tower  # by tower tile
        self.flowers: Final = tuple([tile.flower for tile in terraces])  # by tile
        self.icon_counts: Final = tuple(
            [len(tile.icons) - tile.icons.count(BLANK) for tile in terraces]
        )
        # By tile and quarter turns (BY-G-04): the icons as they lie.
        self.turned: Final = [
            [turned(tile.icons, quarters) for quarters in range(4)] for tile in terraces
        ]


STANDARD_SET: Final = BabylonComponents()
