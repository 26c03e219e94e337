"""One number for many random games of 7 Wonders: a change of structure must not change it.

It covers every option text in order, and at some positions views, refusals and imagined worlds,
then events and score sheets, with two to seven players and all options.

    python tests/games/seven_wonders/checksum.py 800
"""

import sys
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from walks import Chance
from ziggurat.core.event import Event
from ziggurat.core.game import Game
from ziggurat.core.kind import Setting
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.text import Value
from ziggurat.games.seven_wonders import KIND

WORDS: Final = (
    "build {}",
    "build {} by chain",
    "build {} for free",
    "build {} for a token",
    "build {} taking part",
    "build {} taking part by token",
    "dig up {}",
    "stage with {}",
    "stage with {} for a token",
    "discard {}",
    "decline",
    "give up {}",
)
NOT_COMPARED: Final = {
    "dues",
    "stage_due",
    "sealed_card",
    "turns",
    "teams",
    "debts",
    "diplomacy",
    "due",
    "offered_leaders",
    "discarded_leaders",
    "leaders",
    "leaders_in_hand",
    "courtesan",
    "entombed",
    "stages_built",
}
NOT_TOLD: Final = {"city", "opponent"}  # values that events have had since
PAYING: Final = ("", " paying 2 left", " paying 1 right", " paying 2 left 2 right")
# Options of later expansions, which are not in play here.
ADDED: Final = {
    *("leaders", "maecenas_only_at_age_start", "courtesans_not_copied", "wonder_pack"),
    *("cities", "all_diplomacy_at_once", "masks_differ", "byzantium_with_three"),
    *("teams", "partners_lose_coins"),
}
EVERY: Final = 11  # decisions between two positions that are looked at closely
# The digests of this many games, from the first one on.
KNOWN: Final = {40: "92ab47b4f6e457f6", 200: "72d661a06ffa2a66", 800: "d9102eedca532bf0"}


def setting(game: int) -> tuple[int, dict[str, Setting]]:
    """Players and options of a game: all modules with all numbers of players, and house rules."""
    chance = Chance(game)
    settings: dict[str, Setting] = {}
    for option in KIND.options:
        if option.name in ADDED:
            continue
        known = sorted(option.settings, key=str)
        settings[option.name] = known[chance.below(len(known))]
    settings["modules"] = ("none", "tower", "projects", "both")[game // 6 % 4]
    return 2 + game % 6, settings


def described(game: Game, number: int) -> list[str]:
    """Views, refusals and imagined worlds at one position."""
    found = [seen(game, each) for each in (SPECTATOR, *range(game.seats))]
    seat = number % game.seats
    world = game.imagine(seat, number)
    found += [seen(world, each) for each in range(world.seats)]
    for action in (KIND.parse(text) for text in sayings(game.view(seat), number)):
        refusal = game.why_not(seat, action)
        found.append(f"{action.text}: {refusal.name if refusal else 'allowed'}")
    return found


def seen(game: Game, seat: int) -> str:
    """A view, without the fields that have come or gone since the first release."""
    view = dict(game.view(seat))
    cities: list[dict[str, object]] = [dict(city) for city in view.pop("cities")]  # type: ignore[attr-defined]
    parts = [(name, part) for each in (view, *cities) for name, part in sorted(each.items())]
    return repr([(name, part) for name, part in parts if name not in NOT_COMPARED])


def sayings(view: Mapping[str, object], number: int) -> list[str]:
    """Things to be said of some cards, with one fault at most that is not a matter of payment."""
    hands = [city["hand"] or [] for city in view["cities"]]  # type: ignore[attr-defined]
    cards = [*max(hands, key=len)[:3], "altar", "palace"]
    tile = f"tile {1 + number % 24} with {{}}"
    return [
        words.format(card) + paying
        for words in (*WORDS, tile)
        for card in cards
        for paying in (PAYING if words.startswith(("build", "stage")) else ("",))
    ]


def told(event: Event) -> dict[str, Value]:
    return {name: value for name, value in event.shown.items() if name not in NOT_TOLD}


def digest(number: int) -> str:
    """One random game, in one number."""
    players, settings = setting(number)
    game = KIND.begin(f"checksum {number}", players, settings)
    chance = Chance(number)
    total = sha256()
    decisions = 0
    while waiting := game.to_act():
        seat = chance.seat(waiting)
        options = game.options(seat)
        lines = [f"{seat}", *[option.text for option in options]]
        if decisions % EVERY == number % EVERY:
            lines += described(game, decisions)
        game.apply(seat, chance.choice(options))
        lines += [repr((event.name, told(event), event.secret)) for event in game.hear()]
        total.update("\n".join(lines).encode())
        decisions += 1
    total.update(repr(game.outcome).encode())
    return total.hexdigest()


def checksum(games: int) -> str:
    return sha256("".join(digest(number) for number in range(games)).encode()).hexdigest()[:16]


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else max(KNOWN)
    found = checksum(games)
    verdict = "as before" if KNOWN.get(games) == found else "CHANGED"
    sys.stdout.write(f"{games} {found} {verdict}\n")
