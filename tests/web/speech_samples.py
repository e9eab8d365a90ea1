"""What the house says, for the tests of the pages to compare: the same words from both.

    python -m tests.web.speech_samples FILE

writes every sentence of every language with sample arguments, and real games told from several
seats, replays and a record. The tests of the pages run this by themselves, so what they compare
with is never old.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sixgun
from sixgun.cli.terminal_play.telling import Teller
from sixgun.engine.deal import commitment, seed_of_deal
from sixgun.engine.explain import CAUTIONS, REASONS, Summand
from sixgun.locales import LANGUAGES, speech, texts
from sixgun.narration.chronicle import Chronicle
from sixgun.server import protocol
from sixgun.server.protocol.encoding import encode_reports, encode_view, told
from sixgun.server.tables.games import BANG
from sixgun.server.tables.replays import replay_of
from tests.locales.test_locales import DETAILS, game_of, walk
from tests.web.duel_samples import (
    duel_questions,
    duel_reasons,
    duel_replays,
    duel_sums,
    duels,
    heads_of,
    log_of,
    said_by,
)

#: Numbers that languages treat differently.
NUMBERS = (0, 1, 2, 5, 21, 1234, 1_000_000)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
#: What only commands say, and plain pages without script; no browser loads it.
NOT_SHIPPED = ("commands.ftl", "deals.ftl", "plain.ftl", "play.ftl")
#: At most so many combinations of arguments for one sentence.
MOST = 24


# ----------------------------------------------------------------- sentences


class Needs(Visitor):  # type: ignore[misc]
    """What a pattern must be given, and what it chooses by."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.values = values  # of all messages
        self.chosen: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - fluent.syntax calls it so
        self.chosen.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - the same
        names = {getattr(v.key, "name", getattr(v.key, "value", "")) for v in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.chosen.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - the same
        """What is said within another sentence needs the same."""
        self.visit(self.values[node.id.name])


def values(variants: set[str]) -> tuple[str | int, ...]:
    """What a variable may be: its variants, numbers if they are numbers, else either."""
    if not variants:
        return ("Ann", 3)
    if variants & PLURALS - {"other"} or any(name.isdigit() for name in variants):
        return NUMBERS
    return tuple(sorted(variants))


def patterns(lang: str) -> Iterator[tuple[str, Any]]:
    for name, text in texts(lang).items():
        if name in NOT_SHIPPED:
            continue
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def sentences(lang: str) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Every message with arguments that show all its variants."""
    dice = Random(lang)
    known = dict(patterns(lang))
    for key, pattern in known.items():
        needs = Needs(known)
        needs.visit(pattern)
        names = list(needs.chosen)
        choices = list(product(*(values(needs.chosen[name]) for name in names)))
        for choice in dice.sample(choices, min(MOST, len(choices))):
            arguments = dict(zip(names, choice, strict=True))
            yield key, arguments, speech(lang).say(key, **arguments)


# --------------------------------------------------------------------- games


def games() -> Iterator[dict[str, Any]]:
    """Games told from one seat each, in every language."""
    for number in range(15):
        game = game_of(number)
        dice = Random(number)
        for _ in walk(game, dice):
            pass
        me = dice.choice([None, 0, 2])
        reports = [report if me is None else sixgun.redacted(report, me) for report in game.reports]
        yield {
            "names": game.names,
            "me": me,
            "reports": encode_reports(game.reports, me) if me is not None else _open(reports),
            **log_of(Chronicle(me).tell(reports)),
            "said": {
                lang: said_by(Teller(speech(lang), game.names, me), Chronicle(me), reports)
                for lang in LANGUAGES
            },
        }


def _open(reports: list[sixgun.Report]) -> list[protocol.Report]:
    """Nothing hidden: as a replay with all cards open shows it."""
    return [protocol.Report(*report[:6]) for report in reports]


def questions() -> Iterator[dict[str, Any]]:
    """Questions with their options, one for everything that can be asked in other words."""
    seen_keys: set[str] = set()
    for number in range(40):
        for game in walk(game_of(number), Random(number)):
            assert game.decision is not None
            seen = game.view(game.decision.seat)
            question = BANG.question(seen)
            assert question is not None
            assert question.asks is not None
            keys = {question.asks.key, *map(_wording, question.words)}
            if keys - seen_keys:
                seen_keys |= keys
                yield _asked(game, seen, question)


def _wording(words: protocol.Told) -> str:
    return f"{words.key} {bool(words.args.get('serves'))}"


def _asked(game: sixgun.Game, seen: sixgun.View, question: protocol.Question) -> dict[str, Any]:
    tellers = {lang: Teller(speech(lang), game.names, question.seat) for lang in LANGUAGES}
    return {
        "names": game.names,
        "question": question,
        "said": {lang: teller.question(seen) for lang, teller in tellers.items()},
        "options": {
            lang: [teller.option(option, seen) for option in seen.options]
            for lang, teller in tellers.items()
        },
        "heads": heads_of(tellers, question),
    }


# ------------------------------------------------------------------- reasons


def reasons() -> Iterator[dict[str, Any]]:
    for lang, target in product(LANGUAGES, (0, 1)):
        teller = Teller(speech(lang), ("Ann", "Bob"), 0)
        for key, meaning in (REASONS | CAUTIONS).items():
            named = {name.strip() for name in meaning.partition(":")[2].split(",")}
            details = {**DETAILS, "target": target}
            reason = key, {name: details[name] for name in sorted(named) if name}
            yield {"lang": lang, "told": told(reason), "said": teller.reason(reason)}
        event = "not-yours", {"character": "sniper"}
        yield {"lang": lang, "told": told(event), "said": teller.reason(event)}


def distances() -> Iterator[dict[str, Any]]:
    parts = [Summand("seats", "", 1), Summand("rule", "scope", -1), Summand("minimum", "", 1)]
    for lang in LANGUAGES:
        said = Teller(speech(lang), (), 0).distance(1, parts)
        yield {"lang": lang, "total": 1, "parts": parts, "said": said}


# -------------------------------------------------------------------- records


def dealt_game() -> tuple[sixgun.Game, sixgun.Deal]:
    """A game that chance has played to its end, and how its cards were dealt."""
    settings = sixgun.Game(5).settings
    secret, numbers = "11" * 32, {0: "5eed" * 8, 3: "cafe" * 9}
    deal = sixgun.Deal("saloon-1", commitment(secret, settings, "saloon-1"), secret, numbers)
    game, dice = sixgun.Game(5, seed_of_deal(secret, numbers)), Random(5)
    while not game.over:
        game.choose(dice.choice(game.options))
    return game, deal


def replays() -> Iterator[dict[str, Any]]:
    """The same game through several eyes, and the last view that each of them leads to."""
    game, deal = dealt_game()
    record = sixgun.record_of(game, deal)
    for eyes in (None, 0, 4):
        last = BANG.open_view(game) if eyes is None else game.view(eyes)
        yield {"replay": replay_of("saloon-1", record, eyes), "last": encode_view(last)}


def samples() -> dict[str, Any]:
    return {
        "sentences": {lang: list(sentences(lang)) for lang in LANGUAGES},
        "games": list(games()),
        "questions": list(questions()),
        "reasons": list(reasons()),
        "distances": list(distances()),
        "replays": list(replays()),
        "record": sixgun.record_of(*dealt_game()),
        "duels": list(duels()),
        "duel_questions": list(duel_questions()),
        "duel_replays": list(duel_replays()),
        "duel_reasons": list(duel_reasons()),
        "duel_sums": list(duel_sums()),
    }


def main() -> None:
    Path(sys.argv[1]).write_bytes(protocol.encode(samples()))
    json.loads(Path(sys.argv[1]).read_bytes())  # what cannot be read is no sample


if __name__ == "__main__":
    main()
