"""Reports one after another: each in words once, and nothing that the reader may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import sixgun
from sixgun.engine.cards import CARDS_BY_FACE
from sixgun.engine.reports import Report, redacted
from sixgun.narration.chronicle import Chronicle, Chronicler, Line, merged
from sixgun.narration.duel_telling import QUIET, DuelChronicle
from sixgun.narration.words import ARGUMENTS
from sixgun.server.protocol.encoding import encode_news
from tests.duel.games import duel_of
from tests.locales.test_locales import game_of


def heard(number: int, seat: int | None) -> Iterator[tuple[Chronicler, list[Report]]]:
    """A game and a duel, as one seat reads what has happened."""
    for game, chronicle in ((game_of(number), Chronicle(seat)), (duel_of(number), DuelChronicle())):
        game.ears = []
        dice = Random(number)
        while not game.over:
            game.choose(dice.choice(game.options))
        yield chronicle, [redacted(report, seat) for report in game.reports]


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_report_is_told_or_stands_aside_and_no_place_is_told_twice(
    number: int, seat: int | None
) -> None:
    for chronicle, reports in heard(number, seat):
        told, asides = chronicle.tell(reports)
        places = [line.at for line in told]
        assert len(set(places)) == len(places)
        is_duel = isinstance(chronicle, DuelChronicle)
        worded = [at for at, each in enumerate(reports) if not (is_duel and each.key in QUIET)]
        assert sorted({line.at for line in (*told, *asides)}) == worded
        assert {name for line in (*told, *asides) for name in line.args} <= set(ARGUMENTS)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_lines_name_no_card_that_the_reports_hide(number: int, seat: int | None) -> None:
    for chronicle, reports in heard(number, seat):
        seen = {face for report in reports for face in report.cards if face}
        words = {word for report in reports for word in report.word.split(",")}
        for lines in chronicle.tell(reports):
            for line in lines:
                said = ",".join(map(str, line.args.values())).split(",")
                assert set(said) - {"", "no"} <= seen | words


def test_the_house_tells_what_a_seat_may_read_and_nothing_else() -> None:
    drew = Report("drew", 0, cards=("bang/QH", "beer/6H"), eyes=1)
    buried = [Report("buried_in_deck", 0, cards=(face,), eyes=1) for face in ("bang/QH", "beer/6H")]
    for seat in (0, 1, None):
        news = encode_news([drew, *buried], seat, Chronicle(seat))
        hidden = seat != 0
        assert news["reports"][0].cards == ((None, None) if hidden else drew.cards)
        assert news["told"][1].args == {"cards": "," if hidden else "bang/QH,beer/6H"}
        assert any(face in repr(news) for face in CARDS_BY_FACE) is not hidden


def test_what_is_said_already_stands_aside() -> None:
    played = Report("played", 0, 1, ("bang/QH",))
    told, asides = Chronicle().tell([played, Report("shot", 1, 0, number=1)])
    assert told == [Line(0, "report-played", {})]
    assert asides == [Line(1, "report-shot", {})]


def test_a_card_chosen_among_several_is_told_with_what_it_decides() -> None:
    up = Report("turned_up", 0, cards=("bang/QH", "beer/6S"), word="hearts")
    decided = Report("flip_decided", 0, cards=("bang/QH",), number=1, word="hearts")
    told, asides = Chronicle().tell([up, decided])
    assert told[1] == Line(1, "report-flip-decided.chosen", {})
    assert asides == [Line(1, "report-flip-decided", {})]


def test_a_new_weapon_comes_before_the_old_one() -> None:
    lost = Report("lost_gear", 0, cards=("volcanic/10S",))
    equipped = Report("equipped", 0, 0, ("winchester/8S",))
    assert [at for at, _ in merged([lost, equipped])] == [1, 0]


def test_what_goes_on_in_the_next_update_is_remembered() -> None:
    chronicle = Chronicle()
    chronicle.tell([Report("answered", 1, cards=("missed/2S",))])
    assert chronicle.tell([Report("missed", 1)]).told == []
    assert Chronicle().tell([sixgun.Report("missed", 1)]).told != []
