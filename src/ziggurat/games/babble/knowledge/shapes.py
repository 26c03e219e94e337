"""The shape of a view: plain data, safe to send."""

from typing import TypedDict

from ziggurat.games.babble.component_set import ComponentsView


class WordNote(TypedDict):
    """What the viewer may know of the card that another player holds for an order."""

    order: str
    known: str | None  # the word, if there is no doubt; "-" if the card is missing
    possible: list[str]
    excluded: list[str]  # words of this order's cards that it does not have now
    shown: str | None  # the word last shown, perhaps outdated
    doubts: int  # Word cards that came since and may have replaced it


class HandEvent(TypedDict):
    """An entry in the story of the hands, as far as the viewer may read it."""

    what: str
    seat: int
    order: str | None
    word: str | None


class ConstructionView(TypedDict):
    name: str | None  # None if the viewer does not know it
    face_up: bool
    possible: list[str]


class PlayerView(TypedDict):
    hand_size: int
    hand: list[str | None] | None  # by order, if it is the viewer's own; None for a missing card
    notes: list[WordNote]  # by order; on the viewer's own hand, what all others can know
    lacks: list[str]  # words that are on none of the cards
    words_laid: bool
    resources: list[int]  # stone, cement, tool, wood
    constructions: list[ConstructionView]


class PackView(TypedDict):
    words: int
    constructions: int
    put_back: list[str]  # constructions shuffled into it and not seen since, drawn or not


class SaidView(TypedDict):
    """A word that the foreman has said, heard by all, and that is still to be answered."""

    word: str
    seat: int  # who must answer


class PublicView(TypedDict):
    """What everybody sees."""

    foreman: int
    turn: int
    actions_left: int  # that the foreman has still to choose
    tower: list[list[str]]  # by level, the lowest first
    packs: list[PackView]
    word_discard_size: int
    resource_pack: list[int]  # how many of each kind: it can be counted
    resource_discard: list[int]
    advanced: bool
    confusion: list[str]  # what the face-down Confusion pack holds: it can be counted
    confusion_discard: list[str]
    said: SaidView | None
    waiting_for: list[int]
    over: bool
    components: ComponentsView


class BabbleView(PublicView):
    players: list[PlayerView]
    own_discards: list[str]  # what the viewer has put on the word discard, oldest first
    history: list[HandEvent]  # what happened to the hands, oldest first
