"""`tournament verify`: what it finds by itself, what by a check code or report, what it cannot."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from sixgun.cli.tournaments.evidence import Sought, evidence
from sixgun.locales import LANGUAGES
from sixgun.server.desk.evidence.printed import PrintedCode, PrintedCodes
from sixgun.server.desk.store import TournamentFolder
from sixgun.tournament.log.chain import Event, line_of, next_event, read_chain
from tests.cli.test_tournament import cup as fresh_cup
from tests.cli.test_tournament import play_round, run

cup = fresh_cup
NOT_EXCLUDED = {
    "en": "Not excluded: that the end of a log was cut off",
    "it": "Non si può escludere che la fine di un registro sia stata tagliata",
    "es": "No se puede excluir que se haya cortado el final de un registro",
}
FOUND = {"en": "found at event", "it": "trovato all’evento", "es": "encontrado en el evento"}
AMBIGUOUS = {"en": "AMBIGUOUS", "it": "AMBIGUO", "es": "AMBIGUO"}
MISSING = {"en": "NOT FOUND", "it": "NON TROVATO", "es": "NO ENCONTRADO"}


@pytest.fixture
def played(cup: Path) -> Path:
    play_round(cup, 1)
    return cup


def lines_of(log: Path) -> list[str]:
    return log.read_text(encoding="utf-8").splitlines()


def write(log: Path, lines: list[str]) -> None:
    log.write_text("\n".join(lines) + "\n", encoding="utf-8")


def events_of(log: Path) -> list[Event]:
    return list(read_chain(lines_of(log)))


def change_a_price(log: Path) -> None:
    lines = lines_of(log)
    at = next(at for at, line in enumerate(lines) if '"prices":[10,' in line)
    lines[at] = lines[at].replace('"prices":[10,', '"prices":[20,')
    write(log, lines)


def delete_a_line(log: Path) -> None:
    lines = lines_of(log)
    del lines[len(lines) // 2]
    write(log, lines)


def swap_a_pair(log: Path) -> None:
    lines = lines_of(log)
    lines[5], lines[6] = lines[6], lines[5]
    write(log, lines)


def cut_the_tail(log: Path) -> None:
    write(log, lines_of(log)[:-1])


def rewrite(log: Path, *, from_the_start: bool = False, with_signatures: bool = False) -> None:
    """Another price, and every hash reckoned anew: the chain is whole again. Signatures would give
    it away, so they are left out."""
    made: list[Event] = []
    for event in events_of(log):
        if not with_signatures and event.kind in ("signed", "key_bound"):
            continue
        data = json.loads(json.dumps(event.data))
        if event.kind == "sheet_entered":
            data["sheet"]["prices"][0] = 20
        if from_the_start and event.kind == "created":
            data["nonce"] = "0" * len(data["nonce"])
        last = made[-1] if made else None
        made.append(next_event(last, event.kind, event.by, event.at, data))
    write(log, [line_of(event) for event in made])


def report_of(log: Path) -> Path:
    out = log.with_name("earlier.json")
    run("report", log, "--out", out)
    return out


# ------------------------------------------------------------------ the log alone


@pytest.mark.parametrize("harm", [change_a_price, delete_a_line, swap_a_pair])
def test_the_log_alone_shows_what_was_changed(played: Path, harm: Callable[[Path], None]) -> None:
    code = events_of(played)[-1].hash
    harm(played)
    said = run("verify", played, code=1)
    assert "1 tournaments, 1 violations" in said
    assert "is not in order" in said
    assert "Nothing was compared" in run("verify", played, "--head", code, code=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_anything_to_compare_it_says_what_it_cannot_exclude(
    played: Path, lang: str
) -> None:
    """A cut tail and a rewritten chain pass alone, and that is said."""
    for harm in (cut_the_tail, rewrite):
        harm(played)
        assert NOT_EXCLUDED[lang] in run("verify", played, "--lang", lang)
    code = events_of(played)[-1].hash
    assert NOT_EXCLUDED[lang] not in run("verify", played, "--head", code, "--lang", lang)


# --------------------------------------------------------------------- check codes


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_check_code_stands_in_the_log_and_in_the_report(played: Path, lang: str) -> None:
    events = events_of(played)
    drawn = next(event for event in events if event.kind == "round_drawn")
    typed = f"{drawn.hash[:4]} {drawn.hash[4:8]}-{drawn.hash[8:12]} ".upper()
    codes = ("--head", typed, "--head", events[-1].hash, "--lang", lang)
    for file in (played, report_of(played)):
        said = run("verify", file, *codes)
        assert f"{FOUND[lang]} {drawn.number} " in said
        assert f"{FOUND[lang]} {len(events)} " in said
    assert str(len(events) - drawn.number) in said


def test_it_says_what_the_event_was(played: Path) -> None:
    drawn = next(event for event in events_of(played) if event.kind == "round_drawn")
    said = run("verify", played, "--head", drawn.hash)
    later = len(events_of(played)) - drawn.number
    assert "(Round drawn). Nothing up to there has changed." in said
    assert f"It says nothing about the {later} events after that." in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("harm", [cut_the_tail, rewrite])
def test_a_check_code_alone_finds_a_cut_and_a_rewritten_log(
    played: Path, harm: Callable[[Path], None], lang: str
) -> None:
    code = events_of(played)[-1].hash
    report = report_of(played)
    harm(played)
    said = run("verify", played, "--head", code[:12], "--lang", lang, code=1)
    assert MISSING[lang] in said
    assert FOUND[lang] in run("verify", report, "--head", code, "--lang", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_code_that_fits_several_events_proves_none(played: Path, lang: str) -> None:
    """No command takes so short a code; of more than sixteen events two begin alike."""
    events = events_of(played)
    ((code, count),) = Counter(event.hash[0] for event in events).most_common(1)
    assert count > 1
    (about, *_) = evidence(events, Sought(lang, (code,)))
    assert about.is_bad
    assert AMBIGUOUS[lang] in about.text
    assert f" {count} " in about.text
    assert FOUND[lang] not in about.text
    assert MISSING[lang] not in about.text


def test_what_is_no_check_code(played: Path) -> None:
    short = events_of(played)[-1].hash[:11]
    for code in (short, "not a code", "g" * 64, "0" * 65):
        assert "is no check code" in run("verify", played, "--head", code, code=2)
    both = ("verify", played, report_of(played), "--head", "0" * 12)
    assert "say one FILE" in run(*both, code=2)


# ------------------------------------------------------------------------- reports


def test_an_earlier_report_is_the_beginning_of_the_log(played: Path) -> None:
    report, count = report_of(played), len(events_of(played))
    run("register", played, "--erase", "Anna")  # signed, so it is two events
    said = run("verify", played, "--against", report)
    assert f"the beginning of this one, up to event {count} of {count + 2}." in said
    assert "It says nothing about the 2 events after that." in said


def test_a_report_alone_finds_a_cut_and_a_rewritten_log(played: Path) -> None:
    report = report_of(played)
    first = next(e.number for e in events_of(played) if e.kind == "signed")  # what is left out
    whole = lines_of(played)
    cut_the_tail(played)
    assert "CUT OFF" in run("verify", played, "--against", report, code=1)
    write(played, whole)
    rewrite(played)
    said = run("verify", played, "--against", report, code=1)
    assert f"from event {first} on the two logs differ" in said
    write(played, whole)
    rewrite(played, from_the_start=True)
    said = run("verify", played, "--against", report, "--lang", "it", code=1)
    assert "un altro registro fin dal primo evento" in said


def test_a_report_with_another_log(played: Path) -> None:
    report = report_of(played)
    data = json.loads(report.read_text(encoding="utf-8"))
    rewrite(played)
    other = json.loads(report_of(played).read_text(encoding="utf-8"))
    report.write_text(json.dumps({**data, "log": other["log"]}), encoding="utf-8")
    assert "signatures" in run("verify", report, code=1)  # which this log has not
    del data["signatures"]
    report.write_text(json.dumps({**data, "log": other["log"]}), encoding="utf-8")
    assert "does not follow from the log" in run("verify", report, code=1)
    assert "does not follow from the log" in run("verify", played, "--against", report, code=1)


# ------------------------------------------------------------- papers that were printed


def print_a_paper(log: Path) -> PrintedCode:
    last = events_of(log)[-1]
    printed = PrintedCode(last.hash, last.number, "seating", last.at, last.by)
    PrintedCodes(TournamentFolder(log).printed_file).add(printed)
    return printed


def test_printed_codes_are_compared_by_themselves(played: Path) -> None:
    printed = print_a_paper(played)
    said = run("verify", played)
    assert f"has printed stands in the log, at event {printed.event}" in said
    assert NOT_EXCLUDED["en"] in said  # who rewrites the log can rewrite what lies beside it
    assert "2 tournaments" not in run("verify", played.parent)
    cut_the_tail(played)
    said = run("verify", played, "--lang", "es", code=1)
    assert printed.head[:16] in said
    assert "YA NO está en el registro" in said
    assert "(Mesas)" in said


def test_a_damaged_list_of_papers_is_told(played: Path) -> None:
    file = TournamentFolder(played).printed_file
    for damage in ("{}x", '[{"head":"00"}]', '[{"head":"0","event":1,"paper":"","at":0,"by":""}]'):
        file.write_text(damage, encoding="utf-8")
        assert str(file) in run("verify", played, code=1)
