"""Setting up a game of 7 Wonders."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.agenda import Phase
from ziggurat.core.kind import Option, Setting
from ziggurat.core.source import Sealed
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders import events
from ziggurat.games.seven_wonders.components import START_COINS
from ziggurat.games.seven_wonders.draft import DRAFTS, deal_tiles
from ziggurat.games.seven_wonders.flow import BEGIN_AGE
from ziggurat.games.seven_wonders.projects import TOKEN_KINDS
from ziggurat.games.seven_wonders.purchases import PURCHASES
from ziggurat.games.seven_wonders.table import SevenWonders
from ziggurat.games.seven_wonders.wonder_choice import CHOOSE_SIDES, DRAFT_BOARDS
from ziggurat.games.seven_wonders.wonders import BOARD_OF, BOARDS, WONDERS

BABYLON_B: Final = BOARD_OF["babylon b"]

OPTIONS: Final = (
    Option(
        "modules",
        ("none", "tower", "projects", "both"),
        Text(
            "The modules of Babel: the tower, the great projects, or both",
            "Les modules de Babel : la Tour, les Grands Projets, ou les deux",
        ),
    ),
    Option(
        "wonders",
        ("dealt", "dealt a", "chosen", "drafted"),
        Text(
            "Boards are dealt with their side, dealt on side A, dealt and their side chosen,"
            " or taken in the order of the seats",
            "Les plateaux sont distribués avec leur face, sur la face A, avec face au choix,"
            " ou pris dans l'ordre des places",
        ),
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
        PURCHASES,
        Text(
            "What may be bought: only what no other purchase beats; whatever is missing, from"
            " either neighbour; or any of it, even what one could produce oneself",
            "Achats permis : ceux qu'aucun autre achat ne surpasse ; tout ce qui manque, chez l'un"
            " ou l'autre voisin ; ou tout, même ce que l'on pourrait produire soi-même",
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
    Option(
        "free_city_side",
        ("drawn", "a", "b"),
        Text(
            "The side that the board of two players' Free City shows",
            "La face du plateau de la Cité franche, à deux joueurs",
        ),
    ),
    Option(
        "free_city_without_powers",
        (False, True),
        Text(
            "The Free City of two players never builds free and never digs in the discard",
            "À deux joueurs, la Cité franche ne construit jamais gratuitement et ne fouille jamais"
            " la défausse",
        ),
    ),
    Option(
        "free_city_without_babylon_b",
        (False, True),
        Text(
            "The Free City of two players never shows side B of Babylon",
            "À deux joueurs, la Cité franche n'a jamais la face B de Babylone",
        ),
    ),
)


def new_game(seed: str, players: int, settings: Mapping[str, Setting]) -> SevenWonders:
    game = SevenWonders()
    game.seats = players
    game.cities = max(3, players)  # with two players, the Free City is the third
    game.source = Sealed(seed)
    modules = str(settings["modules"])
    game.with_tower = modules in {"tower", "both"}
    game.with_projects = modules in {"projects", "both"}
    game.copy_counts_itself = bool(settings["copy_counts_itself"])
    game.strict_seventh = bool(settings["strict_seventh_card"])
    game.dig_first = bool(settings["dig_first"])
    game.free_city_without_powers = bool(settings["free_city_without_powers"])
    game.drawn_card = game.project = -1
    game.purchases = PURCHASES.index(str(settings["purchases"]))
    game.chains_of_earlier_ages = bool(settings["chains_of_earlier_ages"])
    lay_out(game)
    game.then(beginning(game, settings))
    game.advance()
    return game


def lay_out(game: SevenWonders) -> None:
    cities, seats = game.cities, game.seats
    game.boards = (-1,) * cities
    game.stages = [0] * cities
    game.coins = [START_COINS] * cities
    game.paid = [0] * (3 * cities)
    game.built = [0] * cities
    game.buried = [()] * cities
    game.victories = [0] * (3 * cities)
    game.defeats = [0] * cities
    game.hands = [()] * cities
    if game.with_tower:
        game.tiles = [()] * seats
        game.tile_packets = [()] * seats
        game.tower_height = (0,) * seats
        deal_tiles(game)
    if game.with_projects:
        game.shares = (0,) * seats
        game.tokens = (0,) * (TOKEN_KINDS * seats)
        game.shield_tokens = (0,) * seats
        game.penalties = (0,) * seats


def beginning(game: SevenWonders, settings: Mapping[str, Setting]) -> list[Phase[SevenWonders]]:
    """Hand out the boards, and say what comes before the first age."""
    wonders = settings["wonders"]
    phases: list[Phase[SevenWonders]] = []
    deal_boards(game, sides=1 if wonders == "dealt a" else 2)
    if settings["free_city_side"] != "drawn":
        turn_free_city(game, side=int(settings["free_city_side"] == "b"))
    if settings["free_city_without_babylon_b"]:
        spare_free_city(game)
    if wonders == "chosen":
        phases.append(CHOOSE_SIDES)
    if wonders == "drafted":
        offer_boards(game)
        phases += DRAFT_BOARDS[: game.seats]
    elif wonders != "chosen":
        tell_boards(game, 0)
    if game.with_tower:
        phases += DRAFTS
    return [*phases, BEGIN_AGE]


def deal_boards(game: SevenWonders, sides: int) -> None:
    wonders = list(range(WONDERS))
    game.shuffle(wonders)
    boards = [wonder * 2 + game.below(sides) for wonder in wonders[: game.cities]]
    game.boards = tuple(boards)


def turn_free_city(game: SevenWonders, side: int) -> None:
    dealt = game.boards[game.seats :]
    game.boards = game.boards[: game.seats] + tuple([board & ~1 | side for board in dealt])


def spare_free_city(game: SevenWonders) -> None:
    """Its seventh card would be a matter of dispute."""
    if game.boards[game.seats :] == (BABYLON_B,):
        game.boards = (*game.boards[: game.seats], BABYLON_B - 1)


def offer_boards(game: SevenWonders) -> None:
    """The Free City keeps the board it was dealt; players take theirs from the others."""
    kept = game.boards[game.seats :]
    taken = {BOARDS[board].wonder for board in kept}
    game.boards = (-1,) * game.seats + kept
    game.offered = tuple([b for b, side in enumerate(BOARDS) if side.wonder not in taken])
    tell_boards(game, game.seats)


def tell_boards(game: SevenWonders, first: int) -> None:
    if game.told is not None:
        for city in range(first, game.cities):
            game.told.append(events.took_board(game, city, game.boards[city]))
