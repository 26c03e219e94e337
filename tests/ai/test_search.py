"""Search: it finds what can be found, remembers it, and sees nothing hidden."""

from time import perf_counter

import pytest

from games.babel.tables import CONSTRUCT_OWN, FIRST, position, worth
from games.seven_wonders.tables import city, table
from ziggurat.ai.bot import Adviser, Place
from ziggurat.ai.council import consult
from ziggurat.ai.search import Budget, Searcher
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


# Whoever builds first has twenty levels and wins.
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
    """What follows a choice of one's own was looked at before it was made."""
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


def after_all_chose(game: SevenWonders, bot: Searcher, place: Place) -> SevenWonders:
    """Where seat 0 is asked next, when it has chosen and thought on."""
    choice = bot.choose(place)
    pondered(bot, place)
    follows = game.copy()
    follows.apply(0, choice)
    while 0 not in follows.to_act():
        seat = follows.to_act()[0]
        follows.apply(seat, follows.options(seat)[0])
    return follows


def test_while_others_choose_it_thinks_on() -> None:
    game = seven_wonders.new("ponder", 3)
    place, quick = Place(game, 0), 1 / 40

    idle, busy = steady(40), steady(40)
    idle.choose(place)
    follows = after_all_chose(game, busy, place)

    assert 1 == sum(each.visits for each in idle.consider(Place(follows, 0, quick)))
    assert 10 < sum(each.visits for each in busy.consider(Place(follows, 0, quick)))


def test_it_thinks_on_as_long_as_it_thinks() -> None:
    place = Place(seven_wonders.new("enough", 3), 0)
    bot = steady(20)

    assert 0 == pondered(bot, place)
    bot.choose(place)
    assert 20 == pondered(bot, place)
    assert 0 == pondered(bot, place)


def test_who_asked_itself_nothing_has_nothing_to_think_on() -> None:
    """A single option is no choice, and whatever was thought before is of no use then."""
    game = seven_wonders.new("single", 3)
    bot = steady(10)
    bot.choose(Place(game, 0))
    last = table(city("giza a", "", "senate", coins=0), age=3, turn=6)
    assert 1 == len(last.options(0))
    bot.choose(Place(last, 0))

    assert 0 == pondered(bot, Place(last, 0))


def test_what_was_found_meanwhile_is_the_same_in_worlds_that_look_alike() -> None:
    game = seven_wonders.new("alike", 3)
    here, there = steady(15), steady(15)
    follows = after_all_chose(game, here, Place(game, 0))
    after_all_chose(game, there, Place(game.imagine(0, 99), 0))

    assert here.consider(Place(follows, 0)) == there.consider(Place(follows, 0))


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
    assert isinstance(blind(1), Adviser)
