"""Makes files of before: what people have at home when they get the next version.

    .venv/bin/python -m tests.data.make_before

writes `tests/data/before/VERSION` with the code of this checkout: a house with its store and its
desk, tournaments by commands, records and snapshots, and in `expected.json` what they mean. It is
run once per released version. What it wrote is never made again by later code: the files stay as
they are, byte for byte, and `test_before.py` proves that every later version goes on with them. A
later version adds a folder of its own.

Deals, choices and the time of the house are fixed; keys, secrets and the numbers of persons are
random as they are in life, and those that a test needs are in `secrets.json`.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from click.testing import CliRunner
from PIL import Image

import sixgun
from sixgun.cli import main
from sixgun.duel import Duel
from sixgun.engine.cards import CHARACTERS
from sixgun.engine.deal import Deal, commitment, seed_of_deal
from sixgun.engine.game import Game
from sixgun.engine.record import Recorder
from sixgun.engine.series import Series
from sixgun.engine.snapshot import state_hash
from sixgun.server.clock import TestClock
from sixgun.server.protocol import (
    Block,
    Change,
    Complain,
    Ended,
    Invite,
    Kick,
    Leave,
    Mute,
    Open,
    Option,
    Pause,
    Phrase,
    Resign,
    Resume,
    Say,
    Seatbot,
    TableOptions,
    Update,
)
from sixgun.server.protocol import Game as GameShown
from sixgun.server.store.backup import backup
from tests.games import Plan, steps
from tests.server.desk.halls import Desk, a_sheet, check_table, play_round
from tests.server.desk.own_tables import Player, Saloon, saloon
from tests.server.houses import (
    OpenHouse,
    RecordingClient,
    begun,
    browser,
    got,
    play_out,
    play_until,
    posted,
    together,
    want_again,
)

BEFORE = Path(__file__).parent / "before"
#: Tables with nobody but people: their games end alike for ever.
PLAYED_ON = ("base", "everything", "events", "duel")
#: When the house of before is opened; its clock stands still unless it is turned.
OPENED = 1_767_300_000.0
ALL = ("base", "dodge_city", "high_noon", "fistful_of_cards", "promo")


def make() -> None:
    target = BEFORE / sixgun.__version__
    if target.exists():
        raise SystemExit(f"{target.name} has its files of before; they are never made again")
    with tempfile.TemporaryDirectory() as scratch:
        made = Maker(Path(scratch))
        made.records()
        made.snapshots()
        made.commands()
        asyncio.run(made.house())
        made.write()
        shutil.copytree(made.folder, target)


class Maker:
    """Everything that is made, in a folder of its own, with what it means and what opens it."""

    def __init__(self, scratch: Path) -> None:
        self.scratch = scratch
        self.folder = scratch / "made"
        self.folder.mkdir()
        self.expected: dict[str, Any] = {"version": sixgun.__version__}
        self.secrets: dict[str, Any] = {}

    def write(self) -> None:
        for name, data in (("expected", self.expected), ("secrets", self.secrets)):
            (self.folder / f"{name}.json").write_text(in_lines(data), encoding="utf-8")

    def records(self) -> None:
        """Records of every box and of duels, whole and saved in the middle."""
        folder = self.folder / "records"
        folder.mkdir()
        for name, text in [*whole_records(), *saved_records(self.scratch)]:
            (folder / f"{name}.record").write_text(text, encoding="utf-8", newline="\n")
            self.expected.setdefault("records", {})[name] = end_of(sixgun.load_record(text))

    def snapshots(self) -> None:
        """Running games and duels in the middle of effects, one `repr` a line."""
        folder = self.folder / "snapshots"
        folder.mkdir()
        for name, games in (("games", middles()), ("duels", duel_middles())):
            lines = []
            for game in games:
                lines.append(repr(game))
                about = {"kind": game.decision.kind, "state": state_hash(game)}
                about |= {"asked": game.decision.seat, "options": len(game.options)}
                about["end"] = end_of(played_first(game))
                self.expected.setdefault("snapshots", {}).setdefault(name, []).append(about)
            pack(folder / f"{name}.txt.gz", "".join(f"{line}\n" for line in lines).encode())

    async def house(self) -> None:
        """An evening in a house, and the tournaments of its desk."""
        home, clock = self.scratch / "house", TestClock(OPENED)
        async with saloon(home, clock) as made:
            evening, bureau = Evening(made), Bureau(made)
            await evening.spend(self.scratch)
            await bureau.hold(self.folder / "reports")
            await made.house.quiet()
            evening.tables |= bureau.tables
            self.secrets |= {**evening.secrets(), "desks": bureau.links}
            self.expected |= await evening.expected()
            self.expected |= {"desks": bureau.told, "season": bureau.season}
        self.expected["shut"] = clock.date()
        await self.go_on(home)
        target = self.folder / "house"
        target.mkdir()
        pack(target / "house.db.gz", (home / "house.db").read_bytes())
        pack(target / "early.backup.gz", (self.scratch / "early.backup").read_bytes())
        keep_files(home / "tournaments", target / "tournaments")

    async def go_on(self, home: Path) -> None:
        """How the running games end, played on in a copy of the house."""
        copy = shutil.copytree(home, self.scratch / "copy")
        async with saloon(copy, TestClock(self.expected["shut"])) as made:
            for name in PLAYED_ON:
                people = await taken_up(made.house, self.secrets["tables"][name])
                if name == "events":
                    await people[2].request(Resume())
                end = await played_on(made.house, people)
                self.expected["tables"][name]["end"] = end
            about, desks = self.secrets["tables"]["own-duel"], self.secrets["desks"]
            people = await taken_up(made.house, about)
            await together(*[client.play() for client in people])
            desk = await made.hall.come(desks["autumn-cup"]["Remo"])
            self.expected["tables"]["own-duel"]["winner"] = await winner_of(made, desk, "s2")

    def commands(self) -> None:
        """Tournaments by commands, their reports and a backup."""
        home, reports = self.scratch / "commands", self.folder / "reports"
        reports.mkdir()
        said, season = held_by_commands(home, reports)
        self.expected |= {"commands": said, "commands_season": season}
        keep_files(home, self.folder / "commands")


# ------------------------------------------------------------------ games


def end_of(game: Any) -> dict[str, Any]:
    """Where a game has come to: everything in it, in one hash."""
    return {
        "over": game.over,
        "winners": list(game.winners),
        "turns": game.turns,
        "state": state_hash(game),
    }


def played_first(game: Any) -> Any:
    """Everybody takes the first option until the game is over."""
    while not game.over:
        game.choose(game.options[0])
    return game


def in_lines(data: dict[str, Any]) -> str:
    """JSON with a line for every thing, so that a person finds it."""
    parts = []
    for name, value in data.items():
        if isinstance(value, dict):
            lines = ",\n".join(f" {plain(key)}: {plain(each)}" for key, each in value.items())
            parts.append(f"{plain(name)}: {{\n{lines}\n}}")
        else:
            parts.append(f"{plain(name)}: {plain(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def plain(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


def pack(file: Path, content: bytes) -> None:
    """Compressed without a name or a time."""
    file.write_bytes(gzip.compress(content, mtime=0))


PLANS: dict[str, tuple[int, dict[str, Any], dict[str, Any]]] = {
    "base-4": (4, {}, {}),
    "base-7-two": (7, {"characters": "two"}, {}),
    "simplified-5": (5, {"simplified": True}, {}),
    "dodge-city-3": (3, {"sets": ("base", "dodge_city")}, {}),
    "dodge-city-8": (8, {"sets": ("base", "dodge_city")}, {}),
    "high-noon-5": (5, {"sets": ("base", "high_noon")}, {}),
    "fistful-of-cards-6": (6, {"sets": ("base", "fistful_of_cards")}, {}),
    "both-events-4": (4, {"sets": ("base", "high_noon", "fistful_of_cards"), "events": 20}, {}),
    "everything-3": (3, {"sets": ALL, "characters": "two_open"}, {}),
    "everything-8": (8, {"sets": ALL}, {}),
    "leave-6": (6, {"sets": ("base", "dodge_city")}, {"leaving": 0.02}),
    "noon-called-5": (5, {"characters": "two_open"}, {"noon": 30}),
    "noon-by-reshuffles-7": (7, {"high_noon_reshuffles": 1}, {"seed": 32, "taste": 32}),
}


def whole_records() -> Iterator[tuple[str, str]]:
    """Games to their ends."""
    for number, (name, (players, options, play)) in enumerate(PLANS.items(), 1):
        chance = {"seed": number, "taste": number, "boldness": 0.4, **play}
        plan = Plan(players, options=options, **chance)
        yield name, recorded(plan, Recorder(plan.start()))
    yield "promo-5", promo_record()
    yield "series-second-4", series_record()
    yield "checked-deal-5", dealt_record("checked-deal-5", lambda seed: Game(5, seed))
    yield "checked-deal-duel", dealt_record("checked-deal-duel", Duel)
    yield "position-5", position_record()
    for number, (mode, characters) in enumerate((("normal", 4), ("tournament", 4), ("normal", 2))):
        recorder = Recorder(Duel(number, mode=mode, characters=characters))
        yield f"duel-{mode}-{characters}", chosen(recorder, number)


def recorded(plan: Plan, recorder: Recorder) -> str:
    for _ in steps(plan, recorder.game, recorder):
        pass
    assert recorder.game.over
    return recorder.text()


def chosen(recorder: Recorder, taste: int) -> str:
    """A game of random choices to its end."""
    dice = Random(taste)
    while not recorder.game.over:
        recorder.choose(dice.choice(recorder.game.options))
    return recorder.text()


def promo_record() -> str:
    """The characters of the small boxes all play."""
    promo = [slug for slug, rule in CHARACTERS.items() if rule.set_name == "promo"]
    cast = [*promo, "willy_the_kid", "jourdonnais"]
    game = Game(len(cast), 77, sets=("base", "promo"), characters=cast)
    return chosen(Recorder(game), 77)


def series_record() -> str:
    """The second game of a series: somebody keeps the character, the star has travelled."""
    series = Series(4, 5, keep_characters=True, travelling_sheriff=True)
    played_first(series.game)
    return chosen(Recorder(series.next_game()), 5)


def dealt_record(name: str, make: Callable[[bytes], Any]) -> str:
    """A deal that everybody can check."""
    dice = Random(name)
    secret = f"{dice.getrandbits(256):064x}"
    numbers = {seat: f"{dice.getrandbits(128):032x}" for seat in (0, 1)}
    game = make(seed_of_deal(secret, numbers))
    deal = Deal(name, commitment(secret, game.settings, name), secret, numbers)
    return chosen(Recorder(game, deal), 9)


def position_record() -> str:
    """A record that begins in the middle of a game."""
    game = next(game for game in middles() if game.decision.kind == "shot")
    game.history = None
    return chosen(Recorder(game), 3)


def saved_records(scratch: Path) -> Iterator[tuple[str, str]]:
    """Games that somebody has left in a terminal, to be resumed."""
    for name, words in (("saved-5", ()), ("saved-duel", ("--game", "duel"))):
        file = scratch / f"{name}.record"
        said = ["play", "--seed", "before", "--name", "Ann", *words, "--save", str(file)]
        outcome = CliRunner().invoke(main, said, input="1\n" * 5 + "quit\n")
        assert outcome.exit_code == 0, outcome.output
        yield name, file.read_text(encoding="utf-8")


def middles() -> Iterator[Game]:
    """The first position of every kind of question, with something waiting behind it."""
    seen: set[str] = set()
    for number in range(40):
        plan = Plan(4 + number % 4, number, {"sets": ALL}, taste=number, boldness=0.8)
        game = plan.start()
        for _ in steps(plan, game):
            if is_new_middle(game, seen):
                yield sixgun.load(sixgun.save(game))


def duel_middles() -> Iterator[Duel]:
    seen: set[str] = set()
    for number in range(40):
        game, dice = Duel(number, mode=("normal", "tournament")[number % 2]), Random(number)
        while not game.over:
            if is_new_middle(game, seen):
                yield sixgun.load(sixgun.save(game))
            game.choose(dice.choice(game.options))


def is_new_middle(game: Any, seen: set[str]) -> bool:
    if game.decision is None or len(game.options) < 2 or game.decision.kind in seen:
        return False
    seen.add(game.decision.kind)
    return True


# ------------------------------------------------------------------ the house


async def taken_up(house: OpenHouse, about: dict[str, Any]) -> list[RecordingClient]:
    """The people of a table, by their keys, back at it."""
    people = []
    for name, key in about["people"].items():
        client = await house.client(name, key=key)
        await client.watch(about["table"])
        people.append(client)
    await house.quiet()
    return people


def shown(people: Sequence[RecordingClient]) -> dict[str, Any]:
    """What the people of a table see: all of it for the first one, of the others their hands."""
    first = people[0]
    view = first.view or first.duel
    asked = next(
        (client for client in people if client.question and client.question.options), first
    )
    question = asked.question
    return {
        "status": first.table.status,
        "chairs": [[chair.kind, chair.name, chair.wins] for chair in first.table.chairs],
        "seats": [client.table.seat for client in people],
        "hands": [hand_of(client) for client in people],
        "view": msgspec.to_builtins(view),
        "reports": len(first.reports),
        "chess": msgspec.to_builtins(first.chess),
        "asked": question and [question.seat, question.kind, len(question.options)],
    }


def hand_of(client: RecordingClient) -> list[str | None]:
    seats = client.duel.sides if client.duel else client.view.seats if client.view else []
    return list(seats[client.table.seat].hand) if seats else []


async def played_on(house: OpenHouse, people: Sequence[RecordingClient]) -> dict[str, Any]:
    """Everybody takes the first option until the game is over; how it ended, by its record."""
    await together(*[client.play() for client in people])
    await people[0].hears(Ended)
    return end_of(sixgun.load_record(await record(house, people[0])))


async def record(house: OpenHouse, client: RecordingClient) -> str:
    """The record of the game that somebody has finished."""
    async with browser(house, client.key) as http:
        answer = await http.get(f"/api/games/{client.game.game}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


async def life_of(house: OpenHouse, key: str) -> dict[str, Any]:
    """What a person finds about itself."""
    paths = {"me": "/api/me", "history": "/api/me/history", "statistics": "/api/me/statistics"}
    return {name: await got(house, path, key) for name, path in paths.items()}


async def film_of(house: OpenHouse, key: str, game: str) -> dict[str, Any]:
    """What a replay shows, in short: through the eyes of the first seat, and with all open."""
    found: dict[str, Any] = {}
    for eyes in ("0", "all"):
        film = await got(house, f"/api/games/{game}/replay?eyes={eyes}", key)
        told = [film["reports"], *[scene.get("reports", ()) for scene in film["scenes"]]]
        found[eyes] = {"names": film["names"], "told": [len(reports) for reports in told]}
    return found


class Evening:
    """One evening in a house: tables of all kinds, finished, running, paused, waiting."""

    def __init__(self, made: Saloon) -> None:
        self.made = made
        self.house = made.house
        self.tables: dict[str, list[RecordingClient]] = {}
        self.people: dict[str, str] = {}  # keys, by name
        self.links: dict[str, str] = {}

    async def spend(self, scratch: Path) -> None:
        await self.base()
        backup(self.house.house.store.path, scratch / "early.backup")
        await self.everything()
        await self.chess()
        await self.events()
        await self.bots()
        await self.series()
        await self.left()
        await self.lesson()
        await self.waiting()
        await self.devices()
        await self.house.quiet()

    async def again(self, people: list[RecordingClient]) -> None:
        """The same people play again, a minute later."""
        self.house.clock.advance(60)
        games = len(people[0].of(GameShown))
        await want_again(people)
        await together(*[client.hears(GameShown, games + 1) for client in people])

    async def base(self) -> None:
        """One game played, one given up, one in the middle of a shot; talk, mutes and blocks."""
        people = self.tables["base"] = await begun(self.house, "Anna", "Bruno", "Carla", "Dario")
        await play_out(people)
        await self.again(people)
        for client in people:
            await client.request(Resign())
        await together(*[client.hears(Ended, 2) for client in people])
        await self.again(people)
        await play_until(self.house, people, lambda game: asks(game, "shot") and game.turns > 3)
        anna, bruno, carla, _ = people
        await bruno.request(Say(text="Howdy, zoë — ¿qué tal?"))
        await carla.request(Phrase(phrase="hello"))
        await anna.request(Mute(who=anna.table.chairs[1].who))
        await anna.request(Block(who=anna.table.chairs[1].who))
        await anna.request(Complain(who=anna.table.chairs[1].who, text="rude"))

    async def everything(self) -> None:
        """All boxes; a question that is neither a turn nor a choice of characters."""
        names = ("Elena", "Fabio", "Gina", "Hugo", "Ida")
        people = await begun(self.house, *names, sets=ALL, characters="two")
        self.tables["everything"] = people
        usual = ("play", "character", "identity", "shot")
        await play_until(
            self.house,
            people,
            lambda game: game.turns > 7 and game.decision.kind not in usual and is_open(game),
        )

    async def events(self) -> None:
        """Both boxes of events, a tournament's high noon, paused."""
        options = {"sets": ("base", "high_noon", "fistful_of_cards"), "high_noon_reshuffles": 3}
        people = await begun(self.house, "Kira", "Leo", "Mina", "Nico", **options, clock="relaxed")
        self.tables["events"] = people
        await play_until(self.house, people, lambda game: game.event and is_open(game))
        await people[2].request(Pause())

    async def chess(self) -> None:
        """A duel to its end; another one with its clocks in the middle of a turn."""
        options = {"game": "duel", "minutes": 30, "tournament": True, "clock": "relaxed"}
        people = self.tables["duel"] = await begun(self.house, "Ann", "Ben", **options)
        await together(*[client.play() for client in people])
        await together(*[client.hears(Ended) for client in people])
        await self.again(people)
        await play_until(self.house, people, lambda game: game.turns == 1 and asks(game, "play"))
        await self.house.pass_time(90)
        await play_until(self.house, people, lambda game: game.turns == 4 and is_open(game))

    async def bots(self) -> None:
        """One person among bots, and one against a bot."""
        (olaf,) = await self.house.seated("Olaf", players=5, sets=("base", "dodge_city"))
        await olaf.request(Seatbot(bot="gunslinger", temper="sly", seat=1))
        await olaf.start(bots="tenderfoot")
        (petra,) = await self.house.seated("Petra", game="duel", players=2, clock="none")
        await petra.start(bots="brawler")
        for name, client in (("bots", olaf), ("duel-bot", petra)):
            await client.question_of(client.table.seat)
            for _ in range(3):
                decision = client.question.decision
                await client.answer(0)
                await client.until(lambda g=client, d=decision: is_asked_after(g, d))
            self.tables[name] = [client]

    async def series(self) -> None:
        """A game is over; in the next one characters stay and the star travels."""
        options = {"keep_characters": True, "travelling_sheriff": True}
        people = await begun(self.house, "Rosa", "Sara", "Toni", "Ugo", **options)
        self.tables["series"] = people
        await play_out(people)

    async def left(self) -> None:
        """Somebody leaves and a bot plays on; somebody else is forgotten, one is banned."""
        people = await begun(self.house, "Vera", "Wim", "Xenia", "Yuri")
        self.tables["left"] = people[:1]
        vera, wim, xenia, yuri = people
        await wim.request(Leave())
        await play_out([vera, xenia, yuri])
        for client in (wim, xenia, yuri):
            await client.close()
        self.people |= {"Wim": wim.key, "Xenia": xenia.key, "Yuri": yuri.key}
        assert (await posted(self.house, "/api/me/forget", xenia.key)).status_code == 204
        owner = await self.made.hall.owner()
        listed = await owner.post("/api/house/acts", json={"t": "tables"})
        tables = listed.json()["tables"]
        seated = {each["name"]: each["person"] for table in tables for each in table["people"]}
        ban = {"t": "ban", "people": [seated["Yuri"]], "confirmed": True}
        banned = await owner.post("/api/house/acts", json=ban)
        assert banned.status_code == 200, banned.text

    async def lesson(self) -> None:
        """A prepared position, two steps in."""
        client = await self.house.client("Zora")
        done = await client.request(Open(scenario="bang-and-missed"))
        await client.watch(done.table)
        await client.hears(Update)
        shot = client.question.options.index(Option("play", "bang/QH", 1))
        decision = client.question.decision
        await client.answer(shot)
        await client.until(lambda: is_asked_after(client, decision))
        self.tables["lesson"] = [client]

    async def waiting(self) -> None:
        """A private table that waits: a bot, an empty chair, somebody sent away, a link."""
        people = await self.house.seated("Alma", "Boris", "Cleo", players=5)
        alma, boris, cleo = people
        await alma.request(Seatbot(bot="drifter", seat=4))
        await boris.request(Say(text="Where is everybody?"))
        await alma.request(Kick(seat=2))
        await alma.request(Change(options=TableOptions(players=5, clock="fast", public=False)))
        self.links["seat"] = (await alma.request(Invite())).secret
        self.people["Cleo"] = cleo.key
        self.tables["waiting"] = [alma, boris]

    async def devices(self) -> None:
        """Anna has a second device, and a link for a third one."""
        anna = self.tables["base"][0]
        for name in ("Anna's second device", "recovery"):
            link = (await posted(self.house, "/api/me/recovery", anna.key)).json()["link"]
            secret = link.partition("#recover=")[2]
            if name == "recovery":
                self.links[name] = secret
                return
            made = await posted(self.house, "/api/recover", "new", secret=secret)
            self.people[name] = made.json()["key"]

    # -------------------------------------------------------------- what is left of it

    def secrets(self) -> dict[str, Any]:
        tables = {
            name: {
                "table": people[0].table.table,
                "people": {client.name: client.key for client in people},
            }
            for name, people in self.tables.items()
        }
        keys = {name: key for about in tables.values() for name, key in about["people"].items()}
        return {"tables": tables, "people": {**keys, **self.people}, "links": self.links}

    async def expected(self) -> dict[str, Any]:
        lives, films = {}, {}
        barred = ("Xenia", "Yuri")
        for name, key in self.secrets()["people"].items():
            if name not in barred:
                lives[name] = await life_of(self.house, key)
                for game in lives[name]["history"]:
                    films[game["game_id"]] = await film_of(self.house, key, game["game_id"])
        tables = {name: shown(people) for name, people in self.tables.items()}
        return {"tables": tables, "people": lives, "replays": films}


def is_open(game: Any) -> bool:
    """Is something asked that has more than one answer?"""
    return len(game.options) > 1


def asks(game: Any, kind: str) -> bool:
    return bool(game.decision.kind == kind and is_open(game))


def is_asked_after(client: RecordingClient, decision: int) -> bool:
    """Is somebody asked again, after he has answered this?"""
    question = client.question
    return bool(question and question.options and question.decision > decision)


# ------------------------------------------------------------------ tournaments

SEASON = "2025/26"
#: Two are called Mario Rossi; their codes tell them apart.
PLAYERS = (
    "Anna Bianchi,M1",
    "Mario Rossi,M2,mario@example.org",
    "Mario Rossi,M3",
    "Dario Fö,M4",
    "Elena Neri,M5",
    "Franco Verdi,M6",
    "Gina Lollo,M7",
    "Hugo Boss,M8",
    "Ida Galli,M9",
    "Luca Toni,M10",
    "Zoë Ferrari,M11",
)
OUTCOMES = ("outlaws", "renegade", "law")


def told_in(report: str) -> dict[str, Any]:
    """What a report says that follows from its log."""
    said = json.loads(report)
    names = ("head", "tournament", "participants", "standings", "editions", "duels", "final")
    return {"events": len(said["log"]), **{name: said[name] for name in names}}


def keep_files(home: Path, target: Path) -> None:
    """The files of tournaments without their locks; of backups those that somebody asked for."""
    shutil.copytree(home, target, ignore=shutil.ignore_patterns("*.lock"))
    for file in (target / "backups").glob("*.zip"):
        if not file.stem.endswith("by-hand") and "-event-" not in file.stem:
            file.unlink()


async def winner_of(made: Saloon, desk: Desk, name: str) -> str:
    """Who has won a duel, when the desk knows it."""

    def is_won(view: Any) -> bool:
        return bool(duel_named(view, name)["winner"])

    return str(duel_named(await made.until(desk, is_won), name)["winner"])


def duel_named(view: Any, name: str) -> Any:
    (found,) = [duel for duel in view["duels"] if duel["name"] == name]
    return found


class Bureau:
    """The tournaments of the house: closed, in its duels, running, and one at its tables."""

    def __init__(self, made: Saloon) -> None:
        self.made = made
        self.links: dict[str, dict[str, str]] = {}
        self.told: dict[str, Any] = {}
        self.tables: dict[str, list[RecordingClient]] = {}
        self.season: Any = None

    async def hold(self, reports: Path) -> None:
        self.reports = reports
        await self.spring()
        await self.autumn()
        await self.winter()
        await self.practice()
        await self.register_season()
        for name in self.links:
            desk = await self.made.hall.come(self.links[name]["Remo"])
            self.told[name] = told_in((await desk.ask("GET", "desk/report")).text)

    async def opened(self, name: str, **more: Any) -> tuple[str, Desk, Desk]:
        """A new tournament and its two referees; their links are kept."""
        owner = await self.made.hall.owner()
        asked = {"name": name, "organizer": "Olga", "referees": ["Remo", "Rita"], **more}
        answer = await owner.post("/api/tournaments", json={"season": SEASON, **asked})
        assert answer.status_code == 201, answer.text
        links = ["/" + each["link"].split("/", 3)[3] for each in answer.json()["links"]]
        tournament = links[0].split("/")[-2]
        self.links[tournament] = dict(zip(("Olga", "Remo", "Rita"), links, strict=True))
        _, remo, rita = [await self.made.hall.come(link) for link in links]
        return tournament, remo, rita

    async def register(self, desk: Desk, players: Sequence[str]) -> list[str]:
        content = "\n".join(players).encode()
        answer = await desk.ask("POST", "desk/people", content=content)
        assert answer.json()["refused"] == [], answer.text
        await desk.act("close_registration")
        numbers: list[str] = answer.json()["registered"]
        return numbers

    async def spring(self) -> None:
        """Closed and sent: an expulsion, corrections before and after publication, duels."""
        tournament, remo, rita = await self.opened("Spring Cup", place="Terni")
        await self.register(remo, PLAYERS)
        await play_round(remo, rita, OUTCOMES[0])
        await remo.ask("PUT", "desk/photos/1/1", content=picture())
        sheriff, deputy, *_ = (await remo.get())["rounds"][0]["tables"][0]["players"]
        await remo.act("warn", player=sheriff, category="slow_play")
        await remo.act("warn", player=sheriff, category="slow_play", confirmed=True)
        await play_round(remo, rita, OUTCOMES[1])
        await self.correct(remo, rita, 2, "law")
        await play_round(remo, rita, OUTCOMES[2])
        await remo.act("publish", hall="4 4 4", confirmed=True)
        await self.correct(remo, rita, 3, "renegade")
        await remo.act("begin_duels", confirmed=True)
        for name in ("s1", "s2", "final"):
            await self.duel(remo, name)
        await remo.act("skip_third", reason="the train", confirmed=True)
        await remo.act("erase_person", person=deputy, confirmed=True)
        await remo.act("close_tournament", confirmed=True)
        await self.export(remo, tournament)
        await remo.act("mark_sent", to="the publisher", confirmed=True)

    async def correct(self, one: Desk, other: Desk, number: int, outcome: str) -> None:
        """Another outcome at the first table of a round."""
        where = {"round": number, "table": 1}
        size = len((await one.get())["rounds"][number - 1]["tables"][0]["players"])
        sheet = a_sheet(size, outcome)
        await one.act("file_sheet", **where, version=1, sheet=sheet, reason="misread")
        await other.act("verify_sheet", **where, version=2)

    async def duel(self, desk: Desk, name: str) -> None:
        """The first of a pairing wins; by a clock that was pressed once."""
        await desk.act("draw_sides", duel=name, hall="6")
        await desk.act("press_clock", duel=name, action="turn", side=0)
        self.made.house.clock.advance(5)
        await desk.act("press_clock", duel=name, action="end")
        winner = duel_named(await desk.get(), name)["first"]
        await desk.act("win_duel", duel=name, winner=winner)

    async def export(self, desk: Desk, name: str) -> None:
        """What a referee can take home."""
        for path, suffix in (("report?names=true", "json"), ("report.csv", "csv")):
            answer = await desk.ask("GET", f"desk/{path}")
            assert answer.status_code == 200, answer.text
            (self.reports / f"{name}.{suffix}").write_bytes(answer.content)

    async def autumn(self) -> None:
        """In its duels: one decided at the desk, one in the middle at a table of the house."""
        tournament, remo, rita = await self.opened("Autumn Cup")
        await self.register(remo, PLAYERS[:10])
        for outcome in OUTCOMES:
            await play_round(remo, rita, outcome)
        await remo.act("publish", hall="4 4 4", confirmed=True)
        await remo.act("begin_duels", confirmed=True)
        await self.duel(remo, "s1")
        await remo.act("draw_sides", duel="s2", hall="4")
        await remo.act("house_duel", duel="s2")
        duel = duel_named(await remo.get(), "s2")
        outlaws = duel["second"] if duel["law"] == duel["first"] else duel["first"]
        people = []
        for number in (duel["law"], outlaws):
            player = await self.made.player(remo, number)
            await player.until_duel(self.made, "s2")
            people.append(await self.seated(tournament, player))
        await together(*[client.hears(Update) for client in people])
        await play_until(self.made.house, people, lambda game: game.turns > 2 and is_open(game))
        self.tables["own-duel"] = people

    async def seated(self, tournament: str, player: Player) -> RecordingClient:
        """By a ticket from the phone to the own table."""
        secret = (await player.phone.post("ticket"))["secret"]
        path = f"/api/tournaments/{tournament}/sit"
        answer = await posted(self.made.house, path, player.client.key, secret=secret)
        assert answer.status_code == 200, answer.text
        await player.client.watch(answer.json()["table"])
        return player.client

    async def winter(self) -> None:
        """Running: one table of the second round is verified, at the other one they bid."""
        tournament, remo, rita = await self.opened("Winter Cup")
        players = await self.register(remo, PLAYERS[:10])
        await play_round(remo, rita, "law")
        await remo.act("warn", player=players[0], category="swearing", note="twice")
        await remo.act("draw_round", hall="1 2 3", confirmed=True)
        await check_table(remo, rita, 2, 1, a_sheet(5, "renegade"))
        where = {"round": 2, "table": 2}
        await remo.act("begin_auction", **where)
        shown_now = (await remo.get())["rounds"][1]["tables"][1]["auction"]["revealed"]
        bid = {"move": "open", "character": shown_now[0], "price": 30}
        await remo.act("move_auction", **where, seat=1, **bid)
        await remo.act("announce", text="Lunch at one")
        phone = await remo.post("links", role="phone", person=players[1])
        self.links[tournament]["phone"] = "/" + phone["link"].split("/", 3)[3]
        await remo.post("backup")

    async def practice(self) -> None:
        """One person among bots at a table of the house, whose result reports itself."""
        more = {"practice": True, "official": False, "season": ""}
        tournament, remo, _ = await self.opened("Practice", **more)
        await remo.act("derogate", derogation="no_auction")
        person = (await remo.act("register", name="Person"))["person"]
        await remo.act("seat_bots", count=4, bot="tenderfoot")
        await remo.act("close_registration")
        await remo.act("draw_round", hall="1 2 3", confirmed=True)
        where = {"round": 1, "table": 1}
        await remo.act("house_table", **where, clock="none")
        table = (await remo.get())["rounds"][0]["tables"][0]
        seat = table["players"].index(person)
        choice = {"seat": seat + 1, "character": table["choice"]["offered"][seat][0]}
        await remo.act("choose_character", **where, **choice)
        await self.made.until(remo, lambda view: is_waiting(view["rounds"][0]["tables"][0]))
        client = await self.seated(tournament, await self.made.player(remo, person))
        await client.question_of(client.table.seat)
        self.tables["own-table"] = [client]

    async def register_season(self) -> None:
        """Rules, a ban, a sanction that is lifted, and the result of another house."""
        owner = await self.made.hall.owner()
        acts: list[dict[str, Any]] = [
            {"t": "set_season_rules", "season": SEASON, "formula": "score + bonus", "best": 2},
            {"t": "ban_person", "name": "Nemo", "since": "2026-01-01", "reason": "a letter"},
            {"t": "sanction_person", "season": SEASON, "kind": "notice", "reason": "tone"},
            {"t": "lift_entry", "entry": 2, "reason": "on appeal"},
        ]
        acts[2] |= {"name": "Mario Rossi", "member": "M3"}
        for act in acts:
            answer = await owner.post("/api/seasons/acts", json=act)
            assert answer.status_code == 204, answer.text
        other = (self.reports / "closed.json").read_bytes()
        query = {"params": {"name": SEASON}}
        answer = await owner.post("/api/season/reports", content=other, **query)
        assert answer.status_code == 200, answer.text
        self.season = (await owner.get("/api/season", **query)).json()


def is_waiting(table: Any) -> bool:
    return bool(table["housed"]["status"] == "waiting")


def picture() -> bytes:
    """The photo of a sheet: a small one."""
    made = BytesIO()
    Image.new("RGB", (8, 8), "red").save(made, "JPEG")
    return made.getvalue()


# ------------------------------------------------------------------ by commands

LETTERS = {5: "s,d,o,o,r", 6: "s,d,o,o,o,r", 7: "s,d,d,o,o,o,r"}


def command(*words: str | Path, code: int = 0) -> str:
    """`sixgun tournament ...` and what it says."""
    outcome = CliRunner().invoke(main, ["tournament", *map(str, words)])
    assert outcome.exit_code == code, outcome.output
    return outcome.output


def held_by_commands(home: Path, reports: Path) -> tuple[dict[str, Any], Any]:
    """Three tournaments in a folder; what their reports say, and their season."""
    made = {name: begun_by_command(home, name) for name in ("closed", "published", "running")}
    run_to_publication(made["closed"])
    run_to_close(made["closed"], reports)
    run_to_publication(made["published"])
    sheet_by_command(made["published"], 3, 1, "law", "--correct", "misread")
    round_by_command(made["running"], "law")
    command("draw", made["running"], "--hall", "1", "--confirm")
    sheet_by_command(made["running"], 2, 1, "outlaws")
    command("backup", made["running"], "--out", home / "backups")
    said = {name: told_in(command("report", file)) for name, file in made.items()}
    command("season", "rules", home, SEASON, "--formula", "score", "--combined", "sum")
    command("season", "ban", home, "Nemo", "--member", "X1", "--reason", "a letter")
    command("season", "sanction", home, SEASON, "reduction", "--name", "Mario Rossi", "--member",
            "M2", "--points", "10", "--reason", "tone")  # fmt: skip
    return said, json.loads(command("season", "show", home, SEASON, "--json"))


def begun_by_command(home: Path, name: str) -> Path:
    file, people = home / f"{name}.jsonl", home.parent / "people.csv"
    command("new", file, "--name", f"The {name} one", "--organizer", "Olga", "--referee", "Remo",
            "--referee", "Rita", "--season", SEASON)  # fmt: skip
    people.write_text("name,member,contact\n" + "\n".join(PLAYERS), encoding="utf-8")
    command("register", file, "--csv", people, "--close")
    return file


def tables_in(file: Path) -> list[list[str]]:
    """The tables of the last round."""
    rounds = json.loads(command("draw", file, "--show", "--json"))["rounds"]
    tables: list[list[str]] = rounds[-1]
    return tables


def sheet_by_command(file: Path, number: int, place: int, outcome: str, *more: str) -> None:
    """A sheet typed by one referee and compared by the other."""
    size = len(tables_in(file)[place - 1])
    prices = ",".join(str(10 * seat) for seat in range(1, size + 1))
    words = (str(number), str(place), "--roles", LETTERS[size], "--prices", prices)
    command("sheet", file, *words, "--outcome", outcome, *more)
    command("sheet", file, str(number), str(place), "--verify", "--by", "Rita")


def round_by_command(file: Path, outcome: str) -> None:
    command("draw", file, "--hall", "3 5 1", "--confirm")
    number = len(json.loads(command("draw", file, "--show", "--json"))["rounds"])
    for place in range(1, len(tables_in(file)) + 1):
        sheet_by_command(file, number, place, outcome)


def run_to_publication(file: Path) -> None:
    """Three rounds; a Sheriff who has lost the first one is expelled, and qualifies for nothing."""
    round_by_command(file, OUTCOMES[0])
    sheriff = tables_in(file)[0][0]
    for _ in range(2):
        command("leave", file, sheriff, "--warn", "slow_play")
    round_by_command(file, OUTCOMES[1])
    sheet_by_command(file, 2, 1, "law", "--correct", "misread")
    round_by_command(file, OUTCOMES[2])
    command("publish", file, "--hall", "6 6")


def run_to_close(file: Path, reports: Path) -> None:
    """Duels, one of them corrected; a report with names and one without, a spreadsheet."""
    command("duel", file)
    for name in ("s1", "s2", "third", "final"):
        command("duel", file, name, "--sides", "--hall", "1")
        pairing = duel_in(file, name)
        command("duel", file, name, "--winner", pairing["first"])
    winner = duel_in(file, "third")["second"]
    command("duel", file, "third", "--winner", winner, "--correct", "the other one")
    command("duel", file, "--close")
    command("report", file, "--names", "--out", reports / "closed.json")
    command("report", file, "--out", reports / "closed-nameless.json")
    command("report", file, "--csv", "--names", "--out", reports / "closed.csv")


def duel_in(file: Path, name: str) -> Any:
    (found,) = [duel for duel in told_in(command("report", file))["duels"] if duel["duel"] == name]
    return found


if __name__ == "__main__":
    make()
