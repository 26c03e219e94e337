"""`ziggurat bench server` measures what it says, and leaves nothing behind."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any

import pytest

import ziggurat
from server.running import free_port
from server.servers import postgres, redis
from ziggurat.games.catalogue import GAMES
from ziggurat.server.admin import load
from ziggurat.server.admin.errors import AdminError
from ziggurat.server.admin.load import PLAYERS
from ziggurat.server.admin.server_process import ServerBuild, serving
from ziggurat.terminal.bench.builds import invocation
from ziggurat.terminal.main import main

TABLES = ("--tables", "4", "--seconds", "2")


def bench(capfd: pytest.CaptureFixture[str], *options: str) -> list[dict[str, Any]]:
    assert 0 == main(["bench", "server", *TABLES, "--runs", "1", "--json", *options])
    runs: list[dict[str, Any]] = json.loads(capfd.readouterr().out)
    for run in runs:
        assert (4, 0) == (run["tables"], run["refused"])
        assert 0 < run["p50_ms"] <= run["p99_ms"] <= run["p999_ms"] <= run["worst_ms"]
        assert 0 <= run["cpu_ms"]
    return runs


def test_every_game_has_a_load() -> None:
    assert list(GAMES) == list(PLAYERS)
    assert all(players in GAMES[game].players for game, players in PLAYERS.items())


def test_a_server_that_does_not_answer_ends_the_benchmark(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "TIMEOUT", 0.01)
    player = load.SimulatedPlayer()
    player.refused = 2

    async def wait() -> None:
        async with load.answered([player]):
            await player.reach(1)

    with pytest.raises(AdminError, match=r"within .* seconds \(2 requests refused before\)"):
        asyncio.run(wait())


def test_each_table_of_a_mix_chooses_once_a_second(capfd: pytest.CaptureFixture[str]) -> None:
    (run,) = bench(capfd)

    assert ("mix", 8) == (run["load"], run["choices"])


def test_flat_out_nobody_pauses_and_two_builds_take_turns(
    capfd: pytest.CaptureFixture[str],
) -> None:
    source = str(Path(ziggurat.__file__).parents[1])
    options = ("--flat-out", "--load", "babel", "--against", source)
    runs = bench(capfd, *options)

    assert ["this build", source] == [run["build"] for run in runs]
    for run in runs:
        assert run["flat_out"]
        assert 8 < run["choices"]


def test_a_postgresql_database_is_empty_before_and_after(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with postgres(tmp_path) as url:
        for _ in range(2):
            assert "postgresql" == bench(capfd, "--database", url)[0]["database"]
        assert 0 == main(["admin", "--database", url, "migrate"])
        assert 2 == main(["bench", "server", "--tables", "4", "--database", url])
        assert "without tables" in capfd.readouterr().err


def test_two_workers_are_measured_together(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with postgres(tmp_path) as url, redis(tmp_path, free_port()) as channel:
        options = ("--database", url, "--redis", channel, "--workers", "2")
        (run,) = bench(capfd, *options)
        build = ServerBuild("this build", *invocation(""))
        with serving(build, url, os.sched_getaffinity(0), options[2:]) as server:
            processes = server.processes()

    assert (2, 8) == (run["workers"], run["choices"])
    assert 3 == len(processes)  # one that starts the workers


def test_several_workers_need_redis(capfd: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["bench", "server", "--workers", "2"])
    assert "--redis" in capfd.readouterr().err


def test_an_unknown_load_is_refused(capfd: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["bench", "server", "--load", "chess"])
    assert "chess" in capfd.readouterr().err


def test_sleeping_tables_are_written_and_opened_again(capfd: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["bench", "server", "--sleeping", "40", "--json"])
    slept: dict[str, Any] = json.loads(capfd.readouterr().out)

    assert 40 == slept["tables"]
    for game in GAMES:
        assert 0 < slept["reopen_p50_ms"][game] <= slept["reopen_p99_ms"][game]
