"""Why not, how far, how likely: answered from the view of who asks, whatever is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sixgun.cli.terminal_play.telling import Teller
from sixgun.engine.view import view
from sixgun.locales import LANGUAGES, speech
from sixgun.server.protocol import (
    Distance,
    Explain,
    Explanation,
    Odds,
    Open,
    Option,
    Summand,
    Told,
    Update,
    Why,
    encoding,
)
from tests.server.houses import OpenHouse, RecordingClient, a_house, answered, begun, run

FOUR = ("Anna", "Bruno", "Carla", "Dario")
#: A Deputy beside the Sheriff, with a Beer that is good for nothing.
DEPUTY = """
[[scenario]]
id = "deputy"
title = "What a Deputy had better not do"
me = "Anna"
turn = "Anna"
steps = ["Anna: end"]
deck = ["barrel", "scope"]

[[scenario.player]]
name = "Anna"
role = "deputy"
character = "vulture_sam"
hand = ["beer/6H", "bang/QH", "missed/QC"]

[[scenario.player]]
name = "Bob"
role = "sheriff"
character = "suzy_lafayette"

[[scenario.player]]
name = "Carla"
role = "outlaw"
character = "rose_doolan"
table = ["mustang/8H"]

[[scenario.player]]
name = "Dario"
role = "renegade"
character = "bart_cassidy"

[[scenario.player]]
name = "Elena"
role = "outlaw"
character = "jourdonnais"
"""


async def explained(client: RecordingClient, *asks: Any) -> list[Explanation]:
    answer = await client.request(Explain(asks=tuple(asks)))
    assert len(answer.answers) == len(asks)
    return list(answer.answers)


async def lesson(house: OpenHouse) -> RecordingClient:
    anna = await house.client("Anna")
    await anna.watch((await anna.request(Open(scenario=DEPUTY))).table)
    await anna.until(lambda: anna.question is not None)
    return anna


def test_a_question_comes_with_its_cautions(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await lesson(house)
            options = list(anna.question.options)
            beer, shot = Option("play", "beer/6H", None), Option("play", "bang/QH", 1)
            cautions = {options[index]: told for index, told in anna.question.cautions.items()}
            assert cautions == {
                beer: (Told("caution-no-effect", {"card": "beer/6H"}),),
                shot: (Told("caution-sheriff", {"target": 1}),),
            }
            assert options[anna.question.default] == Option("end", None, None)

    run(test)


def test_distances_odds_and_reasons_are_explained(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna = await lesson(house)
            far, near, missed, twice, likely, fine = await explained(
                anna,
                Distance(0, 2),
                Distance(0, 1),
                Why(Option("play", "missed/QC", None)),
                Why(Option("play", "bang/QH", 2)),
                Odds(0, "hearts"),
                Why(Option("play", "bang/QH", 4)),
            )
            assert (far.distance, far.reach) == (3, 1)
            assert far.summands == (Summand("seats", "", 2), Summand("rule", "mustang", 1))
            assert (near.distance, near.summands) == (1, (Summand("seats", "", 1),))
            assert missed.reason == Told("reason-only-in-answer", {"card": "missed/QC"})
            assert twice.reason.key == "reason-out-of-reach"
            assert twice.reason.args == {"target": 2, "distance": 3, "reach": 1}
            numerator, denominator = likely.chance
            assert 0 < numerator / denominator < 0.5
            assert fine.reason is None

    run(test)


def test_everybody_is_answered_from_what_he_sees(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, sets=("all",))
            zoe = await house.client("Zoe")
            await zoe.watch(people[0].table.table)
            await zoe.hears(Update)
            for _ in range(10):
                await answered(people)
            await house.quiet()
            game = house.table_of(zoe).play.game
            asks = [Odds(seat, wish) for seat in range(4) for wish in ("hearts", "red")]
            asks += [Distance(0, 2), Distance(3, 1), Why(Option("play", "bang/QH", 1))]
            for client in (*people, zoe):
                seen = view(game, client.view.seat)
                assert await explained(client, *asks) == [
                    encoding.explanation(seen, a) for a in asks
                ]
            (why,) = await explained(zoe, Why(Option("end", None, None)))
            assert why.reason.key == "reason-spectator"
            other = people[game.decision.seat - 1]
            (why,) = await explained(other, Why(Option("end", None, None)))
            assert why.reason == Told("reason-not-asked", {"player": game.decision.seat})

    run(test)


#: Words and numbers that no option has, or that have no business in this one.
CARDS = (None, "", "bang/QH", "bang", "missed/QC", "sid_ketchum", "high_noon", "hand", "yes")
ODD_CARDS = (*CARDS, "<script>", "\u202e", "x" * 5000, "bang/QH/QH", "/", "hearts")
TARGETS = (None, 0, 3, 4, 99, -1, -99, 2**53 - 1)
VERBS = ("play", "use", "discard", "take", "choose", "pass", "end", "", "shoot", "__class__")


def odd_asks() -> list[Any]:
    asks: list[Any] = [
        Why(Option(verb, card, target))
        for verb in VERBS
        for card in ODD_CARDS
        for target in TARGETS
    ]
    asks += [Distance(seat, foe) for seat in (-1, 0, 3, 99, 2**53 - 1) for foe in (-1, 0, 4, 99)]
    wishes = ("hearts", "", "diamonds", "__len__", "x" * 5000)
    return asks + [Odds(seat, wish) for seat in (-1, 0, 99) for wish in wishes]


def test_whatever_is_asked_is_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, *FOUR, sets=("all",))
            zoe = await house.client("Zoe")
            await zoe.watch(people[0].table.table)
            await zoe.hears(Update)
            asks = odd_asks()
            before = house.fingerprint(zoe)
            asked = people[people[0].question.seat]
            for client in (asked, people[asked.table.seat - 1], zoe):
                for start in range(0, len(asks), 4):
                    answers = await explained(client, *asks[start : start + 4])
                    for answer in answers:
                        assert "" not in told_in_all_languages(answer, client.view.seat)
            assert house.fingerprint(zoe) == before
            many = Explain(asks=(Odds(0, "hearts"),) * 65)
            assert await zoe.refuses(many) == "too-many-asks"

    run(test)


def told_in_all_languages(answer: Explanation, me: int | None) -> list[str]:
    """Nothing that was asked comes back as a word that some language does not have."""
    if answer.reason is None:
        return []
    key, args = answer.reason.key, answer.reason.args
    return [Teller(speech(lang), FOUR, me).told(key, args) for lang in LANGUAGES]
