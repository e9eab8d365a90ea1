"""Well-formed events in any order: each is applied or refused, nothing breaks, nothing lies."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sixgun.tournament.log.desk import Desk
from sixgun.tournament.log.errors import Malformed, Refused
from sixgun.tournament.log.kinds import KINDS
from sixgun.tournament.log.replay import replay
from sixgun.tournament.log.seeds import link, promise
from sixgun.tournament.regulation.auction import MOVES
from sixgun.tournament.regulation.conduct import MISCONDUCT
from sixgun.tournament.regulation.deal import pool
from sixgun.tournament.regulation.derogations import DEROGATIONS
from sixgun.tournament.regulation.duel_clock import ACTIONS
from sixgun.tournament.regulation.duels import DUELS, HOWS
from sixgun.tournament.regulation.prizes import OUTCOMES
from sixgun.tournament.regulation.sheet import sheet_data
from sixgun.tournament.reporting.report import make_report, read_report, sections, write_report
from tests.desks import DIGEST, OLGA, REMO, RITA, SECRET, Hall, a_sheet, number


def value_of(name: str, kind: str, desk: Desk, random: Random) -> Any:
    """A value that the field may hold; often, but not always, one that makes sense now."""
    if name in ("person", "player", "winner", "law"):
        return random.choice([*desk.tournament.players, REMO, RITA, OLGA, number(77)])
    if name in ("tables", "lots", "qualified", "active", "players"):
        return _list_of(name, desk, random)
    if name in ("round", "sheet", "link", "promise", "characters", "value"):
        return _fitting(name, kind, desk, random)
    return _word_of(name, kind, random)


def _fitting(name: str, kind: str, desk: Desk, random: Random) -> Any:
    size = random.choice([5, 6, 7])
    sheet = a_sheet(size, random.choice(OUTCOMES), auction=random.random() < 0.8)
    return {
        "round": max(1, len(desk.tournament.rounds) + random.choice([0, 0, 0, 1, -1, 5])),
        "sheet": sheet_data(sheet),
        "link": link(SECRET, desk.links_opened + random.choice([1, 1, 1, 2])),
        "promise": random.choice([promise(SECRET), None]),
        "characters": random.sample(pool(), 6 if kind == "auction_begun" else 12),
        "value": random.choice([0, 3, 4, 5, 29, 30]),
    }[name]


def _list_of(name: str, desk: Desk, random: Random) -> list[Any]:
    active = list(desk.tournament.active)
    if name == "tables":
        return [active[:5], active[5:11]] if len(active) > 9 else [[number(1)] * 5]
    if name == "qualified":
        return (active * 4 + [number(1)] * 4)[: random.choice([4, 8])]
    return active


def _word_of(name: str, kind: str, random: Random) -> Any:
    choices: dict[str, Any] = {
        "role": ("referee", "organizer"),
        "derogation": tuple(DEROGATIONS),
        "status": ("auction", "playing", "finished"),
        "cause": ("reshuffle", "time"),
        "category": MISCONDUCT,
        "duel": DUELS,
        "how": HOWS,
        "action": ACTIONS,
        "move": MOVES,
        "reading": ("A", "B"),
        "character": pool(),
        "algorithm": ("sixgun-draw-1", "dice"),
        "table": range(1, 4),
        "seat": range(1, 8),
        "side": (0, 1),
        "version": (0, 1, 2),
        "count": (1, 2, 3),
        "price": (0, 10, 20, 50, 55),
        "warning": range(1, 60),
        "digest": (DIGEST,),
        "nonce": (DIGEST,),
    }
    if name in choices:
        return random.choice(choices[name])
    flags = ("official", "practice", "confirmed", "typed_again", "intentional", "no_show")
    return random.random() < 0.5 if name in flags else "word"


def throw(hall: Hall, random: Random, count: int) -> int:
    """Random events at a desk; how many of them were taken."""
    taken = 0
    quiet = {"sent", "closed", "stopped", "left_official"}
    for _ in range(count):
        kind = random.choice(list(KINDS))
        if kind in quiet and random.random() < 0.9:
            continue
        data = {name: value_of(name, kind, hall.desk, random) for name in KINDS[kind]}
        by = random.choice([REMO, RITA, OLGA, *hall.tournament.players])
        try:
            hall.note(kind, by=by, **data)
        except (Refused, Malformed):
            continue
        taken += 1
        sections(hall.tournament)
    return taken


def start(random: Random) -> Hall:
    """A tournament at one of its stages."""
    hall = Hall(random.choice([10, 12, 19, 25]))
    for _ in range(random.randrange(4)):
        if len(hall.tournament.rounds) < hall.tournament.planned:
            hall.play_round(random.choice(OUTCOMES))
    if len(hall.tournament.rounds) == hall.tournament.planned and random.random() < 0.8:
        hall.publish()
        if random.random() < 0.8:
            hall.begin_duels()
            hall.win("s1")
    return hall


def throw_at_many(seeds: range, count: int) -> None:
    taken = 0
    for seed in seeds:
        random = Random(seed)
        hall = start(random)
        taken += throw(hall, random, count)
        assert replay(hall.desk.events) == hall.tournament
        text = write_report(make_report(hall.desk.events, hall.tournament))
        assert read_report(text).tournament == hall.tournament
    assert taken > 3 * len(seeds)


def test_events_in_any_order() -> None:
    throw_at_many(range(25), 200)


@pytest.mark.long
def test_events_in_any_order_at_length() -> None:
    throw_at_many(range(100, 900), 300)
