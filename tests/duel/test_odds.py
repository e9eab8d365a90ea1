"""Chances and sums of a duel: those of counting every case, and those that the rules make."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

import sixgun
from sixgun.duel import Duel, DuelView, Sum, imagine
from sixgun.duel.odds import SHOWN
from sixgun.duel.printed import FACES, SYMBOL_OF, deck_of
from sixgun.duel.sums import SUMMANDS, SUMS
from sixgun.engine.explain import SUMMANDS as COMMON_SUMMANDS
from sixgun.engine.explain import Summand
from tests.duel.games import laid, positions

BASE = Summand("base", "", 1)


# -------------------------------------------------------------------- odds


def unseen_of(seen: DuelView, back: int) -> list[int]:
    """The cards with this back whose place the view does not show."""
    left = deck_of(back)
    for zone in (*seen.hands, *seen.gear, seen.spread, seen.discard):
        for face in zone:
            twin = next((card for card in left if FACES[card] == face), None)
            if twin is not None:
                left.remove(twin)
    return left


def counted(seen: DuelView, back: int, flips: int, wish: str, *, one_is_enough: bool) -> Fraction:
    """Every way in which the top cards of a side's own deck can lie."""
    ways = [
        [SYMBOL_OF[card] == wish for card in cards]
        for cards in permutations(unseen_of(seen, back), flips)
    ]
    decide = any if one_is_enough else all
    return Fraction(sum(decide(way) for way in ways), len(ways))


def with_decks() -> Iterator[DuelView]:
    for place, game in enumerate(positions(0, 12, every=11)):
        if game.decision is not None and game.turns and min(map(len, game.decks[:2])) > 1:
            yield game.view((0, 1, None)[place % 3])


def test_odds_are_those_of_counting_every_case() -> None:
    compared = 0
    for seen in with_decks():
        bart = (
            "bart_masterson" in seen.characters
            and seen.life[seen.characters.index("bart_masterson")] > 0
        )
        for me in (0, 1):
            for wish in ("barrel", "snake", "dynamite"):
                hopes = (me == 0) == (wish == "barrel")  # of Bart, who is the Law's
                expected = counted(seen, me, 1 + bart, wish, one_is_enough=bart and hopes)
                assert sixgun.odds(seen, me, wish) == expected
                compared += bart
            second = [SYMBOL_OF[card] == SHOWN for card in unseen_of(seen, me)]
            assert sixgun.odds(seen, me, SHOWN) == Fraction(sum(second), len(second))
    assert compared > 20


def test_sid_curry_looks_at_the_opponents_deck() -> None:
    seen = laid({}, {"active": "sid_curry"}).view(1)
    theirs, mine = sixgun.odds(seen, 1, "barrel", 0), sixgun.odds(seen, 1, "barrel")
    assert theirs == counted(seen, 0, 1, "barrel", one_is_enough=True)
    assert mine == counted(seen, 1, 1, "barrel", one_is_enough=True)
    assert theirs != mine


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("law", ["tex_killer", "bart_masterson"])
@pytest.mark.parametrize("decks", [(0, 0), (1, 0), (0, 3), (1, 5)])
def test_odds_beyond_the_own_deck_are_those_of_imagined_duels(
    closed: bool, law: str, decks: tuple[int, int]
) -> None:
    """A common deck, or the discards that become one (D8): what reveals show in many worlds."""
    own, common = decks
    free = [FACES[card] for card in deck_of(0)] + [FACES[card] for card in deck_of(1)]
    order = free[::3] + free[1::3] + free[2::3]
    mine = next(face for face in order if face.partition("/")[2][0] == "L")
    order.remove(mine)
    theirs = [face for face in order if face.partition("/")[2][0] == "O"][:12]
    rest = [face for face in order if face not in theirs]
    game = laid(
        {"active": law, "deck": [mine][:own], "hand": [mine][own:]},
        {},
        common=rest[:common],
        discard=rest[common:40],
        rest="outlaws",
        options={"closed_discards": closed},
    )
    seen = game.view(0)
    assert seen.deck_sizes[0] == own
    for wish in ("barrel", "snake"):
        expected = sixgun.odds(seen, 0, wish)
        found = sum(comes(seen, number, wish) for number in range(WORLDS)) / WORLDS
        assert abs(found - expected) < 4 * (0.25 / WORLDS) ** 0.5


WORLDS = 400


def comes(seen: DuelView, number: int, wish: str) -> bool:
    """Does a reveal of the Law's show the symbol in a world that fits the view?"""
    world = imagine(seen, Random(number))
    cards = world.turn_up(0, 0, reveals_of(world), wish)
    shown = [SYMBOL_OF[card] == wish for card in cards]
    return any(shown) if wish == "barrel" else bool(shown) and all(shown)


def reveals_of(world: Duel) -> int:
    return 1 + sum(trait.reveals for seat in (0, 1) for trait, _, _ in world.working(seat))


def test_closed_discards_count_as_unknown() -> None:
    """S22: of what lies below the top, anything that is not seen may lie there."""
    found = []
    below = [face for face in FACES if face.startswith("canteen/L")]
    other = [face for face in FACES if face.startswith("missed/LS")]
    for cards in (below, other):
        for closed in (False, True):
            game = laid({}, {}, discard=["colt/LD", *cards], options={"closed_discards": closed})
            found.append(sixgun.odds(game.view(1), 0, "barrel"))
    open_barrels, closed_barrels, open_snakes, closed_snakes = found
    assert open_barrels < closed_barrels == closed_snakes < open_snakes


def test_a_symbol_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="barrel, snake, dynamite, horseshoe, not 'hearts'"):
        sixgun.odds(laid({}, {}).view(0), 0, "hearts")


def test_the_judge_of_a_reveal_asks_as_odds_reckon() -> None:
    """Bart Masterson turns up two cards for whoever reveals, and his player picks."""
    game = laid({"rear": "bart_masterson"}, {})
    assert reveals_of(game) == 2
    assert sixgun.sums(game.view(1), 1)["reveal"] == Sum(
        2, [BASE, Summand("rule", "bart_masterson", 1)]
    )


# -------------------------------------------------------------------- sums


def test_sums_name_what_adds_to_them() -> None:
    law = {
        "active": "the_stranger",
        "rear": "tex_killer",
        "active_table": ["bank"],
        "active_life": 1,
    }
    outlaws = {"active": "dalton_bros", "active_table": ["gunbelt/OS"]}
    seen = laid(law, outlaws).view(None)
    two = Summand("base", "", 2)
    assert sixgun.sums(seen, 0) == {
        "draw": Sum(3, [two, Summand("rule", "bank", 1)]),
        "bangs": Sum(2, [BASE, Summand("rule", "the_stranger", 1)]),
        "kept": Sum(2, [Summand("life", "the_stranger", 1), Summand("fewest", "", 1)]),
        "dodge": Sum(1, [BASE]),
        "reveal": Sum(1, [BASE]),
    }
    assert sixgun.sums(seen, 1) == {
        "draw": Sum(3, [two, Summand("rule", "dalton_bros", 1)]),
        "bangs": Sum(None, [Summand("unlimited", "gunbelt", 0)]),
        "kept": Sum(3, [Summand("life", "dalton_bros", 3)]),
        "dodge": Sum(1, [BASE]),
        "reveal": Sum(1, [BASE]),
    }
    tex = laid({"active": "tex_killer"}, {}).view(0)
    assert sixgun.sums(tex, 0)["dodge"] == Sum(2, [BASE, Summand("rule", "tex_killer", 1)])


def test_sums_add_up_at_every_decision() -> None:
    for place, game in enumerate(positions(0, 10, every=5)):
        seen = game.view((0, 1, None)[place % 3])
        for seat in (0, 1):
            found = sixgun.sums(seen, seat)
            assert not found or list(found) == list(SUMS)
            for total, parts in found.values():
                assert total is None or total == sum(part.number for part in parts)
                assert {part.key for part in parts} <= {*SUMMANDS, *COMMON_SUMMANDS}


def test_before_anybody_stands_there_is_nothing_to_add_up() -> None:
    assert sixgun.sums(Duel(seed=1).view(0), 0) == {}


@pytest.mark.parametrize("active", ["jango", "pat_garret"])
def test_the_cards_of_a_draw_phase_are_those_of_the_sum(active: str) -> None:
    law = {
        "active": active,
        "active_table": ["bank"],
        "deck": ["missed/LS", "colt", "inn", "gatling"],
    }
    game = laid(law, {}, phase="draw")
    expected = sixgun.sums(game.view(0), 0)["draw"].total
    game.choose("pass")
    assert len(game.hands[0]) == expected == 3
