"""What people have from before goes on working: stores, tournaments, records, snapshots.

The files in `before/` were made once, by the version that their folder is named after
(`make_before.py`); `expected.json` beside them says what they mean. Every test works on a copy.

What counts when the version of the rules rises: games that were running go on, and records,
replays and snapshots lead to the very hashes and ends that are written here, because they are
played by the rules they began with. Nothing in `expected.json` may be changed for it.
"""

from __future__ import annotations

import ast
import gzip
import json
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import sixgun
from sixgun.cli import main
from sixgun.engine.record import load_record, record_of
from sixgun.engine.snapshot import state_hash
from sixgun.server.clock import TestClock
from sixgun.server.front.interfaces import CannotOpen
from sixgun.server.protocol import Again, Ended, Game, Resume, Said, Sit, Update, Watch
from tests.data.make_before import (
    BEFORE,
    PLAYED_ON,
    SEASON,
    command,
    duel_in,
    end_of,
    film_of,
    life_of,
    played_first,
    played_on,
    record,
    round_by_command,
    sheet_by_command,
    shown,
    taken_up,
    told_in,
    winner_of,
)
from tests.server.desk.halls import Desk, a_sheet, check_table, play_round
from tests.server.desk.own_tables import Saloon, saloon
from tests.server.houses import RecordingClient, a_house, posted, run, together, want_again

VERSIONS = sorted(folder.name for folder in BEFORE.iterdir() if folder.is_dir())


@pytest.fixture(params=VERSIONS)
def before(request: pytest.FixtureRequest) -> Before:
    return Before(BEFORE / request.param)


class Before:
    """The files of one version."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.expected = read(folder / "expected.json")
        self.secrets = read(folder / "secrets.json")

    def record(self, name: str) -> str:
        return (self.folder / "records" / f"{name}.record").read_text(encoding="utf-8")

    def copied(self, part: str, target: Path) -> Path:
        """A part of it, where it may be changed; what was packed is unpacked."""
        home = target / part
        shutil.copytree(self.folder / part, home)
        for packed in home.glob("*.gz"):
            packed.with_suffix("").write_bytes(gzip.decompress(packed.read_bytes()))
        return home

    def clock(self) -> TestClock:
        """The time at which the house was shut."""
        return TestClock(self.expected["shut"])

    def in_house(self, target: Path, test: Callable[[Saloon], Awaitable[None]]) -> None:
        """Open a copy of the house of before and do something there."""
        home = self.copied("house", target)

        async def whole() -> None:
            async with saloon(home, self.clock()) as made:
                await test(made)

        run(whole)

    async def people(self, made: Saloon, table: str) -> list[RecordingClient]:
        return await taken_up(made.house, self.secrets["tables"][table])

    async def desk(self, made: Saloon, tournament: str, who: str = "Remo") -> Desk:
        return await made.hall.come(self.secrets["desks"][tournament][who])


def read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def assert_says(found: Any, expected: Any, where: str = "") -> None:
    """Everything that is expected is there; a later version may say more about a thing."""
    if isinstance(expected, dict):
        for name, value in expected.items():
            assert name in found, f"{where}/{name} is missing"
            assert_says(found[name], value, f"{where}/{name}")
    elif isinstance(expected, list):
        assert len(found) == len(expected), where
        for place, value in enumerate(expected):
            assert_says(found[place], value, f"{where}/{place}")
    else:
        assert found == expected, where


def cli(*words: object, script: str = "", code: int = 0) -> Result:
    outcome = CliRunner().invoke(main, list(map(str, words)), input=script)
    assert outcome.exit_code == code, outcome.output
    return outcome


# ------------------------------------------------------------------ records


def test_records_lead_to_the_same_end(before: Before) -> None:
    files = sorted(file.stem for file in (before.folder / "records").iterdir())
    assert files == sorted(before.expected["records"])
    for name, expected in before.expected["records"].items():
        assert end_of(load_record(before.record(name))) == expected, name


def test_they_are_played_by_the_rules_of_their_day(before: Before) -> None:
    names = list(before.expected["records"])
    assert {load_record(before.record(name)).rules_version for name in names} == {1}
    assert sixgun.Game.newest_rules > 1


def test_records_hold_what_they_are_named_after(before: Before) -> None:
    """Every box, leaving, a high noon that was called and one that came by itself, a duel."""
    games = {name: load_record(before.record(name)) for name in before.expected["records"]}
    boxes = {name for game in games.values() for name in game.settings.sets}
    assert boxes >= {"base", "dodge_city", "high_noon", "fistful_of_cards", "promo", "duel"}
    assert {game.seats for game in games.values()} == {2, 3, 4, 5, 6, 7, 8}
    assert "\nhigh noon now\n" in before.record("noon-called-5")
    assert games["noon-by-reshuffles-7"].noon == 2
    assert any(games["leave-6"].passive)
    assert games["series-second-4"].settings.sheriff is not None


def test_records_are_written_again_as_they_were(before: Before) -> None:
    """Those that begin from a seed, but for who sat where and how it was dealt."""
    for name in before.expected["records"]:
        lines = before.record(name).splitlines()
        if not any(line.startswith(("snapshot ", "deal ", "display ")) for line in lines):
            assert record_of(load_record(before.record(name))).splitlines() == lines, name


def test_records_are_told_and_deals_are_proved(before: Before) -> None:
    for name in ("checked-deal-5", "checked-deal-duel"):
        file = before.folder / "records" / f"{name}.record"
        deal = sixgun.proved_deal(before.record(name))
        said = cli("replay", file, "--verify", "--commitment", deal.commitment).output
        assert deal.commitment in said
        cli("replay", file, "--commitment", "0" * 64, code=1)
    told = cli("replay", before.folder / "records" / "everything-3.record").output
    assert len(told.splitlines()) > 50


@pytest.mark.parametrize("name", ["saved-5", "saved-duel"])
def test_saved_games_are_resumed_and_played_to_their_ends(
    before: Before, tmp_path: Path, name: str
) -> None:
    file = tmp_path / "game.record"
    file.write_text(before.record(name), encoding="utf-8", newline="\n")
    assert before.expected["records"][name]["over"] == ""
    cli("play", "--resume", file, script="1\nyes\n" * 4000)  # what is rash is asked twice
    text = file.read_text(encoding="utf-8")
    assert load_record(text).over
    played = [line for line in before.record(name).splitlines() if ": " in line]
    assert [line for line in text.splitlines() if ": " in line][: len(played)] == played


def changed_choice(text: str) -> str:
    line = next(line for line in text.splitlines() if line.endswith(": end"))
    return text.replace(f"{line}\n", f"{line.removesuffix('end')}pass\n", 1)


def other_state(text: str) -> str:
    return text[:-17] + "0" * 16 + "\n"


@pytest.mark.parametrize(
    "damage",
    [
        changed_choice,
        other_state,
        lambda text: text[:-1],
        lambda text: text.replace('"players": 4', '"players": 5'),
        lambda text: text.replace("sixgun record 1", "sixgun record 9", 1),
        lambda text: text.replace("rules ", "rules 9", 1),
    ],
)
def test_damaged_records_are_refused(
    before: Before, tmp_path: Path, damage: Callable[[str], str]
) -> None:
    text = before.record("base-4")
    assert damage(text) != text
    with pytest.raises(sixgun.RecordError):
        load_record(damage(text))
    file = tmp_path / "damaged.record"
    file.write_text(damage(text), encoding="utf-8", newline="\n")
    cli("replay", file, "--check", code=1)


def test_a_deal_that_was_changed_proves_nothing(before: Before) -> None:
    text = before.record("checked-deal-5")
    deal = sixgun.proved_deal(text)
    with pytest.raises(sixgun.DealError):
        sixgun.proved_deal(text.replace(deal.numbers[0], deal.numbers[1]))


# ---------------------------------------------------------------- snapshots


def snapshots(before: Before, kind: str) -> list[str]:
    packed = (before.folder / "snapshots" / f"{kind}.txt.gz").read_bytes()
    return gzip.decompress(packed).decode().splitlines()


def inside(line: str) -> str:
    """The text that `repr` shows as the argument of `sixgun.load`."""
    text = ast.literal_eval(line.removeprefix("sixgun.load(").removesuffix(")"))
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize("kind", ["games", "duels"])
def test_snapshots_are_played_to_the_same_end(before: Before, kind: str) -> None:
    lines, expected = snapshots(before, kind), before.expected["snapshots"][kind]
    assert len({each["kind"] for each in expected}) == len(lines) >= 20
    for line, about in zip(lines, expected, strict=True):
        game = sixgun.load(inside(line))
        assert repr(game) == line
        assert state_hash(game) == about["state"]
        found = (game.decision.kind, game.decision.seat, len(game.options))
        assert found == (about["kind"], about["asked"], about["options"])
        assert end_of(played_first(game)) == about["end"]


@pytest.mark.parametrize("kind", ["games", "duels"])
def test_damaged_snapshots_are_refused(before: Before, kind: str) -> None:
    text = inside(snapshots(before, kind)[0])
    data = json.loads(text)
    for wrong in ({"format": "sixgun snapshot 9"}, {"rules": 999}, {"stack": [["no_step", []]]}):
        with pytest.raises(sixgun.SnapshotError):
            sixgun.load(json.dumps({**data, **wrong}))
    with pytest.raises(sixgun.SnapshotError):
        sixgun.load(text[: len(text) // 2])


# ---------------------------------------------------------------- the house


def test_people_find_their_names_games_and_statistics(before: Before, tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        keys = before.secrets["people"]
        for name, expected in before.expected["people"].items():
            assert_says(await life_of(made.house, keys[name]), expected, name)
        played = [len(life["history"]) for life in before.expected["people"].values()]
        assert sum(played) > 10
        for game, expected in before.expected["replays"].items():
            assert_says(await film_of(made.house, keys["Anna"], game), expected, game)
        for name in ("Xenia", "Yuri"):  # forgotten, and banned
            refused = await posted(made.house, "/api/me/name", keys[name], name="Nobody")
            assert refused.status_code in (401, 403), name

    before.in_house(tmp_path, test)


def test_running_games_go_on_where_they_were(before: Before, tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        for name in PLAYED_ON:
            people, expected = await before.people(made, name), before.expected["tables"][name]
            assert_says(json.loads(json.dumps(shown(people))), without_end(expected), name)
            if expected["status"] == "paused":
                await people[2].request(Resume())
            assert await played_on(made.house, people) == expected["end"], name
            assert not any(client.refused() for client in people)
            played = (await life_of(made.house, people[0].key))["history"]
            assert played[0]["game_id"] == people[0].game.game
            assert played[0]["over"] == expected["end"]["over"]

    before.in_house(tmp_path, test)


def without_end(expected: dict[str, Any]) -> dict[str, Any]:
    """What a table shows, without what becomes of it."""
    return {name: value for name, value in expected.items() if name not in ("end", "winner")}


def test_games_with_bots_go_on_to_some_end(before: Before, tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        for name in ("bots", "duel-bot"):
            people, expected = await before.people(made, name), before.expected["tables"][name]
            assert_says(json.loads(json.dumps(shown(people))), without_end(expected), name)
            end = await played_on(made.house, people)
            assert end["over"] not in ("", "abandoned")
            assert end["turns"] >= expected["view"]["turns"]

    before.in_house(tmp_path, test)


def test_other_tables_are_as_they_were(before: Before, tmp_path: Path) -> None:
    """One that waits, a lesson, a series between two games, one whose people have left."""

    async def test(made: Saloon) -> None:
        for name in ("waiting", "lesson", "series", "left"):
            people = await before.people(made, name)
            found = json.loads(json.dumps(shown(people)))
            assert_says(found, before.expected["tables"][name], name)
            await GOING_ON[name](before, made, people)

    before.in_house(tmp_path, test)


async def waiting_goes_on(before: Before, made: Saloon, people: list[RecordingClient]) -> None:
    """Who was sent away stays out; the link of before lets one in, once."""
    table = people[0].table.table
    assert [line.text for line in people[0].of(Said)] == ["Where is everybody?"]
    cleo = await made.house.client("Cleo", key=before.secrets["people"]["Cleo"])
    assert await cleo.refuses(Watch(table=table)) == "no-such-table"
    zoe, link = await made.house.client("Zoe"), before.secrets["links"]["seat"]
    assert (await posted(made.house, "/api/seat", zoe.key, secret=link)).json() == {"table": table}
    again = await posted(made.house, "/api/seat", cleo.key, secret=link)
    assert again.json()["reason"]["key"] == "link-used"
    await zoe.join(table)
    await people[0].start(bots="tenderfoot")
    await together(*[client.play() for client in (*people, zoe)])
    assert load_record(await record(made.house, people[0])).over


async def lesson_goes_on(before: Before, made: Saloon, people: list[RecordingClient]) -> None:
    (zora,) = people
    assert zora.of(Update)[-1].lesson.steps == 2
    await zora.request(Again(step=0))
    await zora.hears(Game, 2)
    await zora.until(lambda: zora.question is not None)
    assert zora.question.kind == "play"


async def series_goes_on(before: Before, made: Saloon, people: list[RecordingClient]) -> None:
    """The star goes to the next seat."""

    def sheriff() -> int:
        return [seat.role for seat in people[0].view.seats].index("sheriff")

    last = sheriff()
    await want_again(people)
    await together(*[client.hears(Game, 2) for client in people])
    await together(*[client.play() for client in people])
    assert sheriff() == (last + 1) % len(people)
    assert load_record(await record(made.house, people[0])).settings.sheriff == sheriff()


async def left_goes_on(before: Before, made: Saloon, people: list[RecordingClient]) -> None:
    """Whoever was replaced by a bot has not won it himself."""
    life = await life_of(made.house, before.secrets["people"]["Wim"])
    assert life["statistics"]["total"] == {"games": 1, "wins": 0, "by_bot": 1}
    zoe = await made.house.client("Zoe")
    await zoe.watch(people[0].table.table)
    await zoe.request(Sit(name="Zoe"))


GOING_ON = {
    "waiting": waiting_goes_on,
    "lesson": lesson_goes_on,
    "series": series_goes_on,
    "left": left_goes_on,
}


def test_devices_talk_and_blocks_are_kept(before: Before, tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        keys, table = before.secrets["people"], before.secrets["tables"]["base"]["table"]
        second = await made.house.client("Anna", key=keys["Anna's second device"])
        await second.watch(table)
        carla = await made.house.client("Carla", key=keys["Carla"])
        await carla.watch(table)
        await made.house.quiet()
        said = [(line.name, line.text, line.phrase) for line in carla.of(Said)]
        assert said == [("Bruno", "Howdy, zoë — ¿qué tal?", ""), ("Carla", "", "hello")]
        assert [line.name for line in second.of(Said)] == ["Carla"], "Bruno is muted and blocked"
        bruno = await made.house.client("Bruno", key=keys["Bruno"])
        await second.open_table(players=4)
        await bruno.watch(second.table.table)
        assert await bruno.refuses(Sit(name="Bruno")) == "blocked"
        link = before.secrets["links"]["recovery"]
        third = await posted(made.house, "/api/recover", "new", secret=link)
        assert third.json()["name"] == "Anna"
        again = await posted(made.house, "/api/recover", "new", secret=link)
        assert again.json()["reason"]["key"] == "link-used"

    before.in_house(tmp_path, test)


def test_a_backup_is_restored_and_its_game_goes_on(before: Before, tmp_path: Path) -> None:
    """It was made while the house was open, early in the evening."""
    home = before.copied("house", tmp_path)
    cli("restore", home / "early.backup", "--db", tmp_path / "house.db")

    async def test() -> None:
        async with a_house(tmp_path, before.clock()) as house:
            people = await taken_up(house, before.secrets["tables"]["base"])
            assert await played_on(house, people) == before.expected["tables"]["base"]["end"]

    run(test)


@pytest.mark.parametrize("damage", [b"", b"no store at all"])
def test_a_damaged_store_is_not_opened(before: Before, tmp_path: Path, damage: bytes) -> None:
    home = before.copied("house", tmp_path)
    content = (home / "house.db").read_bytes()
    broken = damage or content[: len(content) // 2]
    (home / "house.db").write_bytes(broken)

    async def test() -> None:
        with pytest.raises(CannotOpen):
            async with a_house(home, before.clock()):
                pass

    run(test)
    assert (home / "house.db").read_bytes() == broken


# ------------------------------------------------------- tournaments of the house


async def report_of(desk: Desk) -> str:
    return (await desk.ask("GET", "desk/report")).text


def test_desks_know_everything_about_their_tournaments(before: Before, tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        for name, expected in before.expected["desks"].items():
            desk = await before.desk(made, name)
            text = await report_of(desk)
            assert_says(told_in(text), expected, name)
            answer = await desk.ask("POST", "desk/verify-report", content=text.encode())
            assert answer.json()["violations"] == [], name
        owner = await made.hall.owner()
        season = (await owner.get("/api/season", params={"name": SEASON})).json()
        assert_says(season, before.expected["season"], SEASON)
        spring = await before.desk(made, "spring-cup", "Rita")
        photo = await spring.ask("GET", "desk/photos/1/1")
        assert photo.headers["content-type"] == "image/jpeg"
        assert await spring.refused(422, "announce", text="too late") == "refused-already-sent"
        winter = await before.desk(made, "winter-cup", "phone")
        assert (await winter.get())["seat"]["table"] in (1, 2)
        stranger = made.hall.program("somebody else's")
        assert (await stranger.get("/api/tournaments/winter-cup/desk")).status_code == 401

    before.in_house(tmp_path, test)


def test_reports_are_what_the_desk_says_today(before: Before, tmp_path: Path) -> None:
    """The spreadsheet word for word; the report up to the events since then."""

    async def test(made: Saloon) -> None:
        desk = await before.desk(made, "spring-cup")
        old = read(before.folder / "reports" / "spring-cup.json")
        new = json.loads((await desk.ask("GET", "desk/report", params={"names": True})).text)
        assert new["log"][: len(old["log"])] == old["log"]
        for name in ("standings", "final", "duels", "people", "rounds", "editions"):
            assert_says(new[name], old[name], name)
        sheet = (before.folder / "reports" / "spring-cup.csv").read_bytes()
        assert (await desk.ask("GET", "desk/report.csv")).content == sheet

    before.in_house(tmp_path, test)


def test_a_running_tournament_is_finished_at_the_desk(before: Before, tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        remo = await before.desk(made, "winter-cup")
        rita = await before.desk(made, "winter-cup", "Rita")
        sheet = await bid_out(remo)
        wrong = {**sheet, "prices": [10] * 5}
        where = {"round": 2, "table": 2, "version": 0}
        assert (
            await remo.refused(422, "file_sheet", **where, sheet=wrong) == "refused-auction-differs"
        )
        await check_table(remo, rita, 2, 2, sheet)
        await play_round(remo, rita, "outlaws")
        await remo.act("publish", hall="4 4 4", confirmed=True)
        view = await remo.get()
        assert (view["stage"], len(view["rounds"])) == ("published", 3)
        await remo.act("begin_duels", confirmed=True)
        for name in ("s1", "s2", "third", "final"):
            await remo.act("draw_sides", duel=name, hall="6")
            (duel,) = [each for each in (await remo.get())["duels"] if each["name"] == name]
            await remo.act("win_duel", duel=name, winner=duel["first"])
        await remo.act("close_tournament", confirmed=True)
        text = await report_of(remo)
        answer = await remo.ask("POST", "desk/verify-report", content=text.encode())
        assert answer.json()["violations"] == []
        old = before.expected["desks"]["winter-cup"]
        assert json.loads(text)["log"][old["events"] - 1]["hash"] == old["head"]

    before.in_house(tmp_path, test)


async def bid_out(desk: Desk) -> dict[str, Any]:
    """The auction of the second table goes on: all pass, the next opens; the sheet of it."""
    where = {"round": 2, "table": 2}
    while True:
        auction = (await desk.get())["rounds"][1]["tables"][1]["auction"]
        if auction["phase"] == "done":
            break
        move = {"bid": "pass", "open": "open", "last": "take"}[auction["phase"]]
        more: dict[str, Any] = {} if move == "pass" else {"character": auction["revealed"][0]}
        more |= {"price": 10} if move == "open" else {}
        await desk.act("move_auction", **where, seat=auction["turn"] + 1, move=move, **more)
    assert 30 in auction["paid"], "what was bid before"
    return a_sheet(5, "law", prices=auction["paid"], characters=auction["bought"])


def test_a_table_of_a_tournament_goes_on_and_reports_itself(before: Before, tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        (person,) = await before.people(made, "own-table")
        expected = before.expected["tables"]["own-table"]
        assert_says(json.loads(json.dumps(shown([person]))), expected, "own-table")
        desk = await before.desk(made, "practice")
        await person.play()
        view = await made.until_over(desk)
        sheet = view["rounds"][0]["tables"][0]["versions"][0]["sheet"]
        assert sheet["outcome"] == person.view.over
        assert sheet["roles"] == [seat.role for seat in person.view.seats]
        assert person.of(Ended)[-1].proof is None, "it is sealed until the standings are published"

    before.in_house(tmp_path, test)


def test_a_duel_of_a_tournament_goes_on_and_reports_itself(before: Before, tmp_path: Path) -> None:
    async def test(made: Saloon) -> None:
        people = await before.people(made, "own-duel")
        expected = before.expected["tables"]["own-duel"]
        assert_says(json.loads(json.dumps(shown(people))), without_end(expected), "own-duel")
        desk = await before.desk(made, "autumn-cup")
        await together(*[client.play() for client in people])
        assert await winner_of(made, desk, "s2") == expected["winner"]

    before.in_house(tmp_path, test)


# ------------------------------------------------------- tournaments by commands

CLEAN = "violations, 0 last-seat repeats, 0 avoidable"


def test_tournaments_by_commands_say_the_same(before: Before, tmp_path: Path) -> None:
    home = before.copied("commands", tmp_path)
    said = command("verify", home, before.folder / "reports", "--jobs", "1").splitlines()
    assert said[-1] == f"6 tournaments, 0 {CLEAN}"
    for name, expected in before.expected["commands"].items():
        assert_says(told_in(command("report", home / f"{name}.jsonl")), expected, name)
        standings = command("standings", home / f"{name}.jsonl")
        assert standings.count("Mario Rossi") >= 2, "namesakes"
    season = json.loads(command("season", "show", home, SEASON, "--json"))
    assert_says(season, before.expected["commands_season"], SEASON)
    barred = before.expected["commands_season"]
    assert {person["member"] for person in barred["people"]} >= {"M2", "M3"}


def test_reports_by_commands_are_written_again_word_for_word(
    before: Before, tmp_path: Path
) -> None:
    home, reports = before.copied("commands", tmp_path), before.folder / "reports"
    for name, words in (("closed.json", ("--names",)), ("closed-nameless.json", ())):
        out = tmp_path / name
        command("report", home / "closed.jsonl", *words, "--out", out)
        assert_says(read(out), read(reports / name), name)
    out = tmp_path / "closed.csv"
    command("report", home / "closed.jsonl", "--csv", "--names", "--out", out)
    assert out.read_bytes() == (reports / "closed.csv").read_bytes()


@pytest.mark.parametrize("restored", [False, True])
def test_a_running_tournament_is_finished_by_commands(
    before: Before, tmp_path: Path, restored: bool
) -> None:
    home = before.copied("commands", tmp_path)
    file = home / "running.jsonl"
    if restored:
        (backup,) = (home / "backups").glob("running-*.zip")
        command("restore", backup, tmp_path / "elsewhere")
        file = tmp_path / "elsewhere" / "running.jsonl"
    expected = before.expected["commands"]["running"]
    assert_says(told_in(command("report", file)), expected)
    sheet_by_command(file, 2, 2, "law")
    round_by_command(file, "renegade")
    command("publish", file, "--hall", "6 6")
    command("duel", file)
    for name in ("s1", "s2", "third", "final"):
        command("duel", file, name, "--sides", "--hall", "1")
        command("duel", file, name, "--winner", duel_in(file, name)["first"])
    command("duel", file, "--close")
    text = command("report", file)
    assert json.loads(text)["log"][expected["events"] - 1]["hash"] == expected["head"]
    assert told_in(text)["tournament"]["phase"] == "closed"
    assert command("verify", file, "--jobs", "1").splitlines()[-1] == f"1 tournaments, 0 {CLEAN}"


def test_a_published_tournament_begins_its_duels(before: Before, tmp_path: Path) -> None:
    file = before.copied("commands", tmp_path) / "published.jsonl"
    told = told_in(command("report", file))
    assert [edition["reason"] for edition in told["editions"]] == ["", "misread"]
    command("duel", file)
    four = told["editions"][-1]["order"][:4]
    pairs = [duel_in(file, name) for name in ("s1", "s2")]
    assert {each[side] for each in pairs for side in ("first", "second")} == set(four)


def test_tournaments_that_were_tampered_with_are_refused(before: Before, tmp_path: Path) -> None:
    home = before.copied("commands", tmp_path)
    log = home / "closed.jsonl"
    log.write_bytes(log.read_bytes().replace(b'"outlaws"', b'"renegade"', 1))
    assert "it was changed" in command("standings", log, code=1)
    report = tmp_path / "report.json"
    data = read(before.folder / "reports" / "closed.json")
    data["standings"][0]["score"] += 10
    report.write_text(json.dumps(data), encoding="utf-8")
    said = command("verify", report, log, "--jobs", "1", code=1)
    assert "standings: does not follow from the log" in said
    assert "2 violations" in said
    officers = ("--organizer", "Nemo", "--referee", "Remo")
    assert "Nemo" in command("new", home / "next.jsonl", "--name", "Next", *officers, code=1)
    assert not (home / "next.jsonl").exists(), "who is banned begins nothing"
