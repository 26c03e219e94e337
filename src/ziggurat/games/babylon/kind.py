"""Babylon among the games: how one is begun, and how its actions are read."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.action import Action, UnknownAction
from ziggurat.core.game import Game
from ziggurat.core.kind import Kind, Setting
from ziggurat.core.outcome import Outcome
from ziggurat.core.text import Text
from ziggurat.games.babylon import scoring
from ziggurat.games.babylon.actions import DIGS, DISCARD, END, REMOVES, STORE, Decorate
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
)
from ziggurat.games.babylon.decor import ACROSS, distance_of, ordered
from ziggurat.games.babylon.flow import read_phase
from ziggurat.games.babylon.placing import LAYS, ONS, SITES, TURNS, read_place
from ziggurat.games.babylon.refusals import BabylonRefusal
from ziggurat.games.babylon.set_up import OPTIONS, new_game
from ziggurat.games.babylon.table import Babylon
from ziggurat.games.babylon.texts import TEXTS

FEW: Final[list[Action]] = [*REMOVES, *DIGS, END, STORE, DISCARD, *LAYS, *TURNS, *ONS]
BY_TEXT: Final = {action.text: action for action in [*FEW, *SITES]}
PAIRS: Final = (STAIRS, FOUNTAIN, BRIDGE)  # the decor that stands on two places


class BabylonKind(Kind):
    def new(self, seed: str, players: int, settings: Mapping[str, Setting]) -> Babylon:
        return new_game(seed, players, settings)

    def blank(self) -> Babylon:
        return Babylon()

    def read_agenda(self, game: Game, lines: list[str]) -> None:
        assert isinstance(game, Babylon)
        game.agenda = [read_phase(line) for line in lines]

    def parse(self, text: str) -> Action:
        return parse(text)

    def conceivable(self, game: Game) -> list[Action]:
        """All sites up to two storeys too high, and decor on all places, whatever they show."""
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
            if distance_of(place, other) <= ACROSS + 1:
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
    refusals=BabylonRefusal,
    texts=TEXTS,
    state=Babylon,
    actions=(),
    phases=(),
)


def new(seed: int | str, players: int = 2, **settings: Setting) -> Babylon:
    """Set up a game; options not named take their default."""
    return new_game(str(seed), players, KIND.complete(settings))


def parse(text: str) -> Action:
    """The action of this text.  Raises UnknownAction."""
    words = text.lower().split()
    action = BY_TEXT.get(" ".join(words))
    return parse_decor(text, words) if action is None else action


def parse_decor(text: str, words: list[str]) -> Action:
    """A decor element; its two places may be named in either order."""
    try:
        places = [read_place(word) for word in words[1:]]
        if words[:1] == ["statue"] and len(places) == 1:
            return Decorate(STATUE, places[0], 0)
        place, other = places
        return Decorate(*ordered(PIECE_NAMES.index(words[0], 1, STATUE), place, other))
    except (ValueError, IndexError) as error:
        raise UnknownAction(text) from error
