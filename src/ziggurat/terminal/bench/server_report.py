"""What `ziggurat bench server` has measured as a table: medians, and the range in brackets."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Final

from ziggurat.terminal.bench.report import number
from ziggurat.terminal.screen import new_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from ziggurat.server.admin.bench import Run
    from ziggurat.server.admin.sleeping import Slept

COLUMNS: Final = {
    "choices_per_s": "choices/s",
    "cpu_ms": "CPU ms",
    "p50_ms": "p50 ms",
    "p99_ms": "p99 ms",
    "p999_ms": "p99.9 ms",
    "kb_per_table": "kB/table",
}


def runs_table(runs: Sequence[Run]) -> Table:
    table = new_table("one choice, from one player to the last of the others")
    table.padding = (0, 1, 0, 0)
    for name in ("load", "build"):
        table.add_column(name)
    for name in COLUMNS.values():
        table.add_column(name, justify="right")
    groups: dict[tuple[str, str], list[Run]] = {}
    for each in runs:
        pace = "flat out" if each["flat_out"] else "paced"
        groups.setdefault((f"{each['load']} {pace}", each["build"]), []).append(each)
    for (load, build), same in groups.items():
        table.add_row(load, build, *(spread(same, name) for name in COLUMNS))
    return table


def spread(runs: Sequence[Run], name: str) -> str:
    values = [float(value) for run in runs for key, value in run.items() if key == name]  # type: ignore[arg-type]  # numbers
    middle = number(median(values))
    if len(values) == 1:
        return middle
    return f"{middle} ({number(min(values))}-{number(max(values))})"


def slept_table(slept: Slept) -> Table:
    title = (
        f"{slept['tables']} tables that nobody looks at take {slept['mb']} MB; opening one again"
    )
    table = new_table(title)
    for name in ("game", "p50 ms", "p99 ms", "CPU ms"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for game, p50 in slept["reopen_p50_ms"].items():
        p99, cpu = slept["reopen_p99_ms"][game], slept["reopen_cpu_ms"][game]
        table.add_row(game, *(number(each) for each in (p50, p99, cpu)))
    return table
