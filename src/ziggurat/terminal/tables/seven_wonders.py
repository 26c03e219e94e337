"""The table of 7 Wonders: a line for each city, the middle of the table, your hand."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from ziggurat.core.seats import Seat
from ziggurat.games.seven_wonders.catalogue import BOARD_OF, CARD_OF, COLOURS, SIDES
from ziggurat.games.seven_wonders.components import (
    BLACK,
    BLUE,
    BROWN,
    GREEN,
    GREY,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
)
from ziggurat.games.seven_wonders.knowledge.views import CityView, SevenWondersView
from ziggurat.terminal.fitting import Fitting
from ziggurat.terminal.speech import Speech

STYLES: Final = {
    BROWN: "rgb(170,110,60)",
    GREY: "white",
    BLUE: "bright_blue",
    YELLOW: "yellow",
    RED: "red",
    GREEN: "green",
    PURPLE: "magenta",
    WHITE: "bold",
    BLACK: "bold bright_black",
}
UNKNOWN: Final = "?"
COPIED_STAGES: Final = 3  # of a board that has none of its own
WIDE: Final = 100  # columns from which a table of all cities is readable

COLUMNS: Final = ("city", "stages", "coins", "shields", "tokens", "hand", "buildings")


def draw_seven_wonders(view: SevenWondersView, seat: Seat, speech: Speech) -> RenderableType:
    table = Fitting(cities(view, speech), narrow_cities(view, speech), WIDE)
    parts: list[RenderableType] = [table, middle_line(view, speech)]
    if 0 <= seat < len(view["cities"]):
        parts += own_lines(view, seat, speech)
    return Group(*parts)


def cities(view: SevenWondersView, speech: Speech) -> Table:
    table = Table(box=box.ROUNDED, pad_edge=False, show_lines=True)
    for number, heading in enumerate(COLUMNS):
        table.add_column(speech.label(heading), justify="left" if number in {0, 6} else "center")
    for seat, city in enumerate(view["cities"]):
        table.add_row(
            Styled(f"{owner(seat, speech)}\n{board(city, speech)}", style="bold"),
            stages(city),
            str(city["coins"]),
            str(city["shields"]),
            tokens(city, speech),
            str(city["hand_size"]),
            named(in_play(city), speech),
        )
    return table


def narrow_cities(view: SevenWondersView, speech: Speech) -> Styled:
    """Two lines for each city: its figures, then its buildings."""
    text = Styled()
    for seat, city in enumerate(view["cities"]):
        text.append("\n " if seat else " ")
        text.append(f"{owner(seat, speech)}, {board(city, speech)}", style="bold")
        figures = (city["coins"], city["shields"], tokens(city, speech), city["hand_size"])
        text.append(f" {stages(city)}")
        for heading, figure in zip(COLUMNS[2:6], figures, strict=True):
            text.append(f" · {speech.label(heading)} {figure}")
        text.append("\n   ").append_text(named(in_play(city), speech))
    return text


def owner(seat: Seat, speech: Speech) -> str:
    return speech.names[seat] if seat < len(speech.names) else speech.label("free_city")


def board(city: CityView, speech: Speech) -> str:
    return speech.term(city["board"]) if city["board"] else "-"


def stages(city: CityView) -> str:
    if not city["board"]:
        return "-"
    every = len(SIDES[BOARD_OF[city["board"]]].stages) or COPIED_STAGES
    return "■" * city["stages"] + "□" * (every - city["stages"])


def tokens(city: CityView, speech: Speech) -> str:
    """Victories and defeats, the tower, projects, diplomacy and debt."""
    found = [f"+{points}" for points in city["victories"]]
    found += ["-1"] * city["defeats"]
    found += ["▲"] * city["tower_height"] + ["●"] * city["shares"]
    found += [speech.term(each) for each in city["tokens"]]
    if city["penalties"]:
        found.append(f"-{city['penalties']}")
    found += ["☮"] * city["diplomacy"]
    if city["debts"]:
        found.append(speech.label("debts", count=city["debts"]))
    return " ".join(found) or "-"


def in_play(city: CityView) -> list[str]:
    """Buildings, then leaders, with the one that is copied."""
    copied = [city["courtesan"]] if city["courtesan"] else []
    return [*city["buildings"], *city["leaders"], *copied]


def named(cards: list[str], speech: Speech) -> Styled:
    pieces = [card(name, speech) for name in cards]
    return Styled(", ").join(pieces) if pieces else Styled("-", style="dim")


def card(name: str, speech: Speech) -> Styled:
    if name == UNKNOWN:
        return Styled(UNKNOWN, style="dim")
    return Styled(speech.term(name), style=STYLES[COLOURS[CARD_OF[name]]])


def middle_line(view: SevenWondersView, speech: Speech) -> Styled:
    line = Styled(" ", style="dim")
    if view["age"]:
        line.append(speech.label("age", age=view["age"], turn=view["turn"]))
    else:
        line.append(speech.label("before"))
    if view["discard"]:
        line.append(f" · {speech.label('discarded', count=len(view['discard']))}")
    if view["holder"] == speech.reader and view["holder"] >= 0:
        line.append(f" · {speech.label('holder_you')}")
    elif view["holder"] >= 0:
        line.append(f" · {speech.label('holder', name=speech.names[view['holder']])}")
    if view["project"]:
        project = speech.term(view["project"])
        left = view["project_markers"]
        line.append(f" · {speech.label('project', project=project, count=left)}")
    for tile in view["active_tiles"]:
        line.append(f"\n {speech.label('tower', tile=tile)}{speech.term(f'tile {tile}')}")
    return line


def own_lines(view: SevenWondersView, seat: Seat, speech: Speech) -> list[RenderableType]:
    city = view["cities"][seat]
    lines: list[RenderableType] = []
    if city["hand"]:
        hand = Styled(f" {speech.label('your_hand')}", style="bold")
        lines.append(hand.append_text(named(city["hand"], speech)))
    for title, leaders in (
        ("offered", view["offered_leaders"]),
        ("leaders", city["leaders_in_hand"]),
    ):
        if leaders:
            words = ", ".join(
                f"{speech.term(leader)} ({speech.term(f'{leader} effect')})" for leader in leaders
            )
            lines.append(Styled(f" {speech.label(title)}{words}"))
    for title, tiles in (("offered", view["offered_tiles"]), ("tiles", city["tiles"])):
        if tiles:
            words = ", ".join(f"{tile} ({speech.term(f'tile {tile}')})" for tile in tiles)
            lines.append(Styled(f" {speech.label(title)}{words}"))
    if view["order"]:
        chosen = speech.action(speech.kind.parse(view["order"]))
        lines.append(Styled(f" {speech.label('sealed', order=chosen)}", style="italic"))
    return lines
