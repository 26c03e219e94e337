"""Turning up a project, and its success or failure at the end of the age."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.action import GameAction
from ziggurat.core.agenda import Choice, Phase
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.core.text import Phrase
from ziggurat.games.seven_wonders.catalogue import (
    BOARD_THINGS,
    BUILDINGS,
    CARD_NAMES,
    COLOURS,
    NUMBER_OF,
    OF_COLOUR,
    THINGS,
    listed,
)
from ziggurat.games.seven_wonders.components import COLOUR_NAMES, NO_EFFECT, VICTORY, changed
from ziggurat.games.seven_wonders.discounts import from_bank
from ziggurat.games.seven_wonders.facts import MOST_SEATS
from ziggurat.games.seven_wonders.projects import events
from ziggurat.games.seven_wonders.projects.participation import project, projects
from ziggurat.games.seven_wonders.projects.projects import PROJECTS
from ziggurat.games.seven_wonders.projects.refusals import ProjectRefusal

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.components import Card
    from ziggurat.games.seven_wonders.table import SevenWonders

SHIELD: Final = NUMBER_OF["shield"]
MOST_MARKERS: Final = 6  # also with eight players


def markers_for(players: int) -> int:
    """One less than players; two with two players, six with eight (SWB-PROJ-8, 45, SWX-07)."""
    return min(max(2, players - 1), MOST_MARKERS)


class BeginProject(Phase["SevenWonders"]):
    """Turn up a random project of the age and put markers on it (SWB-PROJ-7, SWB-PROJ-8)."""

    def run(self, game: SevenWonders) -> None:
        of_age = [number for number, each in enumerate(PROJECTS) if each.age == game.age]
        chosen = of_age[game.below(len(of_age))]
        markers = markers_for(game.seats)
        game.projects = projects(game)._replace(project=chosen, markers=markers)
        game.revealed += 1
        game.tell(events.project_began, chosen, markers)


class OpenProject(Phase["SevenWonders"]):
    """Markers that are there when the turn begins let all take part in it (SWB-PROJ-13..15)."""

    def run(self, game: SevenWonders) -> None:
        now = projects(game)
        is_open = now.markers > 0
        if is_open != now.is_open or now.took_part:
            game.projects = now._replace(is_open=is_open, took_part=0)


class ResolveProject(Phase["SevenWonders"]):
    """At the end of an age, before the conflicts (SWB-PROJ-17, SWB-PROJ-54).

    With markers left it has failed, and players without a marker suffer the penalty; otherwise
    every marker brings a reward (SWB-PROJ-18..23).
    """

    def run(self, game: SevenWonders) -> None:
        now = projects(game)
        failed = now.markers > 0
        game.tell(events.project_ended, now.project, failed)
        if not failed:
            for seat in range(game.seats):
                for _ in range(now.shares[seat]):
                    reward(game, seat)
            return
        losers = [seat for seat in range(game.seats) if not now.shares[seat]]
        for seat in losers:
            suffer(game, seat)
        game.then([SUFFERING[seat] for seat in losers if losses(game, seat)])


class EndProject(Phase["SevenWonders"]):
    """The markers are handed back, and the card is put away (SWB-PROJ-25)."""

    def run(self, game: SevenWonders) -> None:
        shares = (0,) * game.seats
        game.projects = projects(game)._replace(project=-1, markers=0, shares=shares, is_open=False)


def reward(game: SevenWonders, seat: Seat) -> None:
    """One for each marker (SWB-PROJ-19, SWB-PROJ-33..35)."""
    prize = project(game).reward
    game.earn(seat, from_bank(game, seat, prize.coins))
    for _ in range(prize.shields):
        game.take_token(seat, SHIELD)
    if prize.victory:
        game.win_token(seat, prize.victory)
    if prize.brings:
        game.take_token(seat, NUMBER_OF[prize.brings])
    game.tell(events.rewarded, seat, projects(game).project)


def suffer(game: SevenWonders, seat: Seat) -> None:
    """The penalties that leave no choice, and the token of a seat with nothing to lose.

    SWB-PROJ-24, SWB-PROJ-29, SWB-PROJ-31.
    """
    penalty = project(game).penalty
    board = BOARD_THINGS[game.boards[seat]]
    if penalty.coins and game.coins[seat]:
        game.pay(seat, game.coins[seat], 0, 0)
    elif penalty.resource and can_lose(game, seat, board):
        game.remove(seat, board)
        game.tell(events.lost_resource, seat)
    elif not losses(game, seat):
        now = projects(game)
        game.projects = now._replace(penalties=changed(now.penalties, seat, game.age))
        game.tell(events.penalised, seat, game.age)


def can_lose(game: SevenWonders, seat: Seat, board: Card) -> bool:
    """Whether the board still has its resource, or another benefit (SWB-PROJ-31, SWX-08)."""
    return THINGS[board].effect != NO_EFFECT and bool(game.built[seat] >> board & 1)


def losses(game: SevenWonders, seat: Seat) -> list[Action]:
    """What a seat may choose to lose; nothing if the penalty cannot be carried out."""
    penalty = project(game).penalty
    if penalty.colour:
        cards = listed(game.built[seat] & OF_COLOUR[penalty.colour])
        return [GIVE_UP_CARDS[card] for card in cards]
    if penalty.victories:
        return [each for each in GIVE_UP_VICTORIES if has_victories(game, seat, each)]
    return []


class GiveUpCard(GameAction["SevenWonders"]):
    """Lose a building to a failed project (SWB-PROJ-28)."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        super().__init__(f"give up {CARD_NAMES[card]}")
        self.card: Final = card

    def phrase(self) -> Phrase:
        return Phrase("give_up_card", {"card": CARD_NAMES[self.card]})

    def why_not(self, game: SevenWonders, seat: Seat) -> Refusal | None:
        colour = project(game).penalty.colour
        if not colour:
            return TableRefusal.NOT_THE_QUESTION
        if COLOURS[self.card] == colour and game.built[seat] >> self.card & 1:
            return None
        return ProjectRefusal.NOT_THAT_BUILDING

    def do(self, game: SevenWonders, seat: Seat) -> None:
        game.lose_building(seat, self.card)


class GiveUpVictories(GameAction["SevenWonders"]):
    """Lose two victory tokens to a failed project; they are named by their age (SWB-PROJ-30)."""

    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        super().__init__(f"give up victories of ages {first} and {second}")
        self.first: Final = first
        self.second: Final = second

    def phrase(self) -> Phrase:
        points = [VICTORY[self.first - 1], VICTORY[self.second - 1]]
        return Phrase("give_up_victories", {"points": points})

    def why_not(self, game: SevenWonders, seat: Seat) -> Refusal | None:
        if not project(game).penalty.victories:
            return TableRefusal.NOT_THE_QUESTION
        if has_victories(game, seat, self):
            return None
        return ProjectRefusal.NO_SUCH_VICTORIES

    def do(self, game: SevenWonders, seat: Seat) -> None:
        game.lose_victories(seat, self.first, self.second)


def has_victories(game: SevenWonders, seat: Seat, tokens: GiveUpVictories) -> bool:
    held = game.victories[seat * 3 : seat * 3 + 3]
    held[tokens.first - 1] -= 1
    held[tokens.second - 1] -= 1
    return min(held) >= 0


class Suffer(Choice["SevenWonders"]):
    """A player without a marker chooses what to lose to a failed project (SWB-PROJ-22)."""

    answers = (GiveUpCard, GiveUpVictories)

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"Suffer {seat}")
        self.seat: Final = seat

    def chooser(self, game: SevenWonders) -> Seat:
        return self.seat

    def prompt(self, game: SevenWonders, seat: Seat) -> Phrase:
        penalty = project(game).penalty
        name = project(game).name
        if penalty.colour:
            colour = COLOUR_NAMES[penalty.colour]
            return Phrase("give_up_card", {"colour": colour, "project": name})
        return Phrase("give_up_victories", {"project": name})

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return losses(game, seat)


GIVE_UP_CARDS: Final = [GiveUpCard(card) for card in listed(BUILDINGS)]
GIVE_UP_VICTORIES: Final = [
    GiveUpVictories(first, second) for first in (1, 2, 3) for second in range(first, 4)
]
SUFFERING: Final = tuple([Suffer(seat) for seat in range(MOST_SEATS)])
