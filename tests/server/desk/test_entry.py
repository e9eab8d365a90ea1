"""Who comes in: links, cookies and tokens of referees, players, the screen."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
import segno
from websockets.exceptions import InvalidStatus

from sixgun.server.front.house_link import FILE, renewed_link
from tests.server.desk.halls import CUP, NAME, Desk, Hall, ended, hall, in_hall, register


def test_only_the_house_opens_tournaments(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        stranger = hall.program()
        for method in ("GET", "POST"):
            answer = await stranger.request(method, "/api/tournaments", json=CUP)
            assert answer.status_code == 403
        owner = await hall.owner()
        for name in (NAME, f"{NAME}-2"):
            opened = (await owner.post("/api/tournaments", json=CUP)).json()
            assert opened["tournament"] == name
            assert [link["role"] for link in opened["links"]] == ["desk"] * 3
            assert f"/tournament/{name}/desk#enter=" in opened["links"][0]["link"]
            assert opened["links"][0]["qr"].startswith("data:image/svg+xml")
        lines = (await owner.get("/api/tournaments")).json()["tournaments"]
        assert [line["tournament"] for line in lines] == [NAME, f"{NAME}-2"]
        assert sorted(lines[0]["officers"].values()) == ["Olga", "Remo", "Rita"]
        bad = await owner.post("/api/tournaments", json={**CUP, "referees": []})
        assert (bad.status_code, bad.json()["reason"]["key"]) == (400, "house-bad-request")
        assert "referees" in bad.json()["detail"]

    in_hall(tmp_path, test)


def test_a_browser_gets_a_cookie_for_each_role(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        given = await remo.post("links", role="screen")
        browser = hall.browser()
        root = f"/api/tournaments/{NAME}"
        secret = given["link"].partition("#enter=")[2]
        answer = await browser.post(f"{root}/enter", json={"secret": secret})
        assert answer.json()["token"] == ""
        ((name, cookie),) = SimpleCookie(answer.headers["set-cookie"]).items()
        assert name == f"sixgun_screen_{NAME}"
        assert (cookie["httponly"], cookie["samesite"].lower()) == (True, "strict")
        assert (await browser.get(f"{root}/screen")).status_code == 200
        assert (await browser.get(f"{root}/desk")).status_code == 401
        del browser.headers["Origin"]
        assert (await browser.get(f"{root}/screen")).status_code == 200
        answer = await browser.post(f"{root}/phone/acts", json={"t": "call_referee"})
        assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "house-no-origin")
        answer = await browser.get(f"{root}/screen", headers={"Sec-Fetch-Site": "cross-site"})
        assert answer.status_code == 403

    in_hall(tmp_path, test)


def test_links_lead_to_where_phones_find_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A laptop's own name for itself is of no use to a phone: address and port of the network."""
    monkeypatch.setattr("sixgun.server.front.addresses.lan_addresses", lambda: ["192.0.2.77"])

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        given = await remo.post("links", role="screen")
        port = hall.serving.address.rpartition(":")[2]
        assert given["link"].startswith(f"http://192.0.2.77:{port}/tournament/{NAME}/screen#enter=")

    in_hall(tmp_path, test, lan=True)


def test_a_token_is_for_its_role_and_tournament(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        _, other, _ = await hall.cup()
        anna, *_ = await register(remo, 10)
        visitors = {
            "desk": remo,
            "phone": await hall.visitor(remo, "phone", anna),
            "screen": await hall.visitor(remo, "screen"),
        }
        for role, who in visitors.items():
            for path in visitors:
                answer = await who.ask("GET", path)
                assert answer.status_code == (200 if path == role else 403), (role, path)
        foreign = Desk(remo.http, f"{NAME}-2", "desk", remo.person)
        assert (await foreign.ask("GET", "desk")).status_code == 401
        missing = Desk(other.http, "nowhere", "desk", "")
        assert (await missing.ask("GET", "desk")).status_code == 404
        nobody = Desk(hall.program("x" * 32), NAME, "desk", "")
        assert (await nobody.ask("GET", "desk")).status_code == 401

    in_hall(tmp_path, test)


def test_a_new_link_shuts_out_the_old_one(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        anna, *_ = await register(remo, 10)
        given = await remo.post("links", role="phone", person=anna)
        phone = await hall.come(given["link"])
        again = await hall.come(given["link"])  # a second device
        async with hall.live(phone) as socket:
            await socket.recv()
            newer = await remo.post("links", role="phone", person=anna)
            assert await ended(socket) == (4401, "desk-signed-out")
        for old in (phone, again):
            assert (await old.ask("GET", "phone")).status_code == 401
        secret = given["link"].partition("#enter=")[2]
        answer = await hall.program().post(f"{phone.root}/enter", json={"secret": secret})
        assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "house-link-not-valid")
        phone = await hall.come(newer["link"])
        assert (await phone.get())["me"] == anna
        await remo.post("links/revoke", role="phone", person=anna)
        assert (await phone.ask("GET", "phone")).status_code == 401
        with pytest.raises(InvalidStatus):
            await hall.live(phone)

    in_hall(tmp_path, test)


def test_only_hashes_are_kept(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        given = await remo.post("links", role="screen")
        token = remo.http.headers["Authorization"].removeprefix("Bearer ")
        secret = given["link"].partition("#enter=")[2]
        everything = "".join(
            file.read_text(encoding="utf-8") for file in tmp_path.iterdir() if file.is_file()
        )
        assert token not in everything
        assert secret not in everything
        assert hall.store().keys_file.stat().st_mode & 0o077 == 0

    in_hall(tmp_path, test)


def test_a_referee_who_is_revoked_is_out_and_what_was_done_stays(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        given = (await remo.act("name_officer", role="referee", name="Renzo"))["link"]
        renzo = await hall.come(given["link"])
        await renzo.act("announce", text="Good morning")
        asked = {"person": renzo.person, "role": "referee", "reason": "mistake"}
        assert await remo.refused(428, "revoke_officer", **asked) == "desk-confirm"
        await remo.act("revoke_officer", **asked, confirmed=True)
        assert (await renzo.ask("GET", "desk")).status_code == 401
        view = await remo.get()
        assert (view["revoked"], view["announcements"]) == ([renzo.person], ["Good morning"])
        assert await remo.refused(
            422, "revoke_officer", person=renzo.person, role="referee", confirmed=True
        ) == ("refused-not-in-office")

    in_hall(tmp_path, test)


def test_the_house_gives_a_new_link_to_who_lost_it(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        path = f"{remo.root}/officers/{remo.person}/link"
        assert (await hall.program().post(path)).status_code == 403
        owner = await hall.owner()
        given = (await owner.post(path)).json()
        assert (await remo.ask("GET", "desk")).status_code == 401
        assert (await (await hall.come(given["link"])).get())["me"] == remo.person
        assert (await owner.post(f"{remo.root}/officers/00000000/link")).status_code == 404

    in_hall(tmp_path, test)


def test_self_service_by_the_registration_link(tmp_path: Path) -> None:
    """The phone that registers is the player's; the link ends when registration is closed."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        given = await remo.post("links", role="register")
        assert (await remo.get())["self_service"]
        secret = given["link"].partition("#enter=")[2]
        path = f"/api/tournaments/{NAME}/register"
        asked = {"secret": secret, "name": "  Anna\n Bianchi ", "member": "A1"}
        browser = hall.browser()
        answer = await browser.post(path, json=asked)
        assert (answer.status_code, answer.json()["role"]) == (201, "phone")
        mine = (await browser.get(f"/api/tournaments/{NAME}/phone")).json()
        assert (mine["my_name"], mine["seat"], mine["total"]) == ("Anna Bianchi", None, None)
        phone = await hall.come(answer.json()["link"]["link"])
        assert (await phone.get())["me"] == answer.json()["person"]
        again = await hall.program().post(path, json={**asked, "name": "Anna B."})
        assert (again.status_code, again.json()["reason"]["key"]) == (
            422,
            "refused-already-registered",
        )
        judge = await hall.program().post(path, json={"secret": secret, "name": "Rita"})
        assert judge.json()["reason"]["key"] == "refused-officer-plays"
        nameless = await hall.program().post(path, json={"secret": secret, "name": "?!"})
        assert nameless.json()["reason"]["key"] == "desk-name"
        people = (await remo.get())["people"]
        assert sorted(person["name"] for person in people.values()) == [
            "Anna Bianchi",
            "Olga",
            "Remo",
            "Rita",
        ]
        wrong = {**asked, "secret": "guessed", "name": "Eve"}
        assert (await hall.program().post(path, json=wrong)).status_code == 403
        await remo.act("close_registration")
        late = await hall.program().post(path, json={**asked, "name": "Late", "member": "L"})
        assert late.json()["reason"]["key"] == "house-link-not-valid"

    in_hall(tmp_path, test)


def test_lists_of_people_as_spreadsheets_write_them(tmp_path: Path) -> None:
    """Comma or semicolon, BOM or Latin-1; one wrong line does not spoil the others."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()

        async def send(content: bytes) -> object:
            answer = await remo.ask("POST", "desk/people", content=content)
            assert answer.status_code == 200, answer.text
            told = answer.json()
            return len(told["registered"]), [
                (line["line"], line["reason"]["key"]) for line in told["refused"]
            ]

        semicolons = "﻿Nome;Tessera;Email\nNicolò Però;T1;n@example.org\n;T2;\n"
        assert await send(semicolons.encode()) == (1, [(3, "desk-name")])
        assert await send("José,T3\nNicolò Però,t1\n".encode("latin-1")) == (
            1,
            [(2, "refused-already-registered")],
        )
        empty = await remo.ask("POST", "desk/people", content=b"\n \n")
        assert (empty.status_code, empty.json()["reason"]["key"]) == (422, "desk-list-empty")
        names = [person["name"] for person in (await remo.get())["people"].values()]
        assert {"José", "Nicolò Però"} <= set(names)
        assert await send("Nicolò D’Angelo;Ž1;€\n".encode("cp1252")) == (1, [])  # as Excel does
        people = (await remo.get())["people"].values()
        assert ("Nicolò D’Angelo", "Ž1") in {(each["name"], each["member"]) for each in people}
        cells = f"Bruno,{'1' * 201}\nCarla,{'2' * 200}\n"
        assert await send(cells.encode()) == (1, [(1, "desk-cell-too-long")])
        endless = await remo.ask("POST", "desk/people", content=b'Dario\n"' + b"x" * 140_000)
        assert (endless.status_code, endless.json()["reason"]) == (
            400,
            {"key": "desk-list-unreadable", "args": {"line": 2}},
        )
        long = await remo.ask("POST", "desk/people", content=b"x" * 300_000)
        assert long.status_code == 413

    in_hall(tmp_path, test)


def test_nothing_begins_without_names(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        owner = await hall.owner()
        for wrong, key in (
            ({"name": " "}, "desk-tournament-name"),
            ({"organizer": "!"}, "desk-officer-name"),
            ({"referees": ["Remo", "\u200b"]}, "desk-officer-name"),
        ):
            answer = await owner.post("/api/tournaments", json={**CUP, **wrong})
            assert (answer.status_code, answer.json()["reason"]["key"]) == (422, key)
        assert not list(tmp_path.glob("*.jsonl"))
        assert (await owner.get("/api/tournaments")).json()["tournaments"] == []

    in_hall(tmp_path, test)


def test_names_can_be_changed_and_erased(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        anna = (await remo.act("register", name="Ana", member="A1"))["person"]
        phone = await hall.visitor(remo, "phone", anna)
        await remo.act("change_person", person=anna, name="Anna", member="A1", contact="a@b.it")
        assert (await phone.get())["my_name"] == "Anna"
        assert await remo.refused(428, "erase_person", person=anna) == "desk-confirm"
        await remo.act("erase_person", person=anna, confirmed=True)
        view = await remo.get()
        assert anna not in view["people"]
        assert view["players"][0]["erased"]
        assert (await phone.ask("GET", "phone")).status_code == 401
        assert "Anna" not in hall.store().people_file.read_text(encoding="utf-8")
        stranger = {"person": "00000001", "name": "X"}
        assert await remo.refused(422, "change_person", **stranger) == "refused-no-such-player"

    in_hall(tmp_path, test)


def test_a_tournament_that_cannot_be_read_does_not_keep_the_house_shut(tmp_path: Path) -> None:
    async def damage(hall: Hall) -> None:
        await hall.cup()

    in_hall(tmp_path, damage)
    log = tmp_path / f"{NAME}.jsonl"
    log.write_bytes(log.read_bytes().replace(b"Autunno", b"Inverno"))

    async def test(made: Hall) -> None:
        lines = (await (await made.owner()).get("/api/tournaments")).json()["tournaments"]
        assert "event 1" in lines[0]["trouble"]
        _, remo, _ = await made.cup()
        assert remo.root.endswith(f"{NAME}-2")

    in_hall(tmp_path, test)


def test_tournaments_go_on_when_the_house_opens_again(tmp_path: Path) -> None:
    """Tokens and links, too; the lock says where the house is."""

    async def test() -> None:
        async with hall(tmp_path) as first:
            _, remo, _ = await first.cup()
            await register(remo, 10)
            token = remo.http.headers["Authorization"].removeprefix("Bearer ")
            version = (await remo.get())["version"]
            assert first.serving.address in first.store().lock_file.read_text(encoding="utf-8")
        async with hall(tmp_path) as second:
            again = Desk(second.program(token), NAME, "desk", remo.person)
            view = await again.get()
            assert (view["version"], view["me"]) == (version, remo.person)

    asyncio.run(test())


# ------------------------------------------------------------------- many devices


def secret_in(given: dict[str, str]) -> str:
    return given["link"].partition("#enter=")[2]


def test_the_same_device_goes_on_with_its_session(tmp_path: Path) -> None:
    """However often a link is opened on one device, it is one session."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        asked = {"secret": secret_in(await remo.post("links", role="screen"))}
        root = f"/api/tournaments/{NAME}"
        first, other = hall.browser(), hall.browser()
        await first.post(f"{root}/enter", json=asked)
        cookie = first.cookies[f"sixgun_screen_{NAME}"]
        for _ in range(20):
            await other.post(f"{root}/enter", json=asked)
        assert first.cookies[f"sixgun_screen_{NAME}"] == cookie
        assert (await first.get(f"{root}/screen")).status_code == 200
        await first.post(f"{root}/enter", json=asked)
        assert first.cookies[f"sixgun_screen_{NAME}"] == cookie
        program = hall.program(str(remo.http.headers["Authorization"]).removeprefix("Bearer "))
        answer = await program.post(f"{root}/enter", json=asked)
        assert answer.json()["token"] not in ("", cookie), "the token of another link is not one"

    in_hall(tmp_path, test)


def test_twelve_devices_are_in_by_one_link_and_the_oldest_is_told(tmp_path: Path) -> None:
    """The seventh leaves everybody in; the thirteenth shows the first one out, and says why."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        given = await remo.post("links", role="screen")
        devices = [await hall.come(given["link"]) for _ in range(7)]
        for device in devices:
            assert (await device.ask("GET", "screen")).status_code == 200
        devices += [await hall.come(given["link"]) for _ in range(5)]
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(hall.live(each)) for each in devices]
            for socket in sockets:
                await socket.recv()
            await hall.come(given["link"])
            assert await ended(sockets[0]) == (4401, "desk-session-ended")
            await remo.act("announce", text="Still here")
            for socket in sockets[1:]:
                assert b"Still here" in await socket.recv(decode=False)
        answers = [await device.ask("GET", "screen") for device in devices]
        assert [answer.status_code for answer in answers] == [401] + [200] * 11
        assert answers[0].json()["reason"]["key"] == "desk-no-key"

    in_hall(tmp_path, test)


def test_why_a_socket_is_refused_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A page tries again every few seconds, all evening."""

    def refusals() -> int:
        return sum("socket refused" in record.getMessage() for record in caplog.records)

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        given = await remo.post("links", role="screen")
        screen = await hall.come(given["link"])
        await remo.post("links/revoke", role="screen")
        for _ in range(5):
            with pytest.raises(InvalidStatus):
                await hall.live(screen)
        assert refusals() == 1
        again = await hall.visitor(remo, "screen")
        async with hall.live(again) as socket:
            await socket.recv()
        with pytest.raises(InvalidStatus):
            await hall.live(screen)
        assert refusals() == 2, "who was in meanwhile is news again"

    with caplog.at_level("INFO", logger="sixgun"):
        in_hall(tmp_path, test)


# ---------------------------------------------------------------------- addresses


def test_links_carry_the_address_that_was_set(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        given = await remo.post("links", role="screen")
        assert given["link"].startswith(f"https://cup.example/tournament/{NAME}/screen#enter=")
        told = (await remo.http.get("/api/address")).json()
        assert told == {"origin": "https://cup.example", "reachable": True}
        assert hall.serving.new_house_link().startswith("https://cup.example/#house=")
        called = await remo.http.get("/api/address", headers={"Host": "cup.example"})
        assert called.status_code == 200
        called = await remo.http.get("/api/address", headers={"Host": "evil.example"})
        assert called.status_code == 403

    in_hall(tmp_path, test, public_url="https://cup.example/")


def test_without_an_address_the_house_says_that_nobody_finds_it(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        told = (await hall.program().get("/api/address")).json()
        assert told == {"origin": hall.serving.address, "reachable": False}

    in_hall(tmp_path, test)


# ------------------------------------------------------------------ the house link


def test_the_house_link_stays_good_when_the_house_is_opened_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with hall(tmp_path) as made:
            assert not made.serving.context.house_key.has_link
            secret = made.serving.new_house_link().partition("#house=")[2]
            assert (await tried(made, secret))[0] == 200
        for file in tmp_path.iterdir():
            assert secret not in file.read_text(encoding="utf-8")
        async with hall(tmp_path) as made:
            assert made.serving.context.house_key.has_link
            status, token = await tried(made, secret)
            assert status == 200
            owner = made.program(token)
            assert (await owner.get("/api/tournaments")).status_code == 200
            newer = renewed_link(tmp_path / FILE, "").partition("/#house=")
            assert newer[0] == made.serving.address
            assert (await tried(made, secret))[0] == 403
            assert (await owner.get("/api/tournaments")).status_code == 403, "shut out at once"
            assert (await tried(made, newer[2]))[0] == 200

    asyncio.run(test())


async def tried(made: Hall, secret: str) -> tuple[int, str]:
    answer = await made.program().post("/api/house/enter", json={"secret": secret})
    return answer.status_code, answer.json().get("token", "")


def test_a_link_and_its_picture_name_the_path_of_the_house(tmp_path: Path) -> None:
    """`--public-url` with a path: whoever scans the code comes to the same place."""

    async def test(hall: Hall) -> None:
        owner = await hall.owner()
        (first, *_) = (await owner.post("/api/tournaments", json=CUP)).json()["links"]
        begins = f"https://club.example/bang/tournament/{NAME}/desk#enter="
        assert first["link"].startswith(begins)
        assert first["qr"] == segno.make(first["link"], micro=False).svg_data_uri(scale=4, border=2)

    in_hall(tmp_path, test, public_url="https://club.example/bang/")
