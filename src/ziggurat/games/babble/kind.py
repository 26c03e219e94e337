"""Babble among the games: how one is begun, and how its actions are read."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.action import Action, UnknownAction
from ziggurat.core.game import Game
from ziggurat.core.kind import Kind, Setting
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
    TELLS,
    THROWS,
    TURN_UPS,
)
from ziggurat.games.babble.components import MOST_PLAYERS
from ziggurat.games.babble.flow import PHASES
from ziggurat.games.babble.refusals import BabbleRefusal
from ziggurat.games.babble.set_up import OPTIONS, new_game
from ziggurat.games.babble.table import Babble
from ziggurat.games.babble.texts import TEXTS

ACTIONS: Final[list[Action]] = [
    *[each for row in TELLS for each in row],
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
BY_TEXT: Final = {action.text: action for action in ACTIONS}


class BabbleKind(Kind):
    def new(self, seed: str, players: int, settings: Mapping[str, Setting]) -> Babble:
        return new_game(seed, players, settings)

    def blank(self) -> Babble:
        return Babble()

    def read_agenda(self, game: Game, lines: list[str]) -> None:
        assert isinstance(game, Babble)
        game.agenda = [PHASES[line] for line in lines]

    def parse(self, text: str) -> Action:
        return parse(text)

    def conceivable(self, game: Game) -> list[Action]:
        return ACTIONS

    def score(self, game: Game) -> Outcome:
        assert isinstance(game, Babble)
        return game.outcome or tower.result(game, "", ())


KIND: Final[Kind] = BabbleKind(
    name="babble",
    title=Text("Babble", "Babble"),
    summary=Text(
        "Everybody builds one tower, and everybody speaks another language."
        " (Words and costs on the cards are reconstructed.)",
        "Tous bâtissent une même tour, et chacun parle une autre langue."
        " (Les mots et les coûts des cartes sont reconstitués.)",
    ),
    players=range(2, MOST_PLAYERS + 1),
    rules_version=1,
    options=OPTIONS,
    refusals=BabbleRefusal,
    texts=TEXTS,
    state=Babble,
    actions=(),
    phases=(),
    cooperative=True,
)


def new(seed: int | str, players: int, **settings: Setting) -> Babble:
    """Set up a game; options not named take their default."""
    return new_game(str(seed), players, KIND.complete(settings))


def parse(text: str) -> Action:
    """The action of this text.  Raises UnknownAction."""
    action = BY_TEXT.get(" ".join(text.lower().split()))
    if action is None:
        raise UnknownAction(text)
    return action
