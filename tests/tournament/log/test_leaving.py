"""Withdrawals, expulsions, no-shows: sections 14 and 15; voided draws."""

from __future__ import annotations

import json

import pytest

from sixgun.tournament.log.errors import Refused
from sixgun.tournament.regulation.conduct import MISCONDUCT
from sixgun.tournament.regulation.results import final_results, season_results
from sixgun.tournament.regulation.tabletop import play_with_bots
from sixgun.tournament.reporting.checklist import (
    ATTENTION,
    FAILED,
    OK,
    checklist,
    is_homologable,
    marks,
)
from sixgun.tournament.reporting.report import make_report, write_report
from sixgun.tournament.reporting.verification import _recount, verify_report
from sixgun.tournament.seasons.season import (
    SeasonResult,
    annulled,
    average,
    check_not_banned,
    plain_average,
    withdrawals,
)
from tests.desks import Hall, a_sheet, number


def leave(hall: Hall, player: str, *, no_show: bool = False) -> None:
    hall.note("withdrew", player=player, no_show=no_show, note="")


def warn(hall: Hall, player: str) -> None:
    hall.note("warned", player=player, category="slow_play", note="")


def test_who_left_is_not_drawn_and_stays_in_the_standings() -> None:
    """T-036, T-140, T-142: the score is kept; there is no return."""
    hall = Hall(12)
    hall.play_round()
    player = hall.tournament.rounds[0].tables[0].players[0]
    score = hall.tournament.score_of(player)
    leave(hall, player)
    hall.play_all()
    assert all(player not in each.active for each in hall.tournament.rounds[1:])
    assert hall.tournament.score_of(player) == score
    assert player in hall.tournament.standings().order()
    with pytest.raises(Refused, match="has-left"):
        leave(hall, player)
    with pytest.raises(Refused, match="late-entry"):
        hall.note("registered", person=player, digest="d" * 64)


def test_who_leaves_during_a_game_is_passive_and_earns() -> None:
    """T-082, T-140, A-27: seated stays seated; prizes go by the size at the start."""
    hall = Hall(12)
    hall.draw()
    table = hall.tournament.rounds[0].tables[0]
    player = table.players[0]
    hall.note("table_moved", round=1, table=1, status="auction")
    leave(hall, player)
    assert hall.tournament.rounds[0].tables[0].passive == (player,)
    hall.finish_round("law")
    entry = hall.tournament.entries()[player][0]
    assert (entry.size, entry.prize) == (6, 1600)
    gone = hall.tournament.players[player].gone
    assert gone is not None
    assert gone.in_game


def test_who_leaves_after_the_sheet_is_not_passive() -> None:
    """T-140: the game was over."""
    hall = Hall(12)
    hall.draw()
    hall.check(1, 1)
    player = hall.tournament.rounds[0].tables[0].players[0]
    leave(hall, player)
    assert hall.tournament.rounds[0].tables[0].passive == ()


def test_passive_seats_at_a_table_of_the_engine() -> None:
    """T-140: bots play on around those who left, to one of the three outcomes."""
    roles = ("sheriff", "outlaw", "outlaw", "deputy", "renegade")
    cast = ("willy_the_kid", "jourdonnais", "el_gringo", "rose_doolan", "lucky_duke")
    outcomes = {play_with_bots(roles, cast, "random", str(n), [1, 3]).winner for n in range(12)}
    assert outcomes <= {"law", "outlaws", "renegade"}
    assert play_with_bots(roles, cast, "random", "7", [1]) == play_with_bots(
        roles, cast, "random", "7", [1]
    )


def test_a_withdrawal_noted_by_mistake() -> None:
    """A correction is an event, possible until the next draw."""
    hall = Hall(12)
    hall.play_round()
    leave(hall, number(4))
    hall.note("withdrawal_revoked", player=number(4), reason="it was number 5")
    assert number(4) in hall.tournament.active
    leave(hall, number(5))
    hall.draw()
    with pytest.raises(Refused, match="drawn-since"):
        hall.note("withdrawal_revoked", player=number(5), reason="no")


def test_a_passive_seat_noted_by_mistake() -> None:
    hall = Hall(12)
    hall.draw()
    player = hall.tournament.rounds[0].tables[1].players[2]
    leave(hall, player)
    hall.note("withdrawal_revoked", player=player, reason="only a coffee")
    assert hall.tournament.rounds[0].tables[1].passive == ()


# ------------------------------------------------------------------- ten


def test_ten_players_one_leaves_after_round_one() -> None:
    """T-144, H-1, A-16, vector 12: blocked, and never homologable."""
    hall = Hall(10)
    hall.play_round()
    leave(hall, number(1))
    assert checklist(hall.tournament)[0].status == ATTENTION
    with pytest.raises(Refused, match="too-few"):
        hall.draw()
    hall.note("stopped", reason="nine are left")
    with pytest.raises(Refused, match="tournament-stopped"):
        hall.draw()
    assert checklist(hall.tournament)[0].status == FAILED
    assert not is_homologable(hall.tournament)
    hall.publish()
    assert [final.bonus for final in final_results(hall.tournament)] == [0] * 10
    hall.note("closed")


def test_ten_players_one_leaves_during_the_last_round() -> None:
    """T-144, H-1, A-16, vector 12: the game goes on with a passive character; it stays valid."""
    hall = Hall(10)
    hall.play_round()
    hall.play_round()
    hall.draw(confirmed=True)
    hall.note("table_moved", round=3, table=1, status="auction")
    leave(hall, hall.tournament.rounds[2].tables[0].players[3])
    hall.finish_round()
    hall.publish()
    assert checklist(hall.tournament)[0].status == OK
    assert is_homologable(hall.tournament)


def test_few_players_may_go_on_unofficially() -> None:
    """T-144: with five to seven at one table, marked for good; eight or nine fit no table."""
    hall = Hall(10)
    hall.play_round()
    leave(hall, number(1))
    hall.note("left_official", reason="nine are left, we play on")
    with pytest.raises(Refused, match="no-tables"):
        hall.draw()
    leave(hall, number(2))
    leave(hall, number(3))
    hall.play_all()
    assert [len(table.players) for table in hall.tournament.rounds[1].tables] == [7]
    hall.publish()
    assert checklist(hall.tournament)[0].status == FAILED
    assert not is_homologable(hall.tournament)


def test_enough_players_are_no_reason_to_stop() -> None:
    """T-144."""
    hall = Hall(12)
    hall.play_round()
    with pytest.raises(Refused, match="enough-players"):
        hall.note("stopped", reason="tired")


# ------------------------------------------------------- warnings, expulsion


def test_the_second_warning_expels() -> None:
    """T-153, T-154, T-141, T-155, vector 10: score kept, all rounds counted, in the report."""
    hall = Hall()
    hall.derogate("no_duels", approved=False)
    hall.register(12)
    hall.play_round()
    player = hall.tournament.rounds[0].tables[0].players[0]
    score = hall.tournament.score_of(player)
    warn(hall, player)
    assert player in hall.tournament.active
    warn(hall, player)
    gone = hall.tournament.players[player].gone
    assert gone is not None
    assert gone.how == "expulsion"
    hall.play_all()
    hall.publish()
    (result,) = [each for each in season_results(hall.tournament) if each.player == player]
    assert (result.score, result.rounds, result.left, result.warnings) == (
        score,
        3,
        "expulsion",
        2,
    )


def test_a_direct_expulsion_works_as_a_withdrawal() -> None:
    """T-153, T-154, T-155: passive in a game; what for is kept for the publisher."""
    hall = Hall(12)
    hall.draw()
    player = hall.tournament.rounds[0].tables[0].players[1]
    hall.note("expelled", player=player, category="cheating", note="marked cards")
    assert player in hall.tournament.rounds[0].tables[0].passive
    gone = hall.tournament.players[player].gone
    assert gone is not None
    assert gone.category == "cheating"
    with pytest.raises(Refused, match="was-expelled"):
        hall.note("withdrawal_revoked", player=player, reason="no")


def test_a_warning_taken_back() -> None:
    """T-153: the expulsion that it caused falls with it."""
    hall = Hall(12)
    warn(hall, number(2))
    warn(hall, number(2))
    event = hall.tournament.players[number(2)].warnings[1].event
    hall.note("warning_revoked", player=number(2), warning=event, reason="it was number 3")
    assert number(2) in hall.tournament.active
    assert len(hall.tournament.players[number(2)].warnings) == 1
    with pytest.raises(Refused, match="no-such-warning"):
        hall.note("warning_revoked", player=number(2), warning=event, reason="again")


def test_the_categories_of_misconduct() -> None:
    """T-152: twenty, and whatever else the referee finds."""
    assert len(MISCONDUCT) == 21
    assert len(set(MISCONDUCT)) == 21


def test_calling_the_referee() -> None:
    """T-151: by a player, with the table's number; nobody else may act for the referee."""
    hall = Hall(12)
    hall.draw()
    player = hall.tournament.rounds[0].tables[1].players[0]
    hall.note("referee_called", by=player, round=1, table=2, note="")
    ((call, *where, by, _),) = hall.tournament.calls
    assert (where, by) == ([1, 2], player)
    with pytest.raises(Refused, match="no-such-call"):
        hall.note("call_answered", call=call - 1)
    hall.note("call_answered", call=call)
    assert not hall.tournament.calls
    with pytest.raises(Refused, match="not-in-office"):
        hall.note("withdrew", by=player, player=number(1), no_show=False, note="")


# ------------------------------------------------------------ voided draws


def test_a_draw_may_be_voided_before_any_game_has_started() -> None:
    """T-038, A-04: with a reason, it stays readable, and the next draw uses the next link."""
    hall = Hall(12)
    hall.draw()
    first = hall.tournament.rounds[0]
    leave(hall, first.tables[0].players[0], no_show=True)
    hall.note("draw_voided", round=1, reason="somebody did not come")
    assert hall.tournament.rounds == ()
    assert hall.tournament.voided[0].round.seating == first.seating
    hall.draw()
    assert len(hall.tournament.rounds[0].active) == 11
    assert hall.tournament.rounds[0].link != first.link
    note = checklist(hall.tournament)[11].notes[0]
    assert note == ("check-voided", {"round": 1, "reason": "somebody did not come"})


@pytest.mark.parametrize("status", ["auction", "playing"])
def test_a_draw_stands_once_a_game_has_started(status: str) -> None:
    """T-038: the auction belongs to the game; a no-show is then a withdrawal during it."""
    hall = Hall(12)
    hall.draw()
    hall.note("table_moved", round=1, table=2, status=status)
    with pytest.raises(Refused, match="round-has-started"):
        hall.note("draw_voided", round=1, reason="late")
    absent = hall.tournament.rounds[0].tables[0].players[1]
    leave(hall, absent, no_show=True)
    assert absent in hall.tournament.rounds[0].tables[0].passive


def test_who_is_gone_before_round_one_does_not_count() -> None:
    """T-005: the number of rounds goes by those seated in round 1."""
    hall = Hall(15)
    assert hall.tournament.planned == 4
    leave(hall, number(7), no_show=True)
    hall.draw()
    assert hall.tournament.planned == 3
    assert len(hall.tournament.participants) == 14


def test_late_entries() -> None:
    """A-20: registration opens again only while no round is seated; the promise holds."""
    hall = Hall(12)
    promised = hall.tournament.promise
    hall.draw()
    with pytest.raises(Refused, match="round-seated"):
        hall.note("registration_reopened", reason="one more")
    hall.note("draw_voided", round=1, reason="one more")
    hall.note("registration_reopened", reason="one more")
    hall.note("registered", person=number(99), digest="d" * 64)
    hall.note("registration_closed", promise=None)
    assert hall.tournament.promise == promised
    hall.draw()
    assert number(99) in hall.tournament.participants


# ----------------------------------------------------------------- season


def test_what_a_season_keeps() -> None:
    """T-141, T-143, T-156, A-17: rounds in full, withdrawals counted, results annulled."""
    one = SeasonResult("p", 1, 2000, 500, 5, 3, "", 0)
    two = SeasonResult("p", 9, 400, 0, 4, 0, "withdrawal", 1)
    assert plain_average(one) == 500
    assert average([one, two]) == 300
    assert average([one, annulled(two)]) == 500
    assert average([annulled(one)]) is None
    assert average([one, two], of=lambda result: plain_average(result) * 2) == 600
    assert withdrawals([one, two]) == 1
    with pytest.raises(Refused, match="banned"):
        check_not_banned("p", {"p"})


def test_a_banned_person_cannot_register_or_organize() -> None:
    """T-156, H-11."""
    hall = Hall()
    hall.note("registration_opened")
    hall.note("ban_noted", person=number(5), reason="the publisher's letter")
    with pytest.raises(Refused, match="banned"):
        hall.note("registered", person=number(5), digest="d" * 64)
    with pytest.raises(Refused, match="banned"):
        hall.note("person_named", person=number(5), role="organizer", digest="d" * 64)


def test_outside_the_official_rules_tables_may_be_set_by_hand() -> None:
    """H-12, T-130: explicit, recorded, permanent."""
    hall = Hall(10)
    active = list(hall.tournament.active)
    tables = [active[:5], active[5:]]
    data = {"round": 1, "active": active, "tables": tables, "reason": "club evening"}
    with pytest.raises(Refused, match="by-hand-is-not-official"):
        hall.note("round_by_hand", **data)
    hall.note("left_official", reason="club evening")
    with pytest.raises(Refused, match="not-everybody-seated"):
        hall.note("round_by_hand", **{**data, "tables": [active[:5], active[:5]]})
    hall.note("round_by_hand", **data)
    hall.check(1, 1, a_sheet(5))
    assert checklist(hall.tournament)[11].status == FAILED
    assert ("mark-unofficial", {"reason": "club evening"}) in marks(hall.tournament)
    assert not is_homologable(hall.tournament)


# ----------------------------------------------------- expelled while a game goes on


def expelled_in_game(version: int = 2, how: str = "expelled") -> tuple[Hall, str]:
    """Twelve players; the Sheriff of table 1 is expelled, then the Law wins everywhere."""
    hall = Hall(12, version=version)
    hall.draw()
    sheriff = hall.tournament.rounds[0].tables[0].players[0]
    hall.note("table_moved", round=1, table=1, status="auction")
    if how == "warned":
        warn(hall, sheriff)
        warn(hall, sheriff)
    else:
        hall.note("expelled", player=sheriff, category="cheating", note="")
    hall.finish_round("law")
    return hall, sheriff


def test_the_game_that_went_on_brings_who_is_expelled_nothing() -> None:
    """A-29, T-154: no prize and no win; what was paid stays paid; passive at the table."""
    hall, sheriff = expelled_in_game()
    (entry,) = hall.tournament.entries()[sheriff]
    assert (entry.prize, entry.price, entry.won) == (0, 10, False)
    assert hall.tournament.score_of(sheriff) == 290
    assert hall.tournament.rounds[0].tables[0].passive == (sheriff,)
    deputy = hall.tournament.rounds[0].tables[0].players[1]
    assert hall.tournament.entries()[deputy][0].prize == 1600


def test_in_version_1_it_counted_as_for_a_withdrawal() -> None:
    """T-154, as it was."""
    hall, sheriff = expelled_in_game(version=1)
    assert hall.tournament.entries()[sheriff][0].prize == 1600


def test_opponents_are_reckoned_with_the_lower_score() -> None:
    """A-29: the Marogi coefficient of everybody at that table."""
    scores = {}
    for version in (1, 2):
        hall, _ = expelled_in_game(version=version)
        deputy = hall.tournament.rounds[0].tables[0].players[1]
        scores[version] = hall.tournament.standings().row_of(deputy).marogi.total
    assert scores[1] - scores[2] == 1600


def test_a_game_that_was_over_counts() -> None:
    """A-29: mid-game means that the game of the table is not finished."""
    hall = Hall(12)
    hall.draw()
    sheriff = hall.tournament.rounds[0].tables[0].players[0]
    for status in ("auction", "playing", "finished"):
        hall.note("table_moved", round=1, table=1, status=status)
    hall.note("expelled", player=sheriff, category="cheating", note="")
    hall.finish_round("law")
    assert hall.tournament.entries()[sheriff][0].prize == 1600


def test_a_withdrawal_earns_as_ever() -> None:
    """T-140: only who is expelled gets nothing."""
    hall = Hall(12)
    hall.draw()
    sheriff = hall.tournament.rounds[0].tables[0].players[0]
    leave(hall, sheriff)
    hall.finish_round("law")
    assert hall.tournament.entries()[sheriff][0].prize == 1600


def test_a_revoked_warning_gives_everything_back() -> None:
    """A-29: prize, win, and the opponents' coefficient."""
    hall, sheriff = expelled_in_game(how="warned")
    assert hall.tournament.score_of(sheriff) == 290
    last = hall.tournament.players[sheriff].warnings[-1].event
    hall.note("warning_revoked", player=sheriff, warning=last, reason="somebody else")
    assert hall.tournament.score_of(sheriff) == 290 + 1600
    assert hall.tournament.standings().row_of(sheriff).wins == 1


def test_verify_counts_the_game_in_the_same_way() -> None:
    """A-29: by other code, from the sheets; and it notices if the prize was paid after all."""
    hall, sheriff = expelled_in_game()
    hall.play_all()
    hall.publish()
    made = make_report(hall.desk.events, hall.tournament)
    assert verify_report(write_report(made)).violations == ()
    paid = json.loads(write_report(made))
    for table in paid["rounds"][0]["tables"]:
        table["counted"]["expelled"] = []
    found = list(_recount(paid))
    assert any(sheriff in each and each.startswith("A-29") for each in found)
    assert any(sheriff in each and each.startswith("T-083") for each in found)
