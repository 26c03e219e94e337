"""Why an order for the Free City may not be given."""

from ziggurat.core.refusal import Refusal


class FreeCityRefusal(Refusal):
    FREE_CITY_MUST_PLAY = (
        "SW-2P-7",
        "The Free City discards only if it can play none of these cards.",
        "La Cité franche ne défausse que si elle ne peut jouer aucune de ces cartes.",
    )
    FREE_CITY_MUST_CHAIN = (
        "SW-2P-10",
        "The Free City must build this card by its chain.",
        "La Cité franche doit construire cette carte par chaînage.",
    )
