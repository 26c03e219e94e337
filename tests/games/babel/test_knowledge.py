"""What a player can infer: the worlds he imagines, and the ruling on the nation deck run out."""

import pytest

from games.babel.tables import FIRST, SECOND, hand, nations, play, position
from ziggurat.core.playout import play_out
from ziggurat.core.seats import SPECTATOR
from ziggurat.games.babel.abilities import Destroy, Halve
from ziggurat.games.babel.actions import DISCARDS, END, Deploy, Move
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS
from ziggurat.games.babel.kind import new
from ziggurat.games.babel.packed import ONE
from ziggurat.games.babel.table import Babel

WORLDS = range(60)
FROM_THE_DRAW = ("NextPlayer", "RevealTemples", "PerformActions", "DrawNations")


def known_hand(game: Babel, of: int, to: int) -> str:
    names = game.view(to)["sides"][of]["known_hand"]
    return " ".join(name[0].upper() for name in names)


def imagined_hands(game: Babel, of: int, by: int) -> set[str]:
    return {hand(game.imagine(by, dream), of) for dream in WORLDS}


def deck_runs_out(discard: str = "A A A H M P") -> Babel:
    """The first player has drawn one card from the old deck and two from the new one."""
    columns = {ASSYRIANS: 8 * "A", HITTITES: 10 * "H", MEDES: 9 * "M"}
    game = position(
        hand="A H",
        pawn=ASSYRIANS,
        columns=columns,
        other_hand="M M P",
        other_columns={PERSIANS: 10 * "P", SUMERIANS: 11 * "S"},
        deck="S",
        discard=discard,
        agenda=FROM_THE_DRAW,
    )
    game.advance()
    return game


@pytest.mark.rule("BB-INF-3")
def test_every_hand_that_could_have_been_dealt_is_imagined() -> None:
    game = position(other_hand="A", deck="H M P S")

    assert {"A", "H", "M", "P", "S"} == imagined_hands(game, SECOND, by=FIRST)
    assert {"A"} == imagined_hands(game, SECOND, by=SECOND)


@pytest.mark.rule("BB-INF-3")
def test_every_order_of_both_decks_is_imagined() -> None:
    game = position(deck="A H", quarry="1 2 3")
    worlds = [game.imagine(FIRST, dream) for dream in WORLDS]

    assert {(0, 1), (1, 0)} == {tuple(world.deck) for world in worlds}
    assert 6 == len({world.quarry for world in worlds})


@pytest.mark.rule("BB-INF-6")
def test_the_cards_of_a_destroyed_temple_are_known_until_they_are_revealed() -> None:
    game = position(
        pawn=MEDES, columns={MEDES: "A A A"}, other_temples={MEDES: "1 2 3"}, quarry="4 5 6"
    )
    play(game, Destroy(0))
    worlds = [game.imagine(seat, dream) for seat in (FIRST, SECOND) for dream in WORLDS]

    assert [1, 2, 3] == game.view(FIRST)["known_temples"] == game.view(SPECTATOR)["known_temples"]
    assert {(3, 2, 1)} == {tuple(world.quarry[3:]) for world in worlds}
    assert 6 == len({world.quarry[:3] for world in worlds})

    play(game, END)
    assert [3] == game.view(FIRST)["known_temples"]
    play(game, END)
    assert [] == game.view(FIRST)["known_temples"]


@pytest.mark.rule("BB-INF-6")
def test_what_is_known_of_the_temple_deck_counts_from_its_top() -> None:
    """Of the two cards revealed only one was known; then two more are laid on top."""
    game = position(
        pawn=MEDES,
        columns={MEDES: "A A A"},
        temples={HITTITES: "1 2"},
        other_pawn=HITTITES,
        other_columns={HITTITES: "A A A"},
        other_temples={MEDES: "3"},
        quarry="4 5 6",
    )

    play(game, Destroy(0), END, Destroy(0))

    assert (4, 5, 2, 1) == tuple(game.quarry)
    assert [1, 2] == game.view(FIRST)["known_temples"]


@pytest.mark.rule("BB-INF-6")
def test_two_temples_destroyed_in_one_turn_are_both_known() -> None:
    game = position(
        hand="H",
        pawn=MEDES,
        columns={MEDES: "A A A", HITTITES: "A A A"},
        other_temples={MEDES: "1 2", HITTITES: "1"},
        quarry="4 5 6",
    )

    play(game, Destroy(0), Move(HITTITES), Destroy(0))

    assert [1, 1, 2] == game.view(SECOND)["known_temples"]


@pytest.mark.rule("BB-TUR-3")
def test_when_the_deck_has_run_out_the_other_hand_can_be_counted() -> None:
    game = deck_runs_out()

    assert "M M P" == known_hand(game, of=SECOND, to=FIRST)
    assert "A H S" == known_hand(game, of=FIRST, to=SECOND)
    assert {"M M P"} == imagined_hands(game, SECOND, by=FIRST)


@pytest.mark.rule("BB-TUR-3")
def test_before_the_reshuffle_an_empty_deck_leaves_only_one_world() -> None:
    game = position(hand="A", other_hand="H M", deck="", discard="P P")

    assert {"H M"} == imagined_hands(game, SECOND, by=FIRST)
    assert {"A"} == imagined_hands(game, FIRST, by=SECOND)
    assert "H M" == known_hand(game, of=SECOND, to=FIRST)
    assert "A" == known_hand(game, of=FIRST, to=SECOND)


@pytest.mark.rule("BB-TUR-3", "BB-INF-3")
@pytest.mark.parametrize("seed", range(12))
def test_whenever_the_deck_is_empty_the_view_shows_the_whole_other_hand(seed: int) -> None:
    game = new(seed)
    for nation in game.deck[:-3]:
        game.discard += ONE[nation]
    game.deck = game.deck[-3:]
    play_out(game, seed, limit=10)
    while game.deck:
        play_out(game, seed, limit=1)

    for seat in (FIRST, SECOND):
        shown = game.view(seat)["sides"][1 - seat]
        held = game.view(1 - seat)["sides"][1 - seat]["hand"]
        assert held == shown["known_hand"]


@pytest.mark.rule("BB-TUR-3", "BB-INF-3")
def test_cards_drawn_after_the_reshuffle_are_not_known() -> None:
    game = deck_runs_out()
    imagined = imagined_hands(game, FIRST, by=SECOND)

    assert 5 == game.hand_size(FIRST)
    assert all(not known_missing(cards, "A H S") for cards in imagined)
    assert {"A A A H S", "A A H H S", "A H M P S"} <= imagined


def known_missing(cards: str, known: str) -> bool:
    held = nations(cards)
    return any(held.count(nation) < nations(known).count(nation) for nation in nations(known))


@pytest.mark.rule("BB-INF-3")
def test_a_spectator_can_count_neither_hand() -> None:
    game = deck_runs_out()

    assert "" == known_hand(game, of=FIRST, to=SPECTATOR)
    assert "" == known_hand(game, of=SECOND, to=SPECTATOR)


def test_playing_a_nation_uses_up_the_known_card() -> None:
    game = deck_runs_out(discard="A A A")
    assert "A A A H S" == hand(game)

    play(game, Deploy(ASSYRIANS))
    assert "H S" == known_hand(game, of=FIRST, to=SECOND)
    play(game, Deploy(ASSYRIANS), Move(HITTITES))

    assert "A S" == hand(game)
    assert "S" == known_hand(game, of=FIRST, to=SECOND)


def test_a_discarded_card_is_no_longer_known() -> None:
    game = deck_runs_out()

    play(game, Halve(0), DISCARDS[MEDES])

    assert "M P" == known_hand(game, of=SECOND, to=FIRST)
    assert {"M P"} == imagined_hands(game, SECOND, by=FIRST)


def test_what_is_drawn_in_the_next_turn_is_not_known_either() -> None:
    game = deck_runs_out()

    play(game, END)

    assert 6 == game.hand_size(SECOND)
    assert "M M P" == known_hand(game, of=SECOND, to=FIRST)
    assert len(imagined_hands(game, SECOND, by=FIRST)) > 1


@pytest.mark.rule("BB-FIR-3")
def test_a_player_in_the_first_turn_is_imagined_with_what_the_duty_needs() -> None:
    game = position(
        hand="H P",
        pawn=ASSYRIANS,
        columns={ASSYRIANS: "M", HITTITES: "S"},
        temples={ASSYRIANS: "1"},
        foundation=True,
    )
    worlds = [game.imagine(SECOND, dream) for dream in WORLDS]

    assert all(world.options(FIRST) for world in worlds)
    assert "A H" in {hand(world) for world in worlds}
