"""What is printed for the Duel.

`red`, `brown` and `blue` are the cards; `law` and `outlaws` the characters.
"""
