"""Every sentence is there in every language, and can be said."""

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sixgun
from sixgun.cli.lookup import things
from sixgun.cli.terminal_play.telling import Teller
from sixgun.duel.sums import SUMMANDS as DUEL_SUMMANDS
from sixgun.engine.aims import Reason
from sixgun.engine.cards import CARDS_BY_FACE, CHARACTERS, EVENTS, KIND_BY_SLUG, SETS
from sixgun.engine.explain import CAUTIONS, REASONS, SUMMANDS, Summand
from sixgun.engine.reports import REPORTS
from sixgun.locales import (
    LANGUAGES,
    Speech,
    UnknownLanguage,
    UnknownSentence,
    sources,
    speech,
    texts,
)
from sixgun.narration.chronicle import Chronicle

SOURCE = Path(sixgun.__file__).parent


# ------------------------------------------------------------------ the files


class Variables(Visitor):  # type: ignore[misc]
    """The variables that a message mentions."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - fluent.syntax calls it so
        self.found.add(node.id.name)


class Plurals(Visitor):  # type: ignore[misc]
    """The choices between singular and plural, each as its variants and the default one."""

    def __init__(self) -> None:
        self.found: list[tuple[set[str], str]] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - fluent.syntax calls it so
        names = {getattr(v.key, "name", getattr(v.key, "value", "")) for v in node.variants}
        default = next(v.key for v in node.variants if v.default)
        if names & {"one", "many", "other"}:
            self.found.append((names, getattr(default, "name", "")))
        self.generic_visit(node)


@cache
def messages(lang: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, text in texts(lang).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice in {lang}"
                found[entry.id.name] = entry
    return found


def parts(message: Any) -> dict[str, Any]:
    """The value and the attributes of a message by name; "": the value."""
    named = {attribute.id.name: attribute.value for attribute in message.attributes}
    return named | ({"": message.value} if message.value is not None else {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages(lang: str) -> None:
    assert set(texts(lang)) == set(texts("en"))
    assert set(messages(lang)) == set(messages("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_have_the_same_attributes_and_variables(lang: str) -> None:
    for key, message in messages("en").items():
        ours, theirs = parts(message), parts(messages(lang)[key])
        assert set(ours) == set(theirs), key
        for name, pattern in ours.items():
            assert variables(pattern) == variables(theirs[name]), f"{key}.{name}"


def variables(pattern: Any) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_fall_back_to_other(lang: str) -> None:
    """Italian and Spanish have a third form for millions, which nobody needs to write."""
    for key, message in messages(lang).items():
        visitor = Plurals()
        visitor.visit(message)
        assert all(default == "other" for _, default in visitor.found), key


def expected_keys() -> Iterator[str]:
    for report in REPORTS:
        yield f"report-{report.replace('_', '-')}"
    yield from (f"reason-{key}" for key in REASONS)
    yield from CAUTIONS
    yield from (f"summand-{key}" for key in (*SUMMANDS, *DUEL_SUMMANDS))
    yield from (f"question-{kind}" for kind in kinds_of_decisions())
    for thing in things():
        yield from (thing.key, f"{thing.key}.text")


def kinds_of_decisions() -> set[str]:
    """Every kind that the engine or the content asks about, read from their source."""
    code = [
        path.read_text() for box in ("engine", "content") for path in (SOURCE / box).rglob("*.py")
    ]
    return {kind for text in code for kind in re.findall(r'game\.ask\(\s*\w+,\s*"(\w+)"', text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_the_engine_says_has_a_sentence(lang: str) -> None:
    assert {"play", "shot", "lethal", "keep"} <= kinds_of_decisions()
    assert [key for key in expected_keys() if not speech(lang).knows(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_about_something_that_the_engine_never_says(lang: str) -> None:
    families = ("report-", "reason-", "caution-", "summand-", "question-")
    ours = {key for key in messages(lang) if key.startswith(families)}
    assert ours - set(expected_keys()) == set()


# ----------------------------------------------------------------- the loader


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"'de'.*English.*italiano.*español"):
        Speech("de")


@pytest.mark.parametrize("key", ["no-such-thing", "card-bang.colour", ""])
def test_a_missing_message_is_an_error(key: str) -> None:
    with pytest.raises(UnknownSentence, match="there is no message"):
        speech("it").say(key)
    assert not speech("it").knows(key)


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(UnknownSentence, match="cards"):
        speech("en").say("cards")


def test_attributes_and_arguments() -> None:
    assert speech("es").say("card-beer") == "Cerveza"
    assert speech("es").say("card-beer.text").startswith("Recuperas")
    assert [speech("it").say("cards", count=n) for n in (0, 1, 2)] == [
        "0 carte",
        "1 carta",
        "2 carte",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_by_itself_is_what_it_is_in_its_file(lang: str) -> None:
    found = {key: FluentParser().parse(source).body for key, source in sources(lang).items()}
    assert set(found) == set(messages(lang))
    for key, body in found.items():
        assert len(body) == 1, key
        assert body[0].equals(messages(lang)[key], ignored_fields=["span", "comment"]), key


def test_a_message_brings_those_that_it_mentions() -> None:
    told = {
        "met": "met = { -whom } { again.twice }\n",
        "-whom": "-whom = Ann { once }\n",
        "once": "once = once\n",
        "again": "again = again\n    .twice = and { again }\n",
    }
    assert Speech("en", told).say("met") == "Ann once and again"
    assert not Speech("en", told).knows("-whom")
    assert not Speech("en", told).knows("card-bang")


def test_a_message_that_mentions_what_is_not_there_is_an_error() -> None:
    with pytest.raises(UnknownSentence, match="nobody"):
        Speech("en", {"met": "met = { nobody }\n"}).say("met")


def test_arguments_may_be_long() -> None:
    text, name = "x" * 5000, "y" * 5000
    assert speech("en").say("card-as", card=text, name=name) == f"{text} as {name}"


def test_the_library_needs_no_sentences() -> None:
    code = "import sys, sixgun; print([name for name in sys.modules if 'fluent' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# -------------------------------------------------------------- real games

RAW = re.compile(r"[{}]|\$|\b[a-z]+_[a-z]+\b|\b(option|report|question|reason|card)-[a-z]+")


#: So many games are enough to see every box, report and question.
GAMES = 60


def game_of(number: int) -> sixgun.Game:
    """A game for each number: sizes, boxes, characters and ways to deal them vary."""
    boxes = (SETS, ["base"], ["dodge_city"], ["fistful_of_cards"], ["high_noon", "promo"])
    sets = boxes[number % 5]
    players = (3, 8, 5, 7, 4, 6)[number % 6] if "dodge_city" in sets else 4 + number % 4
    return sixgun.Game(
        players,
        seed=number,
        listen=True,
        sets=sets,
        characters=("random", "two", "two_open")[number % 3],
        high_noon_reshuffles=1 if number % 5 == 1 else 0,
    )


def walk(game: sixgun.Game, random: Random) -> Iterator[sixgun.Game]:
    """Every position of a random game in which now and then somebody leaves."""
    while not game.over:
        yield game
        assert game.decision is not None
        if random.random() < 0.002:
            seat = random.choice(
                [s for s in range(game.seats) if game.alive[s] and not game.passive[s]]
            )
            game.leave(seat)
        else:
            game.choose(random.choice(game.options))


def said(text: str) -> str:
    assert text
    assert not RAW.search(text), text
    return text


def tellers(game: sixgun.Game, me: int | None) -> list[Teller]:
    """Somebody who tells it in each language: a game is played once for all of them."""
    return [Teller(speech(lang), game.names, me) for lang in LANGUAGES]


def test_every_report_of_real_games_can_be_told() -> None:
    told: set[str] = set()
    for number in range(GAMES):
        game = game_of(number)
        for _ in walk(game, Random(number)):
            pass
        for me in (None, 0, 2):
            reports = [r if me is None else sixgun.redacted(r, me) for r in game.reports]
            for teller in tellers(game, me):
                for report in set(reports) if me == 0 else ():
                    said(teller.report(report))
                log = teller.tell(Chronicle(me), reports)
                told |= {report.key for report, sentence in log if said(sentence)}
    assert set(REPORTS) - told == {"turn_ended", "challenged"}


def test_every_question_and_option_of_real_games_can_be_told() -> None:
    kinds: set[str] = set()
    for number in range(GAMES):
        for game in walk(game_of(number), Random(number)):
            assert game.decision is not None
            seen = game.view(game.decision.seat)
            kinds.add(game.decision.kind)
            for teller in tellers(game, game.decision.seat):
                said(teller.question(seen))
                options = [said(teller.option(option, seen)) for option in seen.options]
                assert len(set(options)) == len(options), "two options read the same"
    assert kinds_of_decisions() - kinds <= {"keep"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_of_a_series_can_be_told(lang: str) -> None:
    series = sixgun.Series(4, seed=3)
    while not series.game.over:
        series.game.choose(series.game.options[0])
    game = series.next_game()
    assert game.decision is not None
    assert game.decision.kind == "keep"
    teller = Teller(speech(lang), game.names, game.decision.seat)
    seen = game.view(game.decision.seat)
    said(teller.question(seen))
    assert len({said(teller.option(option, seen)) for option in seen.options}) == 2


def test_reasons_and_cautions_of_real_games_can_be_told() -> None:
    told: set[str] = set()
    for number in range(40):
        random = Random(number)
        game = game_of(number)
        for seat, reason in {repr(each): each for each in reasons_in(game, random)}.values():
            told.add(reason[0])
            for teller in tellers(game, seat):
                said(teller.reason(reason))
    assert {"out-of-reach", "not-in-hand", "only-missed", "caution-no-effect"} <= told
    assert {"forbidden", "just-laid", "must-play", "not-yours"} <= told


def reasons_in(game: sixgun.Game, random: Random) -> Iterator[tuple[int, Reason]]:
    """Why not, and what to think of before: whom the game would tell what, as it is played."""
    for now in walk(game, random):
        assert now.decision is not None
        seen = now.view(now.decision.seat)
        for wish in wishes(seen, random):
            offered = wish in seen.options
            found = sixgun.cautions(seen, wish) if offered else [sixgun.why_not(seen, wish)]
            for reason in found:
                assert reason is not None
                yield now.decision.seat, reason


def wishes(seen: sixgun.View, random: Random) -> Iterator[sixgun.Option]:
    """All open options, and some that are not."""
    yield from seen.options
    assert seen.seat is not None
    faces = [*(face for face in seen.hand if face), random.choice([*CARDS_BY_FACE])]
    for verb, words in (("play", faces), ("use", faces), ("use", [*seen.gear[seen.seat], *EVENTS])):
        yield verb, random.choice(words), random.choice([None, *range(seen.settings.players)])
    yield "use", random.choice([*CHARACTERS]), None
    yield "end", None, None


#: What each argument of a reason may be.
DETAILS: dict[str, Any] = {
    "player": 1,
    "target": 1,
    "card": "bang/QH",
    "character": "sid_ketchum",
    "word": "barrel",
    "event": "the_judge",
    "number": 2,
    "distance": 3,
    "reach": 1,
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_and_caution_can_be_told(lang: str) -> None:
    teller = Teller(speech(lang), ("Ann", "Bob"), 0)
    for key, meaning in (REASONS | CAUTIONS).items():
        named = {name.strip() for name in meaning.partition(":")[2].split(",")}
        said(teller.reason((key, {name: DETAILS[name] for name in named if name})))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_distances_can_be_told_with_their_sums(lang: str) -> None:
    teller = Teller(speech(lang), ("Ann", "Bob"), 0)
    parts = [Summand("seats", "", 1), Summand("rule", "scope", -1), Summand("minimum", "", 1)]
    sentence = said(teller.distance(1, parts))
    assert speech(lang).say("card-scope") in sentence
    assert "\N{MINUS SIGN}1" in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_side_that_can_win_has_its_sentence(lang: str) -> None:
    teller = Teller(speech(lang), ("Ann", "Bob"))
    sides = ("law", "outlaws", "renegade", "deputy", "outlaw", "abandoned")
    assert len({said(teller.report(sixgun.Report("game_over", word=side))) for side in sides}) == 6


# ------------------------------------------------------ sentences one by one


def english(me: int | None = None) -> Teller:
    return Teller(speech("en"), ("Ann", "Bob", "Cat"), me)


@pytest.mark.parametrize(
    ("me", "sentence"),
    [
        (0, "You play BANG! (Q♥) on Bob."),
        (1, "Ann plays BANG! (Q♥) on you."),
        (2, "Ann plays BANG! (Q♥) on Bob."),
        (None, "Ann plays BANG! (Q♥) on Bob."),
    ],
)
def test_a_report_reads_according_to_who_reads_it(me: int | None, sentence: str) -> None:
    assert english(me).report(sixgun.Report("played", 0, 1, ("bang/QH",))) == sentence


def test_cards_that_are_hidden_are_counted() -> None:
    drew = sixgun.Report("drew", 0, cards=("bang/QH", "beer/6H"), eyes=1)
    assert english().report(sixgun.redacted(drew, 1)) == "Ann draws 2 cards."
    assert english(0).report(sixgun.redacted(drew, 0)) == "You draw BANG! (Q♥), Beer (6♥)."


def test_a_card_that_serves_as_another_one_is_told_so() -> None:
    played = sixgun.Report("played", 0, 1, ("missed/10C",), word="bang")
    assert english().report(played) == "Ann plays Missed! (10♣) as BANG! on Bob."


def test_suits_are_letters_where_symbols_cannot_be_shown() -> None:
    plain = Teller(speech("it"), (), symbols=False)
    assert plain.card("bang/QH") == "BANG! (QC)"
    assert Teller(speech("it"), ()).card("bang/QH") == "BANG! (Q♥)"


def test_what_was_just_said_is_not_said_again() -> None:
    reports = [
        sixgun.Report("played", 0, 1, ("bang/QH",)),
        sixgun.Report("shot", 1, 0, number=1),
        sixgun.Report("answered", 1, cards=("missed/10C",)),
        sixgun.Report("missed", 1),
        sixgun.Report("discarded", 0, cards=("beer/6H",)),
        sixgun.Report("discarded", 0, cards=("beer/7H",)),
        sixgun.Report("turn_ended", 0),
    ]
    assert [sentence for _, sentence in english().tell(Chronicle(), reports)] == [
        "Ann plays BANG! (Q♥) on Bob.",
        "Bob answers with Missed! (10♣).",
        "Ann discards Beer (6♥), Beer (7♥).",
    ]


def test_a_new_weapon_is_told_before_the_old_one() -> None:
    reports = [
        sixgun.Report("lost_gear", 0, cards=("volcanic/10S",)),
        sixgun.Report("equipped", 0, 0, ("winchester/8S",)),
    ]
    assert [sentence for _, sentence in english(0).tell(Chronicle(0), reports)] == [
        "You put Winchester (8♠) into play.",
        "You lose Volcanic (10♠) from play.",
    ]


def test_lucky_duke_is_told_which_card_counts() -> None:
    reports = [
        sixgun.Report("turned_up", 0, cards=("beer/6H", "bang/KD"), word="hearts"),
        sixgun.Report("spread_discarded", 0, cards=("bang/KD",)),
        sixgun.Report("spread_discarded", 0, cards=("beer/6H",)),
        sixgun.Report("flip_decided", 0, cards=("beer/6H",), number=1, word="hearts"),
    ]
    assert [sentence for _, sentence in english().tell(Chronicle(), reports)] == [
        "Ann “draws!”: Beer (6♥), BANG! (K♦).",
        "Beer (6♥) counts. A heart!",
    ]


def test_every_kind_of_card_has_a_name() -> None:
    for lang in LANGUAGES:
        for slug in (*KIND_BY_SLUG, *CHARACTERS, *EVENTS):
            assert said(Teller(speech(lang), ()).name(slug))


# ------------------------------------------------- sentences of the expansions


def chronicle_of(me: int | None, *reports: sixgun.Report) -> list[str]:
    return [sentence for _, sentence in english(me).tell(Chronicle(me), reports)]


def test_roles_are_told_to_those_who_may_know_them() -> None:
    sheriff = sixgun.Report("dealt_role", 0, word="sheriff")
    outlaw = sixgun.Report("dealt_role", 1, word="outlaw", eyes=1 << 1)
    seen = [sixgun.redacted(report, 2) for report in (sheriff, outlaw)]
    assert chronicle_of(2, *seen) == ["Ann is the Sheriff."]
    assert chronicle_of(1, sheriff, outlaw) == ["Ann is the Sheriff."]  # his own he knows
    assert chronicle_of(None, sheriff, outlaw) == ["Ann is the Sheriff.", "Bob is an Outlaw."]


@pytest.mark.parametrize(
    ("me", "sentence"),
    [
        (0, "You play Tequila (9♣) for Bob."),
        (1, "Ann plays Tequila (9♣) for you."),
        (2, "Ann plays Tequila (9♣) for Bob."),
    ],
)
def test_what_does_somebody_good_is_played_for_him(me: int, sentence: str) -> None:
    report = sixgun.Report("played", 0, 1, ("tequila/9C",))
    assert english(me).report(report) == sentence
    assert english(0).report(report._replace(foe=0)) == "You play Tequila (9♣) for yourself."


def test_a_green_card_is_used_without_saying_that_it_goes() -> None:
    told = chronicle_of(
        None,
        sixgun.Report("used", 0, 1, ("knife/8H",), word="knife"),
        sixgun.Report("lost_gear", 0, cards=("knife/8H",)),
        sixgun.Report("shot", 1, 0, number=1),
        sixgun.Report("used", 1, cards=("sombrero/7C",), word="sombrero"),
        sixgun.Report("lost_gear", 1, cards=("sombrero/7C",)),
        sixgun.Report("missed", 1),
    )
    assert told == ["Ann uses Knife (8♥) on Bob.", "Bob uses Sombrero (7♣)."]


def test_a_card_that_ricochet_hits_is_told() -> None:
    told = chronicle_of(
        None,
        sixgun.Report("turn_began", 0, number=3),
        sixgun.Report("used", 0, 1, word="ricochet"),
        sixgun.Report("turned_up", 1, cards=("bang/KD",), word="hearts"),
        sixgun.Report("flip_decided", 1, cards=("bang/KD",), word="hearts"),
        sixgun.Report("lost_gear", 1, cards=("barrel/QS",)),
    )
    assert told[1] == "Ann shoots at a card in front of Bob."
    assert told[-1] == "Bob loses Barrel (Q♠) from play."


def test_a_call_is_told_in_one_sentence() -> None:
    told = chronicle_of(
        0,
        sixgun.Report("turned_up", 0, cards=("bang/KD",), word="red"),
        sixgun.Report("called", 0, cards=("bang/KD",), number=1, word="red"),
        sixgun.Report("picked", 0, cards=("bang/KD",)),
        sixgun.Report("turned_up", 0, cards=("beer/6H",), word="black"),
        sixgun.Report("called", 0, cards=("beer/6H",), number=0, word="black"),
        sixgun.Report("spread_discarded", 0, cards=("beer/6H",)),
    )
    assert told == [
        "You call red and turn up BANG! (K♦): right, you keep it.",
        "You call black and turn up Beer (6♥): wrong, it is discarded.",
    ]


@pytest.mark.parametrize(
    ("me", "word", "sentence"),
    [
        (2, "store", "On the table: Beer (6♥), BANG! (K♦)."),
        (0, "look", "You look at the top cards of the deck: Beer (6♥), BANG! (K♦)."),
        (2, "look", "Ann looks at the top cards of the deck (2)."),
        (0, "gift", "You draw cards to share out: Beer (6♥), BANG! (K♦)."),
        (2, "gift", "Ann draws 2 cards to share out."),
    ],
)
def test_what_cards_are_laid_out_for(me: int, word: str, sentence: str) -> None:
    eyes = sixgun.Report("").eyes if word == "store" else 1
    report = sixgun.Report("laid_out", 0, cards=("beer/6H", "bang/KD"), word=word, eyes=eyes)
    assert english(me).report(sixgun.redacted(report, me)) == sentence


@pytest.mark.parametrize(
    ("cause", "sentence"),
    [
        ("shot", "Ann loses 2 life points."),
        ("chuck_wengam", "Ann loses 2 life points."),
        ("high_noon", "High noon costs Ann a life point."),
        ("russian_roulette", "Russian roulette ends with Ann, who loses 2 life points."),
    ],
)
def test_why_somebody_is_hurt(cause: str, sentence: str) -> None:
    assert english().report(sixgun.Report("hurt", 0, number=2, word=cause)) == sentence


def test_a_life_point_given_away_is_told_once() -> None:
    told = chronicle_of(
        1,
        sixgun.Report("used", 0, 1, word="blood_brothers"),
        sixgun.Report("hurt", 0, number=1, word="blood_brothers"),
        sixgun.Report("healed", 1, number=1),
    )
    assert told == ["Ann gives up a life point for you.", "You regain 1 life point."]


def test_what_somebody_else_looks_at_stays_hidden() -> None:
    looked = sixgun.Report("looked_at_spare", 0, word="el_gringo", eyes=1)
    assert english(0).report(looked) == "Your second character is El Gringo."
    assert english(1).report(sixgun.redacted(looked, 1)) == "Ann looks at their second character."


def test_an_ability_that_cannot_be_copied() -> None:
    copied = sixgun.Report("copied", 0, 1, word="lucky_duke")
    assert english(1).report(copied) == "Ann borrows your ability: Lucky Duke."
    assert english().report(copied._replace(word="")) == "Ann copies Bob, who has no ability now."


def test_an_event_that_is_not_in_force() -> None:
    reason = ("not-yours", {"character": "sniper"})
    assert english(0).reason(reason) == "The event Sniper isn’t in force."
