"""`sixgun card`: everything is found by any of its names and shown in every language."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import sixgun
from sixgun.cli import main
from sixgun.cli.lookup import BIG_GAME, DUEL, GAMES, Thing, find, namesakes, near, plain, things
from sixgun.cli.lookup.describing import numbers_on, scenarios_of, shop
from sixgun.cli.lookup.finding import names
from sixgun.duel import printed as duel_printed
from sixgun.engine.cards import CHARACTERS, EVENTS, FACES, KIND_BY_SLUG, KINDS, SETS
from sixgun.locales import LANGUAGES, speech


def card(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["card", *arguments])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("thing", things(), ids=lambda thing: thing.key)
def test_everything_is_shown_in_every_language(thing: Thing, lang: str) -> None:
    done = card(thing.slug, "--game", thing.game, "--lang", lang)
    assert done.exit_code == 0, done.output
    assert done.output.startswith(speech(lang).say(thing.key) + "\n")
    shown = " ".join(done.output.split())
    assert speech(lang).say(f"{thing.key}.text") in shown
    for other in LANGUAGES:
        assert f"{other}: {speech(other).say(thing.key)}" in shown
    for number in numbers_on(thing):
        assert f"{number} {speech(lang).say(f'ruling-{number}')}" in shown


@pytest.mark.parametrize("thing", things(), ids=lambda thing: thing.key)
def test_everything_is_found_by_every_name(thing: Thing) -> None:
    for name in (thing.slug, *(speech(lang).say(thing.key) for lang in LANGUAGES)):
        for text in (name, name.upper(), f" {name.lower()} ", plain(name)):
            assert find(text, thing.game) == [thing], text
            assert thing in find(text)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_things_of_a_game_share_a_name(game: str) -> None:
    assert [name for name, owners in names(game).items() if len(owners) > 1] == []


def test_a_beginning_is_enough_if_it_is_unique() -> None:
    assert find("winch", BIG_GAME) == [Thing("card", "winchester")]
    assert find("fuoril") == [Thing("role", "outlaw")]
    assert find("carcel") == find("Cárcel") == [Thing("card", "jail")]
    assert {thing.slug for thing in find("bar", BIG_GAME)} == {"barrel", "bart_cassidy"}
    assert {thing.slug for thing in find("bar", DUEL)} == {"barrel", "bart_masterson"}


# ------------------------------------------------------------------ both games


@pytest.mark.parametrize("text", ["barrel", "Barile", "barri", "winch", "sombrero", "colt"])
def test_of_namesakes_the_big_game_is_shown_and_the_duel_is_pointed_out(text: str) -> None:
    bang, duel = find(text)
    assert (bang.game, duel.game) == GAMES
    shown = " ".join(card(text, "--lang", "en").output.split())
    assert shown.startswith(speech("en").say(bang.key) + f" {bang.slug} ")
    name = speech("en").say(duel.key)
    hint = f"Not to be confused with {name} (The Duel): sixgun card {duel.slug} --game duel"
    assert shown.endswith(hint)
    other = " ".join(card(text, "--game", "duel", "--lang", "en").output.split())
    assert " Set: The Duel " in other
    assert other.endswith(f"(BANG!): sixgun card {bang.slug} --game bang")


def test_what_is_pointed_out_can_be_asked_for() -> None:
    for thing in things():
        for other in namesakes(thing):
            assert other.game != thing.game
            assert find(other.slug, other.game) == [other]
    assert namesakes(Thing("character", "wild_bill", DUEL)) == []
    assert "Not to be confused" not in card("wild", "bill", "--lang", "en").output


def test_what_begins_alike_in_both_games_is_told_apart() -> None:
    done = card("bar", "--lang", "en")
    assert done.exit_code == 1
    names = "Barrel, Bart Cassidy, Barrel (The Duel), Bart Masterson (The Duel)?"
    assert f"Do you mean: {names}" in done.output
    assert "Do you mean: Barrel, Bart Cassidy?" in card("bar", "--game", "bang").output


def test_a_name_of_the_other_game_is_not_shown_by_mistake() -> None:
    done = card("wild bill", "--game", "bang", "--lang", "en")
    assert done.exit_code == 1
    assert "Character of the Law" not in done.output
    assert "Quick Fire (The Duel)" in card("rafica", "--lang", "en").output


# -------------------------------------------------------------------- the duel


def test_what_a_referee_needs_of_a_card_of_the_duel() -> None:
    shown = card("raffica", "--lang", "en").output
    assert "  quick_fire · en: Quick Fire · it: Raffica · es: Ráfaga\n" in shown
    assert "  red border, BANG! card: one a turn, on the opponent’s active character\n" in shown
    assert "  Hit card: " in shown
    assert "  Law, 2 copies: barrel, horseshoe\n  Set: The Duel\n" in shown
    assert "What the tournament regulation says\n  FAQ5  A target without equipment" in shown
    assert "Code: sixgun.duel.cards.red, line " in shown
    assert "duel-faq-5-quick-fire-without-equipment" in shown
    shown = card("missed", "--game", "duel", "--lang", "en").output
    assert "  Law, 5 copies: barrel, snake ×4\n" in shown
    assert "  Outlaws, 7 copies: horseshoe, barrel, snake ×5\n" in shown
    shown = card("panic", "--game", "duel", "--lang", "en").output
    assert "  Reload: " in shown
    assert "  Always active: it also works in the rearguard.\n" in shown


def test_what_a_referee_needs_of_a_character_of_the_duel() -> None:
    shown = card("wild", "bill", "--lang", "en").output
    assert "  Character of the Law, life points: 5\n  Set: The Duel\n" in shown
    assert [
        number for number in ("FAQ8", "D10", "D20", "D22") if f"  {number}  " not in shown
    ] == []
    shown = card("Toco Ramirez", "--lang", "es").output
    assert "  Personaje de los Forajidos, puntos de vida: 4\n" in shown
    shown = card("lo straniero", "--lang", "en").output
    assert "  Always active: " in shown


def test_all_copies_of_the_duel_are_shown() -> None:
    for slug, kind in duel_printed.KIND_BY_SLUG.items():
        shown = card(slug, "--game", "duel", "--lang", "en").output
        counts = re.findall(r"^  (?:Law|Outlaws), (\d+) cop", shown, re.MULTILINE)
        assert sum(map(int, counts)) == duel_printed.KINDS.count(kind), slug


def test_the_duels_scenarios_are_its_own() -> None:
    barrel, duel_barrel = scenarios_of(Thing("card", "barrel")), find("barrel", DUEL)
    assert not [name for name in barrel if name.startswith("duel-")]
    assert {"duel-barrel", "duel-faq-7-rearguard-awakes"} <= set(scenarios_of(*duel_barrel))
    assert "duel-sid-curry" not in scenarios_of(*duel_barrel)  # that is the symbol
    assert "duel-pearl-hat" not in scenarios_of(*find("hat", DUEL))
    assert "duel-leaving" not in scenarios_of(*find("duel", DUEL))
    assert "duel-faq-2-last-point" in scenarios_of(*find("alan", DUEL))
    assert [thing.slug for thing in things(DUEL) if not scenarios_of(thing)] == []


# ---------------------------------------------------------------- the big game


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


CODED = [*KIND_BY_SLUG, *CHARACTERS, *EVENTS]
PLACES = [(BIG_GAME, slug) for slug in CODED] + [(DUEL, thing.slug) for thing in things(DUEL)]


@pytest.mark.parametrize(("game", "slug"), PLACES)
def test_the_code_is_where_it_is_said_to_be(game: str, slug: str) -> None:
    (thing,) = find(slug, game)
    shown = card(slug, "--game", game, "--lang", "en").output
    line = next(line for line in shown.splitlines() if line.startswith("Code: "))
    module, _, number = line.removeprefix("Code: ").partition(", line ")
    file = Path(sixgun.__file__).parent.parent.joinpath(*module.split(".")).with_suffix(".py")
    lines = file.read_text().splitlines()[int(number) - 1 :][:12]
    assert any(f'"{slug}"' in text for text in lines)
    assert any(shop(thing).code_of(thing).__name__ in text for text in lines)


def test_scenarios_are_those_that_name_it() -> None:
    found = scenarios_of(Thing("card", "cat_balou"))
    assert "cat_balou-does-from-the-table" in found
    assert "gatling-does" not in found
    assert "bang-does" not in scenarios_of(Thing("character", "sid_ketchum"))
    for slug in (*KIND_BY_SLUG, *CHARACTERS):
        assert scenarios_of(*find(slug, BIG_GAME)), slug
    assert "ex-ricochet" in scenarios_of(Thing("event", "ricochet"))


def test_outside_a_checkout_there_are_no_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sixgun.cli.lookup.describing.find_checkout", lambda: None)
    assert "Scenarios" not in card("bang", "--lang", "en").output


def test_an_unknown_name_lists_what_is_near() -> None:
    done = card("winchestr", "--lang", "en")
    assert done.exit_code == 1
    assert "Winchester" in done.output
    assert near("birrra") == [Thing("card", "beer"), Thing("card", "beer", DUEL)]
    assert near("birrra", BIG_GAME) == [Thing("card", "beer")]


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
    names = [speech("en").say(f"set-{name.replace('_', '-')}") for name in (*SETS, DUEL)]
    assert boxes[1::2] == names
    listed = dict(zip((*SETS, DUEL), boxes[2::2], strict=True))
    assert "Characters of the Law\n  alan_pinkertoon " in listed[DUEL]
    assert "\n  D13  Starting pairs" in listed[DUEL]
    assert card("--game", DUEL, "--lang", "en").output == f"The Duel\n========{listed[DUEL]}"
    assert "alan_pinkertoon" not in card("--game", BIG_GAME).output
    assert "  renegade " in listed["base"]
    assert "  knife " in listed["dodge_city"]
    assert "Further copies\n  bang                BANG!: 8♠ 5♣ 6♣ K♣\n" in listed["dodge_city"]
    assert "  uncle_will " in listed["promo"]
    assert "  peyote " in listed["fistful_of_cards"]
    assert "  knife " not in listed["base"]
