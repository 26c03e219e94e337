"""The tables of one browser.

A desk does no input or output and reads no clock: it gets a call and returns its result.  Everybody
who plays here sits in front of the same screen, so there are no accounts: the player at seat 2 is
`here-2`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat.core.compose import Draft
from ziggurat.core.seats import SPECTATOR
from ziggurat.core.snapshot import save
from ziggurat.offline import calls, reviews
from ziggurat.offline.calls import Advised, Changed, Commit, Exported, Turn
from ziggurat.server.bots.thinking import Question, add_answer
from ziggurat.server.room import entries as log
from ziggurat.server.room import protocol as ask
from ziggurat.server.room.choices import Accepted, bot_choice, compose, why
from ziggurat.server.room.errors import RequestCode
from ziggurat.server.room.hints import hints, question
from ziggurat.server.room.moment import update
from ziggurat.server.room.plan import BotSeat, Plan, checked
from ziggurat.server.room.projection import summary, welcome
from ziggurat.server.room.protocol import Requester, RequestError
from ziggurat.server.room.records import fork_plan, read_table, rematch_plan, table_record
from ziggurat.server.room.refusals import refusal_of
from ziggurat.server.room.replay import positions
from ziggurat.server.room.requests import accept
from ziggurat.server.room.room import Room, load_room

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ziggurat.core.seats import Seat

HERE: Final = "here-"  # begins the name of every player and table of a browser


class Desk:
    def __init__(self) -> None:
        self._rooms: Final[dict[str, Room]] = {}
        self._drafts: Final[dict[str, tuple[int, Draft]]] = {}  # of bots: decision and choice

    def handle(self, call: calls.TableCall) -> calls.Result:  # noqa: C901, PLR0911, PLR0912 - one case per call
        """Raises UserError."""
        match call:
            case calls.Open():
                return self._open(call.room, call.plan, call.names, call.secret, call.at)
            case calls.Import():
                return self._import(call)
            case calls.PlayAgain():
                return self._play_again(call)
            case calls.ForkHere():
                return self._fork(call)
            case calls.Load():
                entries = [log.decode_entry(entry) for entry in call.entries]
                self._rooms[call.room] = load_room(call.room, entries)
                return None
            case calls.Unload():
                self._rooms.pop(call.room, None)
                return None
            case calls.Send():
                return self._receive(call)
            case calls.Show():
                room = self._room(call.room)
                return update(room, call.seat, call.since, call.at, present(room))
            case calls.Ask():
                return self._ask(self._room(call.room))
            case calls.Answered():
                return self._answered(self._room(call.room), call)
            case calls.Listed():
                return summary(self._room(call.room))
            case calls.Positions():
                room = self._room(call.room)
                return positions(room, call.first, call.last, player_at(call.reader), call.seat)
            case calls.Export():
                return Exported(table_record(self._room(call.room)))
            case calls.ReviewCall():
                return self._review(self._room(call.room), call)

    def _room(self, name: str) -> Room:
        if name not in self._rooms:
            raise RequestError(RequestCode.NO_TABLE, room=name)
        return self._rooms[name]

    # Opening tables.

    def _open(
        self,
        name: str,
        plan: Plan,
        names: Sequence[str],
        secret: str,
        now: float,
        choices: Sequence[tuple[Seat, str]] = (),
    ) -> Changed:
        kind = checked(plan)
        people = [seat for seat, each in enumerate(plan.seats) if not isinstance(each, BotSeat)]
        host = player_at(people[0]) if people else ""
        opened = log.Opened(
            now,
            host,
            plan=plan,
            rules=kind.rules_version,
            secret=secret,
            choices=list(choices),
        )
        room = Room(name, kind, opened)
        sat = [
            log.Sat(now, player_at(seat), seat=seat, name=called)
            for seat, called in zip(people, names, strict=True)
        ]
        for entry in sat:
            room.apply(entry)
        self._rooms[name] = room
        return Changed([committed(room, [opened, *sat])])

    def _import(self, call: calls.Import) -> Changed:
        table = read_table(call.record)
        seats = zip(table.seats, table.plan.seats, strict=True)
        names = [who.name or call.name for who, seat in seats if not isinstance(seat, BotSeat)]
        [opening] = self._open(call.room, table.plan, names, call.secret, call.at).commits
        room = self._room(call.room)
        chosen = [log.Chose(call.at, seat=seat, words=words) for seat, words in table.choices]
        for entry in chosen:
            room.apply(entry)
        made = [log.encode_entry(entry) for entry in chosen]
        return Changed([Commit(room.name, 1, [*opening.entries, *made], summary(room))])

    def _play_again(self, call: calls.PlayAgain) -> Changed:
        room = self._room(call.room)
        rematch_plan(room, room.host)  # raises RequestError if there can be none
        names = [each.name for each in room.occupants if each.player]
        plan = Plan(room.plan.game, room.plan.seats, room.plan.settings)
        opened = self._open(call.new, plan, names, call.secret, call.at)
        entry = log.Rematched(call.at, room.host, room=call.new)
        room.apply(entry)
        return Changed([*opened.commits, committed(room, [entry])])

    def _fork(self, call: calls.ForkHere) -> Changed:
        room = self._room(call.room)
        plan, choices = fork_plan(room, call.choices, call.seat, call.level)
        return self._open(call.new, plan, [call.name], call.secret, call.at, choices)

    # Messages.

    def _receive(self, call: calls.Send) -> Changed:
        room = self._room(call.room)
        requester = requester_at(room, call.seat)
        request = ask.DECODER.decode(call.message)
        try:
            match request:
                case ask.Hello():
                    return Changed([], welcome(room, request.id, requester))
                case ask.Why():
                    return Changed([], why(room, requester, request))
                case ask.Compose():
                    return Changed([], compose(room, requester, request))
            done = room.completed.get((requester.player, request.id))
            if done is not None:
                return Changed([], ask.Done(request.id, done))
            commit = self._apply(room, accept(room, requester, request, call.at))
        except RequestError as error:
            return Changed([], refusal_of(error, request.id))
        return Changed([commit], ask.Done(request.id, room.version))

    def _apply(self, room: Room, accepted: Accepted) -> Commit:
        try:
            room.apply(*accepted)
        except BaseException:
            del self._rooms[room.name]
            raise
        return committed(room, [accepted.entry])

    # Hints and reviews.

    def _review(self, room: Room, call: calls.ReviewCall) -> calls.Result:
        match call:
            case calls.AskHint():
                return reviews.tasks([question(room, requester_at(room, call.seat), call.version)])
            case calls.GiveHint():
                return self._give_hint(room, call)
            case calls.ListMoves():
                return reviews.moves(room)
            case calls.ReadReview():
                return reviews.read(room, call.found, call.of, running=call.running)
            case calls.BetterLine():
                return reviews.line(room, call.found)
        raise TypeError(call)

    def _give_hint(self, room: Room, call: calls.GiveHint) -> Advised:
        requester = requester_at(room, call.seat)
        advice = reviews.advice(call.found)
        found, entry = hints(room, requester, call.version, advice, call.at)
        return Advised(self._apply(room, Accepted(entry)), found)

    # Bots.

    def _ask(self, room: Room) -> Turn:
        turn = room.bot_to_act()
        if turn is None:
            return Turn()
        assert room.session is not None
        seat, level = turn
        decision, draft = self._drafts.get(room.name, (0, None))
        if draft is None or draft.seat != seat or decision != room.decision_version:
            draft = Draft(room.session.game, seat)
            self._drafts[room.name] = room.decision_version, draft
        question = Question(
            room.kind.name, level, f"{room.name} {seat}", seat, 1.0, save(draft.game)
        )
        return Turn(question, room.decision_version)

    def _answered(self, room: Room, answered: calls.Answered) -> Changed:
        """Add to the choice of a bot; an answer to an old question changes nothing."""
        decision, draft = self._drafts.get(room.name, (0, None))
        turn = room.bot_to_act()
        is_old = {decision, room.decision_version} != {answered.decision}
        if draft is None or is_old or turn is None or turn[0] != draft.seat:
            return Changed([])
        add_answer(draft, room.kind, answered.words)
        if not draft.is_complete:
            return Changed([])
        del self._drafts[room.name]
        accepted = bot_choice(room, draft.seat, tuple(draft.parts), answered.at)
        return Changed([self._apply(room, accepted)])


def player_at(seat: Seat) -> str:
    return "" if seat == SPECTATOR else f"{HERE}{seat}"


def requester_at(room: Room, seat: Seat) -> Requester:
    return Requester(player_at(seat), "" if seat == SPECTATOR else room.occupants[seat].name)


def present(room: Room) -> set[str]:
    """Everybody sits in front of the screen."""
    return {occupant.player for occupant in room.occupants if occupant.player}


def committed(room: Room, entries: Sequence[log.AnyEntry]) -> Commit:
    """The entries that have just been applied."""
    first = room.version - len(entries) + 1
    return Commit(room.name, first, [log.encode_entry(entry) for entry in entries], summary(room))
