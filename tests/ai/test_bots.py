"""Bots: they play to the end, the same again from a seed, and see nothing hidden."""

from functools import partial

import pytest

from walks import Case, Chance, case_name, cases, walk
from ziggurat.ai.arena import scores_of
from ziggurat.ai.bot import Maker, Place
from ziggurat.ai.catalogue import LEVELS, USUAL, bots_of, levels_of, stand_in_of
from ziggurat.ai.match import play_match
from ziggurat.games.catalogue import GAMES

EFFORT = 0.01


def different(bots: dict[str, Maker]) -> list[str]:
    """The names of bots, one for all that differ only in how much they notice."""
    found: dict[object, str] = {}
    for name, make in bots.items():
        key: object = make
        if isinstance(make, partial) and "noticed" in make.keywords:
            key = (make.func, str(make.keywords | {"noticed": "some"}))
        found.setdefault(key, name)
    return list(found.values())


EVERY_BOT = [(game, name) for game in GAMES for name in different(bots_of(game))]
every_bot = pytest.mark.parametrize(("game", "name"), EVERY_BOT)


@every_bot
def test_a_bot_plays_a_whole_game_and_the_same_again(game: str, name: str) -> None:
    kind = GAMES[game]
    make = bots_of(game)[name]
    seats = kind.players[0]

    first, again = (
        play_match(kind, [make(seat) for seat in range(seats)], "7", {}, EFFORT) for _ in range(2)
    )

    assert first.game.outcome is not None
    assert first.record == again.record


MOST_PLAYERS = [case for case in cases() if case[1] == case[0].players[-1]]


@pytest.mark.parametrize("case", MOST_PLAYERS, ids=case_name)
def test_the_bot_that_takes_over_a_seat_copes_with_every_option(case: Case) -> None:
    kind, players, settings = case
    bots = [bots_of(kind.name)[stand_in_of(kind.name)](seat) for seat in range(players)]

    outcome = play_match(kind, bots, "options", settings, EFFORT).game.outcome

    assert outcome is not None


@every_bot
def test_a_bot_chooses_alike_in_worlds_it_cannot_tell_apart(game: str, name: str) -> None:
    kind = GAMES[game]
    make = bots_of(game)[name]
    chance = Chance(5)
    for number, position in enumerate(walk((kind, kind.players[-1], {}), 3)):
        if number % 12 == 0:
            for seat in position.to_act():
                world = position.imagine(seat, chance.below(10**6))
                in_truth = make(number).choose(Place(position, seat, EFFORT))
                assert in_truth == make(number).choose(Place(world, seat, EFFORT))


@pytest.mark.parametrize(
    ("game", "name", "scores"),
    [
        ("babel", "greedy", (4, 9)),
        ("babel", "planner", (15, 3)),
        ("babylon", "greedy", (94, 69)),
        ("seven_wonders", "steward", (31, 50, 54)),
    ],
)
def test_a_reference_keeps_its_ways(game: str, name: str, scores: tuple[int, ...]) -> None:
    """If this fails, no figure of the others can be compared with those measured before."""
    bots = [bots_of(game)[name](seat) for seat in range(len(scores))]

    outcome = play_match(GAMES[game], bots, "reference", {}).game.outcome

    assert outcome is not None
    assert scores == scores_of(outcome)


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_of_a_game_stand_in_order(game: str) -> None:
    levels = list(levels_of(game))

    assert [level for level in LEVELS if level in levels] == levels
    assert USUAL in levels


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_was_left_is_kept_by_a_level_that_answers_soon(game: str) -> None:
    assert stand_in_of(game) in levels_of(game)
    assert "architect" == stand_in_of(game)


def test_greedy_beats_random_at_babel() -> None:
    bots = bots_of("babel")
    won = 0
    for seed in range(20):
        order = ("greedy", "random") if seed % 2 else ("random", "greedy")
        match = play_match(GAMES["babel"], [bots[name](seed) for name in order], str(seed), {})
        outcome = match.game.outcome
        assert outcome is not None
        won += outcome.winners == (order.index("greedy"),)

    assert won >= 18
