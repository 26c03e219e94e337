"""What everybody may know, and what nobody may."""

import pytest

from games.babel.tables import FIRST, SECOND, play, position
from ziggurat.core.seats import SPECTATOR
from ziggurat.games.babel.abilities import Halve
from ziggurat.games.babel.actions import END, Discard, Move
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS
from ziggurat.games.babel.table import Babel


def rich_table(
    hand: str = "A H", other_hand: str = "M M P S", deck: str = "A S S", quarry: str = "2 3 4"
) -> Babel:
    return position(
        hand=hand,
        pawn=MEDES,
        columns={ASSYRIANS: "A P A", MEDES: "S"},
        temples={HITTITES: "1 3"},
        stack="6 2",
        other_hand=other_hand,
        other_pawn=PERSIANS,
        other_columns={PERSIANS: "H M"},
        other_temples={PERSIANS: "1 2", SUMERIANS: "1"},
        other_stack="5 4 4",
        other_foundation=True,
        deck=deck,
        discard="S P",
        quarry=quarry,
        migrated=True,
        end_phase=True,
    )


@pytest.mark.rule("BB-INF-1", "BB-INF-2", "BB-INF-3", "BB-INF-4")
@pytest.mark.parametrize("viewer", [FIRST, SECOND, SPECTATOR])
def test_the_whole_view_of_a_table(viewer: int) -> None:
    first = {
        "hand_size": 2,
        "hand": ["assyrians", "hittites"] if viewer == FIRST else None,
        "known_hand": [],
        "pawn": "medes",
        "foundation": False,
        "columns": [["assyrians", "persians", "assyrians"], [], ["sumerians"], [], []],
        "temples": [[], [1, 3], [], [], []],
        "stack": [6, 2],
        "total": 3,
    }
    second = {
        "hand_size": 4,
        "hand": ["medes", "medes", "persians", "sumerians"] if viewer == SECOND else None,
        "known_hand": [],
        "pawn": "persians",
        "foundation": True,
        "columns": [[], [], [], ["hittites", "medes"], []],
        "temples": [[], [], [], [1, 2], [1]],
        "stack": [5, 4, 4],
        "total": 3,
    }

    assert rich_table().view(viewer) == {
        "sides": [first, second],
        "active": FIRST,
        "turn": 1,
        "migrated": True,
        "end_phase": True,
        "deck_size": 3,
        "discard": ["persians", "sumerians"],
        "quarry_size": 3,
        "known_temples": [],
        "waiting_for": [FIRST],
        "to_discard": 0,
        "over": False,
    }


@pytest.mark.rule("BB-INF-3")
@pytest.mark.parametrize(
    "hidden",
    [
        {"other_hand": "A M P S", "deck": "M S S"},
        {"deck": "S S A"},
        {"quarry": "4 3 2"},
    ],
)
def test_what_is_hidden_changes_nothing_in_the_view(hidden: dict[str, str]) -> None:
    assert rich_table().view(FIRST) == rich_table(**hidden).view(FIRST)
    assert rich_table().view(SPECTATOR) == rich_table(**hidden).view(SPECTATOR)


@pytest.mark.rule("BB-INF-3")
def test_only_the_player_who_draws_sees_the_cards() -> None:
    game = position(deck="A A H", agenda=("PerformActions", "DrawNations"))
    game.advance()
    (event,) = game.hear()

    shown = {"seat": FIRST, "count": 3}
    assert ("drew", shown) == event.seen_by(SECOND)
    assert ("drew", shown) == event.seen_by(SPECTATOR)
    assert ("drew_known", {**shown, "nations": ["assyrians", "assyrians", "hittites"]}) == (
        event.seen_by(FIRST)
    )


@pytest.mark.rule("BB-INF-4")
@pytest.mark.parametrize("cards", ["", "A", "A H M", "A H M P", "A H M P S S"])
def test_the_number_of_cards_in_a_hand_is_public_at_any_time(cards: str) -> None:
    game = position(hand=cards)
    sizes = [game.view(SECOND)["sides"][FIRST]["hand_size"]]

    play(game, END)
    sizes.append(game.view(SECOND)["sides"][FIRST]["hand_size"])

    assert [len(cards.split())] * 2 == sizes


@pytest.mark.rule("BB-INF-5")
def test_both_see_what_is_discarded_from_a_hand() -> None:
    game = position(hand="H", pawn=MEDES, columns={HITTITES: "S S S"}, other_hand="A P")

    play(game, Move(HITTITES), Halve(0), Discard(PERSIANS))
    told = [event.seen_by(SPECTATOR) for event in game.hear() if event.name == "discarded"]

    assert ["hittites", "persians", "sumerians"] == game.view(FIRST)["discard"]
    assert game.view(FIRST)["discard"] == game.view(SPECTATOR)["discard"]
    assert [
        {"seat": FIRST, "nation": "hittites"},
        {"seat": SECOND, "nation": "persians"},
    ] == [seen.values for seen in told]
