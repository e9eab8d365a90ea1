"""`sixgun tournament`: a small tournament by commands, simulations, verification."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import get_args

import click
import pytest
from click.testing import CliRunner, Result

from sixgun.cli import main
from sixgun.cli.tournament import COMMANDS, TournamentCommands
from sixgun.cli.tournaments.acts import FOR_GOOD
from sixgun.cli.tournaments.csv_lists import read_people
from sixgun.server.desk.commanding import CommandAct
from sixgun.server.desk.store import TournamentFolder
from tests.source import modules

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Franco", "Gina", "Hugo", "Ida", "Luca")
ROLES = {5: "s,d,o,o,r", 6: "s,d,o,o,o,r", 7: "s,d,d,o,o,o,r"}


def run(*words: str | Path, code: int = 0) -> str:
    outcome: Result = CliRunner().invoke(main, ["tournament", *map(str, words)])
    assert outcome.exit_code == code, outcome.output
    return outcome.output


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    file = tmp_path / "cup.jsonl"
    run("new", file, "--name", "Coppa", "--organizer", "Olga", "--referee", "Remo",
        "--referee", "Rita")  # fmt: skip
    people = tmp_path / "people.csv"
    people.write_bytes(b"\xef\xbb\xbfnome;tessera\r\n" + "\r\n".join(
        f"{name};{code}" for code, name in enumerate(NAMES)).encode())  # fmt: skip
    run("register", file, "--csv", people, "--close")
    return file


def play_round(file: Path, number: int) -> None:
    run("draw", file, "--hall", "3 5 1", "--confirm")
    for place, table in enumerate(TournamentFolder(file).read().tournament.rounds[-1].tables, 1):
        size = len(table.players)
        prices = ",".join(["10"] * size)
        words = [number, place, "--roles", ROLES[size], "--prices", prices]
        run("sheet", file, *map(str, words), "--outcome", "law")
        run("sheet", file, str(number), str(place), "--verify", "--by", "rita")


def test_a_whole_draw_as_json() -> None:
    """T-030: for a tournament of numbers."""
    words = ("draw", "--players", "27", "--rounds", "5", "--seed", "7", "--json")
    data = json.loads(run(*words))
    assert run(*words) == run(*words)
    assert list(data) == ["rounds"]
    assert len(data["rounds"]) == 5
    for tables in data["rounds"]:
        assert [len(table) for table in tables] == [6, 6, 5, 5, 5]
        assert sorted(player for table in tables for player in table) == list(range(1, 28))
    sheriffs = [table[0] for tables in data["rounds"] for table in tables]
    assert len(set(sheriffs)) == 25
    assert "table 5" in run("draw", "--players", "27")


def test_a_tournament_by_commands(cup: Path, tmp_path: Path) -> None:
    """From registration to the report, which verifies."""
    for number in (1, 2, 3):
        play_round(cup, number)
    table = run("standings", cup, "--explain", "--lang", "it")
    assert "Solo per l’arbitro" in table
    assert "Anna" in table
    assert "vince la Legge" in table
    published = run("publish", cup, "--hall", "6 6")
    assert "Edition 1" in published
    assert "first semifinal" in run("duel", cup)
    for duel in ("s1", "s2", "third", "final"):
        first = TournamentFolder(cup).read().tournament.duels()[duel].first
        assert first
        run("duel", cup, duel, "--sides", "--hall", "1", "--winner", first)
    run("duel", cup, "--close", "--yes")
    assert "won at the table" in run("standings", cup)
    out = tmp_path / "report.json"
    run("report", cup, "--names", "--out", out)
    said = run("verify", out, cup).splitlines()
    assert said[-1] == "2 tournaments, 0 violations, 0 last-seat repeats, 0 avoidable"
    sheet = run("report", cup, "--csv", "--names")
    assert sheet.startswith("place,player,name")
    checks = run("standings", cup, "--checklist")  # there are no photos: a reminder
    assert "table 1: no photo" in checks
    assert "NOT HOMOLOGABLE" not in checks
    run("report", cup, "--sent", "the publisher")
    assert "nothing can be added" in run("leave", cup, "Anna", code=1)


def test_a_players_own_total_and_nothing_else(cup: Path) -> None:
    """T-091."""
    play_round(cup, 1)
    said = run("standings", cup, "--player", "anna", "--lang", "it")
    assert said.startswith("Il tuo totale: ")
    assert len(said.splitlines()) == 1
    assert "nobody is called so" in run("standings", cup, "--player", "Zeno", code=1)
    assert '"rounds"' in run("draw", cup, "--show", "--json")


def test_a_name_can_be_erased(cup: Path) -> None:
    run("draw", cup, "--hall", "1")
    assert "Anna" in run("draw", cup, "--show")
    run("register", cup, "--erase", "Anna")
    assert "Anna" not in run("draw", cup, "--show")
    assert run("verify", cup).splitlines()[-1].startswith("1 tournaments, 0 violations")


def test_photos_and_typing_twice(cup: Path, tmp_path: Path) -> None:
    """H-8."""
    run("draw", cup, "--hall", "1")
    photo = tmp_path / "sheet.jpg"
    image = pytest.importorskip("PIL.Image")
    image.new("RGB", (8, 8)).save(photo)
    same = ("--roles", ROLES[5], "--prices", "10,10,10,10,20", "--outcome", "renegade")
    run("sheet", cup, "1", "1", *same, "--photo", photo)
    other = ("--roles", ROLES[5], "--prices", "10,10,10,10,30", "--outcome", "renegade")
    again = ("--verify", "--typed-again")
    assert "differs from what is there: prices" in run(
        "sheet", cup, "1", "1", *other, *again, code=1
    )
    run("sheet", cup, "1", "1", *same, *again)
    table = TournamentFolder(cup).read().tournament.rounds[0].tables[0]
    assert table.is_verified
    assert table.photo


def test_refusals_are_told_in_the_language_asked_for(cup: Path) -> None:
    run("draw", cup, "--hall", "1")
    words = ("sheet", cup, "1", "1", "--roles", ROLES[5], "--prices", "10,10,10,10,15")
    told = run(*words, "--outcome", "law", "--lang", "it", code=1)
    assert "V-4: Posto 5: 15$ non è un prezzo" in told
    assert "No existe" not in told
    assert "Registration isn’t open" in run("register", cup, "Zeno", code=1)
    assert "La inscripción no está abierta" in run("register", cup, "Zeno", "--lang", "es", code=1)


def test_commands_are_held_to_the_office_of_who_gives_them(cup: Path) -> None:
    """A-30: an organizer draws nothing and files nothing, and is not told what anybody has."""
    assert "holds no office that may do this" in run(
        "draw", cup, "--hall", "1", "--by", "Olga", code=1
    )
    run("derogate", cup, "no_duels", "--announced", "--yes", "--by", "Olga")
    run("draw", cup, "--hall", "1")
    sheet = ("sheet", cup, "1", "1", "--roles", ROLES[5], "--prices", "900,10,20,30,40")
    told = run(*sheet, "--outcome", "law", "--by", "Olga", "--lang", "it", code=1)
    assert "Olga non ha una carica che lo permetta" in told
    assert "V-6" not in told
    assert "V-6" in run(*sheet, "--outcome", "law", "--by", "Remo")


def test_withdrawals_warnings_corrections(cup: Path) -> None:
    """T-153, T-038."""
    run("draw", cup, "--hall", "1")
    run("draw", cup, "--void", "wrong list")
    assert "No round" in run("draw", cup, "--show", code=1)
    run("draw", cup, "--hall", "2")
    run("leave", cup, "Anna", "--yes")
    run("leave", cup, "Anna", "--revoke", "it was Bruno")
    run("leave", cup, "Bruno", "--warn", "slow_play", "--yes")
    run("leave", cup, "Bruno", "--warn", "slow_play", "--yes")
    tournament = TournamentFolder(cup).read().tournament
    assert len(tournament.gone) == 1
    run("leave", cup, "Bruno", "--revoke", "no, nobody")
    assert not TournamentFolder(cup).read().tournament.gone
    assert "nobody is called so" in run("leave", cup, "Zeno", code=1)


def test_a_sheriff_again_is_confirmed(cup: Path) -> None:
    """A-03: how many is told, not who."""
    run("derogate", cup, "rounds", "--value", "4", "--yes")
    run("derogate", cup, "unofficial", "--reason", "club evening")
    for number in (1, 2, 3):
        play_round(cup, number)
    tournament = TournamentFolder(cup).read().tournament
    sheriffs = {table[0] for each in tournament.rounds for table in each.seating}
    for player in set(tournament.active) - sheriffs:
        run("leave", cup, player, "--yes")
    said = run("draw", cup, "--hall", "1", "--lang", "es", code=1)
    assert "Sheriff" in said
    assert not any(name in said for name in NAMES)
    run("draw", cup, "--hall", "1", "--confirm")
    assert len(TournamentFolder(cup).read().tournament.rounds) == 4


def test_every_command_is_where_it_is_looked_for() -> None:
    shown = run("--help")
    for name, (_, purpose) in COMMANDS.items():
        assert TournamentCommands().imported(name).name == name
        assert f"  {name} " in shown
        assert purpose in " ".join(shown.split())
    assert "No such command" in run("drow", code=2)


def test_commands_send_acts_of_the_desk() -> None:
    """By tags and fields that there are: messages are looked at by no type checker."""
    known = {str(act.__struct_config__.tag): act for act in get_args(CommandAct)}
    sent = set()
    for name in ("drawing", "acts", "csv_lists", "files"):
        path = f"cli/tournaments/{name}.py"
        for call in [node for node in ast.walk(modules()[path]) if isinstance(node, ast.Call)]:
            is_told = isinstance(call.func, ast.Name) and call.func.id == "told_first"
            tag = call.args[1 if is_told else 0] if call.args else None
            is_act = is_told or (isinstance(call.func, ast.Attribute) and call.func.attr == "do")
            if is_act and isinstance(tag, ast.Constant):
                names = {word.arg for word in call.keywords} - {None}
                assert names <= set(known[tag.value].__struct_fields__), tag.value
                sent.add(tag.value)
    assert len(sent | set(FOR_GOOD.values())) == 33
    assert set(FOR_GOOD.values()) <= set(known)


def test_what_only_reads_needs_the_library_alone(cup: Path) -> None:
    """Without msgspec nothing can be written, and that is said."""
    script = "import sys; sys.modules['msgspec'] = None; from sixgun.cli import main; main()"

    def bare(*words: str | Path) -> tuple[int, str]:
        command = [sys.executable, "-c", script, "tournament", *map(str, words)]
        made = subprocess.run(command, check=False, capture_output=True, text=True)
        return made.returncode, made.stdout + made.stderr

    code, said = bare("standings", cup, "--checklist")
    assert (code, "H-12" in said) == (0, True), said
    code, said = bare("leave", cup, "Anna")
    assert (code, "sixgun[server]" in said) == (1, True), said


def test_derogations_by_command(cup: Path) -> None:
    """T-130."""
    run("derogate", cup, "no_duels", "--announced", "--yes")
    run("derogate", cup, "timed_noon", "--value", "40", "--approved", "letter", "--announced",
        "--yes")  # fmt: skip
    said = run("derogate", cup, "rounds", "--value", "9", code=1)
    assert "9 rounds aren’t official" in said
    run("derogate", cup, "unofficial", "--reason", "club evening")
    assert "club evening" in run("standings", cup, "--checklist")


def test_helpful_errors(tmp_path: Path, cup: Path) -> None:
    assert "--hall is needed" in run("draw", cup, code=2)
    assert "Say the FILE" in run("draw", code=2)
    assert "No such file" in run("standings", tmp_path / "no.jsonl", code=1)
    assert "No round has been played" in run("standings", cup, code=1)
    assert "is there already" in run(
        "new", cup, "--name", "x", "--organizer", "o", "--referee", "r", code=1
    )
    cup.write_bytes(cup.read_bytes().replace(b"Coppa", b"Coppo"))
    assert "it was changed" in run("standings", cup, code=1)
    assert "1 violations" in run("verify", cup, code=1)


@pytest.mark.parametrize(
    ("content", "people"),
    [
        (b"name,member,contact\nAnna,1,a@b\n", [("Anna", "1", "a@b")]),
        (b"Anna;1;a@b\n\nBruno;2\n", [("Anna", "1", "a@b"), ("Bruno", "2", "")]),
        ("codice;nome\n7;José\n".encode("latin-1"), [("José", "7", "")]),
        ("\ufeffnome\nZoë\n".encode(), [("Zoë", "", "")]),
        (b'"Rossi, Anna",1\n', [("Rossi, Anna", "1", "")]),
        ("Nicolò D’Angelo;Ž1;€\n".encode("cp1252"), [("Nicolò D’Angelo", "Ž1", "€")]),
        (
            "Łukasz Żak\t7\r\nĐorđe\t8\r\n".encode("utf-16"),
            [
                ("Łukasz Żak", "7", ""),
                ("Đorđe", "8", ""),
            ],
        ),
        (b"\xfe\xff" + "nome;tessera\nΘεόδωρος;9".encode("utf-16-be"), [("Θεόδωρος", "9", "")]),
        ("Anna;1\nВладимир;2\n".encode("utf-16-le"), [("Anna", "1", ""), ("Владимир", "2", "")]),
        ("Anna,1\n".encode("utf-16-be"), [("Anna", "1", "")]),
        (b"sep=;\r\nRossi, Anna;1\r\n", [("Rossi, Anna", "1", "")]),
        (b"nome\tcodice\nRossi, Anna; detta Nina\t1\n", [("Rossi, Anna; detta Nina", "1", "")]),
        (
            b'"Rossi, Anna";"1"\r\n"Bruno\r\nBianchi";2',
            [
                ("Rossi, Anna", "1", ""),
                ("Bruno Bianchi", "2", ""),
            ],
        ),
        (b"Anna,1\rBruno,2\r", [("Anna", "1", ""), ("Bruno", "2", "")]),
    ],
)
def test_lists_of_people(tmp_path: Path, content: bytes, people: list[tuple[str, ...]]) -> None:
    file = tmp_path / "list.csv"
    file.write_bytes(content)
    assert [line[1:] for line in read_people(file)] == [(*each, "", "", "") for each in people]


def test_a_line_is_called_as_an_editor_counts_it(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text("sep=;\nnome;codice\n\nAnna;1\n?!;2\n", encoding="utf-16")
    with pytest.raises(click.ClickException, match=r"list\.csv:5: "):
        read_people(file)


def test_blanks_are_refused_before_anything_is_written(cup: Path) -> None:
    before = cup.read_bytes()
    for words in (
        ("derogate", cup, "no_duels", "--approved", " "),
        ("derogate", cup, "unofficial", "--reason", " "),
        ("leave", cup, "Anna", "--revoke", ""),
        ("draw", cup, "--hall", " "),
        ("draw", cup, "--void", "\t"),
        ("report", cup, "--sent", " "),
        ("duel", cup, "--skip-third", " "),
        ("register", cup, "Zeno", "--reopen", " "),
        ("sheet", cup, "1", "1", "--correct", " "),
    ):
        said = run(*words, code=2)
        assert "a blank says nothing" in said
        assert str(words[-2]) in said
    assert cup.read_bytes() == before


def test_what_a_field_may_be_is_said_in_words(cup: Path) -> None:
    """Nothing of what msgspec tells programmers."""
    assert "--reason is needed" in run("derogate", cup, "unofficial", code=2)
    assert "--value" in run("derogate", cup, "rounds", "--value", "-1", code=2)
    assert "--reshuffles" in run("sheet", cup, "1", "1", "--reshuffles", "-1", code=2)
    long = ("derogate", cup, "unofficial", "--reason", "x" * 3000)
    assert run(*long, code=1) == "Error: “reason” is too long: at most 1,000 characters.\n"
    assert "“reason” è troppo lungo: al massimo" in run(*long, "--lang", "it", code=1)
    assert "demasiado largo" in run("draw", cup, "--hall", "x" * 201, "--lang", "es", code=1)


def test_files_that_cannot_be_used(tmp_path: Path, cup: Path) -> None:
    """Each with what is wrong; none with a traceback."""
    before = cup.read_bytes()
    assert "there is no folder" in run("report", cup, "--out", tmp_path / "no" / "x", code=1)
    assert "is a directory" in run("report", cup, "--out", tmp_path, code=2)
    assert "is a file" in run("backup", cup, "--out", cup, code=2)
    assert "Not a directory" in run("backup", cup, "--out", cup / "x", code=1)
    assert "is a file" in run("restore", cup, cup, code=2)
    assert "No round has been played" in run("report", cup, "--csv", code=1)
    run("draw", cup, "--hall", "1")
    assert "Table 1 has no sheet yet" in run("sheet", cup, "1", "1", "--verify", code=1)
    assert "is a directory" in run("sheet", cup, "1", "1", "--photo", tmp_path, code=2)
    prices = ",".join(["1" * 30] * 5)
    words = ("sheet", cup, "1", "1", "--roles", ROLES[5], "--outcome", "law", "--prices", prices)
    assert "are not prices such as" in run(*words, code=2)
    cup.with_suffix(".people.json").unlink()
    for reading in (("standings", cup, "--checklist"), ("draw", cup, "--show")):
        assert "the names cannot be read: No such file" in run(*reading, code=1)
    drawn = len(cup.read_bytes().splitlines()) - len(before.splitlines())
    assert drawn == 2, "the draw and its signature, and nothing else"


@pytest.fixture
def opened_cup(tmp_path: Path) -> Path:
    """Ten can still come."""
    file = tmp_path / "open.jsonl"
    run("new", file, "--name", "Coppa", "--organizer", "Olga", "--referee", "Remo")
    return file


def test_a_list_is_looked_at_before_anybody_is_registered(tmp_path: Path, opened_cup: Path) -> None:
    """Every line that is wrong is named, and the list can be sent again."""
    file, before = tmp_path / "list.csv", opened_cup.read_bytes()
    file.write_text(f"name,member\nAnna,1\n---,2\nBruno,{'3' * 201}\n{'C' * 101}\nDario\n")
    said = run("register", opened_cup, "--csv", file, "--close", "--lang", "it", code=1)
    assert f"{file}:3: Questo non è un nome" in said
    assert f"{file}:4: Il codice tessera o il contatto è troppo lungo" in said
    assert f"{file}:5: Questo non è un nome" in said
    assert opened_cup.read_bytes() == before
    file.write_text('name,member\n"' + "x," * 70_000)
    assert "From line 2 on" in run("register", opened_cup, "--csv", file, code=1)
    assert "This isn’t a name" in run("register", opened_cup, "!", code=1)
    assert "is a directory" in run("register", opened_cup, "--csv", tmp_path, code=2)
    assert opened_cup.read_bytes() == before


def test_a_list_that_was_put_right_is_sent_again(tmp_path: Path, opened_cup: Path) -> None:
    """Who is registered already stays so; whom the rules keep out does not stop the others."""
    file = tmp_path / "list.csv"
    file.write_text("Anna,1\nRemo\nBruno\n")
    said = run("register", opened_cup, "--csv", file, "--close", code=1)
    assert f"{file}:2: Remo is or was referee or table judge and can’t play" in said
    file.write_text("\n".join(["Anna,1", "Bruno", *NAMES[2:]]))
    said = run("register", opened_cup, "--csv", file, "--close")
    assert f"{file}:1: Anna is already registered" in said
    tournament = TournamentFolder(opened_cup).read().tournament
    assert (len(tournament.players), tournament.registration) == (10, "closed")


@pytest.mark.parametrize(
    "wrong", [("--name", " "), ("--name", "!"), ("--organizer", " "), ("--referee", "\u200b")]
)
def test_nothing_begins_without_names(tmp_path: Path, wrong: tuple[str, str]) -> None:
    words = {"--name": "Coppa", "--organizer": "Olga", "--referee": "Remo"} | dict([wrong])
    given = [word for pair in words.items() for word in pair]
    assert "a letter or a digit" in run("new", tmp_path / "cup.jsonl", *given, code=1)
    assert list(tmp_path.iterdir()) == []


def test_simulate_and_verify(tmp_path: Path) -> None:
    out = tmp_path / "many"
    common = ("--players", "10-20", "--seed", "3", "--jobs", "1", "--out", out)
    run("simulate", *common, "--count", "6", "--withdrawals", "0.1", "--mix", "law=1,renegade=1")
    files = sorted(out.glob("*.json"))
    assert len(files) == 6
    said = run("verify", out, "--jobs", "1").splitlines()
    assert said[-1].startswith("6 tournaments, 0 violations, ")
    assert said[-1].endswith(" 0 avoidable")
    data = json.loads(files[0].read_text(encoding="utf-8"))
    data["standings"][0]["score"] += 10
    files[0].write_text(json.dumps(data), encoding="utf-8")
    assert "standings: does not follow from the log" in run("verify", out, "--jobs", "1", code=1)


def test_simulations_that_cannot_be(tmp_path: Path) -> None:
    out = ("--out", tmp_path / "x")
    assert "10 to 100" in run("simulate", "--players", "5-9", *out, code=2)
    assert "there is no bot" in run("simulate", "--bots", "nobody", *out, code=2)
    assert "--mix" in run("simulate", "--mix", "sheriff=3", *out, code=2)
    assert "--mix" in run("simulate", "--mix", "law", *out, code=2)
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "There is no report" in run("verify", empty, code=2)


@pytest.mark.long
def test_simulate_on_several_processes(tmp_path: Path) -> None:
    run("simulate", "--count", "60", "--jobs", "2", "--seed", "1", "--out", tmp_path)
    said = run("verify", tmp_path, "--jobs", "2").splitlines()
    assert said[-1].startswith("60 tournaments, 0 violations, ")


# -------------------------------------------------------------------- seasons


def season(*words: str | Path, code: int = 0) -> str:
    return run("season", *words, code=code)


def held(file: Path, season_name: str) -> Path:
    """A tournament of ten without duels, to its published standings."""
    run("new", file, "--name", file.stem.title(), "--season", season_name, "--organizer", "Olga",
        "--referee", "Remo", "--referee", "Rita")  # fmt: skip
    people = file.with_suffix(".csv")
    people.write_text("\n".join(f"{name},M{code}" for code, name in enumerate(NAMES)))
    run("register", file, "--csv", people, "--close")
    run("derogate", file, "no_duels", "--announced", "--yes")
    for number in (1, 2, 3):
        play_round(file, number)
    run("publish", file, "--hall", "4 4 4")
    return file


def test_a_season_by_commands(tmp_path: Path) -> None:
    """T-143, T-156, A-17: its table, its formula, sanctions, a report of another house."""
    held(tmp_path / "spring.jsonl", "2026")
    away = held(tmp_path / "away" / "autumn.jsonl", "2026")
    report = tmp_path / "autumn.json"
    run("report", away, "--names", "--out", report)
    assert "Autumn" in season("take", tmp_path, "2026", report)
    found = json.loads(season("show", tmp_path, "2026", "--json"))
    assert list(found["tournaments"].values()) == ["Spring", "Autumn"]
    assert len(found["people"]) == 10
    assert "Stagione 2026" in season("show", tmp_path, "2026", "--lang", "it")

    spring = next(iter(found["tournaments"]))
    words = ("sanction", tmp_path, "2026", "annulment", "--reason", "x")
    assert season(*words, "--tournament", spring[:8]).startswith("1: ")
    assert "is not one tournament" in season(*words, "--tournament", "zz", code=1)
    assert "annulled" in season(*words, code=1)
    lines = season("show", tmp_path, "2026", "--csv").splitlines()
    assert lines[0].startswith("place,name,member,Spring,Autumn,total")
    assert {line.split(",")[3] for line in lines[1:]} == {""}
    season("lift", tmp_path, "1", "--reason", "on appeal")
    assert "[lifted: on appeal]" in season("show", tmp_path, "2026")

    season("rules", tmp_path, "2026", "--formula", "wins", "--combined", "sum")
    best = json.loads(season("show", tmp_path, "2026", "--json"))["people"][0]
    assert float(best["total"]) == sum(float(value) for value in best["values"].values())
    refused = season("rules", tmp_path, "2026", "--formula", "points", "--lang", "it", code=1)
    assert "non fa parte di un risultato" in refused
    season("forget", tmp_path, "Anna", "--member", "M0")
    people = json.loads(season("show", tmp_path, "2026", "--json"))["people"]
    assert [len(each["values"]) for each in people if each["name"] == "Anna"] == [1]


def test_a_ban_blocks_commands_too(tmp_path: Path, cup: Path) -> None:
    """T-156: registering and organizing; nothing is left behind."""
    said = season("ban", tmp_path, "Zeno", "--reason", "letter", "--since", "2020-01-01")
    assert said == "1: ban noted for Zeno, from 2020-01-01: letter\n"
    another = tmp_path / "another.jsonl"
    words = ("new", another, "--name", "Cup", "--organizer", "Olga", "--referee")
    assert "zeno is banned: letter" in run(*words, "zeno", code=1)
    assert not another.exists()
    run("register", cup, "--reopen", "late entries")
    assert "Per Zeno c’è un ban" in run("register", cup, "Zeno", "--lang", "it", code=1)
    assert "Zeno" not in [person.name for person in TournamentFolder(cup).people().values()]
    season("lift", tmp_path, "1", "--reason", "served")
    run("register", cup, "Zeno")
