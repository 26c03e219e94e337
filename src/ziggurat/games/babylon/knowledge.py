"""Who knows what in Babylon: everybody knows all but what lies face down.

Face down are the quarry tiles below the visible ones, of which the material is known and nothing
else, and the tower tiles, with those that left the game unseen.  While a player composes the
placement of a tile, that happens on a private copy of the game: only its view has `placing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ziggurat.games.babylon.building import DOUBLES_IN, SINGLES_IN
from ziggurat.games.babylon.components import (
    EFFECT_NAMES,
    FLOWER_NAMES,
    NO_TILE,
    RESERVE_NAMES,
    RESERVE_OF,
    STACKS,
    TILE_NAMES,
    TOWER_NAMES,
    Stack,
    Tile,
)
from ziggurat.games.babylon.garden_view import GardenView, TileView, position, tile_view, view_of
from ziggurat.games.babylon.placing import SOURCES, ChooseSite, ChooseSupports, ChooseTurn
from ziggurat.games.babylon.preview import previews
from ziggurat.games.babylon.quarry import FULL

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.seats import Seat
    from ziggurat.games.babylon.garden import Plain
    from ziggurat.games.babylon.table import Babylon


class StackView(TypedDict):
    level: int  # how many tiles are left: 3 clay, 2 granite, 1 basalt, 0 the bottom
    tile: TileView | None
    pillars: int  # what the player on turn would receive for it


class BoardView(TypedDict):
    """One player's board."""

    flower: str
    singles: int
    notch: TileView | None
    garden: GardenView


class PlacingView(TypedDict):
    """The placement that a player is composing: the parts chosen until now."""

    source: str
    site: list[int] | None
    rotation: int | None


class PublicView(TypedDict):
    """What everybody sees."""

    sides: list[BoardView]
    quarry: list[StackView]  # row by row, from the north-west
    discard: list[str]
    reserve: dict[str, int]
    first: int
    active: int
    round: int
    rounds: int
    effect: str
    flipped: list[str]  # effects of all rounds up to this one, in order
    dug: TileView | None
    gifts: int  # double pillars of this turn
    wild: bool  # whether the effect on icons can still be used this turn
    new_tiles: int  # how many terraces were laid this turn
    reconstructed: bool  # whether the tile prints are not those of the box
    waiting_for: list[int]
    over: bool


class BabylonView(PublicView):
    placing: PlacingView | None  # only while this player composes a placement
    previews: dict[str, dict[str, int]]  # by option of the viewer: what it would change


def view(game: Babylon, seat: Seat) -> BabylonView:
    return views(game, [seat])[0]


def views(game: Babylon, seats: list[Seat]) -> list[BabylonView]:
    public = public_view(game)
    return [own_view(game, seat, public) for seat in seats]


def own_view(game: Babylon, seat: Seat, public: PublicView) -> BabylonView:
    choosing = seat in public["waiting_for"]
    return {
        **public,
        "placing": placing(game) if choosing else None,
        "previews": previews(game, seat) if choosing else {},
    }


def public_view(game: Babylon) -> PublicView:
    effects = game.components.effects
    return {
        "sides": [side(game, each) for each in range(game.seats)],
        "quarry": [stack_view(game, stack) for stack in range(STACKS)],
        "discard": [TILE_NAMES[tile] for tile in game.discard],
        "reserve": dict(zip(RESERVE_NAMES, game.reserve, strict=True)),
        "first": game.first,
        "active": game.active,
        "round": game.round,
        "rounds": len(game.tower) + len(game.flipped) + 1,
        "effect": EFFECT_NAMES[game.effect()],
        "flipped": [EFFECT_NAMES[effects[tile]] for tile in game.flipped],
        "dug": held(game, game.dug),
        "gifts": game.gifts,
        "wild": game.wild != 0,
        "new_tiles": len(game.gardens[game.active][0]) - game.fresh,
        "reconstructed": game.components.is_reconstructed,
        "waiting_for": game.to_act(),
        "over": game.outcome is not None,
    }


def stack_view(game: Babylon, stack: Stack) -> StackView:
    pile = game.stacks[stack]
    return {
        "level": len(pile),
        "tile": held(game, pile[-1]) if pile else None,
        "pillars": game.pillars_at(game.active, stack) if pile else 0,
    }


def side(game: Babylon, seat: Seat) -> BoardView:
    return {
        "flower": FLOWER_NAMES[game.flowers[seat]],
        "singles": game.singles[seat],
        "notch": held(game, game.notches[seat]),
        "garden": view_of(game.garden(seat), game.components, game.rules),
    }


def held(game: Babylon, tile: Tile) -> TileView | None:
    return None if tile == NO_TILE else tile_view(game.components.terraces[tile])


def placing(game: Babylon) -> PlacingView | None:
    step = game.agenda[-1] if game.agenda else None
    if isinstance(step, ChooseSite):
        return {"source": SOURCES[step.stored], "site": None, "rotation": None}
    if isinstance(step, ChooseTurn):
        return {"source": SOURCES[step.stored], "site": position(step.place), "rotation": None}
    if isinstance(step, ChooseSupports):
        site = position(step.place)
        return {"source": SOURCES[step.stored], "site": site, "rotation": step.quarters}
    return None


def deal_unknown(game: Babylon) -> None:
    """Deal again the covered tiles of each material, and the tower tiles nobody has seen."""
    basalt, granite = dealt(game, 0), dealt(game, 1)
    for stack in range(STACKS - 1, -1, -1):
        pile = game.stacks[stack]
        if len(pile) == FULL:
            game.stacks[stack] = (basalt.pop(), granite.pop(), pile[-1])
        elif len(pile) > 1:
            game.stacks[stack] = (basalt.pop(), pile[1])
    unseen = sorted([*game.tower, *game.box])
    game.shuffle(unseen)
    game.tower = tuple(unseen[: len(game.tower)])
    game.box = tuple(unseen[len(game.tower) :])


def dealt(game: Babylon, depth: int) -> list[Tile]:
    """The covered tiles of this depth in random order, one for each stack that has one."""
    tiles = sorted([pile[depth] for pile in game.stacks if len(pile) > depth + 1])
    game.shuffle(tiles)
    return tiles


def census(game: Babylon) -> Mapping[str, int]:
    """Every tile by its name and every piece by its kind, in every place."""
    found = dict(zip(RESERVE_NAMES, game.reserve, strict=True))
    found["singles"] += sum(game.singles)
    found["doubles"] += game.gifts
    tiles = [tile for pile in game.stacks for tile in pile]
    tiles += [tile for tile in (game.dug, *game.notches) if tile != NO_TILE]
    tiles += game.discard
    for garden in game.gardens:
        tiles += [terrace[0] for terrace in garden[0]]
        count_pieces(garden, found)
    for tile in tiles:
        found[TILE_NAMES[tile]] = found.get(TILE_NAMES[tile], 0) + 1
    for tower_tile in (*game.tower, *game.flipped, *game.box):
        found[TOWER_NAMES[tower_tile]] = found.get(TOWER_NAMES[tower_tile], 0) + 1
    return found


def count_pieces(garden: Plain, found: dict[str, int]) -> None:
    """Add what stands in a garden: its pillars and its pieces."""
    tiles, pieces = garden[0], garden[1]
    for _, _, _, _, supports in tiles:
        found["singles"] += SINGLES_IN[supports]
        found["doubles"] += DOUBLES_IN[supports]
    for piece, _, _ in pieces:
        found[RESERVE_NAMES[RESERVE_OF[piece]]] += 1
