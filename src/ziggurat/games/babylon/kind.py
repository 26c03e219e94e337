"""Babylon among the games: how one is begun, and how its actions are read."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.action import Action, Worded
from ziggurat.core.components import STANDARD
from ziggurat.core.game import Game
from ziggurat.core.kind import COMPONENTS, Kind, Setting
from ziggurat.core.outcome import Outcome
from ziggurat.core.text import Text
from ziggurat.games.babylon import scoring
from ziggurat.games.babylon.actions import DIGS, DISCARD, END, REMOVES, STORE, Decorate
from ziggurat.games.babylon.component_file import read_set
from ziggurat.games.babylon.component_set import STANDARD_SET, BabylonComponents
from ziggurat.games.babylon.components import (
    BRIDGE,
    CORNERS,
    FOUNTAIN,
    HOLES,
    PIECE_NAMES,
    SIDE,
    STAIRS,
    STATUE,
    Place,
    read_place,
)
from ziggurat.games.babylon.decor import distance_of, ordered
from ziggurat.games.babylon.flow import PHASES
from ziggurat.games.babylon.placing import LAYS, ONS, SITES, TURNS, read_step
from ziggurat.games.babylon.prints import RECONSTRUCTED
from ziggurat.games.babylon.refusals import BabylonRefusal
from ziggurat.games.babylon.rules import OPTIONS
from ziggurat.games.babylon.set_up import new_game
from ziggurat.games.babylon.table import Babylon
from ziggurat.games.babylon.texts import TEXTS

FEW: Final[list[Action]] = [*REMOVES, *DIGS, END, STORE, DISCARD, *LAYS, *TURNS, *ONS]
PAIRS: Final = (STAIRS, FOUNTAIN, BRIDGE)  # the decor that stands on two places
FARTHEST: Final = 3  # places that anybody would think of joining


class BabylonKind(Kind):
    def new(self, seed: str, players: int, settings: Mapping[str, Setting]) -> Babylon:
        components = self.component_sets[str(settings[COMPONENTS])]
        assert isinstance(components, BabylonComponents)
        return new_game(seed, players, settings, components)

    def add_components(self, text: str) -> str:
        components = read_set(text)
        self.component_sets[components.key] = components
        return components.key

    def other_action(self, words: str) -> Action | None:
        """A decor element; its two places may be named in either order."""
        name, *rest = words.split()
        places = [read_place(word) for word in rest]
        if name == "statue" and len(places) == 1:
            return Decorate(STATUE, places[0], 0)
        place, other = places
        if place == other:
            raise ValueError("a decor element needs two different places")
        return Decorate(*ordered(PIECE_NAMES.index(name, 1, STATUE), place, other))

    def other_phase(self, line: str) -> Worded | None:
        return read_step(line)

    def conceivable(self, game: Game) -> list[Action]:
        """All sites up to two storeys too high, and decor on all places, with any icon."""
        assert isinstance(game, Babylon)
        garden = game.garden(game.active)
        sites = SITES[: HOLES * (garden.height() + 3)]
        return [*FEW, *sites, *conceivable_decor(places_of(game))]

    def score(self, game: Game) -> Outcome:
        assert isinstance(game, Babylon)
        return game.outcome or scoring.result(game, "")


def places_of(game: Babylon) -> list[Place]:
    """Every place of the active garden, hidden ones too, and one on a storey it lacks."""
    found = [HOLES * SIDE]
    for _, anchor, storey, _, _ in game.garden(game.active).tiles:
        found.extend([storey * HOLES + anchor + corner for corner in CORNERS])
    return found


def conceivable_decor(places: list[Place]) -> list[Action]:
    found: list[Action] = [Decorate(STATUE, place, 0) for place in places]
    for index, place in enumerate(places):
        for other in places[:index]:
            if distance_of(place, other) <= FARTHEST:
                found.extend([Decorate(*ordered(piece, place, other)) for piece in PAIRS])
    return found


KIND: Final[Kind] = BabylonKind(
    name="babylon",
    title=Text("Babylon", "Babylon"),
    summary=Text(
        "Dig in the quarry, raise terraces on pillars: the finest hanging garden wins.",
        "Creusez la carrière, élevez des terrasses : le plus beau jardin suspendu l'emporte.",
    ),
    players=range(2, 5),
    rules_version=1,
    options=OPTIONS,
    refusals=(BabylonRefusal,),
    texts=TEXTS,
    state=Babylon,
    actions=[*FEW, *SITES],
    phases=PHASES,
    reconstructed=RECONSTRUCTED,
)
KIND.component_sets[STANDARD] = STANDARD_SET


def new(seed: int | str, players: int = 2, **settings: Setting) -> Babylon:
    """Set up a game; options not named take their default.  Raises BadSetting."""
    game = KIND.begin(str(seed), players, settings)
    assert isinstance(game, Babylon)
    return game


def parse(text: str) -> Action:
    """The action of this text.  Raises UnknownAction."""
    return KIND.parse(text)
