"""The same seeds give the same games, however the engine is structured."""

from games.seven_wonders.checksum import KNOWN, checksum


def test_forty_random_games_are_the_same_as_ever() -> None:
    assert checksum(40) == KNOWN[40]
