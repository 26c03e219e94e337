"""A turn: draw, perform actions, reveal."""

import pytest

from games.babel.tables import (
    CONSTRUCT_OWN,
    FIRST,
    SECOND,
    assert_refused,
    column,
    discard,
    hand,
    is_offered,
    play,
    position,
    stack,
    temple,
    text_of,
)
from ziggurat.core.action import UnknownAction
from ziggurat.core.refusal import TableRefusal
from ziggurat.games import babel
from ziggurat.games.babel.abilities import ChangeCamps, Halve
from ziggurat.games.babel.actions import END, Deploy, Migrate, Move
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, PERSIANS
from ziggurat.games.babel.flow import Turn
from ziggurat.games.babel.refusals import BabelRefusal as Refusal
from ziggurat.games.babel.table import Babel


def before_drawing(hand: str = "", deck: str = "", discard: str = "") -> Babel:
    return position(hand=hand, deck=deck, discard=discard, agenda=("PerformActions", "DrawNations"))


@pytest.mark.rule("BB-TUR-1", "BB-TUR-7")
def test_the_three_phases_come_in_this_order() -> None:
    game = position(hand="A", deck="S S S H H M", quarry="1 2 3 5 4", agenda=("Turn",))
    game.advance()
    assert "A H H M" == hand(game)
    assert "" == stack(game)

    play(game, Move(ASSYRIANS), END)

    assert "5 4" == stack(game)
    told = [event.name for event in game.hear()]
    assert ["turn_began", "drew", "discarded", "moved", "revealed", "turn_began", "drew"] == told


@pytest.mark.rule("BB-TUR-1", "BB-TUR-2")
def test_drawing_is_done_without_asking_before_the_first_choice() -> None:
    game = position(deck="A A A A A A A", agenda=("Turn",))
    game.advance()
    assert 3 == game.hand_size(FIRST)

    play(game, END)

    assert 3 == game.hand_size(SECOND)
    assert 1 == len(game.deck)


@pytest.mark.rule("BB-TUR-2")
def test_three_cards_come_to_the_hand_from_the_top_of_the_deck() -> None:
    game = before_drawing(hand="A", deck="S S M H P")
    game.advance()

    assert "A H M P" == hand(game)
    assert "S S" == text_of(game.deck)


@pytest.mark.rule("BB-TUR-2")
def test_there_is_no_hand_limit() -> None:
    game = before_drawing(hand="A" * 12 + "H" * 12 + "M" * 12, deck="P P P")
    game.advance()

    assert 39 == game.hand_size(FIRST)
    assert is_offered(game, END)


@pytest.mark.rule("BB-TUR-3", "BB-T-20")
@pytest.mark.parametrize("left", [1, 2])
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw(left: int) -> None:
    game = before_drawing(deck=" ".join("S" * left), discard="A H M P")
    game.advance()

    assert 3 == game.hand_size(FIRST)
    assert left == game.hand(FIRST)[4]
    assert 1 + left == len(game.deck)
    assert "" == discard(game)


@pytest.mark.rule("BB-TUR-3")
def test_the_discard_pile_is_shuffled() -> None:
    drawn = set()
    for dream in range(100):
        game = before_drawing(discard="A A A H H H").imagine(FIRST, dream)
        game.advance()
        drawn.add(hand(game))

    assert {"A A A", "A A H", "A H H", "H H H"} == drawn


@pytest.mark.rule("BB-TUR-3")
def test_the_discard_pile_stays_until_a_card_is_needed() -> None:
    game = before_drawing(deck="S S S", discard="A H M P")
    game.advance()

    assert "S S S" == hand(game)
    assert "" == text_of(game.deck)
    assert "A H M P" == discard(game)


@pytest.mark.rule("BB-TUR-4", "BB-T-20")
def test_if_deck_and_discard_pile_are_empty_the_missing_cards_are_not_drawn() -> None:
    game = before_drawing(discard="A H")
    game.advance()

    assert "A H" == hand(game)
    assert [FIRST] == game.to_act()


@pytest.mark.rule("BB-TUR-4")
def test_a_turn_goes_on_even_if_nothing_can_be_drawn() -> None:
    game = before_drawing()
    game.advance()

    assert [END] == game.options(FIRST)


@pytest.mark.rule("BB-TUR-5")
def test_no_action_at_all_is_allowed() -> None:
    game = position(hand="A H", pawn=MEDES)

    play(game, END)

    assert "A H" == hand(game)
    assert [SECOND] == game.to_act()


@pytest.mark.rule("BB-TUR-5", "BB-TUR-6")
def test_the_five_actions_come_in_any_order_and_as_often_as_wished() -> None:
    game = position(
        hand="A H H P",
        pawn=MEDES,
        columns={MEDES: "S S S S", ASSYRIANS: "A A A"},
        stack="2 1",
        other_columns={MEDES: "P P A"},
    )

    play(game, ChangeCamps(0), CONSTRUCT_OWN, Deploy(HITTITES), ChangeCamps(0), CONSTRUCT_OWN)
    play(game, Migrate(ASSYRIANS, MEDES), Move(ASSYRIANS), Deploy(HITTITES), Move(PERSIANS), END)

    assert "S S A H P P A A A" == column(game, MEDES)
    assert "H" == column(game, ASSYRIANS)
    assert "1 2" == temple(game, MEDES)
    assert PERSIANS == game.pawns[FIRST]


@pytest.mark.rule("BB-TUR-6")
def test_the_five_actions_and_no_other_are_offered() -> None:
    game = position(hand="A", pawn=MEDES, columns={MEDES: "S S S"}, stack="1", other_hand="A A")

    assert [
        "end",
        "move assyrians",
        "deploy assyrians",
        "migrate medes to assyrians",
        "migrate medes to hittites",
        "migrate medes to persians",
        "migrate medes to sumerians",
        "construct own",
        "halve with 1",
    ] == [action.text for action in game.options(FIRST)]


@pytest.mark.rule("BB-TUR-5", "BB-MIG-1")
def test_only_migration_is_limited_to_one_a_turn_and_the_next_turn_has_its_own() -> None:
    columns = {MEDES: "S S P P P A A A"}
    game = position(columns=columns, other_columns={MEDES: "A A A H H H"})

    play(game, Migrate(MEDES, ASSYRIANS))
    assert_refused(game, Migrate(MEDES, ASSYRIANS), Refusal.ONE_MIGRATION_A_TURN)
    play(game, END, Migrate(MEDES, HITTITES))
    assert_refused(game, Migrate(MEDES, HITTITES), Refusal.ONE_MIGRATION_A_TURN, SECOND)
    play(game, END)

    assert is_offered(game, Migrate(MEDES, ASSYRIANS))


@pytest.mark.rule("BB-TUR-7")
def test_phase_2_ends_when_the_player_says_so() -> None:
    game = position(hand="A")

    play(game, Move(ASSYRIANS))

    assert [END] == game.options(FIRST)
    assert [FIRST] == game.to_act()


@pytest.mark.rule("BB-TUR-7", "BB-REV-3")
def test_after_phase_3_the_opponents_turn_begins() -> None:
    game = position(hand="A", other_hand="H")

    play(game, END)

    assert SECOND == game.active
    assert 2 == game.turn
    assert 4 == game.hand_size(SECOND)
    assert_refused(game, Move(ASSYRIANS), TableRefusal.NOT_YOUR_CHOICE, FIRST)
    assert is_offered(game, Move(HITTITES), SECOND)


def test_the_player_not_on_turn_is_offered_nothing() -> None:
    game = position(hand="A", other_hand="H", other_pawn=MEDES, other_columns={MEDES: "S S S"})

    assert [] == game.options(SECOND)
    assert_refused(game, Halve(0), TableRefusal.NOT_YOUR_CHOICE, SECOND)


def test_what_chance_has_shown_is_counted_so_that_undo_stops_there() -> None:
    drawing = before_drawing(deck="A H M")
    drawing.advance()
    last_turn = position(hand="A", quarry="5")
    play(last_turn, Move(ASSYRIANS))
    assert 0 == last_turn.revealed
    play(last_turn, END)

    assert [1, 1] == [drawing.revealed, last_turn.revealed]


def test_actions_are_read_however_they_are_typed() -> None:
    assert Migrate(MEDES, HITTITES) == babel.parse("  Migrate  MEDES to hittites ")
    assert Halve(2) == babel.parse("halve with 3")
    with pytest.raises(UnknownAction):
        babel.parse("migrate medes")


@pytest.mark.rule("BB-TUR-1", "BB-INF-1")
def test_turns_are_counted_from_1() -> None:
    game = babel.new(seed=1)
    assert 1 == game.view(FIRST)["turn"]

    game.agenda.clear()
    game.then([Turn("Turn")])
    game.advance()

    assert 2 == game.view(FIRST)["turn"]
