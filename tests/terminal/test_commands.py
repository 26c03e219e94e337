"""The command line as a user meets it: real processes, real files."""

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from walks import Chance
from ziggurat.core.record import read
from ziggurat.core.session import Session, resume
from ziggurat.games.babel import KIND
from ziggurat.terminal.speech import Speech


def ziggurat(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "ziggurat", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={"COLUMNS": "120", "PYTHONIOENCODING": "utf-8"},
    )


def begun_game(choices: int, seed: str = "7") -> Session:
    session = Session(KIND, seed, 2, {"start_player": 0})
    chance = Chance(1)
    for _ in range(choices):
        for seat in session.game.to_act():
            session.choose(seat, chance.choice(session.game.options(seat)))
    return session


def saved(session: Session, folder: Path) -> Path:
    path = folder / "game.json"
    path.write_text(session.record.to_text(), encoding="utf-8")
    return path


HOT_SEAT = ("--seats", "human,human", "--option", "start_player=0", "--seed", "10", "--lang", "en")


def test_the_games_are_listed_with_their_options_and_bots() -> None:
    done = ziggurat("games")

    assert 0 == done.returncode
    for word in ("babel", "start_hands", "allow_null_ability", "greedy"):
        assert word in done.stdout


def test_a_whole_game_is_played_at_the_terminal() -> None:
    session = Session(KIND, "10", 2, {"start_player": 0})
    chance = Chance(3)
    speech = Speech(KIND, "en", ["Player 1", "Player 2"])
    typed: list[str] = []
    sitting = -1
    while waiting := session.game.to_act():
        seat = waiting[0]
        if sitting != seat:
            typed.append("")  # the keyboard is handed over
            sitting = seat
        options = speech.in_order(session.game.options(seat))
        number = chance.below(len(options))
        typed.append(str(number + 1) if number % 2 else options[number].text)
        session.choose(seat, options[number])

    done = ziggurat("play", "babel", *HOT_SEAT, typed="\n".join(typed) + "\n")

    assert 0 == done.returncode, done.stderr
    outcome = session.game.outcome
    assert outcome is not None
    winner = [f"Player {seat + 1} wins!" for seat in outcome.winners]
    assert winner[0] in done.stdout
    assert "Nation cards in hand" in done.stdout


def test_you_play_against_a_bot_by_default() -> None:
    asked = ("play", "--seed", "3", "--lang", "en", "--name", "Ada")
    done = ziggurat(*asked, typed="help\nlog\nquit\n")

    assert 0 == done.returncode
    assert "Your first turn: get your foundation card built" in done.stdout
    assert "Ada:" in done.stdout
    assert "Mason" in done.stdout
    assert "why an action is not possible" in done.stdout
    assert "Goodbye." in done.stdout


def test_a_refused_action_is_answered_with_the_rule() -> None:
    typed = "\nend\nwhy deploy medes\nwhy move medes\nwhy\nfly\nquit\n"
    done = ziggurat("play", "babel", *HOT_SEAT, typed=typed)

    assert "Build your foundation card before you end your first turn. (BB-FIR-1)" in done.stdout
    assert "(BB-DEP-2)" in done.stdout
    assert "Nothing forbids it." in done.stdout
    assert "Say which action." in done.stdout
    assert "I don't know 'fly'." in done.stdout


def test_a_rule_and_the_score_can_be_looked_up_at_the_table() -> None:
    done = ziggurat("play", "babel", *HOT_SEAT, typed="\nrule co-act-1\nrule XX-1\nscore\nquit\n")

    assert "When the game is over, nobody chooses any more." in done.stdout
    assert "There is no rule XX-1." in done.stdout
    assert "Score sheet" in done.stdout


def test_a_rule_is_quoted_in_the_language_of_the_table() -> None:
    done = ziggurat("play", "babel", *HOT_SEAT, "--lang", "fr", typed="\nrègle co-act-1\nquitter\n")

    assert "Quand la partie est finie, plus personne ne choisit." in done.stdout


def test_words_may_be_abbreviated_if_they_are_clear() -> None:
    done = ziggurat("play", "babel", *HOT_SEAT, typed="\nmo\nmo med\nd m\nlog\nquit\n")

    assert "That could be several things:" in done.stdout
    assert "Player 1 moves to the site of the Medes." in done.stdout
    assert "Player 1 deploys Medes at the site of the Medes." in done.stdout


def test_a_choice_is_taken_back_until_something_is_revealed() -> None:
    done = ziggurat("play", "babel", *HOT_SEAT, typed="\nundo\nmove medes\nundo\nlog\nquit\n")

    assert "There is nothing to take back" in done.stdout
    assert "Taken back." in done.stdout
    log = done.stdout[done.stdout.index("What has happened") :]
    assert "moves to the site" not in log


def test_nobody_sees_the_hand_of_the_other_while_the_keyboard_is_handed_over() -> None:
    done = ziggurat("play", "babel", *HOT_SEAT, typed="\nquit\n")

    shown = done.stdout[done.stdout.index("then press Enter") :]
    assert "Player 2 draws 5 nation cards." in shown
    assert "5 in hand" in shown


def test_the_table_speaks_french() -> None:
    typed = "\naide\npourquoi end\ndeploy medes\nquitter\n"
    done = ziggurat("play", "babel", *HOT_SEAT[:-1], "fr", typed=typed)

    assert "Votre premier tour" in done.stdout
    assert "Joueur 1 :" in done.stdout
    assert "Se rendre chez les Mèdes" in done.stdout
    assert "Construisez votre carte de fondation" in done.stdout
    assert "Votre pion est encore dans la carrière" in done.stdout
    assert "Au revoir." in done.stdout


def test_a_game_is_saved_and_goes_on_in_mid_turn(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    first = ziggurat("play", "babel", *HOT_SEAT, typed=f"\nmove medes\nsave {path}\nquit\n")
    assert f"Saved to {path}." in first.stdout

    seats = ("--seats", "human,human", "--lang", "en")
    again = ziggurat("play", "--load", str(path), *seats, typed="\nlog\nd m\nundo\nundo\nquit\n")

    assert "Player 1 moves to the site of the Medes." in again.stdout
    assert 2 == again.stdout.count("Taken back.")


def test_a_game_cut_off_in_a_forced_discard_goes_on(tmp_path: Path) -> None:
    session = begun_game(0)
    for seed in range(200):
        session = begun_game(0, str(seed))
        chance = Chance(seed)
        while waiting := session.game.to_act():
            if session.game.agenda[-1].text == "DiscardCards 2":
                break
            session.choose(waiting[0], chance.choice(session.game.options(waiting[0])))
        if waiting:
            break
    path = saved(session, tmp_path)

    typed = "\ndiscard medes\ndiscard assyrians\n1\n1\n" + f"save {path}\nquit\n"
    seats = ("--seats", "human,human", "--lang", "en")
    done = ziggurat("play", "--load", str(path), *seats, typed=typed)

    assert 0 == done.returncode
    after = resume(KIND, read(path.read_text(encoding="utf-8")))
    assert len(after.choices) >= len(session.choices) + 2
    made = after.choices[len(session.choices)]
    assert made.words.startswith("discard ")
    assert made.seat == session.game.to_act()[0]


@pytest.mark.parametrize("content", ["", "not a record", '{"ziggurat_record": 1}', "\x00\x01"])
def test_a_foreign_or_damaged_file_is_refused_and_nothing_is_lost(
    content: str, tmp_path: Path
) -> None:
    path = tmp_path / "foreign.json"
    path.write_text(content, encoding="utf-8")

    typed = f"\nmove medes\nload {path}\nload {tmp_path}/none\nsave {path}\nlog\nquit\n"
    done = ziggurat("play", "babel", *HOT_SEAT, typed=typed)

    assert 0 == done.returncode
    assert content == path.read_text(encoding="utf-8")
    assert "record" in done.stdout
    assert "cannot read" in done.stdout
    assert "Saved" not in done.stdout
    assert "Player 1 moves to the site of the Medes." in done.stdout


def test_bots_are_watched_and_recorded(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    arguments = ("watch", "babel", "--bots", "random,random", "--seed", "7", "--lang", "en")
    done = ziggurat(*arguments, "--record", str(path))

    assert 0 == done.returncode
    assert "Score sheet" in done.stdout
    assert done.stdout == ziggurat(*arguments).stdout

    told = ziggurat("replay", str(path), "--lang", "en")
    assert 0 == told.returncode
    assert "verified:" in told.stdout
    assert "The game is over" in told.stdout


def test_a_record_is_shown_at_any_choice_and_stepped_through(tmp_path: Path) -> None:
    session = begun_game(30)
    path = saved(session, tmp_path)

    shown = ziggurat("replay", str(path), "--at", "12", "--seat", "0", "--lang", "en")
    assert 0 == shown.returncode
    assert "12/30" in shown.stdout
    assert "hand:" in shown.stdout

    stepped = ziggurat("replay", str(path), "--step", typed="\n\nb\n29\n99\n\n\n")
    assert 0 == stepped.returncode
    for place in ("1/30", "2/30", "29/30", "30/30", "there are 30 choices"):
        assert place in stepped.stdout


def test_the_rules_are_printed_with_their_tests() -> None:
    done = ziggurat("rules", "core")

    assert 0 == done.returncode
    assert "CO-ACT-2" in done.stdout
    assert "test_a_seat_may_change_its_mind" in done.stdout


def test_the_rules_are_printed_in_french() -> None:
    done = ziggurat("rules", "core", "--lang", "fr")

    assert "Quand la partie est finie, plus" in done.stdout
    assert "test_a_seat_may_change_its_mind" in done.stdout


def test_the_benchmark_writes_figures_for_programs() -> None:
    done = ziggurat("bench", "babylon", "--json")

    (figures,) = json.loads(done.stdout)
    assert ("babylon", 2) == (figures["game"], figures["players"])
    for name in ("decisions_per_s", "games_per_s", "copy_us", "imagine_us", "view_us"):
        assert figures[name] > 0
    assert figures["calibration"] > 0
    assert isinstance(figures["compiled"], bool)
    (extra,) = figures["extras"]
    assert "all placements in a garden of 12 tiles" == extra["measure"]
    assert 0 < extra["median_us"] <= extra["worst_us"]
    assert 1e6 / extra["worst_us"] < extra["per_s"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["fly"], "invalid choice: 'fly'"),
        ([], "COMMAND"),
        (["play", "chess"], "there is no game called 'chess'; there is babel"),
        (["play", "babel", "--seats", "human"], "2 seats are to be filled, not 1"),
        (["play", "babel", "--seats", "human,oracle"], "babel has no bot called 'oracle'"),
        (["play", "babel", "--players", "5"], "Babel needs exactly 2 players, not 5"),
        (["play", "babel", "--option", "wind"], "an option is written NAME=VALUE"),
        (["play", "babel", "--option", "wind=west"], "Babel has no option 'wind'"),
        (["play", "babel", "--option", "start_player=9"], "must be one of random, 0, 1"),
        (["play", "--load", "/no/such/file"], "cannot read /no/such/file"),
        (["watch", "babel", "--bots", "a,b"], "babel has no bot called 'a'"),
        (["watch", "babel", "--bots", "random,random,random"], "exactly 2 players, not 3"),
        (["arena", "babel", "random", "--games", "many"], "many is not 1 or more"),
        (["watch", "babel", "--record", "/no/such/folder/x"], "cannot write"),
        (["replay", "/no/such/file"], "cannot read /no/such/file"),
        (["rules", "chess"], "there are no rules of 'chess'"),
        (["bench", "chess"], "there is no game called 'chess'"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: list[str], complaint: str) -> None:
    done = ziggurat(*arguments)

    assert 2 == done.returncode
    assert 1 == len(done.stderr.strip().splitlines()), done.stderr
    assert done.stderr.startswith("ziggurat: ")
    assert complaint in done.stderr


def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = ziggurat("serve", "--port", port)

    assert 2 == done.returncode
    assert f"port {port} is taken on 127.0.0.1" in done.stderr


@pytest.mark.parametrize(("at", "complaint"), [("99", "30 choices"), ("-1", "no choice -1")])
def test_a_choice_that_is_not_in_the_record_cannot_be_shown(
    at: str, complaint: str, tmp_path: Path
) -> None:
    done = ziggurat("replay", str(saved(begun_game(30), tmp_path)), "--at", at)

    assert 2 == done.returncode
    assert complaint in done.stderr
