"""What commands print: lists of games, replays, hints, standings, progress."""

from typing import Final

from ziggurat.core.text import Text

TOO_NARROW: Final = Text(
    "This board needs {needed} columns; your terminal has {width}.",
    "Ce plateau demande {needed} colonnes ; votre terminal en a {width}.",
)
ONLY_ENGLISH: Final = Text("This guide is in English.", "Ce guide n'existe qu'en anglais.")

# The list of games.
GAME: Final = Text("game", "jeu")
PLAYERS: Final = Text("players", "joueurs")
ABOUT: Final = Text("about", "présentation")
RANGE: Final = Text("{few} to {many}", "{few} à {many}")
MORE_ABOUT: Final = Text(
    "Options and bots of a game: ziggurat games {name}",
    "Options et bots d'un jeu : ziggurat games {name}",
)
COUNT_OF_PLAYERS: Final = Text("{count} players", "{count} joueurs")
BOTS: Final = Text(
    "Bots, from very easy to very hard: {levels}", "Bots, du très facile au très fort : {levels}"
)
REFERENCES: Final = Text("Bots for comparison: {names}", "Bots de référence : {names}")
OPTIONS: Final = Text(
    "Options (--option NAME=VALUE; the first value is the default):",
    "Options (--option NOM=VALEUR ; la première valeur est celle par défaut) :",
)
PLAY_IT: Final = Text("Play it:  ziggurat play {name}", "Pour jouer : ziggurat play {name}")
ITS_RULES: Final = Text("Rules:    ziggurat rules {name}", "Règles :     ziggurat rules {name}")

# Recorded games.
VERIFIED: Final = Text(
    "Verified: {count:choice|choices} of {game}, all legal.",
    "Vérifié : {count:choix|choix} de {game}, tous conformes aux règles.",
)
AT_CHOICE: Final = Text("{at}/{count} {seat}: {choice}", "{at}/{count} {seat} : {choice}")
STEP: Final = Text(
    "Enter: next, b: back, a number: go there, q: quit > ",
    "Entrée : suivant, b : retour, un numéro : y aller, q : quitter > ",
)
NO_STEP: Final = Text(
    "The record has {count:choice|choices}. Type a number from 0 to {count}.",
    "La partie compte {count:choix|choix}. Tapez un numéro de 0 à {count}.",
)
RECORDED: Final = Text("Record saved to {file}.", "Partie enregistrée dans {file}.")
STOPPED: Final = Text(
    "Stopped after {count:choice|choices}. Record saved to {file}.",
    "Arrêt après {count:choix|choix}. Partie enregistrée dans {file}.",
)
FAIR: Final = Text(
    "Verified: the deal was fair, and all {count} choices follow the rules.",
    "Vérifié : la donne est équitable et les {count} choix respectent les règles.",
)
UNFAIR: Final = Text("NOT VERIFIED: {reason}", "NON VÉRIFIÉ : {reason}")

# Hints.
HINT: Final = Text(
    "Suggestions ({bot}), with the chance to win:",
    "Suggestions ({bot}), avec les chances de victoire :",
)
HINT_FOR: Final = Text(
    "Suggestions for {seat} ({bot}), with the chance to win:",
    "Suggestions pour {seat} ({bot}), avec les chances de victoire :",
)
NO_OPINION: Final = Text(
    "{bot} has no opinion yet: all choices look alike.",
    "{bot} n'a pas encore d'avis : tous les choix se valent.",
)
PERCENT: Final = Text("{number}%", "{number} %")
HINT_LINE: Final = Text("{chance:>5}  {choice}", "{chance:>5}  {choice}")
THEN: Final = Text("{seat} might then: {choices}", "Suite probable, {seat} : {choices}")
THEN_YOU: Final = Text("You might then: {choices}", "Suite probable : {choices}")
ALIKE: Final = Text("After each of them:", "Après chacune :")
EXPECTED: Final = Text("{seat}: {choices}", "{seat} : {choices}")
SEMICOLON: Final = Text("; ", " ; ")

# The arena.
ARENA: Final = Text(
    "{game}, {players:player|players}, {games:game|games}, seed {seed}",
    "{game}, {players:joueur|joueurs}, {games:partie|parties}, graine {seed}",
)
BOT: Final = Text("bot", "bot")
STANDINGS: Final = (
    Text("games", "parties"),
    Text("won %", "gagné %"),
    Text("95 %", "95 %"),
    Text("by deal", "par donne"),
    Text("score", "score"),
    Text("lead", "écart"),
    Text("rating", "niveau"),
    Text("ms", "ms"),
    Text("max", "max"),
)
STANDINGS_LEGEND: Final = Text(
    "95 %: where the true won % lies, 19 times in 20; by deal: the same, each deal as one result."
    " lead: points ahead of the others. rating: in Elo. ms, max: time for a choice, median and"
    " most.",
    "95 % : où se trouve le vrai gagné %, 19 fois sur 20 ; par donne : de même, une donne"
    " comptant pour un résultat. écart : points d'avance sur les autres. niveau : en Elo."
    " ms, max : durée d'un choix, médiane et maximum.",
)
INTERRUPTED: Final = Text(
    "Interrupted after {done} of {games} games. Results saved to {file}.",
    "Interrompu après {done} parties sur {games}. Résultats enregistrés dans {file}.",
)
CONTINUE: Final = Text("Continue with: {command}", "Pour continuer : {command}")

# Progress.
PLAYING: Final = Text("Playing", "Parties")
MEASURING: Final = Text("Measuring {game}", "Mesure de {game}")
PROGRESS: Final = Text("{label}: {done} of {total}", "{label} : {done} sur {total}")
TRAINING: Final = {  # by the step of a training
    "generate": Text("Games", "Parties"),
    "fit": Text("Epochs", "Passages"),
    "duel": Text("Duels", "Duels"),
}
TIME_LEFT: Final = Text(", about {time} left", ", encore {time} environ")
SECONDS: Final = Text("{count} s", "{count} s")
MINUTES: Final = Text("{count} min", "{count} min")
HOURS: Final = Text("{count} h", "{count} h")
