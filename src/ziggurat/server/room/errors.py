"""Why the server refuses a request: one code for each situation, and what it tells the player.

The page and the terminal show these texts; a program reads the code and the values.
"""

from ziggurat.core.error import ErrorCode
from ziggurat.core.text import Text


class RequestCode(ErrorCode):
    # Joining and leaving.
    NO_TABLE = Text(
        "There is no table {room}. The link may be incomplete.",
        "La table {room} n'existe pas. Le lien est peut-être incomplet.",
    )
    BEGUN = Text(
        "The game has already started, so you can't take a seat. You can watch it.",
        "La partie a déjà commencé : vous ne pouvez plus prendre place, mais vous pouvez regarder.",
    )
    TABLE_CLOSED = Text(
        "This table has been closed. Open another one.",
        "Cette table a été fermée. Ouvrez-en une autre.",
    )
    SEATED = Text(
        "You already have a seat at this table.",
        "Vous avez déjà une place à cette table.",
    )
    TABLE_FULL = Text(
        "Every seat at this table is taken. You can watch the game or open another table.",
        "Toutes les places sont prises. Vous pouvez regarder la partie ou ouvrir une autre table.",
    )
    SEATS_RESERVED = Text(
        "The free seats at this table are reserved for other players.",
        "Les places libres de cette table sont réservées à d'autres joueurs.",
    )
    NO_SUCH_SEAT = Text(
        "There is no seat {seat}: this table has {seats:seat|seats}.",
        "La place {seat} n'existe pas : cette table a {seats:place|places}.",
    )
    SEAT_TAKEN = Text(
        "Seat {seat} is taken. Choose another one.",
        "La place {seat} est prise. Choisissez-en une autre.",
    )
    SEAT_RESERVED = Text(
        "Seat {seat} is reserved for another player. Choose another one.",
        "La place {seat} est réservée à un autre joueur. Choisissez-en une autre.",
    )
    ALREADY_LEFT = Text(
        "You have already left this game: a bot is playing for you.",
        "Vous avez déjà quitté cette partie : un bot joue pour vous.",
    )
    KICK_TOO_LATE = Text(
        "The game has started, so nobody can be removed from the table.",
        "La partie a commencé : personne ne peut plus être exclu de la table.",
    )
    BOT_TOO_LATE = Text(
        "The game has started, so no bot can be added. A bot plays for players who leave.",
        "La partie a commencé : on ne peut plus ajouter de bot. Un bot remplace les absents.",
    )
    NOT_HOST = Text(
        "Only the player who opened the table can invite somebody, add a bot or remove somebody.",
        "Seul le joueur qui a ouvert la table peut inviter, exclure quelqu'un ou ajouter un bot.",
    )
    SEAT_EMPTY = Text(
        "Nobody sits at seat {seat}.",
        "Personne n'occupe la place {seat}.",
    )
    KICK_YOURSELF = Text(
        "You can't remove yourself. Leave the table instead.",
        "Vous ne pouvez pas vous exclure. Quittez plutôt la table.",
    )

    NOT_ABSENT = Text(
        "{name} isn't keeping the others waiting, so the seat stays as it is.",
        "{name} ne fait attendre personne : la place reste inchangée.",
    )
    STILL_HERE = Text(
        "{name} is at the table. Only the seat of an absent player can be handed over.",
        "{name} est à la table. Seule la place d'un joueur absent peut être confiée à un autre.",
    )
    TOO_EARLY = Text(
        "{name} has not been away for long. You can hand the seat over in"
        " {minutes:minute|minutes}.",
        "{name} n'est pas absent depuis longtemps. Vous pourrez confier sa place dans"
        " {minutes:minute|minutes}.",
    )
    OFFER_RATED = Text(
        "In a rated game only a bot can stand in, not another person.",
        "Dans une partie classée, seul un bot peut remplacer un absent, pas une autre personne.",
    )

    # Vacation.
    NO_VACATION = Text(
        "In a live game the clock does not stop for a vacation.",
        "Dans une partie en direct, la pendule ne s'arrête pas pour des vacances.",
    )
    VACATION_TOO_SOON = Text(
        "Your last vacation has only just ended. The next one can begin in {days:day|days}.",
        "Vos dernières vacances viennent de finir. Les prochaines pourront commencer dans"
        " {days:jour|jours}.",
    )

    # Notifications.
    TOO_MANY_CHANNELS = Text(
        "You already have {most:way|ways} to be notified. Remove one first.",
        "Vous avez déjà {most:moyen|moyens} d'être prévenu. Retirez-en un d'abord.",
    )
    NO_CHANNEL = Text(
        "There is no such way to be notified any more.",
        "Ce moyen d'être prévenu n'existe plus.",
    )
    NOT_CONFIRMED = Text(
        "This address has not been confirmed yet. Open the link in the message sent to it.",
        "Cette adresse n'est pas encore confirmée. Ouvrez le lien du message qui y a été envoyé.",
    )
    NO_MAIL = Text(
        "This server can't send mail. Ask its operator to set it up.",
        "Ce serveur ne peut pas envoyer de courriel. Demandez à son responsable de le configurer.",
    )
    BAD_URL = Text(
        "Notifications can't be sent to {url}: {detail}",
        "Impossible d'envoyer des notifications à {url} : {detail}",
    )
    NOT_DELIVERED = Text(
        "The message could not be delivered: {detail}",
        "Le message n'a pas pu être remis : {detail}",
    )

    # Choosing.
    SPECTATOR = Text(
        "You have no seat at this table, so you can only watch.",
        "Vous n'avez pas de place à cette table : vous ne pouvez que regarder.",
    )
    AWAY = Text(
        "A bot is playing for you. Take your seat back first.",
        "Un bot joue pour vous. Reprenez d'abord votre place.",
    )
    NOT_AWAY = Text(
        "You're already playing your own seat.",
        "Vous occupez déjà votre place.",
    )
    NOT_BEGUN = Text(
        "The game has not started yet. It begins when every seat is taken.",
        "La partie n'a pas encore commencé. Elle commence quand toutes les places sont prises.",
    )
    STALE = Text(
        "The table has changed in the meantime. Look again, then choose.",
        "La table a changé entre-temps. Regardez-la à nouveau, puis choisissez.",
    )
    INCOMPLETE = Text(
        "This choice has more parts. Choose the next one.",
        "Ce choix comporte d'autres parties. Choisissez la suivante.",
    )
    RESIGNED = Text(
        "You have already given up this game.",
        "Vous avez déjà abandonné cette partie.",
    )

    # Undoing, and other questions to the table.
    UNDO_TELLS = Text(
        "Choices can't be undone in this game: it would give something away to the others.",
        "Dans ce jeu, un choix ne s'annule pas : cela apprendrait quelque chose aux autres.",
    )
    UNDO_RATED = Text(
        "In a rated game, a choice can't be undone after something was revealed.",
        "Dans une partie classée, un choix ne s'annule plus dès que quelque chose a été révélé.",
    )
    NOTHING_TO_UNDO = Text(
        "You have not made a choice that can be undone.",
        "Vous n'avez fait aucun choix qui puisse être annulé.",
    )
    PROPOSAL_OPEN = Text(
        "{name} has already asked the others something. Wait for their answers.",
        "{name} a déjà posé une question aux autres. Attendez leurs réponses.",
    )
    NO_PROPOSAL = Text(
        "There is no question to answer any more.",
        "Il n'y a plus de question à laquelle répondre.",
    )
    ALREADY_AGREED = Text(
        "You have already agreed. The others still have to answer.",
        "Vous avez déjà accepté. Les autres doivent encore répondre.",
    )
    CHAT_OFF = Text(
        "Chat is turned off at this table.",
        "La discussion est désactivée à cette table.",
    )
    CHAT_CLOSED = Text(
        "Chat is off during this game. It opens again when the game is over.",
        "La discussion est fermée pendant cette partie. Elle rouvrira à la fin.",
    )

    # Finished games.
    RECORD_TOO_EARLY = Text(
        "The record can be downloaded when the game is over.",
        "La partie pourra être téléchargée quand elle sera finie.",
    )
    SEAT_HIDDEN = Text(
        "You can look at the other seats when the game is over.",
        "Vous pourrez voir les autres places quand la partie sera finie.",
    )
    NO_MOVE = Text(
        "There is no move {move}: the game has {moves:move|moves}.",
        "Le coup {move} n'existe pas : la partie compte {moves:coup|coups}.",
    )
    TOO_MANY_MOVES = Text(
        "Ask for up to {most:move|moves} at once, in order, not for {first} to {last}.",
        "Demandez au plus {most:coup|coups} à la fois, dans l'ordre, et non de {first} à {last}.",
    )
    NOTHING_TO_REPLAY = Text(
        "There is nothing to replay: the game has not started.",
        "Il n'y a rien à revoir : la partie n'a pas commencé.",
    )
    REVIEW_TOO_EARLY = Text(
        "A game can be reviewed once it is over.",
        "Une partie peut être analysée une fois terminée.",
    )
    NO_FINDING = Text(
        "This move has not been reviewed, or nothing better was found.",
        "Ce coup n'a pas été analysé, ou rien de mieux n'a été trouvé.",
    )
    NO_PUZZLE = Text(
        "There is no such puzzle.",
        "Ce problème n'existe pas.",
    )
    MOVE_OVER = Text(
        "The move is already complete.",
        "Le coup est déjà complet.",
    )
    MOVE_INCOMPLETE = Text(
        "The move is not complete yet.",
        "Le coup n'est pas encore complet.",
    )
    NO_VERDICT = Text(
        "The move could not be judged. Try again in a moment.",
        "Le coup n'a pas pu être évalué. Réessayez dans un instant.",
    )
    HINTS_OFF = Text(
        "This table was opened without hints.",
        "Cette table a été ouverte sans conseils.",
    )
    HINT_NOT_NOW = Text(
        "You can ask for a hint when you have to choose.",
        "Vous pouvez demander conseil quand vous devez choisir.",
    )
    NO_HINT = Text(
        "No hint was found in time. Try again.",
        "Aucun conseil n'a été trouvé à temps. Réessayez.",
    )
    BAD_RECORD = Text(
        "This file can't be used. {reason}",
        "Ce fichier ne peut pas être utilisé. {reason}",
    )
    FORK_TOO_EARLY = Text(
        "You can continue from one of its moves when the game is over.",
        "Vous pourrez reprendre à partir d'un coup quand la partie sera finie.",
    )
    FORK_AT_END = Text(
        "The game is over after move {move}. Continue from an earlier one.",
        "La partie est finie après le coup {move}. Reprenez à partir d'un coup précédent.",
    )
    REMATCH_TOO_EARLY = Text(
        "You can play again when the game is over.",
        "Vous pourrez rejouer quand la partie sera finie.",
    )
    REMATCH_SPECTATOR = Text(
        "Only the players of this game can ask for a rematch. Open a table of your own.",
        "Seuls les joueurs de cette partie peuvent la rejouer. Ouvrez votre propre table.",
    )
    TOO_MANY_REMATCHES = Text(
        "This game has already had {most:rematch|rematches}. Open a new table.",
        "Cette partie a déjà été rejouée {most:fois|fois}. Ouvrez une nouvelle table.",
    )
    TABLE_SETTINGS = Text(
        "This table can't be opened on this server any more. {reason}",
        "Cette table ne peut plus être ouverte sur ce serveur. {reason}",
    )
    OTHER_POSITION = Text(
        "After {choices:choice|choices}, the position is not the one that was played.",
        "Après {choices:choix|choix}, la position n'est pas celle qui a été jouée.",
    )
    OTHER_RULES = Text(
        "This table was played with other rules and can't be opened any more.",
        "Cette table a été jouée avec d'autres règles et ne peut plus être ouverte.",
    )

    # Players and accounts.
    NOT_LOGGED_IN = Text(
        "You are not logged in. Choose a name or log in first (programs: POST /api/me).",
        "Vous n'êtes pas connecté. Choisissez un nom ou connectez-vous"
        " (programmes : POST /api/me).",
    )
    REGISTERED = Text(
        "You already have an account.",
        "Vous avez déjà un compte.",
    )
    NAME_TAKEN = Text(
        "The name {name} is taken. Choose another one.",
        "Le nom {name} est déjà pris. Choisissez-en un autre.",
    )
    BAD_NAME = Text(
        "Names can't be empty, very long, or contain invisible characters.",
        "Un nom ne peut être vide, trop long, ni contenir de caractères invisibles.",
    )
    NO_ACCOUNT = Text(
        "Guests have no password yet. Create an account first.",
        "Les invités n'ont pas encore de mot de passe. Créez d'abord un compte.",
    )
    WRONG_PASSWORD = Text(
        "Wrong name or password.",
        "Nom ou mot de passe incorrect.",
    )
    WRONG_OLD_PASSWORD = Text(
        "That is not your current password. Your password was not changed.",
        "Ce n'est pas votre mot de passe actuel. Il n'a pas été changé.",
    )
    NO_PLAYER = Text(
        "No account is called {name}.",
        "Aucun compte ne s'appelle {name}.",
    )
    NO_PROFILE = Text(
        "There is no such player. The account may have been deleted.",
        "Ce joueur n'existe pas. Son compte a peut-être été supprimé.",
    )

    # Lessons.
    NO_LESSON = Text(
        "There is no lesson for {game}.",
        "Il n'y a pas de leçon pour {game}.",
    )
    NO_STEP = Text(
        "The lesson has no step {step}.",
        "La leçon n'a pas d'étape {step}.",
    )

    # The connection.
    TOO_OFTEN = Text(
        "Too many requests from your network. Wait a minute, then try again.",
        "Trop de demandes depuis votre réseau. Attendez une minute, puis réessayez.",
    )
    TOO_FAST = Text(
        "You are sending messages too fast. Wait a moment, then try again.",
        "Vous envoyez trop de messages. Attendez un instant, puis réessayez.",
    )
    TOO_MANY_PASSWORDS = Text(
        "Too many passwords were tried for this account. Wait a minute, then try again.",
        "Trop de mots de passe ont été essayés pour ce compte. Attendez une minute, puis"
        " réessayez.",
    )
    BUSY = Text(
        "Too much is happening at this table. Try again.",
        "Il se passe trop de choses à cette table. Réessayez.",
    )
    UNAVAILABLE = Text(
        "The server's database does not answer. Try again in a moment.",
        "La base de données du serveur ne répond pas. Réessayez dans un instant.",
    )
    MALFORMED = Text(
        "The server did not understand the request: {detail}",
        "Le serveur n'a pas compris la demande : {detail}",
    )
    UNSUPPORTED = Text(
        "A request of type {type} is not possible here.",
        "Une demande de type {type} n'est pas possible ici.",
    )
    HELLO_AGAIN = Text(
        "This connection has already said hello.",
        "Cette connexion s'est déjà présentée.",
    )
    PROTOCOL = Text(
        "This page is out of date: it uses version {found} of the protocol, the server version"
        " {expected}. Reload it.",
        "Cette page est périmée : elle utilise la version {found} du protocole, le serveur la"
        " version {expected}. Rechargez-la.",
    )
    OTHER_SITE = Text(
        "Pages of other sites may not use this server.",
        "Les pages d'autres sites ne peuvent pas utiliser ce serveur.",
    )
    NO_ADDRESS = Text(
        "There is nothing at this address.",
        "Il n'y a rien à cette adresse.",
    )
    WRONG_METHOD = Text(
        "This address does not support {method}.",
        "Cette adresse ne permet pas {method}.",
    )
    TOO_LARGE = Text(
        "The request is too large.",
        "La demande est trop grande.",
    )
    INTERNAL = Text(
        "The server made a mistake. Try again; if it happens again, tell its operator.",
        "Le serveur a commis une erreur. Réessayez ; si cela se reproduit, prévenez son"
        " administrateur.",
    )
