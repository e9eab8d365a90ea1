"""People become friends, see each other as far as they want to, and part."""

from __future__ import annotations

from pathlib import Path

from sixgun.server.allowance import Allowance
from sixgun.server.protocol import (
    Alias,
    Block,
    FriendList,
    Friends,
    Invite,
    Keep,
    Leave,
    Notice,
    Open,
    Resign,
    Show,
    Unwatch,
    Watch,
    encode,
)
from sixgun.server.protocol.refusals import notice
from sixgun.server.settings import HouseSettings
from sixgun.server.store import friends as saved
from sixgun.server.store.bounds import BOUNDS
from tests.server.friends.friendly import friends, listed, only, person_of, played, told, who
from tests.server.houses import RecordingClient, a_house, begun, play_out, run
from tests.stores import count


def test_two_who_want_it_are_friends(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await played(house, "Anna", "Bruno")
            await anna.request(Keep(who=who(anna, "Bruno")))
            await told(house)
            assert (only(anna).state, only(bruno).state) == ("asked", "asks")
            assert [only(each).here for each in (anna, bruno)] == [False, False]
            assert bruno.notices()[-1] == "kept"
            assert listed(bruno).here == {who(bruno, "Anna"): only(bruno).friend}
            await bruno.request(Keep(friend=only(bruno).friend))
            await told(house)
            assert (only(anna).state, only(bruno).state) == ("known", "known")
            assert only(anna).here
            assert only(bruno).here
            assert not only(anna).table
            assert anna.notices()[-1] == "kept-back"
            await anna.request(Alias(friend=only(anna).friend, name="Doc"))
            await told(house)
            assert (only(anna).name, only(anna).alias) == ("Bruno", "Doc")
            assert only(bruno).alias == ""

    run(test)


def test_nobody_is_kept_who_has_not_finished_a_game_with_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await begun(house, "Anna", "Bruno", game="duel")
            sign = who(anna, "Bruno")
            assert await anna.refuses(Keep(who=sign)) == "not-played-together"
            assert await anna.refuses(Keep(who=who(anna, "Anna"))) == "that-is-you"
            assert await anna.refuses(Keep(who="x")) == "no-such-person"
            assert await anna.refuses(Keep(friend="x")) == "no-such-person"
            await bruno.request(Resign())
            await house.quiet()
            looker = await house.client("Carla")
            await looker.request(Watch(table=anna.table.table))
            assert await looker.refuses(Keep(who=sign)) == "not-played-together"
            assert await (await house.client("Dora")).refuses(Keep(who=sign)) == "not-at-a-table"
            await anna.request(Keep(who=sign))
            assert count(house.house.store, "friends") == 1

    run(test)


def test_a_game_that_a_bot_has_finished_makes_nobody_known(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await begun(house, "Anna", "Bruno", game="duel", substitutes=True)
            sign, table = who(anna, "Bruno"), house.table_of(anna)
            person = table.state.places[1].person
            await bruno.request(Leave())
            await bruno.request(Watch(table=table.name))
            await anna.request(Resign())
            await house.quiet()
            store = house.house.store
            assert not saved.have_played(store, table.state.places[0].person, person)
            assert await anna.refuses(Keep(who=sign)) == "not-played-together"

    run(test)


def test_no_says_nothing_and_who_asks_again_and_again_is_stopped(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await played(house, "Anna", "Bruno")
            for _ in range(2):
                await anna.request(Keep(who=who(anna, "Bruno")))
                await told(house)
                heard = len(anna.of(Notice))
                await bruno.request(Keep(friend=only(bruno).friend, how="no"))
                await told(house)
                assert len(anna.of(Notice)) == heard
                assert not listed(anna).friends
                assert not listed(bruno).friends
            assert await anna.refuses(Keep(who=who(anna, "Bruno"))) == "enough-today"

    run(test)


def test_friends_are_bounded_by_day(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, _ = await played(house, "Anna", "Bruno")
            share = HouseSettings(daily_share=1 / BOUNDS["friends"].of_a_person)
            house.house.allowance = Allowance(share, house.clock)
            await anna.request(Keep(who=who(anna, "Bruno")))
            await anna.request(Keep(who=who(anna, "Bruno"), how="no"))
            assert await anna.refuses(Keep(who=who(anna, "Bruno"))) == "enough-today"
            assert count(house.house.store, "friends") == 0

    run(test)


# ------------------------------------------------------------------ who is in, and where


def test_somebody_shows_as_much_as_he_wants(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await friends(house, "Anna", "Bruno")
            table = await bruno.open_table(players=4)
            await told(house)
            assert only(anna).here
            assert not only(anna).table
            await bruno.request(Show(what="table"))
            await told(house)
            assert only(anna).table == table
            private = await bruno.open_table(players=4, public=False)
            await told(house)
            assert only(anna).here
            assert not only(anna).table, "nobody may go there who is not let in"
            house.house.tables[private].state.invited.append(person_of(house, "Anna"))
            await bruno.request(Unwatch())
            await bruno.request(Watch(table=private))
            await told(house)
            assert only(anna).table == private
            await bruno.request(Show(what="nothing"))
            await told(house)
            assert not only(anna).here
            assert not only(anna).table
            assert listed(bruno).shows == "nothing"

    run(test)


def test_who_shows_nothing_looks_as_if_he_were_out(tmp_path: Path) -> None:
    """The same bytes at the same times, whether he comes, goes, sits down or is not there."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await friends(house, "Anna", "Bruno")
            await bruno.request(Show(what="nothing"))
            await bruno.close()
            await told(house)
            out, asked = await asked_for(anna), len(anna.of(FriendList))
            again = await house.client("Bruno", key=bruno.key)
            await told(house)
            await again.open_table(players=4)
            await told(house)
            assert len(anna.of(FriendList)) == asked, "nothing is told of who shows nothing"
            assert await asked_for(anna) == out
            await again.request(Show(what="in"))
            await told(house)
            assert only(anna).here, "else the test would see nothing at all"

    run(test)


async def asked_for(client: RecordingClient) -> bytes:
    """The list as it is sent to who asks for it."""
    await client.request(Friends())
    return encode(listed(client))


def test_signs_mean_nothing_to_anybody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await begun(house, "Anna", "Bruno", "Carla", "Dora", players=4)
            await play_out(people)
            await house.quiet()
            anna, bruno, carla, _ = people
            for client, other in ((anna, carla), (carla, anna), (bruno, carla), (carla, bruno)):
                await client.request(Keep(who=who(client, other.name)))
            for client in (anna, bruno):
                await client.request(Friends())
            assert only(anna).name == only(bruno).name == "Carla"
            assert only(anna).friend != only(bruno).friend
            assert await bruno.refuses(Keep(friend=only(anna).friend)) == "no-such-person"
            told = b"".join(encode(each) for client in people for each in client.heard)
            for person in {each.person for each in house.house.company.connections}:
                assert person.encode() not in told, "ids of persons never leave the house"

    run(test)


# ------------------------------------------------------------------ invitations


def test_a_friend_is_invited_by_one_request(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await friends(house, "Anna", "Bruno")
            await bruno.request(Alias(friend=only(bruno).friend, name="Boss"))
            private = await anna.open_table(players=4, public=False)
            assert await bruno.refuses(Watch(table=private)) == "no-such-table"
            await anna.request(Invite(friend=only(anna).friend))
            await told(house)
            heard = bruno.of(Notice)[-1]
            assert heard.notice == notice("invited-to", name="Boss")
            assert heard.table == private
            (invitation,) = listed(bruno).invitations
            assert (invitation.table, invitation.friend) == (private, only(bruno).friend)
            await bruno.join(private)
            await told(house)
            assert not listed(bruno).invitations, "he sits there"

    run(test)


def test_who_is_out_finds_the_invitation_until_the_table_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await friends(house, "Anna", "Bruno")
            key = bruno.key
            await bruno.close()
            await anna.open_table(players=4, public=False)
            await anna.request(Invite(friend=only(anna).friend))
            stranger = await house.client("Carla")
            assert await stranger.refuses(Invite(friend=only(anna).friend)) == "not-at-a-table"
        async with a_house(tmp_path) as house:
            bruno = await house.client("Bruno", key=key)
            await bruno.request(Friends())
            (invitation,) = listed(bruno).invitations
            await house.house.close_table(invitation.table, notice("closed-owner"))
            await told(house)
            assert not listed(bruno).invitations

    run(test)


def test_nobody_is_invited_to_a_lesson(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await friends(house, "Anna", "Bruno")
            lesson = (await anna.request(Open(scenario="bang-and-missed"))).table
            await anna.request(Watch(table=lesson))
            heard = len(bruno.of(Notice))
            assert await anna.refuses(Invite(friend=only(anna).friend)) == "only-a-lesson"
            await told(house)
            assert len(bruno.of(Notice)) == heard

    run(test)


def test_who_was_asked_only_is_not_invited(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, _bruno = await played(house, "Anna", "Bruno")
            await anna.request(Keep(who=who(anna, "Bruno")))
            await told(house)
            await anna.open_table(players=4, public=False)
            assert await anna.refuses(Invite(friend=only(anna).friend)) == "no-such-person"

    run(test)


# ------------------------------------------------------------------ a block beats everything


def test_a_block_ends_it_for_both(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await friends(house, "Anna", "Bruno")
            await bruno.request(Show(what="table"))
            await anna.open_table(players=4, public=False)
            await anna.request(Invite(friend=only(anna).friend))
            await told(house)
            assert listed(bruno).invitations
            await bruno.request(Keep(friend=only(bruno).friend, how="never"))
            await told(house)
            for client in (anna, bruno):
                assert not listed(client).friends
                assert not listed(client).invitations
            assert count(house.house.store, "friends") == 0

    run(test)


def test_who_was_blocked_asks_nobody_and_does_not_hear_of_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await played(house, "Anna", "Bruno")
            await bruno.request(Block(who=who(bruno, "Anna")))
            heard = len(bruno.of(Notice))
            await anna.request(Keep(who=who(anna, "Bruno")))
            await told(house)
            assert only(anna).state == "asked", "as if he had not answered"
            assert not listed(bruno).friends
            assert not listed(bruno).here
            assert len(bruno.of(Notice)) == heard
            assert await bruno.refuses(Keep(who=who(bruno, "Anna"))) == "blocked-by-you"

    run(test)


def test_a_block_at_a_table_parts_friends_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            anna, bruno = await friends(house, "Anna", "Bruno")
            await anna.request(Block(who=who(anna, "Bruno")))
            await told(house)
            assert not listed(anna).friends
            assert not listed(bruno).friends
            assert count(house.house.store, "friends") == 0

    run(test)
