"""What stands above the options of a card with several targets: the card alone, in its words."""

from __future__ import annotations

from random import Random

import pytest

from sixgun.cli.terminal_play.telling import Teller
from sixgun.engine.position import Place, Position, lay_out
from sixgun.engine.view import View
from sixgun.locales import LANGUAGES, speech
from sixgun.server.protocol import Question
from sixgun.server.tables.games import BANG, DUEL
from tests.duel.games import duel_of, walk

NAMES = ("Ann", "Bob", "Cat", "Dan")


def asked(*hand: str, table: tuple[str, ...] = (), event: str = "") -> View:
    """What Ann is asked, who has the turn and everybody within reach."""
    game = lay_out(
        Position(
            turn="Ann",
            event=event,
            sets=("base", "dodge_city", "fistful_of_cards"),
            places=[
                Place("Ann", "sheriff", "suzy_lafayette", hand=hand, table=("winchester", *table)),
                Place("Bob", "outlaw", "el_gringo", hand=["missed"], table=["barrel"]),
                Place("Cat", "renegade", "vulture_sam", hand=["panic"], table=["scope"]),
                Place("Dan", "outlaw", "pedro_ramirez", hand=["bang"], table=["mustang"]),
            ],
        ),
        seed="headings",
    )
    return game.view(0)


def sent(seen: View) -> Question:
    question = BANG.question(seen)
    assert question is not None
    return question


def heads(seen: View, lang: str) -> list[str]:
    teller = Teller(speech(lang), NAMES, 0)
    return [teller.told(head.key, head.args) for head in sent(seen).heads.values()]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["Play Cat Balou (K♥)", "Play Panic! (Q♥)"]),
        ("it", ["Gioca Cat Balou (K♥)", "Gioca Panico! (Q♥)"]),
        ("es", ["Jugar La Ingenua Explosiva (K♥)", "Jugar ¡Pánico! (Q♥)"]),
    ],
)
def test_a_card_that_could_hit_ones_own_is_named_alone(lang: str, said: list[str]) -> None:
    """With a card of one's own in play the first option is about that; the heading is not."""
    seen = asked("cat_balou/KH", "panic/QH")
    assert {"option-play-own", "option-play-on"} <= {words.key for words in sent(seen).words}
    assert heads(seen, lang) == said


@pytest.mark.parametrize(
    ("hand", "event", "said"),
    [
        (("tequila/9C", "bang/2C"), "", "Play Tequila (9♣)"),
        (("jail/JS",), "", "Put Jail (J♠) into play"),
        (("bang/2C", "bang/3C"), "sniper", "Use Sniper"),
    ],
)
def test_whomever_it_is_for_nobody_is_named(hand: tuple[str, ...], event: str, said: str) -> None:
    found = heads(asked(*hand, event=event), "en")
    assert said in found
    assert not any(name in sentence for sentence in found for name in NAMES)


def test_a_card_with_one_target_needs_no_heading() -> None:
    assert sent(asked("beer/6H", "stagecoach/9S")).heads == {}


@pytest.mark.parametrize("number", range(6))
def test_every_heading_of_a_duel_stands_at_the_first_of_several(number: int) -> None:
    for duel in walk(duel_of(number), Random(number)):
        if duel.decision is None:
            continue
        question = DUEL.question(duel.view(duel.decision.seat))
        assert question is not None
        about = [(option.verb, option.card) for option in question.options]
        for index, head in question.heads.items():
            assert about.index(about[index]) == index
            assert about.count(about[index]) > 1
            assert "name" not in head.args
            assert all(speech(lang).knows(head.key) for lang in LANGUAGES)
