"""The README tells the truth."""

import doctest
import re
from pathlib import Path

from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.arguments import parser

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_session_in_python_runs_as_printed() -> None:
    session = README.split("```pycon\n")[1].split("```")[0]
    test = doctest.DocTestParser().get_doctest(session, {}, "README", "README.md", 0)

    assert test.examples
    assert 0 == doctest.DocTestRunner().run(test).failed


def test_every_command_shown_is_understood() -> None:
    lines = re.findall(r"^ziggurat ([^#\n]+)", README, flags=re.MULTILINE)

    assert len(lines) > 5
    for line in lines:
        parser().parse(line.split())


def test_every_target_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))

    named = set(re.findall(r"`?make ([a-z]+)", README))
    assert {"play", "test", "check"} <= named <= targets


def test_every_game_is_named() -> None:
    for kind in GAMES.values():
        assert f"**{kind.title.en}**" in README


def test_every_link_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
