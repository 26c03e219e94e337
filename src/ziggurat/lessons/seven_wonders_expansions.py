"""Two more chapters for 7 Wonders: the expansions Leaders and Cities."""

from typing import Final

from ziggurat.core.text import Text
from ziggurat.lessons.lesson import Chapter, Step, choices

LEADERS: Final = Chapter(
    Text("Expansion: Leaders", "Extension : Leaders"),
    "susa",
    settings={"wonders": "dealt a", "leaders": True},
    is_extra=True,
    steps=(
        Step(
            Text(
                "Now you know the base game. With the Leaders expansion you start with 6 coins"
                " and draft four leaders: keep one, pass the others to the right. Leonidas makes"
                " red cards cheaper: keep this card.",
                "Vous connaissez le jeu de base. Avec l'extension Leaders, vous commencez avec 6"
                " pièces et choisissez quatre Leaders : gardez-en un, passez les autres à droite."
                " Léonidas rend les cartes rouges moins chères : gardez-le.",
            ),
            "SWL-11",
            do="keep leonidas",
            then=choices("1 keep hannibal; 2 keep pericles"),
        ),
        Step(
            Text(
                "Many leaders score at the end. Nebuchadnezzar gives 1 point for each of your blue"
                " cards: keep this card.",
                "Beaucoup de Leaders rapportent à la fin. Nabuchodonosor donne 1 point par carte"
                " bleue de votre cité : gardez-le.",
            ),
            "SWL-56",
            do="keep nebuchadnezzar",
            then=choices("1 keep hammurabi; 2 keep hatshepsut"),
        ),
        Step(
            Text(
                "Keep Pythagoras, who counts as a science symbol. You also keep the last leader.",
                "Gardez Pythagore, qui compte comme un symbole scientifique. Le dernier Leader"
                " vous revient d'office.",
            ),
            "SWL-46",
            do="keep pythagoras",
            then=choices("1 keep amytis; 2 keep hiram"),
        ),
        Step(
            Text(
                "At the start of each Age everybody plays one leader: recruit it for its coins,"
                " build a stage of the wonder with it, or discard it for 3 coins. Recruit"
                " Leonidas.",
                "Au début de chaque Âge, chacun joue un Leader : le recruter en payant ses"
                " pièces, construire avec lui une étape de la Merveille, ou le défausser pour 3"
                " pièces. Recrutez Léonidas.",
            ),
            "SWL-21",
            do="recruit leonidas",
            then=choices("1 recruit hannibal; 2 discard euclid"),
        ),
        Step(
            Text(
                "Now the Age begins as usual. The Barracks cost one ore, which you do not produce."
                " Leonidas takes one resource off: build them for nothing.",
                "L'Âge commence comme d'habitude. La Caserne coûte un minerai, que vous ne"
                " produisez pas. Léonidas enlève une ressource : construisez-la gratuitement.",
            ),
            "SWL-40",
            do="build barracks",
            then=choices("1 build clay pool; 2 build press"),
        ),
        Step(
            Text(
                "A leader serves until the end of the game, and leaders have a line of their own on"
                " the score sheet. You recruit three times: one of your four is never played.",
                "Un Leader sert jusqu'à la fin de la partie, et les Leaders ont leur propre ligne"
                " sur la feuille de score. Vous recrutez trois fois : un de vos quatre Leaders"
                " n'est jamais joué.",
            ),
            "SWL-25",
            points_at=("city 0",),
        ),
    ),
)

CITIES: Final = Chapter(
    Text("Expansion: Cities", "Extension : Cities"),
    "isin",
    settings={"wonders": "dealt a", "cities": True},
    is_extra=True,
    steps=(
        Step(
            Text(
                "The Cities expansion adds black cards, so hands have 8 cards and an Age has 7"
                " turns. You lead Babylon and produce clay: build the Residence.",
                "L'extension Cities ajoute des cartes noires : les mains ont 8 cartes et un Âge a 7"
                " tours. Vous dirigez Babylone et produisez de l'argile : construisez la"
                " Résidence.",
            ),
            "SWC-04",
            do="build residence",
            then=choices("1 build hideout; 2 build stone pit"),
        ),
        Step(
            Text(
                "Enki built the Hideout: all others lose a coin. For each coin you lose you may"
                " take a debt instead, which costs a point at the end and is never paid back. You"
                " have coins: pay.",
                "Enki a construit la Cachette : tous les autres perdent une pièce. Au lieu de"
                " chaque pièce perdue, vous pouvez prendre une dette, qui coûte un point à la fin"
                " et ne se rembourse jamais. Vous avez des pièces : payez.",
            ),
            "SWC-12",
            do="owe 0",
            then=choices("2 owe 0"),
        ),
        Step(
            Text(
                "The Residence gave you a diplomacy token. It keeps you out of the next conflicts,"
                " so you need no shields in this Age: build the Glassworks.",
                "La Résidence vous a donné un jeton Diplomatie. Il vous tient à l'écart des"
                " prochains conflits : inutile d'avoir des boucliers pendant cet Âge. Construisez"
                " la Verrerie.",
            ),
            "SWC-20",
            do="build glassworks",
            then=choices("""
                1 build lumber yard; 2 build loom;
                0 discard stockade; 1 build guard tower paying 2 right; 2 build clay pool;
                0 stage with marketplace paying 2 right; 1 build press; 2 build ore vein;
                0 discard baths; 1 build altar; 2 build workshop;
                0 build theater; 1 build scriptorium; 2 discard secret warehouse
            """),
        ),
        Step(
            Text(
                "Five turns later, the last one of the Age: Enki has a shield, you have none."
                " Build the East Trading Post.",
                "Cinq tours plus tard, le dernier de l'Âge : Enki a un bouclier, vous aucun."
                " Construisez le Comptoir est.",
            ),
            "SWC-04",
            do="build east trading post",
            then=choices("1 build apothecary; 2 build timber yard"),
        ),
        Step(
            Text(
                "You took no part in the conflicts: Enki met Inanna once and won. The token is"
                " handed back. Other black cards copy a science symbol of a neighbour, give a"
                " resource that nobody can buy, or bring coins.",
                "Vous n'avez pas pris part aux conflits : Enki a affronté Inanna une seule fois"
                " et l'a emporté. Le jeton est rendu. D'autres cartes noires copient un symbole"
                " scientifique d'un voisin, donnent une ressource que personne ne peut acheter ou"
                " rapportent des pièces.",
            ),
            "SWC-21",
            points_at=("age end",),
        ),
    ),
)
