"""Keys and signatures in the log: whose key is whose, and which act a signature is for."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun.tournament.log.errors import Malformed, Refused
from sixgun.tournament.log.kinds import HOUSE
from sixgun.tournament.log.replay import replay
from sixgun.tournament.log.signing import signed_text, with_signatures
from sixgun.tournament.regulation.sheet import sheet_data
from sixgun.tournament.reporting.report import make_report, read_report, write_report
from sixgun.tournament.reporting.signatures import check_signatures, confirmed_text, signed_log
from sixgun.tournament.reporting.verification import verify_report
from tests.desks import OLGA, REMO, RITA, Hall, a_sheet, number
from tests.signing import Signer


def bound(hall: Hall, signer: Signer, person: str = REMO) -> Signer:
    """A referee's first use of a device: the key is bound, and signs that itself."""
    about = {"person": person, "key": signer.key, "device": "phone"}
    signer.ahead(hall.desk, "bind_key", **about)
    hall.note("key_bound", by=person, **about)
    return signer


def announce(hall: Hall, signer: Signer, text: str = "soon", **more: Any) -> None:
    signer.ahead(hall.desk, "announce", text=text, **more)
    hall.note("announced", text=text)


def refused(hall: Hall) -> str:
    """Why the announcement that was signed is refused; nothing of it is in the log."""
    before, hall_events = hall.tournament, len(hall.desk.events)
    with pytest.raises(Refused) as error:
        hall.note("announced", text="soon")
    assert hall.tournament is before
    assert len(hall.desk.events) == hall_events
    hall.desk.ahead = ()
    return error.value.words[0].removeprefix("refused-")


def test_a_signature_stands_before_the_act_and_says_whose_it_is() -> None:
    hall = Hall(10)
    remo = bound(hall, Signer())
    announce(hall, remo)
    signature, happened = hall.desk.events[-2:]
    assert (signature.kind, happened.kind) == ("signed", "announced")
    assert signature.data["arguments"] == {"text": "soon"}
    assert with_signatures(hall.desk.events)[-1] == (happened, signature.number)
    assert hall.tournament.keys[remo.key].counter == 2
    assert not list(check_signatures(hall.desk.events))


def test_the_first_key_is_the_first_and_later_ones_need_a_word() -> None:
    hall = Hall(10)
    remo = bound(hall, Signer(1))
    bound(hall, Signer(2), RITA)  # nobody vouches for her
    third = {"person": OLGA, "key": Signer(3).key, "device": "laptop"}
    remo.ahead(hall.desk, "bind_key", **third)
    hall.note("key_bound", **third)
    hall.note("key_bound", person=OLGA, key=Signer(4).key, device="")
    how = [key.how for key in hall.tournament.keys.values()]
    assert how == ["first", "by_itself", "vouched", "unsigned"]


def test_nobody_has_to_sign() -> None:
    hall = Hall(10)
    remo = bound(hall, Signer())
    hall.note("announced", text="without my phone")
    announce(hall, remo)
    found = signed_log(hall.desk.events)
    assert hall.desk.events[-3].number in found.unsigned
    assert hall.desk.events[-1].number not in found.unsigned
    assert found.signed == 2  # the binding and the announcement


def test_a_stale_head_is_taken_and_a_strange_one_found() -> None:
    hall = Hall(10)
    remo = bound(hall, Signer())
    seen = hall.tournament.head
    hall.note("announced", by=RITA, text="meanwhile")
    announce(hall, remo, head=seen)
    assert not list(check_signatures(hall.desk.events))
    announce(hall, remo, head="ab" * 32)
    (wrong,) = check_signatures(hall.desk.events)
    assert "head that is not in the log" in wrong


@pytest.mark.parametrize("counter", [1, 2, 4])
def test_a_signature_is_used_once(counter: int) -> None:
    hall = Hall(10)
    remo = bound(hall, Signer())
    announce(hall, remo)
    remo.counter = counter - 1
    remo.ahead(hall.desk, "announce", text="soon")
    assert refused(hall) == "signature-counter"


def test_a_key_signs_for_its_owner_only_and_not_after_its_withdrawal() -> None:
    hall = Hall(10)
    rita = bound(hall, Signer(2), RITA)
    rita.ahead(hall.desk, "announce", text="soon")
    assert refused(hall) == "key-of-another"  # Remo announces
    Signer(9).ahead(hall.desk, "announce", text="soon")
    assert refused(hall) == "key-unknown"
    remo = bound(hall, Signer(1))
    rita.counter = 1
    hall.note("key_withdrawn", key=rita.key, reason="lost")
    rita.ahead(hall.desk, "announce", text="soon")
    with pytest.raises(Refused, match="key-withdrawn"):
        hall.note("announced", by=RITA, text="soon")
    hall.desk.ahead = ()
    with pytest.raises(Refused, match="key-withdrawn"):
        hall.note("key_withdrawn", key=rita.key, reason="again")
    announce(hall, remo)  # who is not lost goes on


def test_what_follows_is_what_was_signed() -> None:
    hall = Hall(10)
    remo = bound(hall, Signer())
    remo.ahead(hall.desk, "announce", text="something else")
    assert refused(hall) == "signature-for-another"
    remo.counter = 1
    remo.ahead(hall.desk, "close_registration")
    assert refused(hall) == "signature-for-another"
    remo.counter = 1
    remo.ahead(hall.desk, "sing")
    assert refused(hall) == "no-such-act"


def test_a_price_that_was_not_signed_is_refused() -> None:
    hall = Hall(10)
    remo = bound(hall, Signer())
    hall.draw()
    size = len(hall.tournament.table(1, 1).players)
    sheet = sheet_data(a_sheet(size))
    remo.ahead(hall.desk, "file_sheet", round=1, table=1, version=0, sheet=sheet)
    other = a_sheet(size, prices=(20, *a_sheet(size).prices[1:]))
    with pytest.raises(Refused, match="signature-for-another"):
        hall.enter(1, 1, other)
    hall.enter(1, 1)  # the one that was signed
    assert with_signatures(hall.desk.events)[-1].signature


def test_one_signature_is_for_one_event_unless_the_act_is_for_many() -> None:
    hall = Hall(10)
    remo = bound(hall, Signer())
    announce(hall, remo)
    at = hall.at
    hall.desk.note("announced", REMO, at, text="soon")  # the same words once more
    assert not with_signatures(hall.desk.events)[-1].signature
    hall.derogate("no_auction")
    hall.draw()
    remo.ahead(hall.desk, "start_games", round=1)
    for place in (1, 2):
        hall.desk.note("table_moved", REMO, at, round=1, table=place, status="playing")
    assert all(each.signature for each in with_signatures(hall.desk.events)[-2:])


def test_a_forged_signature_is_found() -> None:
    hall = Hall(10)
    remo = bound(hall, Signer())
    remo.sign = lambda text: "ab" * 64  # type: ignore[method-assign]
    announce(hall, remo)
    (wrong,) = check_signatures(hall.desk.events)
    assert "forged" in wrong
    report = write_report(make_report(hall.desk.events, hall.tournament))
    assert any("forged" in each for each in verify_report(report).violations)


def test_version_1_knows_no_signatures() -> None:
    hall = Hall(10, version=1)
    with pytest.raises(Refused, match="of-later-version"):
        hall.note("key_bound", person=REMO, key=Signer().key, device="")
    remo = Signer()
    remo.ahead(hall.desk, "announce", text="soon")
    assert refused(hall) in ("of-later-version", "key-unknown")


def test_keys_are_for_who_is_in_office_and_given_by_head_referees() -> None:
    hall = Hall(10)
    with pytest.raises(Refused, match="not-in-office"):
        hall.note("key_bound", person=number(1), key=Signer().key, device="")
    with pytest.raises(Refused, match="not-your-office"):
        hall.note("key_bound", by=OLGA, person=OLGA, key=Signer().key, device="")
    hall.note("key_bound", person=HOUSE, key=Signer().key, device="house")
    with pytest.raises(Refused, match="key-known"):
        hall.note("key_bound", person=REMO, key=Signer().key, device="")


@pytest.mark.parametrize("value", [1.5, "\ud800", 2**60, {"a": [[[[[[[1]]]]]]]}])
def test_arguments_are_what_every_program_writes_alike(value: Any) -> None:
    hall = Hall(10)
    remo = bound(hall, Signer())
    before = len(hall.desk.events)
    said = {"key": remo.key, "head": "ab" * 32, "counter": 2, "signature": "ab" * 64}
    hall.desk.ahead = (("signed", {**said, "act": "announce", "arguments": {"text": value}}),)
    with pytest.raises(Malformed):
        hall.note("announced", text="soon")
    assert len(hall.desk.events) == before


# ------------------------------------------------------------------------- phones


def confirmation(hall: Hall, signer: Signer, place: int = 1, **other: Any) -> dict[str, Any]:
    table = hall.tournament.table(1, place)
    assert table.sheet is not None
    where = {"round": 1, "table": place, "version": len(table.versions)}
    where |= {"head": hall.tournament.head}
    text = confirmed_text(hall.tournament.founded, where, sheet_data(table.sheet))
    return {**where, "key": signer.key, "signature": signer.sign(text), **other}


def test_players_confirm_the_sheet_of_their_table() -> None:
    hall = Hall(10)
    hall.draw()
    hall.enter(1, 1)
    sheriff, other = hall.tournament.table(1, 1).players[:2]
    hall.note("sheet_confirmed", by=sheriff, **confirmation(hall, Signer(1)))
    hall.note("sheet_confirmed", by=other, **confirmation(hall, Signer(2)))
    assert hall.tournament.table(1, 1).confirmed_by == (sheriff, other)
    assert not list(check_signatures(hall.desk.events))
    stranger = hall.tournament.table(1, 2).players[0]
    for who, data, why in (
        (sheriff, confirmation(hall, Signer(1)), "sheet-confirmed-already"),
        (stranger, confirmation(hall, Signer(3)), "not-at-this-table"),
        (REMO, confirmation(hall, Signer(3)), "not-your-office"),
        (sheriff, confirmation(hall, Signer(1), version=2), "sheet-changed"),
    ):
        with pytest.raises(Refused, match=why):
            hall.note("sheet_confirmed", by=who, **data)
    third = hall.tournament.table(1, 1).players[2]
    with pytest.raises(Refused, match="key-of-another"):
        hall.note("sheet_confirmed", by=third, **confirmation(hall, Signer(1)))


def test_a_correction_asks_for_new_confirmations_and_a_forged_one_is_found() -> None:
    hall = Hall(10)
    hall.draw()
    hall.enter(1, 1)
    size, sheriff = len(hall.tournament.table(1, 1).players), hall.tournament.table(1, 1).players[0]
    hall.note("sheet_confirmed", by=sheriff, **confirmation(hall, Signer(1)))
    hall.correct(1, 1, a_sheet(size, "outlaws"))
    assert hall.tournament.table(1, 1).confirmed_by == ()
    assert not list(check_signatures(hall.desk.events))
    hall.note("sheet_confirmed", by=sheriff, **confirmation(hall, Signer(1), signature="ab" * 64))
    (wrong,) = check_signatures(hall.desk.events)
    assert "sheet_confirmed" in wrong
    assert "forged" in wrong


def test_the_report_carries_keys_and_confirmations() -> None:
    hall = Hall(10)
    remo = bound(hall, Signer())
    hall.draw()
    hall.enter(1, 1)
    sheriff = hall.tournament.table(1, 1).players[0]
    hall.note("sheet_confirmed", by=sheriff, **confirmation(hall, Signer(5)))
    written = write_report(make_report(hall.desk.events, hall.tournament))
    section = read_report(written).sections["signatures"]
    assert [key["key"] for key in section["keys"]] == [remo.key]
    assert section["confirmed"] == [{"round": 1, "table": 1, "player": sheriff}]
    assert verify_report(written).violations == ()
    assert replay(read_report(written).events).keys == hall.tournament.keys


def test_what_is_signed_is_spelt_in_one_way() -> None:
    """The page spells it alike (src/sixgun/web/test/signing.test.ts)."""
    odd = 'Così è: “più” ☕ \U0001f920\n\t"\\ \u0001\u007f\u2028'
    said = {"text": odd, "b": -1, "a": [True, None, {}], "ä": "x", "\U0001f920": 1, "\uffee": 2}
    assert signed_text("0000", "announce", {**said, "ab": 0}, "ff", 7).decode() == (
        '["sixgun tournament act","0000","announce",{"a":[true,null,{}],"ab":0,"b":-1,"text":'
        '"Così è: “più” ☕ \U0001f920\\n\\t\\"\\\\ \\u0001\u007f\u2028","ä":"x","\uffee":2,'
        '"\U0001f920":1},"ff",7]'
    )
