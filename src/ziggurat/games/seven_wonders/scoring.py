"""The end of the game: points by category, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.outcome import Outcome, Row, ranks_of
from ziggurat.games.seven_wonders.cards import (
    BLUE_CARDS,
    CARD_OF,
    CARDS,
    PURPLE_CARDS,
    YELLOW_CARDS,
    listed,
)
from ziggurat.games.seven_wonders.components import FREE_SYMBOL
from ziggurat.games.seven_wonders.conflict import military_points
from ziggurat.games.seven_wonders.effects import counted
from ziggurat.games.seven_wonders.projects import (
    GUILD_POINTS,
    SCIENCE_SETS,
    STAGE_POINTS,
    TOKEN_KINDS,
)
from ziggurat.games.seven_wonders.science import SET, science_points, symbols
from ziggurat.games.seven_wonders.tiles import TILE_POINTS
from ziggurat.games.seven_wonders.wonders import BOARDS, COPY_GUILD, SYMBOL

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card, Cards, City
    from ziggurat.games.seven_wonders.table import SevenWonders

SHIPOWNERS: Final = CARD_OF["shipowners guild"]
SETS_TOKEN: Final = 3  # points for a set of symbols, by a token
ROWS: Final = ("military", "treasury", "wonder", "civilian", "commercial", "guilds", "science")


def result(game: SevenWonders) -> Outcome:
    """The most points win; if equal, the most coins; if equal again, the victory is shared."""
    sheet = score_sheet(game)
    totals = sheet[-1].values
    coins = tuple(game.coins[: game.seats])
    scores: list[tuple[int, ...]] = [(totals[seat], coins[seat]) for seat in range(game.seats)]
    ranks = ranks_of(scores)
    winners = tuple([seat for seat in range(game.seats) if ranks[seat] == 1])
    return Outcome(winners, "third_age_over", ranks, sheet)


def score_sheet(game: SevenWonders) -> tuple[Row, ...]:
    names = [*ROWS]
    names += ["tower"] if game.with_tower else []
    names += ["projects"] if game.with_projects else []
    points = [points_of(game, seat) for seat in range(game.seats)]
    rows = [Row(name, tuple([each[name] for each in points])) for name in names]
    totals = tuple([sum([row.values[seat] for row in rows]) for seat in range(game.seats)])
    return (*rows, Row("total", totals))


def points_of(game: SevenWonders, seat: Seat) -> dict[str, int]:
    """The points of a seat by category."""
    guilds, science = guilds_and_science(game, seat)
    return {
        "military": military_points(game, seat),
        "treasury": game.coins[seat] // 3,
        "wonder": wonder_points(game, seat),
        "civilian": printed_points(game.built[seat] & BLUE_CARDS),
        "commercial": points_per(game, seat, game.built[seat] & YELLOW_CARDS),
        "guilds": guilds,
        "science": science,
        "tower": TILE_POINTS[game.tower_height[seat]] if game.with_tower else 0,
        "projects": token_points(game, seat) if game.with_projects else 0,
    }


def wonder_points(game: SevenWonders, city: City) -> int:
    stages = BOARDS[game.boards[city]].stages[: game.stages[city]]
    return sum([each.points for each in stages])


def printed_points(cards: Cards) -> int:
    return sum([CARDS[card].points for card in listed(cards)])


def points_per(game: SevenWonders, city: City, cards: Cards) -> int:
    """The points of cards that count other things, seen from a city."""
    total = 0
    for card in listed(cards):
        per = CARDS[card].points_per
        if per is not None:
            total += counted(game, city, per)
    return total


def guilds_and_science(game: SevenWonders, city: City) -> tuple[int, int]:
    """The best of both, since a copied guild may bring a symbol instead of points."""
    guilds = points_per(game, city, game.built[city] & PURPLE_CARDS)
    scores = [(guilds, science(game, city, 0))]
    if game.powers(city) & COPY_GUILD:
        others = game.built[game.left(city)] | game.built[game.right(city)]
        scores += [copied(game, city, guilds, card) for card in listed(others & PURPLE_CARDS)]
    return max(scores, key=sum)


def copied(game: SevenWonders, city: City, guilds: int, card: Card) -> tuple[int, int]:
    if CARDS[card].symbol == FREE_SYMBOL:
        return guilds, science(game, city, 1)
    points = points_per(game, city, 1 << card)
    if card == SHIPOWNERS and game.copy_counts_itself:
        points += 1
    return guilds + points, science(game, city, 0)


def science(game: SevenWonders, city: City, copied_symbols: int) -> int:
    counts = symbols(game.built[city])
    free = counts[FREE_SYMBOL] + copied_symbols + bool(game.powers(city) & SYMBOL)
    return science_points(counts, free, SET + SETS_TOKEN * token(game, city, SCIENCE_SETS))


def token_points(game: SevenWonders, seat: Seat) -> int:
    """What tokens count at the end, less the penalties."""
    guilds = 0
    for city in {seat, game.left(seat), game.right(seat)}:
        guilds += game.count(city, PURPLE_CARDS)
    return (
        guilds * token(game, seat, GUILD_POINTS)
        + game.stages[seat] * token(game, seat, STAGE_POINTS)
        - game.penalties[seat]
    )


def token(game: SevenWonders, seat: Seat, kind: int) -> int:
    return game.tokens[seat * TOKEN_KINDS + kind] if game.with_projects else 0
