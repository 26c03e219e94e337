"""Cities: black cards and guilds, teams, and two lines of the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.kind import Option
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.catalogue import CARD_OF, OF_COLOUR
from ziggurat.games.seven_wonders.cities import boards, cards, leaders
from ziggurat.games.seven_wonders.cities.caligula import BUILD_BLACK_FREE
from ziggurat.games.seven_wonders.cities.refusals import CitiesRefusal
from ziggurat.games.seven_wonders.cities.texts import TEXTS
from ziggurat.games.seven_wonders.components import BLACK, Thing
from ziggurat.games.seven_wonders.facts import Module, Row
from ziggurat.games.seven_wonders.scoring import printed

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card, City
    from ziggurat.games.seven_wonders.knowledge.groups import Insight
    from ziggurat.games.seven_wonders.knowledge.views import SevenWondersView
    from ziggurat.games.seven_wonders.table import SevenWonders


def black_points(game: SevenWonders, city: City) -> int:
    """Black cards have a line of their own (SWC-45)."""
    return printed(game, city, OF_COLOUR[BLACK])


def debt_points(game: SevenWonders, city: City) -> int:
    """A point is lost for each point of debt (SWC-13, SWC-45)."""
    assert game.intrigues is not None
    return -game.intrigues.debts[city]


def show(game: SevenWonders, _seat: Seat, _insight: Insight, view: SevenWondersView) -> None:
    view["teams"] = game.facts.teams


def numbers(things: tuple[Thing, ...]) -> tuple[Card, ...]:
    return tuple([CARD_OF[each.name] for each in things])


OPTIONS: Final = (
    Option(
        "cities",
        (False, True),
        Text("The expansion Cities", "L'extension Cities"),
        help=Text("Eight players always play with it.", "Toujours en jeu à huit joueurs."),
        is_main=True,
    ),
    Option(
        "all_diplomacy_at_once",
        (False, True),
        Text(
            "Cities: after a conflict all diplomacy tokens of a city are handed back, not just one",
            "Cities : après un conflit, une cité rend tous ses jetons Diplomatie, pas un seul",
        ),
    ),
    Option(
        "masks_differ",
        (False, True),
        Text(
            "Cities: two masks of a city cannot copy the same green card",
            "Cities : deux masques d'une cité ne peuvent pas copier la même carte verte",
        ),
    ),
    Option(
        "byzantium_with_three",
        (True, False),
        Text(
            "Cities: Byzantium takes part with three cities, too",
            "Cities : Byzance est en jeu même avec trois cités",
        ),
    ),
)
TEAM_OPTIONS: Final = (
    Option(
        "teams",
        (False, True),
        Text("Teams of two neighbours", "Équipes de deux voisins"),
        help=Text(
            "With four, six or eight players; always with Cities.",
            "À quatre, six ou huit joueurs ; toujours avec Cities.",
        ),
        is_main=True,
    ),
    Option(
        "partners_lose_coins",
        (False, True),
        Text(
            "Teams: a coin loss also hits the partner of the player who causes it",
            "Équipes : une perte de pièces touche aussi le partenaire de celui qui la cause",
        ),
    ),
)

# Its guilds are drawn together with those of the base game (SWC-03).
MODULE: Final = Module(
    "cities",
    TEXTS,
    refusals=CitiesRefusal,
    uses=(BUILD_BLACK_FREE,),
    rows=(Row("cities", black_points), Row("debt", debt_points)),
    options=(*OPTIONS, *TEAM_OPTIONS),
    decks=(numbers(cards.AGE_I), numbers(cards.AGE_II), numbers(cards.AGE_III)),
    guilds=numbers(cards.GUILDS),
    leaders=numbers(leaders.LEADERS),
    wonders=tuple(sorted({side.wonder for side in boards.SIDES})),
    show=show,
)
