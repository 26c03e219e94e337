"""Composing the placement of a tile: every legal one is reached, in one way only."""

from collections import Counter
from collections.abc import Iterator

import pytest

from walks import Chance
from ziggurat.core.action import UnknownAction
from ziggurat.core.kind import Setting
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.session import Session
from ziggurat.core.snapshot import state_of
from ziggurat.games import babylon
from ziggurat.games.babylon import Babylon
from ziggurat.games.babylon.building import CODES
from ziggurat.games.babylon.components import HOLES, Place, Supports
from ziggurat.games.babylon.garden import Terrace

from .tables import PLAYER, garden_of, offered, options, play, position, refused, supports_of

Placement = tuple[Place, int, Supports]


def gardens_in_play(seed: int, players: int, **settings: Setting) -> Iterator[Babylon]:
    """A random game, whenever a tile is about to be laid; sometimes with many pillars."""
    game = babylon.new(seed, players, **settings)
    chance = Chance(seed)
    while game.to_act():
        seat = game.to_act()[0]
        if "lay dug" in offered(game) and chance.below(6) == 0:
            rich = game.copy()
            rich.singles[seat] = chance.below(10) + 3
            rich.gifts = chance.below(2)
            yield rich
        game.apply(seat, chance.choice(options(game)))


def reached(game: Babylon) -> list[Placement]:
    """Every placement of the dug tile to which the steps lead."""
    seat = game.to_act()[0]
    before = len(game.gardens[seat][0])
    found: list[Placement] = []
    open_ends = [game.copy()]
    play(open_ends[0], "lay dug")
    while open_ends:
        step = open_ends.pop()
        assert options(step)
        for option in options(step):
            after = step.copy()
            after.apply(seat, option)
            tiles = after.gardens[seat][0]
            if len(tiles) > before:
                found.append(placement_of(tiles[-1]))
            else:
                open_ends.append(after)
    return found


def placement_of(terrace: Terrace) -> Placement:
    _, anchor, storey, rotation, supports = terrace
    return storey * HOLES + anchor, rotation, supports


def brute_force(game: Babylon) -> set[Placement]:
    """Every site up to two storeys too high, on all conceivable supports, four ways round."""
    builder = game.builder(game.to_act()[0])
    return {
        (storey * HOLES + anchor, rotation, supports)
        for storey in range(1, builder.garden.height() + 4)
        for anchor in range(HOLES)
        if builder.why_not_there(anchor, storey) is None
        for supports in CODES
        if builder.why_not(anchor, storey, supports) is None
        for rotation in range(4)
    }


@pytest.mark.rule("BY-B-14")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"superposition": "direct"},
        {"cover_decor": False},
        {"limit_supply": True},
        {"statue_support": "optional"},
        {"bridge_length": 2},
    ],
    ids=str,
)
def test_the_steps_reach_every_placement_once(seed: int, settings: dict[str, Setting]) -> None:
    compared = 0
    for game in gardens_in_play(seed, 2 + seed % 3, **settings):
        placements = Counter(reached(game))
        compared += len(placements)

        assert brute_force(game) == set(placements)
        assert 1 == max(placements.values())
    assert compared > 100


@pytest.mark.rule("BY-B-14")
@pytest.mark.parametrize("seed", range(4))
def test_no_step_floods_the_player(seed: int) -> None:
    for game in gardens_in_play(seed, 2):
        play(game, "lay dug")
        assert len(offered(game)) <= 98
        play(game, offered(game)[0])
        assert ["turned 0", "turned 1", "turned 2", "turned 3"] == offered(game)
        play(game, "turned 1")
        supports = [text for text in offered(game) if text.startswith("on")]
        assert len(supports) <= 5


def test_a_step_that_leaves_nothing_to_choose_is_not_asked() -> None:
    garden = garden_of("a1.1 ssss ...f", "c1.1 ssss ..f.", "fountain b2.1 c2.1", "a3.1 ssss")
    game = position(garden=garden, singles=9, dug="c01")

    play(game, "lay dug", "at a2 storey 2", "turned 0")

    assert supports_of("s-ss") == game.gardens[PLAYER][0][-1][4]


def test_the_steps_are_refused_by_the_rule_that_forbids_them() -> None:
    game = position(singles=4, dug="c01")
    play(game, "lay dug")

    assert "BY-B-06" == refused(game, "at h8 storey 1")
    assert "BY-B-09" == refused(game, "at a1 storey 2")
    assert "CO-ACT-3" == refused(game, "turned 1")
    play(game, "at a1 storey 1")
    assert "CO-ACT-3" == refused(game, "at b1 storey 1")
    play(game, "turned 1")
    assert "BY-B-03" == refused(game, "on single single single double")
    assert "BY-B-04" == refused(game, "on single single none none")


@pytest.mark.rule("BY-B-02")
@pytest.mark.parametrize("seed", range(3))
def test_composing_changes_nothing_that_others_can_see(seed: int) -> None:
    """While parts are chosen, the game, its events and every view of it stay as they are."""
    session = Session(babylon.KIND, str(seed), 2 + seed, {})
    chance = Chance(seed)
    composed = 0
    while waiting := session.current.to_act():
        seat = waiting[0]
        before, told = state_of(session.game), len(session.events)
        seen = [session.game.view(each) for each in range(SPECTATOR, session.game.seats)]
        option = chance.choice(session.current.options(seat))
        heard = session.choose(seat, option)
        if session.draft is None:
            continue
        composed += 1
        assert [] == heard
        assert before == state_of(session.game)
        assert told == len(session.events)
        assert seen == [session.game.view(each) for each in range(SPECTATOR, session.game.seats)]
        assert [None] * len(seen) == [view["placing"] for view in seen]
        draft = session.draft.game
        assert (draft.revealed, draft.drawn) == (session.game.revealed, session.game.drawn)
        assert draft.told is None
    assert composed > 30


def test_only_the_player_who_composes_sees_it_in_the_draft() -> None:
    session = Session(babylon.KIND, "3", 4, {})
    seat = session.game.to_act()[0]
    for text in ("dig b2", "lay dug", "at c3 storey 1", "turned 2"):
        session.choose(seat, babylon.parse(text))

    views = [session.current.view(each) for each in range(4)]

    placing = {"source": "dug", "site": [2, 2, 1], "rotation": 2}
    expected = [placing if each == seat else None for each in range(4)]
    assert expected == [view["placing"] for view in views]


def test_parts_are_undone_one_by_one() -> None:
    session = Session(babylon.KIND, "3", 4, {})
    seat = session.game.to_act()[0]
    session.choose(seat, babylon.parse("dig b2"))
    views = [session.current.view(seat)]
    for text in ("lay dug", "at c3 storey 1", "turned 2"):
        session.choose(seat, babylon.parse(text))
        views.append(session.current.view(seat))

    for view in reversed(views[:-1]):
        assert session.can_undo(seat)
        session.undo()
        assert view == session.current.view(seat)
    assert session.draft is None
    assert not session.can_undo(seat)


@pytest.mark.parametrize(
    "text",
    ["at i1 storey 1", "at a1 storey 0", "on single", "statue a1", "statue a1.99", "bridge a1.1",
     "lay", "fountain a1.1 b1.1 c1.1", "carrier a1.1 b1.1", "turned 4", "", "statue a1.x",
     "fountain a1.0 a1.0", "bridge c3.2 c3.2", "stairs a1.1_0 b1.1", "statue a1.+1"],
)  # fmt: skip
def test_a_text_that_names_no_action_is_refused(text: str) -> None:
    with pytest.raises(UnknownAction, match="no action"):
        babylon.parse(text)
