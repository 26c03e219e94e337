"""All that Babel says to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.babel.advice import ADVICE
from ziggurat.games.babel.guide import GUIDE
from ziggurat.games.babel.labels import DRAWING, FIELDS, LABELS

TERMS: Final = {
    "assyrians": Text("Assyrians", "Assyriens"),
    "hittites": Text("Hittites", "Hittites"),
    "medes": Text("Medes", "Mèdes"),
    "persians": Text("Persians", "Perses"),
    "sumerians": Text("Sumerians", "Sumériens"),
    "quarry": Text("quarry", "carrière"),
    "stack": Text("temple stack", "colonne de temples"),
    "run": Text("run", "suite"),
    "own": Text("your stack", "votre colonne de temples"),
    "opposing": Text("the opposing stack", "la colonne de temples adverse"),
}

ACTIONS: Final = {
    "move": Text("Move to the {site} (costs 1 card)", "Aller chez les {site} (coûte 1 carte)"),
    "deploy": Text("Deploy {nation}", "Déployer une carte {nation}"),
    "construct": Text("Construct from {stack}", "Construire depuis {stack}"),
    "lay_foundation": Text("Construct your foundation card", "Construire votre carte de fondation"),
    "migrate": Text(
        "Migrate three cards from the {source} to the {target}",
        "Faire migrer trois cartes des {source} vers les {target}",
    ),
    "destroy": Text(
        "Assyrians (card {run}): destroy the temple here",
        "Assyriens (carte {run}) : détruire le temple ici",
    ),
    "steal": Text(
        "Hittites (card {run}): steal the top level here",
        "Hittites (carte {run}) : voler le plus haut niveau ici",
    ),
    "desert": Text(
        "Medes (card {run}): make the {nation} desert here",
        "Mèdes (carte {run}) : faire déserter les {nation} ici",
    ),
    "skip": Text(
        "Persians (card {run}): skip a level with the card of {stack}",
        "Perses (carte {run}) : sauter un niveau avec la carte de {stack}",
    ),
    "change camps": Text(
        "Sumerians (card {run}): win over the cards that match the newest one here",
        "Sumériens (carte {run}) : rallier les cartes semblables à la dernière posée ici",
    ),
    "halve": Text(
        "Any nation (run at card {run}): halve the opposing hand",
        "Toute nation (suite à la carte {run}) : réduire de moitié la main adverse",
    ),
    "end": Text("End your turn", "Terminer mon tour"),
    "discard": Text("Discard {nation}", "Défausser une carte {nation}"),
}

EVENTS: Final = {
    "turn_began": Text("{seat:||your}{seat::'s|} turn", "{seat:tour de |tour d'|votre tour}"),
    "drew": Text(
        "{seat} {seat::draws|draw} {count:Nation card|Nation cards}.",
        "{seat} {seat::pioche|piochez} {count:carte Nation|cartes Nation}.",
    ),
    "drew_known": Text(
        "{seat} {seat::draws|draw} {nations}.", "{seat} {seat::pioche|piochez} {nations}."
    ),
    "reshuffled": Text(
        "The Nation deck is empty: {count:discarded card is|discarded cards are} shuffled.",
        "La pioche des cartes Nation est vide : {count:carte défaussée est mélangée|cartes"
        " défaussées sont mélangées}.",
    ),
    "moved": Text(
        "{seat} {seat::moves|move} to the site of the {site}.",
        "{seat} {seat::va|allez} sur le chantier des {site}.",
    ),
    "deployed": Text(
        "{seat} {seat::deploys|deploy} {nation} at the site of the {site}.",
        "{seat} {seat::déploie|déployez} une carte {nation} sur le chantier des {site}.",
    ),
    "built": Text(
        "{seat} {seat::constructs|construct} level {level} at the site of the {site}.",
        "{seat} {seat::construit|construisez} le niveau {level} sur le chantier des {site}.",
    ),
    "migrated": Text(
        "{seat} {seat::migrates|migrate} {nations} from the {source} to the {target}.",
        "{seat} {seat::fait|faites} migrer {nations} du chantier des {source} à celui des"
        " {target}.",
    ),
    "paid": Text(
        "{seat} {seat::discards|discard} {nation} from {seat::their|your} column at the site of"
        " the {site} to use an ability.",
        "{seat} {seat::défausse|défaussez} une carte {nation} de {seat::sa|votre} colonne, chez"
        " les {site}, pour utiliser une capacité.",
    ),
    "destroyed": Text(
        "{seat} {seat::destroys|destroy} the temple at the site of the {site}: {levels} return to"
        " the quarry.",
        "{seat} {seat::détruit|détruisez} le temple du chantier des {site} : {levels} retournent à"
        " la carrière.",
    ),
    "stole": Text(
        "{seat} {seat::steals|steal} level {level} at the site of the {site}.",
        "{seat} {seat::vole|volez} le niveau {level} sur le chantier des {site}.",
    ),
    "deserted": Text(
        "{other} {other::loses|lose} all {nation} at the site of the {site}: {count:card|cards}.",
        "{other} {other::perd tous ses|perdez tous vos} {nation} du chantier des {site} :"
        " {count:carte|cartes}.",
    ),
    "changed_camps": Text(
        "{seat} {seat::wins|win} over {count:card|cards} of the {nation} at the site of the"
        " {site}.",
        "{seat} {seat::rallie|ralliez} {count:carte|cartes} {nation} du chantier des {site}.",
    ),
    "halved": Text(
        "{other} must discard {count:card|cards}: half of {other::their|your} hand.",
        "{other} {other::doit|devez} défausser {count:carte|cartes} : la moitié de"
        " {other::sa|votre} main.",
    ),
    "discarded": Text(
        "{seat} {seat::discards|discard} {nation}.",
        "{seat} {seat::défausse|défaussez} une carte {nation}.",
    ),
    "revealed": Text(
        "{seat} {seat::reveals|reveal} Temple cards: {levels}.",
        "{seat} {seat::dévoile|dévoilez} des cartes Temple : {levels}.",
    ),
    "end_phase_began": Text(
        "The end phase begins: at 20, or at 9 or less, the game is over.",
        "La fin de partie commence : à 20, ou à 9 ou moins, tout s'arrête.",
    ),
    "ended": Text(
        "The game is over at {first_total} to {second_total}: {reason}.",
        "La partie s'achève à {first_total} contre {second_total} : {reason}.",
    ),
}

REASONS: Final = {
    "fifteen_to_nine": Text("15 or more against 9 or less", "15 ou plus contre 9 ou moins"),
    "twenty": Text(
        "a total of 20 or more in the end phase", "un total de 20 ou plus en fin de partie"
    ),
    "fell_to_nine": Text(
        "a total of 9 or less in the end phase", "un total de 9 ou moins en fin de partie"
    ),
    "quarry_exhausted": Text(
        "the last Temple card is revealed", "la dernière carte Temple est dévoilée"
    ),
}

ROWS: Final = {
    **{name: TERMS[name] for name in ("assyrians", "hittites", "medes", "persians", "sumerians")},
    "total": Text("Total", "Total"),
    "cards_in_hand": Text("Nation cards in hand", "Cartes Nation en main"),
}

PROMPTS: Final = {
    "build_foundation": Text(
        "First turn: move to a site, deploy a card there, construct your foundation card.",
        "Premier tour : allez sur un chantier, déployez-y une carte, construisez votre carte de"
        " fondation.",
    ),
    "act": Text(
        "Your turn: take as many actions as you like, then end your turn.",
        "À vous : faites autant d'actions que vous voulez, puis terminez votre tour.",
    ),
    "discard": Text(
        "Your hand is halved: discard {count:more card|more cards}.",
        "Votre main est réduite de moitié : défaussez encore {count:carte|cartes}.",
    ),
}

# What a card, tile or other thing of the game is for.
DESCRIPTIONS: Final = {
    "assyrians": Text(
        "Destroys the temple opposite: it returns to the quarry.",
        "Détruit le temple d'en face : il retourne à la carrière.",
    ),
    "hittites": Text(
        "Steals the top level of the temple opposite.",
        "Vole le plus haut niveau du temple d'en face.",
    ),
    "medes": Text(
        "Choose a nation: the other player loses all its cards at this site.",
        "Choisissez une nation : l'adversaire perd toutes ses cartes de cette nation sur ce"
        " chantier.",
    ),
    "persians": Text(
        "Skips a level: construct two levels up at once.",
        "Saute un niveau : construisez deux niveaux plus haut d'un coup.",
    ),
    "sumerians": Text(
        "Takes all cards opposite that match the newest one.",
        "Rallie, en face, toutes les cartes comme la dernière posée.",
    ),
    "run": Text(
        "To do this, you need at least three cards of this nation in a row, in your column where"
        " your pawn stands. Discard one of them.",
        "Pour cela, il vous faut au moins trois cartes de cette nation à la suite, dans votre"
        " colonne, là où se tient votre pion. Défaussez l'une d'elles.",
    ),
    "stack": Text(
        "Only the top card can be constructed: on the level below it, where your column holds at"
        " least as many cards as its level.",
        "Seule la carte du dessus se construit : sur le niveau juste inférieur, là où votre"
        " colonne compte au moins autant de cartes que son niveau.",
    ),
    "quarry": Text(
        "The game ends when its last card is revealed.",
        "La partie s'achève quand sa dernière carte est dévoilée.",
    ),
}

SETTINGS: Final = {
    "3 and 5": Text("3 and 5", "3 et 5"),
    "5 and 5": Text("5 and 5", "5 et 5"),
}

TEXTS: Final = Texts(
    {**TERMS, **REASONS},
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
