"""The bots of Babel: they find turns that win, see the end of the quarry, and fear the answer."""

from itertools import count

import pytest

from games.babel.tables import FIRST, SECOND, position
from ziggurat.ai.babel import King, Planner, king
from ziggurat.ai.babel.chances import chance
from ziggurat.ai.babel.turns import turns
from ziggurat.ai.bot import Bot, Place
from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.council import consult
from ziggurat.ai.match import play_match
from ziggurat.games import babel
from ziggurat.games.babel import Babel
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS

thinkers = pytest.mark.parametrize("make", [Planner, King])


def turn_of(bot: Bot, game: Babel) -> list[str]:
    """What the bot does until its turn or the game is over."""
    done: list[str] = []
    while FIRST in game.to_act() and done[-1:] != ["end"]:
        action = bot.choose(Place(game, FIRST))
        game.play(FIRST, action)
        done.append(action.text)
    return done


@thinkers
def test_it_sees_the_turn_that_wins(make: type[Planner]) -> None:
    """Fifteen levels against nine: two cards must be deployed before the last level is built."""
    game = position(
        hand="MPS",
        pawn=ASSYRIANS,
        columns={MEDES: "AHM"},
        temples={ASSYRIANS: "123456", HITTITES: "12345", MEDES: "123"},
        other_temples={ASSYRIANS: "12345", MEDES: "1234"},
        stack="4",
    )

    assert [1.0] == [thought.value for thought in King(1).consider(Place(game, FIRST))]

    done = turn_of(make(1), game)

    assert "move medes" == done[0]
    assert "construct own" == done[-1]
    assert game.outcome is not None
    assert (FIRST,) == game.outcome.winners


@thinkers
def test_it_keeps_the_cards_that_break_a_tie_when_the_quarry_is_used_up(
    make: type[Planner],
) -> None:
    game = position(
        hand="MPS",
        pawn=ASSYRIANS,
        temples={ASSYRIANS: "12"},
        other_hand="MM",
        other_temples={HITTITES: "12"},
        quarry="66",
    )

    assert ["end"] == turn_of(make(1), game)
    assert game.outcome is not None
    assert (FIRST,) == game.outcome.winners


def test_no_turn_leads_twice_to_the_same_position() -> None:
    game = position(hand="MPS", pawn=ASSYRIANS)

    found = turns(game, FIRST, width=100)

    ends = {(each.after.hands, each.after.pawns[0], *each.after.columns) for each in found}
    assert len(ends) == len(found)


def test_levels_make_victory_more_likely() -> None:
    even = position(temples={ASSYRIANS: "12"}, other_temples={HITTITES: "12"})
    ahead = position(temples={ASSYRIANS: "12345"}, other_temples={HITTITES: "12"})

    assert 0.3 < chance(even, FIRST) < 0.7
    assert chance(ahead, FIRST) > chance(even, FIRST)


def test_the_king_leaves_no_card_that_would_let_the_opponent_win() -> None:
    """Building the 3 and the 4 uncovers the 6 that brings the opponent to fifteen."""
    game = position(
        hand="SS",
        pawn=SUMERIANS,
        columns={SUMERIANS: "AHM"},
        temples={ASSYRIANS: "1234", SUMERIANS: "12"},
        other_stack="643",
        quarry="3333333",
        other_pawn=PERSIANS,
        other_hand="AAHHPP",
        other_columns={PERSIANS: "AHM"},
        other_temples={PERSIANS: "12345", MEDES: "12345", HITTITES: "1234"},
    )
    careless = turn_of(Planner(1), game.copy())

    assert 2 == careless.count("construct opposing")
    assert 1 == turn_of(King(1), game).count("construct opposing")


def test_the_king_says_what_it_thinks_of_its_choices() -> None:
    game = position(
        hand="MPS", pawn=ASSYRIANS, columns={ASSYRIANS: "A"}, temples={ASSYRIANS: "1"}, stack="2"
    )
    place = Place(game, FIRST)

    thoughts = King(1).consider(place)

    assert len(thoughts) > 1
    assert len({each.choice for each in thoughts}) == len(thoughts)
    assert all(each.choice in place.options and 0 <= each.value <= 1 for each in thoughts)
    assert King(1).choose(place) == thoughts[0].choice


def test_a_hurried_king_plays_the_best_that_it_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that advances by one at every reading stops it in the middle of a world."""
    monkeypatch.setattr(king, "perf_counter", count().__next__)
    monkeypatch.setattr(king, "SECONDS", 2 * king.CANDIDATES + 3)
    game = babel.new("hurried")
    for _ in range(8):
        seat = game.to_act()[0]
        first, *others = King(1).consider(Place(game, seat, hurried=True))
        game.play(seat, first.choice)

        assert all(each.value <= first.value for each in others)


def test_the_king_may_be_asked_which_card_to_give_up() -> None:
    game = position(
        hand="MPS", pawn=ASSYRIANS, columns={ASSYRIANS: "AAA"}, other_hand="AHM", deck="AAHH"
    )
    game.play(FIRST, babel.parse("halve with 1"))
    place = Place(game, SECOND)

    asked = consult(babel.KIND, "king", place, seed=1, jobs=1)

    assert set(place.options) == {each.choice for each in asked}
    assert King(1).choose(place) in place.options


def test_the_architect_beats_the_greedy_bot() -> None:
    bots = bots_of("babel")
    won = 0
    for seed in range(8):
        order = ("architect", "greedy") if seed % 2 else ("greedy", "architect")
        match = play_match(babel.KIND, [bots[name](seed) for name in order], str(seed), {})
        assert match.game.outcome is not None
        won += match.game.outcome.winners == (order.index("architect"),)

    assert won >= 7


def test_who_overlooks_most_turns_plays_worse() -> None:
    won = 0.0
    for number in range(30):
        bots = [bots_of("babel")[name](number) for name in ("carpenter", "potter")]
        turned = bots if number % 2 else bots[::-1]
        outcome = play_match(babel.KIND, turned, f"potter {number // 2}", {}).game.outcome
        assert outcome is not None
        won += (turned.index(bots[0]) in outcome.winners) / len(outcome.winners)

    assert won > 30 / 2
