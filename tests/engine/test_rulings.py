"""Rulings that a scenario cannot show; tests/house/test_rulebook.py lists them by number."""

from __future__ import annotations

from sixgun.engine.position import Place, Position, lay_out


def test_r2_an_ability_not_used_is_an_opportunity_lost() -> None:
    """Pedro Ramirez who draws from the deck has lost the discard; Jourdonnais who takes the hit
    has lost his barrel: neither is asked again."""
    places = [
        Place("Ann", "sheriff", "pedro_ramirez", hand=["bang/2D"]),
        Place("Bob", "outlaw", "jourdonnais"),
        Place("Cat", "renegade", "rose_doolan"),
        Place("Dan", "outlaw", "willy_the_kid"),
    ]
    deck = ["scope/AS", "mustang/8H"]
    game = lay_out(Position("Ann", places, phase="draw", deck=deck, discard=["beer/6H"]))
    assert game.texts() == ["take deck", "take discard"]
    game.choose("take deck")
    assert not any(text.startswith("take") for text in game.texts())
    game.choose("play bang on Bob")
    assert game.texts() == ["use jourdonnais", "pass"]
    game.choose("pass")
    assert game.decision is not None
    assert game.decision.seat == 0
    assert game.life[1] == 3
