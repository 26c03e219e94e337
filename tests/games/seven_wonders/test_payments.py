"""Payments against brute force: every unit taken from every source that could give it."""

import pytest

from games.seven_wonders.tables import payments
from walks import Chance
from ziggurat.games.seven_wonders.amounts import SPARE_BITS, most_of
from ziggurat.games.seven_wonders.components import (
    CHOICES,
    CLAY,
    DOCKS,
    LEFT_DOCK,
    MADE_UNITS,
    OTHER_KINDS,
    PAPYRUS,
    PRODUCED_KINDS,
    RIGHT_DOCK,
    STONE,
    UNITS,
    WOOD,
    WOOD_OR_CLAY,
    Goods,
    Resources,
)
from ziggurat.games.seven_wonders.modifiers import Prices
from ziggurat.games.seven_wonders.payments import (
    KEPT,
    LACKS,
    MOST_KEPT,
    Lack,
    Payment,
    at_most,
    lack_of,
    most_wanted,
    need_of,
)
from ziggurat.games.seven_wonders.purchases import MISSING, UNBEATEN, every_payment, payments_for

Source = tuple[Resources, ...]  # one unit of one of these
Purchase = tuple[int, Payment]  # how many units are bought, and for what


def some_goods(chance: Chance, units: int, choices: int) -> tuple[Goods, list[Source]]:
    """Goods as one number, and the same as a list of sources."""
    goods = 0
    sources: list[Source] = []
    for _ in range(chance.below(units + 1)):
        unit = UNITS[chance.below(len(UNITS))]
        goods += unit
        sources.append((unit,))
    for shift, choice in CHOICES:
        if chance.below(8) < choices:
            goods += 1 << shift
            sources.append(choice)
    return goods, sources


def extra_sources(chance: Chance) -> tuple[Goods, list[Source]]:
    """Up to two sources more, each of one unit of some kinds."""
    goods = 0
    sources: list[Source] = []
    for shift in (PRODUCED_KINDS, OTHER_KINDS):
        kinds = chance.below(128) * chance.below(2)
        if kinds:
            goods |= kinds << shift
            sources.append(tuple([unit for at, unit in enumerate(UNITS) if kinds >> at & 1]))
    return goods, sources


def rebated(found: set[Purchase], docks: int) -> set[Purchase]:
    """A coin less for each side with a dock, unless it gets nothing anyway."""
    left, right = docks & LEFT_DOCK > 0, docks & RIGHT_DOCK > 0
    return {
        (units, (paid[0] - (left and paid[0] > 0), paid[1] - (right and paid[1] > 0)))
        for units, paid in found
    }


def every_purchase(
    needs: list[Resources], own: list[Source], left: list[Source], right: list[Source], at: Prices
) -> set[Purchase]:
    if not needs:
        return {(0, (0, 0))}
    unit, rest = needs[0], needs[1:]
    made = unit in MADE_UNITS
    found = set()
    for place, price in ((own, (0, 0)), (left, (at[2 * made], 0)), (right, (0, at[2 * made + 1]))):
        for number, source in enumerate(place):
            if unit in source:
                fewer = place[:number] + place[number + 1 :]
                zones = [fewer if zone is place else zone for zone in (own, left, right)]
                for units, paid in every_purchase(rest, zones[0], zones[1], zones[2], at):
                    to_left, to_right = paid[0] + price[0], paid[1] + price[1]
                    found.add((units + (place is not own), (to_left, to_right)))
    return found


def unbeaten(found: set[Payment]) -> list[Payment]:
    return sorted(
        each
        for each in found
        if not any(o != each and o[0] <= each[0] and o[1] <= each[1] for o in found)
    )


@pytest.mark.rule("SW-TRADE-10", "SW-TRADE-4", "SW-COST-4", "SWC-33", "SWC-34")
@pytest.mark.parametrize("seed", range(150))
def test_the_payments_offered_are_those_that_no_other_beats(seed: int) -> None:
    chance = Chance(seed)
    needs = [UNITS[chance.below(len(UNITS))] for _ in range(1 + chance.below(4))]
    own, own_sources = some_goods(chance, 2, 2)
    left, left_sources = some_goods(chance, 3, 2)
    right, right_sources = some_goods(chance, 3, 2)
    posts = [chance.below(4) for _ in range(3)]
    at = (posts[0], posts[1], posts[2], posts[2], min(posts), chance.below(4) * LEFT_DOCK)
    purse = chance.below(10)
    extra, more_sources = extra_sources(chance)

    sources = own_sources + more_sources
    bought = rebated(every_purchase(needs, sources, left_sources, right_sources, at), at[5])
    every = {payment for _, payment in bought}
    expected = [each for each in unbeaten(every) if sum(each) <= purse]

    assert expected == payments(sum(needs), own | extra, left, right, at, purse)


def cheapest(payment: Payment) -> tuple[int, int]:
    return sum(payment), payment[0]


@pytest.mark.rule("SW-TRADE-5", "SW-TRADE-10")
@pytest.mark.parametrize("seed", range(100))
def test_house_rules_allow_every_payment_or_every_one_for_what_is_missing(seed: int) -> None:
    chance = Chance(seed)
    needs = [UNITS[chance.below(len(UNITS))] for _ in range(1 + chance.below(4))]
    own, own_sources = some_goods(chance, 2, 2)
    left, left_sources = some_goods(chance, 3, 2)
    right, right_sources = some_goods(chance, 3, 2)
    at = (1 + chance.below(2), 2, 3, 3, 1, chance.below(2) * DOCKS)
    extra, more_sources = extra_sources(chance)
    own |= extra

    sources = own_sources + more_sources
    bought = rebated(every_purchase(needs, sources, left_sources, right_sources, at), at[5])
    fewest = min([units for units, _ in bought], default=0)
    every = {payment for _, payment in bought}
    missing = {payment for units, payment in bought if units == fewest}

    assert sorted(every, key=cheapest) == every_payment(sum(needs), own, left, right, at)
    lack = need_of(sum(needs)).lack(own)
    assert sorted(missing, key=cheapest) == payments_for(lack, left, right, at, MISSING)


@pytest.mark.parametrize("seed", range(100))
def test_what_makes_no_difference_is_left_out_of_the_goods(seed: int) -> None:
    chance = Chance(seed)
    needs = sum([UNITS[chance.below(len(UNITS))] for _ in range(1 + chance.below(4))])
    own, left, right = [some_goods(chance, 5, 2)[0] for _ in range(3)]
    lack = need_of(needs).lack(own)
    prices = (1, 2, 2, 2, 1, 0)

    for allowed in (UNBEATEN, MISSING):
        kept = payments_for(lack, lack.of_use(left), lack.of_use(right), prices, allowed)
        assert kept == payments_for(lack, left, right, prices, allowed)


@pytest.mark.parametrize("seed", range(100))
def test_only_what_nobody_can_buy_is_out_of_reach(seed: int) -> None:
    chance = Chance(seed)
    needs = [UNITS[chance.below(len(UNITS))] for _ in range(1 + chance.below(4))]
    own, own_sources = some_goods(chance, 2, 2)
    left, left_sources = some_goods(chance, 2, 2)
    right, right_sources = some_goods(chance, 2, 2)
    most = most_of(own) + most_of(left) + most_of(right)
    bought = every_purchase(needs, own_sources, left_sources, right_sources, (1, 1, 1, 1, 1, 0))

    is_out_of_reach = (most + SPARE_BITS - need_of(sum(needs)).amounts) & SPARE_BITS != SPARE_BITS

    assert not (bought and is_out_of_reach)
    if len(set(needs)) == 1:  # then each source supplies one unit of it
        assert bool(bought) != is_out_of_reach


def test_the_most_that_may_be_wanted_of_each_resource() -> None:
    assert WOOD + STONE == most_wanted((WOOD, STONE))
    assert 3 * WOOD == most_wanted((WOOD, 3 * WOOD))
    assert 2 * WOOD + CLAY == most_wanted((2 * WOOD, WOOD + CLAY))
    assert STONE == most_wanted((STONE,))


def test_a_city_could_supply_a_unit_of_every_source() -> None:
    further = 0b11 << PRODUCED_KINDS  # wood or stone

    assert 4 * WOOD + CLAY + STONE == at_most(2 * WOOD + WOOD_OR_CLAY + further)
    assert 15 * PAPYRUS == at_most(15 * PAPYRUS)


def test_goods_of_no_use_make_no_answer_of_their_own() -> None:
    need = need_of(4 * STONE)
    need.answers.clear()

    assert 3 == need.lack(STONE).units == need.lack(STONE + 5 * WOOD).units
    assert 1 == len(need.answers)


def test_every_answer_that_is_kept_is_counted() -> None:
    lack = Lack((STONE,))
    before = KEPT[0]

    lack.keep(1, [(0, 2)])
    lack.keep(2, [])

    assert {1: [(0, 2)], 2: []} == lack.answers
    assert before + 2 == KEPT[0]


def test_goods_of_the_same_use_are_one_supply() -> None:
    lack = Lack((2 * WOOD + STONE,))
    before = KEPT[0]
    every = [0, WOOD, 2 * WOOD, 2 * WOOD + CLAY, 5 * WOOD, WOOD_OR_CLAY + WOOD, STONE]
    numbers = [lack.supply(goods) for goods in every]

    assert numbers[2:3] * 4 == numbers[2:6]
    assert 4 == len(set(numbers))
    assert numbers == [lack.supply(goods) for goods in every]
    assert before + 5 == KEPT[0]  # nothing is known from the start, and clay is of no use


def test_of_one_unit_there_is_some_or_none() -> None:
    lack = Lack((WOOD,))
    before = KEPT[0]

    assert [0, 1, 1, 1] == [lack.supply(each) for each in (STONE, WOOD, 3 * WOOD, WOOD_OR_CLAY)]
    assert [0, WOOD] == lack.supplies
    assert before == KEPT[0]


def test_a_source_of_choice_may_be_as_good_as_one_without() -> None:
    assert 2 * WOOD == Lack((2 * WOOD,)).of_use(2 * WOOD_OR_CLAY)
    assert 2 * WOOD == Lack((2 * WOOD,)).of_use(2 * WOOD + WOOD_OR_CLAY)
    assert WOOD_OR_CLAY == Lack((WOOD + CLAY,)).of_use(WOOD_OR_CLAY)


def test_answers_are_dropped_when_there_are_too_many() -> None:
    need = need_of(3 * WOOD)
    need.answers.clear()
    lack_of((5 * STONE,))
    KEPT[0] = MOST_KEPT - 2
    kept = []
    for units in range(3):
        assert 3 - units == need.lack(units * WOOD).units
        kept.append(len(need.answers))

    assert [1, 2, 1] == kept
    assert 1 == KEPT[0]
    assert (5 * STONE,) not in LACKS
