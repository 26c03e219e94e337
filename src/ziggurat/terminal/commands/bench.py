"""`ziggurat bench`: the speed of the engines, or of the server under load."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from rich.progress import Progress, TaskID

from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.bench import figures_table, measure
from ziggurat.terminal.files import kind_called
from ziggurat.terminal.measures import extras_table
from ziggurat.terminal.screen import Screen

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    if asked.game == "server":
        return bench_server(asked)
    kinds = [kind_called(asked.game)] if asked.game else list(GAMES.values())
    for kind in kinds:
        kind.check_players(asked.players or kind.players[0])
    progress = Screen("en", stderr=True)
    rows = [measure(kind, asked.players or kind.players[0], progress) for kind in kinds]
    if asked.json:
        print(json.dumps(rows, indent=1))
        return 0
    screen = Screen("en")
    screen.show(figures_table(rows))
    special = [(row["game"], extra) for row in rows for extra in row["extras"]]
    if special:
        screen.show(extras_table(special))
    return 0


class Steps(Progress):
    """A bar for each step; where there is no terminal, a line when it begins."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(console=screen.console, transient=True, disable=not screen.is_terminal)
        self.screen: Final = screen

    def add_task(
        self,
        description: str,
        start: bool = True,
        total: float | None = 100.0,
        completed: int = 0,
        visible: bool = True,
        **fields: object,
    ) -> TaskID:
        if not self.screen.is_terminal:
            self.screen.say(f"{description}…")
        return super().add_task(description, start, total, completed, visible, **fields)


def bench_server(asked: Namespace) -> int:
    from ziggurat.server.admin import bench as server  # noqa: PLC0415 - not needed for engines

    screen = Screen("en", stderr=True)
    wanted = server.Scenario(asked.tables, asked.seconds, asked.database, asked.flat_out)
    with Steps(screen) as progress:
        figures = server.measure(wanted, progress)
    if asked.json:
        print(json.dumps(figures, indent=1))
    else:
        for name, value in figures.items():
            print(f"{name:20} {value!s:>12}")
    return 0
