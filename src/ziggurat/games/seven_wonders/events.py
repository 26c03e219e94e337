"""What happens at a table of 7 Wonders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.core.event import Event
from ziggurat.core.secrets import NOBODY, Mask, only
from ziggurat.games.seven_wonders.catalogue import BOARD_NAMES, CARD_NAMES, STAGES
from ziggurat.games.seven_wonders.components import NO_CITY
from ziggurat.games.seven_wonders.packed import known_to, number_of

if TYPE_CHECKING:
    from ziggurat.core.seats import Seat
    from ziggurat.core.text import Value
    from ziggurat.games.seven_wonders.catalogue import Board
    from ziggurat.games.seven_wonders.components import Card, City
    from ziggurat.games.seven_wonders.packed import FaceDown
    from ziggurat.games.seven_wonders.table import SevenWonders


def of_city(
    game: SevenWonders,
    name: str,
    city: City,
    values: dict[str, Value],
    secret: dict[str, Value] | None = None,
    known: Mask = NOBODY,
) -> Event:
    """What a city does; the Free City has its own sentences, because nobody plays it."""
    if city >= game.seats:
        return Event(f"free_city_{name}", {"city": city, **values}, secret, known)
    return Event(name, {"seat": city, "city": city, **values}, secret, known)


# Setting up.


def took_board(game: SevenWonders, city: City, board: Board) -> Event:
    return of_city(game, "took_board", city, {"board": BOARD_NAMES[board]})


# The course of an age.


def age_began(age: int) -> Event:
    return Event("age_began", {"age": age})


def dealt(game: SevenWonders, seat: Seat) -> Event:
    return of_hand(game, "dealt", seat)


def received(game: SevenWonders, seat: Seat) -> Event:
    return of_hand(game, "received", seat)


def of_hand(game: SevenWonders, name: str, seat: Seat) -> Event:
    cards = list(game.hands[seat])
    shown: dict[str, Value] = {"seat": seat, "count": len(cards)}
    return Event(name, shown, {"cards": names(cards)}, game.knowers(seat))


def paid(game: SevenWonders, city: City, bank: int, left: int, right: int) -> Event:
    return of_city(game, "paid", city, {"bank": bank, "left": left, "right": right})


def built(game: SevenWonders, city: City, card: Card) -> Event:
    return of_city(game, "built", city, {"card": CARD_NAMES[card]})


def staged(game: SevenWonders, city: City, marker: FaceDown, stage: Card) -> Event:
    return of_city(
        game,
        "staged",
        city,
        {"stage": number_of_stage(game, city, stage)},
        {"card": CARD_NAMES[number_of(marker)]},
        known_to(marker),
    )


def number_of_stage(game: SevenWonders, city: City, stage: Card) -> int:
    stages = STAGES[game.boards[city]] or game.copied_stages(city)
    return stages.index(stage) + 1


def discarded(game: SevenWonders, city: City, card: FaceDown) -> Event:
    return of_city(
        game, "discarded", city, {}, {"card": CARD_NAMES[number_of(card)]}, known_to(card)
    )


def earned(game: SevenWonders, city: City, coins: int) -> Event:
    return of_city(game, "earned", city, {"coins": coins})


def searched(seat: Seat, pile: tuple[FaceDown, ...]) -> Event:
    cards = [number_of(card) for card in pile]
    return Event(
        "searched", {"seat": seat, "count": len(cards)}, {"cards": names(cards)}, only(seat)
    )


# The end of an age.


def won(game: SevenWonders, city: City, points: int, opponent: City) -> Event:
    return of_city(game, "won", city, against(opponent, {"points": points}))


def defeated(game: SevenWonders, city: City, count: int, opponent: City) -> Event:
    return of_city(game, "defeated", city, against(opponent, {"count": count}))


def deflected(game: SevenWonders, city: City, count: int, opponent: City) -> Event:
    return of_city(game, "deflected", city, {"count": count, "from_city": opponent})


def against(opponent: City, values: dict[str, Value]) -> dict[str, Value]:
    """A token of a conflict says who was fought; a reward says nothing."""
    return values if opponent == NO_CITY else {**values, "opponent": opponent}


def ended(game: SevenWonders) -> Event:
    assert game.outcome is not None
    totals = game.outcome.sheet[-1].values
    return Event("ended", {"totals": list(totals), "winners": list(game.outcome.winners)})


# Losses.


def lost_building(game: SevenWonders, city: City, card: Card) -> Event:
    return of_city(game, "lost_building", city, {"card": CARD_NAMES[card]})


def lost_victories(seat: Seat, points: int) -> Event:
    return Event("lost_victories", {"seat": seat, "points": points})


def names(cards: list[Card]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
