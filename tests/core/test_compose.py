"""Choices made of parts: composed in private, recorded as a whole."""

import pytest

from ziggurat.core.compose import Draft, parse_choice
from ziggurat.core.record import Taken
from ziggurat.core.refusal import IllegalAction
from ziggurat.core.session import Session, resume
from ziggurat.core.snapshot import state_of
from ziggurat.games.babylon import KIND, parse


def building() -> Session:
    """The first player has dug a tile and may lay it."""
    session = Session(KIND, "compose", 4, {})
    while "lay dug" not in [each.text for each in session.game.options(session.game.to_act()[0])]:
        seat = session.game.to_act()[0]
        session.choose(seat, session.game.options(seat)[0])
    return session


def parts_of(session: Session) -> list[str]:
    return [part.text for part in session.draft.parts] if session.draft else []


def test_nothing_happens_before_the_choice_is_complete() -> None:
    session = building()
    seat = session.game.to_act()[0]
    before, choices = state_of(session.game), list(session.choices)

    assert [] == session.choose(seat, parse("lay dug"))
    assert [] == session.choose(seat, session.current.options(seat)[0])

    assert before == state_of(session.game)
    assert choices == session.choices
    assert session.current.is_composing()


def test_parts_given_one_by_one_or_together_are_the_same_choice() -> None:
    stepwise, at_once = building(), building()
    seat = stepwise.game.to_act()[0]
    stepwise.choose(seat, parse("lay dug"))
    while stepwise.draft is not None:
        stepwise.choose(seat, stepwise.current.options(seat)[0])
    made = stepwise.choices[-1]

    at_once.choose(seat, *parse_choice(KIND, made.words))

    assert made.words.startswith("lay dug, at ")
    assert state_of(stepwise.game) == state_of(at_once.game)
    assert stepwise.events == at_once.events


def test_a_record_with_one_line_for_each_part_is_the_same_game() -> None:
    session = building()
    seat = session.game.to_act()[0]
    session.choose(seat, parse("lay dug"))
    while session.draft is not None:
        session.choose(seat, session.current.options(seat)[0])
    lines = [
        Taken(choice.seat, part) for choice in session.choices for part in choice.words.split(", ")
    ]

    again = resume(KIND, session.record._replace(choices=tuple(lines)))

    assert len(lines) > len(session.choices)
    assert session.record == again.record
    assert state_of(session.game) == state_of(again.game)


def test_a_step_can_be_undone_and_the_draft_abandoned() -> None:
    session = building()
    seat = session.game.to_act()[0]
    session.choose(seat, parse("lay dug"))
    session.choose(seat, session.current.options(seat)[0])

    session.undo()
    assert ["lay dug"] == parts_of(session)

    session.choose(seat, parse("end"))
    assert [] == parts_of(session)
    assert "end" == session.choices[-1].words


@pytest.mark.rule("CO-ACT-4")
def test_a_complete_choice_takes_no_further_part() -> None:
    session = building()
    draft = Draft(session.game, session.game.to_act()[0])
    draft.add(parse("end"))

    assert draft.is_complete
    with pytest.raises(IllegalAction, match="CO-ACT-4"):
        draft.add(parse("store"))


def test_an_illegal_part_changes_nothing() -> None:
    session = building()
    seat = session.game.to_act()[0]
    before = state_of(session.game)

    with pytest.raises(IllegalAction, match="BY-B-06"):
        session.choose(seat, *parse_choice(KIND, "lay dug, at h8 storey 1, turned 0"))

    assert before == state_of(session.game)
    assert session.draft is None
