"""What stands on the board of Babel in the page, in both languages."""

from typing import Final

from ziggurat.core.text import Text

LABELS: Final = {
    "total": Text("Total", "Total"),
    "hand": Text("Your hand", "Votre main"),
    "hand_empty": Text("Your hand is empty.", "Votre main est vide."),
    "hand_of": Text("{count:card|cards} in hand", "{count:carte|cartes} en main"),
    "known_hand": Text("known:", "connues :"),
    "stack": Text("Temple stack", "Colonne de temples"),
    "stack_own": Text("Your temple stack", "Votre colonne de temples"),
    "stack_of": Text("{name}'s temple stack", "Colonne de temples {name:de |d'}"),
    "stack_empty": Text("no Temple card", "aucune carte Temple"),
    "foundation": Text("Foundation", "Fondation"),
    "quarry": Text("Quarry", "Carrière"),
    "quarry_left": Text(
        "{count:Temple card|Temple cards} left",
        "{count:carte Temple restante|cartes Temple restantes}",
    ),
    "quarry_next": Text("next: {levels}", "à venir : {levels}"),
    "deck": Text("Nations", "Nations"),
    "discard": Text("Discards", "Défausse"),
    "goal": Text(
        "Victory at 15 if the other has 9 or less",
        "Victoire à 15 si l'adversaire a 9 ou moins",
    ),
    "end_phase": Text(
        "End phase: victory at 20, defeat at 9 or less",
        "Fin de partie : victoire à 20, défaite à 9 ou moins",
    ),
    "site_of": Text("Site of the {site}", "Chantier des {site}"),
    "pawn": Text("{name}'s pawn", "pion {name:de |d'}"),
    "temple": Text("temple of level {level}", "temple de niveau {level}"),
    "no_temple": Text("no temple", "aucun temple"),
    "column": Text("{count:card|cards}: {cards}", "{count:carte|cartes} : {cards}"),
    "column_empty": Text("no cards", "aucune carte"),
    "run": Text("run of {count} {nation}", "suite de {count} {nation}"),
    "site_label": Text(
        "{side}, site of the {site}: {temple}; {column}",
        "{side}, chantier des {site} : {temple} ; {column}",
    ),
    "your_side": Text("Your side", "Votre côté"),
    "build": Text("Construct {level}", "Construire {level}"),
    "halve": Text("Halve", "Moitié"),
    "move_here": Text("Move here", "Aller ici"),
    "deploy_here": Text("Deploy here", "Déployer ici"),
    "migrate_from": Text("Migrate from here", "Migrer d'ici"),
    "migrate_here": Text("Migrate here", "Migrer ici"),
    "older": Text(
        "{count:older card|older cards}", "{count:carte plus ancienne|cartes plus anciennes}"
    ),
    "of_twenty": Text("{total} of 20", "{total} sur 20"),
    "acts": Text("playing", "joue"),
    "acts_own": Text("your turn", "à vous"),
    "waits": Text("waiting", "en attente"),
    "power.assyrians": Text("Destroy", "Détruire"),
    "power.hittites": Text("Steal", "Voler"),
    "power.medes": Text("Desert", "Déserter"),
    "power.persians": Text("Skip", "Sauter"),
    "power.sumerians": Text("Win over", "Rallier"),
    "destroyed": Text("Destroyed", "Détruit"),
    "stolen": Text("Stolen", "Volé"),
}

# Names of the fields of a view, for a board in words and tables.
FIELDS: Final = {
    "columns": Text("Columns", "Colonnes"),
    "deck_size": Text("Nation cards left", "Cartes Nation restantes"),
    "end_phase": Text("End phase", "Fin de partie"),
    "foundation": Text("Foundation card to construct", "Carte de fondation à construire"),
    "known_hand": Text("Known cards in hand", "Cartes connues en main"),
    "known_temples": Text("Next in the quarry", "À venir dans la carrière"),
    "migrated": Text("Migration used", "Migration faite"),
    "pawn": Text("Pawn", "Pion"),
    "quarry_size": Text("Temple cards left", "Cartes Temple restantes"),
    "stack": Text("Temple stack", "Colonne de temples"),
    "temples": Text("Temples", "Temples"),
    "to_discard": Text("Cards to discard", "Cartes à défausser"),
    "active": Text("Whose turn", "Au tour de"),
    "discard": Text("Discards", "Défausse"),
    "sides": Text("Players", "Joueurs"),
    "total": Text("Total", "Total"),
    "hand": Text("Hand", "Main"),
    "hand_size": Text("Cards in hand", "Cartes en main"),
    "turn": Text("Turn", "Tour"),
}

# What stands on the board that the terminal draws.
DRAWING: Final = {
    "owner": Text("{name}: ", "{name} : "),
    "total": Text("total {total}", "total {total}"),
    "hand": Text("hand: ", "main : "),
    "stack": Text("temple stack: ", "colonne de temples : "),
    "foundation": Text("foundation card to construct", "carte de fondation à construire"),
    "in_quarry": Text("pawn in the quarry", "pion dans la carrière"),
    "cards": Text("{count:card|cards} in hand", "{count:carte|cartes} en main"),
    "known": Text("of them known", "dont on connaît"),
    "quarry": Text("quarry {count}", "carrière {count}"),
    "next": Text("next: {levels}", "prochaines : {levels}"),
    "deck": Text("nation deck {count}", "pioche {count}"),
    "discard": Text("discard", "défausse"),
    "migrated": Text("migration used", "migration faite"),
    "end_phase": Text("END PHASE", "FIN DE PARTIE"),
    "turn": Text("turn {number}", "tour {number}"),
    "legend": Text(
        "You are below, the opponent is above; between you are the five sites.\n"
        "▼ your pawn   ▲ the opponent's pawn   ▟3▙ 1·2·3 a temple: its level, and its cards\n"
        "A H M P S  cards of the Assyrians, Hittites, Medes, Persians, Sumerians, oldest first\n"
        "[AAA] a run: three or more of one nation, whose ability you can use   · no temple yet\n"
        "temple stack: 1 4 [2]  the card in brackets is the one that you can construct",
        "Vous êtes en bas, l'adversaire en haut ; entre vous, les cinq chantiers.\n"
        "▼ votre pion   ▲ le pion adverse   ▟3▙ 1·2·3 un temple : son niveau, et ses cartes\n"
        "A H M P S  cartes des Assyriens, Hittites, Mèdes, Perses, Sumériens, la plus ancienne\n"
        "  d'abord\n"
        "[AAA] une suite : trois cartes ou plus d'une nation, dont la capacité est utilisable\n"
        "· pas encore de temple\n"
        "colonne de temples : 1 4 [2]  la carte entre crochets est celle que l'on construit",
    ),
}
