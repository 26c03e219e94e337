"""What the terminal itself says, in both languages."""

from typing import Final

from ziggurat.core.text import Text

INPUT: Final = Text("{seat}:", "{seat} :")
UNKNOWN: Final = Text(
    "I don't know {words}. Type a number, an action, or help.",
    "Je ne connais pas {words}. Tapez un numéro, une action, ou aide.",
)
SEVERAL: Final = Text("That could be several things:", "Cela peut être plusieurs choses :")
ALLOWED: Final = Text("Nothing forbids it.", "Rien ne l'interdit.")
NO_UNDO: Final = Text(
    "There is nothing to take back: something has been revealed since your last choice.",
    "Rien à reprendre : quelque chose a été dévoilé depuis votre dernier choix.",
)
UNDONE: Final = Text("Taken back.", "Choix repris.")
SAVED: Final = Text("Saved to {file}.", "Partie sauvée dans {file}.")
LOADED: Final = Text("Loaded {file}.", "Partie {file} chargée.")
NO_FILE: Final = Text("Say which file.", "Indiquez le fichier.")
NO_RULE: Final = Text("There is no rule {words}.", "Il n'y a pas de règle {words}.")
RULING: Final = Text("ruling", "décision")
REFUSAL: Final = Text("refusal", "refus")
CODE: Final = Text("code", "code")
TESTS: Final = Text("tests", "tests")
NO_ACTION: Final = Text("Say which action.", "Indiquez l'action.")
PASS_ON: Final = Text(
    "Hand over to {seat}, then press Enter.", "Passez la main à {seat}, puis appuyez sur Entrée."
)
THINKING: Final = Text("{seat} is thinking…", "{seat} réfléchit…")
GOODBYE: Final = Text("Goodbye.", "Au revoir.")
SEED: Final = Text("Seed of this game: {seed}", "Graine de la partie : {seed}")
WON: Final = Text("{seat} wins!", "{seat} gagne !")
SHARED: Final = Text("A draw between {seat}.", "Égalité entre {seat}.")
ALL_WON: Final = Text("You have won together!", "Vous avez gagné ensemble !")
ALL_LOST: Final = Text("You have lost together.", "Vous avez perdu ensemble.")
PLAYER: Final = Text("Player {number}", "Joueur {number}")
SCORE_SHEET: Final = Text("Score sheet", "Feuille de score")
TOGETHER: Final = Text("Together", "Ensemble")
SINCE: Final = Text("Since your last choice", "Depuis votre dernier choix")
HINT: Final = Text("What {seat} might do", "Ce que {seat} pourrait faire")
CHOICE: Final = Text("choice", "choix")
CHANCE: Final = Text("victory", "victoire")
TRIED: Final = Text("tried", "essais")
AND_THEN: Final = Text("and then perhaps", "et ensuite peut-être")
EXPECTED: Final = Text("{seat}: {choice}", "{seat} : {choice}")
LOG: Final = Text("What has happened", "Ce qui s'est passé")

HELP: Final = Text(
    """\
a number      choose that option
words         choose it by name, abbreviated if you like: dep med
why WORDS     why an action is not possible
undo          take back your last choice, unless something was revealed since
rule ID       what a rule says: rule BB-CON-3
score         the score sheet as it stands
log           all that has happened
save FILE     save the game
load FILE     go on with a saved game
help          this help
quit          leave without saving""",
    """\
un numéro       choisir cette option
des mots        la choisir par son nom anglais, abrégé si vous voulez : dep med
pourquoi MOTS   pourquoi une action est impossible
annuler         reprendre votre dernier choix, si rien n'a été dévoilé depuis
règle N°        ce que dit une règle (en anglais) : règle BB-CON-3
score           la feuille de score du moment
journal         tout ce qui s'est passé
sauver FICHIER  sauver la partie
charger FICHIER reprendre une partie sauvée
aide            cette aide
quitter         partir sans sauver""",
)

COMMANDS: Final = {
    "why": "why",
    "pourquoi": "why",
    "undo": "undo",
    "annuler": "undo",
    "rule": "rule",
    "règle": "rule",
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
    "quit": "quit",
    "exit": "quit",
    "quitter": "quit",
}
