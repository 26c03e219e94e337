"""Setting up a game of Babble."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.components import STANDARD
from ziggurat.core.kind import COMPONENTS, Option, Setting
from ziggurat.core.secrets import only
from ziggurat.core.source import Sealed
from ziggurat.core.text import Text
from ziggurat.core.zones import cards_of
from ziggurat.games.babble import reserve, words
from ziggurat.games.babble.component_set import BabbleComponents
from ziggurat.games.babble.components import (
    CONFUSION_NAMES,
    CONSTRUCTIONS,
    FEWEST_WORD_CARDS,
    FIRST_PACK_CONSTRUCTIONS,
    FIRST_PACK_WORDS,
    MOST_WORD_CARDS,
    RESOURCE_COUNT,
    START_RESOURCES,
    UPPER_PACK_CONSTRUCTIONS,
    UPPER_PACK_WORDS,
)
from ziggurat.games.babble.deck import ALL_CONSTRUCTIONS, FACE_COUNT
from ziggurat.games.babble.flow import TURN
from ziggurat.games.babble.story import starting_hands
from ziggurat.games.babble.table import Babble, BabbleRules

OPTIONS: Final = (
    Option(
        "mode",
        ("basic", "advanced"),
        Text("Basic or advanced game", "Jeu de base ou avancé"),
        help=Text("The advanced game adds Confusion.", "Le jeu avancé ajoute la Confusion."),
        is_main=True,
    ),
    Option(
        "word_cards",
        (MOST_WORD_CARDS, FEWEST_WORD_CARDS),
        Text("Word cards in the box", "Cartes Mot dans la boîte"),
        help=Text(
            "25 as listed, or 24 as the total of 60 suggests.",
            "25 selon la liste, ou 24 selon le total de 60 cartes.",
        ),
    ),
    Option(
        "may_refuse_build",
        (False, True),
        Text("Building may be declined", "On peut renoncer à construire"),
        help=Text(
            "Even by a player who is ordered to build and can pay.",
            "Même si l'on reçoit l'ordre de construire et que l'on peut payer.",
        ),
    ),
    Option(
        "min_one",
        (False, True),
        Text("Give or reveal at least one card", "Donner ou révéler au moins une carte"),
    ),
    Option(
        "first_player",
        ("random", 0),
        Text("First foreman", "Premier contremaître"),
    ),
    Option(
        COMPONENTS,
        (STANDARD,),
        Text(
            "The cards: the standard set, which is reconstructed, or one that was loaded",
            "Les cartes : le jeu standard, qui est reconstitué, ou un jeu que l'on a chargé",
        ),
    ),
)


def new_game(
    seed: str, players: int, settings: Mapping[str, Setting], components: BabbleComponents
) -> Babble:
    game = blank_table(players, components)
    game.source = Sealed(seed)
    game.rules = rules_of(settings, components)
    deal_resources(game)
    deal_ideas(game)
    if game.rules.advanced:
        shuffle_confusion(game)
    first = settings["first_player"]  # BA-SET-10, BA-DEC-23
    game.foreman = first if isinstance(first, int) else game.below(players)
    game.agenda.append(TURN)
    game.advance()
    return game


def rules_of(settings: Mapping[str, Setting], components: BabbleComponents) -> BabbleRules:
    """A set with 24 Word cards has no 25th to leave out."""
    return BabbleRules(
        advanced=settings["mode"] == "advanced",
        may_refuse_build=bool(settings["may_refuse_build"]),
        min_one=bool(settings["min_one"]),
        word_cards=min(int(settings["word_cards"]), len(components.word_faces)),
    )


def blank_table(players: int, components: BabbleComponents) -> Babble:
    """A table with starting hands, before any card is dealt (BA-SET-2, BA-COM-4, BA-DEC-14)."""
    game = Babble()
    game.seats = players
    game.components = components
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
    """Three Resources for each player (BA-SET-1)."""
    cards = cards_of(list(game.components.resources))
    game.shuffle(cards)
    game.resource_pack = tuple(cards)
    for seat in range(game.seats):
        reserve.draw(game, seat, START_RESOURCES)


def deal_ideas(game: Babble) -> None:
    """One Word card and one Construction card for each player, then the four packs.

    BA-SET-3..7, BA-SET-9, BA-DEC-1.
    """
    faces = game.word_faces()
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
    """The advanced game (BA-SET-11)."""
    cards = list(range(len(CONFUSION_NAMES)))
    game.shuffle(cards)
    game.confusion = tuple(cards)
