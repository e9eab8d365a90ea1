"""The checker finds what is wrong with a draw, whoever made it."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from sixgun.engine.chance import seed_from
from sixgun.tournament.regulation.draw import draw_tournament
from sixgun.tournament.reporting.checker import Kinds, Seating, check_draws, fewest, regret


def seatings(players: int = 15, rounds: int = 4) -> list[Seating]:
    drawn = draw_tournament(players, rounds, seed_from(1))
    return [Seating(tuple(range(1, players + 1)), draw.tables) for draw in drawn]


def changed(seating: Seating, *tables: tuple[int, ...]) -> Seating:
    return Seating(seating.active, (*tables, *seating.tables[len(tables) :]))


def rules(found: list[Seating], rounds: int = 4) -> set[str]:
    return {finding.rule for finding in check_draws(found, rounds).findings}


def test_a_good_tournament_has_nothing_wrong() -> None:
    verdict = check_draws(seatings(), 4)
    assert verdict.is_clean
    assert verdict.last_again == verdict.sheriffs_again == ()


def test_somebody_missing_or_doubled_is_found() -> None:
    """T-030."""
    first, *rest = seatings()
    table = first.tables[0]
    assert "T-030" in rules([changed(first, (*table[:4], table[0])), *rest])


def test_a_stranger_is_found() -> None:
    """T-036: who is not active does not sit."""
    first, *rest = seatings()
    assert "T-036" in rules([changed(first, (*first.tables[0][:4], 99)), *rest])


def test_wrong_tables_are_found() -> None:
    """H-3, T-021."""
    first, *rest = seatings(16)
    sizes = [list(table) for table in first.tables]
    sizes[1].append(sizes[0].pop())
    sizes[1].append(sizes[0].pop())
    wrong = Seating(first.active, tuple(tuple(table) for table in sizes))
    assert "H-3" in rules([wrong, *rest])


def test_a_second_sheriff_star_is_found() -> None:
    """T-034, H-4."""
    first, second, *rest = seatings()
    star = first.tables[0][0]
    swapped = []
    for table in second.tables:
        places = list(table)
        if star in places:
            places[places.index(star)], places[0] = places[0], star
        swapped.append(tuple(places))
    bad = Seating(second.active, tuple(swapped))
    assert "T-034" in rules([first, bad, *rest])


def test_sheriffs_again_must_be_those_longest_ago() -> None:
    """A-03: a checker that sees a younger star where an older one was free."""
    rounds = [
        Seating(tuple(range(10)), ((0, 1, 2, 3, 4), (5, 6, 7, 8, 9))),
        Seating(tuple(range(10)), ((1, 0, 2, 3, 5), (6, 4, 7, 8, 9))),
        Seating(tuple(range(10)), ((2, 0, 1, 3, 4), (7, 5, 6, 9, 8))),
        Seating(tuple(range(10)), ((3, 0, 1, 2, 4), (8, 5, 6, 9, 7))),
        Seating(tuple(range(10)), ((4, 0, 1, 2, 3), (9, 5, 6, 7, 8))),
    ]
    oldest = Seating(tuple(range(10)), ((0, 4, 1, 2, 3), (5, 9, 6, 7, 8)))
    younger = Seating(tuple(range(10)), ((1, 4, 0, 2, 3), (5, 9, 6, 7, 8)))
    assert "A-03" not in rules([*rounds, oldest], 6)
    assert "A-03" in rules([*rounds, younger], 6)


def test_an_avoidable_repeat_is_found_and_the_guilty_draw_named() -> None:
    """T-035, H-5: sitting last again while others have not."""
    first, second, *rest = seatings()
    last = first.tables[0][-1]
    swapped = []
    for table in second.tables:
        places = list(table)
        if last in places:
            place = places.index(last)
            places[place], places[-1] = places[-1], last
        swapped.append(tuple(places))
    if swapped == list(second.tables):
        pytest.fail("the seed seats nobody so")
    bad = Seating(second.active, tuple(swapped))
    verdict = check_draws([first, bad], 4)
    assert (2, last) in verdict.last_again
    assert verdict.avoidable == 1
    assert verdict.guilty == (2,)
    assert regret([first, bad], 4) == 1
    assert rest


def test_the_guilty_draw_may_be_an_earlier_one() -> None:
    """T-035, H-5: round 4 made round 5 impossible; it looks right by itself."""
    players = tuple(range(25))
    # After three rounds 10 have not led and 10 have not ended; round 4 uses up the wrong ones.
    lead = [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13, 14]]
    end = [[5, 6, 7, 8, 9], [10, 11, 12, 13, 14], [0, 1, 2, 3, 4]]
    rounds = [seated(players, *pair) for pair in zip(lead, end, strict=True)]
    # 15 to 24 can still be both. Leading and ending with the same ten keeps round 5 possible ...
    good = seated(players, [15, 16, 17, 18, 19], [20, 21, 22, 23, 24])
    assert regret([*rounds, good], 5) == 0
    after = seated(players, [20, 21, 22, 23, 24], [15, 16, 17, 18, 19])
    assert check_draws([*rounds, good, after], 5).is_clean
    # ... but with fewer players left who may end, the choice matters.
    end[2] = [15, 16, 2, 3, 4]
    rounds[2] = seated(players, lead[2], end[2])
    spoilt = seated(players, [15, 16, 17, 18, 19], [20, 21, 22, 0, 1])
    # Now 17, 18, 19, 23, 24 may end, but 20 to 24 must lead: two would have to do both.
    assert regret([*rounds, spoilt], 5) == 2
    verdict = check_draws(
        [*rounds, spoilt, seated(players, [20, 21, 22, 23, 24], [17, 18, 19, 5, 6])], 5
    )
    assert verdict.guilty == (4,)
    assert verdict.avoidable == len(verdict.last_again) == 2


def seated(players: tuple[int, ...], lead: list[int], end: list[int]) -> Seating:
    others = [player for player in players if player not in lead and player not in end]
    tables = []
    for place, (first, last) in enumerate(zip(lead, end, strict=True)):
        tables.append((first, *others[3 * place : 3 * place + 3], last))
    return Seating(players, tuple(tables))


# ------------------------------------------------------- against brute force


@cache
def brute(rounds: int, tables: int, led: frozenset[int], ended: frozenset[int], n: int) -> int:
    """Every choice of persons, not of kinds: the truth, for tiny tables."""
    if not rounds:
        return 0
    new = [player for player in range(n) if player not in led]
    old = [player for player in range(n) if player in led]
    take = min(tables, len(new))
    best = n
    for fresh in combinations(new, take):
        for again in combinations(old, tables - take):
            lead = {*fresh, *again}
            rest = [player for player in range(n) if player not in lead]
            for end in combinations(rest, tables):
                cost = len(ended.intersection(end))
                later = brute(rounds - 1, tables, led | lead, ended | set(end), n)
                best = min(best, cost + later)
    return best


@pytest.mark.parametrize("tables", [1, 2])
def test_the_search_agrees_with_brute_force(tables: int) -> None:
    """H-5: by kinds of players as by persons."""
    n = 5
    for led in range(n + 1):
        for ended in range(n + 1):
            for overlap in range(max(0, led + ended - n), min(led, ended) + 1):
                who_led = frozenset(range(led))
                who_ended = frozenset([*range(overlap), *range(led, led + ended - overlap)])
                kinds = Kinds(n - led - ended + overlap, ended - overlap, led - overlap, overlap)
                for rounds in (1, 2):
                    assert brute(rounds, tables, who_led, who_ended, n) == fewest(
                        rounds, tables, kinds
                    )
