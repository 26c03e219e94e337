"""The worked example of the scoring, played turn by turn: eight tiles, 42 points."""

import pytest

from golden import played, records
from ziggurat.core.compose import parse_choice
from ziggurat.games import babylon
from ziggurat.games.babylon.scoring import result

from .tables import AFTER_DIGGING, PLAYER, play, position, refused, tile_called

TURNS = (
    ("g04", "at a1 storey 1", "turned 1", "on single single single single"),
    ("c08", "at c1 storey 1", "turned 0", "on single single single single", "fountain b1.1 c1.1"),
    ("c09", "at f1 storey 1", "turned 2", "on single single single none", "bridge d1.1 f1.1"),
    ("c16", "at a3 storey 1", "turned 0", "on single single single single", "statue b4.1"),
    ("b08", "at a2 storey 2", "turned 0", "on single single single single", "stairs a1.1 a2.2"),
    ("c11", "at b2 storey 3", "turned 3", "statue b2.3"),
    ("g03", "at a4 storey 2", "turned 0", "on single statue double double",
     "fountain a3.2 a4.2", "stairs b4.2 b3.3"),
    ("s-purple", "at e2 storey 2", "turned 0", "on double single double none", "statue f2.2"),
)  # fmt: skip
PRICES = (4, 4, 3, 4, 4, 4, 5, 5)


@pytest.mark.rule("BY-P-01", "BY-P-02", "BY-P-03", "BY-P-04", "BY-P-05", "BY-P-06", "BY-P-08")
def test_the_worked_example_is_played_to_42_points() -> None:
    game = position()
    for (tile, *texts), price in zip(TURNS, PRICES, strict=True):
        game = position(garden=game.garden(PLAYER), singles=9, dug=tile, agenda=AFTER_DIGGING)
        play(game, "lay dug", *texts)

        assert 9 - price == game.singles[PLAYER]
        if tile == "g03":
            assert "BY-X-42" == refused(game, "statue a5.2")

    rows = {row.name: row.values[PLAYER] for row in result(game, "").sheet}
    assert [5, 9, 3, 8, 4, 4, 3, 6, 42, 42] == list(rows.values())
    assert tile_called("s-purple") == game.gardens[PLAYER][0][-1][0]


def test_the_playthroughs_use_every_action_and_every_effect() -> None:
    games = [played(path) for path in records() if path.parent.name == "babylon"]

    done = {
        part.phrase().name
        for game in games
        for _, words in game.record.choices
        for part in parse_choice(babylon.KIND, words)
    }
    told = {event.name for game in games for event in game.events}
    effects = {
        event.shown["effect"] for game in games for event in game.events if event.name == "flipped"
    }

    assert set(babylon.KIND.texts.actions) == done
    assert set(babylon.KIND.texts.events) == told
    assert 7 == len(effects)
    assert {2, 3, 4} == {game.game.seats for game in games}
