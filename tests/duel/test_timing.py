"""D20, R234: an ability waits until the card that set it off is finished.

Random duels with every character are watched: whenever an ability that something set off
acts, nothing of a card is left to be done. Made not to wait, each of them is seen.
"""

from __future__ import annotations

from random import Random

import pytest

from sixgun.duel import Duel
from sixgun.duel.fight import settle
from sixgun.duel.printed import CHARACTERS, KIND_BY_SLUG, trait_named
from sixgun.duel.timing import TRIGGERS
from sixgun.engine.options import END, PASS
from sixgun.engine.reports import Report
from tests.games import LONG

TRAITS = (*CHARACTERS.values(), *(kind.trait for kind in KIND_BY_SLUG.values() if kind.trait))
SET_OFF = tuple(sorted(trait.slug for trait in TRAITS if trait.hooks & TRIGGERS))
#: The regulation declares one exception.
EXCEPTIONS = {"bull_anderson"}
WATCHED = {*SET_OFF} - EXCEPTIONS
DUELS = 400 if LONG else 40


class Watched(list[Report]):
    """Hears every report at the moment when it is made."""

    def __init__(self, duel: Duel) -> None:
        super().__init__()
        self.duel = duel
        self.acted: set[str] = set()
        self.faults: set[str] = set()

    def append(self, report: Report) -> None:
        super().append(report)
        if report.key != "acted" or report.word not in WATCHED:
            return
        self.acted.add(report.word)
        if self.duel.stack[-1] != (settle, ()):  # something of the card is still to be done
            self.faults.add(report.word)


def watched(seed: str) -> Watched:
    """A bold duel to its end."""
    rng, duel = Random(seed), Duel(seed)
    ears = duel.ears = Watched(duel)
    while duel.decision is not None:
        bold = [option for option in duel.options if option not in (END, PASS)]
        duel.choose(rng.choice(bold if bold and rng.random() < 0.7 else duel.options))
    return ears


def test_abilities_act_once_the_card_is_finished() -> None:
    acted: set[str] = set()
    for number in range(DUELS):
        ears = watched(f"timing {number}")
        assert ears.faults == set()
        acted |= ears.acted
    assert acted == WATCHED


@pytest.mark.parametrize("slug", sorted(WATCHED))
def test_an_ability_that_does_not_wait_is_seen(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(trait_named(slug)), "at_once", 1)
    assert any(slug in watched(f"timing {number}").faults for number in range(DUELS))


def test_the_exceptions_are_declared_where_they_stand() -> None:
    assert {trait.slug for trait in TRAITS if trait.at_once} == EXCEPTIONS
