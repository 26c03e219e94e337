"""Several processes search one position, each with its own seed, and combine their results."""

from __future__ import annotations

import multiprocessing
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from ziggurat.ai.bot import Place, can_advise, can_share
from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.luck import Luck
from ziggurat.ai.opinions import Opinion, agreed, opinion
from ziggurat.ai.processes import stop
from ziggurat.core.seats import Seat
from ziggurat.core.snapshot import load, save
from ziggurat.games.catalogue import GAMES
from ziggurat.games.component_files import use_named

if TYPE_CHECKING:
    from collections.abc import Iterable
    from concurrent.futures import Future

    from ziggurat.ai.bot import Sharer, Thought
    from ziggurat.core.action import Action
    from ziggurat.core.kind import Kind


class Question(NamedTuple):
    """A position as its seat knows it: any world that it cannot tell apart serves as well."""

    game: str
    bot: str
    seat: Seat
    snapshot: str
    effort: float
    hurried: bool


def advisers(game: str) -> list[str]:
    """The bots of a game that can explain their choices."""
    return [name for name, make in bots_of(game).items() if can_advise(make(0))]


def question_of(kind: Kind, bot: str, place: Place, seed: int) -> Question:
    snapshot = save(place.imagine(seed))
    return Question(kind.name, bot, place.seat, snapshot, place.effort, place.hurried)


def consult(kind: Kind, bot: str, place: Place, seed: int, jobs: int) -> list[Thought]:
    """What a bot thinks of a seat's choices, the best first; each process thinks all of it."""
    question = question_of(kind, bot, place, seed)
    if jobs == 1:
        return agreed(kind, [opinions(question, seed)])
    with Helpers(jobs) as helpers:
        asked = helpers.ask(question, range(seed, seed + jobs))
        return agreed(kind, [answer(each) for each in asked])


def opinions(question: Question, seed: int) -> list[Opinion]:
    adviser = bots_of(question.game)[question.bot](seed)
    assert can_advise(adviser)
    game = load(GAMES[question.game], question.snapshot)
    place = Place(game, question.seat, question.effort, hurried=question.hurried)
    return [opinion(each) for each in adviser.consider(place)]


def answer(asked: Future[list[Opinion]]) -> list[Opinion]:
    """What a helper found; nothing if a process has died."""
    try:
        return asked.result()
    except BrokenExecutor:
        return []


class Helpers:
    """Processes that search; each starts when there is work for it, and all end at once."""

    def __init__(self, count: int) -> None:
        self.count: Final = count
        self.processes = self._new_processes()

    def _new_processes(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, context, get_ready)

    def ask(self, question: Question, seeds: Iterable[int]) -> list[Future[list[Opinion]]]:
        """Let each search a position; when a process has died, all are replaced."""
        asked: list[Future[list[Opinion]]] = []
        for seed in seeds:
            try:
                asked.append(self.processes.submit(opinions, question, seed))
            except BrokenExecutor:
                self.processes = self._new_processes()
                asked.append(self.processes.submit(opinions, question, seed))
        return asked

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        stop(self.processes)


def get_ready() -> None:
    """Ctrl-C is answered by the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use_named()


class Council:
    """A bot and helpers that search together: each tries an equal part of the usual rounds.

    The choice is the one that was tried most often in all of them.  While nobody hurries them, it
    follows from the seed and the number of helpers.
    """

    def __init__(self, kind: Kind, name: str, seed: int, helpers: Helpers) -> None:
        bot = bots_of(kind.name)[name](seed)
        assert can_share(bot)
        self._kind: Final = kind
        self._name: Final = name
        self._bot: Final[Sharer] = bot
        self._luck: Final = Luck(seed)
        self._helpers: Final = helpers

    def choose(self, place: Place) -> Action:
        if len(place.options) == 1:
            return self._bot.choose(place)
        part = place.shared(1 + self._helpers.count)
        question = question_of(self._kind, self._name, part, self._luck.number())
        seeds = [self._luck.number() for _ in range(self._helpers.count)]
        asked = self._helpers.ask(question, seeds)
        own = [opinion(each) for each in self._bot.consider(part)]
        choice = agreed(self._kind, [own, *[answer(each) for each in asked]])[0].choice
        self._bot.settle(place, choice)
        return choice
