"""What can go wrong with `ziggurat admin` and `ziggurat bench server`."""

from ziggurat.core.error import ErrorCode, UserError
from ziggurat.core.text import Text


class AdminCode(ErrorCode):
    NOBODY_CALLED = Text(
        "No account is called {name}, and no player has this id."
        " `ziggurat admin list players` shows both.",
        "Aucun compte ne s'appelle {name}, et aucun joueur n'a cet identifiant."
        " `ziggurat admin list players` affiche les deux.",
    )
    NO_ACCOUNT_CALLED = Text(
        "No account is called {name}. Guests have none.",
        "Aucun compte ne s'appelle {name}. Les invités n'en ont pas.",
    )
    BACKUP_BY_DUMP = Text(
        "`backup` copies SQLite databases. Use pg_dump for PostgreSQL.",
        "`backup` copie les bases SQLite. Utilisez pg_dump pour PostgreSQL.",
    )
    BACKUP_FAILED = Text(
        "Cannot back up to {file}: {detail}.",
        "Impossible de copier la base dans {file} : {detail}.",
    )
    FILE_EXISTS = Text(
        "There is a file {file} already. Choose another name.",
        "Le fichier {file} existe déjà. Choisissez un autre nom.",
    )
    DUMP_FAILED = Text(
        "Cannot write the games to {file}: {detail}.",
        "Impossible d'écrire les parties dans {file} : {detail}.",
    )
    NO_CHANNELS = Text(
        "{name} has no confirmed way to be notified.",
        "{name} n'a aucun moyen confirmé d'être prévenu.",
    )
    NO_MAIL_SERVER = Text(
        "No mail server is configured. Name it with --smtp and --sender.",
        "Aucun serveur de courriel n'est configuré. Indiquez-le avec --smtp et --sender.",
    )
    UNDELIVERED = Text(
        "The test message was not delivered: {detail}.",
        "Le message d'essai n'a pas été remis : {detail}.",
    )
    NO_ANSWER = Text(
        "The server did not answer a simulated player within {seconds} seconds"
        " ({refused:request|requests} refused before). Try fewer tables with --tables.",
        "Le serveur n'a pas répondu à un joueur simulé en {seconds} secondes"
        " ({refused:requête refusée|requêtes refusées} avant)."
        " Essayez moins de tables avec --tables.",
    )
    DATABASE_NOT_EMPTY = Text(
        "The benchmark needs a database without tables, because it deletes them afterwards."
        " Name an empty one with --database.",
        "Le banc d'essai demande une base sans tables, car il les supprime ensuite."
        " Indiquez une base vide avec --database.",
    )


class AdminError(UserError):
    """Raised when a command of the operator cannot be carried out."""
