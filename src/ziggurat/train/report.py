"""The report of a training: a page of Markdown and two charts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ziggurat.ai.standings import wilson
from ziggurat.train.duel import CONTENDER, ENOUGH
from ziggurat.train.plot import Line, chart

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from ziggurat.ai.arena import Result
    from ziggurat.ai.standings import Standing
    from ziggurat.train.course import Course
    from ziggurat.train.duel import Verdict
    from ziggurat.train.fit import Fitted
    from ziggurat.train.plan import Plan


def loss_chart(fitted: Fitted, course: Course) -> str:
    epochs = fitted.epochs
    test = [(float(each.number), each.test) for each in epochs]
    training = [(float(each.number), each.training) for each in epochs]
    before = [(float(each.number), fitted.estimate) for each in epochs]
    lines = [Line("test games", test), Line("training", training), Line("no network", before)]
    return chart(course_loss(course), "epoch", lines)


def course_loss(course: Course) -> str:
    return "Log loss of the chances" if course.chances else "Mean square of errors in the lead"


def strength_chart(results: Sequence[Result], champion: str) -> str:
    """How the share of victories settles, with its 95 % interval."""
    shares, lows, highs = [], [], []
    won = 0.0
    for count, each in enumerate(results, 1):
        won += sum(each.bots[seat] == CONTENDER for seat in each.winners) / len(each.winners)
        low, high = wilson(won, count)
        shares.append((float(count), 100 * won / count))
        lows.append((float(count), 100 * low))
        highs.append((float(count), 100 * high))
    lines = [Line("share", shares), Line("at least", lows), Line("at most", highs)]
    return chart(f"Victories against the {champion}, %", "games", lines)


def page(plan: Plan, fitted: dict[str, float], verdict: Verdict) -> str:
    """All that is needed to judge a network, and to train it again."""
    decision = "accepted" if verdict.accepted else "not accepted"
    return f"""# Training of {plan.game}

    {plan.command()}

| | |
|---|---|
| rounds | {plan.rounds} |
| games, positions learned from | {fitted["games"]:,.0f}, {fitted["positions"]:,.0f} |
| test positions that also occur in training games | {fitted["shared"]:.3%} |
| loss on test games: without, with the network | {fitted["estimate"]:.4f}, {fitted["test"]:.4f} |
| units | {plan.hidden[0]}, {plan.hidden[1]} |
| trust in results | {plan.trust} |

![loss](loss.svg)

| | games | victories | 95 % | by deal | score | lead | ms a choice, most |
|---|---|---|---|---|---|---|---|
{row(verdict.contender)}
{row(verdict.champion)}

![strength](strength.svg)

**{decision.capitalize()}**: it takes {ENOUGH} games and a lower bound above its share.
"""


def row(each: Standing) -> str:
    lead = "" if each.lead_margin is None else f" ± {each.lead_margin:.1f}"
    cells = (
        each.bot,
        str(each.games),
        f"{100 * each.share:.1f} %",
        f"{100 * each.interval[0]:.1f} to {100 * each.interval[1]:.1f}",
        f"{100 * each.by_deal[0]:.1f} to {100 * each.by_deal[1]:.1f}",
        f"{each.score:.1f}",
        f"{each.lead:+.1f}{lead}",
        f"{1000 * each.median_seconds:.0f}, {1000 * each.most_seconds:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def write(folder: Path, name: str, content: str) -> None:
    (folder / name).write_text(content, encoding="utf-8")
