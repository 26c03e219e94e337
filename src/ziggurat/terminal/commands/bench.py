"""`ziggurat bench`: the speed of the engines, or of the server under load."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import TYPE_CHECKING, Final

from rich.progress import Progress, TaskID

from ziggurat.games.catalogue import GAMES
from ziggurat.terminal.asked import settings_of
from ziggurat.terminal.bench.builds import Build, invocation
from ziggurat.terminal.bench.report import cases, figures_table, measured
from ziggurat.terminal.bench.server_report import runs_table, slept_table
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.files import kind_called
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from argparse import Namespace

    from ziggurat.server.admin.server_process import ServerBuild


def run(asked: Namespace) -> int:
    if asked.game == "server":
        return bench_server(asked)
    if not asked.game and (asked.players or asked.option):
        raise Complaint(CommandCode.WHICH_GAME)
    kinds = [kind_called(asked.game)] if asked.game else list(GAMES.values())
    for kind in kinds:
        kind.check_players(asked.players or kind.players[0])
    settings = settings_of(asked, kinds[0]) if asked.game else {}
    with ExitStack() as stack:
        paths = ["", asked.against] if asked.against else [""]
        builds = [stack.enter_context(Build(path)) for path in paths]
        progress = Screen("en", stderr=True)
        figures = [
            figure
            for case in cases(kinds, asked.players, settings)
            for figure in measured(case, builds, asked.rounds, progress)
        ]
    if asked.json:
        print(json.dumps(figures, indent=1))
    else:
        Screen("en").show(figures_table(figures, builds))
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
    from ziggurat.server.admin import server_process  # noqa: PLC0415 - as above
    from ziggurat.server.admin.load import MIX, PLAYERS  # noqa: PLC0415 - as above

    if asked.workers > 1 and not (asked.redis and asked.database):
        raise Complaint(CommandCode.WORKERS_NEED_REDIS)
    if asked.load not in {MIX, "all"}:
        kind_called(asked.load)
    loads = [*PLAYERS, MIX] if asked.load == "all" else [asked.load]
    paces = [False, True] if asked.load == "all" else [asked.flat_out]
    paths = ["", asked.against] if asked.against else [""]
    builds = [server_process.ServerBuild(path or "this build", *invocation(path)) for path in paths]
    screen = Screen("en", stderr=True)
    if asked.sleeping:
        return bench_sleeping(asked, builds[0], screen)
    runs: list[server.Run] = []
    with Steps(screen) as progress:
        for load in loads:
            for flat_out in paces:
                wanted = server.Scenario(
                    load,
                    asked.tables,
                    asked.seconds,
                    flat_out,
                    asked.database,
                    asked.workers,
                    asked.redis,
                )
                runs += server.measure(wanted, builds, asked.runs, progress)
    if asked.json:
        print(json.dumps(runs, indent=1))
    else:
        Screen("en").show(runs_table(runs))
    return 0


def bench_sleeping(asked: Namespace, build: ServerBuild, screen: Screen) -> int:
    from ziggurat.server.admin.sleeping import measure_sleeping  # noqa: PLC0415 - as above

    with Steps(screen) as progress:
        slept = measure_sleeping(asked.sleeping, build, progress)
    if asked.json:
        print(json.dumps(slept, indent=1))
    else:
        Screen("en").show(slept_table(slept))
    return 0
