"""What can be known of a game before one is begun: its name, seats, options and language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from ziggurat.core.action import Action, UnknownAction, Worded
from ziggurat.core.components import STANDARD, BadComponents, ComponentSet
from ziggurat.core.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.core.agenda import Phase
    from ziggurat.core.game import Game
    from ziggurat.core.outcome import Outcome
    from ziggurat.core.refusal import Refusal

Setting = bool | int | str
NO_TEXTS: Final[Mapping[str, Text]] = {}
COMPONENTS: Final = "components"  # the option that chooses a component set


class Option(NamedTuple):
    """A choice made before the game: the first setting is the default."""

    name: str
    settings: tuple[Setting, ...]
    text: Text

    @property
    def default(self) -> Setting:
        return self.settings[0]


class Texts(NamedTuple):
    """Everything that a game says to people."""

    terms: Mapping[str, Text]  # names of cards, places and other words in phrases
    actions: Mapping[str, Text]
    events: Mapping[str, Text]
    reasons: Mapping[str, Text]  # why a game ended
    rows: Mapping[str, Text]  # lines of the score sheet
    prompts: Mapping[str, Text]  # what is being asked
    descriptions: Mapping[str, Text] = NO_TEXTS  # what a card, tile or other term is for
    labels: Mapping[str, Text] = NO_TEXTS  # what stands on the board in the page
    drawing: Mapping[str, Text] = NO_TEXTS  # what stands on the board in the terminal
    fields: Mapping[str, Text] = NO_TEXTS  # names of the fields of a view
    settings: Mapping[str, Text] = NO_TEXTS  # what an option may be set to
    guide: Mapping[str, Text] = NO_TEXTS  # the rules in short: headings, and what follows them


class BadSetting(ValueError):
    """Raised when a game cannot be set up as asked."""


class Kind:
    """A game of which many can be played.  One instance represents it in the list of games."""

    def __init__(
        self,
        name: str,
        title: Text,
        summary: Text,
        players: range,
        rules_version: int,
        options: tuple[Option, ...],
        refusals: tuple[type[Refusal], ...],
        texts: Texts,
        state: type[Game],
        actions: Sequence[Action],
        phases: Sequence[Worded],
        cooperative: bool = False,
        reconstructed: Text | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.summary: Final = summary
        self.players: Final = players
        self.rules_version: Final = rules_version  # moves only when behaviour does
        self.options: Final = options
        self.refusals: Final = refusals
        self.texts: Final = texts
        self.state: Final = state
        self.cooperative: Final = cooperative  # whether all seats win or lose together
        self.reconstructed: Final = reconstructed  # what is not known of the printed components
        self.component_sets: Final[dict[str, ComponentSet]] = {}  # by their setting
        self._actions: Final = {action.text: action for action in actions}
        self._phases: Final = {phase.text: phase for phase in phases}

    # What each game adds.

    def new(self, seed: str, players: int, settings: Mapping[str, Setting]) -> Game:
        """Set up a game; `settings` names every option."""
        raise NotImplementedError

    def conceivable(self, game: Game) -> list[Action]:
        """Every action anybody could think of here, legal or not: what the laws try."""
        raise NotImplementedError

    def score(self, game: Game) -> Outcome:
        """The outcome if the game ended now, for a live score sheet."""
        raise NotImplementedError

    def other_action(self, words: str) -> Action | None:
        """An action that is not among the listed ones.  May raise ValueError or IndexError."""
        return None

    def other_phase(self, line: str) -> Worded | None:
        """A phase that is not among the listed ones."""
        return None

    def upgraded(self, settings: Mapping[str, Setting], version: int) -> Mapping[str, Setting]:
        """Settings under which a game of an earlier rules version plays as it did then."""
        return settings

    def add_components(self, text: str) -> str:
        """Make a component set available; returns its setting.  Raises BadComponents."""
        raise BadComponents(f"{self.title.en} has no component sets")

    # What every game has.

    def begin(self, seed: str, players: int, settings: Mapping[str, Setting]) -> Game:
        """Set up a game after checking what is asked; options not named take their default."""
        self.check_players(players)
        return self.new(seed, players, self.complete(settings))

    def check_players(self, players: int) -> None:
        """Raises BadSetting if the game is not for that number of players."""
        if type(players) is not int or players not in self.players:
            few, many = self.players[0], self.players[-1]
            needs = f"exactly {few}" if few == many else f"{few} to {many}"
            raise BadSetting(f"{self.title.en} needs {needs} players, not {players!r}")

    def complete(self, settings: Mapping[str, Setting]) -> dict[str, Setting]:
        """The settings of all options.  Raises BadSetting for one that does not exist."""
        if not isinstance(settings, Mapping):
            raise BadSetting(f"settings are names with their values, not {settings!r}")
        known = {option.name: option for option in self.options}
        for name in settings:
            if name not in known:
                raise BadSetting(f"{self.title.en} has no option {name!r}; it has {listed(known)}")
        return {
            name: self._checked(option, settings.get(name, option.default))
            for name, option in known.items()
        }

    def settings_of(self, option: Option) -> tuple[Setting, ...]:
        """What an option may be set to, the component sets that were loaded included."""
        if option.name != COMPONENTS:
            return option.settings
        return (*option.settings, *[key for key in self.component_sets if key != STANDARD])

    def _checked(self, option: Option, setting: Setting) -> Setting:
        allowed = self.settings_of(option)
        # Comparing texts keeps True apart from 1.
        for each in allowed:
            if str(each) == str(setting):
                return each
        if option.name == COMPONENTS:
            raise BadSetting(
                f"the component set {setting!r} is not loaded; add its file with --components"
            )
        raise BadSetting(f"{option.name} must be one of {listed(allowed)}, not {setting!r}")

    def parse(self, text: str) -> Action:
        """The action of this text.  Raises UnknownAction."""
        if not isinstance(text, str):
            raise UnknownAction(text)
        words = " ".join(text.lower().split())
        action = self._actions.get(words)
        if action is None:
            try:
                action = self.other_action(words)
            except (ValueError, IndexError) as error:
                raise UnknownAction(text) from error
        if action is None:
            raise UnknownAction(text)
        return action

    def blank(self) -> Game:
        """A game that is not set up, to be filled from a snapshot."""
        return self.state()

    def read_agenda(self, game: Game, lines: list[str]) -> None:
        """Give a game the phases with these texts, the next one last.  Raises ValueError."""
        # The phases of a kind are phases of its own state.
        game.agenda = cast("list[Phase[Game]]", [self._phase(line) for line in lines])

    def _phase(self, line: str) -> Worded:
        found = self._phases.get(line) or self.other_phase(line)
        if found is None:
            raise ValueError(f"there is no phase {line!r}")
        return found


def listed(names: Mapping[str, Option] | tuple[Setting, ...]) -> str:
    return ", ".join(str(name) for name in names) or "none"
