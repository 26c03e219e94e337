"""A game as small as can be, for testing what core promises: draft tiles in secret, twice."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.action import Action
from ziggurat.core.agenda import Phase, SecretChoice
from ziggurat.core.event import Event
from ziggurat.core.game import Game
from ziggurat.core.outcome import Outcome, Row, ranks_of
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.seats import Seat
from ziggurat.core.secrets import only
from ziggurat.core.source import Sealed
from ziggurat.core.text import Phrase


class Keep(Action):
    def __init__(self, tile: int) -> None:
        super().__init__(f"keep {tile}")
        self.tile: Final = tile

    def phrase(self) -> Phrase:
        return Phrase("keep", {"tile": self.tile})


class Draft(Game):
    __slots__ = ("kept", "packs")

    def __init__(self, source: "Draft | None" = None) -> None:
        super().__init__(source)
        self.packs: list[tuple[int, ...]] = source.packs.copy() if source else []
        self.kept: list[tuple[int, ...]] = source.kept.copy() if source else []

    def copy(self) -> "Draft":
        return Draft(self)

    def view(self, seat: Seat) -> Mapping[str, object]:
        own = seat in range(self.seats)
        return {"pack": self.packs[seat] if own else (), "waiting_for": self.to_act()}


def kept(seat: Seat, tile: int) -> Event:
    return Event("kept", {"seat": seat}, {"tile": tile}, only(seat))


class KeepOne(SecretChoice[Draft]):
    def choosers(self, game: Draft) -> list[Seat]:
        return list(range(game.seats))

    def options(self, game: Draft, seat: Seat) -> list[Action]:
        return [Keep(tile) for tile in game.packs[seat]]

    def why_not(self, game: Draft, seat: Seat, action: Action) -> Refusal | None:
        fits = isinstance(action, Keep) and action.tile in game.packs[seat]
        return None if fits else TableRefusal.NOT_THE_QUESTION

    def revealed(self, game: Draft, picks: dict[Seat, Action]) -> None:
        for seat, pick in picks.items():
            assert isinstance(pick, Keep)
            game.kept[seat] += (pick.tile,)
            game.packs[seat] = tuple(tile for tile in game.packs[seat] if tile != pick.tile)
            game.tell(kept, seat, pick.tile)


class PassOn(Phase[Draft]):
    def run(self, game: Draft) -> None:
        game.packs = game.packs[1:] + game.packs[:1]


class Finish(Phase[Draft]):
    def run(self, game: Draft) -> None:
        ranks = ranks_of(list(game.kept))
        winners = tuple(seat for seat in range(game.seats) if ranks[seat] == 1)
        totals = tuple(sum(kept) for kept in game.kept)
        game.finish(Outcome(winners, "drafted", ranks, (Row("total", totals),)))


def draft(seats: int) -> Draft:
    game = Draft()
    game.seats = seats
    game.source = Sealed("draft")
    tiles = list(range(3 * seats))
    game.shuffle(tiles)
    game.packs = [tuple(tiles[3 * seat : 3 * seat + 3]) for seat in range(seats)]
    game.kept = [()] * seats
    game.then([KeepOne("KeepOne"), PassOn("PassOn"), KeepOne("KeepOne"), Finish("Finish")])
    game.advance()
    return game
