"""The lesson of Babel: a first turn, a second one, and a turn that wins."""

from typing import Final

from ziggurat.core.text import Text
from ziggurat.lessons.lesson import Chapter, Lesson, Step, choices

FIRST_TURNS: Final = Chapter(
    Text("Your first turns", "Vos premiers tours"),
    "eridu",
    settings={"start_player": 0},
    steps=(
        Step(
            Text(
                "You are Adapa, and Enki sits opposite. Each of you has five sites, one for each"
                " nation. A temple counts its top level; the greater total wins.",
                "Vous êtes Adapa, face à Enki. Chacun a cinq chantiers, un par nation. Un temple"
                " vaut son plus haut niveau ; le plus grand total l'emporte.",
            ),
            "BB-END-1",
            points_at=("total",),
        ),
        Step(
            Text(
                "A turn begins with three new Nation cards. Then you act as often as you like."
                " First, move: click your Hittites card to go to the Hittites' site. The card is"
                " discarded.",
                "Un tour commence par trois nouvelles cartes Nation. Puis vous agissez autant que"
                " vous voulez. D'abord, déplacez-vous : cliquez sur votre carte Hittites pour"
                " aller sur leur chantier. La carte est défaussée.",
            ),
            "BB-MOV-1",
            do="move hittites",
        ),
        Step(
            Text(
                "Your pawn stands there. Deploy a Persians card: any nation may work on any site,"
                " but only where your pawn is.",
                "Votre pion y est. Déployez une carte Perses : toute nation peut travailler sur"
                " tout chantier, mais seulement là où est votre pion.",
            ),
            "BB-DEP-1",
            do="deploy persians",
        ),
        Step(
            Text(
                "In your first turn you must construct your foundation, a level 1 that is yours"
                " alone. A level needs as many cards in the column as its number: one is enough."
                " Construct it.",
                "Au premier tour, vous devez construire votre fondation, un niveau 1 à vous seul."
                " Un niveau demande autant de cartes dans la colonne que son numéro : une suffit."
                " Construisez-la.",
            ),
            "BB-CON-3",
            do="construct foundation",
        ),
        Step(
            Text(
                "Deploy the other two Persians as well: three alike in a row make a run, and runs"
                " have powers.",
                "Déployez aussi les deux autres Perses : trois cartes semblables d'affilée forment"
                " une suite, et les suites ont des pouvoirs.",
            ),
            "BB-ABI-1",
            do="deploy persians",
        ),
        Step(
            Text("Deploy the third one.", "Déployez le troisième."),
            "BB-DEP-3",
            do="deploy persians",
        ),
        Step(
            Text(
                "Nothing more to do. End your turn: two Temple cards are revealed on your stack.",
                "Il ne reste rien à faire. Terminez votre tour : deux cartes Temple sont"
                " dévoilées sur votre colonne de temples.",
            ),
            "BB-REV-1",
            do="end",
            then=choices(
                "1 move assyrians; 1 deploy hittites; 1 construct foundation; 1 deploy hittites;"
                "1 construct opposing; 1 deploy medes; 1 construct opposing; 1 end"
            ),
        ),
        Step(
            Text(
                "You revealed 3 and 2, and Enki constructed both: anybody may take the top card of"
                " either stack. But Enki's turn has revealed new ones.",
                "Vous aviez dévoilé 3 et 2, et Enki a construit les deux : chacun peut prendre la"
                " carte du dessus de l'une ou l'autre colonne de temples. Mais son tour en a"
                " dévoilé d'autres.",
            ),
            "BB-CON-1",
            points_at=("stack own", "stack opposing"),
        ),
        Step(
            Text(
                "Your temple has level 1 and your column three cards. Take the 2 from Enki's"
                " stack.",
                "Votre temple est au niveau 1 et votre colonne a trois cartes. Prenez le 2 de la"
                " colonne de temples d'Enki.",
            ),
            "BB-CON-2",
            do="construct opposing",
        ),
        Step(
            Text(
                "A 3 lies open now. Three cards are enough for it: construction uses none up."
                " Construct it.",
                "Un 3 apparaît. Vos trois cartes y suffisent : construire n'en use aucune."
                " Construisez-le.",
            ),
            "BB-CON-4",
            do="construct opposing",
        ),
        Step(
            Text(
                "3 to 3, a tie. Once a turn, the three newest cards of a column may"
                " migrate. Click your temple at the Hittites, then your place at the Assyrians.",
                "Égalité, 3 à 3. Une fois par tour, les trois dernières cartes d'une colonne"
                " peuvent migrer. Cliquez sur votre temple chez les Hittites, puis sur votre"
                " place chez les Assyriens.",
            ),
            "BB-MIG-2",
            do="migrate hittites to assyrians",
        ),
        Step(
            Text(
                "Follow them: move to the Assyrians. There you face Enki's temple.",
                "Suivez-les : allez chez les Assyriens. Vous y êtes face au temple d'Enki.",
            ),
            "BB-ABI-7",
            do="move assyrians",
            then=choices("0 deploy medes; 0 deploy medes"),
        ),
        Step(
            Text(
                "Two Medes have been deployed for you. Deploy the third: a second run.",
                "Deux Mèdes ont été déployés pour vous. Déployez le troisième : une seconde suite.",
            ),
            "BB-ABI-2",
            do="deploy medes",
        ),
        Step(
            Text(
                "A star marks a run that you can use, for one of its cards. Click the Medes and"
                " make the Hittites desert: Enki loses them all here.",
                "Une étoile signale une suite utilisable, au prix d'une de ses cartes. Cliquez"
                " sur les Mèdes et faites déserter les Hittites : Enki les perd tous ici.",
            ),
            "BB-MED-1",
            do="desert hittites with 4",
        ),
        Step(
            Text(
                "Enki's temple still stands, but with one card left it can hardly grow. Instead,"
                " any run can make Enki discard half a hand.",
                "Le temple d'Enki tient toujours, mais avec une seule carte il ne grandira guère."
                " Toute suite peut aussi lui faire défausser la moitié de sa main.",
            ),
            "BB-HAL-1",
            points_at=("facing assyrians",),
        ),
    ),
)

WINNING: Final = Chapter(
    Text("A turn that wins", "Un tour qui gagne"),
    "late 45",
    settings={"start_player": 0},
    opening=choices("""
        0 move hittites; 0 deploy assyrians; 0 construct foundation; 0 deploy assyrians; 0
        deploy assyrians; 0 halve with 1; 1 discard assyrians; 1 discard persians; 0 end; 1
        move persians; 1 deploy sumerians; 1 construct opposing; 1 deploy hittites; 1 move
        medes; 1 deploy sumerians; 1 deploy assyrians; 1 construct foundation; 1 end; 0
        construct opposing; 0 deploy assyrians; 0 construct opposing; 0 deploy medes; 0
        construct own; 0 end; 1 move hittites; 1 move sumerians; 1 end; 0 deploy assyrians;
        0 construct own; 0 end; 1 move medes; 1 move hittites; 1 deploy sumerians; 1 move
        sumerians; 1 end; 0 move persians; 0 deploy persians; 0 construct own; 0 migrate
        hittites to sumerians; 0 deploy persians; 0 deploy persians; 0 move sumerians; 0
        construct opposing; 0 construct opposing; 0 construct opposing; 0 end; 1 move
        persians; 1 move medes; 1 move assyrians; 1 end; 0 deploy hittites; 0 deploy
        hittites; 0 deploy hittites; 0 migrate sumerians to medes; 0 end; 1 move hittites; 1
        end
    """),
    steps=(
        Step(
            Text(
                "Another game, later. You have 9, Enki 2. Reach 15 while the other has 9 or less,"
                " and you win at once. Otherwise the end phase begins: 20 wins, and falling to 9"
                " loses.",
                "Une autre partie, plus tard. Vous avez 9, Enki 2. À 15, vous gagnez aussitôt si"
                " l'autre a 9 ou moins. Sinon commence la fin de partie : il faut 20 pour gagner,"
                " et retomber à 9 fait perdre.",
            ),
            "BB-END-2",
            points_at=("total",),
        ),
        Step(
            Text(
                "At the Medes' site three Hittites wait and Enki has a temple. Move there.",
                "Chez les Mèdes attendent trois Hittites, et Enki y a un temple. Allez-y.",
            ),
            "BB-MOV-1",
            do="move medes",
        ),
        Step(
            Text(
                "Hittites steal the top level opposite, if it is higher than your temple. Use the"
                " run.",
                "Les Hittites volent le plus haut niveau d'en face, s'il dépasse votre temple."
                " Utilisez la suite.",
            ),
            "BB-HIT-1",
            do="steal with 1",
        ),
        Step(
            Text(
                "Enki's level 1 is yours. Two cards are left in the column: construct the 2 on your"
                " own stack.",
                "Le niveau 1 d'Enki est à vous. Il reste deux cartes dans la colonne : construisez"
                " le 2 de votre colonne de temples.",
            ),
            "BB-CON-3",
            do="construct own",
        ),
        Step(
            Text(
                "For the 3 of Enki's stack you need a third card: deploy your Hittites.",
                "Pour le 3 d'Enki il faut une troisième carte : déployez vos Hittites.",
            ),
            "BB-CON-3",
            do="deploy hittites",
        ),
        Step(
            Text("Construct it.", "Construisez-le."),
            "BB-CON-5",
            do="construct opposing",
        ),
        Step(
            Text(
                "A 4 is next: bring the three Persians over by migration. Click your temple at"
                " the Persians, then the one at the Medes.",
                "Un 4 apparaît : faites migrer les trois Perses. Cliquez sur votre temple chez"
                " les Perses, puis sur celui chez les Mèdes.",
            ),
            "BB-MIG-2",
            do="migrate persians to medes",
        ),
        Step(
            Text("Six cards: construct the 4.", "Six cartes : construisez le 4."),
            "BB-CON-2",
            do="construct opposing",
        ),
        Step(
            Text(
                "Persians skip a level: with them a 6 goes straight on a 4. Use the run with the"
                " card of your stack.",
                "Les Perses sautent un niveau : avec eux, un 6 se pose directement sur un 4."
                " Utilisez la suite avec la carte de votre colonne de temples.",
            ),
            "BB-PER-1",
            do="skip own with 4",
        ),
        Step(
            Text(
                "15 to 1: the game is over in the middle of the turn. Should the Temple cards run"
                " out before, the greater total wins.",
                "15 à 1 : la partie s'arrête au milieu du tour. Si les cartes Temple s'épuisent"
                " avant, le plus grand total l'emporte.",
            ),
            "BB-END-5",
            points_at=("total",),
        ),
    ),
)

LESSON: Final = Lesson("babel", 2, (FIRST_TURNS, WINNING))
