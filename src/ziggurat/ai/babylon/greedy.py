"""Babylon: what a garden is worth, and the bot that plays by it.

It looks at every placement of every tile it may lay, with the decor that could be built at once,
and takes the best if that is better than waiting.  Where to lay a tile does not depend on hidden
tiles, so any imagined world will do.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ziggurat.ai.bot import Place as SeatPlace
from ziggurat.ai.luck import EVERY, Luck, those_noticed
from ziggurat.core.action import Action
from ziggurat.core.seats import Seat
from ziggurat.games.babylon import Babylon, parse
from ziggurat.games.babylon.actions import Decorate, Dig
from ziggurat.games.babylon.components import (
    HOLES,
    KEPT,
    NO_TILE,
    Place,
    Supports,
    Tile,
)
from ziggurat.games.babylon.decor import Decorator
from ziggurat.games.babylon.garden import Garden
from ziggurat.games.babylon.placing import (
    LAYS,
    ONS,
    SITES,
    TURNS,
    ChooseSite,
    ChooseSupports,
    ChooseTurn,
    Step,
)
from ziggurat.games.babylon.scoring import flowers_of, points_of, sheet_of

PILLAR: Final = 0.5  # one that can be kept
FLOWER: Final = 0.7  # a flower that the next set already has
ICON: Final = (0.0, 0.3, 0.25, 0.25, 0.2, 0.0, 0.0)  # by face: free icons, for each storey
TILE_ICON: Final = 0.4  # on a tile that is not laid yet


class Placement(NamedTuple):
    value: float
    stored: bool
    place: Place
    rotation: int
    supports: Supports


class GreedyBabylon:
    """Best gain in score, with a value for height, pillars and flowers that sets still lack."""

    def __init__(self, seed: int, noticed: int = EVERY) -> None:
        self._luck = Luck(seed)
        self._noticed = noticed  # tiles, places and decor of a hundred; the rest is overlooked

    def choose(self, place: SeatPlace) -> Action:
        number = self._luck.number()
        options = place.options
        world = place.imagine(number)
        assert isinstance(world, Babylon)
        if isinstance(options[0], Dig):
            return max(
                those_noticed(options, self._noticed, self._luck),
                key=lambda option: value_of_digging(world, place.seat, option),
            )
        step = world.agenda[-1]
        if not isinstance(step, ChooseSite | ChooseTurn | ChooseSupports):
            seen = self._menu(options)
            return between_tiles(world, place.seat, seen) or options[number % len(options)]
        found = list(going_on(world, place.seat, step))
        seen_ways = those_noticed(found, self._noticed, self._luck)
        return next_step(step, max(seen_ways, key=lambda way: way.value))

    def _menu(self, options: list[Action]) -> list[Action]:
        """Without the decor that is overlooked."""
        if self._noticed == EVERY:
            return options
        return [each for each in options if not isinstance(each, Decorate) or self._notices()]

    def _notices(self) -> bool:
        return self._luck.number() % EVERY < self._noticed


def between_tiles(game: Babylon, seat: Seat, options: list[Action]) -> Action | None:
    """The next choice while no tile is being laid; None if the question is another one."""
    step = game.agenda[-1].text
    if step == "Build":
        return best_of_the_menu(game, seat, options)
    if step == "StoreOrDiscard":
        return parse("store" if is_worth_storing(game, seat) else "discard")
    return None


def going_on(game: Babylon, seat: Seat, step: Step) -> Iterator[Placement]:
    """All ways to end a placement that was begun."""
    if isinstance(step, ChooseSite):
        return placements(game, seat, step.stored)
    found = placements(game, seat, step.stored, step.place)
    if isinstance(step, ChooseTurn):
        return found
    return (each for each in found if each.rotation == step.quarters)


def next_step(step: Step, way: Placement) -> Action:
    if isinstance(step, ChooseSite):
        return SITES[way.place - HOLES]
    return TURNS[way.rotation] if isinstance(step, ChooseTurn) else ONS[way.supports]


def best_of_the_menu(game: Babylon, seat: Seat, options: list[Action]) -> Action:
    """Decor brings points at once; a tile is laid if the garden is worth more with it."""
    decor = [option for option in options if isinstance(option, Decorate)]
    if decor:
        return max(decor, key=lambda each: points_of(each.piece, each.place, each.other))
    lays = [lay for lay in LAYS if lay in options]
    found = [max(placements(game, seat, lay.stored)) for lay in lays]
    waiting = worth(game, game.garden(seat), game.singles[seat])
    if found and max(found).value > waiting:
        return LAYS[max(found).stored]
    return parse("end")


def placements(
    game: Babylon, seat: Seat, stored: bool, only: Place | None = None
) -> Iterator[Placement]:
    """Every placement of a tile, everywhere or at one place, with what it is worth."""
    builder = game.builder(seat)
    tile = game.notches[seat] if stored else game.dug
    turns = game.components.turned[tile]
    for place in builder.sites() if only is None else [only]:
        storey, anchor = divmod(place, HOLES)
        for supports in builder.variants(anchor, storey):
            left = builder.singles - builder.price(supports)
            for rotation in range(4):
                icons = turns[rotation]
                after = builder.garden.laid(tile, icons, anchor, storey, rotation, supports)
                value = worth(game, decorated(game, after), left)
                yield Placement(value, stored, place, rotation, supports)


def decorated(game: Babylon, garden: Garden) -> Garden:
    """The garden with the decor that its new tiles allow, the most valuable first."""
    decorator = Decorator(garden, game.fresh, game.wild, game.lent, game.rules)
    elements = decorator.elements()
    while elements:
        best = max(elements, key=lambda each: points_of(*each))
        wild, lent = decorator.wild_after(*best)
        after = decorator.garden.built(*best)
        decorator = Decorator(after, game.fresh, wild, lent, game.rules)
        elements = decorator.elements()
    return decorator.garden


def worth(game: Babylon, garden: Garden, singles: int) -> float:
    """The score, and what may become of free icons, flowers and pillars."""
    value = sum(sheet_of(garden, game.components, game.rules)) + PILLAR * min(singles, KEPT)
    flowers = flowers_of(garden, game.components.flowers)
    value += FLOWER * sum(count > min(flowers) for count in flowers)
    faces = zip(garden.faces, garden.tops, strict=True)
    return value + sum([ICON[face] * storey for face, storey in faces], 0.0)


def value_of_digging(game: Babylon, seat: Seat, option: Action) -> float:
    """The pillars that a tile brings, its icons, and whether the next set lacks its flower."""
    after = game.copy()
    after.apply(seat, option)
    gained = min(after.singles[seat], 2 * KEPT) - game.singles[seat]
    return PILLAR * gained + value_of_tile(game, seat, after.dug)


def value_of_tile(game: Babylon, seat: Seat, tile: Tile) -> float:
    components = game.components
    flowers = flowers_of(game.garden(seat), components.flowers)
    lacking = flowers[components.flowers[tile]] == min(flowers)
    return TILE_ICON * components.icon_counts[tile] + FLOWER * lacking


def is_worth_storing(game: Babylon, seat: Seat) -> bool:
    kept = game.notches[seat]
    return kept == NO_TILE or value_of_tile(game, seat, game.dug) > value_of_tile(game, seat, kept)
