"""What is known about a game before one begins: its name, seats, options and texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from ziggurat.core.action import Action, UnknownAction, Worded
from ziggurat.core.components import STANDARD, BadComponents, ComponentsCode, ComponentSet
from ziggurat.core.error import ErrorCode, UserError, shortened
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
    suggested: Setting | None = None  # for a game started by one click; None: the default
    help: Text | None = None  # what the text leaves out
    is_main: bool = False  # players look for it first; the others settle fine points

    @property
    def default(self) -> Setting:
        return self.settings[0]

    @property
    def usual(self) -> Setting:
        """The setting of a game that somebody starts without choosing any."""
        return self.default if self.suggested is None else self.suggested


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
    advice: Mapping[str, Text] = NO_TEXTS  # why a choice is better, by a term of its evaluation


class SettingCode(ErrorCode):
    """Why a game cannot be set up."""

    PLAYERS_EXACTLY = Text(
        "{game} needs exactly {few} players, not {players}.",
        "{game} se joue à {few} exactement, pas à {players}.",
    )
    PLAYERS_RANGE = Text(
        "{game} needs {few} to {many} players, not {players}.",
        "{game} se joue de {few} à {many}, pas à {players}.",
    )
    NO_GAME = Text(
        "There is no game {name}. The games are {games}.",
        "Le jeu {name} n'existe pas. Les jeux sont {games}.",
    )
    NO_BOT = Text(
        "{game} has no bot {name}. Its bots are {bots}.",
        "{game} n'a pas de bot {name}. Ses bots sont {bots}.",
    )
    SETTINGS_SHAPE = Text(
        "Settings must be names with values, not {found}.",
        "Les options doivent être des noms avec leurs valeurs, et non {found}.",
    )
    NO_OPTION = Text(
        "{game} has no option {name}. Its options are {options}.",
        "{game} n'a pas d'option {name}. Ses options sont {options}.",
    )
    BAD_SETTING = Text(
        "{name} must be one of {settings}, not {found}.",
        "{name} peut valoir {settings}, et non {found}.",
    )
    COMPONENTS_NOT_LOADED = Text(
        "The component set {found} is not loaded. Add its file with --components.",
        "Le jeu de composants {found} n'est pas chargé. Ajoutez son fichier avec --components.",
    )


class BadSetting(UserError):
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
        """Make a component set available; returns its setting.  Raises BadPart."""
        raise BadComponents(ComponentsCode.NO_COMPONENT_SETS, game=self.title)

    # What every game has.

    def begin(self, seed: str, players: int, settings: Mapping[str, Setting]) -> Game:
        """Set up a game after checking what is asked; options not named take their default."""
        self.check_players(players)
        return self.new(seed, players, self.complete(settings))

    def check_players(self, players: int) -> None:
        """Raises BadSetting if the game is not for that number of players."""
        if type(players) is int and players in self.players:
            return
        few, many, found = self.players[0], self.players[-1], shortened(players)
        if few == many:
            raise BadSetting(SettingCode.PLAYERS_EXACTLY, game=self.title, few=few, players=found)
        raise BadSetting(
            SettingCode.PLAYERS_RANGE, game=self.title, few=few, many=many, players=found
        )

    def complete(self, settings: Mapping[str, Setting]) -> dict[str, Setting]:
        """The settings of all options.  Raises BadSetting for one that does not exist."""
        if not isinstance(settings, Mapping):
            raise BadSetting(SettingCode.SETTINGS_SHAPE, found=shortened(settings))
        known = {option.name: option for option in self.options}
        for name in settings:
            if name not in known:
                raise BadSetting(
                    SettingCode.NO_OPTION,
                    game=self.title,
                    name=shortened(name),
                    options=list(known),
                )
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
            raise BadSetting(SettingCode.COMPONENTS_NOT_LOADED, found=shortened(setting))
        raise BadSetting(
            SettingCode.BAD_SETTING,
            name=option.name,
            settings=[str(each) for each in allowed],
            found=shortened(setting),
        )

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
