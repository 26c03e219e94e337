"""Reading a component set from a file: see docs/component-sets.md for its format.

Every mistake is reported with its place, such as `$.words[12].order`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.components import BadComponents, read_components
from ziggurat.core.error import ErrorCode, shortened
from ziggurat.core.plain import check_keys, one_of, part, typed
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

HEAD: Final = ("ziggurat_components", "game", "name")  # checked by core
PARTS: Final = ("starting_words", "words", "constructions", "resources")
OPTIONAL: Final = ("texts",)
RESERVED: Final = frozenset(TERMS)  # names of other things in the game
LONGEST_WORD: Final = 20
MOST_PICTURES: Final = 9  # on one card; a bound, not a rule


class CardsCode(ErrorCode):
    """How a set of cards contradicts the rulebook, or could not be played."""

    RESOURCES_IN_ALL = Text(
        "$.resources must be {expected} cards in all, not {found} (BA-COM-1).",
        "$.resources doit compter {expected} cartes en tout, et non {found} (BA-COM-1).",
    )
    NEGATIVE_COUNT = Text(
        "{place} must be 0 or more, not {found}.",
        "{place} doit être au moins 0, et non {found}.",
    )
    STARTING_WORD_TWICE = Text(
        "{place}: the four starting words must differ, and {word} appears twice.",
        "{place} : les quatre mots de départ doivent différer, et {word} y est deux fois.",
    )
    WORD_CARDS = Text(
        "$.words must have {few} or {many} cards, not {found} (BA-COM-1, BA-DEC-1).",
        "$.words doit compter {few} ou {many} cartes, et non {found} (BA-COM-1, BA-DEC-1).",
    )
    WORD_CARD_TWICE = Text(
        "{place}: there is already a card {order} {word}. No two cards may be alike.",
        "{place} : la carte {order} {word} existe déjà. Deux cartes doivent différer.",
    )
    WORD_SHAPE = Text(
        "{place} must be a word of at most {most} lower-case letters, not {found}.",
        "{place} doit être un mot d'au plus {most} minuscules, et non {found}.",
    )
    WORD_RESERVED = Text(
        "{place}: {word} already means something else in the game. Choose another word.",
        "{place} : {word} désigne déjà autre chose dans le jeu. Choisissez un autre mot.",
    )
    TEXT_WITHOUT_CARD = Text(
        "{place}: no card has this word. Remove its text.",
        "{place} : aucune carte ne porte ce mot. Supprimez son texte.",
    )
    TEXT_OF_STANDARD = Text(
        "{place}: this word belongs to the standard set, which has its text. Remove this one.",
        "{place} : ce mot est du jeu standard, qui a déjà son texte. Supprimez celui-ci.",
    )
    TEXT_LENGTH = Text(
        "{place} must have 1 to {most} visible characters, not {found}.",
        "{place} doit avoir de 1 à {most} caractères visibles, et non {found}.",
    )
    CONSTRUCTION_CARDS = Text(
        "$.constructions must have {expected} cards, not {found} (BA-COM-1).",
        "$.constructions doit compter {expected} cartes, et non {found} (BA-COM-1).",
    )
    CONSTRUCTION_COST = Text(
        "{place} must be 1 to {most} Resources, not {found} (BA-DRA-2).",
        "{place} doit être de 1 à {most} Ressources, et non {found} (BA-DRA-2).",
    )
    CONSTRUCTION_PICTURES = Text(
        "{place} must have at most {most:picture|pictures}, not {found}.",
        "{place} doit avoir au plus {most:image|images}, et non {found}.",
    )


def read_set(text: str) -> BabbleComponents:
    """The component set of a file.  Raises BadPart."""
    key, content = read_components(text, "babble")
    check_keys(content, (*HEAD, *PARTS), OPTIONAL, "$")
    faces = read_faces(content)
    return BabbleComponents(key, faces, read_texts(content.get("texts", {}), faces))


def read_faces(content: Mapping[str, object]) -> Faces:
    starting = read_starting_words(content["starting_words"])
    cards = read_word_cards(content["words"], starting)
    words = tuple(dict.fromkeys([*starting, *[word for _, word in cards]]))
    resources = read_counts(content["resources"], "$.resources")
    total = sum(resources)
    if total != RESOURCE_CARDS:
        raise BadComponents(CardsCode.RESOURCES_IN_ALL, expected=RESOURCE_CARDS, found=total)
    constructions = read_constructions(content["constructions"])
    return Faces(words, cards, constructions, resources)


# Words.


def read_starting_words(value: object) -> tuple[str, ...]:
    """Four different words, one for each order (BA-COM-4)."""
    where = "$.starting_words"
    by_order = typed(value, dict, where)
    check_keys(by_order, ORDER_NAMES, (), where)
    words: list[str] = []
    for order in ORDER_NAMES:
        word = read_word(by_order[order], f"{where}.{order}")
        if word in words:
            raise BadComponents(
                CardsCode.STARTING_WORD_TWICE, place=f"{where}.{order}", word=shortened(word)
            )
        words.append(word)
    return tuple(words)


def read_word_cards(value: object, starting: tuple[str, ...]) -> tuple[tuple[Order, str], ...]:
    """24 or 25 cards, no two alike: the engine tells cards apart by order and word (BA-COM-3)."""
    cards = typed(value, list, "$.words")
    if not FEWEST_WORD_CARDS <= len(cards) <= MOST_WORD_CARDS:
        few, many = FEWEST_WORD_CARDS, MOST_WORD_CARDS
        raise BadComponents(CardsCode.WORD_CARDS, few=few, many=many, found=len(cards))
    seen = set(enumerate(starting))
    found: list[tuple[Order, str]] = []
    for number, card in enumerate(cards):
        where = f"$.words[{number}]"
        parts = typed(card, dict, where)
        check_keys(parts, ("order", "word"), (), where)
        order = one_of(parts["order"], ORDER_NAMES, f"{where}.order")
        word = read_word(parts["word"], f"{where}.word")
        if (order, word) in seen:
            raise BadComponents(
                CardsCode.WORD_CARD_TWICE, place=where, order=ORDER_NAMES[order], word=word
            )
        seen.add((order, word))
        found.append((order, word))
    return tuple(found)


def read_word(value: object, where: str) -> str:
    """Small letters that survive a change of case, and not the name of something else."""
    word = typed(value, str, where)
    if not word.isalpha() or word.upper().lower() != word or len(word) > LONGEST_WORD:
        raise BadComponents(
            CardsCode.WORD_SHAPE, place=where, most=LONGEST_WORD, found=shortened(word)
        )
    if word in RESERVED:
        raise BadComponents(CardsCode.WORD_RESERVED, place=where, word=shortened(word))
    return word


def read_texts(value: object, faces: Faces) -> dict[str, Text]:
    """How words are written for people; without a text, in capitals."""
    found: dict[str, Text] = {}
    for word, text in typed(value, dict, "$.texts").items():
        where = f"$.texts.{word}"
        if word not in faces.words:
            raise BadComponents(CardsCode.TEXT_WITHOUT_CARD, place=where)
        if word in WORDS:
            raise BadComponents(CardsCode.TEXT_OF_STANDARD, place=where)
        parts = typed(text, dict, where)
        check_keys(parts, LANGUAGES, (), where)
        found[word] = Text(*[read_line(parts, language, where) for language in LANGUAGES])
    return found


def read_line(parts: Mapping[str, object], language: Language, where: str) -> str:
    line = part(parts, language, str, where)
    if not line.strip() or not line.isprintable() or len(line) > LONGEST_WORD:
        raise BadComponents(
            CardsCode.TEXT_LENGTH,
            place=f"{where}.{language}",
            most=LONGEST_WORD,
            found=shortened(line),
        )
    return line


# Constructions and Resources.


def read_constructions(value: object) -> tuple[ConstructionCard, ...]:
    cards = typed(value, list, "$.constructions")
    if len(cards) != CONSTRUCTIONS:
        raise BadComponents(CardsCode.CONSTRUCTION_CARDS, expected=CONSTRUCTIONS, found=len(cards))
    return tuple(
        [read_construction(card, f"$.constructions[{at}]") for at, card in enumerate(cards)]
    )


def read_construction(value: object, where: str) -> ConstructionCard:
    """A cost that a Reserve can hold, and pictures (BA-COM-5, BA-DRA-2)."""
    parts = typed(value, dict, where)
    check_keys(parts, ("cost", "pictures"), (), where)
    cost = read_counts(parts["cost"], f"{where}.cost")
    if not 1 <= sum(cost) <= MOST_RESOURCES:
        raise BadComponents(
            CardsCode.CONSTRUCTION_COST, place=f"{where}.cost", most=MOST_RESOURCES, found=sum(cost)
        )
    pictures = part(parts, "pictures", list, where)
    if len(pictures) > MOST_PICTURES:
        raise BadComponents(
            CardsCode.CONSTRUCTION_PICTURES,
            place=f"{where}.pictures",
            most=MOST_PICTURES,
            found=len(pictures),
        )
    names = [
        one_of(picture, PICTURE_NAMES, f"{where}.pictures[{at}]")
        for at, picture in enumerate(pictures)
    ]
    return ConstructionCard(cost, tuple(names))


def read_counts(value: object, where: str) -> Cost:
    """How many of each Resource (BA-COM-6); one that is not named counts 0."""
    parts = typed(value, dict, where)
    check_keys(parts, (), RESOURCE_NAMES, where)
    counts = [typed(parts.get(name, 0), int, f"{where}.{name}") for name in RESOURCE_NAMES]
    for name, count in zip(RESOURCE_NAMES, counts, strict=True):
        if count < 0:
            raise BadComponents(CardsCode.NEGATIVE_COUNT, place=f"{where}.{name}", found=count)
    stone, cement, tool, wood = counts
    return stone, cement, tool, wood
