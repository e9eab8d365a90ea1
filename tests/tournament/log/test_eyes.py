"""What the hall and a player may see: nothing that depends on other people's secrets."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.tournament.log.eyes import hall_view, player_view
from tests.desks import Hall, a_sheet

CAST = ["bart_cassidy", "black_jack", "calamity_janet", "el_gringo", "jesse_jones", "jourdonnais"]


def without_head(view: dict[str, Any]) -> dict[str, Any]:
    """The head is a hash of everything under a secret nonce: it differs and tells nothing."""
    assert len(view.pop("head")) == 64
    return view


def two_halls(other: str) -> list[Hall]:
    """The same tournament, but for how the second table's games end and what is paid there."""
    halls = []
    for outcome, extra in (("law", 0), (other, 20)):
        hall = Hall(10)
        for number in (1, 2):
            hall.draw()
            hall.check(number, 1, a_sheet(5, "renegade"))
            paid = (10, 20 + extra, 30, 40 + extra, 50)
            hall.check(number, 2, a_sheet(5, outcome, prices=paid))
        hall.draw(confirmed=True)
        halls.append(hall)
    return halls


def test_the_hall_learns_nothing_before_publication() -> None:
    """T-090, T-092: two tournaments that differ in secrets only look the same."""
    one, two = two_halls("outlaws")
    assert without_head(hall_view(one.tournament)) == without_head(hall_view(two.tournament))
    assert one.tournament.standings() != two.tournament.standings()


def test_a_player_learns_the_own_total_only() -> None:
    """T-090, T-091: who never sat at the second table sees no difference."""
    one, two = two_halls("outlaws")
    rounds = one.tournament.rounds[:2]
    here = [set(each.tables[0].players) for each in rounds]
    (player, *_) = sorted(here[0] & here[1])
    mine = without_head(player_view(one.tournament, player))
    assert mine == without_head(player_view(two.tournament, player))
    assert mine["total"] == one.tournament.score_of(player)
    (other, *_) = sorted(set(rounds[0].tables[1].players))
    theirs = [player_view(hall.tournament, other)["total"] for hall in (one, two)]
    assert theirs[0] != theirs[1]


def test_after_publication_everybody_sees_the_standings() -> None:
    """T-093."""
    hall = Hall(10)
    assert player_view(hall.tournament, hall.tournament.active[0])["seat"] is None
    hall.play_all()
    assert hall_view(hall.tournament)["standings"] == []
    hall.publish()
    assert len(hall_view(hall.tournament)["standings"]) == 10
    hall.begin_duels()
    assert hall_view(hall.tournament)["duels"][0]["name"] == "s1"


def test_the_auction_on_a_phone() -> None:
    """T-063: everybody at the table sees the same; what one can afford, only that one."""
    hall = Hall(10)
    hall.draw()
    hall.note("auction_begun", round=1, table=1, characters=CAST)
    players = hall.tournament.rounds[0].tables[0].players
    hall.note(
        "auction_moved",
        by=players[0],
        round=1,
        table=1,
        seat=1,
        move="open",
        character=CAST[0],
        price=300,
    )
    seats = [player_view(hall.tournament, player)["seat"] for player in players]
    assert all(seat["auction"] == seats[0]["auction"] for seat in seats)
    assert "money" not in seats[1]["auction"]
    assert [seat["may_raise"] for seat in seats] == [False] * 5  # nobody has more than 300


def test_the_choice_on_a_phone() -> None:
    """T-072: all see the pairs and who has chosen; the choice itself only the chooser."""
    hall = Hall()
    hall.derogate("no_auction", approved=False)
    hall.register(10)
    hall.draw()
    rest = ["kit_carlson", "lucky_duke", "paul_regret", "pedro_ramirez"]
    hall.note("characters_offered", round=1, table=1, characters=[*CAST, *rest])
    players = hall.tournament.rounds[0].tables[0].players
    views = {}
    for pick in (0, 1):
        trial = Hall()
        trial.desk = type(hall.desk)(hall.desk.events)
        offered = player_view(trial.tournament, players[1])["seat"]["offered"][1]
        trial.note(
            "character_chosen",
            by=players[1],
            round=1,
            table=1,
            seat=2,
            character=offered[pick],
        )
        views[pick] = [without_head(player_view(trial.tournament, p)) for p in players]
    assert views[0][0] == views[1][0]
    assert views[0][0]["seat"]["have_chosen"] == [False, True, False, False, False]
    assert views[0][1]["seat"]["chosen"] != views[1][1]["seat"]["chosen"]


# ------------------------------------------------------------------ field by field


def test_before_the_first_round_there_is_nothing_to_see() -> None:
    hall = Hall(10)
    seen = player_view(hall.tournament, hall.tournament.active[0])
    assert (seen["round"], seen["rounds"], seen["tables"]) == (0, 0, [])
    assert (seen["total"], seen["left"], seen["seat"]) == (None, False, None)
    assert seen["promise"] == hall.tournament.promise
    assert (seen["standings"], seen["final"], seen["duels"]) == ([], [], [])


def test_the_hall_sees_who_sits_where_and_how_far_a_table_is() -> None:
    hall = Hall(10)
    hall.draw()
    seen = hall_view(hall.tournament)
    assert (seen["round"], seen["rounds"]) == (1, hall.tournament.planned)
    one, other = hall.tournament.rounds[0].tables
    assert [table["players"] for table in seen["tables"]] == [
        list(one.players),
        list(other.players),
    ]
    fields = {"noon": False, "noon_due": None, "since": None, "status": "seated"}
    assert all(table.items() >= fields.items() for table in seen["tables"])


def test_high_noon_by_time_is_announced_once_a_table_plays() -> None:
    """T-107: nowhere else, and nowhere without the derogation."""
    for derogation in (True, False):
        hall = Hall()
        hall.derogate("no_auction", approved=False)
        if derogation:
            hall.derogate("timed_noon", 30)
        hall.register(10)
        hall.draw(confirmed=True)
        hall.note("table_moved", round=1, table=1, status="playing")
        one, other = hall_view(hall.tournament)["tables"]
        assert one["since"] == hall.at
        assert one["noon_due"] == (hall.at + 30 * 60_000 if derogation else None)
        assert (other["since"], other["noon_due"]) == (None, None)


def test_a_player_is_told_the_own_table_and_seat_from_one() -> None:
    hall = Hall(10)
    hall.draw()
    hall.note("table_housed", round=1, table=2, clock="none", chat=False, spectators=False)
    for place, table in enumerate(hall.tournament.rounds[0].tables, 1):
        for seat, player in enumerate(table.players, 1):
            mine = player_view(hall.tournament, player)["seat"]
            assert (mine["table"], mine["seat"], mine["housed"]) == (place, seat, place == 2)
            assert (mine["auction"], mine["may_raise"], mine["never_raises"]) == (
                None,
                False,
                False,
            )
            nothing = (mine["offered"], mine["have_chosen"], mine["chosen"], mine["revealed"])
            assert nothing == ([], [], None, [])


def test_who_has_left_is_told_so_and_has_no_seat_in_the_next_round() -> None:
    hall = Hall(12)
    hall.play_round()
    leaver = hall.tournament.active[0]
    hall.note("withdrew", player=leaver, no_show=False, note="")
    hall.draw(confirmed=True)
    seen = player_view(hall.tournament, leaver)
    assert (seen["left"], seen["seat"], seen["me"]) == (True, None, leaver)
    assert seen["how_left"] == "withdrawal"
    assert seen["total"] == hall.tournament.score_of(leaver)
    assert player_view(hall.tournament, hall.tournament.active[0])["how_left"] == ""


@pytest.mark.parametrize("how", ["no_show", "expulsion"])
def test_who_was_sent_away_or_did_not_come_is_told_which(how: str) -> None:
    hall = Hall(20)
    player = hall.tournament.active[3]
    if how == "no_show":
        hall.note("withdrew", player=player, no_show=True, note="")
    else:
        hall.note("expelled", player=player, category="cheating", note="")
    assert player_view(hall.tournament, player)["how_left"] == how


def test_whose_turn_it_is_may_raise_if_he_can_afford_it() -> None:
    """T-063."""
    hall = Hall(10)
    hall.draw()
    hall.note("auction_begun", round=1, table=1, characters=CAST)
    players = hall.tournament.rounds[0].tables[0].players
    opening = {"seat": 1, "move": "open", "character": CAST[0], "price": 10}
    hall.note("auction_moved", by=players[0], round=1, table=1, **opening)
    seats = [player_view(hall.tournament, player)["seat"] for player in players]
    assert [seat["may_raise"] for seat in seats] == [False, True, False, False, False]
    assert [seat["never_raises"] for seat in seats] == [False] * 5


def test_duels_are_seen_by_everybody() -> None:
    hall = Hall(10)
    hall.play_all()
    hall.publish()
    hall.begin_duels()
    law = hall.sides("s1")
    duels = {duel["name"]: duel for duel in hall_view(hall.tournament)["duels"]}
    assert (duels["s1"]["law"], duels["s2"]["law"]) == (law, None)
    hall.note("clock_pressed", duel="s1", action="turn", side=1)
    clock = hall_view(hall.tournament)["duels"][0]["clock"]
    assert (clock["turn"], clock["since"], clock["pause"]) == (1, hall.at, "")
    hall.note("duel_housed", duel="s1", chat=False, spectators=False)
    housed = {duel["name"]: duel["housed"] for duel in hall_view(hall.tournament)["duels"]}
    assert (housed["s1"], housed["s2"]) == (True, False)
