"""Every sentence is set as a printer of its language would set it."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sixgun.locales import LANGUAGES, speech, texts

#: What a machine can see of a careless hand, each with what is wrong about it.
FAULTS = {
    "a space before an ellipsis": r"\s…",
    "three dots for an ellipsis": r"\.\.\.",
    "a straight apostrophe": r"['`´]",
    "two spaces": r"\S {2,}\S",
    "a space before a stop": r"\S [,;.!?](?![0-9])",
    "two stops": r"[,;:.?][,;:.](?<!\.\.\.)",
    "a full stop after an exclamation mark": r"![”»]?\.",
    "a space before a percent sign": r"\d %|\} %",
}
#: Quotation marks that belong to other languages.
FOREIGN_QUOTES = {"en": "«»„", "it": "«»„", "es": "“”„"}
#: Spanish sets a space before the percent sign.
ALLOWED = {"es": {"a space before a percent sign"}}
#: What people type, which is no sentence.
TYPED = {"command-help"}
#: The name of the game is printed without the opening mark, even in Spanish.
GAME = re.compile(r"(?<!¡)BANG!")


class Choices(Visitor):  # type: ignore[misc]
    """The variables of a pattern: what each may be where it decides, and all that are named."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.named: set[str] = set()
        self.chosen: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - fluent.syntax calls it so
        self.named.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - the same
        """What is said within another sentence needs the same."""
        self.visit(patterns(self.lang)[node.id.name])

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - the same
        keys = {getattr(v.key, "name", getattr(v.key, "value", "")) for v in node.variants}
        self.chosen.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def patterns(lang: str) -> dict[str, Any]:
    """The values and attributes of all messages by key."""
    found: dict[str, Any] = {}
    for text in texts(lang).values():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                found |= {entry.id.name: entry.value} if entry.value else {}
                found |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
    return found


def written(pattern: Any) -> Iterator[str]:
    """What a pattern says in each of its variants; what is put in is a pair of braces."""
    parts = [list(shown(element)) for element in pattern.elements]
    yield from ("".join(each) for each in product(*parts))


def shown(element: Any) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from written(variant.value)
    else:
        yield "{}"


def faults(lang: str, sentence: str) -> list[str]:
    seen = [name for name, mark in FAULTS.items() if re.search(mark, sentence)]
    return [name for name in seen if name not in ALLOWED.get(lang, ())]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_set_with_care(lang: str) -> None:
    careless = [
        (key, sentence, found)
        for key, pattern in patterns(lang).items()
        if key not in TYPED
        for sentence in written(pattern)
        if (found := faults(lang, sentence.strip()))
    ]
    assert careless == []


@pytest.mark.parametrize(
    ("lang", "sentence", "fault"),
    [
        ("en", "One moment …", "a space before an ellipsis"),
        ("en", "One moment...", "three dots for an ellipsis"),
        ("en", "It's your turn.", "a straight apostrophe"),
        ("it", "Tocca  a te.", "two spaces"),
        ("it", "Tocca a {} .", "a space before a stop"),
        ("es", "Mano: {}., y nada más", "two stops"),
        ("es", "Hace falta un ¡Fallaste!.", "a full stop after an exclamation mark"),
        ("en", "It makes you “draw!”.", "a full stop after an exclamation mark"),
        ("it", "Cuori al {} %", "a space before a percent sign"),
    ],
)
def test_each_fault_is_seen(lang: str, sentence: str, fault: str) -> None:
    assert fault in faults(lang, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_has_its_own_quotation_marks(lang: str) -> None:
    strange = [
        (key, sentence)
        for key, pattern in patterns(lang).items()
        for sentence in written(pattern)
        if set(FOREIGN_QUOTES[lang]) & set(sentence)
    ]
    assert strange == []


def test_spanish_opens_what_it_exclaims_or_asks() -> None:
    lame = [
        (key, sentence)
        for key, pattern in patterns("es").items()
        for sentence in (GAME.sub("", said) for said in written(pattern))
        if sentence.count("¡") != sentence.count("!") or sentence.count("¿") != sentence.count("?")
    ]
    assert {key for key, _ in lame} == TYPED


# ---------------------------------------------------- names within sentences


def loud_name(lang: str) -> str:
    """A card whose name ends in an exclamation mark, in each of the languages."""
    return speech(lang).say("card-missed")


def rendered(lang: str, key: str, pattern: Any) -> Iterator[str]:
    """A message with a loud name for everything that is put in, in each of its variants."""
    choices = Choices(lang)
    choices.visit(pattern)
    keys = [sorted(choices.chosen[name]) for name in sorted(choices.chosen)]
    for picked in product(*keys):
        chosen = dict(zip(sorted(choices.chosen), picked, strict=True))
        arguments = {name: chosen.get(name, loud_name(lang)) for name in choices.named}
        yield speech(lang).say(key, **arguments)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_with_an_exclamation_mark_closes_its_sentence(lang: str) -> None:
    closing = {
        key
        for key, pattern in patterns(lang).items()
        for sentence in written(pattern)
        if "{}." in sentence
    }
    assert {"report-drew", "duel-report-answered", "report-event-revealed"} <= closing
    for key in closing:
        for sentence in rendered(lang, key, patterns(lang)[key]):
            assert "!." not in sentence, f"{key}: {sentence}"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You answer with Missed!"),
        ("it", "Rispondi con Mancato!"),
        ("es", "Respondes con ¡Fallaste!"),
    ],
)
def test_a_loud_answer_is_told_without_a_full_stop(lang: str, said: str) -> None:
    name = loud_name(lang)
    assert speech(lang).say("duel-report-answered", actor="you", player="", cards=name) == said
    quiet = speech(lang).say("card-beer")
    assert speech(lang).say("report-answered", actor="you", player="", cards=quiet).endswith(".")


def test_what_was_left_out_on_purpose_stays() -> None:
    """Three dots after an exclamation mark are nobody's full stop."""
    assert speech("en").say("card-as", card="Well!...", name="BANG!") == "Well!... as BANG!"
