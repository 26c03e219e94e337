"""A small network with whole numbers as weights, read from a file.

All arithmetic is exact: weights are whole numbers, an activation is one divided by a power of two,
and no sum needs more digits than a float has.  So a network has the same value on every machine,
interpreted, compiled or in a browser, in whatever order its sums are taken.

Two hidden layers; an activation lies between 0 and ONE.  A file is one line of JSON, the head, and
the weights as whole numbers of 16 bits, the low byte first: for each layer the weights of every
unit, unit after unit, and then its biases.
"""

from __future__ import annotations

import json
import sys
from array import array
from itertools import pairwise
from math import exp
from pkgutil import get_data
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

FORMAT: Final = "ziggurat-network-1"
ONE: Final = 1024.0  # an activation of 1; weights of the first layer and all biases count in these
UNIT: Final = 1024.0  # a weight of 1 in the layers after the first

Row = list[float]  # whole numbers; the compiler multiplies floats faster
Layer = tuple[list[Row], Row]  # the weights of every unit, and its bias


class Network:
    """Estimates the value of an encoding, a list of the inputs that are on."""

    def __init__(self, head: dict[str, object], layers: list[Layer]) -> None:
        self.head: Final = head
        (first, first_biases), (second, second_biases), (last, last_bias) = layers
        self._first: Final = first
        self._first_biases: Final = first_biases
        self._second: Final = second
        self._second_biases: Final = second_biases
        self._last: Final = last[0]
        self._last_bias: Final = last_bias[0]
        self._size: Final = len(first[0])

    def value(self, on: list[int]) -> float:
        return self._value(self._sums(on))

    def values(self, encodings: list[list[int]]) -> list[float]:
        """Of many encodings that differ little: of all but the first, only what differs is added.

        The values are exactly those of `value`.
        """
        found: list[float] = []
        if not encodings:
            return found
        base = encodings[0]
        sums = self._sums(base)
        counts = [0] * self._size
        for number in base:
            counts[number] += 1
        for on in encodings:
            added, removed = differences(counts, base, on)
            found.append(self._value(self._changed(sums, added, removed)))
        return found

    def _sums(self, on: list[int]) -> Row:
        """What each unit of the first layer adds up to."""
        sums: Row = []
        for unit in range(len(self._first)):
            row = self._first[unit]
            total = self._first_biases[unit]
            for number in on:
                total += row[number]
            sums.append(total)
        return sums

    def _changed(self, sums: Row, added: list[int], removed: list[int]) -> Row:
        changed: Row = []
        for unit in range(len(sums)):
            row = self._first[unit]
            total = sums[unit]
            for number in added:
                total += row[number]
            for number in removed:
                total -= row[number]
            changed.append(total)
        return changed

    def _value(self, sums: Row) -> float:
        active: list[int] = []
        activations: Row = []
        for unit in range(len(sums)):
            total = sums[unit]
            if total > 0.0:
                active.append(unit)
                activations.append(min(ONE, total))
        many = len(active)
        result = self._last_bias * UNIT
        for unit in range(len(self._second)):
            row = self._second[unit]
            total = self._second_biases[unit] * UNIT
            for at in range(many):
                total += row[active[at]] * activations[at]
            if total > 0.0:
                activation = total / UNIT
                result += self._last[unit] * min(ONE, activation)
        return result / (ONE * UNIT)


def differences(counts: list[int], base: list[int], on: list[int]) -> tuple[list[int], list[int]]:
    """The inputs that are on but not in the base, and the other way round.

    The counts are those of the base, before and after.
    """
    added: list[int] = []
    for number in on:
        if counts[number]:
            counts[number] -= 1
        else:
            added.append(number)
    removed: list[int] = []
    for number in base:
        if counts[number]:
            counts[number] -= 1
            removed.append(number)
    for number in base:
        counts[number] += 1
    return added, removed


def chance(value: float) -> float:
    """The chance to win of which a value is the logarithm of the odds."""
    return 1.0 / (1.0 + exp(-value))


def built_in(name: str, encoding: str) -> Network:
    """A network that comes with Ziggurat; also out of an archive, as in a browser."""
    content = get_data("ziggurat.ai", f"networks/{name}.net")
    assert content is not None
    return read(content, encoding)


def load(path: Path, encoding: str) -> Network:
    return read(path.read_bytes(), encoding)


def read(file: bytes, encoding: str) -> Network:
    """Read a network that was trained for this version of an encoding."""
    line, _, content = file.partition(b"\n")
    head: dict[str, object] = json.loads(line)
    if (head["format"], head["encoding"]) != (FORMAT, encoding):
        raise ValueError(f"not a network for {encoding}")
    numbers = array("h")
    numbers.frombytes(content)
    if sys.byteorder == "big":
        numbers.byteswap()
    # Equal weights are one object, so that they lie close together in memory.
    floats = {number: float(number) for number in numbers}
    return Network(head, layers_of(head["sizes"], [floats[number] for number in numbers]))


def layers_of(sizes: object, numbers: Row) -> list[Layer]:
    assert isinstance(sizes, list)
    layers: list[Layer] = []
    at = 0
    for inputs, units in pairwise(sizes):
        rows = [numbers[at + unit * inputs : at + (unit + 1) * inputs] for unit in range(units)]
        at += inputs * units
        layers.append((rows, numbers[at : at + units]))
        at += units
    if at != len(numbers):
        raise ValueError(f"{len(numbers)} weights instead of {at}")
    return layers


def save(path: Path, head: dict[str, object], numbers: list[int]) -> None:
    """Write a network; the numbers in the order of the file."""
    content = array("h", numbers)
    if sys.byteorder == "big":
        content.byteswap()
    path.write_bytes(json.dumps({"format": FORMAT, **head}).encode() + b"\n" + content.tobytes())
