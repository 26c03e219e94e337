"""The tables of the ladder: measured by one command, written as pages."""

from itertools import pairwise
from pathlib import Path

import pytest

import measure_opponents
import rungs
from ziggurat.ai.arena import Result
from ziggurat.ai.catalogue import levels_of
from ziggurat.games.catalogue import GAMES


def result(number: int, bots: tuple[str, ...], ranks: tuple[int, ...]) -> Result:
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    none = (0.0,) * len(bots)
    return Result(number, number, bots, winners, ranks, ranks, "over", none, none)


def match(higher: str, lower: str, won: int, games: int) -> list[Result]:
    ranks = [(1, 2) if number < won else (2, 1) for number in range(games)]
    return [result(number, (higher, lower), each) for number, each in enumerate(ranks)]


def cells(level: str, lines: list[str]) -> list[str]:
    """What a table says about a level, with plain hyphens."""
    (line,) = [each for each in lines if each.startswith(f"| {level} |")]
    return [each.strip().replace("\N{EN DASH}", "-") for each in line.split("|")[2:-1]]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_measured(game: str) -> None:
    matches = list(measure_opponents.steps(game, 400))

    levels = list(levels_of(game))
    played = [each.bots for each in matches]
    apart = [(higher, lower) for lower, higher in pairwise(levels)]
    assert played == ([(level,) for level in levels] if GAMES[game].cooperative else apart)
    assert all(each.whole() >= 400 for each in matches)


def test_a_page_tells_shares_ratings_and_steps_that_are_too_large(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rungs, "FOLDER", tmp_path)
    levels = list(levels_of("babylon"))
    matches = [match(higher, lower, 65, 100) for lower, higher in pairwise(levels)]
    matches[-1] = match(levels[-1], levels[-2], 90, 100)

    rungs.write_ladder("babylon", matches)

    lines = (tmp_path / "babylon.md").read_text(encoding="utf-8").splitlines()
    assert ["65 % (55-74) of 100", "", "1,000"] == cells("mason", lines)
    assert ["65 % (55-74) of 100", "", "1,106"] == cells("sculptor", lines)
    assert ["90 % (83-94) of 100", "yes", "1,800"] == cells("king", lines)
    assert '"babylon": {"apprentice": ' in capsys.readouterr().out


def test_a_team_is_rated_by_its_odds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rungs, "FOLDER", tmp_path)
    shares = range(20, 100, 10)
    matches = [
        [result(each, (level,) * 3, (1,) * 3 if each < won else (2,) * 3) for each in range(100)]
        for level, won in zip(levels_of("babble"), shares, strict=True)
    ]

    rungs.write_ladder("babble", matches)

    lines = (tmp_path / "babble.md").read_text(encoding="utf-8").splitlines()
    assert ["50 % (40-60) of 100", "60 %", "1,000"] == cells("mason", lines)
    assert ["60 % (50-69) of 100", "60 %", "1,070"] == cells("sculptor", lines)


def test_nothing_is_written_before_all_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rungs, "FOLDER", tmp_path)

    rungs.write_ladder("babel", [match("potter", "apprentice", 1, 2), []])

    assert "1 of 2 matches were played" in capsys.readouterr().out
    assert [] == list(tmp_path.iterdir())
