"""Why a player may not take part in a project, use a token, or give something up."""

from ziggurat.core.refusal import Refusal


class ProjectRefusal(Refusal):
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
        "To take part you must build a building.",
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
        "You must give up a building of the required colour.",
        "Vous devez perdre un bâtiment de la couleur demandée.",
    )
    NO_SUCH_VICTORIES = (
        "SWB-PROJ-30",
        "You do not have those victory tokens.",
        "Vous n'avez pas ces jetons Victoire.",
    )
