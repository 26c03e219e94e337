"""Tables of 7 Wonders set up in a few lines, for tests."""

from typing import NamedTuple

from ziggurat.core.refusal import Refusal
from ziggurat.core.seats import Seat
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, parse
from ziggurat.games.seven_wonders.cards import CARD_NAMES, CARD_OF, listed, set_of
from ziggurat.games.seven_wonders.components import Card, City
from ziggurat.games.seven_wonders.face_down import face_down
from ziggurat.games.seven_wonders.flow import PHASES_OF_A_TURN, PHASES_OF_THE_LAST_TURN
from ziggurat.games.seven_wonders.projects import PROJECT_NAMES
from ziggurat.games.seven_wonders.wonders import BOARD_OF

SPARE = "lumber yard"  # what a seat that is not looked at holds and discards


class Place(NamedTuple):
    """A city as a test wants it."""

    board: str
    built: str
    hand: str
    coins: int
    stages: int
    tiles: tuple[int, ...]


def city(
    board: str = "giza a",
    built: str = "",
    hand: str = "",
    *,
    coins: int = 3,
    stages: int = 0,
    tiles: tuple[int, ...] = (),
) -> Place:
    return Place(board, built, hand, coins, stages, tiles)


def midway(seed: str) -> SevenWonders:
    """Three cities in the first age, when every hand has gone round the table."""
    game = seven_wonders.new(seed, 3)
    while game.turn < 4:
        seat = game.to_act()[0]
        game.apply(seat, game.options(seat)[0])
    return game


def table(
    *cities: Place,
    age: int = 1,
    turn: int = 1,
    discard: str = "",
    active: tuple[int, ...] = (),
    project: str = "",
    markers: int = 0,
) -> SevenWonders:
    """A game at the beginning of a turn; three cities at least, the missing ones dull."""
    places = [*cities, *[city(board) for board in ("ephesus a", "rhodes a")]][: max(3, len(cities))]
    modules = {(False, False): "none", (True, False): "tower", (False, True): "projects"}
    has_tower = bool(active) or any(each.tiles for each in places)
    setting = modules.get((has_tower, bool(project)), "both")
    game = seven_wonders.new(0, len(places), modules=setting)
    lay(game, places, age, turn)
    game.discard = tuple([face_down(card, 1, 7, 1, 0) for card in cards(discard)])
    put_in_force(game, *active)
    if project:
        game.project = PROJECT_NAMES.index(project)
        game.markers = markers
        game.project_open = markers > 0
        game.shares = (0,) * game.seats
    return game


def two_players(
    left: Place, right: Place, free_city: Place, *, pile: str = "altar", age: int = 1, turn: int = 1
) -> SevenWonders:
    """A game of two at the moment when both choose; the holder has drawn his card already."""
    game = seven_wonders.new(0, 2)
    lay(game, [left, right, free_city], age, turn)
    game.hands[2] = ()
    game.pile = cards(pile)
    return game


def lay(game: SevenWonders, places: list[Place], age: int, turn: int) -> None:
    game.age = age
    game.turn = turn
    game.boards = tuple([BOARD_OF[each.board] for each in places])
    game.built = [set_of(list(cards(each.built))) for each in places]
    game.hands = [tuple(sorted(cards(each.hand or f"{SPARE}, {SPARE}"))) for each in places]
    game.coins = [each.coins for each in places]
    game.stages = [each.stages for each in places]
    game.drawn_card = -1
    if game.with_tower:
        game.tile_packets = [()] * game.seats
        game.tiles = [
            tuple([face_down(tile, 0, seat, 1, 1 << seat) for tile in each.tiles])
            for seat, each in enumerate(places)
        ]
    game.sealed = {}
    game.agenda = []
    game.then(PHASES_OF_THE_LAST_TURN if turn == 6 else PHASES_OF_A_TURN)
    game.hear()


def put_in_force(game: SevenWonders, *tiles: int) -> None:
    game.tower = tiles
    game.active = sum(1 << tile for tile in tiles)


def cards(names: str) -> tuple[Card, ...]:
    return tuple([CARD_OF[name.strip()] for name in names.split(",") if name.strip()])


def act(game: SevenWonders, *orders: str) -> None:
    """The first seats give these orders, the others discard a card."""
    for seat in range(game.seats):
        words = orders[seat] if seat < len(orders) else f"discard {hand(game, seat)[0]}"
        game.play(seat, parse(words))


def hand(game: SevenWonders, seat: Seat) -> list[str]:
    return [CARD_NAMES[card] for card in game.hands[seat]]


def buildings(game: SevenWonders, where: City) -> list[str]:
    return [CARD_NAMES[card] for card in listed(game.built[where])]


def options(game: SevenWonders, seat: Seat = 0) -> list[str]:
    return [action.text for action in game.options(seat)]


def ways(game: SevenWonders, card: str, seat: Seat = 0) -> list[str]:
    """The offers to build a card, each without its name."""
    start = f"build {card}"
    return [
        text.removeprefix(start).strip() for text in options(game, seat) if text.startswith(start)
    ]


def stages(game: SevenWonders, seat: Seat = 0) -> list[str]:
    """The offers to build a stage with the first card of the hand."""
    start = f"stage with {hand(game, seat)[0]}"
    return [
        text.removeprefix(start).strip() for text in options(game, seat) if text.startswith(start)
    ]


def refusal(game: SevenWonders, words: str, seat: Seat = 0) -> Refusal | None:
    return game.why_not(seat, parse(words))


def finish_age(game: SevenWonders) -> None:
    """Everybody discards until the age is over."""
    age = game.age
    while game.age == age and game.outcome is None:
        for seat in game.to_act():
            choices = [
                each for each in game.options(seat) if each.text.startswith(("discard", "decl"))
            ]
            game.play(seat, (choices or game.options(seat))[0])
