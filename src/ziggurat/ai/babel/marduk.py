"""The king's way to choose a turn, with a network to say which turns are worth a closer look.

The network corrects the king's estimate of the chances at the end of a turn.  The corrected chances
put all turns in order and judge the position after the opponent's answer.  The inputs are those of
`ai/babel/encoding.py`; `ziggurat train babel` trains the weights.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final

from ziggurat.ai.babel.chances import advantage
from ziggurat.ai.babel.encoding import VERSION, encode
from ziggurat.ai.babel.evaluation import VICTORY
from ziggurat.ai.babel.king import WIDTH, King
from ziggurat.ai.babel.turns import Turn, value_of
from ziggurat.ai.bot import Place
from ziggurat.ai.network import Network, built_in, chance, load
from ziggurat.core.action import Action
from ziggurat.core.seats import Seat
from ziggurat.games.babel import Babel

JUDGED: Final = 300  # turns that the network looks at, the best by evaluation
WORLDS: Final = 2  # for a first impression


@lru_cache(maxsize=4)
def network(path: Path | None) -> Network:
    """Loaded once, by the first bot that needs it; without a path, the accepted one."""
    return built_in("babel", VERSION) if path is None else load(path, VERSION)


class Marduk(King):
    """Chooses among the turns that a network thinks best, by the network's chances."""

    def __init__(
        self,
        seed: int,
        weights: Path | None = None,
        width: int = WIDTH,
        worlds: int = WORLDS,
        judged: int = JUDGED,
    ) -> None:
        super().__init__(seed, width, worlds)
        self._network: Final = network(weights)
        self._judged: Final = judged

    def _discard(self, place: Place) -> Action:
        """The card without which the chances are best."""
        world = self._imagine(place)
        found: list[tuple[float, Action]] = []
        for option in place.options:
            after = world.copy()
            after.apply(place.seat, option)
            found.append((self._chance(after, place.seat), option))
        return max(found, key=chance_of_discard)[1]

    def _chance(self, game: Babel, seat: Seat) -> float:
        if game.outcome is not None:
            return super()._chance(game, seat)
        return chance(advantage(game, seat) + self._network.value(encode(game, seat)))

    def _ordered(self, found: list[Turn], seat: Seat) -> list[Turn]:
        won = [turn for turn in found if turn.value == VICTORY]
        if won:
            return won
        weighed: list[tuple[float, Turn]] = []
        others: list[Turn] = []
        found.sort(key=value_of, reverse=True)
        for turn in found[: self._judged]:
            if turn.after.outcome is None:
                others.append(turn)
            else:
                weighed.append((self._chance(turn.after, seat), turn))
        corrections = self._network.values([encode(turn.after, seat) for turn in others])
        for at, turn in enumerate(others):
            weighed.append((chance(advantage(turn.after, seat) + corrections[at]), turn))
        weighed.sort(key=chance_of, reverse=True)
        return [turn for _, turn in weighed]


def chance_of_discard(weighed: tuple[float, Action]) -> float:
    return weighed[0]


def chance_of(weighed: tuple[float, Turn]) -> float:
    return weighed[0]
