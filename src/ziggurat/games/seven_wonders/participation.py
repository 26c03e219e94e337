"""The Great Projects in play: taking part, success and failure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Choice
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.games.seven_wonders import events
from ziggurat.games.seven_wonders.cards import COLOURS, OF_COLOUR, listed
from ziggurat.games.seven_wonders.components import changed
from ziggurat.games.seven_wonders.orders import (
    BY_TOKEN,
    GIVE_UP_CARDS,
    GIVE_UP_VICTORIES,
    GiveUpCard,
    GiveUpVictories,
    Part,
)
from ziggurat.games.seven_wonders.projects import PROJECTS, TOKEN_KINDS, WILD_PARTICIPATION
from ziggurat.games.seven_wonders.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.wonders import WONDERS

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.table import SevenWonders


def markers_for(players: int) -> int:
    return max(2, players - 1)


def begin_project(game: SevenWonders) -> None:
    """Turn up a random project of the age and put markers on it."""
    of_age = [number for number, each in enumerate(PROJECTS) if each.age == game.age]
    game.project = of_age[game.below(len(of_age))]
    game.markers = markers_for(game.seats)
    game.shares = (0,) * game.seats
    game.revealed += 1
    if game.told is not None:
        game.told.append(events.project_began(game.project, game.markers))


def take_part(game: SevenWonders, seat: Seat, part: Part) -> None:
    """Take a marker; if too many take part in one turn, the supply has more of them."""
    if part == BY_TOKEN:
        spend(game, seat, WILD_PARTICIPATION)
    game.took_part |= 1 << seat
    game.markers = max(0, game.markers - 1)
    game.shares = changed(game.shares, seat, 1)
    if game.told is not None:
        game.told.append(events.took_part(seat, game.project))


def spend(game: SevenWonders, seat: Seat, token: int) -> None:
    game.tokens = changed(game.tokens, seat * TOKEN_KINDS + token, -1)


def resolve_project(game: SevenWonders) -> None:
    """At the end of an age, before the conflicts."""
    failed = game.markers > 0
    if game.told is not None:
        game.told.append(events.project_ended(game.project, failed))
    if failed:
        losers = [seat for seat in range(game.seats) if not game.shares[seat]]
        for seat in losers:
            suffer(game, seat)
        game.then([SUFFERING[seat] for seat in losers if losses(game, seat)])
    else:
        for seat in range(game.seats):
            for _ in range(game.shares[seat]):
                reward(game, seat)


def end_project(game: SevenWonders) -> None:
    """The markers are handed back, and the card is put away."""
    game.project = -1
    game.markers = 0
    game.shares = (0,) * game.seats


def reward(game: SevenWonders, seat: Seat) -> None:
    """One for each marker."""
    prize = PROJECTS[game.project].reward
    game.earn(seat, prize.coins)
    if prize.shields:
        game.shield_tokens = changed(game.shield_tokens, seat, prize.shields)
    if prize.victory:
        game.win_token(seat, prize.victory)
    if prize.token >= 0:
        game.tokens = changed(game.tokens, seat * TOKEN_KINDS + prize.token, 1)
    if game.told is not None:
        game.told.append(events.rewarded(seat, game.project))


def suffer(game: SevenWonders, seat: Seat) -> None:
    """The penalties that leave no choice, and the token for whoever has nothing to lose."""
    penalty = PROJECTS[game.project].penalty
    if penalty.coins and game.coins[seat]:
        game.pay(seat, game.coins[seat], 0, 0)
    elif penalty.resource and not game.barren >> seat & 1:
        game.barren |= 1 << seat
        if game.told is not None:
            game.told.append(events.lost_resource(seat))
    elif not losses(game, seat):
        game.penalties = changed(game.penalties, seat, game.age)
        if game.told is not None:
            game.told.append(events.penalised(seat, game.age))


def losses(game: SevenWonders, seat: Seat) -> list[Action]:
    """What a seat may choose to lose; nothing if the penalty cannot be carried out."""
    penalty = PROJECTS[game.project].penalty
    if penalty.colour:
        cards = listed(game.built[seat] & OF_COLOUR[penalty.colour])
        return [GIVE_UP_CARDS[card] for card in cards]
    if penalty.victories:
        return [each for each in GIVE_UP_VICTORIES if has_victories(game, seat, each)]
    return []


def has_victories(game: SevenWonders, seat: Seat, tokens: GiveUpVictories) -> bool:
    held = game.victories[seat * 3 : seat * 3 + 3]
    held[tokens.first - 1] -= 1
    held[tokens.second - 1] -= 1
    return min(held) >= 0


class Suffer(Choice["SevenWonders"]):
    """Whoever took no part in a failed project loses what he chooses, of what is asked for."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"Suffer {seat}")
        self.seat: Final = seat

    def chooser(self, game: SevenWonders) -> Seat:
        return self.seat

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return losses(game, seat)

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        penalty = PROJECTS[game.project].penalty
        if isinstance(action, GiveUpCard) and penalty.colour:
            fits = COLOURS[action.card] == penalty.colour and game.built[seat] >> action.card & 1
            return None if fits else SevenWondersRefusal.NOT_THAT_BUILDING
        if isinstance(action, GiveUpVictories) and penalty.victories:
            if has_victories(game, seat, action):
                return None
            return SevenWondersRefusal.NO_SUCH_VICTORIES
        return TableRefusal.NOT_THE_QUESTION

    def chosen(self, game: SevenWonders, seat: Seat, action: Action) -> None:
        if isinstance(action, GiveUpCard):
            game.lose_building(seat, action.card)
        elif isinstance(action, GiveUpVictories):
            game.lose_victories(seat, action.first, action.second)


SUFFERING: Final = [Suffer(seat) for seat in range(WONDERS)]
