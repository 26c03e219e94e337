"""Hold the laws of all games against every set of 7 Wonders' modules at every number of players.

The tests try each set with one number of players; this tries all, which takes some minutes.

    python tools/module_laws.py            # every number of players
    python tools/module_laws.py 2 5        # two and five players

It needs the tests on the path: PYTHONPATH=src:tests:tools.
"""

from __future__ import annotations

import sys
from inspect import signature
from typing import TYPE_CHECKING, Final

import test_laws
from games.seven_wonders.module_sets import every_table
from walks import case_name
from ziggurat.games.seven_wonders import KIND

if TYPE_CHECKING:
    from collections.abc import Callable

    from walks import Case

SEED: Final = 7


def laws() -> list[Callable[[Case, int], None]]:
    """The tests that take a table and a seed."""
    every = [getattr(test_laws, name) for name in dir(test_laws) if name.startswith("test_law_")]
    return [law for law in every if list(signature(law).parameters) == ["case", "seed"]]


def broken_by(case: Case) -> list[str]:
    """The laws that do not hold at this table, each with what was found."""
    found: list[str] = []
    for law in laws():
        try:
            law(case, SEED)
        except Exception as error:  # noqa: BLE001 -- whatever goes wrong is reported
            found.append(f"{law.__name__}: {type(error).__name__}: {error}")
    return found


def main() -> int:
    counts = [int(word) for word in sys.argv[1:]] or list(KIND.players)
    tables: list[Case] = [
        (KIND, players, settings) for players, settings in every_table() if players in counts
    ]
    broken = 0
    for case in tables:
        found = broken_by(case)
        broken += len(found)
        print("\n    ".join([case_name(case), *found]), flush=True)
    print(f"{len(tables)} tables, {len(laws())} laws, {broken} broken")
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
