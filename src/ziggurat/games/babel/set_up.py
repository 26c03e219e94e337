"""Setting up a game of Babel."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.kind import Option, Setting
from ziggurat.core.source import Sealed
from ziggurat.core.text import Text
from ziggurat.core.zones import cards_of
from ziggurat.games.babel.components import (
    CARDS_OF_A_NATION,
    QUARRY,
    SITES,
    TEMPLE_CARDS,
)
from ziggurat.games.babel.flow import TURN
from ziggurat.games.babel.table import Babel, BabelRules

OPTIONS: Final = (
    Option(
        "start_player",
        ("random", 0, 1),
        Text("Who takes the first turn", "Qui commence"),
        is_main=True,
    ),
    Option(
        "start_hands",
        ("3 and 5", "5 and 5"),
        Text("Nation cards at the start", "Cartes Nation au départ"),
        help=Text(
            "For the first and for the second player. 5 and 5: as in the 2000 edition.",
            "Pour le premier et pour le second joueur. 5 et 5 : comme dans l'édition de 2000.",
        ),
    ),
    Option(
        "allow_null_ability",
        (False, True),
        Text("Abilities without effect are allowed", "Capacités sans effet permises"),
        help=Text(
            "An ability may be paid for although it changes nothing.",
            "On peut payer une capacité même si elle ne change rien.",
        ),
    ),
)

START_HANDS: Final = {"3 and 5": (3, 5), "5 and 5": (5, 5)}  # first and second player (BB-SET-6)


def new_game(seed: str, settings: Mapping[str, Setting]) -> Babel:
    """Lay out the table, choose the start player, deal and begin (BB-SET-5, 6, 8)."""
    game = Babel()
    game.seats = 2
    game.source = Sealed(seed)
    game.rules = BabelRules(bool(settings["allow_null_ability"]))
    lay_out(game)
    start = settings["start_player"]
    game.active = start if isinstance(start, int) else game.below(2)
    first, second = START_HANDS[str(settings["start_hands"])]
    game.draw(game.active, first)
    game.draw(1 - game.active, second)
    game.agenda.append(TURN)
    game.advance()
    return game


def lay_out(game: Babel) -> None:
    """The board with both pawns in the quarry, and the shuffled cards.

    Two pawns, one to a player (BB-COM-4); two empty stacks (BB-SET-7); see BB-SET-1, 3, 4.
    """
    nations = cards_of([CARDS_OF_A_NATION] * SITES)
    levels = cards_of([0, *TEMPLE_CARDS])
    levels = levels[2:]  # each player takes a level 1 as foundation card (BB-SET-1)
    game.shuffle(nations)
    game.shuffle(levels)
    game.deck = bytes(nations)
    game.quarry = bytes(levels)
    game.foundations = (True, True)
    game.pawns = (QUARRY, QUARRY)
    game.columns = [b""] * (2 * SITES)
