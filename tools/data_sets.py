"""Play data sets for research: games of all four games between bots of several levels.

    python tools/data_sets.py --folder data --games 10000 --jobs 16

writes one file for each game, as `ziggurat arena --records` does.  What was played is kept, so this
may be interrupted at any time; `ziggurat.research.data` reads the files.
"""

from argparse import ArgumentParser
from pathlib import Path
from typing import NamedTuple

from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.main import main as ziggurat


class Plan(NamedTuple):
    """Who plays, and how many sit at a table: every line-up of these bots occurs."""

    players: int
    bots: tuple[str, ...]
    effort: float = 1.0


# At less than full effort where a game of the upper levels takes many seconds.
PLANS = {
    "babel": Plan(2, ("king", "architect", "mason", "potter", "random")),
    "babylon": Plan(2, ("king", "architect", "mason", "potter", "random"), effort=0.1),
    "babble": Plan(3, ("king", "architect", "mason", "apprentice")),
    "seven_wonders": Plan(3, ("king", "architect", "mason", "potter", "random"), effort=0.1),
}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("data"))
    parser.add_argument("--game", choices=GAMES, help="only this one")
    parser.add_argument("--games", type=int, default=10_000, help="of each game")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for game in [asked.game] if asked.game else GAMES:
        kept = ["--records", str(asked.folder / f"{game}.ndjson")]
        count = ["--games", str(asked.games), "--jobs", str(asked.jobs)]
        ziggurat([*words(game, PLANS[game]), *count, *kept])


def words(game: str, plan: Plan) -> list[str]:
    table = ["--players", str(plan.players), "--effort", str(plan.effort)]
    return ["arena", game, *plan.bots, *table]


if __name__ == "__main__":
    main()
