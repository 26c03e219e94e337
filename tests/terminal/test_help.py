"""Help and completion."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from terminal.shell import COMMAND, ROOT, environment, ziggurat
from ziggurat.core.text import Language
from ziggurat.terminal.arguments import parser
from ziggurat.terminal.arguments.parser import Parser
from ziggurat.terminal.arguments.shared import GUIDE_NAMES
from ziggurat.terminal.arguments.translated import EXPLAINED, translated
from ziggurat.terminal.completion import candidates
from ziggurat.terminal.guides import GUIDES, guide
from ziggurat.terminal.texts.output import ONLY_ENGLISH


def every_command(found: Parser) -> Iterator[Parser]:
    yield found
    for each in found.subcommands().values():
        yield from every_command(each)


@pytest.mark.parametrize(
    "command", list(every_command(parser())), ids=lambda found: str(found.prog)
)
def test_help_has_a_description_examples_and_explanations(
    command: Parser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    assert (command.description or "").endswith(".")
    assert "example" in (command.epilog or "")
    for action in command.listed():
        assert action.help or action.choices, action.dest
    assert max(map(len, command.format_help().splitlines())) <= 80


def help_texts(command: Parser) -> list[str]:
    """All sentences in the help of a command; its examples without the commands."""
    summaries = [action.help or "" for action in command.listed()]
    about = [EXPLAINED.sub(r"\g<about>", line) for line in (command.epilog or "").splitlines()]
    return [
        command.description or "",
        *[each for each in summaries if each],
        *[line for line in about if line and not line.startswith("  ")],
    ]


@pytest.mark.parametrize(
    "command", list(every_command(parser())), ids=lambda found: str(found.prog)
)
def test_help_is_in_french_too(command: Parser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(Parser, "language", "fr")
    texts = help_texts(command)

    assert not [text for text in texts if translated(text, "fr") == text]
    shown = command.format_help()
    assert shown.startswith("usage\u202f: ")
    assert max(map(len, shown.splitlines())) <= 80


def test_the_command_shows_help_in_the_language_of_the_reader(tmp_path: Path) -> None:
    assert "jouer une partie" in ziggurat("--help", folder=tmp_path, LANG="fr_FR.UTF-8").stdout
    assert "play a game" in ziggurat("--help", folder=tmp_path).stdout


def test_examples_in_help_are_understood() -> None:
    for command in every_command(parser()):
        lines = (command.epilog or "").replace("\\\n", "").splitlines()
        for line in lines:
            words = re.split(r"   | [|>] ", line.strip())[0].split()
            if words[:1] == ["ziggurat"] and words[1] != "COMMAND":
                parser().parse(words[1:])


def test_the_command_alone_shows_help(tmp_path: Path) -> None:
    done = ziggurat(folder=tmp_path)

    assert 0 == done.returncode
    assert "play a game" in done.stdout
    assert done.stdout == ziggurat("--help", folder=tmp_path).stdout
    assert done.stdout == ziggurat("help", folder=tmp_path).stdout


def test_help_for_a_command_can_be_asked_for_in_two_ways(tmp_path: Path) -> None:
    assert "--database" in ziggurat("help", "serve", folder=tmp_path).stdout
    told = [
        ziggurat(*words, folder=tmp_path).stdout
        for words in (["help", "admin", "ban"], ["admin", "ban", "--help"])
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (["pl"], ["play"]),
        (["play", "ba"], ["babel", "babylon", "babble"]),
        (["play", "babel", "--se"], ["--seats", "--seed"]),
        (["play", "babel", "--seats", "hu"], ["human"]),
        (["play", "babel", "--seats", "human,e"], ["human,equal"]),
        (["play", "babel", "--seats", "human,ki"], ["human,king"]),
        (["watch", "babel", "--bots", "pl"], ["planner"]),
        (["arena", "babel", "gr"], ["greedy"]),
        (["games", "babel", "--lang", ""], ["en", "fr"]),
        (["play", "babel", "--option", "start_p"], [f"start_player={n}" for n in ("random", 1, 2)]),
        (["play", "--load", ""], []),
        (["help", "pl"], ["play"]),
        (["rules", "babb"], ["babble"]),
        (["admin", "re"], ["reset-password", "replay"]),
        (["admin", "list", "b"], ["banned"]),
        (["guide", "h"], ["host"]),
    ],
)
def test_words_are_completed(typed: list[str], found: list[str]) -> None:
    assert found == candidates(typed)


def test_bash_completes(tmp_path: Path) -> None:
    program = tmp_path / "ziggurat"
    program.write_text(f'#!/bin/sh\nexec {" ".join(COMMAND)} "$@"\n')
    program.chmod(0o755)
    script = """
eval "$(ziggurat completion bash)"
COMP_WORDS=(ziggurat play babel --seats human,ki) COMP_CWORD=4
_ziggurat
echo "${COMPREPLY[@]}"
"""
    bash = shutil.which("bash")
    assert bash is not None
    path = f"{tmp_path}:{os.environ['PATH']}"
    done = subprocess.run(  # noqa: S603 - our own script
        [bash, "-c", script],
        capture_output=True,
        text=True,
        check=True,
        env=environment({"PATH": path}, tmp_path),
    )

    assert ("human,king\n", "") == (done.stdout, done.stderr)


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_are_given_a_script(shell: str, tmp_path: Path) -> None:
    script = ziggurat("completion", shell, folder=tmp_path).stdout

    assert f"ziggurat completion {shell} --" in script
    if program := shutil.which(shell):
        subprocess.run([program, "-n"], input=script, text=True, check=True)  # noqa: S603 - checks the syntax


def test_names_of_arguments_are_in_french_too(tmp_path: Path) -> None:
    done = ziggurat("admin", "hand-over", "--help", "--lang", "fr", folder=tmp_path)
    assert " table place\n" in done.stdout

    done = ziggurat("admin", "hand-over", "--lang", "fr", folder=tmp_path)
    assert "table, place." in done.stderr


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GUIDES)
def test_every_guide_can_be_read(name: str, language: Language) -> None:
    note = ONLY_ENGLISH.in_language(language)
    text = guide(name, language).removeprefix(f"{note}\n\n")

    assert text.startswith('"""' if name == "example" else "# ")
    assert not re.search(r"\]\((?!http)", text)  # links are commands here


def test_guides_that_were_translated_are_shown_in_french(tmp_path: Path) -> None:
    assert tuple(GUIDES) == GUIDE_NAMES
    assert "# Héberger" in ziggurat("guide", "host", "--lang", "fr", folder=tmp_path).stdout
    shown = ziggurat("guide", "bot", "--lang", "fr", folder=tmp_path).stdout
    assert "How bots work (`ziggurat guide search`)" in shown


def test_the_example_can_be_saved_as_a_program(tmp_path: Path) -> None:
    shown = ziggurat("guide", "example", folder=tmp_path).stdout

    assert (ROOT / "examples" / "bot.py").read_text(encoding="utf-8") == shown


def test_a_guide_without_a_translation_says_so() -> None:
    assert guide("protocol", "fr").startswith("Ce guide n’existe qu’en anglais.")
    assert guide("protocol", "en").startswith("#")
    assert guide("opponents", "fr").startswith("# Les adversaires")
    assert guide("example", "fr") == guide("example", "en")


def test_a_guide_names_the_commands_that_print_what_it_links_to() -> None:
    assert "rules (`ziggurat rules babel`)" in guide("play", "en")
    assert "load the real ones (`ziggurat guide components`)" in guide("play", "en")
    assert "measuring strength." in guide("bot", "en")  # not a guide


SLOW = {"asyncio", "rich", "msgspec", "sqlalchemy", "litestar"}  # to import
MODULES = 160  # about 130 are imported; each takes a fraction of a millisecond


def test_help_imports_no_game_and_no_package() -> None:
    """So it is there within 0.15 s."""
    program = """
import sys
from ziggurat.terminal.main import main
try:
    main(["--help"])
finally:
    print(*sys.modules, file=sys.stderr)
"""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-S", "-c", program],
        env=environment({"LANG": "C.UTF-8"}, None),
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stderr.split())

    assert "usage: ziggurat" in done.stdout
    assert loaded.isdisjoint(SLOW)
    assert not [name for name in loaded if name.startswith(("ziggurat.games", "ziggurat.ai"))]
    assert len(loaded) < MODULES
