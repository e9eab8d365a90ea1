"""Where the rules stand that a difference is about."""

from __future__ import annotations

from sixgun import Option

from .kinds import slug_of

#: By kind of decision.
ASKED: dict[str, str] = {
    "play": "R31, R102, R105, R182, R200, R218, S3",
    "shot": "R33-R40, S17",
    "guard": "R208-R210",
    "roulette": "R211-R213",
    "indians": "R42, R48, R109, R170",
    "duel": "R42, R47, R89, R112, R170",
    "lethal": "R49-R52, R167, S14",
    "limit": "R6, R27, R133, R156, R186",
    "cost": "R105, R126, S1",
    "order": "R16, R235, S1",
    "pick": "R8, R97, R106, R107, R208",
    "store": "R88, R229",
    "look": "R100, R177, R203",
    "flip": "R80, R252, S11",
    "source": "R18, R99, R131, R189",
    "character": "S24",
    "keep": "S24",
    "copy": "R134, S10",
    "gift": "R145, R146, S10",
    "daltons": "R164, R165",
    "suit": "R182",
    "colour": "R204",
    "identity": "R184, R185, S19",
    "blood": "R191, R192, R196",
    "liquor": "R197",
    "ranch": "R206, R207",
}
#: By card, character or event.
AT_WORK: dict[str, str] = {
    "bang": "R31-R41, R44",
    "beer": "R14, R51, R108",
    "saloon": "R51, R168",
    "stagecoach": "R19",
    "general_store": "R88, R229",
    "panic": "R8, R30, R109",
    "cat_balou": "R8, R109",
    "gatling": "R41, R48, R56, R234",
    "howitzer": "R34, R48, R234",
    "indians": "R48, R56, R109, R234",
    "duel": "R58, R86, R89, R112, R113, R128",
    "jail": "R12, R78, R134",
    "dynamite": "R57, R74-R77, S11",
    "dodge": "R45",
    "bible": "R45",
    "derringer": "R46",
    "brawl": "R105, R106",
    "tequila": "R50, R105, R108",
    "whisky": "R50, R105, R108",
    "springfield": "R105, R116",
    "sid_ketchum": "R93, R94, R169, S14",
    "chuck_wengam": "R121",
    "doc_holyday": "R87, R115, R122",
    "jose_delgado": "R126, R219",
    "uncle_will": "R140-R142",
    "thirst": "R175-R178",
    "train_arrival": "R177-R180",
    "ghost_town": "R154-R159, S18",
    "dead_man": "R194, R195",
    "gold_rush": "R160",
    "hangover": "R161, R162",
    "the_doctor": "R166",
    "high_noon": "R150, R181",
    "abandoned_mine": "R186-R189",
    "law_of_the_west": "R200-R203, S15",
    "lasso": "R198, R199",
    "ricochet": "R208-R210, R248",
    "sniper": "R214-R217",
    "vendetta": "R220, R221, R252",
    "a_fistful_of_cards": "R222, R223",
    "blessing": "R151, R153",
    "curse": "R152, R153",
    "the_judge": "R218, R219",
    "the_sermon": "R170-R174",
    "the_reverend": "R167-R169",
}
#: For everything that happens round an elimination and at the end of a turn.
ALWAYS = "R61-R73, R82-R86, R90-R97, R124-R130, R234-R236, R250, R251"


def rules_about(kind: str, option: Option | None, event: str) -> str:
    """The rulings to read: of what is asked, of what was chosen last, of the event."""
    word = slug_of(str(option[1])) if option and option[1] else ""
    found = [ASKED.get(kind, ""), AT_WORK.get(word, ""), AT_WORK.get(event, ""), ALWAYS]
    return "; ".join(rules for rules in found if rules)
