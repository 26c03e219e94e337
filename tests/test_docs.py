"""What the documents say is true: links, paths, commands, targets and sessions in Python."""

from __future__ import annotations

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ziggurat.core.build import IS_COMPILED
from ziggurat.core.grammar import GRAMMARS, THIN_SPACE, typeset
from ziggurat.terminal.arguments import parser
from ziggurat.terminal.complaint import Complaint

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "ziggurat"
PAGE = ROOT / "client" / "src"
DECISIONS = ROOT / "docs" / "decisions"
FOLDERS = ("docs", "src", "client", "tests", "tools", "examples", "deploy")
PACKAGES = ("core", "games", "lessons", "ai", "server", "terminal")
BUILT = {"server/static", "client/test-results"}

RUN = {"games", "rules", "watch", "replay", "hint", "guide"}  # quick; nothing has to be set up
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PLACEHOLDER = re.compile(r"\b[A-Z]{3,}\b|[{<*…]")


def pages() -> list[Path]:
    rules = ROOT / "docs" / "rules"
    written = [path for path in sorted((ROOT / "docs").rglob("*.md")) if rules not in path.parents]
    return [ROOT / "README.md", ROOT / "CHANGELOG.md", *written]


def current_pages() -> list[Path]:
    """Without decisions: a record may name a file that is gone."""
    return [page for page in pages() if page.parent != DECISIONS]


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """The names that headings have in links."""
    titles = HEADING.findall(FENCED.sub("", text_of(page)))
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def code_in(page: Path) -> Iterator[str]:
    """Every line of a block of code, and every piece of code in a sentence."""
    text = text_of(page)
    for block in FENCED.findall(text):
        yield from block.splitlines()[1:-1]
    yield from re.findall(r"`([^`\n]+)`", FENCED.sub("", text))


def exists(path: str) -> bool:
    """Whether it is there, from the top of the repository, the package or the page's sources."""
    top = path.partition("/")[0]
    bases = [ROOT] if top in FOLDERS else [PACKAGE, PAGE] if top in PACKAGES else []
    found = [base / path.rstrip("/.") for base in bases]
    return not bases or any(one.exists() or one.with_suffix(".py").exists() for one in found)


def commands() -> list[list[str]]:
    """The words after `ziggurat` in every command that a page shows."""
    found = {}
    for page in pages():
        for code in code_in(page):
            line = code.removeprefix("$ ").partition("  #")[0].partition(" > ")[0].strip()
            if line.startswith("ziggurat ") and "COMMAND" not in line:
                found[line] = line.split()[1:]
    return list(found.values())


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for groups in LINK.findall(FENCED.sub("", text_of(page))):
        target = groups[0] or groups[1]
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        if anchor:
            assert anchor in anchors(there), target


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_merge_is_finished(page: Path) -> None:
    assert not re.search(r"^(<{7}|={7}|>{7})( |$)", text_of(page), re.MULTILINE)


FRENCH = sorted((ROOT / "docs" / "fr").rglob("*.md"))
CODE = re.compile(r"^ *```.*?^ *```|`[^`\n]*`|\]\([^)\s]*\)|<[^>\n]+>", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", FRENCH, ids=lambda page: str(page.relative_to(ROOT)))
def test_french_pages_have_french_signs(page: Path) -> None:
    """Curved apostrophes, and thin spaces where French has them."""
    for line in CODE.sub("x", text_of(page)).splitlines():
        assert typeset(line, "fr") == line
        assert "'" not in line, line


@pytest.mark.parametrize("page", FRENCH, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_french_page_translates_an_english_one(page: Path) -> None:
    assert (ROOT / "docs" / page.relative_to(ROOT / "docs" / "fr")).exists()


def test_every_picture_is_shown() -> None:
    shown = "".join(text_of(page) for page in pages())
    kept = (ROOT / "docs" / "pictures").iterdir()
    assert [] == [picture.name for picture in kept if picture.name not in shown]


@pytest.mark.parametrize("page", current_pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_path_that_is_named_exists(page: Path) -> None:
    for code in code_in(page):
        for word in re.findall(r"(?<![\w/:.])(?:[\w.-]+/)+[\w.-]*", code):
            if word not in BUILT and not PLACEHOLDER.search(code):
                assert exists(word), word


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_is_understood(words: list[str]) -> None:
    if words[-1] == "--help":
        words = words[:-1]
    try:
        parser().parse(words)
    except Complaint:  # only the name of a command, without what it needs
        with pytest.raises(SystemExit) as ended:
            parser().parse([*words, "--help"])
        assert not ended.value.code


def test_quick_commands_run(tmp_path: Path) -> None:
    quick = [words for words in commands() if is_quick(words)]
    recorded = ["watch", "babel", "--seed", "7", "--record", "game.json"]

    assert {"games", "rules", "watch", "replay", "guide"} <= {words[0] for words in quick}
    for words in [recorded, *quick]:
        done = subprocess.run(  # noqa: S603 - commands from our own documents
            [sys.executable, "-m", "ziggurat", *words],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(words)}: {done.stderr}"


# What makes a command short; the last of two options of one name counts.
SHORT = {
    "arena": ["--games", "2", "--effort", "0.05"],
    "review": ["--effort", "0.02"],
    "completion": [],
    "play": [],
}


def is_shortened(words: list[str]) -> bool:
    waits = words[0] == "play" and ("--components" in words or "--continue" in words)
    complete = len(words) > 1 and not PLACEHOLDER.search(" ".join(words))
    return words[0] in SHORT and complete and not waits


def shortened() -> list[list[str]]:
    """Commands that take long or wait for a player, made short."""
    return [[*words, *SHORT[words[0]]] for words in commands() if is_shortened(words)]


def test_longer_commands_run_when_shortened(tmp_path: Path) -> None:
    recorded = ["watch", "babel", "--seed", "7", "--record", "game.json"]
    for words in [recorded, *shortened()]:
        done = subprocess.run(  # noqa: S603 - commands from our own documents
            [sys.executable, "-m", "ziggurat", *words],
            cwd=tmp_path,
            env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
            input="quit\n",
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(words)}: {done.stderr}"
        if words == recorded:
            (tmp_path / "evening.json").write_bytes((tmp_path / "game.json").read_bytes())

    assert {words[0] for words in shortened()} == set(SHORT)


# Words for the reader to replace, and what a test writes for them.
FILLED = {"FILE": "game.json", "FICHIER": "game.json", "FILES": "game.json", "NAME": "babel"}
ON_A_DATABASE = {"migrate", "list", "replay", "dump", "backup", "notify"}  # which may be empty


def filled_in(words: list[str]) -> list[str]:
    """A command as a test can run it; nothing if it needs more."""
    if "--database" in words:  # the one in the folder serves as well
        at = words.index("--database")
        words = words[:at] + words[at + 2 :]
    if words[0] == "admin" and len(words) > 1 and words[1] in ON_A_DATABASE:
        needs_mail = "--test" in words or "--smtp" in words
        needs_a_file = words[1] in {"dump", "backup"} and len(words) == len(["admin", "dump"])
        file = {"FILE": f"{words[1]}.ndjson", "FICHIER": f"{words[1]}-fr.ndjson"}
        return [] if needs_mail or needs_a_file else [file.get(word, word) for word in words]
    if words[0] in {"stats", "watch"} or words[:2] == ["play", "--load"]:
        return [FILLED.get(word, word) for word in words] if FILLED.keys() & words else []
    return []


def filled() -> list[list[str]]:
    found = [["watch", "babel", "--seed", "7", "--record", "game.json"], ["admin", "migrate"]]
    return found + [words for words in map(filled_in, commands()) if words]


def test_commands_run_when_filled_in(tmp_path: Path) -> None:
    for words in filled():
        done = subprocess.run(  # noqa: S603 - commands from our own documents
            [sys.executable, "-m", "ziggurat", *words],
            cwd=tmp_path,
            env={**os.environ, "XDG_STATE_HOME": str(tmp_path)},
            input="quit\n",
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(words)}: {done.stderr}"

    assert {words[1] for words in filled() if words[0] == "admin"} == ON_A_DATABASE


MENTIONED = [  # not to be run as they are, or run by `make test` itself
    ["admin", "backup"],
    ["admin", "dump"],
    ["arena", "--records", "FILE.ndjson"],
    ["rules", "--check"],
]
# Where the other commands are run, which need players, a mail server, a network or much time.
ELSEWHERE = {
    "admin appoint": "server/http/test_circle.py",
    "admin ban": "server/admin/test_commands.py",
    "admin close": "server/admin/test_commands.py",
    "admin hand-over": "server/live/test_absence_live.py",
    "admin mute": "server/admin/test_commands.py",
    "admin notify": "server/http/test_notifications.py",
    "admin reset-password": "server/admin/test_commands.py",
    "admin unban": "server/admin/test_commands.py",
    "bench": "terminal/test_bench.py",
    "bench --against": "terminal/test_bench.py",
    "bench server": "server/admin/test_bench.py",
    "play --components": "server/http/test_component_sets.py",
    "play --continue": "terminal/test_play.py",
    "puzzle": "terminal/test_puzzles.py",
    "puzzles": "terminal/test_puzzles.py",
    "serve": "terminal/test_terminal.py",
    "serve --components": "server/http/test_component_sets.py",
    "serve --open": "terminal/test_terminal.py",
    "serve --workers": "server/live/test_workers.py",
    "stats": "terminal/test_stats.py",
    "train": "train/test_training.py",
    "verify": "server/http/test_records.py",
}


def test_every_other_command_is_run_by_a_test_elsewhere() -> None:
    for words in commands():
        here = is_quick(words) or is_shortened(words) or filled_in(words)
        elsewhere = [name for name in ELSEWHERE if set(name.split()) <= set(words)]
        mentioned = len(words) == 1 or words[-1] == "--help" or words in MENTIONED
        assert here or elsewhere or mentioned, words
    for name, file in ELSEWHERE.items():
        assert f'"{name.split()[-1]}"' in text_of(ROOT / "tests" / file), name


def is_quick(words: list[str]) -> bool:
    if words[0] not in RUN or "--step" in words or "--check" in words:
        return False
    takes_a_file = words[0] in {"replay", "hint"}
    complete = not PLACEHOLDER.search(re.sub(r"[A-Z]+-[A-Z]+-\d+", "", " ".join(words)))
    return (
        complete
        and (len(words) > 1 or words[0] in {"games", "guide"})
        and (not takes_a_file or "game.json" in words)
    )


def test_every_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    named = {
        target
        for page in pages()
        for code in code_in(page)
        for target in re.findall(r"^make ([a-z-]+)", code)
    }

    assert {"play", "test", "check"} <= named <= targets


def pages_with_sessions() -> list[Path]:
    """Without the small game where core is compiled: an interpreted game cannot derive from it."""
    found = [page for page in pages() if "```pycon" in text_of(page)]
    return [page for page in found if not (IS_COMPILED and page.name == "first-game.md")]


@pytest.mark.parametrize(
    "page", pages_with_sessions(), ids=lambda page: str(page.relative_to(ROOT))
)
def test_sessions_in_python_run_as_printed(page: Path) -> None:
    blocks = re.findall(r"^```pycon\n(.*?)^```", text_of(page), re.MULTILINE | re.DOTALL)
    session = doctest.DocTestParser().get_doctest("".join(blocks), {}, page.name, str(page), 0)

    assert session.examples
    assert 0 == doctest.DocTestRunner().run(session).failed


def test_decisions_are_numbered_without_a_gap_and_listed() -> None:
    records = sorted(DECISIONS.glob("0*.md"))
    index = text_of(DECISIONS / "README.md")

    assert [f"{number:04}" for number in range(1, len(records) + 1)] == [
        record.name[:4] for record in records
    ]
    for record in records:
        title, _, status = text_of(record).splitlines()[:3]
        assert title.startswith(f"# {record.name[:4]} ")
        assert re.match(r"Status: (accepted|superseded by|rejected after trial)", status), record
        assert f"| [{record.name[:4]}]({record.name}) | {title[7:]} |" in index


def test_every_page_is_reached_from_the_index() -> None:
    reached: set[Path] = set()
    waiting = [ROOT / "docs" / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached or page.suffix != ".md" or not page.exists():
            continue
        reached.add(page)
        links = [link[0].partition("#")[0] for link in LINK.findall(text_of(page))]
        waiting += [(page.parent / link).resolve() for link in links if link]

    assert set(pages()) - reached <= {ROOT / "README.md", ROOT / "CHANGELOG.md"}


@pytest.mark.parametrize(
    ("language", "other", "page"),
    [
        ("en", "fr", "play/playing.md"),
        ("fr", "en", "fr/play/playing.md"),
        ("en", "fr", "host/club-night.md"),
        ("fr", "en", "fr/host/club-night.md"),
        ("en", "fr", "bots/first-bot.md"),
        ("fr", "en", "fr/bots/first-bot.md"),
    ],
)
def test_labels_of_the_page_are_quoted_as_they_are(language: str, other: str, page: str) -> None:
    files = (ROOT / "client" / "messages").rglob(f"{language}.json")
    texts = [text for file in files for text in json.loads(text_of(file)).values()]
    labels = {typeset(re.sub(r"\{\w+\}", "…", text), language) for text in texts}
    quoted = set(re.findall(r"\*([^*|\n]+)\*", FENCED.sub("", text_of(ROOT / "docs" / page))))

    assert quoted
    assert {typeset(label, language) for label in quoted} <= {*labels, GRAMMARS[other].name}


@pytest.mark.parametrize("page", ["play/opponents.md", "fr/play/opponents.md"])
def test_figures_for_players_are_those_that_were_measured(page: str) -> None:
    measured = "".join(map(text_of, (ROOT / "docs" / "research" / "strength").glob("*.md")))
    shown = re.findall(r"\d+ % \([^)]+\)", text_of(ROOT / "docs" / page).replace(THIN_SPACE, " "))

    assert shown
    assert [] == [figure for figure in shown if figure not in measured]
