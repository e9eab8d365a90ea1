"""What is asked of the desk. Every act of a referee is one message; `t` says which.

What cannot be taken back needs `confirmed`: without it the desk refuses and says so.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ...tournament.log.kinds import MOST_PERSONS
from ..protocol import ClockName

Text: TypeAlias = Annotated[str, Meta(max_length=2000)]
Reason: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]
Short: TypeAlias = Annotated[str, Meta(max_length=200)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
Number: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{8}$")]
Hall: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Small: TypeAlias = Annotated[int, Meta(ge=0, le=1000)]
Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
#: What a link lets one do; a browser keeps one of each for every tournament.
LinkRole: TypeAlias = Literal["desk", "phone", "screen", "register"]
#: Who may act at the desk.
Office: TypeAlias = Literal["referee", "organizer"]
#: What one can do in an auction.
Move: TypeAlias = Literal["open", "raise", "pass", "take"]
#: How a duel is won.
How: TypeAlias = Literal["played", "time", "forfeit"]
#: The duels of a bracket.
DuelName: TypeAlias = Literal["q1", "q2", "q3", "q4", "s1", "s2", "third", "final"]
#: What can be done to the clock of a duel.
ClockAction: TypeAlias = Literal[
    "turn", "end", "reshuffle", "interruption", "elimination", "resume"
]


class Asked(Struct, forbid_unknown_fields=True):
    """What is asked outside of acts."""


class Act(Struct, forbid_unknown_fields=True, tag_field="t"):
    """Something that somebody does."""


class AtTable(Act):
    """Something about one table of a round."""

    round: Small
    table: Small


# ---------------------------------------------------------------------- coming in


class NewTournament(Asked):
    """The house opens a tournament."""

    name: Name
    organizer: Name
    referees: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=20)]
    place: Short = ""
    season: Word = ""
    official: bool = True
    reading: Literal["A", "B"] = "A"  # of the Marogi coefficient
    practice: bool = False


class Enter(Asked):
    """The secret of a link; `bearer`: the token in the answer, for programs."""

    secret: Secret
    bearer: bool = False


class RegisterMyself(Asked):
    """Self-service, by the secret of the registration link."""

    secret: Secret
    name: Name
    member: Short = ""
    contact: Short = ""
    bearer: bool = False


class IssueLink(Asked):
    """A new link; the one before, and who came in by it, are shut out."""

    role: LinkRole
    person: Word = ""


class RevokeLink(Asked):
    """Shut out whoever came by this link."""

    role: LinkRole
    person: Word = ""


class SheetDraft(Asked):
    """A sheet as far as it is typed: "" and null for what is not there yet."""

    roles: Annotated[tuple[Word, ...], Meta(max_length=7)] = ()
    prices: Annotated[tuple[int | None, ...], Meta(max_length=7)] = ()
    outcome: Word = ""
    final_duel: bool = False
    characters: Annotated[tuple[Word, ...], Meta(max_length=7)] = ()
    reshuffles: Small = 0
    confirmed: dict[Word, Reason] = {}


class LookOn(Asked):
    """A referee wants to look on at a table of the house, or at a duel there."""

    round: Small = 0
    table: Small = 0
    duel: DuelName | None = None


class Sit(Asked):
    """The secret of a ticket, brought by who has a key of the house."""

    secret: Secret


class CheckSheet(Asked):
    """Validate a sheet; nothing is written."""

    round: Small
    table: Small
    sheet: SheetDraft


# -------------------------------------------------------------- people and registration


class NameOfficer(Act, tag="name_officer"):
    """Somebody becomes a referee or an organizer; the answer has the link."""

    role: Office
    name: Name
    member: Short = ""
    contact: Short = ""


class RevokeOfficer(Act, tag="revoke_officer"):
    """Somebody loses the powers, and the link."""

    person: Number
    role: Office
    reason: Short = ""
    confirmed: bool = False


class OpenRegistration(Act, tag="open_registration"):
    """From now on players can register."""


class Register(Act, tag="register"):
    """A player; persons are told apart by the member code, else by the name."""

    name: Name
    member: Short = ""
    contact: Short = ""


class SeatBots(Act, tag="seat_bots"):
    """Bots of the house register, so many; in a practice tournament only."""

    count: Annotated[int, Meta(ge=1, le=100)]
    bot: Word = "drifter"


class Unregister(Act, tag="unregister"):
    """A player goes again before registration is closed."""

    person: Number
    reason: Short = ""
    confirmed: bool = False


class ChangePerson(Act, tag="change_person"):
    """A name, code or contact was wrong."""

    person: Number
    name: Name
    member: Short = ""
    contact: Short = ""


class ErasePerson(Act, tag="erase_person"):
    """Name, contact and links of somebody are erased for good."""

    person: Number
    confirmed: bool = False


class NoteBan(Act, tag="note_ban"):
    """The publisher has banned somebody."""

    person: Number
    reason: Reason


class CloseRegistration(Act, tag="close_registration"):
    """The promise of all seeds is shown."""


class ReopenRegistration(Act, tag="reopen_registration"):
    """For late entries, before round 1 is seated."""

    reason: Reason


# --------------------------------------------------------------------- derogations


class Derogate(Act, tag="derogate"):
    """Make use of a derogation; `value`: rounds or minutes."""

    derogation: Word
    value: Small = 0


class ApproveDerogation(Act, tag="approve_derogation"):
    """The publisher has approved it, under this reference."""

    derogation: Word
    reference: Annotated[str, Meta(min_length=1, max_length=200)]


class AnnounceDerogation(Act, tag="announce_derogation"):
    """The players were told."""

    derogation: Word


class AgreeDerogation(Act, tag="agree_derogation"):
    """Who agreed to what begins midway."""

    derogation: Word
    players: Annotated[tuple[Number, ...], Meta(max_length=MOST_PERSONS)]


class LeaveOfficial(Act, tag="leave_official"):
    """Leave the official rules, for good."""

    reason: Reason
    confirmed: bool = False


class StopTournament(Act, tag="stop_tournament"):
    """It cannot go on."""

    reason: Reason
    confirmed: bool = False


# -------------------------------------------------------------------------- rounds


class DrawRound(Act, tag="draw_round"):
    """Draw the next round with the hall's number; `confirmed`: somebody is Sheriff again."""

    hall: Hall
    confirmed: bool = False


class SeatByHand(Act, tag="seat_by_hand"):
    """Tables set by the referee: only outside the official rules."""

    tables: Annotated[
        tuple[Annotated[tuple[Number, ...], Meta(max_length=7)], ...], Meta(max_length=40)
    ]
    reason: Reason
    confirmed: bool = False


class VoidDraw(Act, tag="void_draw"):
    """Take the last draw back, before any game of it has started."""

    reason: Reason
    confirmed: bool = False


class MoveTable(AtTable, tag="move_table"):
    """A table begins its auction, begins to play, has finished."""

    status: Literal["auction", "playing", "finished"]


class BeginAuction(AtTable, tag="begin_auction"):
    """An auction on phones; without characters the desk reveals them by chance."""

    characters: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()


class HouseTable(AtTable, tag="house_table"):
    """A table of the last round is played in the house: its auction, or its choice, begins.

    `chat` and `spectators` are what the referee allows there.
    """

    clock: ClockName = "relaxed"
    chat: bool = False
    spectators: bool = False


class MoveAuction(AtTable, tag="move_auction"):
    """A referee moves for a player."""

    seat: Small
    move: Move
    character: Word = ""
    price: Annotated[int, Meta(ge=0, le=10**6)] = 0


class OfferCharacters(AtTable, tag="offer_characters"):
    """Without auction: two characters each; without a list by chance."""

    characters: Annotated[tuple[Word, ...], Meta(max_length=14)] = ()


class ChooseCharacter(AtTable, tag="choose_character"):
    """A referee chooses for a player."""

    seat: Small
    character: Word


class Reshuffle(AtTable, tag="reshuffle"):
    """A box of the sheet is ticked; the third one calls high noon."""

    count: Small


class CallNoon(AtTable, tag="call_noon"):
    """High noon at a table."""

    cause: Literal["reshuffle", "time"]


class FileSheet(AtTable, tag="file_sheet"):
    """A sheet, over the version that was seen; 0: the first. Over another a reason is needed."""

    version: Small
    sheet: SheetDraft
    reason: Text = ""


class VerifySheet(AtTable, tag="verify_sheet"):
    """Compared by another referee, or typed a second time by the same one: then with the sheet."""

    version: Small
    sheet: SheetDraft | None = None


class ErasePhoto(AtTable, tag="erase_photo"):
    """The photo of a sheet is erased for good; its hash stays in the log and says nothing."""

    confirmed: bool = False


class JudgeOverspend(AtTable, tag="judge_overspend"):
    """Was an overspend intentional?"""

    player: Number
    intentional: bool
    note: Text = ""


class AnswerCall(Act, tag="answer_call"):
    """The referee has come; `call` is the number of its event."""

    call: Annotated[int, Meta(ge=1, le=10**9)]


# ------------------------------------------------------------------------- players


class Withdraw(Act, tag="withdraw"):
    """A player leaves the tournament."""

    player: Number
    no_show: bool = False
    note: Text = ""
    confirmed: bool = False


class RevokeWithdrawal(Act, tag="revoke_withdrawal"):
    """It was somebody else; until the next round is drawn."""

    player: Number
    reason: Reason


class Warn(Act, tag="warn"):
    """A warning; the second one expels, and needs to be confirmed."""

    player: Number
    category: Word
    note: Text = ""
    confirmed: bool = False


class RevokeWarning(Act, tag="revoke_warning"):
    """The warning, by its event, was somebody else's."""

    player: Number
    warning: Annotated[int, Meta(ge=1, le=10**9)]
    reason: Reason


class Expel(Act, tag="expel"):
    """A player is put out."""

    player: Number
    category: Word
    note: Text = ""
    confirmed: bool = False


class Announce(Act, tag="announce"):
    """Tell everybody something."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


# ------------------------------------------------------------- standings, duels, the end


class Publish(Act, tag="publish"):
    """Validate the standings and make them public."""

    hall: Hall
    confirmed: bool = False


class BeginDuels(Act, tag="begin_duels"):
    """The first four, or eight, of the standings of now; it is not redrawn."""

    confirmed: bool = False


class DrawSides(Act, tag="draw_sides"):
    """Who plays the Law in a duel."""

    duel: DuelName
    hall: Hall


class HouseDuel(Act, tag="house_duel"):
    """A duel whose sides are drawn is played in the house."""

    duel: DuelName
    chat: bool = False
    spectators: bool = False


class PressClock(Act, tag="press_clock"):
    """The clock of a duel; `side` is the one whose turn begins."""

    duel: DuelName
    action: ClockAction
    side: Annotated[int, Meta(ge=0, le=1)] = 0


class WinDuel(Act, tag="win_duel"):
    """Somebody has won."""

    duel: DuelName
    winner: Number
    how: How = "played"


class CorrectDuel(Act, tag="correct_duel"):
    """A result was typed wrongly."""

    duel: DuelName
    winner: Number
    how: How
    reason: Reason


class SkipThird(Act, tag="skip_third"):
    """The duel for the third place is not played."""

    reason: Reason
    confirmed: bool = False


class CloseTournament(Act, tag="close_tournament"):
    """Everything is decided."""

    confirmed: bool = False


class MarkSent(Act, tag="mark_sent"):
    """The report has gone to the publisher; after this nothing can be added."""

    to: Annotated[str, Meta(min_length=1, max_length=200)]
    confirmed: bool = False


# ------------------------------------------------------------------ a player's phone


class CallReferee(Act, tag="call_referee"):
    """Call the referee to the own table."""

    note: Annotated[str, Meta(max_length=300)] = ""


class Bid(Act, tag="bid"):
    """A move in the auction of the own table."""

    move: Move
    character: Word = ""
    price: Annotated[int, Meta(ge=0, le=10**6)] = 0


class Choose(Act, tag="choose"):
    """One of the own two characters."""

    character: Word


#: What referees and organizers may do.
DeskAct: TypeAlias = (
    NameOfficer
    | RevokeOfficer
    | OpenRegistration
    | Register
    | SeatBots
    | Unregister
    | ChangePerson
    | ErasePerson
    | NoteBan
    | CloseRegistration
    | ReopenRegistration
    | Derogate
    | ApproveDerogation
    | AnnounceDerogation
    | AgreeDerogation
    | LeaveOfficial
    | StopTournament
    | DrawRound
    | SeatByHand
    | VoidDraw
    | MoveTable
    | HouseTable
    | BeginAuction
    | MoveAuction
    | OfferCharacters
    | ChooseCharacter
    | Reshuffle
    | CallNoon
    | FileSheet
    | VerifySheet
    | ErasePhoto
    | JudgeOverspend
    | AnswerCall
    | Withdraw
    | RevokeWithdrawal
    | Warn
    | RevokeWarning
    | Expel
    | Announce
    | Publish
    | BeginDuels
    | DrawSides
    | HouseDuel
    | PressClock
    | WinDuel
    | CorrectDuel
    | SkipThird
    | CloseTournament
    | MarkSent
)
#: What a player may do.
PhoneAct: TypeAlias = CallReferee | Bid | Choose
