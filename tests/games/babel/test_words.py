"""Actions, events and prompts in words, as records and clients have them."""

from collections.abc import Callable

import pytest

from games.babel.tables import CONSTRUCT_OPPOSING, CONSTRUCT_OWN, is_offered, position
from ziggurat.core.action import Action
from ziggurat.core.event import Event
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.text import Value
from ziggurat.games.babel import events
from ziggurat.games.babel.abilities import ChangeCamps, Desert, Destroy, Halve, Skip, Steal
from ziggurat.games.babel.actions import Deploy, Discard, EndTurn, LayFoundation, Migrate, Move
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS
from ziggurat.games.babel.kind import KIND


@pytest.mark.parametrize(
    ("action", "text", "name", "values"),
    [
        (Move(MEDES), "move medes", "move", {"site": "medes"}),
        (Deploy(MEDES), "deploy medes", "deploy", {"nation": "medes"}),
        (CONSTRUCT_OWN, "construct own", "construct", {"stack": "own"}),
        (CONSTRUCT_OPPOSING, "construct opposing", "construct", {"stack": "opposing"}),
        (LayFoundation(), "construct foundation", "lay_foundation", {}),
        (
            Migrate(ASSYRIANS, HITTITES),
            "migrate assyrians to hittites",
            "migrate",
            {"source": "assyrians", "target": "hittites"},
        ),
        (EndTurn(), "end", "end", {}),
        (Discard(SUMERIANS), "discard sumerians", "discard", {"nation": "sumerians"}),
        (Destroy(0), "destroy with 1", "destroy", {"run": 1}),
        (Steal(3), "steal with 4", "steal", {"run": 4}),
        (
            Desert(2, PERSIANS),
            "desert persians with 3",
            "desert",
            {"run": 3, "nation": "persians"},
        ),
        (Skip(1, opposing=False), "skip own with 2", "skip", {"run": 2, "stack": "own"}),
        (Skip(1, opposing=True), "skip opposing with 2", "skip", {"run": 2, "stack": "opposing"}),
        (ChangeCamps(0), "change camps with 1", "change camps", {"run": 1}),
        (Halve(0), "halve with 1", "halve", {"run": 1}),
    ],
)
def test_an_action_in_words(action: Action, text: str, name: str, values: dict[str, Value]) -> None:
    assert text == action.text
    assert action == KIND.parse(text)
    assert (name, values) == action.phrase()


EVENTS: list[tuple[Callable[[], Event], str, dict[str, Value]]] = [
    (lambda: events.turn_began(1), "turn_began", {"seat": 1}),
    (lambda: events.drew(1, [MEDES, ASSYRIANS]), "drew", {"seat": 1, "count": 2}),
    (lambda: events.reshuffled(7), "reshuffled", {"count": 7}),
    (lambda: events.moved(1, MEDES), "moved", {"seat": 1, "site": "medes"}),
    (
        lambda: events.deployed(1, MEDES, PERSIANS),
        "deployed",
        {"seat": 1, "nation": "medes", "site": "persians"},
    ),
    (lambda: events.built(1, 4, MEDES), "built", {"seat": 1, "level": 4, "site": "medes"}),
    (
        lambda: events.migrated(1, bytes([MEDES, MEDES, ASSYRIANS]), HITTITES, PERSIANS),
        "migrated",
        {
            "seat": 1,
            "nations": ["medes", "medes", "assyrians"],
            "source": "hittites",
            "target": "persians",
        },
    ),
    (
        lambda: events.paid(1, MEDES, PERSIANS),
        "paid",
        {"seat": 1, "nation": "medes", "site": "persians"},
    ),
    (
        lambda: events.destroyed(1, bytes([1, 2]), MEDES),
        "destroyed",
        {"seat": 1, "levels": [1, 2], "site": "medes"},
    ),
    (lambda: events.stole(1, 3, MEDES), "stole", {"seat": 1, "level": 3, "site": "medes"}),
    (
        lambda: events.deserted(1, MEDES, 2, PERSIANS),
        "deserted",
        {"other": 0, "nation": "medes", "count": 2, "site": "persians"},
    ),
    (
        lambda: events.changed_camps(1, MEDES, 2, PERSIANS),
        "changed_camps",
        {"seat": 1, "nation": "medes", "count": 2, "site": "persians"},
    ),
    (lambda: events.halved(0, 3), "halved", {"other": 1, "count": 3}),
    (lambda: events.halved(1, 3), "halved", {"other": 0, "count": 3}),
    (lambda: events.discarded(1, MEDES), "discarded", {"seat": 1, "nation": "medes"}),
    (lambda: events.revealed(1, [5, 2]), "revealed", {"seat": 1, "levels": [5, 2]}),
    (events.end_phase_began, "end_phase_began", {}),
    (
        lambda: events.ended("twenty", [20, 11]),
        "ended",
        {"reason": "twenty", "first_total": 20, "second_total": 11},
    ),
]


@pytest.mark.parametrize(("event", "name", "values"), EVENTS, ids=[name for _, name, _ in EVENTS])
def test_an_event_as_everybody_sees_it(
    event: Callable[[], Event], name: str, values: dict[str, Value]
) -> None:
    assert (name, values) == event().seen_by(SPECTATOR)


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (Move(ASSYRIANS), ["discarded", "moved"]),
        (Deploy(ASSYRIANS), ["deployed"]),
        (CONSTRUCT_OWN, ["built"]),
        (Migrate(MEDES, PERSIANS), ["migrated"]),
        (Destroy(0), ["paid", "destroyed"]),
        (Steal(3), ["paid", "stole"]),
        (Desert(6, PERSIANS), ["paid", "deserted"]),
        (Skip(9, opposing=True), ["paid", "built"]),
        (ChangeCamps(12), ["paid", "changed_camps"]),
        (Halve(0), ["paid", "halved"]),
        (EndTurn(), ["revealed", "turn_began", "reshuffled", "drew"]),
    ],
    ids=str,
)
def test_the_events_of_an_action(action: Action, told: list[str]) -> None:
    game = position(
        hand="A",
        pawn=MEDES,
        columns={MEDES: "A A A H H H M M M P P P S S S"},
        temples={MEDES: "1"},
        stack="2",
        other_hand="P P",
        other_columns={MEDES: "A P"},
        other_temples={MEDES: "1 2 3"},
        other_stack="3",
        deck="",
        discard="S S S",
    )

    game.play(0, action)

    assert told == [event.name for event in game.hear()]


@pytest.mark.rule("BB-INF-3")
def test_only_the_player_who_draws_sees_the_cards() -> None:
    event = events.drew(1, [MEDES, ASSYRIANS])

    assert ("drew", {"seat": 1, "count": 2}) == event.seen_by(0)
    assert {"seat": 1, "count": 2, "nations": ["assyrians", "medes"]} == event.seen_by(1).values


@pytest.mark.rule("BB-FIR-1")
def test_the_first_turn_asks_for_the_foundation_card() -> None:
    duty = position(hand="A A A", foundation=True).prompt(0)
    later = position(hand="A A A").prompt(0)

    assert duty is not None
    assert later is not None
    assert ("build_foundation", "act") == (duty.name, later.name)


@pytest.mark.rule("BB-ABI-1", "BB-DEP-3")
def test_a_run_may_begin_at_the_last_place_of_the_longest_column() -> None:
    """All 60 nation cards in one column, three of a nation on top."""
    mixed = "AHMPS" * 9 + "AHMP" * 3
    game = position(pawn=MEDES, columns={MEDES: mixed + "SSS"}, allow_null_ability=True)

    assert 60 == len(game.column(0, MEDES))
    assert is_offered(game, Halve(57))
