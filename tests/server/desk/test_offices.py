"""The matrix of offices over HTTP: every act, every address and every field for every office."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from sixgun.server.clock import TestClock
from sixgun.server.desk import views
from sixgun.server.desk.acts import LinkRole
from sixgun.server.desk.paper import KINDS as PAPER_KINDS
from sixgun.server.desk.rights import (
    ADDRESSES,
    BESIDE_THE_LOG,
    FIELDS,
    GIVING,
    PAPERS,
    SHEETS_OF_CELLS,
    Right,
    kinds_of,
)
from sixgun.server.desk.routes.installing import ROUTES
from sixgun.server.desk.spreadsheets.tables import TABLES
from sixgun.tournament.log.kinds import JUDGE, OFFICES, ORGANIZER, REFEREE, REGISTRAR
from sixgun.tournament.log.offices import COURSE, PLAYER, SCREEN, SEES, SHEETS, WRITERS
from tests.server.desk.halls import NAME, Desk, Hall, a_sheet, check_table, hall, in_hall, is_view
from tests.server.desk.officers import ACTS, HIS, body, everybody
from tests.server.desk.test_secrecy import BODIES, CAST, HEAD, PARTS, QUERIES, shown, token

#: Who must not learn what others have, and the address where everybody in office looks.
BLIND = (ORGANIZER, REGISTRAR, JUDGE)
DESK = f"GET /api/tournaments/{NAME}/desk"
REFUSED = (403, "refused-not-your-office")
#: Whose links lead to which addresses.
LINKED = {"phone": (PLAYER,), "screen": (SCREEN,), "clock": (SCREEN,), "desk": OFFICES}


async def entered(made: Hall, players: int = 12) -> dict[str, Desk]:
    """Somebody in every office, registration closed; the organizer plays."""
    found = await everybody(made)
    remo = found[REFEREE]
    lines = "\n".join(f"Player {number},M{number}" for number in range(2, players + 1))
    await remo.ask("POST", "desk/people", content=f"Olga\n{lines}".encode())
    await remo.act("close_registration")
    await remo.act("draw_round", hall="1 2 3")
    return found


# ------------------------------------------------------------------ nothing is forgotten


def addresses() -> Iterator[str]:
    for route in ROUTES:
        for path in sorted(route.paths):
            yield from (f"{method} {path}" for method in sorted(route.http_methods))


def test_every_address_is_in_the_matrix() -> None:
    plain = {address for address in ADDRESSES if not address.startswith("LIVE")}
    assert set(addresses()) - {f"OPTIONS {each.split()[1]}" for each in addresses()} == plain


def test_every_paper_and_every_link_is_in_the_matrix() -> None:
    assert set(PAPERS) == set(PAPER_KINDS)
    assert set(SHEETS_OF_CELLS) == set(TABLES)
    assert set(GIVING) == set(get_args(LinkRole))


def test_every_right_is_about_something_that_is_there() -> None:
    for address, right in ADDRESSES.items():
        assert not right.fact or right.fact in SEES
        assert not right.kind or right.kind in WRITERS
        if right.link in LINKED:
            seeing = SEES[right.fact] if right.fact else WRITERS[right.kind]
            assert set(seeing) & set(LINKED[right.link]), f"{address} is for nobody"
    assert all(act in ACTS.values() for act in BESIDE_THE_LOG)
    assert all(kinds_of(act) for act in ACTS.values()), "who may do it? BESIDE_THE_LOG says"


def structs_in(kind: Any) -> Iterator[type]:
    """The structs that a type is made of."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for part in get_args(kind):
        yield from structs_in(part)


def parts(view: type) -> dict[str, str]:
    """The fact of every field of a view."""
    said = FIELDS[view]
    names = view.__struct_fields__  # type: ignore[attr-defined]
    if isinstance(said, str):
        return dict.fromkeys(names, said)
    return {name: fact for fact, listed in said.items() for name in listed.split()}


@pytest.mark.parametrize("view", FIELDS, ids=lambda view: view.__name__)
def test_every_field_is_in_the_matrix(view: type) -> None:
    assert set(parts(view)) == set(view.__struct_fields__)  # type: ignore[attr-defined]
    assert set(parts(view).values()) <= set(SEES)
    for name, fact in parts(view).items():
        inside = set(structs_in(get_type_hints(view)[name]))
        if fact == COURSE:  # what everybody in office sees is looked at field by field
            assert inside <= set(FIELDS), f"{view.__name__}.{name}"


def answers() -> Iterator[type]:
    """What the addresses of the desk answer with."""
    for route in ROUTES:
        if ADDRESSES[next(addresses_of(route))].link in LINKED:
            yield from structs_in(get_type_hints(route.fn)["return"])


def addresses_of(route: Any) -> Iterator[str]:
    for path in sorted(route.paths):
        yield from (f"{method} {path}" for method in sorted(route.http_methods - {"OPTIONS"}))


def test_every_answer_is_in_the_matrix() -> None:
    found = set(answers())
    assert len(found) > 12
    assert found <= set(FIELDS)
    assert set(get_args(views.LiveView)) <= set(FIELDS)


# ------------------------------------------------------------------------- every act


def test_every_act_by_every_office(tmp_path: Path) -> None:
    """Done, or refused for another reason, by whose office it is; by nobody else."""

    async def test(made: Hall) -> None:
        found = await entered(made)
        player = (await found[REFEREE].get())["players"][3]["number"]
        for office in (ORGANIZER, REGISTRAR, JUDGE, REFEREE):
            desk = found[office]
            may = set((await desk.get())["may"])
            wrong = []
            for tag, act in ACTS.items():
                answer = await desk.ask("POST", "desk/acts", json=body(tag, player))
                told = answer.json()["reason"]["key"] if answer.status_code != 200 else ""
                let = all(office in WRITERS[kind] for kind in kinds_of(act))
                if ((answer.status_code, told) != REFUSED) != let or (tag in may) != let:
                    wrong.append((tag, told))
                assert answer.status_code != 400, answer.text
            assert wrong == []

    in_hall(tmp_path, test, message_burst=100_000)


def test_a_judge_has_his_tables_and_no_others(tmp_path: Path) -> None:
    async def test(made: Hall) -> None:
        found = await entered(made)
        judd, remo, rita = found[JUDGE], found[REFEREE], found["second"]
        his, hers = {"round": 1, "table": HIS}, {"round": 1, "table": HIS + 1}
        await judd.act("file_sheet", **his, version=0, sheet=a_sheet(6))
        refused = await judd.try_act("file_sheet", **hers, version=0, sheet=a_sheet(6))
        assert (refused.status_code, refused.json()["reason"]["key"]) == REFUSED
        await check_table(remo, rita, 1, HIS + 1, a_sheet(6, "outlaws"))
        tables = (await judd.get())["rounds"][0]["tables"]
        assert tables[0]["versions"][0]["sheet"]["prices"] == a_sheet(6)["prices"]
        assert (tables[1]["filed"], tables[1]["versions"]) == (1, [])
        checked = await judd.ask("POST", "desk/check-sheet", json={**his, "sheet": a_sheet(6)})
        assert checked.json()["money"] == [None] * 6
        other = await judd.ask("POST", "desk/check-sheet", json={**hers, "sheet": a_sheet(6)})
        assert (other.status_code, other.json()["reason"]["key"]) == REFUSED
        assert (await judd.ask("GET", "desk/photos/1/2")).status_code == 403
        assert (await judd.ask("GET", "desk/photos/1/1")).status_code == 404
        await remo.act("give_tables", person=judd.person, tables=[2])
        tables = (await judd.get())["rounds"][0]["tables"]
        assert (tables[0]["versions"], len(tables[1]["versions"])) == ([], 1)

    in_hall(tmp_path, test)


def test_whoever_plays_gives_out_no_links_of_others(tmp_path: Path) -> None:
    """A phone shows its player's total."""

    async def test(made: Hall) -> None:
        found = await everybody(made)
        regina, olga = found[REGISTRAR], found[ORGANIZER]
        anna = (await regina.act("register", name="Anna"))["person"]
        assert (await regina.post("links", role="phone", person=anna))["link"]
        await regina.act("register", name="Regina")
        for desk in (regina, olga):
            answer = await desk.ask("POST", "desk/links", json={"role": "phone", "person": anna})
            assert (answer.status_code, answer.json()["reason"]["key"]) == (
                403,
                "desk-not-your-office",
            )
            desk_link = {"role": "desk", "person": found[REFEREE].person}
            answer = await desk.ask("POST", "desk/links", json=desk_link)
            assert (answer.status_code, answer.json()["reason"]["key"]) == REFUSED
            assert (await desk.post("links", role="register"))["link"]

    in_hall(tmp_path, test)


def test_in_practice_a_referee_who_plays_sees_as_a_player(tmp_path: Path) -> None:
    async def test(made: Hall) -> None:
        _, remo, rita = await made.cup(practice=True)
        for name in ("Remo", *[f"Player {number}" for number in range(2, 11)]):
            await remo.act("register", name=name)
        await remo.act("close_registration")
        await remo.act("draw_round", hall="1")
        await remo.act("file_sheet", round=1, table=1, version=0, sheet=a_sheet(5))
        mine, hers = await remo.get(), await rita.get()
        assert (mine["plays"], hers["plays"]) == (True, False)
        assert {player["total"] for player in mine["players"]} == {None}
        assert None not in {player["total"] for player in hers["players"]}
        table = mine["rounds"][0]["tables"][0]
        assert (table["filed"], table["versions"]) == (1, [])
        again = {"round": 1, "table": 1, "version": 0, "sheet": a_sheet(5, "outlaws")}
        answer = await remo.try_act("file_sheet", **again)
        assert (answer.status_code, answer.json().get("conflict")) == (409, None)
        answer = await rita.try_act("file_sheet", **again)
        assert answer.json()["conflict"]["differs"] == ["outcome"]
        for path in ("standings", "log", "report", "report.csv", f"totals/{remo.person}"):
            assert (await remo.ask("GET", f"desk/{path}")).status_code == 403

    in_hall(tmp_path, test)


def test_one_total_is_for_who_may_see_totals(tmp_path: Path) -> None:
    async def test(made: Hall) -> None:
        found = await entered(made)
        remo = found[REFEREE]
        await check_table(remo, found["second"], 1, 1, a_sheet(6))
        view = await remo.get()
        for player in view["players"][:3]:
            total = await remo.get(f"/totals/{player['number']}")
            assert total == {
                "version": view["version"],
                "player": player["number"],
                "total": player["total"],
            }
        assert (await remo.ask("GET", "desk/totals/0000ffff")).status_code == 422
        for office in (ORGANIZER, REGISTRAR, JUDGE):
            answer = await found[office].ask("GET", f"desk/totals/{view['players'][0]['number']}")
            assert answer.status_code == 403
        assert (await remo.get())["version"] == view["version"], "it is noted nowhere"

    in_hall(tmp_path, test)


def test_published_standings_are_for_everybody_and_the_log_stays_the_referees(
    tmp_path: Path,
) -> None:
    async def test(made: Hall) -> None:
        found = await entered(made, 10)
        remo, rita = found[REFEREE], found["second"]
        olga = found[ORGANIZER]
        for number in (1, 2, 3):
            if number > 1:
                await remo.act("draw_round", hall=str(number), confirmed=True)
            for place in (1, 2):
                await check_table(remo, rita, number, place, a_sheet(5))
        refused = await olga.ask("GET", "desk/standings")
        assert (refused.status_code, refused.json()["reason"]["key"]) == (
            403,
            "refused-not-published",
        )
        assert (await olga.ask("GET", "desk/paper/standings.pdf")).status_code == 403
        assert (await olga.ask("GET", "desk/paper/seating.pdf")).status_code == 200
        await remo.act("publish", hall="1", confirmed=True)
        seen = await olga.get("/standings")
        assert (len(seen["rows"]), seen["overspends"], seen["warnings"]) == (10, [], [])
        assert (await olga.ask("GET", "desk/paper/standings.pdf")).status_code == 200
        assert (await olga.ask("GET", "desk/log")).status_code == 403

    in_hall(tmp_path, test)


# ------------------------------------------------- every byte of every view, two worlds


async def in_world(folder: Path, tokens: dict[str, str], extra: int) -> Any:
    """The tournament goes on; what happens away from the judge's table depends on the world."""
    async with hall(folder, clock=TestClock(), messages_per_second=10_000.0) as made:
        found = {
            office: Desk(made.program(each), NAME, "desk", "") for office, each in tokens.items()
        }
        heard: dict[str, bytes] = {}
        async with listening(made, found, heard):
            await played(found[REFEREE], found["second"], extra)
        seeing = found[REFEREE]
        shown_to = {office: await everything(found[office]) for office in BLIND}
        return {**shown_to, REFEREE: {DESK: shown(await seeing.ask("GET", "desk"))}}, heard


async def played(remo: Desk, rita: Desk, extra: int) -> None:
    for number in (1, 2):
        if number == 2:
            await remo.act("draw_round", hall="4 5 6")
        for place in (1, 2):
            mine = place == HIS
            prices = [10, 20 + (0 if mine else extra), 30, 40, 50, 60]
            outcome = "law" if mine or not extra else "outlaws"
            await check_table(remo, rita, number, place, a_sheet(6, outcome, prices=prices))
    where = {"round": 1, "table": 2}
    again = {**where, "version": 1, "reason": f"it was {extra}"}
    await remo.act("file_sheet", **again, sheet=a_sheet(6, prices=[10, 20 + extra, 30, 40, 50, 70]))
    await rita.act("verify_sheet", **where, version=2)
    player = (await remo.get())["rounds"][1]["tables"][1]["players"][1]
    await remo.act("judge_overspend", round=2, table=2, player=player, intentional=bool(extra))
    await remo.act("warn", player=player, category="swearing", note=f"about {extra}")
    await remo.act("draw_round", hall="6 6 6", confirmed=True)
    for place in (1, 2):
        price = 10 if place == HIS else 10 + extra
        opening = {"seat": 1, "move": "open", "character": CAST[0], "price": price}
        await remo.act("begin_auction", round=3, table=place, characters=CAST)
        await remo.act("move_auction", round=3, table=place, **opening)


@asynccontextmanager
async def listening(
    made: Hall, found: dict[str, Desk], heard: dict[str, bytes]
) -> AsyncIterator[None]:
    """Note every live message of everybody, by office and version."""

    async def hear(socket: Any, office: str) -> None:
        while True:
            message = await socket.recv(decode=False)
            version = is_view(message, "desk")["version"]
            heard[f"{office} {version}"] = HEAD.sub(b"HEAD", message)

    async with AsyncExitStack() as stack:
        sockets = {o: await stack.enter_async_context(made.live(d)) for o, d in found.items()}
        tasks = [asyncio.create_task(hear(socket, o)) for o, socket in sockets.items()]
        yield
        last = made.store().read().tournament.events
        while not {f"{office} {last}" for office in found} <= heard.keys():
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def asked() -> Iterator[tuple[str, str, str]]:
    """Every address as everybody in office may try it: method, path, query."""
    papers = [f"{paper}.pdf" for paper in PAPERS]
    for address in ADDRESSES:
        method, path = address.split()
        if method != "GET":
            continue
        for mark, value in {**PARTS, "{player:str}": "PLAYER"}.items():
            path = path.replace(mark, value) if mark != "{paper:str}" else path
        path = path.replace("{photo:str}", "0" * 16)
        paths = [path.replace("{paper:str}", paper) for paper in papers]
        if "{file:str}" in path:
            paths = [path.replace("{file:str}", f"{table}.csv") for table in SHEETS_OF_CELLS]
        for each in dict.fromkeys(paths):
            queries = QUERIES if "/paper/" not in each else ("",)
            yield from ((method, each, query) for query in queries)


async def everything(desk: Desk) -> dict[str, bytes]:
    """Whatever somebody can get, by what was asked; heads left out."""
    found: dict[str, bytes] = {}
    players = [player["number"] for player in (await desk.get())["players"]]
    for method, path, query in asked():
        answer = await desk.http.request(method, path.replace("PLAYER", players[1]) + query)
        found[f"{method} {path}{query}"] = shown(answer)
    for table in (1, 2):
        answer = await desk.ask("GET", f"desk/photos/1/{table}")
        found[f"photo {table}"] = shown(answer)
        checking = {"round": 3, "table": table, "sheet": a_sheet(6, prices=[10] * 5 + [900])}
        answer = await desk.ask("POST", "desk/check-sheet", json=checking)
        found[f"check {table}"] = shown(answer)
        typed = {"t": "verify_sheet", "round": 1, "table": table, "version": 9}
        answer = await desk.ask("POST", "desk/acts", json=typed)
        found[f"verify {table}"] = shown(answer)
    for place, each in enumerate(BODIES):
        answer = await desk.ask("POST", "desk/acts", json=each)
        found[f"act {place}"] = shown(answer)
    return found


def told_to_paper(kind: str, view: views.DeskView, language: str, **more: Any) -> bytes:
    """Instead of a paper everything that it is made from."""
    del more["origin"]  # every house has a port of its own
    return msgspec.json.encode([kind, view, language, more])


def test_nobody_but_the_referee_learns_what_others_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A-30: every address and every live message, byte by byte, for every office: an organizer
    who plays, registration, a judge of another table."""
    folders = tmp_path / "one", tmp_path / "two"
    monkeypatch.setattr("sixgun.server.desk.routes.papers.pdf", told_to_paper)

    async def test() -> None:
        async with hall(folders[0], clock=TestClock()) as made:
            tokens = {office: token(desk) for office, desk in (await entered(made)).items()}
        shutil.copytree(folders[0], folders[1])
        one, heard = await in_world(folders[0], tokens, 0)
        two, also_heard = await in_world(folders[1], tokens, 40)
        for office in BLIND:
            assert len(one[office]) > 100
            fine = [name for name, answer in one[office].items() if answer.startswith(b"200")]
            assert len(fine) >= 10
            differing = [name for name in one[office] if one[office][name] != two[office][name]]
            assert differing == [], office
        assert one[REFEREE][DESK] != two[REFEREE][DESK], "the comparison could fail"
        both = heard.keys() & also_heard.keys()
        assert {name.split()[0] for name in both} == {*OFFICES, "second"}
        blind = [name for name in both if name.split()[0] not in (REFEREE, "second")]
        assert len(blind) >= 3
        assert [name for name in blind if heard[name] != also_heard[name]] == []

    asyncio.run(test())


# -------------------------------------------------------------- every field, filled or empty


def seen(value: Any, view: type, office: str, wrong: list[str], table: int = HIS) -> None:
    """What an office may not see is empty in what it gets."""
    for name, fact in parts(view).items():
        held = value[name]
        let = office in SEES[fact] and not (office == JUDGE and fact == SHEETS and table != HIS)
        if not let and held not in ("", None, False, [], {}):
            wrong.append(f"{view.__name__}.{name} = {held!r}")
        for inner in set(structs_in(get_type_hints(view)[name])) & set(FIELDS):
            for place, each in enumerate(_each(held), 1):
                at = place if inner is views.TableView else table
                seen(each, inner, office, wrong, at)


def _each(held: Any) -> list[dict[str, Any]]:
    if isinstance(held, dict) and not all(isinstance(each, dict) for each in held.values()):
        return [held]
    found = held.values() if isinstance(held, dict) else held or []
    return [each for each in found if isinstance(each, dict)]


def test_every_field_of_the_desk_for_every_office(tmp_path: Path) -> None:
    async def test(made: Hall) -> None:
        found = await entered(made)
        remo, rita = found[REFEREE], found["second"]
        await played(remo, rita, 20)
        phone = await made.visitor(remo, "phone", (await remo.get())["players"][5]["number"])
        await phone.act("call_referee", note="come")
        for office in OFFICES:
            wrong: list[str] = []
            seen(await found[office].get(), views.DeskView, office, wrong)
            assert wrong == [], office
        wrong = []
        seen(await remo.get(), views.DeskView, ORGANIZER, wrong)
        assert len(wrong) > 10, "the walk could fail"

    in_hall(tmp_path, test)


@pytest.mark.parametrize("right", GIVING.values())
def test_links_are_given_in_office(right: Right) -> None:
    assert right.link == "desk"
