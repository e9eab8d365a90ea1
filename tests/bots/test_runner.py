"""Bots play a game and get what they need, never more."""

import pytest

import sixgun
from sixgun.bots import Bot, Budget, RandomBot, play_out, runner
from sixgun.engine.reports import EVERYBODY


class Watcher(Bot):
    """Notes what it is given, and plays at random."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat
        self.given: list[tuple] = []

    def choose(self, seen, reports=(), budget=None):
        self.given.append((seen, list(reports), budget))
        return self.dice(seen).choice(seen.options)


class Memoryless(Watcher):
    needs = "view"


def randoms(count: int) -> list[Bot]:
    return [RandomBot(seat) for seat in range(count)]


def test_bots_get_the_view_of_their_seat() -> None:
    watcher = Watcher(2)
    bots = [*randoms(2), watcher, *randoms(2)]
    game = play_out(sixgun.Game(5, seed=3, listen=True), bots, Budget(0.5))
    assert game.over
    assert watcher.given
    for seen, _, budget in watcher.given:
        assert isinstance(seen, sixgun.View)
        assert (seen.seat, seen.decision.seat, budget) == (2, 2, Budget(0.5))


def test_bots_get_all_reports_since_the_deal_as_they_may_read_them() -> None:
    watcher = Watcher(2)
    game = sixgun.Game(5, seed=3, listen=True)
    play_out(game, [*randoms(2), watcher, *randoms(2)])
    _, reports, _ = watcher.given[-1]
    assert reports[0].key == "dealt_role"
    assert reports == [sixgun.redacted(report, 2) for report in game.reports[: len(reports)]]
    assert all(report.eyes == EVERYBODY for report in reports)
    foreign = [report for report in reports if report.key == "drew" and report.seat != 2]
    assert foreign
    assert all(set(report.cards) == {None} for report in foreign)


def test_a_bot_without_memory_needs_no_listener() -> None:
    bot = Memoryless(0)
    assert play_out(sixgun.Game(4, seed=1), [bot, *randoms(3)]).over
    assert all(reports == [] for _, reports, _ in bot.given)


def test_reports_must_be_kept_from_the_deal_on() -> None:
    with pytest.raises(ValueError, match="listen=True"):
        play_out(sixgun.Game(4, seed=1), [Watcher(0), *randoms(3)])


def test_nobody_builds_views_for_bots_that_need_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sixgun.Game, "view", None)
    monkeypatch.setattr(runner, "redacted", None)
    assert play_out(sixgun.Game(7, seed=1), randoms(7)).over


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="5 seats need 5 bots, not 4"):
        play_out(sixgun.Game(5, seed=1), randoms(4))


def test_a_bot_that_makes_things_up_is_refused() -> None:
    class Liar(Bot):
        needs = "view"

        def choose(self, seen, reports=(), budget=None):
            return ("play", "wishful_thinking", None)

    with pytest.raises(sixgun.IllegalOption, match="Possible"):
        play_out(sixgun.Game(4, seed=1), [Liar()] * 4)


def test_the_same_seeds_play_the_same_game() -> None:
    games = [play_out(sixgun.Game(6, seed=5), randoms(6)) for _ in range(2)]
    assert games[0] == games[1]


# --------------------------------------------------------------- glances


def with_the_whole_table(game: sixgun.Game, watched: Watcher) -> list[sixgun.View]:
    """Whole views of what a watcher is asked about, made beside the glances that it keeps."""
    whole: list[sixgun.View] = []
    choose = watched.choose

    def looked(seen, reports=(), budget=None):
        whole.append(game.view(seen.seat))
        return choose(seen, reports, budget)

    watched.choose = looked
    return whole


def test_whoever_keeps_what_he_has_seen_finds_it_as_it_was() -> None:
    watcher, game = Memoryless(1), sixgun.Game(5, seed=4, sets="all")
    whole = with_the_whole_table(game, watcher)
    play_out(game, [*randoms(1), watcher, *randoms(3)])
    kept = [seen for seen, _, _ in watcher.given]
    assert len(kept) > 20
    assert kept == whole
    assert len({seen.deck_size for seen in kept}) > 5


def test_a_bot_that_fails_keeps_no_window_into_the_game() -> None:
    class Failing(Memoryless):
        def choose(self, seen, reports=(), budget=None):
            super().choose(seen)
            raise RuntimeError("not today")

    watcher, game = Failing(0), sixgun.Game(5, seed=4)
    bots = [watcher] * 5
    with pytest.raises(RuntimeError, match="not today"):
        play_out(game, bots)
    seen, before = watcher.given[0][0], game.view(game.decision.seat)
    while not game.over:
        game.choose(game.options[0])
    assert seen == before


def test_what_nobody_reads_is_not_made() -> None:
    made: list[str] = []

    class Reader(Bot):
        needs = "view"

        def choose(self, seen, reports=(), budget=None):
            made.extend(name for name in seen._fields if name in ("discard", "gear", "hands"))
            made[:] = [name for name in made if _is_made(seen, name)]
            return seen.options[0]

    game = sixgun.Game(5, seed=4)
    runner.chosen_by(Reader(), game)
    assert made == []


def _is_made(seen: sixgun.View, name: str) -> bool:
    """Is this field there already? Looked at past what would make it."""
    try:
        object.__getattribute__(seen, name)
    except AttributeError:
        return False
    return True
