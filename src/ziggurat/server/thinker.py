"""A process in which bots think: questions come in as lines, choices go out as lines."""

import contextlib
import os
import secrets
import signal
import sys
from functools import lru_cache
from typing import Final

import msgspec
from msgspec import Struct

from ziggurat.ai.bot import Bot, Place
from ziggurat.ai.catalogue import bots_of
from ziggurat.core.seats import Seat
from ziggurat.core.snapshot import load
from ziggurat.games.catalogue import GAMES


class Question(Struct, frozen=True):
    game: str
    level: str
    player: str  # which opponent it is: what it has planned it need not plan again
    seat: Seat
    effort: float
    snapshot: str


class Answer(Struct, frozen=True):
    words: str = ""
    error: str = ""


NICE: Final = 10  # the server goes first where processors are scarce
DECODER: Final = msgspec.json.Decoder(Question)


@lru_cache(maxsize=64)
def bot_of(player: str, game: str, level: str) -> Bot:  # noqa: ARG001 - one bot for each player
    return bots_of(game)[level](secrets.randbits(48))


def answer(question: Question) -> Answer:
    game = load(GAMES[question.game], question.snapshot)
    bot = bot_of(question.player, question.game, question.level)
    place = Place(game, question.seat, question.effort, hurried=True)
    return Answer(bot.choose(place).text)


def main() -> None:
    """Until the server closes the pipe, or is gone; an interrupt is the server's business."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(BrokenPipeError):
        think()


def think() -> None:
    for line in sys.stdin.buffer:
        try:
            reply = answer(DECODER.decode(line))
        except Exception as error:  # noqa: BLE001 - a bot's crash is told, and ends nothing
            reply = Answer(error=repr(error))
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
