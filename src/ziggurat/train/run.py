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
from ziggurat.train.samples import Batch

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ziggurat.ai.arena import Result
    from ziggurat.train.plan import Plan

    Watcher = Callable[[str, int, int], None]  # a step, how much is done, and of how much

FIT_SEED: Final = 1
REMEMBERED: Final = 3  # rounds whose games a network learns from


def train(plan: Plan, folder: Path, jobs: int, watch: Watcher) -> Verdict | None:
    """Returns nothing if the plan has no duel."""
    begin(plan, folder)
    for number in range(plan.rounds):
        play_round(plan, folder, number, jobs, watch)
    if not plan.duel:
        return None
    weights = network_of(folder, plan.rounds - 1)
    results: list[Result] = []
    match = Match(plan.game, weights, plan.seed, plan.effort, COURSES[plan.game].tables[0])
    for results in duel(match, plan.duel, jobs, folder / "duel.jsonl"):
        watch("duel", len(results), plan.duel)
    decided = verdict(results, match)
    fitted = json.loads(weights.with_suffix(".json").read_text(encoding="utf-8"))
    report.write(folder, "report.md", report.page(plan, fitted, decided))
    report.write(folder, "strength.svg", report.strength_chart(results, decided.champion.bot))
    return decided


def network_of(folder: Path, number: int) -> Path:
    """The network that was learned from the games of a round and of those before it."""
    return folder / f"network-{number}.net"


def play_round(plan: Plan, folder: Path, number: int, jobs: int, watch: Watcher) -> None:
    """Generate the games of a round, and fit the network that follows from them."""
    batches = [batch_of(plan, folder, each) for each in range(number + 1)][-REMEMBERED:]
    shards = -(-plan.games // samples.GAMES)
    for done in samples.generate(batches[-1], plan.games, jobs):
        watch("generate", done * samples.GAMES, shards * samples.GAMES)
    if fitted_plan(folder, number) != plan.fit_command(number + 1):
        learn(plan, folder, number, batches, watch)


def batch_of(plan: Plan, folder: Path, number: int) -> Batch:
    weights = tuple([network_of(folder, each) for each in range(number)])
    seed = plan.seed if not number else f"{plan.seed} round {number}"
    return Batch(plan.game, folder / f"round-{number}", seed, weights)


def fitted_plan(folder: Path, number: int) -> str:
    """The plan by which the network of a round was fitted, if there is one."""
    path = network_of(folder, number).with_suffix(".json")
    return json.loads(path.read_text(encoding="utf-8"))["plan"] if path.exists() else ""


def learn(plan: Plan, folder: Path, number: int, batches: list[Batch], watch: Watcher) -> None:
    """Fit and write a network; games against an earlier one no longer count."""
    found = samples.read(batches, plan.games)
    checked = checks.check(found)
    watch("fit", 0, plan.epochs)
    course = COURSES[plan.game]
    fitted = fit(found, course, plan.hidden, plan.epochs, plan.trust, FIT_SEED)
    watch("fit", plan.epochs, plan.epochs)
    (folder / "duel.jsonl").unlink(missing_ok=True)
    facts = {
        "plan": plan.fit_command(number + 1),
        "estimate": fitted.estimate,
        "test": min(each.test for each in fitted.epochs),
        "epochs": [each._asdict() for each in fitted.epochs],
        **checked,
    }
    head: dict[str, object] = {"game": plan.game, "encoding": course.version}
    head |= {"sizes": fitted.model.sizes, "plan": plan.fit_command(number + 1)}
    path = network_of(folder, number)
    save(path, head, fitted.model.whole_numbers())
    report.write(folder, "loss.svg", report.loss_chart(fitted, course))
    report.write(folder, path.with_suffix(".json").name, json.dumps(facts))
