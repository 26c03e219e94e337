"""Babble among the games: how one is begun, and how its actions are read."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.kind import COMPONENTS, Kind, Setting
from ziggurat.core.outcome import Outcome
from ziggurat.core.text import Text
from ziggurat.games.babble import tower
from ziggurat.games.babble.actions import (
    BUILD_NOTHING,
    BUILDS,
    CONSTRUCTION_GIFTS,
    DONE,
    DROPS,
    PUT_BACKS,
    RESOURCE_GIFTS,
    SHAKE_HEAD,
    SHOWS,
    THROWS,
    TURN_UPS,
)
from ziggurat.games.babble.component_file import read_set
from ziggurat.games.babble.component_set import EVERYBODY, STANDARD_SET, BabbleComponents
from ziggurat.games.babble.components import MOST_PLAYERS
from ziggurat.games.babble.flow import PHASES
from ziggurat.games.babble.refusals import BabbleRefusal
from ziggurat.games.babble.set_up import OPTIONS, new_game
from ziggurat.games.babble.table import Babble
from ziggurat.games.babble.texts import RECONSTRUCTED, TERMS, TEXTS

# Those that say a word belong to a component set.
ACTIONS: Final[list[Action]] = [
    *SHOWS,
    *TURN_UPS,
    SHAKE_HEAD,
    *BUILDS,
    BUILD_NOTHING,
    *THROWS,
    *[each for row in RESOURCE_GIFTS for each in row],
    *[each for row in CONSTRUCTION_GIFTS for each in row],
    DONE,
    *PUT_BACKS,
    *DROPS,
]


class BabbleKind(Kind):
    def new(self, seed: str, players: int, settings: Mapping[str, Setting]) -> Babble:
        components = self.component_sets[str(settings[COMPONENTS])]
        assert isinstance(components, BabbleComponents)
        return new_game(seed, players, settings, components)

    def conceivable(self, game: Game) -> list[Action]:
        assert isinstance(game, Babble)
        return [*ACTIONS, *game.components.tells[EVERYBODY]]

    def score(self, game: Game) -> Outcome:
        assert isinstance(game, Babble)
        return game.outcome or tower.result(game, "", ())

    def add_components(self, text: str) -> str:
        return self.add(read_set(text))

    def add(self, components: BabbleComponents) -> str:
        """Make a set available: its words can be said, parsed and read."""
        self.component_sets[components.key] = components
        self._actions.update({each.text: each for each in components.tells[EVERYBODY]})
        for name, text in components.texts.items():
            TERMS.setdefault(name, text)
        return components.key


def babble_kind() -> Kind:
    kind = BabbleKind(
        name="babble",
        title=Text("Babble", "Babble"),
        summary=Text(
            "Everybody builds one tower, and everybody speaks another language."
            " (Words and costs on the cards are reconstructed.)",
            "Tous construisent une même tour, et chacun parle une autre langue."
            " (Les mots et les coûts des cartes sont reconstitués.)",
        ),
        players=range(2, MOST_PLAYERS + 1),
        rules_version=1,
        options=OPTIONS,
        refusals=(BabbleRefusal,),
        texts=TEXTS,
        state=Babble,
        actions=ACTIONS,
        phases=PHASES,
        cooperative=True,
        reconstructed=RECONSTRUCTED,
    )
    kind.add(STANDARD_SET)
    return kind


KIND: Final[Kind] = babble_kind()


def new(seed: int | str, players: int, **settings: Setting) -> Babble:
    """Set up a game; options not named take their default.  Raises BadSetting."""
    game = KIND.begin(str(seed), players, settings)
    assert isinstance(game, Babble)
    return game


def parse(text: str) -> Action:
    """The action of this text.  Raises UnknownAction."""
    return KIND.parse(text)
