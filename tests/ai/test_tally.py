"""What wins, counted: every fact of a seat once in a game, with its share of the victory."""

import pytest

from ziggurat.ai.catalogue import levels_of
from ziggurat.ai.match import play_match
from ziggurat.ai.standings import wilson
from ziggurat.ai.tally import FACETS, PERSON, TABLE, Tally, lines_of, tally
from ziggurat.core.session import Session
from ziggurat.games.catalogue import GAMES


def played(game: str, players: int, seed: str = "tally") -> Session:
    makers = levels_of(game)
    return play_match(
        GAMES[game], [makers["apprentice"](seat) for seat in range(players)], seed, {}
    )


@pytest.mark.parametrize("game", ["babel", "babylon", "seven_wonders"])
def test_one_victory_is_shared_out_in_every_facet_of_all_seats(game: str) -> None:
    players = GAMES[game].players[0]
    session = played(game, players)

    counts = tally(session, ["mason", *[PERSON] * (players - 1)])

    assert counts[players, TABLE, ""].games == 1
    for facet in ("level", "seat", "opening", "strength"):
        found = [count for key, count in counts.items() if key[1] == facet]
        assert sum(count.wins for count in found) == pytest.approx(1), facet
        assert sum(count.games for count in found) <= players
    assert {key[1] for key in counts} <= {TABLE, *FACETS}


def test_the_winner_of_a_duel_has_all_of_its_facts() -> None:
    session = played("babel", 2)
    outcome = session.game.outcome
    assert outcome is not None
    (winner,) = outcome.winners

    counts = tally(session, ["mason", "king"])

    assert counts[2, "seat", str(winner + 1)] == (1, 1.0)
    assert counts[2, "seat", str(2 - winner)] == (1, 0.0)
    assert counts[2, "level", ["mason", "king"][winner]] == (1, 1.0)


def test_wonders_and_cards_are_counted_once_for_each_city() -> None:
    session = played("seven_wonders", 4)
    counts = tally(session, [PERSON] * 4)

    assert sum(count.games for key, count in counts.items() if key[1] == "wonder") == 4
    view = session.game.view(0)
    assert isinstance(view, dict)
    for city in view["cities"]:
        assert (4, "wonder", city["board"]) in counts
        for card in city["buildings"]:
            assert counts[4, "card", card].games >= 1


def test_a_cooperative_game_is_won_or_lost_by_all_together() -> None:
    session = played("babble", 3)
    outcome = session.game.outcome
    assert outcome is not None

    counts = tally(session, ["king", "king", PERSON])

    assert {count for key, count in counts.items() if key[1] != TABLE} == {
        (1, float(bool(outcome.winners)))
    }
    assert not [key for key in counts if key[1] == "seat"]
    assert (3, "players", "3") in counts


def test_games_add_up_and_can_be_told_apart_by_their_size() -> None:
    both = Tally()
    for players in (3, 4):
        both.add(played("seven_wonders", players), [PERSON] * players)

    assert (both.games(), both.games(3), both.games(4), both.games(5)) == (2, 1, 1, 0)
    (person,) = lines_of(both.counts, "level")
    assert (person.thing, person.games) == (PERSON, 7)
    assert person.share == pytest.approx(2 / 7)
    assert person.interval == wilson(2.0, 7)
    assert [line.games for line in lines_of(both.counts, "level", 3)] == [3]
    surest = [line.interval[0] for line in lines_of(both.counts, "card")]
    assert surest == sorted(surest, reverse=True)
