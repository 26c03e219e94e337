"""Networks: exact arithmetic, and files that say what they are for."""

import json
from pathlib import Path

import numpy as np
import pytest

from walks import Chance, walk
from ziggurat.ai import network as networks
from ziggurat.ai.babel import encoding as babel
from ziggurat.ai.network import ONE, UNIT, built_in, load, save
from ziggurat.games.babel import KIND, Babel

WEIGHTS = Path(str(networks.__file__)).parent / "networks" / "babel.net"
TINY = [3, 2, 1, 1]  # sizes: three inputs, two units, one unit, one value
MOST_BYTES = 1_000_000


def small(path: Path) -> Path:
    first = [100, 200, -50, -300, 0, 40]  # two units, three weights each
    save(
        path / "small.net",
        {"encoding": "small-1", "sizes": TINY},
        [*first, 10, 20, 512, -1024, 3, 2048, 5],
    )
    return path / "small.net"


def test_the_value_follows_from_the_weights(tmp_path: Path) -> None:
    network = load(small(tmp_path), "small-1")

    # Input 1 twice: the first unit has 100 * 0 + 2 * 200 + 10, the second 2 * 0 + 20.
    second = (512 * 410 - 1024 * 20 + 3 * 1024) / 1024
    assert (second * 2048 + 5 * 1024) / (ONE * UNIT) == network.value([1, 1])
    # Both units are below 0, so that biases alone are left.
    assert (3 * 2048 + 5 * 1024) / (ONE * UNIT) == network.value([0, 2, 2, 2])


def test_activations_stop_at_one(tmp_path: Path) -> None:
    network = load(small(tmp_path), "small-1")

    assert network.value([1] * 5) != network.value([1] * 6)
    assert network.value([1] * 6) == network.value([1] * 60)


def encodings() -> list[list[int]]:
    found: list[list[int]] = []
    for seed in range(3):
        for game in walk((KIND, 2, {}), seed):
            assert isinstance(game, Babel)
            found.append(babel.encode(game, 0))
    return found


def test_many_values_at_once_are_exactly_those_of_one_at_a_time() -> None:
    network = built_in("babel", babel.VERSION)
    some = encodings()

    assert [network.value(each) for each in some] == network.values(some)
    assert [] == network.values([])


def test_choices_share_the_sums_of_their_position() -> None:
    network = built_in("babel", babel.VERSION)
    state, *others = encodings()
    options = [each[:5] for each in others[::9]]

    found = network.choices(state, options)

    assert [network.value(state + option) for option in options] == found


def test_numpy_in_any_order_finds_exactly_the_same_value() -> None:
    line, _, content = WEIGHTS.read_bytes().partition(b"\n")
    inputs, first, second, _ = json.loads(line)["sizes"]
    numbers = np.frombuffer(content, "<i2").astype(np.float64)
    parts = np.split(numbers, np.cumsum([inputs * first, first, first * second, second, second]))
    chance = Chance(4)
    network = built_in("babel", babel.VERSION)
    for on in encodings()[::7]:
        counts = np.bincount(on, minlength=inputs)
        order = np.argsort([chance.below(10**6) for _ in range(inputs)])
        sums = parts[0].reshape(first, inputs)[:, order] @ counts[order] + parts[1]
        hidden = np.clip(sums, 0, ONE)
        sums = parts[2].reshape(second, first) @ hidden + parts[3] * UNIT
        hidden = np.clip(sums / UNIT, 0, ONE)
        value = (parts[4] @ hidden + parts[5][0] * UNIT) / (ONE * UNIT)
        assert value == network.value(on)


def test_a_network_for_another_encoding_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not a network for small-2"):
        load(small(tmp_path), "small-2")


def test_a_file_that_was_cut_short_is_refused(tmp_path: Path) -> None:
    path = small(tmp_path)
    path.write_bytes(path.read_bytes()[:-2])

    with pytest.raises(ValueError, match="12 weights instead of 13"):
        load(path, "small-1")


def test_a_network_is_small() -> None:
    assert WEIGHTS.stat().st_size <= MOST_BYTES
