"""Papers of a tournament as PDF: every reader can read them, and they say what they must."""

from __future__ import annotations

import io
import re
from pathlib import Path

import msgspec
import pytest
from pypdf import PdfReader

from sixgun.locales import LANGUAGES, speech, texts
from sixgun.server.desk import views
from sixgun.server.desk.paper import KINDS, NothingToPrint, letters, pdf
from sixgun.server.desk.paper.lists import by_name
from sixgun.server.desk.paper.pdf import Page, document, fitted, width, wrapped
from sixgun.server.desk.paper.sheets import address
from tests.server.desk.halls import NAME, Hall, a_sheet, check_table, in_hall, register
from tests.source import PACKAGE

#: People of Europe, each in their own letters.
EUROPEANS = (
    "Łukasz Żółkiewski", "Đorđe Đorđević", "Θεόδωρος Παπαδόπουλος", "Åke Ångström",
    "Владимир Ковальчук", "José Ñíguez Peña", "Ștefan Țepeș", "Zsófia Őry", "Jiří Dvořák",
    "Élodie Lefèvre", "Þór Sigurðsson", "Ğülşen İnönü", "Ināra Ķēniņa", "Günther Groß",
    "Михайло Їжакевич", "Ћирило Џаковић", "Ġużeppi Ħaż-Żebbuġ",
)  # fmt: skip


def pages_of(file: bytes) -> list[str]:
    """The texts of each page as a reader copies them, one a line."""
    pages = []
    for page in PdfReader(io.BytesIO(file)).pages:
        said: list[str] = []
        page.extract_text(visitor_text=lambda text, *_, to=said: to.append(text.strip()))
        pages.append("\n".join(filter(None, said)))
    return pages


# -------------------------------------------------------------------------- letters


def test_every_letter_of_our_languages_can_be_written() -> None:
    for lang in LANGUAGES:
        for name in ("hall.ftl", "tournament.ftl", "roles.ftl", "characters.ftl"):
            text = texts(lang)[name].replace("\n", " ")
            assert letters.written(text) == text, name


def test_every_european_name_is_written_as_it_is() -> None:
    page = Page()
    for at, name in enumerate(EUROPEANS):
        assert letters.written(name) == name
        page.text(20, 20 + at * 6, name, 12, at % 2 == 0)
    assert pages_of(document([page], "Nomi", "it")) == ["\n".join(EUROPEANS)]


def test_what_has_no_letter_never_breaks_a_page() -> None:
    assert letters.written("Jose\u0301") == "José"
    assert letters.written("Пётр\t漢") == "Пётр ?"
    assert letters.written("ａ𝐛") == "ab"
    assert letters.written("a\u200b\u0007b") == "ab"
    page = Page()
    page.text(20, 20, "漢 \U0001f920", 12)
    page.text(20, 30, "\u200b", 12)
    assert pages_of(document([page], "漢", "en")) == ["? ?"]


def test_the_licence_of_the_letters_goes_with_them() -> None:
    assert "SIL OPEN FONT LICENSE" in (letters.FONTS / "OFL.txt").read_text(encoding="utf-8")
    assert sum(file.stat().st_size for file in letters.FILES.values()) < 250_000


def test_texts_are_cut_and_wrapped_by_their_width() -> None:
    assert width("WW", 10) > 2 * width("ii", 10)
    assert width("à", 10) == width("a", 10)
    assert fitted("Anna", 100, 12) == "Anna"
    cut = fitted("Maria Antonietta Castellani", 30, 12)
    assert cut.endswith("…")
    assert width(cut, 12) <= 30
    namesake = fitted("Maria Antonietta Castellani (Bari)", 45, 12)
    assert re.fullmatch(r"Maria.*… \(Bari\)", namesake), "what tells her from another stays"
    assert width(namesake, 12) <= 45
    lines = wrapped("one two three four five", 20, 12)
    assert " ".join(lines) == "one two three four five"
    assert all(width(line, 12) <= 20 for line in lines)


def test_a_long_name_is_written_smaller_before_it_is_cut() -> None:
    page = Page()
    long = "Maria Antonietta Castellani della Rovere"
    page.fit(20, 20, long, 74, 12)
    page.fit(20, 30, long, 30, 12)
    whole, cut = pages_of(document([page], "", "it"))[0].split("\n")
    assert whole == long
    assert cut.endswith("…")


def test_people_are_listed_as_a_reader_looks_for_them() -> None:
    names = ["Zoe", "Łukasz", "Élodie", "anna", "Marco", "Eva"]
    assert sorted(names, key=by_name) == ["anna", "Élodie", "Eva", "Łukasz", "Marco", "Zoe"]


# ---------------------------------------------------------------------------- files


def test_a_file_says_what_it_is_and_has_its_letters_with_it() -> None:
    page = Page()
    page.text(20, 20, "a (strange) \\ name", 12)
    file = document([page, Page(landscape=True)], "Titolo è", "it")
    assert pages_of(file) == ["a (strange) \\ name", ""]
    found = PdfReader(io.BytesIO(file))
    assert found.metadata is not None
    assert found.metadata.title == "Titolo è"
    assert found.trailer["/Root"]["/Lang"] == "it"
    upright, across = ([round(side) for side in page.mediabox[2:]] for page in found.pages)
    assert upright == [595, 842]
    assert across == [842, 595]
    assert b"/FontFile2" in file


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


def test_slips_are_printed_for_those_whom_they_let_in(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        people = await register(remo, 12)
        links = [
            (await remo.post("links", role="phone", person=person))["link"] for person in people
        ]
        asked = {"links": links, "language": "it"}
        answer = await remo.ask("POST", "desk/slips", json=asked)
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.headers["cache-control"] == "no-store"
        first, second = pages_of(answer.content)
        assert first.split("\n").count("Player 10") == 1
        assert "Player 11" not in first
        assert "#" + links[11].partition("#")[2] in second.split("\n")
        assert "Inquadra il codice" in first
        await remo.post("links", role="phone", person=people[0])  # the first one is worthless now
        screen = (await remo.post("links", role="screen"))["link"]
        for link in (links[0], screen, "https://example.org/", ""):
            refused = await remo.ask("POST", "desk/slips", json={"links": [link]})
            assert refused.status_code == 422, link
            assert refused.json()["reason"]["key"] == "house-link-not-valid"
        assert (await remo.ask("POST", "desk/slips", json={"links": []})).status_code == 400
        wrong = {"links": links[1:], "language": "xx"}
        assert (await remo.ask("POST", "desk/slips", json=wrong)).status_code == 400
        phone = await hall.come(links[1])
        refused = await phone.ask("POST", "desk/slips", json={"links": links[1:2]})
        assert refused.status_code == 403

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
        assert "…" not in "".join(texts_of(kind)), f"{kind}: something is cut off"
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
    assert where == f"http://hall:8080/tournament/{NAME}/sheet/2/3"
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
