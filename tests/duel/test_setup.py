"""Before the first turn: both ways to set up, settings, hands, and who begins."""

from __future__ import annotations

from typing import Any

import pytest

from sixgun import SettingsError
from sixgun.duel import Duel, settings_from, view
from sixgun.duel.printed import CHARACTERS
from sixgun.engine.errors import IllegalOption


def lined_up(**options: Any) -> Duel:
    """A duel at its first turn; everybody takes the first of what is offered."""
    duel = Duel(**options)
    while not duel.turns:
        duel.choose(duel.options[0])
    return duel


@pytest.mark.parametrize("characters", range(2, 7))
@pytest.mark.parametrize("mode", ["normal", "tournament"])
def test_two_stand_the_others_wait(characters: int, mode: str) -> None:
    duel = lined_up(seed=characters, characters=characters, mode=mode)
    for seat in (0, 1):
        standing = duel.places[2 * seat : 2 * seat + 2]
        assert all(CHARACTERS[slug].side == seat for slug in standing)
        assert len(duel.reserve[seat]) == characters - 2
        assert [duel.life[2 * seat + i] for i in (0, 1)] == [CHARACTERS[s].life for s in standing]


def test_hands_and_first_turn() -> None:
    duel = Duel(seed=1)
    duel.choose(duel.options[0])
    reports = Duel(seed=1, listen=True)
    reports.choose(reports.options[0])
    reports.choose(reports.options[0])
    drawn = [r for r in reports.reports if r.key == "drew"][:2]
    assert [(report.seat, len(report.cards)) for report in drawn] == [(0, 4), (1, 5)]
    assert reports.turn == 0
    assert reports.turns == 1


def test_normally_one_chooses_who_of_two_is_active() -> None:
    duel = Duel(seed=2)
    assert duel.decision is not None
    assert (duel.decision.seat, duel.decision.kind, len(duel.options)) == (0, "front", 2)
    wanted = str(duel.options[1][1])
    duel.choose(duel.options[1])
    duel.choose(duel.options[0])
    assert duel.slug_at(duel.active(0)) == wanted


@pytest.mark.parametrize(("characters", "dealt"), [(4, 6), (3, 5), (2, 4)])
def test_a_tournament_deals_two_more_openly(characters: int, dealt: int) -> None:
    duel = Duel(seed=3, mode="tournament", characters=characters)
    assert [len(names) for names in duel.dealt] == [dealt, dealt]
    assert view(duel, 1).dealt == tuple(duel.dealt)
    kinds = []
    while not duel.turns:
        assert duel.decision is not None
        kinds.append((duel.decision.seat, duel.decision.kind))
        duel.choose(duel.options[-1])
    each = ["front", "rear", *["reserve"] * (characters - 2)]
    assert kinds == [(seat, kind) for seat in (0, 1) for kind in each]


def test_d13_choices_are_secret_until_both_are_made() -> None:
    for number in range(2):
        duel = Duel(seed=4, mode="tournament", listen=True)
        told = len(duel.reports)
        while duel.decision is not None and duel.decision.seat == 0:
            duel.choose(duel.options[number])
            assert view(duel, 1).picks == ((), ())
            assert len(duel.reports) == told
        if number == 0:
            before = view(duel, 1)
    assert view(duel, 1) == before


def test_the_reserve_is_secret_and_its_order_hidden_from_its_owner() -> None:
    duel = lined_up(seed=5)
    assert view(duel, 0).reserve == (tuple(sorted(duel.reserve[0])), ())
    assert view(duel, None).reserve == ((), ())
    assert view(duel, 1).reserve_size == (2, 2)


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"mode": "quick"}, "normal or tournament"),
        ({"characters": 1}, "2 to 6 characters"),
        ({"characters": 7}, "2 to 6 characters"),
        ({"characters": True}, "2 to 6 characters"),
        ({"mode": "tournament", "dealt": 3}, "4 to 12"),
        ({"dealt": 6}, "only a tournament"),
        ({"names": ["Ann"]}, "two names"),
        ({"names": ["Ann", "ann"]}, "more than case"),
        ({"names": ["Ann", "jango"]}, "the notation uses"),
        ({"names": ["outlaws", "law"]}, "the notation uses"),
        ({"names": ["Ann", "a b"]}, "one word"),
        ({"sets": ["base"]}, "its own box"),
    ],
)
def test_settings_that_cannot_be_are_refused(options: dict[str, Any], wrong: str) -> None:
    with pytest.raises(SettingsError, match=wrong):
        settings_from(**options)


def test_names_stand_in_records_and_texts() -> None:
    duel = lined_up(seed=6, names=["Ann", "Bob"])
    assert duel.names == ("Ann", "Bob")


def test_who_leaves_has_lost_and_only_once() -> None:
    duel = lined_up(seed=7)
    duel.leave(0)
    assert (duel.over, duel.winners) == ("outlaws", (1,))
    with pytest.raises(IllegalOption, match="over"):
        duel.leave(1)
    with pytest.raises(IllegalOption, match="no seat 5"):
        lined_up(seed=7).leave(5)


def test_there_is_no_high_noon() -> None:
    with pytest.raises(IllegalOption, match="does not come"):
        lined_up(seed=8).high_noon_now()
