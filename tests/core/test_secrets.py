"""Who knows what, as masks with one bit for each seat."""

from ziggurat.core.seats import SPECTATOR
from ziggurat.core.secrets import NOBODY, everybody, knows, only


def knowing(mask: int) -> list[int]:
    return [seat for seat in range(SPECTATOR, 8) if knows(mask, seat)]


def test_nobody_one_seat_or_everybody_knows_a_secret() -> None:
    assert [] == knowing(NOBODY)
    assert [3] == knowing(only(3))
    assert [0, 1, 2, 3] == knowing(everybody(4))
    assert [0, 2] == knowing(only(0) | only(2))


def test_a_spectator_knows_no_secret() -> None:
    assert not knows(everybody(8), SPECTATOR)
