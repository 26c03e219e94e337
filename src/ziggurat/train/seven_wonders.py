"""The course of 7 Wonders: at tables of three, first masons play, and then the networks.

Now and then a seat takes something else than what it thinks best, so that the network learns what
comes of it.  Later some seats still play as masons or as an earlier network, so that it does not
forget how to beat them.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import TYPE_CHECKING, Final

from ziggurat.ai.seven_wonders import choices, encoding
from ziggurat.ai.seven_wonders.choices import encode_choices
from ziggurat.ai.seven_wonders.encoding import encode
from ziggurat.ai.seven_wonders.learned import POINTS, lead, network
from ziggurat.ai.seven_wonders.marduk import PLAYERS, Marduk
from ziggurat.ai.seven_wonders.policy import considered
from ziggurat.games import seven_wonders
from ziggurat.train.course import Recipe, Sample, Table

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.ai.bot import Bot
    from ziggurat.ai.network import Network
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.city import SevenWonders

MODULES: Final = ("none", "none", "none", "none", "both", "both", "both", "tower", "projects")
CURIOSITY: Final = 0.12  # of the choices are something else than the best
SCALE: Final = 3.0  # points by which a choice must be better to be much likelier then
LATEST: Final = 0.75  # of the seats play by the latest network, the others by an earlier one …
MASONS: Final = 0.4  # … or as masons


class SevenWondersCourse:
    version: Final = encoding.VERSION
    size: Final = choices.SIZE
    position_size: Final = encoding.SIZE_OF_STATE
    chances: Final = False
    recipe: Final = Recipe()
    champion: Final = "king"
    tables: Final = (Table(PLAYERS, {"modules": "none"}), Table(PLAYERS, {"modules": "both"}))

    def play(self, seed: str, weights: tuple[Path, ...]) -> list[Sample]:
        luck = Random(seed)  # noqa: S311 - chance in a game is no secret
        game = seven_wonders.new(seed, PLAYERS, modules=luck.choice(MODULES))
        players = [player(weights, luck) for _ in range(game.seats)]
        latest = network(weights[-1]) if weights else None
        noted: list[tuple[Seat, list[int]]] = []
        while waiting := game.to_act():
            seat = waiting[0]
            options = game.options(seat)
            if len(options) == 1:
                game.apply(seat, options[0])
                continue
            state, inputs = encode(game, seat), encode_choices(game, seat, options)
            values = opinion(players[seat], game, seat, options, state, inputs)
            chosen = one_of(values, luck)
            if players[seat] is latest:
                noted.append((seat, state + inputs[chosen]))
            game.apply(seat, options[chosen])
        leads = [lead(game, seat) / POINTS for seat in range(game.seats)]
        return [Sample(on, 0.0, leads[seat]) for seat, on in noted]

    def contender(self, seed: int, weights: Path) -> Bot:
        return Marduk(seed, weights)


def player(weights: tuple[Path, ...], luck: Random) -> Network | None:
    """The network by which a seat plays; None for a mason."""
    if not weights or luck.random() < LATEST:
        return network(weights[-1]) if weights else None
    earlier = weights[:-1]
    return None if not earlier or luck.random() < MASONS else network(luck.choice(earlier))


def opinion(
    network: Network | None,
    game: SevenWonders,
    seat: Seat,
    options: list[Action],
    state: list[int],
    inputs: list[list[int]],
) -> list[float]:
    """What a player thinks of each option, in points."""
    if network is None:
        return considered(game, seat, options)
    return [POINTS * value for value in network.choices(state, inputs)]


def one_of(values: list[float], luck: Random) -> int:
    """The best, or now and then another one; the better, the likelier."""
    most = max(values)
    if luck.random() >= CURIOSITY:
        return values.index(most)
    weights = [exp((value - most) / SCALE) for value in values]
    return luck.choices(range(len(values)), weights)[0]
