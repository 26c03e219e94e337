"""Why a choice in 7 Wonders is better than others, by the term of the evaluation that says so."""

from typing import Final

from ziggurat.core.text import Text

ADVICE: Final = {
    "points": Text("You score more points.", "Vous marquez plus de points."),
    "coins": Text("You keep more coins.", "Vous gardez plus de pièces."),
    "raw materials, of four": Text(
        "You get a raw material you lack.",
        "Vous obtenez une matière première qui vous manque.",
    ),
    "raw units": Text(
        "You produce more raw materials.", "Vous produisez plus de matières premières."
    ),
    "manufactured goods, of three": Text(
        "You get a manufactured good you lack.",
        "Vous obtenez un produit manufacturé qui vous manque.",
    ),
    "discounts": Text("Your purchases become cheaper.", "Vos achats vous coûtent moins cher."),
    "symbols": Text("Your science advances.", "Votre science progresse."),
    "conflicts": Text(
        "You do better in the conflicts.", "Vous réussissez mieux dans les conflits."
    ),
    "stages": Text("Your wonder advances.", "Votre Merveille avance."),
    "powers": Text("Your wonder gains a power.", "Votre Merveille obtient un pouvoir."),
    "chains": Text(
        "You can build a later card for free.",
        "Vous pourrez construire une carte gratuitement par chaînage.",
    ),
    "tokens": Text("You gain tokens.", "Vous obtenez des jetons."),
    "scored military": Text(
        "You do better in the conflicts.", "Vous réussissez mieux dans les conflits."
    ),
    "scored treasury": Text("You keep more coins.", "Vous gardez plus de pièces."),
    "scored wonder": Text("Your wonder scores more.", "Votre Merveille rapporte plus."),
    "scored civilian": Text(
        "Your civilian buildings score more.", "Vos bâtiments civils rapportent plus."
    ),
    "scored commercial": Text(
        "Your commercial buildings score more.", "Vos bâtiments commerciaux rapportent plus."
    ),
    "scored guilds": Text("Your guilds score more.", "Vos Guildes rapportent plus."),
    "scored science": Text("Your science scores more.", "Votre science rapporte plus."),
    "others": Text("The others score fewer points.", "Les autres marquent moins."),
}
