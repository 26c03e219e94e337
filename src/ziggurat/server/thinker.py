"""A process in which bots think: questions come in as lines, choices go out as lines."""

import contextlib
import signal
import sys
from typing import Final

import msgspec
from msgspec import Struct

from ziggurat.ai.bot import Place
from ziggurat.ai.catalogue import bots_of
from ziggurat.core.seats import Seat
from ziggurat.core.snapshot import load
from ziggurat.games.catalogue import GAMES


class Question(Struct, frozen=True):
    game: str
    level: str
    seat: Seat
    seed: int
    snapshot: str


class Answer(Struct, frozen=True):
    words: str = ""
    error: str = ""


DECODER: Final = msgspec.json.Decoder(Question)


def answer(question: Question) -> Answer:
    kind = GAMES[question.game]
    bot = bots_of(kind.name)[question.level](question.seed)
    place = Place(load(kind, question.snapshot), question.seat, hurried=True)
    return Answer(bot.choose(place).text)


def main() -> None:
    """Until the server closes the pipe, or is gone; an interrupt is the server's business."""
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
