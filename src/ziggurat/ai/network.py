"""A small network with whole numbers as weights, read from a file.

All arithmetic is exact, with whole numbers from the first to the last step.  So a network has the
same value on every machine, interpreted, compiled or in a browser, in whatever order its sums are
taken.

Two hidden layers; an activation lies between 0 and ONE.  A file is one line of JSON, the head, and
the weights as whole numbers of 16 bits, the low byte first: for each layer the weights of every
unit, unit after unit, and then its biases.

The weights that lead from one input to all units of the next layer are packed into one large
number, a lane of bits to a unit, so that one addition adds them all.  A lane cannot be negative:
each weight in it is raised by RAISED, and the sum is lowered again when it is unpacked.
"""

from __future__ import annotations

import json
import sys
from array import array
from itertools import pairwise
from math import exp
from pkgutil import get_data
from struct import Struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

FORMAT: Final = "ziggurat-network-1"
ONE: Final = 1024  # an activation of 1; weights of the first layer and all biases count in these
UNIT: Final = 1024  # a weight of 1 in the layers after the first
RAISED: Final = 1 << 15
NARROW: Final = 32  # bits of a lane: sums of weights
WIDE: Final = 64  # … and of weights times activations

Row = list[int]
Layer = tuple[list[Row], Row]  # the weights of every unit, and its bias
Packed = int  # one lane for each unit


class Network:
    """Estimates the value of an encoding, a list of the inputs that are on."""

    def __init__(self, head: dict[str, object], layers: list[Layer]) -> None:
        self.head: Final = head
        (first, first_biases), (second, second_biases), (last, last_bias) = layers
        self._first: Final = by_input(first, NARROW)
        self._first_biases: Final = packed(first_biases, NARROW)
        self._second: Final = by_input(second, WIDE)
        self._second_biases: Final = [bias * UNIT for bias in second_biases]
        self._last: Final = last[0]
        self._last_bias: Final = last_bias[0] * UNIT * UNIT
        self._sums: Final = Struct(f"<{len(first)}I")
        self._products: Final = Struct(f"<{len(second)}Q")

    def value(self, on: list[int]) -> float:
        return self._value(self._added(self._first_biases, on), len(on) + 1)

    def values(self, encodings: list[list[int]]) -> list[float]:
        """Of many encodings that differ little: of all but the first, only what differs is added.

        The values are exactly those of `value`.
        """
        found: list[float] = []
        if not encodings:
            return found
        base = encodings[0]
        total = self._added(self._first_biases, base)
        counts = [0] * len(self._first)
        for number in base:
            counts[number] += 1
        for on in encodings:
            added, removed = differences(counts, base, on)
            changed = self._added(total, added)
            for number in removed:
                changed -= self._first[number]
            found.append(self._value(changed, len(on) + 1))
        return found

    def choices(self, state: list[int], options: list[list[int]]) -> list[float]:
        """Of a state together with each of these options."""
        total = self._added(self._first_biases, state)
        many = len(state) + 1
        return [self._value(self._added(total, on), many + len(on)) for on in options]

    def _added(self, total: Packed, on: list[int]) -> Packed:
        for number in on:
            total += self._first[number]
        return total

    def _value(self, total: Packed, many: int) -> float:
        """The value that follows from the sums in the first layer, of `many` packed numbers."""
        raised = many * RAISED
        sums = self._sums.unpack(total.to_bytes(self._sums.size, "little"))
        products = activity = 0
        for unit in range(len(self._second)):
            activation: int = sums[unit] - raised
            if activation > 0:
                activation = min(ONE, activation)
                products += self._second[unit] * activation
                activity += activation
        raised = activity * RAISED
        sums = self._products.unpack(products.to_bytes(self._products.size, "little"))
        result = self._last_bias
        for unit in range(len(self._last)):
            activation = sums[unit] - raised + self._second_biases[unit]
            if activation > 0:
                result += self._last[unit] * min(ONE * UNIT, activation)
        return result / (ONE * UNIT * UNIT)


def by_input(rows: list[Row], width: int) -> list[Packed]:
    """The weights that lead from each input to all units."""
    return [packed([row[at] for row in rows], width) for at in range(len(rows[0]))]


def packed(numbers: Row, width: int) -> Packed:
    total = 0
    for at, number in enumerate(numbers):
        total |= number + RAISED << width * at
    return total


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
    return Network(head, layers_of(head["sizes"], numbers.tolist()))


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
