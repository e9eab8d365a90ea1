"""The settings of a game: everything that is decided before the first card is dealt."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias, TypedDict

from ..builds import COMPILING
from .cards import CHARACTERS, EVENTS, KIND_BY_SLUG, SETS, SUITS, characters_in
from .errors import SettingsError, UnknownOption

ROLES = ("sheriff", "deputy", "outlaw", "renegade")
ROLES_FOR: dict[int, dict[str, int]] = {
    3: {"deputy": 1, "outlaw": 1, "renegade": 1},
    4: {"sheriff": 1, "outlaw": 2, "renegade": 1},
    5: {"sheriff": 1, "deputy": 1, "outlaw": 2, "renegade": 1},
    6: {"sheriff": 1, "deputy": 1, "outlaw": 3, "renegade": 1},
    7: {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 1},
    8: {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2},
}
#: The set that brings rules for these numbers of players (S21).
PLAYERS_NEED = {3: "dodge_city", 8: "dodge_city"}
#: With several event sets so many of their cards are drawn, and one last card (R148).
EVENTS_DRAWN = 12
#: Ways to deal characters.
DEALS = ("random", "two", "two_open")
#: Words that a name may not be, because the notation uses them (S6); cards, characters and
#: events neither.
RESERVED_NAMES = frozenset(
    {"hand", "deck", "discard", "yes", "no", "red", "black", *SUITS.values()}
)
_NAME = re.compile(r"[A-Za-z0-9_-]{1,24}\Z")


@dataclass(frozen=True, slots=True)
class Settings:
    """What a game is played with. Make one with `settings_from`, which checks everything."""

    players: int
    names: tuple[str, ...]
    sets: tuple[str, ...] = ("base",)
    deal: str = "random"  # how characters are dealt: random, two, two_open
    pool: tuple[str, ...] = ()  # the characters to deal from; (): those of the sets
    characters: tuple[str, ...] = ()  # given characters; (): they are dealt
    keep: tuple[str, ...] = ()  # per seat, the character a survivor may keep (S24); "": none
    roles: tuple[str, ...] = ()  # given roles; (): they are dealt
    sheriff: int | None = None  # a given Sheriff; the other roles are dealt
    simplified: bool = False  # without the cards that bear the book symbol
    events: int = EVENTS_DRAWN  # how many events are drawn when there are several event sets
    high_noon_reshuffles: int = 0  # the tournament's high noon; 0: never
    closed_discards: bool = False  # views show only the top of the discards, and how many lie there


class GameOptions(TypedDict, total=False):
    """The options of a game besides players, seed, `patient` and `listen`, all by name.

        names           of the players, one word each; None: P1, P2 ...
        sets            the boxes to play with besides `base`; "all": every one
        characters      how they are dealt: "random", "two" (to choose from), "two_open"; or
                        one for each seat
        pool            the characters to deal from; None: those of the sets
        keep            for each seat a character that may be kept; "": none (S24)
        roles           "random", or one for each seat
        sheriff         who is Sheriff, by seat or name; the other roles are dealt
        simplified      leave out the cards that bear the book symbol
        events          how many events are drawn when there are several event sets
        high_noon_reshuffles    the reshuffle that brings the tournament's high noon; 0: none
        closed_discards  nobody looks through the discards: views show their top and number

    `settings_from` checks their values; a name that is not here is an error for type
    checkers and an `UnknownOption` for everybody else.
    """

    names: Sequence[str] | None
    sets: str | Iterable[str]
    characters: str | Sequence[str]
    pool: Iterable[str] | None
    keep: Sequence[str] | None
    roles: str | Sequence[str]
    sheriff: int | str | None
    simplified: bool
    events: int
    high_noon_reshuffles: int
    closed_discards: bool


def check_options(whose: str, given: Iterable[str], *known: str) -> None:
    """Refuse an option that there is not, and say which one may have been meant."""
    for name in given:
        if name not in known:
            from difflib import get_close_matches

            near = get_close_matches(name, known, n=1)
            meant = f"; did you mean {near[0]!r}?" if near else "."
            there = ", ".join(known)
            raise UnknownOption(f"{whose} has no option {name!r}{meant} There are: {there}.")


if not COMPILING:
    #: How many play. The compiler lets anything in: what is wrong with it, `settings_from` says.
    Players: TypeAlias = int | None
else:
    Players: TypeAlias = Any


def settings_from(
    players: int | None = None,
    *,
    names: Sequence[str] | None = None,
    sets: str | Iterable[str] = ("base",),
    characters: str | Sequence[str] = "random",
    pool: Iterable[str] | None = None,
    keep: Sequence[str] | None = None,
    roles: str | Sequence[str] = "random",
    sheriff: int | str | None = None,
    simplified: bool = False,
    events: int = EVENTS_DRAWN,
    high_noon_reshuffles: int = 0,
    closed_discards: bool = False,
) -> Settings:
    """Checked settings, or a `SettingsError` that says what would be right."""
    table_sets = _checked_sets(sets)
    count = _checked_players(players, names, table_sets)
    table_names = _checked_names(names, count)
    deal, given = _checked_characters(characters, count)
    dealt_from = _checked_pool(pool, table_sets, count, deal)
    return Settings(
        players=count,
        names=table_names,
        sets=table_sets,
        deal=deal,
        pool=dealt_from,
        characters=given,
        keep=_checked_keep(keep, count),
        roles=_checked_roles(roles, count),
        sheriff=_checked_sheriff(sheriff, roles, table_names),
        simplified=bool(simplified),
        events=_checked_events(events),
        high_noon_reshuffles=_checked_reshuffles(high_noon_reshuffles),
        closed_discards=bool(closed_discards),
    )


#: Settings that records and snapshots of version 0.1.0 do not name. Nobody writes them unless they
#: are chosen: hashes and promises over settings stay what they were.
ADDED: dict[str, Any] = {"closed_discards": False}


def written(settings: Any) -> dict[str, Any]:
    """The settings of a game, whichever it is, as plain data for files and hashes."""
    return {
        name: value
        for name, value in asdict(settings).items()
        if name not in ADDED or value != ADDED[name]
    }


def options_of(settings: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of `settings_from` that give these settings again."""
    options = dict(settings)
    deal = options.pop("deal")
    options["characters"] = options["characters"] or deal
    options["roles"] = options["roles"] or "random"
    options["pool"] = options["pool"] or None
    options["keep"] = options["keep"] or None
    return options


def _checked_players(
    players: int | None, names: Sequence[str] | None, sets: tuple[str, ...]
) -> int:
    count = players if players is not None else len(names) if names else 5
    if not isinstance(count, int) or isinstance(count, bool) or count not in ROLES_FOR:
        fewest, most = min(ROLES_FOR), max(ROLES_FOR)
        said = f"a game has {fewest} to {most} players, not {count!r}"
        raise SettingsError(said, "players", fewest=fewest, most=most)
    needed = PLAYERS_NEED.get(count)
    if needed and needed not in sets:
        raise SettingsError(
            f"{count} players need the set {needed}; without it a game has 4 to 7 players"
        )
    return count


def _checked_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"P{seat + 1}" for seat in range(players))
    if len(names) != players:
        raise SettingsError(f"{players} players need {players} names, not {len(names)}")
    for name in names:
        if not isinstance(name, str) or not _NAME.match(name):
            raise SettingsError(
                f"{name!r} cannot be a name: one word of letters, digits, _ and -, up to 24"
            )
        taken = (RESERVED_NAMES, KIND_BY_SLUG, CHARACTERS, EVENTS)
        if any(name.lower() in words for words in taken):
            raise SettingsError(f"{name!r} cannot be a name: the notation uses that word")
    twice = [name for name, times in Counter(n.lower() for n in names).items() if times > 1]
    if twice:
        raise SettingsError(f"two players are called {twice[0]!r}; names differ by more than case")
    return tuple(names)


def _checked_sets(sets: str | Iterable[str]) -> tuple[str, ...]:
    if isinstance(sets, str):
        sets = sets.replace("+", ",").split(",")
    wanted = dict.fromkeys(["base", *(name.strip() for name in sets)])
    if "all" in wanted:
        return tuple(SETS)
    for name in wanted:
        if name not in SETS:
            there = ", ".join([*SETS, "all"])
            said = f"there is no set {name!r}; there are: {there}"
            raise SettingsError(said, "sets", name=name, there=there)
    return tuple(name for name in SETS if name in wanted)


def _checked_characters(
    characters: str | Sequence[str], players: int
) -> tuple[str, tuple[str, ...]]:
    if isinstance(characters, str):
        if characters not in DEALS:
            raise SettingsError(
                f"characters are dealt {', '.join(DEALS)}, or given as a list; not {characters!r}"
            )
        return characters, ()
    given = tuple(characters)
    if len(given) != players:
        raise SettingsError(f"{players} players need {players} characters, not {len(given)}")
    _check_character_names(given)
    return "random", given


def _check_character_names(slugs: Iterable[str]) -> None:
    seen: set[str] = set()
    for slug in slugs:
        if slug not in CHARACTERS:
            raise SettingsError(
                f"there is no character {slug!r}; there are: {', '.join(CHARACTERS)}"
            )
        if slug in seen:
            raise SettingsError(f"{slug} is there only once")
        seen.add(slug)


def _checked_pool(
    pool: Iterable[str] | None, sets: tuple[str, ...], players: int, deal: str
) -> tuple[str, ...]:
    slugs = tuple(pool) if pool is not None else tuple(characters_in(sets))
    _check_character_names(slugs)
    needed = players * (1 if deal == "random" else 2)
    if len(slugs) < needed:
        raise SettingsError(
            f"{players} players who are dealt {needed // players} each need {needed} characters; "
            f"the pool has {len(slugs)}",
            "pool",
            needed=needed,
            count=len(slugs),
        )
    return tuple(sorted(slugs)) if pool is not None else ()


def _checked_keep(keep: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if keep is None:
        return ()
    if len(keep) != players:
        raise SettingsError(f"keep needs {players} entries ('' for nobody), not {len(keep)}")
    _check_character_names(slug for slug in keep if slug)
    return tuple(keep)


def _checked_roles(roles: str | Sequence[str], players: int) -> tuple[str, ...]:
    if isinstance(roles, str):
        if roles != "random":
            raise SettingsError(f"roles are dealt at 'random' or given as a list; not {roles!r}")
        return ()
    given = tuple(roles)
    if Counter(given) != Counter(ROLES_FOR[players]):
        right = ", ".join(f"{count} {role}" for role, count in ROLES_FOR[players].items())
        raise SettingsError(f"{players} players are {right}; not {', '.join(given) or 'nobody'}")
    return given


def _checked_sheriff(
    sheriff: int | str | None, roles: str | Sequence[str], names: tuple[str, ...]
) -> int | None:
    if sheriff is None:
        return None
    if not isinstance(roles, str):
        raise SettingsError("give either the roles or the Sheriff, not both")
    if len(names) == 3:
        raise SettingsError("with three players nobody is Sheriff")
    if isinstance(sheriff, str):
        seats = [seat for seat, name in enumerate(names) if name.lower() == sheriff.lower()]
        if not seats:
            raise SettingsError(f"nobody is called {sheriff!r}; there are: {', '.join(names)}")
        return seats[0]
    if not 0 <= sheriff < len(names):
        raise SettingsError(f"seats go from 0 to {len(names) - 1}; the Sheriff cannot be {sheriff}")
    return sheriff


def _checked_events(events: int) -> int:
    most = max(EVENTS_DRAWN, sum([not rule.last for rule in EVENTS.values()]))
    if isinstance(events, bool) or not isinstance(events, int) or not 1 <= events <= most:
        said = f"from 1 to {most} events are drawn, not {events!r}"
        raise SettingsError(said, "events", most=most)
    return events


def _checked_reshuffles(reshuffles: int) -> int:
    if isinstance(reshuffles, bool) or not isinstance(reshuffles, int) or reshuffles < 0:
        raise SettingsError(
            f"high_noon_reshuffles is a number of reshuffles (0: never), not {reshuffles!r}",
            "reshuffles",
        )
    return reshuffles
