"""Verifies a report without trusting the code that made it.

Reading the report back checks the chain, every refusal and every section. On top of that
the draws go through the independent checker, and scores, coefficients, order, places and
bonuses are counted again here from what the sheets say, by the letter of the regulation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Any, NamedTuple

from ..log.errors import Malformed
from .checker import Seating, check_draws
from .report import read_report
from .signatures import check_signatures

#: Prizes by outcome and role for tables of five, six and seven; everything else is nothing.
PRIZES = {
    ("law", "sheriff"): (1200, 1600, 1200),
    ("law", "deputy"): (1200, 1600, 1200),
    ("outlaws", "outlaw"): (1800, 1500, 1700),
    ("renegade", "renegade"): (2400, 2600, 2800),
}
LOST_FINAL_DUEL = (300, 350, 400)


class VerifiedReport(NamedTuple):
    """What is to be said about one report."""

    violations: tuple[str, ...]
    last_again: int
    avoidable: int
    sheriffs_again: int


def verify_report(written: str) -> VerifiedReport:
    """Check a report of any origin."""
    try:
        report = read_report(written)
    except Malformed as error:
        return VerifiedReport((str(error),), 0, 0, 0)
    data = report.sections
    seatings = [
        Seating(tuple(each["active"]), tuple(tuple(t["players"]) for t in each["tables"]))
        for each in data["rounds"]
    ]
    verdict = check_draws(seatings, data["tournament"]["rounds"])
    found = [
        f"round {finding.round}: {finding.rule}"
        + (f" {finding.player}" if finding.player is not None else "")
        for finding in verdict.findings
    ]
    if verdict.avoidable:
        rounds = ", ".join(map(str, verdict.guilty))
        found.append(f"T-035: {verdict.avoidable} last seats repeated by the draw of {rounds}")
    found += _recount(data)
    found += check_signatures(report.events)
    again = len(verdict.sheriffs_again)
    return VerifiedReport(tuple(found), len(verdict.last_again), verdict.avoidable, again)


def _recount(data: Mapping[str, Any]) -> Iterator[str]:
    """Everything that is a number, counted again."""
    if not data["standings"]:
        return
    rounds = data["tournament"]["rounds"]
    sheets = [_counted(t) for each in data["rounds"] for t in each["tables"]]
    totals = {row["player"]: 100 * rounds for row in data["standings"]}
    for players, sheet, expelled in sheets:
        for seat, player in enumerate(players):
            prize = 0 if player in expelled else _prize(sheet, seat)
            totals[player] += prize - sheet["prices"][seat]
    yield from _expelled(data)
    for row in data["standings"]:
        if row["score"] != totals[row["player"]]:
            yield f"T-083: the score of {row['player']} is {totals[row['player']]}"
        yield from _count_ties(row, sheets, totals)
    yield from _order(data["standings"], data["tournament"]["reading"], rounds)
    yield from _places(data, rounds)


class Counted(NamedTuple):
    """A game as the latest edition was reckoned with it."""

    players: Sequence[str]
    sheet: Mapping[str, Any]
    expelled: Sequence[str]  # while it went on


def _counted(table: Mapping[str, Any]) -> Counted:
    """Tournaments of version 1 had an edition for every correction, and paid who was expelled."""
    held = table.get("counted") or {"sheet": table["sheet"], "expelled": ()}
    return Counted(table["players"], held["sheet"], held["expelled"])


def _expelled(data: Mapping[str, Any]) -> Iterator[str]:
    """A-29: who was expelled in the middle of a game, by who has left when; unless something is
    pending, the games are counted so."""
    left = [p for p in data["participants"] if p["left"] == "expulsion" and p["left_in_game"]]
    expected = {(p["left_in_round"], p["player"]) for p in left}
    if data["tournament"].get("version", 1) < 2:
        return
    found = {
        (each["round"], player)
        for each in data["rounds"]
        for table in each["tables"]
        for player in (table["counted"] or {"expelled": ()})["expelled"]
    }
    for number, player in sorted(expected ^ found) if not data["tournament"]["pending"] else ():
        yield f"A-29: the game of {player} in round {number} is counted wrongly"


def _prize(sheet: Mapping[str, Any], seat: int) -> int:
    size = len(sheet["roles"]) - 5
    role, outcome = sheet["roles"][seat], sheet["outcome"]
    if sheet["final_duel"] and role == "renegade":
        return LOST_FINAL_DUEL[size]
    return PRIZES.get((outcome, role), (0, 0, 0))[size]


def _count_ties(
    row: Mapping[str, Any], sheets: Sequence[Counted], totals: Mapping[str, int]
) -> Iterator[str]:
    me = row["player"]
    mine = [game for game in sheets if me in game.players]
    met = [other for game in mine for other in game.players if other != me]
    if row["marogi_total"] != sum(totals[other] for other in met) or row["opponents"] != len(met):
        yield f"A-13: the Marogi coefficient of {me} is wrong"
    won = [
        (game.sheet["outcome"], game.sheet["roles"][game.players.index(me)]) in PRIZES
        for game in mine
        if me not in game.expelled
    ]
    if row["wins"] != sum(won):
        yield f"section 11: {me} has won {sum(won)} games"


def _order(rows: Sequence[Mapping[str, Any]], reading: str, rounds: int) -> Iterator[str]:
    def rank(row: Mapping[str, Any]) -> tuple[int, Fraction, int, int]:
        parts = rounds if reading == "A" else row["opponents"] or 1
        return row["score"], Fraction(row["marogi_total"], parts), row["wins"], -row["lot"]

    for above, below in pairwise(rows):
        if rank(above) <= rank(below):
            yield f"section 11: {below['player']} belongs before {above['player']}"


def _places(data: Mapping[str, Any], rounds: int) -> Iterator[str]:
    if not data["final"]:
        return
    duels = {duel["duel"]: duel for duel in data["duels"]}
    shares = (200, 100, 50, 25) if duels else (25, 25, 25, 25)
    stopped = len(data["rounds"]) < rounds
    for row in data["final"]:
        share = shares[row["place"] - 1] if row["place"] <= 4 and not stopped else 0
        if row["bonus"] != share * rounds:
            yield f"T-110: the bonus of place {row['place']} is {share * rounds}"
        if row["rounds"] != rounds:
            yield f"T-141: the rounds of {row['player']} count as {rounds}"
    if duels and duels["final"]["winner"] not in (None, data["final"][0]["player"]):
        yield "T-129: the winner of the final is not the winner of the tournament"
    if duels:
        yield from _pairings(data, duels)


def _pairings(data: Mapping[str, Any], duels: Mapping[str, Any]) -> Iterator[str]:
    """T-121, A-14: by the edition that was the latest when the duels began."""
    four = {"s1": (0, 3), "s2": (1, 2)}
    eight = {"q1": (0, 7), "q2": (3, 4), "q3": (1, 6), "q4": (2, 5)}
    wanted = eight if "q1" in duels else four
    for edition in data["editions"]:
        order = edition["order"]
        pairs = {name: (order[one], order[other]) for name, (one, other) in wanted.items()}
        if all((duels[name]["first"], duels[name]["second"]) == pairs[name] for name in pairs):
            return
    yield "T-121: the duels are not paired by the standings"
