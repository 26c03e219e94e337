"""All that the Wonder Pack says to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.base.texts import paid
from ziggurat.games.seven_wonders.wonder_pack.boards import SIDES

ENTOMBS: Final = Text(
    "entomb a leader: twice its cost in points", "inhumez un Leader : deux fois son coût en points"
)
# What signs do not say.
EFFECTS: Final = {
    "abu simbel a 3": ENTOMBS,
    "abu simbel b 1": ENTOMBS,
    "abu simbel b 2": ENTOMBS,
    "stonehenge a 3": Text(
        "2 points for each stone on your brown cards", "2 points par pierre de vos cartes marron"
    ),
    "stonehenge b 1": Text(
        "1 coin, and 1 point, for each stone on your brown cards",
        "1 pièce, et 1 point, par pierre de vos cartes marron",
    ),
    "stonehenge b 2": Text(
        "1 point for each card of your neighbours that has the colour of the card underneath",
        "1 point par carte de vos voisins de la couleur de la carte placée dessous",
    ),
    "manneken pis a": Text("4 coins more at the start", "4 pièces de plus au départ"),
    "manneken pis b": Text("4 coins more at the start", "4 pièces de plus au départ"),
    "manneken pis a 1": Text(
        "the first stage of your left neighbour", "la première étape de votre voisin de gauche"
    ),
    "manneken pis a 2": Text(
        "the second stage of your right neighbour", "la deuxième étape de votre voisin de droite"
    ),
    "manneken pis a 3": Text(
        "the last stage of your left neighbour", "la dernière étape de votre voisin de gauche"
    ),
}
TERMS: Final = {
    **{each.name: each.text for each in SIDES},
    **{f"{name} effect": text for name, text in EFFECTS.items()},
}
ACTIONS: Final = {
    "stage_numbered": paid(
        "Build stage {stage} with this card: {card}", "Construire l'étape {stage} avec : {card}"
    ),
}
FIELDS: Final = {"stages_built": Text("Stages built", "Étapes construites")}
EVENTS: Final = {
    "turned_up": Text(
        "{seat} {seat::turns|turn} up the card under the stage: {card}.",
        "{seat} {seat::dévoile|dévoilez} la carte placée sous l'étape : {card}.",
    ),
    "free_city_turned_up": Text(
        "The Free City turns up the card under the stage: {card}.",
        "La Cité franche dévoile la carte placée sous l'étape : {card}.",
    ),
}

TEXTS: Final = Texts(TERMS, ACTIONS, EVENTS, {}, {}, {}, fields=FIELDS)
