"""What is printed: two decks of forty with their symbols, twelve characters a side."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun.duel.printed import BACK_OF, CHARACTERS, KIND_BY_SLUG, KINDS, SYMBOL_OF, characters_of
from sixgun.duel.trait import VOCABULARY, Trait
from sixgun.locales import LANGUAGES, speech

#: Copies in the Law's deck and in that of the Outlaws.
COPIES = {
    "colt": (1, 5),
    "quick_fire": (2, 0),
    "carbine": (2, 1),
    "peacemaker": (2, 0),
    "remington": (0, 2),
    "schofield": (0, 2),
    "shotgun": (2, 2),
    "winchester": (2, 0),
    "missed": (5, 7),
    "return_fire": (1, 0),
    "derringer": (4, 0),
    "knife": (0, 3),
    "gatling": (1, 0),
    "indians": (1, 1),
    "duel": (1, 1),
    "canteen": (4, 1),
    "stagecoach": (2, 1),
    "general_store": (1, 1),
    "steal": (0, 4),
    "teacher": (2, 0),
    "inn": (1, 0),
    "beer": (0, 1),
    "bank": (1, 0),
    "barrel": (1, 1),
    "hat": (1, 1),
    "gunbelt": (1, 1),
    "scope": (1, 1),
    "pocket_watch": (0, 2),
    "panic": (1, 0),
    "rattlesnake": (0, 1),
    "dynamite": (0, 1),
}
LIFE = {
    "alan_pinkertoon": 4,
    "annie_oakey": 4,
    "bart_masterson": 4,
    "bill_tightman": 5,
    "buffalo_bell": 4,
    "dalon_ranger": 5,
    "the_stranger": 4,
    "jango": 3,
    "pat_garret": 5,
    "tex_killer": 4,
    "wild_bill": 5,
    "wyatt_ear": 4,
    "babe_leroy": 4,
    "bull_anderson": 5,
    "cattle_katie": 4,
    "dalton_bros": 3,
    "jack_ransome": 4,
    "pearl_hat": 3,
    "sid_curry": 4,
    "slim_poet": 4,
    "soundance_kid": 4,
    "toco_ramirez": 4,
    "tom_thorn": 4,
    "west_harding": 4,
}


def test_every_title_has_its_copies() -> None:
    found = {
        slug: tuple(
            sum(
                kind.slug == slug and back == seat
                for kind, back in zip(KINDS, BACK_OF, strict=True)
            )
            for seat in (0, 1)
        )
        for slug in KIND_BY_SLUG
    }
    assert found == COPIES
    assert Counter(BACK_OF) == {0: 40, 1: 40}


def test_the_symbols_add_up() -> None:
    found = Counter(zip(BACK_OF, SYMBOL_OF, strict=True))
    law = {"horseshoe": 16, "barrel": 12, "snake": 7, "dynamite": 5}
    outlaws = {"horseshoe": 15, "barrel": 10, "snake": 10, "dynamite": 5}
    assert {symbol: found[0, symbol] for symbol in law} == law
    assert {symbol: found[1, symbol] for symbol in outlaws} == outlaws


def test_the_borders_add_up() -> None:
    found = Counter((back, kind.border) for kind, back in zip(KINDS, BACK_OF, strict=True))
    assert [found[0, border] for border in ("red", "brown", "blue")] == [11, 23, 6]
    assert [found[1, border] for border in ("red", "brown", "blue")] == [12, 20, 8]


def test_icons() -> None:
    hits = {slug for slug, kind in KIND_BY_SLUG.items() if kind.hit}
    red = {slug for slug, kind in KIND_BY_SLUG.items() if kind.border == "red"}
    assert hits == red | {"derringer", "knife", "gatling"}
    assert {s for s, kind in KIND_BY_SLUG.items() if kind.dodge} == {"missed", "return_fire"}
    reload = {slug for slug, kind in KIND_BY_SLUG.items() if kind.reload}
    assert reload == {"canteen", "scope", "pocket_watch", "panic"}


def test_characters_and_their_life() -> None:
    assert {slug: trait.life for slug, trait in CHARACTERS.items()} == LIFE
    assert len(characters_of(0)) == len(characters_of(1)) == 12
    always = {slug for slug, trait in CHARACTERS.items() if trait.always}
    assert always == {"bart_masterson", "buffalo_bell", "the_stranger"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_and_a_text(lang: str) -> None:
    keys = [f"duel-card-{slug}" for slug in KIND_BY_SLUG]
    keys += [f"duel-character-{slug}" for slug in CHARACTERS]
    for key in (key.replace("_", "-") for key in keys):
        assert speech(lang).say(key)
        assert len(speech(lang).say(f"{key}.text")) > 15


@pytest.mark.parametrize("name", VOCABULARY)
def test_a_word_of_the_vocabulary_is_used_by_a_trait(name: str) -> None:
    kinds = [kind.trait for kind in KIND_BY_SLUG.values() if kind.trait is not None]
    traits = [*CHARACTERS.values(), *kinds]
    assert any(getattr(type(trait), name) != getattr(Trait, name) for trait in traits)


def test_the_vocabulary_is_closed() -> None:
    with pytest.raises(TypeError, match=r"'befor_turn', which is not in the vocabulary"):
        type("Misspelt", (Trait,), {"befor_turn": lambda self, game, me: None})


def test_a_trait_defines_the_vocabulary_and_nothing_else() -> None:
    public = {name for name in vars(Trait) if not name.startswith("_")}
    assert public - {"slug", "life", "side", "hooks"} == set(VOCABULARY)
