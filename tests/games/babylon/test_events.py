"""What the table hears: every choice and every turn of events, with its values."""

from ziggurat.core.session import Session
from ziggurat.games import babylon
from ziggurat.games.babylon import KIND, Babylon
from ziggurat.games.babylon.components import ICON_NAMES, PLUS_DOUBLE, PLUS_SINGLE

from .tables import OTHER, PLAYER, TURN, garden_of, play, position, tile_called

ON_THREE = ("at a1 storey 1", "turned 1", "on single single single none")


def told(game: Babylon) -> list[tuple[str, dict[str, object]]]:
    return [(event.name, dict(event.shown)) for event in game.hear()]


def test_removing_clay_shows_the_tile_and_the_one_below() -> None:
    game = babylon.new(3)
    seat, before = game.to_act()[0], game.revealed
    clay, granite = (game.components.terraces[tile] for tile in reversed(game.stacks[5][1:]))
    game.hear()

    play(game, "remove b2")

    (removed, shown), (uncovered, below) = told(game)
    assert ("removed", "uncovered") == (removed, uncovered)
    assert (seat, "b2", clay.name) == (shown["seat"], shown["stack"], shown["tile"])
    assert [ICON_NAMES[icon] for icon in clay.icons if icon] == shown["icons"]
    assert ("b2", granite.name) == (below["stack"], below["tile"])
    assert before < game.revealed


def test_digging_the_last_tile_of_a_stack_reveals_nothing() -> None:
    game = position(agenda=TURN)
    game.stacks[5] = game.stacks[5][:2]
    before = game.revealed
    play(game, "dig b2", "end", "discard")
    assert before < game.revealed
    before = game.revealed
    game.hear()

    play(game, "dig b2")

    assert ["dug", "emptied"] == [name for name, _ in told(game)]
    assert before == game.revealed


def test_laying_building_and_storing_are_reported() -> None:
    garden = garden_of("c1.1 ssss f...", "f6.2 dddd t...")
    game = position(garden=garden, new=2, singles=6, dug="c04", stored="s-white")

    play(game, "lay stored", *ON_THREE, "statue f6.2", "end", "store")

    assert [
        (
            "laid",
            {
                "seat": PLAYER,
                "tile": "S-white",
                "hole": "a1",
                "storey": 1,
                "rotation": 1,
                "supports": ["single", "single", "single", "none"],
            },
        ),
        ("built", {"seat": PLAYER, "piece": "statue", "holes": ["f6"], "storey": 2}),
        ("stored", {"seat": PLAYER, "tile": "C04"}),
        ("turn_began", {"seat": OTHER}),
    ] == told(game)


def test_a_pair_is_reported_with_both_its_holes() -> None:
    game = position(garden=garden_of("a1.1 ssss .f..", "c1.1 ssss f..."), new=1)

    play(game, "fountain b1.1 c1.1")

    values = {"seat": PLAYER, "piece": "fountain", "holes": ["b1", "c1"], "storey": 1}
    assert [("built", values)] == told(game)


def test_a_tile_that_is_discarded_or_replaced_is_reported() -> None:
    game = position(dug="c01", stored="c02")
    replacing = game.copy()
    replacing.hear()

    play(game, "end", "discard")
    play(replacing, "end", "store")

    assert ("discarded", {"seat": PLAYER, "tile": "C01"}) == told(game)[0]
    discarded = ("discarded", {"seat": PLAYER, "tile": "C02"})
    assert [("stored", {"seat": PLAYER, "tile": "C01"}), discarded] == told(replacing)[:2]


def test_gifts_are_reported_only_when_there_are_any() -> None:
    for effect, name in ((PLUS_SINGLE, "single_given"), (PLUS_DOUBLE, "double_given")):
        game = position(effect=effect)
        play(game, "end")
        assert [("turn_began", {"seat": OTHER}), (name, {"seat": OTHER})] == told(game)
        assert 4 <= game.pillars_at(OTHER, 5) <= 5
        play(game, "dig b2")
        assert told(game)[0][1]["pillars"] == game.singles[OTHER] - (effect == PLUS_SINGLE)
    game = position()
    play(game, "end")
    assert [("turn_began", {"seat": OTHER})] == told(game)


def test_a_flip_and_the_round_it_begins_are_reported() -> None:
    game = position()
    play(game, "end", "dig b2", "end")
    game.hear()
    before = game.revealed

    play(game, "store")

    assert ["stored", "discarded", "flipped", "round_began", "turn_began"] == [
        name for name, _ in told(game)
    ][:5]
    assert before < game.revealed
    assert game.view(PLAYER)["effect"] == game.view(PLAYER)["flipped"][-1]


def test_the_effect_is_that_of_the_last_tower_tile() -> None:
    game = position()
    single, double = (game.components.effects.index(each) for each in (PLUS_SINGLE, PLUS_DOUBLE))

    game.flipped = (double, single)

    assert PLUS_SINGLE == game.effect()
    assert ["plus_double", "plus_single"] == game.view(PLAYER)["flipped"]


def test_the_end_is_reported_with_the_totals_and_the_winners() -> None:
    game = position(garden=garden_of("a1.1 ssss"))
    game.tower = ()
    assert not game.view(PLAYER)["over"]

    play(game, "end", "dig b2", "end", "discard")

    values = {"reason": "tower_is_used_up", "totals": [2, 0], "winner_seat": [PLAYER]}
    assert ("ended", values) == told(game)[-1]
    assert game.view(PLAYER)["over"]


def test_a_placement_is_one_choice_and_its_view_grows_part_by_part() -> None:
    session = Session(KIND, "3", 4, {})
    seat = session.game.to_act()[0]
    session.choose(seat, babylon.parse("dig b2"))
    placing = [session.current.view(seat)["placing"]]
    for text in ("lay dug", "at c3 storey 1", "turned 2"):
        assert [] == session.choose(seat, babylon.parse(text))
        placing.append(session.current.view(seat)["placing"])
    session.choose(seat, babylon.parse("on single single single none"))

    assert [
        None,
        {"source": "dug", "site": None, "rotation": None},
        {"source": "dug", "site": [2, 2, 1], "rotation": None},
        {"source": "dug", "site": [2, 2, 1], "rotation": 2},
    ] == placing
    assert 2 == len(session.choices)
    assert 1 == session.game.view(seat)["new_tiles"]


def test_the_stored_tile_is_laid_in_parts_as_well() -> None:
    game = position(singles=4, dug="c01", stored="c02")

    play(game, "lay stored")
    assert "ChooseSite stored" == game.agenda[-1].text
    play(game, *ON_THREE)

    assert tile_called("c02") == game.gardens[PLAYER][0][-1][0]
    assert tile_called("c01") == game.dug
