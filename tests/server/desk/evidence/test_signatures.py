"""Signatures at the house: what browsers send, whose key is whose, what phones confirm."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import httpx

from sixgun.server.desk.acts import DeskAct
from sixgun.server.desk.deriving import BECOMES
from sixgun.tournament.log.signing import ACTS
from sixgun.tournament.reporting.signatures import confirmed_text
from sixgun.tournament.reporting.verification import verify_report
from tests.server.desk.halls import Desk, Hall, in_hall, register
from tests.signing import Signer


async def sent(desk: Desk, signer: Signer, t: str, head: str = "", **fields: Any) -> httpx.Response:
    """An act as a browser sends it, signed."""
    view = await desk.get()
    act = {"t": t, **fields}
    headers = signer.header(view["signing"]["founded"], head or view["head"], act)
    return await desk.ask("POST", "desk/acts", json=act, headers=headers)


async def bind(desk: Desk, signer: Signer) -> None:
    about = {"person": desk.person, "key": signer.key, "device": "Firefox, Linux"}
    answer = await sent(desk, signer, "bind_key", **about)
    assert answer.status_code == 200, answer.text


def reason(answer: httpx.Response) -> str:
    key: str = answer.json()["reason"]["key"]
    return key


def test_every_act_can_be_signed_and_becomes_what_the_log_expects() -> None:
    ours = {str(act.__struct_config__.tag): set(BECOMES[act].kinds) for act in get_args(DeskAct)}
    beside = {"register_list", "keep_photo", "keep_regulation"}  # what is sent as a file
    assert set(ACTS) == {*ours, *beside}
    for tag, kinds in ours.items():
        assert kinds == set(ACTS[tag]) - ({"key_bound"} if tag != "bind_key" else set()), tag


def test_an_act_is_signed_and_the_log_says_by_whom(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        olga, remo, _ = await hall.cup()
        signer = Signer()
        await bind(remo, signer)
        stale = (await remo.get())["head"]
        await olga.act("announce", text="meanwhile")
        said = await sent(remo, signer, "announce", head=stale, text="  two\n words ")
        assert said.status_code == 200, said.text
        events = (await remo.get("/log"))["events"]
        assert [event["kind"] for event in events[-2:]] == ["signed", "announced"]
        assert events[-1]["signature"] == events[-2]["number"]
        assert events[-3]["signature"] == 0  # nobody signed what Olga said
        (key,) = (await olga.get())["signing"]["keys"]
        assert (key["person"], key["counter"], key["how"]) == (remo.person, 2, "first")
        report = (await remo.ask("GET", "desk/report")).text
        assert verify_report(report).violations == ()

    in_hall(tmp_path, test)


def test_what_is_forged_used_or_anothers_writes_nothing(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        olga, remo, rita = await hall.cup()
        signer = Signer()
        await bind(remo, signer)
        view = await remo.get()
        founded, head, events = view["signing"]["founded"], view["head"], view["version"]
        act = {"t": "announce", "text": "soon"}
        good = signer.header(founded, head, act)
        forged = {name: value[:-4] + "abcd" for name, value in good.items()}
        for desk, headers, why in (
            (remo, forged, "refused-signature-forged"),
            (remo, Signer().header(founded, head, act), "refused-signature-counter"),
            (remo, Signer(7).header(founded, head, act), "refused-key-unknown"),
            (remo, signer.header("ab" * 32, head, act), "refused-signature-forged"),
            (remo, signer.header(founded, "ab" * 32, act), "refused-signature-head"),
            (remo, signer.header(founded, head, {**act, "text": "x"}), "refused-signature-forged"),
            (rita, good, "refused-key-of-another"),
            (remo, {"sixgun-signature": "mine"}, "house-bad-request"),
        ):
            answer = await desk.ask("POST", "desk/acts", json=act, headers=headers)
            assert answer.status_code in (400, 409, 422), answer.text
            assert reason(answer) == why
        assert (await olga.get())["version"] == events
        answer = await remo.ask("POST", "desk/acts", json=act, headers=good)
        assert answer.status_code == 200, answer.text
        again = await remo.ask("POST", "desk/acts", json=act, headers=good)
        assert reason(again) == "refused-signature-counter"
        assert again.json()["reason"]["args"] == {"next": 3}

    in_hall(tmp_path, test)


def test_a_refused_act_leaves_no_signature(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        signer = Signer()
        await bind(remo, signer)
        before = (await remo.get())["version"]
        assert (await sent(remo, signer, "draw_round", hall="1")).status_code != 200
        assert (await remo.get())["version"] == before
        await remo.act("announce", text="unsigned")  # it is not left for the next act, either
        last = (await remo.get("/log"))["events"][-1]
        assert (last["kind"], last["signature"]) == ("announced", 0)
        signer.counter = 1
        assert (await sent(remo, signer, "announce", text="signed")).status_code == 200

    in_hall(tmp_path, test)


def test_names_never_enter_the_log_by_a_signature(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        signer = Signer()
        await bind(remo, signer)
        who = {"name": "Zelda Zanardi", "contact": "zelda@example.org", "club": "Zorros"}
        assert (await sent(remo, signer, "register", **who)).status_code == 200
        written = hall.store().log.read_text(encoding="utf-8")
        assert "register" in written
        for word in who.values():
            assert word not in written

    in_hall(tmp_path, test)


def test_the_head_referee_accepts_other_devices_and_withdraws_lost_ones(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        olga, remo, _ = await hall.cup()
        mine, hers = Signer(1), Signer(2)
        await bind(remo, mine)
        assert reason(await sent(olga, hers, "announce", text="soon")) == "refused-key-unknown"
        await olga.post("keys", key=hers.key, device="Safari, iPhone")
        (asked,) = (await remo.get())["signing"]["asked"]
        assert asked == {"key": hers.key, "person": olga.person, "device": "Safari, iPhone"}
        own = {"person": olga.person, "key": hers.key, "device": ""}
        assert await olga.refused(403, "bind_key", **own) == "refused-not-your-office"
        assert (await sent(remo, mine, "bind_key", **asked)).status_code == 200
        view = await remo.get()
        assert view["signing"]["asked"] == []
        assert [key["how"] for key in view["signing"]["keys"]] == ["first", "vouched"]
        hers.counter = 0
        assert (await sent(olga, hers, "announce", text="soon")).status_code == 200
        gone = {"key": hers.key, "reason": "lost", "confirmed": True}
        assert (await sent(remo, mine, "withdraw_key", **gone)).status_code == 200
        assert reason(await sent(olga, hers, "announce", text="late")) == "refused-key-withdrawn"
        await olga.act("announce", text="without a key")  # nobody is locked out

    in_hall(tmp_path, test)


async def a_filed_sheet(hall: Hall) -> tuple[Desk, list[str]]:
    _, remo, _ = await hall.cup()
    await register(remo, 10)
    await remo.act("draw_round", hall="1")
    table = (await remo.get())["rounds"][0]["tables"][0]
    for status in ("auction", "playing", "finished"):
        await remo.act("move_table", round=1, table=1, status=status)
    sheet = {
        "roles": ["sheriff", "outlaw", "outlaw", "renegade", "deputy"],
        "prices": [10, 20, 30, 40, 50],
        "outcome": "law",
        "reshuffles": 0,
    }
    await remo.act("file_sheet", round=1, table=1, version=0, sheet=sheet)
    return remo, table["players"]


def confirmation(view: dict[str, Any], signer: Signer) -> dict[str, Any]:
    sheet = view["sheet"]
    where = {"round": sheet["round"], "table": sheet["table"], "version": sheet["filed"]}
    where["head"] = view["hall"]["head"]
    text = confirmed_text(view["founded"], where, sheet)
    return {**where, "key": signer.key, "signature": signer.sign(text)}


def test_phones_confirm_the_sheet_of_their_own_table_only(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        remo, players = await a_filed_sheet(hall)
        sheriff = await hall.visitor(remo, "phone", players[0])
        second = await hall.visitor(remo, "phone", players[1])
        elsewhere = (await remo.get())["rounds"][0]["tables"][1]["players"][0]
        stranger = await hall.visitor(remo, "phone", elsewhere)
        view = await sheriff.get()
        shown = {"round", "table", "filed", "players", "roles", "prices", "characters"}
        assert set(view["sheet"]) == shown | {"outcome", "final_duel", "confirmed"}
        assert view["sheet"]["prices"] == [10, 20, 30, 40, 50]
        assert (await stranger.get())["sheet"] is None
        forged = {**confirmation(view, Signer(1)), "signature": "ab" * 64}
        assert await sheriff.refused(422, "confirm_sheet", **forged) == "refused-signature-forged"
        good = confirmation(view, Signer(3))
        assert await stranger.refused(422, "confirm_sheet", **good) == "refused-not-at-this-table"
        await sheriff.act("confirm_sheet", **confirmation(view, Signer(1)))
        await second.act("confirm_sheet", **confirmation(await second.get(), Signer(2)))
        table = (await remo.get())["rounds"][0]["tables"][0]
        assert table["confirmed_by"] == players[:2]
        assert (await sheriff.get())["sheet"]["confirmed"] == players[:2]
        report = (await remo.ask("GET", "desk/report")).text
        assert verify_report(report).violations == ()

    in_hall(tmp_path, test)
