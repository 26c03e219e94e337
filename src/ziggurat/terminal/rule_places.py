"""Where rule ids are mentioned: in code (docstrings and comments), in refusals and in tests."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

# One id, a range or a list: SW-W-A, BB-CON-1..3, BB-CON-1, 3 and 5
MENTION: Final = re.compile(
    r"\b(?P<stem>[A-Z]+(?:-[A-Z0-9]+)*-)"
    r"(?:(?P<numbers>\d+(?:\.\.\d+)?(?![A-Z0-9-])"
    r"(?:(?:,| and)\s+\d+(?:\.\.\d+)?(?=[,;.)]|$| and \d))*)"
    r"|(?P<word>[A-Z0-9]+))"
)
NUMBERS: Final = re.compile(r"(\d+)(?:\.\.(\d+))?")

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Place(NamedTuple):
    """A line of a file, and the name of what is defined there."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


Places = dict[str, list[Place]]  # by rule id


def mentions(text: str) -> Iterator[tuple[str, int]]:
    """Every rule id in a text, ranges and lists written out, with the offset of its mention."""
    for match in MENTION.finditer(text):
        if match["word"]:
            yield match.group(), match.start()
            continue
        for first, last in NUMBERS.findall(match["numbers"]):
            for number in range(int(first), int(last or first) + 1):
                yield f"{match['stem']}{number:0{len(first)}}", match.start()


def code_places(files: Sequence[Path], root: Path) -> Places:
    """The classes, functions and constants whose docstring or comment mentions a rule."""
    found: Places = {}
    for path in files:
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        for line, text in [*docstrings(tree), *comments(source)]:
            for rule, offset in mentions(text):
                at = line + text.count("\n", 0, offset)
                add(found, rule, place(path, root, tree, at))
    return found


def refusing_places(
    files: Sequence[Path], root: Path, rules: Mapping[str, str], enum: str
) -> Places:
    """Where code refuses for a rule: every use of a member of an enumeration of refusals."""
    found: Places = {}
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id in {enum, "Refusal"}
                and node.attr in rules
            ):
                add(found, rules[node.attr], place(path, root, tree, node.lineno))
    return found


def test_places(folder: Path, root: Path) -> Places:
    """The tests that `@pytest.mark.rule(...)` ties to a rule."""
    found: Places = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                for rule in marked_rules(node):
                    add(found, rule, place(path, root, tree, node.lineno))
    return found


def marked_rules(test: ast.FunctionDef) -> list[str]:
    return [
        str(argument.value)
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant)
    ]


def add(found: Places, rule: str, where: Place) -> None:
    places = found.setdefault(rule, [])
    if where not in places:
        places.append(where)


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every docstring with the line on which it begins."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | Definition) and ast.get_docstring(node) is not None:
            text = node.body[0]
            assert isinstance(text, ast.Expr)
            assert isinstance(text.value, ast.Constant)
            yield text.lineno, str(text.value.value)


def comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def owner(body: Sequence[ast.stmt], line: int) -> str:
    """The name of what is defined at a line, or just below a comment on that line."""
    node = next((each for each in body if (each.end_lineno or 0) >= line), None)
    if isinstance(node, ast.ClassDef) and line > node.lineno:
        return ".".join(filter(None, (node.name, owner(node.body, line))))
    if isinstance(node, Definition):
        return node.name
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0])
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ""


def place(path: Path, root: Path, tree: ast.Module, line: int) -> Place:
    return Place(str(path.relative_to(root)), line, owner(tree.body, line) or path.stem)
