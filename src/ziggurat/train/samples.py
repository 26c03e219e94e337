"""Samples in files: a shard holds the positions of a few dozen games.

A shard follows from the seed and its number, so generation can be interrupted and continued, and
several processes can share it.  A shard that exists is complete.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from ziggurat.train.courses import COURSES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from numpy.lib.npyio import NpzFile

Number = TypeVar("Number", bound=np.generic)
GAMES: Final = 50  # in a shard


class Samples(NamedTuple):
    """Positions of games; the inputs of all positions stand one after the other."""

    on: NDArray[np.int32]
    starts: NDArray[np.int64]  # where the inputs of each position begin, and where the last end
    estimates: NDArray[np.float32]
    results: NDArray[np.float32]
    games: NDArray[np.int32]  # the number of the game of each position

    def __len__(self) -> int:
        return len(self.results)


def shard_path(folder: Path, shard: int) -> Path:
    return folder / f"games-{shard:05}.npz"


def generate(game: str, folder: Path, seed: str, games: int, jobs: int) -> Iterator[int]:
    """Write all shards that are missing; yields how many are done, at first and after each."""
    shards = range(-(-games // GAMES))
    missing = [shard for shard in shards if not shard_path(folder, shard).exists()]
    done = len(shards) - len(missing)
    yield done
    if jobs == 1:
        for shard in missing:
            write_shard(game, folder, seed, shard)
            done += 1
            yield done
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as processes:
        begun = [processes.submit(write_shard, game, folder, seed, each) for each in missing]
        for future in as_completed(begun):
            future.result()
            done += 1
            yield done


def write_shard(game: str, folder: Path, seed: str, shard: int) -> None:
    course = COURSES[game]
    on: list[int] = []
    starts = [0]
    estimates: list[float] = []
    results: list[float] = []
    games: list[int] = []
    for number in range(shard * GAMES, (shard + 1) * GAMES):
        for sample in course.play(f"{seed} {number}"):
            on.extend(sample.on)
            starts.append(len(on))
            estimates.append(sample.estimate)
            results.append(sample.result)
            games.append(number)
    path = shard_path(folder, shard)
    unfinished = path.with_suffix(".part.npz")
    np.savez_compressed(
        unfinished,
        on=np.array(on, np.int16),
        starts=np.array(starts, np.int64),
        estimates=np.array(estimates, np.float32),
        results=np.array(results, np.float32),
        games=np.array(games, np.int32),
    )
    unfinished.rename(path)


def read(folder: Path, games: int) -> Samples:
    """All games below this number."""
    shards = [np.load(shard_path(folder, shard)) for shard in range(-(-games // GAMES))]
    ends = np.cumsum([0] + [shard["starts"][-1] for shard in shards])
    starts = [shard["starts"][:-1] + ends[at] for at, shard in enumerate(shards)]
    numbers = joined(shards, "games", np.int32)
    many = int((numbers < games).sum())
    bounds = np.concatenate([*starts, ends[-1:]])[: many + 1]
    return Samples(
        joined(shards, "on", np.int32)[: bounds[-1]],
        bounds,
        joined(shards, "estimates", np.float32)[:many],
        joined(shards, "results", np.float32)[:many],
        numbers[:many],
    )


def joined(shards: Sequence[NpzFile], name: str, kind: type[Number]) -> NDArray[Number]:
    return np.concatenate([shard[name] for shard in shards]).astype(kind)
