"""What is printed into pipes and files, by any encoding."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from terminal.games import begun_game, saved
from terminal.shell import COMMAND, ROOT, environment, ziggurat
from ziggurat.core.text import Language
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.arguments.shared import GAME_NAMES
from ziggurat.terminal.streams import substitute_for


def test_the_games_are_listed_one_to_a_line(tmp_path: Path) -> None:
    lines = ziggurat("games", folder=tmp_path).stdout.splitlines()

    assert ["game", *GAMES] == [line.split()[0] for line in lines]
    assert lines[1].endswith(GAMES["babel"].summary.en)


def test_the_parser_knows_all_games() -> None:
    assert tuple(GAMES) == GAME_NAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_listed_with_its_explanation_and_can_be_typed(
    game: str, tmp_path: Path
) -> None:
    done = ziggurat("games", game, folder=tmp_path)

    for option in GAMES[game].options:
        assert f"  {option.name} = " in done.stdout
        assert f"      {option.text.in_language('en')}\n" in done.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_exactly_what_is_reconstructed(
    game: str, language: Language, tmp_path: Path
) -> None:
    text = GAMES[game].reconstructed
    expected = text.in_language(language).split() if text else []

    shown = ziggurat("games", game, "--lang", language, folder=tmp_path).stdout
    data = ziggurat("games", game, "--json", "--lang", language, folder=tmp_path).stdout

    assert (game in ("babylon", "babble")) == bool(expected)
    assert expected == (json.loads(data)[0]["reconstructed"] or "").split()
    assert " ".join(expected) in " ".join(shown.split())


def test_options_are_typed_as_they_are_listed(tmp_path: Path) -> None:
    asked = ("--option", "allow_null_ability=yes", "--option", "start_player=2")
    done = ziggurat("watch", "babel", *asked, "--record", "game.json", folder=tmp_path)

    assert 0 == done.returncode
    settings = json.loads((tmp_path / "game.json").read_text())["settings"]
    assert (True, 1) == (settings["allow_null_ability"], settings["start_player"])


def test_the_games_are_printed_as_json(tmp_path: Path) -> None:
    found = json.loads(ziggurat("games", "--json", "--lang", "fr", folder=tmp_path).stdout)

    assert list(GAMES) == [game["name"] for game in found]
    assert [2] == found[0]["players"]
    assert "Qui commence" == found[0]["options"][0]["text"]
    assert "marduk" == found[0]["bots"][-1]


def test_a_position_is_printed_as_json(tmp_path: Path) -> None:
    path = saved(begun_game(30), tmp_path)

    done = ziggurat("replay", path, "--at", "12", "--seat", "1", "--json", folder=tmp_path)
    found = json.loads(done.stdout)

    assert (30, 12) == (found["choices"], found["at"])
    assert found["view"]["sides"][0]["hand"] is not None
    assert found["view"]["sides"][1]["hand"] is None


def test_a_game_is_watched_and_replayed(tmp_path: Path) -> None:
    arguments = ("watch", "babel", "--bots", "random, Random", "--seed", "7")
    done = ziggurat(*arguments, "--record", "match.json", folder=tmp_path)

    assert (0, "") == (done.returncode, done.stderr)
    assert "Score sheet" in done.stdout
    same = ziggurat(*arguments, folder=tmp_path).stdout
    assert done.stdout == f"{same}Record saved to match.json.\n"

    told = ziggurat("replay", "match.json", folder=tmp_path).stdout
    assert "The game is over" in told
    assert "choices of Babel, all legal." in told


def test_sentences_are_not_wrapped_in_a_pipe(tmp_path: Path) -> None:
    shown = ziggurat("watch", "babel", "--seed", "7", folder=tmp_path, COLUMNS="30").stdout

    sentences = [line for line in shown.splitlines() if line.startswith("Random")]
    assert max(map(len, sentences)) > 40
    assert all(line.endswith((".", "!", "turn")) or "total" in line for line in sentences)


def test_a_replay_speaks_french(tmp_path: Path) -> None:
    path = saved(begun_game(30), tmp_path)
    shown = ziggurat("replay", path, "--at", "1", folder=tmp_path, ZIGGURAT_LANG="fr").stdout

    assert "1/30 Joueur 1 : Aller chez les" in shown
    assert "Vérifié : 30 choix de Babel" in shown


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
@pytest.mark.parametrize(
    "command", [("games", "--lang", "fr"), ("watch", "babel"), ("watch", "--help"), ("fly€",)]
)
def test_any_encoding_can_be_written(
    encoding: str, command: tuple[str, ...], tmp_path: Path
) -> None:
    done = subprocess.run(  # noqa: S603 - our own command
        [*COMMAND, *command],
        capture_output=True,
        check=False,
        cwd=tmp_path,
        env=environment({"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}, tmp_path),
    )

    assert done.returncode == (2 if "fly€" in command else 0)
    assert b"Traceback" not in done.stderr
    assert (done.stdout + done.stderr).decode(encoding)


def test_letters_are_replaced_by_those_that_look_alike() -> None:
    assert "e...->oe?" == "".join(map(substitute_for, "é…")) + "->" + "".join(
        map(substitute_for, "œ字")
    )


@pytest.mark.parametrize("command", ["games", "rules core", "completion bash", "games --json"])
def test_a_full_disk_is_reported(command: str, tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(  # noqa: S603 - our own command
            [*COMMAND, *command.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            cwd=ROOT,
            env=environment({}, tmp_path),
        )

    assert (1, "ziggurat: Cannot write the output: the disk is full.\n") == (
        done.returncode,
        done.stderr,
    )


def test_a_reader_may_leave_early(tmp_path: Path) -> None:
    with subprocess.Popen(  # noqa: S603 - our own command
        [*COMMAND, "watch", "babel", "--seed", "7"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment({}, tmp_path),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()

        assert b"" == process.stderr.read()
        assert 0 == process.wait()


def test_nothing_stray_is_written_to_stderr(tmp_path: Path) -> None:
    done = ziggurat("arena", "babel", "random", "--games", "2", "--json", folder=tmp_path)

    assert (0, "") == (done.returncode, done.stderr)
    assert 2 == json.loads(done.stdout)["games"]


def test_a_further_language_is_found_in_files(tmp_path: Path) -> None:
    listed = ziggurat("games", "--lang", "qps", folder=tmp_path, ZIGGURAT_PSEUDO="1").stdout
    seeded = ("play", "--seed", "tower", "--lang", "qps")
    played = ziggurat(*seeded, folder=tmp_path, ZIGGURAT_PSEUDO="1").stdout

    assert "⟦Fíívéé ñáátííóóñš" in listed
    assert "⟦Móóvéé tóó théé ⟦" in played
    bare = re.sub(r"⟦[^⟦⟧]*⟧", "", re.sub(r"⟦[^⟦⟧]*⟧", "", played))
    assert {"Mason"} >= set(re.findall(r"[^\W\d_]{2,}", bare))
    assert "'qps'" in ziggurat("games", "--lang", "qps", folder=tmp_path).stderr
