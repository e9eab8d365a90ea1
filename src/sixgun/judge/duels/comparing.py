"""The judge's table against the engine's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...duel.duel import Duel
from ...duel.printed import FACES
from ...engine.options import VERBS, Option
from .box import SIDES, printed_deck
from .ledger import Disagreement, DuelLedger
from .question import DuelQuestion
from .rulings import SETTLED

#: All eighty cards.
BOX = Counter(printed_deck(0) + printed_deck(1))

#: Questions whose cards, played or discarded, are those of the hand.
FROM_HAND = frozenset({"play", "shot", "indians", "duel", "limit", "cost", "loss"})


def compare_question(asked: DuelQuestion, game: Duel) -> None:
    """Who is asked what, and exactly these answers, none of them twice, in their order."""
    decision = game.decision
    rule = SETTLED[asked.kind]
    if decision is None:
        raise Disagreement("who is asked", asked, f"over: {game.over}", rule)
    if (decision.seat, decision.kind) != (asked.seat, asked.kind):
        raise Disagreement("who is asked what", asked, decision, rule)
    offered = set(decision.options)
    if asked.options != offered:
        missing, surplus = asked.options - offered, offered - asked.options
        raise Disagreement(
            f"options of {asked.kind}",
            f"also {sorted(map(str, missing))}",
            f"too many {sorted(map(str, surplus))}",
            rule,
        )
    if len(decision.options) > len(offered):
        raise Disagreement(f"options of {asked.kind}", "each once", decision.options, "S5")
    of_hand = _faces(game.hands[asked.seat]) if asked.kind in FROM_HAND else []
    _compare_order(decision.options, of_hand)


def _compare_order(options: Sequence[Option], hand: list[str]) -> None:
    """S3: verbs in their order, cards of one verb in hand order, `pass` or `end` last."""
    places = [VERBS.index(option[0]) for option in options]
    if places != sorted(places):
        raise Disagreement("order of verbs", VERBS, options, "S3")
    held = [
        (option[0], hand.index(option[1]))
        for option in options
        if option[1] in hand and option[0] in ("play", "discard")
    ]
    if held != sorted(held, key=lambda entry: (VERBS.index(entry[0]), entry[1])):
        raise Disagreement("order of cards", hand, options, "S3")


def compare_end(winner: int | None, game: Duel) -> None:
    """The duel is over, and the right side has won."""
    expected = None if winner is None else (SIDES[winner], (winner,), None)
    found = (game.over, game.winners, game.decision)
    if expected != found:
        raise Disagreement("end of the duel", expected, found, "duel.md 9, 12; D1")


def compare_tables(table: DuelLedger, game: Duel) -> None:
    """Everything that lies on the table, and what is remembered of the turn."""
    for what, expected, found in _places(table, game):
        if expected != found:
            raise Disagreement(what, expected, found, "duel.md 3 to 11")


def _places(table: DuelLedger, game: Duel) -> Iterator[tuple[str, object, object]]:
    yield "life points", table.life, game.life
    yield "characters", table.names, list(game.places)
    yield "who is active", table.front, game.front
    yield "turn", (table.turn, table.turns), (game.turn, game.turns)
    yield "equipment", table.gear, [_faces(cards) for cards in game.gear]
    for side in (0, 1):
        yield f"hand of {SIDES[side]}", sorted(table.hands[side]), sorted(_faces(game.hands[side]))
    yield "discards", table.discard, _faces(game.discard)
    yield "laid out", sorted(table.spread), sorted(_faces(game.spread))
    yield "decks", table.decks, [_faces(deck) for deck in game.decks]
    yield "reserve", table.reserve, game.reserve
    yield "eliminated", table.out, [list(names) for names in game.out]
    yield "fallen", table.fallen, list(game.fallen)
    yield "BANG! cards played", table.bangs, game.bangs_played
    yield "marker moved", table.swapped, game.swapped
    yield "reshuffles", (table.shuffles, table.shuffles > 0), (game.shuffles, game.formed)


def compare_box(game: Duel) -> None:
    """Eighty cards, whatever happens."""
    found = Counter(FACES[card] for zone in game.zones() for card in zone)
    if found != BOX:
        raise Disagreement("cards of the box", "each once", str(found - BOX or BOX - found), "1")


def _faces(cards: Sequence[int]) -> list[str]:
    return [FACES[card] for card in cards]
