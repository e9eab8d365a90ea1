"""What the terminal shows of the expansions: the table, the odds, why not."""

from collections.abc import Sequence
from typing import Any

import pytest

import sixgun
from sixgun.cli.terminal_play.session import Session, draws_ahead
from sixgun.cli.terminal_play.table import event_lines, identity_lines, table_lines
from sixgun.cli.terminal_play.telling import Teller
from sixgun.engine.cards import SETS
from sixgun.engine.position import Place, Position, lay_out
from sixgun.locales import LANGUAGES, speech

ROLES = ("sheriff", "outlaw", "outlaw", "renegade")
FILLER = ("paul_regret", "bart_cassidy", "el_gringo", "rose_doolan")


def laid_out(*seats: dict[str, Any], turn: str = "Ann", **more: Any) -> sixgun.Game:
    """A table of four: what is not said of a seat is of no importance."""
    places = []
    for seat, name in enumerate(("Ann", "Bob", "Cat", "Dan")):
        told: dict[str, Any] = {"role": ROLES[seat], "character": FILLER[seat]}
        told |= seats[seat] if seat < len(seats) else {}
        places.append(Place(name=name, **told))
    return lay_out(Position(turn=turn, places=places, sets=SETS, **more))


def teller_of(game: sixgun.Game, lang: str = "en", me: int = 0) -> Teller:
    return Teller(speech(lang), game.names, me)


def table_of(game: sixgun.Game, lang: str = "en", me: int = 0) -> str:
    return "\n".join(table_lines(teller_of(game, lang, me), game.view(me)))


HAND = {"hand": ["bang", "beer", "knife"]}


# ------------------------------------------------------------------ the table


@pytest.mark.parametrize(
    ("event", "events", "line"),
    [
        ("", ["thirst", "high_noon"], "No event yet. Next: Thirst."),
        ("thirst", ["peyote", "high_noon"], "Event: Thirst. Next: Peyote."),
        ("high_noon", [], "Event: High Noon, until the end of the game."),
    ],
)
def test_the_event_in_force_and_the_next_one(event: str, events: Sequence[str], line: str) -> None:
    game = laid_out(HAND, event=event, events=events)
    assert table_of(game).splitlines()[1] == line


def test_without_events_the_table_says_nothing_of_them() -> None:
    assert "vent" not in table_of(laid_out(HAND))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_are_explained(lang: str) -> None:
    game = laid_out(HAND, event="thirst", events=["peyote"])
    told = event_lines(teller_of(game, lang), game.view(0))
    assert speech(lang).say("event-thirst.text") in told[0]
    assert speech(lang).say("event-peyote.text") in told[1]


def test_a_green_card_laid_down_just_now_is_told_apart() -> None:
    table = table_of(laid_out({**HAND, "table": ["bible"], "fresh": ["canteen"]}))
    assert "Bible (10♥), Canteen (7♥) (just laid down)" in table


def test_whom_vera_custer_copies() -> None:
    game = laid_out({**HAND, "character": "vera_custer", "copies": "lucky_duke"})
    assert "Vera Custer as Lucky Duke, Sheriff" in table_of(game)


def test_a_ghost_is_told_to_be_one() -> None:
    dead = {"alive": False, "table": [], "hand": []}
    game = laid_out(HAND, dead, turn="Bob", phase="start", event="ghost_town", events=["thirst"])
    assert game.ghost == 1
    row = next(line for line in table_of(game).splitlines() if line.startswith("  Bob"))
    assert "Bart Cassidy, Outlaw, ghost" in row
    assert "0/4" in row


def test_what_must_and_may_be_played_in_this_turn() -> None:
    assert "only hearts from hand" in table_of(laid_out(HAND, event="handcuffs", suit="hearts"))
    game = laid_out(HAND, event="law_of_the_west", shown="beer")
    assert "Must be played this turn, if possible: Beer (" in table_of(game)


def test_a_second_character_that_one_has_seen() -> None:
    game = laid_out({**HAND, "spare": "kit_carlson"}, phase="start", event="new_identity")
    mine, his = (identity_lines(teller_of(game, me=me), game.view(me)) for me in (0, 1))
    assert mine[2].startswith("Your second character: Kit Carlson. ")
    assert len(his) == 2


# -------------------------------------------------------------------- the odds


def draws(game: sixgun.Game) -> list[tuple[int, str]]:
    return list(draws_ahead(game.view(0)))


def test_what_is_without_effect_draws_nothing() -> None:
    armed = ({**HAND, "table": ["barrel"]}, {"character": "jourdonnais", "table": ["jail"]})
    assert draws(laid_out(*armed)) == [(0, "barrel"), (1, "jourdonnais"), (1, "jail")]
    assert draws(laid_out(*armed, event="lasso")) == [(1, "jourdonnais")]
    assert draws(laid_out(*armed, event="hangover")) == [(0, "barrel"), (1, "jail")]


def test_vera_custer_draws_as_whom_she_copies() -> None:
    game = laid_out({**HAND, "character": "vera_custer", "copies": "jourdonnais"})
    assert draws(game) == [(0, "jourdonnais")]


def test_a_vendetta_is_drawn_for_by_whose_turn_it_is() -> None:
    game = laid_out(HAND, event="vendetta", turn="Ann")
    assert draws(game) == [(0, "vendetta")]
    game.extra_turn = 2
    assert draws(game) == []


@pytest.mark.parametrize(
    ("event", "percent"), [("blessing", "100% for a heart"), ("curse", "0% for a heart")]
)
def test_events_change_the_odds(
    event: str, percent: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = laid_out({**HAND, "table": ["barrel"]}, event=event)
    session = Session(sixgun.Recorder(game), {}, teller_of(game), 0)
    session.odds_asked("", game.view(0))
    assert capsys.readouterr().out == f"Ann, Barrel: {percent}.\n"


# --------------------------------------------------------------------- why not


@pytest.mark.parametrize(
    ("text", "seat", "more", "answer"),
    [
        ("whisky", {"hand": ["whisky"], "table": ["canteen"]}, {}, "It costs 1 more card"),
        ("beer", HAND, {"event": "the_reverend"}, "The event The Reverend doesn’t allow it."),
        ("canteen", {**HAND, "fresh": ["canteen"]}, {}, "You put Canteen (7♥) down only this turn"),
        ("canteen", {**HAND, "table": ["canteen"]}, {"event": "lasso"}, "no effect right now."),
        ("end", HAND, {"event": "law_of_the_west", "shown": "beer"}, "First you must play Beer ("),
        ("sniper bob", HAND, {}, "The event Sniper isn’t in force."),
        ("knife bob", HAND, {}, "Knife (8♥) isn’t aimed at anybody."),
        ("bible", {**HAND, "table": ["bible"]}, {}, "can only be played in answer"),
    ],
)
def test_why_something_of_the_expansions_cannot_be_done(
    text: str,
    seat: dict[str, Any],
    more: dict[str, Any],
    answer: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = laid_out(seat, **more)
    session = Session(sixgun.Recorder(game), {}, teller_of(game), 0)
    session.why_asked(text, game.view(0))
    assert answer in capsys.readouterr().out


def test_a_hand_limit_of_ten_is_counted_from_ten(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ["beer", "missed/2S", "missed/3S", "missed/4S", "missed/5S", "missed/6S", "missed/7S"]
    hand += ["missed/8S", "missed/10C", "missed/JC", "missed/QC", "missed/KC"]
    game = laid_out({"character": "sean_mallory", "hand": hand})
    game.choose("end")
    assert teller_of(game).question(game.view(0)).startswith("You have too many cards: 2 must go.")


def test_yes_is_no_wish(capsys: pytest.CaptureFixture[str]) -> None:
    game = laid_out(HAND)
    session = Session(sixgun.Recorder(game), {}, teller_of(game, "it"), 0)
    session.hear("sì", game.view(0))
    assert capsys.readouterr().out.startswith("Non capisco “sì”.")
