"""Acts come from the kinds of events: their fields, and what can and what can never be sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import json, structs

from sixgun.server.desk.acts import DeskAct, PhoneAct
from sixgun.server.desk.commanding import CommandAct, KeepPhoto, KeepRegulation, read_act
from sixgun.server.desk.deriving import BECOMES, PLAIN, Act, becomes
from sixgun.server.desk.doing import DOERS, ActOutcome, Turn, do
from sixgun.server.desk.hall_acts import ClockAct
from sixgun.server.desk.routes import desk as desk_routes
from sixgun.tournament.log.errors import Malformed
from sixgun.tournament.log.kinds import KINDS, NEVER_SENT
from tests.server.desk.halls import Hall, in_hall, play_all, register

ACTS: tuple[type[Act], ...] = (*get_args(DeskAct | PhoneAct), ClockAct)


def test_every_act_says_what_becomes_of_it() -> None:
    assert set(BECOMES) == set(ACTS), "an act has @event or @becomes, and is in DeskAct or PhoneAct"
    assert set(get_args(CommandAct)) - set(get_args(DeskAct)) == {KeepPhoto, KeepRegulation}


def test_every_kind_comes_from_an_act_or_is_never_sent() -> None:
    sent = {kind for events in BECOMES.values() for kind in events.kinds}
    assert sent | set(NEVER_SENT) == set(KINDS), "give the kind an act in server/desk/acts.py"
    assert not sent & set(NEVER_SENT)


@pytest.mark.parametrize("act", PLAIN, ids=lambda act: act.__name__)
def test_a_plain_act_is_its_event(act: type[Act]) -> None:
    """The same fields in the same order; what asks twice is not written down."""
    names = [name for name in act.__struct_fields__ if name != "confirmed"]
    assert names == list(KINDS[PLAIN[act]])
    assert act.__doc__
    rooms = ("acts", "hall_acts", "reopening", "door.acts", "evidence.acts")
    assert act.__module__ in [f"sixgun.server.desk.{room}" for room in rooms]


@pytest.mark.parametrize("act", DOERS, ids=lambda act: act.__name__)
def test_what_the_server_adds_belongs_to_an_event(act: type[Act]) -> None:
    kinds, added = BECOMES[act]
    assert set(added) <= {name for kind in kinds for name in KINDS[kind]}
    assert not set(added) & set(act.__struct_fields__)


def test_an_act_that_leaves_something_open_is_no_act() -> None:
    class Half(Act, tag="half"):
        player: str

    for kinds in (("warned",), NEVER_SENT[:1], NEVER_SENT[1:2], NEVER_SENT[2:]):
        with pytest.raises(AssertionError):
            becomes(*kinds, adds=tuple(KINDS[kinds[0]]) if kinds[0] in NEVER_SENT else ())(Half)
    assert Half not in BECOMES


# ------------------------------------------------------------------------ over HTTP


def example(kind: str) -> dict[str, Any]:
    """Data that an event of this kind might hold."""
    usual: dict[str, Any] = {"round": 1, "table": 1, "digest": "0" * 64, "nonce": "0" * 64}
    usual |= {"player": "0000000f", "cause": "away", "name": "Cup", "place": "", "season": ""}
    usual |= {"official": True, "practice": False, "reading": "A"}
    return {name: usual.get(name, "x") for name in KINDS[kind]}


def test_no_kind_of_event_can_be_sent_as_it_is_called(tmp_path: Path) -> None:
    """Neither by a referee, nor by a player, nor by a command; nor what the server adds."""

    async def test(hall: Hall) -> None:
        _, remo, _ = await hall.cup()
        anna, *_ = await register(remo, 10)
        phone = await hall.visitor(remo, "phone", anna)
        token = hall.store().lock_file.read_text(encoding="utf-8").split()[-1]
        shell = hall.program(token)
        before = (await remo.get())["version"]
        for kind in KINDS:
            message = {"t": kind, **example(kind)}
            for desk in (remo, phone):
                assert (await desk.try_act(kind, **example(kind))).status_code == 400, kind
            note = {"t": "note", "kind": kind, "by": remo.person, "data": example(kind)}
            for body in ({"by": remo.person, "act": message}, note):
                answer = await shell.post(f"{remo.root}/command", json=body)
                assert answer.status_code == 400, kind
            with pytest.raises(Malformed):
                read_act(message)
        for act, (_, added) in BECOMES.items():
            desk = phone if act in get_args(PhoneAct) else remo
            tag = str(act.__struct_config__.tag)
            for name in added:
                assert (await desk.try_act(tag, **{name: 1})).status_code == 400, (tag, name)
        assert (await remo.get())["version"] == before

    in_hall(tmp_path, test, messages_per_second=100_000.0, requests_per_second=100_000.0)


def test_acts_become_what_they_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole tournament at the desk: no act writes a kind of event that it does not name."""
    written: dict[type[Act], set[str]] = {}

    def watched(turn: Turn, act: Act) -> ActOutcome:
        before = turn.tournament.events
        outcome = do(turn, act)
        kinds = {event.kind for event in turn.ledger.events[before:]}
        written.setdefault(type(act), set()).update(kinds)
        return outcome

    monkeypatch.setattr(desk_routes, "do", watched)

    async def test(hall: Hall) -> None:
        _, remo, rita = await hall.cup()
        await register(remo, 10)
        await play_all(remo, rita)
        await remo.act("publish", hall="1", confirmed=True)
        await remo.act("begin_duels", confirmed=True)
        await remo.act("draw_sides", duel="s1", hall="2")

    in_hall(tmp_path, test)
    assert len(written) >= 7
    for act, kinds in written.items():
        assert kinds <= set(BECOMES[act].kinds), act.__name__


def test_an_act_is_read_as_it_is_written() -> None:
    """A default of an act is that of its message."""
    act = read_act({"t": "withdraw", "player": "0000000f"})
    assert structs.asdict(act) == {
        "player": "0000000f",
        "no_show": False,
        "note": "",
        "confirmed": False,
    }
    assert json.decode(json.encode(act), type=DeskAct) == act
