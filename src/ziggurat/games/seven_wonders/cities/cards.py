"""The twenty-seven black cards, nine for each age, and the three guilds of Cities (SWC-01)."""

from typing import Final

from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.components import (
    BLACK,
    CLAY,
    GLASS,
    LEFT_DOCK,
    LOOM,
    MASK,
    NEIGHBOURS,
    ORE,
    OWN,
    PAPYRUS,
    PURPLE,
    RIGHT_DOCK,
    STAGE,
    STONE,
    VICTORIES,
    WOOD,
    Deeds,
    Effect,
    Gain,
    Intrigue,
    Per,
    Resources,
    Thing,
)

NO_INTRIGUE: Final = Intrigue()


def card(
    english: str,
    french: str,
    colour: Deeds = BLACK,
    *,
    coins: int = 0,
    needs: Resources = 0,
    points: int = 0,
    shields: int = 0,
    symbols: int = 0,
    posts: int = 0,
    doubles: int = 0,
    lacks: int = 0,
    waived: Deeds = 0,
    points_per: Per | None = None,
    earns: int = 0,
    earns_per: Per | None = None,
    neighbours: int = 0,
    losses: int = 0,
    losses_per: Deeds = 0,
    diplomacy: int = 0,
) -> Thing:
    """Black cards are in no chain (SWC-06)."""
    effect = Effect(
        points=points,
        shields=shields,
        symbols=symbols,
        posts=posts,
        doubles=doubles,
        lacks=lacks,
        waived=waived,
        points_per=() if points_per is None else (points_per,),
    )
    intrigue = Intrigue(neighbours, losses, losses_per, diplomacy)
    gain = Gain(earns, earns_per, intrigue=None if intrigue == NO_INTRIGUE else intrigue)
    name, text = english.lower(), Text(english, french)
    return Thing(name, text, colour, coins, needs, effect=effect, gain=gain)


# SWC-20, SWC-30..37
AGE_I: Final[tuple[Thing, ...]] = (
    card("Pigeon Loft", "Pigeonnier", coins=1, needs=ORE, symbols=MASK),
    card("Militia", "Milice", coins=3, shields=2),
    card("Hideout", "Cachette", points=2, losses=1),
    card("Residence", "Résidence", needs=CLAY, points=1, diplomacy=1),
    card("Gambling Den", "Tripot", earns=6, neighbours=1),
    card("Clandestine Dock West", "Quai clandestin ouest", coins=1, posts=LEFT_DOCK),
    card("Clandestine Dock East", "Quai clandestin est", coins=1, posts=RIGHT_DOCK),
    card("Secret Warehouse", "Entrepôt secret", coins=2, doubles=1),
    card("Gates of the City", "Portes de la cité", coins=1, needs=WOOD, points=4),
)
AGE_II: Final[tuple[Thing, ...]] = (
    card("Spy Ring", "Bande d'espions", coins=2, needs=STONE + CLAY, symbols=MASK),
    card("Mercenaries", "Mercenaires", coins=4, needs=PAPYRUS, shields=3),
    card("Lair", "Repaire", needs=WOOD + GLASS, points=3, losses=2),
    card("Consulate", "Consulat", needs=CLAY + PAPYRUS, points=2, diplomacy=1),
    card("Gambling House", "Maison de jeux", coins=1, earns=9, neighbours=2),
    card("Black Market", "Marché noir", needs=ORE + LOOM, lacks=1),
    card("Sepulcher", "Sépulcre", needs=STONE + GLASS + LOOM, points=4, losses_per=VICTORIES),
    card(
        "Architect Cabinet", "Cabinet d'architecte", coins=1, needs=PAPYRUS, points=2, waived=STAGE
    ),
    card("Tabularium", "Tabularium", coins=2, needs=WOOD + ORE + LOOM, points=6),
)
AGE_III: Final[tuple[Thing, ...]] = (
    card("Torture Chamber", "Chambre des tortures", coins=3, needs=2 * ORE + GLASS, symbols=MASK),
    card("Contingent", "Contingent", coins=5, needs=LOOM, shields=5),
    card("Brotherhood", "Confrérie", needs=2 * WOOD + ORE + LOOM, points=4, losses=3),
    card("Embassy", "Ambassade", needs=STONE + PAPYRUS + LOOM, points=3, diplomacy=1),
    card(
        "Cenotaph",
        "Cénotaphe",
        needs=STONE + 2 * CLAY + GLASS + LOOM,
        points=5,
        losses_per=VICTORIES,
    ),
    card(
        "Builders Union",
        "Chambre des bâtisseurs",
        needs=WOOD + CLAY + GLASS + PAPYRUS,
        points=4,
        losses_per=STAGE,
    ),
    card(
        "Secret Society",
        "Société secrète",
        needs=STONE + PAPYRUS,
        points_per=Per(1, BLACK, OWN),
        earns_per=Per(1, BLACK, OWN),
    ),
    card(
        "Slave Market",
        "Marché aux esclaves",
        needs=2 * WOOD + 2 * ORE,
        points_per=Per(1, VICTORIES, OWN),
        earns_per=Per(1, VICTORIES, OWN),
    ),
    card("Capitol", "Capitole", coins=2, needs=2 * STONE + 2 * CLAY + GLASS + PAPYRUS, points=8),
)
# SWC-42
GUILDS: Final[tuple[Thing, ...]] = (
    card(
        "Counterfeiters Guild",
        "Guilde des contrefacteurs",
        PURPLE,
        needs=3 * ORE + GLASS + LOOM,
        points=5,
        losses=3,
    ),
    card(
        "Guild of Shadows",
        "Guilde des ombres",
        PURPLE,
        needs=WOOD + 2 * STONE + PAPYRUS,
        points_per=Per(1, BLACK, NEIGHBOURS),
    ),
    card(
        "Mourners Guild",
        "Guilde des pleureuses",
        PURPLE,
        needs=WOOD + 2 * CLAY + GLASS + LOOM,
        points_per=Per(1, VICTORIES, NEIGHBOURS),
    ),
)
CARDS: Final[tuple[Thing, ...]] = (*AGE_I, *AGE_II, *AGE_III, *GUILDS)
