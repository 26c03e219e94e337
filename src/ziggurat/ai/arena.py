"""Many games between bots, dealt so that nobody is favoured by seats or cards.

Each deal is played once for every rotation of the line-up, so that every bot plays every seat of
the same deal.  A game depends only on the arena and its number, so games can be played in any
order, by several processes, and resumed later.
"""

from __future__ import annotations

from itertools import combinations
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from ziggurat.ai.catalogue import bots_of
from ziggurat.ai.match import Timed, play_match, seed_for
from ziggurat.core.kind import Setting
from ziggurat.core.record import Record
from ziggurat.games.catalogue import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.core.outcome import Outcome

Bots = tuple[str, ...]  # by seat


class Arena(NamedTuple):
    """The bots, the game and its settings; plain values that can be sent to other processes."""

    game: str
    bots: Bots
    players: int
    settings: dict[str, Setting]
    seed: str
    effort: float = 1.0

    def seatings(self) -> list[Bots]:
        """Every line-up, with every bot at every seat; the last bot fills the free seats."""
        missing = self.players - len(self.bots)
        filled = self.bots + self.bots[-1:] * missing
        turned = [turn for line in combinations(filled, self.players) for turn in turns(line)]
        return list(dict.fromkeys(turned))

    def play(self, number: int) -> Played:
        """The game of this number: each deal is played at all seatings before the next."""
        seatings = self.seatings()
        deal, seating = divmod(number, len(seatings))
        bots = seatings[seating]
        seed = f"{self.seed}/{deal}"
        makers = bots_of(self.game)
        timed = [Timed(makers[name](seed_for(seed, seat))) for seat, name in enumerate(bots)]
        session = play_match(GAMES[self.game], timed, seed, self.settings, self.effort)
        outcome = session.game.outcome
        assert outcome is not None
        game = result(number, deal, bots, outcome, [each.seconds for each in timed])
        return Played(game, session.record)


class Result(NamedTuple):
    """The result of one game, for the statistics."""

    number: int
    deal: int
    bots: Bots
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    median_seconds: tuple[float, ...]  # of a choice, by seat
    most_seconds: tuple[float, ...]


class Played(NamedTuple):
    result: Result
    record: Record


def turns(line: Bots) -> list[Bots]:
    return [line[seat:] + line[:seat] for seat in range(len(line))]


def result(
    number: int, deal: int, bots: Bots, outcome: Outcome, seconds: Sequence[Sequence[float]]
) -> Result:
    return Result(
        number,
        deal,
        bots,
        outcome.winners,
        outcome.ranks,
        scores_of(outcome),
        outcome.reason,
        tuple(round(median(each or [0.0]), 4) for each in seconds),
        tuple(round(max(each, default=0.0), 4) for each in seconds),
    )


def scores_of(outcome: Outcome) -> tuple[int, ...]:
    """Scores by seat: the totals of the score sheet, or its last row if it has no totals."""
    rows = {row.name: row.values for row in outcome.sheet}
    values = rows.get("total", outcome.sheet[-1].values)
    return values if len(values) > 1 else values * len(outcome.ranks)
