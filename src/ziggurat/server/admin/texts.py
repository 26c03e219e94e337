"""What `ziggurat admin` reports."""

from pathlib import Path
from typing import Final

from ziggurat.core.error import texts_of
from ziggurat.core.text import Text, translate
from ziggurat.games.fair import FairCode
from ziggurat.server.admin.errors import AdminCode

CLOSED: Final = Text("Table {room} is closed.", "La table {room} est fermée.")
HANDED_OVER: Final = Text(
    "A bot plays at seat {seat} of table {room} until its player returns.",
    "Un bot joue à la place {seat} de la table {room} jusqu'au retour du joueur.",
)
BANNED: Final = Text(
    "{name} is banned, logged out everywhere, and has left {tables:table|tables}.",
    "{name} est banni, déconnecté partout, et a quitté {tables:table|tables}.",
)
UNBANNED: Final = Text("{name} is no longer banned.", "{name} n'est plus banni.")
MUTED: Final = Text(
    "{name} can no longer chat at any table.", "{name} ne peut plus discuter à aucune table."
)
UNMUTED: Final = Text("{name} can chat again.", "{name} peut de nouveau discuter.")
APPOINTED: Final = Text(
    "{name} is now an administrator and finds the page of administrators under Profile.",
    "{name} peut désormais administrer le serveur : la page est sous Profil.",
)
DISMISSED: Final = Text(
    "{name} is no longer an administrator.", "{name} ne peut plus administrer le serveur."
)
NEW_PASSWORD: Final = Text(
    "{name} has a new password and no passkeys any more. The password: {password}",
    "{name} a un nouveau mot de passe et n'a plus de clés d'accès. Le mot de passe : {password}",
)
NOTIFICATIONS: Final = Text(
    "page: {url}\nmail server: {mail}\ndelay: {delay} seconds"
    "\nwebhooks into this network: {private}\nways to be notified: {channels}",
    "page : {url}\nserveur de courriel : {mail}\ndélai : {delay} secondes"
    "\nwebhooks vers ce réseau : {private}\nmoyens d'être prévenu : {channels}",
)
NONE: Final = Text("none", "aucun")
YES: Final = Text("yes", "oui")
NO: Final = Text("no", "non")
TEST_SENT: Final = Text("Test message sent to {name}.", "Message d'essai envoyé à {name}.")
BACKED_UP: Final = Text("Backed up to {file}.", "Base copiée dans {file}.")
DUMPED: Final = Text(
    "{count:public game|public games} written to {file}.",
    "{count:partie publique écrite|parties publiques écrites} dans {file}.",
)
MIGRATED: Final = Text(
    "The database {address} is up to date.", "La base de données {address} est à jour."
)

# Replaying all games.
UNREADABLE: Final = Text("{room}: {reason}", "{room} : {reason}")
OTHER_STATE: Final = Text(
    "{room}: was {then}, is {now} ({rules})", "{room} : était {then}, est {now} ({rules})"
)
OTHER_RANK: Final = Text(
    "{room}: seat {seat} had rank {then}, has {now} ({rules})",
    "{room} : la place {seat} avait le rang {then}, a le rang {now} ({rules})",
)
RULES: Final = Text(
    "rules version {then} then, {now} now", "version {then} des règles alors, {now} maintenant"
)
REPLAYED: Final = Text(
    "Replayed {rooms:table|tables}, found {found:difference|differences}.",
    "{rooms:table rejouée|tables rejouées}, {found:différence trouvée|différences trouvées}.",
)


def admin_texts() -> dict[str, Text]:
    """By the names that translations in `server/locale` use."""
    own = {f"admin.{key}": text for key, text in globals().items() if isinstance(text, Text)}
    return {**own, **texts_of(AdminCode, FairCode)}


translate(Path(__file__).parents[1], admin_texts())
