"""All that Cities says to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.base.texts import of_free_city, paid
from ziggurat.games.seven_wonders.cities.boards import SIDES
from ziggurat.games.seven_wonders.cities.cards import CARDS
from ziggurat.games.seven_wonders.cities.leaders import LEADERS

# What each leader does, in a few words.
EFFECTS: Final = {
    "aspasia": Text("2 points and a diplomacy token", "2 points et un jeton Diplomatie"),
    "berenice": Text(
        "once a turn, 1 coin more from the bank", "une fois par tour, 1 pièce de plus de la banque"
    ),
    "caligula": Text(
        "once per Age, a black card for free", "une fois par Âge, une carte noire gratuite"
    ),
    "darius": Text("1 point for each of your black cards", "1 point par carte noire de votre cité"),
    "diocletian": Text("2 coins for each later black card", "2 pièces par future carte noire"),
    "semiramis": Text("defeat tokens are shields", "les jetons Défaite sont des boucliers"),
}
TERMS: Final = {
    **{each.name: each.text for each in CARDS},
    **{each.name: each.text for each in SIDES},
    **{each.name: each.text for each in LEADERS},
    **{f"{name} effect": text for name, text in EFFECTS.items()},
    "black": Text("black", "noir"),
}
ACTIONS: Final = {
    "build_by_caligula": paid(
        "Build for free with Caligula: {card}", "Construire grâce à Caligula : {card}"
    ),
    "owe": Text(
        "Debt: {debts}[; pay {coins:coin|coins}]", "Dette : {debts}[ ; payer {coins:pièce|pièces}]"
    ),
}
PROMPTS: Final = {
    "pay_or_owe": Text(
        "You lose {due:coin|coins}: pay, or take debt instead (1 point less at the end for each"
        " coin).",
        "Vous perdez {due:pièce|pièces} : payez, ou prenez de la dette à la place (1 point de"
        " moins à la fin par pièce).",
    ),
}
CITY_EVENTS: Final = {
    "loss_settled": Text(
        "{seat} {seat::pays|pay} for a loss:[, {coins:coin|coins}][, {debts:point|points} of"
        " debt].",
        "{seat} {seat::paie|payez} une perte :[, {coins:pièce|pièces}][, {debts:point|points} de"
        " dette].",
    ),
    "took_diplomacy": Text(
        "{seat} {seat::takes|take} a diplomacy token.",
        "{seat} {seat::prend|prenez} un jeton Diplomatie.",
    ),
    "handed_back": Text(
        "After the conflicts, {seat} {seat::hands|hand} back {count:diplomacy token|diplomacy"
        " tokens}.",
        "Après les conflits, {seat} {seat::rend|rendez} {count:jeton Diplomatie|jetons"
        " Diplomatie}.",
    ),
}
EVENTS: Final = {**CITY_EVENTS, **of_free_city(CITY_EVENTS)}
ROWS: Final = {
    "cities": Text("Black cards", "Cartes noires"),
    "debt": Text("Debt", "Dettes"),
    "team": Text("Team", "Équipe"),
}

LABELS: Final = {
    "symbol.mask": Text(
        "at the end, the symbol of a neighbour's green card",
        "à la fin, le symbole d'une carte verte d'un voisin",
    ),
    "partner": Text("partner", "partenaire"),
    "way.build_by_caligula": Text("with Caligula", "grâce à Caligula"),
    "word.black": Text("black card", "carte noire"),
    "word.victories": Text("victory token", "jeton Victoire"),
    "neighbours_earn": Text(
        "each neighbour takes {count:coin|coins}", "chaque voisin prend {count:pièce|pièces}"
    ),
    "others_lose": Text(
        "all others lose {count:coin|coins}", "tous les autres perdent {count:pièce|pièces}"
    ),
    "others_lose_per": Text(
        "all others lose 1 coin for each {what} of theirs",
        "tous les autres perdent 1 pièce par {what} qu'ils possèdent",
    ),
    "diplomacy": Text(
        "{count:diplomacy token|diplomacy tokens}", "{count:jeton Diplomatie|jetons Diplomatie}"
    ),
    "debts": Text("{count:point|points} of debt", "{count:point|points} de dette"),
}
FIELDS: Final = {
    "debts": Text("Debt", "Dettes"),
    "diplomacy": Text("Diplomacy tokens", "Jetons Diplomatie"),
    "due": Text("Coins to lose", "Pièces à perdre"),
    "teams": Text("Teams", "Équipes"),
}

DRAWING: Final = {
    "debts": Text("debt {count}", "dette {count}"),
    # What descriptions of cards are composed of.
    "discount.left_dock": Text(
        "each turn the first resource from the left costs 1 coin less",
        "à chaque tour, la première ressource achetée à gauche coûte 1 pièce de moins",
    ),
    "discount.right_dock": Text(
        "each turn the first resource from the right costs 1 coin less",
        "à chaque tour, la première ressource achetée à droite coûte 1 pièce de moins",
    ),
    "extra.doubles": Text(
        "each turn one more resource of a kind that your brown and grey cards and your board"
        " produce",
        "à chaque tour, une ressource de plus d'un type que vos cartes marron et grises et votre"
        " plateau produisent",
    ),
    "extra.lacks": Text(
        "each turn a resource of a kind that your brown and grey cards and your board do not"
        " produce",
        "à chaque tour, une ressource d'un type que vos cartes marron et grises et votre plateau"
        " ne produisent pas",
    ),
    "extra.waived": Text(
        "stages of your wonder cost no resources",
        "les étapes de votre Merveille ne coûtent pas de ressources",
    ),
}

TEXTS: Final = Texts(
    TERMS, ACTIONS, EVENTS, {}, ROWS, PROMPTS, labels=LABELS, fields=FIELDS, drawing=DRAWING
)
