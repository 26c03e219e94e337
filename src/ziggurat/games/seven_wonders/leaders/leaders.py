"""The thirty-six leaders: what each costs, and what each does (SWL-01, SWL-02, SWL-40..56).

Because effects add up, they go together with those of tiles (SWX-05).
"""

from typing import Final

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    BLUE,
    BROWN,
    CHAIN,
    COMPASS,
    FROM_LEFT,
    FROM_RIGHT,
    GEAR,
    GREEN,
    GREY,
    OWN,
    PURPLE,
    RED,
    STAGE,
    TABLET,
    THREE_COINS,
    TOKEN,
    VICTORIES,
    WHITE,
    YELLOW,
    Deeds,
    Effect,
    Gain,
    Per,
    Thing,
    Toll,
)

SEVEN_COLOURS: Final = BROWN | GREY | BLUE | YELLOW | RED | GREEN | PURPLE


def leader(
    english: str,
    french: str,
    coins: int,
    effect: Effect | None = None,
    gain: Gain | None = None,
) -> Thing:
    name, text = english.lower(), Text(english, french)
    return Thing(name, text, WHITE, coins, effect=effect or Effect(), gain=gain or Gain())


def points_for(amount: int, what: Deeds, *, sets: bool = False) -> Effect:
    """Points for each of these in the city of the leader."""
    return Effect(points_per=(Per(amount, what, OWN, sets),))


def coins_for(coins: int, *deeds: Deeds) -> Effect:
    """Coins whenever one of these is done later (SWL-26)."""
    return Effect(bonuses=tuple([Toll(each, coins) for each in deeds]))


LEADERS: Final[tuple[Thing, ...]] = (
    leader("Alexander", "Alexandre", 3, points_for(1, VICTORIES)),  # SWL-41
    leader("Amytis", "Amytis", 4, points_for(2, STAGE)),  # SWL-42
    leader("Archimedes", "Archimède", 4, Effect(one_less=GREEN)),  # SWL-40
    leader("Aristotle", "Aristote", 3, Effect(set_bonus=3)),  # SWL-43
    leader("Bilkis", "Bilkis", 4, Effect(bank_unit=1)),  # SWL-44
    leader("Caesar", "César", 5, Effect(shields=2)),
    leader("Cleopatra", "Cléopâtre", 4, Effect(points=5)),
    leader("Croesus", "Crésus", 1, gain=Gain(coins=6)),  # SWL-45
    leader("Euclid", "Euclide", 5, Effect(symbols=COMPASS)),  # SWL-46
    leader("Hammurabi", "Hammurabi", 2, Effect(one_less=BLUE)),  # SWL-40
    leader("Hannibal", "Hannibal", 2, Effect(shields=1)),
    leader("Hatshepsut", "Hatshepsout", 2, coins_for(1, FROM_LEFT, FROM_RIGHT)),  # SWL-47
    leader("Hiram", "Hiram", 3, points_for(2, PURPLE)),  # SWL-56
    leader("Hypatia", "Hypatie", 4, points_for(1, GREEN)),  # SWL-56
    leader("Imhotep", "Imhotep", 3, Effect(one_less=STAGE)),  # SWL-40
    leader("Justinian", "Justinien", 3, points_for(3, BLUE | RED | GREEN, sets=True)),  # SWL-48
    leader("Leonidas", "Léonidas", 2, Effect(one_less=RED)),  # SWL-40
    leader("Maecenas", "Mécène", 1, Effect(free=WHITE)),  # SWL-49
    leader("Midas", "Midas", 3, points_for(1, THREE_COINS)),  # SWL-50
    leader("Nebuchadnezzar", "Nabuchodonosor", 4, points_for(1, BLUE)),  # SWL-56
    leader("Nefertiti", "Néfertiti", 3, Effect(points=4)),
    leader("Nero", "Néron", 1, coins_for(2, VICTORIES)),  # SWL-51
    leader("Pericles", "Périclès", 6, points_for(2, RED)),  # SWL-56
    leader("Phidias", "Phidias", 3, points_for(1, BROWN)),  # SWL-56
    leader("Plato", "Platon", 4, points_for(7, SEVEN_COLOURS, sets=True)),  # SWL-48
    leader("Praxiteles", "Praxitèle", 3, points_for(2, GREY)),  # SWL-56
    leader("Ptolemy", "Ptolémée", 5, Effect(symbols=TABLET)),  # SWL-46
    leader("Pythagoras", "Pythagore", 5, Effect(symbols=GEAR)),  # SWL-46
    leader("Ramses", "Ramsès", 5, Effect(free=PURPLE)),  # SWL-52
    leader("Sappho", "Sappho", 1, Effect(points=2)),
    leader("Solomon", "Salomon", 3, gain=Gain(digs=4)),  # SWL-53
    leader("Tomyris", "Tomyris", 4, Effect(deflects=1)),  # SWL-54
    leader("Varro", "Varron", 3, points_for(1, YELLOW)),  # SWL-56
    leader("Vitruvius", "Vitruve", 1, coins_for(2, CHAIN)),  # SWL-55
    leader("Xenophon", "Xénophon", 2, coins_for(2, YELLOW)),  # SWL-55
    leader("Zenobia", "Zénobie", 2, Effect(points=3)),
)

# The courtesan token on a neighbour's leader: the same effect in another city (SWL-58).
COPIES: Final[tuple[Thing, ...]] = tuple(
    [each._replace(name=f"courtesan of {each.name}", colour=TOKEN, coins=0) for each in LEADERS]
)
