"""What was asked for on the command line, checked."""

from __future__ import annotations

import secrets
from collections import Counter
from difflib import get_close_matches
from typing import TYPE_CHECKING

from ziggurat.ai.catalogue import USUAL, bots_of, is_shared
from ziggurat.ai.council import Council
from ziggurat.core.kind import COMPONENTS, SettingCode
from ziggurat.core.text import Text
from ziggurat.terminal.complaint import Complaint, quotation
from ziggurat.terminal.files import load_session
from ziggurat.terminal.playing.matching import folded
from ziggurat.terminal.results import EQUAL
from ziggurat.terminal.settings import HUMAN, setting_called
from ziggurat.terminal.texts import play
from ziggurat.terminal.texts.errors import CommandCode

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterable
    from pathlib import Path

    from ziggurat.ai.bot import Bot, Maker
    from ziggurat.ai.council import Helpers
    from ziggurat.core.game import Game
    from ziggurat.core.kind import Kind, Setting
    from ziggurat.core.seats import Seat
    from ziggurat.core.session import Session
    from ziggurat.core.text import Language


def seats_of(asked: Namespace, kind: Kind) -> int:
    players: int = kind.players[0] if asked.players is None else asked.players
    kind.check_players(players)
    return players


def settings_of(asked: Namespace, kind: Kind) -> dict[str, Setting]:
    """The options that were named; a component set that was loaded is also chosen."""
    settings: dict[str, Setting] = {}
    if kind.name in asked.chosen_components:
        settings[COMPONENTS] = asked.chosen_components[kind.name]
    options = {option.name: option for option in kind.options}
    for word in asked.option:
        name, equals, value = word.partition("=")
        if not equals:
            raise Complaint(CommandCode.NOT_NAME_VALUE, word=word)
        if name not in options:
            raise Complaint(
                SettingCode.NO_OPTION, game=kind.title, name=quotation(name), options=list(options)
            )
        settings[name] = setting_called(kind, options[name], value)
    return settings


def words_of(names: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in names.split(",")]


def player_called(word: str) -> str:
    """`human`, `equal` or the name of a bot, by its English or French name."""
    typed = folded(word)
    for name, text in {HUMAN: play.HUMAN, EQUAL: play.EQUAL, **play.BOTS}.items():
        if typed in (folded(text.en), folded(text.fr)):
            return name
    return word.lower()


def bot_name(name: str, language: Language) -> str:
    """A bot as its name is shown."""
    return play.BOTS[name].in_language(language) if name in play.BOTS else name.capitalize()


def typed_names(names: Iterable[str]) -> list[Text]:
    """Bots as their names are typed: in French, with the French name."""
    return [typed_name(name, bot_name(name, "fr").lower()) for name in names]


def typed_name(name: str, french: str) -> Text:
    return Text(name, name if name == french else f"{french} ({name})")


def default_seats(session: Session) -> list[str]:
    return [HUMAN] + [USUAL] * (session.game.seats - 1)


def bot_called(kind: Kind, name: str, seat: int, helpers: Helpers | None = None) -> Bot | None:
    """The bot of a seat, with helpers that search for it; None if a person sits there."""
    if name == HUMAN:
        return None
    make, seed = maker_called(kind, name), secrets.randbits(48) + seat
    if helpers is not None and is_shared(kind.name, name):
        return Council(kind, name, seed, helpers)
    return make(seed)


def maker_called(kind: Kind, name: str) -> Maker:
    bots = bots_of(kind.name)
    if name not in bots:
        raise no_bot(kind, name, list(bots))
    return bots[name]


def no_bot(kind: Kind, name: str, bots: list[str]) -> Complaint:
    """With the name that was meant, or else all of them."""
    typed = {form: each for each in bots for form in (each, bot_name(each, "fr").lower())}
    if near := get_close_matches(name, [*typed, HUMAN], n=1):
        meant = typed_names([typed.get(near[0], near[0])])
        return Complaint(CommandCode.NO_BOT_BUT, name=quotation(name), near=meant)
    return Complaint(
        SettingCode.NO_BOT, game=kind.title, name=quotation(name), bots=typed_names(bots)
    )


def session_at(path: Path, choices: int | None) -> Session:
    """A recorded game after this number of choices, or all of them."""
    session = load_session(path, choices)
    if choices is not None and choices != len(session.choices):
        raise Complaint(CommandCode.NO_CHOICE, count=len(session.choices), at=choices)
    return session


def asker(game: Game, number: int | None) -> Seat:
    """Who asks for a hint: a player, by number, who may choose now."""
    waiting = game.to_act()
    if not waiting:
        raise Complaint(CommandCode.GAME_OVER)
    if number is None:
        return waiting[0]
    seat = seat_numbered(number, game.seats)
    if seat not in waiting:
        numbers = ", ".join(str(each + 1) for each in waiting)
        raise Complaint(CommandCode.NOT_TO_CHOOSE, seat=number, waiting=numbers)
    return seat


def seat_numbered(number: int, seats: int) -> Seat:
    """People count from 1, records from 0."""
    if not 1 <= number <= seats:
        raise Complaint(CommandCode.NO_SEAT, seats=seats, seat=number)
    return number - 1


def players_called(seats: int, language: Language) -> list[str]:
    player = play.PLAYER.in_language(language)
    return [player.format(number=seat + 1) for seat in range(seats)]


def player_names(seats: list[str], asked: Namespace) -> list[str]:
    """People by the name they gave, as "You" or by number; bots by their own."""
    given = words_of(asked.name) if asked.name else []
    people = seats.count(HUMAN)
    if len(given) > people:
        raise Complaint(CommandCode.TOO_MANY_NAMES, given=len(given), people=people)
    names = []
    for seat, who in enumerate(seats):
        number = play.PLAYER.in_language(asked.lang).format(number=seat + 1)
        person = number if people > 1 else play.YOU.in_language(asked.lang)
        called = given.pop(0) if who == HUMAN and given else ""
        names.append(called or (person if who == HUMAN else bot_name(who, asked.lang)))
    return numbered(names)


def numbered(names: list[str]) -> list[str]:
    """The same names, with the number of the seat where two are alike."""
    alike = Counter(names)
    return [f"{name} {seat + 1}" if alike[name] > 1 else name for seat, name in enumerate(names)]
