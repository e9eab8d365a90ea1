"""The door over HTTP: check-in, the waiting list, late entries, no-shows, and too few players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.tournament.log.kinds import ORGANIZER, REFEREE, REGISTRAR
from tests.server.desk.halls import Desk, Hall, a_sheet, check_table, in_hall, register
from tests.server.desk.officers import everybody


async def kinds_since(desk: Desk, version: int) -> list[str]:
    page = await desk.get("/log", after=version)
    return [event["kind"] for event in page["events"]]


async def people(desk: Desk, *names: str) -> dict[str, str]:
    return {name: (await desk.act("register", name=name))["person"] for name in names}


def test_check_in_at_the_door_and_by_the_own_phone(tmp_path: Path) -> None:
    """The registration office ticks; players say so themselves; who is missing is shown."""

    async def test(made: Hall) -> None:
        found = await everybody(made)
        regina, olga = found[REGISTRAR], found[ORGANIZER]
        who = await people(regina, "Anna", "Bruno", "Carla")
        phone = await made.visitor(regina, "phone", who["Bruno"])
        assert (await phone.get())["may_check_in"] is False
        assert await phone.refused(422, "check_myself_in") == "refused-check-in-not-open"
        assert await regina.refused(422, "check_in", person=who["Anna"]) == (
            "refused-check-in-not-open"
        )
        await olga.act("open_check_in")
        await regina.act("check_in", person=who["Anna"])
        assert (await phone.get())["may_check_in"] is True
        await phone.act("check_myself_in")
        seen = await phone.get()
        assert (seen["here"], seen["may_check_in"], seen["waiting"]) == (True, False, 0)
        door = (await regina.get())["door"]
        assert sorted(door["present"]) == sorted([who["Anna"], who["Bruno"]])
        assert door["missing"] == [who["Carla"]]
        await regina.act("revoke_check_in", person=who["Anna"])
        assert set((await regina.get())["door"]["missing"]) == {who["Anna"], who["Carla"]}

    in_hall(tmp_path, test)


def test_places_end_and_whoever_comes_then_waits(tmp_path: Path) -> None:
    """By hand, by a list and by self-service; phones tell where one stands; the next moves up."""

    async def test(made: Hall) -> None:
        found = await everybody(made)
        regina, remo = found[REGISTRAR], found[REFEREE]
        assert await regina.refused(403, "set_places", places=3) == "refused-not-your-office"
        await remo.act("set_places", places=3)
        listed = await regina.ask("POST", "desk/people", content=b"Anna\nBruno\nCarla\nDario")
        told = listed.json()
        assert (len(told["registered"]), len(told["waiting"]), told["refused"]) == (3, 1, [])
        assert await regina.refused(422, "register", name="Elsa") == "refused-places-full"
        elsa = (await regina.act("add_waiting", name="Elsa"))["person"]
        link = (await regina.post("links", role="register"))["link"]
        body = {"secret": link.partition("#enter=")[2], "name": "Franco", "bearer": True}
        entered = await made.program().post(f"{regina.root}/register", json=body)
        assert (entered.status_code, entered.json()["waiting"]) == (201, True)
        franco = Desk(made.program(entered.json()["token"]), regina.root[17:], "phone", "")
        assert ((await franco.get())["waiting"], (await franco.get())["total"]) == (3, None)
        dario = told["waiting"][0]
        assert await regina.refused(422, "move_up", person=elsa) == "refused-not-the-next-waiting"
        assert await regina.refused(422, "move_up", person=dario) == "refused-places-full"
        anna = told["registered"][0]
        asked: dict[str, Any] = {"people": [anna], "reason": "ill", "whither": "waiting"}
        assert await regina.refused(428, "leave_out", **asked) == "desk-confirm"
        await regina.act("leave_out", **asked, confirmed=True)
        await regina.act("move_up", person=dario)
        door = (await regina.get())["door"]
        assert [each["number"] for each in door["waiting"]][::2] == [elsa, anna]
        await regina.act("leave_waiting", person=elsa, confirmed=True)
        assert (await franco.get())["waiting"] == 1
        assert door["next"] == elsa

    in_hall(tmp_path, test)


def test_who_does_not_come_is_left_out_in_one_act(tmp_path: Path) -> None:
    """Before the draw, though registration is closed; the promise stays."""

    async def test(made: Hall) -> None:
        _, remo, _ = await made.cup()
        numbers = await register(remo, 12)
        await remo.act("open_check_in")
        for person in numbers[:10]:
            await remo.act("check_in", person=person)
        before = await remo.get()
        assert before["door"]["missing"] == numbers[10:]
        phone = await made.visitor(remo, "phone", numbers[11])
        asked = {"people": numbers[10:], "reason": "did not come", "confirmed": True}
        refused = await remo.refused(422, "leave_out", **{**asked, "people": ["0000abcd"]})
        assert refused == "refused-no-such-player"
        assert (await remo.get())["version"] == before["version"], "nothing of it happened"
        await remo.act("leave_out", **asked)
        after = await remo.get()
        assert (len(after["players"]), after["registration"]) == (10, "closed")
        assert after["promise"] == before["promise"]
        assert await kinds_since(remo, before["version"]) == [
            "registration_reopened",
            "unregistered",
            "unregistered",
            "registration_closed",
        ]
        assert (await phone.ask("GET", "phone")).status_code in (401, 403)

    in_hall(tmp_path, test)


def test_a_late_entry_is_one_act_until_the_first_game_starts(tmp_path: Path) -> None:
    """T-038, A-04, A-20: all of it or nothing; later it is refused with that sentence."""

    async def test(made: Hall) -> None:
        _, remo, rita = await made.cup()
        numbers = await register(remo, 11)
        await remo.act("add_waiting", name="Wanda")
        await remo.act("draw_round", hall="1 2 3")
        before = await remo.get()
        late = {"name": "Late Larry", "reason": "a late train"}
        assert await remo.refused(428, "late_entry", **late) == "desk-confirm"
        assert await remo.refused(422, "late_entry", **late, confirmed=True) == "desk-hall-needed"
        taken = {"name": "Player 3", "member": "M3", "reason": "late", "hall": "4"}
        refused = await remo.refused(422, "late_entry", **taken, confirmed=True)
        assert refused == "refused-already-registered"
        unchanged = await remo.get()
        assert (unchanged["version"], unchanged["rounds"]) == (before["version"], before["rounds"])
        larry = (await remo.act("late_entry", **late, hall="4 5 6", confirmed=True))["person"]
        after = await remo.get()
        assert await kinds_since(remo, before["version"]) == [
            "draw_voided",
            "registration_reopened",
            "registered",
            "registration_closed",
            "round_drawn",
        ]
        seated = {p for table in after["rounds"][0]["tables"] for p in table["players"]}
        assert seated == {*numbers, larry}
        assert (len(after["voided"]), after["voided"][0]["reason"]) == (1, "a late train")
        wanda = after["door"]["next"]
        more = {"reason": "a place more", "hall": "6", "confirmed": True}
        await remo.act("late_entry", person=wanda, **more)
        missing = {"people": [numbers[0]], "reason": "did not come", "hall": "2"}
        await rita.act("redraw_without", **missing, confirmed=True)
        after = await remo.get()
        seated = {p for table in after["rounds"][0]["tables"] for p in table["players"]}
        assert seated == {*numbers[1:], larry, wanda}
        await remo.act("move_table", round=1, table=1, status="playing")
        version = (await remo.get())["version"]
        too_late = {"name": "Later Lara", "reason": "train", "hall": "1", "confirmed": True}
        assert await remo.refused(422, "late_entry", **too_late) == "refused-late-entry"
        missing = {**missing, "people": [numbers[1]], "confirmed": True}
        assert await remo.refused(422, "redraw_without", **missing) == "refused-late-entry"
        shown = await remo.get()
        assert (shown["version"], shown["door"]["late"]) == (version, False)
        assert "Later Lara" not in {person["name"] for person in shown["people"].values()}

    in_hall(tmp_path, test)


def test_who_was_taken_for_absent_comes_after_all(tmp_path: Path) -> None:
    async def test(made: Hall) -> None:
        _, remo, _ = await made.cup()
        numbers = await register(remo, 11)
        await remo.act("open_check_in")
        absent = {"player": numbers[0], "no_show": True, "confirmed": True}
        await remo.act("withdraw", **absent)
        await remo.act("draw_round", hall="1")
        back = {"person": numbers[0], "reason": "came after all", "hall": "2", "confirmed": True}
        await remo.act("late_entry", **back)
        after = await remo.get()
        seated = {p for table in after["rounds"][0]["tables"] for p in table["players"]}
        assert seated == set(numbers)
        assert numbers[0] in after["door"]["present"]

    in_hall(tmp_path, test)


def keys(told: Any) -> list[str]:
    return [line["key"] for line in told["lines"]]


def test_the_tenth_who_leaves_ends_it_and_that_is_said_first(tmp_path: Path) -> None:
    """T-144, A-16: before it is confirmed; afterwards nothing is drawn."""

    async def test(made: Hall) -> None:
        _, remo, rita = await made.cup()
        numbers = await register(remo, 10)
        assert (await remo.get())["short"] is None
        await remo.act("draw_round", hall="1")
        for place in (1, 2):
            await check_table(remo, rita, 1, place, a_sheet(5))
        leaving = {"t": "withdraw", "player": numbers[0]}
        assert keys(await remo.post("preview", **leaving))[:2] == [
            "foretold-ends-it",
            "foretold-no-tables",
        ]
        await remo.act("withdraw", player=numbers[0], confirmed=True)
        view = await remo.get()
        assert view["short"] == {"players": 9, "least": 10, "seatable": False}
        assert await remo.refused(422, "draw_round", hall="2") == "refused-too-few"
        again = await remo.post("preview", t="withdraw", player=numbers[1])
        assert keys(again)[0] == "foretold-too-few"
        for player in numbers[1:3]:
            await remo.act("withdraw", player=player, confirmed=True)
        assert (await remo.get())["short"] == {"players": 7, "least": 10, "seatable": True}
        await remo.act("leave_official", reason="for fun", confirmed=True)
        assert (await remo.get())["short"] is None
        await remo.act("draw_round", hall="2", confirmed=True)

    in_hall(tmp_path, test)
