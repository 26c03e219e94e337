"""Help: admin, with its tasks."""

from typing import Final

from ziggurat.core.text import Text

HELP: Final = (
    Text(
        "mute a player and their bots in the chat, at all tables",
        "priver de discussion un joueur et ses bots, à toutes les tables",
    ),
    Text("let a muted player chat again", "rendre la discussion à un joueur"),
    Text("tasks", "tâches"),
    Text("manage the database of a server", "administrer la base de données d'un serveur"),
    Text(
        "Manage the database of a server. The server may be running.",
        "Administrer la base de données d'un serveur, même pendant qu'il tourne.",
    ),
    Text("list active tables, or players", "lister les tables actives, ou les joueurs"),
    Text("end the game at a table", "mettre fin à la partie d'une table"),
    Text("let a bot play for an absent player", "faire jouer un bot pour un joueur absent"),
    Text(
        "configure notifications, show the configuration, or send a test message",
        "régler les notifications, montrer les réglages, ou faire un essai",
    ),
    Text(
        "the address of the page, for links in messages",
        "l'adresse de la page, pour les liens des messages",
    ),
    Text("the mail server of this host", "le serveur de courriel de cette machine"),
    Text("the address that mail comes from", "l'adresse de l'expéditeur"),
    Text(
        "how the mail server is reached (default: starttls)",
        "comment joindre le serveur de courriel (par défaut : starttls)",
    ),
    Text(
        "the account at the mail server; its password is asked for, or read from"
        " ZIGGURAT_SMTP_PASSWORD",
        "le compte sur le serveur de courriel ; son mot de passe est demandé, ou lu dans"
        " ZIGGURAT_SMTP_PASSWORD",
    ),
    Text(
        "contact address for push services: mailto:… or https://…",
        "à qui les services de push écrivent : mailto:… ou https://…",
    ),
    Text(
        "seconds before an absent player is notified (default: 30)",
        "secondes avant de prévenir un joueur absent (par défaut : 30)",
    ),
    Text(
        "whether webhooks may lead into your own network (default: no)",
        "si les webhooks peuvent mener dans votre propre réseau (par défaut : no)",
    ),
    Text(
        "send a test message to an account or an e-mail address",
        "envoyer un message d'essai à un compte ou à une adresse de courriel",
    ),
    Text("the number of the seat, from 1", "le numéro de la place, à partir de 1"),
    Text(
        "ban a player: log them out; bots take over their seats",
        "bannir un joueur : le déconnecter ; des bots prennent ses places",
    ),
    Text("let a banned player log in again", "laisser un joueur banni se reconnecter"),
    Text(
        "let an account moderate on the page: reports, bans, tables",
        "laisser un compte modérer sur la page : signalements, bannis, tables",
    ),
    Text("end an account's right to moderate", "retirer à un compte le droit de modérer"),
    Text(
        "give an account a new, random password, and log it out everywhere",
        "donner à un compte un nouveau mot de passe et le déconnecter partout",
    ),
    Text(
        "copy an SQLite database, even while the server runs",
        "copier une base SQLite, même pendant que le serveur tourne",
    ),
    Text(
        "write all finished public games to a data set, without names",
        "écrire toutes les parties publiques finies, sans les noms",
    ),
    Text(
        "the data set (.ndjson or .parquet); an older one is replaced",
        "le jeu de données (.ndjson ou .parquet) ; un ancien est remplacé",
    ),
    Text(
        "create the tables of the database, or bring them up to date",
        "créer les tables de la base, ou les mettre à jour",
    ),
    Text(
        "tables, players, banned, muted or admins (default: tables)",
        "tables, players, banned, muted ou admins (par défaut : tables)",
    ),
    Text("the table: the last part of its address", "la table : la fin de son adresse"),
    Text(
        "the name of an account, or the id of a player as `admin list players` prints it",
        "le nom d'un compte, ou l'identifiant d'un joueur affiché par `admin list players`",
    ),
    Text("the name of an account", "le nom d'un compte"),
    Text("the copy; it must not exist yet", "la copie ; elle ne doit pas encore exister"),
    Text("example:", "exemple :"),
)
