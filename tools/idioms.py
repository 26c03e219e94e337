"""Measure which idioms are fast when compiled: the table in docs/contribute/speed.md.

    python tools/idioms.py     # compiles tools/idiom_cases.py into a temporary folder (a minute)

Each figure is the CPU time of one round in nanoseconds, the loop around it included: the smallest
of several runs, because other work of the machine only adds to it.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from shutil import copy
from subprocess import run
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

CASES: Final = Path(__file__).parent / "idiom_cases.py"
ROUNDS: Final = 20_000
RUNS: Final = 15


def names() -> list[str]:
    module = import_module(CASES.stem)
    return [name.removeprefix("slow_") for name in vars(module) if name.startswith("slow_")]


def measured(name: str) -> float:
    """Nanoseconds of one round."""
    function = getattr(import_module(CASES.stem), name)
    times: list[float] = []
    for _ in range(RUNS):
        start = process_time()
        function(ROUNDS)
        times.append(process_time() - start)
    return min(times) / ROUNDS * 1e9


def figures(folder: Path) -> dict[str, float]:
    """The figures of the cases in a folder, compiled or not, from a process of their own."""
    command = [sys.executable, __file__, str(folder)]
    lines = run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 -- this file
    return {name: float(time) for name, time in (line.split() for line in lines.splitlines())}


def print_figures(folder: str) -> None:
    sys.path.insert(0, folder)
    for name in names():
        for way in ("slow", "fast"):
            print(f"{way}_{name}", measured(f"{way}_{name}"))


def print_table() -> None:
    with TemporaryDirectory() as folder:
        copy(CASES, folder)
        interpreted = figures(Path(folder))
        compiler = Path(sys.executable).parent / "mypyc"
        run([compiler, CASES.name], cwd=folder, check=True, capture_output=True)  # noqa: S603 -- the compiler
        compiled = figures(Path(folder))
    print("| ns | compiled: obvious | fast | times | interpreted: obvious | fast |")
    print("|---|---|---|---|---|---|")
    for name in names():
        cells = [
            each[f"{way}_{name}"] for each in (compiled, interpreted) for way in ("slow", "fast")
        ]
        slow, fast, *rest = cells
        print(
            f"| {name.replace('_', ' ')} | {slow:.0f} | {fast:.0f} | {slow / fast:.1f} |"
            f" {rest[0]:.0f} | {rest[1]:.0f} |"
        )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print_figures(sys.argv[1])
    else:
        print_table()
