"""What a view shows, and to whom; what is imagined from it fits it, and differs where it may."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from sixgun.engine import imagine as imagining
from sixgun.engine.cards import EVENTS, FACES, characters_in
from sixgun.engine.game import Game
from sixgun.engine.imagine import ImpossibleView, imagine
from sixgun.engine.position import Place, Position, lay_out
from sixgun.engine.reports import EVERYBODY
from sixgun.engine.settings import ROLES_FOR
from sixgun.engine.view import View, glance, view
from tests import laws
from tests.games import play, random_games, scenarios, walk

ANN, BOB, CAT, DAN = range(4)
SEATS = (ANN, BOB, CAT, DAN, None)
ALL_BOXES = ("base", "dodge_city", "high_noon", "fistful_of_cards", "promo")


def table(**more: object) -> Game:
    """Ann, the Sheriff, has the turn; everybody has something to hide."""
    places = [
        Place("Ann", "sheriff", "willy_the_kid", hand=["bang/2C", "saloon/5H"], life=3),
        Place("Bob", "outlaw", "slab_the_killer", hand=["beer/6H", "duel/QD"], table=["barrel/QS"]),
        Place("Cat", "outlaw", "lucky_duke", hand=["missed/10C"]),
        Place("Dan", "renegade", "rose_doolan"),
    ]
    position = Position(turn="Ann", places=places, sets=ALL_BOXES, **more)  # type: ignore[arg-type]
    return lay_out(position)


def seen_by_all(game: Game) -> list[View]:
    return [view(game, seat) for seat in SEATS]


def test_a_glance_shows_what_a_view_shows_whatever_is_read_first() -> None:
    dice = Random(3)
    for plan in random_games(30):
        for count, game in enumerate(play(plan)):
            if count % 17 == 0:
                for seat in (None, *range(game.seats)):
                    _look_in_any_order(game, seat, dice)


def _look_in_any_order(game: Game, seat: int | None, dice: Random) -> None:
    whole, names = view(game, seat), list(View._fields)
    dice.shuffle(names)
    seen = glance(game, seat)
    assert [getattr(seen, name) for name in names] == [getattr(whole, name) for name in names]
    assert glance(game, seat) == whole
    assert hash(glance(game, seat)) == hash(whole)


def test_what_is_pickled_of_a_glance_is_a_whole_view() -> None:
    game = table()
    again = pickle.loads(pickle.dumps(glance(game, BOB)))
    assert again == view(game, BOB)
    assert again._game is None


def test_a_view_has_no_other_fields() -> None:
    for seen in (view(table(), ANN), glance(table(), ANN)):
        with pytest.raises(AttributeError, match="a view has no 'deck_top'; it has seat, settings"):
            seen.deck_top  # type: ignore[attr-defined]  # noqa: B018 - nobody has it
        with pytest.raises(AttributeError):
            seen.seed = b""  # type: ignore[attr-defined]


# ------------------------------------------------------------------ who sees what


def test_a_hand_is_its_owners() -> None:
    game = table()
    for seen in seen_by_all(game):
        for seat in range(4):
            known = seat == seen.seat
            assert all((face is not None) == known for face in seen.hands[seat])
    assert view(game, BOB).hand == ("beer/6H", "duel/QD")
    assert view(game).hand == ()


def test_roles_are_hidden_until_they_lie_open() -> None:
    game = table()
    assert view(game, BOB).roles == ("sheriff", "outlaw", "", "")
    assert view(game).roles == ("sheriff", "", "", "")
    assert [view(game, BOB).role, view(game).role] == ["outlaw", ""]
    game.eliminate(DAN, None)
    assert view(game).roles == ("sheriff", "", "", "renegade")
    game.over = "law"
    assert view(game).roles == ("sheriff", "outlaw", "outlaw", "renegade")


def test_roles_that_were_given_are_no_settings_for_anybody() -> None:
    game = table()
    assert game.settings.roles
    assert all(seen.settings.roles == () for seen in seen_by_all(game))


def test_with_three_players_all_roles_are_open() -> None:
    """R69."""
    game = Game(3, 1, sets="all")
    assert sorted(view(game).roles) == sorted(game.roles)
    four = Game(4, 1, sets="all")
    assert view(four).roles.count("") == 3


# ------------------------------------------------------------------ closed discards


CLOSED = {"closed_discards": True}
FALLEN = ["saloon/5H", "bang/KH", "beer/9H", "panic/QH"]  # top first


def pile_table(character: str = "willy_the_kid", **more: object) -> Game:
    """Ann draws; some cards have fallen, and nobody may look through them."""
    places = [
        Place("Ann", "sheriff", character),
        *[
            Place(name, role, slug)
            for name, role, slug in (
                ("Bob", "outlaw", "slab_the_killer"),
                ("Cat", "outlaw", "lucky_duke"),
                ("Dan", "renegade", "rose_doolan"),
            )
        ],
    ]
    position = Position("Ann", places, sets=ALL_BOXES, discard=FALLEN, options=CLOSED)
    return lay_out(replace(position, **more))  # type: ignore[arg-type]


def test_closed_discards_are_their_top_and_their_number() -> None:
    """S22: for everybody, players and spectators."""
    for seen in seen_by_all(pile_table()):
        assert seen.discard == (None, None, None, "saloon/5H")
        assert seen.top_discard == "saloon/5H"
    for seen in seen_by_all(pile_table(options={})):
        assert seen.discard == tuple(FALLEN[::-1])
    nothing = pile_table(discard=[])
    assert (view(nothing).discard, view(nothing).top_discard) == ((), "")


def test_whoever_takes_the_top_of_closed_discards_lays_the_next_one_bare() -> None:
    """Pedro Ramirez; that he has the Saloon, everybody has seen."""
    game = pile_table("pedro_ramirez", phase="draw")
    game.choose("take discard")
    for seen in seen_by_all(game):
        assert seen.discard == (None, None, "bang/KH")
        assert "saloon/5H" in seen.hands[ANN]


def test_the_abandoned_mine_digs_in_closed_discards() -> None:
    """R186: everybody sees what is taken, each card was the top one."""
    game = pile_table(phase="draw", event="abandoned_mine")
    for seen in seen_by_all(game):
        assert seen.hands[ANN] == ("saloon/5H", "bang/KH")
        assert seen.discard == (None, "beer/9H")


def test_below_the_top_of_closed_discards_any_card_may_be_imagined() -> None:
    game = pile_table()
    for seen in seen_by_all(game):
        worlds = [imagine(seen, Random(number)) for number in range(20)]
        assert {FACES[world.discard[-1]] for world in worlds} == {"saloon/5H"}
        assert len({FACES[world.discard[0]] for world in worlds}) > 10
        assert all(view(world, seen.seat) == seen for world in worlds)
        below = [card for world in worlds for card in world.discard[:-1]]
        assert not {FACES[card] for card in below} & {face for face in seen.hand if face}
        for world in worlds:
            assert all(world.known[card] == EVERYBODY for card in world.discard)


def test_a_reshuffle_of_closed_discards_is_forgotten_as_any_other() -> None:
    game = pile_table()
    game.reshuffle()
    for seen in seen_by_all(game):
        assert seen.discard == ()
        assert seen.deck == ()


# ------------------------------------------------------------------ what is asked


def test_options_are_shown_to_who_is_asked() -> None:
    """S4."""
    game = table()
    assert view(game, ANN).options == game.options != ()
    for seat in (BOB, CAT, DAN, None):
        question = view(game, seat).decision
        assert question is not None
        assert (question.seat, question.kind, question.options) == (ANN, "play", ())


def test_of_the_deck_only_what_one_knows_is_shown() -> None:
    game = table(deck=["panic/QH", "indians/KD", "gatling/10H"])
    game.known[game.deck[-1]] |= 1 << BOB
    game.known[game.deck[-3]] |= 1 << BOB
    game.peeked = 3
    assert view(game, BOB).deck == ((0, "panic/QH"), (2, "gatling/10H"))
    assert [view(game, seat).deck for seat in (ANN, CAT, None)] == [()] * 3
    game.peeked = 1
    assert view(game, BOB).deck == ((0, "panic/QH"),)
    game.peeked = 0
    assert view(game, BOB).deck == ()
    assert view(game, BOB).deck_size == len(game.deck)


def test_of_the_spread_only_what_one_knows_is_shown() -> None:
    game = table(deck=["panic/QH", "indians/KD"])
    game.lay_out(BOB, 2, 1 << BOB, "look")
    assert view(game, BOB).spread == ("panic/QH", "indians/KD")
    assert [view(game, seat).spread for seat in (ANN, None)] == [(None, None)] * 2


def test_a_card_that_was_shown_is_marked_for_everybody() -> None:
    game = table()
    game.show(BOB, game.hands[BOB][1])
    for seen in seen_by_all(game):
        assert seen.shown[BOB] == (False, True)
        assert seen.hands[BOB][1] == "duel/QD"


@pytest.mark.parametrize("card", [0, 7])
def test_a_duty_is_named_whatever_its_number(card: int) -> None:
    game = table()
    assert view(game, CAT).duty == ""
    game.duty = card
    assert view(game, CAT).duty == FACES[card]


def test_events_are_seen_but_for_those_to_come() -> None:
    """R149: the next one lies open."""
    game = table(event="lasso", events=["ranch", "the_judge"])
    game.past_events = ("sniper",)
    seen = view(game, CAT)
    assert (seen.event, seen.next_event, seen.events_left) == ("lasso", "ranch", 2)
    assert seen.past_events == ("sniper",)
    assert "the_judge" not in repr(seen)


def test_a_spare_is_seen_by_its_owner_once_he_has_looked() -> None:
    """S19."""
    game = table()
    assert not any(view(game, BOB).has_spare)
    game.spares[BOB] = "paul_regret"
    assert view(game, BOB).spares == ("", "", "", "")
    game.spares_seen[BOB] = True
    assert view(game, BOB).spares == ("", "paul_regret", "", "")
    assert view(game, CAT).spares == ("", "", "", "")
    assert all(seen.has_spare == (False, True, False, False) for seen in seen_by_all(game))


@pytest.mark.parametrize("deal", ["two", "two_open"])
def test_characters_to_choose_from_are_their_owners_unless_dealt_openly(deal: str) -> None:
    """S24."""
    game = Game(4, 3, characters=deal)
    assert game.decision is not None
    me = game.decision.seat
    other = (me + 1) % 4
    game.choose(game.options[1])
    assert view(game, me).picks[me] == game.picks[me] != ""
    assert view(game, other).picks[me] == view(game).picks[me] == ""
    assert view(game, me).dealt[me] == game.dealt[me]
    assert view(game, other).dealt[me] == (game.dealt[me] if deal == "two_open" else ())


def test_a_view_can_be_read() -> None:
    game = table(deck=["panic/QH"], discard=["indians/KD"])
    game.eliminate(DAN, None)
    text = str(view(game, BOB)).splitlines()
    assert text[0] == f"What Bob sees in turn 1: deck {len(game.deck)}, discard indians/KD"
    rows = [" ".join(line.split()) for line in text[1:5]]
    assert rows == [
        "> Ann sheriff willy_the_kid 3/5 gear: - hand: ? ?",
        "Bob outlaw slab_the_killer 4/4 gear: barrel/QS hand: beer/6H duel/QD",
        "Cat ? lucky_duke 4/4 gear: - hand: ?",
        "Dan renegade rose_doolan out gear: - hand: -",
    ]
    assert text[5] == "Ann is asked (play)"
    assert str(view(game)).startswith("What a spectator sees in turn 1")
    game.discard.clear()
    game.decision = None
    assert str(view(game, BOB)).splitlines()[0].endswith("discard -")
    assert len(str(view(game, BOB)).splitlines()) == 5


# ------------------------------------------------------------------ what is imagined


def positions() -> Iterator[Game]:
    """Of all boxes: random games, set-up included, and positions of the rulebook."""
    for plan in random_games(24):
        for count, game in enumerate(play(plan)):
            if count % 23 == 0 or count < 2:
                yield game
    found: list[Game] = []
    for _, scenario in scenarios()[::11]:
        walk(scenario, lambda game: found.append(game.copy()))
    yield from found


def test_what_is_imagined_looks_the_same_in_every_sort_of_position() -> None:
    rng = Random(5)
    for game in positions():
        for seat in (rng.randrange(game.seats), None):
            seen = view(game, seat)
            assert view(imagine(seen, rng), seat) == seen


def test_a_position_with_everything_in_it_is_imagined_from_every_seat() -> None:
    rng = Random(6)
    game = table(deck=["panic/QH", "indians/KD"], event="lasso", events=["ranch", "the_judge"])
    game.known[game.deck[-1]] |= 1 << BOB
    game.known[game.hands[CAT][0]] |= 1 << BOB
    game.known[game.hands[BOB][0]] = EVERYBODY
    game.peeked = 2
    game.spares[:] = ["paul_regret", "jesse_jones", "", "el_gringo"]
    game.spares_seen[BOB] = True
    for seat in SEATS:
        seen = view(game, seat)
        for _ in range(5):
            world = imagine(seen, rng)
            assert view(world, seat) == seen
            laws.no_card_is_lost_or_doubled(world)
            laws.knowledge_is_lawful(world)
            assert world.picks == list(seen.characters), "as a game that was played so far has it"


def worlds(game: Game, seat: int | None, count: int = 40) -> list[Game]:
    return [imagine(view(game, seat), Random(number)) for number in range(count)]


def test_hidden_roles_are_every_way_they_may_be() -> None:
    found = {tuple(world.roles) for world in worlds(table(), BOB)}
    assert found == {
        ("sheriff", "outlaw", "outlaw", "renegade"),
        ("sheriff", "outlaw", "renegade", "outlaw"),
    }
    for world in worlds(table(), None):
        counted = {role: world.roles.count(role) for role in set(world.roles)}
        assert counted == {role: n for role, n in ROLES_FOR[4].items() if n}


def test_hidden_cards_are_anywhere_and_known_ones_are_where_they_are() -> None:
    game = table(deck=["panic/QH"])
    game.known[game.deck[-1]] |= 1 << BOB
    game.known[game.hands[CAT][0]] |= 1 << BOB
    game.peeked = 1
    found = worlds(game, BOB)
    assert {FACES[world.deck[-1]] for world in found} == {"panic/QH"}
    assert {FACES[world.hands[CAT][0]] for world in found} == {"missed/10C"}
    assert len({tuple(world.hands[ANN]) for world in found}) > 30
    assert len({tuple(world.deck) for world in found}) == 40
    assert len({world.seed for world in found}) == 40
    for world in found:
        assert all(world.known[card] >> ANN & 1 for card in world.hands[ANN]), "owners know theirs"
        assert all(not world.known[card] >> BOB & 1 for card in world.hands[ANN])


def test_events_to_come_are_any_that_have_not_been_seen_and_the_last_one_is_last() -> None:
    game = table(event="lasso", events=["ranch", "ambush", "the_judge", "a_fistful_of_cards"])
    game.past_events = ("sniper",)
    found = worlds(game, BOB)
    for world in found:
        *hidden, coming = world.events
        assert coming == "ranch"
        assert EVENTS[hidden[0]].last
        assert len(set(world.events)) == len(world.events) == 4
        assert not {"lasso", "sniper", "ranch"} & set(hidden)
        assert not any(EVENTS[slug].last for slug in hidden[1:])
    assert len({tuple(world.events) for world in found}) > 30
    game.events = game.events[-1:]
    assert {tuple(world.events) for world in worlds(game, BOB)} == {("ranch",)}
    game.events = []
    assert {tuple(world.events) for world in worlds(game, BOB)} == {()}


def test_spares_that_nobody_has_seen_are_any_character_that_nobody_has() -> None:
    game = table()
    game.spares[:] = ["paul_regret", "jesse_jones", "", "el_gringo"]
    game.spares_seen[BOB] = True
    there = {"willy_the_kid", "slab_the_killer", "lucky_duke", "rose_doolan"}
    found = worlds(game, BOB)
    for world in found:
        assert (world.spares[BOB], world.spares[CAT]) == ("jesse_jones", "")
        assert world.spares_seen == [False, True, False, False]
        others = {world.spares[ANN], world.spares[DAN]}
        assert len(others) == 2
        assert others <= set(characters_in(ALL_BOXES)) - there - {"jesse_jones"}
    assert len({world.spares[ANN] for world in found}) > 10


def test_what_others_may_have_been_dealt_and_chosen_differs() -> None:
    game = Game(4, 3, characters="two")
    assert game.decision is not None
    first = game.decision.seat
    game.choose(game.options[0])
    me = (first + 1) % 4
    found = worlds(game, me)
    for world in found:
        assert world.dealt[me] == game.dealt[me]
        assert world.picks[first] in world.dealt[first]
        assert world.picks[me] == ""
        dealt = [slug for two in world.dealt for slug in two]
        assert len(set(dealt)) == len(dealt) == 8
    assert len({world.picks[first] for world in found}) > 10
    assert {world.dealt[first].index(world.picks[first]) for world in found} == {0, 1}


def test_who_has_chosen_imagines_the_own_choice() -> None:
    game = Game(4, 3, characters="two")
    assert game.decision is not None
    me = game.decision.seat
    game.choose(game.options[1])
    assert {world.picks[me] for world in worlds(game, me)} == {game.picks[me]}


def test_what_is_dealt_comes_from_the_characters_of_the_game() -> None:
    pool = characters_in(("base",))[:9]
    game = Game(4, 3, characters="two", pool=pool)
    for world in worlds(game, None):
        assert {slug for two in world.dealt for slug in two} <= set(pool)


@pytest.mark.parametrize("deal", ["two", "two_open"])
def test_a_game_that_was_abandoned_in_set_up_can_be_imagined(deal: str) -> None:
    game = Game(4, 3, characters=deal)
    for seat in range(4):
        game.leave(seat)
    assert (game.over, game.turns) == ("abandoned", 0)
    for seat in SEATS:
        seen = view(game, seat)
        assert view(imagine(seen, Random(1)), seat) == seen


def test_a_view_that_no_game_has_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody is asked to answer a shot with a card, and there is none to be held."""
    game = table()
    game.choose("play bang on Bob")
    seen = view(game, ANN)
    assert seen.decision is not None
    strange = seen._replace(decision=seen.decision._replace(kind="indians"))
    monkeypatch.setattr(imagining, "MOST_DEALS", 3)
    with pytest.raises(ImpossibleView, match="after 3 tries"):
        imagine(strange, Random(1))
