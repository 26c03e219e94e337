"""Small parts of the terminal: menus, matching, progress, language."""

import json
from itertools import count

import pytest

from terminal.shell import ROOT
from ziggurat.core.record import BadRecord, Record, RecordCode, Taken, checksum, read
from ziggurat.core.session import Session, resume
from ziggurat.core.text import Text
from ziggurat.games.babel import KIND
from ziggurat.games.fair import FairCode, Unfair, commitment, prove, seed_of
from ziggurat.terminal.language import language_of
from ziggurat.terminal.playing.keyboard import completions
from ziggurat.terminal.playing.matching import fitting
from ziggurat.terminal.playing.menu import Entry, menu
from ziggurat.terminal.progress import Progress
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.speech import Speech


def entries(kind: str, *sentences: str, start: int = 1) -> list[Entry]:
    return [Entry(number, kind, words) for number, words in enumerate(sentences, start)]


def test_a_few_options_are_listed_one_to_a_line() -> None:
    assert ["   1  Pass", "   2  Dig"] == menu(entries("a", "Pass", "Dig"), 80)


def test_many_options_of_one_kind_share_their_words() -> None:
    places = [
        f"Lay the tile at {letter}{row} today" for letter in "abcdefgh" for row in range(1, 9)
    ]
    shown = menu([*entries("pass", "Pass"), *entries("lay", *places, start=2)], 80)

    assert "   1  Pass" == shown[0]
    assert "      Lay the tile at … today" == shown[1]
    assert len(shown) <= 10
    assert max(map(len, shown)) <= 80
    assert "   2 a1" == shown[2][:7]
    assert shown[-1].endswith("65 h8")


def test_options_that_contain_one_another_are_written_out() -> None:
    words = ["Build"] + [f"Build {number}" for number in range(7)]
    shown = "\n".join(menu(entries("build", *words), 80))

    assert "   1 Build " in shown
    assert "   8 Build 6" in shown


@pytest.mark.parametrize(
    ("line", "texts"),
    [
        ("move medes", ["move medes"]),
        ("m m", ["move medes"]),
        ("mo", ["move medes", "move persians"]),
        ("aller mede", ["move medes"]),
        ("ALLER CHEZ LES MÈDES", ["move medes"]),
        ("chez", ["move medes", "move persians"]),
        ("medes aller", []),
        ("...", []),
        ("", []),
    ],
)
def test_an_action_is_meant_by_its_text_or_as_it_is_shown(line: str, texts: list[str]) -> None:
    speech = Speech(KIND, "fr", ["Ada", "Ben"])
    options = [KIND.parse(words) for words in ("move medes", "move persians", "deploy medes")]

    assert texts == [each.text for each in fitting(line, options, speech.action)]


@pytest.mark.parametrize(
    ("before", "word", "found"),
    [
        ([], "dep", ["deploy "]),
        ([], "hi", ["hint "]),
        (["deploy"], "", ["medes ", "persians "]),
        (["why", "deploy"], "m", ["medes "]),
        (["save"], f"{ROOT}/pypro", [f"{ROOT}/pyproject.toml"]),
    ],
)
def test_tab_completes(before: list[str], word: str, found: list[str]) -> None:
    assert found == completions(before, word, ["deploy medes", "deploy persians", "end"])


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "en_GB", "LC_MESSAGES": "fr_CA"}, "fr"),
        ([], {"LC_ALL": "fr", "ZIGGURAT_LANG": "en"}, "en"),
        ([], {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (["play", "--lang", "en"], {"LANG": "fr"}, "en"),
        (["play", "--lang=fr"], {}, "fr"),
        (["play", "--lang"], {}, "en"),
    ],
)
def test_the_language_comes_from_the_option_or_the_environment(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language == language_of(arguments, environment)


def test_long_work_tells_now_and_then_how_long_it_will_take(
    capsys: pytest.CaptureFixture[str],
) -> None:
    seconds = count()
    screen = Screen("en", stderr=True)
    with Progress(screen, "Playing", 600, lambda: float(next(seconds))) as progress:
        for _ in range(600):
            progress.advance()

    lines = capsys.readouterr().err.splitlines()
    assert 5 < len(lines) < 30
    assert lines[0].startswith("Playing: ")
    assert "min left" in lines[0]
    assert "s left" in lines[-1]


def test_short_work_tells_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress(Screen("en", stderr=True), "Playing", 3) as progress:
        for _ in range(3):
            progress.advance()

    assert ("", "") == capsys.readouterr()


def test_a_message_is_in_one_language(capsys: pytest.CaptureFixture[str]) -> None:
    Screen("fr").say(Text("{count} cards [sic]", "{count} cartes [sic]"), count=3)

    assert "3 cartes [sic]\n" == capsys.readouterr().out


def bad_records() -> list[BadRecord]:
    """What is wrong with files that are not games, or whose games break the rules."""
    record = Session(KIND, "7", 2, {}).record
    wrong = [
        "no JSON",
        with_checksum({"ziggurat_record": 2}),
        with_checksum(json.loads(record.to_text()) | {"choices": ["end"]}),
        record.to_text().replace('"7"', '"8"'),
        with_checksum({"ziggurat_record": 1}),
    ]
    impossible = [
        record._replace(choices=(Taken(0, "end"), Taken(1, "end"))),
        record._replace(rules_version=0),
        record._replace(game="babylon"),
        record._replace(settings={"wind": "west"}),
    ]
    return [reason_against(text) for text in wrong] + [
        reason_against(each.to_text()) for each in impossible
    ]


def with_checksum(content: dict[str, object]) -> str:
    content = {key: value for key, value in content.items() if key != "checksum"}
    return json.dumps({**content, "checksum": checksum(content)})


def reason_against(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as raised:
        resume(KIND, read(text))
    return raised.value


def test_everything_that_can_be_wrong_with_a_record_has_its_own_code() -> None:
    assert set(RecordCode) == {error.code for error in bad_records()}


def test_everything_that_can_be_wrong_with_a_deal_has_its_own_code() -> None:
    secret, parts = "secret", ["", ""]
    fair = {"commitment": commitment(secret), "secret": secret, "parts": parts}
    record = Session(KIND, seed_of(secret, parts), 2, {}).record
    deals: list[object] = [
        None,
        {},
        fair | {"secret": "other"},
        fair | {"parts": ["a", "b"]},
    ]
    reasons = [unfairness(record, deal, "") for deal in deals] + [unfairness(record, fair, "x")]

    assert set(FairCode) - {FairCode.RECORD_UNKNOWN_GAME} == {error.code for error in reasons}


def unfairness(record: Record, deal: object, promised: str) -> Unfair:
    content = json.loads(record.to_text())
    del content["checksum"]
    if deal is not None:
        content["fair_deal"] = deal
    with pytest.raises(Unfair) as raised:
        prove(with_checksum(content), promised)
    return raised.value
