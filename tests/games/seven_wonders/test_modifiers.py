"""Effects add up to modifiers, and no packed number runs into its neighbour."""

from itertools import product

import pytest

from ziggurat.games.seven_wonders.amounts import SPARE_BITS, most_of
from ziggurat.games.seven_wonders.catalogue import BUILDINGS, NUMBER_OF, THINGS, set_of
from ziggurat.games.seven_wonders.components import (
    ANY_MADE,
    BLUE,
    DOCKS,
    LEFT_DOCK,
    MOST,
    NO_EFFECT,
    OWN,
    RIGHT_DOCK,
    UNITS,
    WOOD,
    Effect,
    Per,
    Toll,
)
from ziggurat.games.seven_wonders.facts import MOST_SEATS
from ziggurat.games.seven_wonders.modifiers import (
    FOR_DEEDS,
    IN_CONFLICT,
    IN_PRODUCTION,
    IN_SCIENCE,
    IN_TRADE,
    KEPT,
    MOST_SUMS,
    PRICE,
    SUMS,
    Modifiers,
    in_turn,
    modifiers,
    packed_prices,
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
from ziggurat.games.seven_wonders.tower.tiles import SINGLE
from ziggurat.games.seven_wonders.trade import TERMS_WIDTH

# Read where they stand, not from the sum: what is disabled, what is in plenty, points by row.
NOT_SUMMED = {"disables", "points", "points_per", "buried_colour"}
SAMPLES: dict[str, object] = {
    "taxes": (Toll(BLUE, 1),),
    "bonuses": (Toll(BLUE, 1),),
    "points_per": (Per(1, BLUE, OWN),),
}


@pytest.mark.parametrize("field", [name for name in Effect._fields if name not in NOT_SUMMED])
def test_every_field_of_an_effect_belongs_to_one_group(field: str) -> None:
    groups = [IN_PRODUCTION, IN_TRADE, FOR_DEEDS, IN_CONFLICT, IN_SCIENCE]

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

    assert (WOOD, WOOD + ANY_MADE) == (found.sells, found.own)
    assert (1, 1) == (found.sure, found.most_sold)
    assert most_of(WOOD + ANY_MADE) == found.most_own


def test_trading_posts_do_not_add_up_but_tiles_do() -> None:
    posts = set_of([NUMBER_OF[name] for name in ("west trading post", "olympia b 1")])
    tiles = set_of([NUMBER_OF[name] for name in ("tile 11", "tile 12")])

    assert (1, 1, 2, 2, 1, 0) == modifiers(posts, 0, ()).prices
    assert (1, 1, 2, 2, 1, 0) == modifiers(posts, tiles, ()).prices


@pytest.mark.rule("SW-TRADE-8", "SWB-TOWER-31")
@pytest.mark.parametrize(
    ("post", "prices"),
    [
        ("west trading post", (0, 1, 2, 2, 0, 0)),
        ("east trading post", (1, 0, 2, 2, 0, 0)),
        ("marketplace", (1, 1, 1, 1, 1, 0)),
        ("clandestine dock west", (1, 1, 2, 2, 0, LEFT_DOCK)),
    ],
)
def test_a_post_and_a_tile_may_make_a_unit_free(post: str, prices: tuple[int, ...]) -> None:
    assert prices == modifiers(1 << NUMBER_OF[post], 1 << NUMBER_OF["tile 11"], ()).prices


@pytest.mark.rule("SWB-TOWER-38")
def test_single_brown_cards_produce_all_that_anything_costs() -> None:
    tile = 1 << NUMBER_OF["tile 20"]
    most = 1 + max([thing.needs // unit & MOST for thing in THINGS for unit in UNITS])
    for name, unit in zip(SINGLE, UNITS[: len(SINGLE)], strict=True):
        thing = 1 << NUMBER_OF[name]
        assert most <= production(thing, tile).sells // unit
        assert unit == production(thing, 0).sells
    assert 2 * WOOD == production(1 << NUMBER_OF["sawmill"], tile).sells


def test_nothing_in_play_changes_nothing() -> None:
    mods = modifiers(0, 0, ())

    names = [name for name in Modifiers.__slots__ if name not in ("prices", "terms")]
    assert [] == [name for name in names if getattr(mods, name)]
    assert (PRICE, PRICE, PRICE, PRICE, PRICE, 0) == mods.prices


def test_goods_that_do_not_fit_are_an_error() -> None:
    with pytest.raises(OverflowError):
        total_goods(15 * WOOD, WOOD)
    with pytest.raises(OverflowError):
        total_goods(3 * ANY_MADE, ANY_MADE)


def test_all_goods_at_once_fit() -> None:
    """Every building, the board with most goods, and every tile that makes more of them."""
    alexandria = [NUMBER_OF[f"alexandria b{stage}"] for stage in ("", " 1", " 2")]
    tiles = [NUMBER_OF[f"tile {number}"] for number in (17, 18, 20, 21)]

    assert production(BUILDINGS | set_of(alexandria), set_of(tiles)).own


def test_all_that_three_cities_could_supply_fits() -> None:
    tiles = set_of([NUMBER_OF[f"tile {number}"] for number in (17, 18, 20, 21)])
    goods = production(BUILDINGS, tiles)

    assert 0 == (goods.most_own + 2 * goods.most_sold) & SPARE_BITS


def test_prices_and_docks_that_differ_are_packed_differently() -> None:
    prices = range(4)
    docks = (0, LEFT_DOCK, RIGHT_DOCK, DOCKS)
    every = [
        packed_prices((left, right, made, made, 0, dock))
        for left, right, made, dock in product(prices, prices, prices, docks)
    ]

    assert 4**4 == len(set(every))
    assert (max(every) << 1 | 1) < 1 << TERMS_WIDTH  # with the purchases allowed


def test_sums_are_dropped_when_there_are_too_many() -> None:
    posts = ("east trading post", "west trading post", "marketplace")
    things = [1 << NUMBER_OF[name] for name in posts]
    SUMS.clear()
    KEPT[0] = MOST_SUMS - 2
    kept = []
    for each in things:
        assert in_turn(each, 0) is in_turn(each, 0)
        kept.append(sorted(SUMS[0]))

    assert [things[:1], things[:2], things[2:]] == kept
    assert [1] == KEPT


def test_a_number_that_does_not_fit_into_its_field_is_an_error() -> None:
    field = Field(4, 3)

    assert 7 == field.of(field.put(7))
    for number in (-1, 8):
        with pytest.raises(OverflowError):
            field.put(number)


@pytest.mark.parametrize("numbers", [(512, 0, 0, 0), (0, 8, 0, 0), (0, 0, 16, 0), (0, 0, 0, 8)])
def test_a_card_lies_face_down_only_if_every_number_fits(numbers: tuple[int, ...]) -> None:
    number, age, packet, turn = numbers

    with pytest.raises(OverflowError):
        face_down(number, age, packet, turn, 0)


def test_fields_of_face_down_cards_are_wide_enough_for_all_that_is_planned() -> None:
    card = face_down(400, 3, MOST_SEATS - 1, 7, 1 << MOST_SEATS)

    assert (400, 1 << MOST_SEATS) == (number_of(card), known_to(card))
    assert len(THINGS) <= NUMBER.most
    assert 151 <= NUMBER.most
    assert MOST_SEATS < BOX == PACKET.most
    assert 7 <= TURN.most
    assert (1 << MOST_SEATS) - 1 < EVERYBODY == KNOWN.most  # eight knowers are not everybody
