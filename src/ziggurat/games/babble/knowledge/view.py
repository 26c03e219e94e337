"""The view of a seat: all that it may know, its notes on the other hands included.

Resources, the tower, what lies face up and everything said and shown is public (BA-COMM-1..2).
Hidden are the words of the other hands (see `story` and `notes`), Constructions that lie face down,
the order of the packs, the word discard, and what was left in the box (BA-SET-7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.seats import SPECTATOR
from ziggurat.core.secrets import knows
from ziggurat.core.zones import counts_of
from ziggurat.games.babble.components import (
    CONFUSION_NAMES,
    HEIGHTS,
    LEVELS,
    ORDER_COUNT,
    ORDER_NAMES,
    ORDERS,
    PACKS,
    RESOURCE_COUNT,
    Construction,
)
from ziggurat.games.babble.deck import (
    ALL_CONSTRUCTIONS,
    CONSTRUCTION_NAMES,
    NO_WORD,
    constructions_of,
)
from ziggurat.games.babble.flow import actions_left
from ziggurat.games.babble.knowledge.notes import Note, notes_on
from ziggurat.games.babble.orders.answer import Answer
from ziggurat.games.babble.story import ENTRY_NAMES, LACKED, LOST, Entry, change, starting_hands

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.component_set import BabbleComponents
    from ziggurat.games.babble.knowledge.shapes import (
        BabbleView,
        ConstructionView,
        HandEvent,
        PackView,
        PlayerView,
        PublicView,
        SaidView,
        WordNote,
    )
    from ziggurat.games.babble.table import Babble


def view(game: Babble, seat: Seat) -> BabbleView:
    return views(game, [seat])[0]


def views(game: Babble, seats: list[Seat]) -> list[BabbleView]:
    public = public_view(game)
    history = [hand_event(game.components, entry, SPECTATOR) for entry in game.story]
    return [own_view(game, seat, public, history) for seat in seats]


def own_view(game: Babble, seat: Seat, public: PublicView, history: list[HandEvent]) -> BabbleView:
    """`history` is what all can read of the story."""
    hidden = unseen(game, seat)
    return {
        **public,
        "players": [player(game, each, seat, hidden) for each in range(game.seats)],
        "own_discards": own_discards(game, seat),
        "history": [
            hand_event(game.components, entry, seat) if entry[1] == seat else event
            for entry, event in zip(game.story, history, strict=True)
        ],
    }


def public_view(game: Babble) -> PublicView:
    return {
        "foreman": game.foreman,
        "turn": game.turn,
        "actions_left": actions_left(game),
        "tower": levels(game),
        "packs": [pack_view(game, pack) for pack in range(PACKS)],
        "word_discard_size": len(game.word_discard),
        "resource_pack": counts_of(list(game.resource_pack), RESOURCE_COUNT),
        "resource_discard": list(game.resource_discard),
        "advanced": game.rules.advanced,
        "confusion": [CONFUSION_NAMES[card] for card in sorted(game.confusion)],
        "confusion_discard": [CONFUSION_NAMES[card] for card in game.confusion_discard],
        "said": said(game),
        "waiting_for": game.to_act(),
        "over": game.outcome is not None,
        "components": game.components.described,
    }


def said(game: Babble) -> SaidView | None:
    """The order that is still to be answered."""
    phase = game.agenda[-1] if game.agenda else None
    if not isinstance(phase, Answer):
        return None
    return {"word": game.components.words[phase.word], "seat": phase.seat}


def player(game: Babble, seat: Seat, viewer: Seat, hidden: int) -> PlayerView:
    own = seat == viewer
    words = game.components.words
    hand = [None if word == NO_WORD else words[word] for word in game.hand(seat)]
    notes = word_notes(game, seat, SPECTATOR if own else viewer)
    possible = set(hand) if own else {word for note in notes for word in note["possible"]}
    first = seat * RESOURCE_COUNT
    return {
        "hand_size": game.hand_size(seat),
        "hand": hand if own else None,
        "notes": notes,
        "lacks": [word for word in words if word not in possible],
        "words_laid": game.has_laid_words(seat),
        "resources": game.resources[first : first + RESOURCE_COUNT],
        "constructions": [
            construction_view(game, card, hidden) for card in game.constructions[seat]
        ],
    }


def word_notes(game: Babble, seat: Seat, viewer: Seat) -> list[WordNote]:
    full = game.hand_size(seat) == ORDER_COUNT
    every = game.word_masks()
    notes = notes_on(game.story, seat, viewer, every, full)
    cards = game.components
    return [word_note(cards, order, notes[order], every[order]) for order in ORDERS]


def word_note(cards: BabbleComponents, order: int, note: Note, every: int) -> WordNote:
    possible = cards.words_of(note.possible)
    return {
        "order": ORDER_NAMES[order],
        "known": possible[0] if len(possible) == 1 else None,
        "possible": possible,
        "excluded": cards.words_of(every & ~note.possible),
        "shown": None if note.shown < 0 else cards.words[note.shown],
        "doubts": note.doubts,
    }


def construction_view(game: Babble, card: Construction, hidden: int) -> ConstructionView:
    known = not hidden >> card & 1
    mask = 1 << card if known else game.could_be[card] & hidden
    return {
        "name": CONSTRUCTION_NAMES[card] if known else None,
        "face_up": game.is_up(card),
        "possible": [CONSTRUCTION_NAMES[each] for each in constructions_of(mask)],
    }


def unseen(game: Babble, viewer: Seat) -> int:
    """A mask of the Constructions of which the viewer does not know where they are.

    Everybody may look at their own (BA-COMM-3), and remembers what they have held (BA-DEC-10).
    """
    mask = ALL_CONSTRUCTIONS & ~game.face_up
    for card, knowers in enumerate(game.knowers):
        if knows(knowers, viewer):
            mask &= ~(1 << card)
    return mask


def levels(game: Babble) -> list[list[str]]:
    starts = [height - size for height, size in zip(HEIGHTS, LEVELS, strict=True)]
    names = [CONSTRUCTION_NAMES[card] for card in game.tower]
    return [names[start:end] for start, end in zip(starts, HEIGHTS, strict=True)]


def pack_view(game: Babble, pack: int) -> PackView:
    words = game.words_in_pack(pack)
    back = [CONSTRUCTION_NAMES[card] for card, place in enumerate(game.returned) if place == pack]
    return {
        "words": words,
        "constructions": len(game.packs[pack]) - words,
        "put_back": back,
    }


def own_discards(game: Babble, seat: Seat) -> list[str]:
    hands = starting_hands(game.seats)
    left = [change(hands, each) for each in game.story if each[1] == seat and each[0] <= LOST]
    return [game.components.face_name(face) for face in left if face >= 0]


def hand_event(cards: BabbleComponents, entry: Entry, viewer: Seat) -> HandEvent:
    what, seat, value = entry
    order: str | None = None
    word: str | None = None
    if what == LACKED:
        word = cards.words[value]
    elif what == LOST:
        order = ORDER_NAMES[value]
    else:
        order, word = cards.names[value]
    if what <= LOST and seat != viewer:
        order = word = None
    return {"what": ENTRY_NAMES[what], "seat": seat, "order": order, "word": word}
