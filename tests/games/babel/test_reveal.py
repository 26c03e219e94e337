"""3. Reveal two temple cards."""

import pytest

from games.babel.tables import (
    FIRST,
    SECOND,
    ending,
    play,
    position,
    stack,
)
from ziggurat.core.seats import SPECTATOR
from ziggurat.games.babel.actions import END


@pytest.mark.rule("BB-REV-1")
@pytest.mark.parametrize(
    ("deck", "laid"), [("1 2 5", "5 2"), ("1 5 2", "5 2"), ("1 3 3", "3 3"), ("6 1 2", "2 1")]
)
def test_two_temple_cards_are_laid_on_your_stack_the_lower_on_top(deck: str, laid: str) -> None:
    game = position(stack="4 6", other_stack="3", quarry=deck)

    play(game, END)

    assert f"4 6 {laid}" == stack(game)
    assert "3" == stack(game, SECOND)
    assert 1 == len(game.quarry)


@pytest.mark.rule("BB-REV-1", "BB-INF-2")
@pytest.mark.parametrize("seat", [FIRST, SECOND, SPECTATOR])
def test_everybody_sees_what_is_revealed(seat: int) -> None:
    game = position(quarry="1 2 5")

    play(game, END)

    heard = [event.seen_by(seat) for event in game.hear()]
    assert ("revealed", {"seat": FIRST, "levels": [5, 2]}) == heard[0]
    assert [5, 2] == game.view(seat)["sides"][FIRST]["stack"]


@pytest.mark.rule("BB-REV-2", "BB-T-18")
def test_the_only_card_left_is_laid() -> None:
    game = position(quarry="5")

    play(game, END)

    assert "5" == stack(game)
    assert "quarry_exhausted" == ending(game)[0]


@pytest.mark.rule("BB-REV-3")
def test_then_the_turn_passes() -> None:
    game = position(quarry="1 2 3")

    play(game, END)

    assert [SECOND] == game.to_act()
