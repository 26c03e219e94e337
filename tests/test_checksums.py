"""A few random games of each kind are the same as ever: see tools/checksums.py."""

import pytest

from checksums import Checksums, checksums

KNOWN = {
    "babel": Checksums(934, "4e45d947390aa5cc", "28937c9e60bc4b4a", "778c004c5d7580a3"),
    "babylon": Checksums(1587, "01e05537a18488d0", "18114717cb38353c", "6888cf980ddbee4a"),
    "babble": Checksums(454, "4f26648c37168b21", "0e505d9146eec72a", "9704bd6bed88ad08"),
}


@pytest.mark.parametrize("name", KNOWN)
def test_a_few_games_are_the_same_as_ever(name: str) -> None:
    assert KNOWN[name] == checksums(name, 8)
