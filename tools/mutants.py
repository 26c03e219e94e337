"""Change the rules a little and see whether a test notices.

python tools/mutants.py                       every mutant of core and games; resumes where it was
python tools/mutants.py babel --jobs 1        one game
python tools/mutants.py babel --only actions  the files whose path contains a text
python tools/mutants.py --sample 60           the same few mutants of every part, for CI
python tools/mutants.py --sample 60 --seed 2  a few others
"""

import json
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from difflib import unified_diff
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from mutant_tests import (
    LAWS,
    PASSED,
    ROOT,
    SOURCES,
    Covering,
    covering,
    killer_of,
    load_pytest,
    read_covering,
    start,
)
from mutations import Mutant, mutants_of

FOLDER = ROOT / "build" / "mutants"
EQUIVALENT = ROOT / "tools" / "equivalent_mutants.txt"
SURVIVORS = ROOT / "tools" / "surviving_mutants.txt"
# Words, what only bots ask, and what the laws try: not in a sample.
NO_RULES = {"texts.py", "events.py", "refusals.py", "city.py", "conceivable.py"}
SECONDS = 20.0  # of tests against one mutant


class Part(NamedTuple):
    """Code to be changed, and the tests that should notice."""

    name: str
    tests: tuple[str, ...]
    laws: tuple[str, ...]  # the law cases that are tried

    @property
    def files(self) -> list[Path]:
        folder = SOURCES / "ziggurat" / ("" if self.name == "core" else "games") / self.name
        return sorted(folder.rglob("*.py"))


PARTS = (
    Part("core", ("tests/core", "tests/games/babel"), ("babel-2", "babel]")),
    Part("babel", ("tests/games/babel",), ("babel-2", "babel]")),
    Part("babylon", ("tests/games/babylon",), ("babylon-2", "babylon]")),
    Part("babble", ("tests/games/babble",), ("babble-3", "babble]")),
    Part(
        "seven_wonders",
        ("tests/games/seven_wonders",),
        ("seven_wonders-2", "seven_wonders-3", "seven_wonders]"),
    ),
)


class Result(NamedTuple):
    part: str
    key: str
    source: str  # digest of the file that was changed
    tests: str  # digest of the tests
    killed: bool
    seconds: float
    killer: str  # the test that failed


class Job(NamedTuple):
    part: Part
    mutant: Mutant
    tests: dict[str, float]  # the likeliest first, with their seconds


def main() -> int:
    asked = arguments()
    FOLDER.mkdir(parents=True, exist_ok=True)
    os.chdir(ROOT)
    sys.path[:0] = [str(SOURCES), str(ROOT / "tests")]
    load_pytest()
    parts = [part for part in PARTS if not asked.parts or part.name in asked.parts]
    equivalent = equivalents()
    results = FOLDER / ("sample.jsonl" if asked.sample else "results.jsonl")
    if asked.sample or asked.fresh:
        results.unlink(missing_ok=True)
    known = {(each.key, each.source): each for each in read_results(results)}
    every = {part: chosen(part, asked) for part in parts}
    wanted = {
        part: [mutant for mutant in mutants if mutant.key not in equivalent]
        for part, mutants in every.items()
    }
    gather([part for part, mutants in wanted.items() if mutants], asked.sample, asked.jobs)
    jobs = [
        job
        for part, mutants in wanted.items()
        for job in jobs_of(part, [m for m in mutants if not is_done(part, m, known)], asked.sample)
    ]
    with results.open("a", encoding="utf-8") as file:
        for result in run_all(jobs, asked.jobs, asked.seconds):
            known[result.key, result.source] = result
            file.write(json.dumps(result) + "\n")
            file.flush()
    explained = {part: len(every[part]) - len(wanted[part]) for part in parts}
    return report(wanted, known, explained)


def arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*[part.name for part in PARTS], []])
    parser.add_argument("--only", default="", help="only files whose path contains this")
    parser.add_argument("--sample", type=int, default=0, help="try this many mutants of each part")
    parser.add_argument("--seed", default="", help="chooses another sample")
    parser.add_argument("--seconds", type=float, default=0, help="begin no mutant after this time")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="forget what was found before")
    return parser.parse_args()


def equivalents() -> set[str]:
    """The mutants that change nothing, each listed with the reason on the line below."""
    return keys_in(EQUIVALENT)


def keys_in(path: Path) -> set[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return {line for line in lines if " => " in line and not line.startswith((" ", "#"))}


def chosen(part: Part, asked: Namespace) -> list[Mutant]:
    files = [path for path in part.files if asked.only in str(path)]
    if not asked.sample:
        return [mutant for path in files for mutant in mutants_of(path, SOURCES)]
    rules = [path for path in files if path.name not in NO_RULES]
    found = [mutant for path in rules for mutant in mutants_of(path, SOURCES)]
    return sorted(found, key=lambda mutant: mutant.lot(asked.seed))[: asked.sample]


def is_done(part: Part, mutant: Mutant, known: dict[tuple[str, str], Result]) -> bool:
    """A killed mutant stays killed; a survivor is tried again when the tests have changed."""
    before = known.get((mutant.key, digest([SOURCES / mutant.file])))
    return before is not None and (before.killed or before.tests == digest(test_files(part)))


_digests: dict[tuple[Path, ...], str] = {}


def digest(paths: Sequence[Path]) -> str:
    name = tuple(paths)
    if name not in _digests:
        content = b"".join(path.read_bytes() for path in paths)
        _digests[name] = sha256(content).hexdigest()[:12]
    return _digests[name]


def test_files(part: Part) -> tuple[Path, ...]:
    files = [path for folder in part.tests for path in sorted((ROOT / folder).rglob("*.py"))]
    shared = [ROOT / "tests" / name for name in ("hearing.py", "walks.py")]
    return (*files, *[ROOT / law for law in LAWS], *shared)


def jobs_of(part: Part, mutants: list[Mutant], sample: int) -> Iterator[Job]:
    if not mutants:
        return
    shared, *found = tests_of(part, sample)
    tests = sorted(found, key=lambda each: (len(each.functions), each.seconds))
    for mutant in mutants:
        where = f"{mutant.file}:{mutant.function}"
        calling = [each for each in tests if where in each.functions]
        if not mutant.function or where in shared.functions:  # any test may see what it made
            calling += [each for each in tests if where not in each.functions]
        chosen_tests: dict[str, float] = {}
        total = 0.0
        for each in calling:
            total += each.seconds
            if total > SECONDS and chosen_tests:  # at least one, however long it takes
                break
            chosen_tests[each.test] = each.seconds  # traced, a test takes longer
        yield Job(part, mutant, chosen_tests)


def likely_first(job: Job, killers: dict[str, list[str]]) -> dict[str, float]:
    """The tests of a job, those first that killed its neighbours."""
    mutant = job.mutant
    near = killers.get(f"{mutant.file} {mutant.name}", []) + killers.get(mutant.file, [])
    return {test: job.tests[test] for test in [*near, *job.tests] if test in job.tests}


def plain(laws: Sequence[str]) -> tuple[str, ...]:
    """The law cases without options, and of their random games the first."""
    return tuple(f"{law.removesuffix(']')}{end}]" for law in laws for end in ("", "-0"))


def gather(parts: list[Part], sample: int, at_once: int) -> None:
    """Find out for several parts at a time what their tests call."""
    waiting, running = list(parts), 0
    while waiting or running:
        if waiting and running < at_once:
            part, running = waiting.pop(), running + 1
            if not os.fork():
                tests_of(part, sample)
                os._exit(0)
        else:
            os.wait()
            running -= 1


def tests_of(part: Part, sample: int) -> list[Covering]:
    """What the tests of a part call: kept until the code or the tests change."""
    laws = plain(part.laws) if sample else part.laws
    name = digest((*part.files, *test_files(part), ROOT / "tools" / "mutant_tests.py"))
    kept = FOLDER / f"{part.name}-{name}{'-plain' if sample else ''}.json"
    if kept.exists():
        return read_covering(kept)
    print(f"{part.name}: which test calls which function …", flush=True)
    return covering((*part.tests, *LAWS), laws, kept)


def run_all(jobs: list[Job], at_once: int, seconds: float) -> Iterator[Result]:
    """Run the jobs, several at a time, and say how long it will take."""
    began = time.monotonic()
    waiting = list(reversed(jobs))
    running: dict[int, tuple[Job, float]] = {}
    killers: dict[str, list[str]] = {}
    done = 0
    while waiting or running:
        late = seconds and time.monotonic() - began > seconds
        while waiting and len(running) < at_once and not late:
            job = waiting.pop()
            tests = likely_first(job, killers)
            running[start(job.mutant, tests)] = job, time.monotonic()
        if not running:
            break
        process, status = os.wait()
        job, started = running.pop(process)
        done += 1
        code, killer = os.waitstatus_to_exitcode(status), killer_of(process)
        for place in (f"{job.mutant.file} {job.mutant.name}", job.mutant.file):
            killers.setdefault(place, []).insert(0, killer)
        yield Result(
            job.part.name,
            job.mutant.key,
            digest([SOURCES / job.mutant.file]),
            digest(test_files(job.part)),
            code != PASSED,
            round(time.monotonic() - started, 2),
            killer,
        )
        spent = time.monotonic() - began
        left = spent / done * (len(jobs) - done)
        if done % 10 == 0 or done == len(jobs):
            print(f"{done} of {len(jobs)} mutants, {left / 60:.0f} min left", flush=True)


def report(
    wanted: dict[Part, list[Mutant]],
    known: dict[tuple[str, str], Result],
    explained: dict[Part, int],
) -> int:
    """Print the survivors and the score of each part; 1 if a mutant survives that is not known."""
    known_survivors = keys_in(SURVIVORS)
    survivors = 0
    rows = []
    for part, mutants in wanted.items():
        pairs = [(m, known.get((m.key, digest([SOURCES / m.file])))) for m in mutants]
        tried = [(mutant, result) for mutant, result in pairs if result is not None]
        alive = [mutant for mutant, result in tried if not result.killed]
        for mutant in alive:
            print(f"\nsurvives: {mutant.key}\n{diff(mutant)}")
        survivors += sum(mutant.key not in known_survivors for mutant in alive)
        killed = len(tried) - len(alive)
        score = f"{killed / len(tried):.1%}" if tried else "-"
        total = len(mutants) + explained[part]
        rows.append((part.name, total, explained[part], len(tried), killed, len(alive), score))
    heads = ("mutants", "explained", "tried", "killed", "survive", "score")
    print(f"\n{'part':16}" + "".join(f"{head:>11}" for head in heads))
    for name, *figures in rows:
        print(f"{name:16}" + "".join(f"{figure:>11}" for figure in figures))
    print(f"explained: changes nothing, listed with the reason in {EQUIVALENT.name}; not tried")
    return 1 if survivors else 0


def diff(mutant: Mutant) -> str:
    source = (SOURCES / mutant.file).read_bytes()
    before, after = (text.decode().splitlines() for text in (source, mutant.applied(source)))
    lines = list(unified_diff(before, after, lineterm="", n=0))[3:]
    return "\n".join([f"  {mutant.file}:{mutant.line}", *[f"  {line}" for line in lines]])


def read_results(path: Path) -> Iterable[Result]:
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield Result(*json.loads(line))


if __name__ == "__main__":
    raise SystemExit(main())
