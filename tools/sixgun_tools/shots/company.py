"""People whom somebody knows, and what they have played: in the store of a house that is not open
yet, and at tables of the open one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import insert, update

from sixgun.client import Client
from sixgun.engine.settings import ROLES_FOR
from sixgun.server.protocol import FriendList, Friends, Here, Invite, Message, Start
from sixgun.server.store import acts, schema
from sixgun.server.store import friends as saved
from sixgun.server.store.people import People
from sixgun.server.store.rows import SavedGame, SavedSeat, SavedTable
from sixgun.server.store.store import Store
from sixgun.server.store.writer import AnyWrite, Statement

from .evening import DATE

if TYPE_CHECKING:
    from .saloon import Saloon

DAY, HOUR, MINUTES = 86_400.0, 3_600.0, 60.0
#: Who are friends, who asks, and who was asked.
FRIENDS, ASKS, ASKED = ("Wyatt", "Doc", "Etta"), "Ned", "Felicia"
#: Everybody else whom one has met.
OTHERS = ("Bartolomeo il Rosso", "Fabio", "Calamity")
CHARACTERS = ("el_gringo", "jesse_jones", "rose_doolan", "calamity_janet", "sid_ketchum")
CIRCLE, TABLE = "c1" * 16, "where-friends-meet"
CIRCLE_NAME, CODE = "Friday night", "friday-night-friday-night-friday"
#: So many games in the past months, which those of the circle are not among.
GAMES = 70


class Company(NamedTuple):
    """Who can come in, by key, and what they have together."""

    keys: dict[str, str]
    circle: str = f"/circle/{CIRCLE}"


async def lay_out(db: Path, me: str) -> Company:
    """Write everybody whom this person knows, a circle with two evenings, and some months."""
    store = Store.open(str(db), date=lambda: DATE)
    try:
        people, keys = {"Anna": me}, {}
        for name in (*FRIENDS, ASKS, ASKED, *OTHERS):
            people[name], keys[name] = await People(store).make_person(name)
        await store.write(
            acts.add_table(SavedTable(TABLE, DATE, DATE, "{}", "{}", "closed", closed=DATE))
        )
        await store.write(*_acquaintances(people))
        await store.write(*_circle(people))
        await store.write(*_evenings(people))
        await store.write(*_months(people))
        await store.write(*_ratings(people))
        return Company(keys)
    finally:
        store.close()


def _acquaintances(people: dict[str, str]) -> list[AnyWrite]:
    me = people["Anna"]
    found: list[AnyWrite] = []
    for name in FRIENDS:
        found += [saved.keep(me, people[name], DATE), saved.keep(people[name], me, DATE)]
    found += [saved.keep(people[ASKS], me, DATE), saved.keep(me, people[ASKED], DATE)]
    found.append(saved.call(me, people["Doc"], "The dentist"))
    found.append(saved.show(people["Wyatt"], "table"))
    return found


def _circle(people: dict[str, str]) -> list[AnyWrite]:
    ranks: dict[str, saved.Rank] = {"Anna": "owner", "Wyatt": "helper"}
    members = [
        saved.SavedMember(CIRCLE, people[name], ranks.get(name, "member"), name, DATE + number)
        for number, name in enumerate(("Anna", *FRIENDS))
    ]
    circle = saved.SavedCircle(CIRCLE, CIRCLE_NAME, CODE, DATE)
    return [saved.found(circle, members[0]), *[saved.join(each) for each in members[1:]]]


def _evenings(people: dict[str, str]) -> list[AnyWrite]:
    """Two evenings of four games of the circle and a duel."""
    four, dice = ("Anna", *FRIENDS), random.Random(4)
    found: list[AnyWrite] = []
    for evening in range(2):
        for number in range(5):
            begun = DATE - (9 - 7 * evening) * DAY + number * HOUR
            names = four if number < 4 else four[:2]
            name, circle = f"e{evening}{number}" * 4, {"circle": CIRCLE}
            found += _a_game(name, 100 + 10 * evening + number, begun, people, names, dice, circle)
    return found


def _months(people: dict[str, str]) -> list[AnyWrite]:
    dice = random.Random(3)
    found: list[AnyWrite] = []
    others = (*FRIENDS, *OTHERS)
    for number in range(GAMES):
        names = ("Anna", *dice.sample(others, dice.choice((3, 4, 5))))
        begun = DATE - (GAMES - number + 4) * 2.5 * DAY
        found += _a_game(f"past{number:04}" * 2, 200 + number, begun, people, names, dice, {})
    return found


def _a_game(
    name: str,
    number: int,
    begun: float,
    people: dict[str, str],
    names: Sequence[str],
    dice: random.Random,
    values: dict[str, Any],
) -> list[AnyWrite]:
    """A game that was played, and who had which role."""
    roles = ["law", "outlaws"]
    if len(names) > 2:
        roles = [role for role, count in ROLES_FOR[len(names)].items() for _ in range(count)]
    dice.shuffle(roles)
    side = dice.choice(("law", "outlaw", "outlaw", "renegade") if len(names) > 2 else roles)
    seats = [
        SavedSeat(
            game_id=name,
            seat=seat,
            person=people[who],
            name=who,
            role=role,
            character=dice.choice(CHARACTERS),
            won=side == ("law" if role in ("sheriff", "deputy") else role),
        )
        for seat, (who, role) in enumerate(zip(names, roles, strict=True))
    ]
    game = SavedGame(
        id=name,
        table_id=TABLE,
        number=number,
        rules=1,
        settings="{}",
        seed="00",
        begun=begun,
        **values,
    )
    over = {"outlaw": "outlaws"}.get(side, side)
    end = acts.end_game(name, ended=begun + 35 * MINUTES, over=over, record=None, seatings=seats)
    return [acts.begin_game(game), end]


def _ratings(people: dict[str, str]) -> list[AnyWrite]:
    found: list[AnyWrite] = []
    for number, (name, person) in enumerate(people.items()):
        is_listed = update(schema.people).where(schema.people.c.id == person)
        found.append(Statement(is_listed, {"listed": name != "Fabio"}))
        for role in ("", "sheriff", "deputy", "outlaw", "renegade", "duel"):
            values = {
                "mu": 28.0 - number + len(role) / 4,
                "sigma": 1.5 + number / 2,
                "games": 12 + number,
            }
            about = {"person": person, "role": role, **values}
            found.append(Statement(insert(schema.ratings), about))
    return found


# ------------------------------------------------------------------ in the open house


async def meet(made: Saloon, company: Company, others: AsyncExitStack) -> None:
    """Friends are in, one has invited Anna, and two tables for days wait for her."""
    lists: list[FriendList] = []

    def hear(message: Message) -> None:
        if isinstance(message, FriendList):
            lists.append(message)

    made.paths["circle"] = company.circle
    anna = await others.enter_async_context(made.client("Anna", made.key, gathers=True))
    wyatt, doc, *strangers = [
        await others.enter_async_context(
            made.client(name, company.keys[name], gathers=True, hear=hear)
        )
        for name in (*FRIENDS[:2], *OTHERS)
    ]
    made.paths["gathering"] = await _gather(anna, [wyatt, doc])
    for _ in range(2):  # not with friends, who would look as if they were out
        made.paths["slow"] = await _play_for_days([anna, *strangers])
    await wyatt.open_table(players=5, sets=("base", "dodge_city"))
    await wyatt.request(Friends())
    (sign,) = [each.friend for each in lists[-1].friends if each.name == "Anna"]
    await wyatt.request(Invite(friend=sign))


async def _gather(anna: Client, friends: Sequence[Client]) -> str:
    """Anna has asked whether everybody is there; one has not said it yet."""
    table = await anna.open_table(players=4)
    for friend in friends:
        await friend.join(table)
    await anna.request(Start(bots="drifter"))
    await friends[0].request(Here())
    return f"/table/{table}"


async def _play_for_days(people: Sequence[Client]) -> str:
    """A table for days at which it is the first one's turn."""
    first = people[0]
    table = await first.open_table(players=len(people), clock="days")
    for other in people[1:]:
        await other.join(table)
    await first.request(Start(bots="drifter"))
    for other in people[1:]:
        await other.request(Here())
    while True:
        await first.until(lambda: first.question is not None)
        question = first.question
        assert question is not None
        if question.seat == 0 and question.kind == "play":
            return f"/table/{table}"
        await _answer(people[question.seat], question.decision)
        await _until_other(first, question.decision)


async def _answer(client: Client, decision: int) -> None:
    """Whoever is asked takes the first option."""

    def is_asked() -> bool:
        question = client.question
        return question is not None and question.decision == decision and bool(question.options)

    await client.until(is_asked)
    await client.answer(0)


async def _until_other(client: Client, decision: int) -> None:
    """Wait for the next question."""
    await client.until(lambda: client.question is None or client.question.decision != decision)
