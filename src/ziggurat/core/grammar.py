"""What differs between languages: plurals, elision and spacing.

Plural rules are those of the Unicode CLDR, for whole numbers (`n`).  The page has a generated copy
of this table (`tools/texts.py`).  A language that is not listed here is written like English.
"""

import re
from typing import Final, NamedTuple

PSEUDO: Final = "qps"  # a made-up language, to test with
THIN_SPACE: Final = "\u202f"
# Within a word, before a value of a text, or at the end of a plural; not the quotes of a command.
APOSTROPHE: Final = re.compile(r"(?<=[^\W\d_]|[}:])'(?=[^\W\d_]|[{|}«“])|(?<=s)'(?= )")
RELATION: Final = re.compile(r"n(?: % (\d+))? (!?=) (\S+)")


class Grammar(NamedTuple):
    name: str  # as its readers call it
    # Categories with their rules, in the order in which a text lists its forms; the last is the
    # one for all other numbers.
    plurals: tuple[tuple[str, str], ...]
    you: str = "you"  # how a player is addressed
    elides_before: str = ""  # the letters before which `de` becomes `d'`
    thin_before: str = ""  # signs that have a thin space before them
    thin_after: str = ""


ONE: Final = (("one", "n = 1"), ("other", ""))
SLAVIC: Final = (
    ("one", "n % 10 = 1 and n % 100 != 11"),
    ("few", "n % 10 = 2..4 and n % 100 != 12..14"),
    ("many", ""),
)

GRAMMARS: Final[dict[str, Grammar]] = {
    "en": Grammar("English", ONE),
    "fr": Grammar(
        "Français",
        (("one", "n = 0..1"), ("other", "")),
        "vous",
        "aeiouàâäéèêëîïôöùûüœæ",
        ":;!?»",
        "«",
    ),
    "cs": Grammar("Čeština", (("one", "n = 1"), ("few", "n = 2..4"), ("other", "")), "ty"),
    "de": Grammar("Deutsch", ONE, "du"),
    "es": Grammar("Español", ONE, "tú"),
    "it": Grammar("Italiano", ONE, "tu"),
    "ja": Grammar("日本語", (("other", ""),), "あなた"),
    "nl": Grammar("Nederlands", ONE, "jij"),
    "pl": Grammar(
        "Polski",
        (("one", "n = 1"), ("few", "n % 10 = 2..4 and n % 100 != 12..14"), ("many", "")),
        "ty",
    ),
    "ru": Grammar("Русский", SLAVIC, "вы"),
    "uk": Grammar("Українська", SLAVIC, "ви"),
    PSEUDO: Grammar("Pseudo", ONE),
}


def grammar_of(language: str) -> Grammar:
    return GRAMMARS.get(language, GRAMMARS["en"])


def plural_form(language: str, number: int) -> int:
    """Which of a text's forms goes with a number, counted from 0."""
    for place, (_, rule) in enumerate(grammar_of(language).plurals):
        if not rule or holds(rule, abs(number)):
            return place
    raise AssertionError(f"the last plural rule of {language} must be empty")


def holds(rule: str, number: int) -> bool:
    """Whether a CLDR rule such as `n % 10 = 2..4 and n % 100 != 12..14` is true of a number."""
    return any(
        all(is_true(relation, number) for relation in condition.split(" and "))
        for condition in rule.split(" or ")
    )


def is_true(relation: str, number: int) -> bool:
    parts = RELATION.fullmatch(relation)
    assert parts is not None, f"not a plural rule: {relation}"
    value = number % int(parts[1]) if parts[1] else number
    return is_in(parts[3], value) == (parts[2] == "=")


def is_in(ranges: str, value: int) -> bool:
    """Whether a list of numbers and ranges, `0,5..9`, has this number."""
    for each in ranges.split(","):
        low, _, high = each.partition("..")
        if int(low) <= value <= int(high or low):
            return True
    return False


def elides(language: str, word: str) -> bool:
    """Whether a word in front of this one loses its last vowel."""
    before = grammar_of(language).elides_before
    return bool(word) and word[0].lower() in before


def typeset(sentence: str, language: str) -> str:
    """The sentence with curved apostrophes, and with the thin spaces of its language.

    No line breaks at a thin space.
    """
    grammar = grammar_of(language)
    sentence = APOSTROPHE.sub("’", sentence)
    for sign in grammar.thin_before:
        sentence = sentence.replace(f" {sign}", THIN_SPACE + sign)
    for sign in grammar.thin_after:
        sentence = sentence.replace(f"{sign} ", sign + THIN_SPACE)
    return sentence
