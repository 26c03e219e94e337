"""The end of the game: points by category, and who has won (SW-SCORE-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.outcome import Outcome, ranks_of
from ziggurat.core.outcome import Row as SheetRow
from ziggurat.games.seven_wonders.catalogue import (
    CARD_OF,
    COLOURS,
    LEADER_CARDS,
    OF_COLOUR,
    STAGE_THINGS,
    THINGS,
    listed,
)
from ziggurat.games.seven_wonders.components import (
    ANY_SYMBOL,
    BLUE,
    GREEN,
    NEIGHBOURS,
    PURPLE,
    YELLOW,
    Per,
)
from ziggurat.games.seven_wonders.conflict import military_points
from ziggurat.games.seven_wonders.facts import Row
from ziggurat.games.seven_wonders.modifiers import with_some
from ziggurat.games.seven_wonders.packed import EVERYBODY, known_to, number_of
from ziggurat.games.seven_wonders.science import borrowed, masks_in, science_points

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card, Cards, City
    from ziggurat.games.seven_wonders.table import SevenWonders

COUNTING_MARKERS: Final = with_some(["buried_colour"])
SHIPOWNERS: Final = CARD_OF["shipowners guild"]
POINTS: Final[list[int]] = [thing.effect.points for thing in THINGS]
POINTS_PER: Final[list[list[Per]]] = [list(thing.effect.points_per) for thing in THINGS]


def result(game: SevenWonders) -> Outcome:
    """The most points win; if equal, the most coins; then the victory is shared (SW-END-1, 2).

    Only seats can win, not the Free City (SW-2P-14).
    """
    sheet = score_sheet(game)
    totals = sheet[-1].values
    coins = together(game, tuple(game.coins[: game.seats]))
    scores: list[tuple[int, ...]] = [(totals[seat], coins[seat]) for seat in range(game.seats)]
    ranks = ranks_of(scores)
    winners = tuple([seat for seat in range(game.seats) if ranks[seat] == 1])
    return Outcome(winners, "third_age_over", ranks, sheet)


def score_sheet(game: SevenWonders) -> tuple[SheetRow, ...]:
    seats = range(game.seats)
    rows = [
        SheetRow(row.name, tuple([row.points(game, seat) for seat in seats]))
        for row in game.plan().rows
    ]
    totals = tuple([sum([row.values[seat] for row in rows]) for seat in seats])
    rows.append(SheetRow("total", totals))
    if game.facts.teams:
        rows.append(SheetRow("team", together(game, totals)))
    return tuple(rows)


def together(game: SevenWonders, values: tuple[int, ...]) -> tuple[int, ...]:
    """What each seat has together with its partner, if there are teams (SWC-66)."""
    if not game.facts.teams:
        return values
    return tuple([value + values[game.partner(seat)] for seat, value in enumerate(values)])


def total_points(game: SevenWonders, seat: Seat) -> int:
    return sum([row.points(game, seat) for row in game.plan().rows])


def printed(game: SevenWonders, city: City, things: Cards) -> int:
    """The points of the things of a city, including those that count other things."""
    total = 0
    for card in listed(game.built[city] & things):
        total += points_of(game, city, card)
    return total


def points_of(game: SevenWonders, city: City, card: Card) -> int:
    """The points of a thing, seen from a city."""
    total = POINTS[card]
    for per in POINTS_PER[card]:
        total += game.counted(city, per)
    return total


def treasury(game: SevenWonders, city: City) -> int:
    """A point for every three coins (SW-SCORE-2)."""
    return game.coins[city] // 3


def wonder(game: SevenWonders, city: City) -> int:
    return printed(game, city, STAGE_THINGS) + buried_points(game, city)


def buried_points(game: SevenWonders, city: City) -> int:
    """A point for each card of the neighbours in the colour of a marker turned up (SWW-10)."""
    if not game.built[city] & COUNTING_MARKERS:
        return 0
    total = 0
    for marker, stage in zip(game.buried[city], game.stages_built(city), strict=False):
        if THINGS[stage].effect.buried_colour and known_to(marker) == EVERYBODY:
            colour = COLOURS[number_of(marker)]
            total += game.counted(city, Per(1, colour, NEIGHBOURS))
    return total


def civilian(game: SevenWonders, city: City) -> int:
    return printed(game, city, OF_COLOUR[BLUE])


def commercial(game: SevenWonders, city: City) -> int:
    """Counted at the end of the game (SW-CARD-3)."""
    return printed(game, city, OF_COLOUR[YELLOW])


def guilds(game: SevenWonders, city: City) -> int:
    if game.learning(city).copies_guild:
        return guilds_and_science(game, city)[0]
    return printed(game, city, OF_COLOUR[PURPLE])


def science(game: SevenWonders, city: City) -> int:
    if game.learning(city).copies_guild:
        return guilds_and_science(game, city)[1]
    return symbols_of(game, city, 0)


def guilds_and_science(game: SevenWonders, city: City) -> tuple[int, int]:
    """The best of both, since a copied guild may bring a symbol instead of points.

    Guilds count after the last conflicts (SW-CARD-8); a neighbour's guild is copied for the best
    result (SW-W-OLYMPIA-B3, SW-W-OLYMPIA-B3B).
    """
    own = printed(game, city, OF_COLOUR[PURPLE])
    others = game.built[game.left(city)] | game.built[game.right(city)]
    scores = [(own, symbols_of(game, city, 0))]
    scores += [copied(game, city, own, card) for card in listed(others & OF_COLOUR[PURPLE])]
    return max(scores, key=sum)


def copied(game: SevenWonders, city: City, own: int, card: Card) -> tuple[int, int]:
    """A copied guild; the Shipowners count themselves only by a house rule (SW-W-OLYMPIA-B3A)."""
    if THINGS[card].gain.court is not None:
        return copied_courtesans(game, city, own)
    if THINGS[card].effect.symbols == ANY_SYMBOL:
        return own, symbols_of(game, city, ANY_SYMBOL)
    points = points_of(game, city, card)
    if card == SHIPOWNERS and game.facts.copy_counts_itself:
        points += 1
    return own + points, symbols_of(game, city, 0)


def copied_courtesans(game: SevenWonders, city: City, own: int) -> tuple[int, int]:
    """A copied guild that copies a neighbour's leader: what the best one scores (SWQ-06)."""
    scores = [(own, symbols_of(game, city, 0))]
    if not game.facts.courtesans_not_copied:
        others = game.built[game.left(city)] | game.built[game.right(city)]
        for leader in listed(others & LEADER_CARDS):
            effect = THINGS[leader].effect
            symbols = symbols_of(game, city, effect.symbols, effect.set_bonus)
            scores.append((own + points_of(game, city, leader), symbols))
    return max(scores, key=sum)


def symbols_of(game: SevenWonders, city: City, more: int, more_for_sets: int = 0) -> int:
    """The points of all symbols of a city, and of those that it copies."""
    mods = game.learning(city)
    symbols, set_bonus = mods.symbols + more, mods.set_bonus + more_for_sets
    masks = masks_in(symbols)
    if not masks:
        return science_points(symbols, set_bonus)
    choices = borrowed(masks, symbols_around(game, city), game.facts.masks_differ)
    return max([science_points(symbols + each, set_bonus) for each in choices])


def symbols_around(game: SevenWonders, city: City) -> int:
    """The symbols on green cards of both neighbours; leaders, guilds and stages do not count."""
    total = 0
    for other in (game.left(city), game.right(city)):
        for card in listed(game.built[other] & OF_COLOUR[GREEN]):
            total += THINGS[card].effect.symbols
    return total


ROWS: Final[tuple[Row, ...]] = (
    Row("military", military_points),
    Row("treasury", treasury),
    Row("wonder", wonder),
    Row("civilian", civilian),
    Row("commercial", commercial),
    Row("guilds", guilds),
    Row("science", science),
)
