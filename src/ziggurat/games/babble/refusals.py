"""Why an action of Babble may not be done, in the order of the rulebook."""

from ziggurat.core.refusal import Refusal


class BabbleRefusal(Refusal):
    # Orders
    NO_SUCH_PLAYER = (
        "BA-ORD-1",
        "Nobody sits there.",
        "Personne n'est assis à cette place.",
    )
    NOT_YOURSELF = (
        "BA-TUR-4",
        "An order goes to another player, never to yourself.",
        "Un ordre s'adresse à un autre joueur, jamais à soi-même.",
    )
    NO_SUCH_WORD = (
        "BA-ORD-1",
        "No card at this table has that word.",
        "Aucune carte de cette table ne porte ce mot.",
    )
    WORDS_ON_THE_TABLE = (
        "BA-CNF-10",
        "That player's words are on the table: no orders until the player's next turn.",
        "Les mots de ce joueur sont sur la table : aucun ordre avant son prochain tour.",
    )
    NOT_THAT_WORD = (
        "BA-ORD-2",
        "That card does not have the word that was said to you.",
        "Cette carte ne porte pas le mot que l'on vous a dit.",
    )
    YOU_UNDERSTAND = (
        "BA-ORD-2",
        "You hold a card with that word, so you must carry out its order.",
        "Vous avez une carte avec ce mot : vous devez exécuter son ordre.",
    )
    # Showing
    NO_CARD_OF_THAT_ORDER = (
        "BA-SHO-1",
        "You hold no Word card of that order.",
        "Vous n'avez pas de carte Mot de cet ordre.",
    )
    NOT_IN_YOUR_RESERVE = (
        "BA-SHO-1",
        "That Construction card is not in your Reserve.",
        "Cette carte Construction n'est pas dans votre Réserve.",
    )
    ALREADY_FACE_UP = (
        "BA-SHO-2",
        "That Construction card is already face up.",
        "Cette carte Construction est déjà face visible.",
    )
    # Build
    NOTHING_TO_BUILD_WITH = (
        "BA-BUI-1",
        "That Construction card is not yours to build.",
        "Cette carte Construction n'est pas à vous.",
    )
    CANNOT_PAY = (
        "BA-BUI-2",
        "Your own Resources do not pay for that Construction card.",
        "Vos propres Ressources ne suffisent pas pour cette carte Construction.",
    )
    MUST_BUILD = (
        "BA-BUI-3",
        "You can pay for a Construction card, so you must build one.",
        "Vous pouvez payer une carte Construction : vous devez en construire une.",
    )
    # Draw, give, reveal
    NO_SUCH_RESOURCE = (
        "BA-DRA-2",
        "You have no Resource of that kind.",
        "Vous n'avez aucune Ressource de cette sorte.",
    )
    GIVE_TO_ANOTHER = (
        "BA-GIV-1",
        "Choose another player to give to.",
        "Choisissez un autre joueur à qui donner.",
    )
    GIVE_AT_LEAST_ONE = (
        "BA-GIV-1",
        "At this table at least one card must be given.",
        "À cette table, il faut donner au moins une carte.",
    )
    SHOWN_ALREADY = (
        "BA-REV-1",
        "You have just shown that card: choose another.",
        "Vous venez de montrer cette carte : choisissez-en une autre.",
    )
    REVEAL_AT_LEAST_ONE = (
        "BA-REV-1",
        "At this table at least one card must be revealed.",
        "À cette table, il faut révéler au moins une carte.",
    )
    # Confusion
    NOT_ON_THIS_LEVEL = (
        "BA-CNF-4",
        "That card is not on the level in progress.",
        "Cette carte n'est pas sur le niveau en cours.",
    )
    WRONG_PICTURE = (
        "BA-CNF-4",
        "That card has another picture.",
        "Cette carte porte une autre image.",
    )
    NO_WORD_TO_DROP = (
        "BA-CNF-9",
        "You hold no Word card of that order to discard.",
        "Vous n'avez pas de carte Mot de cet ordre à défausser.",
    )
