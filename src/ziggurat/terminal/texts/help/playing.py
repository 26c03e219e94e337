"""Help: play, watch, replay, hint, review."""

from typing import Final

from ziggurat.core.text import Text

HELP: Final = (
    Text("play a game", "jouer une partie"),
    Text("watch bots play a game", "regarder des bots jouer"),
    Text("check a saved game and show it", "vérifier une partie enregistrée et la revoir"),
    Text(
        "ask a bot what to do in a saved game",
        "demander conseil à un bot dans une partie enregistrée",
    ),
    Text(
        "grade the moves of a saved game, and show better ones",
        "noter les coups d'une partie enregistrée et en montrer de meilleurs",
    ),
    Text(
        "Play a game in the terminal, against bots or with others at one keyboard.\n"
        "Type `help` at the table for what you can do there. Every choice is saved.",
        "Jouer dans le terminal, contre des bots ou à plusieurs sur un clavier.\n"
        "À la table, tapez `aide`. Chaque choix est enregistré.",
    ),
    Text(
        "who plays, in order: human, a bot, or equal, a bot about as strong as you by your "
        "results; separated by commas (default: you, then mason)",
        "qui joue, dans l'ordre : human, un bot, ou equal, un bot à peu près de votre force "
        "d'après vos résultats ; séparés par des virgules (par défaut : vous, puis mason)",
    ),
    Text(
        "your name, or the names of all people at the keyboard, separated by commas "
        "(default: You; of several, Player 1, Player 2 …)",
        "votre nom, ou ceux de toutes les personnes au clavier, séparés par des virgules "
        "(par défaut : Vous ; à plusieurs, Joueur 1, Joueur 2 …)",
    ),
    Text("continue a saved game", "reprendre une partie"),
    Text("continue the game that you played last", "reprendre votre dernière partie"),
    Text(
        "the same seed gives the same deal (default: a random one, which is shown)",
        "la même graine donne la même donne (par défaut : au hasard, et affichée)",
    ),
    Text(
        "Watch bots play a game, move by move.",
        "Regarder des bots jouer une partie, coup par coup.",
    ),
    Text(
        "one bot for all seats, or one for each, separated by commas (default: random)",
        "un bot pour toutes les places, ou un par place, séparés par des virgules (par "
        "défaut : random)",
    ),
    Text("save the game to a file", "enregistrer la partie dans un fichier"),
    Text(
        "Play a saved game again, check every choice against the rules, and show it.",
        "Rejouer une partie enregistrée, vérifier chaque choix et l'afficher.",
    ),
    Text(
        "a game saved by play, watch or the server",
        "une partie enregistrée par play, watch ou le serveur",
    ),
    Text("show the table after N choices", "montrer la table après N choix"),
    Text("go through it choice by choice", "la parcourir choix par choix"),
    Text(
        "show what player N could see, from 1 (default: what everybody could see)",
        "montrer ce que voyait le joueur N, à partir de 1 (par défaut : ce que tous voyaient)",
    ),
    Text(
        "Ask a bot what a player should do in a saved game, and why.\n"
        "The bot knows only what that player could see.",
        "Demander à un bot ce qu'un joueur devrait faire, et pourquoi.\n"
        "Le bot ne sait que ce que ce joueur pouvait voir.",
    ),
    Text(
        "Grade every move of a saved game by how much chance to win it cost, from\n"
        "what its player knew then, and show what would have been better.",
        "Noter chaque coup d'une partie enregistrée selon les chances de victoire\n"
        "qu'il a coûtées, d'après ce que le joueur savait alors, et montrer mieux.",
    ),
    Text(
        "ask after N choices (default: at the end)",
        "demander après N choix (par défaut : à la fin)",
    ),
    Text(
        "for player N, from 1 (default: the first who must choose)",
        "pour le joueur N, à partir de 1 (par défaut : le premier qui doit choisir)",
    ),
    Text(
        "which bot (default: the strongest that can explain itself)",
        "quel bot (par défaut : le plus fort qui sache s'expliquer)",
    ),
    Text(
        "processes that search together for a bot (default: one for each processor)",
        "processus qui cherchent ensemble pour un bot (par défaut : un par processeur)",
    ),
    Text("Babel against a bot", "Babel contre un bot"),
    Text("against a very strong bot", "contre un bot très fort"),
    Text("against a bot of your level", "contre un bot de votre niveau"),
    Text("the whole game", "toute la partie"),
    Text("choice by choice", "choix par choix"),
    Text(
        "In JSON, seats are numbered from 0, as in saved games.",
        "En JSON, les places se comptent à partir de 0, comme dans les fichiers.",
    ),
)
