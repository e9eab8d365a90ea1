"""`tournament verify` and signatures: what a log, and what a known key, gives away."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixgun.locales import LANGUAGES
from sixgun.server.desk.evidence.signing import SigningKeys
from sixgun.server.desk.store import TournamentFolder
from sixgun.tournament.log.chain import Event, line_of, next_event
from sixgun.tournament.log.replay import replay
from sixgun.tournament.log.state import BoundKey
from tests.cli.test_tournament import NAMES, play_round, run
from tests.cli.test_tournament import cup as fresh_cup
from tests.cli.test_tournament_evidence import cut_the_tail, events_of, report_of, rewrite, write

cup = fresh_cup
UNSIGNED = {"en": "Nobody signed", "it": "non sono firmati da nessuno", "es": "no los firmó nadie"}
SHORT = {"en": "CUT OFF, or rewritten", "it": "TAGLIATA o riscritta", "es": "CORTÓ o se reescribió"}


@pytest.fixture
def played(cup: Path) -> Path:
    play_round(cup, 1)
    return cup


def keys_of(log: Path) -> list[BoundKey]:
    return list(replay(events_of(log)).keys.values())


def codes(log: Path, *, counted: bool = True) -> list[str]:
    """What referees know of their keys, as options."""
    said = [f"{key.key[:12]}:{key.counter}" if counted else key.key[:12] for key in keys_of(log)]
    return [word for code in said for word in ("--key", code)]


def changed(log: Path, kind: str, **data: object) -> None:
    """An event is another one, and every hash is reckoned anew."""
    made: list[Event] = []
    for event in events_of(log):
        said = {**event.data, **data} if event.kind == kind else event.data
        last = made[-1] if made else None
        made.append(next_event(last, event.kind, event.by, event.at, said))
    write(log, [line_of(event) for event in made])


def test_the_command_line_signs_what_a_referee_does_with_it(played: Path) -> None:
    events = events_of(played)
    assert keys_of(played)[0].device == "command line"
    assert keys_of(played)[0].how == "first"
    sheet = next(event for event in events if event.kind == "sheet_entered")
    assert events[sheet.number - 2].kind == "signed"
    assert TournamentFolder(played).signing_file.stat().st_mode & 0o077 == 0


def test_names_are_not_in_what_is_signed(cup: Path) -> None:
    """The list of players was registered by commands, signed by the referee's key."""
    log = cup.read_text(encoding="utf-8")
    assert any(e.kind == "signed" and e.data["act"] == "register" for e in events_of(cup))
    assert not any(name in log for name in NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_which_acts_nobody_signed(played: Path, lang: str) -> None:
    said = run("verify", played, "--lang", lang)
    assert UNSIGNED[lang] in said
    assert keys_of(played)[0].key[:12] in said


def test_known_keys_prove_the_log(played: Path) -> None:
    assert "everything its owner did is signed" in run("verify", played, *codes(played))
    assert "is not excluded" in run("verify", played, *codes(played, counted=False))
    report = report_of(played)
    assert "everything its owner did is signed" in run("verify", report, *codes(played))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_alone_find_a_cut_tail(played: Path, lang: str) -> None:
    known = codes(played)
    cut_the_tail(played)
    assert SHORT[lang] in run("verify", played, *known, "--lang", lang, code=1)


def test_signatures_alone_find_a_chain_rewritten_around_them(played: Path) -> None:
    changed(played, "created", place="Elsewhere")
    said = run("verify", played, code=1)
    assert "head that is not in the log" in said
    assert "forged" in said  # the tournament is another one


def test_keys_alone_find_a_chain_rewritten_without_signatures(played: Path) -> None:
    """Alone it passes, and that it could is said."""
    known, uncounted = codes(played), codes(played, counted=False)
    rewrite(played)
    assert "0 violations" in run("verify", played)
    assert "NOT FOUND" in run("verify", played, *known, code=1)
    assert "NOT FOUND" in run("verify", played, *uncounted, code=1)


def test_keys_alone_find_acts_that_were_put_in_their_owners_name(played: Path) -> None:
    known = codes(played)
    events = events_of(played)
    said = {"text": "I never said this"}
    forged = next_event(events[-1], "announced", keys_of(played)[0].person, events[-1].at, said)
    write(played, [line_of(event) for event in (*events, forged)])
    assert "0 violations" in run("verify", played)
    assert "REWRITTEN" in run("verify", played, *known, code=1)


def test_a_key_of_the_rewriters_own_does_not_help(played: Path, tmp_path: Path) -> None:
    """He binds it to the referee and signs on: the referee's own key has not vouched for it."""
    known = codes(played)
    own = SigningKeys(tmp_path / "own.json")
    events = events_of(played)
    owner = keys_of(played)[0].person
    about = {"person": owner, "key": own.public("rogue"), "device": "phone"}
    bound = next_event(events[-1], "key_bound", owner, events[-1].at, about)
    write(played, [line_of(event) for event in (*events, bound)])
    assert "without the word of a key" in run("verify", played)
    assert "REWRITTEN" in run("verify", played, *known, code=1)


def test_a_forged_signature_is_found_in_log_and_report(played: Path) -> None:
    lines = played.read_text(encoding="utf-8").splitlines()
    at = max(place for place, line in enumerate(lines) if '"kind":"signed"' in line)
    events = events_of(played)[: at + 2]
    data = {**events[at].data, "signature": "ab" * 64}
    forged = next_event(events[at - 1], "signed", events[at].by, events[at].at, data)
    after = events[at + 1]
    act = next_event(forged, after.kind, after.by, after.at, after.data)
    write(played, [line_of(event) for event in (*events[:at], forged, act)])
    assert "forged" in run("verify", played, code=1)
    assert "forged" in run("verify", report_of(played), code=1)


def test_a_report_with_another_log_is_found(played: Path) -> None:
    """The sections of one, the log of another."""
    report = report_of(played)
    data = json.loads(report.read_text(encoding="utf-8"))
    cut_the_tail(played)
    other = json.loads(report_of(played).read_text(encoding="utf-8"))
    mixed = {**data, "log": other["log"]}
    report.write_text(json.dumps(mixed), encoding="utf-8")
    assert "does not follow from the log" in run("verify", report, code=1)
    report.write_text(json.dumps(data), encoding="utf-8")
    assert "CUT OFF" in run("verify", played, "--against", report, code=1)


@pytest.mark.parametrize("said", ["abc", "x" * 12, "0" * 12 + ":many", ""])
def test_what_is_no_key_is_refused(played: Path, said: str) -> None:
    assert "is no key" in run("verify", played, "--key", said, code=2)
