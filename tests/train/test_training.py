"""Training: samples that can be trusted, a fit that learns, a duel that decides."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from ziggurat.ai.arena import Result
from ziggurat.ai.babel import encoding
from ziggurat.ai.network import load, save
from ziggurat.terminal.main import main
from ziggurat.train.babel import BabelCourse
from ziggurat.train.checks import BadSamples, check, is_test
from ziggurat.train.duel import CONTENDER, ENOUGH, Match, verdict
from ziggurat.train.fit import Fitting, fit
from ziggurat.train.samples import Batch, Samples, read

SMALL = ("--games", "50", "--units", "4", "3", "--epochs", "1", "--seed", "test")


class Guessing(BabelCourse):
    """A game whose forty inputs are made up."""

    size = 40  # type: ignore[misc] # as an attribute of its own
    position_size = 40  # type: ignore[misc] # likewise


@dataclass
class Made:
    """Samples made up by hand: games of positions, each a list of inputs."""

    games: list[list[list[int]]]
    results: list[float]

    def samples(self) -> Samples:
        positions = [(at, on) for at, game in enumerate(self.games) for on in game]
        widest = max(len(on) for _, on in positions)
        return Samples(
            np.array([on + [Guessing.size] * (widest - len(on)) for _, on in positions], np.int16),
            np.zeros(len(positions), np.float32),
            np.array([self.results[at] for at, _ in positions], np.float32),
            np.array([at for at, _ in positions], np.int32),
        )


def guesses(games: int) -> Samples:
    """The first input wins, the second loses; the others say nothing."""
    random = np.random.default_rng(3)
    made = Made([], [])
    for _ in range(games):
        won = int(random.integers(2))
        noise = [[int(each) for each in random.integers(2, 40, 6)] for _ in range(8)]
        made.games.append([[1 - won, *each] for each in noise])
        made.results.append(float(won))
    return made.samples()


def test_a_game_that_occurs_twice_is_noticed() -> None:
    twice = Made([[[1, 2], [3]], [[4], [5]], [[1, 2], [3]]], [1.0, 0.0, 1.0]).samples()

    with pytest.raises(BadSamples, match="1 of 3 games occur twice"):
        check(twice)


def test_test_positions_that_occur_in_training_games_are_noticed() -> None:
    ends: list[list[list[int]]] = [[[game, at] for at in range(8)] for game in range(20)]
    ends[19][7] = ends[0][7]

    with pytest.raises(BadSamples, match="of the test positions occur in training games"):
        check(Made(ends, [1.0] * 20).samples())


def test_a_fit_learns_what_decides_and_the_file_says_the_same(tmp_path: Path) -> None:
    samples = guesses(1500)
    assert 0 == check(samples)["shared"]

    fitted = fit(samples, Guessing(), (8, 4), 120, 1.0, 1)

    assert fitted.estimate == pytest.approx(np.log(2))
    assert min(each.test for each in fitted.epochs) < 0.4
    head: dict[str, object] = {"encoding": "guesses", "sizes": fitted.model.sizes}
    save(tmp_path / "guesses.net", head, fitted.model.whole_numbers())
    network = load(tmp_path / "guesses.net", "guesses")
    places = np.flatnonzero(is_test(samples))[:50]
    values = Fitting(samples, Guessing()).values(fitted.model, places)
    whole = [network.value(samples.inputs[at].tolist()) for at in places]
    assert np.allclose(values, whole, atol=0.05)


def test_targets_lie_between_later_judgements_and_the_result() -> None:
    samples = Made([[[1], [2], [3]], [[4]]], [1.0, 0.0]).samples()
    samples.results[1] = 0.0  # the second position is the opponent's, who loses
    judged = np.array([0.5, 0.2, 0.9, 0.5], np.float32)

    targets = Fitting(samples, Guessing()).look_ahead(judged, 0.5)

    last, second = 1.0, 1 - (0.5 * 0.9 + 0.5 * 1.0)
    assert [1 - (0.5 * 0.2 + 0.5 * second), second, last, 0.0] == pytest.approx(targets.tolist())


def test_a_shard_holds_the_positions_of_its_games(tmp_path: Path) -> None:
    batch = Batch("babel", tmp_path, "test", ())
    batch.write(0)
    found = read([batch], 30)

    played = BabelCourse().play("test 1", ())
    second = np.flatnonzero(found.games == 1)
    assert len(played) == len(second)
    for at, sample in zip(second, played, strict=True):
        on = found.inputs[at]
        assert sample.on == on[on < encoding.SIZE].tolist()
        assert sample.result == found.results[at]
    assert {0.0, 1.0} <= set(found.results.tolist())
    assert 29 == found.games[-1]


def results(games: int, won: int) -> list[Result]:
    """Games against the king, the first few of each hundred won."""
    found: list[Result] = []
    for number in range(games):
        bots = ("king", CONTENDER) if number % 2 else (CONTENDER, "king")
        best = bots.index(CONTENDER if number % 100 < won else "king")
        ranks = (1, 2) if best == 0 else (2, 1)
        times = (0.1, 0.1)
        row = (number, number // 2, bots, (best,), ranks, (15, 9), "twenty", times, times)
        found.append(Result(*row))
    return found


@pytest.mark.parametrize(
    ("games", "won", "effort", "accepted"),
    [
        (ENOUGH, 60, 1.0, True),
        (ENOUGH, 52, 1.0, False),
        (ENOUGH // 2, 80, 1.0, False),
        (ENOUGH, 60, 0.5, False),
    ],
)
def test_a_network_is_accepted_after_enough_games_and_a_sure_lead(
    games: int, won: int, effort: float, accepted: bool
) -> None:
    match = Match("babel", Path("none"), "test", effort, BabelCourse.tables[0])

    assert accepted == verdict(results(games, won), match).accepted


def test_the_whole_training_runs_and_continues(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ("train", "babel", *SMALL, "--folder", str(tmp_path), "--effort", "0.01")

    assert 0 == main([*command, "--duel", "1"])
    assert "Not accepted" in capsys.readouterr().out
    weights = (tmp_path / "network-0.net").read_bytes()
    shard = (tmp_path / "round-0" / "games-00000.bin").stat().st_mtime_ns
    assert 0 == main([*command, "--duel", "2"])

    assert weights == (tmp_path / "network-0.net").read_bytes()
    assert shard == (tmp_path / "round-0" / "games-00000.bin").stat().st_mtime_ns
    lines = (tmp_path / "duel.jsonl").read_text().splitlines()
    assert [0, 1] == [json.loads(line)["number"] for line in lines]
    for name in ("loss.svg", "strength.svg", "report.md"):
        assert (tmp_path / name).stat().st_size > 500


def test_games_of_another_seed_are_not_mixed_in(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "samples.json").write_text('{"seed": "another"}')

    assert 1 == main(["train", "babel", *SMALL, "--folder", str(tmp_path)])
    assert "another plan" in capsys.readouterr().err


def test_a_game_without_a_network_cannot_be_trained(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["train", "babble"])
    assert "Networks can be trained for: babel, babylon, seven_wonders." in capsys.readouterr().err
