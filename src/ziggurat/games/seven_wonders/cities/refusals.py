"""Why a black card may not be built free."""

from ziggurat.core.refusal import Refusal


class CitiesRefusal(Refusal):
    NOT_BY_CALIGULA = (
        "SWC-40",
        "No leader lets you build this card for free now.",
        "Aucun Leader ne vous permet de construire cette carte gratuitement maintenant.",
    )
