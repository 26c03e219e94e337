"""A choice can be taken back until it has shown something to anybody."""

import pytest

from games.seven_wonders.tables import Place, city, table
from ziggurat.core.kind import Setting
from ziggurat.core.session import Session
from ziggurat.games.seven_wonders import KIND

TABLES: list[tuple[int, dict[str, Setting]]] = [
    (3, {}),
    (3, {"modules": "both", "wonders": "chosen"}),
    (2, {"modules": "both", "wonders": "drafted"}),
]


@pytest.mark.rule("SW-AGE-3")
@pytest.mark.parametrize(("players", "settings"), TABLES)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_only_a_sealed_choice_can_be_taken_back(
    seed: str, players: int, settings: dict[str, Setting]
) -> None:
    """The last choice of all seats reveals the choices, so nobody takes it back.

    What is given up to a failed project shows nothing new to its owner.
    """
    session = Session(KIND, seed, players, settings)
    number = 0
    while waiting := session.game.to_act():
        number += 1
        seat = waiting[0]
        options = session.game.options(seat)
        action = options[number % len(options)]
        session.choose(seat, action)
        if not action.text.startswith("give up "):
            is_sealed = bool(session.game.sealed)
            expected = [is_sealed and other == seat for other in range(players)]
            assert expected == [session.can_undo(other) for other in range(players)]


@pytest.mark.rule("SW-W-BABYLON-B2", "SW-W-HALI-1")
@pytest.mark.parametrize(
    ("place", "order"),
    [
        (city("babylon b", hand="altar, theater", stages=2), "build altar"),
        (
            city("halicarnassus b", built="ore vein, foundry", hand="altar, theater"),
            "stage with altar",
        ),
    ],
)
def test_the_last_choice_of_the_game_cannot_be_taken_back(place: Place, order: str) -> None:
    session = Session(KIND, "1", 3, {})
    session.game = table(place, age=3, turn=6)
    for seat, words in enumerate([order, "discard lumber yard", "discard lumber yard"]):
        session.choose(seat, KIND.parse(words))
    assert [0] == session.game.to_act()

    session.choose(0, KIND.parse("decline"))

    assert session.game.outcome is not None
    assert not session.can_undo(0)


@pytest.mark.rule("SWL-58", "SWW-02", "SWW-05")
@pytest.mark.parametrize(
    ("place", "order"),
    [
        (city("abu simbel b", "brickyard, loom, nero", "altar"), "stage with altar"),
        (
            city("rome b", "stone pit, clay pool, loom", "altar", stages=1, leaders="plato"),
            "stage with altar",
        ),
        (city("alexandria a", "ramses", "courtesans guild"), "build courtesans guild"),
    ],
)
def test_what_is_done_with_a_leader_at_the_very_end_cannot_be_taken_back(
    place: Place, order: str
) -> None:
    session = Session(KIND, "1", 3, {"leaders": True})
    session.game = table(place, city("ephesus a", "caesar"), age=3, turn=6, leaders=True)
    for seat, words in enumerate([order, "discard lumber yard", "discard lumber yard"]):
        session.choose(seat, KIND.parse(words))
    assert [0] == session.game.to_act()

    session.choose(0, session.game.options(0)[-1])

    assert session.game.outcome is not None
    assert not session.can_undo(0)
