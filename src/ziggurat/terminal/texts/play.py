"""Texts of terminal play."""

from typing import Final

from ziggurat.core.text import Text

INPUT: Final = Text("{seat}: ", "{seat} : ")
UNKNOWN: Final = Text(
    "I don't understand {words!r}. Type a number from 1 to {count}, words of an option, or help.",
    "Je ne comprends pas {words!r}. Tapez un numéro de 1 à {count}, les mots d'une option, ou"
    " aide.",
)
NO_SUCH_NUMBER: Final = Text(
    "There {count::is|are} {count:option|options}: type a number from 1 to {count}.",
    "Il y a {count:option|options} : tapez un numéro de 1 à {count}.",
)
SEVERAL: Final = Text("Which one?", "Laquelle ?")
ALLOWED: Final = Text("You may do that.", "Vous pouvez le faire.")
NOTHING_TO_UNDO: Final = Text(
    "You have not made a choice yet.", "Vous n'avez encore fait aucun choix."
)
OTHERS_CHOSE: Final = Text(
    "You cannot undo: {seat} has chosen since.",
    "Annulation impossible : {seat} a choisi depuis.",
)
REVEALED: Final = Text(
    "You cannot undo: your last choice has revealed something.",
    "Annulation impossible : votre dernier choix a révélé quelque chose.",
)
UNDONE: Final = Text("Undone.", "Choix annulé.")
SAVED: Final = Text("Saved to {file}.", "Partie enregistrée dans {file}.")
NOTHING_TO_SAVE: Final = Text(
    "There was nothing to save: you have not made a choice.",
    "Il n'y avait rien à enregistrer : vous n'avez fait aucun choix.",
)
FINISHED: Final = Text(
    "The game is saved. Replay it with: {command}",
    "La partie est enregistrée. Pour la revoir : {command}",
)
RESUME: Final = Text("Continue with: {command}", "Pour continuer : {command}")
LOADED: Final = Text("Loaded {file}.", "Partie {file} chargée.")
NO_ACTION: Final = Text(
    "Type an action as well: why deploy medes", "Ajoutez une action : pourquoi déployer mèdes"
)
PASS_ON: Final = Text(
    "Hand over to {seat}, then press Enter. ",
    "Passez le clavier à {seat}, puis appuyez sur Entrée. ",
)
THINKING: Final = Text("{seat} is thinking…", "{seat} réfléchit…")
NO_HINT: Final = Text("No hint.", "Pas de conseil.")
GOODBYE: Final = Text("Goodbye.", "Au revoir.")
SEED: Final = Text("Seed of this game: {seed}", "Graine de la partie : {seed}")
WELCOME: Final = Text(
    "Type the number of an option, or help.", "Tapez le numéro d'une option, ou aide."
)
AGAINST: Final = Text(
    "{bot} is of medium strength. Easier: --seats human,apprentice. All: {command}",
    "{bot} est de force moyenne. Plus facile : --seats humain,apprenti. Tous : {command}",
)
WON: Final = Text("{seat} wins!", "{seat} gagne !")
YOU_WON: Final = Text("You win!", "Vous gagnez !")
TEAM_WON: Final = Text("The team of {seat} wins!", "L'équipe formée par {seat} gagne !")
SHARED: Final = Text("A draw between {seat}.", "Égalité entre {seat}.")
ALL_WON: Final = Text("You have won together!", "Vous avez gagné ensemble !")
ALL_LOST: Final = Text("You have lost together.", "Vous avez perdu ensemble.")
YOU: Final = Text("You", "Vous")
HUMAN: Final = Text("human", "humain")
EQUAL: Final = Text("equal", "égal")
BOTS: Final = {  # as on the page
    "apprentice": Text("Apprentice", "Apprenti"),
    "shepherd": Text("Shepherd", "Berger"),
    "weaver": Text("Weaver", "Tisserand"),
    "potter": Text("Potter", "Potier"),
    "miller": Text("Miller", "Meunier"),
    "carpenter": Text("Carpenter", "Charpentier"),
    "brickmaker": Text("Brickmaker", "Briquetier"),
    "mason": Text("Mason", "Maçon"),
    "sculptor": Text("Sculptor", "Sculpteur"),
    "scribe": Text("Scribe", "Scribe"),
    "architect": Text("Architect", "Architecte"),
    "astronomer": Text("Astronomer", "Astronome"),
    "vizier": Text("Vizier", "Vizir"),
    "king": Text("King", "Roi"),
    "marduk": Text("Marduk", "Mardouk"),
}
PLAYER: Final = Text("Player {number}", "Joueur {number}")
SCORE_SHEET: Final = Text("Score sheet", "Feuille de score")
TOGETHER: Final = Text("Together", "Ensemble")
BEGINNING: Final = Text("The game begins", "La partie commence")
SINCE: Final = Text("Since your last choice", "Depuis votre dernier choix")
LOG: Final = Text("Log", "Journal")
MORE: Final = Text(
    "… {count} more lines: type more, or the words of an option.",
    "… encore {count} lignes : tapez suite, ou les mots d'une option.",
)
NO_MORE: Final = Text("These are all options.", "Ce sont toutes les options.")

DESCRIBED: Final = Text("{title}: {description}", "{title} : {description}")
NOT_DESCRIBED: Final = Text(
    "There is no help on {words!r}. There is help on the board, {names}.",
    "Il n'y a pas d'aide sur {words!r}. Il y en a sur le plateau, {names}.",
)
HELP: Final = Text(
    """\
a number       choose that option
words          choose it by words, shortened if you like: dep med
hint [BOT]     what a bot would do, knowing only what you know
why WORDS      why an action is not possible
undo, back     undo your last choice, or a part of it
more           more options, if they did not fit
options        the board and the options again
rule NAME      what a rule says: rule BB-CON-3
score          the score sheet now
log            everything that has happened
save FILE      save the game
load FILE      continue a saved game
help board     what the signs on the board mean
help [NAME]    this help, or what something on the table is for
language       how to go on in French
quit, leave    leave the table (also: q, Ctrl-C, Ctrl-D)
Tab completes words, the arrow keys bring back earlier lines.
The game is saved after every choice: ziggurat play --continue""",
    """\
un numéro        choisir cette option
des mots         la choisir par ses mots, abrégés si vous voulez : dép mèd
conseil [BOT]    ce que ferait un bot qui ne sait que ce que vous savez
pourquoi MOTS    pourquoi une action est impossible
annuler, retour  annuler votre dernier choix, ou une partie de ce choix
suite            les options suivantes, s'il en reste
options          revoir le plateau et les options
règle NOM        ce que dit une règle : règle BB-CON-3
score            la feuille de score actuelle
journal          tout ce qui s'est passé
sauver FICHIER   enregistrer la partie
charger FICHIER  reprendre une partie enregistrée
aide plateau     ce que veulent dire les signes du plateau
aide [NOM]       cette aide, ou à quoi sert quelque chose sur la table
langue           comment continuer en anglais
quitter, partir  quitter la table (aussi : q, Ctrl-C, Ctrl-D)
Tab complète les mots, les flèches rappellent les lignes précédentes.
La partie est enregistrée après chaque choix : ziggurat play --continue""",
)

OTHER_LANGUAGE: Final = Text(
    "For French, type quit, then: {command}", "Pour l'anglais, tapez quitter, puis : {command}"
)
IN_OTHER_LANGUAGE: Final = Text(
    "ziggurat play --continue --lang fr", "ziggurat play --continue --lang en"
)

COMMANDS: Final = {
    "hint": "hint",
    "conseil": "hint",
    "why": "why",
    "pourquoi": "why",
    "undo": "undo",
    "back": "undo",
    "annuler": "undo",
    "retour": "undo",
    "more": "more",
    "suite": "more",
    "options": "options",
    "rule": "rule",
    "règle": "rule",
    "regle": "rule",
    "score": "score",
    "log": "log",
    "journal": "log",
    "save": "save",
    "sauver": "save",
    "load": "load",
    "charger": "load",
    "help": "help",
    "aide": "help",
    "?": "help",
    "language": "language",
    "langue": "language",
    "lang": "language",
    "english": "language",
    "français": "language",
    "francais": "language",
    "quit": "quit",
    "q": "quit",
    "exit": "quit",
    "leave": "quit",
    "quitter": "quit",
    "partir": "quit",
}
BOARD: Final = ("board", "plateau")  # as in `help board`
FILE_COMMANDS: Final = ("save", "load")
