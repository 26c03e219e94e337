"""Setting up a game of 7 Wonders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.kind import Option, Setting
from ziggurat.core.source import Sealed
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders import events
from ziggurat.games.seven_wonders.base.board_choice import CHOOSE_SIDES, DRAFT_BOARDS
from ziggurat.games.seven_wonders.catalogue import SIDES, Board
from ziggurat.games.seven_wonders.table import SevenWonders

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.games.seven_wonders.facts import Facts, Script

OPTIONS: Final = (
    Option(
        "wonders",
        ("dealt", "dealt a", "chosen", "drafted"),
        Text("Wonder boards", "Plateaux Merveille"),
        help=Text(
            "How each player gets a board and its side.",
            "Comment chacun reçoit son plateau et sa face.",
        ),
        is_main=True,
    ),
    Option(
        "copy_counts_itself",
        (False, True),
        Text(
            "A copied Shipowners Guild counts itself",
            "Une Guilde des armateurs copiée se compte elle-même",
        ),
    ),
    Option(
        "strict_seventh_card",
        (False, True),
        Text(
            "Coins received on turn 6 cannot pay for Babylon's seventh card",
            "Les pièces reçues au tour 6 ne paient pas la septième carte de Babylone",
        ),
    ),
    Option(
        "dig_first",
        (False, True),
        Text(
            "On turn 6, Halicarnassus digs before Babylon's seventh card",
            "Au tour 6, Halicarnasse fouille avant la septième carte de Babylone",
        ),
    ),
    Option(
        "purchases",
        ("missing", "unbeaten", "any"),
        Text("Purchases from neighbours", "Achats aux voisins"),
        help=Text(
            "What you lack, from either neighbour; only the payments that no other one undercuts;"
            " or anything, even what you could produce yourself.",
            "Tout ce qui vous manque, chez l'un ou l'autre voisin ; seulement les paiements les"
            " moins chers ; ou tout, même ce que vous pourriez produire.",
        ),
    ),
    Option(
        "chains_of_earlier_ages",
        (False, True),
        Text(
            "A chain starts only from a building of an earlier Age",
            "Un chaînage ne part que d'un bâtiment d'un Âge précédent",
        ),
    ),
)

SIDES_OF: Final[dict[int, list[Board]]] = {
    each.wonder: [board for board, side in enumerate(SIDES) if side.wonder == each.wonder]
    for each in SIDES
}


def new_game(
    seed: str, players: int, facts: Facts, settings: Mapping[str, Setting]
) -> SevenWonders:
    game = SevenWonders()
    game.seats = players
    game.facts = facts
    game.source = Sealed(seed)
    lay_out(game)
    deal_boards(game, sides=1 if settings["wonders"] == "dealt a" else 2)
    for module in game.plan().modules:
        if module.lay_boards is not None:
            module.lay_boards(game, settings)
    game.then(board_phases(game, str(settings["wonders"])))
    game.advance()
    return game


def lay_out(game: SevenWonders) -> None:
    """Every city starts with three coins (SW-SETUP-5, SW-2P-2)."""
    cities = game.facts.cities
    game.boards = (-1,) * cities
    game.built = [0] * cities
    game.tokens = [()] * cities
    game.coins = [game.facts.start_coins] * cities
    game.paid = [0] * (3 * cities)
    game.income = [0] * cities
    game.buried = [()] * cities
    game.victories = [0] * (3 * cities)
    game.defeats = [0] * cities
    game.hands = [()] * cities
    game.drawn_card = -1
    game.derive()
    for module in game.plan().modules:
        if module.set_up is not None:
            module.set_up(game)


def deal_boards(game: SevenWonders, sides: int) -> None:
    """Each wonder is in play at most once; its side is drawn, too (SW-SETUP-4)."""
    wonders = wonders_in_play(game)
    game.shuffle(wonders)
    for city, wonder in enumerate(wonders[: game.facts.cities]):
        game.take_board(city, SIDES_OF[wonder][game.below(sides)])


def wonders_in_play(game: SevenWonders) -> list[int]:
    return [each for each in game.plan().wonders if not game.facts.left_out >> each & 1]


def board_phases(game: SevenWonders, wonders: str) -> Script:
    """What comes before the first age, if boards are not simply dealt (SW-SETUP-4)."""
    start = game.plan().scripts.start
    if wonders == "chosen":
        return [CHOOSE_SIDES, *start]
    if wonders == "drafted":
        offer_boards(game)
        return [*DRAFT_BOARDS[: game.seats], *start]
    tell_boards(game, 0)
    return start


def offer_boards(game: SevenWonders) -> None:
    """The Free City keeps the board it was dealt; players take theirs from the others."""
    for seat in range(game.seats):
        game.give_back_board(seat)
    kept = game.boards[game.seats :]
    left = set(wonders_in_play(game)) - {SIDES[board].wonder for board in kept}
    game.offered = tuple([board for board, side in enumerate(SIDES) if side.wonder in left])
    tell_boards(game, game.seats)


def tell_boards(game: SevenWonders, first: int) -> None:
    for city in range(first, game.facts.cities):
        game.tell(events.took_board, game, city, game.boards[city])
