"""Which scenarios prove something about two rules: they fail if either is taken out."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from itertools import combinations
from typing import Any

from sixgun.engine.cards import KINDS
from sixgun.engine.game import Game
from sixgun.engine.notation import LEAVE, NOON
from sixgun.scenarios import run_scenario
from sixgun.scenarios.table import ScenarioTable, load_file, scenario_files

from ..generators.rulings import rulings_of_the_big_game
from ..places import ROOT
from .benders import STATES, Cell, benders, cell, together
from .muting import without

Scenario = Mapping[str, Any]
_RULING = re.compile(r"\bR\d+\b")


@cache
def scenarios() -> dict[str, Scenario]:
    """Every scenario of the big game by its id, but those that only ask bots."""
    return {
        scenario["id"]: scenario
        for path in scenario_files(ROOT / "rulebook")
        if path.parent.name not in ("duel", "bots")
        for scenario in load_file(path)
    }


def in_force(scenario: Scenario) -> frozenset[str]:
    """The rules that are in force at some point of a scenario."""
    table = ScenarioTable(scenario)
    found = {*_at_first(scenario), *_now(table.game)}
    for line in scenario["steps"]:
        table.take(line)
        found.update(_now(table.game))
    return frozenset(found)


def _at_first(scenario: Scenario) -> Iterator[str]:
    """What lies in play before anything happens: some of it is gone at the first question."""
    for player in scenario["player"]:
        yield from (word.partition("/")[0] for word in player.get("table", []))


def _now(game: Game) -> Iterator[str]:
    if game.event:
        yield game.event.slug
    if game.noon:
        yield "noon"
    if game.ghost >= 0:
        yield "ghost"
    for seat in range(game.seats):
        character = game.characters[seat]
        if character:
            yield character.slug
        if game.copied[seat]:
            yield game.copied[seat]
        if game.passive[seat]:
            yield "passive"
        for card in game.gear[seat]:
            yield KINDS[card].slug


def needs(scenario: Scenario, slug: str) -> bool:
    """Does the scenario fail if this rule is taken out?"""
    if slug == "ghost":
        return needs(scenario, "ghost_town")  # which alone lets him play
    if benders()[slug].sort == "state":
        return not run_scenario(_without_state(scenario, slug)).passed
    if slug == "vera_custer":  # who has then copied nobody
        players = [{**player, "copies": ""} for player in scenario["player"]]
        scenario = {**scenario, "player": players}
    with without(slug):
        return not run_scenario(scenario).passed


def _without_state(scenario: Scenario, slug: str) -> Scenario:
    changed = deepcopy(dict(scenario))
    if slug == "noon":
        changed.get("options", {}).pop("high_noon_reshuffles", None)
        changed["steps"] = [line for line in changed["steps"] if line != NOON]
    else:
        for player in changed["player"]:
            player.pop("passive", None)
        changed["steps"] = [line for line in changed["steps"] if not line.endswith(f": {LEAVE}")]
    return changed


@cache
def _roles_played() -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """By scenario, the rules in force, and those of them without which it does not hold."""
    found = {}
    for name, scenario in scenarios().items():
        rules = in_force(scenario)
        found[name] = rules, frozenset(slug for slug in rules if needs(scenario, slug))
    return found


@cache
def proofs() -> dict[Cell, list[str]]:
    """By cell, the scenarios that hold only if both rules are in force."""
    found: dict[Cell, list[str]] = defaultdict(list)
    for name, (_, needed) in _roles_played().items():
        for pair in combinations(needed, 2):
            if together(*cell(*pair)):
                found[cell(*pair)].append(name)
    return dict(found)


@cache
def ruled() -> dict[Cell, list[str]]:
    """By cell, the rulings that name both, one of them first, with both in force in a scenario.

    Such a ruling often says that something does not happen: no card for El Gringo from a Dynamite.
    What it names first is what it is about; the others need not have to do with each other.
    """
    found: dict[Cell, list[str]] = defaultdict(list)
    for name, (rules, needed) in _roles_played().items():
        for number in _RULING.findall(f"{name} {scenarios()[name].get('source', '')}"):
            named = [slug for slug in sorted(rules) if speaks_of(number, slug)]
            for pair in combinations(named, 2):
                fits = together(*cell(*pair)) and needed & set(pair)
                if fits and is_about(number, pair) and number not in found[cell(*pair)]:
                    found[cell(*pair)].append(number)
    return {pair: numbers for pair, numbers in found.items() if numbers}


def is_about(number: str, pair: Cell) -> bool:
    """Is one of the two what the ruling is about?"""
    named = [slug for slug in rulings_of_the_big_game()[number]["names"] if slug in benders()]
    return named[:1] in ([pair[0]], [pair[1]]) or any(slug in STATES for slug in pair)


def speaks_of(number: str, slug: str) -> bool:
    """Is this ruling about that rule?"""
    if slug in STATES:
        return number in STATES[slug].rulings
    return slug in rulings_of_the_big_game()[number]["names"]
