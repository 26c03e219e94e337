"""Why a choice in 7 Wonders is better than others, by the term of the evaluation that says so."""

from typing import Final

from ziggurat.core.text import Text

ADVICE: Final = {
    "points": Text("It brings more points.", "Vous marquez plus de points."),
    "coins": Text("It leaves you more coins.", "Il vous reste plus de pièces."),
    "raw materials, of four": Text(
        "It gives you a raw material you lack.",
        "Vous obtenez une matière première qui vous manque.",
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
    "stages": Text("It builds your wonder.", "Votre Merveille avance."),
    "powers": Text("It gives your wonder a special power.", "Votre Merveille obtient un pouvoir."),
    "chains": Text(
        "It lets you build a later card for free.",
        "Vous pourrez construire une carte gratuitement par chaînage.",
    ),
    "tokens": Text("It brings tokens.", "Vous obtenez des jetons."),
    "scored military": Text("It helps you in the conflicts.", "Vous gagnez plus de conflits."),
    "scored treasury": Text("It leaves you more coins.", "Il vous reste plus de pièces."),
    "scored wonder": Text("Your wonder scores more.", "Votre Merveille rapporte plus."),
    "scored civilian": Text(
        "It scores with civilian buildings.", "Les bâtiments civils rapportent plus."
    ),
    "scored commercial": Text(
        "It scores with commercial buildings.", "Les bâtiments commerciaux rapportent plus."
    ),
    "scored guilds": Text("It scores with guilds.", "Les Guildes rapportent plus."),
    "scored science": Text("It scores with science.", "La science rapporte plus."),
    "others": Text("It leaves the others fewer points.", "Les autres marquent moins."),
}
