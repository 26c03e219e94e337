"""What a puzzle is about, by the term of the evaluation that speaks most for its solution."""

from typing import Final

from ziggurat.core.text import Text

THEMES: Final[dict[str, Text]] = {
    "growth": Text("Build", "Construire"),
    "attack": Text("Attack", "Attaquer"),
    "defence": Text("Defend", "Défendre"),
    "preparation": Text("Prepare", "Préparer"),
    "resources": Text("Resources", "Ressources"),
    "words": Text("Words", "Mots"),
    "science": Text("Science", "Science"),
    "endgame": Text("Endgame", "Fin de partie"),
    "judgement": Text("Judgement", "Discernement"),
}
OTHER: Final = "judgement"
# The first of these words that a term contains decides.
WORDS: Final = {
    "their": "defence",
    "others": "defence",
    "stealable": "attack",
    "destroyable": "attack",
    "lead": "endgame",
    "over_nine": "endgame",
    "scored": "endgame",
    "own reach": "preparation",
    "own runs": "preparation",
    "own hand": "preparation",
    "own deployed": "preparation",
    "conflicts": "attack",
    "symbols": "science",
    "words": "words",
    "raw": "resources",
    "manufactured": "resources",
    "coins": "resources",
    "discounts": "resources",
    "resources": "resources",
    "stock": "resources",
    "chains": "preparation",
    "places": "preparation",
    "": "growth",
}


def theme_of(reason: str) -> str:
    if not reason:
        return OTHER
    return next(theme for word, theme in WORDS.items() if word in reason)
