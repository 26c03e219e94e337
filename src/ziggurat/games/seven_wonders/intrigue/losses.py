"""Coins that players lose at the end of a turn, and debt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.agenda import Phase, SecretChoice
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.text import Phrase
from ziggurat.games.seven_wonders.components import changed
from ziggurat.games.seven_wonders.discounts import from_bank
from ziggurat.games.seven_wonders.intrigue import events
from ziggurat.games.seven_wonders.intrigue.refusals import IntrigueRefusal

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import City, Intrigue
    from ziggurat.games.seven_wonders.intrigue.state import Intrigues
    from ziggurat.games.seven_wonders.table import SevenWonders

MOST_DUE: Final = 99  # more than anybody can lose in a turn


def intrigues(game: SevenWonders) -> Intrigues:
    """The state of this module."""
    assert game.intrigues is not None
    return game.intrigues


def scheme(game: SevenWonders, city: City, intrigue: Intrigue) -> None:
    """What a thing does to other cities when it is put into play.

    Coins for neighbours come from the bank with the other incomes (SWC-32); losses wait for the end
    of the turn (SWC-11); a diplomacy token is taken at once (SWC-20).
    """
    for neighbour in (game.left(city), game.right(city)):
        game.income[neighbour] += from_bank(game, neighbour, intrigue.neighbours)
    now = intrigues(game)
    if intrigue.losses or intrigue.losses_per:
        loss = (city, intrigue.losses, intrigue.losses_per)
        game.intrigues = now._replace(losses=(*now.losses, loss))
    for _ in range(intrigue.diplomacy):
        now = intrigues(game)
        game.intrigues = now._replace(diplomacy=changed(now.diplomacy, city, 1))
        game.tell(events.took_diplomacy, game, city)


def coins_due(game: SevenWonders, city: City) -> int:
    """What a city loses this turn by all the others, near and far (SWC-10, SWC-14, SWX-23).

    What is counted is counted in the city that loses, now (SWC-15).
    """
    total = 0
    for culprit, coins, per in intrigues(game).losses:
        if city not in spared(game, culprit):
            total += coins + (game.count(city, per) if per else 0)
    return total


def spared(game: SevenWonders, culprit: City) -> tuple[City, ...]:
    """Nobody loses coins by a card of a partner, unless a house rule says so (SWC-65)."""
    return (culprit,) if game.facts.partners_lose_coins else (culprit, game.partner(culprit))


class Owe(GameAction["SevenWonders"]):
    """Take some coins of the loss as debt and pay the others (SWC-12)."""

    __slots__ = ("debts",)

    def __init__(self, debts: int) -> None:
        super().__init__(f"owe {debts}")
        self.debts: Final = debts

    def phrase(self) -> Phrase:
        return Phrase("owe", {"debts": self.debts})

    def why_not(self, game: SevenWonders, seat: Seat) -> Refusal | None:
        due = coins_due(game, seat)
        if self.debts > due:
            return IntrigueRefusal.MORE_THAN_DUE
        if due - self.debts > game.coins[seat]:
            return IntrigueRefusal.CANNOT_PAY_THE_REST
        return None

    def do(self, game: SevenWonders, seat: Seat) -> None:
        lose(game, seat, coins_due(game, seat) - self.debts, self.debts)


OWE: Final = [Owe(debts) for debts in range(MOST_DUE + 1)]


def lose(game: SevenWonders, city: City, coins: int, debts: int) -> None:
    """Coins go to the bank; debt is never paid back (SWC-12, SWC-13)."""
    now = intrigues(game)
    game.coins[city] -= coins
    game.intrigues = now._replace(debts=changed(now.debts, city, debts))
    if coins or debts:
        game.tell(events.loss_settled, game, city, coins, debts)


class LoseCoins(Phase["SevenWonders"]):
    """When all other effects and incomes of the turn are in (SWC-11)."""

    def run(self, game: SevenWonders) -> None:
        if not intrigues(game).losses:
            return
        if CHOOSE_DEBTS.choosers(game):
            game.agenda.append(CHOOSE_DEBTS)
        else:
            settle(game, {})


class ChooseDebts(SecretChoice["SevenWonders"]):
    """Each chooses how much of the loss to pay; who has no coins has no choice (SWC-12)."""

    def choosers(self, game: SevenWonders) -> list[Seat]:
        if not game.facts.debts:
            return []
        return [seat for seat in range(game.seats) if game.coins[seat] and coins_due(game, seat)]

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        return Phrase("pay_or_owe", {"due": coins_due(game, seat)})

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        due = coins_due(game, seat)
        return [OWE[debts] for debts in range(max(0, due - game.coins[seat]), due + 1)]

    def describe(self, game: SevenWonders, seat: Seat, action: Action) -> Phrase:
        name, values = action.phrase()
        if not isinstance(action, Owe):
            return Phrase(name, values)
        return Phrase(name, {**values, "coins": coins_due(game, seat) - action.debts})

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Owe):
            return TableRefusal.NOT_THE_QUESTION
        return action.why_not(game, seat)

    def revealed(self, game: SevenWonders, picks: dict[Seat, Action]) -> None:
        settle(game, picks)


def settle(game: SevenWonders, picks: dict[Seat, Action]) -> None:
    """All lose what they chose; a city that does not choose pays what it can (SWX-23).

    Without Cities nobody takes debt for the rest (SWW-08).
    """
    for city in range(game.facts.cities):
        due = coins_due(game, city)
        pick = picks.get(city)
        if isinstance(pick, Owe):
            pick.do(game, city)
        elif due:
            coins = min(due, game.coins[city])
            lose(game, city, coins, due - coins if game.facts.debts else 0)
    game.intrigues = intrigues(game)._replace(losses=())


LOSE_COINS: Final = LoseCoins("LoseCoins")
CHOOSE_DEBTS: Final = ChooseDebts("ChooseDebts")
