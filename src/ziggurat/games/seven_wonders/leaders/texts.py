"""All that the leaders say to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.base.texts import paid
from ziggurat.games.seven_wonders.leaders.boards import SIDES
from ziggurat.games.seven_wonders.leaders.guilds import GUILDS
from ziggurat.games.seven_wonders.leaders.leaders import LEADERS


def points(amount: str, english: str, french: str) -> Text:
    word = "point" if amount == "1" else "points"
    return Text(f"{amount} {word} for each {english}", f"{amount} {word} par {french}")


def one_less(english: str, french: str) -> Text:
    return Text(f"{english} need one resource less", f"{french} avec une ressource de moins")


def printed_points(amount: int) -> Text:
    return Text(f"{amount} points", f"{amount} points")


# What each leader does, in a few words.
EFFECTS: Final = {
    "alexander": points("1", "victory token", "jeton Victoire"),
    "amytis": points("2", "stage of your wonder", "étape de votre Merveille"),
    "archimedes": one_less("green cards", "cartes vertes"),
    "aristotle": Text(
        "3 points more for each set of symbols", "3 points de plus par groupe de symboles"
    ),
    "bilkis": Text(
        "one resource a turn from the bank for 1 coin",
        "une ressource par tour à la banque pour 1 pièce",
    ),
    "caesar": Text("2 shields", "2 boucliers"),
    "cleopatra": printed_points(5),
    "croesus": Text("6 coins at once", "6 pièces immédiatement"),
    "euclid": Text("a compass", "un compas"),
    "hammurabi": one_less("blue cards", "cartes bleues"),
    "hannibal": Text("1 shield", "1 bouclier"),
    "hatshepsut": Text(
        "1 coin a turn for each neighbour you buy from",
        "1 pièce par tour pour chaque voisin à qui vous achetez",
    ),
    "hiram": points("2", "of your purple cards", "carte violette de votre cité"),
    "hypatia": points("1", "of your green cards", "carte verte de votre cité"),
    "imhotep": one_less("wonder stages", "étapes de Merveille"),
    "justinian": points("3", "set of blue, red and green", "groupe bleu, rouge et vert"),
    "leonidas": one_less("red cards", "cartes rouges"),
    "maecenas": Text("later leaders are free", "les Leaders suivants sont gratuits"),
    "midas": points("1", "three coins", "tranche de trois pièces"),
    "nebuchadnezzar": points("1", "of your blue cards", "carte bleue de votre cité"),
    "nefertiti": printed_points(4),
    "nero": Text("2 coins for each later victory token", "2 pièces par futur jeton Victoire"),
    "pericles": points("2", "of your red cards", "carte rouge de votre cité"),
    "phidias": points("1", "of your brown cards", "carte marron de votre cité"),
    "plato": points("7", "set of all seven colours", "groupe des sept couleurs"),
    "praxiteles": points("2", "of your grey cards", "carte grise de votre cité"),
    "ptolemy": Text("a tablet", "une tablette"),
    "pythagoras": Text("a gear", "un rouage"),
    "ramses": Text("guilds are free", "les Guildes sont gratuites"),
    "sappho": printed_points(2),
    "solomon": Text(
        "a discarded card is built for free", "une carte de la défausse construite gratuitement"
    ),
    "tomyris": Text("the victor takes your defeat tokens", "le vainqueur prend vos jetons Défaite"),
    "varro": points("1", "of your yellow cards", "carte jaune de votre cité"),
    "vitruvius": Text("2 coins for each later chain", "2 pièces par futur chaînage"),
    "xenophon": Text("2 coins for each later yellow card", "2 pièces par future carte jaune"),
    "zenobia": printed_points(3),
}
# What the guilds and Rome do, where signs do not say it.
OTHER_EFFECTS: Final = {
    "gamers guild": points("1", "three coins", "tranche de trois pièces"),
    "courtesans guild": Text(
        "copies a leader of a neighbouring city", "copie un Leader d'une cité voisine"
    ),
    "diplomats guild": points("1", "leader of your neighbours", "Leader de vos voisins"),
    "rome a": Text("leaders are free", "les Leaders sont gratuits"),
    "rome b": Text(
        "leaders cost 2 less, those of your neighbours 1 less",
        "les Leaders coûtent 2 de moins, ceux de vos voisins 1 de moins",
    ),
    "rome b 1": Text("draw 4 leaders", "piochez 4 Leaders"),
    "rome b 2": Text("one more leader may be recruited", "un Leader de plus peut être recruté"),
    "rome b 3": Text("one more leader may be recruited", "un Leader de plus peut être recruté"),
}
TERMS: Final = {
    **{each.name: each.text for each in (*LEADERS, *GUILDS)},
    **{each.name: each.text for each in SIDES},
    **{f"{name} effect": text for name, text in (EFFECTS | OTHER_EFFECTS).items()},
    "white": Text("white", "blanc"),
}
ACTIONS: Final = {
    "recruit": paid("Recruit: {card}", "Recruter : {card}"),
    "keep_leader": Text("Keep {leader}: {effect}", "Garder {leader} : {effect}"),
    "entomb": Text(
        "Entomb {leader} for {points:point|points}", "Inhumer {leader} pour {points:point|points}"
    ),
    "copy_leader": Text("Copy {leader}: {effect}", "Copier {leader} : {effect}"),
}
PROMPTS: Final = {
    "keep_leader": Text(
        "Choose a leader to keep; the others go to your right neighbour.",
        "Choisissez un Leader à garder ; les autres vont à votre voisin de droite.",
    ),
    "choose_leader": Text(
        "Age {age:roman}: choose a leader to recruit, to build a stage with, or to sell.",
        "Âge {age:roman} : choisissez un Leader à recruter, à placer sous une étape ou à vendre.",
    ),
    "recruit_more": Text(
        "Your wonder lets you recruit one more leader.",
        "Votre Merveille vous permet de recruter un Leader de plus.",
    ),
    "entomb": Text(
        "Your wonder entombs one of your leaders: choose which.",
        "Votre Merveille inhume un de vos Leaders : choisissez lequel.",
    ),
    "copy_leader": Text(
        "The Courtesans Guild copies a leader of a neighbouring city: choose which.",
        "La Guilde des courtisanes copie un Leader d'une cité voisine : choisissez lequel.",
    ),
}
EVENTS: Final = {
    "received_leaders": Text(
        "{seat} {seat::is|are} given {count:leader|leaders}.",
        "{seat} {seat::reçoit|recevez} {count:Leader|Leaders}.",
    ),
    "received_leaders_known": Text(
        "{seat} {seat::is|are} given these leaders: {leaders}.",
        "{seat} {seat::reçoit|recevez} ces Leaders : {leaders}.",
    ),
    "drew_leaders": Text(
        "{seat} {seat::draws|draw} {count:leader|leaders}.",
        "{seat} {seat::pioche|piochez} {count:Leader|Leaders}.",
    ),
    "drew_leaders_known": Text(
        "{seat} {seat::draws|draw} these leaders: {leaders}.",
        "{seat} {seat::pioche|piochez} ces Leaders : {leaders}.",
    ),
    "recruited": Text(
        "{seat} {seat::recruits|recruit} {leader}.", "{seat} {seat::recrute|recrutez} {leader}."
    ),
    "entombed": Text(
        "{seat} {seat::entombs|entomb} {leader}.", "{seat} {seat::inhume|inhumez} {leader}."
    ),
    "copied_leader": Text(
        "{seat} {seat::places|place} the courtesan token on {leader}.",
        "{seat} {seat::place|placez} le jeton Courtisane sur {leader}.",
    ),
    "free_city_copied_leader": Text(
        "The Free City places the courtesan token on {leader}.",
        "La Cité franche place le jeton Courtisane sur {leader}.",
    ),
}
ROWS: Final = {"leaders": Text("Leaders", "Leaders")}
LABELS: Final = {
    "word.white": Text("leader", "Leader"),
    "leaders": Text("leaders", "Leaders"),
}
FIELDS: Final = {
    "leaders": Text("Leaders", "Leaders"),
    "leaders_in_hand": Text("Leaders in hand", "Leaders en main"),
    "entombed": Text("Entombed leaders", "Leaders inhumés"),
    "courtesan": Text("Copied leader", "Leader copié"),
    "offered_leaders": Text("Leaders on offer", "Leaders proposés"),
    "discarded_leaders": Text("Discarded leaders", "Leaders défaussés"),
}

DRAWING: Final = {
    "leaders": Text("Your leaders: ", "Vos Leaders : "),
}

TEXTS: Final = Texts(
    TERMS,
    ACTIONS,
    EVENTS,
    {},
    ROWS,
    PROMPTS,
    labels=LABELS,
    fields=FIELDS,
    drawing=DRAWING,
    descriptions=EFFECTS,
)
