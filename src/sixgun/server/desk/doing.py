"""Acts become events: what a referee or a player does, written by the rules of the tournament.

Everything here runs one act after another and may wait for the disk.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import SystemRandom
from secrets import token_bytes, token_hex
from typing import Any

import msgspec

from ...tournament.log.chain import Event
from ...tournament.log.dice import Dice
from ...tournament.log.errors import Refused
from ...tournament.log.filing import allowed_characters
from ...tournament.log.kinds import READ_ALOUD, SECOND_PERSON, TYPED_AGAIN, VERSION
from ...tournament.log.offices import SHEETS, sight_of
from ...tournament.log.people import Person
from ...tournament.log.seating import games_to_start
from ...tournament.log.state import PLAYING, Call, RoundTable, Tournament
from ...tournament.regulation.conduct import WARNINGS
from ...tournament.regulation.deal import reveal_characters
from ...tournament.regulation.rounds import MAXIMUM_PLAYERS
from ...tournament.regulation.sheet import Sheet, differences
from ...tournament.seasons.sanctions import ORGANIZER
from ..front.interfaces import NotConfirmed, NotLetIn, NotPossible, NotThere, Overtaken, TooLarge
from ..minds.roster import HOUSE_BOTS, bot_name
from . import acts, answers, hall_acts
from .deriving import PLAIN, Act
from .door.acts import CheckMyselfIn
from .evidence.acts import ConfirmSheet
from .evidence.signing import check_confirmation, prepare
from .explaining import draw_shown, is_complete, sheet_typed, unjudged
from .hall_acts import WithdrawCall
from .keys import Holder, Keys
from .lists import clean, is_name
from .rights import Right, check_act, check_right
from .seasons.register import Seasons, day_of
from .showing import sheet_shown
from .store import StoredDesk, TournamentFolder

BARRED = "refused-barred"
#: Of all photos of one tournament, in bytes.
QUOTA = 500_000_000


class SheetDiffers(Exception):
    """A sheet is not what it was thought to be; what it is, is shown."""

    def __init__(self, reason: Refused | NotLetIn, shown: answers.SheetConflict) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.shown = shown


@dataclass(slots=True)
class ActOutcome:
    """What an act leaves behind besides its events."""

    person: str = ""
    link: Holder | None = None  # somebody gets a link; `secret` is what stands in it
    secret: str = ""
    shut_out: list[Holder] = field(default_factory=list)


class Turn:
    """One person at the desk, at one moment."""

    has_house = False  # can tables be played in the house?

    def __init__(
        self, store: TournamentFolder, ledger: StoredDesk, keys: Keys, by: str, at: int
    ) -> None:
        self.store = store
        self.ledger = ledger
        self.keys = keys
        self.by = by
        self.at = at

    @property
    def tournament(self) -> Tournament:
        return self.ledger.tournament

    def note(self, kind: str, **data: Any) -> Event:
        prepare(self.store.signing_file, self.ledger, self.by, kind, data)
        return self.ledger.note(kind, self.by, self.at, **data)

    def link(self) -> str:
        """The next link of the promise."""
        return self.store.link(self.ledger.links_opened + 1)

    def give_link(self, holder: Holder) -> ActOutcome:
        return ActOutcome(holder.person, holder, self.keys.new_link(holder), [holder])


Doer = Callable[[Turn, Any], ActOutcome | None]
DOERS: dict[type[Act], Doer] = {}

#: What stands after the names of bots.
BOT_MARK = " (bot)"


def do(turn: Turn, act: Act) -> ActOutcome:
    """Do what somebody in office asks for, if it is of his office."""
    check_act(turn.tournament, turn.by, act)
    check_confirmed(turn, act)
    kind = PLAIN.get(type(act))
    if kind is not None:
        turn.note(kind, **plain_data(act))
        return ActOutcome()
    return DOERS[type(act)](turn, act) or ActOutcome()


def doer(act: type[Act]) -> Callable[[Doer], Doer]:
    """Registers the function that does an act."""

    def registered(function: Doer) -> Doer:
        DOERS[act] = function
        return function

    return registered


def plain_data(act: Act) -> dict[str, Any]:
    """The fields of an act as an event holds them; a text is one line."""
    found = msgspec.structs.asdict(act)
    found.pop("confirmed", None)
    return {
        name: one_line(value) if isinstance(value, str) else value for name, value in found.items()
    }


def one_line(text: str) -> str:
    """A text as an event holds it; of blanks alone nothing is left, and the log refuses that."""
    return " ".join(text.split())


def check_confirmed(turn: Turn, act: Act) -> None:
    """What cannot be taken back is asked for twice."""
    if getattr(act, "confirmed", True) or not _is_grave(turn, act):
        return
    open_questions = len(unjudged(turn.tournament)) if isinstance(act, acts.Publish) else 0
    if open_questions:
        raise NotConfirmed("desk-confirm-overspends", count=open_questions)
    raise NotConfirmed("desk-confirm")


def _is_grave(turn: Turn, act: Act) -> bool:
    if isinstance(act, acts.Warn):
        player = turn.tournament.players.get(act.player)
        return player is not None and len(player.warnings) + 1 >= WARNINGS
    if isinstance(act, acts.DrawRound):
        return bool(draw_shown(turn.tournament).sheriffs_again)
    if isinstance(act, acts.Derogate):
        return turn.tournament.version >= 2
    return True


# ----------------------------------------------------------------- the beginning


def begin(turn: Turn, asked: acts.NewTournament) -> tuple[str, ...]:
    """The first events: who organizes, who judges; the numbers of those in office."""
    turn.by, mark = turn.store.add_person(clean(asked.organizer))
    turn.note("created", **_about(asked))
    turn.note("person_named", person=turn.by, role="organizer", digest=mark)
    officers = [turn.by]
    for name in asked.referees:
        person, digest = turn.store.add_person(clean(name))
        turn.note("person_named", person=person, role="referee", digest=digest)
        officers.append(person)
    turn.note("registration_opened")
    return tuple(dict.fromkeys(officers))


def check_new(seasons: Seasons, asked: acts.NewTournament, at: int) -> None:
    """Names, and T-156: before anything of a new tournament is written."""
    officers = (asked.organizer, *asked.referees)
    if not is_name(clean(asked.name)):
        raise NotPossible("desk-tournament-name")
    if not all(is_name(clean(name)) for name in officers):
        raise NotPossible("desk-officer-name")
    for name in officers:
        seasons.check(Person(clean(name)), ORGANIZER, day_of(at))


def _about(asked: acts.NewTournament) -> dict[str, Any]:
    return {
        "name": clean(asked.name),
        "place": clean(asked.place),
        "season": clean(asked.season),
        "official": asked.official,
        "reading": asked.reading,
        "practice": asked.practice,
        "nonce": token_hex(32),
        "version": VERSION,
    }


# -------------------------------------------------------------------- people


def person_for(turn: Turn, act: Any) -> tuple[str, str, bool]:
    """The number and hash of a person, and whether nobody knew the person before.

    A namesake is somebody else than any player of that name; those in office are told apart by
    their codes alone (T-150).
    """
    if not is_name(clean(act.name)):
        raise NotPossible("desk-name")
    before, tournament = turn.store.people(), turn.tournament
    office = {*tournament.referees, *tournament.organizers}
    apart = set(tournament.players) - office if getattr(act, "namesake", False) else ()
    number, digest = turn.store.add_person(*_cells(act), apart=apart, **_parts(act))
    return number, digest, number not in before


def _cells(act: Any) -> tuple[str, str, str]:
    return clean(act.name), clean(act.member), clean(act.contact)


def _parts(act: Any) -> dict[str, str]:
    """What is said about a person besides."""
    return {name: clean(getattr(act, name)) for name in ("surname", "given", "club")}


def noted_person(turn: Turn, kind: str, act: Any, *, by_self: bool = False, **data: Any) -> str:
    """An event about somebody; if it is refused, a name that was new is forgotten again."""
    number, digest, is_new = person_for(turn, act)
    by = number if by_self else turn.by
    try:
        turn.ledger.note(kind, by, turn.at, person=number, digest=digest, **data)
    except Exception:
        if is_new:
            turn.store.erase_person(number)
        raise
    return number


@doer(acts.NameOfficer)
def name_officer(turn: Turn, act: acts.NameOfficer) -> ActOutcome:
    number = noted_person(turn, "person_named", act, role=act.role)
    return turn.give_link(Holder("desk", number))


@doer(acts.RevokeOfficer)
def revoke_officer(turn: Turn, act: acts.RevokeOfficer) -> ActOutcome:
    turn.note("person_revoked", **plain_data(act))
    holder = Holder("desk", act.person)
    if act.person in turn.tournament.officers:
        return ActOutcome()  # still in another office
    turn.keys.revoke(holder)
    return ActOutcome(shut_out=[holder])


@doer(acts.Register)
def register(turn: Turn, act: acts.Register) -> ActOutcome:
    return ActOutcome(noted_person(turn, "registered", act))


def register_oneself(turn: Turn, asked: acts.RegisterMyself) -> ActOutcome:
    """Self-service: the event is the player's own, and so is the link."""
    tournament = turn.tournament
    if tournament.registration != "open":  # before a name is written down
        raise Refused("registration-not-open")
    full = len(tournament.players) >= MAXIMUM_PLAYERS or not tournament.has_place
    if full and (tournament.version < 2 or len(tournament.waiting) >= MAXIMUM_PLAYERS):
        raise Refused("full", most=MAXIMUM_PLAYERS)
    try:
        kind = "waiting_added" if full else "registered"
        number = noted_person(turn, kind, asked, by_self=True)
    except Refused as error:
        if error.words[0] == BARRED:  # anybody can type any name: the reason is nobody's business
            raise NotPossible("desk-ask-referee") from error
        raise
    return turn.give_link(Holder("phone", number))


@doer(acts.SeatBots)
def seat_bots(turn: Turn, act: acts.SeatBots) -> None:
    """Bots are players like others, under names that say what they are."""
    if act.bot not in HOUSE_BOTS:
        raise NotPossible("refusal-no-such-bot", bot=act.bot)
    if not turn.tournament.is_practice:  # before a name is written down
        raise Refused("bots-need-practice")
    taken = {person.name for person in turn.store.people().values()}
    for _ in range(act.count):
        name = bot_name(taken, SystemRandom())
        taken.add(name)
        number = noted_person(turn, "registered", acts.Register(f"{name}{BOT_MARK}"))
        turn.note("bot_seated", person=number, bot=act.bot)


@doer(acts.Unregister)
def unregister(turn: Turn, act: acts.Unregister) -> ActOutcome:
    turn.note("unregistered", **plain_data(act))
    holder = Holder("phone", act.person)
    turn.keys.revoke(holder)
    return ActOutcome(shut_out=[holder])


@doer(acts.ChangePerson)
def change_person(turn: Turn, act: acts.ChangePerson) -> ActOutcome:
    """If it is refused, the name and salt that the log vouches for are there again."""
    tournament = turn.tournament
    known = {*tournament.players, *tournament.officers, *tournament.waiting}
    before = turn.store.people().get(act.person)
    if act.person not in known or before is None:
        raise Refused("no-such-player", player=act.person)
    if not is_name(clean(act.name)):
        raise NotPossible("desk-name")
    digest = turn.store.change_person(act.person, *_cells(act), **_parts(act))
    try:
        turn.note("person_changed", person=act.person, digest=digest)
    except Exception:
        turn.store.put_back(act.person, before)
        raise
    return ActOutcome(act.person)


@doer(acts.ErasePerson)
def erase_person(turn: Turn, act: acts.ErasePerson) -> ActOutcome:
    turn.note("person_erased", person=act.person)
    turn.store.erase_person(act.person)
    in_office = turn.tournament.officers
    holders = [Holder("phone", act.person)]
    if act.person not in in_office:
        holders.append(Holder("desk", act.person))
    for holder in holders:
        turn.keys.revoke(holder)
    return ActOutcome(shut_out=holders)


@doer(acts.CloseRegistration)
def close_registration(turn: Turn, act: acts.CloseRegistration) -> ActOutcome:
    first = not turn.tournament.promise
    turn.note("registration_closed", promise=turn.store.link(0) if first else None)
    holder = Holder("register")
    turn.keys.revoke(holder)
    return ActOutcome(shut_out=[holder])


# -------------------------------------------------------------------- rounds


@doer(acts.DrawRound)
def draw_round(turn: Turn, act: acts.DrawRound) -> None:
    turn.ledger.draw(turn.by, turn.at, turn.link(), one_line(act.hall), confirmed=act.confirmed)


@doer(acts.SeatByHand)
def seat_by_hand(turn: Turn, act: acts.SeatByHand) -> None:
    turn.note(
        "round_by_hand",
        round=len(turn.tournament.rounds) + 1,
        active=turn.tournament.active,
        tables=[list(table) for table in act.tables],
        reason=one_line(act.reason),
    )


@doer(acts.VoidDraw)
def void_draw(turn: Turn, act: acts.VoidDraw) -> None:
    number = max(1, len(turn.tournament.rounds))
    turn.note("draw_voided", round=number, reason=one_line(act.reason))


@doer(acts.StartGames)
def start_games(turn: Turn, act: acts.StartGames) -> None:
    for place in games_to_start(turn.tournament, act.round, turn.by):
        turn.note("table_moved", round=act.round, table=place, status=PLAYING)


@doer(acts.HouseTable)
def house_table(turn: Turn, act: acts.HouseTable) -> None:
    """The table is the house's from now on; there the auction or the choice begins."""
    if not turn.has_house:
        raise NotPossible("desk-no-tables")
    turn.note("table_housed", **plain_data(act))
    if turn.tournament.no_longer_auctioned(act.round):
        offer_characters(turn, acts.OfferCharacters(act.round, act.table))
    else:
        begin_auction(turn, acts.BeginAuction(act.round, act.table))


@doer(acts.HouseDuel)
def house_duel(turn: Turn, act: acts.HouseDuel) -> None:
    """A duel is the house's: there both players choose their characters and play."""
    if not turn.has_house:
        raise NotPossible("desk-no-tables")
    turn.note("duel_housed", **plain_data(act))


@doer(acts.BeginAuction)
def begin_auction(turn: Turn, act: acts.BeginAuction) -> None:
    size = len(turn.tournament.table(act.round, act.table).players)
    dice = Dice(token_bytes(32))
    pool = allowed_characters(turn.tournament)
    revealed = act.characters or reveal_characters(size, pool, dice)
    turn.note("auction_begun", round=act.round, table=act.table, characters=revealed)


@doer(acts.OfferCharacters)
def offer_characters(turn: Turn, act: acts.OfferCharacters) -> None:
    size = len(turn.tournament.table(act.round, act.table).players)
    pool = allowed_characters(turn.tournament)
    offered = act.characters or tuple(Dice(token_bytes(32)).sample(pool, 2 * size))
    turn.note("characters_offered", round=act.round, table=act.table, characters=offered)


# -------------------------------------------------------------------- sheets


@doer(acts.FileSheet)
def file_sheet(turn: Turn, act: acts.FileSheet) -> None:
    """Over the version that was seen; whoever comes second is shown what the first one filed."""
    sheet = _whole_sheet(turn, act)
    _check_version(turn, act, sheet)
    if not act.version:
        turn.ledger.enter(turn.by, turn.at, act.round, act.table, sheet)
        return
    reason = one_line(act.reason)
    if not reason:
        raise NotPossible("desk-reason")
    turn.ledger.correct(turn.by, turn.at, act.round, act.table, sheet, reason)


@doer(acts.VerifySheet)
def verify_sheet(turn: Turn, act: acts.VerifySheet) -> None:
    """By another referee, by typing it again: then both must agree; or by reading it aloud.

    What is verified already is not written down a second time.
    """
    table = turn.tournament.table(act.round, act.table)
    if not table.versions:
        raise Refused("no-sheet", table=act.table)
    typed = _whole_sheet(turn, act) if act.sheet is not None else None
    _check_version(turn, act, typed)
    if typed is not None and table.sheet is not None and differences(table.sheet, typed):
        raise _conflict(turn, act, Overtaken("desk-sheet-differs"), typed)
    how = _how_verified(turn, act, table)
    if turn.tournament.version < 2 or not table.is_verified:
        turn.ledger.verify(turn.by, turn.at, act.round, act.table, how)


def _how_verified(turn: Turn, act: acts.VerifySheet, table: RoundTable) -> str:
    if turn.tournament.version < 2:
        if act.how == READ_ALOUD:
            raise Refused("of-later-version", version=turn.tournament.version)
        same = table.versions[-1].by == turn.by
        return TYPED_AGAIN if act.sheet is not None and same else SECOND_PERSON
    if act.sheet is not None:
        return TYPED_AGAIN
    if act.how == TYPED_AGAIN:
        raise NotPossible("desk-sheet-incomplete")
    if act.how != READ_ALOUD:
        return SECOND_PERSON
    if set(act.ticked) != set(range(len(table.players) + 1)):
        raise NotPossible("desk-lines-unticked")
    return READ_ALOUD


def add_photo(
    turn: Turn, number: int, place: int, photo: bytes, *, confirmed: bool = False
) -> ActOutcome:
    """A photo of a sheet that was written anew (`photos`); the log gets its hash.

    If another sheet has the very same picture, one of the two is wrong: that is asked about.
    """
    check_right(turn.tournament, turn.by, Right("desk", kind="photo_added"), place)
    same = _sheets_with(turn, photo) if turn.tournament.version >= 2 else []
    if (number, place) in same:
        return ActOutcome()  # it is there already
    if same and not confirmed:
        raise NotConfirmed("desk-photo-same", round=same[0][0], table=same[0][1])
    if turn.store.photos_size() + len(photo) > QUOTA:
        raise TooLarge("desk-photos-full")
    turn.tournament.table(number, place)
    mark = turn.store.add_photo(photo)
    try:
        turn.note("photo_added", round=number, table=place, digest=mark)
    except Exception:
        turn.store.erase_photo(mark)
        raise
    return ActOutcome()


def _sheets_with(turn: Turn, photo: bytes) -> list[tuple[int, int]]:
    """The sheets, by round and table, that this very picture was kept for."""
    marks = set(turn.store.photos_like(photo))
    return [
        (each.number, place)
        for each in turn.tournament.rounds
        for place, table in enumerate(each.tables, 1)
        if table.photo in marks
    ]


@doer(acts.ErasePhoto)
def erase_photo(turn: Turn, act: acts.ErasePhoto) -> None:
    mark = turn.tournament.table(act.round, act.table).photo
    if not mark or turn.store.photo(mark) is None:
        raise NotThere("desk-photo-missing")
    turn.store.erase_photo(mark)


def _whole_sheet(turn: Turn, act: acts.FileSheet | acts.VerifySheet) -> Sheet:
    size = len(turn.tournament.table(act.round, act.table).players)
    if act.sheet is None or not is_complete(act.sheet, size):
        raise NotPossible("desk-sheet-incomplete")
    return sheet_typed(act.sheet)


def _check_version(turn: Turn, act: acts.FileSheet | acts.VerifySheet, typed: Sheet | None) -> None:
    count = len(turn.tournament.table(act.round, act.table).versions)
    if act.version != count and count:
        raise _conflict(turn, act, Refused("sheet-changed", version=count), typed)


def _conflict(
    turn: Turn,
    act: acts.FileSheet | acts.VerifySheet,
    reason: Refused | NotLetIn,
    typed: Sheet | None,
) -> Exception:
    """What is there is shown to who may see it; to a referee who plays only that it differs."""
    if not sight_of(turn.tournament, turn.by).sees(SHEETS, act.table):
        return reason
    there = turn.tournament.table(act.round, act.table).versions
    last = there[-1]
    differs = tuple(differences(last.sheet, typed)) if typed else ()
    shown = answers.SheetConflict(len(there), last.by, sheet_shown(last.sheet), differs)
    return SheetDiffers(reason, shown)


# -------------------------------------------------------- standings and duels


@doer(acts.Publish)
def publish(turn: Turn, act: acts.Publish) -> None:
    turn.ledger.publish(turn.by, turn.at, turn.link(), one_line(act.hall))


@doer(acts.BeginDuels)
def begin_duels(turn: Turn, act: acts.BeginDuels) -> None:
    turn.ledger.begin_duels(turn.by, turn.at)


@doer(acts.DrawSides)
def draw_sides(turn: Turn, act: acts.DrawSides) -> None:
    turn.ledger.draw_sides(turn.by, turn.at, act.duel, turn.link(), one_line(act.hall))


# ------------------------------------------------------------- a player's phone


def do_as_player(turn: Turn, act: Act) -> ActOutcome:
    """What a player does, at the door or at the own table of the last round."""
    if isinstance(act, CheckMyselfIn):
        turn.note("checked_in", person=turn.by)
        return ActOutcome()
    place, seat = own_seat(turn.tournament, turn.by)
    where = {"round": len(turn.tournament.rounds), "table": place}
    data = plain_data(act)
    match act:
        case hall_acts.CallReferee():
            if not any(_is_mine(turn, call, place) for call in turn.tournament.calls):
                turn.note("referee_called", **where, **data)  # else the referee is on the way
        case WithdrawCall():
            turn.note("call_withdrawn", **data)
        case hall_acts.Bid():
            turn.note("auction_moved", **where, seat=seat, **data)
        case ConfirmSheet():
            check_confirmation(turn.tournament, turn.ledger, data)
            turn.note("sheet_confirmed", **data)
        case hall_acts.Choose():
            turn.note("character_chosen", **where, seat=seat, **data)
        case _:
            raise NotImplementedError(f"nobody does {type(act).__name__} for a player")
    return ActOutcome()


def _is_mine(turn: Turn, call: Call, place: int) -> bool:
    here = (call.round, call.table) == (len(turn.tournament.rounds), place)
    return here and call.by == turn.by


def own_seat(tournament: Tournament, player: str) -> tuple[int, int]:
    """Table and seat of a player in the last round, from 1."""
    tables = tournament.rounds[-1].tables if tournament.rounds else ()
    for place, table in enumerate(tables, 1):
        if player in table.players:
            return place, table.players.index(player) + 1
    raise NotPossible("desk-no-seat")
