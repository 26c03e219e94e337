"""Setting up a game of Babble."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.kind import Option, Setting
from ziggurat.core.secrets import only
from ziggurat.core.source import Sealed
from ziggurat.core.text import Text
from ziggurat.core.zones import cards_of
from ziggurat.games.babble import reserve, words
from ziggurat.games.babble.cards import RESOURCE_COPIES
from ziggurat.games.babble.components import (
    CONFUSION_NAMES,
    FIRST_PACK_CONSTRUCTIONS,
    FIRST_PACK_WORDS,
    RESOURCE_COUNT,
    START_RESOURCES,
    UPPER_PACK_CONSTRUCTIONS,
    UPPER_PACK_WORDS,
)
from ziggurat.games.babble.deck import ALL_CONSTRUCTIONS, CONSTRUCTIONS, FACE_COUNT, WORD_FACES
from ziggurat.games.babble.flow import TURN
from ziggurat.games.babble.story import starting_hands
from ziggurat.games.babble.table import Babble

OPTIONS: Final = (
    Option(
        "mode",
        ("basic", "advanced"),
        Text("The basic game, or the advanced one with Confusion", "Jeu de base ou jeu avancé"),
    ),
    Option(
        "word_cards",
        (25, 24),
        Text(
            "Word cards in the box: 25 as listed, or 24 as the total of 60 suggests",
            "Cartes Mot : 25 selon la liste, ou 24 selon le total de 60 cartes",
        ),
    ),
    Option(
        "may_refuse_build",
        (False, True),
        Text(
            "Who is ordered to build and can pay may still decline",
            "Celui qui reçoit l'ordre de construire peut y renoncer",
        ),
    ),
    Option(
        "min_one",
        (False, True),
        Text(
            "Who gives or reveals must choose at least one card",
            "Celui qui donne ou révèle doit choisir au moins une carte",
        ),
    ),
    Option(
        "first_player",
        ("random", 0),
        Text(
            "Who is foreman first: anybody, or the first seat",
            "Premier contremaître : au hasard, ou la première place",
        ),
    ),
)


def new_game(seed: str, players: int, settings: Mapping[str, Setting]) -> Babble:
    game = blank_table(players)
    game.source = Sealed(seed)
    game.advanced = settings["mode"] == "advanced"
    game.may_refuse_build = bool(settings["may_refuse_build"])
    game.min_one = bool(settings["min_one"])
    game.word_cards = int(settings["word_cards"])
    deal_resources(game)
    deal_ideas(game)
    if game.advanced:
        shuffle_confusion(game)
    first = settings["first_player"]
    game.foreman = first if isinstance(first, int) else game.below(players)
    game.agenda.append(TURN)
    game.advance()
    return game


def blank_table(players: int) -> Babble:
    """A table with starting hands, before any card is dealt."""
    game = Babble()
    game.seats = players
    game.hands = starting_hands(players)
    game.packs = [(), (), (), ()]
    game.resources = [0] * (players * RESOURCE_COUNT)
    game.resource_discard = [0] * RESOURCE_COUNT
    game.constructions = [()] * players
    game.knowers = [0] * CONSTRUCTIONS
    game.could_be = [ALL_CONSTRUCTIONS] * CONSTRUCTIONS
    game.returned = [reserve.NOWHERE] * CONSTRUCTIONS
    return game


def deal_resources(game: Babble) -> None:
    cards = cards_of(list(RESOURCE_COPIES))
    game.shuffle(cards)
    game.resource_pack = tuple(cards)
    for seat in range(game.seats):
        reserve.draw(game, seat, START_RESOURCES)


def deal_ideas(game: Babble) -> None:
    """One Word card and one Construction card for each player, then the four packs."""
    faces = WORD_FACES[: game.word_cards]
    constructions = list(range(CONSTRUCTIONS))
    game.shuffle(faces)
    game.shuffle(constructions)
    for seat in range(game.seats):
        words.take(game, seat, faces.pop())
        card = constructions.pop()
        game.constructions[seat] = (card,)
        game.knowers[card] = only(seat)
    ideas = [FACE_COUNT + card for card in constructions]
    word_counts = (FIRST_PACK_WORDS[game.seats], *UPPER_PACK_WORDS)
    construction_counts = (FIRST_PACK_CONSTRUCTIONS[game.seats], *UPPER_PACK_CONSTRUCTIONS)
    for pack, (some, more) in enumerate(zip(word_counts, construction_counts, strict=True)):
        cards = [faces.pop() for _ in range(some)] + [ideas.pop() for _ in range(more)]
        game.shuffle(cards)
        game.packs[pack] = tuple(cards)
    game.box = (*faces, *ideas)


def shuffle_confusion(game: Babble) -> None:
    cards = list(range(len(CONFUSION_NAMES)))
    game.shuffle(cards)
    game.confusion = tuple(cards)
