"""What is asked in the hall: by players' phones, and about clocks of duels (see `acts`)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ...tournament.regulation.duel_clock import LATEST_PRESS
from .deriving import Act, becomes, event

Word: TypeAlias = Annotated[str, Meta(max_length=40)]
#: What one can do in an auction.
Move: TypeAlias = Literal["open", "raise", "pass", "take"]
#: The duels of a bracket.
DuelName: TypeAlias = Literal["q1", "q2", "q3", "q4", "s1", "s2", "third", "final"]
#: What a tablet between two players asks for; `done`: my turn is over, and the other one's begins.
Tap: TypeAlias = Literal["begin", "done", "reshuffle", "interruption", "elimination", "resume"]


@event("clock_pressed", side=0)
class PressClock(Act, tag="press_clock"):
    """The clock of a duel; `side` is the one whose turn begins."""


@becomes("clock_lent")
class LendClock(Act, tag="lend_clock"):
    """The clock of a duel goes to a tablet; the answer has its link. Again: a new link."""

    duel: DuelName


@becomes("clock_taken_back")
class TakeClockBack(Act, tag="take_clock_back"):
    """The tablet is shut out; from now on only referees press this clock."""

    duel: DuelName


@event("clock_set")
class SetClock(Act, tag="set_clock"):
    """What is left to both, in seconds: a press was forgotten, or was a mistake."""


# ------------------------------------------------------------------ a player's phone


@becomes("referee_called", adds=("round", "table"))
class CallReferee(Act, tag="call_referee"):
    """Call the referee to the own table."""

    note: Annotated[str, Meta(max_length=300)] = ""


@becomes("auction_moved", adds=("round", "table", "seat"))
class Bid(Act, tag="bid"):
    """A move in the auction of the own table."""

    move: Move
    character: Word = ""
    price: Annotated[int, Meta(ge=0, le=10**6)] = 0


@becomes("character_chosen", adds=("round", "table", "seat"))
class Choose(Act, tag="choose"):
    """One of the own two characters."""

    character: Word


@event("call_answered")
class AnswerCall(Act, tag="answer_call"):
    """The referee has come; `call` is the number of its event."""


@becomes("call_withdrawn")
class WithdrawCall(Act, tag="withdraw_call"):
    """The player needs the referee no more; `call` is the number of its event."""

    call: Annotated[int, Meta(ge=1, le=10**9)]


@becomes("clock_pressed", "clock_pressed_late", adds=("duel",))
class TapClock(Act, tag="tap_clock"):
    """A press on the tablet, over the state of the clock that it showed.

    `seen` is how often the clock had been pressed: a press that is sent again counts once. `ago`
    is how many milliseconds ago it was made, if there was no connection.
    """

    action: Tap
    side: Annotated[int, Meta(ge=0, le=1)]
    seen: Annotated[int, Meta(ge=0, le=10**6)]
    ago: Annotated[int, Meta(ge=0, le=LATEST_PRESS)] = 0


class FilePhoto(Struct, forbid_unknown_fields=True):
    """The sheet that a photo of the inbox belongs to."""

    round: Annotated[int, Meta(ge=1, le=20)]
    table: Annotated[int, Meta(ge=1, le=40)]


#: What a tablet may do.
ClockAct: TypeAlias = TapClock
