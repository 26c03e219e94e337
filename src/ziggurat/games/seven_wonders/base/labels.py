"""What stands on the board of 7 Wonders in the page, in both languages."""

from typing import Final

from ziggurat.core.text import Text

LABELS: Final = {
    "symbol.compass": Text("a compass", "un compas"),
    "symbol.gear": Text("a gear", "un engrenage"),
    "symbol.tablet": Text("a tablet", "une tablette"),
    "hand": Text("Your cards", "Vos cartes"),
    "pick_hint": Text(
        "Pick a card to see what you can do with it.",
        "Choisissez une carte pour voir ce que vous pouvez en faire.",
    ),
    "pick_tile_hint": Text("Pick a tile, then keep it.", "Choisissez une tuile, puis gardez-la."),
    "legend": Text("symbols and cards", "symboles et cartes"),
    "legend.signs": Text("Symbols", "Symboles"),
    "legend.cards": Text("All cards of this game", "Toutes les cartes de cette partie"),
    "hand_empty": Text("You hold no cards.", "Vous n'avez pas de cartes."),
    "hand_of": Text("{count:card|cards} in hand", "{count:carte|cartes} en main"),
    "sealed": Text("Has chosen", "A choisi"),
    "before": Text("Before the first Age", "Avant le premier Âge"),
    "age": Text("Age {age}", "Âge {age}"),
    "turn": Text("Turn {turn} of {turns}", "Tour {turn} sur {turns}"),
    "passing.left": Text("hands go to the left", "les mains passent à gauche"),
    "passing.right": Text("hands go to the right", "les mains passent à droite"),
    "discarded": Text("discarded", "défausse"),
    "discard_pile": Text("Discarded cards: {count}", "Cartes défaussées : {count}"),
    "discard_empty": Text("Nothing has been discarded yet.", "Rien n'a encore été défaussé."),
    "face_down": Text("face down", "face cachée"),
    "close": Text("Close", "Fermer"),
    "open_city": Text("Look at {name}'s city", "Regarder la cité {name:de |d'}"),
    "you_produce": Text("produces", "produit"),
    "sells": Text("sells", "vend"),
    "column_of": Text("Cards: {colour}", "Cartes : {colour}"),
    "stages_built": Text(
        "{count:stage|stages} of the wonder built", "{count:étape|étapes} de la Merveille"
    ),
    "stage": Text(
        "Stage {number}: cost: {cost}; effect: {effects}.",
        "Étape {number} : coût : {cost} ; effet : {effects}.",
    ),
    "stage_built": Text("Built.", "Construite."),
    "stage_open": Text("Not built.", "Pas encore construite."),
    "coins": Text("{count:coin|coins}", "{count:pièce|pièces}"),
    "points": Text("{count:point|points}", "{count:point|points}"),
    "shields": Text("{count:shield|shields}", "{count:bouclier|boucliers}"),
    "earns": Text("{count:coin|coins} at once", "{count:pièce|pièces} tout de suite"),
    "victory": Text(
        "a victory token of {count:point|points}", "un jeton Victoire de {count:point|points}"
    ),
    "victories": Text(
        "{count:point|points} of victory tokens", "{count:point|points} de jetons Victoire"
    ),
    "defeats": Text("{count:defeat token|defeat tokens}", "{count:jeton Défaite|jetons Défaite}"),
    "produces": Text("produces {goods}", "produit {goods}"),
    "free": Text("free", "gratuit"),
    "bank": Text("bank", "banque"),
    "or": Text("or", "ou"),
    "word.wood": Text("wood", "bois"),
    "word.stone": Text("stone", "pierre"),
    "word.clay": Text("clay", "argile"),
    "word.ore": Text("ore", "minerai"),
    "word.glass": Text("glass", "verre"),
    "word.loom": Text("cloth", "tissu"),
    "word.papyrus": Text("papyrus", "papyrus"),
    "word.brown": Text("brown card", "carte marron"),
    "word.grey": Text("grey card", "carte grise"),
    "word.yellow": Text("yellow card", "carte jaune"),
    "word.blue": Text("blue card", "carte bleue"),
    "word.red": Text("red card", "carte rouge"),
    "word.green": Text("green card", "carte verte"),
    "word.purple": Text("guild", "Guilde"),
    "word.stages": Text("wonder stage", "étape de Merveille"),
    "word.defeats": Text("defeat token", "jeton Défaite"),
    "card": Text("{colour}.", "{colour}."),
    "card_gives": Text("{effects}.", "{effects}."),
    "card_costs": Text("Cost: {cost}.", "Coût : {cost}."),
    "card_chain": Text("Free by chain with {cards}.", "Gratuit par chaînage avec {cards}."),
    "card_leads": Text("Leads by chain to {cards}.", "Chaînage vers : {cards}."),
    "conflicts": Text("Conflicts", "Conflits"),
    "beats": Text("beats", "bat"),
    "use.build": Text("Build it", "Construire"),
    "use.stage": Text("Wonder stage", "Étape de Merveille"),
    "use.discard": Text("Discard", "Défausser"),
    "way.chain": Text("by chain", "par chaînage"),
    "way.build_free": Text("with your wonder", "grâce à la Merveille"),
    "way.dig_up": Text("from the discarded cards", "depuis la défausse"),
    "why_not": Text("Not now. Why?", "Pas maintenant. Pourquoi ?"),
    "bid.none": Text("You cannot build it now", "Vous ne pouvez pas la construire maintenant"),
    "bid.chain": Text(
        "By chain[, for {count:coin|coins}]", "Par chaînage[, pour {count:pièce|pièces}]"
    ),
    "bid.coins": Text("For {count:coin|coins}", "Pour {count:pièce|pièces}"),
    "bid.free": Text("Without paying", "Sans rien payer"),
    "price": Text("each for {count:coin|coins}", "{count:pièce|pièces} l'unité"),
    "deed.stage": Text("stage {what}", "étape {what}"),
    "deed.discard": Text("discarded", "défausse"),
    "age_over": Text("Age {age} is over", "L'Âge {age} est terminé"),
    "peace": Text(
        "Nobody was stronger than a neighbour.", "Personne n'était plus fort que son voisin."
    ),
    "hand_among": Text("You saw in this hand:", "Vous avez vu dans cette main :"),
    "buried": Text("Known under the wonder:", "Sous la Merveille, à votre connaissance :"),
    "buildings": Text("Buildings", "Bâtiments"),
    "nothing": Text("none", "aucun"),
    "units.wood": Text("{count:wood|wood}", "{count:bois|bois}"),
    "units.stone": Text("{count:stone|stones}", "{count:pierre|pierres}"),
    "units.clay": Text("{count:clay|clay}", "{count:argile|argiles}"),
    "units.ore": Text("{count:ore|ore}", "{count:minerai|minerais}"),
    "units.glass": Text("{count:glass|glass}", "{count:verre|verres}"),
    "units.loom": Text("{count:cloth|cloth}", "{count:tissu|tissus}"),
    "units.papyrus": Text("{count:papyrus|papyrus}", "{count:papyrus|papyrus}"),
}

# Names of the fields of a view, for a board in words and tables.
FIELDS: Final = {
    "prices": Text("Prices", "Prix"),
    "produces": Text("Produces", "Produit"),
    "sells": Text("Sells", "Vend"),
    "discard": Text("Discards", "Défausse"),
    "placing": Text("Being placed", "En cours de pose"),
    "hand": Text("Hand", "Main"),
    "hand_size": Text("Cards in hand", "Cartes en main"),
    "order": Text("Order", "Ordre"),
    "sealed_card": Text("Card chosen", "Carte choisie"),
    "tower": Text("Tower", "Tour"),
    "turn": Text("Turn", "Tour"),
    "turns": Text("Turns of an Age", "Tours d'un Âge"),
    "age": Text("Age", "Âge"),
    "cities": Text("Cities", "Cités"),
    "board": Text("Wonder", "Merveille"),
    "stages": Text("Stages built", "Étapes construites"),
    "coins": Text("Coins", "Pièces"),
    "paid": Text("Paid this turn (bank, left, right)", "Payé ce tour-ci (banque, gauche, droite)"),
    "shields": Text("Shields", "Boucliers"),
    "buildings": Text("Buildings", "Bâtiments"),
    "victories": Text("Victory tokens", "Jetons Victoire"),
    "defeats": Text("Defeat tokens", "Jetons Défaite"),
    "hand_among": Text("Seen in this hand", "Vues dans cette main"),
    "markers": Text("Cards under the wonder", "Cartes sous la Merveille"),
    "offered_boards": Text("Wonders on offer", "Merveilles proposées"),
}

# What stands on the board that the terminal draws.
DRAWING: Final = {
    "age": Text("Age {age:roman}, turn {turn}", "Âge {age:roman}, tour {turn}"),
    "before": Text("before the first Age", "avant le premier Âge"),
    "discarded": Text(
        "{count:discarded card|discarded cards}", "{count:carte défaussée|cartes défaussées}"
    ),
    "your_hand": Text("Your hand: ", "Votre main : "),
    "offered": Text("On offer: ", "Au choix : "),
    "sealed": Text("You have chosen: {order}", "Vous avez choisi : {order}"),
    "city": Text("city", "cité"),
    "stages": Text("stages", "étapes"),
    "coins": Text("coins", "pièces"),
    "shields": Text("shields", "boucliers"),
    "tokens": Text("tokens", "jetons"),
    "hand": Text("hand", "main"),
    "buildings": Text("buildings", "bâtiments"),
    "legend": Text(
        "Stages: ■ built, □ still to build.\n"
        "Tokens: +1, +3 or +5 a victory, -1 a defeat, ▲ a Babel tile on the Tower, ● a share in a"
        " great project, ☮ diplomacy.\n"
        "The names of cards have their colours; `help` and a name says what a card does.",
        "Étapes : ■ construite, □ à construire.\n"
        "Jetons : +1, +3 ou +5 une victoire, -1 une défaite, ▲ une tuile Babel sur la Tour,"
        " ● une participation à un Grand Projet, ☮ la diplomatie.\n"
        "Les noms des cartes ont leur couleur ; `aide` et un nom dit ce que fait une carte.",
    ),
    # What descriptions of cards are composed of.
    "discount.both_made": Text(
        "manufactured goods cost 1 coin less from both neighbours",
        "produits manufacturés à 1 pièce de moins chez les deux voisins",
    ),
    "discount.left_raw": Text(
        "raw materials cost 1 coin less from the left",
        "matières premières à 1 pièce de moins à gauche",
    ),
    "discount.right_raw": Text(
        "raw materials cost 1 coin less from the right",
        "matières premières à 1 pièce de moins à droite",
    ),
    "per.all": Text(
        "{gain} for each {what} of yours and of your neighbours",
        "{gain} par {what} chez vous et chez vos voisins",
    ),
    "per.neighbours": Text(
        "{gain} for each {what} of your neighbours", "{gain} par {what} chez vos voisins"
    ),
    "per.own": Text("{gain} for each {what} of yours", "{gain} par {what} chez vous"),
    "power.copy_guild": Text(
        "at the end, copy a guild of a neighbour", "à la fin, copier une Guilde d'un voisin"
    ),
    "power.dig": Text(
        "build a discarded card for free", "construire gratuitement une carte défaussée"
    ),
    "power.free_building": Text(
        "once per Age, build a card for free", "une fois par Âge, construire une carte gratuitement"
    ),
    "power.seventh_card": Text(
        "the last card of each Age may be played", "la dernière carte de chaque Âge peut être jouée"
    ),
    "symbol.any_symbol": Text(
        "a science symbol of your choice", "un symbole scientifique au choix"
    ),
}
