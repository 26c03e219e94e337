"""Search: it finds what can be found, remembers it, and sees nothing hidden."""

from time import perf_counter

import pytest

from games.babel.tables import CONSTRUCT_OWN, FIRST, position, worth
from games.seven_wonders.tables import city, midway, table
from ziggurat.ai.bot import Place, can_advise
from ziggurat.ai.council import consult
from ziggurat.ai.search import Budget, Searcher
from ziggurat.ai.seven_wonders import LEVELS
from ziggurat.ai.seven_wonders.guide import SevenWondersGuide
from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.playout import play_out
from ziggurat.core.seats import Seat
from ziggurat.games import seven_wonders
from ziggurat.games.babel import KIND as BABEL
from ziggurat.games.babel.actions import END
from ziggurat.games.babel.components import SUMERIANS
from ziggurat.games.seven_wonders import SevenWonders

SECONDS = 1.0  # nobody waits, so they do not count


class Blind:
    """Knows nothing of the game: all options are alike, and the rest is left to chance."""

    exploration = 1.0

    def priors(self, world: Game, seat: Seat, options: list[Action]) -> list[float]:
        return [1 / len(options)] * len(options)

    def foresee(self, world: Game, dream: int) -> list[float]:
        play_out(world, dream)
        assert world.outcome is not None
        return [float(seat in world.outcome.winners) for seat in range(world.seats)]


# The first to build has twenty levels and wins.
NINETEEN_ALL = position(
    pawn=SUMERIANS,
    columns={SUMERIANS: "A"},
    temples=worth(6, 6, 6, 1),
    stack="1",
    other_pawn=SUMERIANS,
    other_columns={SUMERIANS: "A"},
    other_temples=worth(6, 6, 6, 1),
    other_stack="1",
    end_phase=True,
)


def blind(rounds: int, seed: int = 1) -> Searcher:
    return Searcher(seed, Blind(), Budget(rounds, SECONDS))


def steady(rounds: int, seed: int = 1) -> Searcher:
    return Searcher(seed, SevenWondersGuide(), Budget(rounds, SECONDS))


def test_it_takes_a_victory_that_lies_before_it() -> None:
    thoughts = blind(60).consider(Place(NINETEEN_ALL, FIRST))
    values = {each.choice: each.value for each in thoughts}

    assert CONSTRUCT_OWN == thoughts[0].choice
    assert 1.0 == values[CONSTRUCT_OWN]
    assert values[END] < 1.0


def test_the_last_card_of_the_game_is_the_one_with_most_points() -> None:
    own = city("giza a", "library", "senate, haven", coins=0, stages=3)
    game = table(own, age=3, turn=6)

    assert "build senate by chain" == steady(40).choose(Place(game, 0)).text


def test_it_arms_when_that_decides_the_conflict() -> None:
    own = city("giza a", "quarry, ore vein", "circus, town hall", coins=0, stages=3)
    armed = city("rhodes a", "walls", "")
    game = table(own, armed, armed, age=3, turn=6)

    assert "build circus" == steady(60).choose(Place(game, 0)).text


def test_of_the_same_seed_it_thinks_the_same() -> None:
    game = seven_wonders.new("again", 3)

    assert steady(30).consider(Place(game, 1)) == steady(30).consider(Place(game, 1))
    assert steady(30).consider(Place(game, 1)) != steady(30, seed=2).consider(Place(game, 1))


def test_thinking_on_adds_to_what_was_thought() -> None:
    place = Place(seven_wonders.new("more", 3), 0)
    bot = steady(20)

    assert 20 == sum(each.visits for each in bot.consider(place))
    assert 40 == sum(each.visits for each in bot.consider(place))


def test_effort_is_a_share_of_the_usual_rounds() -> None:
    game = seven_wonders.new("less", 3)

    assert 5 == sum(each.visits for each in steady(20).consider(Place(game, 0, 0.25)))


def test_time_ends_thinking() -> None:
    bot = Searcher(1, SevenWondersGuide(), Budget(10**9, 0.2))
    start = perf_counter()
    bot.choose(Place(seven_wonders.new("time", 3), 0, hurried=True))

    assert perf_counter() - start < 5


def test_within_a_turn_the_tree_is_kept() -> None:
    """What follows the bot's own choice was explored before the choice was made."""
    game = BABEL.begin("kept", 2, {"start_player": 0})
    bot = blind(300)
    game.apply(0, bot.choose(Place(game, 0)))
    assert [0] == game.to_act()

    visits = sum(each.visits for each in bot.consider(Place(game, 0, 1 / 300)))

    assert visits > 10


def pondered(bot: Searcher, place: Place) -> int:
    """After a choice, think on as long as the bot likes; how many rounds that were."""
    rounds = 0
    while bot.ponder(place):
        rounds += 1
    return rounds


def expected_question(game: SevenWonders, seat: Seat, bot: Searcher) -> SevenWonders:
    """Where a seat is asked next that has chosen, if the others do what looks best."""
    follows = game.copy()
    follows.apply(seat, bot.choose(Place(game, seat)))
    for other in follows.to_act():
        follows.apply(other, LEVELS["mason"](other).choose(Place(follows, other)))
    assert seat in follows.to_act()
    return follows


def known(bot: Searcher, game: SevenWonders) -> int:
    """How often a bot has tried the choices of seat 0, after one more round."""
    return sum(each.visits for each in bot.consider(Place(game, 0, 0.001)))


def test_while_others_choose_it_thinks_on() -> None:
    game = midway("foreseen")
    idle, busy = steady(200), steady(200)
    follows = expected_question(game, 0, idle)
    assert follows.options(0) == expected_question(game, 0, busy).options(0)
    pondered(busy, Place(game, 0))

    assert 1 == known(idle, follows)
    assert 10 < known(busy, follows)


def test_of_what_it_found_meanwhile_nothing_counts_in_another_position() -> None:
    bot = steady(50)
    place = Place(midway("ponder"), 0)
    bot.choose(place)
    pondered(bot, place)

    assert 1 == known(bot, midway("elsewhere"))


def test_it_thinks_on_as_long_as_it_thinks() -> None:
    place = Place(seven_wonders.new("enough", 3), 0)
    bot = steady(20)

    assert 0 == pondered(bot, place)
    bot.choose(place)
    assert 20 == pondered(bot, place)
    assert 0 == pondered(bot, place)


def test_who_asked_itself_nothing_has_nothing_to_think_on() -> None:
    """A single option is not a choice, and earlier thoughts are of no use then."""
    bot = steady(10)
    bot.choose(Place(seven_wonders.new("single", 3), 0))
    last = table(city("giza a", "", "senate", coins=0), age=3, turn=6)
    assert 1 == len(last.options(0))
    bot.choose(Place(last, 0))

    assert 0 == pondered(bot, Place(last, 0))


def test_what_was_found_meanwhile_is_the_same_in_worlds_that_look_alike() -> None:
    game = midway("alike")
    here, there = steady(60), steady(60)
    follows = expected_question(game, 0, here)
    there.choose(Place(game.imagine(0, 99), 0))
    pondered(here, Place(game, 0))
    pondered(there, Place(game.imagine(0, 99), 0))

    found = here.consider(Place(follows, 0))
    assert 60 < sum(each.visits for each in found)
    assert found == there.consider(Place(follows, 0))


def test_what_others_seal_does_not_hang_on_ones_own_seal() -> None:
    """All seats choose from the same node, so nobody answers what he cannot see."""
    game = seven_wonders.new("sealed", 3)
    bot = steady(50)
    thoughts = bot.consider(Place(game, 0))

    expected = {step.seat for each in thoughts for step in each.line[:1]}
    assert expected <= {0}


@pytest.mark.parametrize("players", [2, 3, 7])
def test_it_plays_at_any_table(players: int) -> None:
    game = seven_wonders.new("any", players, modules="both", wonders="drafted")
    bots = [steady(3, seat) for seat in range(players)]
    while (waiting := game.to_act()) and game.age < 2:
        seat = waiting[0]
        choice = bots[seat].choose(Place(game, seat))
        if seat % 2:
            pondered(bots[seat], Place(game, seat))
        game.play(seat, choice)

    assert 2 == game.age


def test_several_processes_add_up_what_they_find() -> None:
    kind = seven_wonders.KIND
    place = Place(seven_wonders.new("council", 3), 0, effort=0.05)

    alone, other = (consult(kind, "architect", place, seed, 1) for seed in (5, 6))
    together = consult(kind, "architect", place, 5, 2)

    visits = {each.choice: each.visits for each in alone}
    for each in other:
        visits[each.choice] = visits.get(each.choice, 0) + each.visits
    assert visits == {each.choice: each.visits for each in together}
    assert together[0].visits == max(visits.values())


def test_a_searcher_can_explain_itself() -> None:
    assert can_advise(blind(1))
