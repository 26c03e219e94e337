"""What a garden is worth while turns are left: its score, and what may become of it."""

from typing import Final, NamedTuple

from ziggurat.games.babylon.components import KEPT, NO_TILE, Tile
from ziggurat.games.babylon.garden import NOBODY, Garden
from ziggurat.games.babylon.quarry import FLOWER_OF
from ziggurat.games.babylon.scoring import FLOWERS_IN_A_SET, FOR_A_SET, LINES, sheet_of

FLOWER_LINE: Final = LINES.index("flower_sets")


class Weights(NamedTuple):
    pillar: float = 1.2  # one that can be kept
    flower: float = 0.9  # one that the next set already has
    blank: float = 0.1  # a free place without icon, for each storey, as the next ones
    stairs: float = 0.7
    fountain: float = 0.7
    bridge: float = 0.6
    statue: float = 0.2
    standing: float = 0.1  # a statue, which could carry a terrace
    height: float = 0.5  # the highest storey, for what can be built there
    stored: float = 1.0  # a tile in the notch
    patience: float = 4.0  # turns that it takes until a prospect is worth all of this


WEIGHTS: Final = Weights()


class Appraisal:
    """Weighs prospects by the turns that are left; at the end only the score counts."""

    def __init__(self, weights: Weights, left: int) -> None:
        share = min(1.0, left / weights.patience)
        self._pillar: Final = weights.pillar * share
        self._flower: Final = weights.flower * share
        self._height: Final = weights.height * share
        self._stored: Final = weights.stored * share
        faces = (
            weights.blank,
            weights.stairs,
            weights.fountain,
            weights.bridge,
            weights.statue,
            weights.standing,
            0.0,
        )
        self.faces: Final = [share * each for each in faces]

    def worth(self, garden: Garden) -> float:
        return self.structure(garden) + self.flowers(visible_flowers(garden))

    def structure(self, garden: Garden) -> float:
        """All but the flowers: what stands, how high, and which icons are still free."""
        sheet = sheet_of(garden)
        value = sum(sheet) - sheet[FLOWER_LINE] + self._height * garden.height()
        faces = self.faces
        for face, storey in zip(garden.faces, garden.tops, strict=True):
            value += faces[face] * storey
        return value

    def flowers(self, counts: list[int]) -> float:
        sets = min(counts)
        return FOR_A_SET * sets + self._flower * sum([count > sets for count in counts])

    def stock(self, singles: int, notch: Tile) -> float:
        """Pillars that can be kept, and a tile in storage."""
        return self._pillar * min(singles, KEPT) + (self._stored if notch != NO_TILE else 0.0)


def visible_flowers(garden: Garden, without: int = NOBODY) -> list[int]:
    """How many visible terraces show each flower, leaving one of them out."""
    counts = [0] * FLOWERS_IN_A_SET
    for owner in set(garden.owners):
        if owner not in (NOBODY, without):
            counts[FLOWER_OF[garden.tiles[owner][0]]] += 1
    return counts
