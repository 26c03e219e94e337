"""The engine against the rules told once more, on random gardens."""

from collections.abc import Iterator

import pytest

from walks import Chance
from ziggurat.games.babylon.building import PLENTY, Builder, corners_of
from ziggurat.games.babylon.component_set import STANDARD_SET
from ziggurat.games.babylon.components import DECOR, HOLES, SIDE, STATUE
from ziggurat.games.babylon.decor import Decorator
from ziggurat.games.babylon.garden import EMPTY, Built, Garden
from ziggurat.games.babylon.kind import PAIRS
from ziggurat.games.babylon.quarry import LAYERS
from ziggurat.games.babylon.rules import DEFAULT_RULES, BabylonRules

from .oracle import Oracle, Spot, spot

BASALTS = LAYERS[0]
every_rules = pytest.mark.parametrize(
    "rules",
    [DEFAULT_RULES, BabylonRules(statues_carry=False), BabylonRules(bridge_holes=2)],
    ids=["default", "statues need not carry", "bridges span two holes"],
)
every_seed = pytest.mark.parametrize("seed", range(3))


def gardens(seed: int, rules: BabylonRules) -> Iterator[Garden]:
    """A garden that grows at random: tiles full of icons, turned to fit, and some decor on them."""
    chance = Chance(seed)
    garden = EMPTY
    while len(garden.tiles) < 14:
        builder = Builder(garden, PLENTY, rules=rules)
        sites = builder.sites()
        storey, anchor = divmod(sites[chance.below(len(sites))], HOLES)
        variants = builder.variants(anchor, storey)
        supports = variants[chance.below(len(variants))]
        tile = BASALTS[chance.below(len(BASALTS))]
        ways = [
            garden.laid(tile, STANDARD_SET.turned[tile][way], anchor, storey, way, supports)
            for way in range(4)
        ]
        garden = max(ways, key=lambda way: len(Decorator(way, 0, rules=rules).elements()))
        elements = Decorator(garden, 0, rules=rules).elements()
        if chance.below(2):
            garden = garden.built(*elements[chance.below(len(elements))]) if elements else garden
        yield garden


@pytest.mark.rule("BY-B-03", "BY-B-06", "BY-B-07", "BY-B-08", "BY-B-09", "BY-B-10", "BY-B-11")
@every_seed
@every_rules
def test_a_tile_may_lie_exactly_where_the_rules_say(seed: int, rules: BabylonRules) -> None:
    tried = allowed = 0
    chance = Chance(seed)
    for garden in gardens(seed, rules):
        oracle, builder = Oracle(garden, rules), Builder(garden, PLENTY, rules=rules)
        for storey in range(1, garden.height() + 3):
            for anchor in range(HOLES):
                likely = builder.supports(anchor, storey) if fits(anchor) else 0
                for supports in {likely, likely & 63, likely & 252, chance.below(256)}:
                    expected = oracle.may_lay(
                        anchor % SIDE, anchor // SIDE, storey, corners_of(supports)
                    )
                    assert expected is (builder.why_not(anchor, storey, supports) is None)
                    tried += 1
                    allowed += expected
    assert tried > 1000
    assert allowed > 100


def fits(anchor: int) -> bool:
    return anchor % SIDE < SIDE - 1 and anchor // SIDE < SIDE - 1


@pytest.mark.rule("BY-X-02", "BY-X-03", "BY-X-10", "BY-X-20", "BY-X-30", "BY-X-40", "BY-X-42")
@every_rules
def test_decor_may_stand_exactly_where_the_rules_say(rules: BabylonRules) -> None:
    found: set[int] = set()
    for garden in (each for seed in range(4) for each in gardens(seed, rules)):
        oracle = Oracle(garden, rules)
        for fresh in (0, len(garden.tiles) - 1):
            decorator = Decorator(garden, fresh, rules=rules)
            expected = {b for b in conceivable(garden) if oracle.may_build(b[0], spots(b), fresh)}

            allowed = {b for b in conceivable(garden) if decorator.why_not(*b) is None}
            assert expected == allowed
            assert expected == set(decorator.elements())
            found.update(piece for piece, _, _ in expected)
    assert set(DECOR) == found


def conceivable(garden: Garden) -> list[Built]:
    """Every piece on every visible place or pair of places."""
    places = [storey * HOLES + hole for hole, storey in enumerate(garden.tops) if storey]
    pairs = [(place, other) for place in places for other in places if place < other]
    statues = [(STATUE, place, 0) for place in places]
    return statues + [(piece, place, other) for piece in PAIRS for place, other in pairs]


def spots(built: Built) -> list[Spot]:
    return [spot(place) for place in built[1:] if place]
