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
        "Construire une étape contre un jeton, avec : {card}",
    ),
    "stage_numbered_by_token": paid(
        "Build stage {stage} for a token, with this card: {card}",
        "Construire l'étape {stage} contre un jeton, avec : {card}",
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
    "took_part": Text(
        "{seat} {seat::takes|take} part in this project: {project}.",
        "{seat} {seat::participe|participez} à ce projet : {project}.",
    ),
    "project_succeeded": Text(
        "The great project succeeds: {project}.", "Le Grand Projet est un succès : {project}."
    ),
    "project_failed": Text(
        "The great project fails: {project}.", "Le Grand Projet est un échec : {project}."
    ),
    "rewarded": Text(
        "{seat} {seat::receives|receive} the reward of this project: {project}.",
        "{seat} {seat::obtient|obtenez} la récompense de ce projet : {project}.",
    ),
    "lost_resource": Text(
        "{seat:||your}{seat::'s|} board no longer produces its resource.",
        "{seat:le plateau de |le plateau d'|votre plateau} ne produit plus sa ressource.",
    ),
    "penalised": Text(
        "{seat} {seat::has|have} nothing of that kind to lose and {seat::loses|lose}"
        " {points:point|points}.",
        "{seat} {seat::n'a|n'avez} rien de tel à perdre et {seat::perd|perdez}"
        " {points:point|points}.",
    ),
}
ROWS: Final = {"projects": Text("Great projects", "Grands Projets")}

LABELS: Final = {
    "project": Text("great project", "Grand Projet"),
    "barren": Text(
        "Its board no longer produces its resource", "Son plateau ne donne plus de ressource"
    ),
    "penalties": Text(
        "{count:point|points} lost to failed projects",
        "{count:point perdu|points perdus} à cause de projets",
    ),
    "penalty.colour": Text("You lose a {colour}.", "Vous perdez une {colour}."),
    "penalty.coins": Text("You lose all your coins.", "Vous perdez toutes vos pièces."),
    "penalty.victories": Text(
        "You hand back two victory tokens.", "Vous rendez deux jetons Victoire."
    ),
    "penalty.resource": Text(
        "Your board no longer produces its resource.", "Votre plateau ne donne plus sa ressource."
    ),
    "markers": Text(
        "{count:marker|markers} left on the project", "{count:marqueur|marqueurs} sur le projet"
    ),
    "project.cost": Text("Part", "Participer"),
    "project.reward": Text("Success", "Succès"),
    "project.penalty": Text("Failure", "Échec"),
    "way.build_by_token": Text("for a token", "contre un jeton"),
    "way.stage_by_token": Text("for a token", "contre un jeton"),
    "part.taking_part": Text("and take part", "et participer"),
    "part.by_token": Text("and take part, for a token", "et participer, contre un jeton"),
    "rewarded": Text("The reward goes to {names}.", "La récompense va à {names}."),
}
FIELDS: Final = {
    "shares": Text("Participation", "Participation"),
    "tokens": Text("Tokens", "Jetons"),
    "penalties": Text("Penalties", "Pénalités"),
    "barren": Text("Without effect", "Sans effet"),
    "project": Text("Project", "Grand Projet"),
    "project_markers": Text("Project markers", "Marqueurs du projet"),
}

DRAWING: Final = {
    "project": Text(
        "{project}: {count:marker|markers} left",
        "{project} : {count:marqueur restant|marqueurs restants}",
    ),
}

TEXTS: Final = Texts(
    TERMS, ACTIONS, EVENTS, {}, ROWS, PROMPTS, labels=LABELS, fields=FIELDS, drawing=DRAWING
)
