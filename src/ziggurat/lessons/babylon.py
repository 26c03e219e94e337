"""The lesson of Babylon: three rounds of a garden, from the first pillar on; then the end."""

from typing import Final

from ziggurat.core.text import Text
from ziggurat.lessons.babylon_end import FROM_ABOVE, SETTINGS
from ziggurat.lessons.lesson import Chapter, Lesson, Step, choices, story_of

SEED: Final = "gardens"

FIRST_TERRACE: Final = Chapter(
    Text("The first terrace", "La première terrasse"),
    SEED,
    settings=SETTINGS,
    opening=choices("0 remove c4; 1 remove c2; 0 remove d4; 1 remove b1; 0 remove a3; 1 remove b3"),
    steps=(
        Step(
            Text(
                "You are Adapa. On your board of 64 holes a hanging garden will rise, storey above"
                " storey; Enki builds another. After 15 rounds the finer garden wins.",
                "Vous êtes Adapa. Sur votre plateau de 64 trous s'élèvera un jardin suspendu,"
                " étage sur étage ; Enki construit le sien. Après 15 manches, le plus beau jardin"
                " l'emporte.",
            ),
            "BY-R-01",
            points_at=("garden 0", "garden 1"),
        ),
        Step(
            Text(
                "A turn begins in the quarry: dig the top tile of a stack. Each side beside the"
                " edge or beside a tile no higher brings a pillar, and your own white flower one"
                " more. Dig at d2: five pillars.",
                "Un tour commence à la carrière : creusez la tuile du dessus d'une pile. Chaque"
                " côté voisin du bord ou d'une tuile qui n'est pas plus haute rapporte un pilier,"
                " et votre fleur blanche un de plus. Creusez en d2 : cinq piliers.",
            ),
            "BY-D-03",
            do="dig d2",
        ),
        Step(
            Text(
                "You may place the dug tile, the stored one, both or none. Your start tile waits in"
                " the notch: place the stored tile.",
                "Vous pouvez poser la tuile creusée, la tuile stockée, les deux ou aucune. Votre"
                " tuile de départ attend dans l'encoche : posez la tuile stockée.",
            ),
            "BY-B-01",
            do="lay stored",
        ),
        Step(
            Text(
                "Put its north-west corner above g7, on storey 1.",
                "Placez son coin nord-ouest au-dessus de g7, à l'étage 1.",
            ),
            "BY-G-03",
            do="at g7 storey 1",
        ),
        Step(
            Text(
                "Tiles may be rotated, so that icons meet later. Choose 270°.",
                "On peut tourner les tuiles, pour que les icônes se rencontrent plus tard."
                " Choisissez 270°.",
            ),
            "BY-G-04",
            do="turned 3",
        ),
        Step(
            Text(
                "Three or four supports carry a tile. Save a pillar: leave the north-east corner"
                " (the second) without one. A belvedere will stand there, worth a point.",
                "Une tuile repose sur trois ou quatre supports. Épargnez un pilier : laissez le"
                " coin nord-est (le deuxième) sans support. Un belvédère s'y dressera, et vaut un"
                " point.",
            ),
            "BY-B-05",
            do="on single none single single",
        ),
        Step(
            Text(
                "After placing a tile you decorate it, at no cost. It shows a statue: build it at"
                " g7.",
                "Après la pose, on décore, sans rien payer. La tuile montre une statue :"
                " construisez-la en g7.",
            ),
            "BY-X-41",
            do="statue g7.1",
        ),
        Step(
            Text(
                "Your pillars are not enough for a second tile now: end building.",
                "Vos piliers ne suffisent pas pour une seconde tuile : terminez la construction.",
            ),
            "BY-X-01",
            do="end",
        ),
        Step(
            Text(
                "Store the tile you dug: the notch holds one, and you may keep six single pillars.",
                "Stockez la tuile creusée : l'encoche en contient une, et l'on garde jusqu'à six"
                " piliers simples.",
            ),
            "BY-K-03",
            do="store",
            then=choices("""
                1 dig c1; 1 lay stored, at g7 storey 1, turned 3, on single none single single;
                1 statue g7.1; 1 end; 1 store
            """),
        ),
        Step(
            Text(
                "Enki has had a turn, and the round is over: a tower tile is flipped. Its effect"
                " holds for everybody in the next round: here a double pillar for each.",
                "Enki a joué, et la manche est finie : une tuile Tour est retournée. Son effet"
                " vaut pour tous à la manche suivante : ici, un pilier double chacun.",
            ),
            "BY-R-04",
            points_at=("round",),
        ),
    ),
)

HIGHER: Final = Chapter(
    Text("Higher", "Plus haut"),
    SEED,
    settings=SETTINGS,
    opening=story_of(FIRST_TERRACE) + choices("0 dig a1; 0 lay dug"),
    steps=(
        Step(
            Text(
                "Your second turn: you dug at a1 and hold that tile. A new storey may begin once"
                " there is a tile on the storey below. Place it at e7, on storey 2.",
                "Votre deuxième tour : vous avez creusé en a1 et tenez cette tuile. Un étage peut"
                " commencer dès qu'il y a une tuile à l'étage inférieur. Posez-la en e7, à l'étage"
                " 2.",
            ),
            "BY-B-09",
            do="at e7 storey 2",
            then=choices("0 turned 1"),
        ),
        Step(
            Text(
                "It is rotated for you. Double pillars, two singles each, reach from the"
                " board to storey 2. Leave the first corner without a support.",
                "Elle a été tournée pour vous. Un pilier double, qui vaut deux simples, va du"
                " plateau à l'étage 2. Laissez le premier coin sans support.",
            ),
            "BY-B-12",
            do="on none double double double",
        ),
        Step(
            Text(
                "Two stairs icons stand side by side, one storey apart: build the stairs. They"
                " count the sum of both storeys, 3.",
                "Deux icônes d'escalier se touchent, à un étage d'écart : construisez l'escalier."
                " Il vaut la somme des deux étages, 3.",
            ),
            "BY-X-10",
            do="stairs g8.1 f8.2",
            then=choices("""
                0 end;
                1 dig a2; 1 lay dug, at f7 storey 2, turned 2, on none statue double single;
                1 statue g8.2; 1 lay stored, at d7 storey 1, turned 1, on none single single single;
                1 statue d8.1; 1 end; 0 dig a1; 0 lay dug, at f5 storey 2, turned 3
            """),
        ),
        Step(
            Text(
                "Third turn: a tile is ready above f5, beside your terrace. Again leave its first"
                " corner free.",
                "Troisième tour : une tuile est prête au-dessus de f5, contre votre terrasse."
                " Laissez de nouveau son premier coin libre.",
            ),
            "BY-B-04",
            do="on none double double double",
        ),
        Step(
            Text(
                "Two fountain icons touch on two tiles of one storey. A fountain counts 3 for each"
                " storey: build it.",
                "Deux icônes de fontaine se touchent sur deux tuiles d'un même étage. Une fontaine"
                " vaut 3 par étage : construisez-la.",
            ),
            "BY-X-20",
            do="fountain f6.2 f7.2",
        ),
        Step(
            Text(
                "Another statue must stand in line with one of yours: g6 lies in the column of g7.",
                "Une autre statue doit être alignée avec l'une des vôtres : g6 est dans la colonne"
                " de g7.",
            ),
            "BY-X-42",
            do="statue g6.2",
        ),
    ),
)

LESSON: Final = Lesson("babylon", 2, (FIRST_TERRACE, HIGHER, FROM_ABOVE))
