"""Reading a component set from a file: docs/component-sets.md describes the format.

What the rulebook says about the tiles is checked; the first mistake is reported with its place,
`$.tiles[12].icons`.
"""

from typing import Final

from ziggurat.core.components import BadComponents, check_count, read_components
from ziggurat.core.error import ErrorCode
from ziggurat.core.plain import check_keys, one_of, typed
from ziggurat.core.text import Text
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


class TilesCode(ErrorCode):
    """How a set of tiles contradicts the rulebook."""

    ICONS_ON_TILE = Text(
        "{place}: a {material} tile has {expected:icon|icons}, not {found}.",
        "{place} : une tuile de matériau {material} porte {expected:icône|icônes}, et non {found}.",
    )
    TILES_OF_MATERIAL = Text(
        "$.tiles must have {expected} {material} tiles, not {found}.",
        "$.tiles doit avoir {expected} tuiles de matériau {material}, et non {found}.",
    )
    START_TILES = Text(
        "$.tiles must have one start tile with the {flower} flower, not {found}.",
        "$.tiles doit avoir une tuile de départ avec la fleur {flower}, et non {found}.",
    )
    FLOWER_FORGOTTEN = Text(
        "$.tiles: no quarry tile shows the {flower} flower.",
        "$.tiles : aucune tuile de la carrière ne porte la fleur {flower}.",
    )
    EFFECT_FORGOTTEN = Text(
        "$.tower: no tile has the effect {effect}.",
        "$.tower : aucune tuile n'a l'effet {effect}.",
    )


def read_set(text: str) -> BabylonComponents:
    """The component set of a file.  Raises BadPart."""
    key, content = read_components(text, "babylon")
    check_keys(content, (*HEADER, "tiles", "tower"), (), "$")
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
    tile = typed(value, dict, place)
    check_keys(tile, ("material", "flower", "icons"), (), place)
    material = one_of(tile["material"], MATERIAL_NAMES, f"{place}.material")
    flower = one_of(tile["flower"], FLOWER_NAMES, f"{place}.flower")
    words = list_of(tile["icons"], PLACES, f"{place}.icons")
    nw, ne, sw, se = [
        one_of(word, ICON_NAMES, f"{place}.icons[{corner}]") for corner, word in enumerate(words)
    ]
    icons = (nw, ne, sw, se)
    count = PLACES - icons.count(BLANK)
    if material != START and count != ICONS_ON[material]:
        raise BadComponents(
            TilesCode.ICONS_ON_TILE,
            place=f"{place}.icons",
            material=MATERIAL_NAMES[material],
            expected=ICONS_ON[material],
            found=count,
        )
    return Print("", material, flower, icons)


def check_counts(tiles: list[Print]) -> None:
    """Sixteen tiles of each material, one start tile of each flower, no flower forgotten."""
    for material, name in enumerate(MATERIAL_NAMES[:START]):
        count = sum([tile.material == material for tile in tiles])
        expected = TILES_OF_A_MATERIAL
        if count != expected:
            raise BadComponents(
                TilesCode.TILES_OF_MATERIAL, material=name, expected=expected, found=count
            )
    for flower, name in enumerate(FLOWER_NAMES):
        own = [tile.material == START for tile in tiles if tile.flower == flower]
        if own.count(True) != 1:
            raise BadComponents(TilesCode.START_TILES, flower=name, found=own.count(True))
        if len(own) == 1:
            raise BadComponents(TilesCode.FLOWER_FORGOTTEN, flower=name)


def read_tower(value: object) -> tuple[Effect, ...]:
    """The effects of the tower tiles; each of the six occurs."""
    words = list_of(value, TOWER_SIZE, "$.tower")
    effects = [one_of(word, EFFECT_NAMES, f"$.tower[{index}]") for index, word in enumerate(words)]
    for effect, name in enumerate(EFFECT_NAMES):
        if effect != NO_EFFECT and effect not in effects:
            raise BadComponents(TilesCode.EFFECT_FORGOTTEN, effect=name)
    return tuple(effects)


def list_of(value: object, count: int, place: str) -> list[object]:
    values = typed(value, list, place)
    check_count(values, count, place)
    return values
