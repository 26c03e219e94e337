"""Several seats choose in secret, and the choices are revealed together."""

import pytest

from core.draft import Keep, draft
from ziggurat.core.refusal import IllegalAction, TableRefusal


def test_answers_may_come_in_any_order() -> None:
    forwards, backwards = draft(3), draft(3)

    for seat in (0, 1, 2):
        forwards.play(seat, Keep(forwards.packs[seat][0]))
    for seat in (2, 1, 0):
        backwards.play(seat, Keep(backwards.packs[seat][0]))

    assert forwards.kept == backwards.kept
    assert forwards.packs == backwards.packs


def test_nothing_happens_until_the_last_answer_is_in() -> None:
    game = draft(3)
    game.play(0, Keep(game.packs[0][0]))
    game.play(2, Keep(game.packs[2][0]))

    assert [1] == game.to_act()
    assert [(), (), ()] == game.kept
    assert [] == game.hear()


def test_the_first_seat_that_has_not_chosen_is_next() -> None:
    game = draft(3)
    phase = game.agenda[-1]
    found = [phase.next_to_choose(game)]
    for seat in (0, 1):
        game.play(seat, Keep(game.packs[seat][0]))
        found.append(phase.next_to_choose(game))
    game.sealed[2] = Keep(game.packs[2][0])

    assert [0, 1, 2] == found
    assert phase.next_to_choose(game) not in range(game.seats)


@pytest.mark.rule("CO-ACT-2")
def test_a_seat_may_change_its_mind_until_the_last_answer_is_in() -> None:
    game = draft(2)
    first, second, _ = game.packs[0]
    game.play(0, Keep(first))
    game.play(0, Keep(second))
    game.play(1, Keep(game.packs[1][0]))

    assert (second,) == game.kept[0]


def test_a_sealed_answer_is_in_no_other_view() -> None:
    game, other = draft(3), draft(3)
    game.play(0, Keep(game.packs[0][0]))
    other.play(0, Keep(other.packs[0][1]))

    for seat in (-1, 1, 2):
        assert game.view(seat) == other.view(seat)
        assert game.options(seat) == other.options(seat)


def test_the_views_of_several_seats_are_those_of_each() -> None:
    game = draft(3)
    game.play(0, Keep(game.packs[0][0]))

    assert [game.view(seat) for seat in (2, -1, 0)] == game.views([2, -1, 0])


def test_the_reveal_is_where_undo_stops() -> None:
    game = draft(2)
    game.play(0, Keep(game.packs[0][0]))
    before = game.revealed
    game.play(1, Keep(game.packs[1][0]))

    assert before < game.revealed


def test_only_the_owner_learns_which_card_was_kept() -> None:
    game = draft(2)
    mine, theirs = game.packs[0][0], game.packs[1][0]
    game.play(0, Keep(mine))
    game.play(1, Keep(theirs))

    heard = [event.seen_by(0) for event in game.hear()]
    assert [("kept_known", {"seat": 0, "tile": mine}), ("kept", {"seat": 1})] == heard


@pytest.mark.rule("CO-ACT-1")
def test_nobody_chooses_after_the_end() -> None:
    game = draft(2)
    for _ in range(2):
        for seat in (0, 1):
            game.play(seat, game.options(seat)[0])

    assert game.outcome is not None
    assert [] == game.to_act()
    assert TableRefusal.GAME_IS_OVER == game.why_not(0, Keep(0))


@pytest.mark.rule("CO-ACT-3")
def test_a_choice_must_answer_the_question() -> None:
    game = draft(2)
    foreign = Keep(game.packs[1][0])

    with pytest.raises(IllegalAction, match=r"keep .*CO-ACT-3") as refused:
        game.play(0, foreign)
    assert TableRefusal.NOT_THE_QUESTION == refused.value.refusal
    assert foreign == refused.value.action
    assert {} == game.sealed
