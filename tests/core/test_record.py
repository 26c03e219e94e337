"""Records: a whole game on a page, and what is refused."""

import json

import pytest

from ziggurat.core.record import BadRecord, Record, checksum, read
from ziggurat.core.session import Session, resume
from ziggurat.core.snapshot import BadSnapshot, load, save
from ziggurat.games.babel import KIND, parse


def short_game() -> Session:
    session = Session(KIND, "7", 2, {"start_player": 0})
    for _ in range(3):
        session.choose(0, session.game.options(0)[0])
    return session


def with_changes(record: Record, **changes: object) -> str:
    """The text of a record that was changed by somebody who knows about the checksum."""
    content = json.loads(record.to_text())
    del content["checksum"]
    content.update(changes)
    return json.dumps({**content, "checksum": checksum(content)})


def test_a_record_is_read_back_as_it_was() -> None:
    record = short_game().record

    assert record == read(record.to_text())


def test_a_record_has_its_choices_in_words_one_to_a_line() -> None:
    record = short_game().record

    lines = record.to_text().splitlines()
    assert f'  "0 {record.choices[0].words}",' in lines


@pytest.mark.parametrize("text", ["", "hello", "[]", "{}", "null"])
def test_a_foreign_text_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord, match="not a saved game"):
        read(text)


def test_a_record_of_another_format_is_refused() -> None:
    with pytest.raises(BadRecord, match="in format 99, and this version of Ziggurat reads"):
        read('{"ziggurat_record": 99}')


def test_a_damaged_record_is_refused() -> None:
    text = short_game().record.to_text()

    with pytest.raises(BadRecord, match="damaged"):
        read(text.replace('"seed": "7"', '"seed": "8"'))
    with pytest.raises(BadRecord):
        read(text[: len(text) // 2])


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"choices": ["0 fly away"]}, "Choice 1 breaks the rules.*fly away"),
        ({"choices": ["0 end"]}, r"Choice 1 breaks the rules.*BB-FIR-1"),
        ({"choices": ["1 end"]}, r"Choice 1 breaks the rules.*CO-ACT-2"),
        ({"choices": ["zero end"]}, "Choice 1 of the saved game is not a seat and words"),
        ({"choices": ["0 end", 7]}, "Choice 2 of the saved game is not a seat and words: 7"),
        ({"choices": "0 end"}, r"incomplete.*\$\.choices"),
        ({"rules_version": 99}, "played with version 99 of its rules, .* has version 1"),
        ({"game": "chess"}, "a game of chess, not of babel"),
        ({"players": 5}, "exactly 2 players"),
        ({"settings": {"wind": "west"}}, "no option 'wind'"),
        ({"settings": {"start_player": 9}}, "start_player must be one of random, 0, 1"),
        ({"settings": 3}, "incomplete"),
        ({"seed": None}, "incomplete"),
    ],
)
def test_a_record_of_what_cannot_have_happened_is_refused(
    changes: dict[str, object], complaint: str
) -> None:
    text = with_changes(short_game().record, **changes)

    with pytest.raises(BadRecord, match=complaint):
        resume(KIND, read(text))


def test_a_record_resumes_at_any_choice_and_can_still_be_undone() -> None:
    session = resume(KIND, short_game().record, upto=2)

    assert 2 == len(session.choices)
    assert session.can_undo(0)
    session.undo()
    assert 1 == len(session.choices)


def test_a_choice_that_is_refused_leaves_no_trace() -> None:
    session = short_game()
    before, record = save(session.game), session.record

    with pytest.raises(ValueError, match="BB-FIR-1"):
        session.choose(0, parse("end"))
    assert before == save(session.game)
    assert record == session.record


@pytest.mark.parametrize("text", ["", "{}", "[1, 2]", "{'seats': 2}", "__import__('os')", "7"])
def test_a_foreign_text_is_no_snapshot(text: str) -> None:
    with pytest.raises(BadSnapshot, match="not a snapshot of babel"):
        load(KIND, text)


def test_a_snapshot_with_a_phase_or_value_of_another_kind_is_refused() -> None:
    text = save(short_game().game)

    for damaged in (
        text.replace("PerformActions", "Party"),
        text.replace("'agenda': [", "'agenda': 3, 'x': ["),
        text.replace("'outcome': None", "'outcome': 7"),
    ):
        assert damaged != text
        with pytest.raises(BadSnapshot):
            load(KIND, damaged)
