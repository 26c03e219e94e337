"""All that the base game says to people, in both languages."""

import re
from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.base.advice import ADVICE
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

WORD_OF_SEAT: Final = re.compile(r"\{seat::([^|}]*)\|[^}]*\}")

# How a construction is paid for; what is missing or nothing is left out.
PAYING: Final = Text(
    "[, {part}][, {left:coin|coins} to the left neighbour]"
    "[, {right:coin|coins} to the right neighbour][, {bank:coin|coins} to the bank]",
    "[, {part}][, {left:pièce|pièces} au voisin de gauche]"
    "[, {right:pièce|pièces} au voisin de droite][, {bank:pièce|pièces} à la banque]",
)


def paid(english: str, french: str) -> Text:
    """The text of a construction, with its payment."""
    return Text(english + PAYING.en, french + PAYING.fr)


ACTIONS: Final = {
    "build": paid("Build: {card}", "Construire : {card}"),
    "chain": paid("Build by chain: {card}", "Construire par chaînage : {card}"),
    "build_free": paid(
        "Build for free with your wonder: {card}", "Construire grâce à la Merveille : {card}"
    ),
    "dig_up": paid(
        "Build from the discarded cards: {card}", "Construire depuis la défausse : {card}"
    ),
    "stage": paid("Build a stage with this card: {card}", "Construire une étape avec : {card}"),
    "discard": paid("Discard for 3 coins: {card}", "Défausser pour 3 pièces : {card}"),
    "decline": Text("Skip", "Y renoncer"),
    "take_board": Text("Play {board}", "Jouer {board}"),
}

PROMPTS: Final = {
    "choose_card": Text(
        "Age {age:roman}, turn {turn}: choose a card and what to do with it.",
        "Âge {age:roman}, tour {turn} : choisissez une carte et ce que vous en faites.",
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
    "took_board": Text(
        "{seat} {seat::leads|lead} {board}.",
        "{seat} {seat::dirige|dirigez} {board}.",
    ),
    "paid": Text(
        "{seat} {seat::pays|pay}:[, {bank:coin|coins} to the bank]"
        "[, {left:coin|coins} to the left neighbour][, {right:coin|coins} to the right neighbour].",
        "{seat} {seat::paie|payez} :[, {bank:pièce|pièces} à la banque]"
        "[, {left:pièce|pièces} au voisin de gauche][, {right:pièce|pièces} au voisin de droite].",
    ),
    "built": Text(
        "{seat} {seat::builds|build} {card}.", "{seat} {seat::construit|construisez} : {card}."
    ),
    "staged": Text(
        "{seat} {seat::builds|build} stage {stage} of {seat::their|your} wonder.",
        "{seat} {seat::construit|construisez} l'étape {stage} de {seat::sa|votre} Merveille.",
    ),
    "staged_known": Text(
        "{seat} {seat::builds|build} stage {stage} of {seat::their|your} wonder with {card}.",
        "{seat} {seat::construit|construisez} l'étape {stage} de {seat::sa|votre} Merveille avec"
        " cette carte : {card}.",
    ),
    "discarded": Text(
        "{seat} {seat::discards|discard} a card.", "{seat} {seat::défausse|défaussez} une carte."
    ),
    "discarded_known": Text(
        "{seat} {seat::discards|discard} {card}.", "{seat} {seat::défausse|défaussez} : {card}."
    ),
    "earned": Text(
        "{seat} {seat::receives|receive} {coins:coin|coins}.",
        "{seat} {seat::reçoit|recevez} {coins:pièce|pièces}.",
    ),
    "won": Text(
        "{seat} {seat::takes|take} a victory token of {points:point|points}.",
        "{seat} {seat::prend|prenez} un jeton Victoire de {points:point|points}.",
    ),
    "deflected": Text(
        "{seat} {seat::takes|take} {count:defeat token|defeat tokens} despite the victory.",
        "{seat} {seat::prend|prenez} {count:jeton Défaite|jetons Défaite} malgré la victoire.",
    ),
    "defeated": Text(
        "{seat} {seat::takes|take} {count:defeat token|defeat tokens}.",
        "{seat} {seat::prend|prenez} {count:jeton Défaite|jetons Défaite}.",
    ),
}


def of_free_city(texts: dict[str, Text]) -> dict[str, Text]:
    """The same sentences of the Free City, because nobody plays it."""
    return {
        f"free_city_{name}": Text(
            about(text.en, "the Free City").replace(" their ", " its "),
            about(text.fr, "la Cité franche"),
        )
        for name, text in texts.items()
    }


def about(sentence: str, name: str) -> str:
    """A sentence about a seat, of somebody else who is always called the same."""
    return WORD_OF_SEAT.sub(r"\1", sentence).replace("{seat}", name)


EVENTS: Final = {
    **CITY_EVENTS,
    "age_began": Text("Age {age:roman} begins.", "L'Âge {age:roman} commence."),
    "dealt": Text(
        "{seat} {seat::is|are} dealt {count:card|cards}.",
        "{seat} {seat::reçoit|recevez} une main de {count:carte|cartes}.",
    ),
    "dealt_known": Text(
        "{seat} {seat::is|are} dealt: {cards}.", "{seat} {seat::reçoit|recevez} en main : {cards}."
    ),
    "received": Text(
        "New cards for {seat}: {count}.",
        "On {seat::|vous }passe{seat: à | à |} {count:carte|cartes}.",
    ),
    "received_known": Text(
        "New cards for {seat}: {cards}.",
        "On {seat::|vous }passe{seat: à | à |} : {cards}.",
    ),
    "searched": Text(
        "{seat} {seat::looks|look} through {count:discarded card|discarded cards}.",
        "{seat} {seat::examine|examinez} {count:carte défaussée|cartes défaussées}.",
    ),
    "searched_known": Text(
        "{seat} {seat::looks|look} through the discarded cards: {cards}.",
        "{seat} {seat::examine|examinez} les cartes défaussées : {cards}.",
    ),
    "lost_building": Text(
        "{seat} {seat::loses|lose} {card}.", "{seat} {seat::perd|perdez} : {card}."
    ),
    "lost_victories": Text(
        "{seat} {seat::hands|hand} back two victory tokens of {points} points in all.",
        "{seat} {seat::rend|rendez} deux jetons Victoire, {points} points en tout.",
    ),
    "ended": Text("The game is over: {totals:seats}.", "La partie est finie : {totals:seats}."),
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
    "none": Text("none", "aucun"),
    "tower": Text("the tower", "la Tour"),
    "projects": Text("the great projects", "les Grands Projets"),
    "both": Text("both", "les deux"),
    "dealt": Text("dealt, side at random", "distribués, face au hasard"),
    "dealt a": Text("dealt, side A", "distribués, face A"),
    "chosen": Text("dealt, side of your choice", "distribués, face au choix"),
    "drafted": Text("chosen in seat order", "choisis dans l'ordre des places"),
    "missing": Text("what is missing", "ce qui manque"),
    "unbeaten": Text("the cheapest only", "les moins chers seulement"),
    "any": Text("anything", "tout"),
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
    advice=ADVICE,
    drawing=DRAWING,
)
