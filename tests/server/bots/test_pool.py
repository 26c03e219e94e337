"""Bots compute in other processes; even if those fail, a choice comes in time."""

import asyncio
import os
import sys
import time
from functools import partial
from io import BytesIO
from pathlib import Path
from threading import Thread

import msgspec
import pytest
from msgspec import structs

from games.seven_wonders.tables import midway
from ziggurat.ai.bot import Place, can_advise
from ziggurat.ai.catalogue import bots_of
from ziggurat.core.action import Action
from ziggurat.core.compose import words_of
from ziggurat.core.session import Session
from ziggurat.core.snapshot import save
from ziggurat.games import seven_wonders
from ziggurat.games.catalogue import GAMES
from ziggurat.server.bots.pool import COMMAND, BotPool
from ziggurat.server.bots.thinking import Answer, Examined, Part, Question, Settled, bot_of
from ziggurat.server.bots.worker import BotWorker

# Slow if its level is `king`; each level knows one choice.
PONDER = """
import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    slow = question["level"] == "king"
    time.sleep(0.8 * question["effort"] if slow else 0)
    print(json.dumps({"words": "move persians" if slow else "move medes"}), flush=True)
"""
# Chooses otherwise for a player who was asked here before.
MEMORY = """
import json, sys
known = set()
for line in sys.stdin:
    player = json.loads(line)["player"]
    print(json.dumps({"words": "move medes" if player in known else "move persians"}), flush=True)
    known.add(player)
"""
# Its own part of a search favours one choice, that of helpers another; told which one was made, it
# notes that.
SHARES = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    fails(asked["player"])
    options = {"helper": [[HELPED, 0.5, 2, []]]}
    own = [[OWN, 0.5, 3, []], [HELPED, 0.4, 1, []]]
    if asked["type"] == "search":
        answer = {"opinions": options.get(asked["player"], own)}
    else:
        answer = {"words": asked.get("words", OWN)}
    with open(NOTES, "a") as notes:
        print(asked["type"], asked["player"], asked["effort"], answer.get("words"), file=notes)
    print(json.dumps(answer), flush=True)
"""
CRASHES = (sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)")
REMEMBERS = (sys.executable, "-c", MEMORY)
PONDERS = (sys.executable, "-c", PONDER)
HANGS = (sys.executable, "-c", "import time; time.sleep(60)")
RAVES = (sys.executable, "-c", 'input(); print(\'{"words": "fly away"}\')')
BABBLES = (sys.executable, "-c", "input(); print('no JSON')")


def ask(command: tuple[str, ...], seconds: float, times: int = 1) -> list[str]:
    async def run() -> list[str]:
        pool = BotPool(1, seconds, command)
        session = Session(GAMES["babel"], "seed", 2, {})
        (seat,) = session.game.to_act()
        choices = await asyncio.gather(
            *(
                pool.choose(session.kind, session.game, f"player {number}", seat, "greedy")
                for number in range(times)
            )
        )
        for (action,) in choices:
            assert session.game.why_not(seat, action) is None
        await pool.close()
        return [words_of(choice) for choice in choices]

    return asyncio.run(run())


def test_a_bot_chooses_in_another_process() -> None:
    assert 5 == len(ask(COMMAND, 30.0, 5))


def test_a_bot_composes_a_choice_of_parts() -> None:
    """A tile is one choice of three or four parts, and the game goes on from it."""

    async def run() -> tuple[Action, ...]:
        pool = BotPool(1, 30.0)
        session = Session(GAMES["babylon"], "seed", 2, {})
        try:
            while True:
                (seat,) = session.game.to_act()
                parts = await pool.choose(session.kind, session.game, "player", seat, "greedy")
                session.choose(seat, *parts)
                assert session.draft is None
                if len(parts) > 1:
                    return parts
        finally:
            await pool.close()

    parts = asyncio.run(run())
    assert parts[0].opens
    assert all(part.is_part for part in parts[1:])


@pytest.mark.parametrize("command", [CRASHES, RAVES, BABBLES, ("/nonexistent",)])
def test_a_random_choice_replaces_that_of_a_failed_bot(command: tuple[str, ...]) -> None:
    assert 3 == len(ask(command, 30.0, 3))


def test_a_bot_that_times_out_is_killed_and_replaced() -> None:
    before = time.monotonic()

    assert 2 == len(ask(HANGS, 0.2, 2))
    assert time.monotonic() - before < 20


def test_a_quick_bot_does_not_wait_behind_all_slow_ones() -> None:
    """Twenty rooms with slow bots, and one with a quick one that answers many times meanwhile."""
    kind = GAMES["babel"]
    game = Session(kind, "seed", 2, {"start_player": 0}).game

    async def choices(pool: BotPool, level: str, count: int) -> float:
        start = time.monotonic()
        for number in range(count):
            await pool.choose(kind, game, f"{level} {number}", 0, level)
        return (time.monotonic() - start) / count

    async def run() -> tuple[float, bool]:
        pool = BotPool(2, 30.0, PONDERS)
        slow = [asyncio.create_task(choices(pool, "king", 1)) for _ in range(20)]
        quick = await choices(pool, "greedy", 10)
        waiting = not all(task.done() for task in slow)
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        await pool.close()
        return quick, waiting

    quick, waiting = asyncio.run(run())
    assert waiting
    assert quick < 0.8


def test_when_many_slow_bots_wait_each_gets_less_time() -> None:
    kind = GAMES["babel"]
    game = Session(kind, "seed", 2, {"start_player": 0}).game

    async def run() -> float:
        pool = BotPool(2, 30.0, PONDERS)
        await pool.choose(kind, game, "first", 0, "king")
        start = time.monotonic()
        players = [f"player {number}" for number in range(20)]
        await asyncio.gather(*(pool.choose(kind, game, p, 0, "king") for p in players))
        await pool.close()
        return time.monotonic() - start

    assert 0.8 < asyncio.run(run()) < 0.8 * 20 / 2


def test_a_cancelled_bot_is_killed() -> None:
    """Its answer must not be taken for that to another question."""

    async def run() -> str:
        pool = BotPool(1, 30.0, PONDERS)
        session = Session(GAMES["babel"], "seed", 2, {"start_player": 0})
        asked = asyncio.create_task(pool.choose(session.kind, session.game, "player", 0, "king"))
        await asyncio.sleep(0.2)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        choice = await pool.choose(session.kind, session.game, "player", 0, "greedy")
        await pool.close()
        return words_of(choice)

    assert "move medes" == asyncio.run(run())


def test_an_opponent_is_computed_in_the_same_process() -> None:
    kind = GAMES["babel"]
    game = Session(kind, "seed", 2, {"start_player": 0}).game

    async def run() -> list[str]:
        pool = BotPool(2, 30.0, REMEMBERS)
        choose = partial(pool.choose, kind, game, seat=0, level="greedy")
        await asyncio.gather(choose(player="one"), choose(player="other"))
        again = [
            words_of(await choose(player=each))
            for each in ("one", "other", "other", "one", "other")
        ]
        await pool.close()
        return again

    assert ["move medes"] * 5 == asyncio.run(run())


NEVER_FAILS = "def fails(player): pass\n"


def notes_of(
    processes: int, level: str, folder: Path, fails: str = NEVER_FAILS
) -> tuple[str, list[str]]:
    """What was chosen for `player` in 7 Wonders, and what the processes were asked."""
    game = seven_wonders.new("shared", 3)
    own, helped = (option.text for option in game.options(0)[:2])
    file = folder / "notes"
    names = f"OWN, HELPED, NOTES = {own!r}, {helped!r}, {str(file)!r}\n"

    async def run() -> str:
        pool = BotPool(processes, 30.0, (sys.executable, "-c", names + fails + SHARES))
        choice = await pool.choose(seven_wonders.KIND, game, "player", 0, level)
        assert (processes, max(1, processes - 1)) == (pool._all.free, pool._slow.free)  # noqa: SLF001 - all were given back
        await pool.close()
        return "own" if words_of(choice) == own else "helped"

    return asyncio.run(run()), sorted(
        file.read_text().replace(helped, "helped").replace(own, "own").splitlines()
    )


def test_idle_processes_help_a_bot_that_searches(tmp_path: Path) -> None:
    """One process is left to quick bots; of four, three search, each a third of the rounds."""
    third = 1 / 3
    asked = [
        f"search helper {third} None",
        f"search helper {third} None",
        f"search player {third} None",
        "settle player 1.0 helped",
    ]

    assert ("helped", asked) == notes_of(4, "king", tmp_path)


@pytest.mark.parametrize(("processes", "level"), [(2, "king"), (4, "architect")])
def test_without_idle_processes_or_much_to_search_a_bot_chooses_alone(
    processes: int, level: str, tmp_path: Path
) -> None:
    choice, asked = notes_of(processes, level, tmp_path)

    assert "own" == choice
    assert ["choose"] == [line.split()[0] for line in asked]


@pytest.mark.parametrize(("victim", "chosen"), [("helper", "own"), ("player", "helped")])
def test_of_several_processes_one_may_fail(victim: str, chosen: str, tmp_path: Path) -> None:
    """The others agree without it: two helpers are for one choice, each alone is not enough."""
    crash = f"""
import contextlib, sys
def fails(player):
    if player == {victim!r}:
        with contextlib.suppress(FileExistsError), open({str(tmp_path / "failed")!r}, "x"):
            sys.exit(3)
"""
    choice, asked = notes_of(4, "king", tmp_path, crash)

    assert chosen == choice
    assert (tmp_path / "failed").exists()
    others = sorted(["helper", "helper", "player"])
    others.remove(victim)
    assert others == [line.split()[1] for line in asked if line.startswith("search")]
    assert f"settle player 1.0 {choice}" == asked[-1]


def test_if_all_processes_fail_chance_chooses() -> None:
    async def run() -> tuple[Action, ...]:
        pool = BotPool(4, 30.0, CRASHES)
        game = seven_wonders.new("failing", 3)
        choice = await pool.choose(seven_wonders.KIND, game, "player", 0, "king")
        assert game.why_not(0, choice[0]) is None
        await pool.close()
        return choice

    assert 1 == len(asyncio.run(run()))


def test_a_bot_goes_on_from_what_several_agreed_on() -> None:
    """Its process is asked for a part of the search and told the choice, then it ponders."""
    game = midway("together")
    part = Part("seven_wonders", "king", "sharer", 0, 0.02, save(game))
    worker = BotWorker(BytesIO(), BytesIO())
    found = worker._answer(part)  # noqa: SLF001 - without a pipe
    assert isinstance(found, Examined)
    assert 18 == sum(each.visits for each in found.opinions)
    assert not worker._pondering  # noqa: SLF001 - as above

    words = found.opinions[-1].choice
    answer = worker._answer(Settled(**structs.asdict(part), words=words))  # noqa: SLF001 - as above

    assert words == answer.words
    bot, place = worker._pondering["sharer"]  # noqa: SLF001 - as above
    assert bot.ponder(place)


def known_after(patience: float) -> int:
    """How often a bot has tried its next choices after this many seconds alone."""
    game = midway("on")
    question = Question("seven_wonders", "architect", f"player {patience}", 0, 2.0, save(game))
    inbox, asking = os.pipe()
    outbox, answering = os.pipe()
    with os.fdopen(inbox, "rb") as questions, os.fdopen(answering, "wb") as answers:
        thinker = Thread(target=BotWorker(questions, answers).work)
        thinker.start()
        with os.fdopen(asking, "wb") as ours, os.fdopen(outbox, "rb") as theirs:
            ours.write(msgspec.json.encode(question) + b"\n")
            ours.flush()
            choice = msgspec.json.decode(theirs.readline(), type=Answer).words
            time.sleep(patience)
        thinker.join()
    game.apply(0, seven_wonders.KIND.parse(choice))
    for seat in (1, 2):
        game.apply(seat, bots_of("seven_wonders")["mason"](seat).choose(Place(game, seat)))
    bot = bot_of(question.player, question.game, question.level)
    assert can_advise(bot)
    return sum(each.visits for each in bot.consider(Place(game, 0, 1 / 60)))


def test_a_bot_ponders_after_its_answer() -> None:
    """What it found in the meantime is used for the next choice."""
    assert any(known_after(patience) > 1 for patience in (0.3, 1.0, 10.0))
