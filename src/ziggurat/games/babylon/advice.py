"""Why a choice in Babylon is better than others, by the term of the evaluation that says so."""

from typing import Final

from ziggurat.core.text import Text

ADVICE: Final = {
    "points": Text("It scores more points.", "Vous marquez plus de points."),
    "places": Text(
        "It leaves better places for what you can build next.",
        "Vous gardez de meilleurs emplacements pour la suite.",
    ),
    "height": Text("It raises your garden.", "Votre jardin s'élève."),
    "stock": Text(
        "It leaves you pillars or a tile for later.",
        "Il vous reste des piliers ou une tuile pour plus tard.",
    ),
}
