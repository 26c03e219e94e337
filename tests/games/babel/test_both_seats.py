"""Both players play by the same rules: a position with the seats exchanged goes on alike."""

import pytest

from games.babel.tables import CONSTRUCT_OPPOSING, CONSTRUCT_OWN, position
from ziggurat.core.action import Action
from ziggurat.games.babel.abilities import (
    ChangeCamps,
    Desert,
    Destroy,
    Halve,
    Skip,
    Steal,
)
from ziggurat.games.babel.actions import (
    Deploy,
    Discard,
    EndTurn,
    LayFoundation,
    Migrate,
    Move,
)
from ziggurat.games.babel.components import ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS
from ziggurat.games.babel.packed import SIDE, SIDE_BITS
from ziggurat.games.babel.table import Babel

# What stands twice in a row: first the entries of seat 0, then those of seat 1.
BY_SEAT = ("stacks", "foundations", "pawns", "columns")
WORDS = ("hands", "known_hands", "temples")


def exchanged(game: Babel) -> Babel:
    other = game.copy()
    for name in BY_SEAT:
        values = getattr(other, name)
        half = len(values) // 2
        setattr(other, name, values[half:] + values[:half])
    for name in WORDS:
        word = getattr(other, name)
        setattr(other, name, word >> SIDE_BITS | (word & SIDE) << SIDE_BITS)
    other.active = 1 - other.active
    return other


def facts(game: Babel) -> list[object]:
    names = [*BY_SEAT, *WORDS, "active", "deck", "discard", "quarry", "known_temples", "migrated"]
    reason = game.outcome and game.outcome.reason
    return [*[getattr(game, name) for name in names], game.end_phase, reason, game.to_act()]


def table(**changes: object) -> Babel:
    """Much to do at the site of the Medes; the runs begin at 0, 3, 6, 9 and 12."""
    return position(
        **{  # type: ignore[arg-type]
            "hand": "A A H S",
            "pawn": MEDES,
            "columns": {MEDES: "A A A H H H M M M P P P S S S", PERSIANS: "A A"},
            "temples": {MEDES: "1"},
            "stack": "2",
            "other_hand": "P P P S S",
            "other_pawn": HITTITES,
            "other_columns": {MEDES: "A P A P", ASSYRIANS: "M"},
            "other_temples": {MEDES: "1 2 3", PERSIANS: "1"},
            "other_stack": "3",
            **changes,
        }
    )


@pytest.mark.rule("BB-SET-8", "BB-TUR-6")
@pytest.mark.parametrize(
    "actions",
    [
        [Move(ASSYRIANS), Deploy(HITTITES)],
        [CONSTRUCT_OWN, CONSTRUCT_OPPOSING],
        [Migrate(MEDES, SUMERIANS)],
        [Destroy(0)],
        [Steal(3)],
        [Desert(6, PERSIANS)],
        [Skip(9, opposing=True)],
        [ChangeCamps(12)],
        [Halve(0), Discard(PERSIANS), Discard(SUMERIANS), Move(ASSYRIANS)],
        [EndTurn(), Move(SUMERIANS)],
    ],
    ids=lambda actions: actions[0].text,
)
def test_exchanged_seats_play_alike(actions: list[Action]) -> None:
    compare(table(), actions)


def test_the_top_card_of_the_own_stack_is_skipped_to_from_both_seats() -> None:
    compare(table(stack="3", other_stack="2"), [Skip(9, opposing=False)])


@pytest.mark.rule("BB-FIR-1", "BB-FIR-3")
def test_the_duty_of_the_first_turn_is_the_same_for_both() -> None:
    game = table(foundation=True, temples={}, hand="A H")

    compare(game, [Move(ASSYRIANS), Deploy(HITTITES), LayFoundation(), EndTurn()])


def compare(game: Babel, actions: list[Action]) -> None:
    """Play the same in a position and in the one with the seats exchanged."""
    other = exchanged(game)
    for action in actions:
        (seat,) = game.to_act()
        assert [1 - seat] == other.to_act()
        assert set(game.options(seat)) == set(other.options(1 - seat))
        game.play(seat, action)
        other.play(1 - seat, action)
        assert facts(game) == facts(exchanged(other))
    assert [game.total(0), game.total(1)] == [other.total(1), other.total(0)]
