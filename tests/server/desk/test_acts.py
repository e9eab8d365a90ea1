"""The acts that no other test needs, and what nobody should send: every act over HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest

from sixgun.server.desk.acts import ClockAction, DeskAct, How, PhoneAct
from sixgun.server.desk.deriving import PLAIN
from sixgun.server.desk.doing import DOERS
from sixgun.server.desk.hall_acts import DuelName, Move
from sixgun.tournament.regulation.auction import MOVES
from sixgun.tournament.regulation.duel_clock import ACTIONS
from sixgun.tournament.regulation.duels import DUELS, HOWS
from sixgun_tools.generators.desk_typescript import desk_shapes
from tests.server.desk.halls import Desk, Hall, a_sheet, in_hall, play_all, play_round, register

TAGS = {desk_shapes()[act.__name__].tag for act in get_args(DeskAct | PhoneAct)}


def test_every_act_is_done_by_somebody() -> None:
    done = {*PLAIN, *DOERS}
    assert done == set(get_args(DeskAct)), "add it to DeskAct; if @becomes, give it a @doer"
    assert not PLAIN.keys() & DOERS.keys()


def test_every_act_is_in_a_test() -> None:
    tests = "".join(
        file.read_text(encoding="utf-8") for file in Path(__file__).parent.rglob("*.py")
    )
    untried = sorted(tag for tag in TAGS if f'"{tag}"' not in tests)
    assert untried == [], "write a test in tests/server/desk that does it"


@pytest.mark.parametrize(
    ("written", "of_the_regulation"),
    [(How, HOWS), (ClockAction, ACTIONS), (Move, MOVES), (DuelName, DUELS)],
)
def test_words_of_acts_are_those_of_the_regulation(
    written: Any, of_the_regulation: tuple[str, ...]
) -> None:
    """A type checker needs them written out; they stay the same."""
    assert get_args(written) == tuple(of_the_regulation)


def test_registration_is_opened_closed_and_opened_again(tmp_path: Path) -> None:
    """A-20: for late entries; the promise stays."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        assert await remo.refused(422, "open_registration") == "refused-registration-begun"
        numbers = await register(remo, 10)
        promise = (await remo.get())["promise"]
        await remo.act("reopen_registration", reason="a late train")
        asked = {"person": numbers[0], "reason": "ill"}
        assert await remo.refused(428, "unregister", **asked) == "desk-confirm"
        await remo.act("unregister", **asked, confirmed=True)
        await remo.act("register", name="Late")
        await remo.act("note_ban", person=numbers[0], reason="by the publisher")
        again = {"name": "Player 1", "member": "M1"}
        assert await remo.refused(422, "register", **again) == "refused-banned"
        await remo.act("close_registration")
        view = await remo.get()
        assert (view["promise"], len(view["players"])) == (promise, 10)
        assert view["banned"] == {numbers[0]: "by the publisher"}

    in_hall(tmp_path, test)


def test_a_derogation_midway_needs_everybody(tmp_path: Path) -> None:
    """T-130: of class B, if all agree; and the referee chooses for who has no phone."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        numbers = await register(remo, 10)
        await play_round(remo, rita)
        await remo.act("derogate", derogation="no_auction", confirmed=True)
        await remo.act("agree_derogation", derogation="no_auction", players=numbers[:9])
        (taken,) = (await remo.get())["derogations"]
        assert set(taken["asked"]) - set(taken["consent"]) == {numbers[9]}
        await remo.act("agree_derogation", derogation="no_auction", players=numbers[9:])
        await remo.act("draw_round", hall="2")
        await remo.act("offer_characters", round=2, table=1)
        offered = (await remo.get())["rounds"][1]["tables"][0]["choice"]["offered"]
        where = {"round": 2, "table": 1}
        await remo.act("choose_character", **where, seat=1, character=offered[0][1])
        chosen = (await remo.get())["rounds"][1]["tables"][0]["choice"]["chosen"]
        assert chosen == [offered[0][1], None, None, None, None]

    in_hall(tmp_path, test)


def test_an_overspend_is_judged(tmp_path: Path) -> None:
    """T-058, T-064."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        await register(remo, 10)
        await remo.act("draw_round", hall="1")
        where = {"round": 1, "table": 1}
        sheet = a_sheet(5, prices=[10, 310, 20, 30, 40])
        await remo.act("file_sheet", **where, version=0, sheet=sheet)
        (found,) = (await remo.get("/standings"))["overspends"]
        assert found["intentional"] is None
        await remo.act("judge_overspend", **where, player=found["player"], intentional=True)
        (found,) = (await remo.get("/standings"))["overspends"]
        assert found["intentional"] is True

    in_hall(tmp_path, test)


def test_a_tournament_that_cannot_go_on_is_stopped(tmp_path: Path) -> None:
    """T-144: fewer than ten are left."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        anna, *_ = await register(remo, 10)
        await play_round(remo, rita)
        stop = {"reason": "too few", "confirmed": True}
        assert await remo.refused(422, "stop_tournament", **stop) == "refused-enough-players"
        await remo.act("withdraw", player=anna, confirmed=True)
        assert await remo.refused(422, "draw_round", hall="1") == "refused-too-few"
        answer = await remo.ask("GET", "desk/draw")
        assert answer.json()["reason"]["key"] == "refused-too-few"
        await remo.act("stop_tournament", **stop)
        assert (await remo.get())["stopped"] == "too few"

    in_hall(tmp_path, test)


def test_a_duel_is_corrected_and_the_third_place_is_not_played(tmp_path: Path) -> None:
    """T-122, A-24."""

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        await play_all(remo, rita)
        await remo.act("publish", hall="1", confirmed=True)
        await remo.act("begin_duels", confirmed=True)
        duel = (await remo.get())["duels"][0]
        first, second = duel["first"], duel["second"]
        await remo.act("draw_sides", duel="s1", hall="5")
        await remo.act("win_duel", duel="s1", winner=first)
        await remo.act("correct_duel", duel="s1", winner=second, how="time", reason="misread")
        duel = (await remo.get())["duels"][0]
        assert (duel["winner"], duel["how"]) == (second, "time")
        skip = {"reason": "it is late"}
        assert await remo.refused(428, "skip_third", **skip) == "desk-confirm"
        await remo.act("skip_third", **skip, confirmed=True)
        assert [each["name"] for each in (await remo.get())["duels"]] == ["s1", "s2", "final"]
        assert await remo.refused(422, "close_tournament", confirmed=True) == "refused-duels-open"

    in_hall(tmp_path, test)


# ------------------------------------------------------------------ what nobody should send

STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    7,
    10**30,
    1.5,
    "",
    "x",
    "\u202e\x00",
    "é" * 5000,
    "0000000f",
    [],
    ["0000000f"] * 500,
    [[]],
    {},
    {"V-5": "so"},
    {"roles": [1]},
)


async def send_strange(desk: Desk, tag: str, fields: list[str], strange: tuple[Any, ...]) -> None:
    """Every field strange in turn; nothing of it may be an error of ours."""
    usual: dict[str, Any] = {"round": 1, "table": 1, "version": 0, "confirmed": True, "seat": 1}
    usual |= {"sheet": a_sheet(5), "reason": "r", "hall": "1", "name": "N", "duel": "s1"}
    usual |= {"player": "0000000f", "person": "0000000f", "winner": "0000000f", "to": "x"}
    usual |= {"character": "jourdonnais", "category": "other", "derogation": "rounds"}
    given = {name: usual[name] for name in fields if name in usual}
    for name in fields:
        for value in strange:
            answer = await desk.try_act(tag, **{**given, name: value})
            assert answer.status_code < 500, (tag, name, value, answer.text)
    for body in (b"", b"[]", b"{", b'"x"', b'{"t": 7}', b"\xff", b'{"t":"' + tag.encode() + b'"'):
        answer = await desk.ask("POST", f"{desk.role}/acts", content=body)
        assert answer.status_code == 400, (tag, body)


@pytest.mark.parametrize(
    "strange",
    [
        pytest.param(STRANGE[3::5], id="some"),
        pytest.param(STRANGE, id="all", marks=pytest.mark.long),
    ],
)
def test_strange_acts_are_refused_and_break_nothing(
    tmp_path: Path, strange: tuple[Any, ...]
) -> None:
    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        anna, *_ = await register(remo, 10)
        await remo.act("draw_round", hall="1")
        phone = await hall.visitor(remo, "phone", anna)
        for desk, union in ((remo, DeskAct), (phone, PhoneAct)):
            for shape in [desk_shapes()[act.__name__] for act in get_args(union)]:
                await send_strange(desk, shape.tag, [each.name for each in shape.parts], strange)
        view = await remo.get()
        assert hall.store().read().tournament.head == view["head"]

    in_hall(tmp_path, test, messages_per_second=100_000.0, requests_per_second=100_000.0)
