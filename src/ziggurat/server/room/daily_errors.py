"""Why the server refuses a request about a daily deal."""

from ziggurat.core.error import ErrorCode
from ziggurat.core.text import Text


class DailyCode(ErrorCode):
    NO_DAILY = Text(
        "There is no daily deal of this game.",
        "Ce jeu n'a pas de donne du jour.",
    )
    DAILY_FOR_PEOPLE = Text(
        "Daily deals are for people. Bots play at any other table.",
        "Les donnes du jour sont réservées aux personnes. Les bots jouent à toutes les autres"
        " tables.",
    )
    DAY_NOT_OVER = Text(
        "Others may still play this deal: it is shown to everybody once the day is over (UTC).",
        "D'autres peuvent encore jouer cette donne : elle sera visible de tous une fois la journée"
        " terminée (UTC).",
    )
    UNDO_DAILY = Text(
        "In a daily deal no choice can be undone.",
        "Dans une donne du jour, aucun choix ne peut être annulé.",
    )
    DAILY_BY_SERVER = Text(
        "A daily deal is opened from its own page, not as a table.",
        "Une donne du jour s'ouvre depuis sa page, et non comme une table.",
    )
