"""Where the rules stand that a difference is about."""

from __future__ import annotations

from collections.abc import Iterable

#: Where each kind of question is settled.
SETTLED = {
    "front": "duel.md 2; D13",
    "rear": "duel.md 2; D13",
    "reserve": "duel.md 12; D13",
    "swap": "D17",
    "play": "duel.md 3, 4, 10, 11",
    "shot": "duel.md 6, 10, 11; D7",
    "indians": "duel.md 10; D19",
    "duel": "duel.md 10; D16, D19",
    "limit": "duel.md 3",
    "cost": "duel.md 11",
    "pick": "duel.md 10; D21",
    "store": "duel.md 8, 10",
    "look": "duel.md 10, 11; D11",
    "flip": "duel.md 11, Bart Masterson",
    "bear": "D6",
    "marker": "duel.md 10, Shotgun",
    "loss": "duel.md 10, Peacemaker",
    "gear": "duel.md 11, Cattle Katie",
    "loot": "duel.md 11, Bull Anderson",
    "back": "D21",
    "replacement": "duel.md 12",
}

#: What is ruled on cards and characters, besides what the reference says of each.
RULED = {
    "gatling": "D1, D20, R234",
    "indians": "D16, D19, D20, R234",
    "return_fire": "D1, D20",
    "canteen": "D2, D3, D12",
    "shotgun": "D2, D3",
    "panic": "D2, D3, D4",
    "pocket_watch": "D2",
    "jango": "D2",
    "tom_thorn": "D3",
    "inn": "D5",
    "buffalo_bell": "D5, D6",
    "dynamite": "D6, D9, D14, D15",
    "rattlesnake": "D14",
    "derringer": "D7, D23",
    "knife": "D23",
    "wyatt_ear": "D7, D20",
    "wild_bill": "D10, D22",
    "peacemaker": "D10",
    "bull_anderson": "D10, D21",
    "soundance_kid": "D11",
    "teacher": "D12",
    "alan_pinkertoon": "D5, D14, D15",
    "dalon_ranger": "D5, D15, D20",
    "slim_poet": "D5, D15, D16, D21",
    "duel": "D16, D19",
    "dalton_bros": "D17",
    "pat_garret": "D17",
    "bank": "D17",
    "west_harding": "D18",
    "gunbelt": "D18",
    "toco_ramirez": "D19",
    "steal": "D21",
    "sid_curry": "D24",
    "general_store": "D8",
}


def rules_about(settled: str, names: Iterable[str]) -> str:
    """What to read: of the question or the place, and of everybody who may have had a part."""
    ruled = [f"{name} {RULED[name]}" for name in names if name in RULED]
    return "; ".join([settled, *ruled])
