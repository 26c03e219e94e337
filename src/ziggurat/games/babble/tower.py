"""Verbs: what is done with the tower and the Idea packs, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.outcome import Outcome, Row
from ziggurat.games.babble import events, reserve, words
from ziggurat.games.babble.components import (
    CONSTRUCTIONS,
    HEIGHTS,
    RESOURCE_COUNT,
    RESOURCES,
    TOWER,
)
from ziggurat.games.babble.deck import FACE_COUNT

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.games.babble.components import Construction, Pack
    from ziggurat.games.babble.table import Babble


def build(game: Babble, seat: Seat, card: Construction) -> None:
    """Pay for a Construction and place it on the lowest level that is not complete.

    BA-BUI-1..2, BA-BUI-4..5; the last card of the tower wins (BA-END-2, BA-AIM-1).
    """
    cost = game.components.costs[card]
    for resource in RESOURCES:
        game.resources[seat * RESOURCE_COUNT + resource] -= cost[resource]
        game.resource_discard[resource] += cost[resource]
    reserve.leave(game, seat, card)
    reserve.expose(game, card)
    game.tower += (card,)
    game.tell(events.built, seat, card, len(game.tower))
    if len(game.tower) == TOWER:
        finish(game, "tower_complete", tuple(range(game.seats)))


def build_nothing(game: Babble, seat: Seat) -> None:
    """A seat that must build if it can, and does not, can pay for none (BA-KNO-2, BA-DEC-6)."""
    if not game.rules.may_refuse_build:
        too_dear = 0
        for card in range(CONSTRUCTIONS):
            if not game.can_pay(seat, card):
                too_dear |= 1 << card
        for card in game.constructions[seat]:
            game.could_be[card] &= too_dear
    game.tell(events.built_nothing, seat)


def put_back(game: Babble, seat: Seat, card: Construction) -> None:
    """F1, F2: a card of the level in progress is shuffled into the pack in progress (BA-CNF-4)."""
    pack = game.pack_in_progress()
    game.tower = tuple([each for each in game.tower if each != card])
    cards = [*game.packs[pack], FACE_COUNT + card]
    game.shuffle(cards)
    game.packs[pack] = tuple(cards)
    hide(game, card, pack)
    game.tell(events.put_back, seat, card, pack)


def hide(game: Babble, card: Construction, pack: Pack) -> None:
    """Nobody knows any longer where it is, but all know that it is in this pack."""
    bit = 1 << card
    game.face_up &= ~bit
    game.knowers[card] = 0
    game.returned[card] = pack
    for held in game.constructions:
        for each in held:
            game.could_be[each] &= ~bit


def draw_idea(game: Babble, seat: Seat) -> None:
    """Draw from the lowest pack that is not empty (BA-IDE-1..6, BA-DEC-2..4).

    The last card of a pack beside an incomplete level loses the game, and stays unread (BA-END-1).
    """
    pack = game.pack_in_progress()
    if len(game.packs[pack]) == 1 and len(game.tower) < HEIGHTS[pack]:
        finish(game, f"lost_at_level_{pack + 1}", ())
        return
    idea = game.packs[pack][-1]
    game.packs[pack] = game.packs[pack][:-1]
    if idea < FACE_COUNT:
        words.take(game, seat, idea)
    else:
        reserve.lay(game, seat, idea - FACE_COUNT, pack)


def finish(game: Babble, reason: str, winners: tuple[Seat, ...]) -> None:
    game.finish(result(game, reason, winners))
    game.tell(events.ended, reason, len(game.tower))


def result(game: Babble, reason: str, winners: tuple[Seat, ...]) -> Outcome:
    """All win or all lose; there are no points, only how far the tower has grown (BA-END-3)."""
    sheet = (
        Row("levels_complete", (game.levels_complete(),)),
        Row("cards_built", (len(game.tower),)),
    )
    return Outcome(winners, reason, (1,) * game.seats, sheet)
