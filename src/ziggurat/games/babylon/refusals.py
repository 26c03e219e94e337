"""Why an action of Babylon may not be done, in the order in which it is checked."""

from ziggurat.core.refusal import Refusal


class BabylonRefusal(Refusal):
    # Setup and digging
    NOT_A_CLAY_TILE = (
        "BY-S-05",
        "Only a clay tile on top of its stack can be removed.",
        "Seule une tuile Argile, au sommet de sa pile, peut être retirée.",
    )
    EMPTY_STACK = (
        "BY-D-01",
        "There is no tile left in that stack.",
        "Il n'y a plus de tuile dans cette pile.",
    )
    # Laying a terrace: which tile
    NO_SUCH_TILE = (
        "BY-B-01",
        "You have no such tile to place.",
        "Vous n'avez pas cette tuile à poser.",
    )
    NOWHERE_TO_LAY = (
        "BY-B-12",
        "Your pillars do not suffice to place a tile anywhere.",
        "Vos piliers ne suffisent à poser une tuile nulle part.",
    )
    # … where
    OUTSIDE_THE_GARDEN = (
        "BY-B-06",
        "The tile would reach beyond the edge of your board.",
        "La tuile dépasserait du bord de votre plateau.",
    )
    NOT_ABOVE_EVERYTHING = (
        "BY-B-07",
        "A tile lies there on that storey or above it.",
        "Une tuile s'y trouve déjà à cet étage ou plus haut.",
    )
    SUPERPOSED = (
        "BY-B-08",
        "The tile would lie exactly above another one.",
        "La tuile serait complètement superposée à une autre.",
    )
    STOREY_BELOW_MISSING = (
        "BY-B-09",
        "Your garden has no tile yet on the storey below.",
        "Votre jardin n'a pas encore de tuile à l'étage inférieur.",
    )
    IN_THE_WAY = (
        "BY-B-10",
        "Stairs or a bridge take up that space.",
        "Un escalier ou un pont occupe cet espace.",
    )
    DECOR_STAYS_UNCOVERED = (
        "BY-B-13",
        "At this table decor and belvederes may not be covered.",
        "À cette table, on ne recouvre ni décors ni belvédères.",
    )
    # … on what
    STATUE_CARRIES = (
        "BY-B-11",
        "The statue under this corner carries the tile: nothing else can.",
        "La statue sous ce coin soutient la tuile : rien d'autre ne peut le faire.",
    )
    NO_SUCH_SUPPORT = (
        "BY-B-03",
        "That support cannot stand under this corner and end at this storey.",
        "Ce support ne peut pas se tenir sous ce coin et finir à cet étage.",
    )
    TOO_FEW_SUPPORTS = (
        "BY-B-04",
        "A tile needs three or four supports.",
        "Une tuile repose sur trois ou quatre supports.",
    )
    TOO_FEW_PILLARS = (
        "BY-B-12",
        "You have too few pillars for that.",
        "Vous n'avez pas assez de piliers pour cela.",
    )
    # Decor
    NO_SUCH_PLACE = (
        "BY-X-03",
        "No tile has that place.",
        "Aucune tuile n'offre cet emplacement.",
    )
    NOT_ON_A_NEW_TILE = (
        "BY-X-02",
        "Decor stands at least in part on a tile placed this turn.",
        "Un décor repose au moins en partie sur une tuile posée ce tour-ci.",
    )
    HIDDEN_PLACE = (
        "BY-X-03",
        "A tile hides that place.",
        "Une tuile cache cet emplacement.",
    )
    PLACE_TAKEN = (
        "BY-X-03",
        "Something stands on that place already.",
        "Cet emplacement est déjà occupé.",
    )
    WRONG_ICON = (
        "BY-X-03",
        "That place does not show the icon you need.",
        "Cet emplacement ne porte pas l'icône voulue.",
    )
    NOT_ALIGNED = (
        "BY-X-42",
        "Each later statue must be in a row or column with another statue.",
        "Une nouvelle statue doit être alignée avec une autre statue.",
    )
    NEVER_DIAGONAL = (
        "BY-X-04",
        "Decor is never built diagonally.",
        "Un décor n'est jamais posé en diagonale.",
    )
    STAIRS_JOIN_TWO_STOREYS = (
        "BY-X-10",
        "Stairs join two tiles one storey apart, side by side.",
        "Un escalier relie deux tuiles voisines, séparées d'un étage.",
    )
    FOUNTAIN_JOINS_TWO_TILES = (
        "BY-X-20",
        "A fountain joins two tiles of one storey, side by side.",
        "Une fontaine relie deux tuiles voisines d'un même étage.",
    )
    BRIDGE_JOINS_TWO_TILES = (
        "BY-X-30",
        "A bridge joins two different tiles of one storey.",
        "Un pont relie deux tuiles différentes d'un même étage.",
    )
    BRIDGE_SPANS_ONE_HOLE = (
        "BY-X-31",
        "A bridge spans exactly one hole.",
        "Un pont enjambe exactement un trou.",
    )
    BRIDGE_SPANS_TWO_HOLES = (
        "BY-X-31",
        "At this table a bridge spans exactly two holes.",
        "À cette table, un pont enjambe exactement deux trous.",
    )
    GAP_NOT_EMPTY = (
        "BY-X-32",
        "The space under the bridge is not empty.",
        "L'espace sous le pont n'est pas vide.",
    )
    SPACE_TAKEN = (
        "BY-G-12",
        "Stairs or a bridge already take up that space.",
        "Un escalier ou un pont occupe déjà cet espace.",
    )
    # With the supply limited
    RESERVE_EMPTY = (
        "BY-C-03",
        "The reserve has no such piece left.",
        "La réserve n'a plus de cet élément.",
    )
