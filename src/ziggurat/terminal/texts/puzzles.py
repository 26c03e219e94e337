"""What `ziggurat puzzle` and `ziggurat puzzles` print."""

from typing import Final

from ziggurat.core.text import Text

MINING: Final = Text("Mining", "Recherche")
MINED: Final = Text(
    "{games:game|games} searched, {count:puzzle|puzzles} found, in {file}.",
    "{games:partie fouillée|parties fouillées}, {count:problème trouvé|problèmes trouvés},"
    " dans {file}.",
)
TITLE: Final = Text(
    "Puzzle {name}, difficulty {rating}: find the best move of {seat}.",
    "Problème {name}, difficulté {rating} : trouvez le meilleur coup de {seat}.",
)
HOW: Final = Text(
    "A move ends when its turn ends or something new is revealed. Type quit to see the solution.",
    "Un coup s'arrête à la fin du tour, ou quand du nouveau est révélé. Tapez quitter pour voir"
    " la solution.",
)
SOLVED: Final = Text("Solved!", "Résolu !")
FAILED: Final = Text(
    "Not the best move: it costs {loss} points of win probability.",
    "Ce n'est pas le meilleur coup : il coûte {loss} points de chances de victoire.",
)
SOLUTION: Final = Text("Best: {choices}", "Le mieux : {choices}")
TEMPTING: Final = Text(
    "Tempting, but at least {loss} points worse: {choices}",
    "Tentant, mais moins bon d'au moins {loss} points : {choices}",
)
THEME: Final = Text("Theme: {theme}.", "Thème : {theme}.")
NEXT: Final = Text("Another one: {command}", "Un autre : {command}")
