"""Puzzles: those that come with the program, how they are found, rated and solved."""

import pytest

from ziggurat.ai.bot import Place
from ziggurat.ai.puzzles.book import FOLDER, Entry, book_of
from ziggurat.ai.puzzles.mine import dig_in, match
from ziggurat.ai.puzzles.mining import CLEAR, line_of, puzzle_at
from ziggurat.ai.puzzles.puzzle import Quarry, read_line
from ziggurat.ai.puzzles.rating import LEVELS, START, Attempt, expected, moved, rating_from
from ziggurat.ai.puzzles.rulebook import SEED
from ziggurat.ai.puzzles.solving import is_good, leads_to_solution, line_in, task_for
from ziggurat.ai.puzzles.themes import THEMES, theme_of
from ziggurat.ai.review.comparing import Comparison
from ziggurat.ai.review.grades import GRADES
from ziggurat.ai.review.judges import JUDGES
from ziggurat.ai.review.moves import carry_out, moves_of
from ziggurat.ai.review.tasks import find
from ziggurat.games.catalogue import GAMES

LARGEST = 1_000_000  # bytes of all files together
EARLY = 24  # choices of a game
OTHER_SEED = 1 << 44  # of worlds in which no puzzle was found


def every_tenth(game: str) -> list[Entry]:
    return list(book_of(game).values())[::10]


def test_all_puzzles_together_are_small() -> None:
    assert 0 < sum(path.stat().st_size for path in FOLDER.glob("*.jsonl.gz")) < LARGEST


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_set_up_and_its_solution_played(game: str) -> None:
    for entry in book_of(game).values():
        session = entry.session()
        seat = entry.puzzle.seat
        assert seat in session.game.to_act()
        assert len(session.game.options(seat)) > 1
        for choices in (*entry.puzzle.solutions, entry.puzzle.tempting):
            world = session.game.copy()
            line = line_in(session.kind, choices)
            for action in line:
                assert world.why_not(seat, action) is None, (entry.name, action.text)
                world.apply(seat, action)
        assert leads_to_solution(
            session.kind, session.game, entry.puzzle, entry.puzzle.solutions[0]
        )
        assert not leads_to_solution(
            session.kind, session.game, entry.puzzle, entry.puzzle.tempting
        )


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_of_solutions_is_best_in_many_other_worlds(game: str) -> None:
    """At three times the effort of a review, with worlds in which no puzzle was found."""
    sample = [each for each in every_tenth(game) if each.record.seed != SEED][:3]
    for entry in sample:
        session, puzzle = entry.session(), entry.puzzle
        place = Place(session.game, puzzle.seat, 3.0)
        comparison = Comparison(place, JUDGES[game], OTHER_SEED)
        kind = session.kind
        best, hasty = line_in(kind, puzzle.solutions[0]), line_in(kind, puzzle.tempting)
        verdict = comparison.verify(best, hasty)
        assert verdict.loss > CLEAR / 2, entry.name


def test_the_rulebook_s_own_example_is_a_puzzle() -> None:
    entry = next(each for each in book_of("babel").values() if each.record.seed == SEED)
    session = entry.session()
    for action in line_in(session.kind, entry.puzzle.solutions[0]):
        session.choose(0, action)

    sides = session.game.view(0)["sides"]
    temples = [side["temples"] for side in sides]  # type: ignore[attr-defined]
    assert [[3], [], [], [], []] == temples[0]
    assert [[1, 2], [], [], [], []] == temples[1]


def test_the_hasty_move_of_the_rulebook_s_example_is_no_solution() -> None:
    entry = next(each for each in book_of("babel").values() if each.record.seed == SEED)
    session = entry.session()

    found = find(task_for(session.kind, session.game, entry.puzzle, entry.puzzle.tempting))

    assert not is_good(found)
    assert found.grade in GRADES


def test_a_mine_finds_the_same_puzzles_again_and_their_line_reads_back() -> None:
    kind = GAMES["seven_wonders"]
    record = match(kind, 1)
    quarry = dig_in(kind.name, 1, record._replace(choices=record.choices[:EARLY]))
    assert quarry.puzzles

    back = read_line(kind, quarry.to_line(kind))

    assert quarry.puzzles == back.puzzles
    last = max(puzzle.at for puzzle in quarry.puzzles)
    cut = quarry.record._replace(choices=quarry.record.choices[:last])
    assert Quarry(1, cut, quarry.puzzles) == back


def test_a_hasty_bot_misses_a_puzzle_and_worlds_that_look_alike_give_the_same_one() -> None:
    kind = GAMES["seven_wonders"]
    record = match(kind, 1)
    move = next(move for move in moves_of(kind, record) if puzzle_at(kind.name, move) is not None)
    puzzle = puzzle_at(kind.name, move)
    assert puzzle is not None
    hasty = line_of(kind.name, "mason", move, 0)
    assert carry_out(move.before.copy(), move.seat, hasty)

    other = move._replace(before=move.before.imagine(move.seat, 5))

    assert puzzle == puzzle_at(kind.name, other)


def test_every_reason_has_a_theme() -> None:
    for judge in JUDGES.values():
        assert {theme_of(reason) for reason in judge.reasons} <= set(THEMES)
    assert theme_of("") in THEMES


def test_a_puzzle_that_strong_bots_miss_is_harder() -> None:
    missed = rating_from([Attempt(level, solved=False) for level in LEVELS])
    solved = rating_from([Attempt(level, solved=True) for level in LEVELS])
    assert solved < START < missed


def test_a_rating_moves_with_the_surprise_and_settles() -> None:
    assert expected(1500, 1500) == pytest.approx(0.5)
    easy = moved(1500, 1000, won=True, tried=0) - 1500
    hard = moved(1500, 2000, won=True, tried=0) - 1500
    later = moved(1500, 2000, won=True, tried=100) - 1500
    assert 0 < easy < later < hard
    assert moved(1500, 1500, won=False, tried=0) < 1500
