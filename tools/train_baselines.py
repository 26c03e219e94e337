"""Train the baselines of the research package in all games, and draw their learning curves.

    python tools/train_baselines.py --games 2000 --seeds 5 --jobs 16 --folder baselines

What was trained is kept in the folder, so this may be interrupted at any time: weights and curve of
every run, a picture for each game, and a table.
"""

from __future__ import annotations

from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from ziggurat.games.catalogue import GAMES
from ziggurat.research.baseline import PERIOD, Run, load, save, train
from ziggurat.train.plot import Line, chart

if TYPE_CHECKING:
    from collections.abc import Sequence

OPPONENTS = ("random", "apprentice", "mason")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("baselines"))
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    kinds = [asked.game] if asked.game else list(GAMES)
    every = [
        Run(game, opponent, seed, asked.games)
        for game, opponent, seed in product(kinds, OPPONENTS, range(asked.seeds))
    ]
    missing = [each for each in every if not each.path(asked.folder).exists()]
    with ProcessPoolExecutor(asked.jobs) as processes:
        found = processes.map(train_and_save, missing, [asked.folder] * len(missing))
        for number, run in enumerate(found, 1):
            print(f"{number} of {len(missing)}: {run}", flush=True)
    table = report(every, asked.folder)
    (asked.folder / "baselines.md").write_text(table, encoding="utf-8")
    print(table)


def train_and_save(run: Run, folder: Path) -> Run:
    save(run, train(run), folder)
    return run


def report(runs: Sequence[Run], folder: Path) -> str:
    """A table of the last points of the curves; the curves themselves go to a picture a game."""
    lines = ["| game | opponents | runs | first hundred | last hundred |", "|---|---|--:|--:|--:|"]
    for game in GAMES:
        drawn: list[Line] = []
        for opponent in OPPONENTS:
            curves = [
                load(each.path(folder)).curve for each in runs if each[:2] == (game, opponent)
            ]
            if not curves:
                continue
            mean = [fmean(points) for points in zip(*curves, strict=True)]
            drawn.append(Line(opponent, [(PERIOD * (at + 1), y) for at, y in enumerate(mean)]))
            first, last = (
                spread([each[0] for each in curves]),
                spread([each[-1] for each in curves]),
            )
            lines.append(f"| {game} | {opponent} | {len(curves)} | {first} | {last} |")
        if drawn:
            picture = chart(f"{GAMES[game].title.en}: reward by opponents", "games", drawn)
            (folder / f"{game}.svg").write_text(picture, encoding="utf-8")
    return "\n".join([*lines, ""])


def spread(values: list[float]) -> str:
    """The mean, and the standard deviation over runs."""
    doubt = f" ± {100 * stdev(values):.0f}" if len(values) > 1 else ""
    return f"{100 * fmean(values):.0f}{doubt} %"


if __name__ == "__main__":
    main()
