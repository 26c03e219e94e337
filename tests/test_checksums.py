"""A few random games of each kind are the same as ever: see tools/checksums.py."""

import pytest

from checksums import Checksums, checksums

KNOWN = {
    "babel": Checksums(934, "4e45d947390aa5cc", "d3d94f130d288c1b", "702dadd8cde76374"),
    "babylon": Checksums(1587, "01e05537a18488d0", "f6f81fb8b6b77209", "4f1f9e016b391450"),
    "babble": Checksums(454, "4f26648c37168b21", "5c6d5676e52f5558", "bbf6b88dd1749f7f"),
}


@pytest.mark.parametrize("name", KNOWN)
def test_a_few_games_are_the_same_as_ever(name: str) -> None:
    assert KNOWN[name] == checksums(name, 8)
