"""Over HTTP: surnames, clubs, and people of the same name who are told apart everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.server.desk.lists import ListedPerson, read_list
from sixgun.tournament.reporting.report import read_report
from tests.server.desk.halls import Hall, in_hall, play_all, register

ROSSI = {"name": "Mario Rossi", "surname": "Rossi", "given": "Mario"}
ROMA, BARI = "Mario Rossi (Roma)", "Mario Rossi (Bari)"


def test_namesakes_are_told_apart_on_every_screen_and_paper(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await remo.act("derogate", derogation="no_duels", confirmed=True)
        one = (await remo.act("register", **ROSSI, club="Roma"))["person"]
        two = (await remo.act("register", **ROSSI, club="Bari"))["person"]
        assert one != two
        await register(remo, 10)
        view = await remo.get()
        about = view["people"][one]
        assert (about["name"], about["shown"], about["listed"]) == (
            "Mario Rossi",
            ROMA,
            "Rossi Mario (Roma)",
        )
        await play_all(remo, rita)
        await remo.act("publish", hall="1", confirmed=True)
        phone = await hall.visitor(remo, "phone", one)
        screen = await hall.visitor(remo, "screen")
        seen: list[dict[str, Any]] = [
            (await phone.get())["hall"]["names"],
            (await screen.get())["names"],
            (await remo.get("/standings"))["names"],
        ]
        for names in seen:
            assert (names[one], names[two]) == (ROMA, BARI)
        assert (await phone.get())["my_name"] == ROMA
        assert (await screen.get())["listed"][two] == "Rossi Mario (Bari)"
        report = (await remo.ask("GET", "desk/report", params={"names": "true"})).text
        assert read_report(report).people[one].club == "Roma"

    in_hall(tmp_path, test)


def test_the_same_name_again_is_refused_unless_it_is_said_to_be_another(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        first = (await remo.act("register", name="Mario Rossi"))["person"]
        key = await remo.refused(422, "register", name="Mario Rossi")
        assert key == "refused-already-registered"
        second = (await remo.act("register", name="Mario Rossi", namesake=True))["person"]
        people = (await remo.get())["people"]
        assert [people[each]["shown"] for each in (first, second)] == [
            "Mario Rossi (1)",
            "Mario Rossi (2)",
        ]
        await remo.act("register", name="Anna", member="A1")
        key = await remo.refused(422, "register", name="Anna", member="a1", namesake=True)
        assert key == "refused-already-registered"  # one code, one person

    in_hall(tmp_path, test)


def test_a_namesake_of_the_referee_with_another_code_may_play(tmp_path: Path) -> None:
    """T-150: without codes nobody knows that it is somebody else."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        for more in ({}, {"namesake": True}, {"member": "P2"}):
            key = await remo.refused(422, "register", name="Remo", **more)
            assert key == "refused-officer-plays"
        await remo.act("change_person", person=remo.person, name="Remo", member="R1")
        key = await remo.refused(422, "register", name="Remo", member="r1", namesake=True)
        assert key == "refused-officer-plays"
        player = (await remo.act("register", name="Remo", member="P2"))["person"]
        people = (await remo.get())["people"]
        assert people[player]["shown"] == "Remo (P2)"
        assert people[remo.person]["shown"] == "Remo (R1)"

    in_hall(tmp_path, test)


def test_lists_have_columns_for_surname_and_club() -> None:
    text = "Cognome;Nome;Società;Tessera\nRossi;Mario;Roma;M1\nBianchi;Anna;;\n"
    mario = ListedPerson(2, "Mario Rossi", "M1", "", "Rossi", "Mario", "Roma")
    assert read_list(text.encode())[0] == mario
    assert read_list(text.encode())[1][1:] == ("Anna Bianchi", "", "", "Bianchi", "Anna", "")
    assert read_list(b"Mario Rossi,M1,a@b,Roma,Rossi,Mario\n")[0] == mario._replace(
        number=1, contact="a@b"
    )
    assert read_list(b"name;member;contact\nMario Rossi;M1;\n")[0].surname == ""
