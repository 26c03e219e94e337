"""The lesson of 7 Wonders: an age, the Tower of Babel, the last turn; then the expansions."""

from typing import Final

from ziggurat.core.text import Text
from ziggurat.lessons.lesson import Chapter, Lesson, Step, choices
from ziggurat.lessons.seven_wonders_expansions import CITIES, LEADERS

FIRST_AGE: Final = Chapter(
    Text("The first age", "Le premier Âge"),
    "ur",
    settings={"wonders": "dealt a"},
    steps=(
        Step(
            Text(
                "You are Adapa and lead Olympia. Enki's city lies on your left, Inanna's on your"
                " right. In three ages of six turns you gather victory points; most points win.",
                "Vous êtes Adapa et dirigez Olympie. La cité d'Enki est à votre gauche, celle"
                " d'Inanna à votre droite. En trois Âges de six tours on amasse des points de"
                " victoire ; qui en a le plus l'emporte.",
            ),
            "SW-END-1",
            points_at=("city 0", "city 1", "city 2"),
        ),
        Step(
            Text(
                "Each turn all choose a card in secret, reveal together, and pass the rest on."
                " Begin with production: build the Lumber Yard. It costs nothing and gives wood"
                " for the whole game.",
                "À chaque tour, tous choisissent une carte en secret, la dévoilent ensemble et"
                " passent le reste. Commencez par produire : construisez le Chantier. Il ne coûte"
                " rien et donne du bois pour toute la partie.",
            ),
            "SW-COST-3",
            do="build lumber yard",
            then=choices("1 build stone pit; 2 build press"),
        ),
        Step(
            Text(
                "Six new cards came from a neighbour. The Apothecary needs cloth, which you lack,"
                " but Enki's board makes it: build it and pay Enki 2 coins. Sellers cannot refuse.",
                "Six nouvelles cartes viennent d'une voisine. L'Officine demande du tissu, qui"
                " vous manque, mais le plateau d'Enki en produit : construisez-la en payant 2"
                " pièces à Enki. Un vendeur ne peut refuser.",
            ),
            "SW-TRADE-1",
            do="build apothecary paying 2 left",
            then=choices("1 build ore vein; 2 build clay pool"),
        ),
        Step(
            Text(
                "Now your wonder. The first stage costs two wood: you make both yourself. Any"
                " card goes face down below it. Use the Loom: what you bury, no neighbour can"
                " build.",
                "Passons à votre Merveille. La première étape coûte deux bois : vous les"
                " produisez. Une carte quelconque se glisse dessous, face cachée. Prenez le"
                " Métier à tisser : ce que vous enterrez, aucun voisin ne le construira.",
            ),
            "SW-ACT-4",
            do="stage with loom",
            then=choices("1 build barracks; 2 build glassworks"),
        ),
        Step(
            Text(
                "Three points are safe. You have one coin left: discard the Theater for three."
                " That is always allowed.",
                "Trois points sont acquis. Il vous reste une pièce : défaussez le Théâtre contre"
                " trois. C'est toujours permis.",
            ),
            "SW-ACT-2",
            do="discard theater",
            then=choices("1 build baths; 2 build workshop"),
        ),
        Step(
            Text(
                "At the end of each age you compare shields with both neighbours. Enki has one,"
                " Inanna none. Build the Stockade: one shield.",
                "À la fin de chaque Âge on compare ses boucliers avec ceux des deux voisins. Enki"
                " en a un, Inanna aucun. Construisez la Palissade : un bouclier.",
            ),
            "SW-WAR-1",
            do="build stockade",
            then=choices("1 discard marketplace; 2 discard guard tower"),
        ),
        Step(
            Text(
                "Last turn of the age: two cards, one is played, the other discarded. Build the"
                " Altar: it gives points, and later another building free.",
                "Dernier tour de l'Âge : deux cartes, on en joue une, l'autre est défaussée."
                " Construisez l'Autel : il donne des points et, plus tard, un autre bâtiment"
                " gratuit.",
            ),
            "SW-AGE-5",
            do="build altar",
            then=choices("1 build timber yard; 2 discard east trading post"),
        ),
        Step(
            Text(
                "Age I is over. You have more shields than Inanna: you take a victory token worth"
                " 1 point, Inanna a defeat token worth minus 1. You are equal with Enki: nothing"
                " happens. Later victories are worth 3, then 5.",
                "L'Âge I est fini. Vous avez plus de boucliers qu'Inanna : vous prenez un jeton"
                " Victoire qui vaut 1 point, elle un jeton Défaite qui vaut moins 1. À égalité"
                " avec Enki, rien. Plus tard, une victoire vaut 3, puis 5.",
            ),
            "SW-WAR-2",
            points_at=("age end",),
        ),
        Step(
            Text(
                "Chains save a lot: since the Altar stands in your city, the Temple of Age II is"
                " free. Build it by its chain.",
                "Les chaînages économisent beaucoup : puisque l'Autel est dans votre cité, le"
                " Temple de l'Âge II est gratuit. Construisez-le ainsi.",
            ),
            "SW-CHAIN-1",
            do="build temple by chain",
            then=choices("1 build stables paying 2 left; 2 build loom"),
        ),
        Step(
            Text(
                "Three points for nothing. In Age II hands are passed the other way, to the right:"
                " think of who will get what you leave.",
                "Trois points pour rien. À l'Âge II, les mains passent dans l'autre sens, vers la"
                " droite : pensez à qui recevra ce que vous laissez.",
            ),
            "SW-AGE-4",
            points_at=("passing",),
        ),
    ),
)

BABEL: Final = Chapter(
    Text("The Tower of Babel", "La Tour de Babel"),
    "ur",
    settings={"wonders": "dealt a", "modules": "both"},
    steps=(
        Step(
            Text(
                "With the Babel expansion you first draft three Babel tiles: keep one, pass the"
                " others. Tile 9 makes manufactured goods cheaper: keep it.",
                "Avec l'extension Babel, on choisit d'abord trois tuiles Babel : gardez-en"
                " une, passez les autres. La tuile 9 rend les produits manufacturés moins chers :"
                " gardez-la.",
            ),
            "SWB-TOWER-6",
            do="keep 9",
            then=choices("1 keep 10; 2 keep 22"),
        ),
        Step(
            Text(
                "Of these two, keep 11: cheaper raw materials. You also keep the last one.",
                "De ces deux, gardez la 11 : des matières premières moins chères. La dernière"
                " vous revient d'office.",
            ),
            "SWB-TOWER-7",
            do="keep 11",
            then=choices("1 keep 4; 2 keep 1; 0 build glassworks; 1 build stockade; 2 build loom"),
        ),
        Step(
            Text(
                "A turn later. In each age lies one Great Project, here the Cranes: who builds a"
                " green card may take part for a coin. Build the Scriptorium and take part.",
                "Un tour plus tard. À chaque Âge, un Grand Projet, ici les Grues : qui construit"
                " une carte verte peut y participer pour une pièce. Construisez le Scriptorium en"
                " participant.",
            ),
            "SWB-PROJ-9",
            do="build scriptorium taking part",
            then=choices("1 build apothecary taking part paying 2 left; 2 build clay pool"),
        ),
        Step(
            Text(
                "You and Enki took both markers: the project will succeed and reward you two. Had"
                " a marker stayed, those without one would be punished.",
                "Enki et vous avez pris les deux marqueurs : le projet réussira et vous"
                " récompensera tous deux. S'il en restait un, ceux qui n'en ont pas seraient"
                " punis.",
            ),
            "SWB-PROJ-18",
            points_at=("project",),
        ),
        Step(
            Text(
                "A card may also be given up for a tile. Build tile 9 with the Timber Yard.",
                "Une carte peut aussi être sacrifiée pour une tuile. Construisez la tuile 9 avec"
                " l'Exploitation forestière.",
            ),
            "SWB-TOWER-10",
            do="tile 9 with timber yard",
            then=choices("1 build stone pit; 2 build guard tower"),
        ),
        Step(
            Text(
                "The tile bends the rules for everybody until it is covered. One, two or three"
                " tiles built are worth 2, 5 or 10 points.",
                "La tuile change les règles pour tous jusqu'à ce qu'elle soit recouverte. Une,"
                " deux ou trois tuiles construites valent 2, 5 ou 10 points.",
            ),
            "SWB-TOWER-18",
            points_at=("tower",),
        ),
    ),
)

LAST_TURN: Final = Chapter(
    Text("The last turn", "Le dernier tour"),
    "ishtar",
    settings={"wonders": "dealt a"},
    opening=choices("""
        0 build ore vein; 1 build stone pit; 2 build lumber yard; 0 build glassworks; 1
        build stockade; 2 build loom; 0 build press; 1 build clay pool; 2 build guard tower;
        0 build barracks; 1 build theater; 2 build apothecary; 0 discard marketplace; 1
        discard workshop; 2 build altar; 0 build scriptorium; 1 build baths; 2 discard
        timber yard; 0 build stables paying 4 left; 1 build archery range paying 2 left 2
        right; 2 build courthouse paying 2 right; 0 build school paying 2 left; 1 stage with
        glassworks paying 2 left; 2 build press; 0 build brickyard; 1 build aqueduct by
        chain; 2 build dispensary by chain; 0 build library by chain; 1 build temple paying
        2 right; 2 stage with sawmill paying 2 right; 0 stage with forum; 1 build loom; 2
        discard quarry; 0 build laboratory; 1 build statue by chain; 2 discard vineyard; 0
        build pantheon; 1 build palace paying 6 right; 2 build lodge by chain; 0 build
        university by chain; 1 discard arena; 2 build arsenal paying 2 left 2 right; 0 build
        academy by chain; 1 build gardens by chain; 2 build philosophers guild paying 2 left
        2 right; 0 build siege workshop by chain; 1 build senate paying 2 left 2 right; 2
        build study; 0 build haven paying 2 left; 1 discard lighthouse; 2 discard builders
        guild
    """),
    steps=(
        Step(
            Text(
                "Another game, before its last turn: you and Enki have 45 points each. Science is"
                " your strength: identical symbols count squared, and each set of three different"
                " ones 7 more.",
                "Une autre partie, avant le dernier tour : Enki et vous avez 45 points chacun. La"
                " science est votre force : les symboles identiques comptent au carré, et chaque"
                " série de trois différents vaut 7 de plus.",
            ),
            "SW-SCORE-3",
            points_at=("buildings 0 green",),
        ),
        Step(
            Text(
                "Build the Observatory by its chain.",
                "Construisez l'Observatoire par chaînage.",
            ),
            "SW-CHAIN-1",
            do="build observatory by chain",
            then=choices("1 discard traders guild; 2 discard town hall"),
        ),
        Step(
            Text(
                "58 to 44: the Observatory brought 3, and your shields two victories of Age III,"
                " 5 each. Conflicts, coins by threes, wonder, and every colour of card: all of it"
                " counts.",
                "58 à 44 : l'Observatoire a rapporté 3 points, et vos boucliers deux victoires de"
                " l'Âge III, à 5 points chacune. Conflits, pièces (1 point pour trois), Merveille"
                " et cartes de chaque couleur : tout compte.",
            ),
            "SW-SCORE-1",
            points_at=("score",),
        ),
    ),
)

LESSON: Final = Lesson("seven_wonders", 3, (FIRST_AGE, BABEL, LAST_TURN, LEADERS, CITIES))
