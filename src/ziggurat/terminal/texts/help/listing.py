"""Help: games, rules, guide, completion, help."""

from typing import Final

from ziggurat.core.text import Text

HELP: Final = (
    Text(
        "read how to play, host a server or write a bot",
        "lire comment jouer, héberger un serveur ou écrire un bot",
    ),
    Text("invite friends, undo, leave, resume", "inviter, annuler, quitter, reprendre"),
    Text("from nothing to the first start", "l'installation, pas à pas"),
    Text("for friends, or on the internet", "pour des amis, ou sur internet"),
    Text("your first bot, step by step", "votre premier bot, pas à pas"),
    Text("a bot that plays on a server", "un bot qui joue sur un serveur"),
    Text(
        "play, offline, opponents, install, host, club, scale, bot, example, search, protocol"
        " or components (default: play)",
        "play, offline, opponents, install, host, club, scale, bot, example, search, protocol"
        " ou components (par défaut : play)",
    ),
    Text(
        "list the games, or the options and bots of one",
        "lister les jeux, ou les options et les bots de l'un d'eux",
    ),
    Text(
        "print the numbered rules of a game, or one rule",
        "afficher les règles numérotées d'un jeu, ou une règle",
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
        "Print a script that completes commands, options, games and bots.",
        "Afficher un script qui complète commandes, options, jeux et bots.",
    ),
    Text("bash, zsh or fish", "bash, zsh ou fish"),
    Text("words to complete; used by the scripts", "mots à compléter ; utilisé par les scripts"),
    Text(
        "Show help for a command, as --help does.", "Afficher l'aide d'une commande, comme --help."
    ),
    Text("the command", "la commande"),
    Text("with rulings, code and tests", "avec décisions, code et tests"),
    Text("in ~/.bashrc", "dans ~/.bashrc"),
    Text("in ~/.zshrc, after compinit", "dans ~/.zshrc, après compinit"),
    Text("in ~/.config/fish/config.fish", "dans ~/.config/fish/config.fish"),
)
