"""A parser whose errors are one sentence in the user's language, with a suggestion."""

from __future__ import annotations

import re
from argparse import (
    Action,
    ArgumentParser,
    Namespace,
    RawDescriptionHelpFormatter,
)
from difflib import get_close_matches
from typing import TYPE_CHECKING, ClassVar, Final, NoReturn

from ziggurat.core.error import Message
from ziggurat.core.grammar import grammar_of
from ziggurat.terminal.arguments.translated import translated
from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.texts.errors import DID_YOU_MEAN, CommandCode

if TYPE_CHECKING:
    from argparse import _MutuallyExclusiveGroup
    from collections.abc import Iterable, Sequence

    from ziggurat.core.text import Language

# What argparse says, and what we say instead.
TRANSLATED: Final = [
    (r"argument (?P<name>.+): expected (?:one|at least one) argument", CommandCode.NO_VALUE),
    (r"the following arguments are required: (?P<names>.+)", CommandCode.MISSING_ARGUMENTS),
    (
        r"argument (?P<name>.+): invalid choice: '(?P<value>.*)' \(choose from (?P<choices>.+)\)",
        CommandCode.BAD_CHOICE,
    ),
]
OTHER_WORDS: Final = {  # for what is called otherwise here
    "host": "serve",
    "server": "serve",
    "resume": "play --continue",
    "continue": "play --continue",
    "bots": "games",
    "docs": "guide",
    "doc": "guide",
    "man": "guide",
    "bot": "guide bot",
}
COMMAND: Final = re.compile(r"argument (COMMAND|TASK): invalid choice: '(?P<word>.*)' \(choose .*")


class Formatter(RawDescriptionHelpFormatter):
    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[_MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        prefix = translated("usage: ", Parser.language) if prefix is None else prefix
        super().add_usage(usage, actions, groups, prefix)


class Parser(ArgumentParser):
    language: ClassVar[Language] = "en"  # of the help

    def __init__(
        self,
        *,
        prog: str | None = None,
        description: str | None = None,
        epilog: str | None = None,
        color: bool = False,  # Python 3.14 hands it on to the parsers of commands
    ) -> None:
        super().__init__(
            prog,
            description=description,
            epilog=epilog,
            formatter_class=Formatter,
            add_help=False,
            allow_abbrev=False,
        )
        self.color = color
        self.add_argument("-h", "--help", action="help", help="show this help")

    def format_help(self) -> str:
        """The help in the reader's language."""
        self.description = translated(self.description or "", self.language)
        self.epilog = translated(self.epilog or "", self.language)
        for group in self._action_groups:
            title = translated((group.title or "").rstrip(), self.language)
            space = " " if ":" in grammar_of(self.language).thin_before else ""
            group.title = title + space  # a colon follows
        for action in self._actions:
            summaries: list[Action] = getattr(action, "_choices_actions", [])  # of subcommands
            if isinstance(action.metavar, str) or not (action.option_strings or action.choices):
                action.metavar = translated(name_of(action), self.language)
            for each in (action, *summaries):
                each.help = each.help and translated(each.help, self.language)
        return super().format_help()

    def parse(self, words: Sequence[str]) -> Namespace:
        """Raises Complaint."""
        options, unknown = self.parse_known_args(words)
        if unknown:
            self.subparser(words).refuse(unknown)
        return options

    def subparser(self, words: Sequence[str]) -> Parser:
        """The parser of the command, or the task of a command, that these words call."""
        found = self
        for word in words:
            found = found.subcommands().get(word, found)
        return found

    def listed(self) -> list[Action]:
        return list(self._actions)

    def subcommands(self) -> dict[str, Parser]:
        for action in self._actions:
            if isinstance(action.choices, dict):
                return action.choices
        return {}

    def refuse(self, unknown: list[str]) -> NoReturn:
        name = unknown[0].partition("=")[0]
        options = [option for action in self._actions for option in action.option_strings]
        raise Complaint(
            CommandCode.UNKNOWN_ARGUMENTS,
            words=" ".join(unknown),
            hint=suggestion(name, options),
            program=self.prog,
        )

    def error(self, message: str) -> NoReturn:
        if command := COMMAND.match(message):
            self.refuse_command(command["word"])
        for pattern, code in TRANSLATED:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                values = {key: self.named(words) for key, words in found.groupdict().items()}
                raise Complaint(code, program=self.prog, **values)
        raise Complaint(CommandCode.BAD_ARGUMENTS, detail=message, program=self.prog)

    def named(self, words: str) -> str:
        """Names of arguments as the help has them; choices without quotes."""
        names = [word.strip("'") for word in words.split(", ")]
        return ", ".join([translated(name, self.language) for name in names])

    def refuse_command(self, word: str) -> NoReturn:
        hint = meant(word) or suggestion(word, list(self.subcommands()))
        raise Complaint(CommandCode.NO_COMMAND, word=word, hint=hint, program=self.prog)


def name_of(action: Action) -> str:
    """What stands for its value in the help."""
    return action.metavar if isinstance(action.metavar, str) else action.dest


def meant(word: str) -> Message | None:
    return Message(DID_YOU_MEAN, names=OTHER_WORDS[word]) if word in OTHER_WORDS else None


def suggestion(word: str, names: list[str]) -> Message | str:
    near = get_close_matches(word, names, n=2)
    return Message(DID_YOU_MEAN, names=" / ".join(near)) if near else ""
