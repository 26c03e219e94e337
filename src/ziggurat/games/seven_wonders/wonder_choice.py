"""Boards that are not simply dealt: a side is chosen, or the boards are drafted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Choice, SecretChoice
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.games.seven_wonders import events
from ziggurat.games.seven_wonders.orders import TAKE_BOARDS, TakeBoard
from ziggurat.games.seven_wonders.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.wonders import BOARDS, WONDERS, Board

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.table import SevenWonders


class ChooseSides(SecretChoice["SevenWonders"]):
    """Everybody turns the board that he was dealt to the side he likes."""

    def choosers(self, game: SevenWonders) -> list[Seat]:
        return list(range(game.seats))

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        side_a = game.boards[seat] & ~1
        return [TAKE_BOARDS[side_a], TAKE_BOARDS[side_a + 1]]

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, TakeBoard):
            return TableRefusal.NOT_THE_QUESTION
        dealt = action.board >> 1 == game.boards[seat] >> 1
        return None if dealt else SevenWondersRefusal.BOARD_NOT_OFFERED

    def revealed(self, game: SevenWonders, picks: dict[Seat, Action]) -> None:
        for seat, action in picks.items():
            if isinstance(action, TakeBoard):
                take_board(game, seat, action.board)


class DraftBoard(Choice["SevenWonders"]):
    """In the order of the seats, everybody takes a board that is left, on either side."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"DraftBoard {seat}")
        self.seat: Final = seat

    def chooser(self, game: SevenWonders) -> Seat:
        return self.seat

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return [TAKE_BOARDS[board] for board in game.offered]

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, TakeBoard):
            return TableRefusal.NOT_THE_QUESTION
        offered = action.board in game.offered
        return None if offered else SevenWondersRefusal.BOARD_NOT_OFFERED

    def chosen(self, game: SevenWonders, seat: Seat, action: Action) -> None:
        assert isinstance(action, TakeBoard)
        wonder = BOARDS[action.board].wonder
        game.offered = tuple([each for each in game.offered if BOARDS[each].wonder != wonder])
        take_board(game, seat, action.board)


def take_board(game: SevenWonders, seat: Seat, board: Board) -> None:
    game.boards = (*game.boards[:seat], board, *game.boards[seat + 1 :])
    game.revealed += 1
    if game.told is not None:
        game.told.append(events.took_board(game, seat, board))


CHOOSE_SIDES: Final = ChooseSides("ChooseSides")
DRAFT_BOARDS: Final = [DraftBoard(seat) for seat in range(WONDERS)]
