"""What the house says of duels, for the tests of the pages to compare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import sixgun
from sixgun.cli.terminal_play.duel_telling import DuelTeller
from sixgun.cli.terminal_play.telling import Teller
from sixgun.duel import Duel, DuelView
from sixgun.duel.explain import CAUTIONS, REASONS
from sixgun.duel.position import DuelPosition, Side, lay_out
from sixgun.locales import LANGUAGES, speech
from sixgun.narration.chronicle import Chronicler, Log
from sixgun.narration.duel_telling import DuelChronicle
from sixgun.narration.reasons import duel_reason_words
from sixgun.server import protocol
from sixgun.server.protocol.duel_encoding import encode_duel
from sixgun.server.protocol.duel_encoding import explanation as duel_explanation
from sixgun.server.protocol.encoding import encode_lines, encode_reports
from sixgun.server.tables.games import DUEL
from sixgun.server.tables.replays import replay_of

NAMES = ("Ann", "Bob")


def duel_of(number: int) -> Duel:
    """Both ways to set a duel up, with few and many characters."""
    mode = ("normal", "tournament")[number % 2]
    return Duel(number, listen=True, names=NAMES, mode=mode, characters=2 + number % 5)


def walk(duel: Duel, dice: Random) -> Iterator[Duel]:
    while not duel.over:
        yield duel
        duel.choose(dice.choice(duel.options))


def log_of(log: Log) -> dict[str, Any]:
    """What the house sends of it."""
    return {"told": encode_lines(log.told), "asides": encode_lines(log.asides)}


def said_by(
    teller: Teller, chronicle: Chronicler, reports: list[sixgun.Report]
) -> dict[str, list[str]]:
    """The same in sentences of the terminal."""
    return {
        part: [teller.line(line, reports[line.at]) for line in lines]
        for part, lines in chronicle.tell(reports)._asdict().items()
    }


#: What each argument of a reason may be.
DETAILS: dict[str, Any] = {
    "card": "colt/LD",
    "kind": "store",
    "limit": 3,
    "name": "jango",
    "number": 1,
    "player": 1,
    "side": "law",
    "word": "barrel",
}


def duel_reasons() -> Iterator[dict[str, Any]]:
    """Every reason and caution of the duel, in every language."""
    for lang in LANGUAGES:
        teller = DuelTeller(speech(lang), NAMES, 0)
        for key, meaning in (REASONS | CAUTIONS).items():
            named = [name for name in meaning.partition(": ")[2].split(", ") if name]
            reason = key, {name: DETAILS[name] for name in named}
            told = protocol.Told(*duel_reason_words(reason))
            yield {"lang": lang, "told": told, "said": teller.reason(reason)}


def duel_sums() -> Iterator[dict[str, Any]]:
    """The numbers of two sides that have everything that adds to them."""
    law = Side("bart_masterson", "the_stranger", active_life=1, active_table=["bank"])
    outlaws = Side("west_harding", "dalton_bros")
    seen = lay_out(DuelPosition("law", law, outlaws)).view(0)
    for lang in LANGUAGES:
        for seat in (0, 1):
            sums = duel_explanation(seen, protocol.Sums(seat)).sums
            said = DuelTeller(speech(lang), NAMES, 0).sums(seen, seat)
            yield {"lang": lang, "sums": sums, "said": said}


def duels() -> Iterator[dict[str, Any]]:
    """Duels told from one seat each, in every language."""
    for number in range(12):
        duel = duel_of(number)
        for _ in walk(duel, Random(number)):
            pass
        me = number % 2
        reports = [sixgun.redacted(report, me) for report in duel.reports]
        yield {
            "names": NAMES,
            "me": me,
            "reports": encode_reports(duel.reports, me),
            **log_of(DuelChronicle(me).tell(reports)),
            "said": {
                lang: said_by(DuelTeller(speech(lang), NAMES, me), DuelChronicle(me), reports)
                for lang in LANGUAGES
            },
        }


def duel_questions() -> Iterator[dict[str, Any]]:
    """Questions with their options and the view beside them, one for each way to ask."""
    known: set[str] = set()
    for number in range(60):
        for duel in walk(duel_of(number), Random(number)):
            assert duel.decision is not None
            seen = duel.view(duel.decision.seat)
            question = DUEL.question(seen)
            assert question is not None
            assert question.asks is not None
            keys = {question.asks.key, *[words.key for words in question.words]}
            if keys - known:
                known |= keys
                yield _asked(seen, question)


def _asked(seen: DuelView, question: protocol.Question) -> dict[str, Any]:
    tellers = {lang: DuelTeller(speech(lang), NAMES, question.seat) for lang in LANGUAGES}
    return {
        "names": NAMES,
        "view": encode_duel(seen),
        "question": question,
        "said": {lang: teller.question(seen) for lang, teller in tellers.items()},
        "options": {
            lang: [teller.option(option, seen) for option in seen.options]
            for lang, teller in tellers.items()
        },
        "heads": heads_of(tellers, question),
    }


def heads_of(
    tellers: Mapping[str, Teller], question: protocol.Question
) -> dict[str, dict[int, str]]:
    """What stands above the options of a card that has several."""
    return {
        lang: {at: teller.told(head.key, head.args) for at, head in question.heads.items()}
        for lang, teller in tellers.items()
    }


def duel_replays() -> Iterator[dict[str, Any]]:
    """One duel through several eyes, and the last view that each of them leads to."""
    duel = Duel(7, characters=3)
    for _ in walk(duel, Random(7)):
        pass
    record = sixgun.record_of(duel)
    for eyes in (None, 0, 1):
        last = DUEL.open_view(duel) if eyes is None else duel.view(eyes)
        yield {"replay": replay_of("saloon-2", record, eyes), "last": encode_duel(last)}
