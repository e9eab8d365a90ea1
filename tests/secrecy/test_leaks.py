"""That secrets stay secret, and that a leak would be found."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.engine.cards import faces
from sixgun.engine.game import Game
from sixgun.engine.machine import Machine
from sixgun.engine.reports import EVERYBODY
from sixgun.engine.table import FIELDS, Table
from sixgun.engine.view import View, view
from sixgun.secrecy import leaks as leak_search
from sixgun.secrecy.leaks import leaks_in
from sixgun.secrecy.samples import CHUNK, Survey, sampled
from sixgun.secrecy.worlds import other_world

#: What is hidden but for its size, and for what lies open or is known to somebody.
PARTLY_HIDDEN = {"deck", "events"}
ALL_BOXES = ("base", "dodge_city", "high_noon", "fistful_of_cards", "promo")
#: Where each field of a view comes from, if it is not the field of the same name.
SOURCES: dict[str, set[str]] = {
    "seat": set(),
    "shown": {"known", "hands"},
    "deck_size": {"deck"},
    "deck": {"deck", "known", "peeked"},
    "has_spare": {"spares"},
    "spares": {"spares", "spares_seen", "dealt"},
    "next_event": {"events"},
    "events_left": {"events"},
    "hands": {"hands", "known"},
    "spread": {"spread", "known"},
}


@cache
def positions(chunks: int = 3, sets: tuple[str, ...] = ("base",)) -> list[Game]:
    """Sampled once for all tests: nobody changes them."""
    survey = Survey(seed=7, sets=sets)
    return [sample.game for chunk in range(chunks) for sample in sampled(survey, chunk)]


def viewers(game: Game) -> list[int | None]:
    return [*range(game.seats), None]


def leaks(games: list[Game], *, explain: bool = False) -> Iterator[leak_search.Leak]:
    rng = Random(1)
    for game in games:
        for me in viewers(game):
            yield from leaks_in(game, me, rng, explain=explain)


# ------------------------------------------------------------------ fields


def test_every_field_is_classified() -> None:
    assert FIELDS.keys() == {*Machine.__slots__, *Table.__slots__, *Game.__slots__}
    assert set(FIELDS.values()) == {"public", "owner", "hidden", "top", "machine"}


def test_every_field_of_a_view_comes_from_what_may_be_known() -> None:
    for field in View._fields:
        for source in SOURCES.get(field, {field}):
            assert FIELDS[source] != "hidden" or source in PARTLY_HIDDEN, field


def test_a_view_reads_nothing_that_is_hidden() -> None:
    class Spy:
        """Stands for a game, and remembers what it was asked for."""

        def __init__(self, game: Game) -> None:
            self.game, self.read = game, set()

        def __getattr__(self, name: str) -> Any:
            self.read.add(name)
            return getattr(self.game, name)

    spies = [Spy(game) for game in positions()]
    for spy in spies:
        assert view(spy, 0) == view(spy.game, 0)
    read = set().union(*(spy.read for spy in spies))
    assert {name for name in read if FIELDS.get(name) == "hidden"} <= PARTLY_HIDDEN


# ------------------------------------------------------------ second worlds


@pytest.mark.parametrize(
    ("games", "hidden"),
    [
        (
            positions(6),
            {"roles", "dealt", "picks", "hands", "deck", "discard", "spread", "laid", "known"},
        ),
        (
            positions(6, ALL_BOXES),
            {"roles", "hands", "deck", "discard", "spread", "known", "spares", "events"},
        ),
    ],
    ids=["base", "all boxes"],
)
def test_another_world_differs_in_what_is_hidden_and_in_nothing_else(
    games: list[Game], hidden: set[str]
) -> None:
    rng = Random(1)
    different = set()
    for game in games:
        for me in viewers(game):
            world = other_world(game, me, rng)
            assert view(world, me) == view(game, me)
            assert sorted(chain(*world.zones())) == sorted(chain(*game.zones()))
            different |= {name for name in FIELDS if getattr(game, name) != getattr(world, name)}
    different = {name for name in different if FIELDS[name] != "machine"}
    assert hidden <= different
    assert {FIELDS[name] for name in different} == {"owner", "hidden", "top"}


def test_another_world_keeps_who_knows_what_lies_where() -> None:
    rng = Random(1)
    for game in positions():
        world = other_world(game, 0, rng)
        for here, there in zip(game.zones(), world.zones(), strict=True):
            assert [game.known[card] for card in here] == [world.known[card] for card in there]


def test_sampled_positions_are_of_every_sort() -> None:
    games = positions(40)
    assert len(games) == 40 * CHUNK
    assert {game.seats for game in games} == {4, 5, 6, 7}
    assert {game.settings.deal for game in games} == {"random", "two", "two_open"}
    assert {bool(game.patient) for game in games} == {True, False}
    assert {game.settings.simplified for game in games} == {True, False}
    assert {game.settings.closed_discards for game in games} == {True, False}
    assert {game.settings.high_noon_reshuffles for game in games} == {0, 1, 2, 3}
    assert any(True in game.passive for game in games)
    assert any(game.noon for game in games)
    assert any(game.over for game in games)
    kinds = {game.decision.kind for game in games if game.decision}
    assert {"play", "shot", "character", "keep", "look", "store", "limit"} <= kinds


# ------------------------------------------------------------------- leaks


def test_nothing_leaks() -> None:
    assert list(leaks(positions()[:40], explain=True)) == []


def patched_view(**changes: Callable[[Game, int | None, View], Any]) -> Callable[..., View]:
    """A view in which some fields are what these functions say."""

    def leaky(game: Game, seat: int | None = None) -> View:
        seen = view(game, seat)
        return seen._replace(**{name: make(game, seat, seen) for name, make in changes.items()})

    return leaky


def whole_deck(game: Game, seat: int | None, seen: View) -> Any:
    return tuple(enumerate(faces(game.deck[::-1])))


def everybodys_options(game: Game, seat: int | None, seen: View) -> Any:
    return seen.decision and seen.decision._replace(options=game.options)


LEAKY_VIEWS = {
    "deck": whole_deck,
    "roles": lambda game, seat, seen: tuple(game.roles),
    "hands": lambda game, seat, seen: tuple(map(faces, game.hands)),
    "dealt": lambda game, seat, seen: tuple(game.dealt),
    "picks": lambda game, seat, seen: tuple(game.picks),
    "decision": everybodys_options,
    "discard": lambda game, seat, seen: faces(game.discard),
    "card_played": lambda game, seat, seen: game.seed.hex(),
}


@pytest.mark.parametrize("field", LEAKY_VIEWS)
def test_a_view_that_shows_too_much_is_found(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leak_search, "view", patched_view(**{field: LEAKY_VIEWS[field]}))
    found = ((leak.law, leak.where) for leak in leaks(positions()))
    assert ("two worlds", f"view.{field}") in found


def test_an_internal_number_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = patched_view(discard=lambda game, seat, seen: tuple(game.discard))
    monkeypatch.setattr(leak_search, "view", numbers)
    game = next(game for game in positions() if game.discard)
    assert leaks_in(game, 0, Random(1))[0].law == "faces"


def test_an_internal_number_in_a_step_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def steps(game: Game, seat: int | None, seen: View) -> Any:
        return tuple((function, (*args, game.deck[-1])) for function, args in seen.stack)

    monkeypatch.setattr(leak_search, "view", patched_view(stack=steps))
    assert "faces" in (leak.law for leak in leaks([game for game in positions() if game.stack]))


@pytest.mark.parametrize("key", ["drew", "stole", "picked", "laid_out", "put_back"])
def test_a_report_for_too_many_eyes_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Table.tell

    def shout(self: Table, said: str, *args: Any, **more: Any) -> None:
        if said == key:
            more["eyes"] = EVERYBODY
        tell(self, said, *args, **more)

    monkeypatch.setattr(Table, "tell", shout)
    assert f"report {key}" in (leak.where for leak in leaks(positions(15)))


def test_characters_offered_to_all_ears_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    redacted = sixgun.redacted
    monkeypatch.setattr(
        leak_search,
        "redacted",
        lambda report, seat: redacted(
            report._replace(eyes=EVERYBODY) if report.key == "offered_characters" else report, seat
        ),
    )
    game = sixgun.Game(5, seed=1, characters="two", keep=["black_jack", "", "", "", ""])
    assert any("for other eyes" in leak.there for leak in leaks([game]))


def test_knowledge_that_nobody_was_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = Game.draw

    def draw_before_everybody(self: Game, seat: int, count: int = 1) -> None:
        before = len(self.hands[seat])
        draw(self, seat, count)
        for card in self.hands[seat][before:]:
            self.known[card] = EVERYBODY

    games = positions()
    monkeypatch.setattr(Game, "draw", draw_before_everybody)
    assert any("no report showed it" in leak.there for leak in leaks(games))


def test_a_report_that_depends_on_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Table.tell

    def whisper(self: Table, key: str, *args: Any, **more: Any) -> None:
        if key == "turn_ended":
            more["word"] = self.roles[args[0]]
        tell(self, key, *args, **more)

    monkeypatch.setattr(Table, "tell", whisper)
    assert "report turn_ended" in (leak.where for leak in leaks(positions()))


def test_a_pause_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A patient game that does not wait for who has no answer says that he has none (S2)."""
    games = [game for game in positions() if game.patient]
    assert list(leaks(games[:20])) == []
    monkeypatch.setattr(Game, "_pause_tells", lambda self, seat, kind: self.patient == 2)
    assert "decision" in (leak.where for leak in leaks(games))


def test_an_explanation_from_more_than_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def odds(seen: View, me: int, wish: str) -> int:
        return id(seen)

    monkeypatch.setattr(leak_search, "odds", odds)
    leak = next(leaks(positions(), explain=True))
    assert (leak.law, leak.where[:4]) == ("two worlds", "odds")


def test_a_leak_can_be_read() -> None:
    leak = leak_search.Leak("two worlds", None, "view.deck", "a", "b")
    assert str(leak) == "two worlds, a spectator: view.deck\n    a\n    b"
