"""The bots of 7 Wonders: what they appraise, what they foresee, and that it wins."""

import pytest

from games.seven_wonders.tables import city, options, table
from ziggurat.ai.bot import Place
from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.match import play_match
from ziggurat.ai.search import Searcher
from ziggurat.ai.seven_wonders.appraisal import Appraisal
from ziggurat.ai.seven_wonders.conflicts import promise
from ziggurat.ai.seven_wonders.guide import DECISIVE, CrowdGuide, SevenWondersGuide, chance, shares
from ziggurat.ai.seven_wonders.leaders import worth_keeping
from ziggurat.ai.seven_wonders.outlook import FEATURES, features, outlook
from ziggurat.ai.seven_wonders.policy import Appraiser
from ziggurat.ai.seven_wonders.steward import Steward
from ziggurat.ai.seven_wonders.weights import WEIGHTS
from ziggurat.core.playout import play_out
from ziggurat.games import seven_wonders
from ziggurat.games.catalogue import GAMES
from ziggurat.games.seven_wonders import SevenWonders, parse
from ziggurat.games.seven_wonders.catalogue import CARD_OF, THINGS

BOTS = bots_of("seven_wonders")


def wins(name: str, other: str, players: int, games: int, modules: str) -> int:
    """How many games a bot wins, from each seat, against this number of the other bot."""
    won = 0
    for seed in range(games):
        own = seed % players
        names = [name if seat == own else other for seat in range(players)]
        bots = [BOTS[each](10 * seed + seat) for seat, each in enumerate(names)]
        match = play_match(GAMES["seven_wonders"], bots, str(seed), {"modules": modules})
        assert match.game.outcome is not None
        won += match.game.outcome.winners == (own,)
    return won


@pytest.mark.parametrize(("modules", "needed"), [("none", 16), ("both", 14)])
def test_the_steward_beats_three_random_players(modules: str, needed: int) -> None:
    assert wins("steward", "random", 4, 20, modules) >= needed


@pytest.mark.parametrize(("modules", "needed"), [("none", 12), ("both", 9)])
def test_the_mason_beats_two_stewards(modules: str, needed: int) -> None:
    """Measured: 80 and 57 % of 42 games."""
    assert wins("mason", "steward", 3, 18, modules) >= needed


def value(game: SevenWonders, words: str) -> float:
    return Appraisal(game, 0, WEIGHTS).values([parse(words)])[0]


def choice(game: SevenWonders) -> str:
    return Appraiser(1).choose(Place(game, 0)).text


# Appraisal.


def test_a_chain_is_worth_more_than_a_price() -> None:
    own = city("giza a", "library", "senate", coins=20)
    rich = city("ephesus a", "sawmill, quarry, ore vein", "")
    game = table(own, rich, rich, age=3)
    paid = next(text for text in options(game) if text.startswith("build senate paying"))

    assert value(game, "build senate by chain") > value(game, paid)


def test_a_set_of_symbols_is_worth_its_points() -> None:
    lone = table(city("giza a", "", "scriptorium"), age=3, turn=6)
    third = table(city("giza a", "apothecary, workshop", "scriptorium"), age=3, turn=6)

    assert 1 == value(lone, "build scriptorium")
    assert 8 == value(third, "build scriptorium")


def test_a_missing_material_is_worth_more_than_another_of_the_same() -> None:
    game = table(city("giza a", "lumber yard", "lumber yard, clay pool"))

    assert value(game, "build clay pool") > value(game, "build lumber yard")


def test_coins_are_worth_less_in_the_end() -> None:
    early = table(city(hand="altar"), age=1)
    late = table(city(hand="altar"), age=3, turn=6)

    assert value(early, "discard altar") > value(late, "discard altar") == pytest.approx(1.0)


def test_shields_are_worth_what_they_change() -> None:
    """At the end of the game against two unarmed cities, and against two that are far ahead."""
    armed = city("rhodes a", "walls, stables, archery range", "")
    even = table(city(built="ore vein", hand="barracks"), age=3, turn=6)
    behind = table(city(built="ore vein", hand="barracks"), armed, armed, age=3, turn=6)

    assert 10 * WEIGHTS.military == pytest.approx(value(even, "build barracks"))
    assert 0 == value(behind, "build barracks")


def test_the_card_that_the_next_player_wants_is_laid_down() -> None:
    """The neighbour on the left has two symbols of the three that make a set."""
    own = city("giza a", "quarry, sawmill", "scriptorium, lumber yard", coins=0)
    left = city("ephesus a", "apothecary, workshop, press", "")
    game = table(own, left, age=1, turn=2)

    assert "stage with scriptorium" == choice(game)


# Conflicts.


def test_the_last_conflict_is_won_lost_or_nothing() -> None:
    assert [-1.0, 0.0, 5.0] == [promise(3, 0, lead) for lead in (-2, 0, 1)]


def test_a_lead_promises_more_the_later_it_is_and_the_greater() -> None:
    assert promise(3, 1, 1) > promise(3, 5, 1) > promise(3, 5, 0)
    assert promise(1, 3, 1) < promise(1, 3, 2) < 1 + 3 + 5


# Outlook.


def test_at_the_end_the_outlook_is_the_score() -> None:
    game = seven_wonders.new("end", 3, modules="both")
    play_out(game, 5)
    assert game.outcome is not None

    totals = game.outcome.sheet[-1].values
    assert list(map(float, totals)) == [outlook(game, seat) for seat in range(3)]


@pytest.mark.parametrize("modules", ["none", "both"])
def test_playouts_stop_where_an_age_ends(modules: str) -> None:
    game = seven_wonders.new("age", 3, modules=modules)
    expected = SevenWondersGuide().foreseen(game, 1)

    assert 2 == game.age
    assert 1 == game.turn
    assert len(FEATURES) == len(features(game, 0))
    assert all(0 < each < 1 for each in expected)


def foreseen(guide: SevenWondersGuide, players: int) -> list[float]:
    return guide.foreseen(seven_wonders.new("many", players), 1)


def test_at_a_large_table_everybody_expects_a_share_of_one_victory() -> None:
    assert foreseen(CrowdGuide(), 4) == foreseen(SevenWondersGuide(), 4)
    assert foreseen(CrowdGuide(), 5) != foreseen(SevenWondersGuide(), 5)
    assert 1.0 == pytest.approx(sum(foreseen(CrowdGuide(), 5)))


def test_for_two_a_share_is_the_chance_to_lead() -> None:
    assert [chance(5.0), chance(-5.0)] == pytest.approx(shares([50.0, 45.0], DECISIVE))


@pytest.mark.parametrize(("players", "alike"), [(4, True), (5, False)])
def test_with_as_few_rounds_the_king_thinks_as_the_architect_at_small_tables(
    players: int, alike: bool
) -> None:
    game = seven_wonders.new("many", players)
    king, architect = BOTS["king"](1), BOTS["architect"](1)
    assert isinstance(king, Searcher)
    assert isinstance(architect, Searcher)

    few = king.consider(Place(game, 0, effort=60 / 900))
    assert alike == (few == architect.consider(Place(game, 0)))


@pytest.mark.parametrize("players", [2, 3, 7])
def test_bots_play_with_leaders(players: int) -> None:
    game = seven_wonders.new(3, players, leaders=True, wonder_pack=True, modules="both")
    bots: list[Appraiser | Steward] = [
        Appraiser(seat) if seat % 2 else Steward(seat) for seat in range(players)
    ]
    while waiting := game.to_act():
        seat = waiting[0]
        game.play(seat, bots[seat].choose(Place(game, seat)))

    assert game.outcome is not None


def test_a_leader_who_brings_more_is_kept() -> None:
    assert worth_keeping(THINGS[CARD_OF["cleopatra"]]) > worth_keeping(THINGS[CARD_OF["sappho"]])
    assert worth_keeping(THINGS[CARD_OF["amytis"]]) > worth_keeping(THINGS[CARD_OF["hannibal"]])
