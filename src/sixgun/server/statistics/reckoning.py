"""What somebody's games come to. No I/O."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta

from msgspec import Struct

from ...engine.victory import SIDES
from .looking_back import Companion, LookedAt

#: An evening goes on after midnight: a day begins at this hour.
DAY_BEGINS = timedelta(hours=6)
#: So many people are told, those with most games in common first.
COMPANY = 100
#: So many games are shown one by one.
LAST_GAMES = 60


class WinCount(Struct):
    """So many games, and so many of them won."""

    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += won


class Month(Struct):
    """What was played in a month, such as 2026-11: by role, and by character."""

    month: str
    roles: dict[str, WinCount]
    characters: dict[str, WinCount]


class Companionship(Struct):
    """How it went with somebody: on one side with him, and against him."""

    name: str
    together: WinCount
    against: WinCount


class Streak(Struct):
    """So many in a row, from one day to another; none: both are empty."""

    length: int = 0
    first: str = ""
    last: str = ""


class Streaks(Struct):
    """The longest rows, and those that go on: of games won, and of days with a game."""

    wins: Streak
    wins_now: int
    days: Streak


class LastGame(Struct):
    """One of the last games."""

    day: str
    role: str
    character: str
    won: bool


class Looks(Struct):
    """Everything that somebody's own page shows of his games."""

    games: int
    wins: int
    at_most: int  # so many games are looked at, the latest
    months: list[Month]
    company: list[Companionship]
    streaks: Streaks
    last: list[LastGame]


def looks(games: Sequence[LookedAt], minutes: int, at_most: int) -> Looks:
    """What these games, the oldest first, come to for who lives so far from Greenwich."""

    def day_of(game: LookedAt) -> date:
        return local(game, minutes, DAY_BEGINS).date()

    return Looks(
        games=len(games),
        wins=sum(game.is_won for game in games),
        at_most=at_most,
        months=_months(games, minutes),
        company=_company(games),
        streaks=_streaks(games, day_of),
        last=[
            LastGame(day_of(game).isoformat(), game.role, game.character, game.is_won)
            for game in games[-LAST_GAMES:]
        ],
    )


def local(game: LookedAt, minutes: int, less: timedelta = timedelta()) -> datetime:
    """When a game ended, by the clock on that wall."""
    return datetime.fromtimestamp(game.ended, UTC) + timedelta(minutes=minutes) - less


def are_together(game: LookedAt, other: Companion) -> bool:
    """Do two win together? With three players, and among Renegades, nobody does."""
    if game.players <= 3:
        return False
    return any({game.role, other.role} <= {*roles} for roles in _ALLIES)


_ALLIES = [roles for side, roles in SIDES.items() if side != "renegade"]


def _months(games: Sequence[LookedAt], minutes: int) -> list[Month]:
    found: dict[str, Month] = {}
    for game in games:
        name = local(game, minutes, DAY_BEGINS).strftime("%Y-%m")
        month = found.setdefault(name, Month(name, {}, {}))
        month.roles.setdefault(game.role, WinCount()).add(game.is_won)
        month.characters.setdefault(game.character, WinCount()).add(game.is_won)
    return [found[name] for name in sorted(found)]


def _company(games: Sequence[LookedAt]) -> list[Companionship]:
    """With whom, and against whom: by the name that each had last. What a bot has finished for
    oneself was not played with anybody."""
    found: dict[str, Companionship] = {}
    for game in games:
        for other in [] if game.by_bot else game.others:
            known = found.setdefault(other.person, Companionship("", WinCount(), WinCount()))
            known.name = other.name
            (known.together if are_together(game, other) else known.against).add(game.is_won)
    meetings = Counter(
        {person: each.together.games + each.against.games for person, each in found.items()}
    )
    return [found[person] for person, _ in meetings.most_common(COMPANY)]


def _streaks(games: Sequence[LookedAt], day_of: Callable[[LookedAt], date]) -> Streaks:
    wins, now = _row_of_wins(games, day_of)
    return Streaks(wins, now, _row_of_days(sorted({day_of(game) for game in games})))


def _row_of_wins(
    games: Sequence[LookedAt], day_of: Callable[[LookedAt], date]
) -> tuple[Streak, int]:
    longest, row = Streak(), list[LookedAt]()
    for game in games:
        row = [*row, game] if game.is_won else []
        if len(row) > longest.length:
            longest = Streak(len(row), day_of(row[0]).isoformat(), day_of(game).isoformat())
    return longest, len(row)


def _row_of_days(days: Sequence[date]) -> Streak:
    longest, first = Streak(), None
    for number, day in enumerate(days):
        if first is None or day - days[number - 1] > timedelta(days=1):
            first = day
        length = (day - first).days + 1
        if length > longest.length:
            longest = Streak(length, first.isoformat(), day.isoformat())
    return longest
