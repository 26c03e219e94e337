"""Every world a seat cannot tell from the true one, found by trying all.

This is slow and plain, and has nothing in common with the way the game itself deals them.
"""

from collections.abc import Iterator
from itertools import permutations

from ziggurat.core.seats import Seat
from ziggurat.games.babble.components import ORDER_COUNT, ORDERS
from ziggurat.games.babble.deck import (
    FACE_COUNT,
    MOST_WORDS,
    NO_WORD,
    START_FACES,
)
from ziggurat.games.babble.story import FILLED, LACKED, LOST, REDREW, REFILLED, SHOWED, TOOK, Entry
from ziggurat.games.babble.table import Babble

Story = tuple[Entry, ...]


def stories(game: Babble, viewer: Seat) -> set[Story]:
    """All stories of the hands that agree with what the viewer has seen."""
    return set(continued((), game.story, {viewer}, starting_hands(game), [], game.word_faces()))


def can_have_happened(game: Babble) -> bool:
    """Whether the story of the hands, as it stands there, is possible."""
    everybody = set(range(game.seats))
    words = game.word_faces()
    return any(continued((), game.story, everybody, starting_hands(game), [], words))


def starting_hands(game: Babble) -> list[int]:
    return [face % MOST_WORDS for face in START_FACES] * game.seats


def continued(
    told: Story,
    rest: Story,
    readers: set[Seat],
    hands: list[int],
    discard: list[int],
    unused: list[int],
) -> Iterator[Story]:
    if not rest:
        yield told
        return
    what, seat, value = rest[0]
    if what == SHOWED:
        if hands[seat * ORDER_COUNT + value // MOST_WORDS] == value % MOST_WORDS:
            yield from continued((*told, rest[0]), rest[1:], readers, hands, discard, unused)
    elif what == LACKED:
        if value not in hands[seat * ORDER_COUNT : seat * ORDER_COUNT + ORDER_COUNT]:
            yield from continued((*told, rest[0]), rest[1:], readers, hands, discard, unused)
    else:
        for face in {value} if seat in readers else values(what, discard, unused):
            yield from changed(told, rest, readers, hands, discard, unused, face)


def values(what: int, discard: list[int], unused: list[int]) -> set[int]:
    if what == LOST:
        return set(ORDERS)
    return set(discard if what in (REDREW, REFILLED) else unused)


def changed(
    told: Story,
    rest: Story,
    readers: set[Seat],
    hands: list[int],
    discard: list[int],
    unused: list[int],
    value: int,
) -> Iterator[Story]:
    """The story goes on with this card, if it can have come."""
    what, seat, _ = rest[0]
    order, word = (value, NO_WORD) if what == LOST else divmod(value, MOST_WORDS)
    slot = seat * ORDER_COUNT + order
    gap = hands[slot] == NO_WORD
    if gap != (what in (FILLED, REFILLED)):
        return
    if what != LOST and value not in (unused if what in (TOOK, FILLED) else discard):
        return
    left = discard.copy()
    if what in (REDREW, REFILLED):
        left.remove(value)
    if not gap:
        left.append(order * MOST_WORDS + hands[slot])
    after = [*hands[:slot], word, *hands[slot + 1 :]]
    still = [face for face in unused if face != value] if what in (TOOK, FILLED) else unused
    yield from continued((*told, (what, seat, value)), rest[1:], readers, after, left, still)


Layout = tuple[tuple[tuple[int, ...], ...], tuple[frozenset[int], ...]]


def layout(game: Babble) -> Layout:
    """Where every construction lies: in the Reserves by place, in packs and box in any order."""
    piles = [*game.packs, game.box]
    return (
        tuple(game.constructions),
        tuple(frozenset(card for card in pile if card >= FACE_COUNT) for pile in piles),
    )


def layouts(game: Babble, unknown: list[int], possible: dict[int, set[int]]) -> set[Layout]:
    """All ways to exchange the unknown cards; `possible` limits what may lie for a card."""
    found: set[Layout] = set()
    for order in permutations(unknown):
        other = dict(zip(unknown, order, strict=True))
        if all(other[card] in allowed for card, allowed in possible.items()):
            found.add(exchanged(game, other))
    return found


def exchanged(game: Babble, other: dict[int, int]) -> Layout:
    ideas = {FACE_COUNT + card: FACE_COUNT + new for card, new in other.items()}
    reserves, piles = layout(game)
    return (
        tuple(tuple(other.get(card, card) for card in held) for held in reserves),
        tuple(frozenset(ideas.get(card, card) for card in pile) for pile in piles),
    )
