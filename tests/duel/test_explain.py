"""Why not, and what to think of, in a duel: from a view alone, with a reason for everything."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import sixgun
from sixgun.cli.terminal_play.duel_telling import DuelTeller
from sixgun.duel import Duel, DuelView
from sixgun.duel.explain import CAUTIONS, COMMON, OWN_REASONS, REASONS
from sixgun.duel.printed import CHARACTERS, SIDES
from sixgun.engine.aims import Reason
from sixgun.engine.options import Option
from sixgun.locales import LANGUAGES, speech, texts
from tests.duel.games import laid, some_positions
from tests.duel.worlds import other_world
from tests.source import modules, room, strings_in

SPOTS = (None, 0, 1, 2, 3)
PASS, END, SWAP = ("pass", None, None), ("end", None, None), ("choose", "swap", None)


def why(game: Duel, *option: Any) -> Reason | None:
    assert game.decision is not None
    verb, word, spot = (*option, None, None)[:3]
    return sixgun.why_not(game.view(game.decision.seat), (verb, word, spot))


def check(game: Duel, reasons: dict[Option, Reason | None]) -> None:
    assert {option: why(game, *option) for option in reasons} == reasons


# ------------------------------------------------------------- everything


def thinkable(seen: DuelView, rng: Random) -> Iterator[Option]:
    """What somebody may think of: cards in sight, abilities, markers, ends; some of each."""
    faces = [face for face in (*seen.hand, *seen.spread, "colt/LD", "hat/OH") if face]
    faces += [face for gear in seen.gear for face in gear]
    for face in sorted(set(faces)):
        for verb in ("play", "discard", "use", "take"):
            yield verb, face, None
            yield verb, face, rng.choice(SPOTS)
    for slug in {*seen.characters, *rng.sample([*CHARACTERS], 4)} - {""}:
        yield "use", slug, rng.choice((None, rng.choice(SPOTS)))
        yield "choose", slug, None
    for side in SIDES:
        yield "take", side, None
        yield "choose", side, None
    yield from (SWAP, PASS, END)


#: Reasons that few duels give, or that nobody gets who is asked something that there is.
RARE = {"not-asked", "spectator", "game-over", "no-such-thing", "needs-price", "always-active"}
RARE |= {"own-fallen", "hand-empty", "nothing-to-steal", "nobody-paired"}


def test_everything_that_is_not_offered_has_a_reason_and_each_reason_its_sentence() -> None:
    """Who is asked is never told `not now`: what is asked instead is said, or why it cannot be."""
    rng, given = Random(1), set()
    tellers = {lang: speech(lang) for lang in LANGUAGES}
    for game in some_positions():
        if game.decision is None:
            continue
        me = game.decision.seat
        seen = game.view(me)
        for option in thinkable(seen, rng):
            reason = sixgun.why_not(seen, option)
            assert (reason is None) == (option in seen.options)
            if reason is None:
                continue
            key, details = reason
            promised = [name for name in REASONS[key].partition(": ")[2].split(", ") if name]
            assert list(details) == promised, (option, reason)
            assert key not in ("not-asked", "spectator", "game-over", "no-such-thing")
            if key == "other-question":
                assert details["kind"] == game.decision.kind
            if key == "not-your-turn":
                assert details["player"] == game.turn != me
            if key not in given:
                for lang, said in tellers.items():
                    assert_told(DuelTeller(said, game.names, me).reason(reason), lang)
            given.add(key)
    assert set(REASONS) - given <= RARE


def assert_told(sentence: str, lang: str) -> None:
    assert sentence, lang
    assert not [mark for mark in ("{", "}", "$", "_", "duel-", "None") if mark in sentence], (
        sentence
    )


def test_who_is_not_asked_is_told_who_is() -> None:
    rng = Random(2)
    for place, game in enumerate(some_positions()):
        if game.decision is None or place % 5:
            continue
        asked = game.decision.seat
        for option in thinkable(game.view(asked), rng):
            assert sixgun.why_not(game.view(1 - asked), option) == ("not-asked", {"player": asked})
            assert sixgun.why_not(game.view(None), option) == ("spectator", {})


def test_after_the_end_nothing_is_offered() -> None:
    game = laid({}, {})
    game.leave(0)
    for seat in (0, 1, None):
        assert sixgun.why_not(game.view(seat), END) == ("game-over", {})


@pytest.mark.parametrize(
    "option",
    [
        ("shoot", "colt/LD", 2),
        ("play", "bang/QH", 2),
        ("play", "colt", 2),
        ("play", "colt/LD", 4),
        ("play", "colt/LD", -1),
        ("play", None, 2),
        ("use", None, None),
        ("use", "swap", None),
        ("pass", "colt/LD", None),
        ("end", None, 0),
        ("", "", None),
    ],
)
def test_what_could_never_be_is_called_so(option: Option) -> None:
    assert sixgun.why_not(laid({}, {}).view(0), option) == ("no-such-thing", {})


def test_the_same_view_gives_the_same_words_whatever_is_hidden() -> None:
    """Explanations cannot tell a secret: in a second world they are the same."""
    rng, compared = Random(3), 0
    for place, game in enumerate(some_positions()):
        me = place % 2
        if place % 7 or game.decision is None:
            continue
        here, there = game.view(me), other_world(game, me, rng).view(me)
        if here.decision != there.decision or here.hands[me] != there.hands[me]:
            continue
        for option in thinkable(here, rng):
            assert sixgun.why_not(here, option) == sixgun.why_not(there, option)
            assert sixgun.cautions(here, option) == sixgun.cautions(there, option)
        for seat in (0, 1):
            assert sixgun.sums(here, seat) == sixgun.sums(there, seat)
            for wish in ("barrel", "snake", "horseshoe"):
                assert sixgun.odds(here, seat, wish) == sixgun.odds(there, seat, wish)
        compared += 1
    assert compared > 40


def test_every_reason_is_given_somewhere_and_told_in_its_own_file() -> None:
    """A key that no code names could never be told, and a sentence without a key never is."""
    named = [
        word for path in modules() if room(path) == "duel" for word in strings_in(modules()[path])
    ]
    assert {key for key in (*OWN_REASONS, *CAUTIONS) if named.count(key) < 2} == set()
    assert {key for key in COMMON if named.count(key) < 2} == set()
    for lang in LANGUAGES:
        lines = texts(lang)["duel_reasons.ftl"].splitlines()
        keys = {
            line.partition(" =")[0]
            for line in lines
            if line.startswith(("duel-reason", "duel-caution"))
        }
        own = {f"duel-reason-{key}" for key in OWN_REASONS}
        assert keys == own | {key for key in CAUTIONS if key.startswith("duel-")}


# -------------------------------------------------------------- one's turn


def test_cards_say_whom_they_reach() -> None:
    hand = [
        "colt",
        "winchester",
        "derringer/LH",
        "hat/LH",
        "canteen",
        "teacher",
        "missed/LS",
        "gatling",
    ]
    game = laid({"hand": hand}, {})
    check(
        game,
        {
            ("play", "colt/LD", 2): None,
            ("play", "colt/LD", 3): ("rear-spared", {"name": "jack_ransome"}),
            ("play", "colt/LD", 0): ("own-character", {"card": "colt"}),
            ("play", "colt/LD", None): ("needs-target", {"card": "colt/LD"}),
            ("play", "winchester/LH", 3): None,
            ("play", "winchester/LH", 1): ("own-character", {"card": "winchester"}),
            ("play", "derringer/LH", 1): None,
            ("play", "derringer/LH", 3): ("rear-spared", {"name": "jack_ransome"}),
            ("play", "hat/LH", 1): None,
            ("play", "hat/LH", 0): ("not-beside", {"name": "pat_garret"}),
            ("play", "hat/LH", 3): ("not-beside", {"name": "jack_ransome"}),
            ("play", "canteen/LB", 3): None,
            ("play", "canteen/LB", 2): ("has-marker", {"name": "west_harding"}),
            ("play", "teacher/LH", None): ("no-equipment", {}),
            ("play", "missed/LS", 2): ("only-in-answer", {"card": "missed/LS"}),
            ("play", "gatling/LB", 2): ("takes-no-target", {"card": "gatling/LB"}),
            ("play", "knife/OH", 2): ("not-in-hand", {"card": "knife/OH"}),
            PASS: ("other-question", {"kind": "play"}),
            ("choose", "law", None): ("other-question", {"kind": "play"}),
        },
    )


def test_a_scope_reaches_the_rear_with_hit_cards_only() -> None:
    game = laid({"hand": ["colt", "inn"], "active_table": ["scope/LH"]}, {})
    check(
        game,
        {
            ("play", "colt/LD", 3): None,
            ("play", "inn/LB", 3): ("rear-spared", {"name": "jack_ransome"}),
        },
    )


def test_a_dynamite_goes_to_ones_own_rear_and_jack_ransome_puts_it_anywhere() -> None:
    hand = {"hand": ["dynamite"]}
    other = laid({}, {"active": "tom_thorn", **hand}, "outlaws")
    assert why(other, "play", "dynamite/OB", 0) == ("only-own-rear", {"card": "dynamite"})
    jack = laid({}, {"active": "jack_ransome", "rear": "west_harding", **hand}, "outlaws")
    assert why(jack, "play", "dynamite/OB", 0) is None


def test_who_stands_alone_moves_no_marker() -> None:
    game = laid(
        {"rear": "", "out": ["jango"], "hand": ["canteen"]}, {"rear": "", "out": ["sid_curry"]}
    )
    check(
        game,
        {
            SWAP: ("no-pair", {"side": "law"}),
            ("play", "canteen/LB", 2): ("nobody-paired", {}),
        },
    )
    half = laid({"rear": "", "out": ["jango"], "hand": ["canteen"]}, {})
    assert why(half, "play", "canteen/LB", 0) == ("no-pair", {"side": "law"})
    assert why(half, "play", "canteen/LB", 1) == ("nobody-there", {})


def test_the_marker_moves_once_a_turn() -> None:
    assert why(laid({"hand": ["inn"]}, {}, swapped=True), *SWAP) == ("marker-moved", {})


@pytest.mark.parametrize(("active", "number"), [("wyatt_ear", 1), ("the_stranger", 2)])
def test_bang_cards_are_counted(active: str, number: int) -> None:
    game = laid({"active": active, "rear": "jango", "hand": ["colt"]}, {}, bangs_played=number)
    assert why(game, "play", "colt/LD", 2) == ("bang-limit", {"number": number})
    free = {"active": active, "rear": "jango", "hand": ["colt"], "active_table": ["gunbelt/LD"]}
    assert why(laid(free, {}, bangs_played=number), "play", "colt/LD", 2) is None


def test_reloading_has_its_time_and_its_cards() -> None:
    law = {
        "hand": ["canteen", "colt"],
        "active_table": ["scope/LH", "bank"],
        "rear_table": ["panic"],
    }
    early = laid({**law, "reserve": ["jango"]}, {"reserve": ["sid_curry"]})
    check(
        early,
        {
            ("discard", "canteen/LB", None): ("no-reload-yet", {}),
            ("discard", "colt/LD", None): ("no-cylinder", {"card": "colt/LD"}),
            ("use", "scope/LH", None): ("no-reload-yet", {}),
            ("use", "bank/LB", None): ("works-by-itself", {"word": "bank"}),
            ("use", "hat/LH", None): ("not-beside-yours", {"card": "hat/LH"}),
        },
    )
    late = laid(law, {"rear": "", "out": ["sid_curry"]})
    check(
        late,
        {
            ("discard", "canteen/LB", None): None,
            ("discard", "canteen/LB", 2): ("takes-no-target", {"card": "canteen/LB"}),
            ("discard", "colt/LD", None): ("no-cylinder", {"card": "colt/LD"}),
            ("use", "scope/LH", None): None,
            ("use", "panic/LB", None): ("gear-in-the-rear", {"card": "panic/LB"}),
        },
    )


NO_TRADE: Reason = ("nothing-to-trade", {"name": "cattle_katie"})
NO_ACTION: Reason = ("no-action-on-top", {"name": "pearl_hat"})
ABILITIES: list[tuple[str, dict[str, Any], dict[str, Any], Reason]] = [
    ("babe_leroy", {"hand": ["colt"]}, {}, ("hand-not-empty", {"name": "babe_leroy"})),
    ("cattle_katie", {}, {}, NO_TRADE),
    ("cattle_katie", {"active_table": ["rattlesnake"]}, {}, NO_TRADE),
    ("pearl_hat", {"hand": ["colt"]}, {"discard": ["hat/LH"]}, NO_ACTION),
    ("pearl_hat", {"hand": ["colt"]}, {"discard": ["missed/LS"]}, NO_ACTION),
    ("pearl_hat", {}, {"discard": ["beer"]}, ("hand-empty", {"name": "pearl_hat"})),
    ("pearl_hat", {"hand": ["colt"]}, {"discard": ["teacher"]}, ("no-equipment", {})),
    ("pearl_hat", {"hand": ["colt"]}, {"discard": ["inn"]}, ("needs-target", {"card": "inn/LB"})),
    ("soundance_kid", {}, {}, ("hand-empty", {"name": "soundance_kid"})),
    ("toco_ramirez", {}, {}, ("hand-empty", {"name": "toco_ramirez"})),
    ("toco_ramirez", {"hand": ["beer"]}, {}, ("needs-target", {"card": "colt"})),
    ("toco_ramirez", {"hand": ["beer"]}, {"bangs_played": 1}, ("bang-limit", {"number": 1})),
    ("sid_curry", {}, {}, ("only-against-hits", {"word": "sid_curry"})),
    ("west_harding", {}, {}, ("works-by-itself", {"word": "west_harding"})),
]  # fmt: skip


@pytest.mark.parametrize(("slug", "side", "more", "reason"), ABILITIES)
def test_abilities_say_what_they_lack(
    slug: str, side: dict[str, Any], more: dict[str, Any], reason: Reason
) -> None:
    game = laid(
        {"hand": ["inn"]} if "discard" not in more else {},
        {"active": slug, **side},
        "outlaws",
        **more,
    )
    assert why(game, "use", slug) == reason
    asleep = laid({}, {"rear": slug, "active": "slim_poet", **side}, "outlaws", **more)
    by_itself = reason[0] in ("works-by-itself", "only-against-hits")
    assert why(asleep, "use", slug) == (reason if by_itself else ("dormant", {"name": slug}))


def test_abilities_are_used_once_a_turn_and_aimed_as_they_are() -> None:
    game = laid({}, {"active": "soundance_kid", "hand": ["colt", "beer", "knife"]}, "outlaws")
    assert why(game, "use", "soundance_kid", 0) == ("takes-no-target", {"card": "soundance_kid"})
    for said in ("use soundance_kid", "discard beer"):
        game.choose(said)
    game.choose(game.options[0])
    assert why(game, "use", "soundance_kid") == ("used-up", {"word": "soundance_kid"})
    toco = laid({}, {"active": "toco_ramirez", "hand": ["beer"]}, "outlaws")
    assert why(toco, "use", "toco_ramirez", 1) == ("rear-spared", {"name": "wyatt_ear"})
    assert why(toco, "use", "babe_leroy") == ("not-with-you", {"name": "babe_leroy"})


def test_buffalo_bell_waits_for_the_others_loss() -> None:
    game = laid({"rear": "buffalo_bell", "hand": ["inn"]}, {})
    assert why(game, "use", "buffalo_bell") == ("only-for-other", {"name": "buffalo_bell"})


# ----------------------------------------------------------------- answers


def shot(
    law: dict[str, Any], outlaws: dict[str, Any], card: str = "winchester", on: str = ""
) -> Duel:
    game = laid({"hand": [card], **law}, outlaws, rest="common")
    game.choose(f"play {card} on {on or 'west_harding'}")
    assert game.decision is not None
    assert game.decision.kind == "shot"
    return game


def test_only_dodges_answer_a_hit() -> None:
    hand = ["missed/OS", "beer", "colt"]
    table = {"active_table": ["bank"], "rear_table": ["hat/OH"]}
    check(
        shot({}, {"hand": hand, **table}),
        {
            ("play", "missed/OS", None): None,
            ("play", "beer/OB", None): ("only-dodge", {"card": "beer/OB"}),
            ("play", "missed/OS", 0): ("takes-no-target", {"card": "missed/OS"}),
            ("play", "knife/OH", None): ("not-in-hand", {"card": "knife/OH"}),
            ("discard", "missed/OS", None): ("play-it", {"card": "missed/OS"}),
            ("discard", "beer/OB", None): ("only-derringer", {}),
            ("use", "bank/LB", None): ("no-dodge", {"word": "bank"}),
            ("use", "hat/OH", None): ("not-the-target", {"word": "hat", "name": "west_harding"}),
            ("use", "barrel/OS", None): ("not-beside-yours", {"card": "barrel/OS"}),
            ("use", "west_harding", None): ("no-dodge", {"word": "west_harding"}),
            ("use", "sid_curry", None): ("not-with-you", {"name": "sid_curry"}),
            END: ("not-your-turn", {"player": 0}),
            SWAP: ("not-your-turn", {"player": 0}),
            ("take", "law", None): ("other-question", {"kind": "shot"}),
        },
    )


def test_against_a_derringer_any_card_is_discarded_but_dodges_are_played() -> None:
    game = shot({}, {"hand": ["missed/OS", "beer"]}, "derringer/LH")
    check(
        game,
        {
            ("discard", "beer/OB", None): None,
            ("play", "beer/OB", None): ("discard-it", {"card": "beer/OB"}),
            ("discard", "missed/OS", None): ("play-it", {"card": "missed/OS"}),
        },
    )


def test_tex_killer_has_his_price() -> None:
    """A dodge takes one card more; a Barrel may be tried while there is one to pay with."""
    tex = {"active": "tex_killer", "rear": "jango"}
    game = shot(tex, {"hand": ["missed/OS"], "active_table": ["barrel/OS"]}, "colt")
    assert why(game, "play", "missed/OS") == ("needs-price", {"number": 1})
    assert why(game, "use", "barrel/OS") is None


def test_a_barrel_is_tried_once_a_hit() -> None:
    outlaws = {"active_table": ["barrel/OS"], "hand": ["missed/OS"], "deck": ["colt"]}
    game = shot({}, outlaws)
    game.choose("use barrel")
    assert why(game, "use", "barrel/OS") == ("already-tried", {"word": "barrel"})


def test_against_indians_and_in_a_duel_only_hit_cards_help() -> None:
    outlaws = {"hand": ["beer", "knife/OH"], "active_table": ["hat/OH"]}
    for said in ("play duel on west_harding", "play indians"):
        game = laid({"hand": [said.split()[1]]}, outlaws)
        game.choose(said)
        check(
            game,
            {
                ("play", "knife/OH", None): None,
                ("play", "beer/OB", None): ("only-hit", {"card": "beer/OB"}),
                ("discard", "knife/OH", None): ("play-it", {"card": "knife/OH"}),
                ("use", "hat/OH", None): ("no-way-out", {"word": "hat"}),
                ("use", "barrel/LS", None): ("not-beside-yours", {"card": "barrel/LS"}),
                ("use", "jango", None): ("not-with-you", {"name": "jango"}),
            },
        )


# ---------------------------------------------------------- what is picked


def test_a_teacher_takes_what_is_near() -> None:
    law = {"hand": ["teacher"], "active_table": ["bank"], "rear_table": ["hat/LH"]}
    game = laid(law, {"rear_table": ["hat/OH"]})
    game.choose("play teacher")
    check(
        game,
        {
            ("take", "hat/LH", 1): None,
            ("take", "hat/LH", None): ("say-where", {"card": "hat/LH"}),
            ("take", "hat/OH", 3): ("rear-spared", {"name": "jack_ransome"}),
            ("take", "hat/OH", None): ("rear-spared", {"name": "jack_ransome"}),
            ("take", "bank/LB", 2): ("not-there", {"card": "bank/LB", "name": "west_harding"}),
            ("take", "barrel/LS", 2): ("not-in-play", {"card": "barrel/LS"}),
            ("discard", "bank/LB", 0): ("other-question", {"kind": "pick"}),
            ("take", "law", None): ("other-question", {"kind": "pick"}),
            PASS: ("other-question", {"kind": "pick"}),
        },
    )


def test_a_steal_sees_backs_and_a_carbine_only_active_characters() -> None:
    nothing = laid(
        {"rear_table": ["bank"]}, {"active": "tom_thorn", "hand": ["steal/OB"]}, "outlaws"
    )
    assert why(nothing, "play", "steal/OB") == ("nothing-to-steal", {})
    law = {"hand": ["colt", "inn"], "active_table": ["bank"], "rear_table": ["hat/LH"]}
    game = laid(law, {"hand": ["steal/OB"]}, "outlaws")
    game.choose("play steal")
    check(
        game,
        {
            ("take", "law", None): None,
            ("take", "outlaws", None): ("no-such-back", {"side": "outlaws"}),
            ("discard", "hat/LH", 1): ("rear-spared", {"name": "wyatt_ear"}),
        },
    )
    law = {"hand": ["carbine/LH"], "rear_table": ["hat/LH"], "active_table": ["bank"]}
    game = laid(law, {"hand": ["missed/OS"]})
    for said in ("play carbine on west_harding", "play missed"):
        game.choose(said)
    assert why(game, "discard", "hat/LH", 1) == ("only-active-gear", {"name": "wyatt_ear"})


def test_the_limit_says_how_many() -> None:
    hand = ["colt", "inn", "gatling", "bank"]
    game = laid({"hand": hand, "active_life": 1}, {})
    game.choose("end")
    check(
        game,
        {
            ("discard", "inn/LB", None): None,
            END: ("must-discard", {"number": 2, "limit": 2}),
            PASS: ("must-discard", {"number": 2, "limit": 2}),
            ("discard", "beer/OB", None): ("not-in-hand", {"card": "beer/OB"}),
            ("play", "inn/LB", 0): ("other-question", {"kind": "limit"}),
        },
    )


def test_in_set_up_one_chooses_among_what_was_dealt() -> None:
    game = Duel(seed=4, mode="tournament")
    first = game.options[0]
    game.choose(first)
    assert why(game, *first) == ("already-chosen", {"name": first[1]})
    seen = game.view(0)
    other = next(slug for slug in CHARACTERS if slug not in seen.dealt[0])
    assert why(game, "choose", other) == ("not-dealt", {"name": other})
    assert why(game, *END) == ("other-question", {"kind": "rear"})


def test_cattle_katie_keeps_what_is_always_active() -> None:
    table = ["rattlesnake", "bank", "hat/OH"]
    game = laid({}, {"active": "cattle_katie", "active_table": table}, "outlaws")
    game.choose("use cattle_katie")
    check(
        game,
        {
            ("discard", "bank/LB", None): None,
            ("discard", "rattlesnake/OS", None): ("always-active", {"card": "rattlesnake/OS"}),
            ("discard", "hat/LH", None): ("not-there", {"card": "hat/LH", "name": "cattle_katie"}),
        },
    )
