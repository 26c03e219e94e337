"""Boards that are not simply dealt: a side is chosen, or the boards are drafted (SW-SETUP-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.agenda import Choice, SecretChoice
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.text import Phrase
from ziggurat.games.seven_wonders import events
from ziggurat.games.seven_wonders.base.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.catalogue import BOARD_NAMES, SIDES, Board
from ziggurat.games.seven_wonders.facts import MOST_SEATS

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.table import SevenWonders


class TakeBoard(GameAction["SevenWonders"]):
    """Take a board, on one of its sides."""

    __slots__ = ("board",)

    def __init__(self, board: Board) -> None:
        super().__init__(f"take {BOARD_NAMES[board]}")
        self.board: Final = board

    def phrase(self) -> Phrase:
        return Phrase("take_board", {"board": BOARD_NAMES[self.board]})

    def why_not(self, game: SevenWonders, seat: Seat) -> Refusal | None:
        """It is dealt to the seat, on either side, or among those that are left."""
        offered = game.offered or (game.boards[seat] & ~1, game.boards[seat] | 1)
        return None if self.board in offered else SevenWondersRefusal.BOARD_NOT_OFFERED

    def do(self, game: SevenWonders, seat: Seat) -> None:
        wonder = SIDES[self.board].wonder
        game.offered = tuple([each for each in game.offered if SIDES[each].wonder != wonder])
        game.take_board(seat, self.board)
        game.revealed += 1
        game.tell(events.took_board, game, seat, self.board)


class ChooseSides(SecretChoice["SevenWonders"]):
    """All players choose the side of the board they were dealt."""

    def choosers(self, game: SevenWonders) -> list[Seat]:
        return list(range(game.seats))

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        return Phrase("choose_side", {})

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        side_a = game.boards[seat] & ~1
        return [TAKE_BOARDS[side_a], TAKE_BOARDS[side_a + 1]]

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, TakeBoard):
            return TableRefusal.NOT_THE_QUESTION
        return action.why_not(game, seat)

    def revealed(self, game: SevenWonders, picks: dict[Seat, Action]) -> None:
        for seat, action in picks.items():
            assert isinstance(action, TakeBoard)
            action.do(game, seat)


class DraftBoard(Choice["SevenWonders"]):
    """In the order of the seats, each takes a board that is left, on either side."""

    answers = (TakeBoard,)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"DraftBoard {seat}")
        self.seat: Final = seat

    def chooser(self, game: SevenWonders) -> Seat:
        return self.seat

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        return Phrase("choose_board", {})

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return [TAKE_BOARDS[board] for board in game.offered]


TAKE_BOARDS: Final = [TakeBoard(board) for board in range(len(BOARD_NAMES))]
CHOOSE_SIDES: Final = ChooseSides("ChooseSides")
DRAFT_BOARDS: Final = [DraftBoard(seat) for seat in range(MOST_SEATS)]
