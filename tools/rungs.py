"""The tables of the ladder: how each step fares against the one below it, and its rating."""

from __future__ import annotations

from itertools import pairwise
from math import log10
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ziggurat.ai.catalogue import USUAL, levels_of
from ziggurat.ai.ladder import ELO, MIDDLE
from ziggurat.ai.ratings import duels
from ziggurat.ai.standings import wilson
from ziggurat.games.catalogue import GAMES

if TYPE_CHECKING:
    from ziggurat.ai.arena import Result
    from ziggurat.core.kind import Setting

FOLDER = Path("docs/research/strength/ladder")
TABLES: dict[str, tuple[int, dict[str, Setting]]] = {  # where the steps are measured
    "babel": (2, {}),
    "babylon": (2, {}),
    "babble": (3, {"mode": "basic"}),
    "seven_wonders": (3, {"modules": "none"}),
}
WANTED = (0.6, 0.7)  # how often a step should beat the one below it


class Score(NamedTuple):
    """Of a match: its games, and what part of the duels in them the first bot won."""

    games: int
    share: float

    def elo(self) -> float:
        """As if half a game more had been won, and half a game lost."""
        won = self.share * self.games
        return ELO * log10((won + 0.5) / (self.games - won + 0.5))

    def shown(self) -> str:
        low, high = wilson(self.share * self.games, self.games)
        between = f"{100 * low:.0f}–{100 * high:.0f}"  # noqa: RUF001 - as in print
        return f"{100 * self.share:.0f} % ({between}) of {self.games:,}"


def write_ladder(game: str, matches: list[list[Result]]) -> None:
    """Write the table of a game, and print the ratings for `ai/ladder.py`."""
    levels = list(levels_of(game))
    if not all(matches):
        print(f"{game}: {sum(map(bool, matches))} of {len(matches)} matches were played")
        return
    scores = [score_of(game, results) for results in matches]
    ratings = ratings_of(game, levels, scores)
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{game}.md"
    path.write_text(page(game, levels, scores, ratings), encoding="utf-8")
    print(f'"{game}": {ratings},'.replace("'", '"'))


def score_of(game: str, results: list[Result]) -> Score:
    if GAMES[game].cooperative:
        return Score(len(results), sum(bool(each.winners) for each in results) / len(results))
    first, second = max(duels(results), key=lambda pair: is_above(game, *pair))
    wins = duels(results)
    won, lost = wins[first, second], wins[second, first]
    return Score(len(results), won / (won + lost))


def is_above(game: str, one: str, other: str) -> bool:
    levels = list(levels_of(game))
    return levels.index(one) > levels.index(other)


def ratings_of(game: str, levels: list[str], scores: list[Score]) -> dict[str, int]:
    if GAMES[game].cooperative:
        found = [score.elo() for score in scores]
    else:
        found = [sum(score.elo() for score in scores[:at]) for at in range(len(levels))]
    shift = MIDDLE - found[levels.index(USUAL)]
    return {level: round(found[at] + shift) for at, level in enumerate(levels)}


def page(game: str, levels: list[str], scores: list[Score], ratings: dict[str, int]) -> str:
    kind, (players, settings) = GAMES[game], TABLES[game]
    table = ", ".join([f"{players} players", *map(str, settings.values())])
    lines = [f"# The ladder of {kind.title.en}", "", f"At tables of {table}.", ""]
    if kind.cooperative:
        shown = [score.shown() for score in scores]
        lines += ["| step | games won by a team of equals | against the step below | rating |"]
        against = ["", *[between(ratings[a], ratings[b]) for a, b in pairwise(levels)]]
    else:
        shown = ["", *[score.shown() for score in scores]]
        lines += ["| step | finished before the step below | outside 60 to 70 % | rating |"]
        against = ["", *["" if is_wanted(score.share) else "yes" for score in scores]]
    lines += ["|---|---|---|--:|"]
    for at, level in enumerate(levels):
        lines.append(f"| {level} | {shown[at]} | {against[at]} | {ratings[level]:,} |")
    command = f"python tools/measure_opponents.py --ladder --game {game}"
    return "\n".join([*lines, "", f"`{command}` measures it again.", ""])


def is_wanted(share: float) -> bool:
    low, high = WANTED
    return low <= round(share, 2) <= high


def between(lower: int, higher: int) -> str:
    """What a lead on the scale would win between two opponents."""
    return f"{1 / (1 + 10 ** ((lower - higher) / ELO)):.0%}".replace("%", " %")
