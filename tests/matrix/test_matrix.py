"""The matrix of rules that bend rules: no cell is empty, and what has nothing to say is tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG, KINDS
from sixgun.engine.errors import PositionError
from sixgun.engine.game import Game
from sixgun.engine.rule import VOCABULARY
from sixgun_tools.matrix import answers, proofs
from sixgun_tools.matrix.acts import ACTS, OF_WORD
from sixgun_tools.matrix.benders import STATES, all_cells, benders, cell, together
from sixgun_tools.matrix.muting import Stage, empty_stage, without
from sixgun_tools.matrix.standing import NEVER, PROVED, SILENT, matrix, silent
from sixgun_tools.matrix.tables import tables
from sixgun_tools.matrix.trying import BOTH, SECOND, NoOccasion, play_out, try_pair
from tests.games import LONG

#: So many tables for each act of a rule.
TABLES = 24 if LONG else 2
SHARES = 8
#: What silences others is seen where there is something to silence.
BESIDE = {"belle_star": "barrel", "lasso": "barrel", "hangover": "bart_cassidy"}
BESIDE["pony_express"] = "canteen"


@pytest.fixture
def stage() -> Iterator[Stage]:
    matrix()  # which needs every rule in force
    with empty_stage() as found:
        yield found


# ------------------------------------------------------------------ the cells


def test_every_rule_that_bends_rules_has_a_row() -> None:
    cards = {slug for slug, kind in KIND_BY_SLUG.items() if kind.border != "brown"}
    assert set(benders()) == {*CHARACTERS, *EVENTS, *cards, *STATES}
    assert len(list(all_cells())) == len(benders()) * (len(benders()) + 1) // 2


def test_every_cell_says_something() -> None:
    assert list(matrix()) == list(all_cells())
    for pair, standing in matrix().items():
        assert standing.sort in (NEVER, SILENT) or standing.cites, pair


@pytest.mark.parametrize("share", range(SHARES))
def test_who_has_nothing_to_say_changes_nothing(share: int, stage: Stage) -> None:
    """Over random positions the effect of an act is the same with and without the other rule."""
    found = []
    for one, other in silent()[share::SHARES]:
        verdict = try_pair(one, other, stage, TABLES)
        if not verdict.tried:  # nothing has happened at these tables
            verdict = try_pair(one, other, stage, 10 * TABLES)
        assert verdict.tried, (one, other)
        if verdict.differs is not None:
            table, left = verdict.differs
            found.append(f"{one} and {other}: {dict(left)}\n{table}")
    assert not found, "\n\n".join(found)


@pytest.mark.parametrize("slug", benders())
def test_the_act_of_a_rule_shows_it(slug: str, stage: Stage) -> None:
    """What is tried is something that the rule changes: without it the act ends otherwise."""
    beside = BESIDE.get(slug, "pony_express")
    shown = 0
    for table in tables(slug, beside, 40, "shown"):
        if table.pair[0] != slug:
            continue
        try:
            shown += play_out(table, BOTH, stage) != play_out(table, SECOND, stage)
        except (NoOccasion, PositionError):
            continue
    assert shown >= 3


def test_every_word_of_the_vocabulary_has_an_act() -> None:
    assert set(OF_WORD) == set(VOCABULARY)
    assert all(ACTS[slug] for slug in benders())


# ------------------------------------------------------------ never together


def test_two_events_are_never_in_force_together() -> None:
    never = [pair for pair in all_cells() if not together(*pair)]
    sorts = Counter(
        tuple(benders()[slug].sort for slug in pair) for pair in never if len({*pair}) > 1
    )
    assert sorts == {("event", "event"): 435, ("event", "state"): 29}


def test_what_is_there_twice_can_meet_itself() -> None:
    twice = {slug for slug in benders() if together(slug, slug)}
    cards = {kind.slug for kind in KINDS if kind.border != "brown" and KINDS.count(kind) > 1}
    assert twice == {*cards, "passive"}


# ------------------------------------------------------------------- answers


def entry(**changes: Any) -> dict[str, Any]:
    said = {"rule": "hangover", "box": "promo", "others": ["uncle_will"], "cites": ["R161"]}
    return {"answer": [{**said, "others": ["uncle_will", "johnny_kisch"], **changes}]}


def test_an_answer_may_speak_for_one_column_of_one_box() -> None:
    (answer,) = answers.read(entry())
    assert answer.cells == [cell("uncle_will", "hangover"), cell("johnny_kisch", "hangover")]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"others": ["uncle_will", "bart_cassidy"]}, "not of the box promo: bart_cassidy"),
        ({"others": ["nobody"]}, "not of the box promo: nobody"),
        ({"others": []}, "answers nothing"),
        ({"others": "everybody"}, "others are a list"),
        ({"rule": "nobody"}, "no rule 'nobody'"),
        ({"cites": []}, "answers nothing"),
        ({"cites": ["R9999"]}, "no ruling R9999"),
        ({"cites": ["R82"]}, "R82 does not name hangover"),
        ({"cites": ["no-such-scenario"]}, "no scenario no-such-scenario"),
        ({"cites": ["R38-barrel-is-one"]}, "no scenario"),
        ({"others": ["uncle_will"]}, "R161 does not name uncle_will"),
        ({"boxes": ["promo"]}, "an answer has"),
    ],
)
def test_an_answer_that_says_too_much_or_nothing_is_refused(
    changes: dict[str, Any], said: str
) -> None:
    with pytest.raises(answers.BadAnswer, match=said):
        list(answers.read(entry(**changes)))


def test_a_cell_is_answered_once() -> None:
    twice = {"answer": entry()["answer"] * 2}
    with pytest.raises(answers.BadAnswer, match="answered twice"):
        list(answers.read(twice))


def test_every_answer_is_needed() -> None:
    """What a scenario or a ruling says by itself needs no answer, nor what never meets."""
    idle = [a for a in answers.answers() if all(matrix()[c].cites != a.cites for c in a.cells)]
    assert idle == []


# -------------------------------------------------------------- it can fail


def test_a_rule_without_answers_is_noticed(stage: Stage) -> None:
    """A pair that has something to say differs, whatever its cell claims."""
    for pair in (("barrel", "lasso"), ("jesse_jones", "peyote"), ("bart_cassidy", "hangover")):
        assert matrix()[cell(*pair)].sort != SILENT
        assert try_pair(*pair, stage, 10).differs is not None


def test_a_rule_that_meddles_with_another_is_noticed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where Sean Mallory sits at the table, Bart Cassidy draws nothing."""
    pair = ("bart_cassidy", "sean_mallory")
    assert cell(*pair) in silent()
    assert try_pair(*pair, stage, 10).differs is None
    stage.restore()
    bart, sean = CHARACTERS["bart_cassidy"], CHARACTERS["sean_mallory"]
    draws = type(bart).after_hurt

    def meddled(self: Any, game: Game, me: int, points: int, by: int | None) -> None:
        if not any(character is sean for character in game.characters):
            draws(self, game, me, points, by)

    monkeypatch.setattr(type(bart), "after_hurt", meddled)
    stage.clear()
    assert try_pair(*pair, stage, 10).differs is not None


def test_a_scenario_proves_only_what_it_needs() -> None:
    scenario = proofs.scenarios()["jourdonnais-slab-two-hearts"]
    assert {"jourdonnais", "slab_the_killer", "barrel"} <= proofs.in_force(scenario)
    assert proofs.needs(scenario, "jourdonnais")
    assert proofs.needs(scenario, "barrel")
    assert not proofs.needs(scenario, "bart_cassidy")
    assert "jourdonnais-slab-two-hearts" in proofs.proofs()[cell("jourdonnais", "barrel")]
    assert matrix()[cell("jourdonnais", "barrel")].sort == PROVED


def test_a_rule_that_was_taken_out_is_there_again() -> None:
    before = CHARACTERS["bart_cassidy"], EVENTS["thirst"], KIND_BY_SLUG["barrel"].rule
    with without("bart_cassidy"), without("thirst"), without("barrel"), without("bible"):
        assert CHARACTERS["bart_cassidy"] is not before[0]
        assert CHARACTERS["bart_cassidy"].hooks == frozenset()
        assert not KIND_BY_SLUG["bible"].stops
    assert (CHARACTERS["bart_cassidy"], EVENTS["thirst"], KIND_BY_SLUG["barrel"].rule) == before
    assert KIND_BY_SLUG["bible"].stops
