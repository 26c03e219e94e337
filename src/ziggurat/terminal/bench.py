"""How fast the engines are: random playouts, and the price of a copy, an imagined world, a view."""

from __future__ import annotations

from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Final, TypedDict

from ziggurat.core import game as compiled_or_not
from ziggurat.core.playout import play_out
from ziggurat.terminal.measures import Extra, extras
from ziggurat.terminal.progress import Progress
from ziggurat.terminal.screen import new_table
from ziggurat.terminal.texts import output

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.table import Table

    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind
    from ziggurat.terminal.screen import Screen

ROUNDS: Final = 7
SECONDS: Final = 0.25  # of a round, about


class Figures(TypedDict):
    """Of each measure the best round; `spread` is the median round over the best, of decisions."""

    game: str
    players: int
    compiled: bool
    decisions_per_s: float
    games_per_s: float
    copy_us: float
    imagine_us: float
    view_us: float
    calibration: float  # loops a second of plain Python, to compare machines by
    spread: float
    extras: list[Extra]  # what only this game is measured by


class Timing:
    """Rounds of one piece of work."""

    def __init__(self, work: Callable[[], int]) -> None:
        self.work = work
        self.units = 0
        self.per_second: list[float] = []

    def round(self) -> None:
        start = process_time()
        units = 0
        while True:
            units += self.work()
            spent = process_time() - start
            if spent > SECONDS:
                break
        self.per_second.append(units / spent)

    @property
    def best(self) -> float:
        return max(self.per_second)

    @property
    def spread(self) -> float:
        return median(self.per_second) / self.best


def is_compiled() -> bool:
    return not str(compiled_or_not.__file__).endswith(".py")


def measure(kind: Kind, players: int, screen: Screen) -> Figures:
    """All measures in turn, round after round, so that a noisy moment spoils none alone."""
    middle = middle_of_a_game(kind, players)
    seat = middle.to_act()[0]
    decisions_of_a_game: list[int] = []
    timings = {
        "decisions": Timing(playouts(kind, players, decisions_of_a_game)),
        "copy": Timing(repeated(lambda _: middle.copy())),
        "imagine": Timing(repeated(lambda number: middle.imagine(seat, number))),
        "view": Timing(repeated(lambda _: middle.view(seat))),
        "calibration": Timing(calibrate),
    }
    label = screen.words(output.MEASURING, game=kind.name)
    with Progress(screen, label, ROUNDS * len(timings)) as progress:
        for _ in range(ROUNDS):
            for timing in timings.values():
                timing.round()
                progress.advance()
    decisions = timings["decisions"]
    return {
        "game": kind.name,
        "players": players,
        "compiled": is_compiled(),
        "decisions_per_s": round(decisions.best),
        "games_per_s": round(
            decisions.best * len(decisions_of_a_game) / sum(decisions_of_a_game), 1
        ),
        "copy_us": round(1e6 / timings["copy"].best, 3),
        "imagine_us": round(1e6 / timings["imagine"].best, 2),
        "view_us": round(1e6 / timings["view"].best, 2),
        "calibration": round(timings["calibration"].best),
        "spread": round(decisions.spread, 3),
        "extras": extras(kind.name),
    }


def playouts(kind: Kind, players: int, lengths: list[int]) -> Callable[[], int]:
    """Whole random games, set-up included; counts their decisions."""
    settings = kind.complete({})

    def work() -> int:
        game = kind.new(f"bench {len(lengths)}", players, settings)
        game.told = None
        lengths.append(play_out(game, len(lengths)))
        return lengths[-1]

    return work


def repeated(task: Callable[[int], object]) -> Callable[[], int]:
    def work() -> int:
        for number in range(100):
            task(number)
        return 100

    return work


def middle_of_a_game(kind: Kind, players: int) -> Game:
    """A position half-way through a random game."""
    settings = kind.complete({})
    whole = kind.new("bench", players, settings)
    half = play_out(whole, 1) // 2
    game = kind.new("bench", players, settings)
    game.told = None
    play_out(game, 1, half)
    return game


def calibrate() -> int:
    """Plain Python that no change of ours makes faster."""
    total = 0
    for number in range(10_000):
        total += number * number % 7
    return 10_000 if total else 0


def figures_table(rows: list[Figures]) -> Table:
    table = new_table("compiled" if is_compiled() else "interpreted")
    table.padding = 0
    table.add_column("game", no_wrap=True)
    headings = ("players", "decisions/s", "games/s", "copy µs", "imagine µs", "view µs")
    for name in (*headings, "spread"):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(
            row["game"],
            str(row["players"]),
            f"{row['decisions_per_s']:,.0f}",
            f"{row['games_per_s']:,.0f}",
            f"{row['copy_us']:.2f}",
            f"{row['imagine_us']:.1f}",
            f"{row['view_us']:.1f}",
            f"{row['spread']:.0%}",
        )
    return table
