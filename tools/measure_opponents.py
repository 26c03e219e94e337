"""Measure the opponents: play every match of the tables in docs/opponents, and print the tables.

What has been played is kept in a folder, so this may be interrupted at any time; all of it takes a
day of one core in a compiled build.

    python tools/measure_opponents.py --folder measured --jobs 2
    python tools/measure_opponents.py --folder measured --game babel --played
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from ziggurat.ai.arena import Arena
from ziggurat.ai.catalogue import LEVELS
from ziggurat.ai.standings import standings
from ziggurat.core.kind import Setting
from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.arena import Diary, hold, span

SEED = "arena"  # the same as that of `ziggurat arena`
HEADINGS = ("bots", "players", "options", "effort", "games", "won", "95 %", "score", "longest")
ASKED = (3, 4)  # players of 7 Wonders with whom the king must reach a figure
LADDER = (("king", "architect"), ("architect", "mason"), ("mason", "apprentice"))


class Match(NamedTuple):
    game: str
    bots: tuple[str, ...]
    players: int
    settings: dict[str, Setting]
    games: int
    effort: float = 1.0

    def arena(self) -> Arena:
        settings = GAMES[self.game].complete(self.settings)
        return Arena(self.game, self.bots, self.players, settings, SEED, self.effort)

    def name(self) -> str:
        """For the file that tells of it."""
        parts = (self.game, *self.bots, self.players, *self.settings.values(), self.effort)
        return "-".join(map(str, parts))


def babel() -> Iterator[Match]:
    references = (("king", "greedy"), ("king", "random"), ("apprentice", "random"))
    for bots in (*LADDER, *references):
        yield Match("babel", bots, 2, {}, 60)


def babylon() -> Iterator[Match]:
    for players in (2, 3, 4):
        yield Match("babylon", ("king", "greedy"), players, {}, 36)
        yield Match("babylon", ("king", "architect"), players, {}, 24)
        for bots in (*LADDER[1:], ("apprentice", "random")):
            yield Match("babylon", bots, players, {}, 60)


def babble() -> Iterator[Match]:
    for mode, level, players in product(("basic", "advanced"), LEVELS, (2, 3, 4, 5)):
        yield Match("babble", (level,), players, {"mode": mode}, 300)


def seven_wonders() -> Iterator[Match]:
    """At a tenth of its thinking the king shows a lower bound, and is measured everywhere."""
    for modules, players in product(("none", "both"), (2, 3, 4, 5, 6, 7)):
        settings: dict[str, Setting] = {"modules": modules}
        if players in ASKED:
            yield Match("seven_wonders", ("king", "steward"), players, settings, 24)
            yield Match("seven_wonders", ("king", "architect"), players, settings, 24)
        games = 60 if players in ASKED else 30
        yield Match("seven_wonders", ("king", "steward"), players, settings, games, 0.1)
        yield Match("seven_wonders", ("architect", "mason"), players, settings, 24)
        yield Match("seven_wonders", ("mason", "apprentice"), players, settings, 42)
        yield Match("seven_wonders", ("apprentice", "random"), players, settings, 42)


MATCHES = {each.__name__: each for each in (babel, babylon, babble, seven_wonders)}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("measured"))
    parser.add_argument("--game", choices=MATCHES, help="only this one")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--played", action="store_true", help="tell what was played, play nothing")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    print(line(*HEADINGS))
    print(line(*["---"] * len(HEADINGS)))
    for game in [asked.game] if asked.game else MATCHES:
        for match in MATCHES[game]():
            measure(match, asked)


def measure(match: Match, asked: Namespace) -> None:
    arena, path = match.arena(), asked.folder / f"{match.name()}.jsonl"
    if asked.played and not path.exists():
        return
    diary = Diary(arena, path)
    if not asked.played:
        hold(arena, match.games, asked.jobs, diary, None, Console(stderr=True))
    if diary.results:
        print(told(match, diary), flush=True)


def told(match: Match, diary: Diary) -> str:
    cooperative = GAMES[match.game].cooperative
    found = {each.bot: each for each in standings(diary.results, cooperative=cooperative)}
    first = found[match.bots[0]]
    return line(
        " ".join(match.bots),
        match.players,
        ", ".join(map(str, match.settings.values())),
        match.effort,
        first.games,
        f"{100 * first.share:.0f} %",
        span(first.interval),
        " : ".join(f"{found[bot].score:.1f}" for bot in match.bots),
        f"{first.most_seconds:.1f} s",
    )


def line(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    main()
