"""All that the projects say to people, in both languages."""

from typing import Final

from ziggurat.core.kind import Texts
from ziggurat.core.text import Text
from ziggurat.games.seven_wonders.base.texts import paid
from ziggurat.games.seven_wonders.projects.projects import PROJECTS, TOKENS

TERMS: Final = {
    **{each.name: each.text for each in PROJECTS},
    **{each.name: each.text for each in TOKENS},
    "taking_part": Text("taking part in the project", "en participant au projet"),
    "by_token": Text("taking part for a token", "en participant contre un jeton"),
}
ACTIONS: Final = {
    "build_by_token": paid("Build for a token: {card}", "Construire contre un jeton : {card}"),
    "stage_by_token": paid(
        "Build a stage for a token, with this card: {card}",
        "Bâtir une étape contre un jeton, avec : {card}",
    ),
    "give_up_card": Text("Lose: {card}", "Perdre : {card}"),
    "give_up_victories": Text(
        "Hand back victory tokens of {points}", "Rendre des jetons Victoire de {points}"
    ),
}
PROMPTS: Final = {
    "give_up_card": Text(
        "{project} has failed: choose a {colour} building to lose.",
        "Échec du projet {project} : choisissez un bâtiment {colour} à perdre.",
    ),
    "give_up_victories": Text(
        "{project} has failed: choose two victory tokens to hand back.",
        "Échec du projet {project} : choisissez deux jetons Victoire à rendre.",
    ),
}
EVENTS: Final = {
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
    "lost_resource": Text(
        "The board of {seat} gives its resource no more.",
        "Le plateau de {seat} ne donne plus sa ressource.",
    ),
    "penalised": Text(
        "{seat} can lose nothing of the kind, and loses {points:point|points}.",
        "{seat} n'a rien de tel à perdre, et perd {points:point|points}.",
    ),
}
ROWS: Final = {"projects": Text("Great projects", "Grands Projets")}

TEXTS: Final = Texts(TERMS, ACTIONS, EVENTS, {}, ROWS, PROMPTS)
