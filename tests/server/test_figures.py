"""Figures: what is counted, and who may see it."""

from __future__ import annotations

import subprocess
import sys

from sixgun.server.figures import Figures
from tests.server.front.fronts import Front, served
from tests.server.front.test_people_routes import reason
from tests.server.front.test_sockets import refusal

TOKEN = "let-me-count"


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
