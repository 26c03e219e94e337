"""What serves once a turn, and which payments beat others."""

import pytest

from games.seven_wonders.tables import city, table
from ziggurat.games.seven_wonders.components import DOCKS, LEFT_DOCK, RIGHT_DOCK
from ziggurat.games.seven_wonders.discounts import (
    BANK_BONUS,
    BANK_UNIT,
    REFUND_LEFT,
    REFUND_RIGHT,
    beats,
    docks_used,
    has_done,
    mark_done,
)
from ziggurat.games.seven_wonders.trade import TERMS_WIDTH, Market

DEEDS = (REFUND_LEFT, REFUND_RIGHT, BANK_UNIT, LEFT_DOCK, RIGHT_DOCK, BANK_BONUS)


@pytest.mark.rule("SWL-44", "SWL-47", "SWC-33", "SWC-39")
@pytest.mark.parametrize("where", [0, 1, 2])
@pytest.mark.parametrize("deed", DEEDS)
def test_what_one_city_does_once_a_turn_uses_up_nothing_else(deed: int, where: int) -> None:
    game = table(city())

    mark_done(game, where, deed)

    done = [(at, each) for at in range(3) for each in DEEDS if has_done(game, at, each)]
    assert [(where, deed)] == done
    assert [deed & DOCKS if at == where else 0 for at in range(3)] == [
        docks_used(game, at) for at in range(3)
    ]


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((1, 2), (1, 2), True),
        ((1, 2), (2, 2), True),
        ((1, 2), (1, 3), True),
        ((0, 2), (3, 1), False),
        ((2, 0), (1, 3), False),
        ((0, 3), (3, 2), False),
        ((2, 1), (1, 2), False),
    ],
)
def test_a_payment_beats_another_that_gives_neither_neighbour_less(
    one: tuple[int, int], other: tuple[int, int], expected: bool
) -> None:
    assert expected == beats(one, other)


def test_the_terms_of_a_market_tell_prices_docks_and_purchases_apart() -> None:
    found: dict[int, object] = {}
    docks = "clandestine dock west, clandestine dock east"
    for purchases in ("unbeaten", "missing"):
        for built in ("", "marketplace", "west trading post", "east trading post", docks):
            for tile in (9, 10, 11, 12):
                for used in (0, LEFT_DOCK, RIGHT_DOCK, DOCKS, REFUND_LEFT):
                    game = table(city(built=built), active=(tile,), purchases=purchases)
                    game.traded = used
                    market = Market(game, 0)
                    terms = (market.prices[:4], market.prices[5], purchases)
                    assert terms == found.setdefault(market.terms, terms)
                    assert market.terms < 1 << TERMS_WIDTH
