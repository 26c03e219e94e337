"""`ziggurat rules`: the numbered rules of a game, or one rule."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rich.text import Text as Styled

from ziggurat.terminal.rule_gaps import code_gaps, gaps, index_of_checkout, shares
from ziggurat.terminal.rule_pages import as_data, page, share_table
from ziggurat.terminal.rules import rule_called, rules_of
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.texts.rules import TO_LOOK_UP

if TYPE_CHECKING:
    from argparse import Namespace

    from ziggurat.terminal.rules import Rule


def run(asked: Namespace) -> int:
    if asked.check:
        return check()
    if asked.report:
        return report(asked)
    one = "-" in asked.what  # the name of a rule; no game has a hyphen in its name
    found = [rule_called(asked.what, asked.lang)] if one else rules_of(asked.what, asked.lang)
    if asked.json:
        data = [as_data(rule) for rule in found]
        print(json.dumps(data[0] if one else data, indent=1, ensure_ascii=False))
        return 0
    screen = Screen(asked.lang)
    if screen.is_terminal and not one:
        screen.say(TO_LOOK_UP, "dim")
    for rule in found:
        shown = page(rule, asked.lang) if one or asked.sources else statement(rule)
        screen.console.print(shown, soft_wrap=not screen.is_terminal)
    return 0


def statement(rule: Rule) -> Styled:
    return Styled.assemble((rule.id, "bold"), f" {rule.statement}")


def report(asked: Namespace) -> int:
    found = shares(index_of_checkout())
    if asked.json:
        print(json.dumps([each._asdict() for each in found], indent=1))
    else:
        Screen(asked.lang).show(share_table(found))
    return 0


def check() -> int:
    index = index_of_checkout()
    found = [*gaps(index), *code_gaps(index)]
    for gap in found:
        print(gap)
    print(f"{len(found)} gaps" if found else "every rule has a test and code")
    return 1 if found else 0
