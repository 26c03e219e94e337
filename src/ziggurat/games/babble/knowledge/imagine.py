"""The worlds that a seat cannot tell from the true one: what it does not know is dealt again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.games.babble.components import PACKS, Construction
from ziggurat.games.babble.deck import ALL_CONSTRUCTIONS, FACE_COUNT, constructions_of
from ziggurat.games.babble.knowledge.view import unseen
from ziggurat.games.babble.knowledge.word_worlds import deal_words
from ziggurat.games.babble.reserve import NOWHERE, in_reach

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.table import Babble


def deal_unknown(game: Babble, seat: Seat) -> None:
    """What can be counted stays; who holds which of the unseen cards is dealt again."""
    game.resource_pack = shuffled(game, game.resource_pack)
    game.confusion = shuffled(game, game.confusion)
    faces = deal_words(game, seat)
    game.shuffle(faces)
    ideas = deal_constructions(game, seat)
    for pack in range(PACKS):
        count = game.words_in_pack(pack)
        cards = [*ideas[pack], *[faces.pop() for _ in range(count)]]
        game.shuffle(cards)
        game.packs[pack] = tuple(cards)
    game.box = (*faces, *ideas[PACKS])


def shuffled(game: Babble, pile: tuple[int, ...]) -> tuple[int, ...]:
    cards = sorted(pile)
    game.shuffle(cards)
    return tuple(cards)


def deal_constructions(game: Babble, seat: Seat) -> list[list[int]]:
    """Deal what the seat has not seen to the face-down places, the packs and the box.

    Returns the Ideas for the packs, and last those for the box.
    """
    hidden = unseen(game, seat)
    places = [card for held in game.constructions for card in held if hidden >> card & 1]
    masks = [game.could_be[card] for card in places]
    sizes = [len(game.packs[pack]) - game.words_in_pack(pack) for pack in range(PACKS)]
    sizes.append(sum([idea >= FACE_COUNT for idea in game.box]))
    for pack, size in enumerate(sizes):
        masks.extend([in_reach(game, pack)] * size)
    dealt = assign(game, masks, constructions_of(hidden))
    exchange(game, hidden, dict(zip(places, dealt, strict=False)))
    packed = [FACE_COUNT + card for card in dealt[len(places) :]]
    return [[packed.pop() for _ in range(size)] for size in reversed(sizes)][::-1]


def assign(game: Babble, masks: list[int], cards: list[Construction]) -> list[Construction]:
    """A card for each place, at random among those that its mask allows."""
    game.shuffle(cards)
    if all(masks[place] >> card & 1 for place, card in enumerate(cards)):
        return cards
    order = sorted(range(len(masks)), key=lambda place: masks[place].bit_count())
    found = [NOWHERE] * len(masks)
    filled = place_rest(masks, order, cards, found)
    assert filled, "the cards lie somewhere, so there is a way"
    return found


def place_rest(
    masks: list[int], order: list[int], cards: list[Construction], found: list[Construction]
) -> bool:
    """Fill the places in this order; `cards` are shuffled already."""
    if not order:
        return True
    place = order[0]
    for card in cards:
        if masks[place] >> card & 1:
            found[place] = card
            if place_rest(masks, order[1:], [each for each in cards if each != card], found):
                return True
    return False


def exchange(game: Babble, hidden: int, other: dict[Construction, Construction]) -> None:
    """Lay other cards where unknown ones lie; what is known of a place goes with the place."""
    knowers = game.knowers.copy()
    could_be = game.could_be.copy()
    for card in constructions_of(hidden):
        game.knowers[card] = 0
        game.could_be[card] = ALL_CONSTRUCTIONS
    for old, new in other.items():
        game.knowers[new] = knowers[old]
        game.could_be[new] = could_be[old]
    for owner, held in enumerate(game.constructions):
        game.constructions[owner] = tuple([other.get(card, card) for card in held])
