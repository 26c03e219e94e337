"""Effects add up to modifiers, and no packed number runs into its neighbour."""

import pytest

from ziggurat.games.seven_wonders.catalogue import BUILDINGS, NUMBER_OF, THINGS, set_of
from ziggurat.games.seven_wonders.components import (
    ANY_MADE,
    BLUE,
    NO_EFFECT,
    OWN,
    WOOD,
    Effect,
    Per,
    Toll,
)
from ziggurat.games.seven_wonders.facts import MOST_SEATS
from ziggurat.games.seven_wonders.modifiers import (
    FOR_DEEDS,
    IN_CONFLICT,
    IN_SCIENCE,
    IN_TRADE,
    Modifiers,
    modifiers,
)
from ziggurat.games.seven_wonders.packed import (
    BOX,
    EVERYBODY,
    KNOWN,
    NUMBER,
    PACKET,
    TURN,
    Field,
    face_down,
    known_to,
    number_of,
)
from ziggurat.games.seven_wonders.production import production, total_goods

# Read where they stand, not from the sum: what is disabled, what is in plenty, points by row.
NOT_SUMMED = {"disables", "plenty", "points", "points_per", "buried_colour"}
SAMPLES: dict[str, object] = {
    "taxes": (Toll(BLUE, 1),),
    "bonuses": (Toll(BLUE, 1),),
    "points_per": (Per(1, BLUE, OWN),),
}


@pytest.mark.parametrize("field", [name for name in Effect._fields if name not in NOT_SUMMED])
def test_every_field_of_an_effect_belongs_to_one_group(field: str) -> None:
    groups = [IN_TRADE, FOR_DEEDS, IN_CONFLICT, IN_SCIENCE, ("sells", "goods")]

    assert 1 == sum([field in group for group in groups])


@pytest.mark.parametrize("field", [*IN_TRADE, *FOR_DEEDS, *IN_CONFLICT, *IN_SCIENCE])
def test_every_field_of_an_effect_is_added(field: str) -> None:
    sample = SAMPLES.get(field, 1)
    values = {**NO_EFFECT._asdict(), field: sample}
    total = Modifiers()
    effect = Effect._make(values.values())
    total.add(effect)

    assert sample == getattr(total, field)


def test_goods_are_added_up_for_sale_and_for_the_city_alone() -> None:
    things = set_of([NUMBER_OF[name] for name in ("lumber yard", "forum")])
    found = production(things, 0)

    assert (WOOD, ANY_MADE, WOOD + ANY_MADE) == (found.sells, found.goods, found.own)
    assert 8 * WOOD == production(things, things).sells


def test_trading_posts_do_not_add_up_but_tiles_do() -> None:
    posts = set_of([NUMBER_OF[name] for name in ("west trading post", "olympia b 1")])
    tiles = set_of([NUMBER_OF[name] for name in ("tile 11", "tile 12")])

    assert (1, 1, 2, 2, 1, 0) == modifiers(posts, 0, ()).prices
    assert (1, 1, 2, 2, 1, 0) == modifiers(posts, tiles, ()).prices


def test_goods_that_do_not_fit_are_an_error() -> None:
    with pytest.raises(OverflowError):
        total_goods(15 * WOOD, WOOD)
    with pytest.raises(OverflowError):
        total_goods(3 * ANY_MADE, ANY_MADE)


def test_all_goods_at_once_fit() -> None:
    """Every building, the board with most goods, and every tile that makes more of them."""
    alexandria = [NUMBER_OF[f"alexandria b{stage}"] for stage in ("", " 1", " 2")]
    tiles = [NUMBER_OF[f"tile {number}"] for number in (17, 18, 20, 21)]

    assert modifiers(BUILDINGS | set_of(alexandria), set_of(tiles), ()).own


def test_a_number_that_does_not_fit_into_its_field_is_an_error() -> None:
    field = Field(4, 3)

    assert 7 == field.of(field.put(7))
    for number in (-1, 8):
        with pytest.raises(OverflowError):
            field.put(number)


def test_fields_of_face_down_cards_are_wide_enough_for_all_that_is_planned() -> None:
    card = face_down(400, 3, MOST_SEATS - 1, 7, 1 << MOST_SEATS)

    assert (400, 1 << MOST_SEATS) == (number_of(card), known_to(card))
    assert len(THINGS) <= NUMBER.most
    assert 151 <= NUMBER.most
    assert MOST_SEATS < BOX == PACKET.most
    assert 7 <= TURN.most
    assert (1 << MOST_SEATS) - 1 < EVERYBODY == KNOWN.most  # eight knowers are not everybody
