"""`ziggurat watch`: bots play, and the game is shown as it goes."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ziggurat.ai.bot import Place
from ziggurat.ai.match import seed_for
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.session import Session
from ziggurat.terminal.asked import (
    bot_name,
    maker_called,
    numbered,
    player_called,
    seats_of,
    settings_of,
    words_of,
)
from ziggurat.terminal.files import kind_called, save_record
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.speech import Speech
from ziggurat.terminal.tables import draw_table
from ziggurat.terminal.texts import output, play

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

    from ziggurat.ai.bot import Bot


def run(asked: Namespace) -> int:
    kind = kind_called(asked.game)
    names = [player_called(name) for name in words_of(asked.bots)]
    if len(names) == 1:
        names *= seats_of(asked, kind)
    makers = [maker_called(kind, name) for name in names]
    kind.check_players(len(names))
    seed = asked.seed or secrets.token_hex(8)
    session = Session(kind, seed, len(names), settings_of(asked, kind))
    bots = [make(seed_for(seed, seat)) for seat, make in enumerate(makers)]
    screen = Screen(asked.lang)
    watched = Watched(session, bots, names, screen)
    if asked.record is None:
        watched.play()
        return 0
    save_record(session.record, asked.record)  # fails before a long game, not after it
    try:
        watched.play()
    except KeyboardInterrupt:
        save_record(session.record, asked.record)
        screen.say(output.STOPPED, count=len(session.choices), file=asked.record)
        raise
    save_record(session.record, asked.record)
    screen.say(output.RECORDED, file=asked.record)
    return 0


class Watched:
    """A game between bots, told while it is played."""

    def __init__(
        self, session: Session, bots: Sequence[Bot], names: list[str], screen: Screen
    ) -> None:
        self.session = session
        self.bots = bots
        self.screen = screen
        called = numbered([bot_name(name, screen.language) for name in names])
        self.speech = Speech(session.kind, screen.language, called, session.game.own_terms())

    def play(self) -> None:
        self.screen.say(play.SEED, "dim", seed=self.session.seed)
        told = self.tell(0)
        with self.screen.status("") as status:
            while waiting := self.session.current.to_act():
                seat = waiting[0]
                if status is not None:
                    status.update(self.screen.words(play.THINKING, seat=self.speech.names[seat]))
                action = self.bots[seat].choose(Place(self.session.current, seat))
                self.session.choose(seat, action)
                told = self.tell(told)
        show_end(self.session, self.speech, self.screen)

    def tell(self, told: int) -> int:
        for line in self.speech.log(self.session.events[told:], SPECTATOR):
            self.screen.say(line)
        return len(self.session.events)


def show_end(session: Session, speech: Speech, screen: Screen) -> None:
    """The last table, the score sheet and who has won."""
    screen.board(draw_table(session.game, SPECTATOR, speech))
    outcome = session.game.outcome
    assert outcome is not None
    screen.show(speech.sheet(outcome))
    screen.say(speech.verdict(outcome), "bold")
