"""Turns the events, options and results of a game into sentences for one reader."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.table import Table

from ziggurat.core.action import Action
from ziggurat.core.error import fill
from ziggurat.core.event import Event
from ziggurat.core.game import Game
from ziggurat.core.kind import NO_TEXTS, Kind
from ziggurat.core.outcome import Outcome
from ziggurat.core.refusal import Refusal
from ziggurat.core.seats import SPECTATOR, Seat
from ziggurat.core.text import Language, Phrase, Phrasebook, Text
from ziggurat.terminal.playing.matching import abbreviates, folded, mentions
from ziggurat.terminal.texts import play as texts

# As in the page (`lib/log.ts`): a part of the log begins with these …
BEGINNINGS: Final = ("turn_began", "round_began", "age_began")
# … or after hands have been passed on, in games where all play at once;
PASSED: Final = ("received", "received_known")
# and nobody wants to read how many cards the others were passed.
DULL: Final = ("received", "dealt")


class Speech:
    """The voice of one table; `own` are the names that only this table has."""

    def __init__(
        self,
        kind: Kind,
        language: Language,
        names: Sequence[str],
        own: Mapping[str, Text] = NO_TEXTS,
    ) -> None:
        self.kind = kind
        self.language = language
        self.names = names
        self._texts = kind.texts
        self._terms = {**kind.texts.terms, **own}
        self.reader: Seat = SPECTATOR  # the seat that is addressed as "you"

    @property
    def _book(self) -> Phrasebook:
        return Phrasebook(self.language, self._terms, self.names, self.reader)

    def term(self, word: str) -> str:
        return self._book.term(word)

    def ui(self, text: Text, **values: str | int) -> str:
        """A sentence of the terminal itself."""
        return fill(text, values, self.language)

    def label(self, label: str, /, **values: str | int) -> str:
        """What stands on the board that is drawn."""
        return fill(self._texts.drawing[label], values, self.language)

    def described(self, words: str) -> list[tuple[str, str]]:
        """The things that the words may mean, with what they are for; all if there are no words."""
        typed = folded(words)
        names = {thing: folded(self.term(thing)) for thing in self._texts.descriptions}
        found = [thing for thing, name in names.items() if name == typed] or [
            thing
            for thing, name in names.items()
            if mentions(typed, name) or abbreviates(typed, folded(thing))
        ]
        return [(self.title(thing), self.description(thing)) for thing in found]

    def title(self, thing: str) -> str:
        name = self.term(thing)
        return name[:1].upper() + name[1:]

    def description(self, thing: str) -> str:
        return self._texts.descriptions[thing].in_language(self.language).replace("\n", " ")

    def in_order(self, options: list[Action]) -> list[Action]:
        """The options as people like to read them: like with like, in the order of the rules."""
        order = list(self._texts.actions)
        return sorted(options, key=lambda option: order.index(option.phrase().name))

    def action(self, action: Action) -> str:
        phrase = action.phrase()
        return self._book.say(self._texts.actions[phrase.name], phrase.values)

    def option(self, game: Game, seat: Seat, action: Action) -> str:
        """An option at the table, with what the game adds to it, such as its price."""
        phrase = game.describe(seat, action)
        return self._book.say(self._texts.actions[phrase.name], phrase.values)

    def prompt(self, phrase: Phrase) -> str:
        return self._book.say(self._texts.prompts[phrase.name], phrase.values)

    def refusal(self, refusal: Refusal) -> str:
        return f"{refusal.text.in_language(self.language)} ({refusal.rule})"

    def events(self, events: Iterable[Event], seat: Seat) -> list[str]:
        """What happened, as the seat may know it."""
        book, phrases = self._book, [event.seen_by(seat) for event in events]
        return [book.say(self._texts.events[each.name], each.values) for each in phrases]

    def log(self, events: Iterable[Event], seat: Seat) -> list[str]:
        """What happened, with an empty line before each turn, without what is of no interest."""
        lines: list[str] = []
        was_passed = False
        for event in events:
            phrase = event.seen_by(seat)
            is_passed = phrase.name in PASSED
            begins = phrase.name in BEGINNINGS or (was_passed and not is_passed)
            was_passed = is_passed
            if phrase.name in DULL:
                continue
            if begins:
                lines.append("")
            lines += self.events([event], seat)
        return lines

    def verdict(self, outcome: Outcome) -> str:
        if self.kind.cooperative:
            return self.ui(texts.ALL_WON if outcome.winners else texts.ALL_LOST)
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        if outcome.winners == (self.reader,):
            return self.ui(texts.YOU_WON)
        if len(outcome.winners) == 1:
            return self.ui(texts.WON, seat=winners)
        return self.ui(texts.TEAM_WON if is_of_a_team(outcome) else texts.SHARED, seat=winners)

    def sheet(self, outcome: Outcome) -> Table:
        table = Table(title=self.ui(texts.SCORE_SHEET), title_justify="left")
        table.add_column("")
        for name in [self.ui(texts.TOGETHER)] if self.kind.cooperative else self.names:
            table.add_column(name, justify="right")
        for row in outcome.sheet:
            name = self._texts.rows[row.name].in_language(self.language)
            table.add_row(name, *[str(value) for value in row.values])
        return table


def is_of_a_team(outcome: Outcome) -> bool:
    """Whether the winners are one team: the score sheet counts by teams, and others lost."""
    counted = any(row.name == "team" for row in outcome.sheet)
    return counted and len(outcome.winners) < len(outcome.ranks)
