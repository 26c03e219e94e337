"""What a learned bot asks about the table."""

import pytest

from games.seven_wonders.tables import cards, city, table
from ziggurat.core.kind import Setting
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import parse
from ziggurat.games.seven_wonders.catalogue import NUMBER_OF
from ziggurat.games.seven_wonders.sight import (
    NOTHING,
    NUMBER_OF_MODULES,
    modules_in_play,
    project_markers,
    thing_named_by,
    things_held,
)
from ziggurat.games.seven_wonders.tower.spiral import TILE_THINGS


def in_play(**settings: Setting) -> list[int]:
    found = modules_in_play(seven_wonders.new(1, 4, **{"modules": "none", **settings}))
    assert NUMBER_OF_MODULES == len(found)
    return [at for at, on in enumerate(found) if on]


def test_each_module_in_play_has_its_place() -> None:
    assert [] == in_play()
    assert [0] == in_play(modules="tower")
    assert [1] == in_play(modules="projects")
    assert [3] == in_play(leaders=True)
    assert [2, 4] == in_play(cities=True)  # debts, and a turn more
    assert [2, 4, 5] == in_play(teams=True)


def test_a_player_holds_cards_leaders_and_tiles() -> None:
    game = table(city(hand="altar, baths", leaders="varro", tiles=(3,)), leaders=True)

    assert [*sorted(cards("altar, baths")), *cards("varro"), TILE_THINGS[2]] == things_held(game, 0)


def test_the_markers_of_a_project_are_counted() -> None:
    assert 0 == project_markers(table())
    assert 2 == project_markers(table(project="belvedere", markers=2))


@pytest.mark.parametrize(
    ("words", "thing"),
    [
        ("keep varro", "varro"),
        ("copy varro", "varro"),
        ("entomb varro", "varro"),
        ("give up altar", "altar"),
        ("take giza a", "giza a"),
    ],
)
def test_a_choice_names_what_it_is_about(words: str, thing: str) -> None:
    assert NUMBER_OF[thing] == thing_named_by(parse(words))


def test_a_tile_is_named_by_its_number() -> None:
    assert TILE_THINGS[2] == thing_named_by(parse("keep 3"))
    assert NOTHING == thing_named_by(parse("decline"))
