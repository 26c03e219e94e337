"""The rules of 7 Wonders in short, in both languages.

A name without a dot is a heading; those with its name and a dot follow below it.  The steps of the
first turn are named after the actions that they explain: the page marks those that are possible.
"""

from typing import Final

from ziggurat.core.text import Text

GUIDE: Final = {
    "aim": Text("The aim", "Le but"),
    "aim.1": Text(
        "Lead a city of the ancient world through three ages. Build, trade with your two"
        " neighbours, defend yourself and raise your wonder; most victory points win.",
        "Menez une cité antique à travers trois Âges. Construisez, commercez avec vos deux"
        " voisins, défendez-vous et élevez votre Merveille ; le plus de points de victoire"
        " gagne.",
    ),
    "first_turn": Text("Your first turn", "Votre premier tour"),
    "first_turn.build+chain": Text(
        "**Build:** click a card. Its price is on its lower edge: free, or coins for a"
        " neighbour or the bank.",
        "**Construire :** cliquez sur une carte. Son prix est indiqué au bord inférieur :"
        " gratuit, ou des pièces pour un voisin ou la banque.",
    ),
    "first_turn.stage+stage_numbered": Text(
        "**Or build a stage:** the card goes under your wonder, and what it shows no"
        " longer matters.",
        "**Ou construire une étape :** la carte glisse sous votre Merveille, et ce qu'elle montre"
        " ne compte plus.",
    ),
    "first_turn.discard": Text(
        "**Or discard it** for 3 coins.", "**Ou la défausser** pour 3 pièces."
    ),
    "first_turn.decline": Text(
        "**Then:** when all have chosen, the cards are revealed at once, and each hand goes"
        " to a neighbour.",
        "**Ensuite :** quand tous ont choisi, les cartes sont dévoilées ensemble, et chaque"
        " main passe à un voisin.",
    ),
    "turn": Text("A turn", "Un tour"),
    "turn.1": Text(
        "Everybody chooses a card of the hand in secret; then all are revealed and carried"
        " out together, and the hands are passed on.",
        "Chacun choisit en secret une carte de sa main ; puis toutes sont révélées et jouées"
        " ensemble, et les mains passent au voisin.",
    ),
    "turn.2": Text(
        "**Build** the card, if you can pay for it or own the building it follows from.",
        "**Construire** la carte, si vous pouvez la payer ou possédez le bâtiment dont elle"
        " découle.",
    ),
    "turn.3": Text(
        "**Build a stage** of your wonder, with the card face down below it.",
        "**Construire une étape** de votre Merveille, la carte glissée dessous face cachée.",
    ),
    "turn.4": Text("**Discard** the card for 3 coins.", "**Défausser** la carte pour 3 pièces."),
    "paying": Text("Paying", "Payer"),
    "paying.1": Text(
        "Your buildings and your wonder produce resources every turn, without being used up."
        " What you lack you may buy from your left and right neighbours, for 2 coins each"
        " unless you have a discount; they cannot refuse.",
        "Vos bâtiments et votre Merveille produisent des ressources à chaque tour, sans"
        " s'épuiser. Ce qui manque s'achète aux voisins de gauche et de droite, 2 pièces"
        " chacune sauf réduction ; ils ne peuvent refuser.",
    ),
    "conflicts": Text("Conflicts", "Les conflits"),
    "conflicts.1": Text(
        "At the end of each age you compare shields with both neighbours: a victory is worth"
        " 1, 3 or 5 points by age, a defeat costs 1.",
        "À la fin de chaque Âge, on compare les boucliers avec ses deux voisins : une"
        " victoire vaut 1, 3 ou 5 points selon l'Âge, une défaite en coûte 1.",
    ),
    "scoring": Text("Scoring", "Le décompte"),
    "scoring.1": Text(
        "Conflicts, a point for 3 coins, wonder, civilian buildings, science (identical symbols"
        " count squared, sets of three different ones 7), commerce and guilds.",
        "Conflits, un point pour 3 pièces, Merveille, bâtiments civils, sciences (symboles"
        " identiques au carré, séries de trois différents 7), commerce et Guildes.",
    ),
    "babel": Text("Babel", "Babel"),
    "babel.1": Text(
        "**Tower of Babel:** instead of another use of a card, build a Babel tile; the newest"
        " visible tiles change the rules for everybody.",
        "**Tour de Babel :** au lieu d'un autre usage d'une carte, construisez une tuile"
        " Babel ; les dernières tuiles visibles changent les règles pour tous.",
    ),
    "babel.2": Text(
        "**Great Projects:** in each age all may take part in one great work; if it is"
        " finished, those who took part are rewarded, if not, those who did not are punished.",
        "**Grands Projets :** à chaque Âge, tous peuvent participer à un grand ouvrage ;"
        " achevé, il récompense les participants, inachevé, il punit les autres.",
    ),
}
