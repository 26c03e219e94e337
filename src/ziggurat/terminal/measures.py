"""What single games are measured by besides playouts: one piece of work on many positions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

from ziggurat.ai.bot import Place as SeatPlace
from ziggurat.ai.seven_wonders.guide import SevenWondersGuide
from ziggurat.ai.seven_wonders.policy import Appraiser
from ziggurat.core.source import Dream
from ziggurat.games.babylon.building import PLENTY, Builder
from ziggurat.games.babylon.component_set import STANDARD_SET
from ziggurat.games.babylon.components import HOLES
from ziggurat.games.babylon.garden import EMPTY, Garden
from ziggurat.games.seven_wonders import SevenWonders, new
from ziggurat.terminal.screen import new_table

if TYPE_CHECKING:
    from rich.table import Table

    from ziggurat.games.babylon.components import Place, Supports

POSITIONS: Final = 60
TRIES: Final = 5  # on each position, of which the best counts
TILES: Final = 12
GAMES: Final = 3
QUARTERS: Final = range(4)

Work = list[Callable[[], object]]  # the same on one position after another


class Extra(TypedDict):
    """A measure of one game; what it takes on the usual position and on the worst one."""

    measure: str
    positions: int
    median_us: float
    worst_us: float
    per_s: float  # over all positions


class Measure(NamedTuple):
    name: str
    work: Callable[[], Work]


def extras(game: str) -> list[Extra]:
    return [taken(measure) for measure in MEASURES.get(game, [])]


def taken(measure: Measure) -> Extra:
    times = [best_time(work) for work in measure.work()]
    return {
        "measure": measure.name,
        "positions": len(times),
        "median_us": round(median(times), 1),
        "worst_us": round(max(times), 1),
        "per_s": round(1e6 * len(times) / sum(times), 1),
    }


def best_time(work: Callable[[], object]) -> float:
    """In microseconds."""
    tries: list[float] = []
    for _ in range(TRIES):
        start = process_time()
        work()
        tries.append(process_time() - start)
    return 1e6 * min(tries)


def extras_table(rows: list[tuple[str, Extra]]) -> Table:
    table = new_table()
    table.add_column("game", no_wrap=True)
    table.add_column("measure")
    for name in ("positions", "median µs", "worst µs", "per s"):
        table.add_column(name, justify="right")
    for game, row in rows:
        figures = [f"{value:,.0f}" for value in (row["median_us"], row["worst_us"], row["per_s"])]
        table.add_row(game, row["measure"], str(row["positions"]), *figures)
    return table


# Babylon.


def placements_in_gardens() -> Work:
    return [partial(placements, grown(seed)) for seed in range(POSITIONS)]


def placements(garden: Garden) -> list[tuple[Place, int, Supports]]:
    """Where a tile may lie, which way round and on what, for somebody with pillars enough."""
    builder = Builder(garden, PLENTY)
    return [
        (site, quarters, supports)
        for site in builder.sites()
        for supports in builder.variants(site % HOLES, site // HOLES)
        for quarters in QUARTERS
    ]


def grown(seed: int) -> Garden:
    """A garden of random tiles, each laid anywhere."""
    chance = Dream(seed)
    garden = EMPTY
    for step in range(TILES):
        every = placements(garden)
        site, quarters, supports = every[chance.number(2 * step) % len(every)]
        tile = chance.number(2 * step + 1) % len(STANDARD_SET.terraces)
        icons = STANDARD_SET.turned[tile][quarters]
        garden = garden.laid(tile, icons, site % HOLES, site // HOLES, quarters, supports)
    return garden


# 7 Wonders.


def playouts_of_search() -> Work:
    """From every turn of some games: a copy, a playout and the judgement of where it led."""
    guide = SevenWondersGuide()
    return [
        partial(playout, guide, position) for seed in range(GAMES) for position in turns_of(seed)
    ]


def playout(guide: SevenWondersGuide, position: SevenWonders) -> list[float]:
    return guide.foresee(position.copy(), position.turn)


def turns_of(seed: int) -> list[SevenWonders]:
    """The beginning of every turn in a game of three players who choose at a glance."""
    game = new(f"bench {seed}", 3)
    bots = [Appraiser(seat) for seat in range(game.seats)]
    found: list[SevenWonders] = []
    while waiting := game.to_act():
        if len(waiting) == game.seats:
            found.append(game.copy())
        game.apply(waiting[0], bots[waiting[0]].choose(SeatPlace(game, waiting[0])))
    return found


MEASURES: Final = {
    "seven_wonders": [Measure("a playout by appraisal to the end of the age", playouts_of_search)],
    "babylon": [Measure(f"all placements in a garden of {TILES} tiles", placements_in_gardens)],
}
