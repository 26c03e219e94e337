"""A bot process: questions come in as lines of JSON, answers go out as lines of JSON.

While no question waits, the bots that have answered take turns pondering what may follow.
"""

import contextlib
import os
import signal
import sys
from select import select
from traceback import print_exc
from typing import BinaryIO, Final

import msgspec

from ziggurat.ai.bot import Place, Ponderer, can_ponder
from ziggurat.games.component_files import use_named
from ziggurat.server.bots.thinking import (
    Answer,
    AnyQuestion,
    Examination,
    Part,
    Settled,
    asked_bot,
    examined,
    place_of,
    searched,
    settled,
)

NICE: Final = 10  # the server has priority when processors are scarce
DECODER: Final[msgspec.json.Decoder[AnyQuestion]] = msgspec.json.Decoder(AnyQuestion)


class BotWorker:
    def __init__(self, questions: BinaryIO, answers: BinaryIO) -> None:
        self._questions: Final = questions
        self._answers: Final = answers
        self._pondering: Final[dict[str, tuple[Ponderer, Place]]] = {}  # by player

    def work(self) -> None:
        """Until the pipe is closed."""
        while line := self._next_question():
            try:
                reply = self._answer(DECODER.decode(line))
            except Exception as error:  # noqa: BLE001 - a crash is reported to the server
                reply = Answer(error=repr(error))
            self._answers.write(msgspec.json.encode(reply) + b"\n")
            self._answers.flush()

    def _next_question(self) -> bytes:
        while self._pondering and not self._has_question():
            self._ponder()
        return self._questions.readline()

    def _has_question(self) -> bool:
        """Whether a question waits; each is answered before the next one is sent."""
        return bool(select([self._questions], [], [], 0)[0])

    def _answer(self, question: AnyQuestion) -> Answer:
        if isinstance(question, Examination):
            return examined(question.task)
        self._pondering.pop(question.player, None)
        if isinstance(question, Part):
            return searched(question)
        bot, place = asked_bot(question), place_of(question)
        if isinstance(question, Settled):
            words = settled(bot, place, question)
        else:
            words = bot.choose(place).text
        if can_ponder(bot) and not question.seed:
            self._pondering[question.player] = bot, place
        return Answer(words)

    def _ponder(self) -> None:
        """Let the bot that has waited longest ponder a little; one that fails stops pondering."""
        player = next(iter(self._pondering))
        bot, place = self._pondering.pop(player)
        try:
            goes_on = bot.ponder(place)
        except Exception:  # noqa: BLE001 - pondering is optional
            print_exc()
            return
        if goes_on:
            self._pondering[player] = bot, place


def main() -> None:
    """Until the server closes the pipe or dies; interrupts are handled by the server."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    use_named()
    with contextlib.suppress(BrokenPipeError):
        BotWorker(sys.stdin.buffer, sys.stdout.buffer).work()


if __name__ == "__main__":
    main()
