"""Help: arena, bench, train."""

from typing import Final

from ziggurat.core.text import Text

HELP: Final = (
    Text("show what wins in saved games", "montrer ce qui gagne dans des parties enregistrées"),
    Text(
        "Count what wins in saved games: by player, seat, wonder, opening, card and\n"
        "strength, with 95 % intervals.",
        "Compter ce qui gagne dans des parties enregistrées : par joueur, place,\n"
        "merveille, début, carte et point fort, avec des intervalles à 95 %.",
    ),
    Text(
        "saved games, or data sets of the arena (.ndjson)",
        "parties enregistrées, ou jeux de données de l'arène (.ndjson)",
    ),
    Text(
        "only games with this number of players (default: all)",
        "seulement les parties à ce nombre de joueurs (par défaut : toutes)",
    ),
    Text(
        "let bots play many games and count who wins",
        "faire jouer des bots et compter les victoires",
    ),
    Text(
        "measure the speed of the engines or of the server",
        "mesurer la vitesse des moteurs ou du serveur",
    ),
    Text(
        "Let bots play many games and count who wins. Each deal is played once for\n"
        "every way to seat the bots, so nobody is favoured. Ctrl-C keeps the results.",
        "Faire jouer des bots et compter les victoires. Chaque donne est jouée une fois\n"
        "par répartition des places. Ctrl-C garde les résultats.",
    ),
    Text(
        "the bots; the last one fills the free seats",
        "les bots ; le dernier occupe les places libres",
    ),
    Text("number of games (default: 100)", "nombre de parties (par défaut : 100)"),
    Text(
        "save every game there: in a folder, or as a line of a file (.ndjson)",
        "y enregistrer chaque partie : un dossier, ou une ligne par partie (.ndjson)",
    ),
    Text(
        "keep the results in this file, and continue from it if it exists",
        "garder les résultats dans ce fichier, et continuer s'il existe",
    ),
    Text(
        "the same seed gives the same games (default: arena)",
        "la même graine donne les mêmes parties (par défaut : arena)",
    ),
    Text(
        "Measure random games, copies, imagined worlds, views, search rounds and the\n"
        "king's choices, per second of one processor. With --against, another build takes\n"
        "turns with this one. `bench server` measures a server under load instead: its\n"
        "processor time for a choice, and how long players wait for the answer.",
        "Mesurer parties au hasard, copies, mondes imaginés, vues, recherches et choix du\n"
        "roi, par seconde d'un processeur. Avec --against, une autre version joue en\n"
        "alternance. `bench server` mesure un serveur sous charge : son temps de calcul\n"
        "par choix, et combien de temps les joueurs attendent la réponse.",
    ),
    Text("options of `bench server`", "options de `bench server`"),
    Text(
        "what is played: a game, mix, or all, one after the other, paced and flat out"
        " (default: mix)",
        "ce qui est joué : un jeu, mix, ou all, l’un après l’autre, posément puis à pleine vitesse"
        " (par défaut : mix)",
    ),
    Text(
        "how often to measure, each time with a new server (default: 3)",
        "nombre de mesures, chacune avec un nouveau serveur (par défaut : 3)",
    ),
    Text(
        "babel, babylon, babble or seven_wonders, or server (default: all games)",
        "babel, babylon, babble ou seven_wonders, ou server (par défaut : tous les jeux)",
    ),
    Text(
        "number of players (default: 3, 5 and 7 where the game allows it)",
        "nombre de joueurs (par défaut : 3, 5 et 7 si le jeu le permet)",
    ),
    Text(
        "another build: its environment, its Python, or a folder that contains ziggurat",
        "une autre version : son environnement, son Python, ou un dossier contenant ziggurat",
    ),
    Text(
        "rounds of a quarter of a second for each measure (default: 7)",
        "tours d'un quart de seconde par mesure (par défaut : 7)",
    ),
    Text("number of tables (default: 1000)", "nombre de tables (par défaut : 1000)"),
    Text("how long they play (default: 20)", "durée de jeu en secondes (par défaut : 20)"),
    Text("do not pause between choices", "sans pause entre les choix"),
    Text(
        "measure instead what so many tables cost that nobody looks at, and opening one again",
        "mesurer plutôt ce que coûtent autant de tables que personne ne regarde, et d’en rouvrir"
        " une",
    ),
    Text(
        "an empty PostgreSQL database (default: a temporary SQLite file)",
        "une base PostgreSQL vide (par défaut : un fichier SQLite temporaire)",
    ),
    Text("train the network of a bot", "entraîner le réseau d'un bot"),
    Text(
        "Train the network of a bot: let fast bots play, learn from their games, and\n"
        "duel the strongest level. Interrupt and repeat the command to continue.",
        "Entraîner le réseau d'un bot : faire jouer des bots rapides, apprendre de\n"
        "leurs parties, défier le niveau le plus fort. Relancez-la pour continuer.",
    ),
    Text(
        "keep games, network and report there (default: training-GAME)",
        "y garder parties, réseau et rapport (par défaut : training-JEU)",
    ),
    Text(
        "the network plays later rounds itself (default: 1)",
        "le réseau joue lui-même les séries suivantes (par défaut : 1)",
    ),
    Text("games in a round (default: 40000)", "parties d'une série (par défaut : 40000)"),
    Text(
        "how often to learn from every position (default: 4)",
        "nombre de passages sur chaque position (par défaut : 4)",
    ),
    Text(
        "units of the two hidden layers (default: 64 32)",
        "unités des deux couches cachées (par défaut : 64 32)",
    ),
    Text(
        "learn from results only: 1; less: also from later positions (default: 0.8)",
        "1 : n'apprendre que des résultats ; moins : aussi de la suite (par défaut : 0.8)",
    ),
    Text(
        "games against the strongest level (default: 400)",
        "parties contre le niveau le plus fort (par défaut : 400)",
    ),
    Text(
        "the same seed gives the same games (default: gen)",
        "la même graine donne les mêmes parties (par défaut : gen)",
    ),
    Text(
        "a game with a trained bot: babel, babylon, seven_wonders",
        "un jeu qui a un bot entraîné : babel, babylon, seven_wonders",
    ),
)
