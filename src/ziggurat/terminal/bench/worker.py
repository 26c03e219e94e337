"""Measures one build of Ziggurat, in a process of its own.

The program is run by its path, so the same file measures any build: requests come in on standard
input and answers go out on standard output, one line of JSON each.  Only what every release offers
is imported at the top; the work of single games looks for what it needs when it is asked for.
"""

from __future__ import annotations

import json
import sys
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from ziggurat.ai.bot import Place
from ziggurat.ai.catalogue import bots_of
from ziggurat.core import game as core_game
from ziggurat.core.playout import play_out
from ziggurat.games.catalogue import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from ziggurat.core.game import Game
    from ziggurat.games.babylon.garden import Garden

    Work = Callable[[], int]  # does some work and returns how many units it was

POSITIONS: Final = 5  # from which the strongest bot chooses
ROUNDS: Final = 150  # of a search from one position
GARDENS: Final = 15
TILES: Final = 12  # in a garden
QUARTERS: Final = range(4)
NO_ICONS: Final = (0, 0, 0, 0)


class Table:
    """Games of one kind, number of players and settings."""

    def __init__(self, game: str, players: int, settings: dict[str, Any]) -> None:
        self.kind: Final = GAMES[game]
        self.players: Final = players
        self.settings: Final = self.kind.complete(settings)
        self.dealt = 0

    def new(self, seed: str) -> Game:
        game = self.kind.new(seed, self.players, self.settings)
        game.told = None  # nobody listens to events
        return game

    def deal(self) -> Game:
        self.dealt += 1
        return self.new(f"bench {self.dealt}")

    def positions(self, count: int) -> list[Game]:
        """Positions at equal distances through a random game."""
        length = play_out(self.new("bench"), 1)
        found = []
        for number in range(1, count + 1):
            game = self.new("bench")
            play_out(game, 1, length * number // (count + 1))
            found.append(game)
        return found


def games(table: Table) -> Work:
    """Whole random games, set-up included."""

    def work() -> int:
        return play_out(table.deal(), table.dealt)

    return work


def playouts(table: Table) -> Work:
    """Random games from a position that is dealt already."""
    start = table.deal()

    def work() -> int:
        table.dealt += 1
        return play_out(start.copy(), table.dealt)

    return work


def repeated(table: Table, task: Callable[[Game, int, int], object]) -> Work:
    """A short task on a position half-way through a game, a hundred times."""
    [game] = table.positions(1)
    seat = game.to_act()[0]

    def work() -> int:
        for number in range(100):
            task(game, seat, number)
        return 100

    return work


def copies(table: Table) -> Work:
    return repeated(table, lambda game, _, __: game.copy())


def imagined(table: Table) -> Work:
    return repeated(table, lambda game, seat, number: game.imagine(seat, number))


def views(table: Table) -> Work:
    return repeated(table, lambda game, seat, _: game.view(seat))


def choices(table: Table) -> Work:
    """Choices of the strongest bot, from positions all through a game."""
    make = list(bots_of(table.kind.name).values())[-1]
    places = [Place(game, game.to_act()[0]) for game in table.positions(POSITIONS)]
    done = 0

    def work() -> int:
        nonlocal done
        done += 1
        make(done).choose(places[done % len(places)])
        return 1

    return work


def rounds(table: Table) -> Work:
    """Rounds of the search in 7 Wonders: a world, the way through the tree, a playout."""
    from ziggurat.ai.search import Budget, Searcher  # noqa: PLC0415 - needed here only
    from ziggurat.ai.seven_wonders.guide import SevenWondersGuide  # noqa: PLC0415 - as above

    places = [Place(game, game.to_act()[0]) for game in table.positions(POSITIONS)]
    done = 0

    def work() -> int:
        nonlocal done
        done += 1
        bot = Searcher(done, SevenWondersGuide(), Budget(ROUNDS, 60.0))
        bot.consider(places[done % len(places)])
        return ROUNDS

    return work


def gardens(_: Table) -> Work:
    """All placements of a tile in Babylon: places, turns and supports, in gardens of 12 tiles."""
    found = [grown(seed) for seed in range(GARDENS)]
    done = 0

    def work() -> int:
        nonlocal done
        done += 1
        placements(found[done % len(found)])
        return 1

    return work


def placements(garden: Garden) -> list[tuple[int, int, Any]]:
    from ziggurat.games.babylon.building import PLENTY, Builder  # noqa: PLC0415 - needed here only
    from ziggurat.games.babylon.components import HOLES  # noqa: PLC0415 - as above

    builder = Builder(garden, PLENTY)
    return [
        (site, quarters, supports)
        for site in builder.sites()
        for supports in builder.variants(site % HOLES, site // HOLES)
        for quarters in QUARTERS
    ]


def grown(seed: int) -> Garden:
    """A garden of tiles without icons, each laid anywhere."""
    from ziggurat.core.source import Dream  # noqa: PLC0415 - needed here only
    from ziggurat.games.babylon.components import HOLES  # noqa: PLC0415 - as above
    from ziggurat.games.babylon.garden import EMPTY  # noqa: PLC0415 - as above

    chance, garden = Dream(seed), EMPTY
    for tile in range(TILES):
        every = placements(garden)
        site, quarters, supports = every[chance.number(tile) % len(every)]
        garden = garden.laid(tile, NO_ICONS, site % HOLES, site // HOLES, quarters, supports)
    return garden


def calibration(_: Table) -> Work:
    """Plain Python that no change of ours makes faster."""

    def work() -> int:
        total = 0
        for number in range(10_000):
            total += number * number % 7
        return 10_000 if total else 0

    return work


MEASURES: Final = {
    "games": games,
    "playouts": playouts,
    "copies": copies,
    "imagined": imagined,
    "views": views,
    "choices": choices,
    "rounds": rounds,
    "gardens": gardens,
    "calibration": calibration,
}


class Worker:
    def __init__(self) -> None:
        self.works: Final[dict[str, Work]] = {}
        self.tables: Final[dict[str, Table]] = {}

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """How many units of a measure were done, and in how many seconds of the processor."""
        key = json.dumps([request["game"], request["players"], request["settings"]])
        if key not in self.tables:
            self.tables[key] = Table(request["game"], request["players"], request["settings"])
        table, name = self.tables[key], request["measure"]
        if name + key not in self.works:
            self.works[name + key] = MEASURES[name](table)
            self.works[name + key]()  # the first time fills caches
        return self.timed(self.works[name + key], request["seconds"], table)

    def timed(self, work: Work, seconds: float, table: Table) -> dict[str, Any]:
        units, dealt, start = 0, table.dealt, process_time()
        while True:
            units += work()
            spent = process_time() - start
            if spent > seconds:
                return {"units": units, "seconds": spent, "games": table.dealt - dealt}


def main() -> None:
    worker = Worker()
    compiled = not str(core_game.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "file": core_game.__file__}), flush=True)
    for line in sys.stdin:
        try:
            found = worker.answer(json.loads(line))
        except (ImportError, AttributeError, TypeError, KeyError) as error:
            found = {"error": f"{type(error).__name__}: {error}"}  # another release has it not
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
