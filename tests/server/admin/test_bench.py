"""`ziggurat bench server` measures what it says, and leaves nothing behind."""

import json
from pathlib import Path
from typing import Any

import pytest

from server.servers import postgres
from ziggurat.terminal.main import main


def bench(capfd: pytest.CaptureFixture[str], *options: str) -> dict[str, Any]:
    assert 0 == main(["bench", "server", "--tables", "4", "--seconds", "2", "--json", *options])
    figures: dict[str, Any] = json.loads(capfd.readouterr().out)
    assert (4, 0) == (figures["tables"], figures["refused"])
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["worst_ms"]
    return figures


def test_each_table_chooses_once_a_second(capfd: pytest.CaptureFixture[str]) -> None:
    assert 8 == bench(capfd)["choices"]


def test_flat_out_nobody_pauses(capfd: pytest.CaptureFixture[str]) -> None:
    figures = bench(capfd, "--flat-out")

    assert figures["flat_out"]
    assert 8 < figures["choices"]


def test_a_postgresql_database_is_empty_before_and_after(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with postgres(tmp_path) as url:
        for _ in range(2):
            assert "postgresql" == bench(capfd, "--database", url)["database"]
        assert 0 == main(["admin", "--database", url, "migrate"])
        assert 2 == main(["bench", "server", "--tables", "4", "--database", url])
        assert "without tables" in capfd.readouterr().err
