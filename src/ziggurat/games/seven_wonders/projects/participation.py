"""Taking part in a project, which is done around another use of a card; and uses for tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.games.seven_wonders.base.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.catalogue import COLOURS, COSTS, NUMBER_OF
from ziggurat.games.seven_wonders.projects import events
from ziggurat.games.seven_wonders.projects.projects import PROJECTS, GreatProject
from ziggurat.games.seven_wonders.things import STAGE, changed
from ziggurat.games.seven_wonders.trade import adjusted
from ziggurat.games.seven_wonders.uses import CLOSED, OPEN, BuildFree, BuildStage, Use

if TYPE_CHECKING:
    from ziggurat.core.refusal import Refusal
    from ziggurat.games.seven_wonders.catalogue import Cost
    from ziggurat.games.seven_wonders.modifiers import Modifiers
    from ziggurat.games.seven_wonders.orders import Order
    from ziggurat.games.seven_wonders.projects.state import Projects
    from ziggurat.games.seven_wonders.table import SevenWonders
    from ziggurat.games.seven_wonders.things import Card, City, Deeds

WILD_PARTICIPATION: Final = NUMBER_OF["wild participation"]
FREE_BUILDING: Final = NUMBER_OF["free building"]
FREE_STAGE: Final = NUMBER_OF["free stage"]


def projects(game: SevenWonders) -> Projects:
    """The state of this module."""
    assert game.projects is not None
    return game.projects


def project(game: SevenWonders) -> GreatProject:
    """The project of this age."""
    return PROJECTS[projects(game).project]


class TakingPart(Use):
    """A building, and a share in the project, however the building is paid for (SWB-PROJ-9..16).

    Also when a wonder effect builds it (SWB-PROJ-38).  With a token the colour does not matter.
    """

    def __init__(self, use: Use, by_token: bool) -> None:
        super().__init__(use.rank, use.name, use.before, use.after)
        self.use: Final = use
        self.by_token: Final = by_token
        self.part = "by_token" if by_token else "taking_part"
        self.suffix: Final = " taking part by token" if by_token else " taking part"
        self.builds = use.builds
        self.digs = use.digs
        self.closed = use.closed
        self.every_aim = use.every_aim

    def words(self, card: str, aim: Card) -> str:
        return self.use.words(card, aim) + self.suffix

    def read(self, words: str) -> tuple[Card, Card] | None:
        return self.use.read(words.removesuffix(self.suffix)) if self.suffix in words else None

    def number_of(self, aim: Card) -> int:
        return self.use.number_of(aim)

    def aims(self, game: SevenWonders, city: City) -> list[Card]:
        now = game.projects
        if now is None or not now.is_open or now.took_part >> city & 1:
            return CLOSED
        return self.use.aims(game, city)

    def why_not(self, game: SevenWonders, city: City, card: Card) -> Refusal | None:
        refusal = self.use.why_not(game, city, card)
        if refusal is not None:
            return refusal
        if not self.builds:
            return SevenWondersRefusal.NO_BUILDING_NO_PART  # SWB-PROJ-37
        return why_not_take_part(game, city, card, self.by_token)

    def deeds(self, card: Card) -> Deeds:
        return self.use.deeds(card)

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

    def gain(self, game: SevenWonders, city: City, given: Order) -> int:
        return self.use.gain(game, city, given)


def why_not_take_part(game: SevenWonders, city: City, card: Card, by_token: bool) -> Refusal | None:
    now = game.projects
    if now is None or now.project < 0 or city >= game.seats:  # SWB-PROJ-46
        return SevenWondersRefusal.NO_PROJECT
    if not now.is_open:
        return SevenWondersRefusal.NO_MARKER_LEFT  # SWB-PROJ-13
    if now.took_part >> city & 1:
        return SevenWondersRefusal.ONCE_A_TURN  # SWB-PROJ-15
    fits = COLOURS[card] == PROJECTS[now.project].colour
    if by_token:
        return why_not_by_token(game, city, fits)
    return None if fits else SevenWondersRefusal.OTHER_COLOUR


def why_not_by_token(game: SevenWonders, city: City, fits: bool) -> Refusal | None:
    """A token replaces only the colour, and is refused where it is not needed (SWB-PROJ-36)."""
    if fits:
        return SevenWondersRefusal.TOKEN_NOT_NEEDED
    if WILD_PARTICIPATION in game.tokens[city]:
        return None
    return SevenWondersRefusal.NO_PARTICIPATION_TOKEN


_made: dict[tuple[Use, bool], Use] = {}  # one for each use: orders are compared by it


def taking_part(use: Use) -> Use:
    return _made.setdefault((use, False), TakingPart(use, by_token=False))


def by_token(use: Use) -> Use:
    return _made.setdefault((use, True), TakingPart(use, by_token=True))


class BuildByToken(BuildFree):
    """Build the structure free, for a token (SWB-PROJ-39)."""

    def __init__(self) -> None:
        super().__init__(2, "build_by_token", "build ", " for a token")
        self.closed = SevenWondersRefusal.NO_FREE_BUILDING_TOKEN

    def aims(self, game: SevenWonders, city: City) -> list[Card]:
        return OPEN if FREE_BUILDING in game.tokens[city] else CLOSED

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        super().place(game, city, given)
        game.spend_token(city, FREE_BUILDING)


class StageByToken(BuildStage):
    """Build a stage without its resources, for a token (SWB-PROJ-40, SWB-PROJ-41)."""

    def __init__(self) -> None:
        super().__init__(6, "stage_by_token", "stage with ", " for a token")
        self.closed = SevenWondersRefusal.NO_FREE_STAGE_TOKEN

    def aims(self, game: SevenWonders, city: City) -> list[Card]:
        return super().aims(game, city) if FREE_STAGE in game.tokens[city] else CLOSED

    def price(self, game: SevenWonders, city: City, card: Card, mods: Modifiers) -> Cost:
        _, coins = COSTS[game.next_stage(city)]
        return adjusted(mods, (0, coins), STAGE, game.age)

    def place(self, game: SevenWonders, city: City, given: Order) -> None:
        super().place(game, city, given)
        game.spend_token(city, FREE_STAGE)


BUILD_BY_TOKEN: Final = BuildByToken()
STAGE_BY_TOKEN: Final = StageByToken()
