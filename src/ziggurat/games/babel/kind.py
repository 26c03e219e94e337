"""Babel among the games: how one is begun, and how its actions are read."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.kind import Kind, Setting
from ziggurat.core.outcome import Outcome
from ziggurat.core.text import Text
from ziggurat.games.babel import ending
from ziggurat.games.babel.abilities import ABILITIES
from ziggurat.games.babel.actions import (
    CONSTRUCTS,
    DEPLOYS,
    DISCARDS,
    END,
    FOUNDATION,
    MIGRATIONS,
    MOVES,
)
from ziggurat.games.babel.flow import PHASES
from ziggurat.games.babel.refusals import BabelRefusal
from ziggurat.games.babel.set_up import OPTIONS, new_game
from ziggurat.games.babel.table import Babel
from ziggurat.games.babel.texts import TEXTS

ACTIONS: Final[list[Action]] = [
    END,
    *MOVES,
    *DEPLOYS,
    *CONSTRUCTS[0],
    FOUNDATION,
    *[each for row in MIGRATIONS for each in row],
    *[each for by_nation in ABILITIES for row in by_nation for each in row[:-1]],
    *[by_nation[0][-1] for by_nation in ABILITIES],
    *DISCARDS,
]


class BabelKind(Kind):
    def new(self, seed: str, players: int, settings: Mapping[str, Setting]) -> Babel:
        return new_game(seed, settings)

    def conceivable(self, game: Game) -> list[Action]:
        return ACTIONS

    def score(self, game: Game) -> Outcome:
        assert isinstance(game, Babel)
        return game.outcome or ending.result(game, "")


KIND: Final[Kind] = BabelKind(
    name="babel",
    title=Text("Babel", "Babel"),
    summary=Text(
        "Five nations, ten construction sites, two rulers: raise the higher temples.",
        "Cinq nations, dix chantiers, deux souverains : élevez les plus hauts temples.",
    ),
    players=range(2, 3),
    rules_version=1,
    options=OPTIONS,
    refusals=(BabelRefusal,),
    texts=TEXTS,
    state=Babel,
    actions=ACTIONS,
    phases=PHASES,
)


def new(seed: int | str, **settings: Setting) -> Babel:
    """Set up a game; options not named take their default.  Raises BadSetting."""
    game = KIND.begin(str(seed), 2, settings)
    assert isinstance(game, Babel)
    return game


def parse(text: str) -> Action:
    """The action of this text.  Raises UnknownAction."""
    return KIND.parse(text)
