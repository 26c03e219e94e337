"""The environments pass the conformance tests of the projects they are made for."""

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from walks import Case, case_name, cases, walk
from ziggurat.games.catalogue import GAMES
from ziggurat.research import gym, spiel, zoo
from ziggurat.research.features import MOST_OPTIONS, OPTION, VIEW, of_options, of_view
from ziggurat.research.table import Table

# Advice about spaces: ours are dictionaries, because choices depend on the position.
ADVICE = pytest.mark.filterwarnings("ignore:Observation", "ignore:.*Box observation space")
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))


@ADVICE
@EVERY_GAME
def test_pettingzoo_accepts_the_environment_of_turns(game: str) -> None:
    api_test(zoo.env(game), num_cycles=60)


@ADVICE
@EVERY_GAME
def test_pettingzoo_accepts_the_environment_of_simultaneous_choices(game: str) -> None:
    parallel_api_test(zoo.parallel_env(game), num_cycles=30)


@ADVICE
def test_the_same_seed_gives_the_same_games() -> None:
    seed_test(lambda: zoo.env("babel"), num_cycles=30)
    parallel_seed_test(lambda: zoo.parallel_env("seven_wonders", players=3), num_cycles=10)


@pytest.mark.filterwarnings("ignore:.*WARN")
@EVERY_GAME
def test_gymnasium_accepts_a_seat_among_bots(game: str) -> None:
    others = min(GAMES[game].players) - 1
    check_env(gym.SeatEnv(game, ["random"] * others), skip_render_check=True)


@EVERY_GAME
def test_openspiel_accepts_the_game(game: str) -> None:
    loaded = pyspiel.load_game(f"{spiel.PREFIX}{game}(deals=5)")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("processes", [False, True])
def test_several_games_are_stepped_together(processes: bool) -> None:
    envs = gym.vector("babel", 3, ["random"], processes=processes)
    envs.reset(seed=5)

    seen, rewards, *_ = envs.step(np.zeros(3, np.int64))

    assert (3, VIEW) == seen["observation"].shape
    assert (3, MOST_OPTIONS, OPTION) == seen["options"].shape
    assert (3,) == rewards.shape
    envs.close()


def test_a_game_ends_with_one_victory_to_share() -> None:
    table = Table("seven_wonders", 4, {}, "end")
    while (seat := table.acting) is not None:
        assert [0.0] * 4 == table.rewards()
        table.choose(seat, 0)

    assert 1.0 == pytest.approx(sum(table.rewards()))


PLAIN = [case for case in cases() if not case[2]]


@pytest.mark.parametrize("case", PLAIN, ids=case_name)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(case: Case) -> None:
    _, players, _ = case
    for number, game in enumerate(walk(case, 3)):
        if number % 9 == 0:
            seat = number % players
            world = game.imagine(seat, number)
            assert np.array_equal(of_view(game, seat), of_view(world, seat))
            if game.may_act(seat):
                there = of_options(world, seat, world.options(seat))
                assert np.array_equal(of_options(game, seat, game.options(seat)), there)


def test_what_a_seat_knows_is_in_the_vector() -> None:
    """The test above could fail: another hand is another vector."""
    games = [GAMES["babel"].begin(f"deal {number}", 2, {"start_player": 0}) for number in range(2)]

    assert not np.array_equal(of_view(games[0], 0), of_view(games[1], 0))
