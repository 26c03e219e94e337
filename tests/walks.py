"""Random walks through games, for tests that hold on any position."""

from collections.abc import Iterator, Sequence
from itertools import combinations, count, product

from games.seven_wonders.module_sets import some_tables
from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.kind import Kind, Option, Setting
from ziggurat.core.seats import Seat
from ziggurat.core.source import Dream
from ziggurat.games.catalogue import GAMES
from ziggurat.games.seven_wonders import KIND as SEVEN_WONDERS

Case = tuple[Kind, int, dict[str, Setting]]


def cases() -> list[Case]:
    """Every game with every number of players: by the plain rules, and with options.

    Any two settings of two options meet in some case, at every number of players.  7 Wonders is
    also played with each of its modules alone, with each pair and with all.
    """
    found: list[Case] = []
    for kind in GAMES.values():
        for players in kind.players:
            found.append((kind, players, {}))
            found.extend((kind, players, settings) for settings in pair_cover(kind.options))
    found.extend((SEVEN_WONDERS, players, settings) for players, settings in some_tables())
    return found


def pair_cover(options: Sequence[Option]) -> list[dict[str, Setting]]:
    """Few combinations of settings in which any two settings of two options meet.

    Each combination begins with a pair that is still missing; every other option then takes the
    setting that meets the most new ones.  Defaults are left out.
    """
    missing = {
        frozenset(pair): pair
        for first, second in combinations(options, 2)
        for pair in product(named(first), named(second))
    }
    found: list[dict[str, Setting]] = []
    while missing:
        row = dict(next(iter(missing.values())))
        for option in options:
            if option.name not in row:
                new = [
                    sum(frozenset((each, old)) in missing for old in row.items())
                    for each in named(option)
                ]
                row[option.name] = option.settings[new.index(max(new))]
        for met in combinations(row.items(), 2):
            missing.pop(frozenset(met), None)
        found.append(
            {each.name: row[each.name] for each in options if row[each.name] != each.default}
        )
    return [settings for settings in found if settings]


def named(option: Option) -> list[tuple[str, Setting]]:
    return [(option.name, setting) for setting in option.settings]


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
