"""Why a choice in Babble is better than others, by the term of the evaluation that says so."""

from typing import Final

from ziggurat.core.text import Text

ADVICE: Final = {
    "tower": Text("The tower is more likely to grow.", "La tour a plus de chances de grandir."),
    "words": Text(
        "The team learns more about the words.", "L'équipe en apprend plus sur les mots."
    ),
    "resources": Text("The team has more Resources.", "L'équipe a plus de Ressources."),
}
