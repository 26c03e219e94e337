"""The house rules of a table, and the options that choose them.

Each option stands for a question that the rulebook leaves open; RULINGS.md gives the reasons.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ziggurat.core.components import STANDARD
from ziggurat.core.kind import COMPONENTS, Option, Setting
from ziggurat.core.text import Text


class BabylonRules(NamedTuple):
    """The house rules of a table; the defaults are those of the rulebook as we read it."""

    direct: bool = False  # a tile must not lie exactly above the one directly below (BY-A-03)
    cover_decor: bool = True  # an unsupported corner may lie above decor (BY-A-05)
    ground: bool = False  # below a bridge everything is empty, down to the board (BY-A-11)
    limited: bool = False  # the reserve can run out (BY-A-18)
    statues_carry: bool = True  # a statue below a corner must carry the tile (BY-A-06)
    hidden_belvederes: bool = False  # a hidden belvedere scores (BY-A-07)
    bridge_holes: int = 1  # how many holes a bridge spans (BY-A-10)
    wild_by_tile: bool = False  # `wild_blank` once for every tile laid this turn (BY-A-15)


DEFAULT_RULES: Final = BabylonRules()

OPTIONS: Final = (
    Option(
        "superposition",
        ("any", "direct"),
        Text("No tile exactly above another", "Jamais deux tuiles superposées"),
    ),
    Option(
        "cover_decor",
        (True, False),
        Text("Tiles may cover decor", "Les tuiles peuvent recouvrir un décor"),
        help=Text("With a corner that has no support.", "Par un coin sans support."),
    ),
    Option(
        "bridge_gap",
        ("storey", "ground"),
        Text("Under a bridge", "Sous un pont"),
    ),
    Option(
        "limit_supply",
        (False, True),
        Text(
            "The pieces in the box are a limit",
            "Les éléments de la boîte sont en nombre limité",
        ),
    ),
    Option(
        "statue_support",
        ("forced", "optional"),
        Text("A statue below a corner", "Une statue sous un coin"),
    ),
    Option(
        "score_hidden_belvederes",
        (False, True),
        Text("Hidden belvederes score", "Les belvédères cachés rapportent"),
        help=Text(
            "Belvederes score even when a tile hides them.",
            "Un belvédère caché par une tuile rapporte aussi son point.",
        ),
    ),
    Option(
        "bridge_length",
        (1, 2),
        Text(
            "How many holes a bridge spans",
            "Nombre de trous qu'enjambe un pont",
        ),
    ),
    Option(
        "wild_blank",
        ("turn", "tile"),
        Text("Tower tile for places without an icon", "Tuile Tour des emplacements sans icône"),
    ),
    Option(
        COMPONENTS,
        (STANDARD,),
        Text(
            "What is printed on the tiles",
            "Ce que montrent les tuiles",
        ),
    ),
)


def rules_of(settings: Mapping[str, Setting]) -> BabylonRules:
    """The house rules that the settings of all options ask for."""
    return BabylonRules(
        direct=settings["superposition"] == "direct",
        cover_decor=settings["cover_decor"] is True,
        ground=settings["bridge_gap"] == "ground",
        limited=settings["limit_supply"] is True,
        statues_carry=settings["statue_support"] == "forced",
        hidden_belvederes=settings["score_hidden_belvederes"] is True,
        bridge_holes=int(settings["bridge_length"]),
        wild_by_tile=settings["wild_blank"] == "tile",
    )
