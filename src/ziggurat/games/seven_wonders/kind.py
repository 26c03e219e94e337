"""7 Wonders among the games: its modules, how one is begun, and how its orders are read."""

from collections.abc import Mapping
from typing import Final

from ziggurat.core.action import Action
from ziggurat.core.game import Game
from ziggurat.core.kind import Kind, Option, Setting, Texts
from ziggurat.core.outcome import Outcome
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders import conflict, scoring
from ziggurat.games.seven_wonders.actions import parse_order
from ziggurat.games.seven_wonders.base.board_choice import CHOOSE_SIDES, DRAFT_BOARDS, TAKE_BOARDS
from ziggurat.games.seven_wonders.base.powers import DECLINE, DIG_UP, PLAY_SEVENTH
from ziggurat.games.seven_wonders.base.refusals import SevenWondersRefusal
from ziggurat.games.seven_wonders.base.texts import TEXTS
from ziggurat.games.seven_wonders.catalogue import GUILD_CARDS, WONDERS
from ziggurat.games.seven_wonders.cities.boards import BYZANTIUM_WONDER
from ziggurat.games.seven_wonders.cities.rules import MODULE as CITIES
from ziggurat.games.seven_wonders.conceivable import conceivable
from ziggurat.games.seven_wonders.describing import described
from ziggurat.games.seven_wonders.facts import (
    MOST_SEATS,
    PLANS,
    Facts,
    Module,
    Plan,
    Script,
    wrapped,
)
from ziggurat.games.seven_wonders.flow import scripts
from ziggurat.games.seven_wonders.intrigue.rules import MODULE as INTRIGUE
from ziggurat.games.seven_wonders.leaders.rules import MODULE as LEADERS
from ziggurat.games.seven_wonders.projects.rules import MODULE as PROJECTS
from ziggurat.games.seven_wonders.purchases import PURCHASES
from ziggurat.games.seven_wonders.set_up import OPTIONS, new_game
from ziggurat.games.seven_wonders.table import SevenWonders
from ziggurat.games.seven_wonders.tower.rules import MODULE as TOWER
from ziggurat.games.seven_wonders.two_players.rules import MODULE as TWO_PLAYERS
from ziggurat.games.seven_wonders.uses import BASE_USES
from ziggurat.games.seven_wonders.uses.digging import DIG
from ziggurat.games.seven_wonders.uses.use import Use
from ziggurat.games.seven_wonders.wonder_pack.rules import MODULE as WONDER_PACK

BASE: Final = Module(
    "base",
    TEXTS,
    refusals=SevenWondersRefusal,
    uses=BASE_USES,
    phases=(CHOOSE_SIDES, *DRAFT_BOARDS, *PLAY_SEVENTH, *DIG_UP),
    actions=(DECLINE, *TAKE_BOARDS),
    rows=scoring.ROWS,
    options=OPTIONS,
    guilds=GUILD_CARDS,
    wonders=tuple(range(WONDERS)),
    fronts=conflict.borders,
)
# The order of the modules is the order in which their phases are put into the scripts.
MODULES: Final[tuple[Module, ...]] = (
    LEADERS,
    INTRIGUE,
    CITIES,
    WONDER_PACK,
    TOWER,
    PROJECTS,
    TWO_PLAYERS,
)
EVERY: Final[tuple[Module, ...]] = (BASE, *MODULES)

CHOSEN: Final = {
    "none": (),
    "tower": ("tower",),
    "projects": ("projects",),
    "both": ("tower", "projects"),
}
# Each module alone or both together (SWB-TOWER-1).
CHOICE_OF_MODULES: Final = Option(
    "modules",
    tuple(CHOSEN),
    Text("Modules of Babel", "Modules de Babel"),
    suggested="both",
    is_main=True,
)


FEW: Final = 3  # cities
OF_TEAMS: Final = (4, 6, 8)  # players


def key_of(names: tuple[str, ...], dig_first: bool) -> str:
    """The key of the plan for these modules, and for what they need."""
    if CITIES.name in names or WONDER_PACK.name in names:
        names = (*names, INTRIGUE.name)
    found = [module.name for module in MODULES if module.name in names]
    return " ".join([*found, "dig_first"] if dig_first else found)


def make_plans() -> None:
    """One for every combination of the modules that a table chooses (SWX-01)."""
    chosen = [module for module in MODULES if module is not INTRIGUE]
    for number in range(1 << len(chosen)):
        names = tuple([module.name for at, module in enumerate(chosen) if number >> at & 1])
        for dig_first in (False, True):
            key = key_of(names, dig_first)
            modules = tuple([module for module in MODULES if module.name in key.split()])
            PLANS[key] = Plan(BASE, modules, (DIG,), scripts(dig_first))


make_plans()


def every_script() -> list[Script]:
    """The scripts with the phases of all modules."""
    found = PLANS[key_of(tuple([module.name for module in MODULES]), dig_first=False)].scripts
    return [found.start, found.age, found.turn, found.age_end]


def facts_of(players: int, settings: Mapping[str, Setting]) -> Facts:
    names = CHOSEN[str(settings["modules"])]
    if settings["leaders"]:
        names = (*names, LEADERS.name)
    if settings["wonder_pack"]:
        names = (*names, WONDER_PACK.name)
    if players == 2:  # noqa: PLR2004 -- two players and the Free City
        names = (*names, TWO_PLAYERS.name)
    facts = facts_of_base(names, players, settings)
    teams = bool(settings["teams"]) and players in OF_TEAMS
    if not settings["cities"] and not teams and players < MOST_SEATS:
        return facts
    facts = with_cities(facts_of_base((CITIES.name, *names), players, settings), settings)
    return facts._replace(teams=teams)


def with_cities(facts: Facts, settings: Mapping[str, Setting]) -> Facts:
    """A card and a turn more in each age, and as many black cards as there are cities.

    So the last card of an age is the eighth (SWC-02, SWC-04, SWC-05, SWX-22).  Eight players have
    no more than before, because there are not enough cards; all black ones take part (SWC-50..52).
    """
    crowd = facts.cities == MOST_SEATS
    return facts._replace(
        turns=facts.turns if crowd else facts.turns + 1,
        hand=facts.hand if crowd else facts.hand + 1,
        extra_cards=facts.cities + crowd,
        left_out=0
        if settings["byzantium_with_three"] or facts.cities > FEW
        else 1 << BYZANTIUM_WONDER,
        debts=True,
        all_diplomacy_at_once=bool(settings["all_diplomacy_at_once"]),
        masks_differ=bool(settings["masks_differ"]),
        partners_lose_coins=bool(settings["partners_lose_coins"]),
    )


def facts_of_base(names: tuple[str, ...], players: int, settings: Mapping[str, Setting]) -> Facts:
    return Facts(
        plan=key_of(names, bool(settings["dig_first"])),
        cities=max(3, players),
        copy_counts_itself=bool(settings["copy_counts_itself"]),
        strict_seventh=bool(settings["strict_seventh_card"]),
        purchases=PURCHASES.index(str(settings["purchases"])),
        chains_of_earlier_ages=bool(settings["chains_of_earlier_ages"]),
        free_city_without_powers=bool(settings["free_city_without_powers"]),
        maecenas_only_at_age_start=bool(settings["maecenas_only_at_age_start"]),
        courtesans_not_copied=bool(settings["courtesans_not_copied"]),
        free_city_must_chain=bool(settings["free_city_must_chain"]),
    )


# Every use that an order may name, with any modules, and the class of each.
WRAPS: Final = [wrap for module in MODULES for wrap in module.around]
USES: Final[list[list[Use]]] = [
    [use, *wrapped(use, WRAPS)] for use in [*[use for module in EVERY for use in module.uses], DIG]
]


VERSION_1: Final[dict[str, Setting]] = {"free_city_must_chain": False, "purchases": "unbeaten"}


class SevenWondersKind(Kind):
    def new(self, seed: str, players: int, settings: Mapping[str, Setting]) -> SevenWonders:
        return new_game(seed, players, facts_of(players, settings), settings)

    def upgraded(self, settings: Mapping[str, Setting], version: int) -> Mapping[str, Setting]:
        """In version 1 the Free City could build free instead of by chain; fewer purchases."""
        return settings if version > 1 else {**VERSION_1, **settings}

    def other_action(self, words: str) -> Action | None:
        return parse_order(words, [use for uses in USES for use in uses])

    def conceivable(self, game: Game) -> list[Action]:
        assert isinstance(game, SevenWonders)
        plain = [action for module in EVERY for action in module.actions]
        return [*plain, *conceivable(game, USES)]

    def score(self, game: Game) -> Outcome:
        assert isinstance(game, SevenWonders)
        return game.outcome or scoring.result(game)


def merged() -> Texts:
    """The texts of all modules together."""
    every = [module.texts for module in EVERY]
    found: list[dict[str, Text]] = []
    for at in range(len(Texts._fields)):
        together: dict[str, Text] = {}
        for texts in every:
            together.update(texts[at])
        found.append(together)
    return described(Texts(*found))


KIND: Final[Kind] = SevenWondersKind(
    name="seven_wonders",
    title=Text("7 Wonders and Babel", "7 Wonders et Babel"),
    summary=Text(
        "Raise a city and its wonder in three ages, with the tower and the projects of Babel.",
        "Construisez une cité et sa Merveille en trois Âges ; avec la Tour et les Grands Projets"
        " de Babel.",
    ),
    players=range(2, MOST_SEATS + 1),
    rules_version=2,
    options=(CHOICE_OF_MODULES, *[option for module in EVERY for option in module.options]),
    refusals=tuple([module.refusals for module in EVERY if module.refusals is not None]),
    texts=merged(),
    state=SevenWonders,
    actions=[action for module in EVERY for action in module.actions],
    phases=[
        *[phase for module in EVERY for phase in module.phases],
        *[phase for script in every_script() for phase in script],
    ],
)


def new(seed: int | str, players: int = 3, **settings: Setting) -> SevenWonders:
    """Set up a game; options not named take their default."""
    game = KIND.begin(str(seed), players, settings)
    assert isinstance(game, SevenWonders)
    return game


def parse(text: str) -> Action:
    """The action of this text.  Raises UnknownAction."""
    return KIND.parse(text)
