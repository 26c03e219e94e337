"""Setting up, and the options of a game."""

import pytest

from games.babel.tables import FIRST, SECOND, assert_refused, is_offered, play, position
from ziggurat.core.kind import BadSetting
from ziggurat.games import babel
from ziggurat.games.babel.abilities import Destroy
from ziggurat.games.babel.actions import END, FOUNDATION, Deploy, Move
from ziggurat.games.babel.components import ASSYRIANS, MEDES, NATIONS, QUARRY
from ziggurat.games.babel.refusals import BabelRefusal as Refusal
from ziggurat.games.babel.table import Babel

SEEDS = range(30)


def dealt(game: Babel) -> list[int]:
    """How many cards each player was dealt; the start player has drawn three more."""
    sizes = [game.hand_size(FIRST), game.hand_size(SECOND)]
    sizes[game.active] -= 3
    return sizes


def first_turn(game: Babel) -> None:
    """The active seat does its duty with its first cards, and ends its turn."""
    seat = game.active
    site = next(nation for nation in NATIONS if game.hand(seat)[nation])
    play(game, Move(site))
    card = next(nation for nation in NATIONS if game.hand(seat)[nation])
    play(game, Deploy(card), FOUNDATION, END)


@pytest.mark.rule("BB-SET-1", "BB-SET-3", "BB-SET-6", "BB-T-1")
def test_the_table_after_set_up() -> None:
    game = babel.new(seed=1, start_player=0)

    assert (True, True) == game.foundations
    assert [8, 9, 8, 7, 6, 5] == [game.quarry.count(level) for level in range(1, 7)]
    assert 43 == len(game.quarry)
    assert [3, 5] == dealt(game)
    # The start player has drawn his three cards of phase 1 from the 52.
    assert 49 == len(game.deck)
    assert [6, 5] == [game.hand_size(FIRST), game.hand_size(SECOND)]
    assert 0 == game.discard
    assert [b""] * 10 == game.columns
    assert 0 == game.temples


@pytest.mark.rule("BB-SET-1")
def test_both_see_both_foundation_cards() -> None:
    view = babel.new(seed=1).view(FIRST)

    assert [True, True] == [side["foundation"] for side in view["sides"]]


@pytest.mark.rule("BB-SET-2")
def test_nobody_builds_the_foundation_card_of_the_other() -> None:
    game = position(pawn=0, columns={0: "A"}, other_foundation=True)

    assert_refused(game, FOUNDATION, Refusal.FOUNDATION_IS_BUILT)


@pytest.mark.rule("BB-SET-2")
def test_only_the_foundation_cards_must_be_built() -> None:
    game = position(pawn=0, columns={0: "A"}, stack="1", other_stack="1")

    play(game, END)

    assert [SECOND] == game.to_act()


@pytest.mark.rule("BB-SET-3", "BB-SET-5")
def test_both_decks_are_shuffled() -> None:
    games = [babel.new(seed=seed, start_player=0) for seed in SEEDS]

    assert len(SEEDS) == len({game.quarry for game in games})
    assert len(SEEDS) == len({game.deck for game in games})
    # The card on top is not always the same.
    assert len({game.quarry[-1] for game in games}) > 3
    assert len({game.deck[-1] for game in games}) > 3


@pytest.mark.rule("BB-SET-4")
def test_both_pawns_begin_in_the_quarry() -> None:
    game = babel.new(seed=1)

    assert (QUARRY, QUARRY) == game.pawns
    assert ["quarry", "quarry"] == [side["pawn"] for side in game.view(FIRST)["sides"]]


@pytest.mark.rule("BB-SET-5")
@pytest.mark.parametrize("start", [FIRST, SECOND])
def test_the_start_player_can_be_given(start: int) -> None:
    games = [babel.new(seed=seed, start_player=start) for seed in SEEDS]

    assert {start} == {game.to_act()[0] for game in games}


@pytest.mark.rule("BB-SET-5")
def test_without_a_wish_chance_chooses_the_start_player() -> None:
    games = [babel.new(seed=seed) for seed in SEEDS]

    assert {FIRST, SECOND} == {game.to_act()[0] for game in games}


@pytest.mark.rule("BB-SET-6")
@pytest.mark.parametrize(("start", "hands"), [(FIRST, [3, 5]), (SECOND, [5, 3])])
def test_the_start_player_gets_3_cards_and_the_other_5(start: int, hands: list[int]) -> None:
    assert hands == dealt(babel.new(seed=1, start_player=start))


@pytest.mark.rule("BB-SET-6")
def test_the_hands_dealt_are_secret() -> None:
    view = babel.new(seed=1).view(SECOND)

    assert view["sides"][FIRST]["hand"] is None
    assert view["sides"][SECOND]["hand"] is not None


def test_the_edition_of_2000_deals_5_cards_to_both() -> None:
    game = babel.new(seed=1, start_hands="5 and 5")

    assert [5, 5] == dealt(game)
    assert 60 - 10 - 3 == len(game.deck)


@pytest.mark.parametrize("allowed", [False, True])
def test_the_literal_reading_of_abilities_is_an_option(allowed: bool) -> None:
    game = babel.new(seed=1, start_player=0, allow_null_ability=allowed)
    game.pawns = (MEDES, QUARRY)
    game.columns[MEDES] = bytes([ASSYRIANS] * 3)

    assert allowed == is_offered(game, Destroy(0))


def test_players_look_first_for_who_begins() -> None:
    assert ["start_player"] == [option.name for option in babel.KIND.options if option.is_main]


@pytest.mark.parametrize(
    "setting", [{"start_hands": "4 and 4"}, {"start_player": 2}, {"jokers": 1}]
)
def test_an_option_that_does_not_exist_is_refused(setting: dict[str, int | str]) -> None:
    with pytest.raises(BadSetting):
        babel.new(seed=1, **setting)


@pytest.mark.rule("BB-SET-7")
def test_both_temple_stacks_are_empty_at_first() -> None:
    game = babel.new(seed=1)

    assert [[], []] == [side["stack"] for side in game.view(FIRST)["sides"]]


@pytest.mark.rule("BB-SET-7", "BB-REV-1")
def test_each_player_has_a_stack_on_their_own_side() -> None:
    game = babel.new(seed=1, start_player=0)

    first_turn(game)
    assert [2, 0] == [len(game.stacks[FIRST]), len(game.stacks[SECOND])]
    first_turn(game)

    assert [2, 2] == [len(game.stacks[FIRST]), len(game.stacks[SECOND])]


@pytest.mark.rule("BB-SET-8")
@pytest.mark.parametrize("start", [FIRST, SECOND])
def test_the_start_player_begins_and_then_turns_alternate(start: int) -> None:
    game = babel.new(seed=1, start_player=start)
    seats = game.to_act()

    first_turn(game)
    seats += game.to_act()
    first_turn(game)
    seats += game.to_act()
    play(game, END)
    seats += game.to_act()

    assert [start, 1 - start, start, 1 - start] == seats
