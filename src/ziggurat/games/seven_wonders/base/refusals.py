"""Why an action of the base game may not be done, in the order of the rulebook."""

from ziggurat.core.refusal import Refusal


class SevenWondersRefusal(Refusal):
    # Setting up
    BOARD_NOT_OFFERED = (
        "SW-SETUP-4",
        "That board is not one of those you may take.",
        "Ce plateau n'est pas parmi ceux que vous pouvez prendre.",
    )
    # Choosing a card
    NOT_IN_HAND = (
        "SW-AGE-3",
        "You do not hold that card.",
        "Vous n'avez pas cette carte en main.",
    )
    NO_STRUCTURE = (
        "SW-ACT-1",
        "That card is not a structure.",
        "Cette carte n'est pas un bâtiment.",
    )
    ALREADY_BUILT = (
        "SW-ACT-3",
        "A building of that name already stands in your city.",
        "Un bâtiment de ce nom se dresse déjà dans votre cité.",
    )
    WONDER_COMPLETE = (
        "SW-ACT-5",
        "Every stage of your wonder is built.",
        "Toutes les étapes de votre Merveille sont construites.",
    )
    CANNOT_PAY = (
        "SW-TRADE-7",
        "You can neither produce nor buy all that it costs with the coins you have.",
        "Vous ne pouvez ni produire ni acheter tout ce que cela coûte avec vos pièces.",
    )
    OTHER_PAYMENT = (
        "SW-TRADE-10",
        "What you lack cannot be bought at that price, or can be bought for less.",
        "Ce qui manque ne s'achète pas à ce prix, ou s'achète à moindre prix.",
    )
    NO_CHAIN = (
        "SW-CHAIN-1",
        "No building makes this one free by chain.",
        "Aucun bâtiment présent ne rend celui-ci gratuit.",
    )
    CHAIN_OF_THIS_AGE = (
        "SW-CHAIN-4",
        "A chain starts only from a building of an earlier Age.",
        "Un chaînage ne part que d'un bâtiment d'un Âge précédent.",
    )
    # Powers of wonders
    NO_FREE_BUILDING = (
        "SW-W-OLYMPIA-A2",
        "Your wonder does not let you build anything for free now.",
        "Votre Merveille ne vous permet pas de construire gratuitement maintenant.",
    )
    NOT_DISCARDED = (
        "SW-W-HALI-1",
        "That card is not among the discarded ones.",
        "Cette carte n'est pas dans la défausse.",
    )
