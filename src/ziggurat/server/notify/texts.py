"""What notifications say."""

from pathlib import Path
from typing import Final

from ziggurat.core.text import Text, translate

YOUR_TURN: Final = Text("Your turn: {game}", "À vous : {game}")
TURN_WITH: Final = Text(
    "It is your turn in {game} with {names}.", "C'est à vous de jouer à {game} avec {names}."
)
INVITED: Final = Text("Invitation: {game}", "Invitation : {game}")
INVITED_BY: Final = Text(
    "A seat at a table of {game} is reserved for you.",
    "Une place vous est réservée à une table de {game}.",
)
SEVERAL: Final = Text(
    "{count:table|tables} waiting for you", "{count:table vous attend|tables vous attendent}"
)
TEST: Final = Text("Ziggurat: test message", "Ziggurat : message d'essai")
TEST_BODY: Final = Text("Notifications arrive here.", "Les notifications arrivent bien jusqu'ici.")
CONFIRM: Final = Text("Confirm your address", "Confirmez votre adresse")
CONFIRM_BODY: Final = Text(
    "Somebody, probably you, wants to be notified at this address by Ziggurat."
    " Open this link to agree, or ignore this message:",
    "Quelqu'un, sans doute vous, souhaite recevoir à cette adresse les notifications de Ziggurat."
    " Ouvrez ce lien pour accepter, ou ignorez ce message :",
)
RESET: Final = Text("Your new password", "Votre nouveau mot de passe")
RESET_BODY: Final = Text(
    "Somebody, probably you, has forgotten the password of your account at Ziggurat."
    " This link lets you choose a new one. It can be used once, within an hour."
    " If it was not you, ignore this message: your password stays as it is.",
    "Quelqu'un, sans doute vous, a oublié le mot de passe de votre compte Ziggurat."
    " Ce lien permet d'en choisir un nouveau, une seule fois, dans l'heure."
    " Si ce n'était pas vous, ignorez ce message : votre mot de passe ne change pas.",
)
UNSUBSCRIBE: Final = Text("No more messages:", "Ne plus recevoir de messages :")


def notification_texts() -> dict[str, Text]:
    """By the names that translations in `server/locale` use."""
    return {f"notify.{key}": text for key, text in globals().items() if isinstance(text, Text)}


translate(Path(__file__).parents[1], notification_texts())
