"""Why something may not be done with a tile of the tower."""

from ziggurat.core.refusal import Refusal


class TowerRefusal(Refusal):
    TILE_NOT_OFFERED = (
        "SWB-TOWER-6",
        "That tile is not one of those you can choose.",
        "Cette tuile n'est pas parmi celles que vous avez reçues.",
    )
    NO_SUCH_TILE = (
        "SWB-TOWER-10",
        "You do not have that tile.",
        "Vous n'avez pas cette tuile en main.",
    )
