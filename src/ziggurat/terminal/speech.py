"""Puts what a game tells into sentences for one reader."""

from collections.abc import Iterable, Sequence

from rich.table import Table

from ziggurat.core.action import Action
from ziggurat.core.error import fill
from ziggurat.core.event import Event
from ziggurat.core.game import Game
from ziggurat.core.kind import Kind
from ziggurat.core.outcome import Outcome
from ziggurat.core.refusal import Refusal
from ziggurat.core.seats import Seat
from ziggurat.core.text import Language, Phrase, Phrasebook, Text
from ziggurat.terminal.playing.matching import abbreviates, folded, mentions
from ziggurat.terminal.texts import play as texts


class Speech:
    def __init__(self, kind: Kind, language: Language, names: Sequence[str]) -> None:
        self.kind = kind
        self.language = language
        self.names = names
        self._texts = kind.texts
        self._book = Phrasebook(language, kind.texts.terms, names)

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
        typed, found = folded(words), []
        for thing, text in self._texts.descriptions.items():
            name = self.term(thing)
            if mentions(typed, folded(name)) or abbreviates(typed, folded(thing)):
                found.append((name[:1].upper() + name[1:], text.in_language(self.language)))
        return found

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
        phrases = [event.seen_by(seat) for event in events]
        return [self._book.say(self._texts.events[each.name], each.values) for each in phrases]

    def verdict(self, outcome: Outcome) -> str:
        if self.kind.cooperative:
            return self.ui(texts.ALL_WON if outcome.winners else texts.ALL_LOST)
        winners = [self.names[seat] for seat in outcome.winners]
        return self.ui(texts.WON if len(winners) == 1 else texts.SHARED, seat=", ".join(winners))

    def sheet(self, outcome: Outcome) -> Table:
        table = Table(title=self.ui(texts.SCORE_SHEET), title_justify="left")
        table.add_column("")
        for name in [self.ui(texts.TOGETHER)] if self.kind.cooperative else self.names:
            table.add_column(name, justify="right")
        for row in outcome.sheet:
            name = self._texts.rows[row.name].in_language(self.language)
            table.add_row(name, *[str(value) for value in row.values])
        return table
