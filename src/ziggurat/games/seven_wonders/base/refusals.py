"""Why an action of 7 Wonders may not be done, in the order of the rulebook."""

from ziggurat.core.refusal import Refusal


class SevenWondersRefusal(Refusal):
    # Setting up
    BOARD_NOT_OFFERED = (
        "SW-SETUP-4",
        "That board is not among those you may take.",
        "Ce plateau n'est pas parmi ceux que vous pouvez prendre.",
    )
    # Choosing a card
    NOT_IN_HAND = (
        "SW-AGE-3",
        "You do not hold that card.",
        "Vous n'avez pas cette carte en main.",
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
        "What is missing is not bought at that price, or it can be bought for less.",
        "Ce qui manque ne s'achète pas à ce prix, ou s'achète à moindre prix.",
    )
    NO_CHAIN = (
        "SW-CHAIN-1",
        "No building stands that would make this one free.",
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
        "Your wonder lets you build nothing free now.",
        "Votre Merveille ne vous permet pas de construire gratuitement maintenant.",
    )
    NOT_DISCARDED = (
        "SW-W-HALI-1",
        "That card is not among the discarded ones.",
        "Cette carte n'est pas dans la défausse.",
    )
    # The Free City
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
    # The Tower of Babel
    TILE_NOT_OFFERED = (
        "SWB-TOWER-6",
        "That tile is not among those before you.",
        "Cette tuile n'est pas parmi celles que vous avez reçues.",
    )
    NO_SUCH_TILE = (
        "SWB-TOWER-10",
        "You hold no such tile.",
        "Vous n'avez pas cette tuile en main.",
    )
    # The Great Projects
    NO_PROJECT = (
        "SWB-PROJ-9",
        "There is no project in which you could take part.",
        "Il n'y a pas de Grand Projet auquel vous pourriez participer.",
    )
    OTHER_COLOUR = (
        "SWB-PROJ-9",
        "Only a building of the project's colour lets you take part.",
        "Seul un bâtiment de la couleur du Grand Projet permet d'y participer.",
    )
    NO_MARKER_LEFT = (
        "SWB-PROJ-13",
        "No marker is left on the project.",
        "Il ne reste aucun marqueur sur le Grand Projet.",
    )
    ONCE_A_TURN = (
        "SWB-PROJ-15",
        "You have already taken part this turn.",
        "Vous avez déjà participé ce tour-ci.",
    )
    NO_PARTICIPATION_TOKEN = (
        "SWB-PROJ-36",
        "You have no token that lets you take part with another colour.",
        "Vous n'avez pas de jeton pour participer avec une autre couleur.",
    )
    TOKEN_NOT_NEEDED = (
        "SWB-PROJ-36",
        "The colour fits: you take part without a token.",
        "La couleur convient : vous participez sans jeton.",
    )
    NO_BUILDING_NO_PART = (
        "SWB-PROJ-37",
        "Only whoever builds a building may take part.",
        "Il faut construire un bâtiment pour participer.",
    )
    NO_FREE_BUILDING_TOKEN = (
        "SWB-PROJ-39",
        "You have no token for a free building.",
        "Vous n'avez pas de jeton de bâtiment gratuit.",
    )
    NO_FREE_STAGE_TOKEN = (
        "SWB-PROJ-40",
        "You have no token for a free stage.",
        "Vous n'avez pas de jeton d'étape gratuite.",
    )
    NOT_THAT_BUILDING = (
        "SWB-PROJ-28",
        "You must give up a building of the colour that is asked for.",
        "Vous devez perdre un bâtiment de la couleur demandée.",
    )
    NO_SUCH_VICTORIES = (
        "SWB-PROJ-30",
        "You do not have those victory tokens.",
        "Vous n'avez pas ces jetons Victoire.",
    )
