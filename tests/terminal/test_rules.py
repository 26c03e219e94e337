"""From a rule to its ruling, refusals, code and tests."""

import json
from pathlib import Path

import pytest

from ziggurat.terminal.main import main
from ziggurat.terminal.rule_gaps import code_gaps, gaps, index_of_checkout, shares
from ziggurat.terminal.rule_places import code_places, mentions
from ziggurat.terminal.rules import Index, rule_books, rule_called, statements, without_code

CODE = '''"""A game of fields (XX-AIM-1)."""

SIZE = 3  # fields in a row (XX-COM-1)

# Two seats sit opposite each other (XX-COM-2).
SEATS = 2


class Move:
    """a) Go to another field

    and pay for it (XX-MOV-1..3, 5).
    """

    def do(self):
        """The pawn stands there (XX-MOV-4)."""
        pay()  # before the move (XX-PAY-07..08)
'''


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("by BB-CON-3", ["BB-CON-3"]),
        ("(BB-CON-1..3)", ["BB-CON-1", "BB-CON-2", "BB-CON-3"]),
        ("(BB-CON-1, 3)", ["BB-CON-1", "BB-CON-3"]),
        ("(BB-CON-1..2, 4 and 6)", ["BB-CON-1", "BB-CON-2", "BB-CON-4", "BB-CON-6"]),
        ("BB-CON-1, 3 cards", ["BB-CON-1"]),
        ("BY-B-08..10", ["BY-B-08", "BY-B-09", "BY-B-10"]),
        ("SW-2P-7 and SW-W-BABYLON-B2A.", ["SW-2P-7", "SW-W-BABYLON-B2A"]),
        ("UTF8, A, B-", []),
    ],
)
def test_ids_are_found_in_text(text: str, ids: list[str]) -> None:
    assert ids == [rule for rule, _ in mentions(text)]


def test_a_mention_belongs_to_what_is_defined_there(tmp_path: Path) -> None:
    path = tmp_path / "fields.py"
    path.write_text(CODE, encoding="utf-8")

    found = {rule: str(place) for rule, (place,) in code_places([path], tmp_path).items()}

    assert {
        "XX-AIM-1": "fields.py:1 fields",
        "XX-COM-1": "fields.py:3 SIZE",
        "XX-COM-2": "fields.py:5 SEATS",
        "XX-MOV-1": "fields.py:12 Move",
        "XX-MOV-2": "fields.py:12 Move",
        "XX-MOV-3": "fields.py:12 Move",
        "XX-MOV-5": "fields.py:12 Move",
        "XX-MOV-4": "fields.py:16 Move.do",
        "XX-PAY-07": "fields.py:17 Move.do",
        "XX-PAY-08": "fields.py:17 Move.do",
    } == found


def test_a_rule_leads_to_ruling_refusal_code_and_tests() -> None:
    rule = rule_called("bb-mov-4", "en")

    assert "The pawn must move to a site other than its present one." == rule.statement
    assert any(text.startswith("BB-DEC-8 (BB-MOV-4) ") for text in rule.rulings)
    assert ["ALREADY_THERE"] == [refusal.name for refusal in rule.refusals]
    assert "Move.why_not" in {place.name for place in rule.code}
    for place in (*rule.code, *rule.tests):
        lines = Path(place.file).read_text(encoding="utf-8").splitlines()
        assert lines[place.line - 1].strip(), place
    for place in rule.tests:
        lines = Path(place.file).read_text(encoding="utf-8").splitlines()
        assert f"def {place.name}(" in lines[place.line - 1]


def test_a_ruling_is_found_that_only_the_statement_names() -> None:
    assert any(text.startswith("BY-A-18 ") for text in rule_called("BY-C-03", "en").rulings)


def test_the_page_of_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["rules", "BB-MOV-4", "--lang", "fr"])

    printed = capsys.readouterr().out
    assert printed.startswith("BB-MOV-4 Le pion")
    assert "  refus    ALREADY_THERE" in printed
    assert "  code     src/ziggurat/games/babel/actions.py:" in printed
    assert "  tests    tests/games/babel/test_move.py:" in printed


def test_one_rule_and_a_whole_book_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "BB-MOV-4", "--json"])
    one = json.loads(capsys.readouterr().out)
    main(["rules", "babel", "--json"])
    book = json.loads(capsys.readouterr().out)

    assert one in book
    assert len(book) == len(statements(rule_books()[1]))
    assert {"file", "line", "name"} == set(one["tests"][0])


def test_an_unknown_rule_is_refused_with_the_nearest_ids(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert 2 == main(["rules", "BB-KON-3"])

    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("ziggurat: There is no rule 'BB-KON-3'. Did you mean BB-CON-3?")


def test_a_rule_unlike_all_others_leads_to_the_rules_of_its_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert 2 == main(["rules", "SW-XXX"])

    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("ziggurat: There is no rule 'SW-XXX'. `ziggurat rules seven_wonders`")


@pytest.fixture(scope="module")
def index() -> Index:
    """Of this project."""
    return index_of_checkout()


def test_there_is_no_gap_between_rules_and_tests(index: Index) -> None:
    assert [] == gaps(index)


def test_every_rule_has_its_place_in_the_code(index: Index) -> None:
    assert [] == code_gaps(index)


def test_few_rules_need_no_code_and_each_has_a_reason() -> None:
    exempt = without_code()
    play = [id_ for id_ in exempt if "-EX-" not in id_ and "-T-" not in id_]

    assert all(len(reason) > 20 for reason in exempt.values())
    assert len(play) < 10


def test_the_report_counts_what_is_tied_to_code(
    index: Index, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["rules", "--report"])

    printed = capsys.readouterr().out
    for share in shares(index):
        assert share.book in printed
        assert share.rules == share.tested
        assert share.rules == share.in_code + share.without_code + len(share.missing)


@pytest.fixture
def small_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one rule in both languages, one test and one line of code."""
    for name, text in (
        ("docs/rules/core.md", "- CO-ACT-1 One rule.\n"),
        ("docs/rules/fr/core.md", "- CO-ACT-1 Une règle.\n"),
        ("docs/rules/no-code.txt", "\n"),
        ("src/ziggurat/core/game.py", '"""Over (CO-ACT-1)."""\n'),
        ("tests/test_core.py", '@pytest.mark.rule("CO-ACT-1")\ndef test_end() -> None: ...\n'),
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def about_the_rule(found: list[str]) -> list[str]:
    return [gap for gap in found if "CO-ACT-1" in gap or "CO-ACT-9" in gap]


@pytest.mark.usefixtures("small_checkout")
def test_nothing_is_missing_where_code_and_test_name_a_rule() -> None:
    assert [] == about_the_rule([*gaps(Index()), *code_gaps(Index())])


def test_a_rule_without_test_is_a_gap(small_checkout: Path) -> None:
    (small_checkout / "tests/test_core.py").write_text("", encoding="utf-8")

    assert ["no test names rule CO-ACT-1"] == about_the_rule(gaps(Index()))


def test_a_rule_without_code_is_a_gap_unless_listed(small_checkout: Path) -> None:
    (small_checkout / "src/ziggurat/core/game.py").write_text("", encoding="utf-8")
    assert ["no code names rule CO-ACT-1"] == about_the_rule(code_gaps(Index()))

    listed = small_checkout / "docs/rules/no-code.txt"
    listed.write_text("- CO-ACT-1: people see for themselves\n", encoding="utf-8")
    assert [] == about_the_rule(code_gaps(Index()))


def test_a_listed_rule_that_has_code_is_a_gap(small_checkout: Path) -> None:
    listed = small_checkout / "docs/rules/no-code.txt"
    listed.write_text("- CO-ACT-1: people see for themselves\n", encoding="utf-8")

    (gap,) = about_the_rule(code_gaps(Index()))
    assert gap.startswith("rule CO-ACT-1 stands in no-code.txt, but src/ziggurat/core/game.py:1")


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("tests/test_core.py", '@pytest.mark.rule("CO-ACT-9")\ndef test_end() -> None: ...\n'),
        ("src/ziggurat/core/game.py", '"""Over (CO-ACT-9)."""\n'),
        ("docs/rules/no-code.txt", "- CO-ACT-9: people see for themselves\n"),
    ],
)
def test_an_unknown_id_is_a_gap(small_checkout: Path, file: str, text: str) -> None:
    (small_checkout / file).write_text(text, encoding="utf-8")

    assert any("names unknown rule CO-ACT-9" in gap for gap in gaps(Index()))
