"""The worked scenarios, each named by its id, with exactly the refusals they name."""

import json
from pathlib import Path
from typing import NotRequired, TypedDict, cast

import pytest

from ziggurat.games.babylon.building import PLENTY, Builder
from ziggurat.games.babylon.components import (
    EFFECT_NAMES,
    HOLES,
    ICON_NAMES,
    NO_EFFECT,
    SIDE,
    STATUE,
    SUPPORT_NAMES,
    Place,
)
from ziggurat.games.babylon.decor import Decorator, ordered
from ziggurat.games.babylon.garden import EMPTY, Garden, turned
from ziggurat.games.babylon.quarry import pillars_for
from ziggurat.games.babylon.scoring import LINES, visible_holes
from ziggurat.games.babylon.tower_tiles import dug_pillars, wild

from .tables import position, refused, rule_of, sheet, tile_called


class TileText(TypedDict):
    id: NotRequired[str]
    icons: list[str | None]


class Step(TypedDict):
    op: str
    turn: int
    expect: str | bool
    tile: TileText
    at: list[int]
    storey: int
    rot: NotRequired[int]
    supports: NotRequired[list[str | None]]
    cost: NotRequired[int]
    singles: NotRequired[int]
    free_doubles: NotRequired[int]
    kind: str
    places: list[list[int]]
    effect: NotRequired[str]
    place: list[int]
    index: int


class Scenario(TypedDict):
    id: str
    type: str
    levels: list[list[int]]
    take: list[int]
    own_flower: bool
    effect: str
    expect: int | str
    steps: list[Step]
    score: NotRequired[dict[str, int]]
    visible_holes: NotRequired[int]


def scenarios(kind: str) -> list[Scenario]:
    text = Path(__file__).with_name("scenarios.json").read_text(encoding="utf-8")
    found = cast("list[Scenario]", json.loads(text)["scenarios"])
    return [scenario for scenario in found if scenario["type"] == kind]


def name_of(scenario: Scenario) -> str:
    return scenario["id"]


@pytest.mark.rule("BY-D-01", "BY-D-02", "BY-D-03", "BY-D-04", "BY-D-05", "BY-D-06", "BY-T-03")
@pytest.mark.parametrize("scenario", scenarios("dig"), ids=name_of)
def test_digging(scenario: Scenario) -> None:
    levels = [level for row in scenario["levels"] for level in row]
    x, y = scenario["take"]
    stack = y * 4 + x
    if not levels[stack]:
        game = position(agenda=["EndTurn", "StoreTile", "Build", "DigTile"])
        game.stacks = [pile[:level] for pile, level in zip(game.stacks, levels, strict=True)]
        assert scenario["expect"] == refused(game, f"dig {'abcd'[x]}{y + 1}")
        return

    pillars = dug_pillars(
        pillars_for(levels, stack), scenario["own_flower"], effect_of(scenario["effect"])
    )

    assert scenario["expect"] == pillars


@pytest.mark.parametrize("scenario", scenarios("build"), ids=name_of)
def test_building(scenario: Scenario) -> None:
    yard = Yard()
    for step in scenario["steps"]:
        yard.do(step)

    lines = sheet(yard.garden)
    scored = {**dict(zip(LINES, lines, strict=True)), "total": sum(lines)}
    for line, points in scenario.get("score", {}).items():
        assert points == scored[line], line
    expected = scenario.get("visible_holes", visible_holes(yard.garden))
    assert expected == visible_holes(yard.garden)


class Yard:
    """A garden with made-up tiles, and the turn it is in."""

    def __init__(self) -> None:
        self.garden: Garden = EMPTY
        self.turn = 0
        self.fresh = 0
        self.wild_used = False

    def do(self, step: Step) -> None:
        if step["turn"] != self.turn:
            self.turn = step["turn"]
            self.fresh = len(self.garden.tiles)
            self.wild_used = False
        match step["op"]:
            case "tile":
                self.lay(step)
            case "decor":
                self.decorate(step)
            case "usable":
                assert step["expect"] is self.garden.is_usable(place_of(step["place"]))
            case "visible":
                assert step["expect"] is (step["index"] in set(self.garden.owners))

    def lay(self, step: Step) -> None:
        x, y = step["at"]
        anchor, storey = y * SIDE + x, step["storey"]
        builder = Builder(self.garden, step.get("singles", PLENTY), step.get("free_doubles", 0))
        supports = (
            builder.supports(anchor, storey) if builder.why_not_there(anchor, storey) is None else 0
        )
        if "supports" in step:
            named = [SUPPORT_NAMES.index(each or "none") for each in step["supports"]]
            supports = sum(support << 2 * corner for corner, support in enumerate(named))
        refusal = builder.why_not(anchor, storey, supports)
        assert step["expect"] == (rule_of(refusal) or "ok"), step
        if refusal is None:
            assert step.get("cost", builder.price(supports)) == builder.price(supports)
            nw, ne, sw, se = (icon_of(icon) for icon in step["tile"]["icons"])
            rotation = step.get("rot", 0)
            icons = turned((nw, ne, sw, se), rotation)
            tile = tile_called(step["tile"].get("id", "S-white").lower())
            self.garden = self.garden.laid(tile, icons, anchor, storey, rotation, supports)

    def decorate(self, step: Step) -> None:
        effect = NO_EFFECT if self.wild_used else wild(effect_of(step.get("effect", "none")))
        decorator = Decorator(self.garden, self.fresh, effect)
        piece = icon_of(step["kind"])
        places = [place_of(each) for each in step["places"]]
        built = (STATUE, places[0], 0) if piece == STATUE else ordered(piece, *places)
        refusal = decorator.why_not(*built)
        assert step["expect"] == (rule_of(refusal) or "ok"), step
        if refusal is None:
            assert built in decorator.elements()
            self.wild_used = self.wild_used or decorator.needs_wild(*built)
            self.garden = self.garden.built(*built)
        else:
            assert built not in decorator.elements()


def icon_of(name: str | None) -> int:
    return ICON_NAMES.index({None: "blank", "stair": "stairs"}.get(name) or str(name))


def effect_of(name: str) -> int:
    return EFFECT_NAMES.index("no_effect" if name == "none" else name)


def place_of(position_: list[int]) -> Place:
    x, y, storey = position_
    return storey * HOLES + y * SIDE + x
