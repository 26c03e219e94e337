"""The ladder: ratings for every level, and the level that suits somebody's results."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from ziggurat.ai.catalogue import USUAL, levels_of
from ziggurat.ai.ladder import MIDDLE, RATINGS, RECENT, Played, chance_of, suited
from ziggurat.games.catalogue import GAMES

STRENGTH = Path(__file__).parents[2] / "docs" / "research" / "strength" / "ladder"
ROW = re.compile(r"\| (\w+) \|.*\| ([\d,]+) \|")


@pytest.mark.parametrize("game", GAMES)
def test_every_level_is_a_step_of_the_ladder_and_each_is_higher(game: str) -> None:
    ratings = RATINGS[game]

    assert list(levels_of(game)) == list(ratings)
    assert len(ratings) >= 8
    assert all(lower < higher for lower, higher in pairwise(ratings.values()))
    assert MIDDLE == ratings[USUAL]


@pytest.mark.parametrize("game", GAMES)
def test_the_documents_tell_the_same_ratings(game: str) -> None:
    rows = ROW.findall((STRENGTH / f"{game}.md").read_text(encoding="utf-8"))

    assert {level: int(rating.replace(",", "")) for level, rating in rows} == RATINGS[game]


def test_equals_win_as_often_as_each_other() -> None:
    king = RATINGS["babel"]["king"]

    assert pytest.approx(1 / 2) == chance_of("babel", king, ["king"])
    assert pytest.approx(1 / 4) == chance_of("babylon", MIDDLE, [USUAL] * 3)


def test_400_points_are_odds_of_ten_to_one() -> None:
    assert pytest.approx(10 / 11) == chance_of("babel", MIDDLE + 400, [USUAL])


def test_a_team_wins_more_often_with_stronger_partners() -> None:
    with_apprentices = chance_of("babble", MIDDLE, ["apprentice"] * 2)

    assert with_apprentices < 0.4 < chance_of("babble", MIDDLE, ["king"] * 2)
    assert chance_of("babble", MIDDLE + 200, ["king"]) > chance_of("babble", MIDDLE, ["king"])


@pytest.mark.parametrize("game", GAMES)
def test_who_has_not_played_yet_gets_the_usual_bot(game: str) -> None:
    assert USUAL == suited(game, [])
    assert USUAL == suited(game, [Played(("random",), won=True)] * 9)


@pytest.mark.parametrize("game", [name for name, kind in GAMES.items() if not kind.cooperative])
def test_who_is_even_with_a_level_gets_that_level_or_its_neighbour(game: str) -> None:
    levels = list(levels_of(game))
    for at, level in enumerate(levels[1:-1], 1):
        played = [Played((level,), won=number % 2 == 0) for number in range(RECENT)]

        assert suited(game, played) in levels[at - 1 : at + 2]


def test_who_wins_climbs_and_who_loses_descends() -> None:
    levels = list(levels_of("babel"))
    level = USUAL
    climbed = []
    for games in range(1, 12):
        level = suited("babel", [Played((USUAL,), won=True)] * games)
        climbed.append(levels.index(level))

    assert climbed == sorted(climbed)
    assert climbed[-1] > levels.index(USUAL) + 1
    assert "apprentice" == suited("babel", [Played(("apprentice",), won=False)] * 9)


def test_only_the_latest_games_count() -> None:
    lost, won = Played((USUAL,), won=False), Played((USUAL,), won=True)

    assert suited("babel", [won] * RECENT) == suited("babel", [won] * RECENT + [lost] * RECENT)
