"""Measure the opponents: play every match of docs/research/strength, and print the tables.

What has been played is kept in a folder, so this may be interrupted at any time; all of it takes
some twelve hours of one core in a compiled build.  When a bot has changed, its games are to be
removed from there: a diary knows the bots by name alone.

    python tools/measure_opponents.py --folder measured --jobs 2
    python tools/measure_opponents.py --folder measured --game babel --played

With `--ladder`, each step of the ladder plays the one below it, and the tables go to the documents:

    python tools/measure_opponents.py --ladder --games 400 --jobs 16
    python tools/measure_opponents.py --ladder --game babylon --played
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import NamedTuple

from rungs import TABLES, write_ladder
from ziggurat.ai.arena import Arena, Result
from ziggurat.ai.catalogue import levels_of
from ziggurat.ai.standings import standings
from ziggurat.core.kind import Setting
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.arena import Diary, hold, lead_of, span
from ziggurat.terminal.screen import Screen

SEED = "arena"  # the same as that of `ziggurat arena`
ASKED = (3, 4)  # numbers of players of 7 Wonders for which the king must reach a figure
ABOVE_KING = "marduk"
LADDER = (("king", "architect"), ("architect", "mason"), ("mason", "apprentice"))
EXPANSIONS: tuple[dict[str, Setting], ...] = (
    {"leaders": True},
    {"cities": True},
    {"modules": "both", "leaders": True, "cities": True, "wonder_pack": True},
)


class Match(NamedTuple):
    game: str
    bots: tuple[str, ...]
    players: int
    settings: dict[str, Setting]
    games: int
    effort: float = 1.0

    def whole(self) -> int:
        """At least as many games as asked for, with every deal played at all seats."""
        seatings = len(self.arena().seatings())
        return -(-self.games // seatings) * seatings

    def arena(self) -> Arena:
        settings = GAMES[self.game].complete(self.settings)
        return Arena(self.game, self.bots, self.players, settings, SEED, self.effort)

    def path(self, folder: Path) -> Path:
        parts = (self.game, *self.bots, *self.place(), self.effort)
        return folder / f"{'-'.join(map(str, parts))}.jsonl"

    def table(self) -> str:
        return ", ".join(self.place())

    def place(self) -> list[str]:
        """Players and options; an option that is on goes by its name."""
        options = [name if on is True else str(on) for name, on in self.settings.items()]
        return [str(self.players), *options]

    def company(self) -> str:
        effort = "" if self.effort == 1 else f", effort {self.effort}"
        return f"`{' '.join(self.bots)}`{effort}"


def babel() -> Iterator[Match]:
    yield Match("babel", ("marduk", "king"), 2, {}, 400)
    references = (("king", "greedy"), ("king", "random"), ("apprentice", "random"))
    for bots in (*LADDER, *references):
        yield Match("babel", bots, 2, {}, 60)
    steps = list(levels_of("babel"))
    for lower, higher in pairwise(steps[: steps.index("king") + 1]):
        yield Match("babel", (higher, lower), 2, {}, 60 if higher == "king" else 300)


def babylon() -> Iterator[Match]:
    for players, games in ((2, 60), (3, 24), (4, 24)):
        yield Match("babylon", ("king", "greedy"), players, {}, games)
        yield Match("babylon", ("king", "architect"), players, {}, games // 2)
        for bots in (*LADDER[1:], ("apprentice", "random")):
            yield Match("babylon", bots, players, {}, 60)


def babble() -> Iterator[Match]:
    """A candidate for a level above the king plays with its like, and at mixed tables."""
    for mode, players in product(("basic", "advanced"), (2, 3, 4, 5)):
        for level in levels_of("babble"):
            yield Match("babble", (level,), players, {"mode": mode}, 300)
        for bots in ((ABOVE_KING,), (ABOVE_KING, "king"), (ABOVE_KING, "mason")):
            yield Match("babble", bots, players, {"mode": mode}, 400)


def seven_wonders() -> Iterator[Match]:
    """At a tenth of its thinking the king shows a lower bound, and is measured everywhere."""
    for modules, players in product(("none", "both"), (2, 3, 4, 5, 6, 7)):
        settings: dict[str, Setting] = {"modules": modules}
        if players in ASKED:
            yield Match("seven_wonders", ("king", "steward"), players, settings, 24)
        yield Match("seven_wonders", ("king", "architect"), players, settings, 48)
        games = 60 if players in ASKED else 30
        yield Match("seven_wonders", ("king", "steward"), players, settings, games, 0.1)
        yield Match("seven_wonders", ("architect", "mason"), players, settings, 24 * players)
        yield Match("seven_wonders", ("mason", "apprentice"), players, settings, 42)
        yield Match("seven_wonders", ("apprentice", "random"), players, settings, 42)
    yield from expanded()


def expanded() -> Iterator[Match]:
    """7 Wonders with expansions: each level and the one below it."""
    for settings, players in product(EXPANSIONS, (3, 5, 7)):
        for bots, games in zip(LADDER, (48, 24 * players, 105), strict=True):
            yield Match("seven_wonders", bots, players, settings, games)


MATCHES = {each.__name__: each for each in (babel, babylon, babble, seven_wonders)}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("measured"))
    parser.add_argument("--game", choices=MATCHES, help="only this one")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--played", action="store_true", help="tell what was played, play nothing")
    parser.add_argument("--ladder", action="store_true", help="the steps of the ladder instead")
    parser.add_argument("--games", type=int, default=400, help="for each step of the ladder")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for game in [asked.game] if asked.game else MATCHES:
        matches = list(steps(game, asked.games) if asked.ladder else MATCHES[game]())
        if not asked.played:
            for match in matches:
                play(match, asked.folder, asked.jobs)
        if asked.ladder:
            write_ladder(game, [results_of(match, asked.folder) for match in matches])
        else:
            print(f"{game}\n\n{table(matches, asked.folder)}\n")


def steps(game: str, games: int) -> Iterator[Match]:
    """Each level against the one below it; where all play together, each level by itself."""
    players, settings = TABLES[game]
    levels = list(levels_of(game))
    together = [(level,) for level in levels]
    apart = [(higher, lower) for lower, higher in pairwise(levels)]
    for bots in together if GAMES[game].cooperative else apart:
        yield Match(game, bots, players, settings, games)


def play(match: Match, folder: Path, jobs: int) -> None:
    arena = match.arena()
    diary = Diary(arena, match.path(folder))
    hold(arena, match.whole(), jobs, diary, None, Screen("en", stderr=True))


def table(matches: list[Match], folder: Path) -> str:
    """A row for each kind of table, a column for each company of bots."""
    cells = {(each.table(), each.company()): told(each, folder) for each in matches}
    rows = dict.fromkeys(row for row, _ in cells)
    columns = dict.fromkeys(column for _, column in cells)
    lines = [["players", *columns], ["---"] * (1 + len(columns))]
    lines += [[row, *[cells.get((row, column), "") for column in columns]] for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def results_of(match: Match, folder: Path) -> list[Result]:
    path = match.path(folder)
    return Diary(match.arena(), path).results if path.exists() else []


def told(match: Match, folder: Path) -> str:
    """How often the first bot won, of how many games, all mean scores, and how far it leads."""
    results = results_of(match, folder)
    if not results:
        return ""
    cooperative = GAMES[match.game].cooperative
    found = {each.bot: each for each in standings(results, cooperative=cooperative)}
    first = found[match.bots[0]]
    scores = " : ".join(f"{found[bot].score:.1f}" for bot in match.bots)
    lead = "" if cooperative else f", {lead_of(first)}"
    return f"{100 * first.share:.0f} % ({span(first.interval)}) of {first.games}<br>{scores}{lead}"


if __name__ == "__main__":
    main()
