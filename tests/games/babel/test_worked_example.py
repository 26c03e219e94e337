"""The long example that closes both rulebooks: how to destroy a temple of level 6.

What the text leaves open is filled in: complete temples, four temple cards in the quarry, and
seven cards in the opponent's hand.
"""

from typing import NamedTuple

import pytest

from games.babel.tables import (
    FIRST,
    SECOND,
    assert_refused,
    column,
    discard,
    hand,
    piled,
    play,
    position,
    stack,
    temple,
)
from ziggurat.core.action import Action
from ziggurat.games.babel.abilities import ChangeCamps, Destroy, Halve, Steal
from ziggurat.games.babel.actions import END, Deploy, Discard, Migrate, Move
from ziggurat.games.babel.components import (
    ASSYRIANS,
    HITTITES,
    MEDES,
    NATIONS,
    PERSIANS,
    SUMERIANS,
    Site,
)
from ziggurat.games.babel.refusals import BabelRefusal as Refusal
from ziggurat.games.babel.table import Babel


class State(NamedTuple):
    """The whole table; the columns and temples that are not named are empty."""

    at_assyrians: str = "H H"
    at_hittites: str = "S S S S A P P"
    at_sumerians: str = "P P"
    other_at_hittites: str = "P S A A M"
    temple_at_assyrians: str = ""
    other_temple_at_assyrians: str = "1 2 3"
    other_temple_at_hittites: str = "1 2 3 4 5 6"
    hand: str = "A H S"
    other_hand_size: int = 7
    pawn: Site = HITTITES
    discard: str = ""  # in the order of the nations
    quarry: str = "4 1 5 3"  # the next card last
    stack: str = ""
    totals: tuple[int, int] = (0, 9)
    migrated: bool = False


START = State()
MEDES_CAME_OVER = START._replace(
    at_hittites="S S S A P P M", other_at_hittites="P S A A", discard="S"
)
MIGRATED = MEDES_CAME_OVER._replace(at_hittites="S S S A", at_sumerians="P P P P M", migrated=True)
ASSYRIANS_CAME_OVER = MIGRATED._replace(
    at_hittites="S S A A A", other_at_hittites="P S", discard="S S"
)
DESTROYED = ASSYRIANS_CAME_OVER._replace(
    at_hittites="S S A A",
    other_temple_at_hittites="",
    quarry="4 1 5 3 6 5 4 3 2 1",
    totals=(0, 3),
    discard="A S S",
)
AT_ASSYRIANS = DESTROYED._replace(hand="H S", pawn=ASSYRIANS, discard="A A S S")
DEPLOYED = AT_ASSYRIANS._replace(hand="S", at_assyrians="H H H")
STOLEN = DEPLOYED._replace(
    at_assyrians="H H",
    temple_at_assyrians="3",
    other_temple_at_assyrians="1 2",
    totals=(3, 2),
    discard="A A H S S",
)
AT_SUMERIANS = STOLEN._replace(hand="", pawn=SUMERIANS, discard="A A H S S S")
HALVED = AT_SUMERIANS._replace(
    at_sumerians="P P P M", other_hand_size=4, discard="A A A H H M P S S S"
)
HALVED_AGAIN = HALVED._replace(
    at_sumerians="P P M", other_hand_size=2, discard="A A A H H M P P P S S S S"
)
REVEALED = HALVED_AGAIN._replace(stack="2 1", quarry="4 1 5 3 6 5 4 3")

STEPS: list[tuple[list[Action], State]] = [
    ([ChangeCamps(0)], MEDES_CAME_OVER),
    ([Migrate(HITTITES, SUMERIANS)], MIGRATED),
    ([ChangeCamps(0)], ASSYRIANS_CAME_OVER),
    ([Destroy(2)], DESTROYED),
    ([Move(ASSYRIANS)], AT_ASSYRIANS),
    ([Deploy(HITTITES)], DEPLOYED),
    ([Steal(0)], STOLEN),
    ([Move(SUMERIANS)], AT_SUMERIANS),
    ([Halve(0), Discard(ASSYRIANS), Discard(HITTITES), Discard(MEDES)], HALVED),
    ([Halve(0), Discard(PERSIANS), Discard(SUMERIANS)], HALVED_AGAIN),
    ([END], REVEALED),
]
STATES = [START, *[state for _, state in STEPS]]


def opening() -> Babel:
    """The example stops after phase 3, before the opponent draws."""
    return position(
        hand="A H S",
        pawn=HITTITES,
        columns={HITTITES: "S S S S A P P", ASSYRIANS: "H H", SUMERIANS: "P P"},
        other_hand="A A H M P P S",
        other_columns={HITTITES: "P S A A M"},
        other_temples={HITTITES: "1 2 3 4 5 6", ASSYRIANS: "1 2 3"},
        quarry="4 1 5 3",
        agenda=("RevealTemples", "PerformActions"),
    )


def state_of_table(game: Babel) -> State:
    sites = {ASSYRIANS, HITTITES, SUMERIANS}
    assert all(not column(game, site) for site in set(NATIONS) - sites)
    assert all(not column(game, site, SECOND) for site in set(NATIONS) - {HITTITES})
    assert all(not temple(game, site) for site in set(NATIONS) - {ASSYRIANS})
    return State(
        at_assyrians=column(game, ASSYRIANS),
        at_hittites=column(game, HITTITES),
        at_sumerians=column(game, SUMERIANS),
        other_at_hittites=column(game, HITTITES, SECOND),
        temple_at_assyrians=temple(game, ASSYRIANS),
        other_temple_at_assyrians=temple(game, ASSYRIANS, SECOND),
        other_temple_at_hittites=temple(game, HITTITES, SECOND),
        hand=hand(game),
        other_hand_size=game.hand_size(SECOND),
        pawn=game.pawns[FIRST],
        discard=discard(game),
        quarry=piled(game.quarry),
        stack=stack(game),
        totals=(game.total(FIRST), game.total(SECOND)),
        migrated=game.migrated,
    )


def after(steps: int) -> Babel:
    game = opening()
    for actions, _ in STEPS[:steps]:
        play(game, *actions)
    return game


@pytest.mark.rule("BB-SUM-1", "BB-MIG-4", "BB-ASS-3", "BB-HIT-3", "BB-HAL-1", "BB-REV-1")
@pytest.mark.parametrize("step", range(len(STATES)))
def test_that_had_to_hurt(step: int) -> None:
    game = after(step)

    assert STATES[step] == state_of_table(game)
    assert game.outcome is None


@pytest.mark.rule("BB-ASS-1")
def test_the_temple_cannot_be_destroyed_before_the_assyrians_have_come_over() -> None:
    for step in range(3):
        assert_refused(after(step), Destroy(2), Refusal.NO_RUN_THERE)


@pytest.mark.rule("BB-HIT-3")
def test_two_hittites_steal_nothing() -> None:
    assert_refused(after(5), Steal(0), Refusal.NO_RUN_THERE)


@pytest.mark.rule("BB-ABI-3")
def test_a_third_halving_is_refused() -> None:
    assert_refused(after(10), Halve(0), Refusal.NO_RUN_THERE)


@pytest.mark.rule("BB-INF-6")
def test_the_opponent_can_foresee_what_will_be_revealed() -> None:
    game = after(4)

    assert [1, 2, 3, 4, 5, 6] == game.view(SECOND)["known_temples"]
    assert [3, 4, 5, 6] == after(11).view(SECOND)["known_temples"]


def test_what_the_table_hears() -> None:
    assert [
        "paid changed_camps",
        "migrated",
        "paid changed_camps",
        "paid destroyed",
        "discarded moved",
        "deployed",
        "paid stole",
        "discarded moved",
        "paid halved discarded discarded discarded",
        "paid halved discarded discarded",
        "revealed",
    ] == told_by_step()


def told_by_step() -> list[str]:
    game = opening()
    told = []
    for actions, _ in STEPS:
        play(game, *actions)
        told.append(" ".join(event.name for event in game.hear()))
    return told


@pytest.mark.rule("BB-T-21")
def test_no_card_is_made_or_lost_on_the_way() -> None:
    first = opening().census()

    assert all(first == after(step).census() for step in range(len(STATES)))
