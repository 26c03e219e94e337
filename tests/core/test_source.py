"""Chance: reproducible, checkable, evenly spread."""

from collections import Counter
from hashlib import sha256

from ziggurat.core.source import Dream, Sealed
from ziggurat.games import babel


def test_a_real_game_draws_from_sha_256_in_counter_mode() -> None:
    key = sha256(b"my seed").digest()
    third = sha256(key + (3).to_bytes(8, "big")).digest()

    assert int.from_bytes(third, "big") == Sealed("my seed").number(3)


def test_an_imagined_world_draws_from_splitmix64() -> None:
    """The first outputs of the published generator, started where this one starts."""
    dream = Dream(0)
    state = dream.start
    for index in range(5):
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        assert z ^ (z >> 31) == dream.number(index)
    assert dream.start == 0xE220A8397B1DCDAF


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
