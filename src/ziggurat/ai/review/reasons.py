"""Why a line is better than the others, by the term of the evaluation that says so."""

from typing import Final

from ziggurat.core.text import Text

Reasons = dict[str, Text]

BABBLE: Final[Reasons] = {
    "tower": Text("The tower is likely to grow.", "La tour a des chances de grandir."),
    "words": Text(
        "The team learns more about your words.", "L'équipe en apprend plus sur vos mots."
    ),
    "resources": Text(
        "The team gets Resources it needs.", "L'équipe obtient des Ressources utiles."
    ),
}

BABEL: Final[Reasons] = {
    "own levels": Text("It builds more levels.", "Vous construisez plus d'étages."),
    "own levels_over_nine": Text(
        "It brings fifteen levels closer.", "Les quinze étages se rapprochent."
    ),
    "own temples": Text("It starts more temples.", "Vous commencez plus de temples."),
    "own hand": Text("It keeps more cards in your hand.", "Vous gardez plus de cartes en main."),
    "own deployed": Text(
        "It leaves more cards at your sites.", "Vous avez plus de cartes sur vos sites."
    ),
    "own reach": Text(
        "It prepares several levels for your next turn.",
        "Vous préparez plusieurs étages pour le prochain tour.",
    ),
    "own runs": Text(
        "It keeps three of a nation together for their power.",
        "Vous gardez trois cartes d'un peuple pour leur pouvoir.",
    ),
    "own destroyable": Text(
        "It threatens to destroy a level.", "Vous menacez de détruire un étage."
    ),
    "own stealable": Text("It threatens to steal a temple.", "Vous menacez de voler un temple."),
    "their levels": Text(
        "It leaves your opponent fewer levels.", "Il reste moins d'étages à l'adversaire."
    ),
    "their levels_over_nine": Text(
        "It keeps your opponent away from fifteen levels.",
        "L'adversaire s'éloigne des quinze étages.",
    ),
    "their temples": Text(
        "It leaves your opponent fewer temples.", "Il reste moins de temples à l'adversaire."
    ),
    "their hand": Text(
        "It leaves your opponent fewer cards.", "Il reste moins de cartes à l'adversaire."
    ),
    "their deployed": Text(
        "It weakens your opponent's sites.", "Les sites de l'adversaire s'affaiblissent."
    ),
    "their reach": Text(
        "It takes levels away that your opponent could build.",
        "Vous prenez les étages que l'adversaire pourrait construire.",
    ),
    "their runs": Text(
        "It takes a power away from your opponent.", "Vous privez l'adversaire d'un pouvoir."
    ),
    "their destroyable": Text(
        "It protects your temples from being destroyed.",
        "Vos temples sont protégés de la destruction.",
    ),
    "their stealable": Text(
        "It protects your temples from being stolen.", "Vos temples sont protégés du vol."
    ),
    "late lead": Text(
        "It keeps you ahead before the temple cards run out.",
        "Vous restez en tête avant que les cartes Temple ne s'épuisent.",
    ),
}

BABYLON: Final[Reasons] = {
    "points": Text("It scores more points.", "Vous marquez plus de points."),
    "places": Text(
        "It leaves better places for what you can build next.",
        "Vous gardez de meilleures places pour la suite.",
    ),
    "height": Text("It raises your garden.", "Votre jardin s'élève."),
    "stock": Text(
        "It leaves you pillars or a tile for later.",
        "Il vous reste des piliers ou une tuile pour plus tard.",
    ),
}

SEVEN_WONDERS: Final[Reasons] = {
    "points": Text("It brings more points.", "Vous marquez plus de points."),
    "coins": Text("It leaves you more coins.", "Il vous reste plus de pièces."),
    "raw materials, of four": Text(
        "It gives you a raw material you lack.", "Vous obtenez une matière qui vous manque."
    ),
    "raw units": Text(
        "It gives you more raw materials.", "Vous produisez plus de matières premières."
    ),
    "manufactured goods, of three": Text(
        "It gives you a manufactured good you lack.",
        "Vous obtenez un produit manufacturé qui vous manque.",
    ),
    "discounts": Text("It makes your purchases cheaper.", "Vos achats vous coûtent moins cher."),
    "symbols": Text("It adds to your science.", "Votre science progresse."),
    "conflicts": Text("It helps you in the conflicts.", "Vous gagnez plus de conflits."),
    "stages": Text("It builds your wonder.", "Votre merveille avance."),
    "powers": Text("It gives your wonder a special power.", "Votre merveille obtient un pouvoir."),
    "chains": Text(
        "It lets you build a later card for free.",
        "Vous pourrez construire une carte gratuitement par chaînage.",
    ),
    "tokens": Text("It brings tokens.", "Vous obtenez des jetons."),
    "scored military": Text("It helps you in the conflicts.", "Vous gagnez plus de conflits."),
    "scored treasury": Text("It leaves you more coins.", "Il vous reste plus de pièces."),
    "scored wonder": Text("Your wonder scores more.", "Votre merveille rapporte plus."),
    "scored civilian": Text(
        "It scores with civilian structures.", "Les bâtiments civils rapportent plus."
    ),
    "scored commercial": Text(
        "It scores with commercial structures.", "Les bâtiments commerciaux rapportent plus."
    ),
    "scored guilds": Text("It scores with guilds.", "Les guildes rapportent plus."),
    "scored science": Text("It scores with science.", "La science rapporte plus."),
    "others": Text("It leaves the others fewer points.", "Les autres marquent moins."),
}
