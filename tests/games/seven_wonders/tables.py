"""Tables of 7 Wonders set up in a few lines, for tests."""

from collections.abc import Mapping
from typing import NamedTuple

from ziggurat.core.kind import Setting
from ziggurat.core.refusal import Refusal
from ziggurat.core.seats import Seat
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders, parse
from ziggurat.games.seven_wonders.catalogue import (
    BOARD_OF,
    BOARD_THINGS,
    BUILDINGS,
    CARD_NAMES,
    CARD_OF,
    NUMBER_OF,
    STAGE_THINGS,
    STAGES,
    listed,
    set_of,
)
from ziggurat.games.seven_wonders.components import Card, City, Goods, Resources
from ziggurat.games.seven_wonders.modifiers import Prices
from ziggurat.games.seven_wonders.packed import BOX, OF_LEADERS, face_down
from ziggurat.games.seven_wonders.payments import Payment, need_of
from ziggurat.games.seven_wonders.projects.participation import projects
from ziggurat.games.seven_wonders.projects.projects import PROJECT_NAMES
from ziggurat.games.seven_wonders.purchases import UNBEATEN, payments_for
from ziggurat.games.seven_wonders.tower.spiral import TILE_THINGS, number_on, tower
from ziggurat.games.seven_wonders.trade import affordable

SPARE_LEADERS = ("varro", "hypatia", "phidias", "hiram", "midas", "plato", "amytis")
SPARE = "lumber yard"  # what a seat that is not looked at holds and discards


class Place(NamedTuple):
    """A city as a test wants it."""

    board: str
    built: str
    hand: str
    coins: int
    stages: int
    tiles: tuple[int, ...]
    leaders: str


def city(
    board: str = "giza a",
    built: str = "",
    hand: str = "",
    *,
    coins: int = 3,
    stages: int = 0,
    tiles: tuple[int, ...] = (),
    leaders: str = "",
) -> Place:
    """`built` may name leaders that are recruited; `leaders` are in hand."""
    return Place(board, built, hand, coins, stages, tiles, leaders)


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
    dig_first: bool = False,
    leaders: bool = False,
    wonder_pack: bool = False,
    purchases: str = "missing",
    cities_too: bool = False,
    house_rules: Mapping[str, Setting] | None = None,
) -> SevenWonders:
    """A game at the beginning of a turn; three cities at least, the missing ones dull."""
    places = [*cities, *[city(board) for board in ("ephesus a", "rhodes a")]][: max(3, len(cities))]
    modules = {(False, False): "none", (True, False): "tower", (False, True): "projects"}
    has_tower = bool(active) or any(each.tiles for each in places)
    setting = modules.get((has_tower, bool(project)), "both")
    game = seven_wonders.new(
        0,
        len(places),
        modules=setting,
        dig_first=dig_first,
        leaders=leaders,
        wonder_pack=wonder_pack,
        purchases=purchases,
        cities=cities_too,
        **(house_rules or {}),
    )
    lay(game, places, age, turn)
    game.discard = tuple([face_down(card, 1, BOX, 1, 0) for card in cards(discard)])
    put_in_force(game, *active)
    if project:
        turn_up(game, project, markers)
    return game


def recruitment(
    *cities: Place, age: int = 2, discard: str = "", project: str = "", active: tuple[int, ...] = ()
) -> SevenWonders:
    """A game with leaders at the start of an age; all have one to choose."""
    dull = [city(board) for board in ("ephesus a", "rhodes a")]
    places = [
        each if each.leaders else each._replace(leaders=spare)
        for each, spare in zip([*cities, *dull], SPARE_LEADERS, strict=False)
    ][: max(3, len(cities))]
    game = table(*places, age=age, discard=discard, project=project, active=active, leaders=True)
    game.turn = 0
    game.hands = [()] * game.facts.cities
    game.agenda = []
    script = game.plan().scripts.age
    game.then(script[[phase.text for phase in script].index("Recruitment") :])
    game.advance()
    game.hear()
    return game


def two_players(
    left: Place,
    right: Place,
    free_city: Place,
    *,
    pile: str = "altar",
    age: int = 1,
    turn: int = 1,
    modules: str = "none",
    project: str = "",
    **settings: Setting,
) -> SevenWonders:
    """A game of two at the moment when both choose; the holder has drawn his card already."""
    game = seven_wonders.new(0, 2, modules="projects" if project else modules, **settings)
    lay(game, [left, right, free_city], age, turn)
    game.hands[2] = ()
    game.pile = cards(pile)
    if project:
        turn_up(game, project, markers=2)
    return game


def turn_up(game: SevenWonders, project: str, markers: int) -> None:
    """As if this project had been turned up, and so many markers were left on it."""
    now = projects(game)._replace(project=PROJECT_NAMES.index(project), markers=markers)
    game.projects = now._replace(is_open=markers > 0, shares=(0,) * game.seats)


def lay(game: SevenWonders, places: list[Place], age: int, turn: int) -> None:
    game.age = age
    game.turn = turn
    game.boards = tuple([BOARD_OF[each.board] for each in places])
    game.built = [in_play(each) for each in places]
    game.hands = [tuple(sorted(cards(each.hand or f"{SPARE}, {SPARE}"))) for each in places]
    game.coins = [each.coins for each in places]
    game.drawn_card = -1
    game.derive()
    if game.tower is not None:
        game.tower = game.tower._replace(
            packets=((),) * game.seats,
            hands=tuple(
                [
                    tuple(
                        [face_down(TILE_THINGS[n - 1], 0, seat, 1, 1 << seat) for n in each.tiles]
                    )
                    for seat, each in enumerate(places[: game.seats])
                ]
            ),
        )
    if game.leaders is not None:
        game.leaders = game.leaders._replace(
            packets=((),) * game.seats,
            hands=tuple(
                [
                    tuple([face_down(n, OF_LEADERS, at, 1, 1 << at) for n in cards(each.leaders)])
                    for at, each in enumerate(places[: game.seats])
                ]
            ),
        )
    game.sealed = {}
    game.agenda = []
    script = game.plan().scripts.turn
    start = [phase.text for phase in script].index("ChooseCards")
    game.then(script[start:])
    game.hear()


def in_play(place: Place) -> int:
    """The buildings, the board and the stages of a city."""
    board = BOARD_OF[place.board]
    return set_of([*cards(place.built), BOARD_THINGS[board], *STAGES[board][: place.stages]])


def set_stages(game: SevenWonders, where: City, count: int) -> None:
    """As if so many stages of a wonder were built."""
    built = set_of(STAGES[game.boards[where]][:count])
    game.built[where] = game.built[where] & ~STAGE_THINGS | built
    game.derive()


def put_in_force(game: SevenWonders, *tiles: int) -> None:
    things = tuple([TILE_THINGS[tile - 1] for tile in tiles])
    if tiles:
        game.tower = tower(game)._replace(built=things)
    game.set_table(set_of(list(things)))


def active_tiles(game: SevenWonders) -> list[int]:
    """The numbers of the tiles in force."""
    return [number_on(tile) for tile in listed(game.table)]


def tiles_placed(game: SevenWonders) -> tuple[int, ...]:
    return tuple([number_on(tile) for tile in tower(game).built])


def with_shares(game: SevenWonders, *shares: int) -> None:
    """As if the seats had taken so many markers."""
    game.projects = projects(game)._replace(shares=shares)


def give_tokens(game: SevenWonders, seat: Seat, *names: str) -> None:
    for name in names:
        game.take_token(seat, NUMBER_OF[name])


def points_of(game: SevenWonders, seat: Seat) -> dict[str, int]:
    """The points of a seat by row of the score sheet."""
    return {row.name: row.points(game, seat) for row in game.plan().rows}


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
    return [CARD_NAMES[card] for card in listed(game.built[where] & BUILDINGS)]


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


def payments(
    needs: Resources, own: Goods, left: Goods, right: Goods, prices: Prices, purse: int
) -> list[Payment]:
    """What somebody with this purse may pay for these resources."""
    every = payments_for(need_of(needs).lack(own), left, right, prices, UNBEATEN)
    return affordable(every, purse)
