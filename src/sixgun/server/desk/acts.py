"""What is asked of the desk. Every act of a referee is one message; `t` says which.

An act that is an event as it stands has the fields of that kind of event and does not repeat them
here (`deriving`, `tournament/log/kinds.py`).

What cannot be taken back needs `confirmed`: without it the desk refuses and says so.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ..protocol import ClockName
from .deriving import Act, Hall, Name, Number, Reason, Short, Small, Text, becomes, event
from .door.acts import CheckMyselfIn, DoorAct
from .evidence.acts import ConfirmSheet, KeyAct
from .hall_acts import (
    AnswerCall,
    Bid,
    CallReferee,
    Choose,
    DuelName,
    LendClock,
    PressClock,
    SetClock,
    TakeClockBack,
    WithdrawCall,
    Word,
)
from .reopening import PublishEdition, ReopenTournament, SetTableBack, WithdrawDerogation

Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
#: What a link lets one do; a browser keeps one of each for every tournament.
LinkRole: TypeAlias = Literal["desk", "phone", "screen", "register", "clock"]
#: Who may act at the desk.
Office: TypeAlias = Literal["referee", "judge", "registrar", "organizer"]
#: How a duel is won.
How: TypeAlias = Literal["played", "time", "forfeit"]
#: What can be done to the clock of a duel.
ClockAction: TypeAlias = Literal[
    "turn", "end", "reshuffle", "interruption", "elimination", "resume"
]


class Asked(Struct, forbid_unknown_fields=True):
    """What is asked outside of acts."""


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
    surname: Short = ""
    given: Short = ""
    club: Short = ""
    bearer: bool = False


class IssueLink(Asked):
    """A new link; the one before, and who came in by it, are shut out."""

    role: LinkRole
    person: Word = ""


class PrintSlips(Asked):
    """Links of players that were made just now, as slips to cut."""

    links: Annotated[tuple[Short, ...], Meta(min_length=1, max_length=200)]
    language: Word = "en"


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


class SitByTicket(Asked):
    """The secret of a ticket, brought by who has a key of the house."""

    secret: Secret


class CheckSheet(Asked):
    """Validate a sheet; nothing is written."""

    round: Small
    table: Small
    sheet: SheetDraft


# -------------------------------------------------------------- people and registration


@becomes("person_named", adds=("person", "digest"))
class NameOfficer(Act, tag="name_officer"):
    """Somebody gets an office; the answer has the link."""

    role: Office
    name: Name
    member: Short = ""
    contact: Short = ""
    surname: Short = ""
    given: Short = ""
    club: Short = ""


@becomes("person_revoked")
class RevokeOfficer(Act, tag="revoke_officer"):
    """Somebody loses the powers, and the link."""

    person: Number
    role: Office
    reason: Short = ""
    confirmed: bool = False


@event("tables_given")
class GiveTables(Act, tag="give_tables"):
    """The tables that a judge has from now on, in every round."""


@event("registration_opened")
class OpenRegistration(Act, tag="open_registration"):
    """From now on players can register."""


@becomes("registered", adds=("person", "digest"))
class Register(Act, tag="register"):
    """A player; persons are told apart by the member code, else by the name and the club.

    `name` is the whole name as it is shown; with surname and given name lists have an order.
    `namesake`: somebody else than the player of this name who is registered already.
    """

    name: Name
    member: Short = ""
    contact: Short = ""
    surname: Short = ""
    given: Short = ""
    club: Short = ""
    namesake: bool = False


@becomes("registered", "bot_seated", adds=("person", "digest"))
class SeatBots(Act, tag="seat_bots"):
    """Bots of the house register, so many; in a practice tournament only."""

    count: Annotated[int, Meta(ge=1, le=100)]
    bot: Word = "drifter"  # programs rely on it; the page proposes what tables have


@becomes("unregistered")
class Unregister(Act, tag="unregister"):
    """A player goes again before registration is closed."""

    person: Number
    reason: Short = ""
    confirmed: bool = False


@becomes("person_changed", adds=("digest",))
class ChangePerson(Act, tag="change_person"):
    """A name, code or contact was wrong."""

    person: Number
    name: Name
    member: Short = ""
    contact: Short = ""
    surname: Short = ""
    given: Short = ""
    club: Short = ""


@becomes("person_erased")
class ErasePerson(Act, tag="erase_person"):
    """Name, contact and links of somebody are erased for good."""

    person: Number
    confirmed: bool = False


@event("ban_noted")
class NoteBan(Act, tag="note_ban"):
    """The publisher has banned somebody."""


@becomes("registration_closed", adds=("promise",))
class CloseRegistration(Act, tag="close_registration"):
    """The promise of all seeds is shown."""


@event("registration_reopened")
class ReopenRegistration(Act, tag="reopen_registration"):
    """For late entries, before round 1 is seated."""


# --------------------------------------------------------------------- derogations


@event("derogation_taken", value=0)
class Derogate(Act, tag="derogate"):
    """Make use of a derogation; `value`: rounds or minutes."""

    confirmed: bool = False


@event("derogation_approved")
class ApproveDerogation(Act, tag="approve_derogation"):
    """The publisher has approved it, under this reference."""


@event("derogation_announced")
class AnnounceDerogation(Act, tag="announce_derogation"):
    """The players were told."""


@event("derogation_agreed")
class AgreeDerogation(Act, tag="agree_derogation"):
    """Who agreed to what begins midway."""


@event("left_official")
class LeaveOfficial(Act, tag="leave_official"):
    """Leave the official rules, for good."""

    confirmed: bool = False


@event("stopped")
class StopTournament(Act, tag="stop_tournament"):
    """It cannot go on."""

    confirmed: bool = False


# -------------------------------------------------------------------------- rounds


@becomes("round_drawn", adds=("round", "active", "tables", "algorithm", "link"))
class DrawRound(Act, tag="draw_round"):
    """Draw the next round with the hall's number; `confirmed`: somebody is Sheriff again."""

    hall: Hall
    confirmed: bool = False


@becomes("round_by_hand", adds=("round", "active"))
class SeatByHand(Act, tag="seat_by_hand"):
    """Tables set by the referee: only outside the official rules."""

    tables: Annotated[
        tuple[Annotated[tuple[Number, ...], Meta(max_length=7)], ...], Meta(max_length=40)
    ]
    reason: Reason
    confirmed: bool = False


@becomes("draw_voided", adds=("round",))
class VoidDraw(Act, tag="void_draw"):
    """Take the last draw back, before any game of it has started."""

    reason: Reason
    confirmed: bool = False


@event("table_moved")
class MoveTable(Act, tag="move_table"):
    """A table begins its auction, begins to play, has finished."""


@becomes("table_moved", adds=("table", "status"))
class StartGames(Act, tag="start_games"):
    """At every table of the round where nothing else is still to begin, the game begins."""

    round: Small


@becomes("auction_begun")
class BeginAuction(AtTable, tag="begin_auction"):
    """An auction on phones; without characters the desk reveals them by chance."""

    characters: Annotated[tuple[Word, ...], Meta(max_length=8)] = ()


@becomes("table_housed", "auction_begun", "characters_offered", adds=("characters",))
class HouseTable(AtTable, tag="house_table"):
    """A table of the last round is played in the house: its auction, or its choice, begins.

    `chat` and `spectators` are what the referee allows there.
    """

    clock: ClockName = "relaxed"
    chat: bool = False
    spectators: bool = False


@event("auction_moved", character="", price=0)
class MoveAuction(Act, tag="move_auction"):
    """A referee moves for a player."""


@becomes("characters_offered")
class OfferCharacters(AtTable, tag="offer_characters"):
    """Without auction: two characters each; without a list by chance."""

    characters: Annotated[tuple[Word, ...], Meta(max_length=14)] = ()


@event("character_chosen")
class ChooseCharacter(Act, tag="choose_character"):
    """A referee chooses for a player."""


@event("reshuffled")
class Reshuffle(Act, tag="reshuffle"):
    """A box of the sheet is ticked; the third one calls high noon."""


@event("noon_called")
class CallNoon(Act, tag="call_noon"):
    """High noon at a table."""


@becomes("sheet_entered", "sheet_corrected")
class FileSheet(AtTable, tag="file_sheet"):
    """A sheet, over the version that was seen; 0: the first. Over another a reason is needed."""

    version: Small
    sheet: SheetDraft
    reason: Text = ""


@becomes("sheet_verified", "sheet_checked", adds=("typed_again",))
class VerifySheet(AtTable, tag="verify_sheet"):
    """Compared by another referee; typed a second time: then with the sheet; or read aloud: then
    with the lines that were ticked, seats from 1 and 0 for how it ended."""

    version: Small
    sheet: SheetDraft | None = None
    how: Literal["", "second_person", "typed_again", "read_aloud"] = ""
    ticked: Annotated[tuple[Small, ...], Meta(max_length=8)] = ()


@becomes()
class ErasePhoto(AtTable, tag="erase_photo"):
    """The photo of a sheet is erased for good; its hash stays in the log and says nothing."""

    confirmed: bool = False


@event("overspend_judged", note="")
class JudgeOverspend(Act, tag="judge_overspend"):
    """Was an overspend intentional?"""


# ------------------------------------------------------------------------- players


@event("withdrew", no_show=False, note="")
class Withdraw(Act, tag="withdraw"):
    """A player leaves the tournament."""

    confirmed: bool = False


@event("withdrawal_revoked")
class RevokeWithdrawal(Act, tag="revoke_withdrawal"):
    """It was somebody else; until the next round is drawn."""


@event("warned", note="")
class Warn(Act, tag="warn"):
    """A warning; the second one expels, and needs to be confirmed."""

    player: Number
    confirmed: bool = False


@event("warning_revoked")
class RevokeWarning(Act, tag="revoke_warning"):
    """The warning, by its event, was somebody else's."""


@event("expelled", note="")
class Expel(Act, tag="expel"):
    """A player is put out."""

    confirmed: bool = False


@event("announced")
class Announce(Act, tag="announce"):
    """Tell everybody something."""


@becomes("regulation_given", adds=("digest",))
class GiveRegulation(Act, tag="give_regulation"):
    """Show everybody where the regulation of the season is; "": none any more.

    As a file, it has a route of its own.
    """

    address: Annotated[str, Meta(max_length=500)]


# ------------------------------------------------------------- standings, duels, the end


@becomes("published", adds=("lots", "link"))
class Publish(Act, tag="publish"):
    """Validate the standings and make them public."""

    hall: Hall
    confirmed: bool = False


@becomes("duels_begun", adds=("qualified",))
class BeginDuels(Act, tag="begin_duels"):
    """The first four, or eight, of the standings of now; it is not redrawn."""

    confirmed: bool = False


@becomes("sides_drawn", adds=("law", "link"))
class DrawSides(Act, tag="draw_sides"):
    """Who plays the Law in a duel."""

    duel: DuelName
    hall: Hall


@becomes("duel_housed")
class HouseDuel(Act, tag="house_duel"):
    """A duel whose sides are drawn is played in the house."""

    duel: DuelName
    chat: bool = False
    spectators: bool = False


@event("duel_won", how="played")
class WinDuel(Act, tag="win_duel"):
    """Somebody has won."""


@event("duel_corrected")
class CorrectDuel(Act, tag="correct_duel"):
    """A result was typed wrongly."""


@event("third_skipped")
class SkipThird(Act, tag="skip_third"):
    """The duel for the third place is not played."""

    confirmed: bool = False


@event("closed")
class CloseTournament(Act, tag="close_tournament"):
    """Everything is decided."""

    confirmed: bool = False


@event("sent")
class MarkSent(Act, tag="mark_sent"):
    """The report has gone to the publisher; after this nothing can be added."""

    confirmed: bool = False


#: What those in office may do, each what is theirs (`tournament/log/offices.py`).
DeskAct: TypeAlias = (
    NameOfficer
    | RevokeOfficer
    | GiveTables
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
    | GiveRegulation
    | Publish
    | BeginDuels
    | DrawSides
    | HouseDuel
    | PressClock
    | LendClock
    | TakeClockBack
    | SetClock
    | WinDuel
    | CorrectDuel
    | SkipThird
    | CloseTournament
    | MarkSent
    | WithdrawDerogation
    | PublishEdition
    | ReopenTournament
    | SetTableBack
    | StartGames
    | DoorAct
    | KeyAct
)
#: What a player may do.
PhoneAct: TypeAlias = CallReferee | WithdrawCall | Bid | Choose | CheckMyselfIn | ConfirmSheet
