"""A question for a bot and its answer, without input or output."""

import secrets
from functools import lru_cache
from hashlib import sha256

from msgspec import Struct

from ziggurat.ai.bot import Bot, Place, can_share
from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.opinions import Opinion, opinion
from ziggurat.ai.random import Random
from ziggurat.ai.review.examining import Advice, Finding
from ziggurat.ai.review.tasks import Task, find, hint
from ziggurat.core.action import UnknownAction
from ziggurat.core.compose import Draft, parse_choice
from ziggurat.core.kind import Kind
from ziggurat.core.refusal import IllegalAction
from ziggurat.core.seats import Seat
from ziggurat.core.snapshot import load
from ziggurat.games.catalogue import GAMES


class Question(Struct, frozen=True, tag="choose"):
    """Asks what a bot chooses here."""

    game: str
    level: str
    player: str  # which opponent: its bot keeps its plans from question to question
    seat: Seat
    effort: float
    snapshot: str
    seed: str = ""  # the same seed gives the same answer, at any speed; empty: by chance


class Part(Question, frozen=True, tag="search"):
    """Asks for a part of a search that several processes do together."""


class Settled(Question, frozen=True, tag="settle"):
    """Tells a bot what was chosen after such a search."""

    words: str = ""


class Examination(Struct, frozen=True, tag="examine"):
    """Asks what a review says about a move; without words, what a hint says."""

    task: Task


AnyQuestion = Question | Part | Settled | Examination


class Answer(Struct, frozen=True):
    words: str = ""
    error: str = ""


class Examined(Answer, frozen=True):
    finding: Finding | None = None
    advice: list[Advice] = []
    opinions: list[Opinion] = []


def settled(bot: Bot, place: Place, question: Settled) -> str:
    """Let a bot go on from what was chosen."""
    assert can_share(bot)
    bot.settle(place, GAMES[question.game].parse(question.words))
    return question.words


def searched(part: Part) -> Examined:
    bot = bot_of(part.player, part.game, part.level)
    assert can_share(bot)
    return Examined(opinions=[opinion(each) for each in bot.consider(place_of(part))])


def examined(task: Task) -> Examined:
    return Examined(finding=find(task)) if task.words else Examined(advice=hint(task))


@lru_cache(maxsize=64)
def bot_of(player: str, game: str, level: str) -> Bot:  # noqa: ARG001 - one bot for each opponent
    return bots_of(game)[level](secrets.randbits(48))


def asked_bot(question: Question) -> Bot:
    if not question.seed:
        return bot_of(question.player, question.game, question.level)
    number = int.from_bytes(sha256(question.seed.encode()).digest()[:6])
    return bots_of(question.game)[question.level](number)


def place_of(question: Question) -> Place:
    game = load(GAMES[question.game], question.snapshot)
    return Place(game, question.seat, question.effort, hurried=not question.seed)


def add_answer(draft: Draft, kind: Kind, words: str) -> bool:
    """Add what a bot answered to its choice; False if it was illegal and chance chose instead."""
    try:
        for part in parse_choice(kind, words):
            draft.add(part)
    except (UnknownAction, IllegalAction):
        if not draft.is_complete:
            draft.add(Random(secrets.randbits(48)).choose(Place(draft.game, draft.seat)))
        return False
    return True
