"""The last chapter of the lesson of Babylon: the end of a game, and how a garden is judged."""

from typing import Final

from ziggurat.core.components import STANDARD
from ziggurat.core.kind import COMPONENTS, Setting
from ziggurat.core.text import Text
from ziggurat.lessons.lesson import Chapter, Step, choices

# The lesson is about these tiles, even if other component sets are loaded.
SETTINGS: Final[dict[str, Setting]] = {COMPONENTS: STANDARD}

FROM_ABOVE: Final = Chapter(
    Text("Seen from above", "Vu d'en haut"),
    "gardens",
    settings=SETTINGS,
    opening=choices("""
        0 remove c4; 1 remove c2; 0 remove d4; 1 remove b1; 0 remove a3; 1 remove b3; 0 dig d2; 0
        lay stored, at g7 storey 1, turned 3, on single none single single; 0 statue g7.1; 0 end; 0
        store; 1 dig c1; 1 lay stored, at g7 storey 1, turned 3, on single none single single; 1
        statue g7.1; 1 end; 1 store; 0 dig a1; 0 lay dug, at e7 storey 2, turned 1, on none double
        double double; 0 stairs g8.1 f8.2; 0 end; 1 dig a2; 1 lay dug, at f7 storey 2, turned 2, on
        none statue double single; 1 statue g8.2; 1 lay stored, at d7 storey 1, turned 1, on none
        single single single; 1 statue d8.1; 1 end; 0 dig a1; 0 lay dug, at f5 storey 2, turned 3,
        on none double double double; 0 fountain f6.2 f7.2; 0 statue g5.2; 0 statue g6.2; 0 end; 1
        dig c3; 1 lay dug, at e7 storey 3, turned 3; 1 statue e8.3; 1 statue f8.3; 1 end; 0 dig d1;
        0 lay dug, at c7 storey 1, turned 3, on single none single single; 0 statue c7.1; 0 end; 1
        dig c3; 1 lay dug, at b7 storey 1, turned 3, on single none single single; 1 statue b8.1; 1
        end; 0 dig c1; 0 lay dug, at a7 storey 1, turned 3, on single none single single; 0 fountain
        b8.1 c8.1; 0 lay stored, at d5 storey 1, turned 3, on none single single single; 0 end; 1
        dig d1; 1 lay dug, at b4 storey 1, turned 3, on single none single single; 1 bridge b5.1
        b7.1; 1 end; 0 dig d1; 0 lay dug, at b5 storey 2, turned 2, on double none double double; 0
        stairs d6.1 c6.2; 0 statue b5.2; 0 end; 1 dig b2; 1 lay dug, at b2 storey 1, turned 2, on
        none single single single; 1 fountain b3.1 b4.1; 1 end; 0 dig b1; 0 lay dug, at e3 storey 1,
        turned 3, on single none single single; 0 fountain e4.1 e5.1; 0 end; 1 dig c2; 1 lay dug, at
        d5 storey 2, turned 0, on double double double none; 1 stairs c5.1 d5.2; 1 statue e5.2; 1
        statue d6.2; 1 end; 0 dig a2; 0 lay dug, at b3 storey 1, turned 3, on single single none
        single; 0 bridge c3.1 e3.1; 0 statue b3.1; 0 end; 1 dig a1; 1 lay dug, at c2 storey 2,
        turned 3, on single none single double; 1 statue d3.2; 1 end; 0 dig b2; 0 lay dug, at g3
        storey 2, turned 2, on none double double double; 0 statue h3.2; 0 end; 1 dig c1; 1 lay dug,
        at a7 storey 2, turned 1; 1 stairs c8.1 b8.2; 1 statue a8.2; 1 end; 0 dig b1; 0 lay dug, at
        g4 storey 3, turned 3; 0 end; 1 dig a2; 1 lay dug, at g5 storey 2, turned 3, on double
        double double none; 1 statue h5.2; 1 end; 0 dig b2; 0 lay dug, at g1 storey 1, turned 3, on
        none single single single; 0 end; 1 dig d2; 1 lay dug, at g3 storey 1, turned 2, on none
        single single single; 1 stairs g4.1 g5.2; 1 statue h3.1; 1 end; 0 dig d2; 0 lay dug, at d1
        storey 1, turned 0, on single single none single
    """),
    steps=(
        Step(
            Text(
                "Another game, round 12: Enki leads by 64 to 61. Two bridge icons of one storey"
                " face each other over an empty hole: build the bridge. It counts 3 for each"
                " storey, and a second set of all four kinds of decor 4 more.",
                "Une autre partie, manche 12 : Enki mène 64 à 61. Deux icônes de pont d'un même"
                " étage se font face par-dessus un trou vide : construisez le pont. Il vaut 3 par"
                " étage, et une deuxième série des quatre décors 4 de plus.",
            ),
            "BY-P-05",
            do="bridge e2.1 g2.1",
            then=choices("""
                0 end; 1 dig a3; 1 lay dug, at e3 storey 1, turned 3, on single none single single;
                1 end; 0 dig c2; 0 lay dug, at b1 storey 2, turned 2, on double double none double;
                0 stairs d1.1 c1.2; 0 statue b1.2; 0 end; 1 dig d3; 1 lay dug, at e1 storey 2,
                turned 2, on none double double double; 1 stairs e3.1 e2.2; 1 end; 0 dig d4; 0 lay
                dug
            """),
        ),
        Step(
            Text(
                "Round 14. What nobody sees from above counts nothing. Place this tile at a3, on"
                " storey 2: the statue below will only carry it and loses its point, but a yellow"
                " flower completes the third set of four, worth 4.",
                "Manche 14. Ce que l'on ne voit pas d'en haut ne compte pas. Posez cette tuile en"
                " a3, à l'étage 2 : la statue dessous ne fera que la porter et perd son point,"
                " mais une fleur jaune complète la troisième série de quatre, qui vaut 4.",
            ),
            "BY-V-01",
            do="at a3 storey 2",
            then=choices("0 turned 0"),
        ),
        Step(
            Text(
                "Build another statue above it, at b3: each counts its storey, so this one 2.",
                "Construisez une autre statue au-dessus, en b3 : chacune vaut son étage, ici 2.",
            ),
            "BY-P-01",
            do="statue b3.2",
            then=choices("""
                0 end; 1 dig d3; 1 lay dug, at e4 storey 3, turned 0; 1 statue f4.3; 1 end; 0 dig
                d3; 0 end; 0 store; 1 dig d4; 1 lay dug, at g1 storey 2, turned 3, on none double
                double double; 1 statue h2.2; 1 end
            """),
        ),
        Step(
            Text(
                "Fifteen rounds are over, and all look from straight above. Your decor: statues"
                " 12, fountains 12, bridges 6, stairs 9, and two sets of the four, 8.",
                "Les quinze manches sont finies, et l'on regarde d'en haut. Vos décors : statues"
                " 12, fontaines 12, ponts 6, escaliers 9, et deux séries des quatre décors, 8.",
            ),
            "BY-V-02",
            points_at=("score", "garden 0"),
        ),
        Step(
            Text(
                "Then three sets of flowers, 12; each of the 14 belvederes in sight, 1; and the"
                " highest terrace twice its storey, 6. That makes 79.",
                "Puis trois séries de fleurs, 12 ; chacun des 14 belvédères en vue, 1 ; et la"
                " plus haute terrasse deux fois son étage, 6. Cela fait 79.",
            ),
            "BY-P-08",
            points_at=("score", "garden 0"),
        ),
        Step(
            Text(
                "79 to 78: yours is the finer garden. A tie goes to the garden with fewer empty"
                " holes, here 9 to 13; pillars and stored tiles count nothing. Good digging!",
                "79 à 78 : votre jardin est le plus beau. À égalité gagne celui qui montre le"
                " moins de trous vides, ici 9 contre 13 ; piliers et tuiles stockées ne comptent"
                " pas. Bonne fouille !",
            ),
            "BY-P-09",
            points_at=("garden 0", "garden 1"),
        ),
    ),
)
