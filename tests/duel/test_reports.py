"""What reports of a duel tell besides cards: decks, backs, spots, the marker. All is public."""

from __future__ import annotations

from random import Random

from sixgun.duel import Duel
from sixgun.duel.printed import BACK_OF, FACES, SIDES
from sixgun.duel.reports import REPORTS
from sixgun.duel.table import COMMON
from sixgun.engine.reports import Report, redacted

GAMES = 12
BACKS = {FACES[card]: SIDES[BACK_OF[card]] for card in range(len(FACES))}
DECKS = {"law": 0, "outlaws": 1, "common-law": COMMON, "common-outlaws": COMMON}
#: Reports of cards that come from a deck; before their origins there may be another word.
TAKEN = {"drew": 0, "drew_openly": 0, "turned_up": 1, "laid_out": 1}


def origins(report: Report) -> list[str]:
    return report.word.split(",")[TAKEN[report.key] :] if report.word else []


def test_decks_backs_markers_and_gear_follow_from_reports_alone() -> None:
    heard = set()
    for number in range(GAMES):
        dice = Random(number)
        mode = ("normal", "tournament")[number % 2]
        duel = Duel(number, listen=True, mode=mode, characters=2 + number % 3)
        told = len(duel.reports)
        decks, front = [len(deck) for deck in duel.decks], list(duel.front)
        gear = [sorted(FACES[card] for card in lying) for lying in duel.gear]
        discards = len(duel.discard)
        while not duel.over:
            duel.choose(dice.choice(duel.options))
            for report in duel.reports[told:]:
                heard.add(report.key)
                discards = follow(duel, report, decks, front, gear, discards)
            told = len(duel.reports)
            assert decks == [len(deck) for deck in duel.decks]
            assert front == duel.front
            assert gear == [sorted(FACES[card] for card in lying) for lying in duel.gear]
    assert (
        {"ranks_closed", "marker_moved", "took_gear", "reshuffled", *TAKEN} <= heard <= set(REPORTS)
    )


def follow(
    duel: Duel,
    report: Report,
    decks: list[int],
    front: list[int],
    gear: list[list[str]],
    discards: int,
) -> int:
    """What a report moves; how many discards there are after it."""
    key, cards = report.key, [str(face) for face in report.cards]
    if key in TAKEN:
        for face, whence in zip(cards[-len(origins(report)) :], origins(report), strict=True):
            decks[DECKS[whence]] -= 1
            assert whence.endswith(BACKS[face])
    elif key in ("marker_moved", "ranks_closed"):
        assert report.seat is not None
        front[report.seat] = 1 - front[report.seat]
    elif key == "equipped":
        gear[report.number] = sorted([*gear[report.number], *cards])
    elif key in ("lost_gear", "took_gear"):
        gear[report.number].remove(cards[0])
    elif key == "gear_moved":
        gear[report.number].remove(cards[0])
        to = next(spot for spot in range(4) if duel_slug(duel, spot) == report.word)
        gear[to] = sorted([*gear[to], *cards])
    elif key in ("picked", "stole"):
        assert report.word == BACKS[cards[0]]
    elif key == "reshuffled":
        decks[COMMON] += discards
        return 0
    fallen = key in ("played", "answered", "discarded", "spread_discarded", "lost_gear")
    return discards + fallen * len(cards)


def duel_slug(duel: Duel, spot: int) -> str:
    return duel.slug_at(spot)


def test_who_sees_no_face_is_told_the_back_all_the_same() -> None:
    duel = Duel(1, listen=True)
    duel.choose(duel.options[0])
    while not any(report.key == "drew" for report in duel.reports):
        duel.choose(duel.options[0])
    drawn = next(report for report in duel.reports if report.key == "drew")
    for seat in (1 - (drawn.seat or 0), None):
        seen = redacted(drawn, seat)
        assert set(seen.cards) == {None}
        assert seen.word == drawn.word == ",".join(["law"] * len(drawn.cards))
