"""Why a loss may not be settled in a certain way."""

from ziggurat.core.refusal import Refusal


class IntrigueRefusal(Refusal):
    MORE_THAN_DUE = (
        "SWC-12",
        "You do not lose that many coins.",
        "Vous ne perdez pas autant de pièces.",
    )
    CANNOT_PAY_THE_REST = (
        "SWC-12",
        "You cannot pay the rest: take more debt.",
        "Vous ne pouvez pas payer le reste : prenez davantage de dettes.",
    )
