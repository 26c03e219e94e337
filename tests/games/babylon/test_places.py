"""Places: which tile has one, how they are named, and what the laws try on them."""

import pytest

from ziggurat.core.action import UnknownAction
from ziggurat.core.record import Record
from ziggurat.core.session import resume
from ziggurat.games import babylon
from ziggurat.games.babylon import KIND
from ziggurat.games.babylon.actions import Decorate, decorate
from ziggurat.games.babylon.component_set import BabylonComponents
from ziggurat.games.babylon.decor import Decorator
from ziggurat.games.babylon.placing import (
    At,
    ChooseSite,
    ChooseSupports,
    ChooseTurn,
    Lay,
    On,
    Turned,
)
from ziggurat.games.babylon.refusals import BabylonRefusal as Refusal
from ziggurat.games.babylon.rules import DEFAULT_RULES, BabylonRules

from .tables import PLAYER, garden_of, place, position, tile_called


@pytest.mark.rule("BY-X-03")
def test_a_place_belongs_to_the_tile_of_its_storey_though_another_hides_it() -> None:
    garden = garden_of("c3.1 ssss", "a1.1 ssss", "b2.2 ssds", "f6.3 ----")
    expected = {"b2.1": 1, "b2.2": 2, "c3.1": 0, "c3.2": 2, "d4.1": 0, "a1.1": 1, "g7.3": 3}

    assert expected == {name: garden.tile_at(place(name)) for name in expected}
    nowhere = ("a1.0", "f1.1", "a1.2", "c2.1", "f6.1", "b2.3", "h8.3")
    assert {-1} == {garden.tile_at(place(name)) for name in nowhere}


def test_storeys_are_named_from_1_to_16() -> None:
    for text in ("at a1 storey 1", "at h8 storey 16", "statue h8.16", "turned 3"):
        assert text == babylon.parse(text).text
    for text in ("at a1 storey 0", "at a1 storey 17", "statue a1.17", "turned 4"):
        with pytest.raises(UnknownAction):
            babylon.parse(text)


def test_choices_name_their_places_and_turns_to_people() -> None:
    fountain, statue = babylon.parse("fountain b1.1 c1.1"), babylon.parse("statue c3.2")

    assert ("fountain", {"holes": ["b1", "c1"], "storey": 1}) == fountain.phrase()
    assert ("statue", {"holes": ["c3"], "storey": 2}) == statue.phrase()
    assert ("turned", {"quarters": 3, "degrees": 270}) == babylon.parse("turned 3").phrase()
    assert ("lay", {"source": "stored"}) == babylon.parse("lay stored").phrase()


def test_different_decor_on_the_same_places_is_a_different_choice() -> None:
    for piece in ("stairs", "fountain", "bridge"):
        action = babylon.parse(f"{piece} b1.1 c1.1")
        assert isinstance(action, Decorate)
        assert action == decorate(action.piece, action.place, action.other)


@pytest.mark.rule("BY-X-31", "BY-A-10")
def test_the_refusal_says_how_many_holes_a_bridge_spans() -> None:
    garden = garden_of("a1.1 ssss .b..", "c1.1 ssss b...")
    bridge = (3, place("b1.1"), place("c1.1"))

    short = Decorator(garden, 0).why_not(*bridge)
    long = Decorator(garden, 0, rules=BabylonRules(bridge_holes=2)).why_not(*bridge)

    assert (Refusal.BRIDGE_SPANS_ONE_HOLE, Refusal.BRIDGE_SPANS_TWO_HOLES) == (short, long)


@pytest.mark.rule("BY-X-32")
def test_a_bridge_may_have_to_span_bare_ground() -> None:
    bare = garden_of("a1.1 ssss .b..", "d1.1 ssss b...")
    game = position(garden=bare, new=1, bridge_gap="ground")

    assert "bridge b1.1 d1.1" in [option.text for option in game.options(PLAYER)]
    assert game.rules.ground
    assert not babylon.new(1).rules.ground


def test_the_default_rules_are_those_of_a_game_without_settings() -> None:
    assert DEFAULT_RULES == babylon.new(1).rules
    assert 2 == babylon.new(1).seats


def test_laying_a_tile_is_a_choice_of_several_parts() -> None:
    assert Lay.opens
    assert not Lay.is_part
    assert all(part.is_part and not part.opens for part in (At, Turned, On))
    assert all(phase.asks_for_part for phase in (ChooseSite, ChooseTurn, ChooseSupports))


def test_a_record_of_the_first_rules_can_still_be_resumed() -> None:
    record = Record("babylon", 1, 2, {}, "3", ())

    assert 2 == resume(KIND, record).game.seats


def test_a_terrace_brings_as_many_icons_as_it_shows() -> None:
    components = BabylonComponents()

    counts = [components.icon_counts[tile_called(name)] for name in ("c01", "g01", "b01")]

    assert [2, 3, 4] == counts


def test_the_laws_try_sites_and_decor_just_beyond_what_the_rules_allow() -> None:
    game = position(garden=garden_of("a1.1 ssss", "d1.1 ssss", "f1.2 dddd"), new=1)

    tried = {action.text for action in KIND.conceivable(game)}

    assert {"at a1 storey 1", "at h8 storey 5", "statue a1.8", "bridge b1.1 e1.1"} <= tried
    assert not {"at a1 storey 6", "bridge a1.1 e1.1", "statue a1.0"} & tried
