"""What notifications say."""

from typing import Final

from ziggurat.core.text import Text

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
UNSUBSCRIBE: Final = Text("No more messages:", "Ne plus recevoir de messages :")
