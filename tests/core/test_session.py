"""Sessions: choices, what is heard of them, and the way back."""

import pytest

from ziggurat.core.record import BadRecord, Record, RecordCode, Taken, checksum, read
from ziggurat.core.refusal import IllegalAction
from ziggurat.core.session import Session, resume
from ziggurat.core.snapshot import state_of
from ziggurat.games.babylon import KIND, parse


def begun(*texts: str) -> Session:
    """A game of four players in which the one on turn has made these choices."""
    session = Session(KIND, "3", 4, {})
    for text in texts:
        session.choose(session.current.to_act()[0], parse(text))
    return session


def names(session: Session) -> list[str]:
    return [event.name for event in session.events]


def test_events_are_returned_and_kept() -> None:
    session = begun()
    seat = session.game.to_act()[0]
    assert ["round_began", "turn_began"] == names(session)

    heard = session.choose(seat, parse("dig b2"))

    assert ["dug", "uncovered"] == [event.name for event in heard]
    assert heard == session.events[2:]


def test_events_of_an_undone_choice_are_replaced_by_those_that_follow() -> None:
    session = begun("dig b2", "end", "store", "dig c3", "end")
    before = names(session)
    seat = session.game.to_act()[0]

    session.choose(seat, parse("store"))
    after = names(session)
    revealing = session.game.to_act()[0]
    assert session.can_undo(seat)
    assert not session.can_undo(revealing)
    session.undo()
    assert before == names(session)
    session.choose(seat, parse("store"))

    assert after == names(session)
    assert "stored" in after[len(before) :]


def test_only_the_seat_that_composes_takes_a_part_back() -> None:
    session = begun("dig b2", "lay dug")
    seat = session.game.to_act()[0]

    assert [each == seat for each in range(4)] == [session.can_undo(each) for each in range(4)]


def test_a_session_goes_back_by_parts_of_choices() -> None:
    session = begun("dig b2", "lay dug", "at c3 storey 1", "turned 2")
    seat = session.game.to_act()[0]
    unfinished = session.back_to(3)
    session.choose(seat, parse("on single single single none"))
    session.choose(seat, parse("end"))

    assert [0, 1, 5, 6] == [session.parts_before(choices) for choices in range(4)]
    assert ["lay dug", "at c3 storey 1", "turned 2"] == session.choices[1].parts[:3]
    assert state_of(session.game) == state_of(session.back_to(6).game)
    assert 1 == len(session.back_to(4).choices)
    for back in (unfinished, session.back_to(3)):
        assert back.draft is not None
        assert ["lay dug", "at c3 storey 1"] == [part.text for part in back.draft.parts]


@pytest.mark.rule("CO-ACT-4")
def test_two_choices_at_once_are_refused() -> None:
    session = begun("dig b2")
    before = state_of(session.game)

    with pytest.raises(IllegalAction, match="CO-ACT-4"):
        session.choose(session.game.to_act()[0], parse("end"), parse("store"))
    assert before == state_of(session.game)


def test_a_record_of_the_first_format_is_read_as_ever() -> None:
    first = begun().game.to_act()[0]
    record = Record("babylon", 1, 4, KIND.complete({}), "3", (Taken(first, "dig b2"),))
    text = record.to_text()

    assert '"ziggurat_record": 1,' in text
    assert "21501dbaf73f5223" == checksum({"b": 1, "a": 2}) == checksum({"a": 2, "b": 1})
    assert record == read(text) == resume(KIND, read(text)).record


@pytest.mark.parametrize("version", [-1, 0, KIND.rules_version + 1])
def test_a_record_of_other_rules_is_refused(version: int) -> None:
    record = Record("babylon", version, 4, KIND.complete({}), "3", ())

    with pytest.raises(BadRecord) as refused:
        resume(KIND, record)
    assert RecordCode.RECORD_OTHER_RULES is refused.value.code
