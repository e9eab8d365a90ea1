"""`sixgun house`: an operator at the machine of the house, in three languages."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from sixgun.cli import main
from sixgun.cli.house import COMMANDS
from sixgun.cli.house_acts.dashes import behind_options
from sixgun.locales import LANGUAGES, speech
from sixgun.server.operator import local_socket
from sixgun.server.operator.answers import COUNTED
from sixgun.server.protocol import Complain, Open, Say, TableOptions
from tests.server.houses import OpenHouse, a_house, posted, run

#: How many tables somebody opens.
MANY = 100
#: Names that a house of 0.1.0 may have given to tables.
DASHED = ("-uDCmgWzZ_FRMxU5t59Ivg", "--DCmgWzZ_FRMxU5t59Ivg", "-h-yWzZ_FRMxU5t59IvgQA")


def sixgun(*arguments: object, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["house", *map(str, arguments)], input=typed)


async def said(house: OpenHouse, *arguments: object, typed: str = "", lang: str = "en") -> Result:
    """A command, while the house goes on."""
    db = house.house.store.path
    options = ("--db", db, "--lang", lang)
    return await asyncio.to_thread(sixgun, *arguments, *options, typed=typed)


async def read(house: OpenHouse, *arguments: object) -> Any:
    result = await said(house, *arguments, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.output)


def test_who_opened_a_hundred_tables_is_found_and_parted_with(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, tables_per_person=200) as house:
            greedy = await house.client("Greedy")
            await posted(house, "/api/me/name", greedy.key, name="Greedy")
            for _ in range(MANY):
                await greedy.request(Open(options=TableOptions()))
            listed = await said(house, "tables", "--by", "opener")
            assert listed.output.splitlines()[1].split()[:1] == ["Greedy"]
            assert f" {MANY} " in listed.output
            person = (await read(house, "tables"))["openers"][0]["opener"]["person"]
            rows = await said(house, "tables", "--opener", person, "--sort", "age")
            assert len(rows.output.splitlines()) == MANY + 1

            asked = await said(house, "close", "--opener", person, typed="n\n")
            assert asked.exit_code == 1
            assert f"Close {MANY} tables?" in asked.output
            assert len(house.house.tables) == MANY
            closed = await said(house, "close", "--opener", person, typed="y\n")
            assert closed.exit_code == 0
            assert closed.output.endswith(f"Done. {MANY} tables.\n")
            assert house.house.tables == {}

            banned = await said(house, "ban", person, "--reason", "Greed", "--yes")
            assert banned.output == "Done. One person.\n"
            await greedy.until_failed()
            assert "Greed" in (await said(house, "bans")).output
            assert (await said(house, "unban", person)).output == "Done. One person.\n"
            assert (await said(house, "bans")).output == "Nobody is banned.\n"
            acts = [each["act"] for each in (await read(house, "audit"))["entries"]]
            assert acts == ["unban", "ban", "close"]

    run(test)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_speaks_every_language(tmp_path: Path, lang: str) -> None:
    async def test() -> None:
        say = speech(lang).say
        async with a_house(tmp_path, admission="invitation") as house:
            secret = (await read(house, "invite", "--uses", 2))["link"].partition("#admit=")[2]
            anna = await house.client("Anna", invitation=secret)
            bruno = await house.client("Bruno", invitation=secret)
            await bruno.join(await anna.open_table(players=4))
            await anna.until(lambda: anna.table is not None and bool(anna.table.chairs[1].who))
            await bruno.request(Say(text="You \x1b[31mcheat"))
            await anna.request(Complain(who=anna.table.chairs[1].who))
            person = await house.house.people.person_of_key(bruno.key)
            rules = tmp_path / "rules.txt"
            rules.write_text("Be kind.", encoding="utf-8")
            none = dict.fromkeys(COUNTED, 0)
            done = say("operator-did-counts", **none | {"people": 1})
            did = say("operator-did-counts", **none)
            heard: dict[str, tuple[tuple[object, ...], str]] = {
                "tables": ((), say("operator-thinking")),
                "people": (("Anna",), say("operator-is-in")),
                "complaints": ((), say("operator-wordless")),
                "ban": ((person, "--yes"), done),
                "bans": ((), say("operator-for-good")),
                "unban": ((person,), done),
                "invite": (("--note", "Pia"), "/#admit="),
                "invitations": ((), say("operator-is-good")),
                "revoke": (("--person", person, "--yes"), done),
                "announce": (("Pizza",), say("operator-did")),
                "rules": ((rules,), did),
                "close": ((anna.table.table, "--yes"), say("operator-did")),
                "shutdown": (("--in", "2h", "--yes"), say("operator-did")),
                "audit": ((), say("operator-act-shutdown")),
            }
            assert set(heard) == set(COMMANDS)
            for command, (arguments, expected) in heard.items():
                result = await said(house, command, *arguments, lang=lang)
                assert result.exit_code == 0, (command, result.output)
                assert expected in result.output, command
                assert "\x1b" not in result.output, "no stranger paints the terminal"
            again = await said(house, "unban", person, lang=lang)
            assert again.exit_code == 1
            assert say("operator-not-banned", who=str(person)) in again.output

    run(test)


def test_what_is_said_wrong_is_told_with_what_would_be_right(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            for arguments, right in (
                (("shutdown",), "--in 10m or --at 23:30"),
                (("shutdown", "--in", "soon"), "Right would be: --in 10m"),
                (("shutdown", "--at", "25:00"), "Right would be: --in 10m"),
                (("shutdown", "--in", "1m", "--cancel"), "--in 10m or --at 23:30"),
                (("shutdown", "--cancel"), "nothing to cancel"),
                (("announce",), "Give a text, or --clear"),
                (("rules", "x", "--clear"), "Give a file with the rules, or --clear"),
                (("rules", tmp_path / "none"), "can’t be read as text"),
                (("close",), "by name, by opener, or by address"),
                (("close", "nothing", "--yes"), "no open table “nothing”"),
                (("ban",), "by id, or by address"),
                (("ban", "nobody", "--yes"), "nobody with the id “nobody”"),
            ):
                result = await said(house, *arguments)
                assert (result.exit_code, right in result.output) == (1, True), result.output

    run(test)


@pytest.mark.parametrize("name", DASHED)
def test_tables_of_older_houses_have_names_with_dashes(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            (anna,) = await house.seated("Anna", players=4)
            table = house.house.tables.pop(anna.table.table)
            house.house.tables[name], table.name = table, name
            none = await said(house, "close", name[:-1] + "x", "--yes")
            assert f"no open table “{name[:-1]}x”" in none.output
            closed = await said(house, "close", name, "--yes")
            assert (closed.exit_code, closed.output) == (0, "Done. One table.\n")
            assert house.house.tables == {}

    run(test)


def test_what_begins_with_a_dash_may_be_a_name_or_a_text(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            hanna = await house.client("Hanna")
            await posted(house, "/api/me/name", hanna.key, name="-hanna-")
            assert "-hanna-" in (await said(house, "people", "-hanna")).output
            assert "-hanna-" not in (await said(house, "people", "-anna")).output
            assert (await said(house, "announce", "-50% today", "--hours", "2")).exit_code == 0
            assert await read(house, "announce", "--clear")
            for slip in (("close", "--yess", "x"), ("people", "--adress", "x"), ("close", "-y")):
                result = await said(house, *slip)
                assert (result.exit_code, "No such option" in result.output) == (2, True)
            assert "Usage:" in sixgun("close", "-h").output

    run(test)


def test_a_value_that_begins_with_a_dash_stays_with_its_option() -> None:
    options = [click.Option(["--opener"]), click.Option(["--yes"], is_flag=True)]
    name = DASHED[0]
    for words, ordered in (
        (["--opener", name, "--yes"], ["--opener", name, "--yes", "--"]),
        ([name, "--opener", "x"], ["--opener", "x", "--", name]),
        (["--yes", name, "a", "--", "--yes"], ["--yes", "a", "--", name, "--yes"]),
        (["--opener=" + name], ["--opener=" + name, "--"]),
    ):
        assert behind_options(words, options) == ordered


def test_without_a_house_the_command_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = tmp_path / "house.db"
    nobody = sixgun("tables", "--db", db)
    assert nobody.exit_code == 1
    assert f"No house is open on {db}" in nobody.output
    long = tmp_path / ("x" * 100) / "house.db"
    assert "too long for a local socket" in sixgun("tables", "--db", long).output
    monkeypatch.delattr(socket, "AF_UNIX")
    assert local_socket.socket is socket
    assert "no local sockets" in sixgun("tables", "--db", db).output


def test_people_are_invited_into_a_closed_house_and_shown_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path, admission="invitation") as house:
            assert (await said(house, "invitations")).output.splitlines() == [
                "The house is closed. People are let in: by invitation",
                "No invitations.",
            ]
            made = await said(house, "invite", "--uses", 2, "--days", 1, "--note", "the club")
            link = made.output.split()[-1]
            assert link.startswith(f"{house.address}/#admit=")
            visitor = await house.client("Bruno", invitation=link.partition("#admit=")[2])
            for lang in LANGUAGES:
                listed = await said(house, "invitations", lang=lang)
                assert "the club" in listed.output
                assert speech(lang).say("operator-uses", used=1, uses=2) in listed.output
            assert "by invitation" in (await said(house, "people")).output
            (row,) = (await read(house, "invitations"))["invitations"]
            asked = await said(house, "revoke", row["invitation"], typed="n\n")
            assert "One person is let in no more" in asked.output
            assert asked.exit_code == 1
            taken = await said(house, "revoke", row["invitation"], "--yes")
            assert taken.output == "Done. One person. One invitation.\n"
            await visitor.until_failed()
            assert "taken back" in (await said(house, "invitations")).output
            assert (await said(house, "revoke")).exit_code == 1

    run(test)
