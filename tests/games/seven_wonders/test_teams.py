"""The team game of Cities."""

import pytest

from games.seven_wonders.tables import act, city, hand, options, points_of, table
from ziggurat.core.seats import SPECTATOR
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import SevenWonders
from ziggurat.games.seven_wonders.catalogue import CARD_OF
from ziggurat.games.seven_wonders.conflict import resolve_conflicts
from ziggurat.games.seven_wonders.intrigue.losses import coins_due, intrigues
from ziggurat.games.seven_wonders.packed import known_to
from ziggurat.games.seven_wonders.scoring import result

BOARDS = ("giza a", "ephesus a", "rhodes a", "alexandria a", "olympia a", "petra a")
DREAMS = range(30)


def teams(*hands: str, players: int = 4, discard: str = "", **house_rules: bool) -> SevenWonders:
    """Cities in teams, with these hands."""
    places = [
        city(board, hand=hands[at] if at < len(hands) else "")
        for at, board in enumerate(BOARDS[:players])
    ]
    return table(*places, discard=discard, house_rules={"teams": True, **house_rules})


@pytest.mark.rule("SWC-60")
@pytest.mark.parametrize("players", [4, 6, 8])
def test_partners_sit_side_by_side(players: int) -> None:
    game = seven_wonders.new(1, players, teams=True)

    for seat in range(players):
        assert game.partner(seat) in (game.left(seat), game.right(seat))
        assert seat == game.partner(game.partner(seat)) != game.partner(seat)
    assert game.view(0)["teams"]


@pytest.mark.rule("SWC-60")
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_other_numbers_of_players_play_alone(players: int) -> None:
    game = seven_wonders.new(1, players, teams=True)

    assert game.intrigues is None
    assert list(range(players)) == [game.partner(seat) for seat in range(players)]


def test_teams_always_play_with_cities() -> None:
    game = seven_wonders.new(1, 4, teams=True)

    assert game.intrigues is not None
    assert 8 == len(game.hands[0])


@pytest.mark.rule("SWC-61")
def test_partners_see_each_others_hands() -> None:
    game = teams("altar, baths", "press, loom", "tavern, theater", "barracks, stockade")

    seen = [shown["hand"] for shown in game.view(1)["cities"]]

    assert [["baths", "altar"], ["loom", "press"], None, None] == seen
    assert [None] * 4 == [shown["hand"] for shown in game.view(SPECTATOR)["cities"]]
    for dream in DREAMS:
        world = game.imagine(0, dream)
        assert game.hands[:2] == world.hands[:2]
    assert len({game.imagine(0, dream).hands[2] for dream in DREAMS}) > 1


@pytest.mark.rule("SWC-61")
def test_partners_know_what_is_laid_face_down_but_not_what_is_sealed() -> None:
    game = teams("altar, baths", "press, loom", "tavern, theater", "barracks, stockade")
    game.play(0, next(each for each in game.options(0) if each.text == "discard altar"))
    assert "" == game.view(1)["order"]
    for seat in (1, 2, 3):
        game.play(seat, game.options(seat)[-1])

    assert [0b0011, 0b0011, 0b1100, 0b1100] == [known_to(card) for card in game.discard]


@pytest.mark.rule("SWC-61")
def test_a_hand_that_a_partner_held_is_known() -> None:
    game = teams("altar, baths, mine", "press, loom, forum", "tavern, theater, lair", "")
    game.hands[3] = tuple(sorted(CARD_OF[name] for name in ("barracks", "stockade", "workshop")))
    act(game, "build altar", "discard press", "build tavern", "discard barracks")

    # The hand of seat 1 went to seat 2, and seat 0 had seen it; that of seat 2 nobody in the team.
    assert {"loom", "forum"} == set(game.view(0)["cities"][2]["hand_among"])
    assert [] == game.view(0)["cities"][3]["hand_among"]
    for dream in DREAMS:
        assert game.hands[2] == game.imagine(0, dream).hands[2]


@pytest.mark.rule("SWC-61")
def test_tiles_stay_secret_between_partners() -> None:
    game = seven_wonders.new(1, 4, teams=True, modules="tower")
    for _ in range(2):
        for seat in range(4):
            game.play(seat, game.options(seat)[0])

    assert all(game.view(0)["cities"][0]["tiles"])
    assert 0 in game.view(0)["cities"][1]["tiles"]


@pytest.mark.rule("SWC-62")
def test_a_partner_sells_like_any_neighbour() -> None:
    game = teams("workshop, altar", "altar, press")
    game.put(1, CARD_OF["glassworks"])

    assert "build workshop paying 2 left" in options(game, 0)
    act(game, "build workshop paying 2 left", "build altar")
    assert 5 == game.coins[1]


@pytest.mark.rule("SWC-63")
def test_partners_do_not_fight_and_opponents_take_two_tokens() -> None:
    game = teams(players=6)
    game.put(0, CARD_OF["stockade"])
    game.put(2, CARD_OF["barracks"])

    resolve_conflicts(game)

    # Seat 0 meets seat 5, seat 1 meets seat 2, and seats 3 and 4 are equal.
    assert [2, 0, 2, 0, 0, 0] == game.victories[::3]
    assert [0, 2, 0, 0, 0, 2] == game.defeats


@pytest.mark.rule("SWC-64")
@pytest.mark.parametrize("tokens", [(1, 0, 0, 0), (0, 0, 0, 1), (1, 0, 0, 1)])
def test_with_diplomacy_a_conflict_counts_once(tokens: tuple[int, ...]) -> None:
    game = teams()
    game.put(0, CARD_OF["stockade"])
    game.put(1, CARD_OF["stockade"])
    game.intrigues = intrigues(game)._replace(diplomacy=tokens)

    resolve_conflicts(game)

    assert [1, 2, 0, 0] == game.victories[::3]
    assert [0, 0, 2, 1] == game.defeats


@pytest.mark.rule("SWC-65")
@pytest.mark.parametrize(("house_rule", "due"), [(False, [0, 0, 1, 1]), (True, [0, 1, 1, 1])])
def test_a_partner_loses_coins_only_by_a_house_rule(house_rule: bool, due: list[int]) -> None:
    game = teams("hideout, altar", partners_lose_coins=house_rule)

    act(game, "build hideout")

    assert due == [coins_due(game, seat) for seat in range(4)]


@pytest.mark.rule("SWC-66")
def test_partners_win_together_by_the_sum_of_their_scores() -> None:
    game = teams()
    game.put(0, CARD_OF["palace"])
    game.put(2, CARD_OF["senate"])
    game.put(3, CARD_OF["senate"])

    outcome = result(game)

    assert 8 == points_of(game, 0)["civilian"]
    assert ((2, 3), (3, 3, 1, 1)) == (outcome.winners, outcome.ranks)
    *_, total, team = outcome.sheet
    assert ("total", (9, 1, 7, 7)) == (total.name, total.values)
    assert ("team", (10, 10, 14, 14)) == (team.name, team.values)


@pytest.mark.rule("SWC-66")
def test_equal_teams_compare_their_coins() -> None:
    game = teams()
    game.coins = [3, 3, 4, 3]

    assert (2, 3) == result(game).winners
    assert hand(game, 0)


def test_without_teams_there_is_no_row_for_them() -> None:
    game = seven_wonders.new(1, 4, cities=True)

    assert "total" == result(game).sheet[-1].name
