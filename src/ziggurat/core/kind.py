"""What is to be known of a game before one is begun: its name, seats, options and language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from ziggurat.core.text import Text

if TYPE_CHECKING:
    from ziggurat.core.action import Action
    from ziggurat.core.game import Game
    from ziggurat.core.outcome import Outcome
    from ziggurat.core.refusal import Refusal

Setting = bool | int | str


class Option(NamedTuple):
    """A choice made before the game: the first setting is the default."""

    name: str
    settings: tuple[Setting, ...]
    text: Text

    @property
    def default(self) -> Setting:
        return self.settings[0]


class Texts(NamedTuple):
    """All that a game says to people."""

    terms: Mapping[str, Text]  # names of cards, places and whatever else is a word in a phrase
    actions: Mapping[str, Text]
    events: Mapping[str, Text]
    reasons: Mapping[str, Text]  # why a game ended
    rows: Mapping[str, Text]  # lines of the score sheet


class BadSetting(ValueError):
    """Raised when a game cannot be set up as asked."""


class Kind:
    """A game of which many can be played.  One instance stands for it in the list of games."""

    def __init__(
        self,
        name: str,
        title: Text,
        summary: Text,
        players: range,
        rules_version: int,
        options: tuple[Option, ...],
        refusals: type[Refusal],
        texts: Texts,
        cooperative: bool = False,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.summary: Final = summary
        self.players: Final = players
        self.rules_version: Final = rules_version  # moves only when behaviour does
        self.options: Final = options
        self.refusals: Final = refusals
        self.texts: Final = texts
        self.cooperative: Final = cooperative  # whether all seats win or lose together

    def new(self, seed: str, players: int, settings: Mapping[str, Setting]) -> Game:
        """Set up a game; `settings` names every option."""
        raise NotImplementedError

    def blank(self) -> Game:
        """A game that is not set up, to be filled from a snapshot."""
        raise NotImplementedError

    def read_agenda(self, game: Game, lines: list[str]) -> None:
        """Give a game the phases that these texts name, the next one last."""
        raise NotImplementedError

    def parse(self, text: str) -> Action:
        """The action of this text.  Raises UnknownAction."""
        raise NotImplementedError

    def conceivable(self, game: Game) -> list[Action]:
        """Every action anybody could think of here, legal or not: what the laws try."""
        raise NotImplementedError

    def score(self, game: Game) -> Outcome:
        """The outcome if the game ended now, for a live score sheet."""
        raise NotImplementedError

    def begin(self, seed: str, players: int, settings: Mapping[str, Setting]) -> Game:
        """Set up a game after checking what is asked; options not named take their default."""
        if players not in self.players:
            raise BadSetting(
                f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players}"
            )
        return self.new(seed, players, self.complete(settings))

    def complete(self, settings: Mapping[str, Setting]) -> dict[str, Setting]:
        """The settings of all options.  Raises BadSetting for one that does not exist."""
        known = {option.name: option for option in self.options}
        for name in settings:
            if name not in known:
                raise BadSetting(f"{self.name} has no option {name!r}; it has {listed(known)}")
        return {
            name: checked(option, settings.get(name, option.default))
            for name, option in known.items()
        }


def checked(option: Option, setting: Setting) -> Setting:
    # Comparing texts keeps True apart from 1.
    for allowed in option.settings:
        if str(allowed) == str(setting):
            return allowed
    raise BadSetting(f"{option.name} must be one of {listed(option.settings)}, not {setting!r}")


def listed(names: Mapping[str, Option] | tuple[Setting, ...]) -> str:
    return ", ".join(str(name) for name in names) or "none"
