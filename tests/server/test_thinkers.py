"""Bots think elsewhere, and whatever happens to them there, a choice comes in good time."""

import asyncio
import sys
import time

import pytest

from ziggurat.core.session import Session
from ziggurat.games.catalogue import GAMES
from ziggurat.server.thinkers import COMMAND, Thinkers

CRASHES = (sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)")
HANGS = (sys.executable, "-c", "import time; time.sleep(60)")
RAVES = (sys.executable, "-c", 'input(); print(\'{"words": "fly away"}\')')
BABBLES = (sys.executable, "-c", "input(); print('no JSON')")


def ask(command: tuple[str, ...], seconds: float, times: int = 1) -> list[str]:
    async def run() -> list[str]:
        thinkers = Thinkers(1, seconds, command)
        session = Session(GAMES["babel"], "seed", 2, {})
        (seat,) = session.game.to_act()
        words = await asyncio.gather(
            *(
                thinkers.choose(session.kind, session.game, seat, "greedy", number)
                for number in range(times)
            )
        )
        for each in words:
            assert session.game.why_not(seat, session.kind.parse(each)) is None
        await thinkers.close()
        return list(words)

    return asyncio.run(run())


def test_a_bot_chooses_in_another_process() -> None:
    assert 5 == len(ask(COMMAND, 30.0, 5))


@pytest.mark.parametrize("command", [CRASHES, RAVES, BABBLES, ("/nonexistent",)])
def test_a_bot_that_fails_is_answered_for(command: tuple[str, ...]) -> None:
    assert 3 == len(ask(command, 30.0, 3))


def test_a_bot_that_takes_too_long_is_ended_and_answered_for() -> None:
    before = time.monotonic()

    assert 2 == len(ask(HANGS, 0.2, 2))
    assert time.monotonic() - before < 20
