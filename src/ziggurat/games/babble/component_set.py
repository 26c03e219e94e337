"""The faces of the cards at one table: words, costs, pictures and how many Resources there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from ziggurat.core.components import STANDARD, ComponentSet
from ziggurat.core.text import Language, Text, languages
from ziggurat.games.babble.actions import Tell
from ziggurat.games.babble.cards import STANDARD_FACES, WORDS, Faces
from ziggurat.games.babble.components import (
    FEWEST_WORD_CARDS,
    MOST_PLAYERS,
    ORDER_COUNT,
    ORDER_NAMES,
    ORDERS,
    PICTURE_NAMES,
    Face,
    Picture,
    Word,
)
from ziggurat.games.babble.deck import (
    CONSTRUCTION_NAMES,
    MOST_WORDS,
    NO_WORD_BIT,
    START_FACES,
    face_of,
)
from ziggurat.games.babble.describing import construction_names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ziggurat.core.action import Action
    from ziggurat.core.secrets import Mask
    from ziggurat.games.babble.cards import Cost

NO_TEXTS: Final[Mapping[str, Text]] = {}


class CardView(TypedDict):
    """A Construction card."""

    cost: list[int]  # stone, cement, tool, wood
    pictures: list[str]  # as often as each is seen on the card


class ComponentsView(TypedDict):
    """Which cards exist: everybody may know that (BA-COM-8, BA-DEC-15)."""

    key: str  # the setting that chose the set
    words: list[str]
    starting_words: list[str]  # by order
    constructions: dict[str, CardView]
    # Names of words and Constructions that the standard set does not have, by language.
    texts: dict[str, dict[Language, str]]


EVERYBODY: Final[Mask] = (1 << MOST_PLAYERS) - 1


class BabbleComponents(ComponentSet):
    """A component set with everything that the rules look up in it (BA-COM-1..6)."""

    def __init__(
        self,
        key: str = STANDARD,
        faces: Faces = STANDARD_FACES,
        texts: Mapping[str, Text] = NO_TEXTS,
    ) -> None:
        super().__init__(key)
        self.words: Final[tuple[str, ...]] = faces.words
        self.numbers: Final[dict[str, Word]] = {
            word: number for number, word in enumerate(faces.words)
        }
        # What a Word card shows: an order and a word (BA-COM-3).
        self.names: Final[dict[Face, tuple[str, str]]] = {
            face_of(order, number): (ORDER_NAMES[order], word)
            for order in ORDERS
            for number, word in enumerate(faces.words)
        }
        self.word_faces: Final[list[Face]] = [
            face_of(order, self.numbers[word]) for order, word in faces.word_cards
        ]
        # By the number of Word cards in play, and by order: the words that its cards may have.
        self.word_masks: Final[dict[int, list[Mask]]] = {
            count: words_by_order(self.word_faces[:count])
            for count in range(FEWEST_WORD_CARDS, len(self.word_faces) + 1)
        }
        self.costs: Final[list[Cost]] = [card.cost for card in faces.constructions]
        self.pictures: Final[list[tuple[Picture, ...]]] = [
            card.pictures for card in faces.constructions
        ]
        self.resources: Final[tuple[int, ...]] = faces.resources
        words = {word: texts.get(word, Text(word.upper(), word.upper())) for word in faces.words}
        self.texts: Final[dict[str, Text]] = {**words, **construction_names(faces)}
        # Every word to every seat, by the mask of the seats that listen: options are listed often.
        tells = [[Tell(seat, word) for word in faces.words] for seat in range(MOST_PLAYERS)]
        self.tells: Final[list[list[Action]]] = [
            [tell for seat in range(MOST_PLAYERS) if mask >> seat & 1 for tell in tells[seat]]
            for mask in range(EVERYBODY + 1)
        ]
        self.described: Final[ComponentsView] = {
            "key": key,
            "words": list(faces.words),
            "starting_words": list(faces.words[:ORDER_COUNT]),
            "constructions": {
                name: {
                    "cost": list(card.cost),
                    "pictures": [PICTURE_NAMES[picture] for picture in card.pictures],
                }
                for name, card in zip(CONSTRUCTION_NAMES, faces.constructions, strict=True)
            },
            "texts": {
                name: {language: text.in_language(language) for language in languages()}
                for name, text in self.texts.items()
                if name not in WORDS and key != STANDARD
            },
        }

    def face_name(self, face: Face) -> str:
        """An order and its word, for people and for plain data."""
        return " ".join(self.names[face])

    def words_of(self, mask: Mask) -> list[str]:
        """The words of a mask; a missing card is a dash."""
        words = self.words
        found = [words[number] for number in range(len(words)) if mask >> number & 1]
        return [*found, "-"] if mask & NO_WORD_BIT else found


def words_by_order(faces: list[Face]) -> list[Mask]:
    """By order, a mask of the words that its cards may have, the starting word included."""
    masks = [0] * ORDER_COUNT
    for face in START_FACES + faces:
        masks[face // MOST_WORDS] |= 1 << face % MOST_WORDS
    return masks


STANDARD_SET: Final = BabbleComponents()
