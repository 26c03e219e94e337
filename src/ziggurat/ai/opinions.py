"""Thoughts in words, to be sent from one process to another, and how several make one."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from ziggurat.ai.bot import Step, Thought
from ziggurat.core.seats import Seat

if TYPE_CHECKING:
    from ziggurat.core.kind import Kind


class Opinion(NamedTuple):
    choice: str
    value: float
    visits: int
    line: tuple[tuple[Seat, str], ...]


def opinion(thought: Thought) -> Opinion:
    line = tuple([(seat, action.text) for seat, action in thought.line])
    return Opinion(thought.choice.text, thought.value, thought.visits, line)


def agreed(kind: Kind, found: list[list[Opinion]]) -> list[Thought]:
    """One thought for each choice: visits are added, the longest look tells the line.

    Choices that were tried equally often keep the order of the first answer.
    """
    by_choice: dict[str, list[Opinion]] = {}
    for each in found:
        for one in each:
            by_choice.setdefault(one.choice, []).append(one)
    thoughts = [merged(kind, same) for same in by_choice.values()]
    return sorted(thoughts, key=lambda each: each.visits, reverse=True)


def merged(kind: Kind, same: list[Opinion]) -> Thought:
    visits = sum([one.visits for one in same])
    # What was judged at a glance, without a try, counts as much as one.
    value = fmean([one.value for one in same], [max(1, one.visits) for one in same])
    longest = max(same, key=lambda one: one.visits)
    line = tuple([Step(seat, kind.parse(words)) for seat, words in longest.line])
    return Thought(kind.parse(longest.choice), value, visits, line)
