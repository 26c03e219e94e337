"""Which tests call which functions, and a run of some tests against one mutant.

Every run is a fork of a process that has loaded pytest but nothing of the project, so each mutant
is imported from the start: no module keeps a copy of the original.
"""

import io
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import redirect_stdout
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from types import CodeType, FrameType, ModuleType
from typing import NamedTuple

import hypothesis  # noqa: F401 - loaded before the forks
import pytest

from mutations import Mutant

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
MEMORY = 4 * 1024**3
OPTIONS = ("-q", "-x", "--no-header", "--assert=plain")
SPARE_SECONDS = 5  # to collect tests, and for a slow mutant
LIKELIEST = 4  # tests that are tried before all others are collected
PASSED = 0  # exit code of pytest
GOLDEN = ("test_checksum.py", "test_checksums.py")  # they notice any change and prove no rule
SHARED = ""  # stands for imports and for fixtures that several tests share
LAWS = ("tests/test_laws.py", "tests/test_bad_input.py")  # tried with every game


class Covering(NamedTuple):
    """One test: how long it takes, and the functions it calls, as "file:line"."""

    test: str
    seconds: float
    functions: frozenset[str]


class Tracer:
    """A plugin that notes the functions of the project each test calls."""

    def __init__(self, laws: Sequence[str]) -> None:
        self.laws = laws
        self.found: list[Covering] = []
        self.seen: set[CodeType] = set()
        self.shared: set[CodeType] = set()  # called for many tests at once

    def trace(self, frame: FrameType, _event: str, _argument: object) -> None:
        self.seen.add(frame.f_code)

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, object, object]:
        """What runs while modules are imported."""
        sys.settrace(self.trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.shared |= self.seen

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[object]
    ) -> Generator[None, object, object]:
        """What a fixture calls is noted with the first of its tests only."""
        before, self.seen = self.seen, set()
        try:
            return (yield)
        finally:
            if fixturedef.scope != "function":
                self.shared |= self.seen
            self.seen |= before

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.is_wanted(item.nodeid)]

    def is_wanted(self, test: str) -> bool:
        """Of the laws only those that name one of the cases wanted, and no golden games."""
        if is_law(test):
            return any(case in test for case in self.laws)
        return not any(name in test for name in GOLDEN)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        note_failure(report)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.seen = set()
        forget_answers()
        began = time.process_time()
        sys.settrace(self.trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            seconds = time.process_time() - began
            self.found.append(covering_of(item.nodeid, seconds, self.seen))


def forget_answers() -> None:
    """Empty the caches of the project: a test calls a function even if another one asked before."""
    for name, module in list(sys.modules.items()):
        if name.startswith("ziggurat."):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def covering_of(test: str, seconds: float, codes: Iterable[CodeType]) -> Covering:
    return Covering(test, seconds, frozenset(project_functions(codes)))


def project_functions(codes: Iterable[CodeType]) -> Iterator[str]:
    for code in codes:
        if code.co_filename.startswith(str(SOURCES)):
            path = code.co_filename.removeprefix(f"{SOURCES}/")
            yield f"{path}:{code.co_firstlineno}"


class Chosen:
    """A plugin that runs only some tests, in a given order, and notes the first that fails."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.order = {test: number for number, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.order),
            key=lambda item: self.order[item.nodeid],
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        note_failure(report)


def note_failure(report: pytest.TestReport) -> None:
    if report.failed:
        killer_file(os.getpid()).write_text(report.nodeid, encoding="utf-8")


def killer_file(process: int) -> Path:
    return Path(gettempdir()) / f"killer-{process}"


def killer_of(process: int) -> str:
    """The test that failed in a run, or nothing."""
    file = killer_file(process)
    if not file.exists():
        return ""
    killer = file.read_text(encoding="utf-8")
    file.unlink()
    return killer


class MutantFinder(MetaPathFinder):
    """Imports one module in its changed form."""

    def __init__(self, mutant: Mutant) -> None:
        path = SOURCES / mutant.file
        self.path = path
        self.name = ".".join(Path(mutant.file).with_suffix("").parts).removesuffix(".__init__")
        self.code = compile(mutant.applied(path.read_bytes()), str(path), "exec")

    def find_spec(
        self, name: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        return spec_from_file_location(name, self.path, loader=MutantLoader(self))


class MutantLoader(SourceFileLoader):
    def __init__(self, finder: MutantFinder) -> None:
        super().__init__(finder.name, str(finder.path))
        self.changed = finder.code

    def get_code(self, fullname: str) -> CodeType:
        return self.changed


def load_pytest() -> None:
    """Load pytest once for all forks, without the plugins that no test of a game needs."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    with TemporaryDirectory() as empty, redirect_stdout(io.StringIO()):
        pytest.main(["-q", "-c", os.devnull, "--rootdir", empty, empty])
    assert not [name for name in sys.modules if name.startswith("ziggurat")]


def silently(work: Callable[[], int]) -> str:
    """Run tests in a fork without output; the first that fails, or nothing if all pass."""
    child = os.fork()
    if not child:
        behave(work)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    failed = killer_of(child)
    return "" if code == PASSED else failed or f"pytest ends with {code}"


def behave(work: Callable[[], int]) -> None:
    """The life of a fork: no output, no way back."""
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)
    code = 1
    try:
        code = work()
    finally:
        os._exit(code)


def covering(paths: Sequence[str], laws: Sequence[str], result: Path) -> list[Covering]:
    """Run tests once, and note in a file what each of them calls."""

    def work() -> int:
        tracer = Tracer(laws)
        code = pytest.main([*OPTIONS, *paths], plugins=[tracer])
        if code == PASSED:
            found = [covering_of(SHARED, 0, tracer.shared), *tracer.found]
            rows = [(each.test, each.seconds, sorted(each.functions)) for each in found]
            result.write_text(json.dumps(rows), encoding="utf-8")
        return int(code)

    if failed := silently(work):
        raise SystemExit(f"without a change a test of {' '.join(paths)} fails: {failed}")
    return read_covering(result)


def read_covering(result: Path) -> list[Covering]:
    rows = json.loads(result.read_text(encoding="utf-8"))
    return [Covering(test, seconds, frozenset(functions)) for test, seconds, functions in rows]


def start(mutant: Mutant, tests: Mapping[str, float]) -> int:
    """Begin to run tests against a mutant; the process id of the run."""
    child = os.fork()
    if not child:
        behave(lambda: run(mutant, tests))
    return child


def run(mutant: Mutant, tests: Mapping[str, float]) -> int:
    """Run the likeliest tests, the others of the game, then the laws; stop at the first failure.

    The likeliest come separately, because to collect all tests takes longer than most of them.
    """
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, MutantFinder(mutant))
    laws = [test for test in tests if is_law(test)]
    others = [test for test in tests if not is_law(test)]
    for some in (others[:LIKELIEST], others[LIKELIEST:], laws):
        limit_time(SPARE_SECONDS + sum(tests[test] for test in some))
        files = list(dict.fromkeys(test.split("::")[0] for test in some))
        code = pytest.main([*OPTIONS, *files], plugins=[Chosen(some)]) if some else PASSED
        if code != PASSED:
            return int(code)
    return PASSED


def limit_time(seconds: float) -> None:
    """End this process after so many seconds of processor time: a mutant may never end."""
    limit = int(time.process_time() + seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (limit, resource.RLIM_INFINITY))


def is_law(test: str) -> bool:
    return test.startswith(LAWS)
