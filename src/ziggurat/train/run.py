"""All steps of a training, one after the other; each continues where it was interrupted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from ziggurat.ai.network import save
from ziggurat.train import checks, report, samples
from ziggurat.train.courses import COURSES
from ziggurat.train.duel import Match, Verdict, duel, verdict
from ziggurat.train.fit import fit
from ziggurat.train.plan import begin

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ziggurat.ai.arena import Result
    from ziggurat.train.plan import Plan

    Watcher = Callable[[str, int, int], None]  # a step, how much is done, and of how much

FIT_SEED: Final = 1


def train(plan: Plan, folder: Path, jobs: int, watch: Watcher) -> Verdict | None:
    """Returns nothing if the plan has no duel."""
    begin(plan, folder)
    shards = -(-plan.games // samples.GAMES)
    for done in samples.generate(plan.game, folder, plan.seed, plan.games, jobs):
        watch("generate", done * samples.GAMES, shards * samples.GAMES)
    found = samples.read(folder, plan.games)
    facts = checks.check(found)
    weights = folder / "network.net"
    if fitted_plan(folder) != plan.fit_command():
        learn(plan, folder, found, watch)
    if not plan.duel:
        return None
    match = Match(plan.game, weights, plan.seed, plan.effort)
    results: list[Result] = []
    for results in duel(match, plan.duel, jobs, folder / "duel.jsonl"):
        watch("duel", len(results), plan.duel)
    decided = verdict(results, match)
    fitted = json.loads((folder / "fit.json").read_text(encoding="utf-8"))
    report.write(folder, "report.md", report.page(plan, facts, fitted, decided))
    report.write(folder, "strength.svg", report.strength_chart(results, decided.champion.bot))
    return decided


def fitted_plan(folder: Path) -> str:
    """The plan by which the network in the folder was fitted, if there is one."""
    path = folder / "fit.json"
    return json.loads(path.read_text(encoding="utf-8"))["plan"] if path.exists() else ""


def learn(plan: Plan, folder: Path, found: samples.Samples, watch: Watcher) -> None:
    """Fit and write the network; games against an earlier one no longer count."""
    watch("fit", 0, plan.epochs)
    course = COURSES[plan.game]
    fitted = fit(found, course.size, plan.hidden, plan.epochs, plan.trust, FIT_SEED)
    watch("fit", plan.epochs, plan.epochs)
    (folder / "duel.jsonl").unlink(missing_ok=True)
    facts = {
        "plan": plan.fit_command(),
        "estimate": fitted.estimate,
        "test": min(each.test for each in fitted.epochs),
        "epochs": [each._asdict() for each in fitted.epochs],
    }
    head: dict[str, object] = {"game": plan.game, "encoding": course.version}
    head |= {"sizes": fitted.model.sizes, "plan": plan.fit_command()}
    save(folder / "network.net", head, fitted.model.whole_numbers())
    report.write(folder, "loss.svg", report.loss_chart(fitted.epochs, fitted.estimate))
    report.write(folder, "fit.json", json.dumps(facts))
