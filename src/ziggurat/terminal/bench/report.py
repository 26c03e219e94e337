"""What is measured, round after round in turns, and the figures that come of it."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

from ziggurat.core.kind import Kind, Setting
from ziggurat.terminal.progress import Progress
from ziggurat.terminal.screen import new_table
from ziggurat.terminal.texts import output

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from ziggurat.terminal.bench.builds import Build
    from ziggurat.terminal.screen import Screen

SECONDS: Final = 0.25  # of the processor, for one round of a measure
TABLES: Final = (3, 5, 7)  # players, where a game allows them


class Measure(NamedTuple):
    """Work, measured in units per second or in time per unit."""

    name: str
    title: str
    scale: float = 0.0  # 1e6: in microseconds for a unit; 0: units in a second
    games: tuple[str, ...] = ()  # those that are measured by it; all if empty


MEASURES: Final = (
    Measure("games", "decisions/s, whole games"),
    Measure("playouts", "decisions/s, playouts"),
    Measure("copies", "copy, µs", 1e6),
    Measure("imagined", "imagined world, µs", 1e6),
    Measure("views", "view, µs", 1e6),
    Measure("rounds", "search rounds/s", games=("seven_wonders",)),
    Measure("gardens", "all placements, µs", 1e6, ("babylon",)),
    Measure("choices", "king's choice, ms", 1e3),
)
GAMES_PER_SECOND: Final = Measure("games_per_s", "games/s")
CALIBRATION: Final = Measure("calibration", "plain Python loops/s")


class Case(NamedTuple):
    kind: Kind
    players: int
    settings: Mapping[str, Setting]


class Figure(TypedDict):
    """A measure of this build, and of the other one beside it."""

    game: str
    players: int
    measure: str
    value: float  # the median of all rounds
    low: float  # of the rounds
    high: float
    against: float | None
    speed_ratio: float | None  # above 1: this build is faster; the median of the rounds
    ratio_low: float | None
    ratio_high: float | None


def cases(
    kinds: Sequence[Kind], players: int | None, settings: Mapping[str, Setting]
) -> list[Case]:
    return [
        Case(kind, number, settings)
        for kind in kinds
        for number in ([players] if players else usual_players(kind))
    ]


def usual_players(kind: Kind) -> list[int]:
    return [number for number in TABLES if number in kind.players] or [kind.players[0]]


def measured(case: Case, builds: list[Build], rounds: int, screen: Screen) -> list[Figure]:
    """All measures of a case.  In each round the builds take turns, so noise hits them alike."""
    wanted = [each for each in MEASURES if not each.games or case.kind.name in each.games]
    label = screen.words(output.MEASURING, game=f"{case.kind.name} ({case.players})")
    speeds: dict[str, list[list[float]]] = {}
    with Progress(screen, label, rounds * len(builds) * (len(wanted) + 1)) as progress:
        for number in range(rounds):
            for measure in (*wanted, CALIBRATION):
                for at in turn_order(len(builds), number):
                    note(speeds, measure, at, len(builds), asked(builds[at], measure, case))
                    progress.advance()
    return [
        figure(case, measure, speeds[measure.name])
        for measure in (GAMES_PER_SECOND, *wanted, CALIBRATION)
        if all(speeds[measure.name])
    ]


def turn_order(builds: int, number: int) -> list[int]:
    """Who goes first changes with every round."""
    order = list(range(builds))
    return order[::-1] if number % 2 else order


def asked(build: Build, measure: Measure, case: Case) -> dict[str, float]:
    return build.measure(
        {
            "game": case.kind.name,
            "players": case.players,
            "settings": dict(case.settings),
            "measure": measure.name,
            "seconds": SECONDS,
        }
    )


def note(
    speeds: dict[str, list[list[float]]],
    measure: Measure,
    at: int,
    builds: int,
    answer: dict[str, float],
) -> None:
    """Keep the units a second; another release may not know a measure."""
    found = speeds.setdefault(measure.name, [[] for _ in range(builds)])
    if "error" in answer:
        return
    found[at].append(answer["units"] / answer["seconds"])
    if measure.name == "games":
        whole = speeds.setdefault(GAMES_PER_SECOND.name, [[] for _ in range(builds)])
        whole[at].append(answer["games"] / answer["seconds"])


def figure(case: Case, measure: Measure, speeds: list[list[float]]) -> Figure:
    values = [shown(measure, speed) for speed in speeds[0]]
    found: Figure = {
        "game": case.kind.name,
        "players": case.players,
        "measure": measure.title,
        "value": median(values),
        "low": min(values),
        "high": max(values),
        "against": None,
        "speed_ratio": None,
        "ratio_low": None,
        "ratio_high": None,
    }
    if len(speeds) > 1:
        ratios = [own / other for own, other in zip(*speeds, strict=True)]
        found["against"] = median([shown(measure, speed) for speed in speeds[1]])
        found["speed_ratio"] = median(ratios)
        found["ratio_low"], found["ratio_high"] = min(ratios), max(ratios)
    return found


def shown(measure: Measure, speed: float) -> float:
    return measure.scale / speed if measure.scale else speed


def figures_table(figures: list[Figure], builds: list[Build]) -> Table:
    table = new_table(title(builds))
    table.padding = (0, 1, 0, 0)
    table.add_column("game", no_wrap=True)
    table.add_column("measure", no_wrap=True)
    alone, beside = ("value", "low", "high"), ("this", "other", "ratio", "range")
    for name in alone if len(builds) == 1 else beside:
        table.add_column(name, justify="right")
    last = ""
    for each in figures:
        name = f"{each['game']} {each['players']}"
        table.add_row(name if name != last else "", each["measure"], *cells(each))
        last = name
    return table


def title(builds: list[Build]) -> str:
    return " v ".join("compiled" if build.compiled else "interpreted" for build in builds)


def cells(each: Figure) -> list[str]:
    if each["against"] is None or each["speed_ratio"] is None:
        return [number(each["value"]), number(each["low"]), number(each["high"])]
    around = f"{each['ratio_low']:.2f}-{each['ratio_high']:.2f}"
    return [number(each["value"]), number(each["against"]), f"{each['speed_ratio']:.2f}", around]


def number(value: float) -> str:
    """Three digits are as many as can be trusted."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"  # noqa: PLR2004 - three digits
