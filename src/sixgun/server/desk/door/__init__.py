"""At the door: check-in before round 1, the waiting list, who comes late and who does not come.

- `acts`     what is asked
- `doing`    what becomes of it; what takes several events is written in one go, or not at all
- `views`, `showing`   what the desk shows of it, and whether a round can still be seated (T-144)
"""
