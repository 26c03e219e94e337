"""C. Store or discard."""

import pytest

from .tables import OTHER, PLAYER, heard, offered, play, position, tile_called


@pytest.mark.rule("BY-K-01")
@pytest.mark.parametrize(("had", "kept"), [(0, 0), (6, 6), (7, 6), (11, 6)])
def test_six_single_pillars_are_kept_and_the_surplus_goes_back(had: int, kept: int) -> None:
    game = position(singles=had)
    reserve = game.reserve[0]

    play(game, "end")

    assert kept == game.singles[PLAYER]
    assert reserve + had - kept == game.reserve[0]
    assert ("returned" in heard(game)) is (had > kept)


@pytest.mark.rule("BY-K-01")
def test_during_the_turn_more_pillars_may_be_used() -> None:
    game = position(singles=8, dug="c01", stored="c02")

    play(game, "lay dug", "at a1 storey 1", "turned 0", "on single single single single")
    play(game, "lay stored", "at c1 storey 1", "turned 0", "on single single single single")

    assert 0 == game.singles[PLAYER]


@pytest.mark.rule("BY-K-02")
def test_a_double_pillar_is_never_kept() -> None:
    game = position(gifts=1)
    reserve = game.reserve[1]

    play(game, "end")

    assert 0 == game.gifts
    assert reserve + 1 == game.reserve[1]


@pytest.mark.rule("BY-K-03")
def test_a_dug_tile_that_is_not_laid_is_stored_or_discarded() -> None:
    game = position(dug="c01")
    play(game, "end")
    assert ["store", "discard"] == offered(game)

    stored, discarded = game, game.copy()
    play(stored, "store")
    play(discarded, "discard")

    assert tile_called("c01") == stored.notches[PLAYER]
    assert tile_called("") == discarded.notches[PLAYER]
    assert (tile_called("c01"),) == discarded.discard[-1:]


@pytest.mark.rule("BY-K-03", "BY-K-04")
def test_storing_over_a_tile_discards_it_and_be_it_the_start_tile() -> None:
    game = position(dug="c01", stored="s-white")

    play(game, "end", "store")

    assert tile_called("c01") == game.notches[PLAYER]
    assert (tile_called("s-white"),) == game.discard[-1:]


@pytest.mark.rule("BY-K-04")
def test_the_start_tile_may_wait_and_keeps_the_notch_meanwhile() -> None:
    game = position(dug="c01", stored="s-white")

    play(game, "end", "discard")

    assert tile_called("s-white") == game.notches[PLAYER]


@pytest.mark.rule("BY-K-05")
def test_a_stored_tile_is_laid_in_a_later_turn_and_a_discarded_one_never() -> None:
    game = position(dug="c01", singles=6)
    game.discard = ()

    play(game, "end", "store", "dig a1", "end", "discard")
    assert PLAYER == game.to_act()[0] != OTHER
    play(game, "dig a2")

    assert "lay stored" in offered(game)
    assert 0 == game.discard.count(tile_called("c01"))


def test_nothing_is_asked_when_the_dug_tile_was_laid() -> None:
    game = position(singles=3, dug="c01")

    play(game, "lay dug", "at a1 storey 1", "turned 0", "on single single single none", "end")

    assert [OTHER] == game.to_act()
