"""Why the server refuses a request about an account, bots, other people, or administration."""

from ziggurat.core.error import ErrorCode
from ziggurat.core.text import Text


class AccountCode(ErrorCode):
    ACCOUNT_NEEDED = Text(
        "Guests can't do this. Create an account first.",
        "Les invités ne peuvent pas faire cela. Créez d'abord un compte.",
    )
    BAD_TICKET = Text(
        "This link has expired or was used already. Ask for a new one.",
        "Ce lien a expiré ou a déjà servi. Demandez-en un autre.",
    )

    # Passkeys.
    NO_PASSKEYS_HERE = Text(
        "Passkeys don't work at this address. Ask the operator to set the server's public address.",
        "Les clés d'accès ne fonctionnent pas à cette adresse. Demandez au responsable de"
        " configurer l'adresse publique du serveur.",
    )
    BAD_PASSKEY = Text(
        "This passkey was not accepted. Try again, or log in another way.",
        "Cette clé d'accès n'a pas été acceptée. Réessayez, ou connectez-vous autrement.",
    )
    NO_PASSKEY = Text(
        "You have no such passkey any more.",
        "Vous n'avez plus cette clé d'accès.",
    )
    TOO_MANY_PASSKEYS = Text(
        "You already have {most:passkey|passkeys}. Remove one first.",
        "Vous avez déjà {most:clé d'accès|clés d'accès}. Retirez-en une d'abord.",
    )
    LAST_WAY_IN = Text(
        "This passkey is your only way to log in. Set a password or add another passkey first.",
        "Cette clé d'accès est votre seul moyen de vous connecter. Choisissez d'abord un mot de"
        " passe ou ajoutez une autre clé.",
    )

    # Bot accounts.
    TOO_MANY_BOTS = Text(
        "You already have {most:bot|bots}. Remove one first.",
        "Vous avez déjà {most:bot|bots}. Retirez-en un d'abord.",
    )
    TOO_MANY_TOKENS = Text(
        "This bot already has {most:token|tokens}. Revoke one first.",
        "Ce bot a déjà {most:jeton|jetons}. Révoquez-en un d'abord.",
    )
    NO_BOT_ACCOUNT = Text(
        "You have no such bot.",
        "Vous n'avez pas ce bot.",
    )
    OUT_OF_SCOPE = Text(
        "This token does not allow it: it lacks the scope {scope}.",
        "Ce jeton ne le permet pas : il lui manque la portée {scope}.",
    )

    # Other people.
    NOT_YOURSELF = Text(
        "That is you. Choose somebody else.",
        "C'est vous. Choisissez quelqu'un d'autre.",
    )
    TOO_MANY_PEOPLE = Text(
        "Your list already has {most:name|names}. Remove one first.",
        "Votre liste compte déjà {most:nom|noms}. Retirez-en un d'abord.",
    )
    NOT_INVITED = Text(
        "{name} does not accept invitations from you.",
        "{name} n'accepte pas vos invitations.",
    )
    INVITE_TOO_LATE = Text(
        "The game has started, so nobody can be invited.",
        "La partie a commencé : on ne peut plus inviter personne.",
    )
    INVITED_SITS = Text(
        "This player already has a seat at the table.",
        "Ce joueur a déjà une place à la table.",
    )
    NOT_WELCOME = Text(
        "The player who opened this table does not play with you. Open a table of your own.",
        "Le joueur qui a ouvert cette table ne joue pas avec vous. Ouvrez votre propre table.",
    )

    # Administration.
    MUTED = Text(
        "The operator of this server has turned the chat off for you.",
        "Le responsable de ce serveur vous a retiré la discussion.",
    )
    NOT_ADMIN = Text(
        "Only administrators of this server can do this.",
        "Seuls les administrateurs de ce serveur peuvent faire cela.",
    )
    NO_REPORT = Text(
        "There is no such report any more.",
        "Ce signalement n'existe plus.",
    )
    ADMIN_NOT_BANNED = Text(
        "Administrators can't be banned here. Ask the operator of this server.",
        "Un administrateur ne peut pas être banni ici. Demandez au responsable de ce serveur.",
    )
