"""What `ziggurat review` prints."""

from typing import Final

from ziggurat.core.text import Text

REVIEWING: Final = Text("Reviewing", "Analyse")
QUICKER: Final = Text(
    "Quicker: --jobs {jobs} uses all processors, --effort 0.2 looks less closely.",
    "Plus vite : --jobs {jobs} emploie tous les processeurs, --effort 0.2 examine moins à fond.",
)
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
    Text("start", "avant"),
    Text("luck", "chance"),
    Text("lost", "perdu"),
    Text("result", "issue"),
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
    "accuracy: how good the moves were, over the whole game and in its three parts.\n"
    "start: the chance to win before the first move. luck: what the cards and the other players"
    " changed. lost: what the player's own moves cost. start + luck − lost = result.\n"  # noqa: RUF001 - minus
    "One point is 1% of the chance to win, from what the player knew then.",
    "précision : la qualité des coups, dans toute la partie et dans ses trois phases.\n"
    "avant : les chances de victoire avant le premier coup. chance : ce que les cartes et les"
    " autres joueurs ont changé. perdu : ce qu'ont coûté ses propres coups."
    " avant + chance − perdu = issue.\n"  # noqa: RUF001 - minus
    "Un point vaut 1 % de chances de victoire, d'après ce que le joueur savait alors.",
)
