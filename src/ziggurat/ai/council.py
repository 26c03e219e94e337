"""Several processes search one position, each with its own seed, and combine their results."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from ziggurat.ai.bot import Place, Step, Thought, can_advise
from ziggurat.ai.catalogue import bots_of
from ziggurat.core.seats import Seat
from ziggurat.core.snapshot import load, save
from ziggurat.games.catalogue import GAMES
from ziggurat.games.component_files import use_named

if TYPE_CHECKING:
    from ziggurat.core.kind import Kind


class Question(NamedTuple):
    """A position as its seat knows it: any world that it cannot tell apart serves as well."""

    game: str
    bot: str
    seat: Seat
    snapshot: str
    effort: float


class Opinion(NamedTuple):
    """A thought in words, to be sent from one process to another."""

    choice: str
    value: float
    visits: int
    line: tuple[tuple[Seat, str], ...]


def advisers(game: str) -> list[str]:
    """The bots of a game that can explain their choices."""
    return [name for name, make in bots_of(game).items() if can_advise(make(0))]


def consult(kind: Kind, bot: str, place: Place, seed: int, jobs: int) -> list[Thought]:
    """What a bot thinks of a seat's choices, the best first."""
    snapshot = save(place.imagine(seed))
    question = Question(kind.name, bot, place.seat, snapshot, place.effort)
    if jobs == 1:
        return agreed(kind, [opinions(question, seed)])
    with ProcessPoolExecutor(jobs, get_context("spawn"), use_named) as processes:
        found = processes.map(opinions, [question] * jobs, range(seed, seed + jobs))
        return agreed(kind, list(found))


def opinions(question: Question, seed: int) -> list[Opinion]:
    adviser = bots_of(question.game)[question.bot](seed)
    assert can_advise(adviser)
    game = load(GAMES[question.game], question.snapshot)
    thoughts = adviser.consider(Place(game, question.seat, question.effort))
    return [opinion(each) for each in thoughts]


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
