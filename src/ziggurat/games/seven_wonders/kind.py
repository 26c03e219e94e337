"""7 Wonders among the games: how one is begun, and how its actions are read."""

import re
from collections.abc import Mapping
from typing import Final

from ziggurat.core.action import Action, UnknownAction
from ziggurat.core.game import Game
from ziggurat.core.kind import Kind, Setting
from ziggurat.core.outcome import Outcome
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders import scoring
from ziggurat.games.seven_wonders.cards import CARD_OF
from ziggurat.games.seven_wonders.conceivable import conceivable
from ziggurat.games.seven_wonders.flow import PHASES
from ziggurat.games.seven_wonders.orders import (
    DECLINE,
    GIVE_UP_CARDS,
    GIVE_UP_VICTORIES,
    KEEPS,
    PART_WORDS,
    TAKE_BOARDS,
    TILE,
    WORDS,
    Order,
    order,
)
from ziggurat.games.seven_wonders.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.set_up import OPTIONS, new_game
from ziggurat.games.seven_wonders.table import SevenWonders
from ziggurat.games.seven_wonders.texts import TEXTS
from ziggurat.games.seven_wonders.tiles import TILES

PLAIN_ACTIONS: Final[list[Action]] = [
    DECLINE,
    *KEEPS.values(),
    *TAKE_BOARDS,
    *GIVE_UP_CARDS,
    *GIVE_UP_VICTORIES,
]
BY_TEXT: Final = {action.text: action for action in PLAIN_ACTIONS}
ORDER: Final = re.compile(
    r"(?P<verb>build|dig up|stage with|discard|tile (?P<tile>\d+) with) (?P<card>.+?)"
    r"(?P<means> by chain| for free| for a token|)(?P<part> taking part by token| taking part|)"
    r"(?: paying(?P<left> \d+ left)?(?P<right> \d+ right)?)?"
)
WAYS: Final = {words: way for way, words in enumerate(WORDS)}


class SevenWondersKind(Kind):
    def new(self, seed: str, players: int, settings: Mapping[str, Setting]) -> SevenWonders:
        return new_game(seed, players, settings)

    def blank(self) -> SevenWonders:
        return SevenWonders()

    def read_agenda(self, game: Game, lines: list[str]) -> None:
        assert isinstance(game, SevenWonders)
        game.agenda = [PHASES[line] for line in lines]

    def parse(self, text: str) -> Action:
        return parse(text)

    def conceivable(self, game: Game) -> list[Action]:
        assert isinstance(game, SevenWonders)
        return [*PLAIN_ACTIONS, *conceivable(game)]

    def score(self, game: Game) -> Outcome:
        assert isinstance(game, SevenWonders)
        return game.outcome or scoring.result(game)


KIND: Final[Kind] = SevenWondersKind(
    name="seven_wonders",
    title=Text("7 Wonders and Babel", "7 Wonders et Babel"),
    summary=Text(
        "Raise a city and its wonder in three ages, with the tower and the projects of Babel.",
        "Bâtissez une cité et sa Merveille en trois Âges ; avec la Tour et les Grands Projets"
        " de Babel.",
    ),
    players=range(2, 8),
    rules_version=1,
    options=OPTIONS,
    refusals=SevenWondersRefusal,
    texts=TEXTS,
    state=SevenWonders,
    actions=(),
    phases=(),
)


def new(seed: int | str, players: int = 3, **settings: Setting) -> SevenWonders:
    """Set up a game; options not named take their default."""
    return new_game(str(seed), players, KIND.complete(settings))


def parse(text: str) -> Action:
    """The action of this text.  Raises UnknownAction."""
    words = " ".join(text.lower().split())
    plain = BY_TEXT.get(words)
    if plain is not None:
        return plain
    found = ORDER.fullmatch(words)
    action = None if found is None else order_of(found)
    if action is None or action.text != words:
        raise UnknownAction(text)
    return action


def order_of(found: re.Match[str]) -> Order | None:
    """The order that these words name, if there is one."""
    tile = int(found["tile"] or 0)
    verb = "tile" if tile else found["verb"]
    way = WAYS.get((f"{verb} ", found["means"]))
    card = CARD_OF.get(found["card"])
    if way is None or card is None or (way == TILE) != (tile in TILES):
        return None
    part = PART_WORDS.index(found["part"])
    return order(way, card, amount(found["left"]), amount(found["right"]), part, tile)


def amount(words: str | None) -> int:
    """A payment names a number of coins that a treasury can hold."""
    return min(int(words.split()[0]), 63) if words else 0
