"""The table of Babel: five sites, yours below and the opponent's above."""

from collections import Counter
from itertools import groupby
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from ziggurat.core.seats import Seat
from ziggurat.games.babel.components import NATION_NAMES
from ziggurat.games.babel.knowledge import BabelView, SideView
from ziggurat.terminal.fitting import Fitting
from ziggurat.terminal.speech import Speech

COLOURS: Final = {
    "assyrians": "bright_blue",
    "hittites": "yellow",
    "medes": "green",
    "persians": "magenta",
    "sumerians": "red",
}
RUN: Final = 3


def draw_babel(view: BabelView, seat: Seat, speech: Speech) -> RenderableType:
    below = seat if seat in (0, 1) else 0
    above = 1 - below
    return Group(
        side_lines(view["sides"][above], above, speech),
        Fitting(sites(view, above, below, speech), narrow_sites(view, above, below, speech)),
        side_lines(view["sides"][below], below, speech),
        middle_line(view, speech),
    )


def sites(view: BabelView, above: Seat, below: Seat, speech: Speech) -> Table:
    theirs, mine = view["sides"][above], view["sides"][below]
    table = Table(box=box.ROUNDED, expand=False, show_header=False, pad_edge=False)
    for _ in NATION_NAMES:
        table.add_column(
            min_width=12, max_width=16, justify="center", vertical="bottom", overflow="fold"
        )
    table.add_row(*[column(cards) for cards in theirs["columns"]])
    table.add_row(*[temple(levels) for levels in theirs["temples"]])
    table.add_row(*[site(name, theirs, mine, speech) for name in NATION_NAMES])
    table.add_row(*[temple(levels) for levels in mine["temples"]])
    table.add_row(*[column(cards) for cards in mine["columns"]])
    return table


def narrow_sites(view: BabelView, above: Seat, below: Seat, speech: Speech) -> Styled:
    """Below each other, for a terminal that is too narrow for all five side by side."""
    theirs, mine = view["sides"][above], view["sides"][below]
    text = Styled()
    for place, name in enumerate(NATION_NAMES):
        text.append("\n " if place else " ").append_text(site(name, theirs, mine, speech))
        for seat in (above, below):
            side = view["sides"][seat]
            text.append(f"\n   {speech.label('owner', name=speech.names[seat])}", style="not bold")
            text.append_text(temple(side["temples"][place])).append("  ")
            text.append_text(column(side["columns"][place]))
    return text


def site(name: str, theirs: SideView, mine: SideView, speech: Speech) -> Styled:
    """The name of a site between an arrow for each pawn that stands there."""
    up = "▲ " if theirs["pawn"] == name else ""
    down = " ▼" if mine["pawn"] == name else ""
    return Styled(f"{up}{speech.term(name)}{down}", style=f"bold {COLOURS[name]}")


def temple(levels: list[int]) -> Styled:
    if not levels:
        return Styled("·", style="dim")
    return Styled(f"▟{levels[-1]}▙", style="bold").append(
        f" {'·'.join(map(str, levels))}", style="not bold dim"
    )


def column(cards: list[str]) -> Styled:
    """Oldest card first; runs of three or more stand in brackets."""
    text = Styled()
    for nation, group in groupby(cards):
        letters = nation[0].upper() * len(list(group))
        run = len(letters) >= RUN
        text.append(
            f"[{letters}]" if run else letters,
            style=f"{COLOURS[nation]} {'bold' if run else ''}",
        )
    return text or Styled(" ")


def side_lines(side: SideView, seat: Seat, speech: Speech) -> Styled:
    """A player with hand and temple stack, and what is still to be done."""
    lines = Styled(f" {speech.names[seat]}", style="bold")
    lines.append(f"  {speech.label('total', total=side['total'])}", style="bold yellow")
    lines.append("  ").append_text(hand(side, speech))
    lines.append(f"\n {speech.label('stack')}", style="not bold").append_text(stack(side["stack"]))
    if side["foundation"]:
        lines.append(f" · {speech.label('foundation')}", style="not bold italic")
    if side["pawn"] == "quarry":
        lines.append(f" · {speech.label('in_quarry')}", style="not bold italic")
    return lines


def hand(side: SideView, speech: Speech) -> Styled:
    cards = side["hand"]
    if cards is not None:
        return Styled(speech.label("hand"), style="not bold").append_text(counted(cards, speech))
    text = Styled(speech.label("cards", count=side["hand_size"]), style="not bold")
    if side["known_hand"]:
        text.append(f", {speech.label('known')} ").append_text(counted(side["known_hand"], speech))
    return text


def counted(cards: list[str], speech: Speech) -> Styled:
    pieces = [
        Styled(f"{count} × " if count > 1 else "", style="not bold").append(  # noqa: RUF001 - times
            speech.term(nation), style=f"bold {COLOURS[nation]}"
        )
        for nation, count in Counter(cards).items()
    ]
    return Styled(", ").join(pieces) if pieces else Styled("-")


def stack(levels: list[int]) -> Styled:
    """The usable card, on the right, stands out."""
    if not levels:
        return Styled("-", style="not bold")
    below = "".join(f"{level} " for level in levels[:-1])
    return Styled(below, style="not bold dim").append(f"[{levels[-1]}]", style="not dim bold cyan")


def middle_line(view: BabelView, speech: Speech) -> Styled:
    line = Styled(" ", style="dim")
    line.append(speech.label("turn", number=view["turn"]))
    line.append(f" · {speech.label('quarry', count=view['quarry_size'])}")
    if view["known_temples"]:
        line.append(f" ({speech.label('next', levels=' '.join(map(str, view['known_temples'])))})")
    line.append(f" · {speech.label('deck', count=view['deck_size'])}")
    if view["discard"]:
        line.append(f" · {speech.label('discard')} ").append_text(counted(view["discard"], speech))
    if view["migrated"]:
        line.append(f" · {speech.label('migrated')}")
    if view["end_phase"]:
        line.append(f" · {speech.label('end_phase')}", style="bold red")
    return line
