"""Help: The program itself, and what several commands have."""

from typing import Final

from ziggurat.core.text import Text

HELP: Final = (
    Text(
        "The board games of Babel: play, watch bots, or host tables for friends.",
        "Les jeux de Babel : jouer, regarder des bots, ou héberger des tables.",
    ),
    Text("positional arguments", "arguments"),
    Text("options", "options"),
    Text("commands", "commandes"),
    Text("show this help", "afficher cette aide"),
    Text("show the version", "afficher la version"),
    Text("print JSON", "afficher du JSON"),
    Text(
        "language: en or fr (default: from the environment)",
        "langue : en ou fr (par défaut : celle de l'environnement)",
    ),
    Text(
        "babel, babylon, babble or seven_wonders (default: babel)",
        "babel, babylon, babble ou seven_wonders (par défaut : babel)",
    ),
    Text(
        "number of players (default: the fewest the game allows)",
        "nombre de joueurs (par défaut : le minimum du jeu)",
    ),
    Text("the game that you played last", "votre dernière partie"),
    Text(
        "set a rule option; may be repeated. `ziggurat games GAME` lists them",
        "choisir une option de règle ; peut se répéter. `ziggurat games JEU` les affiche",
    ),
    Text(
        "a component set, or a folder of them; see `ziggurat guide components`",
        "un jeu de composants, ou un dossier qui en contient ; voir `ziggurat guide components`",
    ),
    Text("babel, babylon, babble or seven_wonders", "babel, babylon, babble ou seven_wonders"),
    Text("processes to use (default: 1)", "nombre de processus (par défaut : 1)"),
    Text(
        "how long the bots think, relative to normal: 0.1 is ten times faster (default: 1)",
        "temps de réflexion des bots : 0.1 est dix fois plus rapide (par défaut : 1)",
    ),
    Text(
        "an SQLite file, or the URL of a PostgreSQL database (default: ziggurat.db)",
        "un fichier SQLite, ou l'URL d'une base PostgreSQL (par défaut : ziggurat.db)",
    ),
    Text(
        "play all games again with the installed rules, report differences",
        "rejouer toutes les parties avec les règles installées, et comparer",
    ),
    Text("examples:", "exemples :"),
    Text("the games", "les jeux"),
    Text("play against a bot", "jouer contre un bot"),
    Text("in French", "en français"),
    Text("play in the browser", "jouer dans le navigateur"),
    Text("play with friends in your network", "jouer avec des amis de votre réseau"),
    Text(
        "Help for a command: ziggurat COMMAND --help",
        "L'aide d'une commande : ziggurat COMMANDE --help",
    ),
    Text(
        "Invite friends, undo, resume: ziggurat guide",
        "Inviter des amis, annuler, reprendre : ziggurat guide",
    ),
    Text("Host a server: ziggurat guide host", "Héberger un serveur : ziggurat guide host"),
    Text("Write a bot: ziggurat guide bot", "Écrire un bot : ziggurat guide bot"),
    Text(
        "French: --lang fr, or ZIGGURAT_LANG, LC_ALL, LC_MESSAGES or LANG set to fr.",
        "Anglais : --lang en, ou ZIGGURAT_LANG, LC_ALL, LC_MESSAGES ou LANG à en.",
    ),
    Text("usage: ", "usage : "),
    Text("bot", "bot"),
    Text("command", "commande"),
    Text("file", "fichier"),
    Text("files", "fichiers"),
    Text("game", "jeu"),
    Text("name", "nom"),
    Text("room", "table"),
    Text("seat", "place"),
    Text("topic", "sujet"),
    Text("what", "quoi"),
    Text("words", "mots"),
    Text("TOPIC", "SUJET"),
    Text("COMMAND", "COMMANDE"),
    Text("TASK", "TÂCHE"),
    Text("ADDRESS", "ADRESSE"),
    Text("BUILD", "VERSION"),
    Text("DIR", "DOSSIER"),
    Text("FILE", "FICHIER"),
    Text("FILE|URL", "FICHIER|URL"),
    Text("GAME", "JEU"),
    Text("HOST:PORT", "HÔTE:PORT"),
    Text("NAME", "NOM"),
    Text("NAME=VALUE", "NOM=VALEUR"),
    Text("NAMES", "NOMS"),
    Text("PATH", "CHEMIN"),
    Text("TEXT", "TEXTE"),
)
