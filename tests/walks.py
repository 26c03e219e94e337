"""Random walks through games, for tests that hold on any position."""

from collections.abc import Iterator
from itertools import count

from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.kind import Kind, Setting
from ziggurat.core.seats import Seat
from ziggurat.core.source import Dream
from ziggurat.games.catalogue import GAMES

Case = tuple[Kind, int, dict[str, Setting]]


def cases() -> list[Case]:
    """Every game with every number of players, and every option away from its default."""
    found: list[Case] = []
    for kind in GAMES.values():
        for players in kind.players:
            found.append((kind, players, {}))
            found.extend(
                (kind, players, {option.name: setting})
                for option in kind.options
                for setting in option.settings[1:]
            )
    return found


def case_name(case: Case) -> str:
    kind, players, settings = case
    options = "".join(f",{name}={setting}" for name, setting in settings.items())
    return f"{kind.name}-{players}{options}"


class Chance:
    """A deterministic chooser for tests."""

    def __init__(self, seed: int) -> None:
        self._dream = Dream(seed)
        self._index = count()

    def below(self, limit: int) -> int:
        return self._dream.number(next(self._index)) % limit

    def choice(self, options: list[Action]) -> Action:
        return options[self.below(len(options))]

    def seat(self, seats: list[Seat]) -> Seat:
        return seats[self.below(len(seats))]


def walk(case: Case, seed: int) -> Iterator[Game]:
    """A random game, at every choice and at its end."""
    kind, players, settings = case
    game = kind.begin(f"walk {seed}", players, settings)
    chance = Chance(seed)
    while True:
        yield game
        waiting = game.to_act()
        if not waiting:
            return
        seat = chance.seat(waiting)
        game.apply(seat, chance.choice(game.options(seat)))
