"""7 Wonders: the bot that asks a network."""

from pathlib import Path

import pytest

from ziggurat.ai.bot import Place
from ziggurat.ai.network import Network, save
from ziggurat.ai.search import Searcher
from ziggurat.ai.seven_wonders.choices import SIZE, USE, USE_NUMBERS
from ziggurat.ai.seven_wonders.encoding import COINS, VERSION
from ziggurat.ai.seven_wonders.guide import CrowdGuide
from ziggurat.ai.seven_wonders.learned import network
from ziggurat.ai.seven_wonders.marduk import ASKED, CANDIDATES, KING, Marduk, is_known, likely
from ziggurat.ai.seven_wonders.policy import considered
from ziggurat.core.kind import Setting
from ziggurat.games.seven_wonders import new
from ziggurat.games.seven_wonders.city import Order

EFFORT = 0.02


def fond_of(path: Path, number: int) -> Path:
    """A network by which a city leads by ten points if this input is on, and by none otherwise."""
    first = [0] * SIZE * 2
    first[number] = 1024
    second, last = [1024, 0, 0, 0], [1024, 0]
    save(
        path,
        {"encoding": VERSION, "sizes": [SIZE, 2, 2, 1]},
        [*first, 0, 0, *second, 0, 0, *last, 0],
    )
    return path


@pytest.fixture
def weights(tmp_path: Path) -> Path:
    return fond_of(tmp_path / "selling.net", USE + USE_NUMBERS["discard"])


@pytest.fixture
def selling(weights: Path) -> Network:
    return network(weights)


@pytest.mark.parametrize(
    ("players", "settings", "known"),
    [
        (3, {}, True),
        (3, {"modules": "both"}, True),
        (3, {"modules": "tower"}, True),
        (2, {}, False),
        (4, {}, False),
        (3, {"leaders": True}, False),
        (3, {"cities": True}, False),
        (3, {"wonder_pack": True}, False),
    ],
)
def test_only_tables_of_three_without_expansions_are_known(
    players: int, settings: dict[str, Setting], known: bool
) -> None:
    assert known == is_known(new("known", players, **settings))


def test_at_other_tables_it_thinks_as_the_king_does(weights: Path) -> None:
    place = Place(new("other", 4), 1, EFFORT)

    king = Searcher(5, CrowdGuide(), KING)

    assert king.consider(place) == Marduk(5, weights).consider(place)


def test_others_do_what_the_network_thinks_best_of_what_masons_like(selling: Network) -> None:
    game = new("likely", 3)
    game.hands[0] = game.hands[0][:1]

    few = likely(selling, game, 0)

    assert isinstance(few, Order)
    assert few.use.name == "discard"
    best_of_all = likely(selling, new("likely", 3), 0)
    options = new("likely", 3).options(0)
    values = considered(new("likely", 3), 0, options)
    assert values[options.index(best_of_all)] >= sorted(values)[-ASKED]


def test_it_prefers_what_the_network_does(tmp_path: Path) -> None:
    place = Place(new("prefers", 3), 2, EFFORT)

    chosen = Marduk(3, fond_of(tmp_path / "coins.net", COINS.input(6))).choose(place)

    assert isinstance(chosen, Order)
    assert chosen.use.name == "discard"  # with the three coins at the beginning, that makes six


def test_it_chooses_alike_in_worlds_that_it_cannot_tell_apart(weights: Path) -> None:
    game = new("alike", 3, modules="both")
    for seat in range(3):
        places = [Place(each, seat, EFFORT) for each in (game, game.imagine(seat, 9))]

        one, other = [Marduk(4, weights).choose(place) for place in places]

        assert one == other


def test_the_best_are_looked_at_most(weights: Path) -> None:
    found = Marduk(1, weights, 4).consider(Place(new("looks", 3), 0))

    looks = [each.visits for each in found]
    assert [28, 28, 12, 12, 4, 4, 4, 4] == looks[:CANDIDATES]
    assert set(looks[CANDIDATES:]) == {0}
