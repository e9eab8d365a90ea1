"""Tables for days: a day for one's own turn, and nothing told by when others answer.

Whoever is asked outside his own turn may be there, may have said in advance what he answers, or
may be asleep. Nobody learns which: when the question opens a moment is drawn, from dice that know
nothing of the game, and whatever is answered takes effect then; if nothing is, the default does.
That moment, and the day of one's own turn, are dates, written down before anybody sees the
question: whoever starts the house again draws nothing anew and gives nobody another day.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from ...engine.options import Option
from .. import protocol
from ..tables.state import SlowQuestion
from .orders import ordered

if TYPE_CHECKING:
    from ..store.writer import AnyWrite
    from ..tables.pending import Pending
    from ..tables.playing import Play
    from ..tables.showing import ShownPlay
    from ..tables.table import OpenTable


def is_for_days(table: OpenTable) -> bool:
    return table.options.clock == "days"


def is_slow(table: OpenTable) -> bool:
    """Is a game for days being played, by more than one person? Who is alone is not hurried."""
    playing = table.state.status in ("playing", "paused")
    return playing and is_for_days(table) and len(table.persons()) > 1


def question_of(play: ShownPlay) -> SlowQuestion | None:
    """What is written down about the question that the game has come to."""
    question = play.table.state.question
    if question is None or (question.game, question.at) != (play.name, play.written):
        return None
    return question


# ------------------------------------------------------------------ opening a question


def prepared(play: Play) -> list[AnyWrite]:
    """What has to be on disk before the next question is shown; nothing at other tables."""
    if not is_for_days(play.table):
        return []
    prepare(play)
    return [play.table.as_saved()]


def prepare(play: Play) -> None:
    """Decide until when the question that the game has come to is open."""
    table, state = play.table, play.table.state
    if question_of(play) is not None and is_slow(table):
        return
    state.question = None
    decision = play.game.decision
    if decision is None or state.revealing or not is_slow(table):
        return
    drawn = is_out_of_turn(play)
    if not drawn and play.bot_plays(decision.seat):
        return
    date = table.house.clock.date()
    wait = _drawn_seconds(table) if drawn or _is_missed(play) else play.seconds
    question = SlowQuestion(play.name, play.written, date, date + wait, drawn)
    question.held = held_by_order(play) if drawn else -1
    state.question = question


def is_out_of_turn(play: Play) -> bool:
    """Is somebody asked whose turn it is not? Before the first turn everybody has time, and so
    nobody who plays is left to whom a moment could tell anything."""
    from ..tables.hurrying import can_hurry

    game = play.game
    if not game.turns or can_hurry(play.table):
        return False
    return bool(game.turn != game.decision.seat)


def _drawn_seconds(table: OpenTable) -> float:
    settings = table.house.settings
    dice = Random(table.house.randomness())
    return dice.uniform(settings.slow_answer_min, settings.slow_answer_max)


def held_by_order(play: Play) -> int:
    """The option that the person has ordered in advance; -1: none."""
    decision = play.game.decision
    place = play.table.state.places[decision.seat]
    orders = play.table.state.orders.get(place.person)
    if orders is None or place.kind != "person" or place.away:
        return -1
    return ordered(orders, decision.kind, decision.options)


def ask_on(play: Play, at: int) -> None:
    """Somebody has left, and the same question is still open: so are its moment and its answer."""
    question = question_of(play)
    if question is not None:
        question.at = at


def take_up(play: Play, pending: Pending) -> None:
    """The question is opened, or was open when the house was shut."""
    question = question_of(play)
    if question is None or not is_slow(play.table):
        return
    offset = play.table.now() - play.table.house.clock.date()
    pending.opened, pending.due = question.opened + offset, question.due + offset
    pending.drawn = question.drawn
    if pending.drawn:
        pending.earliest = pending.due


# ------------------------------------------------------------------ answers


def given_before(play: Play, pending: Pending) -> Option | None:
    """What was answered, by an order or before the house was shut."""
    question = question_of(play)
    if question is None or not pending.drawn or question.held < 0:
        return None
    return pending.decision.options[question.held]


def waits_for_order(play: Play) -> bool:
    """Is a question open that an order could answer?"""
    question = question_of(play)
    return question is not None and question.drawn and not question.live


async def note_answer(play: Play, option: int) -> None:
    """Write an answer down that takes effect later; nobody else is told."""
    question = question_of(play)
    if question is not None:
        question.held, question.live = option, True
    await play.table.keep(play.table.as_saved())


def missed(play: Play) -> int:
    """Somebody's time in his own turn is up; a turn for days is missed once, whatever else is
    asked in it."""
    if question_of(play) is None:
        return 1
    again = _is_missed(play)
    play.table.state.missed_turn = play.game.turns
    return 0 if again else 1


def _is_missed(play: Play) -> bool:
    return bool(play.game.turns and play.table.state.missed_turn == play.game.turns)


# ------------------------------------------------------------------ showing


def clock_shown(play: ShownPlay) -> protocol.Clock | None:
    """How long a question for days is open; out of turn everybody sees it, whoever is asked."""
    question = question_of(play)
    if question is None or not is_slow(play.table):
        return None
    if not question.drawn and play.bot_plays(play.game.decision.seat):
        return None
    left = question.due - play.table.house.clock.date()
    if play.pending is not None and play.pending.due is not None:
        left = play.pending.due - play.table.now()  # whatever the date is set to meanwhile
    return protocol.Clock(max(0, round(left * 1000)), 0)


def show_own(table: OpenTable, person: str) -> None:
    """Show somebody, and nobody else, what is answered for him."""
    for connection in table.viewers:
        if connection.person == person:
            connection.send(table.message_for(connection))


def own_fields(table: OpenTable, person: str) -> dict[str, Any]:
    """What the table tells this person alone."""
    if not is_for_days(table) or table.seat_of(person) < 0:
        return {}
    fields: dict[str, Any] = {"orders": table.state.orders.get(person, protocol.Orders())}
    question = question_of(table.play) if table.play is not None else None
    if table.play is not None and question is not None and question.drawn and question.held >= 0:
        decision = table.play.game.decision
        if decision.seat == table.seat_of(person):
            fields["held"] = (decision.serial, question.held)
    return fields
