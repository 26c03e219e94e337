"""Why a choice in Babylon is better than others, by the term of the evaluation that says so."""

from typing import Final

from ziggurat.core.text import Text

ADVICE: Final = {
    "points": Text("You score more points.", "Vous marquez plus de points."),
    "places": Text(
        "You keep better places for what you can build next.",
        "Vous gardez de meilleurs emplacements pour la suite.",
    ),
    "height": Text("Your garden grows higher.", "Votre jardin s'élève."),
    "stock": Text(
        "You keep pillars or a tile for later.",
        "Vous gardez des piliers ou une tuile pour plus tard.",
    ),
}
