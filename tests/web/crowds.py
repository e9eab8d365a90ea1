"""A table as full as can be: eight players, every set, and much in front of everybody."""

from __future__ import annotations

EVERYTHING = ("base", "dodge_city", "promo", "high_noon", "fistful_of_cards")
#: What whoever sits at the full table holds, and what lies on the deck.
HAND = "general_store/QS beer/6H wells_fargo missed/10C tequila bang/QH howitzer whisky"
DECK = (
    "stagecoach rag_time panic/QH general_store/9C buffalo_rifle pony_express springfield "
    "ten_gallon_hat cat_balou/KH"
)


def crowded() -> str:
    """Eight players with as much in front of them as can be."""
    roles = ["sheriff", "outlaw", "outlaw", "outlaw", "renegade", "deputy", "deputy", "renegade"]
    characters = [
        "willy_the_kid",
        "slab_the_killer",
        "rose_doolan",
        "bart_cassidy",
        "jourdonnais",
        "paul_regret",
        "lucky_duke",
        "calamity_janet",
    ]
    names = "Annabella Bartolomeo Clementina Desiderio Evangelina Ferdinando Giuseppina Hilde"
    gear = [
        "winchester scope mustang barrel",
        "volcanic/10C mustang barrel",
        "schofield",
        "binocular jail",
        "rev_carabine dynamite",
        "volcanic/10S hideout",
        "remington bible",
        "schofield can_can",
    ]
    places = "".join(
        f'[[scenario.player]]\nname = "{name}"\nrole = "{role}"\ncharacter = "{character}"\n'
        f"table = {cards.split()}\nhand = {[] if at else HAND.split()}\n"
        for at, (name, role, character, cards) in enumerate(
            zip(names.split(), roles, characters, gear, strict=True)
        )
    )
    return (
        '[[scenario]]\nid = "crowded"\ntitle = "A full table"\nturn = "Annabella"\n'
        f'sets = {list(EVERYTHING)}\nevent = "thirst"\nevents = ["shootout"]\nsteps = []\n'
        f"deck = {DECK.split()}\n{places}"
    )
