"""Papers of a tournament as PDF: every reader can read them, and they say what they must."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import msgspec
import pytest

from sixgun.locales import LANGUAGES, speech, texts
from sixgun.server.desk import views
from sixgun.server.desk.paper import KINDS, NothingToPrint, encodings, pdf
from sixgun.server.desk.paper.lists import by_name
from sixgun.server.desk.paper.pdf import Page, document, fitted, width, wrapped
from sixgun.server.desk.paper.sheets import address
from tests.server.desk.halls import NAME, Hall, a_sheet, check_table, in_hall, register
from tests.source import PACKAGE

STREAM = re.compile(rb"/FlateDecode>>stream\n(.*?)\nendstream", re.DOTALL)
SHOWN = re.compile(rb"\(((?:\\.|[^\\()])*)\) Tj")


def pages_of(file: bytes) -> list[str]:
    """The texts of each page, one a line; letters with marks of their own stand without them."""
    pages = []
    for stream in STREAM.findall(file):
        said = [
            re.sub(rb"\\(.)", rb"\1", found) for found in SHOWN.findall(zlib.decompress(stream))
        ]
        pages.append("\n".join(each.decode("cp1252", errors="replace") for each in said))
    return pages


# -------------------------------------------------------------------------- letters


def test_every_letter_of_our_languages_can_be_written() -> None:
    for lang in LANGUAGES:
        for name in ("hall.ftl", "tournament.ftl", "roles.ftl", "characters.ftl"):
            text = texts(lang)[name].replace("\n", " ")
            assert encodings.written(text) == text, name


def test_names_keep_their_marks_or_lose_them_but_never_break_a_page() -> None:
    assert encodings.written("Łukasz Dvořák") == "Łukasz Dvořák"
    assert encodings.written("ḗ") == "e"
    assert encodings.written("Пётр\t漢") == "???? ?"
    assert encodings.written("a\u200b\u0007b") == "ab"
    letter, mark = encodings.runs("ař!", 10)
    assert letter.data == b"ar!"
    assert mark.is_further
    assert encodings.width("a", 10) <= mark.right < encodings.width("ař!", 10)


def test_texts_are_cut_and_wrapped_by_their_width() -> None:
    assert width("WW", 10) > 2 * width("ii", 10)
    assert width("à", 10) == width("a", 10)
    assert fitted("Anna", 100, 12) == "Anna"
    cut = fitted("Maria Antonietta Castellani", 30, 12)
    assert cut.endswith("…")
    assert width(cut, 12) <= 30
    lines = wrapped("one two three four five", 20, 12)
    assert " ".join(lines) == "one two three four five"
    assert all(width(line, 12) <= 20 for line in lines)


def test_people_are_listed_as_a_reader_looks_for_them() -> None:
    names = ["Zoe", "Łukasz", "Élodie", "anna", "Marco", "Eva"]
    assert sorted(names, key=by_name) == ["anna", "Élodie", "Eva", "Łukasz", "Marco", "Zoe"]


# ---------------------------------------------------------------------------- files


def test_a_file_says_where_each_of_its_objects_begins() -> None:
    page = Page()
    page.text(20, 20, "a (strange) \\ name", 12)
    file = document([page, Page(landscape=True)], "Titolo è", "it")
    begin = int(re.search(rb"startxref\n(\d+)\n%%EOF\n$", file)[1])  # type: ignore[index]
    assert file[begin:].startswith(b"xref\n")
    places = [int(place) for place in re.findall(rb"(\d{10}) 00000 n", file[begin:])]
    assert places
    for number, place in enumerate(places, 1):
        assert file[place:].startswith(b"%d 0 obj\n" % number)
    assert b"/Size %d" % (len(places) + 1) in file
    assert file.count(b"/Type/Page/") == 2
    assert pages_of(file)[0] == "a (strange) \\ name"


# ------------------------------------------------------------------ a real tournament


def test_referees_print_and_nobody_else(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        people = await register(remo, 11)
        assert (await remo.ask("GET", "desk/paper/seating.pdf")).status_code == 404
        await remo.act("draw_round", hall="3")
        seated = (await remo.get())["rounds"][0]["tables"][0]["players"]
        await check_table(remo, rita, 1, 1, a_sheet(len(seated), final_duel=True, reshuffles=1))
        answer = await remo.ask("GET", "desk/paper/names.pdf", params={"language": "it"})
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.headers["cache-control"] == "no-store"
        (text,) = pages_of(answer.content)
        assert all(f"Player {number}" in text.split("\n") for number in range(1, 12))
        assert (await remo.get())["head"] in text
        for path in ("sheet.pdf", "seating.doc", "slips.pdf", "seating.pdf?round=2"):
            assert (await remo.ask("GET", f"desk/paper/{path}")).status_code == 404
        assert (await remo.ask("GET", "desk/paper/names.pdf?language=xx")).status_code == 400
        phone = await hall.visitor(remo, "phone", people[0])
        assert (await phone.ask("GET", "desk/paper/standings.pdf")).status_code == 403
        written = {
            "desk": await remo.get(),
            "standings": await remo.get("/standings"),
            "checklist": await remo.get("/checklist"),
        }
        for lang in LANGUAGES:
            check_everything(lang, msgspec.json.encode(written))

    in_hall(tmp_path, test)


class Shown(msgspec.Struct):
    desk: views.DeskView
    standings: views.StandingsView
    checklist: views.ChecklistView


def check_everything(lang: str, written: bytes) -> None:
    """Every paper in one language, from what the desk shows."""
    shown = msgspec.json.decode(written, type=Shown)

    def texts_of(kind: str) -> list[str]:
        standings, checks = shown.standings, shown.checklist
        return pages_of(pdf(kind, shown.desk, lang, standings=standings, checklist=checks))

    say = speech(lang).say
    with pytest.raises(NothingToPrint, match="have not begun"):
        texts_of("duels")
    first, second, *_ = shown.desk.rounds[0].tables[0].players
    pair = views.PairingView("s1", first, second, None, "", True, None, None, False)
    shown.desk.duels = (pair,)
    for kind in KINDS:
        assert all(page for page in texts_of(kind)), kind
    assert say("bracket-s1") in texts_of("duels")[0].split("\n")
    assert shown.desk.rounds[0].link in texts_of("names")[0]
    seating, standings = "".join(texts_of("seating")), "".join(texts_of("standings"))
    for text in (seating, standings):
        assert shown.desk.head in text
        assert shown.desk.promise in text
    assert say("paper-secret") in standings
    assert len(texts_of("sheets")) == len(shown.desk.rounds[0].tables)
    empty, filled = texts_of("sheets")[0], texts_of("filled")[0]
    assert say("role-renegade") not in empty.split("\n")
    assert say("role-renegade") in filled.split("\n")
    assert len(texts_of("blank")) == 3
    assert "Player" not in "".join(texts_of("blank"))
    assert say("paper-noon-from-second")[:30] in "".join(texts_of("blank")).replace("\n", " ")
    assert len(texts_of("diplomas")) == 4
    assert say("check-h-8") in "".join(texts_of("report"))


def test_what_is_not_there_cannot_be_printed() -> None:
    view = msgspec.json.decode(b"{}", type=dict)
    with pytest.raises(NothingToPrint, match="there are: seating"):
        pdf("posters", view, "en")  # type: ignore[arg-type]


def test_the_code_on_a_sheet_opens_nothing() -> None:
    where = address("http://hall:8080", NAME, 2, 3)
    assert where == f"http://hall:8080/tournament/{NAME}/desk/rounds/2/3"
    assert "#" not in where


# ------------------------------------------------------------------------ sentences


def test_every_sentence_of_the_hall_is_said_somewhere() -> None:
    """By a page or a paper; families (`hall-pause-…`) are named by their beginning."""
    sources = [
        path.read_text(encoding="utf-8")
        for folder, kinds in (("web/src", (".vue", ".ts")), ("server/desk/paper", (".py",)))
        for path in (PACKAGE / folder).rglob("*")
        if path.suffix in kinds
    ]
    code = "".join(sources)
    ours = re.findall(r"^((?:hall|paper)-[a-z0-9-]+) =", texts("en")["hall.ftl"], re.MULTILINE)
    assert len(ours) > 150
    unsaid = [key for key in ours if key not in code and not is_of_a_family(key, code)]
    assert unsaid == []


def is_of_a_family(key: str, code: str) -> bool:
    parts = key.split("-")
    beginnings = ["-".join(parts[:length]) for length in range(2, len(parts))]
    return any(
        f'"{each}"' in code or f"{each}-${{" in code or f"{each}-{{" in code for each in beginnings
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_sentences(lang: str) -> None:
    def keys(of: str) -> list[str]:
        return re.findall(r"^([a-z][a-z0-9-]+) =|^    \.(\w+) =", texts(of)["hall.ftl"], re.M)

    assert keys(lang) == keys("en")
