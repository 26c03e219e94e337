"""`ziggurat play` in a pipe: what is typed and what is answered."""

import json
import re
from pathlib import Path

import pytest

from terminal.games import begun_game, saved
from terminal.shell import ziggurat
from walks import Chance
from ziggurat.core.grammar import THIN_SPACE
from ziggurat.core.record import read
from ziggurat.core.session import Session, resume
from ziggurat.games.babel import KIND
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.speech import Speech

HOT_SEAT = ("--seats", "human,human", "--option", "start_player=1", "--seed", "10")


def play(*options: str | Path, typed: str, folder: Path, **changes: str) -> str:
    """What is printed while these lines are typed."""
    done = ziggurat("play", *options, typed=typed, folder=folder, **changes)
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout


def left_last(folder: Path) -> list[str]:
    """The arguments that continue the last game."""
    (file,) = folder.rglob("last-game")
    arguments: list[str] = json.loads(file.read_text())
    return arguments


def hot_seat(typed: str, folder: Path, *options: str) -> str:
    return play("babel", *HOT_SEAT, *options, typed=typed, folder=folder)


def test_a_whole_game_is_played_at_the_terminal(tmp_path: Path) -> None:
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

    shown = hot_seat("\n".join(typed) + "\n", tmp_path)

    outcome = session.game.outcome
    assert outcome is not None
    assert f"Player {outcome.winners[0] + 1} wins!" in shown
    assert "Nation cards in hand" in shown
    (file,) = re.findall(r"ziggurat replay (.+)", shown)
    assert session.record == read(Path(file).read_text(encoding="utf-8"))


def test_you_play_against_a_bot_by_default(tmp_path: Path) -> None:
    shown = play("--seed", "3", "--name", "Ada", typed="help\nlog\nquit\n", folder=tmp_path)

    assert "First turn: move to a site" in shown
    assert "Ada:" in shown
    assert "Mason" in shown
    assert "why an action is not possible" in shown
    assert "Goodbye." in shown


def test_seats_are_written_as_people_write_them(tmp_path: Path) -> None:
    shown = play("babel", "--seats", "Human, King", typed="log\n", folder=tmp_path)

    assert "King draws" in shown


def test_a_refused_action_is_answered_with_the_rule(tmp_path: Path) -> None:
    shown = hot_seat("\nend\nwhy deploy medes\nwhy move medes\nwhy\nfly\nquit\n", tmp_path)

    assert "Construct your foundation card before you end your first turn. (BB-FIR-1)" in shown
    assert "(BB-DEP-2)" in shown
    assert "You may do that." in shown
    assert "Type an action as well" in shown
    assert "I don’t understand 'fly'." in shown


def test_what_is_no_option_is_answered_with_the_numbers_there_are(tmp_path: Path) -> None:
    shown = hot_seat(f"\n0\n9\n{'9' * 5000}\né\nwhy 9\nwhy 1\nq\n", tmp_path)

    assert 4 == len(re.findall(r"There are \d options: type a number from 1 to \d\.", shown))
    assert re.search(r"I don’t understand 'é'. Type a number from 1 to \d, words", shown)
    assert "BB-" not in shown
    assert "You may do that." in shown


@pytest.mark.parametrize("game", GAMES)
def test_the_signs_on_the_board_are_explained(game: str, tmp_path: Path) -> None:
    legend = GAMES[game].texts.drawing["legend"]
    options = ("--seats", "human,apprentice", "--seed", "1")
    shown = play(game, *options, "--lang", "fr", typed="aide plateau\nq\n", folder=tmp_path)

    assert legend.in_language("fr").splitlines()[-1].replace(THIN_SPACE, " ") in shown


def test_the_other_language_and_easier_opponents_are_named(tmp_path: Path) -> None:
    shown = play("babel", typed="langue\nquit\n", folder=tmp_path)

    assert "Easier: --seats human,apprentice." in shown
    assert "then: ziggurat play --continue --lang fr" in shown
    assert "Easier" not in play(
        "babel", "--seats", "human,apprentice", typed="q\n", folder=tmp_path
    )


def test_a_rule_and_the_score_can_be_looked_up_at_the_table(tmp_path: Path) -> None:
    shown = hot_seat("\nrule co-act-1\nrule XX-1\nscore\nquit\n", tmp_path)

    assert "When the game is over, nobody chooses any more." in shown
    assert "There is no rule 'XX-1'." in shown
    assert "Score sheet" in shown


def test_words_may_be_abbreviated_if_they_are_clear(tmp_path: Path) -> None:
    shown = hot_seat("\nmo\nmo med\nd m\nlog\nquit\n", tmp_path)

    assert "Which one?" in shown
    assert "You move to the site of the Medes." in shown
    assert "You deploy Medes at the site of the Medes." in shown


def test_a_choice_is_undone_and_why_not_is_explained(tmp_path: Path) -> None:
    shown = hot_seat("\nundo\nmove medes\nback\nlog\nquit\n", tmp_path)

    assert "You have not made a choice yet." in shown
    assert "Undone." in shown
    assert "moves to the site" not in shown[shown.index("\nLog") :]


def test_a_choice_cannot_be_undone_after_another_player_has_chosen(tmp_path: Path) -> None:
    session = begun_game(0)
    chance = Chance(1)
    while not (session.choices and session.choices[-1].seat == 1 and session.game.to_act() == [0]):
        (seat,) = session.game.to_act()
        session.choose(seat, chance.choice(session.game.options(seat)))
    path = saved(session, tmp_path)

    seats = ("--seats", "human,human")
    shown = play("--load", path, *seats, typed="\nundo\n", folder=tmp_path)

    assert "You cannot undo: Player 2 has chosen since." in shown


@pytest.mark.parametrize("game", ["babel", "seven_wonders", "babylon"])
def test_a_choice_is_undone_although_bots_have_chosen_since(game: str, tmp_path: Path) -> None:
    names = ["--players", "2", "--seats", "human,random", "--seed", "1"]
    shown = play(game, *names, typed="1\n" * 8 + "undo\n" * 9, folder=tmp_path)

    assert "You cannot undo" not in shown
    assert shown.count("Undone.") > 1
    assert "You have not made a choice yet." in shown


def test_a_choice_that_revealed_something_cannot_be_undone(tmp_path: Path) -> None:
    session = begun_game(0)
    chance = Chance(1)
    while not session.choices or session.can_undo(session.choices[-1].seat):
        (seat,) = session.game.to_act()
        session.choose(seat, chance.choice(session.game.options(seat)))
    revealing = session.choices[-1]
    path = tmp_path / "before.json"
    before = session.record._replace(choices=session.record.choices[:-1])
    path.write_text(before.to_text(), encoding="utf-8")

    typed = f"\n{revealing.words}\nundo\n"
    shown = play("--load", path, "--seats", "human,human", typed=typed, folder=tmp_path)

    same = session.game.to_act() == [revealing.seat]
    assert ("your last choice has revealed something" in shown) == same


def test_nobody_sees_the_hand_of_the_other_while_the_keyboard_is_handed_over(
    tmp_path: Path,
) -> None:
    shown = hot_seat("\nquit\n", tmp_path)

    after = shown[shown.index("then press Enter") :]
    assert "Player 2 draws 5 Nation cards." in after
    assert "5 cards in hand" in after


def test_a_hint_is_given_at_the_table(tmp_path: Path) -> None:
    shown = hot_seat("\nhint\nhint random\nquit\n", tmp_path)

    assert "Suggestions (Marduk)" in shown
    assert re.search(r"\d+%  Move to the \w+ \(costs 1 card\)\n", shown)
    assert "You might then: " in shown
    assert "The bot random cannot explain its choices in Babel. These can: king, marduk." in shown


def test_several_processes_search_for_a_bot(tmp_path: Path) -> None:
    """The king chooses after the first player, and the next turn is asked for."""
    options = ("--seats", "human,king,mason", "--jobs", "2", "--seed", "jobs")
    shown = play("seven_wonders", *options, typed="1\nquit\n", folder=tmp_path)

    assert ["--jobs", "2"] == left_last(tmp_path)[3:5]
    assert "Age I, turn 2" in shown


def test_a_bot_without_an_opinion_says_so(tmp_path: Path) -> None:
    shown = play("babylon", "--seed", "3", typed="hint\nquit\n", folder=tmp_path)

    assert "King has no opinion yet" in shown
    assert "0%" not in shown


def test_the_table_speaks_french(tmp_path: Path) -> None:
    typed = "\naide\npourquoi end\naller mèdes\ndéployer mèdes\nannuler\nrègle co-act-1\nfoo\n"
    shown = hot_seat(typed, tmp_path, "--lang", "fr")

    assert "Premier tour : allez sur un chantier" in shown
    assert "Joueur 1 :" in shown
    assert "Aller chez les Mèdes" in shown
    assert "Construisez votre carte de fondation" in shown
    assert "Vous allez sur le chantier des Mèdes." in shown
    assert "Vous déployez" in shown
    assert "Choix annulé." in shown
    assert "Quand la partie est finie, plus personne ne choisit." in shown
    assert "Je ne comprends pas « foo »." in shown
    assert "Pour continuer : ziggurat play" in shown
    assert "Au revoir." in shown


def test_bots_have_french_names(tmp_path: Path) -> None:
    names = ["--lang", "fr", "--seats", "humain,maçon,Roi"]
    shown = play("seven_wonders", *names, typed="quitter\n", folder=tmp_path)

    assert "Maçon" in shown
    assert "Roi" in shown
    assert "Mason" not in shown


def test_the_player_of_the_free_city_is_addressed(tmp_path: Path) -> None:
    options = ["--players", "2", "--lang", "fr", "--seed", "1"]
    shown = play("seven_wonders", *options, typed="", folder=tmp_path)

    assert re.search("vous jouez la Cité franche|Maçon joue la Cité franche", shown)
    assert "Vous joue " not in shown


def test_leaving_saves_the_game_and_says_how_to_continue(tmp_path: Path) -> None:
    shown = hot_seat("\nmove medes\nquit\n", tmp_path)

    (command,) = re.findall(r"Continue with: ziggurat play (.+)", shown)
    arguments = left_last(tmp_path)
    again = play(*command.split(), typed="\nlog\n", folder=tmp_path)
    assert "You move to the site of the Medes." in again
    assert arguments == left_last(tmp_path)  # nothing has changed, so the same file serves again


def test_another_language_is_part_of_the_command_that_continues(tmp_path: Path) -> None:
    shown = hot_seat("\nmove medes\nquit\n", tmp_path, "--lang", "fr")

    assert "Pour continuer : ziggurat play --continue --lang fr" in shown


def test_a_game_that_goes_on_shows_what_happened_since_the_last_choice(tmp_path: Path) -> None:
    hot_seat("\nmove medes\nd m\nquit\n", tmp_path)

    again = play("--continue", typed="\nquit\n", folder=tmp_path)

    assert "Since your last choice\n  You deploy Medes at the site of the Medes." in again
    assert "You move" not in again


def test_the_game_that_was_left_last_goes_on_in_the_same_file(tmp_path: Path) -> None:
    hot_seat("\nmove medes\nleave\n", tmp_path)

    again = play("--continue", typed="\nlog\nd m\nquit\n", folder=tmp_path)

    assert "You move to the site of the Medes." in again
    assert ["--seats", "human,human"] == left_last(tmp_path)[1:3]
    (file,) = tmp_path.rglob("*.json")
    assert 2 == len(read(file.read_text()).choices)


def test_there_may_be_no_game_to_continue(tmp_path: Path) -> None:
    done = ziggurat("play", "--continue", folder=tmp_path)

    assert 1 == done.returncode
    assert "There is no game to continue." in done.stderr
    assert str(tmp_path) in done.stderr


def test_nothing_is_saved_where_nothing_was_chosen(tmp_path: Path) -> None:
    shown = hot_seat("\nquit\n", tmp_path)

    assert "Saved" not in shown
    assert "There was nothing to save" in shown
    assert not list(tmp_path.rglob("*.json"))


def test_the_end_of_input_saves_as_well(tmp_path: Path) -> None:
    assert "Continue with:" in hot_seat("\nmove medes\n", tmp_path)
    assert [1] == [len(read(file.read_text()).choices) for file in tmp_path.rglob("*.json")]


def test_a_game_is_saved_elsewhere_if_there_is_no_home(tmp_path: Path) -> None:
    shown = play(
        "babel", *HOT_SEAT, typed="\nmove medes\n", folder=tmp_path, XDG_STATE_HOME="/dev/null"
    )

    (file,) = re.findall(r"--load (.+)", shown)
    assert 1 == len(read(Path(file).read_text()).choices)
    Path(file).unlink()


def test_a_game_is_saved_and_goes_on_in_mid_turn(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    first = hot_seat(f"\nmove medes\nsave {path}\nquit\n", tmp_path)
    assert f"Saved to {path}." in first
    assert ["--load", str(path)] == left_last(tmp_path)[-2:]

    again = play(
        "--load", path, "--seats", "human,human", typed="\nlog\nd m\nundo\nundo\n", folder=tmp_path
    )

    assert "You move to the site of the Medes." in again
    assert 2 == again.count("Undone.")


def test_loading_another_game_does_not_lose_this_one(tmp_path: Path) -> None:
    path = saved(begun_game(5), tmp_path)

    shown = hot_seat(f"\nmove medes\nload {path}\nquit\n", tmp_path)

    (file,) = re.findall(r"Saved to (.+)\.\nLoaded", shown)
    assert 1 == len(read(Path(file).read_text()).choices)


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
    play("--load", path, "--seats", "human,human", typed=typed, folder=tmp_path)

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

    typed = f"\nmove medes\nload {path}\nload {tmp_path}/none\nsave {path}\nsave\nlog\nquit\n"
    shown = hot_seat(typed, tmp_path)

    assert content == path.read_text(encoding="utf-8")
    assert 2 == shown.count(f"Cannot use {path}. Th")
    assert "Cannot read" in shown
    assert "Type a file name as well" in shown
    assert "You move to the site of the Medes." in shown


@pytest.mark.parametrize("typed", [b"\n\xff\xfe\nquit\n", b"\nsave a\x00b\nload a\x00b\nquit\n"])
def test_any_bytes_may_be_typed(typed: bytes, tmp_path: Path) -> None:
    done = ziggurat("play", "babel", *HOT_SEAT, typed=typed, folder=tmp_path)

    assert (0, "") == (done.returncode, done.stderr)
    assert "Goodbye." in done.stdout


def test_help_says_what_something_on_the_table_is_for(tmp_path: Path) -> None:
    typed = "help hitt\naide carrière\nhelp dragons\nquit\n"
    shown = ziggurat("play", "babel", "--seed", "3", typed=typed, folder=tmp_path).stdout

    assert "Hittites: Steals the top level of the temple opposite." in shown
    assert "There is no help on 'carrière'." in shown
    assert "There is help on the board, Assyrians, Hittites," in shown
    tower = ziggurat("play", "seven_wonders", typed="help tile 22\nquit\n", folder=tmp_path).stdout
    assert "A defeated player takes two defeat tokens instead of one." in tower


@pytest.mark.parametrize("words", ["why construct", "construct"])
def test_words_that_mean_only_impossible_actions_are_refused(words: str, tmp_path: Path) -> None:
    shown = play("babel", "--seed", "b", typed=f"{words}\nquit\n", folder=tmp_path)

    assert "(BB-CON-1)" in shown
    assert "Which one?" not in shown


def test_an_order_that_lacks_a_word_shows_an_example(tmp_path: Path) -> None:
    typed = "\nsauver\ncharger\nrègle\nquitter\n"
    shown = hot_seat(typed, tmp_path, "--lang", "fr")

    assert "Ajoutez un nom de fichier : sauver soiree.json" in shown
    assert "Ajoutez un nom de fichier : charger soiree.json" in shown
    assert "Quelle règle ? Par exemple : règle BB-CON-3" in shown


def test_help_says_what_is_printed_on_a_card(tmp_path: Path) -> None:
    game = ("play", "seven_wonders", "--seed", "3")
    english = ziggurat(*game, typed="help forum\nquit\n", folder=tmp_path).stdout
    french = ziggurat(*game, "--lang", "fr", typed="aide forum\nquit\n", folder=tmp_path).stdout

    assert "Forum: Yellow card. Produces 1 glass, cloth or papyrus. Cost: 2 clay." in english
    assert "Coût : 2 argiles. Gratuit par chaînage avec Comptoir est" in french


@pytest.mark.parametrize("game", GAMES)
def test_everything_with_a_description_has_a_name(game: str) -> None:
    texts = GAMES[game].texts

    assert texts.descriptions
    assert not set(texts.descriptions) - set(texts.terms)
