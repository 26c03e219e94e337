"""Hints: every game has a bot that explains its choices in any position."""

import pytest

from walks import walk
from ziggurat.ai.bot import Place
from ziggurat.ai.catalogue import strongest_of
from ziggurat.ai.council import advisers, consult
from ziggurat.games.catalogue import GAMES

EFFORT = 0.01
ASKED = 3  # positions of a game


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_bot_of_every_game_explains_itself(game: str) -> None:
    kind = GAMES[game]
    assert strongest_of(game) == advisers(game)[-1]
    positions = [position.copy() for position in walk((kind, kind.players[0], {}), 3)]

    for position in positions[:: len(positions) // ASKED]:
        for seat in position.to_act():
            thoughts = consult(kind, strongest_of(game), Place(position, seat, EFFORT), 5, 1)

            assert thoughts
            for thought in thoughts:
                assert position.why_not(seat, thought.choice) is None
                assert 0 <= thought.value <= 1
