"""What `ziggurat serve` and `ziggurat admin` say."""

from typing import Final

from ziggurat.core.text import Text

RUNNING: Final = Text("Ziggurat is running at {address}", "Ziggurat fonctionne : {address}")
FOR_OTHERS: Final = Text(
    "Phones and other machines in your network open {address}",
    "Les téléphones et les autres machines du réseau ouvrent {address}",
)
BY_NAME: Final = Text(
    "If your network knows this machine by name, also {address}",
    "Si votre réseau connaît le nom de cette machine, aussi {address}",
)
KEPT_IN: Final = Text("Games are kept in {database}", "Les parties sont conservées dans {database}")
FAST_ENGINE: Final = Text("Engine: compiled.", "Moteur : compilé.")
SLOW_ENGINE: Final = Text(
    "Engine: interpreted. A compiled one is faster: ziggurat guide host",
    "Moteur : interprété. Compilé, il est plus rapide : ziggurat guide host",
)
HOW_TO_STOP: Final = Text(
    "Press Ctrl-C to stop. Games are saved and go on when you start it again.",
    "Ctrl-C pour arrêter. Les parties, enregistrées, reprendront au redémarrage.",
)
NO_BROWSER: Final = Text(
    "No browser could be opened. Open the address yourself.",
    "Impossible d'ouvrir un navigateur. Ouvrez l'adresse vous-même.",
)
NO_REDIS_YET: Final = Text(
    "Cannot reach Redis at {url} yet: {detail}", "Redis ne répond pas encore à {url} : {detail}"
)
MAIL_PASSWORD: Final = Text(
    "Password of the mail server: ", "Mot de passe du serveur de courriel : "
)
REPLAYING: Final = Text("Replaying", "Parties rejouées")

# Lists of the operator.
NO_TABLES: Final = Text("There are no active tables.", "Il n'y a aucune table active.")
NO_PLAYERS: Final = Text("There are no players.", "Il n'y a aucun joueur.")
NO_BANNED: Final = Text("Nobody is banned.", "Personne n'est banni.")
NO_MUTED: Final = Text("Nobody is muted.", "Personne n'est privé de discussion.")
NO_ADMINS: Final = Text(
    "There are no administrators. Appoint one with `ziggurat admin appoint NAME`.",
    "Il n'y a aucun administrateur. Nommez-en un par `ziggurat admin appoint NOM`.",
)
HEADINGS: Final = {
    "table": Text("table", "table"),
    "game": Text("game", "jeu"),
    "state": Text("state", "état"),
    "players": Text("players", "joueurs"),
    "opened": Text("opened (UTC)", "ouverte (UTC)"),
    "id": Text("id", "id"),
    "name": Text("name", "nom"),
    "kind": Text("kind", "genre"),
    "since": Text("since (UTC)", "depuis (UTC)"),
}
VALUES: Final = {  # by the heading
    "state": {
        "gathering": Text("waiting for players", "attend des joueurs"),
        "playing": Text("playing", "en cours"),
        "banned": Text("banned", "banni"),
        "muted": Text("muted", "sans discussion"),
    },
    "kind": {
        "bot": Text("bot", "bot"),
        "account": Text("account", "compte"),
        "guest": Text("guest", "invité"),
    },
}
