"""What stands on the board of Babble in the page, in both languages."""

from typing import Final

from ziggurat.core.text import Text

LABELS: Final = {
    "says": Text("says {word} to {name}", "dit {word} à {name}"),
    "shows": Text("shows {word}, which means {order}", "montre {word}, qui veut dire {order}"),
    "lacks": Text("{word}: not understood", "{word} : pas compris"),
    "say": Text("Say {word} to {name}", "Dire {word} à {name}"),
    "may_mean": Text("{word}: may mean {orders}", "{word} : peut vouloir dire {orders}"),
    "picker": Text("Words to say", "Mots à dire"),
    "note_sure": Text("{order}: certainly {words}", "{order} : sûrement {words}"),
    "note_maybe": Text("{order}: perhaps {words}", "{order} : peut-être {words}"),
    "missing": Text("missing", "manque"),
    "choose_player": Text("Choose {name}", "Choisir {name}"),
    "words_of": Text("What you know of {name}'s words", "Ce que vous savez des mots {name:de |d'}"),
    "words_laid": Text("words on the table", "mots sur la table"),
    "reserve_of": Text("{name}'s Reserve", "Réserve {name:de |d'}"),
    "reserve": Text("Your Reserve", "Votre Réserve"),
    "of_seven": Text("{count} of at most {most}", "{count} sur {most} au plus"),
    "no_constructions": Text("no constructions", "aucune construction"),
    "foreman": Text(
        "Foreman, {count:action|actions} left", "Contremaître, encore {count:action|actions}"
    ),
    "face_down": Text("face down", "face cachée"),
    "unknown_construction": Text(
        "A construction, face down; it may be any of {count}",
        "Une construction face cachée, parmi {count} possibles",
    ),
    "tower": Text("Tower", "Tour"),
    "level": Text(
        "Level {number}: {count:card|cards} built, {room} to come",
        "Niveau {number} : {count:carte construite|cartes construites}, encore {room} à placer",
    ),
    "pack": Text(
        "Pack {number}: {words:word|words}, {constructions:construction|constructions}",
        "Paquet {number} : {words:mot|mots}, {constructions:construction|constructions}",
    ),
    "put_back": Text("put back: {cards}", "remises : {cards}"),
    "hurry": Text(
        "Its level must be complete before its last card is drawn",
        "Son niveau doit être terminé avant que sa dernière carte soit piochée",
    ),
    "resource_pack": Text("Resource pack: {count}", "Pioche de Ressources : {count}"),
    "word_discard": Text("Discarded words: {count}", "Mots défaussés : {count}"),
    "own_discards": Text("yours: {words}", "les vôtres : {words}"),
    "confusion": Text("Confusion cards: {count}", "Cartes Confusion : {count}"),
    "hand": Text("Your words and your Reserve", "Vos mots et votre Réserve"),
    "known_to_all": Text(
        "All others know this word of yours.", "Tous les autres connaissent ce mot."
    ),
    "not_known_to_all": Text(
        "The others cannot be sure of this word of yours.",
        "Les autres ne peuvent être sûrs de ce mot.",
    ),
    "is_order": Text("means “{order}”", "veut dire « {order} »"),
    "not_mine": Text("not my word", "pas mon mot"),
    "to_whom": Text("Who are you talking to?", "À qui parlez-vous ?"),
    "speak_to": Text("Speak to {name}", "Parler à {name}"),
    "word_no_such_word": Text("{word}: no such word", "{word} : mot inconnu"),
    "word_unlikely": Text("{word}: unlikely", "{word} : peu probable"),
    "no_such_word": Text("no such word", "mot inconnu"),
    "unlikely": Text("unlikely", "peu probable"),
    "your_words": Text("Your words", "Vos mots"),
    "secret": Text("secret", "secret"),
    "still": Text("still?", "sûr ?"),
    "tally": Text("{count} of {most} words known", "{count} mots connus sur {most}"),
    "cards_left": Text("{count:card|cards} left", "encore {count:carte|cartes}"),
    "last_cards": Text("The last cards!", "Les dernières cartes !"),
    "pack_kinds": Text(
        "{words:word|words}, {constructions:construction|constructions}",
        "{words:mot|mots}, {constructions:construction|constructions}",
    ),
    "only_choice": Text("Only one thing to do:", "Un seul choix :"),
    "understood": Text("Understood!", "Compris !"),
    "understood_text": Text(
        "For {name}, {word} is “{order}”.", "Pour {name}, {word} veut dire « {order} »."
    ),
    "almost": Text("Well, almost.", "Enfin, presque."),
    "almost_text": Text(
        "You hoped for “{meant}”. For {name}, {word} is “{order}”. Now you know.",
        "Vous espériez « {meant} ». Pour {name}, {word} veut dire « {order} ». Vous le savez.",
    ),
    "pardon": Text("Pardon?", "Pardon ?"),
    "pardon_text": Text("{name} has no word {word}.", "{name} n'a pas de mot {word}."),
    "meant": Text("“{order}”, I meant", "« {order} », voyons"),
    "of_course": Text("“{order}”, of course", "« {order} », bien sûr"),
    "never_heard": Text("never heard of it", "jamais entendu"),
    "new_note": Text("new", "nouveau"),
    "level_done": Text("Level {number} is finished!", "Le niveau {number} est terminé !"),
    "tower_done": Text("The tower stands!", "La tour est debout !"),
    "time_up": Text("The sand has run out.", "Le sable s'est écoulé."),
}

# Names of the fields of a view, for a board in words and tables.
FIELDS: Final = {
    "actions_left": Text("Actions left", "Actions restantes"),
    "pictures": Text("Pictures", "Images"),
    "put_back": Text("Put back", "Remises"),
    "said": Text("Said", "Dit"),
    "name": Text("Name", "Nom"),
    "advanced": Text("Advanced game", "Jeu avancé"),
    "confusion": Text("Confusion", "Confusion"),
    "confusion_discard": Text("Confusion discarded", "Confusions défaussées"),
    "constructions": Text("Constructions", "Constructions"),
    "doubts": Text("Doubts", "Doutes"),
    "excluded": Text("Excluded", "Exclus"),
    "face_up": Text("Face up", "Face visible"),
    "foreman": Text("Foreman", "Contremaître"),
    "hand": Text("Hand", "Main"),
    "hand_size": Text("Cards in hand", "Cartes en main"),
    "history": Text("What was said", "Ce qui s'est dit"),
    "known": Text("Known", "Connu"),
    "lacks": Text("Not held", "Non détenus"),
    "notes": Text("Notes", "Notes"),
    "order": Text("Order", "Ordre"),
    "own_discards": Text("Own discards", "Vos défausses"),
    "packs": Text("Packs", "Paquets"),
    "players": Text("Players", "Joueurs"),
    "possible": Text("Possible", "Possibles"),
    "components": Text("Cards in the game", "Cartes du jeu"),
    "key": Text("Component set", "Jeu de composants"),
    "starting_words": Text("Starting words", "Mots de départ"),
    "cost": Text("Cost", "Coût"),
    "texts": Text("Texts", "Textes"),
    "resource_discard": Text("Resources discarded", "Ressources défaussées"),
    "resource_pack": Text("Resources left", "Ressources restantes"),
    "resources": Text("Resources", "Ressources"),
    "seat": Text("Player", "Joueur"),
    "shown": Text("Shown", "Montré"),
    "tower": Text("Tower", "Tour"),
    "turn": Text("Turn", "Tour"),
    "what": Text("What", "Quoi"),
    "word": Text("Word", "Mot"),
    "word_discard_size": Text("Words discarded", "Mots défaussés"),
    "words": Text("Words", "Mots"),
    "words_laid": Text("Words on the table", "Mots sur la table"),
}

# What stands on the board that the terminal draws.
DRAWING: Final = {
    "level": Text("level {number}", "niveau {number}"),
    "pack": Text(
        "pack: words {words}, constructions {constructions}",
        "paquet : mots {words}, constructions {constructions}",
    ),
    "empty_pack": Text("pack used up", "paquet épuisé"),
    "turn": Text(
        "turn {number}, foreman {name}, actions left {left}",
        "tour {number}, contremaître {name}, actions restantes {left}",
    ),
    "resource_pack": Text("Resource pack {count}", "pioche de Ressources {count}"),
    "word_discard": Text("word discard {count}", "défausse des mots {count}"),
    "own_discards": Text("of them yours", "dont les vôtres"),
    "confusion": Text("confusion {count}", "confusion {count}"),
    "name": Text("player", "joueur"),
    "reserve": Text("Reserve", "Réserve"),
    "laid": Text("words on the table", "mots sur la table"),
    "seen_by_all": Text("others know", "les autres savent"),
    "reconstructed": Text(
        "Words and costs on the cards are reconstructed.",
        "Les mots et les coûts des cartes sont reconstitués.",
    ),
    "face_down": Text("{card}, face down", "{card}, face cachée"),
    "unknown": Text("{count} face down", "{count} face cachée"),
    "resources": Text("Resources", "Ressources"),
    "constructions": Text("Constructions", "Constructions"),
    # A Construction's cost, and cards that look alike.
    "count_stone": Text("{count:stone|stones}", "{count:pierre|pierres}"),
    "count_cement": Text("{count} cement", "{count:ciment|ciments}"),
    "count_tool": Text("{count:tool|tools}", "{count:outil|outils}"),
    "count_wood": Text("{count} wood", "{count} bois"),
    "copy": Text("{card}, copy {number}", "{card}, exemplaire {number}"),
    "legend": Text(
        "Tower: [stone wood] a Construction that is built, [ · ] a free place, and the pack of its"
        " level.\n"
        "Players: ◆ the foreman   TUVE? a word that may have changed since you saw it;"
        " below it, what else it may be\n"
        "✓ the others know this word of yours",
        "Tour : [pierre bois] une Construction bâtie, [ · ] une place libre, et le paquet de son"
        " niveau.\n"
        "Joueurs : ◆ le contremaître   TUVE ? un mot qui a pu changer depuis que vous l'avez vu ;"
        " dessous, les autres possibles\n"
        "✓ les autres connaissent ce mot à vous",
    ),
}
