"""Reading a component set from a file: docs/component-sets.md describes the format.

What the rulebook says about the tiles is checked; the first mistake is reported with its place,
`$.tiles[12].icons`.
"""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.action import shortened
from ziggurat.core.components import BadComponents, read_components
from ziggurat.games.babylon.component_set import BabylonComponents
from ziggurat.games.babylon.components import (
    BLANK,
    EFFECT_NAMES,
    FLOWER_NAMES,
    ICON_NAMES,
    MATERIAL_NAMES,
    NO_EFFECT,
    START,
    TILE_NAMES,
    TILES_OF_A_MATERIAL,
    TOWER_SIZE,
    Effect,
)
from ziggurat.games.babylon.prints import Print

HEADER: Final = ("ziggurat_components", "game", "name")
ICONS_ON: Final = (2, 3, 4)  # by material; a start tile may have any number (BY-C-05)
PLACES: Final = 4


def read_set(text: str) -> BabylonComponents:
    """The component set of a file.  Raises BadComponents."""
    key, content = read_components(text, "babylon")
    check_names(content, (*HEADER, "tiles", "tower"), "$")
    return BabylonComponents(key, read_tiles(content["tiles"]), read_tower(content["tower"]))


def read_tiles(value: object) -> tuple[Print, ...]:
    """The terrace tiles, by material; those of one material keep their order."""
    found = [
        read_tile(each, f"$.tiles[{index}]")
        for index, each in enumerate(list_of(value, len(TILE_NAMES), "$.tiles"))
    ]
    found.sort(key=place_in_the_box)
    check_counts(found)
    return tuple([tile._replace(name=name) for tile, name in zip(found, TILE_NAMES, strict=True)])


def place_in_the_box(tile: Print) -> tuple[int, int]:
    """By material; start tiles by flower."""
    return tile.material, tile.flower if tile.material == START else 0


def read_tile(value: object, place: str) -> Print:
    if not isinstance(value, dict):
        raise BadComponents(f"{place}: expected an object, got {shortened(value)}")
    check_names(value, ("material", "flower", "icons"), place)
    material = index_of(value["material"], MATERIAL_NAMES, f"{place}.material")
    flower = index_of(value["flower"], FLOWER_NAMES, f"{place}.flower")
    words = list_of(value["icons"], PLACES, f"{place}.icons")
    nw, ne, sw, se = [
        index_of(word, ICON_NAMES, f"{place}.icons[{corner}]") for corner, word in enumerate(words)
    ]
    icons = (nw, ne, sw, se)
    count = PLACES - icons.count(BLANK)
    if material != START and count != ICONS_ON[material]:
        raise BadComponents(
            f"{place}.icons: a {MATERIAL_NAMES[material]} tile has {ICONS_ON[material]} icons,"
            f" got {count}"
        )
    return Print("", material, flower, icons)


def check_counts(tiles: list[Print]) -> None:
    """Sixteen tiles of each material, one start tile of each flower, no flower forgotten."""
    for material, name in enumerate(MATERIAL_NAMES[:START]):
        count = sum([tile.material == material for tile in tiles])
        if count != TILES_OF_A_MATERIAL:
            raise BadComponents(
                f"$.tiles: expected {TILES_OF_A_MATERIAL} {name} tiles, got {count}"
            )
    for flower, name in enumerate(FLOWER_NAMES):
        own = [tile.material == START for tile in tiles if tile.flower == flower]
        if own.count(True) != 1:
            raise BadComponents(
                f"$.tiles: expected one start tile with the {name} flower, got {own.count(True)}"
            )
        if len(own) == 1:
            raise BadComponents(f"$.tiles: no quarry tile shows the {name} flower")


def read_tower(value: object) -> tuple[Effect, ...]:
    """The effects of the tower tiles; each of the six occurs."""
    words = list_of(value, TOWER_SIZE, "$.tower")
    effects = [
        index_of(word, EFFECT_NAMES, f"$.tower[{index}]") for index, word in enumerate(words)
    ]
    for effect, name in enumerate(EFFECT_NAMES):
        if effect != NO_EFFECT and effect not in effects:
            raise BadComponents(f"$.tower: no tile has the effect {name}")
    return tuple(effects)


def check_names(content: Mapping[str, object], names: tuple[str, ...], place: str) -> None:
    for name in names:
        if name not in content:
            raise BadComponents(f"{place}.{name} is missing")
    for name in content:
        if name not in names:
            raise BadComponents(f"{place}.{shortened(name)[1:-1]} is not part of the format")


def list_of(value: object, count: int, place: str) -> list[object]:
    if not isinstance(value, list):
        raise BadComponents(f"{place}: expected a list, got {shortened(value)}")
    if len(value) != count:
        raise BadComponents(f"{place}: expected {count} entries, got {len(value)}")
    return value


def index_of(value: object, words: tuple[str, ...], place: str) -> int:
    if not isinstance(value, str) or value not in words:
        raise BadComponents(f"{place}: expected one of {', '.join(words)}, got {shortened(value)}")
    return words.index(value)
