"""The table of Babble: the tower and its packs, every Reserve, and the notes on every hand."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from ziggurat.core.components import STANDARD
from ziggurat.core.seats import Seat
from ziggurat.games.babble.component_set import CardView
from ziggurat.games.babble.components import LEVELS, ORDER_NAMES, RESOURCE_NAMES
from ziggurat.games.babble.knowledge import (
    BabbleView,
    ConstructionView,
    PlayerView,
    WordNote,
)
from ziggurat.terminal.speech import Speech

COLOURS: Final = {"stone": "white", "cement": "cyan", "tool": "red", "wood": "yellow"}
MOST_NAMED: Final = 4  # words that are named where several are possible


def draw_babble(view: BabbleView, seat: Seat, speech: Speech) -> RenderableType:
    return Group(
        tower(view, speech),
        players(view, seat, speech),
        costs(view, speech),
        middle_line(view, speech),
    )


def tower(view: BabbleView, speech: Speech) -> Table:
    """The highest level on top, each with the pack that belongs to it."""
    table = Table(box=box.ROUNDED, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(min_width=20, justify="center")
    table.add_column(style="dim")
    for level in reversed(range(len(LEVELS))):
        built = view["tower"][level]
        cards = [f"[{speech.term(name)}]" for name in built] + ["[ · ]"] * (
            LEVELS[level] - len(built)
        )
        pack = view["packs"][level]
        left = "empty_pack" if not pack["words"] + pack["constructions"] else "pack"
        table.add_row(
            speech.label("level", number=level + 1),
            Styled(" ".join(cards), style="bold" if built else "dim"),
            speech.label(left, words=pack["words"], constructions=pack["constructions"]),
        )
    return table


def players(view: BabbleView, seat: Seat, speech: Speech) -> Table:
    """A row for each player: the hand, or what is known of it, and the Reserve."""
    table = Table(box=box.ROUNDED, pad_edge=False, show_lines=True)
    table.add_column(speech.label("name"))
    for order in ORDER_NAMES:
        table.add_column(speech.term(order))
    table.add_column(speech.label("reserve"))
    for number, player in enumerate(view["players"]):
        name = Styled(speech.names[number], style="bold" if number == seat else "")
        if number == view["foreman"]:
            name.append(" ◆", style="yellow")
        if player["words_laid"]:
            name.append(f"\n{speech.label('laid')}", style="italic red")
        starting = view["components"]["starting_words"]
        table.add_row(name, *words(player, starting, speech), reserve(player, speech))
    return table


def words(player: PlayerView, starting: list[str], speech: Speech) -> list[Styled]:
    hand = player["hand"]
    if hand is None:
        notes = zip(player["notes"], starting, strict=True)
        return [note_on(note, note["shown"] or start, speech) for note, start in notes]
    return [own_word(word, note, speech) for word, note in zip(hand, player["notes"], strict=True)]


def own_word(word: str | None, note: WordNote, speech: Speech) -> Styled:
    """The word, and a mark if all others know it."""
    text = Styled(speech.term(word) if word else "-", style="bold green")
    if note["known"]:
        text.append(f"\n✓ {speech.label('seen_by_all')}", style="not bold dim")
    return text


def note_on(note: WordNote, last: str, speech: Speech) -> Styled:
    """What is known of a word: sure, or perhaps no longer the one last seen, or one of several."""
    if note["known"]:
        return Styled(named(note["known"], speech), style="bold")
    others = [named(word, speech) for word in note["possible"] if word != last]
    rest = " ".join(others[:MOST_NAMED]) + (" …" if len(others) > MOST_NAMED else "")
    if last not in note["possible"]:
        return Styled(rest, style="dim")
    return Styled(f"{speech.term(last)}?\n", style="yellow").append(rest, style="dim")


def named(word: str, speech: Speech) -> str:
    return word if word == "-" else speech.term(word)


def reserve(player: PlayerView, speech: Speech) -> Styled:
    text = Styled()
    for name, count in zip(RESOURCE_NAMES, player["resources"], strict=True):
        if count:
            text.append(f"{counted(name, count, speech)}  ", style=COLOURS[name])
    cards = "  ".join(construction(card, speech) for card in player["constructions"])
    return text.append(f"\n{cards}" if text else cards)


def counted(name: str, count: int, speech: Speech) -> str:
    return speech.term(name) if count == 1 else f"{speech.term(name)} x{count}"


def construction(card: ConstructionView, speech: Speech) -> str:
    """A card that lies face down stands in brackets, named if the viewer knows it."""
    if card["face_up"] and card["name"]:
        return speech.term(card["name"])
    return f"({speech.term(card['name']) if card['name'] else '?'})"


def costs(view: BabbleView, speech: Speech) -> Styled:
    """What the constructions cost that the viewer knows in some Reserve."""
    lying = [card for player in view["players"] for card in player["constructions"]]
    names = {card["name"] for card in lying if card["name"]}
    cards = view["components"]
    text = Styled(
        f" {speech.label('reconstructed' if cards['key'] == STANDARD else 'costs')} ", style="dim"
    )
    faces = cards["constructions"]
    return text.append(" · ".join(cost(name, faces[name], speech) for name in sorted(names)) or "-")


def cost(name: str, card: CardView, speech: Speech) -> str:
    parts = [
        counted(resource, count, speech)
        for resource, count in zip(RESOURCE_NAMES, card["cost"], strict=True)
        if count
    ]
    pictures = ", ".join(speech.term(picture) for picture in card["pictures"]) or "-"
    return f"{speech.term(name)} {', '.join(parts)} ({pictures})"


def middle_line(view: BabbleView, speech: Speech) -> Styled:
    name = speech.names[view["foreman"]]
    turn, left = str(view["turn"]), str(view["actions_left"])
    line = Styled(f" {speech.label('turn', number=turn, name=name, left=left)}", style="dim")
    line.append(f" · {speech.label('resource_pack', count=sum(view['resource_pack']))}")
    line.append(f" · {speech.label('word_discard', count=view['word_discard_size'])}")
    if view["own_discards"]:
        own = ", ".join(speech.term(each.split()[1]) for each in view["own_discards"])
        line.append(f" ({speech.label('own_discards')} {own})")
    if view["advanced"]:
        line.append(f" · {speech.label('confusion', count=len(view['confusion']))}")
    return line
