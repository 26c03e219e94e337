"""Small changes to Python source that a test should notice.

A mutation replaces one piece of a file by another: a comparison by its neighbour, a number by the
next, a condition by its opposite, a statement by nothing.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import states

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.Pow: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
SKIPPED_FIELDS = {"annotation", "returns", "decorator_list", "bases", "keywords"}

COUNTERS = {"revealed"}  # only whether such a number changes matters, not how far

Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Mutant(NamedTuple):
    """One change: bytes `start` to `end` of a file become `after`."""

    file: str  # relative to src
    line: int
    name: str  # of the function or class around it, "-" at module level
    function: int  # line of the function around it, 0 outside functions
    start: int
    end: int
    after: str
    change: str  # the lines before and after
    number: int  # of this same change in the function

    @property
    def key(self) -> str:
        """Stays the same when lines move."""
        again = f" #{self.number}" if self.number else ""
        return f"{self.file} {self.name}: {self.change}{again}"

    def lot(self, seed: str) -> str:
        """A stable random order: an edit elsewhere does not change a sample."""
        return sha256(f"{seed}{self.key}".encode()).hexdigest()

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]


def mutants_of(path: Path, root: Path) -> list[Mutant]:
    """Every mutant of a file, in the order of its lines."""
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: list[Mutant] = []
    seen: Counter[tuple[str, str]] = Counter()
    generated = generated_lines(source.decode().splitlines())
    for node, after, scopes in changes(ast.parse(source), ()):
        if node.lineno in generated:
            continue
        last = node.end_lineno or node.lineno
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[last - 1] + (node.end_col_offset or 0)
        head, tail = source[starts[node.lineno - 1] : start], source[end : starts[last]]
        lines = source[starts[node.lineno - 1] : starts[last]], head + after.encode() + tail
        change = " => ".join(" ".join(line.decode().split()) for line in lines)
        name = ".".join(scope.name for scope in scopes) or "-"
        functions = [scope for scope in scopes if not isinstance(scope, ast.ClassDef)]
        function = first_line(functions[-1]) if functions else 0
        number = seen[name, change]
        seen[name, change] += 1
        file = str(path.relative_to(root))
        found.append(Mutant(file, node.lineno, name, function, start, end, after, change, number))
    return found


def generated_lines(lines: list[str]) -> range:
    """The lines that tools/states.py writes; a test compares them with the declaration."""
    if states.BEGIN not in lines:
        return range(0)
    return range(lines.index(states.BEGIN), lines.index(states.END) + 1)


def first_line(function: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> int:
    """The line that a code object calls its first: that of a decorator, if there is one."""
    return min([function.lineno, *[each.lineno for each in function.decorator_list]])


def changes(
    node: ast.AST, scopes: tuple[Scope, ...]
) -> Iterator[tuple[ast.expr | ast.stmt, str, tuple[Scope, ...]]]:
    """What can be changed below a node: a piece, its replacement, and the scopes around it."""
    if is_skipped(node):
        return
    if isinstance(node, ast.expr):
        plain = isinstance(node, ast.Constant)
        texts = changed_expression(node)
        yield from ((node, text if plain else f"({text})", scopes) for text in texts)
    elif isinstance(node, ast.stmt):
        yield from ((node, text, scopes) for text in changed_statement(node))
        yield from ((test, f"(not ({ast.unparse(test)}))", scopes) for test in conditions(node))
    if is_counting(node):
        return
    inner = (*scopes, node) if isinstance(node, Scope) else scopes
    for name, value in ast.iter_fields(node):
        if name in SKIPPED_FIELDS and not isinstance(node, ast.Call):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from changes(child, inner)


def is_skipped(node: ast.AST) -> bool:
    """What no test can or need notice: assertions, type imports, abstract methods, docstrings."""
    match node:
        case ast.Assert() | ast.JoinedStr() | ast.Import() | ast.ImportFrom():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Raise(exc=ast.Name(id="NotImplementedError")):
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.FunctionDef(name="__repr__") | ast.keyword(arg="strict"):
            return True
    return False


def changed_expression(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Compare(ops=[op]):
            for other in COMPARISONS[type(op)]:
                yield ast.unparse(ast.Compare(node.left, [other()], node.comparators))
        case ast.Compare():
            yield f"not ({ast.unparse(node)})"
        case ast.BoolOp():
            turned = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield ast.unparse(ast.BoolOp(turned, node.values))
        case ast.UnaryOp(op=ast.Not()):
            yield ast.unparse(node.operand)
        case ast.BinOp() if type(node.op) in ARITHMETIC:
            yield ast.unparse(ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right))
        case ast.Constant(value=bool() | int() as value):
            yield from changed_value(value)
        case ast.IfExp(test=test) if is_plain(test):
            yield ast.unparse(ast.IfExp(test, node.orelse, node.body))


def changed_value(value: int) -> list[str]:
    if isinstance(value, bool):
        return [str(not value)]
    return [str(value + 1), *([str(value - 1)] if value else [])]


def changed_statement(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.Return(value=value) if value is not None and not is_constant(value):
            yield "return None"
        case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Break() | ast.Raise():
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.AugAssign():
            yield "pass"
            if type(node.op) in ARITHMETIC and not is_counting(node):
                op = ARITHMETIC[type(node.op)]()
                yield ast.unparse(ast.AugAssign(node.target, op, node.value))


def is_counting(node: ast.AST) -> bool:
    match node:
        case ast.AugAssign(target=ast.Attribute(attr=name)):
            return name in COUNTERS
    return False


def conditions(node: ast.stmt) -> list[ast.expr]:
    """The condition of a statement, where no change of an operator turns it round."""
    return [node.test] if isinstance(node, ast.If | ast.While) and is_plain(node.test) else []


def is_plain(test: ast.expr) -> bool:
    negation = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    return not isinstance(test, ast.Compare | ast.Constant) and not negation


def is_constant(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant)
