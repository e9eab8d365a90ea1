"""What referees read: words of the trade, none of the workshop, no he where a she may be."""

from __future__ import annotations

import re

import pytest

from sixgun.locales import LANGUAGES, speech, texts

FILES = ("desk", "desk_pages", "desk_season", "desk_tables", "desk_evidence", "hall", "tournament")
FILES += ("commands", "desk_acts", "desk_door", "desk_hall", "desk_typing")
#: Words that only those know who have read how draws are promised; what is for experts says so.
WORKSHOP = {
    "en": r"seeds?|head|heads|hash(?:es)?|the link \{|a link of it",
    "it": r"semi|seme|anell[oi]|(?<!a )testa|hash",
    "es": r"semillas?|eslab[oó]n(?:es)?|cabeza|hash",
}
#: After a person's name a participle would have to agree with whoever it is.
AGREEING = {
    "it": r"(?:è|è stato|è già|sia stato) (?:\w+[aiu]to|espulso|escluso)\b",
    "es": r"(?:está|ha sido|fue|queda|ya está) (?:\w+[ai]do|inscrito|excluido)\b",
}
NAMED = r"(?<!di )(?<!de )\{ \$(?:name|player) \} "


def lines(lang: str) -> list[str]:
    """Every line of a sentence in the files that referees, organizers and players read."""
    return [
        line
        for name in FILES
        for line in texts(lang)[f"{name}.ftl"].splitlines()
        if not line.startswith("#")
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_workshop_is_met_without_an_explanation(lang: str) -> None:
    found = [
        line
        for line in lines(lang)
        if re.search(rf"\b(?:{WORKSHOP[lang]})\b", line.partition("=")[2], re.IGNORECASE)
    ]
    assert found == []


@pytest.mark.parametrize("lang", AGREEING)
def test_nothing_has_to_agree_with_somebodys_name(lang: str) -> None:
    found = [line for line in lines(lang) if re.search(NAMED + AGREEING[lang], line)]
    assert found == []


def test_italian_calls_penalties_as_the_regulation_does() -> None:
    say = speech("it").say
    assert say("sanction-notice") == "Diffida"
    assert say("season-notices") == "Diffide"
    assert say("desk-warn") == "Ammonizione"
    lying = say("misconduct-lying-to-the-referee")
    assert say("paper-warned", player="Anna", category=lying) == (
        "Anna: ammonizione per aver mentito all’arbitro"
    )
    assert "richiam" not in "\n".join(lines("it")).lower()


def test_who_is_missing_agrees_with_what_is_missing() -> None:
    """Deroghe: nessuna; duelli: nessuno."""
    say = speech("it").say
    assert say("paper-no-derogations").startswith("Nessuna")
    assert say("desk-no-derogations").startswith("Nessuna")
    assert say("paper-no-duels").startswith("Nessun ")
    say = speech("es").say
    assert say("paper-no-derogations").startswith("Ninguna")
    assert say("paper-no-duels").startswith("Ningún ")
