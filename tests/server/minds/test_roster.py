"""The bots of the house and their names."""

from random import Random

import pytest

import sixgun
from sixgun.bots import make_bot
from sixgun.bots.tempers import TEMPERS
from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG
from sixgun.engine.settings import RESERVED_NAMES
from sixgun.server.minds.roster import (
    HOUSE_BOTS,
    NICKNAMES,
    SUBSTITUTE,
    bot_cards,
    bot_name,
    settled_temper,
)


@pytest.mark.parametrize("name", HOUSE_BOTS)
def test_every_bot_of_the_house_can_be_made(name: str) -> None:
    make_bot(HOUSE_BOTS[name].spec, bytes(32))


@pytest.mark.parametrize("name", HOUSE_BOTS)
def test_a_bot_of_the_house_has_the_personality_it_was_given(name: str) -> None:
    bot = HOUSE_BOTS[name]
    assert bot.spec_of("") == bot.spec
    for temper in bot.tempers:
        assert make_bot(bot.spec_of(temper)).temper == TEMPERS[temper]


def test_chance_gives_every_personality() -> None:
    bot, dice = HOUSE_BOTS["tracker"], Random(1)
    assert {settled_temper(bot, "any", dice) for _ in range(200)} == set(TEMPERS)
    assert settled_temper(bot, "sly", dice) == "sly"
    assert settled_temper(HOUSE_BOTS["drifter"], "any", dice) == ""


def test_clients_see_names_and_levels() -> None:
    assert [(card.bot, card.level) for card in bot_cards()] == [
        ("tenderfoot", 1),
        ("drifter", 2),
        ("gunslinger", 3),
        ("tracker", 4),
        ("marshal", 5),
        ("legend", 6),
    ]
    assert [len(card.tempers) for card in bot_cards()] == [0, 0, *[len(TEMPERS)] * 4]
    assert SUBSTITUTE in HOUSE_BOTS


def test_nicknames_can_be_names_of_players() -> None:
    assert len(NICKNAMES) == len({name.lower() for name in NICKNAMES}) == 24
    for name in NICKNAMES:
        sixgun.Game(4, seed=1, names=[name, "Ann", "Ben", "Cid"])


def test_no_nickname_is_a_word_of_the_game() -> None:
    slugs = [*CHARACTERS, *KIND_BY_SLUG, *EVENTS]
    words = {*RESERVED_NAMES, *slugs, *(word for slug in slugs for word in slug.split("_"))}
    assert not words & {name.lower() for name in NICKNAMES}


def test_a_bot_gets_a_name_that_nobody_has() -> None:
    dice, taken = Random(1), {"COYOTE"}
    for _ in range(23):
        name = bot_name(taken, dice)
        assert name in NICKNAMES
        assert name.lower() not in {other.lower() for other in taken}
        taken.add(name)
    assert "Coyote" not in taken


def test_when_all_nicknames_are_taken_they_get_numbers() -> None:
    taken = {name.lower() for name in NICKNAMES}
    name = bot_name(taken, Random(1))
    assert name[:-2] in NICKNAMES
    assert name.endswith("-2")
    sixgun.Game(4, seed=1, names=[name, "Ann", "Ben", "Cid"])


def test_names_differ_from_table_to_table() -> None:
    assert len({bot_name((), Random(seed)) for seed in range(50)}) > 12
