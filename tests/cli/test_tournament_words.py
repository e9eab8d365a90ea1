"""Commands of a tournament say what they have done, in the language that was asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sixgun.locales import LANGUAGES, speech, texts
from tests.cli.test_tournament import NAMES, ROLES, run
from tests.source import PACKAGE

PDF = b"%PDF-1.7\ntrailer<<>>\n%%EOF\n"
#: What a whole tournament says in Italian, act by act.
SAID = (
    "Coppa: le iscrizioni sono aperte. Organizzatore: Olga; arbitri: Remo, Rita.",
    ": iscrizione fatta.",
    "Dall’elenco sono state iscritte 9 persone; ora gli iscritti sono 10.",
    "Le iscrizioni sono chiuse: 10 giocatori, 3 turni.",
    "Impegno su tutti i sorteggi, da mostrare subito a tutti: ",
    "Le iscrizioni sono di nuovo aperte: ritardo",
    "Deroga adottata: mezzogiorno di fuoco a tempo.",
    "L’approvazione dell’editore è annotata (lettera 7): mezzogiorno di fuoco a tempo.",
    "Questa deroga c’era già: mezzogiorno di fuoco a tempo.",
    "È annotato che i giocatori sono informati: mezzogiorno di fuoco a tempo.",
    "Il turno 1 di 3 è sorteggiato: 2 tavoli.",
    "Il sorteggio del turno 1 è annullato: prova",
    "Turno 1, tavolo 1: la scheda è inserita, vince la Legge. È ancora da verificare.",
    "Turno 1, tavolo 1: la scheda è corretta, vince il Rinnegato; ora è la versione 2",
    "Turno 1, tavolo 1: la versione 2 della scheda è verificata.",
    "Ammonizione per Anna: aver mentito all’arbitro. Alla seconda c’è l’espulsione.",
    "L’ultima ammonizione di Anna è revocata: era un’altra persona",
    "Bruno abbandona il torneo; restano in gara 9.",
    "L’abbandono di Bruno è annullato: è tornato",
    "A tutti si mostra dov’è il regolamento: https://example.org/r.pdf",
    "Tutti possono aprire il regolamento: ",
    "Il regolamento non si mostra più.",
    "Nome, codice e contatto di Luca sono cancellati per sempre",
    "Il torneo ha lasciato per sempre le regole ufficiali: prova",
)


def whole_tournament(folder: Path, lang: str) -> str:
    """Everything that a small tournament of commands says."""
    cup, people, pdf = folder / "cup.jsonl", folder / "people.csv", folder / "rules.pdf"
    people.write_text("\n".join(NAMES[1:]), encoding="utf-8")
    pdf.write_bytes(PDF)
    sheet = ("sheet", cup, "1", "1", "--roles", ROLES[5], "--prices", "10,10,10,10,20")
    derogate = ("derogate", cup, "timed_noon", "--value", "90")
    acts: tuple[tuple[str | Path, ...], ...] = (
        ("new", cup, "--name", "Coppa", "--organizer", "Olga", "--referee", "Remo",
         "--referee", "Rita"),
        ("register", cup, "Anna"),
        ("register", cup, "--csv", people, "--close"),
        ("register", cup, "--reopen", "ritardo", "--close"),
        (*derogate, "--approved", "lettera 7", "--yes"),
        (*derogate, "--announced"),
        ("draw", cup, "--hall", "1"),
        ("draw", cup, "--void", "prova"),
        ("draw", cup, "--hall", "2"),
        (*sheet, "--outcome", "law"),
        (*sheet, "--outcome", "renegade", "--correct", "letta male"),
        ("sheet", cup, "1", "1", "--verify", "--by", "Rita"),
        ("leave", cup, "Anna", "--warn", "lying_to_the_referee", "--yes"),
        ("leave", cup, "Anna", "--revoke", "era un’altra persona"),
        ("leave", cup, "Bruno", "--yes"),
        ("leave", cup, "Bruno", "--revoke", "è tornato"),
        ("give-regulation", cup, "--address", "https://example.org/r.pdf"),
        ("give-regulation", cup, "--pdf", pdf),
        ("give-regulation", cup, "--none"),
        ("register", cup, "--erase", "Luca"),
        ("derogate", cup, "unofficial", "--reason", "prova"),
    )  # fmt: skip
    return "".join(told(*act, "--lang", lang) for act in acts)


def told(*words: str | Path) -> str:
    said = run(*words)
    assert said.strip(), f"{words[0]} says nothing"
    return said


def test_every_act_is_told_in_italian(tmp_path: Path) -> None:
    said = whole_tournament(tmp_path, "it")
    at = 0
    for sentence in SAID:
        assert sentence in said[at:], sentence
        at = said.index(sentence, at)
    assert not re.search(r"\b(the|round|table|players|seeds?)\b", said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_the_commands_can_be_said(lang: str) -> None:
    code = "".join(
        path.read_text(encoding="utf-8") for path in (PACKAGE / "cli").rglob("tournament*/**/*.py")
    )
    code += (PACKAGE / "cli/tournament.py").read_text(encoding="utf-8")
    keys = re.findall(r"^done-([a-z-]+) =", texts(lang)["commands.ftl"], re.MULTILINE)
    assert len(keys) > 50
    for key in keys:
        short = key.removeprefix("season-")
        is_used = f'"{short}"' in code or f'"done-{key}"' in code or key.startswith("field-")
        assert is_used or f"done-{key}'" in code, key
        names = set(re.findall(r"\$(\w+)", _text_of(key, lang)))
        assert "{" not in speech(lang).say(f"done-{key}", **dict.fromkeys(names, 2))


def _text_of(key: str, lang: str) -> str:
    text = texts(lang)["commands.ftl"]
    return text[text.index(f"done-{key} =") :].partition("\ndone-")[0]


def test_who_is_not_there_is_told_in_the_language_too(tmp_path: Path) -> None:
    cup = tmp_path / "cup.jsonl"
    run("new", cup, "--name", "Coppa", "--organizer", "Olga", "--referee", "Remo")
    run("register", cup, "Anna")
    assert "nessuno si chiama così. Ci sono: Anna." in run(
        "leave", cup, "Zeno", "--lang", "it", code=1
    )
    assert "nadie se llama así" in run("leave", cup, "Zeno", "--lang", "es", code=1)


def test_tables_for_spreadsheets_are_files(tmp_path: Path) -> None:
    cup = tmp_path / "cup.jsonl"
    run("new", cup, "--name", "Coppa", "--organizer", "Olga", "--referee", "Remo")
    run("register", cup, "Đorđe", "--member", "=1+1")
    before = cup.read_bytes()
    out = tmp_path / "lista.csv"
    words = ("report", cup, "--table", "players", "--names", "--lang", "it")
    assert run(*words, "--out", out) == f"{out} è scritto: Giocatori.\n"
    assert out.read_bytes().decode("utf-8-sig").splitlines()[:2] == [
        "N.;Nome;Codice tessera;Contatto;Turni giocati;Uscita;Uscita al turno;Ammonizioni",
        "1;Đorđe;'=1+1;;0;;;0",
    ]
    book = tmp_path / "lista.xlsx"
    run(*words, "--out", book)
    assert book.read_bytes().startswith(b"PK")
    assert "--table needs --out" in run(*words, code=2)
    assert "does not end in .xlsx or .csv" in run(*words, "--out", tmp_path / "x.pdf", code=2)
    standings = ("report", cup, "--table", "standings", "--out", book)
    assert "No round has been played" in run(*standings, code=1)
    season = tmp_path / "season.xlsx"
    told("season", "show", tmp_path, "2026", "--out", season, "--lang", "es")
    assert season.read_bytes().startswith(b"PK")
    assert cup.read_bytes() == before


def test_the_regulation_is_given_one_way(tmp_path: Path) -> None:
    cup, page = tmp_path / "cup.jsonl", tmp_path / "page.pdf"
    run("new", cup, "--name", "Coppa", "--organizer", "Olga", "--referee", "Remo")
    page.write_text("<html>")
    before = cup.read_bytes()
    assert "Say one of" in run("give-regulation", cup, code=2)
    assert "Say one of" in run("give-regulation", cup, "--none", "--pdf", page, code=2)
    assert "no PDF" in run("give-regulation", cup, "--pdf", page, code=1)
    plain = ("give-regulation", cup, "--address", "http://example.org", "--lang", "it")
    assert "comincia con https://" in run(*plain, code=1)
    assert cup.read_bytes() == before
