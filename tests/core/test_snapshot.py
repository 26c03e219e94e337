"""Snapshots: a game at one moment as a line of text, checked when it is loaded."""

from collections.abc import Iterator

import pytest

from walks import Chance
from ziggurat.core.game import Game
from ziggurat.core.kind import Kind, Setting
from ziggurat.core.snapshot import BadSnapshot, load, save, source_of, state_of
from ziggurat.core.source import UNSET
from ziggurat.games import babble, babel, babylon, seven_wonders

TABLES: list[tuple[Kind, int, dict[str, Setting]]] = [
    (babel.KIND, 2, {}),
    (babylon.KIND, 4, {}),
    (babble.KIND, 3, {}),
    (seven_wonders.KIND, 3, {"modules": "both"}),
    (seven_wonders.KIND, 3, {}),
]


def positions(kind: Kind, players: int, settings: dict[str, Setting]) -> Iterator[Game]:
    """Some positions of a random game, and its end."""
    game = kind.begin("snapshot", players, settings)
    chance = Chance(5)
    while waiting := game.to_act():
        if chance.below(15) == 0:
            yield game
        game.apply(waiting[0], chance.choice(game.options(waiting[0])))
    yield game


@pytest.mark.parametrize(("kind", "players", "settings"), TABLES)
def test_a_game_is_loaded_as_it_was_saved(
    kind: Kind, players: int, settings: dict[str, Setting]
) -> None:
    sealed = 0
    for game in positions(kind, players, settings):
        again = load(kind, save(game))
        assert state_of(game) == state_of(again)
        assert game.outcome == again.outcome
        assert game.sealed == again.sealed
        assert [game.view(seat) for seat in range(players)] == [
            again.view(seat) for seat in range(players)
        ]
        sealed += len(game.sealed)
    assert again.outcome is not None
    assert (sealed > 0) is (kind is seven_wonders.KIND)


def test_an_imagined_world_goes_on_with_the_same_chance() -> None:
    world = babel.new(seed=1).imagine(0, 77)

    again = load(babel.KIND, save(world))

    assert [world.below(1000) for _ in range(9)] == [again.below(1000) for _ in range(9)]


def test_a_game_that_was_not_set_up_has_no_source() -> None:
    assert source_of("Source", "") is UNSET


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("'seats': 2", "'seats': 5", "needs 2 to 4 players, not 5"),
        ("'round': 0", "'round': 'x'", r"\$.round: expected int, got str"),
        ("'round': 0", "'round': False", r"\$.round: expected int, got bool"),
        ("'stacks': [", "'stacks': [7, ", r"\$.stacks: expected tuple, got int"),
        ("'gardens': [((), (), ", "'gardens': [((), ", r"\$.gardens: expected 6 values, got 5"),
        ("'outcome': None", "'outcome': 7", r"\$.outcome: expected tuple"),
        ("'reserve': [148", "'reserve': [-149", "its components do not add up"),
        ("'components': 'standard'", "'components': 'club'", "club"),
    ],
)
def test_a_snapshot_that_was_changed_is_refused(before: str, after: str, complaint: str) -> None:
    text = save(babylon.new(seed=1))
    assert before in text

    with pytest.raises(BadSnapshot, match=complaint):
        load(babylon.KIND, text.replace(before, after, 1))
