"""The same seeds give the same shuffles and playouts in every version."""

import pytest

from core.draft import draft
from ziggurat.core.playout import play_out
from ziggurat.core.source import Dream, Sealed, Source
from ziggurat.games import babel

SEALED = [17, 5, 6, 12, 2, 22, 25, 14, 26, 15, 21, 13, 3, 18, 19, 9, 16, 10, 11, 0, 29, 23, 24, 28]
DREAMT = [26, 9, 20, 6, 28, 4, 21, 18, 14, 13, 27, 12, 10, 7, 23, 22, 19, 11, 16, 15, 3, 25, 1, 0]


@pytest.mark.parametrize(
    ("source", "shuffled", "used", "below"),
    [
        (Sealed("7"), [*SEALED, 20, 8, 1, 27, 7, 4], 1, [49, 42, 79, 39, 96, 89]),
        (Dream(7), [*DREAMT, 29, 2, 17, 5, 8, 24], 1, [54, 36, 51, 26, 41, 97]),
    ],
    ids=["sealed", "dream"],
)
def test_a_source_gives_the_same_numbers_as_ever(
    source: Source, shuffled: list[int], used: int, below: list[int]
) -> None:
    game = draft(2)
    game.source, game.drawn = source, 0
    cards = list(range(30))

    game.shuffle(cards)

    assert shuffled == cards
    assert used == game.drawn
    assert below == [game.below(100) for _ in below]
    assert used + len(below) == game.drawn


@pytest.mark.parametrize(
    ("seed", "choices", "totals"),
    [(0, 118, (4, 5)), (1, 122, (3, 5)), (7, 118, (5, 3)), (2**31 + 5, 111, (2, 5))],
)
def test_a_playout_chooses_the_same_as_ever(
    seed: int, choices: int, totals: tuple[int, int]
) -> None:
    game = babel.new(seed=1)

    assert choices == play_out(game, seed)
    assert game.outcome is not None
    assert totals == (game.total(0), game.total(1))


def test_a_playout_can_be_limited() -> None:
    game = babel.new(seed=1)

    assert 25 == play_out(game, 7, limit=25)
    assert game.outcome is None
