"""What is wrong with a command, and what to do about it."""

import errno
from typing import Final

from ziggurat.core.text import Text

# Arguments.
NO_COMMAND: Final = Text(
    "There is no command {word!r}.{hint} Type `{program} --help` for the list.",
    "La commande {word!r} n'existe pas.{hint} Tapez `{program} --help` pour la liste.",
)
DID_YOU_MEAN: Final = Text(" Did you mean {names}?", " Vouliez-vous dire {names} ?")
UNKNOWN_ARGUMENTS: Final = Text(
    "Unknown argument: {words}.{hint}",
    "Argument inconnu : {words}.{hint}",
)
MISSING: Final = Text("Missing: {names}.", "Il manque : {names}.")
NO_VALUE: Final = Text("{name} needs a value.", "{name} demande une valeur.")
BAD_CHOICE: Final = Text(
    "{name} cannot be {value}; choose one of {choices}.",
    "{name} ne peut pas être {value} ; valeurs possibles : {choices}.",
)
SEE_HELP: Final = Text("{problem} See {program} --help.", "{problem} Voir {program} --help.")
WHOLE_NUMBER: Final = Text(
    "{name} must be a whole number, {few} or more, not {value!r}.",
    "{name} doit être un nombre entier, au moins {few}, et non {value!r}.",
)
NUMBER_UP_TO: Final = Text(
    "{name} must be a whole number from {few} to {many}, not {value!r}.",
    "{name} doit être un nombre entier de {few} à {many}, et non {value!r}.",
)
NOT_UNICODE: Final = Text(
    "{name} must be text in the encoding of your terminal.",
    "{name} doit être un texte dans l'encodage de votre terminal.",
)
ABOVE_ZERO: Final = Text(
    "{name} must be a number above 0, not {value!r}.",
    "{name} doit être un nombre supérieur à 0, et non {value!r}.",
)
REPORT_BUG: Final = Text(
    "Internal error: {error}. This is a bug; set ZIGGURAT_TRACEBACK=1 to see where it happens.",
    "Erreur interne : {error}. C'est un bogue ; ZIGGURAT_TRACEBACK=1 montre où il se produit.",
)

# Games, seats, bots and options.
NO_GAME: Final = Text(
    "There is no game {name!r}. The games are {games}.",
    "Le jeu {name!r} n'existe pas. Les jeux sont {games}.",
)
EXACTLY_PLAYERS: Final = Text(
    "{game} needs exactly {few} players, not {players}.",
    "{game} se joue à {few} exactement, pas à {players}.",
)
FROM_TO_PLAYERS: Final = Text(
    "{game} needs {few} to {many} players, not {players}.",
    "{game} se joue de {few} à {many}, pas à {players}.",
)
WHICH_GAME: Final = Text(
    "Name the game that --players and --option belong to.",
    "Indiquez le jeu auquel s'appliquent --players et --option.",
)
NOT_A_BUILD: Final = Text(
    "{path} is not a build of Ziggurat. Name an environment, a Python or a folder with ziggurat.",
    "{path} n'est pas une version de Ziggurat. Indiquez un environnement, un Python ou un dossier"
    " contenant ziggurat.",
)
SEATS_TO_FILL: Final = Text(
    "This game has {seats} seats, but --seats fills {given}.",
    "Cette partie a {seats} places, mais --seats en occupe {given}.",
)
TOO_MANY_NAMES: Final = Text(
    "Too many names in --name: {given}. People at the keyboard: {people}.",
    "Trop de noms dans --name : {given}. Personnes au clavier : {people}.",
)
NO_BOT: Final = Text(
    "{game} has no bot {name!r}. Its bots are {bots}.",
    "{game} n'a pas de bot {name!r}. Ses bots sont {bots}.",
)
NO_ADVISER: Final = Text(
    "The bot {name!r} cannot explain its choices in {game}. These can: {bots}.",
    "Le bot {name!r} ne sait pas expliquer ses choix à {game}. Ceux-ci le savent : {bots}.",
)
NOT_NAME_VALUE: Final = Text(
    "An option is written NAME=VALUE, not {word!r}.",
    "Une option s'écrit NOM=VALEUR, et non {word!r}.",
)
NO_OPTION: Final = Text(
    "{game} has no option {name!r}. Its options are {options}.",
    "{game} n'a pas d'option {name!r}. Ses options sont {options}.",
)
BAD_SETTING: Final = Text(
    "{name} must be one of {settings}, not {value!r}.",
    "{name} peut valoir {settings}, et non {value!r}.",
)
LOAD_ALONE: Final = Text(
    "--seed, --players and --option are those of the saved game; leave them out with --load.",
    "--seed, --players et --option sont ceux de la partie enregistrée ; "
    "ne les donnez pas avec --load.",
)
OTHER_GAME: Final = Text(
    "{file} is a game of {found}, not of {asked}.",
    "{file} est une partie de {found}, pas de {asked}.",
)
OTHER_TABLE: Final = Text(
    "{file} is a game of {game} for {players} players. Quit, and type: {command}",
    "{file} est une partie de {game} à {players}. Quittez, puis tapez : {command}",
)
GAME_OVER: Final = Text(
    "The game is over: there is nothing left to choose.",
    "La partie est finie : il n'y a plus rien à choisir.",
)
NOT_TO_CHOOSE: Final = Text(
    "Player {seat} has nothing to choose now. To choose: player {waiting}.",
    "Le joueur {seat} n'a rien à choisir maintenant. À choisir : joueur {waiting}.",
)
NO_SEAT: Final = Text(
    "--seat must be from 1 to {seats}, not {seat}.", "--seat va de 1 à {seats}, et non {seat}."
)
NO_CHOICE: Final = Text(
    "The record has {count} choices, so there is no choice {at}.",
    "La partie compte {count} choix : il n'y a pas de choix {at}.",
)

# Files.
REASONS: Final = {
    errno.ENOENT: Text("there is no such file or folder", "fichier ou dossier introuvable"),
    errno.EACCES: Text("you do not have permission", "vous n'en avez pas le droit"),
    errno.EPERM: Text("you do not have permission", "vous n'en avez pas le droit"),
    errno.EISDIR: Text("it is a folder", "c'est un dossier"),
    errno.ENOTDIR: Text(
        "a part of its path is not a folder", "une partie du chemin n'est pas un dossier"
    ),
    errno.ENOSPC: Text("the disk is full", "le disque est plein"),
    errno.EROFS: Text("the disk is read-only", "le disque est en lecture seule"),
}
CANNOT_READ: Final = Text("Cannot read {file}: {reason}.", "Impossible de lire {file} : {reason}.")
CANNOT_WRITE: Final = Text(
    "Cannot write {file}: {reason}.", "Impossible d'écrire {file} : {reason}."
)
CANNOT_PRINT: Final = Text(
    "Cannot write the output: {reason}.", "Impossible d'écrire la sortie : {reason}."
)
CANNOT_USE: Final = Text("Cannot use {file}: {reason}.", "{file} est inutilisable : {reason}.")
BAD_RECORDS: Final = [  # what `core.record` and `core.session` say, and what we say instead
    (
        r"this is not a record.*",
        Text("it is not a saved game", "ce n'est pas une partie enregistrée"),
    ),
    (
        r"the record is damaged.*",
        Text("it is damaged", "le fichier est abîmé"),
    ),
    (
        r"the record is incomplete: (?P<detail>.*)",
        Text("it is incomplete: {detail}", "il est incomplet : {detail}"),
    ),
    (
        r"choice (?P<number>\d+) cannot have been made: (?P<detail>.*)",
        Text(
            "choice {number} is not allowed: {detail}", "le choix {number} est interdit : {detail}"
        ),
    ),
    (
        r"expected \S+ with rules version (?P<now>\d+), got \S+ with rules version (?P<then>\d+)",
        Text(
            "it follows version {then} of the rules, this program version {now}",
            "il suit la version {then} des règles, ce programme la version {now}",
        ),
    ),
    (
        r"such a game cannot be set up: (?P<detail>.*)",
        Text("its options are unknown: {detail}", "ses options sont inconnues : {detail}"),
    ),
]
UNFAIR: Final = [  # what `server.room.fair` says, and what we say instead
    (
        r"the record carries no proof.*",
        Text(
            "the file has no proof of a fair deal; the seed was chosen by somebody",
            "le fichier ne prouve pas une donne équitable ; la graine a été choisie",
        ),
    ),
    (
        r"the proof is incomplete: (?P<detail>.*)",
        Text("the proof is incomplete: {detail}", "la preuve est incomplète : {detail}"),
    ),
    (
        r".* promised (?P<promised>\S+), the record says (?P<found>\S+)",
        Text(
            "the commitment was {promised}, but the file says {found}",
            "l'engagement était {promised}, mais le fichier indique {found}",
        ),
    ),
    (
        r".* part of the seed is not the one it promised",
        Text(
            "the server's part of the seed does not match its commitment",
            "la part du serveur dans la graine ne correspond pas à son engagement",
        ),
    ),
    (
        r"the seed is not made of the parts.*",
        Text(
            "the seed was not made from the published parts",
            "la graine n'est pas faite des parts publiées",
        ),
    ),
]
NOT_TEXT: Final = Text("it is not a text file", "ce n'est pas un fichier texte")
NOT_AN_ARENA: Final = Text(
    "{file} does not contain arena results.", "{file} ne contient pas de résultats d'arène."
)
OTHER_ARENA: Final = Text(
    "{file} has the results of another arena: {names} differ.",
    "{file} contient les résultats d'une autre arène : {names} diffèrent.",
)
PROCESS_ENDED: Final = Text(
    "A process that played games ended unexpectedly; the machine may be out of memory. "
    "Try fewer --jobs.",
    "Un processus de jeu s'est arrêté brutalement, peut-être faute de mémoire. Réduisez --jobs.",
)
