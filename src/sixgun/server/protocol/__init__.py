"""Every message between the house and its clients.

A client opens a socket at `/socket`, says `hello`, and from then on both sides send JSON
objects whose field `t` says what they are. Clients know no rules: they show what they are
sent and answer a decision by its number and the index of an option. Whatever people read is
a key and arguments (`Told`), so that every client tells it in its own language.

- `requests`, `messages`   what clients ask, what the house says
- `parts`, `duels`, `replays`   what messages are made of
- `encoding`, `duel_encoding`   from views, reports and questions to these parts
- `refusals`               every reason with which the house refuses a request

`docs/protocol.md` has an example of every message; the TypeScript types of the pages are
generated from this package.
"""

from __future__ import annotations

import msgspec

from .duels import ChessClock, DuelDelta, DuelView, SideView, SpotView
from .messages import (
    AnyMessage,
    Dealing,
    Done,
    Ended,
    Explained,
    Explanation,
    Game,
    Gone,
    Message,
    Notice,
    Refused,
    Reload,
    Said,
    Sum,
    Summand,
    Table,
    Tables,
    Update,
    Welcome,
)
from .parts import (
    ANY_TEMPER,
    Args,
    BotCard,
    Chair,
    Clock,
    ClockName,
    Deal,
    Delta,
    GameName,
    GameView,
    Lesson,
    Option,
    OwnTable,
    PaceName,
    Proof,
    Question,
    Report,
    SeatView,
    Sentence,
    TableCard,
    TableOptions,
    Told,
)
from .replays import DuelReplay, DuelScene, Replay, Scene
from .requests import (
    Ack,
    Again,
    Answer,
    AnyRequest,
    Ask,
    Avatar,
    Back,
    Block,
    Change,
    Clear,
    Complain,
    Distance,
    Explain,
    Full,
    Hello,
    Hurry,
    Invite,
    Kick,
    Leave,
    Lobby,
    Mute,
    Nudge,
    Number,
    Odds,
    Open,
    Pause,
    Phrase,
    Prefer,
    Quick,
    Ready,
    Rematch,
    Rename,
    Request,
    Resign,
    Resume,
    Say,
    Seatbot,
    Sit,
    Stand,
    Start,
    Sums,
    Unwatch,
    Watch,
    Why,
)

#: Raised with every change that an old client would not understand.
PROTOCOL = 1
#: A client says at least this often (in updates) how far it has read.
ACK_EVERY = 16
#: So many updates may be on their way to a client; more are put together until it has read.
WINDOW = 64
#: The longest message that a client may send, in bytes.
LONGEST_MESSAGE = 32_768

# ------------------------------------------------------------------ reading and writing

encode = msgspec.json.Encoder().encode
read_request = msgspec.json.Decoder(AnyRequest).decode
read_message = msgspec.json.Decoder(AnyMessage).decode

__all__ = [
    "ACK_EVERY",
    "ANY_TEMPER",
    "LONGEST_MESSAGE",
    "PROTOCOL",
    "WINDOW",
    "Ack",
    "Again",
    "Answer",
    "AnyMessage",
    "AnyRequest",
    "Args",
    "Ask",
    "Avatar",
    "Back",
    "Block",
    "BotCard",
    "Chair",
    "Change",
    "ChessClock",
    "Clear",
    "Clock",
    "ClockName",
    "Complain",
    "Deal",
    "Dealing",
    "Delta",
    "Distance",
    "Done",
    "DuelDelta",
    "DuelReplay",
    "DuelScene",
    "DuelView",
    "Ended",
    "Explain",
    "Explained",
    "Explanation",
    "Full",
    "Game",
    "GameName",
    "GameView",
    "Gone",
    "Hello",
    "Hurry",
    "Invite",
    "Kick",
    "Leave",
    "Lesson",
    "Lobby",
    "Message",
    "Mute",
    "Notice",
    "Nudge",
    "Number",
    "Odds",
    "Open",
    "Option",
    "OwnTable",
    "PaceName",
    "Pause",
    "Phrase",
    "Prefer",
    "Proof",
    "Question",
    "Quick",
    "Ready",
    "Refused",
    "Reload",
    "Rematch",
    "Rename",
    "Replay",
    "Report",
    "Request",
    "Resign",
    "Resume",
    "Said",
    "Say",
    "Scene",
    "SeatView",
    "Seatbot",
    "Sentence",
    "SideView",
    "Sit",
    "SpotView",
    "Stand",
    "Start",
    "Sum",
    "Summand",
    "Sums",
    "Table",
    "TableCard",
    "TableOptions",
    "Tables",
    "Told",
    "Unwatch",
    "Update",
    "Watch",
    "Welcome",
    "Why",
    "encode",
    "read_message",
    "read_request",
]
