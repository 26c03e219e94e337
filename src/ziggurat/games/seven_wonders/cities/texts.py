"""All that Cities says to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.base.texts import of_free_city
from ziggurat.games.seven_wonders.cities.boards import SIDES
from ziggurat.games.seven_wonders.cities.cards import CARDS

TERMS: Final = {
    **{each.name: each.text for each in CARDS},
    **{each.name: each.text for each in SIDES},
    "black": Text("black", "noir"),
}
ACTIONS: Final = {
    "owe": Text(
        "Take {debts:point|points} of debt[, pay {coins:coin|coins}]",
        "Prendre {debts:point|points} de dette[, payer {coins:pièce|pièces}]",
    ),
}
PROMPTS: Final = {
    "pay_or_owe": Text(
        "You lose {due:coin|coins}: choose how much of it to take as debt.",
        "Vous perdez {due:pièce|pièces} : choisissez ce que vous prenez en dette.",
    ),
}
CITY_EVENTS: Final = {
    "loss_settled": Text(
        "{seat} loses coins: {coins} paid, {debts:point|points} of debt.",
        "{seat} perd des pièces : {coins} en paiement, {debts:point|points} de dette.",
    ),
    "took_diplomacy": Text("{seat} takes a diplomacy token.", "{seat} prend un jeton Diplomatie."),
    "handed_back": Text(
        "After the conflicts, {seat} hands back {count:diplomacy token|diplomacy tokens}.",
        "Après les conflits, {seat} rend {count:jeton Diplomatie|jetons Diplomatie}.",
    ),
}
EVENTS: Final = {**CITY_EVENTS, **of_free_city(CITY_EVENTS)}
ROWS: Final = {
    "cities": Text("Black cards", "Cartes noires"),
    "debt": Text("Debt", "Dettes"),
    "team": Text("Team", "Équipe"),
}

TEXTS: Final = Texts(TERMS, ACTIONS, EVENTS, {}, ROWS, PROMPTS)
