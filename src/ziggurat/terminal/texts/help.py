"""The help of all commands: the parsers use the English texts, and look the others up here."""

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
    Text("tasks", "tâches"),
    Text("show this help", "afficher cette aide"),
    Text("show the version", "afficher la version"),
    Text(
        "list the games, or the options and bots of one",
        "lister les jeux, ou les options et les bots de l'un d'eux",
    ),
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
        "let bots play many games and count who wins",
        "faire jouer des bots et compter les victoires",
    ),
    Text(
        "print the numbered rules of a game, or one rule",
        "afficher les règles numérotées d'un jeu, ou une règle",
    ),
    Text(
        "host tables for people and bots, in the browser",
        "héberger des tables pour joueurs et bots, dans le navigateur",
    ),
    Text("look after the database of a server", "administrer la base de données d'un serveur"),
    Text(
        "check that the cards of a game were dealt fairly",
        "vérifier que la donne d'une partie est équitable",
    ),
    Text(
        "measure the speed of the engines or of the server",
        "mesurer la vitesse des moteurs ou du serveur",
    ),
    Text(
        "print a script that completes commands in your shell",
        "afficher un script qui complète les commandes du shell",
    ),
    Text("show help for a command", "afficher l'aide d'une commande"),
    Text(
        "List the games. With a name: the options and bots of that game.",
        "Lister les jeux. Avec un nom : les options et les bots de ce jeu.",
    ),
    Text(
        "babel, babylon, babble or seven_wonders (default: list all)",
        "babel, babylon, babble ou seven_wonders (par défaut : tous)",
    ),
    Text("print JSON", "afficher du JSON"),
    Text(
        "language: en or fr (default: from the environment, now %(default)s)",
        "langue : en ou fr (par défaut : celle de l'environnement, ici %(default)s)",
    ),
    Text(
        "Play a game in the terminal, against bots or with others at one keyboard.\n"
        "Type `help` at the table for what you can do there. Leaving saves the game.",
        "Jouer dans le terminal, contre des bots ou à plusieurs sur un clavier.\n"
        "À la table, tapez `aide`. La partie est enregistrée quand vous partez.",
    ),
    Text(
        "babel, babylon, babble or seven_wonders (default: babel)",
        "babel, babylon, babble ou seven_wonders (par défaut : babel)",
    ),
    Text(
        "number of players (default: the fewest the game allows)",
        "nombre de joueurs (par défaut : le minimum du jeu)",
    ),
    Text(
        "who plays, in order: human or a bot, separated by commas (default: you, then mason)",
        "qui joue, dans l'ordre : human ou un bot, séparés par des virgules (par défaut : "
        "vous, puis mason)",
    ),
    Text(
        "your name, or the names of all people at the keyboard, separated by commas "
        "(default: You; of several, Player 1, Player 2 …)",
        "votre nom, ou ceux de toutes les personnes au clavier, séparés par des virgules "
        "(par défaut : Vous ; à plusieurs, Joueur 1, Joueur 2 …)",
    ),
    Text("continue a saved game", "reprendre une partie"),
    Text("the game that you left last", "la dernière partie quittée"),
    Text("continue the game that you left last", "reprendre la dernière partie quittée"),
    Text(
        "the same seed gives the same deal (default: a random one, which is shown)",
        "la même graine donne la même donne (par défaut : au hasard, et affichée)",
    ),
    Text(
        "set a rule option; may be repeated. `ziggurat games GAME` lists them",
        "choisir une option de règle ; peut se répéter. `ziggurat games JEU` les affiche",
    ),
    Text(
        "a component set, or a folder of them; see docs/component-sets.md",
        "un jeu de composants, ou un dossier qui en contient ; voir docs/component-sets.md",
    ),
    Text(
        "Watch bots play a game, move by move.",
        "Regarder des bots jouer une partie, coup par coup.",
    ),
    Text("babel, babylon, babble or seven_wonders", "babel, babylon, babble ou seven_wonders"),
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
    Text("processes to use (default: 1)", "nombre de processus (par défaut : 1)"),
    Text(
        "how long the bots think, relative to normal: 0.1 is ten times faster (default: 1)",
        "temps de réflexion des bots : 0.1 est dix fois plus rapide (par défaut : 1)",
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
    Text("save every game there", "y enregistrer chaque partie"),
    Text(
        "keep the results in this file, and continue from it if it exists",
        "garder les résultats dans ce fichier, et continuer s'il existe",
    ),
    Text(
        "the same seed gives the same games (default: arena)",
        "la même graine donne les mêmes parties (par défaut : arena)",
    ),
    Text(
        "Print the numbered rules of a game, or one rule with everything about it.",
        "Afficher les règles numérotées d'un jeu, ou tout sur une règle.",
    ),
    Text(
        "babel, babylon, babble or seven_wonders, core, or the name of a rule such as "
        "BB-CON-3 (default: babel)",
        "babel, babylon, babble ou seven_wonders, core, ou le nom d'une règle comme BB-CON-3 "
        "(par défaut : babel)",
    ),
    Text(
        "add rulings, refusals, code and tests to each rule",
        "ajouter décisions, refus, code et tests à chaque règle",
    ),
    Text("fail if a rule has no test or code", "échouer si une règle n'a ni test ni code"),
    Text("count rules with tests and code", "compter les règles testées et programmées"),
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
        "an SQLite file, or the URL of a PostgreSQL database (default: ziggurat.db)",
        "un fichier SQLite, ou l'URL d'une base PostgreSQL (par défaut : ziggurat.db)",
    ),
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
        "Look after the database of a server. The server may be running.",
        "Administrer la base de données d'un serveur, même pendant qu'il tourne.",
    ),
    Text("list active tables, or players", "lister les tables actives, ou les joueurs"),
    Text("end the game at a table", "mettre fin à la partie d'une table"),
    Text("let a bot play for an absent player", "faire jouer un bot pour un joueur absent"),
    Text(
        "configure notifications, show the configuration, or send a test message",
        "régler les notifications, montrer les réglages, ou faire un essai",
    ),
    Text(
        "the address of the page, for links in messages",
        "l'adresse de la page, pour les liens des messages",
    ),
    Text("the mail server of this host", "le serveur de courriel de cette machine"),
    Text("the address that mail comes from", "l'adresse de l'expéditeur"),
    Text(
        "how the mail server is reached (default: starttls)",
        "comment joindre le serveur de courriel (par défaut : starttls)",
    ),
    Text(
        "the account at the mail server; its password is asked for, or read from"
        " ZIGGURAT_SMTP_PASSWORD",
        "le compte sur le serveur de courriel ; son mot de passe est demandé, ou lu dans"
        " ZIGGURAT_SMTP_PASSWORD",
    ),
    Text(
        "whom push services may write to: mailto:… or https://…",
        "à qui les services de push écrivent : mailto:… ou https://…",
    ),
    Text(
        "seconds before an absent player is notified (default: 30)",
        "secondes avant de prévenir un joueur absent (par défaut : 30)",
    ),
    Text(
        "whether webhooks may lead into your own network (default: no)",
        "si les webhooks peuvent mener dans votre propre réseau (par défaut : no)",
    ),
    Text(
        "send a test message to an account or an e-mail address",
        "envoyer un message d'essai à un compte ou à une adresse de courriel",
    ),
    Text("the number of the seat, from 1", "le numéro de la place, à partir de 1"),
    Text(
        "ban a player: log them out; bots take over their seats",
        "bannir un joueur : le déconnecter ; des bots prennent ses places",
    ),
    Text("let a banned player log in again", "laisser un joueur banni se reconnecter"),
    Text(
        "give an account a new, random password, and log it out everywhere",
        "donner à un compte un nouveau mot de passe et le déconnecter partout",
    ),
    Text(
        "copy an SQLite database, even while the server runs",
        "copier une base SQLite, même pendant que le serveur tourne",
    ),
    Text(
        "create the tables of the database, or bring them up to date",
        "créer les tables de la base, ou les mettre à jour",
    ),
    Text(
        "play all games again with the installed rules, report differences",
        "rejouer toutes les parties avec les règles installées, et comparer",
    ),
    Text(
        "tables, players or banned (default: tables)",
        "tables, players ou banned (par défaut : tables)",
    ),
    Text("the table: the last part of its address", "la table : la fin de son adresse"),
    Text(
        "the name of an account, or the id of a player as `admin list players` prints it",
        "le nom d'un compte, ou l'identifiant d'un joueur affiché par `admin list players`",
    ),
    Text("the name of an account", "le nom d'un compte"),
    Text("the copy; it must not exist yet", "la copie ; elle ne doit pas encore exister"),
    Text(
        "Check that a game downloaded from a server was dealt as the server had\n"
        "committed to before it began, and that every choice follows the rules.",
        "Vérifier qu'une partie téléchargée a été donnée comme le serveur s'y était\n"
        "engagé, et que chaque choix respecte les règles.",
    ),
    Text("a record downloaded from a server", "une partie téléchargée d'un serveur"),
    Text(
        "what the server showed before the game (default: the one in the record)",
        "ce que le serveur montrait avant la partie (par défaut : celui du fichier)",
    ),
    Text(
        "Measure random games, copies, imagined worlds, views, search rounds and the\n"
        "king's choices, per second of one processor. With --against, another build takes\n"
        "turns with this one. `bench server` measures a server under load instead.",
        "Mesurer parties au hasard, copies, mondes imaginés, vues, recherches et choix du\n"
        "roi, par seconde d'un processeur. Avec --against, une autre version joue en\n"
        "alternance. `bench server` mesure un serveur sous charge.",
    ),
    Text("options of `bench server`", "options de `bench server`"),
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
        "y garder parties, réseau et rapport (par défaut : training-GAME)",
    ),
    Text(
        "games to learn from (default: 40000)",
        "parties dont apprendre (par défaut : 40000)",
    ),
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
    Text("a game with a trained bot: babel", "un jeu qui a un bot entraîné : babel"),
    Text(
        "Print a script that completes commands, options, games and bots.",
        "Afficher un script qui complète commandes, options, jeux et bots.",
    ),
    Text("bash, zsh or fish", "bash, zsh ou fish"),
    Text("words to complete; used by the scripts", "mots à compléter ; utilisé par les scripts"),
    Text(
        "Show help for a command, as --help does.", "Afficher l'aide d'une commande, comme --help."
    ),
    Text("the command", "la commande"),
    Text("examples:", "exemples :"),
    Text("example:", "exemple :"),
    Text("the games", "les jeux"),
    Text("play against a bot", "jouer contre un bot"),
    Text("in French", "en français"),
    Text("play in the browser", "jouer dans le navigateur"),
    Text("play with friends in your network", "jouer avec des amis de votre réseau"),
    Text(
        "Help for a command: ziggurat COMMAND --help",
        "L'aide d'une commande : ziggurat COMMANDE --help",
    ),
    Text("Write a bot: docs/bots/first-bot.md", "Écrire un bot : docs/bots/first-bot.md"),
    Text(
        "French: --lang fr, or ZIGGURAT_LANG, LC_ALL, LC_MESSAGES or LANG set to fr.",
        "Anglais : --lang en, ou ZIGGURAT_LANG, LC_ALL, LC_MESSAGES ou LANG à en.",
    ),
    Text("Babel against a bot", "Babel contre un bot"),
    Text("against the strongest bot", "contre le bot le plus fort"),
    Text("the whole game", "toute la partie"),
    Text("choice by choice", "choix par choix"),
    Text(
        "In JSON, seats are numbered from 0, as in saved games.",
        "En JSON, les places se comptent à partir de 0, comme dans les fichiers.",
    ),
    Text("with rulings, code and tests", "avec décisions, code et tests"),
    Text("on this machine, and open the page", "sur cette machine, et ouvrir la page"),
    Text("for others as well", "pour les autres aussi"),
    Text(
        "Hosting on the internet: docs/host/hosting.md",
        "Héberger sur internet : docs/host/hosting.md",
    ),
    Text("in ~/.bashrc", "dans ~/.bashrc"),
    Text("in ~/.zshrc, after compinit", "dans ~/.zshrc, après compinit"),
    Text("in ~/.config/fish/config.fish", "dans ~/.config/fish/config.fish"),
    Text("usage: ", "usage : "),
)
