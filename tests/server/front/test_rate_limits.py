"""Nobody gets more than a bucket holds and time fills in, and the buckets never pile up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun.server.clock import TestClock
from sixgun.server.front.rate_limits import Bucket, Buckets, neighbourhood


def test_a_burst_and_then_the_rate() -> None:
    bucket = Bucket(rate=2.0, burst=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.wait(0.0) == 0.5
    assert not bucket.take(0.25)
    assert bucket.take(0.5)
    assert not bucket.take(0.5)


def test_a_bucket_holds_no_more_than_its_burst() -> None:
    bucket = Bucket(rate=2.0, burst=3, now=0.0)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_what_was_refused_costs_nothing() -> None:
    bucket = Bucket(rate=1.0, burst=2, now=0.0)
    assert not bucket.take(0.0, amount=3)
    assert bucket.take(0.0, amount=2)


def test_what_never_fits_is_waited_for_for_ever() -> None:
    assert Bucket(rate=1.0, burst=2, now=0.0).wait(0.0, amount=3) == float("inf")
    empty = Bucket(rate=0.0, burst=1, now=0.0)
    assert empty.take(0.0)
    assert empty.wait(5.0) == float("inf")


@given(
    rate=st.floats(0.1, 50),
    burst=st.integers(1, 50),
    pauses=st.lists(st.floats(0, 3), max_size=200),
)
def test_nobody_ever_gets_more_than_the_limit(rate: float, burst: int, pauses: list[float]) -> None:
    bucket, now, taken = Bucket(rate, burst, 0.0), 0.0, 0
    for pause in pauses:
        now += pause
        taken += bucket.take(now)
        assert taken <= burst + rate * now + 1e-6


def test_everybody_has_a_bucket_of_his_own() -> None:
    clock = TestClock()
    buckets = Buckets(clock, rate=1.0, burst=1)
    assert buckets.take("ann")
    assert not buckets.take("ann")
    assert buckets.take("bob")
    assert buckets.wait("ann") == 1
    clock.advance(1)
    assert buckets.take("ann")


def test_buckets_that_are_full_again_are_forgotten_first() -> None:
    clock = TestClock()
    buckets = Buckets(clock, rate=1.0, burst=10, most=3)
    buckets.take("greedy", 10)
    clock.advance(1)
    for number in range(100):
        buckets.take(f"guest {number}")
        clock.advance(1 if number < 5 else 0)
        assert len(buckets) <= 3
        if number < 5:
            assert not buckets.take("greedy", 8), "a full bucket went before an empty one"


def test_there_are_never_too_many_buckets() -> None:
    buckets = Buckets(TestClock(), rate=1.0, burst=10, most=50)
    for number in range(1000):
        buckets.take(str(number))
    assert len(buckets) == 50


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_household_is_one_address(address: str, near: str) -> None:
    assert neighbourhood(address) == near
