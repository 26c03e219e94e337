"""Search: it finds what can be found, remembers it, and sees nothing hidden."""

from threading import Thread
from time import perf_counter, sleep

import pytest

from games.babel.tables import CONSTRUCT_OWN, FIRST, position, worth
from games.seven_wonders.tables import city, midway, table
from ziggurat.ai.bot import Place, can_advise
from ziggurat.ai.council import Council, Helpers, consult, opinions, question_of
from ziggurat.ai.luck import Luck
from ziggurat.ai.opinions import agreed
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

    def __init__(self, batch: int = 1) -> None:
        self.batch = batch
        self.dreams: list[list[int]] = []  # of each batch

    def priors(self, world: Game, seat: Seat, options: list[Action]) -> list[float]:
        return [1 / len(options)] * len(options)

    def foresee(self, worlds: list[Game], dreams: list[int]) -> list[list[float]]:
        self.dreams.append(dreams)
        return [victories(world, dreams[at]) for at, world in enumerate(worlds)]


def victories(world: Game, dream: int) -> list[float]:
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


# Rounds that wait for their results.


def test_one_round_at_a_time_it_thinks_as_ever() -> None:
    """The visits of the first search, whose nodes were objects and whose rounds could not wait."""
    thoughts = steady(150).consider(Place(seven_wonders.new("again", 3), 1))

    assert {
        "build press": 106,
        "discard press": 19,
        "build lumber yard": 6,
        "build stone pit": 3,
        "build ore vein": 3,
    } == {each.choice.text: each.visits for each in thoughts[:5]}


START = seven_wonders.new("batch", 3)
CHOICES = len(START.options(0))


def batched(batch: int, rounds: int) -> tuple[Blind, list[int]]:
    """How often each choice was tried, at the beginning of a game."""
    guide = Blind(batch)
    thoughts = Searcher(1, guide, Budget(rounds, SECONDS)).consider(Place(START, 0))
    return guide, [each.visits for each in thoughts]


def test_rounds_of_a_batch_go_different_ways() -> None:
    """A round that waits counts as a visit; if it did not, all would try the same."""
    _, visits = batched(CHOICES, CHOICES)

    assert [1] * CHOICES == visits


def test_in_a_batch_no_choice_sees_a_world_twice() -> None:
    guide, visits = batched(3 * CHOICES, 3 * CHOICES)

    assert [3] * CHOICES == visits
    assert 3 == len(set(guide.dreams[0]))


def test_every_round_is_counted_once_and_the_last_batch_may_be_small() -> None:
    guide, visits = batched(8, 20)

    assert [8, 8, 4] == [len(each) for each in guide.dreams]
    assert 20 == sum(visits)


def test_what_waited_counts_with_its_result_only() -> None:
    """After the last batch nothing waits: the values are the means of true results."""
    guide = Blind(5)
    thoughts = Searcher(1, guide, Budget(60, SECONDS)).consider(Place(NINETEEN_ALL, FIRST))

    assert CONSTRUCT_OWN == thoughts[0].choice
    assert 1.0 == thoughts[0].value


def test_it_ponders_in_batches() -> None:
    guide = Blind(8)
    bot = Searcher(1, guide, Budget(20, SECONDS))
    place = Place(seven_wonders.new("enough", 3), 0)
    bot.choose(place)

    assert 3 == pondered(bot, place)
    assert [8, 8, 4] == [len(each) for each in guide.dreams[3:]]


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


def test_before_its_choice_for_the_free_city_it_thinks_on_about_that() -> None:
    game = seven_wonders.new("free", 2)
    bot = steady(60)
    seat = game.to_act()[0]
    place = Place(game, seat)
    follows = game.copy()
    follows.apply(seat, bot.choose(place))
    pondered(bot, place)
    for other in follows.to_act():
        follows.apply(other, follows.options(other)[0])
    assert follows.agenda[-1].text == "ChooseForFreeCity"

    assert 1 < sum(each.visits for each in bot.consider(Place(follows, seat, 0.001)))


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


def test_a_council_chooses_what_all_of_it_tried_most() -> None:
    """Each of three searches a third; the same seed and number of helpers choose the same."""
    kind, place = seven_wonders.KIND, Place(midway("council"), 0, effort=0.1)
    with Helpers(2) as helpers:
        choices = [Council(kind, "king", 5, helpers).choose(place) for _ in range(2)]

    luck, part = Luck(5), place.shared(3)
    question = question_of(kind, "king", part, luck.number())
    alone = [opinions(question, seed) for seed in (5, luck.number(), luck.number())]
    assert [30, 30, 30] == [sum(one.visits for one in each) for each in alone]
    assert choices == [agreed(kind, alone)[0].choice] * 2


def test_a_council_decides_without_helpers_that_die_and_replaces_them() -> None:
    kind, place = seven_wonders.KIND, Place(midway("council"), 0, effort=0.1)
    luck = Luck(5)
    question = question_of(kind, "king", place.shared(2), luck.number())
    alone, helped = (opinions(question, seed) for seed in (5, luck.number()))

    with Helpers(1) as helpers:
        killer = Thread(target=kill_one, args=(helpers,))
        killer.start()
        bereft = Council(kind, "king", 5, helpers).choose(place)
        killer.join()
        complete = Council(kind, "king", 5, helpers).choose(place)

    assert bereft == agreed(kind, [alone])[0].choice
    assert complete == agreed(kind, [alone, helped])[0].choice


def kill_one(helpers: Helpers) -> None:
    """Kill a process as soon as there is one, long before it can answer."""
    while not (started := list(helpers.processes._processes.values())):  # noqa: SLF001 - no public list of them
        sleep(0.001)
    started[0].kill()


def test_a_council_goes_on_from_its_choice_even_if_one_member_never_tried_it() -> None:
    game = midway("settled")
    bot = steady(1)
    bot.consider(Place(game, 0))
    unlikely = game.options(0)[-1]
    bot.settle(Place(game, 0), unlikely)

    assert 1 == pondered(bot, Place(game, 0))


def test_a_searcher_can_explain_itself() -> None:
    assert can_advise(blind(1))
