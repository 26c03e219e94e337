"""Positions of Babble in a few lines, and the table read back as text.

Resources are written by their initials, a Word card as its order and its word (`draw redal`), a
construction by its name.  Where several stand in a text, commas part them; in a pack the last is
the next to be drawn.
"""

from collections.abc import Mapping

from ziggurat.core.refusal import Refusal
from ziggurat.core.seats import Seat
from ziggurat.core.secrets import only
from ziggurat.core.source import Sealed
from ziggurat.core.zones import cards_of, counts_of
from ziggurat.games.babble import parse, words
from ziggurat.games.babble.component_set import STANDARD_SET
from ziggurat.games.babble.components import (
    CONFUSION_NAMES,
    CONSTRUCTIONS,
    ORDER_NAMES,
    RESOURCE_COUNT,
    Construction,
    Idea,
)
from ziggurat.games.babble.deck import (
    CONSTRUCTION_NAMES,
    FACE_COUNT,
    NO_WORD,
    face_of,
)
from ziggurat.games.babble.kind import KIND
from ziggurat.games.babble.set_up import blank_table
from ziggurat.games.babble.table import Babble, BabbleRules

INITIALS = "sctw"
NOTHING: Mapping[Seat, str] = {}
PACKS = (
    "build gashu, build jinto, build mirot",
    "draw wazu, draw hupso",
    "give mirot, reveal wazu",
    "give gashu, reveal jinto",
)
LAST_ACTION = ("NextPlayer", "DrawIdea", "ForemanActs")
FIRST_ACTION = ("NextPlayer", "DrawIdea", "PerformAction", "ForemanActs")


def position(
    players: int = 3,
    *,
    taken: Mapping[Seat, str] = NOTHING,
    resources: Mapping[Seat, str] = NOTHING,
    down: Mapping[Seat, str] = NOTHING,
    up: Mapping[Seat, str] = NOTHING,
    tower: str = "",
    packs: tuple[str, str, str, str] = PACKS,
    resource_pack: str | None = None,
    resource_discard: str = "",
    confusion: str | None = None,
    may_refuse_build: bool = False,
    min_one: bool = False,
    agenda: tuple[str, ...] = FIRST_ACTION,
) -> Babble:
    """Seat 0 is foreman.  All hold their starting words, and what they have taken since."""
    game = blank_table(players, STANDARD_SET)
    game.source = Sealed("a position")
    game.turn = 1
    game.rules = BabbleRules(confusion is not None, may_refuse_build, min_one)
    for seat, text in taken.items():
        for idea in ideas(text):
            words.take(game, seat, idea)
    for seat, text in resources.items():
        first = seat * RESOURCE_COUNT
        game.resources[first : first + RESOURCE_COUNT] = counts_of(kinds(text), RESOURCE_COUNT)
    lay_constructions(game, down, up, tower)
    lay_packs(game, packs)
    lay_resources(game, resource_pack, resource_discard)
    if confusion is not None:
        lay_confusion(game, confusion)
    KIND.read_agenda(game, list(agenda))
    game.hear()
    return game


def lay_constructions(
    game: Babble, down: Mapping[Seat, str], up: Mapping[Seat, str], tower: str
) -> None:
    for side in (down, up):
        for seat, text in side.items():
            for card in constructions(text):
                game.constructions[seat] += (card,)
                game.knowers[card] |= only(seat)
    game.tower = constructions(tower)
    for card in [*game.tower, *[each for text in up.values() for each in constructions(text)]]:
        game.face_up |= 1 << card


def lay_packs(game: Babble, packs: tuple[str, str, str, str]) -> None:
    """The cards that lie nowhere are in the box."""
    game.packs = [ideas(text) for text in packs]
    used = {value for _, _, value in game.story} | {each for pack in game.packs for each in pack}
    used |= {FACE_COUNT + card for held in [*game.constructions, game.tower] for card in held}
    cards = [*STANDARD_SET.word_faces, *range(FACE_COUNT, FACE_COUNT + CONSTRUCTIONS)]
    game.box = tuple(each for each in cards if each not in used)


def lay_resources(game: Babble, pack: str | None, discard: str) -> None:
    """A pack that is not named holds what lies nowhere else."""
    game.resource_discard = counts_of(kinds(discard), RESOURCE_COUNT)
    if pack is not None:
        game.resource_pack = tuple(kinds(pack))
        return
    left = [
        copies - game.resource_discard[kind] - sum(game.resources[kind::RESOURCE_COUNT])
        for kind, copies in enumerate(STANDARD_SET.resources)
    ]
    game.resource_pack = tuple(cards_of(left))


def lay_confusion(game: Babble, pack: str) -> None:
    """The cards of the pack, the next one last; the others are discarded."""
    game.confusion = tuple(CONFUSION_NAMES.index(name) for name in pack.split())
    game.confusion_discard = tuple(
        card for card in range(len(CONFUSION_NAMES)) if card not in game.confusion
    )


# Reading texts.


def kinds(text: str) -> list[int]:
    return [INITIALS.index(letter) for letter in text.split()]


def constructions(text: str) -> tuple[Construction, ...]:
    return tuple(CONSTRUCTION_NAMES.index(name) for name in text.split())


def ideas(text: str) -> tuple[Idea, ...]:
    return tuple(idea(each.strip()) for each in text.split(",") if each.strip())


def idea(text: str) -> Idea:
    if text in CONSTRUCTION_NAMES:
        return FACE_COUNT + CONSTRUCTION_NAMES.index(text)
    order, word = text.split()
    return face_of(ORDER_NAMES.index(order), STANDARD_SET.numbers[word])


# Playing.


def play(game: Babble, *choices: str) -> None:
    """Each choice by the seat that is asked."""
    for words_of_choice in choices:
        game.play(game.to_act()[0], parse(words_of_choice))


def refusal(game: Babble, words_of_choice: str) -> Refusal | None:
    """Why the seat that is asked may not choose this."""
    return game.why_not(game.to_act()[0], parse(words_of_choice))


def offered(game: Babble) -> set[str]:
    return {action.text for action in game.options(game.to_act()[0])}


# Reading the table back.


def hand(game: Babble, seat: Seat) -> str:
    """Four words in the order build, draw, give, reveal; a dash for a missing card."""
    words_of_table = game.components.words
    return " ".join("-" if word == NO_WORD else words_of_table[word] for word in game.hand(seat))


def discarded(game: Babble) -> list[str]:
    return sorted(game.components.face_name(face) for face in game.word_discard)


def reserve(game: Babble, seat: Seat) -> str:
    first = seat * RESOURCE_COUNT
    held = cards_of(game.resources[first : first + RESOURCE_COUNT])
    assert len(held) == game.resource_total(seat)
    return " ".join(INITIALS[kind] for kind in held)


def thrown(game: Babble) -> str:
    return " ".join(INITIALS[kind] for kind in cards_of(game.resource_discard))


def cards(game: Babble, seat: Seat) -> str:
    return " ".join(CONSTRUCTION_NAMES[card] for card in game.constructions[seat])


def tower(game: Babble) -> str:
    return " ".join(CONSTRUCTION_NAMES[card] for card in game.tower)


def seen(game: Babble, owner: Seat, viewer: Seat) -> list[str | None]:
    """What a viewer knows of the constructions of a Reserve."""
    return [each["name"] for each in game.view(viewer)["players"][owner]["constructions"]]


def face_up(game: Babble, owner: Seat) -> list[bool]:
    return [each["face_up"] for each in game.view(owner)["players"][owner]["constructions"]]


def known(game: Babble, owner: Seat, viewer: Seat) -> str:
    """What a viewer knows of a hand; a question mark where there is doubt."""
    notes = game.view(viewer)["players"][owner]["notes"]
    return " ".join(note["known"] or "?" for note in notes)
