"""Help: serve, verify."""

from typing import Final

from ziggurat.core.text import Text

HELP: Final = (
    Text(
        "host tables for people and bots, in the browser",
        "héberger des tables pour joueurs et bots, dans le navigateur",
    ),
    Text(
        "check that the cards of a game were dealt fairly",
        "vérifier que la donne d'une partie est équitable",
    ),
    Text(
        "Host tables for people and bots. Play in the browser at the address shown.\n"
        "Ctrl-C stops the server; no game is lost.",
        "Héberger des tables. On joue dans le navigateur à l'adresse affichée.\n"
        "Ctrl-C arrête le serveur ; aucune partie n'est perdue.",
    ),
    Text(
        "the address to listen on; 0.0.0.0 lets other machines in (default: 127.0.0.1)",
        "l'adresse d'écoute ; 0.0.0.0 ouvre aux autres machines (par défaut : 127.0.0.1)",
    ),
    Text("the port to listen on (default: 8000)", "le port d'écoute (par défaut : 8000)"),
    Text(
        "connects several workers (default: none)", "relie plusieurs processus (par défaut : aucun)"
    ),
    Text(
        "server processes; more than one needs --redis (default: 1)",
        "processus du serveur ; à plusieurs il faut --redis (par défaut : 1)",
    ),
    Text(
        "send cookies over HTTPS only; for public servers",
        "n'envoyer les cookies que par HTTPS ; pour un serveur public",
    ),
    Text(
        "new players, tables and logins per address and minute (default: 30)",
        "nouveaux joueurs, tables et connexions par adresse et par minute (par défaut : 30)",
    ),
    Text("open the page in your browser", "ouvrir la page dans votre navigateur"),
    Text(
        "Check that a game downloaded from a server was dealt as the server had\n"
        "committed to before it began, and that every choice follows the rules.",
        "Vérifier que la donne d'une partie téléchargée est bien celle à laquelle le\n"
        "serveur s'était engagé, et que chaque choix respecte les règles.",
    ),
    Text("a record downloaded from a server", "une partie téléchargée d'un serveur"),
    Text(
        "what the server showed before the game (default: the one in the record)",
        "ce que le serveur montrait avant la partie (par défaut : celui du fichier)",
    ),
    Text("on this machine, and open the page", "sur cette machine, et ouvrir la page"),
    Text("for others as well", "pour les autres aussi"),
    Text(
        "Hosting on the internet: ziggurat guide host",
        "Héberger sur internet : ziggurat guide host",
    ),
)
