"""Component sets: the prints of the tiles as a file, checked and chosen for a table."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from walks import Chance
from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.match import play_match
from ziggurat.core.kind import BadSetting
from ziggurat.core.plain import BadPart
from ziggurat.core.record import BadRecord, read
from ziggurat.core.session import Session, resume
from ziggurat.core.snapshot import BadSnapshot, load, save, state_of
from ziggurat.games import babylon
from ziggurat.games.babylon import KIND, Babylon
from ziggurat.games.babylon.component_file import read_set
from ziggurat.games.babylon.components import STAIRS, TILE_NAMES
from ziggurat.games.babylon.prints import TERRACES, TOWER

EXAMPLE = Path(__file__).parents[3] / "docs" / "component-sets" / "babylon.json"
Content = dict[str, Any]


def content() -> Content:
    found: Content = json.loads(EXAMPLE.read_text("utf-8"))
    return found


def club() -> str:
    """A set with other icons and flowers, its tiles in another order."""
    other = content()
    other["name"] = "club"
    for tile in other["tiles"]:
        tile["icons"].reverse()
        flowers = ["white", "pink", "yellow", "purple"]
        tile["flower"] = flowers[3 - flowers.index(tile["flower"])]
    other["tiles"].reverse()
    other["tower"] = ["wild_blank"] * 8 + other["tower"][::2][:3] + other["tower"][8::2]
    return json.dumps(other)


@pytest.fixture
def key() -> Iterator[str]:
    """The club's set, for one test."""
    found = KIND.add_components(club())
    yield found
    del KIND.component_sets[found]


def test_the_example_of_the_documentation_is_the_standard_set() -> None:
    found = read_set(EXAMPLE.read_text("utf-8"))

    assert TERRACES == found.terraces
    assert TOWER == found.effects
    assert TILE_NAMES == tuple(tile.name for tile in found.terraces)
    assert "example" == found.key.rpartition("-")[0]
    assert not found.is_reconstructed


def test_tiles_may_come_in_any_order_and_are_named_by_material() -> None:
    found = read_set(club())

    assert TILE_NAMES == tuple(tile.name for tile in found.terraces)
    assert [tile.material for tile in TERRACES] == [tile.material for tile in found.terraces]
    assert [0, 1, 2, 3] == [tile.flower for tile in found.terraces[-4:]]
    last_clay = TERRACES[15]
    assert tuple(reversed(last_clay.icons)) == found.terraces[0].icons
    assert 3 - last_clay.flower == found.terraces[0].flower


def changed(change: Callable[[Content], object]) -> str:
    other = deepcopy(content())
    change(other)
    return json.dumps(other)


@pytest.mark.rule("BY-C-01", "BY-C-05", "BY-C-09")
@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda c: c.pop("tiles"), r"^\$\.tiles is missing\.$"),
        (lambda c: c.update(tower="none"), r"^\$\.tower must be a list, not 'none'\.$"),
        (lambda c: c.update(more=1), r"^\$\.more is not part of the format\."),
        (lambda c: c["tiles"].pop(), r"^\$\.tiles must have 52 entries, not 51\.$"),
        (lambda c: c["tiles"].__setitem__(3, 7), r"^\$\.tiles\[3\] must be an object, not 7\.$"),
        (lambda c: c["tiles"][5].pop("icons"), r"^\$\.tiles\[5\]\.icons is missing\.$"),
        (lambda c: c["tiles"][5].update(id=5), r"^\$\.tiles\[5\]\.id is not part of the format\."),
        (
            lambda c: c["tiles"][1].update(material="gold"),
            r"^\$\.tiles\[1\]\.material must be one of clay, granite, basalt, start, not 'gold'\.$",
        ),
        (
            lambda c: c["tiles"][1].update(flower=["white"]),
            r"^\$\.tiles\[1\]\.flower must be one of white, pink, .*, not \['white'\]\.$",
        ),
        (
            lambda c: c["tiles"][12]["icons"].pop(),
            r"^\$\.tiles\[12\]\.icons must have 4 entries, not 3\.$",
        ),
        (
            lambda c: c["tiles"][12]["icons"].__setitem__(2, "stair"),
            r"^\$\.tiles\[12\]\.icons\[2\] must be one of blank, stairs, .*, not 'stair'\.$",
        ),
        (
            lambda c: c["tiles"][12]["icons"].__setitem__(2, "stairs"),
            r"^\$\.tiles\[12\]\.icons: a clay tile has 2 icons, not 3\.$",
        ),
        (
            lambda c: c["tiles"][40].update(material="start"),
            r"^\$\.tiles must have 16 basalt tiles, not 15\.$",
        ),
        (
            lambda c: c["tiles"][51].update(flower="white"),
            r"^\$\.tiles must have one start tile with the white flower, not 2\.$",
        ),
        (
            lambda c: [tile.update(flower="white") for tile in c["tiles"][:48]],
            r"^\$\.tiles: no quarry tile shows the pink flower\.$",
        ),
        (lambda c: c["tower"].append("no_effect"), r"^\$\.tower must have 14 entries, not 15\.$"),
        (
            lambda c: c["tower"].__setitem__(0, "plus"),
            r"^\$\.tower\[0\] must be one of no_effect, plus_single, .*, not 'plus'\.$",
        ),
        (
            lambda c: c.update(tower=["no_effect"] * 14),
            r"^\$\.tower: no tile has the effect plus_single\.$",
        ),
        (lambda c: c.update(game="babel"), r"\$\.game must be 'babylon', not 'babel'\.$"),
        (lambda c: c.update(name="standard"), r"\$\.name must be 1 to 31 lower-case letters"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_place(
    change: Callable[[Content], object], problem: str
) -> None:
    with pytest.raises(BadPart, match=problem):
        KIND.add_components(changed(change))


def test_start_tiles_may_have_any_number_of_icons() -> None:
    def blank(other: Content) -> None:
        other["tiles"][48]["icons"] = ["blank"] * 4

    assert (0, 0, 0, 0) == read_set(changed(blank)).terraces[48].icons


def test_a_table_with_another_set_uses_its_prints(key: str) -> None:
    game = babylon.new(3, 4, components=key)
    twin = babylon.new(3, 4)
    view, seat = game.view(0), game.to_act()[0]

    assert game.stacks == twin.stacks
    assert not view["reconstructed"]
    tile = view["quarry"][0]["tile"]
    printed = game.components.terraces[game.stacks[0][-1]]
    assert tile is not None
    assert tile["icons"].count("blank") == printed.icons.count(0)
    assert printed.icons != TERRACES[game.stacks[0][-1]].icons
    for text in ("dig a1", "lay dug", "at a1 storey 1", "turned 0"):
        game.play(seat, babylon.parse(text))
        twin.play(seat, babylon.parse(text))
    icons = game.components.terraces[game.dug].icons
    game.play(seat, babylon.parse("on single single single single"))
    assert icons == tuple(game.garden(seat).faces[hole] for hole in (0, 1, 8, 9))


def test_a_record_names_the_set_by_its_digest(key: str) -> None:
    session = Session(KIND, "7", 2, {"components": key})
    chance = Chance(7)
    while waiting := session.current.to_act():
        session.choose(waiting[0], chance.choice(session.current.options(waiting[0])))
    text = session.record.to_text()

    again = resume(KIND, read(text))

    assert key == session.record.settings["components"]
    assert key.startswith("club-")
    assert state_of(again.game) == state_of(session.game)
    assert state_of(load(KIND, save(again.game))) == state_of(again.game)


def test_a_game_whose_set_is_not_loaded_cannot_go_on() -> None:
    key = KIND.add_components(club())
    session = Session(KIND, "7", 2, {"components": key})
    text, snapshot = session.record.to_text(), save(session.game)
    del KIND.component_sets[key]

    with pytest.raises(BadSetting, match=f"component set '{key}' is not loaded"):
        babylon.new(1, components=key)
    with pytest.raises(BadRecord, match=key):
        resume(KIND, read(text))
    with pytest.raises(BadSnapshot):
        load(KIND, snapshot)


@pytest.mark.parametrize("names", [("greedy", "architect"), ("king", "king")], ids=str)
def test_bots_play_with_the_prints_of_the_table(names: tuple[str, str], key: str) -> None:
    bots = [bots_of("babylon")[name](seed) for seed, name in enumerate(names)]

    session = play_match(KIND, bots, "club", {"components": key}, effort=0.02)

    game = session.game
    assert isinstance(game, Babylon)
    assert game.outcome is not None
    stairs = sum(piece[0] == STAIRS for seat in (0, 1) for piece in game.gardens[seat][1])
    assert stairs


def test_tiles_of_a_material_keep_their_order_and_start_tiles_go_by_flower() -> None:
    other = content()
    other["name"] = "shuffled"
    quarry, start = other["tiles"][:48], other["tiles"][48:]
    other["tiles"] = [*reversed(start), *reversed(quarry)]

    found = read_set(json.dumps(other)).terraces

    for first in (0, 16, 32):
        printed = [tile[1:] for tile in TERRACES[first : first + 16]]
        assert printed[::-1] == [tile[1:] for tile in found[first : first + 16]]
    assert TERRACES[48:] == found[48:]
