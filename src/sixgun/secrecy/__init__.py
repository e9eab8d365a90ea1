"""That nobody learns what he may not know, tried in positions of random games.

- `samples`   positions of random games of every sort
- `worlds`    a second world: the same game in the eyes of one seat, different in all it cannot know
- `leaks`     what a seat could tell the two apart by
"""
