"""The rules of Babel in short, in both languages.

A name without a dot is a heading; those with its name and a dot follow below it.  The steps of the
first turn are named after the actions that they explain: the page marks those that are possible.
"""

from typing import Final

from ziggurat.core.text import Text

GUIDE: Final = {
    "aim": Text("The aim", "Le but"),
    "aim.1": Text(
        "Five nations work for you on five sites, and your opponent's sites face yours. Each"
        " of your temples counts the level of its top card; the greater total wins.",
        "Cinq nations travaillent pour vous sur cinq chantiers, face à ceux de votre"
        " adversaire. Chaque temple vaut le niveau de sa plus haute carte ; le plus grand"
        " total gagne.",
    ),
    "first_turn": Text("Your first turn", "Votre premier tour"),
    "first_turn.move": Text(
        "**Move:** click a Nation card in your hand. It is discarded, and your pawn goes to"
        " your site of that nation.",
        "**Se déplacer :** cliquez sur une carte Nation de votre main. Elle est défaussée,"
        " et votre pion va sur votre chantier de cette nation.",
    ),
    "first_turn.deploy": Text(
        "**Deploy:** click another Nation card. It joins the column where your pawn"
        " stands, whichever nation it is.",
        "**Déployer :** cliquez sur une autre carte Nation. Elle est posée dans la colonne"
        " où se trouve votre pion, quelle que soit la nation.",
    ),
    "first_turn.lay_foundation": Text(
        "**Construct:** with a card in the column, click your foundation card: the first level"
        " of a temple.",
        "**Construire :** avec une carte dans la colonne, cliquez sur votre carte de"
        " fondation : le premier niveau d'un temple.",
    ),
    "first_turn.end": Text(
        "**End your turn:** go on with moves, cards and levels as long as you can, then end"
        " your turn.",
        "**Terminer :** continuez à vous déplacer, déployer et construire tant que vous"
        " pouvez, puis terminez votre tour.",
    ),
    "turn": Text("Your turn", "Votre tour"),
    "turn.1": Text("**1.** Draw three Nation cards.", "**1.** Piochez trois cartes Nation."),
    "turn.2": Text(
        "**2.** Act as often and in any order you like: move, deploy, construct, migrate, use"
        " abilities.",
        "**2.** Agissez autant de fois et dans l'ordre que vous voulez : se déplacer,"
        " déployer, construire, migrer, user des capacités.",
    ),
    "turn.3": Text(
        "**3.** Two Temple cards are revealed onto your temple stack, the lower one on top."
        " Then it is your opponent's turn.",
        "**3.** Deux cartes Temple sont dévoilées sur votre colonne de temples, la plus basse"
        " par-dessus. Puis c'est à l'adversaire.",
    ),
    "move_and_deploy": Text("Move and deploy", "Se déplacer, déployer"),
    "move_and_deploy.1": Text(
        "**Move:** discard a Nation card and put your pawn on your site of that nation.",
        "**Se déplacer :** défaussez une carte Nation et menez votre pion sur votre chantier"
        " de cette nation.",
    ),
    "move_and_deploy.2": Text(
        "**Deploy:** put a Nation card, of any nation, on your column where your pawn stands.",
        "**Déployer :** posez une carte Nation, quelle qu'elle soit, sur votre colonne là où"
        " se trouve le pion.",
    ),
    "build": Text("Construct", "Construire"),
    "build.1": Text(
        "Take the top card of either temple stack and put it on your temple where your pawn"
        " stands. It must be the next level up, and your column there must hold at least as"
        " many cards as that level.",
        "Prenez la dernière carte de l'une des deux colonnes de temples et posez-la sur votre"
        " temple, là où se trouve le pion. Ce doit être le niveau suivant, et votre colonne"
        " doit compter au moins autant de cartes que ce niveau.",
    ),
    "build.2": Text(
        "**First turn:** you must construct your foundation card, a level 1 that is yours alone.",
        "**Premier tour :** vous devez construire votre carte de fondation, un niveau 1 qui"
        " n'est qu'à vous.",
    ),
    "migrate": Text("Migrate", "Migrer"),
    "migrate.1": Text(
        "Once a turn, move the three newest cards of one of your columns onto another of your"
        " columns.",
        "Une fois par tour, déplacez les trois dernières cartes d'une de vos colonnes vers"
        " une autre.",
    ),
    "abilities": Text("Abilities", "Les capacités"),
    "abilities.1": Text(
        "With three or more successive cards of a nation in the column where your pawn"
        " stands, discard one of them to use its power against the site facing you.",
        "Avec au moins trois cartes successives d'une nation dans la colonne où se trouve le"
        " pion, défaussez-en une pour user de son pouvoir contre le chantier d'en face.",
    ),
    "abilities.2": Text(
        "**Assyrians:** destroy the temple: its cards return to the quarry.",
        "**Assyriens :** détruire le temple : ses cartes retournent à la carrière.",
    ),
    "abilities.3": Text(
        "**Hittites:** steal its top level, if that is higher than your temple and your"
        " column is long enough.",
        "**Hittites :** voler son plus haut niveau, s'il dépasse votre temple et que votre"
        " colonne est assez longue.",
    ),
    "abilities.4": Text(
        "**Medes:** name a nation: all its cards desert the facing column.",
        "**Mèdes :** nommer une nation : toutes ses cartes désertent la colonne d'en face.",
    ),
    "abilities.5": Text(
        "**Persians:** skip a level: construct two levels up.",
        "**Perses :** sauter un niveau : construire deux niveaux plus haut.",
    ),
    "abilities.6": Text(
        "**Sumerians:** all facing cards of the nation of the newest one there come over to you.",
        "**Sumériens :** toutes les cartes d'en face de la même nation que la dernière posée"
        " vous rejoignent.",
    ),
    "abilities.7": Text(
        "**Any nation:** halve your opponent's hand.",
        "**Toute nation :** réduire de moitié la main adverse.",
    ),
    "end": Text("The end", "La fin"),
    "end.1": Text(
        "A total of 15 or more wins at once while the other has 9 or less. If the other has"
        " more, the end phase begins: now 20 or more wins, and a player who falls to 9 or less"
        " loses.",
        "Un total de 15 ou plus gagne aussitôt tant que l'autre a 9 ou moins. S'il a"
        " davantage, la fin de partie commence : 20 ou plus gagne, et le joueur qui tombe à 9 ou"
        " moins perd.",
    ),
    "end.2": Text(
        "When the last Temple card is revealed, the greater total wins.",
        "Quand la dernière carte Temple est dévoilée, le plus grand total gagne.",
    ),
}
