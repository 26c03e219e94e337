"""`ziggurat guide`: how to play, host a server and write a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.markdown import Markdown

from ziggurat.terminal.guides import GUIDES, guide
from ziggurat.terminal.screen import Screen

if TYPE_CHECKING:
    from argparse import Namespace


def run(asked: Namespace) -> int:
    text = guide(asked.topic, asked.lang)
    screen = Screen(asked.lang)
    if screen.is_terminal and GUIDES[asked.topic].endswith(".md"):
        screen.console.print(Markdown(text))
    else:
        print(text, end="")
    return 0
