"""The baseline learns, is saved and loaded, and reports what it has learned."""

import sys
from pathlib import Path

import numpy as np
import pytest

import train_baselines
from train_baselines import report
from ziggurat.research import baseline
from ziggurat.research.baseline import Learner, Run, Trained, load, save, train
from ziggurat.research.features import OPTION
from ziggurat.research.gym import SeatEnv


def test_the_same_seed_learns_the_same() -> None:
    run = Run("babel", "random", 3, 2)

    first, again = train(run), train(run)

    assert first.curve == again.curve
    assert np.array_equal(first.weights, again.weights)
    assert 0.0 < np.abs(first.weights).sum()


def test_a_choice_that_weights_prefer_is_likely() -> None:
    env = SeatEnv("babel", ["random"])
    seen, _ = env.reset(seed=1)
    weights = 60.0 * seen["options"][2].astype(np.float64)
    learner = Learner(weights, np.random.default_rng(0))
    best = int((seen["options"][seen["action_mask"] == 1] @ weights).argmax())

    assert best == max(range(20), key=[learner.choose(seen)[0] for _ in range(20)].count)


def test_what_was_trained_is_kept_with_the_version_of_its_features(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Run("babel", "random", 1, 100)
    save(run, Trained(np.arange(OPTION) / 7, [0.5]), tmp_path)

    found = load(run.path(tmp_path))

    assert [0.5] == found.curve
    assert np.allclose(found.weights, np.arange(OPTION) / 7, atol=1e-5)
    monkeypatch.setattr(baseline, "VERSION", -1)
    with pytest.raises(ValueError, match="trained with features of version"):
        load(run.path(tmp_path))


def test_a_report_has_a_line_for_each_opponent_and_a_picture(tmp_path: Path) -> None:
    runs = [Run("babel", "random", seed, 200) for seed in range(2)]
    for number, run in enumerate(runs):
        save(run, Trained(np.zeros(OPTION), [0.5, 0.7 + 0.1 * number]), tmp_path)

    table = report(runs, tmp_path)

    assert "| babel | random | 2 | 50 ± 0 % | 75 ± 7 % |" in table.splitlines()
    assert "Babel: reward by opponents" in (tmp_path / "babel.svg").read_text(encoding="utf-8")


def test_the_command_goes_on_where_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--game", "babel", "--games", "1", "--seeds", "1", "--folder", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", ["train_baselines", *words])
    save(Run("babel", "mason", 0, 1), Trained(np.zeros(OPTION), [0.25]), tmp_path)

    train_baselines.main()

    shown = capsys.readouterr().out
    assert "2 of 2" in shown
    assert "| babel | mason | 1 | 25 % | 25 % |" in shown
