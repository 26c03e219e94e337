"""The guides: documents about playing, hosting and writing bots, read in the terminal."""

from __future__ import annotations

import re
from pathlib import PurePosixPath
from posixpath import normpath
from typing import TYPE_CHECKING, Final

from ziggurat.terminal.complaint import Complaint
from ziggurat.terminal.rules import PACKAGE, checkout
from ziggurat.terminal.texts.errors import CommandCode
from ziggurat.terminal.texts.output import ONLY_ENGLISH

if TYPE_CHECKING:
    from ziggurat.core.text import Language

GUIDES: Final = {
    "play": "docs/play/playing.md",
    "offline": "docs/play/offline.md",
    "opponents": "docs/play/opponents.md",
    "install": "docs/host/install.md",
    "host": "docs/host/hosting.md",
    "club": "docs/host/club-night.md",
    "scale": "docs/host/scale.md",
    "bot": "docs/bots/first-bot.md",
    "example": "examples/bot.py",
    "search": "docs/bots/how-bots-work.md",
    "protocol": "docs/protocol.md",
    "components": "docs/component-sets.md",
}
LINK: Final = re.compile(r"\[(?P<words>(?:`[^`]*`|[^\]])+)\]\((?P<to>[^)\s]+)\)")
TRANSLATED: Final = re.compile(r"^docs/[a-z]{2}/")
RULES: Final = re.compile(r"docs/rules/(?:\w\w/)?(?P<book>\w+)\.md")


def guide(name: str, language: Language) -> str:
    """A guide in this language, or else in English.  Raises Complaint."""
    english = GUIDES[name]
    own = english if language == "en" else english.replace("docs/", f"docs/{language}/", 1)
    for folder in (checkout(), PACKAGE / "guides"):
        for path in (own, english):
            if (folder / path).is_file():
                text = (folder / path).read_text(encoding="utf-8")
                if not path.endswith(".md"):
                    return text
                note = f"{ONLY_ENGLISH.in_language(language)}\n\n" if path != own else ""
                return note + linked(text, path)
    raise Complaint(CommandCode.NO_GUIDES_INSTALLED)


def linked(text: str, path: str) -> str:
    """With commands in place of links between documents."""
    folder = PurePosixPath(path).parent

    def replaced(link: re.Match[str]) -> str:
        to = link["to"].partition("#")[0]
        command = link["to"] if "://" in to else command_for(normpath(folder / to))
        return f"{link['words']} (`{command}`)" if command else link["words"]

    return LINK.sub(replaced, text)


def command_for(path: str) -> str:
    """What prints a document, or nothing."""
    path = TRANSLATED.sub("docs/", path)
    if rules := RULES.fullmatch(path):
        return f"ziggurat rules {rules['book']}"
    names = [name for name, guide_path in GUIDES.items() if guide_path == path]
    return f"ziggurat guide {names[0]}" if names else ""
