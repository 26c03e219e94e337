"""The games that can be played, as clients list them."""

from msgspec import Struct

from ziggurat.ai.catalogue import levels_of
from ziggurat.core.kind import Kind, Setting
from ziggurat.core.text import Text, offered_languages
from ziggurat.games.catalogue import GAMES


class GameOption(Struct, frozen=True):
    name: str
    settings: list[Setting]  # the default first
    usual: Setting  # for a game that is started by one click
    text: dict[str, str]
    help: dict[str, str]  # what the text leaves out; may be empty
    main: bool  # players look for it first; the others settle fine points


class GameListed(Struct, frozen=True):
    name: str
    title: dict[str, str]
    summary: dict[str, str]
    players: list[int]
    cooperative: bool
    reconstructed: dict[str, str]  # which components are not known from the box; empty: none
    options: list[GameOption]
    bots: list[str]  # from the weakest to the strongest


def list_games() -> list[GameListed]:
    return [listed(kind) for kind in GAMES.values()]


def listed(kind: Kind) -> GameListed:
    options = [
        GameOption(
            option.name,
            list(kind.settings_of(option)),
            option.usual,
            in_languages(option.text),
            in_languages(option.help) if option.help else {},
            option.is_main,
        )
        for option in kind.options
    ]
    return GameListed(
        kind.name,
        in_languages(kind.title),
        in_languages(kind.summary),
        list(kind.players),
        kind.cooperative,
        in_languages(kind.reconstructed) if kind.reconstructed else {},
        options,
        list(levels_of(kind.name)),
    )


def in_languages(text: Text) -> dict[str, str]:
    return {each: text.in_language(each) for each in offered_languages()}
