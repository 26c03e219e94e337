"""A secret choice may be changed until the last one is made."""

import pytest

from games.seven_wonders.tables import buildings, city, options, table, two_players
from walks import Chance
from ziggurat.core.refusal import TableRefusal
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.snapshot import state_of
from ziggurat.games import seven_wonders
from ziggurat.games.seven_wonders import parse
from ziggurat.games.seven_wonders.two_players.rules import FREE_CITY

SPARE = parse("discard lumber yard")
PLAYER_COUNTS = list(seven_wonders.KIND.players)


@pytest.mark.rule("SW-AGE-3", "CO-ACT-2")
def test_only_the_last_choice_counts_and_only_it_is_paid() -> None:
    game = table(city("rhodes a", hand="baths, theater", coins=3), city("giza a"))
    for words in ("build baths paying 2 left", "discard theater", "build theater"):
        game.play(0, parse(words))
        assert [1, 2] == game.to_act()
        assert words == game.view(0)["order"]
    game.play(1, SPARE)
    game.play(2, SPARE)

    assert ["theater"] == buildings(game, 0)
    assert [3, 6, 6] == game.coins


@pytest.mark.rule("CO-ACT-2")
def test_a_change_of_mind_shows_to_nobody_else() -> None:
    game = table(city(hand="altar, theater"))
    game.play(0, parse("build altar"))
    before = [game.view(seat) for seat in (SPECTATOR, 1, 2)]
    offered = [options(game, seat) for seat in range(3)]
    revealed = game.revealed
    game.hear()

    game.play(0, parse("discard theater"))

    assert before == [game.view(seat) for seat in (SPECTATOR, 1, 2)]
    assert offered == [options(game, seat) for seat in range(3)]
    assert [] == game.hear()
    assert revealed == game.revealed


@pytest.mark.rule("CO-ACT-2")
def test_of_two_players_each_may_change_until_the_free_city_is_next() -> None:
    game = two_players(city(hand="altar, baths, theater"), city("rhodes a"), city("ephesus a"))
    game.play(0, parse("build altar"))
    game.play(0, parse("build theater"))
    assert [1] == game.to_act()

    game.play(1, SPARE)
    assert TableRefusal.NOT_YOUR_CHOICE == game.why_not(1, SPARE)
    game.play(0, parse("build altar"))
    assert ["theater"] == buildings(game, 0)
    assert ["altar"] == buildings(game, FREE_CITY)


@pytest.mark.rule("CO-ACT-2")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_whole_game_of_changed_minds_is_the_game_of_the_last_choices(players: int) -> None:
    """Tiles, sides and cards: every sealed choice is made twice in one game, once in the other."""
    settled, wavering = [
        seven_wonders.new(players, players, modules="tower", wonders="chosen") for _ in range(2)
    ]
    chance = Chance(players)
    while waiting := settled.to_act():
        seat = chance.seat(waiting)
        action = chance.choice(settled.options(seat))
        if len(waiting) > 1:
            wavering.play(seat, chance.choice(wavering.options(seat)))
        settled.play(seat, action)
        wavering.play(seat, action)

        assert settled.to_act() == wavering.to_act()
    assert state_of(settled) == state_of(wavering)
