"""The lesson of Babble: speaking, being spoken to, and the last stone of a tower."""

from typing import Final

from ziggurat.core.components import STANDARD
from ziggurat.core.kind import COMPONENTS
from ziggurat.core.text import Text
from ziggurat.lessons.lesson import Chapter, Lesson, Step, choices

FIRST_WORDS: Final = Chapter(
    Text("The first words", "Les premiers mots"),
    "lagash",
    settings={"first_player": 0, COMPONENTS: STANDARD},
    steps=(
        Step(
            Text(
                "You are Adapa. With Enki and Inanna you build one tower: four levels of 4, 3, 2"
                " and 1 cards. You win or lose together, and nobody may speak except in orders.",
                "Vous êtes Adapa. Avec Enki et Inanna, vous construisez une même tour : quatre"
                " niveaux de 4, 3, 2 et 1 cartes. Vous gagnez ou perdez ensemble, et personne ne"
                " parle autrement que par ordres.",
            ),
            "BA-AIM-1",
            points_at=("tower",),
        ),
        Step(
            Text(
                "Your hand holds a word for each order: build, draw, give, reveal. All began with"
                " ZARUM, FELKO, NIPAS, TUVE, then each changed one word in secret. Yours for"
                " “give” is MIROT.",
                "Votre main a un mot pour chaque ordre : construire, piocher, donner, révéler."
                " Tous avaient ZARUM, FELKO, NIPAS, TUVE, puis chacun a changé un mot en secret."
                " Chez vous, « donner » se dit MIROT.",
            ),
            "BA-SET-3",
            points_at=("card build", "card draw", "card give", "card reveal"),
        ),
        Step(
            Text(
                "You are foreman: two actions. Enki should draw Resources. For Enki that is most"
                " likely FELKO: click Enki, then FELKO.",
                "Vous êtes contremaître : deux actions. Enki devrait piocher des Ressources. Pour"
                " lui, c'est sans doute FELKO : cliquez sur Enki, puis sur FELKO.",
            ),
            "BA-ORD-1",
            do="tell 1 felko",
            then=choices("1 show draw"),
        ),
        Step(
            Text(
                "Understood: Enki showed the card and drew two Resources. Your notes keep it:"
                " FELKO is certain now. Say FELKO to Inanna as well.",
                "Compris : Enki a montré la carte et pioché deux Ressources. Vos notes le"
                " retiennent : son FELKO est sûr. Dites FELKO à Inanna aussi.",
            ),
            "BA-ORD-2",
            do="tell 2 felko",
            then=choices("2 show reveal; 2 show c01; 2 done; 1 tell 0 felko"),
        ),
        Step(
            Text(
                "To Inanna FELKO means “reveal”: a word works as the listener understands it. Then"
                " you drew an idea, a construction. Now Enki is foreman and says FELKO to you:"
                " show that card.",
                "Chez Inanna, FELKO veut dire « révéler » : un mot agit comme l'entend celui qui"
                " l'écoute. Puis vous avez pioché une idée, une construction. Enki est maintenant"
                " contremaître et vous dit FELKO : montrez cette carte.",
            ),
            "BA-ORD-5",
            do="show draw",
            then=choices("1 tell 0 zarum"),
        ),
        Step(
            Text(
                "You drew stone and wood. Now Enki says ZARUM. You hold it, so you must obey: show"
                " it.",
                "Vous avez pioché pierre et bois. Enki dit maintenant ZARUM. Vous l'avez, donc"
                " vous obéissez : montrez-le.",
            ),
            "BA-ORD-2",
            do="show build",
        ),
        Step(
            Text(
                "Build: only your own Resources count, and if you can pay, you must build. The"
                " doors cost stone, cement and tool: click them.",
                "Construire : seules vos propres Ressources comptent, et qui peut payer doit"
                " construire. Les portes coûtent pierre, ciment et outil : cliquez dessus.",
            ),
            "BA-BUI-3",
            do="build c09",
            then=choices("2 tell 0 nipas"),
        ),
        Step(
            Text(
                "The tower has begun. Inanna is foreman and wants you to give, but NIPAS means"
                " nothing to you: shake your head.",
                "La tour est commencée. Inanna est contremaître et veut que vous donniez, mais"
                " NIPAS ne vous dit rien : secouez la tête.",
            ),
            "BA-ORD-4",
            do="shake head",
            then=choices("2 tell 1 nipas; 1 show give; 1 give wood to 0; 1 give c02 to 2; 1 done"),
        ),
        Step(
            Text(
                "Enki understood NIPAS and gave: wood to you, a construction to Inanna. Up to"
                " three cards may be given, to anybody.",
                "Enki a compris NIPAS : il vous a donné du bois, et une construction à Inanna. On"
                " peut donner jusqu'à trois cartes, à qui l'on veut.",
            ),
            "BA-GIV-1",
            points_at=("resource wood", "player 2"),
        ),
        Step(
            Text(
                "But look at Enki's notes: at the end of that turn Enki drew a new word in"
                " secret. It replaced one of the four, and you do not know which.",
                "Mais voyez vos notes sur Enki : à la fin de son tour il a pioché un mot en"
                " secret. Il a remplacé l'un des quatre, et vous ne savez pas lequel.",
            ),
            "BA-KNO-3",
            points_at=("notes 1",),
        ),
        Step(
            Text(
                "Your turn again. An action may also show one of your own cards. Inanna missed"
                " your word for “give”: click MIROT, so that all know it.",
                "À vous. Une action peut aussi montrer une de vos cartes. Inanna ignorait votre"
                " mot pour « donner » : cliquez sur MIROT, et tous le sauront.",
            ),
            "BA-SHO-1",
            do="show give",
        ),
        Step(
            Text(
                "The clock of the game: after every turn one idea is drawn, from the lowest pack."
                " Level 1 must be complete before the last card of pack 1 is drawn, and so on"
                " upwards. Or all is lost.",
                "L'horloge du jeu : après chaque tour, on pioche une idée dans le paquet le plus"
                " bas. Le niveau 1 doit être terminé avant que sa dernière carte soit piochée, et"
                " ainsi de suite. Sinon, tout est perdu.",
            ),
            "BA-IDE-2",
            points_at=("pack 1",),
        ),
    ),
)

LAST_STONE: Final = Chapter(
    Text("The last stone", "La dernière pierre"),
    "29",
    settings={COMPONENTS: STANDARD},
    opening=choices("""
        2 tell 1 felko; 1 show draw; 2 tell 1 felko; 1 show draw; 0 tell 1 zarum; 1 shake
        head; 0 tell 1 tuve; 1 show reveal; 1 show build; 1 show c01; 1 tell 2 felko; 2 show
        draw; 1 tell 2 zarum; 2 show build; 2 build c11; 2 tell 1 jinto; 1 shake head; 2
        tell 1 tuve; 1 show reveal; 1 show build; 1 show draw; 0 tell 1 gashu; 1 show build;
        1 build c01; 0 tell 2 felko; 2 shake head; 1 tell 0 tuve; 0 show reveal; 0 show
        draw; 0 show build; 1 tell 0 hupso; 0 show draw; 2 tell 0 zarum; 0 show build; 0
        build nothing; 2 tell 0 hupso; 0 show draw; 0 tell 2 tuve; 2 shake head; 0 tell 2
        nipas; 2 show give; 2 give c14 to 0; 2 done; 1 tell 0 zarum; 0 show build; 0 build
        c14; 1 show build; 2 tell 1 mirot; 1 show build; 1 build c02; 2 tell 0 zarum; 0 show
        build; 0 build nothing; 0 show draw; 0 tell 1 felko; 1 show draw; 1 tell 0 wazu; 0
        show draw; 1 tell 0 wazu; 0 show draw; 2 tell 0 zarum; 0 show build; 0 build c15; 2
        tell 1 mirot; 1 show build; 1 build c04; 0 tell 1 felko; 1 show draw; 0 tell 2
        nipas; 2 shake head; 1 tell 0 wazu; 0 show draw; 1 tell 0 zarum; 0 show build; 0
        build c16; 2 tell 1 mirot; 1 show build; 1 build c03; 2 tell 0 wazu; 0 show draw; 0
        tell 1 felko; 1 show draw; 0 tell 1 felko; 1 show draw; 1 tell 0 wazu; 0 show draw;
        1 tell 0 zarum; 0 shake head; 2 tell 1 mirot; 1 show build; 1 build nothing; 2 tell
        0 tuve; 0 show build; 0 build c13
    """),
    steps=(
        Step(
            Text(
                "Later, in another game: one card is missing on top. You have none. Enki was"
                " asked to build and could not: so Enki cannot pay for that card.",
                "Plus tard, dans une autre partie : il manque une carte au sommet. Vous n'en avez"
                " pas. Enki a reçu l'ordre de construire et n'a pas pu : il ne peut donc payer la"
                " sienne.",
            ),
            "BA-KNO-2",
            points_at=("player 1",),
        ),
        Step(
            Text(
                "Inanna has a construction, but hardly any Resources: she should give it to Enki."
                " Her “give” is no longer NIPAS. The notes leave four words; try REDAL.",
                "Inanna a une construction, mais presque pas de Ressources : qu'elle la donne à"
                " Enki. Chez elle, « donner » n'est plus NIPAS. Vos notes laissent quatre mots ;"
                " essayez REDAL.",
            ),
            "BA-KNO-1",
            do="tell 2 redal",
            then=choices("2 show give; 2 give c08 to 1; 2 done"),
        ),
        Step(
            Text(
                "It worked, and Inanna understood what is needed. Now Enki must build. That word is"
                " known: MIROT.",
                "Réussi, et Inanna a compris ce qu'il faut. À Enki de construire. Son mot est"
                " connu : MIROT.",
            ),
            "BA-BUI-4",
            do="tell 1 mirot",
            then=choices("1 show build; 1 build c08"),
        ),
        Step(
            Text(
                "The last card stands: you have all won, at once. In the advanced game a"
                " player who does not understand also draws a Confusion card, which is unkind.",
                "La dernière carte est placée : vous avez tous gagné, aussitôt. Dans le jeu avancé,"
                " qui ne comprend pas pioche aussi une carte Confusion, et elles sont cruelles.",
            ),
            "BA-END-2",
            points_at=("tower",),
        ),
    ),
)

LESSON: Final = Lesson("babble", 3, (FIRST_WORDS, LAST_STONE))
