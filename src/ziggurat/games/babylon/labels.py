"""What stands on the board of Babylon in the page, in both languages."""

from typing import Final

from ziggurat.core.text import Text

LABELS: Final = {
    "gardens": Text("Gardens", "Jardins"),
    "garden_of": Text("{name}'s garden", "Le jardin {name:de |d'}"),
    "your_garden": Text("Your garden", "Votre jardin"),
    "home": Text("Back to your garden", "Retour à votre jardin"),
    "points": Text("{count:point|points}", "{count:point|points}"),
    "show.model": Text("3D", "3D"),
    "show.plan": Text("Plan", "Plan"),
    "show.list": Text("List", "Liste"),
    "show": Text("View", "Affichage"),
    "no_model": Text(
        "This browser cannot draw in 3D; the plan shows the same.",
        "Ce navigateur ne dessine pas en 3D ; le plan montre la même chose.",
    ),
    "loading": Text("The garden is being drawn…", "Le jardin se dessine…"),
    "model_label": Text(
        "{name}, in three dimensions. Arrow keys turn it, plus and minus zoom, T looks from"
        " above, Page Up and Page Down go from storey to storey. The plan and the list show"
        " the same.",
        "{name}, en trois dimensions. Les flèches le font tourner, plus et moins rapprochent"
        " et éloignent, T regarde d'en haut, Page préc. et Page suiv. changent d'étage. Le"
        " plan et la liste montrent la même chose.",
    ),
    "turn_left": Text("Rotate left", "Tourner vers la gauche"),
    "turn_right": Text("Rotate right", "Tourner vers la droite"),
    "turn_tile": Text("Turn the tile (R)", "Tourner la tuile (R)"),
    "lay_so": Text(
        "Place it like this, turned {degrees}°", "La poser ainsi, tournée de {degrees}°"
    ),
    "nearer": Text("Zoom in", "Zoom avant"),
    "farther": Text("Zoom out", "Zoom arrière"),
    "above": Text("From above", "Vue d'en haut"),
    "storey_up": Text("One storey up", "Un étage plus haut"),
    "storey_down": Text("One storey down", "Un étage plus bas"),
    "storey": Text("Storey {storey}", "Étage {storey}"),
    "all_storeys": Text("All storeys", "Tous les étages"),
    "site": Text(
        "Above {from} to {to}, storey {storey}", "Au-dessus de {from} à {to}, étage {storey}"
    ),
    "site_closed": Text(
        "Above {from} to {to}: not possible now",
        "Au-dessus de {from} à {to} : impossible maintenant",
    ),
    "gain": Text("{sign}{count:point|points}", "{sign}{count:point|points}"),
    "quarry": Text("Quarry", "Carrière"),
    "quarry_hint": Text(
        "You get 1 pillar for each side of the tile without a higher tile next to it, and 1 more"
        " if its flower is yours.",
        "Un pilier pour chaque côté de la tuile qui ne touche pas une tuile plus haute, et un de"
        " plus si sa fleur est la vôtre.",
    ),
    "stack": Text(
        "At {stack}: {material}, {flower}, {icons}.", "En {stack} : {material}, {flower}, {icons}."
    ),
    "stack_empty": Text("At {stack}: nothing left", "En {stack} : plus rien"),
    "brings": Text("Brings {pillars:pillar|pillars}.", "Rapporte {pillars:pilier|piliers}."),
    "holding": Text("Your tiles and pillars", "Vos tuiles et vos piliers"),
    "holding_of": Text("{name}'s tiles and pillars", "Tuiles et piliers {name:de |d'}"),
    "dug": Text("Dug", "Creusée"),
    "stored": Text("Stored", "Stockée"),
    "tile": Text("{tile}: {flower}, {icons}", "{tile} : {flower}, {icons}"),
    "pillars": Text(
        "{count:single pillar|single pillars}", "{count:pilier simple|piliers simples}"
    ),
    "doubles": Text(
        "{count:double pillar|double pillars} for this turn",
        "{count:pilier double|piliers doubles} pour ce tour",
    ),
    "keeps": Text(
        "You keep at most {count} at the end of your turn.",
        "Vous en gardez {count} au plus à la fin du tour.",
    ),
    "turned": Text("Turned {degrees}°", "Tournée de {degrees}°"),
    "steps.turned": Text("Rotation", "Orientation"),
    "steps.on": Text("Supports", "Supports"),
    "round": Text("Round {round} of {rounds}", "Manche {round} sur {rounds}"),
    "setup": Text("Before round 1", "Avant la manche 1"),
    "tower": Text("Tower tile: {effect}.", "Tuile Tour : {effect}."),
    "effect_left": Text("Still to be used this turn.", "Encore disponible ce tour-ci."),
    "terrace": Text("Terrace", "Terrasse"),
    "where": Text("Where", "Où"),
    "flower": Text("Flower", "Fleur"),
    "places": Text("Places (NW, NE, SW, SE)", "Emplacements (NO, NE, SO, SE)"),
    "supports_title": Text("On", "Sur"),
    "hidden": Text("hidden", "caché"),
    "hidden_all": Text("not in sight", "invisible"),
    "decor": Text("Decor", "Décors"),
    "worth": Text("Points", "Points"),
    "score.statues": Text("1 per storey", "1 par étage"),
    "score.fountains": Text("3 per storey", "3 par étage"),
    "score.bridges": Text("3 per storey", "3 par étage"),
    "score.stairs": Text("both storeys", "les deux étages"),
    "score.belvederes": Text("1 each", "1 chacun"),
    "score.decor_sets": Text("4 each", "4 chacune"),
    "score.flower_sets": Text("4 each", "4 chacune"),
    "score.high_point": Text("2 per storey", "2 par étage"),
    "nothing_yet": Text("Nothing is built here yet.", "Rien n'est encore construit ici."),
    "plan_label": Text("{name}, from above", "{name}, vu d'en haut"),
    "built": Text("{piece} built", "{piece} en place"),
    "reserve": Text("Reserve", "Réserve"),
    "reserve.singles": Text("single pillars", "piliers simples"),
    "reserve.doubles": Text("double pillars", "piliers doubles"),
    "flipped": Text("Tower tiles turned up", "Tuiles Tour retournées"),
}

# Names of the fields of a view, for a board in words and tables.
FIELDS: Final = {
    "active": Text("Whose turn", "Au tour de"),
    "anchor": Text("Corner", "Coin"),
    "discard": Text("Discards", "Défausse"),
    "effect": Text("Tower tile", "Tuile Tour"),
    "first": Text("First player", "Premier joueur"),
    "flipped": Text("Tower tiles turned up", "Tuiles Tour retournées"),
    "flower": Text("Flower", "Fleur"),
    "garden": Text("Garden", "Jardin"),
    "gifts": Text("Double pillars this turn", "Piliers doubles ce tour-ci"),
    "heights": Text("Heights", "Hauteurs"),
    "icons": Text("Icons", "Icônes"),
    "kind": Text("Kind", "Genre"),
    "level": Text("Tiles left", "Tuiles restantes"),
    "material": Text("Material", "Matériau"),
    "name": Text("Name", "Nom"),
    "new_tiles": Text("Terraces placed this turn", "Terrasses posées ce tour-ci"),
    "notch": Text("Notch", "Encoche"),
    "pieces": Text("Pieces", "Pièces"),
    "pillars": Text("Pillars", "Piliers"),
    "places": Text("Places", "Emplacements"),
    "placing": Text("Being placed", "En cours de pose"),
    "points": Text("Points", "Points"),
    "quarry": Text("Quarry", "Carrière"),
    "reserve": Text("Reserve", "Réserve"),
    "rotation": Text("Turned", "Rotation"),
    "round": Text("Round", "Manche"),
    "rounds": Text("Rounds", "Manches"),
    "seen": Text("Seen from above", "Vu d'en haut"),
    "sheet": Text("Score", "Score"),
    "sides": Text("Players", "Joueurs"),
    "singles": Text("Single pillars", "Piliers simples"),
    "site": Text("Site", "Emplacement"),
    "source": Text("Tile", "Tuile"),
    "span": Text("Span", "Portée"),
    "supports": Text("Supports", "Supports"),
    "terraces": Text("Terraces", "Terrasses"),
    "tile": Text("Tile", "Tuile"),
    "dug": Text("Tile dug", "Tuile creusée"),
    "visible": Text("Visible", "Visible"),
    "wild": Text("Icon effect left", "Effet d'icône disponible"),
    "reconstructed": Text("Prints reconstructed", "Dessins reconstitués"),
    "visible_holes": Text("Visible holes", "Trous visibles"),
    "total": Text("Total", "Total"),
}

# What stands on the board that the terminal draws.
DRAWING: Final = {
    "round": Text("round {number} of {rounds}", "manche {number} sur {rounds}"),
    "setup": Text("before round 1", "avant la manche 1"),
    "clay": Text("C", "A"),  # materials
    "granite": Text("G", "G"),
    "basalt": Text("B", "B"),
    "start": Text("S", "D"),
    "white": Text("wh", "bl"),  # flowers
    "pink": Text("pi", "ro"),
    "yellow": Text("ye", "ja"),
    "purple": Text("pu", "vi"),
    "effect": Text("tower tile: {effect}", "tuile Tour : {effect}"),
    "pillars": Text(
        "{count:single pillar|single pillars}", "{count:pilier simple|piliers simples}"
    ),
    "gifts": Text("{count:double pillar|double pillars}", "{count:pilier double|piliers doubles}"),
    "notch": Text("notch: ", "encoche : "),
    "in_hand": Text("dug: ", "creusée : "),
    "points": Text("{total:point|points}", "{total:point|points}"),
    "above": Text("from above", "vu de dessus"),
    "storey": Text("storey {number}", "étage {number}"),
    "reconstructed": Text(
        "The tile prints are reconstructed: they are not those of the box.",
        "Le dessin des tuiles est reconstitué : ce n'est pas celui de la boîte.",
    ),
    "preview": Text("would change the score:", "changerait le score :"),
    "legend": Text(
        "Tiles: C clay, G granite, B basalt, S start; then four icons: s stairs, f fountain,"
        " b bridge, t statue, o blank; then the flower. +4: pillars for digging. In a garden, the"
        " letter of the terrace and its icon: a capital once it is built, V belvedere, # hidden.",
        "Tuiles : A Argile, G Granite, B Basalte, D départ ; puis quatre icônes : s escalier,"
        " f fontaine, b pont, t statue, o rien ; puis la fleur. +4 : piliers si l'on creuse. Dans"
        " un jardin, la lettre de la terrasse et son icône : en capitale si c'est construit,"
        " V belvédère, # caché.",
    ),
}
