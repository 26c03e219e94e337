"""Actions in words, as records and clients have them."""

import pytest

from games.babel.tables import CONSTRUCT_OPPOSING, CONSTRUCT_OWN, is_offered, position
from ziggurat.core.action import Action
from ziggurat.core.text import Value
from ziggurat.games.babel.abilities import ChangeCamps, Desert, Destroy, Halve, Skip, Steal
from ziggurat.games.babel.actions import Deploy, Discard, EndTurn, LayFoundation, Migrate, Move
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS


@pytest.mark.parametrize(
    ("action", "text", "name", "values"),
    [
        (Move(MEDES), "move medes", "move", {"site": "medes"}),
        (Deploy(MEDES), "deploy medes", "deploy", {"nation": "medes"}),
        (CONSTRUCT_OWN, "construct own", "construct", {"stack": "own"}),
        (CONSTRUCT_OPPOSING, "construct opposing", "construct", {"stack": "opposing"}),
        (LayFoundation(), "construct foundation", "lay_foundation", {}),
        (
            Migrate(ASSYRIANS, HITTITES),
            "migrate assyrians to hittites",
            "migrate",
            {"source": "assyrians", "target": "hittites"},
        ),
        (EndTurn(), "end", "end", {}),
        (Discard(SUMERIANS), "discard sumerians", "discard", {"nation": "sumerians"}),
        (Destroy(0), "destroy with 1", "destroy", {"run": 1}),
        (Steal(3), "steal with 4", "steal", {"run": 4}),
        (
            Desert(2, PERSIANS),
            "desert persians with 3",
            "desert",
            {"run": 3, "nation": "persians"},
        ),
        (Skip(1, opposing=False), "skip own with 2", "skip", {"run": 2, "stack": "own"}),
        (Skip(1, opposing=True), "skip opposing with 2", "skip", {"run": 2, "stack": "opposing"}),
        (ChangeCamps(0), "change camps with 1", "change camps", {"run": 1}),
        (Halve(0), "halve with 1", "halve", {"run": 1}),
    ],
)
def test_an_action_in_words(action: Action, text: str, name: str, values: dict[str, Value]) -> None:
    assert text == action.text
    assert (name, values) == action.phrase()


@pytest.mark.rule("BB-ABI-1", "BB-DEP-3")
def test_a_run_may_begin_at_the_last_place_of_the_longest_column() -> None:
    """All 60 nation cards in one column, three of a nation on top."""
    mixed = "AHMPS" * 9 + "AHMP" * 3
    game = position(pawn=MEDES, columns={MEDES: mixed + "SSS"}, allow_null_ability=True)

    assert 60 == len(game.column(0, MEDES))
    assert is_offered(game, Halve(57))
