"""The bot of 7 Wonders."""

import pytest

from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.match import play_match
from ziggurat.games.catalogue import GAMES

BOTS = bots_of("seven_wonders")


@pytest.mark.parametrize(("modules", "needed"), [("none", 16), ("both", 14)])
def test_the_steward_beats_three_random_players(modules: str, needed: int) -> None:
    """Four of five games in the base game, and most with both modules."""
    won = 0
    for seed in range(20):
        own = seed % 4
        names = ["steward" if seat == own else "random" for seat in range(4)]
        bots = [BOTS[name](10 * seed + seat) for seat, name in enumerate(names)]
        match = play_match(GAMES["seven_wonders"], bots, str(seed), {"modules": modules})
        assert match.game.outcome is not None
        won += match.game.outcome.winners == (own,)

    assert won >= needed
