"""The idioms that `tools/idioms.py` measures: pairs of functions that do the same, n times.

A function named `slow_x` is the obvious way to write it, `fast_x` the way that is fast when
compiled.  docs/contribute/speed.md shows the figures.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import i64

PAIR: Final = [3, 4]
FIVE: Final = (1, 2, 3, 4, 5)
ITEMS: Final = [5, 3, 8, 1, 9, 2, 7, 4, 6, 0]
WANTED: Final = 9
FACTOR: Final = 0x6C078CC6
BITS_32: Final = 0xFFFFFFFF
HEIGHTS: Final = bytes(ITEMS)
BY_PAIR: Final = {(a, b): a + b for a in range(8) for b in range(8)}
BY_NUMBER: Final = {a * 8 + b: a + b for a in range(8) for b in range(8)}


class Plain:
    """A native class."""

    __slots__ = ("left", "right")

    def __init__(self, left: int, right: int) -> None:
        self.left = left
        self.right = right


class Other(Plain):
    __slots__ = ()


class Named(NamedTuple):
    left: int
    right: int


class State:
    """What is copied."""

    __slots__ = ("first", "second", "word")

    def __init__(self, source: State | None = None) -> None:
        if source is None:
            self.word: int = 0
            self.first: list[int] = [0] * 5
            self.second: int = 0
        else:
            self.word = source.word
            self.first = source.first.copy()
            self.second = source.second

    def copy_by_new(self) -> State:
        other = State.__new__(State)
        other.word = self.word
        other.first = self.first.copy()
        other.second = self.second
        return other

    def tell(self, event: Callable[[int, int], int], *values: int) -> None:
        if self.second:
            event(values[0], values[1])


KINDS: Final = (Plain, Other)
STATE: Final = State()
PLAIN: Final = Plain(1, 2)


def told(left: int, right: int) -> int:
    return left + right


def slow_two_lists_together(n: int) -> int:
    total = 0
    for _ in range(n):
        for a, b in zip(PAIR, PAIR, strict=True):
            total += a * b
    return total


def fast_two_lists_together(n: int) -> int:
    total = 0
    for _ in range(n):
        for at in range(2):
            total += PAIR[at] * PAIR[at]
    return total


def slow_is_there_one(n: int) -> int:
    total = 0
    for _ in range(n):
        total += any(item == WANTED for item in ITEMS)
    return total


def fast_is_there_one(n: int) -> int:
    total = 0
    for _ in range(n):
        for item in ITEMS:
            if item == WANTED:
                total += 1
                break
    return total


def slow_loop_over_five(n: int) -> int:
    total = 0
    for _ in range(n):
        for each in FIVE:
            total += each
    return total


def fast_loop_over_five(n: int) -> int:
    total = 0
    for _ in range(n):
        for each in range(5):
            total += each
    return total


def slow_dictionary_of_pairs(n: int) -> int:
    total = 0
    for at in range(n):
        total += BY_PAIR[at & 7, 3]
    return total


def fast_dictionary_of_pairs(n: int) -> int:
    total = 0
    for at in range(n):
        total += BY_NUMBER[(at & 7) * 8 + 3]
    return total


def slow_greatest_of_four(n: int) -> int:
    total = 0
    for at in range(n):
        total += max(HEIGHTS[0], HEIGHTS[1], HEIGHTS[2], at & 7)
    return total


def fast_greatest_of_four(n: int) -> int:
    total = 0
    for at in range(n):
        greatest = max(HEIGHTS[0], HEIGHTS[1])
        greatest = max(greatest, HEIGHTS[2])
        total += max(greatest, at & 7)
    return total


def slow_sum_of_a_slice(n: int) -> int:
    total = 0
    for _ in range(n):
        total += sum(ITEMS[5:10])
    return total


def fast_sum_of_a_slice(n: int) -> int:
    total = 0
    for _ in range(n):
        for at in range(5, 10):
            total += ITEMS[at]
    return total


def slow_small_numbers(n: int) -> int:
    total = 1
    for at in range(n):
        total = (total * 37 + at) % 1009
    return total


def fast_small_numbers(n: int) -> int:
    total: i64 = 1
    for at in range(n):
        total = (total * 37 + at) % 1009
    return total


def slow_numbers_of_63_bits(n: int) -> int:
    state = 1
    for _ in range(n):
        state = FACTOR * (state & BITS_32) + (state >> 32)
    return state


def fast_numbers_of_63_bits(n: int) -> int:
    state: i64 = 1
    for _ in range(n):
        state = FACTOR * (state & BITS_32) + (state >> 32)
    return state


def slow_event_for_nobody(n: int) -> int:
    for at in range(n):
        STATE.tell(told, at, 1)
    return n


def fast_event_for_nobody(n: int) -> int:
    for at in range(n):
        if STATE.second:
            STATE.tell(told, at, 1)
    return n


def slow_small_record(n: int) -> int:
    total = 0
    for at in range(n):
        total += Named(at, 1).left
    return total


def fast_small_record(n: int) -> int:
    total = 0
    for at in range(n):
        total += Plain(at, 1).left
    return total


def slow_copy(n: int) -> int:
    for _ in range(n):
        STATE.copy_by_new()
    return n


def fast_copy(n: int) -> int:
    for _ in range(n):
        State(STATE)
    return n


@lru_cache(maxsize=64)
def remembered(number: int) -> int:
    return number + 1


KNOWN: Final[dict[int, int]] = {}


def looked_up(number: int) -> int:
    found = KNOWN.get(number)
    if found is None:
        found = KNOWN[number] = number + 1
    return found


def slow_remembered_result(n: int) -> int:
    total = 0
    for at in range(n):
        total += remembered(at & 31)
    return total


def fast_remembered_result(n: int) -> int:
    total = 0
    for at in range(n):
        total += looked_up(at & 31)
    return total


def slow_add_what_fits(n: int) -> int:
    total = 0
    for _ in range(n):
        found: list[int] = [1]
        found += [item for item in ITEMS if item & 4]
        total += len(found)
    return total


def fast_add_what_fits(n: int) -> int:
    total = 0
    for _ in range(n):
        found: list[int] = [1]
        for item in ITEMS:
            if item & 4:
                found.append(item)  # noqa: PERF401 -- this is what is measured
        total += len(found)
    return total


def slow_one_of_several_classes(n: int) -> int:
    total = 0
    for _ in range(n):
        total += isinstance(PLAIN, KINDS)
    return total


def fast_one_of_several_classes(n: int) -> int:
    total = 0
    for _ in range(n):
        total += isinstance(PLAIN, (Plain, Other))
    return total


def slow_is_it_empty(n: int) -> int:
    total = 0
    for _ in range(n):
        if HEIGHTS:
            total += 1
    return total


def fast_is_it_empty(n: int) -> int:
    total = 0
    for _ in range(n):
        if len(HEIGHTS) > 0:
            total += 1
    return total
