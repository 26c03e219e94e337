"""Gardens and positions of Babylon in a few lines.

A garden is written line by line, in the order in which it was built.  `b3.2 sdt- f.bt c05` is a
terrace with its north-west corner above hole b3 on storey 2; its supports NW, NE, SW, SE (single,
double, statue, none), its icons as they lie (stairs s, fountain f, bridge b, statue t), and its
tile.  Icons and tile may be left out.  `statue b3.2` is decor, as a player would name it.
Nothing is checked.
"""

from ziggurat.core.action import Action
from ziggurat.core.kind import Setting
from ziggurat.core.refusal import Refusal
from ziggurat.games import babylon
from ziggurat.games.babylon import Babylon
from ziggurat.games.babylon.actions import Decorate
from ziggurat.games.babylon.building import PLENTY, Builder
from ziggurat.games.babylon.component_set import STANDARD_SET
from ziggurat.games.babylon.components import (
    HOLES,
    NO_TILE,
    TILE_NAMES,
    WILD_BLANK,
    WILD_ICON,
    Effect,
    Place,
    Supports,
    Tile,
    read_place,
)
from ziggurat.games.babylon.decor import Decorator
from ziggurat.games.babylon.garden import EMPTY, Garden
from ziggurat.games.babylon.kind import KIND
from ziggurat.games.babylon.rules import DEFAULT_RULES, BabylonRules
from ziggurat.games.babylon.scoring import sheet_of

PLAYER, OTHER = 0, 1
TURN = ["EndTurn", "StoreTile", "Build", "DigTile", "BeginTurn"]  # the first phase last
AFTER_DIGGING = TURN[:3]
WILDS = (WILD_ICON, WILD_BLANK)


def garden_of(*lines: str) -> Garden:
    garden = EMPTY
    for line in lines:
        words = line.split()
        if "." in words[0]:
            garden = laid(garden, words)
        else:
            decor = babylon.parse(line)
            assert isinstance(decor, Decorate)
            garden = garden.built(decor.piece, decor.place, decor.other)
    return garden


def laid(garden: Garden, words: list[str]) -> Garden:
    place, supports, icons, tile = [*words, *("....", "s-white")[len(words) - 2 :]]
    nw, ne, sw, se = (".sfbt".index(icon) for icon in icons)
    storey, anchor = divmod(read_place(place), HOLES)
    return garden.laid(
        tile_called(tile), (nw, ne, sw, se), anchor, storey, 0, supports_of(supports)
    )


def tile_called(name: str) -> Tile:
    names = [each.lower() for each in TILE_NAMES]
    return names.index(name) if name else NO_TILE


def supports_of(letters: str) -> Supports:
    return sum("-sdt".index(letter) << 2 * corner for corner, letter in enumerate(letters))


def place(name: str) -> Place:
    return read_place(name)


# Asking a garden.


def why_not(garden: Garden, where: str, supports: str = "", singles: int = PLENTY) -> str:
    """The rule that forbids a tile there on these supports, or on any; empty if none does."""
    storey, anchor = divmod(place(where), HOLES)
    builder = Builder(garden, singles)
    if supports:
        return rule_of(builder.why_not(anchor, storey, supports_of(supports)))
    return rule_of(builder.why_not_at(anchor, storey))


def sheet(garden: Garden, rules: BabylonRules = DEFAULT_RULES) -> list[int]:
    """The score pad of a garden of standard tiles."""
    return sheet_of(garden, STANDARD_SET, rules)


def why_not_decor(
    garden: Garden, text: str, new: int = 1, rules: BabylonRules = DEFAULT_RULES
) -> str:
    """The rule that forbids this decor when this many of the last tiles are of this turn."""
    decor = babylon.parse(text)
    assert isinstance(decor, Decorate)
    decorator = Decorator(garden, len(garden.tiles) - new, rules=rules)
    return rule_of(decorator.why_not(decor.piece, decor.place, decor.other))


def rule_of(refusal: Refusal | None) -> str:
    return refusal.rule if refusal else ""


# Games.


def position(
    *,
    garden: Garden = EMPTY,
    new: int = 0,
    singles: int = 0,
    gifts: int = 0,
    dug: str = "",
    stored: str = "",
    effect: Effect = 0,
    agenda: list[str] = AFTER_DIGGING,
    players: int = 2,
    **settings: Setting,
) -> Babylon:
    """The player has dug and may build; `new` of the last tiles were laid this turn."""
    game = babylon.new("table", players, **settings)
    game.first = game.active = PLAYER
    others = TURN * (players - 1)
    KIND.read_agenda(game, ["FlipTowerTile", *others, *agenda])
    game.gardens[PLAYER] = garden.plain()
    game.fresh = len(garden.tiles) - new
    game.singles[PLAYER] = singles
    game.gifts = gifts
    game.dug = tile_called(dug)
    game.notches[PLAYER] = tile_called(stored)
    if effect:
        game.flipped = (game.components.effects.index(effect),)
        game.wild = effect if effect in WILDS else 0
    game.round = 1
    game.advance()
    game.hear()
    return game


def play(game: Babylon, *texts: str) -> None:
    """The seat that is to act makes these choices one after the other."""
    for text in texts:
        game.play(game.to_act()[0], babylon.parse(text))


def refused(game: Babylon, text: str) -> str:
    """The rule that forbids this choice now; empty if none does."""
    return rule_of(game.why_not(game.to_act()[0], babylon.parse(text)))


def offered(game: Babylon) -> list[str]:
    return [option.text for option in options(game)]


def options(game: Babylon) -> list[Action]:
    return game.options(game.to_act()[0])


def heard(game: Babylon) -> list[str]:
    return [event.name for event in game.hear()]
