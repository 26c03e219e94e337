"""All that 7 Wonders says to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.cards import CARDS
from ziggurat.games.seven_wonders.projects import PROJECTS
from ziggurat.games.seven_wonders.tiles import TILE_TEXTS
from ziggurat.games.seven_wonders.wonders import BOARDS

TERMS: Final = {
    **{each.name: each.text for each in CARDS},
    **{each.name: each.text for each in BOARDS},
    **{each.name: each.text for each in PROJECTS},
    **{f"tile {number}": text for number, text in TILE_TEXTS.items()},
    "brown": Text("brown", "marron"),
    "grey": Text("grey", "gris"),
    "blue": Text("blue", "bleu"),
    "yellow": Text("yellow", "jaune"),
    "red": Text("red", "rouge"),
    "green": Text("green", "vert"),
    "purple": Text("purple", "violet"),
    "wild participation": Text("participation with any colour", "participation toutes couleurs"),
    "free building": Text("a free building", "un bâtiment gratuit"),
    "free stage": Text("a free wonder stage", "une étape de Merveille gratuite"),
    "science sets": Text("3 points for each science set", "3 points par groupe de symboles"),
    "guild points": Text("1 point for each guild around", "1 point par guilde alentour"),
    "stage points": Text("1 point for each stage", "1 point par étape"),
}

# What is done with a card, what is said of taking part, and of paying.
ORDERS: Final = {
    "build": Text("Build: {card}", "Construire : {card}"),
    "chain": Text("Build by chain: {card}", "Construire par chaînage : {card}"),
    "build_free": Text(
        "Build free, by your wonder: {card}", "Construire grâce à la Merveille : {card}"
    ),
    "build_by_token": Text("Build for a token: {card}", "Construire contre un jeton : {card}"),
    "dig_up": Text(
        "Build from the discarded cards: {card}", "Construire depuis la défausse : {card}"
    ),
    "stage": Text("Build a stage with this card: {card}", "Bâtir une étape avec : {card}"),
    "stage_by_token": Text(
        "Build a stage for a token, with this card: {card}",
        "Bâtir une étape contre un jeton, avec : {card}",
    ),
    "discard": Text("Discard for 3 coins: {card}", "Défausser pour 3 pièces : {card}"),
    "tile": Text(
        "Build tile {tile} ({effect}), discarding: {card}",
        "Bâtir la tuile {tile} ({effect}), en défaussant : {card}",
    ),
}
TAKING_PART: Final = {
    "": Text("", ""),
    "_taking_part": Text(", taking part in the project", ", en participant au projet"),
    "_taking_part_by_token": Text(", taking part for a token", ", en participant contre un jeton"),
}
PAYING: Final = {
    "": Text("", ""),
    "_paying": Text(
        ", paying {left} to the left and {right} to the right",
        ", en payant {left} à gauche et {right} à droite",
    ),
}

ACTIONS: Final = {
    **{
        name + part + paying: Text(order.en + how.en + price.en, order.fr + how.fr + price.fr)
        for name, order in ORDERS.items()
        for part, how in TAKING_PART.items()
        for paying, price in PAYING.items()
    },
    "decline": Text("Make no use of it", "Y renoncer"),
    "keep": Text("Keep tile {tile}: {effect}", "Garder la tuile {tile} : {effect}"),
    "take_board": Text("Play {board}", "Jouer {board}"),
    "give_up_card": Text("Lose: {card}", "Perdre : {card}"),
    "give_up_victories": Text(
        "Hand back victory tokens of {points}", "Rendre des jetons Victoire de {points}"
    ),
}

# What a city does; the Free City has the same sentences with its name.
CITY_EVENTS: Final = {
    "took_board": Text("{seat} plays {board}.", "{seat} joue {board}."),
    "paid": Text(
        "{seat} pays {bank} to the bank, {left} to the left, {right} to the right.",
        "{seat} paie {bank} à la banque, {left} à gauche, {right} à droite.",
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
    "defeated": Text(
        "{seat} takes {count:defeat token|defeat tokens}.",
        "{seat} prend {count:jeton Défaite|jetons Défaite}.",
    ),
}


def of_free_city(text: Text) -> Text:
    return Text(
        text.en.replace("{seat}", "the Free City"), text.fr.replace("{seat}", "la Cité franche")
    )


EVENTS: Final = {
    **CITY_EVENTS,
    **{f"free_city_{name}": of_free_city(text) for name, text in CITY_EVENTS.items()},
    "received_tiles": Text(
        "{seat} is given {count:tile|tiles} of the tower.",
        "{seat} reçoit {count:tuile|tuiles} de la Tour.",
    ),
    "received_tiles_known": Text(
        "{seat} is given these tiles of the tower: {tiles}.",
        "{seat} reçoit ces tuiles de la Tour : {tiles}.",
    ),
    "age_began": Text("Age {age} begins.", "L'Âge {age} commence."),
    "dealt": Text(
        "{seat} is dealt {count:card|cards}.", "{seat} reçoit une main de {count:carte|cartes}."
    ),
    "dealt_known": Text("{seat} is dealt: {cards}.", "{seat} reçoit en main : {cards}."),
    "received": Text(
        "{seat} is passed {count:card|cards}.", "On passe {count:carte|cartes} à {seat}."
    ),
    "received_known": Text("{seat} is passed: {cards}.", "On passe à {seat} : {cards}."),
    "drew_from_pile": Text(
        "{seat} draws a card from the pile of the Free City.",
        "{seat} pioche une carte de la Cité franche.",
    ),
    "drew_from_pile_known": Text(
        "{seat} draws from the pile of the Free City: {card}.",
        "{seat} pioche de la Cité franche : {card}.",
    ),
    "searched": Text(
        "{seat} looks through {count:discarded card|discarded cards}.",
        "{seat} examine {count:carte défaussée|cartes défaussées}.",
    ),
    "searched_known": Text(
        "{seat} looks through the discarded cards: {cards}.",
        "{seat} examine les cartes défaussées : {cards}.",
    ),
    "placed": Text(
        "{seat} adds tile {tile} to the tower: {effect}.",
        "{seat} ajoute la tuile {tile} à la Tour : {effect}.",
    ),
    "project_began": Text(
        "The great project of this age: {project}, with {count:marker|markers}.",
        "Le Grand Projet de cet Âge : {project}, avec {count:marqueur|marqueurs}.",
    ),
    "took_part": Text("{seat} takes part: {project}.", "{seat} participe : {project}."),
    "project_succeeded": Text(
        "The great project succeeds: {project}.", "Le Grand Projet est un succès : {project}."
    ),
    "project_failed": Text(
        "The great project fails: {project}.", "Le Grand Projet est un échec : {project}."
    ),
    "rewarded": Text(
        "{seat} has the reward of this project: {project}.",
        "{seat} obtient la récompense de ce projet : {project}.",
    ),
    "lost_building": Text("{seat} loses: {card}.", "{seat} perd : {card}."),
    "lost_victories": Text(
        "{seat} hands back two victory tokens of {points} points in all.",
        "{seat} rend deux jetons Victoire, {points} points en tout.",
    ),
    "lost_resource": Text(
        "The board of {seat} gives its resource no more.",
        "Le plateau de {seat} ne donne plus sa ressource.",
    ),
    "penalised": Text(
        "{seat} can lose nothing of the kind, and loses {points:point|points}.",
        "{seat} n'a rien de tel à perdre, et perd {points:point|points}.",
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
    "tower": Text("Tower of Babel", "Tour de Babel"),
    "projects": Text("Great projects", "Grands Projets"),
    "total": Text("Total", "Total"),
}

TEXTS: Final = Texts({**TERMS, **REASONS}, ACTIONS, EVENTS, REASONS, ROWS, {})
