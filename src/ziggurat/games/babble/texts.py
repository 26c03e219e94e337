"""All that Babble says to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.babble.advice import ADVICE
from ziggurat.games.babble.guide import GUIDE
from ziggurat.games.babble.labels import DRAWING, FIELDS, LABELS

# What is not known of the box, for people who choose a game (BA-COM-1..6).
RECONSTRUCTED: Final = Text(
    "We do not know the printed cards. The standard set is reconstructed: the words and which"
    " order each stands for, the cost and the one picture of every Construction, and nine Resources"
    " of each kind. The numbers of cards, the four orders, the four kinds of Resources and pictures"
    " and all rules are those of the rulebook.",
    "Nous ne connaissons pas les cartes imprimées. Le jeu standard est reconstitué : les mots et"
    " l'ordre de chacun, le coût et l'unique image de chaque Construction, et neuf Ressources de"
    " chaque sorte. Le nombre de cartes, les quatre ordres, les quatre sortes de Ressources et"
    " d'images et toutes les règles sont ceux de la règle du jeu.",
)

# Words and Constructions of a component set are added when it is loaded.
TERMS: Final = {
    "build": Text("build", "construire"),
    "draw": Text("draw", "piocher"),
    "give": Text("give", "donner"),
    "reveal": Text("reveal", "révéler"),
    "stone": Text("stone|a=1 stone|n=stone/stones", "pierre|a=une pierre|n=pierre/pierres"),
    "cement": Text("cement|a=1 cement|n=cement/cement", "ciment|a=un ciment|n=ciment/ciments"),
    "tool": Text("tool|a=1 tool|n=tool/tools", "outil|a=un outil|n=outil/outils"),
    "wood": Text("wood|a=1 wood|n=wood/wood", "bois|a=un bois|n=bois/bois"),
    "relief": Text("relief|a=a relief", "relief|a=un relief"),
    "statue": Text("statue|a=a statue", "statue|a=une statue"),
    "doors": Text("doors", "portes|a=des portes"),
    "stairs": Text("stairs", "escaliers|a=des escaliers"),
    "construction": Text(
        "Construction card|a=a Construction card",
        "carte Construction|a=une carte Construction",
    ),
    "foreman": Text("foreman", "contremaître"),
    "laid": Text("words on the table", "mots sur la table"),
    "f1": Text("a statue back into the pack", "une statue retourne au paquet"),
    "f2": Text("a relief back into the pack", "un relief retourne au paquet"),
    "f3": Text("a Resource for every door", "une Ressource par carte à portes"),
    "f4": Text("a Resource for every stair", "une Ressource par carte à escaliers"),
    "f5": Text("an old word comes back", "un ancien mot revient"),
    "f6": Text("all Constructions to the left", "toutes les Constructions à gauche"),
    "f7": Text("all Resources to the right", "toutes les Ressources à droite"),
    "f8": Text("a word is forgotten", "un mot est oublié"),
    "f9": Text("all words on the table", "tous les mots sur la table"),
}

ACTIONS: Final = {
    "tell": Text("Say {word} to {other}", "Dire {word} à {other}"),
    "show_word": Text("Show your word for “{order}”", "Montrer votre mot pour « {order} »"),
    "turn_up": Text("Turn {card:a} face up", "Retourner {card:a} face visible"),
    "shake_head": Text("Shake your head", "Secouer la tête"),
    "build": Text("Build {card:a}", "Construire {card:a}"),
    "build_nothing": Text("Build nothing", "Ne rien construire"),
    "throw": Text("Discard {resource:a}", "Défausser {resource:a}"),
    "give_resource": Text("Give {resource:a} to {other}", "Donner {resource:a} à {other}"),
    "give_construction": Text("Give {card:a} to {other}", "Donner {card:a} à {other}"),
    "done": Text("Done", "Terminer"),
    "put_back": Text("Put {card:a} back into the pack", "Remettre {card:a} dans le paquet"),
    "drop": Text("Discard your word for “{order}”", "Défausser votre mot pour « {order} »"),
}

EVENTS: Final = {
    "turn_began": Text("{seat} {seat::is|are} foreman.", "{seat} {seat::est|êtes} contremaître."),
    "had_no_action": Text(
        "{seat} {seat::has|have} nothing to show and nobody to address.",
        "{seat} {seat::n'a|n'avez} rien à montrer et personne à qui parler.",
    ),
    "told": Text(
        "{seat} {seat::says|say} {word} to {other}.",
        "{seat} {other::|vous }{seat::dit|dites} {word}{other: à | à |}.",
    ),
    "showed_word": Text(
        "{seat} {seat::shows|show} {word}, the word for “{order}”.",
        "{seat} {seat::montre|montrez} {word}, le mot pour « {order} ».",
    ),
    "shook_head": Text(
        "{seat} {seat::shakes their|shake your} head: no {word}.",
        "{seat} {seat::secoue|secouez} la tête : pas de {word}.",
    ),
    "took_word": Text(
        "{seat} {seat::takes|take} a new word.", "{seat} {seat::reçoit|recevez} un nouveau mot."
    ),
    "took_word_known": Text(
        "{seat:||your}{seat::'s|} word for “{order}” is now {word}, no longer {old}.",
        "{seat:le mot de |le mot d'|votre mot} pour « {order} » est désormais {word}, et non plus"
        " {old}.",
    ),
    "took_word_for_gap": Text(
        "{seat} {seat::takes|take} a new word for the missing order.",
        "{seat} {seat::reçoit|recevez} un nouveau mot pour l'ordre manquant.",
    ),
    "took_word_for_gap_known": Text(
        "{seat:||your}{seat::'s|} missing word for “{order}” is now {word}.",
        "{seat:le mot manquant de |le mot manquant d'|votre mot manquant} pour « {order} » est"
        " désormais"
        " {word}.",
    ),
    "redrew_word": Text(
        "{seat} {seat::exchanges|exchange} a word with the discard.",
        "{seat} {seat::échange|échangez} un mot avec la défausse.",
    ),
    "redrew_word_known": Text(
        "{seat} {seat::finds|find} {word} in the discard: “{order}” is no longer {old}.",
        "{seat} {seat::trouve|trouvez} {word} dans la défausse : « {order} » ne se dit plus {old}.",
    ),
    "redrew_word_for_gap": Text(
        "{seat} {seat::finds|find} a word for the missing order in the discard.",
        "{seat} {seat::trouve|trouvez} dans la défausse un mot pour l'ordre manquant.",
    ),
    "redrew_word_for_gap_known": Text(
        "{seat} {seat::finds|find} {word} in the discard for the missing “{order}”.",
        "{seat} {seat::trouve|trouvez} dans la défausse {word} pour « {order} », qui manquait.",
    ),
    "lost_word": Text(
        "{seat} {seat::discards|discard} a word face down.",
        "{seat} {seat::défausse|défaussez} un mot face cachée.",
    ),
    "lost_word_known": Text(
        "{seat} {seat::discards|discard} {word}: “{order}” is missing.",
        "{seat} {seat::défausse|défaussez} {word} : « {order} » manque désormais.",
    ),
    "laid_words": Text(
        "{seat} {seat::places all their|place all your} words on the table until {seat::their|your}"
        " next turn.",
        "{seat} {seat::place tous ses|placez tous vos} mots sur la table jusqu'à {seat::son|votre}"
        " prochain tour.",
    ),
    "took_up_words": Text(
        "{seat} {seat::takes their|take your} words up again.",
        "{seat} {seat::reprend ses|reprenez vos} mots en main.",
    ),
    "drew_resources": Text(
        "{seat} {seat::draws|draw} {resources:a}.", "{seat} {seat::pioche|piochez} {resources:a}."
    ),
    "reshuffled_resources": Text(
        "The Resource pack is empty: {count:discarded card is|discarded cards are} shuffled.",
        "La pioche des Ressources est vide : on mélange {count:carte défaussée|cartes défaussées}.",
    ),
    "threw_resource": Text(
        "{seat} {seat::discards|discard} {resource:a}.",
        "{seat} {seat::défausse|défaussez} {resource:a}.",
    ),
    "gave_resource": Text(
        "{seat} {seat::gives|give} {resource:a} to {other}.",
        "{seat} {other::|vous }{seat::donne|donnez} {resource:a}{other: à | à |}.",
    ),
    "gave_construction": Text(
        "{seat} {seat::gives|give} a face-down Construction to {other}.",
        "{seat} {other::|vous }{seat::donne|donnez} une Construction face cachée{other: à | à |}.",
    ),
    "gave_construction_known": Text(
        "{seat} {seat::gives|give} {card:a}, face down, to {other}.",
        "{seat} {other::|vous }{seat::donne|donnez} {card:a}, face cachée{other:, à |, à |}.",
    ),
    "gave_construction_up": Text(
        "{seat} {seat::gives|give} {card:a}, face up, to {other}.",
        "{seat} {other::|vous }{seat::donne|donnez} {card:a}, face visible{other:, à |, à |}.",
    ),
    "drew_construction": Text(
        "{seat} {seat::places|place} a new Construction face down.",
        "{seat} {seat::place|placez} une nouvelle Construction face cachée.",
    ),
    "drew_construction_known": Text(
        "{seat} {seat::places|place} {card:a} face down.",
        "{seat} {seat::place|placez} {card:a} face cachée.",
    ),
    "turned_up": Text(
        "{seat} {seat::turns|turn} {card:a} face up.",
        "{seat} {seat::retourne|retournez} {card:a} face visible.",
    ),
    "built": Text(
        "{seat} {seat::builds|build} {card:a}[; levels complete: {levels}].",
        "{seat} {seat::construit|construisez} {card:a}[ ; niveaux terminés : {levels}].",
    ),
    "built_nothing": Text(
        "{seat} {seat::builds|build} nothing.", "{seat} ne {seat::construit|construisez} rien."
    ),
    "confused": Text(
        "{seat} {seat::is|are} confused: {card}.",
        "{seat} {seat::subit|subissez} une Confusion : {card}.",
    ),
    "reshuffled_confusion": Text(
        "The {count:Confusion card is|Confusion cards are} shuffled again.",
        "On mélange de nouveau {count:carte Confusion|cartes Confusion}.",
    ),
    "put_back": Text(
        "{seat} {seat::shuffles|shuffle} {card:a} from the tower into pack {pack}.",
        "{seat} {seat::remet|remettez} {card:a} de la tour dans le paquet {pack}.",
    ),
    "ended": Text(
        "The game is over with {cards:card|cards} in the tower: {reason}.",
        "La partie s'achève avec {cards:carte|cartes} dans la tour : {reason}.",
    ),
}

REASONS: Final = {
    "tower_complete": Text("the tower is complete", "la tour est terminée"),
    "lost_at_level_1": Text("pack 1 ran out before level 1", "paquet 1 épuisé avant le niveau 1"),
    "lost_at_level_2": Text("pack 2 ran out before level 2", "paquet 2 épuisé avant le niveau 2"),
    "lost_at_level_3": Text("pack 3 ran out before level 3", "paquet 3 épuisé avant le niveau 3"),
    "lost_at_level_4": Text("pack 4 ran out before level 4", "paquet 4 épuisé avant le niveau 4"),
}

ROWS: Final = {
    "levels_complete": Text("Levels complete", "Niveaux terminés"),
    "cards_built": Text("Cards in the tower", "Cartes dans la tour"),
}

PROMPTS: Final = {
    "act": Text(
        "You are foreman: say a word to another player or reveal one of your cards."
        " Actions left: {count}.",
        "Vous êtes contremaître : dites un mot à un autre joueur ou révélez une de vos cartes."
        " Actions restantes : {count}.",
    ),
    "answer_order": Text(
        "{seat} says {word} to you: show a card with that word and carry out its order.",
        "{seat} vous dit {word} : montrez une carte avec ce mot et exécutez son ordre.",
    ),
    "not_understood": Text(
        "{seat} says {word} to you, but none of your cards has that word: shake your head.",
        "{seat} vous dit {word}, mais aucune de vos cartes ne porte ce mot : secouez la tête.",
    ),
    "build_one": Text(
        "Build: choose one of your Constructions and pay for it.",
        "Construire : choisissez une de vos Constructions et payez-la.",
    ),
    "cannot_build": Text(
        "Build: you cannot pay for any of your Constructions.",
        "Construire : vous ne pouvez payer aucune de vos Constructions.",
    ),
    "discard_resources": Text(
        "Discard {count:Resource|Resources}.", "Défaussez {count:Ressource|Ressources}."
    ),
    "give_cards": Text(
        "Give up to {count:card|cards} from your Reserve to other players.",
        "Donnez jusqu'à {count:carte|cartes} de votre Réserve à d'autres joueurs.",
    ),
    "reveal_cards": Text(
        "Reveal up to {count:card|cards} from your hand and your Reserve.",
        "Révélez jusqu'à {count:carte|cartes} de votre main et de votre Réserve.",
    ),
    "put_one_back": Text(
        "Confusion: choose which card with {picture:a} goes from the tower back into pack {pack}.",
        "Confusion : choisissez la carte de la tour avec {picture:a} qui retourne au"
        " paquet {pack}.",
    ),
    "drop_word": Text(
        "Confusion: choose a Word card to discard.",
        "Confusion : choisissez une carte Mot à défausser.",
    ),
}

# What a card, tile or other thing of the game is for.
DESCRIPTIONS: Final = {
    "build": Text(
        "The receiver pays for one of their Constructions with their own Resources and adds"
        " it to the lowest open level. This is mandatory if possible.",
        "Le joueur qui le reçoit paie une de ses Constructions avec ses propres Ressources et"
        " la place au plus bas niveau ouvert. C'est obligatoire s'il le peut.",
    ),
    "draw": Text(
        "The receiver draws two Resources and keeps at most seven.",
        "Le joueur qui le reçoit pioche deux Ressources et en garde sept au plus.",
    ),
    "give": Text(
        "The receiver gives up to three cards of their Reserve to others.",
        "Le joueur qui le reçoit donne jusqu'à trois cartes de sa Réserve à d'autres.",
    ),
    "reveal": Text(
        "The receiver shows up to two of their words and face-down Constructions.",
        "Le joueur qui le reçoit montre jusqu'à deux de ses mots et Constructions cachées.",
    ),
    "construction": Text(
        "Costs what is shown below the picture. Face down, only those who have held it know it.",
        "Coûte ce qui figure sous l'image. Face cachée, seuls ceux qui l'ont eue la connaissent.",
    ),
    "laid": Text(
        "All words are on the table: no orders are taken until the player's next turn.",
        "Tous les mots sont sur la table : aucun ordre n'est reçu jusqu'à son prochain tour.",
    ),
    "foreman": Text(
        "Two actions, each an order to somebody or a card of one's own to show; then an idea"
        " is drawn.",
        "Deux actions, chacune un ordre à quelqu'un ou une de ses cartes à montrer ; puis on"
        " pioche une idée.",
    ),
}

SETTINGS: Final = {
    "basic": Text("basic", "de base"),
    "advanced": Text("advanced", "avancé"),
}

TERMS.update(REASONS)
TEXTS: Final = Texts(
    TERMS,
    ACTIONS,
    EVENTS,
    REASONS,
    ROWS,
    PROMPTS,
    descriptions=DESCRIPTIONS,
    labels=LABELS,
    fields=FIELDS,
    drawing=DRAWING,
    settings=SETTINGS,
    guide=GUIDE,
    advice=ADVICE,
)
