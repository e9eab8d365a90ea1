"""Figures: what is counted, and who may see it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import sixgun
from sixgun.server.figures import Figures
from sixgun.server.protocol import Distance, Explain
from tests.server.front.fronts import Front, served
from tests.server.front.test_people_routes import reason
from tests.server.front.test_sockets import refusal
from tests.server.houses import OpenHouse, RecordingClient, a_house, begun, browser, run

TOKEN = "let-me-count"
STATES = ("greeting", "in", "hall", "leaving")


def values(text: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_what_is_counted() -> None:
    figures = Figures()
    figures.decision(0.004)
    figures.decision(0.3)
    figures.decision()
    figures.refused()
    figures.bot_failed("died")
    figures.bot_failed("died")
    figures.bot_failed("slow")
    figures.watch(lambda: {"tables": 3})
    found = values(figures.text().decode())
    assert found["sixgun_decisions_total"] == 3
    assert found["sixgun_decision_seconds_count"] == 2
    assert found['sixgun_decision_seconds_bucket{le="0.005"}'] == 1
    assert found["sixgun_refused_messages_total"] == 1
    assert found['sixgun_bot_failures_total{reason="died"}'] == 2
    assert found['sixgun_bot_failures_total{reason="slow"}'] == 1
    assert found["sixgun_tables"] == 3


def test_two_houses_count_apart() -> None:
    one, other = Figures(), Figures()
    one.refused()
    assert values(other.text().decode())["sixgun_refused_messages_total"] == 0


def test_tables_count_without_a_web_server() -> None:
    code = "import sys, sixgun.server.figures; print('litestar' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_front_counts_tables_sockets_and_requests() -> None:
    async def test(front: Front) -> None:
        key = await front.key()
        async with front.program() as client, front.socket(key):
            await client.get("/nowhere")
            assert (await refusal(front.socket("x" * 30)))[0] == 401
            found = values((await client.get("/metrics")).text)
        assert found["sixgun_tables"] == 1
        assert found["sixgun_sockets"] == 1
        assert found['sixgun_http_requests_total{status="404"}'] == 1
        assert found['sixgun_sockets_refused_total{status="401"}'] == 1

    served(test)


def test_the_figures_are_for_this_machine_or_for_who_brings_the_token() -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            assert (await client.get("/metrics")).status_code == 200
            through = {"X-Forwarded-For": "203.0.113.9"}
            refused = await client.get("/metrics", headers=through)
            assert (refused.status_code, reason(refused)) == (403, "house-metrics-closed")
            for token, status in ((f" {TOKEN}", 200), (" guess", 403), ("", 403)):
                headers = through | {"Authorization": f"Bearer{token}"}
                assert (await client.get("/metrics", headers=headers)).status_code == status
            outside = {"Host": "saloon.example"}
            assert (await client.get("/metrics", headers=outside)).status_code == 403

    served(test, metrics_token=TOKEN, names=("saloon.example",))


def test_without_a_token_no_token_opens_the_figures() -> None:
    async def test(front: Front) -> None:
        async with front.program() as client:
            headers = {"X-Forwarded-For": "203.0.113.9", "Authorization": "Bearer"}
            assert (await client.get("/metrics", headers=headers)).status_code == 403

    served(test)


# ------------------------------------------------------------------ of a whole house

DOCS = Path(__file__).parents[2] / "docs"
#: What the samples of a figure are called besides its own name.
ENDINGS = ("_bucket", "_count", "_sum", "_total", "_created")


async def shown(house: OpenHouse) -> str:
    async with browser(house) as http:
        return (await http.get("/metrics")).text


async def busy(house: OpenHouse) -> list[RecordingClient]:
    people = await begun(house, "Anna", "Bruno", "Carla", "Dario")
    await people[0].request(Explain(asks=(Distance(0, 1),) * 3))
    return people


def test_a_house_shows_its_process_its_loop_its_store_and_its_sockets(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            people = await busy(house)
            async with house.socket(people[0].key):  # says no hello
                found = values(await shown(house))
            states = {
                state: found[f'sixgun_sockets_by_state{{state="{state}"}}'] for state in STATES
            }
            assert states == {"greeting": 1, "in": 4, "hall": 0, "leaving": 0}
            assert found["sixgun_sockets"] == 5
            assert found["sixgun_explanations_total"] == 3
            assert (
                found["sixgun_store_writes_total"] >= found["sixgun_store_commit_seconds_count"] > 0
            )
            assert found["sixgun_writes_waiting"] == 0
            assert found["sixgun_store_bytes"] == (tmp_path / "house.db").stat().st_size
            assert found["sixgun_store_wal_bytes"] == (tmp_path / "house.db-wal").stat().st_size > 0
            assert found["process_resident_memory_bytes"] > 10_000_000
            (build,) = [name for name in found if name.startswith("sixgun_build_info")]
            assert f'version="{sixgun.__version__}"' in build

    run(test)


def test_what_waits_for_the_disk_is_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            store = house.house.store
            held: list[float] = []
            store.watch(lambda writes, seconds: held.append(store.figures()["writes_waiting"]))
            written = [store.flush() for _ in range(5)]
            assert store.figures()["writes_waiting"] <= 5
            for write in written:
                await write
            assert store.figures()["writes_waiting"] == 0
            assert all(0 <= waiting < 5 for waiting in held)

    run(test)


def named_in(text: str) -> set[str]:
    return set(re.findall(r"\b(?:sixgun|process)_[a-z_]+\b", text))


def test_the_dashboard_and_the_page_name_what_there_is(tmp_path: Path) -> None:
    """Every figure of the dashboard exists; every figure of the house is on the page."""

    async def test() -> None:
        async with a_house(tmp_path) as house:
            await busy(house)
            text = await shown(house)
        families = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")}
        samples = families | {f"{name}{ending}" for name in families for ending in ENDINGS}
        board = json.loads((DOCS / "monitoring" / "grafana.json").read_text())
        asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
        assert all(named_in(expression) for expression in asked)
        assert named_in(" ".join(asked)) - samples == set()
        page = named_in((DOCS / "figures.md").read_text())
        assert page - samples == set()
        own = {name for name in families if re.match("sixgun_(?!.*_created$)", name)}
        assert {name for name in own if not {name, f"{name}_total"} & page} == set()

    run(test)
