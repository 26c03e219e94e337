"""All that the base game says to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.base.boards import SIDES
from ziggurat.games.seven_wonders.base.cards import CARDS
from ziggurat.games.seven_wonders.base.guide import GUIDE
from ziggurat.games.seven_wonders.base.labels import DRAWING, FIELDS, LABELS

TERMS: Final = {
    **{each.name: each.text for each in CARDS},
    **{each.name: each.text for each in SIDES},
    "brown": Text("brown", "marron"),
    "grey": Text("grey", "gris"),
    "blue": Text("blue", "bleu"),
    "yellow": Text("yellow", "jaune"),
    "red": Text("red", "rouge"),
    "green": Text("green", "vert"),
    "purple": Text("purple", "violet"),
}

# How a construction is paid for; what is missing or nothing is left out.
PAYING: Final = Text(
    "[, {part}][, {left:coin|coins} to the left][, {right:coin|coins} to the right]"
    "[, {bank:coin|coins} to the bank]",
    "[, {part}][, {left:pièce|pièces} à gauche][, {right:pièce|pièces} à droite]"
    "[, {bank:pièce|pièces} à la banque]",
)


def paid(english: str, french: str) -> Text:
    """The text of a construction, with its payment."""
    return Text(english + PAYING.en, french + PAYING.fr)


ACTIONS: Final = {
    "build": paid("Build: {card}", "Construire : {card}"),
    "chain": paid("Build by chain: {card}", "Construire par chaînage : {card}"),
    "build_free": paid(
        "Build free, by your wonder: {card}", "Construire grâce à la Merveille : {card}"
    ),
    "dig_up": paid(
        "Build from the discarded cards: {card}", "Construire depuis la défausse : {card}"
    ),
    "stage": paid("Build a stage with this card: {card}", "Bâtir une étape avec : {card}"),
    "discard": paid("Discard for 3 coins: {card}", "Défausser pour 3 pièces : {card}"),
    "decline": Text("Skip", "Y renoncer"),
    "take_board": Text("Play {board}", "Jouer {board}"),
}

PROMPTS: Final = {
    "choose_card": Text(
        "Age {age}, turn {turn}: choose a card and what to do with it.",
        "Âge {age}, tour {turn} : choisissez une carte et ce que vous en faites.",
    ),
    "choose_board": Text(
        "Choose a wonder board and its side.", "Choisissez un plateau Merveille et sa face."
    ),
    "choose_side": Text(
        "Choose the side of your wonder board.", "Choisissez la face de votre plateau Merveille."
    ),
    "play_seventh": Text(
        "Your wonder lets you play your last card: {card}.",
        "Votre Merveille vous permet de jouer votre dernière carte : {card}.",
    ),
    "dig_up": Text(
        "Your wonder lets you build a discarded card for free.",
        "Votre Merveille vous permet de construire gratuitement une carte de la défausse.",
    ),
}

CITY_EVENTS: Final = {
    "took_board": Text("{seat} plays {board}.", "{seat} joue {board}."),
    "paid": Text(
        "{seat} pays:[, {bank:coin|coins} to the bank][, {left:coin|coins} to the left]"
        "[, {right:coin|coins} to the right].",
        "{seat} paie :[, {bank:pièce|pièces} à la banque][, {left:pièce|pièces} à gauche]"
        "[, {right:pièce|pièces} à droite].",
    ),
    "built": Text("{seat} builds: {card}.", "{seat} construit : {card}."),
    "staged": Text(
        "{seat} builds stage {stage} of the wonder.",
        "{seat} construit l'étape {stage} de la Merveille.",
    ),
    "staged_known": Text(
        "{seat} builds stage {stage} of the wonder with this card: {card}.",
        "{seat} construit l'étape {stage} de la Merveille avec cette carte : {card}.",
    ),
    "discarded": Text("{seat} discards a card.", "{seat} défausse une carte."),
    "discarded_known": Text("{seat} discards: {card}.", "{seat} défausse : {card}."),
    "earned": Text("{seat} receives {coins:coin|coins}.", "{seat} reçoit {coins:pièce|pièces}."),
    "won": Text(
        "{seat} takes a victory token of {points:point|points}.",
        "{seat} prend un jeton Victoire de {points:point|points}.",
    ),
    "deflected": Text(
        "{seat} takes {count:defeat token|defeat tokens} in spite of the victory.",
        "{seat} prend {count:jeton Défaite|jetons Défaite} malgré la victoire.",
    ),
    "defeated": Text(
        "{seat} takes {count:defeat token|defeat tokens}.",
        "{seat} prend {count:jeton Défaite|jetons Défaite}.",
    ),
}


def of_free_city(texts: dict[str, Text]) -> dict[str, Text]:
    """The same sentences of the Free City, for nobody sits there."""
    return {
        f"free_city_{name}": Text(
            text.en.replace("{seat}", "the Free City"), text.fr.replace("{seat}", "la Cité franche")
        )
        for name, text in texts.items()
    }


EVENTS: Final = {
    **CITY_EVENTS,
    "age_began": Text("Age {age} begins.", "L'Âge {age} commence."),
    "dealt": Text(
        "{seat} is dealt {count:card|cards}.", "{seat} reçoit une main de {count:carte|cartes}."
    ),
    "dealt_known": Text("{seat} is dealt: {cards}.", "{seat} reçoit en main : {cards}."),
    "received": Text(
        "{seat} is passed {count:card|cards}.", "On passe {count:carte|cartes} à {seat}."
    ),
    "received_known": Text("{seat} is passed: {cards}.", "On passe à {seat} : {cards}."),
    "searched": Text(
        "{seat} looks through {count:discarded card|discarded cards}.",
        "{seat} examine {count:carte défaussée|cartes défaussées}.",
    ),
    "searched_known": Text(
        "{seat} looks through the discarded cards: {cards}.",
        "{seat} examine les cartes défaussées : {cards}.",
    ),
    "lost_building": Text("{seat} loses: {card}.", "{seat} perd : {card}."),
    "lost_victories": Text(
        "{seat} hands back two victory tokens of {points} points in all.",
        "{seat} rend deux jetons Victoire, {points} points en tout.",
    ),
    "ended": Text(
        "The game is over; the totals are {totals}.",
        "La partie est finie ; les totaux sont {totals}.",
    ),
}

REASONS: Final = {
    "third_age_over": Text("the third age is over", "le troisième Âge est terminé"),
}

ROWS: Final = {
    "military": Text("Military conflicts", "Conflits militaires"),
    "treasury": Text("Treasury", "Trésor"),
    "wonder": Text("Wonder", "Merveille"),
    "civilian": Text("Civilian structures", "Bâtiments civils"),
    "commercial": Text("Commercial structures", "Bâtiments commerciaux"),
    "guilds": Text("Guilds", "Guildes"),
    "science": Text("Scientific structures", "Bâtiments scientifiques"),
    "total": Text("Total", "Total"),
}

SETTINGS: Final = {
    "none": Text("without", "sans"),
    "tower": Text("the tower", "la Tour"),
    "projects": Text("the great projects", "les Grands Projets"),
    "both": Text("both", "les deux"),
    "dealt": Text("dealt with their side", "distribués avec leur face"),
    "dealt a": Text("dealt on side A", "distribués sur la face A"),
    "chosen": Text("dealt, their side chosen", "distribués, face au choix"),
    "drafted": Text("taken in the order of the seats", "pris dans l'ordre des places"),
    "missing": Text("whatever is missing", "tout ce qui manque"),
    "unbeaten": Text("what no other purchase beats", "ce qu'aucun autre achat ne surpasse"),
    "any": Text("any", "libre"),
}

TEXTS: Final = Texts(
    {**TERMS, **REASONS},
    ACTIONS,
    EVENTS,
    REASONS,
    ROWS,
    PROMPTS,
    labels=LABELS,
    fields=FIELDS,
    settings=SETTINGS,
    guide=GUIDE,
    drawing=DRAWING,
)
