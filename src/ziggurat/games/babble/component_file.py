"""Reading a component set from a file: see docs/component-sets.md for its format.

Every mistake is reported with its place, such as `$.words[12].order`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from ziggurat.core.action import shortened
from ziggurat.core.components import BadComponents, read_components
from ziggurat.core.text import LANGUAGES, Text
from ziggurat.games.babble.cards import WORDS, ConstructionCard, Cost, Faces
from ziggurat.games.babble.component_set import BabbleComponents
from ziggurat.games.babble.components import (
    CONSTRUCTIONS,
    FEWEST_WORD_CARDS,
    MOST_RESOURCES,
    MOST_WORD_CARDS,
    ORDER_NAMES,
    PICTURE_NAMES,
    RESOURCE_CARDS,
    RESOURCE_NAMES,
    Order,
)
from ziggurat.games.babble.texts import TERMS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.text import Language

T = TypeVar("T")

HEAD: Final = ("ziggurat_components", "game", "name")  # checked by core
PARTS: Final = ("starting_words", "words", "constructions", "resources")
OPTIONAL: Final = ("texts",)
RESERVED: Final = frozenset(TERMS)  # names of other things in the game
LONGEST_WORD: Final = 20
MOST_PICTURES: Final = 9  # on one card; a bound, not a rule


def read_set(text: str) -> BabbleComponents:
    """The component set of a file.  Raises BadComponents."""
    key, content = read_components(text, "babble")
    try:
        known_keys(content, (*HEAD, *PARTS), OPTIONAL, "$")
        faces = read_faces(content)
        return BabbleComponents(key, faces, read_texts(content.get("texts", {}), faces))
    except (ValueError, TypeError) as error:
        raise BadComponents(f"not a component set: {error}") from error


def read_faces(content: Mapping[str, object]) -> Faces:
    starting = read_starting_words(content["starting_words"])
    cards = read_word_cards(content["words"], starting)
    words = tuple(dict.fromkeys([*starting, *[word for _, word in cards]]))
    resources = read_counts(content["resources"], "$.resources")
    if sum(resources) != RESOURCE_CARDS:
        raise wrong("$.resources", f"{RESOURCE_CARDS} cards in all (BA-COM-1)", sum(resources))
    constructions = read_constructions(content["constructions"])
    return Faces(words, cards, constructions, resources)


# Words.


def read_starting_words(value: object) -> tuple[str, ...]:
    """Four different words, one for each order (BA-COM-4)."""
    where = "$.starting_words"
    by_order = read(value, dict, where)
    known_keys(by_order, ORDER_NAMES, (), where)
    words: list[str] = []
    for order in ORDER_NAMES:
        word = read_word(by_order[order], f"{where}.{order}")
        if word in words:
            raise wrong(f"{where}.{order}", "four different words", word)
        words.append(word)
    return tuple(words)


def read_word_cards(value: object, starting: tuple[str, ...]) -> tuple[tuple[Order, str], ...]:
    """24 or 25 cards, no two alike: the engine tells cards apart by order and word (BA-COM-3)."""
    cards = read(value, list, "$.words")
    if not FEWEST_WORD_CARDS <= len(cards) <= MOST_WORD_CARDS:
        expected = f"{FEWEST_WORD_CARDS} or {MOST_WORD_CARDS} cards (BA-COM-1, BA-DEC-1)"
        raise wrong("$.words", expected, len(cards))
    seen = set(enumerate(starting))
    found: list[tuple[Order, str]] = []
    for number, card in enumerate(cards):
        where = f"$.words[{number}]"
        parts = read(card, dict, where)
        known_keys(parts, ("order", "word"), (), where)
        order = read_name(parts["order"], ORDER_NAMES, f"{where}.order")
        word = read_word(parts["word"], f"{where}.word")
        if (order, word) in seen:
            raise ValueError(f"{where}: there already is a card {ORDER_NAMES[order]} {word}")
        seen.add((order, word))
        found.append((order, word))
    return tuple(found)


def read_word(value: object, where: str) -> str:
    """Small letters that survive a change of case, and not the name of something else."""
    word = read(value, str, where)
    if not word.isalpha() or word.upper().lower() != word or len(word) > LONGEST_WORD:
        raise wrong(where, f"a word of at most {LONGEST_WORD} lower-case letters", word)
    if word in RESERVED:
        raise ValueError(f"{where}: {word!r} already means something else in the game")
    return word


def read_texts(value: object, faces: Faces) -> dict[str, Text]:
    """How words are written for people; without a text, in capitals."""
    found: dict[str, Text] = {}
    for word, text in read(value, dict, "$.texts").items():
        where = f"$.texts.{word}"
        if word not in faces.words:
            raise ValueError(f"{where}: no card has this word")
        if word in WORDS:
            raise ValueError(f"{where}: this is a word of the standard set, which has its text")
        parts = read(text, dict, where)
        known_keys(parts, LANGUAGES, (), where)
        found[word] = Text(*[read_line(parts, language, where) for language in LANGUAGES])
    return found


def read_line(parts: Mapping[str, object], language: Language, where: str) -> str:
    line = read(parts[language], str, f"{where}.{language}")
    if not line.strip() or not line.isprintable() or len(line) > LONGEST_WORD:
        raise wrong(f"{where}.{language}", f"1 to {LONGEST_WORD} characters", line)
    return line


# Constructions and Resources.


def read_constructions(value: object) -> tuple[ConstructionCard, ...]:
    cards = read(value, list, "$.constructions")
    if len(cards) != CONSTRUCTIONS:
        raise wrong("$.constructions", f"{CONSTRUCTIONS} cards (BA-COM-1)", len(cards))
    return tuple(
        [read_construction(card, f"$.constructions[{at}]") for at, card in enumerate(cards)]
    )


def read_construction(value: object, where: str) -> ConstructionCard:
    """A cost that a Reserve can hold, and pictures (BA-COM-5, BA-DRA-2)."""
    parts = read(value, dict, where)
    known_keys(parts, ("cost", "pictures"), (), where)
    cost = read_counts(parts["cost"], f"{where}.cost")
    if not 1 <= sum(cost) <= MOST_RESOURCES:
        raise wrong(f"{where}.cost", f"1 to {MOST_RESOURCES} Resources (BA-DRA-2)", sum(cost))
    pictures = read(parts["pictures"], list, f"{where}.pictures")
    if len(pictures) > MOST_PICTURES:
        raise wrong(f"{where}.pictures", f"at most {MOST_PICTURES}", len(pictures))
    names = [
        read_name(picture, PICTURE_NAMES, f"{where}.pictures[{at}]")
        for at, picture in enumerate(pictures)
    ]
    return ConstructionCard(cost, tuple(names))


def read_counts(value: object, where: str) -> Cost:
    """How many of each Resource (BA-COM-6); one that is not named counts 0."""
    parts = read(value, dict, where)
    known_keys(parts, (), RESOURCE_NAMES, where)
    counts = [read(parts.get(name, 0), int, f"{where}.{name}") for name in RESOURCE_NAMES]
    for name, count in zip(RESOURCE_NAMES, counts, strict=True):
        if count < 0:
            raise wrong(f"{where}.{name}", "0 or more", count)
    stone, cement, tool, wood = counts
    return stone, cement, tool, wood


# Plain values.


def read(value: object, kind: type[T], where: str) -> T:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise TypeError(f"{where}: expected {kind.__name__}, got {type(value).__name__}")
    return value


def read_name(value: object, names: tuple[str, ...], where: str) -> int:
    name = read(value, str, where)
    if name not in names:
        raise wrong(where, f"one of {', '.join(names)}", name)
    return names.index(name)


def known_keys(
    parts: Mapping[str, object], needed: tuple[str, ...], optional: tuple[str, ...], where: str
) -> None:
    for name in needed:
        if name not in parts:
            raise ValueError(f"{where}.{name} is missing")
    for name in parts:
        if name not in needed and name not in optional:
            raise ValueError(f"{where}.{name}: there is no such part")


def wrong(where: str, expected: str, got: object) -> ValueError:
    return ValueError(f"{where}: expected {expected}, got {shortened(got)}")
