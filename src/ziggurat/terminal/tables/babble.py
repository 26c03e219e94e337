"""The table of Babble: the tower and its packs, every Reserve, and the notes on every hand."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from ziggurat.core.components import STANDARD
from ziggurat.core.seats import Seat
from ziggurat.games.babble.components import LEVELS, ORDER_NAMES, RESOURCE_NAMES
from ziggurat.games.babble.knowledge import (
    BabbleView,
    ConstructionView,
    PlayerView,
    WordNote,
)
from ziggurat.terminal.speech import Speech

COLOURS: Final = {"stone": "white", "cement": "cyan", "tool": "red", "wood": "yellow"}
MOST_WIDE: Final = 20  # of the column with Resources, so that most Constructions need one line
MOST_NAMED: Final = 4  # words that are named where several are possible


def draw_babble(view: BabbleView, seat: Seat, speech: Speech) -> RenderableType:
    return Group(
        tower(view, speech),
        hands(view, seat, speech),
        reserves(view, seat, speech),
        middle_line(view, speech),
        note_on_the_cards(view, speech),
    )


def tower(view: BabbleView, speech: Speech) -> Table:
    """The highest level on top, each with the pack that belongs to it."""
    table = Table(box=box.ROUNDED, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(min_width=23, justify="center")
    table.add_column(style="dim")
    for level in reversed(range(len(LEVELS))):
        built = view["tower"][level]
        shown = [pictures(view, name, speech) for name in built]
        cards = [f"[{each}]" for each in shown] + ["[ · ]"] * (LEVELS[level] - len(built))
        pack = view["packs"][level]
        left = "empty_pack" if not pack["words"] + pack["constructions"] else "pack"
        table.add_row(
            speech.label("level", number=level + 1),
            Styled(" ".join(cards), style="bold" if built else "dim"),
            speech.label(left, words=pack["words"], constructions=pack["constructions"]),
        )
    return table


def pictures(view: BabbleView, name: str, speech: Speech) -> str:
    """What is seen on a Construction of the tower, where its cost no longer matters."""
    shown = view["components"]["constructions"][name]["pictures"]
    return " ".join(speech.term(each) for each in shown) or "-"


def hands(view: BabbleView, seat: Seat, speech: Speech) -> Table:
    """A row for each player: the hand, or what is known of it."""
    table = Table(box=box.ROUNDED, pad_edge=False, show_lines=True)
    table.add_column(speech.label("name"))
    for order in ORDER_NAMES:
        table.add_column(speech.term(order))
    starting = view["components"]["starting_words"]
    for number, player in enumerate(view["players"]):
        name = named_player(number, seat, speech)
        if number == view["foreman"]:
            name.append(" ◆", style="yellow")
        if player["words_laid"]:
            name.append(f"\n{speech.label('laid')}", style="italic red")
        table.add_row(name, *words(player, starting, speech))
    return table


def reserves(view: BabbleView, seat: Seat, speech: Speech) -> Table:
    """A row for each player: Resources, and a line for each Construction that the viewer knows."""
    table = Table(box=box.ROUNDED, pad_edge=False, show_lines=True)
    table.add_column(speech.label("reserve"))
    table.add_column(speech.label("resources"), max_width=MOST_WIDE)
    table.add_column(speech.label("constructions"))
    for number, player in enumerate(view["players"]):
        name = named_player(number, seat, speech)
        table.add_row(name, resources(player, speech), constructions(player, speech))
    return table


def named_player(number: Seat, seat: Seat, speech: Speech) -> Styled:
    return Styled(speech.names[number], style="bold" if number == seat else "")


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


def resources(player: PlayerView, speech: Speech) -> Styled:
    held = zip(RESOURCE_NAMES, player["resources"], strict=True)
    counts = [
        Styled(speech.label(f"count_{name}", count=count), style=COLOURS[name])
        for name, count in held
        if count
    ]
    return Styled(", ").join(counts)


def constructions(player: PlayerView, speech: Speech) -> str:
    """Cards by what they show and cost; those that the viewer does not know are counted."""
    cards = [construction(card, speech) for card in player["constructions"] if card["name"]]
    unknown = len(player["constructions"]) - len(cards)
    return "\n".join([*cards, *([speech.label("unknown", count=unknown)] if unknown else [])])


def construction(card: ConstructionView, speech: Speech) -> str:
    assert card["name"] is not None
    name = speech.term(card["name"])
    return name if card["face_up"] else speech.label("face_down", card=name)


def note_on_the_cards(view: BabbleView, speech: Speech) -> Styled:
    """Players should know that they do not see the printed cards."""
    is_standard = view["components"]["key"] == STANDARD
    return Styled(f" {speech.label('reconstructed')}" if is_standard else "", style="dim")


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
