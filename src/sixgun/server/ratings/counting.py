"""Which games count, and what is written of them: in one transaction with the end of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from logging import WARNING
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, func, select
from sqlalchemy.dialects.sqlite import insert

from ..logs import note
from ..store import schema
from ..store.errors import RowDamaged
from ..store.rows import SavedSeat, checked
from ..store.writer import Procedure
from .reckoning import Rating, can_be_reckoned, is_duel, reckoned, side_of

if TYPE_CHECKING:
    from ..tables.playing import Play

#: The rating of all games for many together, and that of duels; the others are called by a role.
OVERALL, DUELS = "", "duel"
#: In the ledger, all ratings by role together.
BY_ROLE = "role"
#: Moves that no person made.
BY_BOTS = ("bot", "substitute")
#: Whoever leaves a game for many has not played it to the end; in a duel he has given up.
LEFT = "leave"


class SavedRating(Struct):
    """A rating as it is kept; figures that nobody reckons are damage."""

    person: str
    role: str
    mu: Annotated[float, Meta(ge=-1e3, le=1e3)]
    sigma: Annotated[float, Meta(gt=0, le=1e2)]
    games: Annotated[int, Meta(ge=0)]


class _Result(NamedTuple):
    """A game, and what was before it: how often each side had won, what was gained in excess."""

    roles: Sequence[str]
    winners: Sequence[int]
    wins: Mapping[str, int]
    surplus: float


class _Ledger(Struct):
    """What the house has seen: wins of sides by number of players, what was gained in excess."""

    wins: dict[Annotated[int, Meta(ge=2, le=8)], dict[str, Annotated[int, Meta(ge=0)]]] = {}
    surplus: dict[str, Annotated[float, Meta(ge=-1e6, le=1e6)]] = {}


def is_rated(play: Play, seatings: Sequence[SavedSeat]) -> bool:
    """Did people, and nobody but people, play this game from the deal to the end?"""
    state = play.table.state
    if not state.among_people or state.scenario or state.commission is not None:
        return False
    if state.hurried is not None or any(seat.by_bot or not seat.person for seat in seatings):
        return False
    if len({seat.person for seat in seatings}) < len(seatings):
        return False
    return can_be_reckoned([seat.role for seat in seatings], _winners(seatings))


def _winners(seatings: Sequence[SavedSeat]) -> list[int]:
    return [seat for seat, each in enumerate(seatings) if each.won]


def rating(game_id: str, seatings: Sequence[SavedSeat]) -> Procedure:
    """What a game changes, to be written after its end, and with it or not at all."""
    roles = [each.role for each in seatings]
    people = [each.person or "" for each in seatings]
    kinds = {OVERALL: [OVERALL] * len(roles), BY_ROLE: roles}
    if is_duel(roles):
        kinds = {DUELS: [DUELS] * len(roles)}

    def rate(connection: Connection) -> None:
        if _has_strangers(connection, people) or _has_bots(connection, game_id, is_duel(roles)):
            return
        ledger, winners = _ledger(connection), _winners(seatings)
        wins = ledger.wins.setdefault(len(roles), {})
        for kind, names in kinds.items():
            seen = _Result(roles, winners, wins, ledger.surplus.get(kind, 0.0))
            ledger.surplus[kind] = _rate(connection, people, names, seen)
        side = side_of(roles[winners[0]], len(roles))
        wins[side] = wins.get(side, 0) + 1
        _write_ledger(connection, ledger)

    return Procedure(rate)


def _has_strangers(connection: Connection, people: Sequence[str]) -> bool:
    """Has somebody been forgotten meanwhile?"""
    known = schema.people.c
    found = select(func.count()).where(known.id.in_(people), known.forgotten.is_(False))
    return connection.scalar(found) != len(people)


def _has_bots(connection: Connection, game_id: str, duel: bool) -> bool:
    """Has anything in this game been done by a bot, or did somebody leave it?"""
    moves, kinds = schema.moves.c, BY_BOTS if duel else (*BY_BOTS, LEFT)
    found = select(moves.number).where(moves.game_id == game_id, moves.kind.in_(kinds)).limit(1)
    return connection.execute(found).first() is not None


def _rate(
    connection: Connection,
    people: Sequence[str],
    names: Sequence[str],
    result: _Result,
) -> float:
    """One rating of everybody. Whose is damaged plays as a newcomer, and it stays as it is."""
    before = [_rating_of(connection, *key) for key in zip(people, names, strict=True)]
    after, surplus = reckoned([each or Rating() for each in before], *result)
    for person, name, old, new in zip(people, names, before, after, strict=True):
        if old is not None:
            connection.execute(_KEEP, {"person": person, "role": name, **new._asdict()})
    return surplus


def _rating_of(connection: Connection, person: str, role: str) -> Rating | None:
    """What is kept; nothing yet is a newcomer's, None is damaged."""
    ratings = schema.ratings
    mine = (ratings.c.person == person, ratings.c.role == role)
    row = connection.execute(select(ratings).where(*mine)).first()
    if row is None:
        return Rating()
    try:
        saved = checked(SavedRating, row, person)
    except RowDamaged as error:
        note("a rating is damaged", WARNING, person=person, role=role, why=str(error))
        return None
    return Rating(saved.mu, saved.sigma, saved.games)


_NEW = insert(schema.ratings)
_KEEP = _NEW.on_conflict_do_update(
    index_elements=["person", "role"],
    set_={name: _NEW.excluded[name] for name in ("mu", "sigma", "games")},
)

#: Under which name the house remembers its ledger.
_LEDGER = "ratings"
_VALUE = insert(schema.house)
_KEEP_VALUE = _VALUE.on_conflict_do_update(
    index_elements=["key"], set_={"value": _VALUE.excluded.value}
)


def _ledger(connection: Connection) -> _Ledger:
    """What the house has seen; what cannot be read is begun anew."""
    house = schema.house.c
    text = connection.scalar(select(house.value).where(house.key == _LEDGER))
    try:
        return msgspec.json.decode("{}" if text is None else text, type=_Ledger)
    except (msgspec.DecodeError, TypeError, UnicodeDecodeError) as error:
        note("the ledger of ratings is damaged", WARNING, why=str(error))
        return _Ledger()


def _write_ledger(connection: Connection, ledger: _Ledger) -> None:
    text = msgspec.json.encode(ledger).decode()
    connection.execute(_KEEP_VALUE, {"key": _LEDGER, "value": text})
