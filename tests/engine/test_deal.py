"""Deals: whatever is changed about a promise, a number or a game is found."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import sixgun
from sixgun.engine.cards import characters_in
from sixgun.engine.deal import Deal, checked_number, commitment, new_secret, seed_of_deal
from sixgun.engine.errors import DealError, RecordError
from sixgun.engine.game import Game
from sixgun.engine.record import Recorder, deal_of, load_record, proved_deal, record_of
from sixgun.engine.settings import Settings, settings_from
from tests.engine.test_records import a_position, rehashed
from tests.games import examples

HEX = "0123456789abcdef"
SECRETS = st.text(HEX, min_size=64, max_size=64)
NUMBERS = st.text(HEX, min_size=32, max_size=64)
GAMES = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=30)
BY_SEAT = st.dictionaries(st.integers(0, 3), NUMBERS)
TABLE = settings_from(4)
SECRET = "5e" * 32


def deal_for(
    settings: Settings = TABLE, secret: str = SECRET, game: str = "g1", **numbers: str
) -> Deal:
    by_seat = {int(seat[1:]): number for seat, number in numbers.items()}
    return Deal(game, commitment(secret, settings, game), secret, by_seat)


def flaw_of(deal: Deal, settings: Settings, seed: bytes) -> str:
    with pytest.raises(DealError) as caught:
        deal.check(settings, seed)
    return caught.value.flaw


# ----------------------------------------------------------------- arithmetic


def test_the_hashes_are_what_the_scheme_says() -> None:
    """Written out, because a house and its clients of another version must agree."""
    line = json.dumps(["sixgun seed 1", SECRET, [[0, "ab" * 16], [3, "cd" * 20]]])
    expected = sha256(line.replace(", ", ",").encode()).digest()
    assert seed_of_deal(SECRET, {3: "cd" * 20, 0: "ab" * 16}) == expected
    assert commitment(SECRET, {"b": [1, None], "a": True}, "g") == (
        sha256(f'["sixgun deal 1","{SECRET}",{{"a":true,"b":[1,null]}},"g"]'.encode()).hexdigest()
    )


@examples(100)
@given(SECRETS, GAMES, BY_SEAT)
def test_an_honest_deal_proves_itself_and_survives_writing(
    secret: str, game: str, numbers: dict[int, str]
) -> None:
    deal = Deal(game, commitment(secret, TABLE, game), secret, numbers)
    deal.check(TABLE, seed_of_deal(secret, numbers))
    assert Deal.from_json(deal.to_json()) == deal


@examples(100)
@given(SECRETS, SECRETS)
def test_another_secret_is_found(secret: str, other: str) -> None:
    assume(secret != other)
    deal = deal_for(secret=secret, s0="ab" * 16)
    assert flaw_of(replace(deal, secret=other), TABLE, deal.seed) == "commitment"


@examples(100)
@given(BY_SEAT, BY_SEAT)
def test_another_number_or_one_left_out_or_moved_is_found(
    numbers: dict[int, str], others: dict[int, str]
) -> None:
    assume(numbers != others)
    deal = replace(deal_for(), numbers=numbers)
    assert flaw_of(replace(deal, numbers=others), TABLE, deal.seed) == "seed"


@examples(100)
@given(NUMBERS, st.integers(0, 63), st.sampled_from(HEX))
def test_one_digit_of_a_number_is_enough(number: str, place: int, digit: str) -> None:
    place %= len(number)
    assume(number[place] != digit)
    deal = deal_for(s1=number)
    changed = number[:place] + digit + number[place + 1 :]
    assert flaw_of(replace(deal, numbers={1: changed}), TABLE, deal.seed) == "seed"


@examples(50)
@given(GAMES, GAMES)
def test_another_game_is_found(game: str, other: str) -> None:
    assume(game != other)
    deal = deal_for(game=game)
    assert flaw_of(replace(deal, game=other), TABLE, deal.seed) == "commitment"


CHANGES: list[dict[str, Any]] = [
    {"players": 5},
    {"names": ("P1", "P2", "P3", "Bob")},
    {"names": ("P1", "P2", "P4", "P3")},
    {"sets": ("base", "dodge_city")},
    {"characters": "two"},
    {"characters": ("bart_cassidy", "black_jack", "el_gringo", "jesse_jones")},
    {"pool": sorted(characters_in(("base",)))},
    {"keep": ("bart_cassidy", "", "", "")},
    {"roles": ("sheriff", "outlaw", "outlaw", "renegade")},
    {"roles": ("outlaw", "sheriff", "outlaw", "renegade")},
    {"sheriff": 0},
    {"sheriff": 2},
    {"simplified": True},
    {"events": 5},
    {"high_noon_reshuffles": 1},
    {"closed_discards": True},
]


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_every_setting_is_part_of_the_promise(change: dict[str, Any]) -> None:
    changed = settings_from(**{"players": 4, **change})
    deal = deal_for(s0="ab" * 16)
    assert flaw_of(deal, changed, deal.seed) == "commitment"


def test_every_setting_was_changed_above() -> None:
    changed = {name for change in CHANGES for name in change} | {"deal"}
    assert changed == set(Settings.__slots__)


def test_a_seed_that_does_not_follow_is_found() -> None:
    deal = deal_for(s0="ab" * 16)
    assert flaw_of(deal, TABLE, bytes(32)) == "seed"


def test_secrets_are_new_every_time() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(new_secret()) == 64


@pytest.mark.parametrize(
    "text", ["", "ab", "a" * 31, "a" * 65, "g" * 32, "a" * 32 + "\n", "٣" * 32]
)
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(DealError, match="32 to 64 hexadecimal digits"):
        checked_number(text)


def test_a_number_may_be_sent_in_capitals() -> None:
    assert checked_number("ABCDEF0123456789" * 2) == "abcdef0123456789" * 2


HONEST = deal_for(s0="ab" * 16, s2="cd" * 32).to_json()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{}",
        "[" * 100_000,
        HONEST.replace(",", ", "),
        HONEST.replace('"0"', '"00"'),
        HONEST.replace('"0"', '"zero"'),
        HONEST.replace("ab" * 16, "AB" * 16),
        HONEST.replace("ab" * 16, "ab" * 15),
        HONEST.replace('"' + "ab" * 16 + '"', "7"),
        HONEST.replace(SECRET, SECRET[:-1]),
        HONEST.replace('"g1"', '"g 1"'),
        HONEST.replace('"g1"', '""'),
        HONEST.replace('{"commitment"', '{"bonus":1,"commitment"'),
        HONEST.replace('"numbers"', '"number"'),
        HONEST.replace('"game":"g1"', '"game":"g2","game":"g1"'),
    ],
)
def test_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(DealError):
        Deal.from_json(text)


# -------------------------------------------------------------------- records


def dealt(**numbers: str) -> tuple[Game, Deal]:
    """A game of a house, some turns into it."""
    deal = deal_for(**numbers)
    game = Game(4, deal.seed)
    for _ in range(30):
        game.choose(game.options[0])
    return game, deal


def test_a_record_with_its_deal_replays_and_proves_it() -> None:
    game, deal = dealt(s0="ab" * 16, s3="12" * 32)
    text = record_of(game, deal)
    assert load_record(text) == game
    assert deal_of(text) == proved_deal(text) == deal
    recorder = Recorder(Game(4, deal.seed), deal)
    for _ in range(30):
        recorder.choose(recorder.game.options[0])
    assert recorder.text() == text


def test_a_record_without_a_deal_is_what_it_always_was() -> None:
    game, deal = dealt()
    plain, proved = record_of(game).splitlines(), record_of(game, deal).splitlines()
    assert [line for line in plain if not line.startswith("-- ")] == [
        line for line in proved if not line.startswith(("-- ", "deal "))
    ]
    assert deal_of(record_of(game)) is None
    with pytest.raises(DealError) as caught:
        proved_deal(record_of(game))
    assert caught.value.flaw == "missing"


def test_every_changed_byte_of_the_deal_is_found_by_the_running_hash() -> None:
    text = record_of(*dealt(s1="ab" * 16))
    start = text.index("\ndeal ") + 1
    for place in range(start, text.index("\n", start)):
        changed = text[:place] + chr(ord(text[place]) ^ 1) + text[place + 1 :]
        with pytest.raises(RecordError) as caught:
            load_record(changed)
        assert caught.value.turn == 0


def with_deal(text: str, deal: Deal) -> str:
    """A record rewritten by somebody who knows how."""
    lines = [f"deal {deal.to_json()}" if n.startswith("deal ") else n for n in text.splitlines()]
    return rehashed(lines)


def test_a_record_that_was_rewritten_is_whole_but_proves_nothing() -> None:
    game, deal = dealt(s0="ab" * 16)
    lies = {
        "commitment": [replace(deal, secret="77" * 32), replace(deal, commitment="77" * 32)],
        "seed": [replace(deal, numbers={}), replace(deal, numbers={1: "ab" * 16})],
    }
    for flaw, deals in lies.items():
        for lie in deals:
            text = with_deal(record_of(game, deal), lie)
            assert load_record(text) == game
            with pytest.raises(DealError) as caught:
                proved_deal(text)
            assert caught.value.flaw == flaw


@examples(30)
@given(SECRETS, BY_SEAT)
def test_nobody_writes_the_record_of_a_game_with_a_foreign_deal(
    secret: str, numbers: dict[int, str]
) -> None:
    game, deal = dealt(s0="ab" * 16)
    foreign = Deal("g1", commitment(secret, TABLE, "g1"), secret, numbers)
    assume(foreign != deal)
    with pytest.raises(DealError):
        record_of(game, foreign)


def test_a_deal_proves_no_game_that_has_begun() -> None:
    game, deal = dealt()
    for begun in (game, a_position()):
        with pytest.raises(DealError, match="from its beginning"):
            Recorder(begun, deal)


def test_a_position_in_the_header_cannot_hide_behind_a_deal() -> None:
    """The cards would come from the position, whatever settings, seed and deal beside it say."""
    game, deal = dealt()
    header = record_of(game, deal).splitlines()[2:5]
    lines = Recorder(a_position()).text().splitlines()
    for extra in (header, header[:2], header[2:]):
        with pytest.raises(RecordError, match="not from both"):
            load_record(rehashed([*lines[:3], *extra, *lines[3:]]))


@pytest.mark.parametrize("word", ["rules", "settings", "seed", "deal"])
def test_nothing_is_said_twice_in_a_header(word: str) -> None:
    lines = record_of(*dealt()).splitlines()
    line = next(line for line in lines if line.startswith(word))
    with pytest.raises(RecordError, match=f"the header says '{word}' twice"):
        load_record(rehashed([*lines[:5], line, *lines[5:]]))


def test_a_number_at_a_seat_that_is_not_there_is_an_error_of_the_header() -> None:
    game, deal = dealt(s0="ab" * 16)
    lie = replace(deal, numbers={0: "ab" * 16, 4: "cd" * 16})
    with pytest.raises(RecordError, match="a seat that is not at this table") as caught:
        load_record(with_deal(record_of(game, deal), lie))
    assert caught.value.turn == 0


def test_a_deal_that_is_none_is_an_error_of_the_header() -> None:
    lines = record_of(*dealt()).splitlines()
    lines[4] = "deal {}"
    with pytest.raises(RecordError, match="header cannot be read: this is no deal") as caught:
        load_record(rehashed(lines))
    assert caught.value.turn == 0


def test_the_library_offers_what_is_needed() -> None:
    assert (sixgun.Deal, sixgun.proved_deal, sixgun.DealError) == (Deal, proved_deal, DealError)
