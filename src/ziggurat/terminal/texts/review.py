"""What `ziggurat review` prints."""

from typing import Final

from ziggurat.core.text import Text

REVIEWING: Final = Text("Reviewing", "Analyse")
TITLE: Final = Text(
    "Review: {game}, {count:move|moves} of {players} players",
    "Analyse : {game}, {count:coup|coups} de {players} joueurs",
)
NOTHING: Final = Text(
    "There is nothing to review: nobody had a choice.",
    "Il n'y a rien à analyser : personne n'a eu le choix.",
)
PLAYER: Final = Text("player", "joueur")
COLUMNS: Final = (
    Text("accuracy", "précision"),
    Text("opening", "début"),
    Text("middle", "milieu"),
    Text("end", "fin"),
    Text("lost", "perdu"),
    Text("luck", "hasard"),
    Text("at first", "au départ"),
    Text("result", "résultat"),
)
GRADES: Final = {
    "best": Text("best", "meilleur"),
    "good": Text("good", "bon"),
    "inaccuracy": Text("inaccuracy", "imprécision"),
    "mistake": Text("mistake", "erreur"),
    "blunder": Text("blunder", "gaffe"),
}
COSTLIEST: Final = Text("Costliest moves of {seat}:", "Coups les plus coûteux de {seat} :")
COSTLY: Final = Text(
    "after {at:choice|choices}: {grade}, {loss} points (±{error}), {before} → {after}",
    "après {at:choix|choix} : {grade}, {loss} points (±{error}), {before} → {after}",
)
PLAYED: Final = Text("played: {choices}", "joué : {choices}")
BETTER: Final = Text("better: {choices}", "mieux : {choices}")
UNINFORMED: Final = Text(
    "Where the team lost information about words:",
    "Où l'équipe a perdu de l'information sur les mots :",
)
MISSED: Final = Text(
    "after {at:choice|choices}, {seat}: {bits} bits less than with the better choice",
    "après {at:choix|choix}, {seat} : {bits} bits de moins qu'avec le meilleur choix",
)
FLAWLESS: Final = Text(
    "{seat}: no move was clearly worse than another.",
    "{seat} : aucun coup n'était nettement moins bon qu'un autre.",
)
LEGEND: Final = Text(
    "A point is 1% of the chance to win, from what each player knew then. lost: by own moves;"
    " luck: between them, by chance and the others; at first + luck − lost = result.",  # noqa: RUF001 - minus
    "Un point vaut 1 % de chances de victoire, d'après ce que chacun savait alors."
    " perdu : par ses propres coups ; hasard : entre eux, par le hasard et les autres ;"
    " au départ + hasard − perdu = résultat.",  # noqa: RUF001 - minus
)
