"""Before the first age, tiles go round: each player keeps one of those received."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.agenda import SecretChoice
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.text import Phrase
from ziggurat.games.seven_wonders.catalogue import NAMES
from ziggurat.games.seven_wonders.draft import dealt, kept, passed
from ziggurat.games.seven_wonders.packed import OF_TILES
from ziggurat.games.seven_wonders.tower import events
from ziggurat.games.seven_wonders.tower.refusals import TowerRefusal
from ziggurat.games.seven_wonders.tower.spiral import TILE_THINGS, number_on, tower
from ziggurat.games.seven_wonders.tower.state import Tower

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card
    from ziggurat.games.seven_wonders.table import SevenWonders

TILES_OF_A_PLAYER: Final = 3


def deal_tiles(game: SevenWonders) -> None:
    """Three for each player; the others stay in the box, unseen (SWB-TOWER-5, SWB-TOWER-43)."""
    packets, box = dealt(game, TILE_THINGS, TILES_OF_A_PLAYER)
    game.tower = Tower(((),) * game.seats, packets, box, heights=(0,) * game.seats)


class Keep(GameAction["SevenWonders"]):
    """Keep one of the tiles that go round before the game (SWB-TOWER-6, SWB-TOWER-7)."""

    __slots__ = ("tile",)

    def __init__(self, tile: Card) -> None:
        super().__init__(f"keep {number_on(tile)}")
        self.tile: Final = tile

    def phrase(self) -> Phrase:
        return Phrase("keep", {"tile": number_on(self.tile), "effect": NAMES[self.tile]})

    def why_not(self, game: SevenWonders, seat: Seat) -> Refusal | None:
        if self.tile in tower(game).packets[seat]:
            return None
        return TowerRefusal.TILE_NOT_OFFERED

    def do(self, game: SevenWonders, seat: Seat) -> None:
        keep(game, seat, self.tile)


class DraftTiles(SecretChoice["SevenWonders"]):
    """All keep one tile in secret and pass the others on (SWB-TOWER-6..9)."""

    def __init__(self, turn: int) -> None:
        super().__init__(f"DraftTiles {turn}")
        self.turn: Final = turn

    def choosers(self, game: SevenWonders) -> list[Seat]:
        return list(range(game.seats))

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        return Phrase("keep_tile", {})

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return [KEEPS[tile] for tile in tower(game).packets[seat]]

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Keep):
            return TableRefusal.NOT_THE_QUESTION
        return action.why_not(game, seat)

    def revealed(self, game: SevenWonders, picks: dict[Seat, Action]) -> None:
        for seat, action in picks.items():
            assert isinstance(action, Keep)
            action.do(game, seat)
        pass_tiles(game)
        if self.turn == TILES_OF_A_PLAYER - 1:
            for seat in range(game.seats):
                keep(game, seat, tower(game).packets[seat][0])


def keep(game: SevenWonders, seat: Seat, tile: Card) -> None:
    """A tile of the packet before a seat joins its hand, face down."""
    now = tower(game)
    hands, packets = kept(now.hands, now.packets, seat, tile, OF_TILES)
    game.tower = now._replace(hands=hands, packets=packets)


def pass_tiles(game: SevenWonders) -> None:
    """To the right neighbour."""
    now = tower(game)
    game.tower = now._replace(packets=passed(now.packets))
    for seat in range(game.seats):
        numbers = [number_on(tile) for tile in tower(game).packets[seat]]
        game.tell(events.received_tiles, seat, numbers)


KEEPS: Final = {tile: Keep(tile) for tile in TILE_THINGS}
DRAFTS: Final = tuple([DraftTiles(turn) for turn in range(1, TILES_OF_A_PLAYER)])
