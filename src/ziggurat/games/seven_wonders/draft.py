"""Before the first age, tiles of the tower go round: each player keeps one of those he gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import SecretChoice
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.games.seven_wonders import events
from ziggurat.games.seven_wonders.face_down import face_down
from ziggurat.games.seven_wonders.orders import KEEPS, Keep
from ziggurat.games.seven_wonders.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.tiles import TILES, TILES_OF_A_PLAYER, Tile

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.table import SevenWonders


def deal_tiles(game: SevenWonders) -> None:
    tiles = list(TILES)
    game.shuffle(tiles)
    for seat in range(game.seats):
        start = seat * TILES_OF_A_PLAYER
        game.tile_packets[seat] = tuple(sorted(tiles[start : start + TILES_OF_A_PLAYER]))
    game.tile_box = tuple(sorted(tiles[game.seats * TILES_OF_A_PLAYER :]))


class DraftTiles(SecretChoice["SevenWonders"]):
    def __init__(self, turn: int) -> None:
        super().__init__(f"DraftTiles {turn}")
        self.turn: Final = turn

    def choosers(self, game: SevenWonders) -> list[Seat]:
        return list(range(game.seats))

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return [KEEPS[tile] for tile in game.tile_packets[seat]]

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Keep):
            return TableRefusal.NOT_THE_QUESTION
        offered = action.tile in game.tile_packets[seat]
        return None if offered else SevenWondersRefusal.TILE_NOT_OFFERED

    def revealed(self, game: SevenWonders, picks: dict[Seat, Action]) -> None:
        for seat, action in picks.items():
            if isinstance(action, Keep):
                keep(game, seat, action.tile, self.turn)
        pass_tiles(game)
        if self.turn == TILES_OF_A_PLAYER - 1:
            for seat in range(game.seats):
                keep(game, seat, game.tile_packets[seat][0], TILES_OF_A_PLAYER)


def keep(game: SevenWonders, seat: Seat, tile: Tile, turn: int) -> None:
    packet = (seat + turn - 1) % game.seats
    game.tiles[seat] += (face_down(tile, 0, packet, turn, 1 << seat),)
    game.tile_packets[seat] = tuple([each for each in game.tile_packets[seat] if each != tile])


def pass_tiles(game: SevenWonders) -> None:
    """To the right neighbour."""
    packets = game.tile_packets
    game.tile_packets = [packets[(seat + 1) % game.seats] for seat in range(game.seats)]
    if game.told is not None:
        for seat in range(game.seats):
            game.told.append(events.received_tiles(seat, game.tile_packets[seat]))


DRAFTS: Final = [DraftTiles(turn) for turn in range(1, TILES_OF_A_PLAYER)]
