"""The bots of Babylon."""

import pytest

from ziggurat.ai.babylon import Architect, King
from ziggurat.ai.babylon.appraisal import Appraisal, Weights
from ziggurat.ai.babylon.designs import Designer
from ziggurat.ai.babylon.survey import Spot, Survey
from ziggurat.ai.bot import Bot, Place
from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.match import play_match
from ziggurat.core.kind import Setting
from ziggurat.core.outcome import Outcome
from ziggurat.core.seats import Seat
from ziggurat.games import babylon
from ziggurat.games.babylon import Babylon
from ziggurat.games.babylon.actions import Decorate
from ziggurat.games.babylon.building import Builder
from ziggurat.games.babylon.component_set import STANDARD_SET
from ziggurat.games.babylon.components import BLANK, FOUNTAIN, HOLES
from ziggurat.games.babylon.garden import EMPTY
from ziggurat.games.babylon.rules import DEFAULT_RULES

BOTS = bots_of("babylon")
EFFORT = 0.2
ANY_TILE = 0
FOUR_SINGLES = 0b01010101


def appraisal_with(weights: Weights, left: int) -> Appraisal:
    return Appraisal(weights, left, STANDARD_SET, DEFAULT_RULES)


def match(seed: int, *names: str) -> Outcome:
    bots = [BOTS[name](seed) for name in names]
    outcome = play_match(babylon.KIND, bots, str(seed), {}).game.outcome
    assert outcome is not None
    return outcome


def played(game: Babylon, bot: Bot, turns: int) -> Seat:
    """The same bot plays every seat until this many turns have begun; returns the active seat."""
    while turns or game.agenda[-1].text != "DigTile":
        seat = game.to_act()[0]
        turns -= game.agenda[-1].text == "DigTile"
        game.play(seat, bot.choose(Place(game, seat)))
    return game.active


def test_greedy_beats_random_by_far() -> None:
    for seed in range(5):
        outcome = match(seed, "greedy", "random")
        assert (0,) == outcome.winners

        greedy, random = next(row.values for row in outcome.sheet if row.name == "total")
        assert greedy > 2 * random


@pytest.mark.parametrize("name", ["greedy", "architect", "king"])
def test_a_placement_that_was_begun_is_carried_out(name: str) -> None:
    game = babylon.new(3, 4)
    seat = game.to_act()[0]
    for text in ("dig b2", "lay dug", "at c3 storey 1"):
        game.play(seat, babylon.parse(text))
    bot = BOTS[name](1)

    while not game.garden(seat).tiles:
        game.play(seat, bot.choose(Place(game, seat, EFFORT)))

    assert (2 * 8 + 2, 1) == game.garden(seat).tiles[0][1:3]


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"statue_support": "optional"},
        {"score_hidden_belvederes": True},
        {"bridge_length": 2},
        {"wild_blank": "tile"},
    ],
    ids=str,
)
def test_a_turn_is_worth_what_was_promised(settings: dict[str, Setting]) -> None:
    """What the designer foresees of a turn is what comes out when it is played."""
    game = babylon.new("promised", 2, **settings)
    seat = played(game, Architect(1), 9)
    appraisal = Appraisal(Weights(), 0, game.components, game.rules)
    designs = Designer(game, appraisal, breadth=8).designs()

    for design in (designs[0], designs[-1]):
        after = game.copy()
        for action in design.actions:
            after.play(seat, action)
        assert design.value == sum(after.sheet(seat))
        assert after.active != seat


@pytest.mark.parametrize("name", ["architect", "king"])
def test_planning_bots_count_the_pieces_that_are_left(name: str) -> None:
    """Four players soon use up a reserve; a plan with a piece too many would be refused."""
    bots = [BOTS[name](seat) for seat in range(4)]
    supply = {"limit_supply": True}

    outcome = play_match(babylon.KIND, bots, "f", supply, effort=0.01).game.outcome

    assert outcome is not None


def test_a_plan_is_given_up_when_somebody_else_went_on() -> None:
    """One process digs, another ends that turn and digs in the next; then the first is asked."""
    for number in range(6):
        game = babylon.new(f"plan {number}", 2)
        other = Architect(2)
        seat = played(game, other, 0)
        asked = Architect(1)
        game.play(seat, asked.choose(Place(game, seat)))
        assert seat == played(game, other, 1)
        game.play(seat, other.choose(Place(game, seat)))

        assert Architect(1).choose(Place(game, seat)) == asked.choose(Place(game, seat))


def test_with_no_turn_left_only_the_score_counts() -> None:
    game = babylon.new("score", 2)
    seat = played(game, Architect(1), 12)
    garden = game.garden(seat)

    assert sum(game.sheet(seat)) == appraisal_with(Weights(), left=0).worth(garden)
    assert sum(game.sheet(seat)) < appraisal_with(Weights(), left=5).worth(garden)


def surveyed(
    left: int, weights: Weights, **settings: Setting
) -> tuple[Builder, Appraisal, list[Spot]]:
    """A garden after some turns, and what may be said of its spots."""
    game = babylon.new("survey", 2, **settings)
    seat = played(game, Architect(1), 18)
    game.singles[seat] = 8
    builder = game.builder(seat)
    appraisal = Appraisal(weights, left, game.components, game.rules)
    return builder, appraisal, Survey(builder.garden, appraisal).spots(builder)


def test_a_survey_knows_every_place_for_a_tile() -> None:
    builder, _, spots = surveyed(3, Weights())

    assert spots
    assert [spot.place for spot in spots] == builder.sites()


@pytest.mark.parametrize(
    "settings",
    [{}, {"statue_support": "optional"}, {"score_hidden_belvederes": True}, {"bridge_length": 2}],
    ids=str,
)
def test_a_survey_knows_what_a_bare_tile_hides(settings: dict[str, Setting]) -> None:
    """Without icons that wait for others it says exactly what the garden is worth then."""
    weights = Weights(stairs=0, fountain=0, bridge=0)
    builder, appraisal, spots = surveyed(5, weights, **settings)
    bare = (BLANK, BLANK, BLANK, BLANK)

    for spot in spots:
        storey, anchor = divmod(spot.place, HOLES)
        flower = STANDARD_SET.flowers[ANY_TILE]
        for supports in builder.variants(anchor, storey):
            after = builder.garden.laid(ANY_TILE, bare, anchor, storey, 0, supports)
            assert spot.value(supports, flower) == pytest.approx(appraisal.worth(after))


def test_an_icon_whose_partner_cannot_come_has_no_prospect() -> None:
    """In the corner of the board nothing but its own tile is beside a fountain."""
    icons = (FOUNTAIN, BLANK, BLANK, BLANK)
    in_the_corner = EMPTY.laid(ANY_TILE, icons, 0, 1, 0, FOUR_SINGLES)
    in_the_open = EMPTY.laid(ANY_TILE, icons, 9, 1, 0, FOUR_SINGLES)
    appraisal = appraisal_with(Weights(), left=9)

    assert 0 == appraisal.places(in_the_corner)[0]
    assert Weights().fountain == appraisal.places(in_the_open)[9]


def test_decor_waits_where_its_places_are_worth_more() -> None:
    game = babylon.new("waits", 2)
    played(game, Architect(1), 10)
    dear = Weights(stairs=9, fountain=9, bridge=9, statue=9)

    keeps = Designer(game, appraisal_with(dear, left=9), breadth=8).designs()
    builds = Designer(game, appraisal_with(Weights(), left=0), breadth=8).designs()

    assert not any(isinstance(action, Decorate) for each in keeps for action in each.actions)
    assert any(isinstance(action, Decorate) for action in builds[0].actions)


def test_the_king_says_what_it_thinks_of_its_choices() -> None:
    game = babylon.new("thoughts", 2)
    seat = played(game, Architect(1), 5)
    place = Place(game, seat, EFFORT)

    thoughts = King(1).consider(place)

    assert len(thoughts) > 1
    assert len({each.choice for each in thoughts}) == len(thoughts)
    assert all(each.choice in place.options and 0 < each.value < 1 for each in thoughts)
    assert King(1).choose(place) == thoughts[0].choice


def test_the_king_has_no_opinion_on_what_leaves_before_the_game() -> None:
    game = babylon.new("removed", 2)
    place = Place(game, game.to_act()[0])

    thoughts = King(1).consider(place)

    assert place.options == [each.choice for each in thoughts]
    assert {0.5} == {each.value for each in thoughts}
