"""Training 7 Wonders: which games are played, and what is learned from them."""

from pathlib import Path

from ziggurat.ai.network import save
from ziggurat.ai.seven_wonders.choices import SIZE
from ziggurat.ai.seven_wonders.encoding import PLAYERS, SIZE_OF_STATE, VERSION
from ziggurat.train.seven_wonders import SevenWondersCourse

COURSE = SevenWondersCourse()


def silent(path: Path) -> Path:
    """A network that says nothing."""
    sizes = [SIZE, 2, 2, 1]
    save(path, {"encoding": VERSION, "sizes": sizes}, [0] * (2 * SIZE + 2 + 4 + 2 + 2 + 1))
    return path


def test_masons_play_tables_of_three_and_all_their_choices_count() -> None:
    samples = COURSE.play("masons", ())

    assert samples == COURSE.play("masons", ())
    assert len(samples) > 45  # three cities with at least 15 choices each
    assert len({sample.result for sample in samples}) == 3
    for sample in samples:
        assert PLAYERS.input(3) in sample.on
        assert any(number >= SIZE_OF_STATE for number in sample.on)


def test_only_choices_of_the_latest_network_count(tmp_path: Path) -> None:
    weights = silent(tmp_path / "silent.net")

    seats = [len({sample.result for sample in COURSE.play(f"{n}", (weights,))}) for n in range(8)]

    assert 0 <= min(seats) < 3
    assert max(seats) > 1
