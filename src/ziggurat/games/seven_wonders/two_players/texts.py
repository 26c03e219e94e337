"""All that the game of two says to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.base.texts import CITY_EVENTS, of_free_city

PROMPTS: Final = {
    "choose_for_free_city": Text(
        "Age {age:roman}, turn {turn}: choose a card for the Free City and what it does with it.",
        "Âge {age:roman}, tour {turn} : choisissez une carte pour la Cité franche et ce qu'elle en"
        " fait.",
    ),
    "play_seventh_of_free_city": Text(
        "The Free City plays its last card: {card}.",
        "La Cité franche joue sa dernière carte : {card}.",
    ),
    "dig_up_for_free_city": Text(
        "The Free City may build a discarded card for free.",
        "La Cité franche peut construire gratuitement une carte de la défausse.",
    ),
}


EVENTS: Final = {
    **of_free_city(CITY_EVENTS),
    "drew_from_pile": Text(
        "{seat} {seat::draws|draw} a card from the pile of the Free City.",
        "{seat} {seat::pioche|piochez} une carte de la Cité franche.",
    ),
    "drew_from_pile_known": Text(
        "{seat} {seat::draws|draw} from the pile of the Free City: {card}.",
        "{seat} {seat::pioche|piochez} de la Cité franche : {card}.",
    ),
}

LABELS: Final = {
    "free_city": Text("Free City", "Cité franche"),
    "holds_free_city": Text(
        "Plays for the Free City this turn", "Joue pour la Cité franche ce tour-ci"
    ),
    "pile": Text(
        "{count:card|cards} in the pile of the Free City",
        "{count:carte|cartes} dans la pile de la Cité franche",
    ),
}
FIELDS: Final = {
    "pile_size": Text("Pile", "Pile"),
    "holder": Text("Free City", "Cité franche"),
}
SETTINGS: Final = {
    "drawn": Text("drawn by lot", "tirée au sort"),
    "a": Text("side A", "face A"),
    "b": Text("side B", "face B"),
}

DRAWING: Final = {
    "free_city": LABELS["free_city"],
    "holder": Text("the Free City is played by {name}", "{name} joue la Cité franche"),
    "holder_you": Text("you play the Free City", "vous jouez la Cité franche"),
}

TEXTS: Final = Texts(
    {},
    {},
    EVENTS,
    {},
    {},
    PROMPTS,
    labels=LABELS,
    fields=FIELDS,
    settings=SETTINGS,
    drawing=DRAWING,
)
