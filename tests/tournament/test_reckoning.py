"""The desk's numbers are those of a second reckoning, which was written from the regulation."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from sixgun.tournament.log.chain import as_data
from sixgun.tournament.log.state import Tournament
from sixgun.tournament.regulation.results import final_results
from sixgun.tournament.simulation import Simulation, TournamentPlan
from tests.desks import Hall, a_sheet
from tests.tournament import reckoning
from tests.tournament.reckoning import Facts, SeatedGame, facts_of, placed, reckon


def facts(hall: Hall | Simulation) -> Facts:
    return facts_of([as_data(event) for event in hall.desk.events])


def check_same(tournament: Tournament, told: Facts) -> None:
    """Scores, Marogi, wins, order; then places and bonuses."""
    rows = tournament.editions[-1].standings.rows
    reading = tournament.reading
    desk = [(row.player, row.score, row.marogi.value(reading), row.wins) for row in rows]
    assert [tuple(line) for line in reckon(told)] == desk
    finals = [(final.place, final.row.player, final.bonus) for final in final_results(tournament)]
    assert [tuple(each) for each in placed(told)] == finals
    assert not told.strangers, "everybody who entered and has not left sits, and nobody else"


def check_many(plan: TournamentPlan, numbers: range) -> Counter[str]:
    """Simulated tournaments, reckoned twice; what was among them."""
    seen: Counter[str] = Counter()
    for number in numbers:
        made = Simulation(plan, number)
        made.run()
        told = facts(made)
        check_same(made.desk.tournament, told)
        put_out = [(game, who) for game in told.games for who in game.out]
        would_win = [
            reckoning.has_won(game.roles[game.players.index(who)], game.outcome)
            for game, who in put_out
        ]
        seen["expelled in a game"] += len(put_out)
        seen["who would have won"] += sum(would_win)
        seen["warning revoked"] += sum(e.kind == "warning_revoked" for e in made.desk.events)
        seen["later editions"] += len(made.desk.tournament.editions) - 1
        seen["duels"] += bool(told.duels)
        seen["forfeits"] += bool(told.qualified) and bool(told.left & {*told.qualified})
        seen["stopped"] += told.stopped
    return seen


def test_simulated_tournaments_are_reckoned_twice() -> None:
    """T-083, T-110, T-129, T-154, A-29, A-32: by the desk, and from the regulation alone."""
    plan = TournamentPlan((10, 24), "reckoned", 0.03, expulsions=0.02, corrections=0.04)
    seen = check_many(plan, range(200))
    assert all(seen.values()), f"never seen: {[name for name in seen if not seen[name]]}"
    assert seen["who would have won"] > 20


@pytest.mark.long
def test_many_simulated_tournaments_are_reckoned_twice() -> None:
    """T-083, T-110, A-29: more of them, bigger, and rougher."""
    for seed, leaving, expelling in (
        ("calm", 0.0, 0.0),
        ("usual", 0.03, 0.01),
        ("rough", 0.1, 0.08),
    ):
        plan = TournamentPlan((10, 100), seed, leaving, expulsions=expelling, corrections=0.03)
        check_many(plan, range(300))


def test_the_second_reckoning_knows_nothing_of_the_program() -> None:
    source = Path(reckoning.__file__).read_text(encoding="utf-8")
    named = [
        alias.name if isinstance(node, ast.Import) else str(node.module)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    ]
    assert not [name for name in named if name.startswith(("sixgun", "tests"))]


def test_the_example_of_the_regulation() -> None:
    """T-083: a Deputy's win at six, a lost game at five, a lost final duel at five."""
    six, five = tuple("abcdef"), tuple("abcde")
    roles = ("sheriff", "deputy", "outlaw", "outlaw", "outlaw", "renegade")
    games = [
        SeatedGame(1, ("b", "a", *six[2:]), roles, (10, 40, 10, 10, 10, 10), "law", False),
        SeatedGame(
            2,
            ("b", *five[2:], "a"),
            (*roles[:2], "renegade", "outlaw", "outlaw"),
            (10,) * 5,
            "law",
            False,
        ),
        SeatedGame(
            3, ("b", *five[2:], "a"), (*roles[:4], "renegade"), (10, 10, 10, 10, 120), "law", True
        ),
    ]
    told = Facts(rounds=3, games=games)
    assert {line.player: line.score for line in reckon(told)}["a"] == 2030


def test_an_expulsion_in_mid_game_is_reckoned_by_both() -> None:
    """A-29, T-154: no prize, no win, the price stays paid; foes' Marogi has the lower score."""
    hall = Hall()
    hall.derogate("no_duels", approved=False)
    hall.register(10)
    hall.draw()
    sheriff = hall.tournament.rounds[0].tables[0].players[0]
    hall.note("table_moved", round=1, table=1, status="playing")
    hall.note("expelled", player=sheriff, category="cheating", note="")
    hall.check(1, 1, a_sheet(5, "law"))
    hall.check(1, 2, a_sheet(5, "law"))
    hall.note("stopped", reason="nine are left")
    hall.publish()
    told = facts(hall)
    check_same(hall.tournament, told)
    mine = next(line for line in reckon(told) if line.player == sheriff)
    assert (mine.score, mine.wins) == (300 - 10, 0)
