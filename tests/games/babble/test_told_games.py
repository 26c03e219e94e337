"""The golden playthroughs of Babble show every way to end, every choice and every Confusion."""

import pytest

from golden import played, records
from ziggurat.core.session import Session
from ziggurat.games.babble import KIND
from ziggurat.games.babble.components import CONFUSION_NAMES


def games() -> dict[str, Session]:
    return {path.stem: played(path) for path in records() if path.parent.name == "babble"}


@pytest.mark.rule("BA-END-1", "BA-END-2")
def test_a_game_is_won_and_games_are_lost_at_the_first_and_at_the_last_pack() -> None:
    told = games()

    reasons = {
        name: told[name].game.outcome.reason  # type: ignore[union-attr] # they are over
        for name in ("won", "lost_at_level_1", "lost_at_the_last_pack")
    }
    assert reasons == {
        "won": "tower_complete",
        "lost_at_level_1": "lost_at_level_1",
        "lost_at_the_last_pack": "lost_at_level_4",
    }


@pytest.mark.rule("BA-CNF-3")
def test_one_game_draws_all_nine_confusion_cards() -> None:
    events = games()["nine_confusions"].events

    drawn = {event.shown["card"] for event in events if event.name == "confused"}
    assert set(CONFUSION_NAMES) == drawn


def test_every_kind_of_choice_is_made_in_some_game() -> None:
    choices = [words for game in games().values() for _, words in game.choices]
    made = {KIND.parse(words).phrase().name for words in choices}

    assert set(KIND.texts.actions) == made
