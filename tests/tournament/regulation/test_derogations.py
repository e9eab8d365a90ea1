"""Derogations: section 13; and what they change."""

from __future__ import annotations

from itertools import combinations

import pytest

from sixgun.tournament.log.clocking import duel_minutes
from sixgun.tournament.log.derogating import offered, withdrawable
from sixgun.tournament.log.errors import Refused
from sixgun.tournament.log.filing import allowed_characters
from sixgun.tournament.regulation.derogations import CONTRADICTIONS, DEROGATIONS
from sixgun.tournament.regulation.noon import due_at, first_hit
from sixgun.tournament.reporting.checklist import FAILED, OK, OPEN, checklist
from tests.desks import Hall, a_sheet


def h6(hall: Hall) -> tuple[str, list[str]]:
    check = checklist(hall.tournament)[5]
    return check.status, [key for key, _ in check.notes]


def test_classes() -> None:
    """T-130: the regulation's list."""
    classes = {kind: row.degree for kind, row in DEROGATIONS.items()}
    assert [kind for kind, degree in classes.items() if degree == "A"] == [
        "rounds",
        "timed_noon",
        "duel_clock_25",
        "dodge_city",
    ]
    assert [kind for kind, degree in classes.items() if degree == "B"] == [
        "three_of_five",
        "no_auction",
    ]
    assert {kind for kind, row in DEROGATIONS.items() if row.midway} == {
        "three_of_five",
        "no_auction",
    }


def test_class_a_needs_approval_and_notice() -> None:
    """T-130, H-6: without both, not homologated."""
    hall = Hall()
    hall.note("derogation_taken", derogation="timed_noon", value=45)
    missing = ["check-derogation-not-approved", "check-derogation-not-announced"]
    assert h6(hall) == (OPEN, missing)
    hall.note("derogation_approved", derogation="timed_noon", reference="letter 12")
    hall.note("derogation_announced", derogation="timed_noon")
    assert h6(hall) == (OK, [])
    hall.register(12)
    hall.play_round()
    assert h6(hall) == (OK, [])


@pytest.mark.parametrize("kind", ["dodge_city", "duel_clock_25", "timed_noon"])
def test_class_a_without_approval_before_the_start(kind: str) -> None:
    """T-130, H-6, A-28: approval that comes after the start is too late."""
    hall = Hall()
    hall.derogate(kind, 30, approved=False)
    hall.register(12)
    hall.play_round()
    hall.note("derogation_approved", derogation=kind, reference="too late")
    assert h6(hall) == (FAILED, ["check-derogation-not-approved"])


@pytest.mark.parametrize("kind", ["no_duels", "no_duel_clock", "three_of_five", "no_auction"])
def test_classes_b_and_c_need_notice(kind: str) -> None:
    """T-130, H-6, T-001: told before the start, no approval."""
    told, untold = Hall(), Hall()
    told.derogate(kind, approved=False)
    untold.note("derogation_taken", derogation=kind, value=0)
    for hall in (told, untold):
        hall.register(12)
        hall.play_round()
    assert h6(told) == (OK, [])
    assert h6(untold) == (FAILED, ["check-derogation-not-announced"])


def test_class_b_midway_needs_everybody() -> None:
    """T-130, H-6: all active players agree; later rounds have no auction."""
    hall = Hall(12)
    hall.play_round()
    with pytest.raises(Refused, match="derogation-too-late"):
        hall.note("derogation_taken", derogation="no_duels", value=0)
    hall.note("derogation_taken", derogation="no_auction", value=0)
    active = list(hall.tournament.active)
    hall.note("derogation_agreed", derogation="no_auction", players=active[:-1])
    assert h6(hall) == (FAILED, ["check-derogation-not-unanimous"])
    hall.note("derogation_agreed", derogation="no_auction", players=active[-1:])
    assert h6(hall) == (OK, [])
    hall.draw()
    with pytest.raises(Refused, match="sheet-no-prices"):
        hall.enter(2, 1, a_sheet(6))
    hall.enter(2, 1, a_sheet(6, auction=False))
    hall.correct(1, 1, a_sheet(6, "outlaws"))  # round 1 had an auction


def test_without_auctions_the_starting_money_counts() -> None:
    """T-073, A-08."""
    hall = Hall()
    hall.derogate("no_auction", approved=False)
    hall.register(12)
    hall.draw()
    with pytest.raises(Refused, match="no-auction"):
        hall.note("table_moved", round=1, table=1, status="auction")
    hall.finish_round("renegade")
    loser = hall.tournament.rounds[0].tables[0].players[0]
    assert hall.tournament.score_of(loser) == 300


def test_dodge_city() -> None:
    """T-003, V-8: its characters are allowed by derogation only."""
    plain, wide = Hall(10), Hall()
    wide.derogate("dodge_city")
    wide.register(10)
    assert "apache_kid" not in allowed_characters(plain.tournament)
    assert "apache_kid" in allowed_characters(wide.tournament)


def test_duel_clocks() -> None:
    """T-126."""
    halls = {kind: Hall() for kind in ("duel_clock_25", "no_duel_clock")}
    for kind, hall in halls.items():
        hall.note("derogation_taken", derogation=kind, value=0)
    minutes = [duel_minutes(hall.tournament) for hall in halls.values()]
    assert minutes == [25, None]
    assert duel_minutes(Hall().tournament) == 30


def test_high_noon_by_time() -> None:
    """T-107, H-9, A-12: never below 30 minutes, from the end of the table's own auction."""
    hall = Hall()
    with pytest.raises(Refused, match="limit-too-short"):
        hall.note("derogation_taken", derogation="timed_noon", value=29)
    hall.derogate("timed_noon", 30)
    hall.register(12)
    hall.draw()
    hall.note("table_moved", round=1, table=1, status="auction")
    hall.at += 20 * 60_000
    hall.note("table_moved", round=1, table=1, status="playing")
    began = hall.tournament.rounds[0].tables[0].playing_since
    assert began == hall.at
    assert due_at(began, 30) == began + 30 * 60_000
    hall.at += 29 * 60_000
    with pytest.raises(Refused, match="noon-too-early"):
        hall.note("noon_called", round=1, table=1, cause="time")
    hall.at += 60_000
    hall.note("noon_called", round=1, table=1, cause="time")
    assert hall.tournament.rounds[0].tables[0].noon == "time"
    with pytest.raises(Refused, match="noon-called"):
        hall.note("noon_called", round=1, table=1, cause="reshuffle")


def test_high_noon_by_reshuffles() -> None:
    """T-100, T-107: the third box; by time only if the derogation was taken."""
    hall = Hall(12)
    hall.draw()
    for count in (1, 2):
        hall.note("reshuffled", round=1, table=1, count=count)
        assert not hall.tournament.rounds[0].tables[0].noon
    with pytest.raises(Refused, match="not-the-next-box"):
        hall.note("reshuffled", round=1, table=1, count=2)
    with pytest.raises(Refused, match="no-time-limit"):
        hall.note("noon_called", round=1, table=1, cause="time")
    hall.note("reshuffled", round=1, table=1, count=3)
    assert hall.tournament.rounds[0].tables[0].noon == "reshuffle"


def test_who_is_hit_first() -> None:
    """T-101."""
    assert [first_hit(size) for size in (5, 6, 7)] == [1, 2, 1]


def test_leaving_the_official_rules_is_for_good() -> None:
    """T-130: every reason stays; nothing makes it official again."""
    hall = Hall(12)
    hall.note("left_official", reason="we avoid old opponents")
    hall.note("left_official", reason="and more")
    assert hall.tournament.unofficial == ("we avoid old opponents", "and more")
    assert not hall.tournament.is_official
    assert Hall(official=False).tournament.unofficial == ("",)


# ------------------------------------------------------- offered, contradicting, withdrawn


@pytest.mark.parametrize(("one", "other"), CONTRADICTIONS)
def test_what_contradicts_is_refused_either_way(one: str, other: str) -> None:
    """T-130, T-126, T-001: two clocks, or something about duels that are not held."""
    for first, second in ((one, other), (other, one)):
        hall = Hall()
        hall.derogate(first)
        assert second not in offered(hall.tournament)
        with pytest.raises(Refused, match="derogation-contradicts"):
            hall.derogate(second)
        before = Hall(version=1)
        before.derogate(first)
        before.derogate(second)  # nobody asked, in version 1


def test_every_other_pair_goes_together() -> None:
    pairs = {frozenset(pair) for pair in CONTRADICTIONS}
    for one, other in combinations(DEROGATIONS, 2):
        if frozenset((one, other)) not in pairs:
            hall = Hall()
            for kind in (one, other):
                hall.derogate(kind, {"rounds": 4, "timed_noon": 40}.get(kind, 0))
            assert {*hall.tournament.derogations} == {one, other}


def test_only_what_is_still_allowed_is_offered() -> None:
    """T-130, T-120: by what has begun, and by how many there are."""
    hall = Hall()
    assert offered(hall.tournament) == tuple(DEROGATIONS)
    hall.register(12)
    assert "eight_duelists" not in offered(hall.tournament)
    with pytest.raises(Refused, match="eight-of-too-few"):
        hall.derogate("eight_duelists")
    hall.draw()
    assert "rounds" not in offered(hall.tournament)
    assert "no_duels" in offered(hall.tournament)
    hall.finish_round()
    assert offered(hall.tournament) == ("three_of_five", "no_auction")
    hall.play_all()
    assert offered(hall.tournament) == ("three_of_five",)
    with pytest.raises(Refused, match="derogation-too-late"):
        hall.note("derogation_taken", derogation="no_auction", value=0)
    hall.publish()
    hall.begin_duels()
    assert offered(hall.tournament) == ("three_of_five",)
    for duel in ("s1", "s2", "third", "final"):
        hall.win(duel)
    assert offered(hall.tournament) == ()


def test_a_derogation_is_withdrawn_while_nothing_rests_on_it() -> None:
    """T-130: then the regulation's rule holds again."""
    for kind in DEROGATIONS:
        hall = Hall()
        hall.derogate(kind, {"rounds": 5, "timed_noon": 40}.get(kind, 0))
        hall.register(20)
        assert withdrawable(hall.tournament) == (kind,)
        hall.note("derogation_withdrawn", derogation=kind, reason="by mistake")
        assert not hall.tournament.derogations
        assert hall.tournament.planned == 4
        assert h6(hall) == (OK, [])
        with pytest.raises(Refused, match="derogation-not-taken"):
            hall.note("derogation_withdrawn", derogation=kind, reason="again")


@pytest.mark.parametrize(
    ("kind", "step"),
    [
        ("rounds", "drawn"),
        ("timed_noon", "played"),
        ("dodge_city", "played"),
        ("no_auction", "played"),
        ("no_duels", "published"),
        ("eight_duelists", "published"),
        ("duel_clock_25", "sides"),
        ("no_duel_clock", "sides"),
        ("three_of_five", "sides"),
    ],
)
def test_what_something_rests_on_is_not_withdrawn(kind: str, step: str) -> None:
    """T-130: from this step on, and not before."""
    hall = Hall()
    hall.derogate(kind, {"rounds": 4, "timed_noon": 40}.get(kind, 0))
    hall.register(20)
    for here in ("drawn", "played", "published", "sides"):
        assert withdrawable(hall.tournament) == (kind,), f"before {here}"
        {"drawn": hall.draw, "played": hall.finish_round}.get(here, lambda: None)()
        if here == "published":
            hall.play_all()
            hall.publish()
        if here == "sides":
            hall.begin_duels()
            hall.sides(next(iter(hall.tournament.duels())))
        if here == step:
            break
    assert withdrawable(hall.tournament) == ()
    with pytest.raises(Refused, match="derogation-rests"):
        hall.note("derogation_withdrawn", derogation=kind, reason="too late")


def test_tournaments_of_version_1_withdraw_nothing() -> None:
    hall = Hall(version=1)
    hall.derogate("no_duels")
    assert withdrawable(hall.tournament) == ()
    with pytest.raises(Refused, match="of-later-version"):
        hall.note("derogation_withdrawn", derogation="no_duels", reason="by mistake")
