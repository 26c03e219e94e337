"""`ziggurat rules`: the numbered rules of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console

from ziggurat.terminal.rules import gaps, rule_table

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    if not asked.check:
        Console().print(rule_table(asked.game, asked.lang))
        return 0
    found = gaps()
    for gap in found:
        print(gap)
    print(f"{len(found)} gaps" if found else "every rule is named by a test")
    return 1 if found else 0
