"""Whatever is damaged about who was let in lets nobody in, and troubles nobody else."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

from sixgun.client import make_key
from sixgun.trials.spoiling import damages, spoil
from tests.server.admission.closed_houses import closed, invited, operator
from tests.server.houses import browser, run

OURS = ("admissions", "invitations")


def test_no_damage_lets_anybody_in_or_meets_a_mistake(tmp_path: Path) -> None:
    async def test() -> None:
        home = tmp_path / "home"
        home.mkdir()
        async with closed(home, admission="invitation") as house:
            secret = await invited(house, uses=3, note="for the club")
            members = [await make_key(house.address, invitation=secret) for _ in range(2)]
            revoked = await make_key(house.address, invitation=secret)
            person = await house.house.people.person_of_key(revoked)
            await operator(house).asks("revoke", people=[person], confirmed=True)
        dice = random.Random(1)
        found = [each for each in damages(home / "house.db", dice, 3) if each.where in OURS]
        assert {each.where for each in found} == set(OURS)
        chosen = dice.sample(found, min(12, len(found)))
        for number, damage in enumerate(chosen):
            place = tmp_path / f"case{number}"
            shutil.copytree(home, place)
            spoil(place / "house.db", damage, dice)
            async with closed(place, admission="invitation") as house:
                answers = {}
                for key in (*members, revoked):
                    async with browser(house, key) as http:
                        answers[key] = (await http.get("/api/me")).status_code
                        brought = {"secret": secret}
                        again = await http.post("/api/admission/invitation", json=brought)
                        assert again.status_code in (200, 201, 403), f"{damage}: {again.text}"
                if not (damage.where == "admissions" and damage.column == "ended"):
                    assert answers[revoked] == 401, damage
                assert set(answers.values()) <= {200, 401}, damage
                assert sum(answers[key] == 200 for key in members) >= 1, damage
                listed = await operator(house).asks("invitations")
                assert "invitations" in listed, damage
                assert "people" in await operator(house).asks("people"), damage

    run(test)
