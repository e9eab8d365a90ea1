"""What a side of a duel cannot know, it is not sent: not by bytes, and not by time."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sixgun.duel import Duel, DuelView
from sixgun.duel.printed import faces
from sixgun.engine.machine import PATIENT
from sixgun.server import protocol
from sixgun.server.protocol import TableOptions
from sixgun.server.tables import playing
from sixgun.server.tables.position import Moment, Position
from sixgun.trials.staged import StagedHouse, staged_house
from sixgun.trials.worlds import Pair, WorldFindings, add, past_of, places_for
from tests.duel.games import duel_of, walk
from tests.duel.worlds import other_world


class DuelPair(Pair):
    """The same duel in two worlds."""

    def _ask(self) -> protocol.Ask:
        seen = self.here.game.view(self.me)
        faces = [face for hand in seen.hands for face in hand if face]
        word = self.dice.choice([*faces, "colt/OD", "sid_curry", None])
        verb = self.dice.choice(("play", "use", "pass", "end", "discard", "choose"))
        return protocol.Why(protocol.Option(verb, word, self.dice.choice((None, 0, 1, 2, 3))))


def position(dice: Random, closed: bool) -> Duel:
    """Somewhere in a random duel."""
    number = dice.randrange(1000)
    game = duel_of(number, patient=True, closed_discards=closed)
    asking = [each.copy() for each in walk(game, dice) if not each.over]
    chosen = dice.choice(asking)
    chosen.patient = PATIENT
    return chosen


def options_for(game: Duel, dice: Random) -> TableOptions:
    return TableOptions(
        game="duel",
        players=2,
        fighters=game.settings.characters,
        tournament=game.settings.mode == "tournament",
        minutes=dice.choice((0, 25, 30)),
        closed_discards=game.settings.closed_discards,
        clock=dice.choice(("normal", "fast")),
        pace=dice.choice(("slow", "normal", "quick")),
        spectator_delay=dice.choice((0, 0, 30)),
    )


def places(me: int | None, dice: Random) -> list[Any]:
    found = places_for(2, me, dice)
    for place in found:
        place.bot = "brawler" if place.bot else ""
    return found


async def compare_worlds(
    staged_houses: tuple[StagedHouse, StagedHouse], seed: str, closed: bool
) -> WorldFindings:
    dice = Random(seed)
    game = position(dice, closed)
    me = dice.choice((0, 1, None))
    world = other_world(game, me, dice)
    assert world.view(me) == game.view(me)
    sitting, options = places(me, dice), options_for(game, dice)
    scenes = []
    for staged, played in zip(staged_houses, (game.copy(), world), strict=True):
        played.ears = past_of(played)
        scene: Any = await staged.scene(played, deepcopy(sitting), options, spectators=1)  # type: ignore[arg-type]
        scenes.append(scene)
    pair = DuelPair(scenes[0], scenes[1], me, dice)
    pair.findings.piles = game.discard != world.discard
    await pair.play_on()
    pair.findings.games = 1
    pair.findings.faults = [f"{seed}: {fault}" for fault in pair.findings.faults]
    for staged, scene in zip(staged_houses, scenes, strict=True):
        await staged.strike(scene)
    return pair.findings


def compare(folder: Path, games: int, closed: bool = False) -> WorldFindings:
    async def trial() -> WorldFindings:
        total = WorldFindings()
        async with (
            staged_house(folder / "here.db", 5) as here,
            staged_house(folder / "there.db", 5) as there,
        ):
            for number in range(games):
                add(total, await compare_worlds((here, there), f"duel {number}", closed))
            assert here.mistakes() + there.mistakes() == 0
        return total

    return asyncio.run(trial())


def test_two_worlds_send_the_same_bytes_at_the_same_times(tmp_path: Path) -> None:
    found = compare(tmp_path, 14)
    assert found.faults == []
    assert found.differing
    assert found.explained
    assert {"person", "bot"} <= set(found.asked)


def test_closed_discards_are_the_same_bytes_whatever_lies_below_the_top(tmp_path: Path) -> None:
    """S22: views, resends and deltas of a tournament's duel."""
    found = compare(tmp_path, 14, closed=True)
    assert found.faults == []
    assert found.piles >= 8
    assert found.reloads


def test_a_house_that_shows_all_discards_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def talkative(self: playing.Play) -> Position:
        seen: DuelView = self.game.view(None)
        return Position(self.kind, seen._replace(discard=faces(self.game.discard)), self.game.ears)

    monkeypatch.setattr(playing.Play, "position", talkative)
    assert any('"discard":' in fault for fault in compare(tmp_path, 14, closed=True).faults)


@pytest.mark.long
def test_many_worlds_send_the_same_bytes_at_the_same_times(tmp_path: Path) -> None:
    found = compare(tmp_path, 200)
    assert found.faults == []
    assert found.decisions > 500


def test_a_house_that_sends_too_much_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house that shows everybody who waits in the reserves."""

    def talkative(self: playing.Play, position: Position, seat: int | None) -> Moment:
        reserve = tuple(tuple(sorted(names)) for names in self.game.reserve)
        seen: DuelView = self.game.view(seat)
        return position.moment(seen._replace(reserve=reserve))

    monkeypatch.setattr(playing.Play, "moment", talkative)
    assert compare(tmp_path, 14).faults
