"""A garden as data and as text, and what a choice would change."""

from ziggurat.games import babylon
from ziggurat.games.babylon.component_set import STANDARD_SET
from ziggurat.games.babylon.drawing import from_above, storey, storeys
from ziggurat.games.babylon.garden_view import GardenView, view_of
from ziggurat.games.babylon.rules import DEFAULT_RULES

from .tables import PLAYER, garden_of, options, place, play, position

# The worked example of the scoring, as a player would write it down.
EXAMPLE = (
    "a1.1 ssss sf.b g04",
    "c1.1 ssss fb.. c08",
    "fountain b1.1 c1.1",
    "f1.1 sss- b..s c09",
    "bridge d1.1 f1.1",
    "a3.1 ssss f..t c16",
    "statue b4.1",
    "a2.2 ssss ssfb b08",
    "stairs a1.1 a2.2",
    "b2.3 sds- t.s. c11",
    "statue b2.3",
    "a4.2 stdd fst. g03",
    "fountain a3.2 a4.2",
    "stairs b4.2 b3.3",
    "e2.2 dsd- stbf s-purple",
    "statue f2.2",
)

ON_FOUR = "on single single single single"
ABOVE = """\
  a b c d e f g h
1 1 1 1 1 . 1 1 .
2 2 3 3 1 2 2 1 .
3 2 3 3 . 2 2 . .
4 2 2 . . . . . .
5 2 2 . . . . . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . ."""

STOREY_2 = """\
  a  b  c  d  e  f  g  h
1 -- -- -- -- -- -- -- --
2 ES E# -- -- Hs HT -- --
3 EF E# -- -- Hb HV -- --
4 GF GS -- -- -- -- -- --
5 Gt Go -- -- -- -- -- --
6 -- -- -- -- -- -- -- --
7 -- -- -- -- -- -- -- --
8 -- -- -- -- -- -- -- --"""


def view_of_garden(*lines: str) -> GardenView:
    return view_of(garden_of(*lines), STANDARD_SET, DEFAULT_RULES)


def test_the_worked_example_seen_from_above() -> None:
    assert ABOVE == from_above(view_of_garden(*EXAMPLE))


def test_the_worked_example_storey_by_storey() -> None:
    view = view_of_garden(*EXAMPLE)

    assert STOREY_2 == storey(view, 2)
    assert [storey(view, level) for level in (1, 2, 3)] == storeys(view)
    assert [] == storeys(view_of_garden())


def test_the_worked_example_scores_42() -> None:
    view = view_of_garden(*EXAMPLE)

    assert (42, 42) == (view["total"], view["visible_holes"])
    assert [5, 9, 3, 8, 4, 4, 3, 6] == list(view["sheet"].values())


def test_a_garden_is_plain_data_that_needs_no_rules_to_be_drawn() -> None:
    view = view_of_garden(*EXAMPLE)

    terrace = view["terraces"][6]
    assert ("G03", [0, 3, 2]) == (terrace["name"], terrace["anchor"])
    assert ["single", "statue", "double", "double"] == terrace["supports"]
    assert [True, True, True, False] == [each["visible"] for each in view["terraces"][:4]]
    assert ["belvedere", "bridge", "carrier"] == [piece["kind"] for piece in view["pieces"][1:4]]
    bridge = view["pieces"][2]
    assert ([[3, 0, 1], [5, 0, 1]], [4, 0, 1]) == (bridge["places"], bridge["span"])
    assert (True, 3) == (bridge["visible"], bridge["points"])
    assert (False, 0) == (view["pieces"][3]["visible"], view["pieces"][3]["points"])
    assert [0, 0, 1, 1, None, 2, 2, None] == view["seen"][0]


def test_a_terrace_shows_its_icons_as_they_lie() -> None:
    game = position(singles=4, dug="g04")

    play(game, "lay dug", "at a1 storey 1", "turned 1", ON_FOUR)

    (terrace,) = game.view(PLAYER)["sides"][PLAYER]["garden"]["terraces"]
    assert 1 == terrace["rotation"]
    assert ["stairs", "fountain", "blank", "bridge"] == terrace["icons"]
    assert place("b1.1") % 64 == 1


def test_a_preview_tells_what_a_placement_would_change() -> None:
    garden = garden_of("a1.1 ssss .f.f", "c3.1 ssss")
    game = position(garden=garden, singles=6, dug="c13")  # fountain and stairs
    texts = ("lay dug", "at c1 storey 1", "turned 0", "on single single single none")
    steps = [babylon.parse(text) for text in texts]

    assert {"belvederes": 1, "total": 1} == babylon.preview(game, PLAYER, steps)
    with_fountain = [*steps, babylon.parse("fountain b1.1 c1.1")]
    assert {"fountains": 3, "belvederes": 1, "total": 4} == babylon.preview(
        game, PLAYER, with_fountain
    )
    assert 2 == len(game.gardens[PLAYER][0])


def test_the_view_previews_every_option_that_builds_at_once() -> None:
    garden = garden_of("a1.1 ssss .f.f", "c1.1 ssss f.t.")
    game = position(garden=garden, new=1, singles=3)

    assert {
        "fountain b1.1 c1.1": {"fountains": 3, "total": 3},
        "statue c2.1": {"statues": 1, "total": 1},
    } == game.view(PLAYER)["previews"]
    assert len(options(game)) == 3


def test_a_tile_that_hides_can_cost_points() -> None:
    garden = garden_of("b2.1 ssss t...", "statue b2.1", "a3.1 s-s-")
    game = position(garden=garden, singles=9, dug="c01")
    texts = ("lay dug", "at a1 storey 2", "turned 0", "on double double double statue")

    change = babylon.preview(game, PLAYER, [babylon.parse(text) for text in texts])

    assert {"statues": -1, "high_point": 2, "total": 1} == change


def test_a_step_that_builds_nothing_yet_has_no_preview() -> None:
    game = position(singles=4, dug="c01")
    play(game, "lay dug", "at a1 storey 1")
    assert {} == game.view(PLAYER)["previews"]

    play(game, "turned 0")

    assert {"high_point": 2, "total": 2} == game.view(PLAYER)["previews"][ON_FOUR]
    assert 5 == len(game.view(PLAYER)["previews"])
