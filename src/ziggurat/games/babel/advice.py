"""Why a choice in Babel is better than others, by the term of the evaluation that says so."""

from typing import Final

from ziggurat.core.text import Text

ADVICE: Final = {
    "own levels": Text("It constructs more levels.", "Vous construisez plus de niveaux."),
    "own levels_over_nine": Text(
        "It brings fifteen levels closer.", "Les quinze niveaux se rapprochent."
    ),
    "own temples": Text("It starts more temples.", "Vous commencez plus de temples."),
    "own hand": Text("It keeps more cards in your hand.", "Vous gardez plus de cartes en main."),
    "own deployed": Text(
        "It leaves more cards at your sites.", "Vous avez plus de cartes sur vos chantiers."
    ),
    "own reach": Text(
        "It prepares several levels for your next turn.",
        "Vous préparez plusieurs niveaux pour le prochain tour.",
    ),
    "own runs": Text(
        "It keeps three of a nation together for their ability.",
        "Vous gardez trois cartes d'une nation pour leur capacité.",
    ),
    "own destroyable": Text(
        "It threatens to destroy a level.", "Vous menacez de détruire un niveau."
    ),
    "own stealable": Text("It threatens to steal a temple.", "Vous menacez de voler un temple."),
    "their levels": Text(
        "It leaves your opponent fewer levels.", "Il reste moins de niveaux à l'adversaire."
    ),
    "their levels_over_nine": Text(
        "It keeps your opponent away from fifteen levels.",
        "L'adversaire s'éloigne des quinze niveaux.",
    ),
    "their temples": Text(
        "It leaves your opponent fewer temples.", "Il reste moins de temples à l'adversaire."
    ),
    "their hand": Text(
        "It leaves your opponent fewer cards.", "Il reste moins de cartes à l'adversaire."
    ),
    "their deployed": Text(
        "It weakens your opponent's sites.", "Les chantiers de l'adversaire s'affaiblissent."
    ),
    "their reach": Text(
        "It takes away levels that your opponent could construct.",
        "Vous prenez les niveaux que l'adversaire pourrait construire.",
    ),
    "their runs": Text(
        "It takes an ability away from your opponent.", "Vous privez l'adversaire d'une capacité."
    ),
    "their destroyable": Text(
        "It protects your temples from being destroyed.",
        "Vos temples sont protégés de la destruction.",
    ),
    "their stealable": Text(
        "It protects your temples from being stolen.", "Vos temples sont protégés du vol."
    ),
    "late lead": Text(
        "It keeps you ahead before the Temple cards run out.",
        "Vous restez en tête avant que les cartes Temple ne s'épuisent.",
    ),
}
