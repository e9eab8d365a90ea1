"""Writes the playthroughs: whole games as text, with every view of every seat.

    ./sixgun generate playthroughs

plays the games of tests/engine/playthroughs again and rewrites the files. Run it after a
change of the rules that was meant, and read the difference before committing it. The lines
of play are kept as far as they are still possible; where one is not, the game goes on with
the default of every decision. Files that are missing are made anew.

A file reads like this; every line stands once for all who see the same:

    game {"players": 4, "seed": 1, ...}     how it is set up
    # 1 turn 1: P3 is asked (play)          a decision
      play bang on P1 | end                 its options
      [all] P3 hand: ? ? ? ?                what changed in whose view since the last decision
      [P3] P3 hand: bang/2D ...             (- is a spectator)
    > P3: play bang on P1                   what was chosen
      [all] shot seat=P1 foe=P3 number=1    what was reported to whom
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from sixgun.engine.errors import SixgunError
from sixgun.engine.game import Game
from sixgun.engine.notation import LEAVE, NOON, option_text, read_line
from sixgun.engine.reports import EVERYBODY, Report, redacted
from sixgun.engine.view import View
from tests.games import BOXES, SIZES, Plan, next_act

FOLDER = Path(__file__).parent / "playthroughs"
LONGEST = 220  # decisions; what comes later is more of the same


# ----------------------------------------------------------------- writing


def transcript(header: dict[str, Any], lines: Iterable[str]) -> Iterator[str]:
    """The text of a game, line by line, as these lines of play go."""
    game = Game(listen=True, **header)
    yield f"game {json.dumps(header)}"
    heard = 0
    yield from told(game, game.reports[heard:])
    heard = len(game.reports)
    views: dict[str, dict[str, str]] = {}
    yield from decision(game, 1, views)
    for number, line in enumerate(lines, 2):
        yield f"> {line}"
        take(game, line)
        yield from told(game, game.reports[heard:])
        heard = len(game.reports)
        yield from decision(game, number, views)


def take(game: Game, line: str) -> None:
    """Play a line of a record."""
    said = read_line(line, game.names)
    assert said is not None, line
    game.apply(said)


def decision(game: Game, number: int, views: dict[str, dict[str, str]]) -> Iterator[str]:
    if game.decision is None:
        yield f"# {number} turn {game.turns}: over"
    else:
        asked = game.names[game.decision.seat]
        yield f"# {number} turn {game.turns}: {asked} is asked ({game.decision.kind})"
        yield f"  {' | '.join(game.texts())}"
    changed: dict[str, dict[str, list[str]]] = {}
    for reader, seat in readers(game):
        lines = seen(game.view(seat))
        before = views.get(reader, {})
        for key, text in lines.items():
            if before.get(key, "") != text:
                changed.setdefault(key, {}).setdefault(text, []).append(reader)
        views[reader] = lines
    for key, texts in changed.items():
        for text, who in texts.items():
            yield f"  {eyes(who, game)} {key}: {text}".rstrip()


def told(game: Game, reports: Iterable[Report]) -> Iterator[str]:
    for report in reports:
        texts: dict[str, list[str]] = {}
        for reader, seat in readers(game):
            texts.setdefault(report_text(game, redacted(report, seat)), []).append(reader)
        for text, who in texts.items():
            yield f"  {eyes(who, game)} {text}"


def readers(game: Game) -> list[tuple[str, int | None]]:
    """Every seat, and a spectator, who is called `-`."""
    return [*((name, seat) for seat, name in enumerate(game.names)), ("-", None)]


def eyes(who: list[str], game: Game) -> str:
    return "[all]" if len(who) == game.seats + 1 else f"[{' '.join(who)}]"


def report_text(game: Game, report: Report) -> str:
    assert report.eyes == EVERYBODY
    parts = [report.key]
    parts += [f"seat={game.names[report.seat]}"] if report.seat is not None else []
    parts += [f"foe={game.names[report.foe]}"] if report.foe is not None else []
    parts += [f"cards={','.join(card or '?' for card in report.cards)}"] if report.cards else []
    parts += [f"number={report.number}"] if report.number else []
    parts += [f"word={report.word}"] if report.word else []
    return " ".join(parts)


def seen(view: View) -> dict[str, str]:
    """A view as short lines by what they are about; empty ones say nothing."""
    lines: dict[str, str] = {}
    for seat, name in enumerate(view.settings.names):
        hand = zip(view.hands[seat], view.shown[seat], strict=True)
        faces = [f"{face or '?'}{'*' if shown else ''}" for face, shown in hand]
        lines |= {
            f"{name} role": view.roles[seat],
            f"{name} character": view.characters[seat],
            f"{name} copies": view.copied[seat],
            f"{name} spare": view.spares[seat] or "?" * view.has_spare[seat],
            f"{name} dealt": " ".join(view.dealt[seat]),
            f"{name} pick": view.picks[seat],
            f"{name} life": f"{view.life[seat]}/{view.max_life[seat]}",
            f"{name} is": " ".join(state(view, seat)),
            f"{name} hand": " ".join(faces),
            f"{name} gear": " ".join(view.gear[seat]),
        }
    lines |= {
        "deck": str(view.deck_size),
        "deck known": " ".join(f"{depth}={face}" for depth, face in view.deck),
        "discard": " ".join([str(len(view.discard)), *view.discard[-1:]]),
        "spread": " ".join(face or "?" for face in view.spread),
    }
    return lines | {field: str(getattr(view, field)) for field in PLAIN_FIELDS}


def state(view: View, seat: int) -> list[str]:
    return [
        word for word, so in (("out", not view.alive[seat]), ("passive", view.passive[seat])) if so
    ]


PLAIN_FIELDS = (
    "fresh",
    "peeked",
    "card_played",
    "suits",
    "turn",
    "rounds",
    "used",
    "extra_turn",
    "ghost",
    "graves",
    "shown_roles",
    "hand_mark",
    "digging",
    "duty",
    "named_suit",
    "event",
    "past_events",
    "next_event",
    "events_left",
    "bangs_played",
    "skipping",
    "awaited",
    "waiting",
    "laid_aside",
    "rules_version",
    "fallen",
    "owes",
    "shuffles",
    "noon",
    "over",
    "winners",
)


# ----------------------------------------------------------------- reading


def header_of(text: str) -> dict[str, Any]:
    header: dict[str, Any] = json.loads(text.splitlines()[0].removeprefix("game "))
    return header


def lines_of(text: str) -> list[str]:
    """The lines of play in a playthrough."""
    return [line[2:] for line in text.splitlines() if line.startswith("> ")]


# ------------------------------------------------------------------ making


def new_games() -> dict[str, tuple[dict[str, Any], Plan]]:
    """A dozen games: every size and set, every way to deal, leavers, noon, patience."""
    found = {}
    for number in range(12):
        deal = ("random", "two", "two_open")[number // 4]
        sets = BOXES[(0, 0, 1, 4, 1, 2, 0, 3, 4, 2, 3, 4)[number]]
        header: dict[str, Any] = {
            "players": {4: 3, 11: 8}.get(number, SIZES[number % 4]),
            "sets": sets,
            "seed": number + 81,
            "characters": deal,
            "simplified": number == 5,
            "high_noon_reshuffles": (0, 0, 1, 3)[number % 4],
            "patient": number % 3 == 1,
        }
        plan = Plan(
            taste=number,
            boldness=(0.3, 0.6, 0.9)[number % 3],
            leaving=0.02 if number in (3, 6, 9, 11) else 0.0,
            noon=30 if number == 8 else None,
        )
        box = "everything" if len(sets) == 5 else sets[-1].replace("_", "-")
        found[f"{number + 1:02}-{header['players']}-players-{box}"] = header, plan
    return found


def fresh_lines(header: dict[str, Any], plan: Plan) -> list[str]:
    game, rng, lines = Game(**header), Random(plan.taste), []
    while not game.over and len(lines) < LONGEST:
        what = next_act(plan, rng, len(lines), game)
        if what[0] == "leave":
            line = f"{game.names[what[1]]}: {LEAVE}"
        elif what[0] == "noon":
            line = NOON
        else:
            assert game.decision is not None
            text = option_text(what[1], game.options, game.names)
            line = f"{game.names[game.decision.seat]}: {text}"
        take(game, line)
        lines.append(line)
    return lines


def still_possible(header: dict[str, Any], lines: list[str]) -> list[str]:
    """The lines of play as far as they go, then defaults up to the same number."""
    game, kept = Game(**header), []
    for line in lines:
        if game.over:
            break
        try:
            take(game, line)
        except (SixgunError, AssertionError):
            break
        kept.append(line)
    while not game.over and len(kept) < len(lines):
        assert game.decision is not None
        text = option_text(game.decision.default, game.options, game.names)
        kept.append(f"{game.names[game.decision.seat]}: {text}")
        take(game, kept[-1])
    return kept


def made() -> dict[Path, str]:
    """Every playthrough as the engine of today tells it; of an old one, what is still possible."""
    return {FOLDER / f"{name}.txt": _told(name, *game) for name, game in new_games().items()}


def _told(name: str, new_header: dict[str, Any], plan: Plan) -> str:
    path = FOLDER / f"{name}.txt"
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    header = header_of(old) if old else new_header
    lines = still_possible(header, lines_of(old)) if old else fresh_lines(header, plan)
    return "".join(f"{line}\n" for line in transcript(header, lines))
