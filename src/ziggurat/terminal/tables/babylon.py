"""The table of Babylon: the quarry, and every garden from above and storey by storey."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from ziggurat.core.seats import Seat
from ziggurat.games.babylon.components import QUARRY_SIDE, STACK_NAMES
from ziggurat.games.babylon.drawing import LETTERS, from_above, storeys
from ziggurat.games.babylon.garden_view import GardenView, TileView
from ziggurat.games.babylon.knowledge import BabylonView, BoardView, StackView
from ziggurat.terminal.speech import Speech

MATERIALS: Final = {"clay": "red", "granite": "white", "basalt": "bright_black", "start": "cyan"}
FLOWERS: Final = {"white": "white", "pink": "magenta", "yellow": "yellow", "purple": "blue"}


def draw_babylon(view: BabylonView, seat: Seat, speech: Speech) -> RenderableType:
    """The garden of the viewer last, next to their options."""
    order = [each for each in range(len(view["sides"])) if each != seat]
    seats = [*order, seat] if seat >= 0 else order
    return Group(
        quarry(view, speech),
        *[board(view, each, speech) for each in seats],
        middle_lines(view, speech),
    )


def quarry(view: BabylonView, speech: Speech) -> Table:
    """Without lines it fits into 80 columns."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    cells = [
        stack_cell(name, stack, speech)
        for name, stack in zip(STACK_NAMES, view["quarry"], strict=True)
    ]
    for column in range(QUARRY_SIDE):
        widest = max([cell.cell_len for cell in cells[column::QUARRY_SIDE]])
        table.add_column(no_wrap=True, min_width=widest)
    for row in range(0, len(cells), QUARRY_SIDE):
        table.add_row(*cells[row : row + QUARRY_SIDE])
    return table


def stack_cell(name: str, stack: StackView, speech: Speech) -> Styled:
    cell = Styled(f"{name} ", style="bold")
    tile = stack["tile"]
    if tile is None:
        return cell.append("-", style="dim")
    return cell.append_text(tile_text(tile, speech)).append(f" +{stack['pillars']}", style="dim")


def tile_text(tile: TileView, speech: Speech) -> Styled:
    """Its material, its icons NW, NE, SW, SE, and its flower."""
    icons = "".join(LETTERS[icon] for icon in tile["icons"])
    material = speech.label(tile["material"])
    text = Styled(f"{material} {icons[:2]}/{icons[2:]} ", style=MATERIALS[tile["material"]])
    return text.append(f"✿{speech.label(tile['flower'])}", style=FLOWERS[tile["flower"]])


def board(view: BabylonView, seat: Seat, speech: Speech) -> RenderableType:
    side = view["sides"][seat]
    line = side_line(side, seat, speech)
    if seat == view["active"]:
        line.append_text(turn_text(view, speech))
    return Group(line, pictures(side["garden"], speech))


def side_line(side: BoardView, seat: Seat, speech: Speech) -> Styled:
    line = Styled(f" {speech.names[seat]}", style="bold")
    line.append(f" ✿ {speech.term(side['flower'])}", style=FLOWERS[side["flower"]])
    line.append(f"  {speech.label('points', total=side['garden']['total'])}", style="bold yellow")
    line.append(f"  {speech.label('pillars', count=side['singles'])}", style="not bold")
    if side["notch"] is not None:
        line.append(f" · {speech.label('notch')}", style="not bold")
        line.append_text(tile_text(side["notch"], speech))
    return line


def turn_text(view: BabylonView, speech: Speech) -> Styled:
    """What the player on turn has in hand."""
    text = Styled(style="not bold")
    if view["gifts"]:
        text.append(f" · {speech.label('gifts', count=view['gifts'])}")
    if view["dug"] is not None:
        text.append(f" · {speech.label('in_hand')}").append_text(tile_text(view["dug"], speech))
    return text


def pictures(garden: GardenView, speech: Speech) -> RenderableType:
    """A garden from above, then one storey after the other."""
    if not garden["terraces"]:
        return Styled("")
    shown = [f"{speech.label('above')}\n{from_above(garden)}"]
    for number, picture in enumerate(storeys(garden), start=1):
        shown.append(f"{speech.label('storey', number=number)}\n{picture}")
    return Columns([Styled(f" {each}".replace("\n", "\n ")) for each in shown], padding=(0, 3))


def middle_lines(view: BabylonView, speech: Speech) -> Styled:
    numbers = {"number": str(view["round"]), "rounds": str(view["rounds"])}
    name = "round" if view["round"] else "setup"
    lines = Styled(f" {speech.label(name, **numbers)}", style="dim")
    lines.append(f" · {speech.label('effect', effect=speech.term(view['effect']))}")
    gains = [f"{option} {change['total']:+}" for option, change in view["previews"].items()]
    if gains:
        lines.append(f"\n {speech.label('preview')} {', '.join(gains)}", style="not dim")
    lines.append(f"\n {speech.label('legend')}")
    if view["reconstructed"]:
        lines.append(f"\n {speech.label('reconstructed')}")
    return lines
