"""What is wrong with a command, and what to do about it."""

import errno
from typing import Final

from ziggurat.core.error import ErrorCode
from ziggurat.core.text import Text


class CommandCode(ErrorCode):
    # Arguments.
    NO_COMMAND = Text(
        "There is no command {word!r}.{hint} Type `{program} --help` for the list.",
        "La commande {word!r} n'existe pas.{hint} Tapez `{program} --help` pour la liste.",
    )
    UNKNOWN_ARGUMENTS = Text(
        "Unknown argument: {words}.{hint} See {program} --help.",
        "Argument inconnu : {words}.{hint} Voir {program} --help.",
    )
    MISSING_ARGUMENTS = Text(
        "Missing: {names}. See {program} --help.",
        "Il manque : {names}. Voir {program} --help.",
    )
    NO_VALUE = Text(
        "{name} needs a value. See {program} --help.",
        "{name} demande une valeur. Voir {program} --help.",
    )
    BAD_CHOICE = Text(
        "{name} cannot be {value!r}. Choose one of {choices}. See {program} --help.",
        "{name} ne peut pas être {value!r}. Valeurs possibles : {choices}. Voir {program} --help.",
    )
    BAD_ARGUMENTS = Text(
        "{detail}. See {program} --help.",
        "{detail}. Voir {program} --help.",
    )
    WHOLE_NUMBER = Text(
        "{name} must be a whole number, {few} or more, not {value!r}.",
        "{name} doit être un nombre entier, au moins {few}, et non {value!r}.",
    )
    NUMBER_UP_TO = Text(
        "{name} must be a whole number from {few} to {many}, not {value!r}.",
        "{name} doit être un nombre entier de {few} à {many}, et non {value!r}.",
    )
    NOT_UNICODE = Text(
        "{name} must be text in the encoding of your terminal.",
        "{name} doit être un texte dans l'encodage de votre terminal.",
    )
    ABOVE_ZERO = Text(
        "{name} must be a number above 0, not {value!r}.",
        "{name} doit être un nombre supérieur à 0, et non {value!r}.",
    )
    REPORT_BUG = Text(
        "Internal error: {error}. This is a bug; set ZIGGURAT_TRACEBACK=1 to see where it happens.",
        "Erreur interne : {error}. C'est un bogue ; ZIGGURAT_TRACEBACK=1 montre où il se produit.",
    )

    # Games, seats, bots and options.
    WHICH_GAME = Text(
        "Name the game that --players and --option belong to.",
        "Indiquez le jeu auquel s'appliquent --players et --option.",
    )
    NOT_A_BUILD = Text(
        "{path} is not a build of Ziggurat. Name an environment, a Python or a folder with"
        " ziggurat.",
        "{path} n'est pas une version de Ziggurat. Indiquez un environnement, un Python ou un"
        " dossier contenant ziggurat.",
    )
    SEATS_TO_FILL = Text(
        "This game has {seats} seats, but --seats fills {given}.",
        "Cette partie a {seats} places, mais --seats en occupe {given}.",
    )
    TOO_MANY_NAMES = Text(
        "Too many names in --name: {given}. People at the keyboard: {people}.",
        "Trop de noms dans --name : {given}. Personnes au clavier : {people}.",
    )
    NO_BOT_BUT = Text(
        "There is no bot {name}. Did you mean {near}?",
        "Il n'y a pas de bot {name}. Vouliez-vous dire {near} ?",
    )
    NO_ADVISER = Text(
        "The bot {name} cannot explain its choices in {game}. These can: {bots}.",
        "Le bot {name} ne sait pas expliquer ses choix à {game}. Ceux-ci le savent : {bots}.",
    )
    NOT_NAME_VALUE = Text(
        "An option is written NAME=VALUE, not {word!r}.",
        "Une option s'écrit NOM=VALEUR, et non {word!r}.",
    )
    LOAD_ALONE = Text(
        "--seed, --players and --option are those of the saved game; leave them out with --load.",
        "--seed, --players et --option sont ceux de la partie enregistrée ; "
        "ne les donnez pas avec --load.",
    )
    CONTINUE_ALONE = Text(
        "--continue takes the seats and options of your last game; leave out {options}.",
        "--continue reprend les places et les options de votre dernière partie ; "
        "ne donnez pas {options}.",
    )
    NO_LAST_GAME = Text(
        "There is no game to continue. Saved games are in {folder}; continue one with --load FILE.",
        "Il n'y a pas de partie à reprendre. Les parties enregistrées sont dans {folder} ; "
        "reprenez-en une avec --load FICHIER.",
    )
    OTHER_GAME = Text(
        "{file} is a game of {found}, not of {asked}.",
        "{file} est une partie de {found}, pas de {asked}.",
    )
    OTHER_TABLE = Text(
        "{file} is a game of {game} for {players} players. Quit, and type: {command}",
        "{file} est une partie de {game} à {players}. Quittez, puis tapez : {command}",
    )
    GAME_OVER = Text(
        "The game is over: there is nothing left to choose.",
        "La partie est finie : il n'y a plus rien à choisir.",
    )
    NOT_TO_CHOOSE = Text(
        "Player {seat} has nothing to choose now. To choose: player {waiting}.",
        "Le joueur {seat} n'a rien à choisir maintenant. À choisir : joueur {waiting}.",
    )
    NO_SEAT = Text(
        "--seat must be from 1 to {seats}, not {seat}.", "--seat va de 1 à {seats}, et non {seat}."
    )
    NO_CHOICE = Text(
        "The record has {count} choices, so there is no choice {at}.",
        "La partie compte {count} choix : il n'y a pas de choix {at}.",
    )

    # What is installed.
    NOT_INSTALLED = Text(
        "This needs packages that are not installed ({missing}). Install them with: {command}",
        "Il manque des paquets pour cela ({missing}). Pour les installer : {command}",
    )

    # Files.
    CANNOT_READ = Text("Cannot read {file}: {reason}.", "Impossible de lire {file} : {reason}.")
    CANNOT_WRITE = Text("Cannot write {file}: {reason}.", "Impossible d'écrire {file} : {reason}.")
    CANNOT_PRINT = Text(
        "Cannot write the output: {reason}.", "Impossible d'écrire la sortie : {reason}."
    )
    CANNOT_USE = Text("Cannot use {file}. {reason}", "Impossible d'utiliser {file}. {reason}")
    NOT_A_MINE = Text(
        "{file} is not a file of puzzles.",
        "{file} n'est pas un fichier de problèmes.",
    )
    UNKNOWN_PUZZLE = Text(
        "There is no puzzle called {name}.",
        "Aucun problème ne s'appelle {name}.",
    )
    NOT_AN_ARENA = Text(
        "{file} does not contain arena results.", "{file} ne contient pas de résultats d'arène."
    )
    OTHER_ARENA = Text(
        "{file} has the results of another arena: {names} differ.",
        "{file} contient les résultats d'une autre arène : {names} diffèrent.",
    )
    PROCESS_ENDED = Text(
        "A process that played games ended unexpectedly; the machine may be out of memory. "
        "Try fewer --jobs.",
        "Un processus de jeu s'est arrêté brutalement, peut-être faute de mémoire. "
        "Réduisez --jobs.",
    )
    BAD_UTF8 = Text(
        "Cannot use {file}: it is not a text file.",
        "Impossible d'utiliser {file} : ce n'est pas un fichier texte.",
    )

    # While playing.
    NO_FILE_TO_SAVE = Text(
        "Type a file name as well: save evening.json",
        "Ajoutez un nom de fichier : sauver soiree.json",
    )
    NO_FILE_TO_LOAD = Text(
        "Type a file name as well: load evening.json",
        "Ajoutez un nom de fichier : charger soiree.json",
    )

    # Rules.
    NO_RULES_INSTALLED = Text(
        "The rule books are not installed. Reinstall Ziggurat.",
        "Les règles ne sont pas installées. Réinstallez Ziggurat.",
    )
    NO_GUIDES_INSTALLED = Text(
        "The guides are not installed. Reinstall Ziggurat.",
        "Les guides ne sont pas installés. Réinstallez Ziggurat.",
    )
    NO_RULE_BOOK = Text(
        "There is no rule book {name!r}. The rule books are {books}.",
        "Il n'y a pas de règles {name!r}. Les règles disponibles sont {books}.",
    )
    NO_RULE = Text(
        "There is no rule {name!r}.{hint} `ziggurat rules {book}` lists all of the game.",
        "La règle {name!r} n'existe pas.{hint} `ziggurat rules {book}` affiche celles du jeu.",
    )
    WHICH_RULE = Text(
        "Which rule? For example: rule BB-CON-3",
        "Quelle règle ? Par exemple : règle BB-CON-3",
    )
    NO_RULE_AT_TABLE = Text(
        "There is no rule {words!r}. Rules have names like BB-CON-3.",
        "La règle {words!r} n'existe pas. Les règles ont des noms comme BB-CON-3.",
    )
    NEEDS_CHECKOUT = Text(
        "--check compares the rules with the tests. Run it in a checkout of the repository.",
        "--check compare les règles aux tests. Lancez-le dans une copie du dépôt.",
    )
    NO_TRAINING = Text(
        "No bot of {game} uses a network. Networks can be trained for: {games}.",
        "Aucun bot de {game} n'utilise de réseau. On peut en entraîner pour : {games}.",
    )
    BAD_SAMPLES = Text(
        "These games cannot be used for training: {reason}.",
        "Ces parties ne peuvent pas servir à l'entraînement : {reason}.",
    )

    # The server.
    BAD_HOST = Text(
        "--host {host!r} is not an address of this machine. Try 127.0.0.1.",
        "--host {host!r} n'est pas une adresse de cette machine. Essayez 127.0.0.1.",
    )
    PORT_IN_USE = Text(
        "Port {port} is already in use on {host}. Choose another one with --port.",
        "Le port {port} est déjà utilisé sur {host}. Choisissez-en un autre avec --port.",
    )
    PORT_FORBIDDEN = Text(
        "You are not allowed to use port {port}. Choose one above 1023 with --port.",
        "Vous n'avez pas le droit d'utiliser le port {port}. Choisissez-en un au-dessus de 1023"
        " avec --port.",
    )
    CANNOT_LISTEN = Text(
        "Cannot listen on {host}, port {port}: {detail}.",
        "Impossible d'écouter sur {host}, port {port} : {detail}.",
    )
    WORKERS_NEED_REDIS = Text(
        "Several workers need --redis, through which they notify each other.",
        "Plusieurs processus demandent --redis, par où ils se préviennent.",
    )
    BAD_REDIS = Text(
        "--redis {url!r} is not a URL like redis://localhost.",
        "--redis {url!r} n'est pas une URL comme redis://localhost.",
    )
    NO_TABLE_CALLED = Text(
        "There is no table {room}. `ziggurat admin list tables` shows the active ones.",
        "La table {room} n'existe pas. `ziggurat admin list tables` montre les tables actives.",
    )

    # Databases.
    BAD_DATABASE = Text(
        "--database {address!r} is neither a file nor the URL of a database."
        " Use a file name or postgresql://USER@HOST/NAME.",
        "--database {address!r} n'est ni un fichier ni l'URL d'une base de données."
        " Donnez un nom de fichier ou postgresql://USER@HOST/NAME.",
    )
    NO_DATABASE = Text(
        "There is no database {file}. Name one with --database,"
        " or create it with `ziggurat admin --database {file} migrate`.",
        "La base de données {file} n'existe pas. Indiquez-en une avec --database,"
        " ou créez-la avec `ziggurat admin --database {file} migrate`.",
    )
    OLD_DATABASE = Text(
        "The database {address} is not up to date."
        " Run `ziggurat admin migrate` with the same --database.",
        "La base de données {address} n'est pas à jour."
        " Lancez `ziggurat admin migrate` avec le même --database.",
    )
    NEWER_DATABASE = Text(
        "The database {address} was written by a later version of Ziggurat."
        " Install that version, or use a backup from before the upgrade.",
        "La base de données {address} vient d'une version plus récente de Ziggurat."
        " Installez cette version, ou reprenez une copie d'avant la mise à jour.",
    )
    CANNOT_USE_DATABASE = Text(
        "Cannot use the database {address}: {reason}.",
        "Impossible d'utiliser la base de données {address} : {reason}.",
    )
    CANNOT_REACH_DATABASE = Text(
        "Cannot reach the database {address}: {detail}.",
        "Impossible de joindre la base de données {address} : {detail}.",
    )


# Parts of the texts above.
DID_YOU_MEAN: Final = Text(" Did you mean {names}?", " Vouliez-vous dire {names} ?")
NO_FOLDER: Final = Text("there is no folder {folder}", "le dossier {folder} n'existe pas")
IS_A_FOLDER: Final = Text("it is a folder", "c'est un dossier")
READ_ONLY: Final = Text(
    "the file system is read-only", "le système de fichiers est en lecture seule"
)
NO_PERMISSION: Final = Text("you do not have permission", "vous n'en avez pas le droit")
QUOTED: Final = Text("{word!r}", "{word!r}")
REASONS: Final = {
    errno.ENOENT: Text("there is no such file or folder", "fichier ou dossier introuvable"),
    errno.EACCES: NO_PERMISSION,
    errno.EPERM: NO_PERMISSION,
    errno.EISDIR: IS_A_FOLDER,
    errno.ENOTDIR: Text(
        "a part of its path is not a folder", "une partie du chemin n'est pas un dossier"
    ),
    errno.ENOSPC: Text("the disk is full", "le disque est plein"),
    errno.EROFS: Text("the disk is read-only", "le disque est en lecture seule"),
}
