"""What `ziggurat stats` prints."""

from typing import Final

from ziggurat.core.text import Text

TITLE: Final = Text("{game}: {count:game|games}", "{game} : {count:partie|parties}")
NOTHING: Final = Text(
    "No finished game in these files.", "Ces fichiers ne contiennent aucune partie terminée."
)
PERSON: Final = Text("person", "personne")
FACETS: Final = {
    "level": Text("player", "joueur"),
    "players": Text("players", "nombre de joueurs"),
    "seat": Text("seat", "place"),
    "wonder": Text("wonder", "merveille"),
    "opening": Text("opening", "début"),
    "card": Text("card", "carte"),
    "strength": Text("most points from", "points surtout par"),
}
COLUMNS: Final = (
    Text("games", "parties"),
    Text("victories", "victoires"),
    Text("95 % interval", "intervalle à 95 %"),
)
LEGEND: Final = Text(
    "Shares of victories, with Wilson's 95 % interval. A shared victory counts in part.",
    "Parts de victoires, avec l'intervalle de Wilson à 95 %. Une victoire partagée compte"
    " en partie.",
)
