"""Standings and lists for spreadsheets: what stands in them, and that they open as they should."""

from __future__ import annotations

import csv
import io
import re
from decimal import Decimal
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from sixgun.locales import LANGUAGES, texts
from sixgun.server.desk.spreadsheets.tables import SpreadsheetTable
from sixgun.server.desk.spreadsheets.writing import as_csv, as_xlsx
from tests.server.desk.halls import Desk, Hall, in_hall, play_round
from tests.source import PACKAGE

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
NASTY = ('=HYPERLINK("http://x")', "+1", "-2", "@SUM(A1)", "a;b", 'Ann "Belle"', "Đorđe, Łukasz")


def cells_of(file: bytes) -> list[list[str | float]]:
    """A workbook as a program reads it: texts and numbers."""
    with ZipFile(io.BytesIO(file)) as archive:
        sheet = ElementTree.fromstring(archive.read("xl/worksheets/sheet1.xml"))
        strings = ElementTree.fromstring(archive.read("xl/sharedStrings.xml"))
    shared = ["".join(each.itertext()) for each in strings.findall(f"{MAIN}si")]
    assert not list(sheet.iter(f"{MAIN}f")), "there is a formula"
    rows = []
    for row in sheet.iter(f"{MAIN}row"):
        found: list[str | float] = []
        for cell in row:
            letters = re.match(r"[A-Z]+", cell.attrib["r"])
            assert letters is not None
            at = sum((ord(each) - 64) * 26**n for n, each in enumerate(letters[0][::-1])) - 1
            found += [""] * (at - len(found))
            value = cell.find(f"{MAIN}v")
            text = "" if value is None else str(value.text)
            found.append(shared[int(text)] if cell.get("t") == "s" else float(text or 0))
        rows.append(found)
    return rows


def csv_of(file: bytes, delimiter: str) -> list[list[str]]:
    assert file.startswith(b"\xef\xbb\xbf"), "without it, Excel does not take it for UTF-8"
    text = file.decode("utf-8-sig")
    assert text.count("\r\n") == text.count("\n")
    return list(csv.reader(io.StringIO(text), delimiter=delimiter))


# ------------------------------------------------------------------------- files


def test_no_name_becomes_a_formula() -> None:
    table = SpreadsheetTable("Nomi [1]/2", ["=Nome"], [[name] for name in NASTY])
    assert [row[0] for row in cells_of(as_xlsx(table, "&Coppa"))] == ["=Nome", *NASTY]
    for language, delimiter in (("it", ";"), ("es", ";"), ("en", ",")):
        rows = [row[0] for row in csv_of(as_csv(table, language), delimiter)]
        assert rows[:5] == ["'=Nome", *[f"'{name}" for name in NASTY[:4]]]
        assert rows[5:] == list(NASTY[4:])


def test_numbers_are_numbers_where_they_are_read() -> None:
    table = SpreadsheetTable("Numeri", ["n", "x", "y"], [[-10, Decimal("1234.50"), None]])
    assert cells_of(as_xlsx(table, "x"))[1] == [-10, 1234.5]
    assert csv_of(as_csv(table, "it"), ";")[1] == ["-10", "1234,50", ""]
    assert csv_of(as_csv(table, "en"), ",")[1] == ["-10", "1234.50", ""]


# ------------------------------------------------------------------ a real tournament


async def a_cup(hall: Hall) -> tuple[Desk, list[str]]:
    """Eleven players; one withdraws and one is expelled after round 1."""
    _, remo, rita = await hall.cup(season="2025/26")
    names = ["Łukasz Żak", "Đorđe Đorđević", *[f"Player {number}" for number in range(3, 13)]]
    lines = "\n".join(f"{name};M{at};{at}@example.org" for at, name in enumerate(names, 1))
    answer = await remo.ask("POST", "desk/people", content=lines.encode("utf-8-sig"))
    people: list[str] = answer.json()["registered"]
    await remo.act("close_registration")
    await play_round(remo, rita)
    await remo.act("withdraw", player=people[0], confirmed=True)
    await remo.act("expel", player=people[1], category="cheating", confirmed=True)
    await play_round(remo, rita, "outlaws")
    return remo, people


def test_the_standings_tell_who_left_and_what_each_round_brought(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        remo, _ = await a_cup(hall)
        shown = (await remo.get("/standings"))["rows"]
        answer = await remo.ask("GET", "desk/tables/standings.xlsx", params={"language": "it"})
        assert answer.headers["content-type"].endswith("spreadsheetml.sheet")
        assert "coppa-d-autunno-standings.xlsx" in answer.headers["content-disposition"]
        head, *rows = cells_of(answer.content)
        assert head == [
            "Posizione", "Nome", "Codice tessera", "Punteggio ($)", "Bonus ($)", "Marogi",
            "Vittorie", "Turni giocati", "Turno 1 ($)", "Turno 2 ($)", "Uscita",
            "Uscita al turno", "Ammonizioni",
        ]  # fmt: skip
        assert [row[3] for row in rows] == [row["score"] for row in shown]
        assert [f"{row[5]:.2f}" for row in rows] == [row["marogi"] for row in shown]
        by_name = {row[1]: row for row in rows}
        lukasz, dorde = by_name["Łukasz Żak"], by_name["Đorđe Đorđević"]
        assert lukasz[7:] == [1, lukasz[8], "", "abbandono", 1, 0]
        assert dorde[10:] == ["espulsione", 1, 0]
        start = lukasz[3] - lukasz[8]  # type: ignore[operator]
        for row in rows:
            assert row[3] == start + sum(each for each in row[8:10] if each != "")  # type: ignore[misc]
        again = await remo.ask("GET", "desk/tables/standings.csv", params={"language": "it"})
        assert again.headers["content-type"].startswith("text/csv")
        lines = csv_of(again.content, ";")
        assert lines[0] == head
        assert [line[1] for line in lines[1:]] == [row[1] for row in rows]
        assert lines[1][5] == shown[0]["marogi"].replace(".", ",")

    in_hall(tmp_path, test)


def test_lists_of_everybody_and_of_every_seat(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        remo, people = await a_cup(hall)
        answer = await remo.ask("GET", "desk/tables/players.csv", params={"language": "es"})
        head, *rows = csv_of(answer.content, ";")
        assert head[:5] == ["N.º", "Nombre", "Código de socio", "Contacto", "Rondas jugadas"]
        assert rows[0] == ["1", "Łukasz Żak", "M1", "1@example.org", "1", "abandono", "1", "0"]
        assert rows[2] == ["3", "Player 3", "M3", "3@example.org", "2", "", "", "0"]
        answer = await remo.ask("GET", "desk/tables/seating.xlsx")
        head_of_seats, *seats = cells_of(answer.content)
        assert head_of_seats == ["Round", "Table", "Seat", "Name", "Member code"]
        assert len(seats) == 12 + 10
        first = (await remo.get())["rounds"][0]["tables"][0]["players"][0]
        assert seats[0][4] == f"M{people.index(first) + 1}"

    in_hall(tmp_path, test)


def test_what_programs_read_stays_as_it_was(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        remo, _ = await a_cup(hall)
        text = (await remo.ask("GET", "desk/report.csv")).text
        assert text.startswith("place,player,name,member,score,bonus,marogi,wins\r\n1,")

    in_hall(tmp_path, test)


def test_tables_are_for_referees_and_must_be_there(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        answer = await remo.ask("POST", "desk/people", content=b"Anna,A1")
        (anna,) = answer.json()["registered"]
        assert (await remo.ask("GET", "desk/tables/players.xlsx")).status_code == 200
        assert (await remo.ask("GET", "desk/tables/standings.xlsx")).status_code == 422
        for name in ("posters.xlsx", "players.pdf", "players", "players.csv.xlsx"):
            assert (await remo.ask("GET", f"desk/tables/{name}")).status_code == 404, name
        wrong = await remo.ask("GET", "desk/tables/players.csv", params={"language": "xx"})
        assert wrong.status_code == 400
        phone = await hall.visitor(remo, "phone", anna)
        assert (await phone.ask("GET", "desk/tables/players.xlsx")).status_code == 403
        nobody = await hall.program().get(f"{remo.root}/desk/tables/players.xlsx")
        assert nobody.status_code == 401

    in_hall(tmp_path, test)


def test_the_table_of_a_season_is_a_file_too(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        await a_cup(hall)
        owner = await hall.owner()
        asked = {"name": "2025/26", "language": "it"}
        answer = await owner.get("/api/season/tables/season.csv", params=asked)
        assert csv_of(answer.content, ";")[0] == [
            "Posizione", "Nome", "Codice tessera", "Media", "Abbandoni", "Espulsioni",
            "Ammonizioni", "Diffide",
        ]  # fmt: skip
        answer = await owner.get("/api/season/tables/season.xlsx", params=asked)
        assert cells_of(answer.content)[0][-1] == "Diffide"
        wrong = await owner.get("/api/season/tables/register.csv", params=asked)
        assert wrong.status_code == 404
        nobody = await hall.program().get("/api/season/tables/season.csv", params=asked)
        assert nobody.status_code == 403

    in_hall(tmp_path, test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_heading_is_used(language: str) -> None:
    code = (PACKAGE / "server/desk/spreadsheets/tables.py").read_text(encoding="utf-8")
    keys = re.findall(r"^spreadsheet-([a-z-]+) =", texts(language)["desk_tables.ftl"], re.M)
    assert len(keys) > 15
    families = ("withdrawal", "no-show", "expulsion")
    assert [key for key in keys if f'"{key}"' not in code and f"-{key}" not in code] == [
        key for key in keys if key in families
    ]
