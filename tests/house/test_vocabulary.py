"""Words of the house: hooks, reports and kinds of decisions are known, used and documented."""

from __future__ import annotations

import ast
import inspect
import re
from collections import Counter

import pytest

from sixgun.duel.reports import REPORTS as DUEL_REPORTS
from sixgun.engine.cards import CHARACTERS, EVENTS, KIND_BY_SLUG
from sixgun.engine.explain import CAUTIONS, REASONS
from sixgun.engine.game import STEPS, TELLING, Game
from sixgun.engine.machine import Machine
from sixgun.engine.reports import REPORTS
from sixgun.engine.rule import VOCABULARY, Rule
from sixgun.engine.table import FIELDS, Table
from tests.source import ROOT, calls, modules, room, strings_in

MOODS = {"number", "word", "question", "announcement", "replacement", "offer"}
RULES = [
    *CHARACTERS.values(),
    *EVENTS.values(),
    *(kind.rule for kind in KIND_BY_SLUG.values() if kind.rule),
]
ROOMS = {"game": ("engine", "content"), "duel": ("duel",)}
PLAYED = [path for path in modules() if room(path) in ("engine", "content", "duel")]


# ------------------------------------------------------------------- hooks


@pytest.mark.parametrize("name", VOCABULARY)
def test_a_hook_is_documented_with_its_mood(name: str) -> None:
    mood, _, meaning = VOCABULARY[name].partition(": ")
    mood = mood.removesuffix(", events only")
    assert mood in MOODS
    assert len(meaning) > 10
    value = getattr(Rule, name)
    assert mood == {int: "number", str: "word"}.get(type(value), mood)
    assert callable(value) == (mood not in ("number", "word"))


@pytest.mark.parametrize("name", VOCABULARY)
def test_a_hook_is_used_by_a_rule_and_asked_by_the_engine(name: str) -> None:
    assert any(getattr(type(rule), name) != getattr(Rule, name) for rule in RULES)
    read = [
        path
        for path in modules()
        if room(path) == "engine" and path != "engine/rule.py"
        for node in ast.walk(modules()[path])
        if (isinstance(node, ast.Attribute) and node.attr == name) or _announces(node, name)
    ]
    assert read, f"nothing in the engine asks for {name}"


def _announces(node: ast.AST, name: str) -> bool:
    """Is this a call of `announce` with the name of the hook?"""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "announce"
        and any(isinstance(part, ast.Constant) and part.value == name for part in node.args)
    )


def test_the_vocabulary_is_closed() -> None:
    with pytest.raises(
        TypeError, match=r"'befor_turn', which is not in the vocabulary.*before_turn"
    ):
        type("Misspelt", (Rule,), {"befor_turn": lambda self, game, me: None})


def test_rule_defines_the_vocabulary_and_nothing_else() -> None:
    bookkeeping = {"slug", "life", "last", "set_name", "hooks"}
    public = {name for name in vars(Rule) if not name.startswith("_")}
    assert public - bookkeeping == set(VOCABULARY)


def test_hooks_take_the_arguments_that_rule_shows() -> None:
    """`me` first, then `foe`, `by`, `to`: the same names in the same order everywhere."""
    for rule in RULES:
        for hook in rule.hooks:
            mine = list(inspect.signature(getattr(type(rule), hook)).parameters)
            assert mine == list(inspect.signature(getattr(Rule, hook)).parameters), (rule, hook)


# ------------------------------------------------------------------ reports


def told(game: str) -> set[str]:
    """The keys that are told somewhere in the rooms of a game."""
    found = set()
    for path in [path for path in PLAYED if room(path) in ROOMS[game]]:
        for call in calls(modules()[path], "tell"):
            if isinstance(call.args[0], ast.Constant | ast.IfExp):
                node = call.args[0]
                parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
                found |= {key for part in parts for key in strings_in(part)}
    return found


def test_every_report_that_is_told_is_in_the_list_and_the_other_way_round() -> None:
    assert told("game") == set(REPORTS)
    assert told("duel") == set(DUEL_REPORTS)


@pytest.mark.parametrize("key", [*REPORTS, *DUEL_REPORTS])
def test_a_report_is_documented(key: str) -> None:
    assert re.fullmatch(r"[a-z_]+", key)
    assert len((REPORTS | DUEL_REPORTS)[key]) > 10


# ---------------------------------------------------------------- decisions


def kinds() -> set[str]:
    """The kinds of decisions that are asked somewhere."""
    return {
        kind
        for path in PLAYED
        for call in calls(modules()[path], "ask")
        for kind in strings_in(call.args[1])
    }


def documented_kinds() -> set[str]:
    glossary = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    section = glossary.partition("## Kinds of decisions")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?`) \|", section, re.MULTILINE)
    return {kind for row in rows for kind in re.findall(r"`([a-z_]+)`", row)}


def test_every_kind_of_decision_is_in_the_glossary_and_the_other_way_round() -> None:
    assert kinds() == documented_kinds()


def test_the_decisions_that_tell_something_are_kinds() -> None:
    assert kinds() >= TELLING


@pytest.mark.parametrize("kind", ["guard", "roulette", "shot", "indians", "duel", "lethal"])
def test_a_patient_game_pauses_wherever_the_hand_decides(kind: str) -> None:
    """A pass that comes at once tells everybody that there is no Missed! in this hand."""
    assert kind in TELLING


# ------------------------------------------------------------ explanations


def test_every_reason_is_given_somewhere() -> None:
    """A key that no code names could never be told."""
    named = Counter(word for path in PLAYED for word in strings_in(modules()[path]))
    once = {key for key in (*REASONS, *CAUTIONS) if named[key] < 2}
    assert once == set(), "these stand in the table and nowhere else"


# -------------------------------------------------------------------- game


def test_every_field_of_a_game_is_classified() -> None:
    slots = {*Machine.__slots__, *Table.__slots__, *Game.__slots__}
    assert slots == set(FIELDS)
    assert set(FIELDS.values()) == {"public", "owner", "hidden", "top", "machine"}


def test_every_step_is_known_by_its_name_and_takes_the_game_first() -> None:
    for name, function in STEPS.items():
        assert function.__name__ == name
        assert next(iter(inspect.signature(function).parameters)) == "game"


def test_an_asking_step_is_followed_by_its_participle() -> None:
    """A card that asks is two adjacent functions: the asking step and the answering one."""
    for path in PLAYED:
        body = [node for node in modules()[path].body if isinstance(node, ast.FunctionDef)]
        names = [function.name for function in body]
        for function in body:
            for call in calls(function, "ask"):
                if isinstance(call.args[3], ast.Name):
                    answer = call.args[3].id
                    after = names[names.index(function.name) + 1 : names.index(function.name) + 3]
                    assert answer in after, f"{path}: {function.name} and {answer} are apart"
