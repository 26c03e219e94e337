"""Why a choice in Babel is better than others, by the term of the evaluation that says so."""

from typing import Final

from ziggurat.core.text import Text

ADVICE: Final = {
    "own levels": Text("You construct more levels.", "Vous construisez plus de niveaux."),
    "own levels_over_nine": Text(
        "You come closer to fifteen levels.", "Vous approchez des quinze niveaux."
    ),
    "own temples": Text("You start more temples.", "Vous commencez plus de temples."),
    "own hand": Text("You keep more cards in your hand.", "Vous gardez plus de cartes en main."),
    "own deployed": Text(
        "You keep more cards at your sites.", "Vous gardez plus de cartes sur vos chantiers."
    ),
    "own reach": Text(
        "You prepare several levels for your next turn.",
        "Vous préparez plusieurs niveaux pour le prochain tour.",
    ),
    "own runs": Text(
        "You keep three of a nation together for their ability.",
        "Vous gardez trois cartes d'une nation pour leur capacité.",
    ),
    "own destroyable": Text(
        "You threaten to destroy a level.", "Vous menacez de détruire un niveau."
    ),
    "own stealable": Text("You threaten to steal a temple.", "Vous menacez de voler un temple."),
    "their levels": Text(
        "Your opponent is left with fewer levels.", "Il reste moins de niveaux à l'adversaire."
    ),
    "their levels_over_nine": Text(
        "Your opponent stays further from fifteen levels.",
        "L'adversaire reste plus loin des quinze niveaux.",
    ),
    "their temples": Text(
        "Your opponent is left with fewer temples.", "Il reste moins de temples à l'adversaire."
    ),
    "their hand": Text(
        "Your opponent is left with fewer cards in hand.",
        "Il reste moins de cartes en main à l'adversaire.",
    ),
    "their deployed": Text(
        "Your opponent is left with fewer cards at their sites.",
        "Il reste moins de cartes sur les chantiers de l'adversaire.",
    ),
    "their reach": Text(
        "Your opponent has fewer levels to construct next turn.",
        "L'adversaire aura moins de niveaux à construire à son prochain tour.",
    ),
    "their runs": Text(
        "Your opponent loses the three cards of an ability.",
        "L'adversaire perd les trois cartes d'une capacité.",
    ),
    "their destroyable": Text(
        "Your temples are safer from destruction.",
        "Vos temples risquent moins d'être détruits.",
    ),
    "their stealable": Text(
        "Your temples are safer from theft.", "Vos temples risquent moins d'être volés."
    ),
    "late lead": Text(
        "You stay ahead as the Temple cards run out.",
        "Vous restez en tête quand les cartes Temple s'épuisent.",
    ),
}
