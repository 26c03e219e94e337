"""B. Where a tile can lie: what is offered is what is not refused, garden by garden."""

from itertools import product

import pytest

from ziggurat.games import babylon
from ziggurat.games.babylon.building import PLENTY, Builder
from ziggurat.games.babylon.components import HOLES, Place
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.placing import On
from ziggurat.games.babylon.rules import BabylonRules

from .tables import garden_of, place, supports_of

GARDENS = {
    "hill": garden_of("a1.1 ssss tttt", "b1.2 sdsd tttt", "c4.1 ssss"),
    "stairs": garden_of("a1.1 ssss ...s", "c2.2 dddd s...", "stairs b2.1 c2.2"),
    "bridge": garden_of("a1.1 ssss .b..", "d1.1 ssss b...", "bridge b1.1 d1.1"),
    "decor": garden_of("a1.1 ssss ...f", "c1.1 ssss ..f.", "fountain b2.1 c2.1", "a3.1 ssss"),
    "statue": garden_of("b2.1 ssss ...t", "statue c3.1"),
}
RULES = (BabylonRules(), BabylonRules(cover_decor=False), BabylonRules(direct=True))


def not_refused(builder: Builder) -> list[Place]:
    return [
        storey * HOLES + anchor
        for storey in range(1, builder.garden.height() + 3)
        for anchor in range(HOLES)
        if builder.why_not_at(anchor, storey) is None
    ]


@pytest.mark.rule("BY-B-14")
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("garden", GARDENS.values(), ids=list(GARDENS))
def test_a_tile_is_offered_every_site_where_nothing_forbids_it(
    garden: Garden, rules: BabylonRules
) -> None:
    for singles, gifts in product((2, 3, 4, 6, PLENTY), (0, 1)):
        builder = Builder(garden, singles, gifts, rules=rules)

        assert not_refused(builder) == sorted(builder.sites())


@pytest.mark.rule("BY-G-12")
def test_stairs_and_bridges_are_in_the_way() -> None:
    assert place("a2.2") not in Builder(GARDENS["stairs"], PLENTY).sites()
    # A double pillar at c1 would pass through the bridge, and its end at d1 is taken.
    assert supports_of("--ds") == Builder(GARDENS["bridge"], PLENTY).supports(place("c1.0"), 2)
    assert place("c1.2") not in Builder(GARDENS["bridge"], PLENTY).sites()


@pytest.mark.rule("BY-B-12", "BY-T-02")
def test_two_singles_and_a_given_double_carry_a_tile() -> None:
    garden = garden_of("a1.1 ssss")

    assert place("b1.2") in Builder(garden, singles=2, gifts=1).sites()
    assert place("b1.2") not in Builder(garden, singles=2).sites()


@pytest.mark.rule("BY-A-18", "BY-T-02")
def test_a_given_double_can_be_used_when_the_reserve_has_no_more() -> None:
    builder = Builder(garden_of("a1.1 ssss"), singles=9, gifts=1, spare_doubles=0)

    assert builder.can_pay(supports_of("sds-"))
    assert not builder.can_pay(supports_of("sdsd"))


@pytest.mark.rule("BY-B-12", "BY-C-03")
def test_only_supports_that_can_be_paid_are_offered() -> None:
    garden, anchor = garden_of("a1.1 ssss"), place("f6.0")
    every = [supports_of(each) for each in ("dddd", "-ddd", "d-dd", "dd-d", "ddd-")]
    few = (0, 1, 3, 4, 5)
    for singles, gifts, doubles, belvederes in product((0, 1, 8), few, few, (0, 1, 2)):
        for rules in (BabylonRules(), BabylonRules(statues_carry=False)):
            builder = Builder(garden, singles, gifts, doubles, belvederes, rules)

            assert [each for each in every if builder.can_pay(each)] == builder.variants(anchor, 2)


@pytest.mark.rule("BY-B-04", "BY-B-05")
def test_a_tile_lies_on_all_its_supports_or_leaves_out_one() -> None:
    variants = Builder(garden_of(), 9).variants(0, 1)

    assert [supports_of(each) for each in ("ssss", "-sss", "s-ss", "ss-s", "sss-")] == variants


@pytest.mark.rule("BY-B-11", "BY-A-06")
def test_a_statue_is_left_out_only_where_the_table_allows_it() -> None:
    anchor = place("c3.0")
    forced = ["tddd", "t-dd", "td-d", "tdd-"]
    optional = BabylonRules(statues_carry=False)

    must = Builder(GARDENS["statue"], 9).variants(anchor, 2)
    may = Builder(GARDENS["statue"], 9, rules=optional).variants(anchor, 2)

    assert {supports_of(each) for each in forced} == set(must)
    assert {supports_of(each) for each in [*forced, "-ddd"]} == set(may)


@pytest.mark.rule("BY-B-11")
def test_four_statues_can_carry_a_tile_for_nothing() -> None:
    tiles = ("a1.1 ssss ...t", "c1.1 ssss ..t.", "a3.1 ssss .t..", "c3.1 ssss t...")
    statues = ("statue b2.1", "statue c2.1", "statue b3.1", "statue c3.1")

    assert [place("b2.2")] == Builder(garden_of(*tiles, *statues), 0).sites()


def test_a_garden_of_fifteen_storeys_can_grow() -> None:
    tower = [f"{'fg'[storey % 2]}7.{storey} ssss" for storey in range(1, 16)]
    builder = Builder(garden_of(*tower), PLENTY)

    assert 15 == builder.garden.height()
    assert not_refused(builder) == sorted(builder.sites())
    assert builder.why_not_at(place("e6.0"), 16) is not None


def test_supports_are_read_corner_by_corner() -> None:
    names = {"-": "none", "s": "single", "d": "double", "t": "statue"}
    for letters in product("-sdt", repeat=4):
        action = babylon.parse(f"on {' '.join(names[letter] for letter in letters)}")
        assert isinstance(action, On)
        assert supports_of("".join(letters)) == action.supports
