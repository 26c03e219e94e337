"""The course of a game: three ages of six turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.agenda import Phase, SecretChoice
from ziggurat.core.refusal import Refusal, TableRefusal
from ziggurat.games.seven_wonders import conflict, events, participation, scoring, tower
from ziggurat.games.seven_wonders.cards import GUILD_CARDS, deck
from ziggurat.games.seven_wonders.components import AGES, HAND, TURNS
from ziggurat.games.seven_wonders.draft import DRAFTS
from ziggurat.games.seven_wonders.legality import why_not
from ziggurat.games.seven_wonders.offers import orders
from ziggurat.games.seven_wonders.orders import Order
from ziggurat.games.seven_wonders.powers import DIG_UP, DIGS, PLAY_SEVENTH, last_cards
from ziggurat.games.seven_wonders.resolving import carry_out
from ziggurat.games.seven_wonders.two_players import CHOOSE_FOR_FREE_CITY, draw_from_pile
from ziggurat.games.seven_wonders.wonder_choice import CHOOSE_SIDES, DRAFT_BOARDS
from ziggurat.games.seven_wonders.wonders import WONDERS

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.seats import Seat
    from ziggurat.games.seven_wonders.table import SevenWonders


class BeginAge(Phase["SevenWonders"]):
    """A project is turned up, and every player is dealt seven cards."""

    def run(self, game: SevenWonders) -> None:
        game.age += 1
        game.turn = 0
        game.free_used = 0
        if game.chains_of_earlier_ages:
            game.settled = game.built.copy()
        if game.told is not None:
            game.told.append(events.age_began(game.age))
        if game.with_projects:
            participation.begin_project(game)
        deal(game)
        game.agenda.append(TURN)


def deal(game: SevenWonders) -> None:
    """All cards of the age are dealt; with two players the third hand is the Free City's pile."""
    cards = list(deck(game.age, game.cities))
    if game.age == AGES[-1]:
        guilds = list(GUILD_CARDS)
        game.shuffle(guilds)
        cards += guilds[: game.cities + 2]
        game.box = tuple(guilds[game.cities + 2 :])
    game.shuffle(cards)
    for seat in range(game.seats):
        game.hands[seat] = tuple(sorted(cards[seat * HAND : seat * HAND + HAND]))
    game.pile = tuple(cards[game.seats * HAND :])
    game.revealed += 1
    if game.told is not None:
        for seat in range(game.seats):
            game.told.append(events.dealt(seat, game.hands[seat]))


class Turn(Phase["SevenWonders"]):
    """All choose, all act, then the hands go round."""

    def run(self, game: SevenWonders) -> None:
        game.turn += 1
        game.project_open = game.markers > 0
        game.took_part = 0
        is_strict = game.strict_seventh and game.turn == TURNS
        game.unspent = tuple(game.coins) if is_strict else ()
        game.paid = [0] * (3 * game.cities)
        if game.cities > game.seats:
            draw_from_pile(game)
        game.then(PHASES_OF_THE_LAST_TURN if game.turn == TURNS else PHASES_OF_A_TURN)


SEATS: Final = [list(range(seats)) for seats in range(WONDERS + 1)]


class ChooseCards(SecretChoice["SevenWonders"]):
    """Every player chooses a card, what to do with it and how to pay, all at once."""

    def choosers(self, game: SevenWonders) -> list[Seat]:
        return SEATS[game.seats]

    def options(self, game: SevenWonders, seat: Seat) -> list[Action]:
        return orders(game, seat, game.hands[seat])

    def why_not(self, game: SevenWonders, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Order):
            return TableRefusal.NOT_THE_QUESTION
        return why_not(game, seat, game.hands[seat], action)

    def take(self, game: SevenWonders, seat: Seat, action: Action) -> None:
        if game.cities == game.seats:
            super().take(game, seat, action)
            return
        game.sealed = {**game.sealed, seat: action}
        if not self.waiting_for(game):
            game.agenda[-1] = CHOOSE_FOR_FREE_CITY

    def revealed(self, game: SevenWonders, picks: dict[Seat, Action]) -> None:
        carry_out(game, list(picks), [each for each in picks.values() if isinstance(each, Order)])


class LastCards(Phase["SevenWonders"]):
    """On the sixth turn the last cards are discarded, unless a wonder lets one be played."""

    def run(self, game: SevenWonders) -> None:
        last_cards(game)


class PlaceTiles(Phase["SevenWonders"]):
    """The very last thing in a turn."""

    def run(self, game: SevenWonders) -> None:
        tower.place_tiles(game)


class PassHands(Phase["SevenWonders"]):
    """To the left in ages I and III, to the right in age II; two players swap."""

    def run(self, game: SevenWonders) -> None:
        hands = game.hands
        step = 1 if game.age == 2 else -1  # noqa: PLR2004 -- the second age
        game.hands = [hands[(seat + step) % game.seats] for seat in range(game.seats)]
        game.hands += hands[game.seats :]
        game.drawn_card = -1
        game.revealed += 1
        if game.told is not None:
            for seat in range(game.seats):
                game.told.append(events.received(seat, game.hands[seat]))
        game.agenda.append(TURN)


class EndAge(Phase["SevenWonders"]):
    """The project is resolved, then the conflicts."""

    def run(self, game: SevenWonders) -> None:
        game.then([CONFLICTS, NEXT_AGE])
        if game.with_projects:
            participation.resolve_project(game)


class Conflicts(Phase["SevenWonders"]):
    def run(self, game: SevenWonders) -> None:
        conflict.resolve_conflicts(game)


class NextAge(Phase["SevenWonders"]):
    def run(self, game: SevenWonders) -> None:
        if game.with_projects:
            participation.end_project(game)
        if game.age < AGES[-1]:
            game.agenda.append(BEGIN_AGE)
            return
        game.finish(scoring.result(game))
        if game.told is not None:
            game.told.append(events.ended(game))


BEGIN_AGE: Final = BeginAge("BeginAge")
TURN: Final = Turn("Turn")
CHOOSE_CARDS: Final = ChooseCards("ChooseCards")
LAST_CARDS: Final = LastCards("LastCards")
PLACE_TILES: Final = PlaceTiles("PlaceTiles")
PASS_HANDS: Final = PassHands("PassHands")
END_AGE: Final = EndAge("EndAge")
CONFLICTS: Final = Conflicts("Conflicts")
NEXT_AGE: Final = NextAge("NextAge")

PHASES_OF_A_TURN: Final[list[Phase[SevenWonders]]] = [CHOOSE_CARDS, DIGS, PLACE_TILES, PASS_HANDS]
PHASES_OF_THE_LAST_TURN: Final[list[Phase[SevenWonders]]] = [
    CHOOSE_CARDS,
    LAST_CARDS,
    DIGS,
    PLACE_TILES,
    END_AGE,
]
PHASES: Final[dict[str, Phase[SevenWonders]]] = {
    phase.text: phase
    for phase in [
        CHOOSE_SIDES,
        *DRAFT_BOARDS,
        *DRAFTS,
        BEGIN_AGE,
        TURN,
        *PHASES_OF_A_TURN,
        *PHASES_OF_THE_LAST_TURN,
        CHOOSE_FOR_FREE_CITY,
        *PLAY_SEVENTH,
        *DIG_UP,
        *participation.SUFFERING,
        CONFLICTS,
        NEXT_AGE,
    ]
}
