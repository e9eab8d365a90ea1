"""Random tables at which an act can be played with two rules in force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from sixgun.engine.cards import CHARACTERS, RANKS, SETS, SUITS
from sixgun.engine.position import Place, Position
from sixgun.engine.settings import ROLES_FOR

from .acts import ACTS, FOE, ME, THIRD, Act, Maker
from .benders import benders

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil")
SIZES = (4, 5, 5, 6, 7)
#: Decks of one suit, with many like cards on top: that one draws more does not change what the
#: others draw.
DECKS = (
    [f"bang/{rank}D" for rank in RANKS],
    [*(f"bang/{rank}C" for rank in RANKS[:8]), "bang/5C", "bang/6C", "bang/KC"],
    [*(f"missed/{rank}S" for rank in RANKS[:7]), "bang/AS", "bang/8S", "stagecoach/9S", "beer/6S"],
    [*(f"beer/{rank}H" for rank in RANKS[4:9]), "bang/QH", "bang/KH", "bang/AH", "panic/QH"],
)
DISCARDS: tuple[list[str], ...] = (
    ["cat_balou/9D", "cat_balou/10D", "cat_balou/JD"],
    ["duel/8C"],
    [],
)
#: Those who only sit there; their abilities are blank.
EXTRAS = tuple(slug for slug, rule in CHARACTERS.items() if rule.life == 4)

Pair = tuple[str, str]


@dataclass(frozen=True)
class Table:
    """A table for an act of the first rule: who is who, and whose the two rules are."""

    act: Act
    pair: Pair
    owners: tuple[int, int]
    seats: dict[str, int]
    position: Position
    copies: bool  # does Vera Custer, the second, have the ability of the first?
    salt: int

    def __str__(self) -> str:
        places = "\n".join(f"  {place}" for place in self.position.places)
        whose = zip(self.pair, self.owners, strict=True)
        owners = ", ".join(f"{slug}: {NAMES[seat]}" for slug, seat in whose)
        board = replace(self.position, places=())
        return f"{self.act}\n  {owners}; {self.seats}\n  {board}\n{places}"


def tables(one: str, other: str, count: int, seed: str) -> Iterator[Table]:
    """So many random tables for each act of both; a ghost's acts are those of his own turn."""
    for pair in dict.fromkeys([(one, other), (other, one)]):
        if pair[1] == "ghost":
            continue
        for make_act in ACTS[pair[0]]:
            rng = Random(f"{seed} {pair} {make_act.__name__}")
            for _ in range(count):
                yield make_table(rng, make_act, pair)


def make_table(rng: Random, make_act: Maker, pair: Pair) -> Table:
    act = make_act(rng)
    count = rng.choice([size for size in SIZES if size != 6 or "noon" not in pair])  # R233
    seats = _seats(rng, act, count)
    copies = pair[1] == "vera_custer" and _are_characters(pair) and rng.random() < 0.6
    owners = _owners(rng, pair, seats, copies=copies)
    said = _players(rng, act, seats, owners, pair, count)
    _add_spares(rng, said, owners, pair)
    position = _position(rng, act, [Place(**player) for player in said], seats, pair)
    return Table(act, pair, owners, seats, position, copies, rng.randrange(1 << 30))


def _are_characters(pair: Pair) -> bool:
    return all(benders()[slug].sort == "character" for slug in pair)


def _seats(rng: Random, act: Act, count: int) -> dict[str, int]:
    """I, one beside me, and a third; where turns pass, they sit as the act needs it."""
    me = rng.randrange(count)
    left, right = (me + 1) % count, (me - 1) % count
    if act.dead:
        return {ME: me, FOE: right, THIRD: left}
    foe = right if act.ends and act.turn == FOE else rng.choice([left, right])
    third = rng.choice([seat for seat in range(count) if seat not in (me, foe)])
    return {ME: me, FOE: foe, THIRD: third}


def _owners(rng: Random, pair: Pair, seats: dict[str, int], *, copies: bool) -> tuple[int, int]:
    others = [seats[FOE], seats[FOE], seats[THIRD]]
    if copies:
        return rng.choice(others), seats[ME]
    apart = _are_characters(pair) or pair[0] == pair[1] or set(pair) == {"ghost", "passive"}
    return seats[ME], rng.choice(others if apart else [seats[ME], seats[ME], *others])


def _players(
    rng: Random,
    act: Act,
    seats: dict[str, int],
    owners: tuple[int, int],
    pair: Pair,
    count: int,
) -> list[dict[str, Any]]:
    roles = _roles(rng, act, seats, owners, pair, count)
    extras = [slug for slug in rng.sample(EXTRAS, len(EXTRAS)) if slug not in pair]
    who = {seat: name for name, seat in seats.items()}
    said: list[dict[str, Any]] = []
    for seat in range(count):
        character, table = extras.pop(), []
        for slug, owner in zip(pair, owners, strict=True):
            if owner == seat and benders()[slug].sort == "character":
                character = slug
            elif owner == seat and benders()[slug].sort == "card":
                table.append(slug)
        lying = [slug for slug, name in (*act.props, *act.lies) if seats[name] == seat]
        table += [slug for slug in lying if slug not in pair]
        most = CHARACTERS[character].life + (roles[seat] == "sheriff")
        life = min(most, act.life.get(who.get(seat, ""), rng.randint(2, 4)))
        hand = act.hands.get(who[seat], ()) if seat in who else rng.choice([(), ("bang",)])
        if character == "suzy_lafayette":  # whose hand is not empty before anything has happened
            hand = hand or ("bang",)
        said.append({"name": NAMES[seat], "role": roles[seat], "character": character})
        said[-1] |= {"hand": hand, "table": table, "life": life}
    return said


def _roles(
    rng: Random,
    act: Act,
    seats: dict[str, int],
    owners: tuple[int, int],
    pair: Pair,
    count: int,
) -> list[str]:
    roles = [role for role, times in ROLES_FOR[count].items() for _ in range(times)]
    rng.shuffle(roles)
    jailed = [owner for slug, owner in zip(pair, owners, strict=True) if slug == "jail"]
    free = [seat for seat in range(count) if seat not in jailed]
    if act.sheriff or roles.index("sheriff") in jailed:
        sheriff, seat = roles.index("sheriff"), seats[act.sheriff] if act.sheriff else free[0]
        roles[seat], roles[sheriff] = roles[sheriff], roles[seat]
    return roles


def _add_spares(
    rng: Random, said: list[dict[str, Any]], owners: tuple[int, int], pair: Pair
) -> None:
    """With New Identity the character that is tried comes in, or goes out."""
    if "new_identity" not in pair:
        return
    free = [slug for slug in EXTRAS if slug not in {player["character"] for player in said}]
    for slug, owner in zip(pair, owners, strict=True):
        if benders()[slug].sort == "character":
            mine = [slug, free[-1]]
            rng.shuffle(mine)
            said[owner] |= {"character": mine[0], "spare": mine[1], "life": 2}


def _position(
    rng: Random, act: Act, places: list[Place], seats: dict[str, int], pair: Pair
) -> Position:
    events = [slug for slug in pair if benders()[slug].sort == "event"]
    event = events[0] if events else "ghost_town" if "ghost" in pair else ""
    if act.dead:
        gone: dict[str, Any] = {"hand": (), "table": (), "life": None, "alive": False}
        places[seats[act.dead]] = replace(places[seats[act.dead]], **gone)
    coming = act.comes_up and event
    return Position(
        places[seats[act.turn]].name,
        places,
        SETS,
        act.phase,
        deck=rng.choice(DECKS),
        discard=rng.choice(DISCARDS),
        event="" if coming else event,
        events=[event] if coming else [],
        suit=rng.choice([*SUITS.values()]) if _has_named(event, act) else "",
    )


def _has_named(event: str, act: Act) -> bool:
    """Is a suit named already? Handcuffs asks for it before the play phase."""
    return event == "handcuffs" and act.phase == "play"
