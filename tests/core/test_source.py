"""Chance: reproducible, checkable, evenly spread."""

from collections import Counter
from hashlib import sha256

import pytest

from ziggurat.core.source import FACTOR, STRIDE, Dream, Sealed, stirred
from ziggurat.games import babel


def test_a_real_game_draws_from_sha_256_in_counter_mode() -> None:
    key = sha256(b"my seed").digest()
    third = sha256(key + (3).to_bytes(8, "big")).digest()

    assert int.from_bytes(third, "big") == Sealed("my seed").number(3)


def test_a_bot_draws_from_splitmix64() -> None:
    """The first outputs of the published generator, started where this one starts."""
    dream = Dream(0)
    state = dream.start
    for index in range(5):
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        assert z ^ (z >> 31) == dream.number(index)
    assert dream.start == 0xE220A8397B1DCDAF


@pytest.mark.parametrize("size", [1, 2, 60, 129, 200])
def test_a_real_shuffle_divides_one_number_for_card_after_card(size: int) -> None:
    """The published way, in which anybody can check a shuffle."""
    sealed = Sealed("my seed")
    cards = list(range(size))
    expected = cards.copy()
    number = room = index = 0
    for last in range(size - 1, 0, -1):
        if room <= last:
            number, room, index = sealed.number(index), 2**224, index + 1
        number, other = divmod(number, last + 1)
        room //= last + 1
        expected[last], expected[other] = expected[other], expected[last]

    assert index == sealed.shuffle(cards, 0)
    assert expected == cards


def test_an_imagined_world_draws_by_multiplication_with_carry() -> None:
    """No state exceeds 63 bits, or the compiled build would draw other numbers."""
    dream = Dream(2)
    state = dream.key + STRIDE * 5
    states = [state]
    for _ in range(3):
        state ^= state >> 31
        state = FACTOR * (state % 2**32) + state // 2**32
        states.append(state)

    assert state % 2**32 * 1000 // 2**32 == dream.below(5, 1000)
    assert max(states) < 2**63
    assert FACTOR * 2**32 <= 2**63
    assert pow(3, FACTOR * 2**32 - 2, FACTOR * 2**32 - 1) == 1  # as for a prime


def test_an_imagined_shuffle_starts_where_its_index_says() -> None:
    dream = Dream(2)
    state: int = stirred(dream.key + STRIDE * 5)
    cards = list(range(30))
    expected = cards.copy()
    for last in range(29, 0, -2):
        other, rest = divmod(state % 2**32 * (last + 1), 2**32)
        expected[last], expected[other] = expected[other], expected[last]
        other = rest * last // 2**32
        expected[last - 1], expected[other] = expected[other], expected[last - 1]
        state = FACTOR * (state % 2**32) + state // 2**32

    assert 6 == dream.shuffle(cards, 5)
    assert expected == cards


def test_neighbouring_dreams_and_indices_share_nothing() -> None:
    numbers = [Dream(seed).below(index, 2**20) for seed in range(40) for index in range(40)]

    assert len(numbers) - 5 < len(set(numbers))
    assert 0.48 < sum(numbers) / len(numbers) / 2**20 < 0.52
    for bit in range(20):
        assert 680 < sum(number >> bit & 1 for number in numbers) < 920


def test_copies_draw_the_same_numbers_independently() -> None:
    game = babel.new(seed=1)
    copy = game.copy()

    drawn = [game.below(1000) for _ in range(20)]
    assert drawn == [copy.below(1000) for _ in range(20)]


def test_a_shuffle_puts_every_card_everywhere_alike() -> None:
    game = babel.new(seed=1)
    first: Counter[int] = Counter()
    for _ in range(6000):
        cards = list(range(6))
        game.shuffle(cards)
        first[cards[0]] += 1
        assert sorted(cards) == list(range(6))

    assert all(850 < count < 1150 for count in first.values())


def test_a_shuffle_reaches_every_order_of_many_cards() -> None:
    """More cards than one number of the source can decide about."""
    for source in (Sealed("x"), Dream(1)):
        game = babel.new(seed=1)
        game.source = source
        where: Counter[int] = Counter()
        for _ in range(2000):
            cards = list(range(60))
            game.shuffle(cards)
            where[cards.index(0) // 10] += 1
        assert all(250 < count < 420 for count in where.values())
