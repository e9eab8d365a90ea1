"""Games that were played by older rules are played by them again, hash for hash.

The records here were written by version 1 of the rules. In each of them a rule of version 2
would have asked something else: Herb Hunter and Greg Digger wait (R234), or the order of
discards is asked (R235).
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixgun.engine.cards import FACES
from sixgun.engine.game import RULES_VERSION, Game
from sixgun.engine.notation import read_line
from sixgun.engine.position import Place, Position, lay_out
from sixgun.engine.record import load_record, record_of
from sixgun.engine.snapshot import SCRIPTS, from_json, to_json
from sixgun.engine.table import NONE

FILES = sorted((Path(__file__).parent / "older_rules").glob("*.record"))


def by_rules(text: str, version: int) -> Game:
    """The game that a record begins with, by another version of the rules."""
    said = dict(line.split(" ", 1) for line in text.splitlines()[1:4])
    settings, seed = json.loads(said["settings"]), bytes.fromhex(said["seed"])
    game = SCRIPTS[""].fresh(settings, seed, version, patient=False, listen=False)
    assert isinstance(game, Game)
    return game


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_record_of_older_rules_is_replayed_and_written_again(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    game = load_record(text)
    assert game.over
    assert game.rules_version == int(file.stem.partition("-")[0]) < RULES_VERSION
    assert record_of(game) == text


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_by_the_rules_of_today_another_question_would_be_asked(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    old, new = by_rules(text, 1), by_rules(text, RULES_VERSION)
    for line in text.splitlines():
        choice = read_line(line, old.names)
        if choice is None:
            continue
        old.apply(choice)
        new.apply(choice)
        assert old.decision is not None
        if new.decision is None or (new.decision.seat, new.options) != (
            old.decision.seat,
            old.options,
        ):
            return
    pytest.fail("both versions of the rules play this record alike")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_position_of_older_rules_is_read_and_written_as_it_was(file: Path) -> None:
    """Half a wound and a card that goes round are read back, too, and lead to the same end."""
    text = file.read_text(encoding="utf-8")
    whole = load_record(text)
    choices = [line for line in text.splitlines() if read_line(line, whole.names)]
    for place in range(0, len(choices), max(1, len(choices) // 12)):
        game = by_rules(text, 1)
        follow(game, choices[:place])
        again = from_json(to_json(game))
        assert again.rules_version == 1
        assert to_json(again) == to_json(game)
        follow(again, choices[place:])
        assert again == whole


def follow(game: Game, choices: list[str]) -> None:
    for line in choices:
        choice = read_line(line, game.names)
        assert choice is not None
        game.apply(choice)


#: What waits at a decision of version 1, and is not written as such: who is hit, what is played
#: before the position is written, and after it; then the hand.
WAITING = {
    "who answered draws later": (
        Place("Bob", "outlaw", "molly_stark", hand=["bang"]),
        ("play duel on Bob", "play bang"),
        "pass",
        "beer",
    ),
    "whose wound is undecided draws later": (
        Place("Bob", "outlaw", "bart_cassidy", hand=["beer"], life=1),
        ("play duel on Bob",),
        "play beer",
        "beer",
    ),
    "whose wound is undecided takes a card later": (
        Place("Bob", "outlaw", "el_gringo", hand=["beer"], life=1),
        ("play duel on Bob",),
        "play beer",
        "bang",
    ),
}


@pytest.mark.parametrize("case", WAITING)
def test_what_waits_in_a_position_of_version_1_acts_after_it_was_read(case: str) -> None:
    bob, before, after, gained = WAITING[case]
    ann = Place("Ann", "sheriff", "rose_doolan", hand=["duel", "bang", "bang"])
    others = [Place("Cat", "renegade", "paul_regret"), Place("Dan", "outlaw", "kit_carlson")]
    game = lay_out(
        Position("Ann", [ann, bob, *others], deck=["beer/10H"], sets=("base", "dodge_city"))
    )
    game.rules_version = 1
    for choice in before:
        game.choose(choice)
    again = from_json(to_json(game))
    for table in (game, again):
        table.choose(after)
        assert [FACES[card].partition("/")[0] for card in table.hands[1]] == [gained]
    assert again == game


@pytest.mark.parametrize(("version", "first"), [(1, 1), (2, 2)])
def test_who_refills_first_by_older_rules(version: int, first: int) -> None:
    """Clockwise from whose turn it is (R250); by version 1 in the order of the seats."""
    places = [
        Place("Ann", "sheriff", "rose_doolan"),
        Place("Bob", "outlaw", "vera_custer", hand=["jail"], copies="suzy_lafayette"),
        Place("Cat", "renegade", "suzy_lafayette", hand=["cat_balou"]),
        Place("Dan", "outlaw", "kit_carlson"),
    ]
    deck = ["beer/10H", "scope/AS"]
    game = lay_out(Position("Cat", places, deck=deck, sets=("base", "dodge_city")))
    game.rules_version = version
    game.choose("play cat_balou on Bob")
    assert [FACES[card] for card in game.hands[first]] == deck[:1]
    assert [FACES[card] for card in game.hands[3 - first]] == deck[1:]


#: Seeds by which chance, choosing for Lucky Duke, takes the heart or the other card.
CHOICES = {"8": "beer/6H", "0": "scope/AS"}


def lucky_duke(seed: str, event: str = "", **bob: list[str]) -> Game:
    """Ann's turn, or with an event Bob's, who is Lucky Duke and will turn up two cards."""
    places = [
        Place("Ann", "sheriff", "rose_doolan", hand=["bang"]),
        Place("Bob", "outlaw", "lucky_duke", **bob),
        Place("Cat", "renegade", "paul_regret"),
        Place("Dan", "outlaw", "kit_carlson"),
    ]
    deck = ["beer/6H", "scope/AS", "stagecoach/9S", "wells_fargo/3H"]
    sets = ("base", "fistful_of_cards")
    position = Position("Bob" if event else "Ann", places, deck=deck, sets=sets, event=event)
    return lay_out(position, seed=seed, listen=True)


def leave_the_choice_to_chance(game: Game, seed: str) -> None:
    """Bob leaves at the choice between two cards."""
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "flip")
    game.leave(1)
    decided = [report.cards for report in game.reports if report.key == "flip_decided"]
    assert decided == [(CHOICES[seed],)]


@pytest.mark.parametrize(("version", "seed", "extra"), [(1, "8", 1), (1, "0", 0), (2, "8", 0)])
def test_who_leaves_at_a_vendetta_has_an_extra_turn_to_skip_by_older_rules(
    version: int, seed: str, extra: int
) -> None:
    """Since version 2 no such turn is told of, begun or counted (R252)."""
    game = lucky_duke(seed, "vendetta", hand=["jail"])
    game.rules_version, before = version, game.turns
    game.choose("end")
    leave_the_choice_to_chance(game, seed)
    assert (game.turn, game.turns, game.extra_turn) == (2, before + 1 + extra, NONE)
    assert [report.seat for report in game.reports if report.key == "extra_turn"] == [1] * extra


@pytest.mark.parametrize(("version", "seed", "lost"), [(1, "8", 0), (1, "0", 1), (2, "8", 1)])
def test_who_leaves_at_a_barrel_is_saved_by_a_heart_by_older_rules(
    version: int, seed: str, lost: int
) -> None:
    """Since version 2 nothing in front of him helps him any more (R227, R252)."""
    game = lucky_duke(seed, table=["barrel"])
    game.rules_version, life = version, game.life[1]
    game.choose("play bang on Bob")
    game.choose("use barrel")
    leave_the_choice_to_chance(game, seed)
    assert game.life[1] == life - lost
