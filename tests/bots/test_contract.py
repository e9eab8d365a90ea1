"""What a bot is, and what it may not be."""

from pathlib import Path

import pytest

import sixgun
from sixgun.bots import WHYS, Bot, RandomBot
from sixgun.bots.contract import NEEDS

LOCALES = Path(sixgun.__file__).parent / "locales"


class First(Bot):
    needs = "view"

    def choose(self, seen, reports=(), budget=None):
        return seen.options[0]


def test_a_bot_that_needs_views_must_choose() -> None:
    with pytest.raises(TypeError, match="must define 'choose'"):
        type("Idle", (Bot,), {})


def test_a_bot_that_needs_options_must_pick() -> None:
    with pytest.raises(TypeError, match="must define 'pick'"):
        type("Idle", (Bot,), {"needs": "options"})


def test_a_bot_cannot_need_the_game() -> None:
    with pytest.raises(TypeError, match=", ".join(NEEDS)):
        type("Cheat", (Bot,), {"needs": "game"})


def test_dice_depend_on_the_seed_and_on_the_decision_alone() -> None:
    game = sixgun.Game(5, seed=1)
    seen = game.view(game.decision.seat)
    assert First(7).dice(seen).random() == First(7).dice(seen).random()
    assert First(7).dice(seen).random() != First(8).dice(seen).random()
    game.choose(game.decision.default)
    later = game.view(game.decision.seat)
    assert First(7).dice(seen).random() != First(7).dice(later).random()


def test_a_random_bot_picks_every_option_about_as_often() -> None:
    bot, options = RandomBot("fair"), [("play", str(number), None) for number in range(4)]
    picks = [bot.pick(options) for _ in range(4000)]
    assert all(900 < picks.count(option) < 1100 for option in options)


def test_a_random_bot_chooses_from_a_view_what_it_would_pick() -> None:
    game = sixgun.Game(5, seed=1)
    seen = game.view(game.decision.seat)
    assert RandomBot(3).choose(seen) == RandomBot(3).pick(game.options)


def test_bots_say_why() -> None:
    assert First().why() == ("why-unsaid", {})
    assert RandomBot().why() == ("why-random", {})


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_every_reason_has_words_in_every_language(language: str) -> None:
    text = (LOCALES / language / "bots.ftl").read_text(encoding="utf-8")
    assert all(f"\n{key} = " in text for key in WHYS)
