"""Seasons: several tournaments by person, the publisher's decisions, bans that block."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from sixgun.server.desk.disk import FolderError, locked
from sixgun.server.desk.seasons.register import Seasons
from sixgun.tournament.log.people import Person
from sixgun.tournament.seasons.register import Kept, with_ban, with_rules
from sixgun.tournament.seasons.sanctions import Ban
from sixgun.tournament.seasons.season import SeasonRules
from tests.server.desk.halls import CUP, Desk, Hall, in_hall, play_all, register

SEASON = "2025/26"


async def held(hall: Hall, name: str, season: str = SEASON, **more: Any) -> list[Desk]:
    """A tournament of ten, without duels, from registration to its standings."""
    desks = await hall.cup(name=name, season=season, **more)
    _, remo, rita = desks
    await remo.act("derogate", derogation="no_duels", confirmed=True)
    await remo.act("announce_derogation", derogation="no_duels")
    await register(remo, 10)
    await play_all(remo, rita)
    return desks


async def published(hall: Hall, name: str, season: str = SEASON) -> list[Desk]:
    desks = await held(hall, name, season)
    await desks[1].act("publish", hall="4 4 4", confirmed=True)
    return desks


async def act(owner: httpx.AsyncClient, t: str, status: int = 204, /, **fields: Any) -> str:
    """Do something with the register; the key with which it is refused."""
    answer = await owner.post("/api/seasons/acts", json={"t": t, **fields})
    assert answer.status_code == status, answer.text
    return answer.json()["reason"]["key"] if answer.content else ""


async def seen(owner: httpx.AsyncClient, season: str = SEASON) -> Any:
    answer = await owner.get("/api/season", params={"name": season})
    assert answer.status_code == 200, answer.text
    return answer.json()


def ban(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "since": "1970-01-01", "reason": "letter of the publisher", **more}


def test_two_tournaments_by_person(tmp_path: Path) -> None:
    """T-141, T-143, T-156, A-17: averages, withdrawals, sanctions; nothing before publication."""

    async def test(hall: Hall) -> None:
        owner = await hall.owner()
        spring = await published(hall, "Spring")
        autumn = await held(hall, "Autumn")
        view = await seen(owner)
        assert [line["name"] for line in view["tournaments"]] == ["Spring"]
        leaver = (await autumn[1].get())["players"][0]["number"]
        await autumn[1].act("withdraw", player=leaver, confirmed=True)
        await autumn[1].act("publish", hall="4 4 4", confirmed=True)

        view = await seen(owner)
        assert [line["name"] for line in view["tournaments"]] == ["Autumn", "Spring"]
        assert len(view["people"]) == 10
        assert {person["tournaments"] for person in view["people"]} == {2}
        assert [p["name"] for p in view["people"] if p["withdrawals"]] == ["Player 1"]
        best = view["people"][0]
        values = [float(part["value"]) for part in best["parts"]]
        for part in best["parts"]:
            exact = (part["score"] + part["bonus"]) / part["rounds"]
            assert abs(float(part["value"]) - exact) < 0.01
        assert abs(float(best["total"]) - sum(values) / 2) < 0.01
        assert await spring[1].get("/season") == view  # referees see what the house sees
        seasons = (await owner.get("/api/seasons")).json()["seasons"]
        assert seasons == [{"season": SEASON, "tournaments": 2}]

        first = view["tournaments"][0]["tournament"]
        await act(
            owner, "sanction_person", season=SEASON, kind="annulment", tournament=first, reason="x"
        )
        await act(
            owner, "sanction_person", season=SEASON, kind="notice", name="Player 2", reason="tone"
        )
        view = await seen(owner)
        assert {sum([part["annulled"] for part in p["parts"]]) for p in view["people"]} == {1}
        assert [p["member"] for p in view["people"] if p["notices"]] == ["M2"]
        await act(owner, "lift_entry", entry=1, reason="on appeal")
        view = await seen(owner)
        assert {sum([part["annulled"] for part in p["parts"]]) for p in view["people"]} == {0}
        assert view["sanctions"][0]["lifted"] == "on appeal"
        again = await act(owner, "lift_entry", 422, entry=1, reason="again")
        assert again == "refused-already-lifted"
        nothing = await act(owner, "lift_entry", 422, entry=9, reason="none")
        assert nothing == "refused-no-such-entry"

        rules = {"season": SEASON, "formula": "score", "combined": "sum", "best": 1}
        await act(owner, "set_season_rules", **rules)
        best = (await seen(owner))["people"][0]
        assert float(best["total"]) == max(part["score"] for part in best["parts"])
        assert sum(part["used"] for part in best["parts"]) == 1
        wrong = {**rules, "formula": "score / wins"}
        assert await act(owner, "set_season_rules", 422, **wrong) == "refused-formula-divisor"
        table = await owner.get("/api/season.csv", params={"name": SEASON})
        assert table.text.startswith("place,name,member,Autumn,Spring,total,")
        assert len(table.text.splitlines()) == 11

    in_hall(tmp_path, test)


def test_a_ban_blocks_registration_whatever_the_way(tmp_path: Path) -> None:
    """T-156, H-11: by hand, by list, by oneself; as referee and as organizer."""

    async def test(hall: Hall) -> None:
        owner = await hall.owner()
        _, remo, _ = await hall.cup(season=SEASON)
        await act(owner, "ban_person", **ban("Bruno", member="B7"))
        for who in ({"name": "Bruno"}, {"name": "B. Rossi", "member": "b7"}):
            assert await remo.refused(422, "register", **who) == "refused-barred"
        await remo.act("register", name="Bruno", member="B8")  # a namesake
        answer = await remo.ask("POST", "desk/people", content=b"Anna,A1\nBruno,B7\n")
        assert len(answer.json()["registered"]) == 1
        reason = answer.json()["refused"][0]["reason"]
        assert reason["key"] == "refused-barred"
        assert reason["args"] == {"name": "Bruno", "until": "never", "reason": ban("")["reason"]}
        link = (await remo.post("links", role="register"))["link"]
        secret = link.partition("#enter=")[2]
        asked = {"secret": secret, "name": "Bruno", "member": "B7"}
        answer = await hall.program().post(f"{remo.root}/register", json=asked)
        assert answer.status_code == 422
        assert answer.json()["reason"] == {"key": "desk-ask-referee"}  # no reason for strangers
        role = {"role": "referee", "name": "Bruno", "member": "B7"}
        assert await remo.refused(422, "name_officer", **role) == "refused-barred"
        people = hall.store().people().values()
        assert [person.member for person in people if person.name.startswith("B")] == ["B8"]

        before = sorted(tmp_path.iterdir())
        asked = {**CUP, "name": "Another", "referees": ["bruno"]}
        answer = await owner.post("/api/tournaments", json=asked)
        assert answer.status_code == 422
        assert sorted(tmp_path.iterdir()) == before  # nothing is left behind
        await act(owner, "lift_entry", entry=1, reason="served")
        await remo.act("register", name="Bruno Rossi", member="B7")

    in_hall(tmp_path, test)


def test_who_is_banned_later_is_shown_at_the_desk(tmp_path: Path) -> None:
    """H-11: the ban does not put anybody out; referees see it and note it."""

    async def test(hall: Hall) -> None:
        owner = await hall.owner()
        _, remo, _ = await hall.cup()
        number = (await remo.act("register", name="Anna", member="A1"))["person"]
        async with hall.live(remo) as socket:
            assert json.loads(await socket.recv())["barred"] == {}
            await act(owner, "ban_person", **ban("Anna", as_organizer=False))
            while not (barred := json.loads(await socket.recv())["barred"]):
                pass
            assert barred == {number: ban("")["reason"]}
        await act(owner, "lift_entry", entry=1, reason="wrong person")
        assert (await remo.get())["barred"] == {}

    in_hall(tmp_path, test)


def test_a_ban_ends_with_its_last_day(tmp_path: Path) -> None:
    """T-156: for a period."""

    async def test(hall: Hall) -> None:
        owner = await hall.owner()
        _, remo, _ = await hall.cup()
        await act(owner, "ban_person", **ban("Anna", until="1970-01-02"))
        await act(owner, "ban_person", **ban("Bice", as_player=False))
        await remo.act("register", name="Anna")
        await remo.act("register", name="Bice")
        in_force = {each["name"]: each["in_force"] for each in (await seen(owner))["bans"]}
        assert in_force == {"Anna": False, "Bice": True}
        wrong = ban("Carla", until="31.12.2026")
        assert await act(owner, "ban_person", 422, **wrong) == "refused-not-a-day"

    in_hall(tmp_path, test)


def test_results_of_another_house(tmp_path: Path) -> None:
    """A report with names is verified like anything hostile; read twice it counts once."""

    async def test(hall: Hall) -> None:
        owner = await hall.owner()
        _, remo, _ = await published(hall, "Spring", season="")
        report = (await remo.ask("GET", "desk/report", params={"names": True})).json()
        nameless = (await remo.ask("GET", "desk/report")).content
        where = {"params": {"name": SEASON}}
        for _ in range(2):
            answer = await owner.post("/api/season/reports", json=report, **where)
            assert answer.status_code == 200, answer.text
        (line,) = answer.json()["tournaments"]
        assert (line["name"], line["from_report"], line["players"]) == ("Spring", True, 10)
        assert len(answer.json()["people"]) == 10
        text = Seasons(tmp_path).file.read_text(encoding="utf-8")
        assert report["people"].popitem()[1]["salt"] not in text

        answer = await owner.post("/api/season/reports", content=nameless, **where)
        assert answer.json()["reason"]["key"] == "refused-report-without-names"
        report["final"][0]["score"] += 10
        answer = await owner.post("/api/season/reports", json=report, **where)
        assert answer.status_code == 400
        assert "does not follow from the log" in answer.json()["detail"]
        answer = await owner.post("/api/season/reports", json=report, params={"name": " "})
        assert answer.json()["reason"]["key"] == "desk-season-name"

        gone = {"name": "Player 3", "member": "M3"}
        assert await act(owner, "forget_person", 428, **gone) == "desk-confirm"
        await act(owner, "forget_person", **gone, confirmed=True)
        view = await seen(owner)
        assert len(view["people"]) == 9
        assert view["tournaments"][0]["erased"] == 1
        which = {"season": SEASON, "tournament": line["tournament"], "confirmed": True}
        await act(owner, "remove_report", **which)
        assert (await seen(owner))["people"] == []
        assert await act(owner, "remove_report", 422, **which) == "refused-no-such-report"

    in_hall(tmp_path, test)


def test_the_register_is_the_houses(tmp_path: Path) -> None:
    """Referees read the season of their tournament; players and the screen read nothing of it."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup(season=SEASON)
        player = (await remo.act("register", name="Anna"))["person"]
        phone = await hall.visitor(remo, "phone", player)
        screen = await hall.visitor(remo, "screen")
        assert (await remo.get("/season"))["season"] == SEASON
        for who in (phone, screen):
            assert (await who.ask("GET", "desk/season")).status_code == 403
        for who in (remo, phone, screen):
            for path in ("/api/seasons", "/api/season?name=x", "/api/season.csv?name=x"):
                assert (await who.http.get(path)).status_code in (401, 403), path
            asked = {"t": "ban_person", **ban("Anna")}
            assert (await who.http.post("/api/seasons/acts", json=asked)).status_code in (401, 403)
        other = await hall.cup(name="No season")
        answer = await other[1].ask("GET", "desk/season")
        assert (answer.status_code, answer.json()["reason"]["key"]) == (404, "desk-no-season")

    in_hall(tmp_path, test)


# ---------------------------------------------------------------------- the file


def test_the_register_is_read_back_as_it_was(tmp_path: Path) -> None:
    seasons = Seasons(tmp_path)
    assert seasons.read() == Kept()
    anna = Ban(0, "Anna", "A1", "2026-01-01", "", as_player=True, as_organizer=True, reason="x")
    seasons.change(with_ban(anna))
    kept = seasons.change(with_rules("2026", SeasonRules(formula="score", best=3)))
    assert Seasons(tmp_path).read() == kept
    assert kept.bans[0].number == kept.last == 1
    assert seasons.file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("damage", ["{", '{"last": 1}', "\xff"])
def test_a_register_that_cannot_be_read_bars_everybody_with_a_reason(
    tmp_path: Path, damage: str
) -> None:
    seasons = Seasons(tmp_path)
    seasons.change(lambda kept: kept)
    seasons.file.write_bytes(damage.encode("latin-1"))
    with pytest.raises(FolderError, match=r"register\.json"):
        seasons.check(Person("Anna"), "player", "2026-01-01")


def test_two_never_write_the_register_at_once(tmp_path: Path) -> None:
    seasons = Seasons(tmp_path)
    seasons.change(lambda kept: kept)
    lock = seasons.file.with_suffix(".lock")
    with locked(lock, "process 1\n", FolderError), pytest.raises(FolderError, match="process 1"):
        seasons.change(lambda kept: kept)
