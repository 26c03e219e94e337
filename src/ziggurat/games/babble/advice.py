"""Why a choice in Babble is better than others, by the term of the evaluation that says so."""

from typing import Final

from ziggurat.core.text import Text

ADVICE: Final = {
    "tower": Text("The tower is likely to grow.", "La tour a des chances de grandir."),
    "words": Text(
        "The team learns more about your words.", "L'équipe en apprend plus sur vos mots."
    ),
    "resources": Text(
        "The team gets Resources it needs.", "L'équipe obtient des Ressources utiles."
    ),
}
