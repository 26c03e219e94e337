"""The course of 7 Wonders: at all kinds of tables, first masons play, and then the networks.

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
from ziggurat.ai.seven_wonders.marduk import Marduk
from ziggurat.ai.seven_wonders.policy import considered
from ziggurat.games import seven_wonders
from ziggurat.train.course import Sample, Table

if TYPE_CHECKING:
    from pathlib import Path

    from ziggurat.ai.bot import Bot
    from ziggurat.ai.network import Network
    from ziggurat.core.action import Action
    from ziggurat.core.kind import Setting
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.city import SevenWonders

PLAYERS: Final = (2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 5, 6, 7, 7, 8)
MODULES: Final = ("none", "none", "none", "both", "both", "both", "tower", "projects")
EXPANDED: Final = 0.3  # of the games have some of the expansions
OF_TEAMS: Final = (4, 6, 8)
CURIOSITY: Final = 0.12  # of the choices are something else than the best
SCALE: Final = 3.0  # points by which a choice must be better to be much likelier then
LATEST: Final = 0.75  # of the seats play by the latest network, the others by an earlier one …
MASONS: Final = 0.4  # … or as masons


class SevenWondersCourse:
    version: Final = encoding.VERSION
    size: Final = choices.SIZE
    position_size: Final = encoding.SIZE_OF_STATE
    chances: Final = False
    champion: Final = "king"
    tables: Final = (
        Table(3, {"modules": "none"}),
        Table(3, {"modules": "both"}),
        Table(5, {"modules": "both"}),
        Table(7, {"modules": "none"}),
    )

    def play(self, seed: str, weights: tuple[Path, ...]) -> list[Sample]:
        luck = Random(seed)  # noqa: S311 - chance in a game is no secret
        game = table(seed, luck)
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


def table(seed: str, luck: Random) -> SevenWonders:
    players = luck.choice(PLAYERS)
    settings: dict[str, Setting] = {"modules": luck.choice(MODULES)}
    if luck.random() < EXPANDED:
        for name in ("leaders", "cities", "wonder_pack"):
            settings[name] = luck.random() < 1 / 2
        settings["teams"] = players in OF_TEAMS and luck.random() < 1 / 4
    return seven_wonders.new(seed, players, **settings)


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
