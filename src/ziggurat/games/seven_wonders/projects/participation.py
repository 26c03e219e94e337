"""Taking part in a project, which is done around another use of a card; and uses for tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.catalogue import BUILDINGS, COLOURS, COSTS, NUMBER_OF
from ziggurat.games.seven_wonders.components import STAGE, Deeds, changed
from ziggurat.games.seven_wonders.projects import events
from ziggurat.games.seven_wonders.projects.projects import PROJECTS, GreatProject
from ziggurat.games.seven_wonders.projects.refusals import ProjectRefusal
from ziggurat.games.seven_wonders.trade import adjusted
from ziggurat.games.seven_wonders.uses.around import Around
from ziggurat.games.seven_wonders.uses.building import BuildFree
from ziggurat.games.seven_wonders.uses.stage import MOST_STAGES, BuildStage
from ziggurat.games.seven_wonders.uses.use import CLOSED

if TYPE_CHECKING:
    from ziggurat.core.refusal import Refusal
    from ziggurat.games.seven_wonders.actions import Order
    from ziggurat.games.seven_wonders.catalogue import Cost
    from ziggurat.games.seven_wonders.components import Card, City
    from ziggurat.games.seven_wonders.modifiers import Modifiers
    from ziggurat.games.seven_wonders.projects.state import Projects
    from ziggurat.games.seven_wonders.table import SevenWonders
    from ziggurat.games.seven_wonders.uses.use import Use

WILD_PARTICIPATION: Final = NUMBER_OF["wild participation"]
FREE_BUILDING: Final = NUMBER_OF["free building"]
FREE_STAGE: Final = NUMBER_OF["free stage"]
PROJECT_COLOURS: Final[list[Deeds]] = [each.colour for each in PROJECTS]
PART_WORDS: Final = {"taking_part": "taking part", "by_token": "taking part by token"}


def projects(game: SevenWonders) -> Projects:
    """The state of this module."""
    assert game.projects is not None
    return game.projects


def project(game: SevenWonders) -> GreatProject:
    """The project of this age."""
    return PROJECTS[projects(game).project]


class TakingPart(Around):
    """A building, and a share in the project, however the building is paid for (SWB-PROJ-9..16).

    Also when a wonder effect builds it (SWB-PROJ-38).  With a token the colour does not matter.
    """

    def __init__(self, use: Use, by_token: bool) -> None:
        part = "by_token" if by_token else "taking_part"
        super().__init__(use, part, f" {PART_WORDS[part]}")
        self.by_token: Final = by_token

    def may_join(self, game: SevenWonders, city: City) -> bool:
        """Once a turn, while the project is open."""
        now = game.projects
        if now is None or not now.is_open or now.took_part >> city & 1 or city >= game.seats:
            return False
        return not self.by_token or WILD_PARTICIPATION in game.tokens[city]

    def joins(self, game: SevenWonders, card: Card) -> bool:
        """Cards of the project's colour; with a token all the others."""
        now = game.projects
        return now is not None and (COLOURS[card] == PROJECT_COLOURS[now.project]) != self.by_token

    def why_no_more(self, game: SevenWonders, city: City, card: Card) -> Refusal:
        now = game.projects
        if not self.builds or not BUILDINGS >> card & 1:
            return ProjectRefusal.NO_BUILDING_NO_PART  # SWB-PROJ-37, SWX-06
        if now is None or now.project < 0 or city >= game.seats:
            return ProjectRefusal.NO_PROJECT  # SWB-PROJ-46
        if not now.is_open:
            return ProjectRefusal.NO_MARKER_LEFT  # SWB-PROJ-13
        if now.took_part >> city & 1:
            return ProjectRefusal.ONCE_A_TURN  # SWB-PROJ-15
        if not self.by_token:
            return ProjectRefusal.OTHER_COLOUR  # SWB-PROJ-9
        return self.why_no_token(COLOURS[card] == PROJECTS[now.project].colour)

    def why_no_token(self, fits: bool) -> Refusal:
        """A token replaces only the colour, and is refused where it is not needed (SWB-PROJ-36)."""
        if fits:
            return ProjectRefusal.TOKEN_NOT_NEEDED
        return ProjectRefusal.NO_PARTICIPATION_TOKEN

    def price(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> Cost:
        """The participation cost comes on top, and nothing makes it cheaper (SWB-PROJ-10..12)."""
        needs, bank = self.use.price(game, city, card, mods)
        joined = project(game)
        return needs + joined.needs, bank + joined.coins

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        """If too many take part in one turn, the supply has more markers (SWB-PROJ-14)."""
        self.use.place(game, city, given)
        if self.by_token:
            game.spend_token(city, WILD_PARTICIPATION)
        now = projects(game)
        game.projects = now._replace(
            took_part=now.took_part | 1 << city,
            markers=max(0, now.markers - 1),
            shares=changed(now.shares, city, 1),
        )
        game.tell(events.took_part, city, now.project)


_made: dict[tuple[Use, bool], Around] = {}  # one for each use: orders are compared by it


def taking_part(use: Use) -> Around:
    return _made.setdefault((use, False), TakingPart(use, by_token=False))


def by_token(use: Use) -> Around:
    return _made.setdefault((use, True), TakingPart(use, by_token=True))


class BuildByToken(BuildFree):
    """Build the structure free, for a token (SWB-PROJ-39)."""

    def is_open(self, game: SevenWonders, city: City, mods: Modifiers) -> bool:
        return FREE_BUILDING in game.tokens[city]

    def why_never(self, game: SevenWonders, city: City, card: Card) -> Refusal:
        return ProjectRefusal.NO_FREE_BUILDING_TOKEN

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        super().place(game, city, given)
        game.spend_token(city, FREE_BUILDING)


class StageByToken(BuildStage):
    """Build a stage without its resources, for a token (SWB-PROJ-40, SWB-PROJ-41)."""

    def __init__(self, number: int = 0) -> None:
        name = "stage_numbered_by_token" if number else "stage_by_token"
        before = f"stage {number} with " if number else "stage with "
        super().__init__(6, name, before, " for a token", number)
        self.closed = ProjectRefusal.NO_FREE_STAGE_TOKEN

    def aims(self, game: SevenWonders, city: City) -> list[Card]:
        return super().aims(game, city) if FREE_STAGE in game.tokens[city] else CLOSED

    def price(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> Cost:
        _, coins = COSTS[self.stage(game, city)]
        return adjusted(mods, (0, coins), STAGE, game.age)

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        super().place(game, city, given)
        game.spend_token(city, FREE_STAGE)


BUILD_BY_TOKEN: Final = BuildByToken(2, "build_by_token", "build ", " for a token")
STAGE_BY_TOKEN: Final = StageByToken()
NUMBERED_BY_TOKEN: Final = tuple([StageByToken(each) for each in range(1, MOST_STAGES + 1)])
