"""Any input gets one sentence and a sensible exit status, never a traceback."""

import os
import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from terminal.games import begun_game, saved
from terminal.shell import plain, ziggurat
from ziggurat.core.text import Text
from ziggurat.terminal.database import problem_with
from ziggurat.terminal.language import VARIABLES
from ziggurat.terminal.main import main
from ziggurat.terminal.texts import errors, output, play, server

Captured = pytest.CaptureFixture[str]

USAGE = [
    (["fly"], "There is no command 'fly'. Type `ziggurat --help` for the list."),
    (["gmaes"], "There is no command 'gmaes'. Did you mean games?"),
    (["resume"], "There is no command 'resume'. Did you mean play --continue?"),
    (["help", "plya"], "There is no command 'plya'. Did you mean play"),
    (["admin", "bann"], "There is no command 'bann'. Did you mean ban / unban?"),
    (["admin"], "Missing: TASK. See ziggurat admin --help."),
    (["watch"], "Missing: game."),
    (["play", "--sed", "7"], "Unknown argument: --sed. Did you mean --seed"),
    (["play", "babel", "extra"], "Unknown argument: extra. See ziggurat play --help."),
    (["play", "--seed"], "--seed needs a value."),
    (["play", "--seed", "\udcff"], "--seed must be text in the encoding of your terminal."),
    (["play", "\udcff"], "There is no game '\\udcff'."),
    (["play", "--lang", "de"], "--lang cannot be 'de'. Choose one of"),
    (["play", "chess"], "There is no game 'chess'. The games are babel, "),
    (["play", "babel", "--seats", "human"], "Babel needs exactly 2 players, not 1."),
    (["play", "babel", "--seats", "human,oracle"], "Babel has no bot 'oracle'."),
    (["play", "babel", "--seats", "human,kng"], "There is no bot 'kng'. Did you mean king?"),
    (["play", "babel", "--seats", "humna,king"], "There is no bot 'humna'. Did you mean human?"),
    (["watch", "babel", "--bots", "macon,roy"], "There is no bot 'roy'. Did you mean king?"),
    (["play", "babel", "--players", "5"], "Babel needs exactly 2 players, not 5."),
    (["play", "babylon", "--players", "9"], "Babylon needs 2 to 4 players, not 9."),
    (["play", "--players", "two"], "--players must be a whole number, 1 or more, not 'two'."),
    (["play", "--players", "9" * 5000], "--players must be a whole number"),
    (["play", "--continue", "--seed", "7"], "leave out --seed."),
    (["play", "--load", "x.json", "--seed", "7"], "leave them out with --load."),
    (
        ["play", "babel", "--name", "Ada,Ben"],
        "Too many names in --name: 2. People at the keyboard: 1.",
    ),
    (["play", "babel", "--option", "wind"], "An option is written NAME=VALUE"),
    (["play", "babel", "--option", "wind=west"], "Babel has no option 'wind'."),
    (["play", "babel", "--option", "start_player=0"], "must be one of random, 1, 2, not '0'."),
    (["watch", "babel", "--bots", "a,b"], "Babel has no bot 'a'."),
    (["watch", "babel", "--bots", "random,random,random"], "exactly 2 players, not 3."),
    (["games", "chess"], "There is no game 'chess'."),
    (["rules", "chess"], "'chess'"),
    (["bench", "chess"], "There is no game 'chess'."),
    (["bench", "babel", "--players", "3"], "Babel needs exactly 2 players, not 3."),
    (["completion", "tcsh"], "shell cannot be 'tcsh'"),
    (["serve", "--port", "99999"], "--port must be a whole number from 1 to 65535"),
    (["serve", "--port", "http"], "--port must be a whole number from 1 to 65535"),
    (["serve", "--workers", "0"], "--workers must be a whole number from 1 to 256, not '0'."),
    (["serve", "--workers", "2"], "Several workers need --redis"),
    (["serve", "--host", "1.2.3.4"], "--host '1.2.3.4' is not an address of this machine"),
    (["serve", "--database", "foo://bar"], "'foo://bar' is neither a file nor the URL"),
    (["serve", "--redis", "nonsense"], "--redis 'nonsense' is not a URL"),
    (["serve", "--limit", "nan"], "--limit must be a number above 0, not 'nan'."),
]
FAILURES = [
    (["play", "--load", "/no/such/file"], "Cannot read /no/such/file: there is no such file"),
    (["replay", "/no/such/file"], "Cannot read /no/such/file"),
    (["replay", "/"], "Cannot read /: it is a folder."),
    (["watch", "babel", "--record", "/no/such/folder/x"], "Cannot write /no/such/folder/x"),
    (["admin", "ban", "Ann"], "There is no database ziggurat.db."),
    (["admin", "close", "room"], "There is no database ziggurat.db."),
    (["admin", "replay"], "There is no database ziggurat.db."),
    (["admin", "list"], "There is no database ziggurat.db."),
    (["admin", "--database", "/no/such/x.db", "migrate"], "there is no folder /no/such."),
    (["admin", "--database", "/", "list"], "Cannot use the database /: it is a folder."),
    (
        ["admin", "--database", "postgresql://me:secret@127.0.0.1:1/x", "list"],
        "Cannot reach the database postgresql://me:***@127.0.0.1:1/x",
    ),
]


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.fixture
def here(tmp_path: Path, patch: pytest.MonkeyPatch) -> Path:
    """An empty folder, in which the command is run."""
    patch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("status", "arguments", "complaint"),
    [(2, *each) for each in USAGE] + [(1, *each) for each in FAILURES],
)
def test_a_problem_is_one_sentence(
    status: int, arguments: list[str], complaint: str, here: Path, capsys: Captured
) -> None:
    assert status == main(arguments)

    said = capsys.readouterr()
    assert 1 == len(said.err.strip().splitlines()), said.err
    assert said.err.startswith("ziggurat: ")
    assert complaint in said.err
    assert "" == said.out
    assert not list(here.iterdir())


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["jouer"], "La commande « jouer » n’existe pas."),
        (["play", "chess"], "Le jeu « chess » n’existe pas."),
        (["play", "--players", "3"], "Babel se joue à 2 exactement, pas à 3."),
        (["play", "--option", "wind=west"], "Babel n’a pas d’option « wind »."),
        (["play", "--seed"], "--seed demande une valeur."),
        (["replay", "none"], "Impossible de lire none : fichier ou dossier introuvable."),
        (["arena", "babel", "random", "--games", "0"], "--games doit être un nombre entier"),
    ],
)
def test_problems_are_reported_in_french(
    arguments: list[str], complaint: str, capsys: Captured, patch: pytest.MonkeyPatch
) -> None:
    patch.setenv("LC_ALL", "fr_FR.UTF-8")

    assert 0 < main(arguments)
    assert complaint in plain(capsys.readouterr().err)


def test_a_file_that_is_not_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(b"\xff\xfe\x00")

    done = ziggurat("replay", path, folder=tmp_path)

    assert 1 == done.returncode
    assert f"ziggurat: Cannot use {path}: it is not a text file.\n" == done.stderr


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "ziggurat.db").write_text("dear diary", encoding="utf-8")

    for command in (["admin", "list"], ["serve", "--port", "1"]):
        done = ziggurat(*command, folder=tmp_path)
        assert 1 == done.returncode
        assert 1 == len(done.stderr.splitlines())


def test_a_database_without_tables_is_brought_up_to_date(tmp_path: Path) -> None:
    (tmp_path / "ziggurat.db").touch()

    assert "Run `ziggurat admin migrate`" in ziggurat("admin", "list", folder=tmp_path).stderr
    assert 0 == ziggurat("admin", "migrate", folder=tmp_path).returncode
    assert "There are no active tables.\n" == ziggurat("admin", "list", folder=tmp_path).stdout


def test_a_database_of_a_later_version_is_named(tmp_path: Path) -> None:
    assert 0 == ziggurat("admin", "migrate", folder=tmp_path).returncode
    with closing(sqlite3.connect(tmp_path / "ziggurat.db")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()

    for command in (["admin", "migrate"], ["serve", "--port", "1"]):
        done = ziggurat(*command, folder=tmp_path)
        assert 1 == done.returncode
        assert 1 == len(done.stderr.splitlines())
        assert "was written by a later version of Ziggurat" in done.stderr


def test_a_read_only_file_system_is_named(tmp_path: Path, patch: pytest.MonkeyPatch) -> None:
    """Mounting one takes rights that tests do not have."""
    real = os.statvfs(tmp_path)
    read_only = os.statvfs_result((*real[:8], os.ST_RDONLY, *real[9:]))
    patch.setattr(os, "statvfs", lambda _: read_only)

    problem = problem_with(tmp_path / "ziggurat.db")

    assert problem is not None
    assert "the file system is read-only" == problem.in_language("en")


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = ziggurat("serve", "--port", port, folder=tmp_path)

    assert 1 == done.returncode
    assert f"Port {port} is already in use on 127.0.0.1" in done.stderr


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--at", "99"], "The record has 30 choices, so there is no choice 99."),
        (["--at", "-1"], "--at must be a whole number, 0 or more"),
        (["--seat", "0"], "--seat must be a whole number, 1 or more"),
        (["--seat", "3"], "--seat must be from 1 to 2, not 3."),
    ],
)
def test_what_is_not_in_the_record_cannot_be_shown(
    options: list[str], complaint: str, tmp_path: Path
) -> None:
    done = ziggurat("replay", saved(begun_game(30), tmp_path), *options, folder=tmp_path)

    assert 2 == done.returncode
    assert complaint in done.stderr


@pytest.mark.parametrize("module", [errors, output, play, server])
def test_both_languages_take_the_same_values(module: object) -> None:
    for name, text in vars(module).items():
        if isinstance(text, Text):
            values = [set(re_values(each)) for each in (text.en, text.fr)]
            assert values[0] == values[1], name


def re_values(template: str) -> list[str]:
    return re.findall(r"\{(\w+)", template)
