"""`sixgun card`: everything is found by any of its names and shown in every language."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import sixgun
from sixgun.cli import main
from sixgun.cli.card import code_of, numbers_on, scenarios_of
from sixgun.cli.lookup import Thing, find, names, near, plain, things
from sixgun.engine.cards import CHARACTERS, EVENTS, FACES, KIND_BY_SLUG, KINDS, SETS
from sixgun.locales import LANGUAGES, speech


def card(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["card", *arguments])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("thing", things(), ids=lambda thing: thing.slug)
def test_everything_is_shown_in_every_language(thing: Thing, lang: str) -> None:
    done = card(thing.slug, "--lang", lang)
    assert done.exit_code == 0, done.output
    assert done.output.startswith(speech(lang).say(thing.key) + "\n")
    shown = " ".join(done.output.split())
    assert speech(lang).say(f"{thing.key}.text") in shown
    for other in LANGUAGES:
        assert f"{other}: {speech(other).say(thing.key)}" in shown
    for number in numbers_on(thing.slug):
        if speech(lang).knows(f"ruling-{number}"):
            assert speech(lang).say(f"ruling-{number}") in shown


@pytest.mark.parametrize("thing", things(), ids=lambda thing: thing.slug)
def test_everything_is_found_by_every_name(thing: Thing) -> None:
    for name in (thing.slug, *(speech(lang).say(thing.key) for lang in LANGUAGES)):
        for text in (name, name.upper(), f" {name.lower()} ", plain(name)):
            assert find(text) == [thing], text


def test_no_two_things_share_a_name() -> None:
    assert [name for name, owners in names().items() if len(owners) > 1] == []


def test_a_beginning_is_enough_if_it_is_unique() -> None:
    assert find("winch") == [Thing("card", "winchester")]
    assert find("fuoril") == [Thing("role", "outlaw")]
    assert find("carcel") == find("Cárcel") == [Thing("card", "jail")]
    assert {thing.slug for thing in find("bar")} == {"barrel", "bart_cassidy"}


def test_what_is_printed_on_a_card() -> None:
    shown = card("volcanic", "--lang", "en").output
    assert "blue border, Weapon, reach 1" in shown
    assert "2 copies: 10♠ 10♣" in shown
    shown = card("indians", "--lang", "en").output
    assert "brown border, book symbol" in shown


def test_what_is_printed_on_a_character_and_a_role() -> None:
    assert "Character, life points: 3" in card("paul", "regret", "--lang", "en").output
    assert "4: 2, 5: 2, 6: 3, 7: 3" in card("outlaw", "--lang", "en").output


def test_green_borders_and_events() -> None:
    shown = card("knife", "--lang", "en").output
    assert "  green border\n  1 copy: 8♥\n  Set: Dodge City\n" in shown
    shown = card("lazo", "--lang", "en").output
    assert "  Event\n  Set: A Fistful of Cards\n" in shown
    assert "it comes last and stays" in card("high", "noon", "--lang", "en").output


def test_goals_with_three_and_with_eight_players() -> None:
    shown = {role: card(role, "--lang", "en").output for role in ("sheriff", "deputy", "renegade")}
    assert "players: " not in shown["sheriff"].partition("\n\n")[2]
    assert "With three players: Hunt the Renegade" in shown["deputy"]
    assert "With three players: Hunt the Outlaw" in shown["renegade"]
    assert "With eight players: There are two Renegades" in shown["renegade"]


def test_all_copies_are_shown() -> None:
    for slug, kind in KIND_BY_SLUG.items():
        lines = card(slug, "--lang", "en").output.splitlines()
        shown = [
            line.partition(": ")[2].split() for line in lines if re.search(r"cop(y|ies): ", line)
        ]
        corners = [
            len(face.partition("/")[2]) for face, k in zip(FACES, KINDS, strict=True) if k is kind
        ]
        assert [len(corner) for line in shown for corner in line] == corners, slug


def test_copies_are_shown_box_by_box() -> None:
    shown = card("bang", "--lang", "en").output
    assert "  BANG!, 25 copies: A♠ " in shown
    assert "  Dodge City, 4 copies: 8♠ 5♣ 6♣ K♣\n" in shown


@pytest.mark.parametrize("slug", [*KIND_BY_SLUG, *CHARACTERS, *EVENTS])
def test_the_code_is_where_it_is_said_to_be(slug: str) -> None:
    (thing,) = find(slug)
    shown = card(slug, "--lang", "en").output
    line = next(line for line in shown.splitlines() if line.startswith("Code: "))
    module, _, number = line.removeprefix("Code: ").partition(", line ")
    file = Path(sixgun.__file__).parent.parent.joinpath(*module.split(".")).with_suffix(".py")
    lines = file.read_text().splitlines()[int(number) - 1 :][:12]
    assert any(f'"{slug}"' in text for text in lines)
    assert any(code_of(thing).__name__ in text for text in lines)


def test_scenarios_are_those_that_name_it() -> None:
    found = scenarios_of(Thing("card", "cat_balou"))
    assert "cat_balou-does-from-the-table" in found
    assert "gatling-does" not in found
    assert "bang-does" not in scenarios_of(Thing("character", "sid_ketchum"))
    for slug in (*KIND_BY_SLUG, *CHARACTERS):
        assert scenarios_of(*find(slug)), slug
    assert "ex-ricochet" in scenarios_of(Thing("event", "ricochet"))


def test_outside_a_checkout_there_are_no_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.cli.card.find_checkout", lambda: None)
    assert "Scenarios" not in card("bang", "--lang", "en").output


def test_an_unknown_name_lists_what_is_near() -> None:
    done = card("winchestr", "--lang", "en")
    assert done.exit_code == 1
    assert "Winchester" in done.output
    assert near("birrra") == [Thing("card", "beer")]


@pytest.mark.parametrize("text", ["xyzzy", "!!!", "☃", "x" * 3000])
def test_a_name_like_nothing_else(text: str) -> None:
    done = card(text, "--lang", "en")
    assert done.exit_code == 1
    assert "Nothing here is called" in done.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_name_all_are_listed(lang: str) -> None:
    done = card("--lang", lang)
    assert done.exit_code == 0
    for thing in things():
        assert f"  {thing.slug} " in done.output
        assert speech(lang).say(thing.key) in done.output


def test_the_list_goes_box_by_box() -> None:
    boxes = re.split(r"^(.*)\n=+$", card("--lang", "en").output, flags=re.MULTILINE)
    names = [speech("en").say(f"set-{name.replace('_', '-')}") for name in SETS]
    assert boxes[1::2] == names
    listed = dict(zip(SETS, boxes[2::2], strict=True))
    assert "  renegade " in listed["base"]
    assert "  knife " in listed["dodge_city"]
    assert "Further copies\n  bang                BANG!: 8♠ 5♣ 6♣ K♣\n" in listed["dodge_city"]
    assert "  uncle_will " in listed["promo"]
    assert "  peyote " in listed["fistful_of_cards"]
    assert "  knife " not in listed["base"]
