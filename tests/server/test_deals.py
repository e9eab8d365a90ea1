"""The deal of a game on the side of the house: promised, added to, kept, proved."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.engine.deal import seed_of_deal
from sixgun.engine.settings import settings_from
from sixgun.server.deals import NumberRefused, Promise, proof, shown_at_start
from sixgun.server.protocol import Deal, Proof, encode, read_message

SETTINGS = settings_from(5, sets=("base", "dodge_city"), characters="two")
ONE, TWO = "ab" * 16, "CD" * 32


def promise() -> Promise:
    return Promise("g7", SETTINGS, [0, 3])


def refused(made: Promise, seat: int, number: str) -> str:
    before = dict(made.numbers)
    with pytest.raises(NumberRefused) as caught:
        made.add(seat, number)
    assert made.numbers == before
    return caught.value.key


def test_a_promise_waits_for_the_people_and_is_kept() -> None:
    made = promise()
    assert made.missing == {0, 3}
    made.add(3, TWO)
    assert made.missing == {0}
    made.add(0, ONE)
    assert not made.missing
    deal = made.keep()
    assert deal.numbers == {0: ONE, 3: TWO.lower()}
    game = sixgun.Game(5, deal.seed, sets=("base", "dodge_city"), characters="two")
    assert sixgun.proved_deal(sixgun.record_of(game, deal)) == deal


def test_who_sends_nothing_is_left_out() -> None:
    made = promise()
    made.add(0, ONE)
    assert made.keep().numbers == {0: ONE}
    assert made.keep().seed == seed_of_deal(made.secret, {0: ONE})


def test_numbers_that_are_refused_change_nothing_and_say_why() -> None:
    made = promise()
    assert refused(made, 1, ONE) == "not-seated"
    assert refused(made, 0, "seven") == "number-bad"
    made.add(0, ONE)
    assert refused(made, 0, TWO) == "number-twice"
    deal = made.keep()
    assert refused(made, 3, TWO) == "number-late"
    assert made.keep() == deal


def test_nobody_learns_the_secret_before_the_end() -> None:
    made = promise()
    made.add(0, ONE)
    deal = made.keep()
    for told in (encode(made.dealing()), encode(shown_at_start(deal))):
        assert made.commitment.encode() in told
        assert made.secret.encode() not in told
        assert deal.seed.hex().encode() not in told
    assert read_message(encode(made.dealing())) == made.dealing()
    assert shown_at_start(deal) == Deal(made.commitment, {0: ONE})
    assert proof(deal) == Proof(made.secret, {0: ONE}, deal.seed.hex())


def test_every_promise_has_a_secret_of_its_own() -> None:
    assert promise().secret != promise().secret
