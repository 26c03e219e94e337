"""Reviews and hints: graded by what the seat knew, the same in all worlds it cannot tell apart."""

from functools import lru_cache

import pytest

from ziggurat.ai.bot import Place
from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.match import play_match, seed_for
from ziggurat.ai.puzzles.book import book_of
from ziggurat.ai.puzzles.solving import task_for
from ziggurat.ai.review.examining import Finding, advise, examine
from ziggurat.ai.review.grades import BEST, BLUNDER, GOOD, INACCURACY, MISTAKE, grade_of
from ziggurat.ai.review.judge import share_of
from ziggurat.ai.review.judges import JUDGES
from ziggurat.ai.review.moves import Move, moves_of
from ziggurat.ai.review.report import report_on
from ziggurat.ai.review.tasks import find, hint, known_world, tasks_of
from ziggurat.core.game import Game
from ziggurat.core.session import Session
from ziggurat.core.snapshot import save
from ziggurat.games.catalogue import GAMES

EFFORT = 0.1
ASKED = 2  # moves of a game
WORLDS = 2  # that a seat cannot tell apart


@lru_cache
def played(game: str) -> Session:
    kind = GAMES[game]
    players = kind.players[-1] if game == "babble" else kind.players[0]
    bots = [bots_of(game)["apprentice"](seed_for("review", seat)) for seat in range(players)]
    return play_match(kind, bots, "review", {})


def some_moves(game: str) -> list[Move]:
    found = list(moves_of(GAMES[game], played(game).record))
    return found[len(found) // 4 :: len(found) // ASKED]


@pytest.mark.parametrize("game", GAMES)
def test_moves_cover_every_choice_that_was_free(game: str) -> None:
    session = played(game)
    moves = list(moves_of(GAMES[game], session.record))

    assert moves
    for move in moves:
        choices = session.choices[move.first : move.last]
        assert {move.seat} == {choice.seat for choice in choices}
        assert [part.text for part in move.line] == [p for c in choices for p in c.parts]
    covered = {number for move in moves for number in range(move.first, move.last)}
    game_so_far = GAMES[game].begin(session.seed, session.game.seats, session.settings)
    for number, choice in enumerate(session.choices):
        free = False
        for part in choice.parts:
            free = free or len(game_so_far.options(choice.seat)) > 1
            game_so_far.apply(choice.seat, GAMES[game].parse(part))
        assert number in covered or not free


@pytest.mark.parametrize("game", GAMES)
def test_a_finding_does_not_depend_on_what_the_seat_cannot_know(game: str) -> None:
    for move in some_moves(game)[:ASKED]:
        worlds = [move.before, *[move.before.imagine(move.seat, 7 + n) for n in range(WORLDS)]]
        found = {save(each): examined(game, move, each) for each in worlds}
        assert len(set(found.values())) == 1
        advice = [advise(Place(each, move.seat, EFFORT), JUDGES[game], 3) for each in worlds]
        assert advice[0] == advice[1] == advice[2]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_to_be_examined_holds_no_secret(game: str) -> None:
    for move in some_moves(game)[:ASKED]:
        worlds = [move.before, *[move.before.imagine(move.seat, 7 + n) for n in range(WORLDS)]]
        assert len({save(each) for each in worlds}) > 1
        assert len({known_world(each, move.seat) for each in worlds}) == 1


def examined(game: str, move: Move, world: Game) -> Finding:
    place = Place(world, move.seat, EFFORT)
    return examine(place, JUDGES[game], move.line, 3, (move.first, move.last))


@pytest.mark.parametrize("game", GAMES)
def test_every_finding_is_a_chance_and_a_playable_better_line(game: str) -> None:
    for move in some_moves(game)[:ASKED]:
        found = examined(game, move, move.before)
        assert 0 <= found.chance <= found.before <= 1
        assert found.grade in {BEST, GOOD, INACCURACY, MISTAKE, BLUNDER}
        after = move.before.copy()
        for words in found.better[:1]:
            for part in words.split(", "):
                assert after.why_not(move.seat, GAMES[game].parse(part)) is None
                after.apply(move.seat, GAMES[game].parse(part))


@pytest.mark.parametrize("game", GAMES)
def test_tasks_give_the_same_findings_in_any_process(game: str) -> None:
    tasks = tasks_of(GAMES[game], played(game).record, 0.05)
    task = tasks[len(tasks) // 2]

    assert find(task) == find(task)
    assert (task.first, task.last, task.seat) == find(task)[:3]
    advice = hint(task)
    assert 1 <= len(advice) <= 3
    assert advice[0].chance == max(each.chance for each in advice)


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_for_every_term_that_may_be_given(game: str) -> None:
    judge = JUDGES[game]
    move = some_moves(game)[0]
    outlook = judge.foresee(move.before.imagine(move.seat, 1), move.seat, 1)

    assert set(outlook.terms) & set(judge.reasons)


@pytest.mark.parametrize(
    ("loss", "error", "grade"),
    [
        (0.0, 0.0, BEST),
        (0.03, 0.001, GOOD),
        (0.06, 0.01, INACCURACY),
        (0.12, 0.01, MISTAKE),
        (0.30, 0.02, BLUNDER),
        (0.30, 0.16, INACCURACY),
        (0.30, 0.18, GOOD),
        (0.12, 0.08, GOOD),
    ],
)
def test_a_grade_needs_more_than_chance(loss: float, error: float, grade: str) -> None:
    assert grade_of(loss, error) == grade


def test_what_was_lost_and_luck_add_up_to_the_result() -> None:
    findings = [
        Finding(0, 1, 0, 0.5, 0.0, 0.01, BEST, 8),
        Finding(1, 2, 1, 0.4, 0.1, 0.01, MISTAKE, 8, ("a",), "b"),
        Finding(2, 3, 0, 0.6, 0.25, 0.01, BLUNDER, 8, ("a",), "b"),
        Finding(3, 4, 1, 0.3, 0.0, 0.01, BEST, 8),
    ]

    report = report_on(findings, 2, 4, [1.0, 0.0])

    for account in report.accounts:
        assert account.result is not None
        gained = account.luck - account.lost
        assert account.at_first + gained == pytest.approx(account.result)
    assert report.accounts[0].costliest == [2]
    assert report.accounts[0].by_phase == [1.0, pytest.approx(0.3329), None]
    assert [(point.finding, point.own) for point in report.turning_points] == [
        (2, False),
        (2, True),
    ]


def test_a_shared_victory_is_a_part_of_one() -> None:
    assert [share_of((0, 2), seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_where_a_team_lost_most_information_is_named_in_the_order_of_the_game() -> None:
    missed = [0.0, 2.0, 0.4, 0.5, 3.0, 1.0, 4.0, 0.9]
    findings = [
        Finding(at, at + 1, 0, 0.5, 0.1, 0.01, MISTAKE, 8, ("a",), "b", bits)
        for at, bits in enumerate(missed)
    ]

    report = report_on(findings, 2, len(missed), None)

    assert report.uninformed == [1, 4, 5, 6, 7]
    assert report_on(findings[:4], 2, 4, None).uninformed == [1, 3]


def test_a_word_that_tells_the_team_nothing_loses_information() -> None:
    entry = book_of("babble")["6946f104"]
    task = task_for(GAMES["babble"], entry.session().game, entry.puzzle, entry.puzzle.tempting)

    found = find(task)

    assert found.reason == "words"
    assert found.missed > 1.0
    best = task._replace(words=found.better[0])
    assert find(best).missed == 0.0
