"""Samples in files: a shard holds the positions of a few dozen games.

A shard follows from the seed, its number and the networks that play, so generation can be
interrupted and continued, and several processes can share it.  A shard that exists is complete.
Shards are written without numpy: one line of JSON with the lengths, and then the arrays.
"""

from __future__ import annotations

import json
from array import array
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ziggurat.train.courses import COURSES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

GAMES: Final = 50  # in a shard
FRESH: Final = 100  # shards after which a process gives way to a new one
# The arrays of a shard, in the order of the file.
KINDS: Final = {"on": "<i2", "lengths": "<u2", "estimates": "<f4", "results": "<f4", "games": "<i4"}


class Samples(NamedTuple):
    """Positions of games: a row of inputs each, filled up with a number that is no input."""

    inputs: NDArray[np.int16]
    estimates: NDArray[np.float32]
    results: NDArray[np.float32]
    games: NDArray[np.int32]  # the number of the game of each position

    def __len__(self) -> int:
        return len(self.results)


class Batch(NamedTuple):
    """The games of one round: who plays them, and where they are kept."""

    game: str
    folder: Path
    seed: str
    weights: tuple[Path, ...]

    def path(self, shard: int) -> Path:
        return self.folder / f"games-{shard:05}.bin"

    def write(self, shard: int) -> None:
        """Play and write a shard, game by game."""
        course = COURSES[self.game]
        on, lengths, games = array("h"), array("H"), array("i")
        estimates, results = array("f"), array("f")
        for number in range(shard * GAMES, (shard + 1) * GAMES):
            for sample in course.play(f"{self.seed} {number}", self.weights):
                on.extend(sample.on)
                lengths.append(len(sample.on))
                estimates.append(sample.estimate)
                results.append(sample.result)
                games.append(number)
        arrays: list[array[int] | array[float]] = [on, lengths, estimates, results, games]
        path = self.path(shard)
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            file.write(json.dumps([len(each) for each in arrays]).encode())
            file.write(b"\n")
            for each in arrays:
                file.write(each.tobytes())
        unfinished.rename(path)


def generate(batch: Batch, games: int, jobs: int) -> Iterator[int]:
    """Write all shards that are missing; yields how many are done, at first and after each.

    A process is replaced now and then: what its caches hold goes with it.
    """
    batch.folder.mkdir(parents=True, exist_ok=True)
    shards = range(-(-games // GAMES))
    missing = [shard for shard in shards if not batch.path(shard).exists()]
    done = len(shards) - len(missing)
    yield done
    if jobs == 1:
        for shard in missing:
            batch.write(shard)
            done += 1
            yield done
        return
    with get_context("spawn").Pool(jobs, maxtasksperchild=FRESH) as processes:
        for _ in processes.imap_unordered(batch.write, missing):
            done += 1
            yield done


def read(batches: Sequence[Batch], games: int) -> Samples:
    """All games below this number, of each of these rounds."""
    paths = [batch.path(shard) for batch in batches for shard in range(-(-games // GAMES))]
    filler = COURSES[batches[0].game].size
    parts = [shard_of(path, games, filler) for path in paths]
    widest = max(part.inputs.shape[1] for part in parts)
    shards = -(-games // GAMES)
    return Samples(
        np.concatenate([widened(part.inputs, widest, filler) for part in parts]),
        np.concatenate([part.estimates for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate(
            [part.games + at // shards * shards * GAMES for at, part in enumerate(parts)]
        ).astype(np.int32),
    )


def shard_of(path: Path, games: int, filler: int) -> Samples:
    line, _, content = path.read_bytes().partition(b"\n")
    found: dict[str, NDArray[np.generic]] = {}
    at = 0
    for (name, kind), count in zip(KINDS.items(), json.loads(line), strict=True):
        found[name] = np.frombuffer(content, kind, count, at)
        at += found[name].nbytes
    numbers = found["games"].astype(np.int32)
    many = int((numbers < games).sum())
    lengths = found["lengths"].astype(np.int64)[:many]
    inputs = np.full((many, int(lengths.max(initial=1))), filler, np.int16)
    inputs[np.arange(inputs.shape[1]) < lengths[:, None]] = found["on"][: lengths.sum()]
    return Samples(
        inputs,
        found["estimates"].astype(np.float32)[:many],
        found["results"].astype(np.float32)[:many],
        numbers[:many],
    )


def widened(inputs: NDArray[np.int16], width: int, filler: int) -> NDArray[np.int16]:
    more = width - inputs.shape[1]
    return np.pad(inputs, ((0, 0), (0, more)), constant_values=filler) if more else inputs
