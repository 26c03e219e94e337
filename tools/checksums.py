"""One line for many random games of each kind: a change made for speed must not change it.

    python tools/checksums.py              # 1,000 games of every kind
    python tools/checksums.py babel 50     # 50 games of one kind

Run it before and after a change, and with the interpreted and the compiled build (put the folder
of the build on PYTHONPATH).  Three digests are printed, with the number of decisions:

- `play`: who chooses, every option in order, and the result of each game;
- `views`: what every seat sees, at some positions;
- `worlds`: what is seen in an imagined world after some decisions, from the same positions.  This
  one may change when the random numbers of imagined worlds do; say so where you change them.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from importlib import import_module
from json import dumps
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from ziggurat.core.playout import play_out

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind, Setting

KINDS: Final = ("babel", "babylon", "babble", "seven_wonders")
GAMES: Final = 1000
EVERY: Final = 13  # decisions between two positions that are looked at closely
SPECTATOR: Final = -1


class Checksums(NamedTuple):
    decisions: int
    play: str
    views: str
    worlds: str


class Chance:
    """A generator of its own, so that the games do not depend on the project's sources."""

    def __init__(self, seed: int) -> None:
        self._state = seed * 2654435761 + 1

    def below(self, limit: int) -> int:
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self._state >> 33) % limit


def kind_of(name: str) -> Kind:
    return cast("Kind", import_module(f"ziggurat.games.{name}").KIND)


def checksums(name: str, games: int) -> Checksums:
    """Play games with every number of players and all options of a kind."""
    digests = [sha256() for _ in range(3)]
    decisions = 0
    for number in range(games):
        lines = played(kind_of(name), number)
        decisions += len(lines[0]) - 1
        for digest, each in zip(digests, lines, strict=True):
            digest.update("\n".join(each).encode())
    play, views, worlds = [digest.hexdigest()[:16] for digest in digests]
    return Checksums(decisions, play, views, worlds)


def played(kind: Kind, number: int) -> tuple[list[str], list[str], list[str]]:
    """One game: a line for each decision, the views, and the imagined worlds."""
    chance = Chance(number)
    players = kind.players[number % len(kind.players)]
    game = kind.new(f"checksum {number}", players, settings(kind, chance))
    play: list[str] = []
    views: list[str] = []
    worlds: list[str] = []
    while waiting := game.to_act():
        seat = waiting[chance.below(len(waiting))]
        if len(play) % EVERY == number % EVERY:
            views.append(seen(game))
            worlds.append(dreamt(game, seat, number))
        options = game.options(seat)
        play.append(f"{seat} {[option.text for option in options]}")
        game.apply(seat, options[chance.below(len(options))])
    assert game.outcome is not None
    play.append(repr((game.outcome.winners, game.outcome.ranks, game.outcome.sheet)))
    return play, views, worlds


def settings(kind: Kind, chance: Chance) -> Mapping[str, Setting]:
    """The defaults in every second game, otherwise any setting of every option."""
    if chance.below(2):
        return kind.complete({})
    return {each.name: each.settings[chance.below(len(each.settings))] for each in kind.options}


def dreamt(game: Game, seat: int, number: int) -> str:
    """What is seen after some choices in an imagined world, which show some of its hidden cards."""
    world = game.imagine(seat, number)
    play_out(world, number, limit=EVERY)
    return seen(world)


def seen(game: Game) -> str:
    return dumps([game.view(seat) for seat in (SPECTATOR, *range(game.seats))], sort_keys=True)


def main() -> None:
    names = [word for word in sys.argv[1:] if not word.isdigit()] or KINDS
    games = next((int(word) for word in sys.argv[1:] if word.isdigit()), GAMES)
    for name in names:
        found = checksums(name, games)
        print(
            f"{name}: {games} games, {found.decisions} decisions, play {found.play}, "
            f"views {found.views}, worlds {found.worlds}",
            flush=True,
        )


if __name__ == "__main__":
    main()
